#include "web/page/page.hpp"

#include <cstddef>
#include <utility>

#include <emscripten.h>

#include "web/page/events.hpp"
#include "web/page/wasm_input.hpp"

// Text goes out as an address and a length in bytes, and numbers as they are; page.js passes itself in as Module.page.
// Clang would format the JavaScript below as if it were C++.
// clang-format off
EM_JS(void, page_mirror_begin, (const char* heading, int heading_size, const char* summary, int summary_size), {
  Module.page.mirrorBegin(UTF8ToString(heading, heading_size), UTF8ToString(summary, summary_size));
});
EM_JS(void, page_mirror_item, (int kind, const char* id, int id_size, const char* group, int group_size, const char* name,
                               int name_size, const char* state, int state_size, const char* neighbours, int neighbours_size,
                               double x, double y, double width, double height, int covered, int enabled, int checked, double value, double most), {
  Module.page.mirrorItem({
    kind: kind, id: UTF8ToString(id, id_size), group: UTF8ToString(group, group_size), name: UTF8ToString(name, name_size),
    state: UTF8ToString(state, state_size), neighbours: UTF8ToString(neighbours, neighbours_size), x: x, y: y, width: width,
    height: height, covered: !!covered, enabled: !!enabled, checked: !!checked, value: value, most: most
  });
});
EM_JS(void, page_mirror_text, (const char* section, int section_size, const char* text, int size), {
  Module.page.mirrorText(UTF8ToString(section, section_size), UTF8ToString(text, size));
});
EM_JS(void, page_mirror_end, (), { Module.page.mirrorEnd(); });
EM_JS(void, page_announce, (const char* text, int size), { Module.page.announce(UTF8ToString(text, size)); });
EM_JS(void, page_ask, (int job, const char* text, int size), { Module.page.ask(job, UTF8ToString(text, size)); });
EM_JS(void, page_cancel, (), { Module.page.cancel(); });
EM_JS(int, page_keep, (const char* key, int key_size, const char* text, int size), {
  return Module.page.keep(UTF8ToString(key, key_size), UTF8ToString(text, size));
});
EM_JS(void, page_today, (), { Module.inbox = Module.page.today(); });
EM_JS(void, page_kept, (const char* key, int size), { Module.inbox = Module.page.kept(UTF8ToString(key, size)); });
EM_JS(void, page_site_file, (const char* name, int size), { Module.inbox = Module.page.siteFile(UTF8ToString(name, size)); });
EM_JS(void, page_fail, (const char* why, int size), { Module.page.fail(UTF8ToString(why, size)); });
EM_JS(void, page_set_place, (const char* text, int size, const char* board, int board_size), {
  Module.page.setPlace(UTF8ToString(text, size), UTF8ToString(board, board_size));
});
EM_JS(void, page_address, (const char* text, int size), { Module.inbox = Module.page.address(UTF8ToString(text, size)); });
EM_JS(void, page_open_dialog, (const char* kind, int kind_size, const char* payload, int size), {
  Module.page.openDialog(UTF8ToString(kind, kind_size), UTF8ToString(payload, size));
});
EM_JS(void, page_dialog_error, (const char* text, int size, int line, int column), {
  Module.page.dialogError(UTF8ToString(text, size), line, column);
});
EM_JS(void, page_close_dialog, (), { Module.page.closeDialog(); });
EM_JS(void, page_request_frame, (), { Module.page.requestFrame(); });
EM_JS(void, page_set_timer, (int milliseconds), { Module.page.setTimer(milliseconds); });
EM_JS(void, page_set_cursor, (const char* cursor, int size), { Module.page.setCursor(UTF8ToString(cursor, size)); });
// clang-format on

namespace schlegel::page {
namespace {

int size_of(std::string_view text) { return static_cast<int>(text.size()); }

}  // namespace

void set_mirror(const Mirror& mirror) {
  page_mirror_begin(mirror.heading.data(), size_of(mirror.heading), mirror.summary.data(), size_of(mirror.summary));
  for (const auto& [section, text] : mirror.texts)
    page_mirror_text(section.data(), size_of(section), text.data(), size_of(text));
  for (const MirrorItem& item : mirror.items) {
    std::string neighbours;
    for (const std::string& neighbour : item.neighbours) neighbours += neighbour + '\n';
    page_mirror_item(static_cast<int>(item.kind), item.id.data(), size_of(item.id), item.group.data(),
                     size_of(item.group), item.name.data(), size_of(item.name), item.state.data(), size_of(item.state),
                     neighbours.data(), size_of(neighbours), item.box.x, item.box.y, item.box.width, item.box.height,
                     item.covered, item.enabled, item.checked, item.value, item.most);
  }
  page_mirror_end();
}

void announce(std::string_view sentence) { page_announce(sentence.data(), size_of(sentence)); }

void ask(int job, std::string_view question) { page_ask(job, question.data(), size_of(question)); }

void cancel() { page_cancel(); }

Keeping keep(std::string_view key, std::string_view text) {
  return static_cast<Keeping>(page_keep(key.data(), size_of(key), text.data(), size_of(text)));
}

std::string today() {
  page_today();
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

void open_dialog(std::string_view kind, std::string_view payload) {
  page_open_dialog(kind.data(), size_of(kind), payload.data(), size_of(payload));
}

void dialog_error(std::string_view message, int line, int column) {
  page_dialog_error(message.data(), size_of(message), line, column);
}

void close_dialog() { page_close_dialog(); }

void request_frame() { page_request_frame(); }

void set_timer(int milliseconds) { page_set_timer(milliseconds); }

double now_milliseconds() { return emscripten_get_now(); }

void set_cursor(std::string_view css_cursor) { page_set_cursor(css_cursor.data(), size_of(css_cursor)); }

}  // namespace schlegel::page

namespace schlegel::page {
namespace {

/// An event as it comes from page.js, which lists the names of the numbers of each kind.
struct RawEvent {
  int job;
  std::string text;
  double first, second, third;

  int number() const { return static_cast<int>(first); }
};

std::pair<std::string, std::string> split_at(const std::string& text, char mark) {
  const std::size_t at = text.find(mark);
  return at == std::string::npos ? std::pair(text, std::string()) : std::pair(text.substr(0, at), text.substr(at + 1));
}

template <class Event>
PageEvent bare(RawEvent) {
  return Event{};
}
template <class Event>
PageEvent of_text(RawEvent raw) {
  return Event{std::move(raw.text)};
}
template <class Event>
PageEvent of_number(RawEvent raw) {
  return Event{raw.number()};
}
template <class Event>
PageEvent of_job(RawEvent raw) {
  return Event{raw.job, std::move(raw.text)};
}
/// Of two texts with this between them.
template <class Event, char between>
PageEvent of_two_texts(RawEvent raw) {
  auto [one, other] = split_at(raw.text, between);
  return Event{std::move(one), std::move(other)};
}

template <BoardChange::Action action>
PageEvent board_change(RawEvent raw) {
  const auto [puzzle, rest] = split_at(raw.text, '\t');
  auto [id, title] = split_at(rest, '\t');
  return BoardChange{action, puzzle, std::move(id), std::move(title)};
}

template <BookmarkAction::Action action>
PageEvent bookmark_deed(RawEvent raw) {
  return BookmarkAction{action, raw.number(), std::move(raw.text)};
}

template <Tell::About about>
PageEvent tell(RawEvent) {
  return Tell{about};
}

template <bool lifted>
PageEvent finger(RawEvent raw) {
  return Finger{static_cast<float>(raw.first), static_cast<float>(raw.second), static_cast<int>(raw.third), lifted};
}

template <CardTouch::Action action>
PageEvent card_touch(RawEvent raw) {
  auto [puzzle, id] = split_at(raw.text, '\t');
  return CardTouch{action, std::move(puzzle), std::move(id), raw.first, raw.second, raw.third};
}

PageEvent card_show(RawEvent raw) {
  auto [key, rest] = split_at(raw.text, '\n');
  auto [puzzle, id] = split_at(key, '\t');
  CardShow show{std::move(puzzle), std::move(id), {}};
  while (!rest.empty()) {
    auto [move, others] = split_at(rest, ' ');
    show.moves.push_back(std::move(move));
    rest = std::move(others);
  }
  return show;
}

PageEvent print_boards(RawEvent raw) {
  PrintBoards print{{}, raw.first != 0};
  for (std::string rest = std::move(raw.text); !rest.empty();) {
    auto [key, others] = split_at(rest, '\n');
    print.boards.push_back(std::move(key));
    rest = std::move(others);
  }
  return print;
}

PageEvent resize(RawEvent raw) {
  return Resize{static_cast<float>(raw.first), static_cast<float>(raw.second), static_cast<float>(raw.third)};
}
PageEvent theme(RawEvent raw) {
  return ThemeChange{raw.first != 0, raw.second != 0, raw.third != 0, std::move(raw.text)};
}
PageEvent mouse(RawEvent raw) {
  return Mouse{static_cast<float>(raw.first), static_cast<float>(raw.second), static_cast<int>(raw.third)};
}
PageEvent slide(RawEvent raw) { return Slide{std::move(raw.text), raw.first}; }
PageEvent focus(RawEvent raw) { return Focus{std::move(raw.text), raw.first != 0}; }
PageEvent key(RawEvent raw) { return Key{std::move(raw.text), static_cast<char32_t>(raw.first)}; }
PageEvent turn_held(RawEvent raw) { return TurnHeld{std::move(raw.text), raw.number()}; }
PageEvent turn_solid(RawEvent raw) { return TurnSolid{static_cast<int>(raw.first), static_cast<int>(raw.second)}; }
PageEvent progress(RawEvent raw) { return Progress{raw.job, static_cast<float>(raw.first), std::move(raw.text)}; }
PageEvent day(RawEvent raw) {
  auto [puzzle, title] = split_at(raw.text, '\t');
  return DayBoard{std::move(puzzle), static_cast<std::int64_t>(raw.first), std::move(title)};
}
PageEvent finished(RawEvent raw) {
  auto [full, sentence] = split_at(raw.text, '\t');
  return Finished{std::move(sentence), full == "1"};
}

struct Decoder {
  std::string_view name;
  PageEvent (*decode)(RawEvent raw);
};
constexpr Decoder decoders[] = {
    {"frame", bare<Frame>},
    {"timer", bare<Timer>},
    {"catch_up", bare<CatchUp>},
    {"hidden", bare<Hidden>},
    {"print", bare<Print>},
    {"context_lost", bare<ContextLost>},
    {"context_restored", bare<ContextRestored>},
    {"dialog_closed", bare<DialogClosed>},
    {"cancel_held", bare<CancelHeld>},
    {"resize", resize},
    {"theme", theme},
    {"mouse", mouse},
    {"mouse_left", bare<MouseLeft>},
    {"finger", finger<false>},
    {"finger_lifted", finger<true>},
    {"wheel", [](RawEvent raw) -> PageEvent { return Wheel{static_cast<float>(raw.first)}; }},
    {"activate", of_text<Activate>},
    {"slide", slide},
    {"focus", focus},
    {"blur", bare<Focus>},
    {"key", key},
    {"tell_position", tell<Tell::About::position>},
    {"tell_change", tell<Tell::About::change>},
    {"tell_left", tell<Tell::About::left>},
    {"scroll", of_number<Scroll>},
    {"zoom", of_number<Zoom>},
    {"turn_held", turn_held},
    {"turn_solid", turn_solid},
    {"progress", progress},
    {"reply", of_job<Answered>},
    {"failed", of_job<Failed>},
    {"place", of_two_texts<Place, '\n'>},
    {"level", of_two_texts<OpenBoard, '\t'>},
    {"board_renamed", board_change<BoardChange::Action::renamed>},
    {"board_copied", board_change<BoardChange::Action::copied>},
    {"board_deleted", board_change<BoardChange::Action::deleted>},
    {"board_restored", board_change<BoardChange::Action::restored>},
    {"new_board", of_text<NewBoard>},
    {"day", day},
    {"library", of_text<LibraryFile>},
    {"picture", of_text<WantPicture>},
    {"print_boards", print_boards},
    {"card_show", card_show},
    {"card_looked", card_touch<CardTouch::Action::looked>},
    {"card_pressed", card_touch<CardTouch::Action::pressed>},
    {"card_dragged", card_touch<CardTouch::Action::dragged>},
    {"card_released", card_touch<CardTouch::Action::released>},
    {"card_restarted", card_touch<CardTouch::Action::restarted>},
    {"edited", of_text<Edited>},
    {"draw", of_text<Draw>},
    {"opened", of_text<Opened>},
    {"number", of_text<SolutionNumber>},
    {"finished", finished},
    {"kept_games", of_text<KeptGames>},
    {"bookmark_go", bookmark_deed<BookmarkAction::Action::go>},
    {"bookmark_renamed", bookmark_deed<BookmarkAction::Action::renamed>},
    {"bookmark_deleted", bookmark_deed<BookmarkAction::Action::deleted>},
    {"bookmark_restored", bookmark_deed<BookmarkAction::Action::restored>},
};

}  // namespace
}  // namespace schlegel::page

/// page.js calls this for every event, with "name newline text" in the inbox. False: there is no event of that name.
extern "C" EMSCRIPTEN_KEEPALIVE bool page_event(int job, double first, double second, double third) {
  auto [name, text] = schlegel::page::split_at(schlegel::take_inbox(), '\n');
  for (const auto& decoder : schlegel::page::decoders) {
    if (decoder.name != name) continue;
    schlegel::page::handle(decoder.decode({job, std::move(text), first, second, third}));
    return true;
  }
  return false;
}
