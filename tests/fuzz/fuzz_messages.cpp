// The fuzzer's body for messages between page and app: whatever is read as one is written, read and written alike.
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "web/board/messages.hpp"
#include "web/page/events.hpp"
#include "web/page/messages.hpp"

namespace {

using namespace schlegel;

template <class Messages>
std::string rewritten(std::string_view text) {
  Messages message;
  if (read_message(text, message)) return {};
  return std::visit([](const auto& one) { return write_json(one); }, message);
}

template <class Messages>
void check(std::string_view text) {
  const std::string once = rewritten<Messages>(text);
  if (once.empty() || rewritten<Messages>(once) == once) return;
  std::fprintf(stderr, "not the same when read again: %s\n", once.c_str());
  std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  check<page::PageEvent>(text);
  check<page::PageMessage>(text);
  check<board::BoardCall>(text);
  check<board::BoardAnswer>(text);
  return 0;
}
