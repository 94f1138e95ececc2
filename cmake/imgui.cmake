# imgui: Dear ImGui with its OpenGL backend, without its demo and debug windows.
schlegel_source(imgui 1.90.1 https://github.com/ocornut/imgui.git v1.90.1)
# The app brings its own font: without the call that falls back to the built-in one, its 12 KB of data go too.
file(READ "${imgui_SOURCE}/imgui_draw.cpp" imgui_draw)
string(REPLACE "        AddFontDefault();" "        IM_ASSERT(!\"a font must be added\");" imgui_draw "${imgui_draw}")
file(WRITE "${CMAKE_BINARY_DIR}/imgui_draw.new.cpp" "${imgui_draw}")
file(COPY_FILE "${CMAKE_BINARY_DIR}/imgui_draw.new.cpp" "${CMAKE_BINARY_DIR}/imgui_draw.cpp" ONLY_IF_DIFFERENT)

add_library(imgui STATIC EXCLUDE_FROM_ALL
  "${imgui_SOURCE}/imgui.cpp" "${CMAKE_BINARY_DIR}/imgui_draw.cpp" "${imgui_SOURCE}/imgui_tables.cpp"
  "${imgui_SOURCE}/imgui_widgets.cpp" "${imgui_SOURCE}/backends/imgui_impl_opengl3.cpp")
target_include_directories(imgui SYSTEM PUBLIC "${imgui_SOURCE}" "${imgui_SOURCE}/backends")
target_compile_definitions(imgui PUBLIC
  IMGUI_DISABLE_DEMO_WINDOWS IMGUI_DISABLE_DEBUG_TOOLS IMGUI_DISABLE_OBSOLETE_FUNCTIONS IMGUI_DISABLE_FILE_FUNCTIONS
  IMGUI_IMPL_OPENGL_ES2 "ImDrawIdx=unsigned int")
target_compile_options(imgui PRIVATE -w)
target_link_libraries(imgui PRIVATE schlegel_options schlegel_small)
