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

/// The bytes as a std::string or a vector of bytes.
template <class Bytes>
Bytes take_inbox() {
  Bytes bytes(static_cast<std::size_t>(inbox_size()), 0);
  inbox_copy(reinterpret_cast<char*>(bytes.data()));
  return bytes;
}

}  // namespace schlegel
