#pragma once
#include <cstddef>

#include <emscripten.h>

/// How bytes come in from JavaScript, without exported memory functions: the caller leaves them in Module.inbox.
/// Include it in one file of a module only (EM_JS defines what it declares).
EM_JS(int, inbox_size, (), { return Module.inbox.length; });
EM_JS(void, inbox_copy, (char* to), { HEAPU8.set(Module.inbox, to); });

#ifdef EM_JS_DEPS
EM_JS_DEPS(schlegel_text, "$UTF8ToString");
#endif

namespace schlegel {

inline std::string take_inbox() {
  std::string bytes(static_cast<std::size_t>(inbox_size()), '\0');
  inbox_copy(bytes.data());
  return bytes;
}

}  // namespace schlegel
