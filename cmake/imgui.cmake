# imgui: Dear ImGui with its OpenGL backend, without its demo and debug windows.
schlegel_source(imgui 1.90.1 https://github.com/ocornut/imgui.git v1.90.1)
# What the app never comes to, or could do without, is not loaded by the page then: the built-in font with its 12 KB of data, ImGui's own keys
# and colours, resizing, decorations of a window that is never shown, and a reader of versions.
function(imgui_replace file from to)
  if(NOT DEFINED imgui_text_${file})
    file(READ "${imgui_SOURCE}/${file}" imgui_text_${file})
  endif()
  string(FIND "${imgui_text_${file}}" "${from}" found)
  if(found EQUAL -1)
    message(FATAL_ERROR "${imgui_SOURCE}/${file} has no ${from}")
  endif()
  string(REPLACE "${from}" "${to}" imgui_text_${file} "${imgui_text_${file}}")
  set(imgui_text_${file} "${imgui_text_${file}}" PARENT_SCOPE)
endfunction()
imgui_replace(imgui_draw.cpp "        AddFontDefault();" "        IM_ASSERT(!\"a font must be added\");")
imgui_replace(imgui.cpp "\n    NavUpdate();\n" "\n")
imgui_replace(imgui.cpp "        if (!window->Collapsed)\n            if (int auto_fit_mask" "        if (!(window->Flags & ImGuiWindowFlags_NoResize))\n            if (int auto_fit_mask")
imgui_replace(imgui.cpp "    ImGui::StyleColorsDark(this);\n" "")
imgui_replace(imgui.cpp "Begin(\"Debug##Default\")" "Begin(\"Debug##Default\", NULL, ImGuiWindowFlags_NoDecoration)")
imgui_replace(backends/imgui_impl_opengl3.cpp "sscanf(gl_version, \"%d.%d\", &major, &minor)" "(void)gl_version")
imgui_replace(backends/imgui_impl_opengl3.cpp "sscanf(bd->GlslVersionString, \"#version %d\", &glsl_version)" "glsl_version = 100")
foreach(file imgui.cpp imgui_draw.cpp backends/imgui_impl_opengl3.cpp)
  get_filename_component(name "${file}" NAME)
  file(WRITE "${CMAKE_BINARY_DIR}/imgui/new/${name}" "${imgui_text_${file}}")
  file(COPY_FILE "${CMAKE_BINARY_DIR}/imgui/new/${name}" "${CMAKE_BINARY_DIR}/imgui/${name}" ONLY_IF_DIFFERENT)
  list(APPEND imgui_files "${CMAKE_BINARY_DIR}/imgui/${name}")
endforeach()

add_library(imgui STATIC EXCLUDE_FROM_ALL
  ${imgui_files} "${imgui_SOURCE}/imgui_tables.cpp" "${imgui_SOURCE}/imgui_widgets.cpp")
target_include_directories(imgui SYSTEM PUBLIC "${imgui_SOURCE}" "${imgui_SOURCE}/backends")
target_compile_definitions(imgui PUBLIC
  IMGUI_DISABLE_DEMO_WINDOWS IMGUI_DISABLE_DEBUG_TOOLS IMGUI_DISABLE_OBSOLETE_FUNCTIONS IMGUI_DISABLE_FILE_FUNCTIONS
  IMGUI_IMPL_OPENGL_ES2 "ImDrawIdx=unsigned int")
target_compile_options(imgui PRIVATE -w)
target_link_libraries(imgui PRIVATE schlegel_options schlegel_small)
