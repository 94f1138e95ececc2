# imgui: Dear ImGui with its OpenGL backend, without its demo and debug windows.
schlegel_source(imgui 1.90.1 https://github.com/ocornut/imgui.git v1.90.1)
add_library(imgui STATIC EXCLUDE_FROM_ALL
  "${imgui_SOURCE}/imgui.cpp" "${imgui_SOURCE}/imgui_draw.cpp" "${imgui_SOURCE}/imgui_tables.cpp"
  "${imgui_SOURCE}/imgui_widgets.cpp" "${imgui_SOURCE}/backends/imgui_impl_opengl3.cpp")
target_include_directories(imgui SYSTEM PUBLIC "${imgui_SOURCE}" "${imgui_SOURCE}/backends")
target_compile_definitions(imgui PUBLIC
  IMGUI_DISABLE_DEMO_WINDOWS IMGUI_DISABLE_DEBUG_TOOLS IMGUI_DISABLE_OBSOLETE_FUNCTIONS IMGUI_DISABLE_FILE_FUNCTIONS
  IMGUI_IMPL_OPENGL_ES2 "ImDrawIdx=unsigned int")
target_compile_options(imgui PRIVATE -w)
target_link_libraries(imgui PRIVATE schlegel_options schlegel_small)
