/* Read before every SDL source in place of its SDL_config.h: video, events and timers for the web, nothing else. */
#ifndef SDL_config_h_
#define SDL_config_h_
#define SDL_LEAN_AND_MEAN 1 /* no software blitting */
#include "SDL_config_emscripten.h"

#undef SDL_AUDIO_DRIVER_DISK
#undef SDL_AUDIO_DRIVER_DUMMY
#undef SDL_AUDIO_DRIVER_EMSCRIPTEN
#undef SDL_JOYSTICK_EMSCRIPTEN
#undef SDL_VIDEO_RENDER_OGL_ES2
#undef SDL_VIDEO_OPENGL_EGL
#undef SDL_VIDEO_OPENGL_ES2
#undef HAVE_ICONV
#undef HAVE_ICONV_H
#undef HAVE_DLOPEN
#undef SDL_LOADSO_DLOPEN
#define SDL_AUDIO_DISABLED 1
#define SDL_JOYSTICK_DISABLED 1
#define SDL_RENDER_DISABLED 1
#define SDL_SENSOR_DISABLED 1
#define SDL_LOADSO_DUMMY 1
#endif
