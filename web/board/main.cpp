#include <emscripten.h>

#include "play/svg.hpp"
#include "web/board/board.hpp"
#include "web/page/wasm_input.hpp"

// Answers go out as an address and a length in bytes.
// clang-format off
EM_JS(void, board_answer, (const char* text, int size), { Module.answer = UTF8ToString(text, size); });
// clang-format on

namespace {

void answer(const std::string& text) { board_answer(text.data(), static_cast<int>(text.size())); }

}  // namespace

/// Does what the call in the inbox asks of the board with this number (web/board/messages.hpp).
extern "C" EMSCRIPTEN_KEEPALIVE void board_call(int number) {
  static schlegel::board::Boards boards;
  answer(boards.call(number, schlegel::take_inbox()));
}

/// Tells the colours of the pictures as a style sheet for a shadow root.
extern "C" EMSCRIPTEN_KEEPALIVE void board_style() { answer(schlegel::style_sheet(":host")); }
