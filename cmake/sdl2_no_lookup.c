/* SDL asks EGL for functions by name; the one Emscripten has would keep all of OpenGL alive, and nothing here needs it. */
void (*eglGetProcAddress(const char* name))(void);
void (*eglGetProcAddress(const char* name))(void) {
  (void)name;
  return 0;
}
