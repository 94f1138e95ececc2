#include "web/page/page.hpp"

#include <emscripten.h>

#include "web/page/events.hpp"
#include "web/page/wasm_input.hpp"

// Text goes out as an address and a length in bytes; page.js passes itself in as Module.page.
// Clang would format the JavaScript below as if it were C++.
// clang-format off
EM_JS(void, page_tell, (const char* message, int size), { Module.page.take(UTF8ToString(message, size)); });
EM_JS(void, page_announce, (const char* text, int size), { Module.page.announce(UTF8ToString(text, size)); });
EM_JS(int, page_keep, (const char* key, int key_size, const char* text, int size), {
  return Module.page.keep(UTF8ToString(key, key_size), UTF8ToString(text, size));
});
EM_JS(void, page_today, (), { Module.inbox = Module.page.today(); });
EM_JS(void, page_addressed, (), { Module.inbox = Module.page.addressed(); });
EM_JS(void, page_kept, (const char* key, int size), { Module.inbox = Module.page.kept(UTF8ToString(key, size)); });
EM_JS(void, page_site_file, (const char* name, int size), { Module.inbox = Module.page.siteFile(UTF8ToString(name, size)); });
EM_JS(void, page_fail, (const char* why, int size), { Module.page.fail(UTF8ToString(why, size)); });
EM_JS(void, page_set_place, (const char* text, int size, const char* board, int board_size), {
  Module.page.setPlace(UTF8ToString(text, size), UTF8ToString(board, board_size));
});
EM_JS(void, page_address, (const char* text, int size), { Module.inbox = Module.page.address(UTF8ToString(text, size)); });
EM_JS(void, page_refuse, (const char* why, int size), { Module.page.refuse(UTF8ToString(why, size)); });
EM_JS(void, page_request_frame, (), { Module.page.requestFrame(); });
EM_JS(void, page_set_timer, (int milliseconds), { Module.page.setTimer(milliseconds); });
EM_JS(void, page_set_cursor, (const char* cursor, int size), { Module.page.setCursor(UTF8ToString(cursor, size)); });
// clang-format on

namespace schlegel::page {
namespace {

int size_of(std::string_view text) { return static_cast<int>(text.size()); }

}  // namespace

void tell_json(std::string_view message) { page_tell(message.data(), size_of(message)); }

void announce(std::string_view sentence) { page_announce(sentence.data(), size_of(sentence)); }

Keeping keep(std::string_view key, std::string_view text) {
  return static_cast<Keeping>(page_keep(key.data(), size_of(key), text.data(), size_of(text)));
}

std::string today() {
  page_today();
  return take_inbox();
}

std::string addressed() {
  page_addressed();
  return take_inbox();
}

std::string kept(std::string_view key) {
  page_kept(key.data(), size_of(key));
  return take_inbox();
}

std::string site_file(std::string_view name) {
  page_site_file(name.data(), size_of(name));
  return take_inbox();
}

void fail(std::string_view why) { page_fail(why.data(), size_of(why)); }

void set_place(std::string_view fragment, std::string_view board) {
  page_set_place(fragment.data(), size_of(fragment), board.data(), size_of(board));
}

std::string address(std::string_view fragment) {
  page_address(fragment.data(), size_of(fragment));
  return take_inbox();
}

void request_frame() { page_request_frame(); }

void set_timer(int milliseconds) { page_set_timer(milliseconds); }

double now_milliseconds() { return emscripten_get_now(); }

void set_cursor(std::string_view css_cursor) { page_set_cursor(css_cursor.data(), size_of(css_cursor)); }

}  // namespace schlegel::page

/// page.js calls this for every event, with its JSON in the inbox.
extern "C" EMSCRIPTEN_KEEPALIVE void page_event() {
  schlegel::page::PageEvent event;
  if (const auto problem = schlegel::read_message(schlegel::take_inbox(), event))
    page_refuse(problem->message.data(), static_cast<int>(problem->message.size()));
  else
    schlegel::page::handle(event);
}
