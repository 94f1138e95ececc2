/* Stands in for the sscanf of Dear ImGui's settings reader, which is never called here: it finds nothing. */
int imgui_no_scan(const char* text, const char* format, ...);
int imgui_no_scan(const char* text, const char* format, ...) {
  (void)text;
  (void)format;
  return 0;
}
