# sdl2: window and input of SDL 2 for the web as a short static library. Its own CMake project would probe for minutes.
schlegel_source(sdl2 2.26.5 https://github.com/libsdl-org/SDL.git release-2.26.5)
set(sdl2_files
  SDL SDL_assert SDL_dataqueue SDL_error SDL_guid SDL_hints SDL_list SDL_log SDL_utils
  atomic/SDL_atomic atomic/SDL_spinlock cpuinfo/SDL_cpuinfo
  events/SDL_clipboardevents events/SDL_displayevents events/SDL_dropevents events/SDL_events events/SDL_gesture
  events/SDL_keyboard events/SDL_keysym_to_scancode events/SDL_mouse events/SDL_quit events/SDL_scancode_tables
  events/SDL_touch events/SDL_windowevents events/imKStoUCS
  file/SDL_rwops
  loadso/dummy/SDL_sysloadso misc/SDL_url misc/emscripten/SDL_sysurl power/SDL_power power/emscripten/SDL_syspower
  render/SDL_render render/SDL_yuv_sw
  stdlib/SDL_crc16 stdlib/SDL_crc32 stdlib/SDL_getenv stdlib/SDL_iconv stdlib/SDL_malloc stdlib/SDL_qsort
  stdlib/SDL_stdlib stdlib/SDL_string stdlib/SDL_strtokr
  thread/SDL_thread thread/generic/SDL_syscond thread/generic/SDL_sysmutex thread/generic/SDL_syssem
  thread/generic/SDL_systhread thread/generic/SDL_systls
  timer/SDL_timer timer/unix/SDL_systimer
  video/SDL_RLEaccel video/SDL_blit video/SDL_blit_0 video/SDL_blit_1 video/SDL_blit_A video/SDL_blit_N
  video/SDL_blit_auto video/SDL_blit_copy video/SDL_blit_slow video/SDL_bmp video/SDL_clipboard
  video/SDL_fillrect video/SDL_pixels video/SDL_rect video/SDL_shape video/SDL_stretch video/SDL_surface
  video/SDL_video video/SDL_yuv video/yuv2rgb/yuv_rgb
  video/emscripten/SDL_emscriptenevents video/emscripten/SDL_emscriptenframebuffer
  video/emscripten/SDL_emscriptenmouse video/emscripten/SDL_emscriptenvideo
)
list(TRANSFORM sdl2_files PREPEND "${sdl2_SOURCE}/src/")
list(TRANSFORM sdl2_files APPEND ".c")
add_library(sdl2 STATIC EXCLUDE_FROM_ALL ${sdl2_files})
target_include_directories(sdl2 SYSTEM PUBLIC "${sdl2_SOURCE}/include")
target_compile_options(sdl2 PRIVATE -w -include "${PROJECT_SOURCE_DIR}/cmake/sdl2_config.h")
target_link_libraries(sdl2 PRIVATE schlegel_options schlegel_small)
