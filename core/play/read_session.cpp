#include <algorithm>

#include "base/text.hpp"
#include "graph/formats/formats.hpp"
#include "play/session.hpp"
#include "play/words.hpp"

namespace schlegel {
namespace {

/// Whether bytes of this kind go on with a character of UTF-8.
bool continues(char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; }

/// The first line that is not empty, with the text in front of it skipped.
TextCursor at_first_line(std::string_view text) {
  TextCursor cursor(without_mark(text));
  cursor.skip_space();
  return cursor;
}

/// The text without its title, whose line stays: errors count it. Empty when it has none.
std::string without_title(std::string_view text) {
  if (title_in(text).empty()) return {};
  std::string untitled(without_mark(text));
  const std::size_t from = untitled.find('#'), to = std::min(untitled.find('\n', from), untitled.size());
  untitled.erase(from, to - from);
  return untitled;
}

/// The part of an address behind '#' when the text is one, or may be such a part; else empty.
std::string_view fragment_in(std::string_view text) {
  text = trim(without_mark(text));
  constexpr CharSet blanks(" \t\n");
  if (blanks.is_in(text)) return {};
  const std::size_t hash = text.find('#');
  if (hash != std::string_view::npos) text.remove_prefix(hash + 1);
  const std::size_t mark = text.find('?');
  if (hash == std::string_view::npos && mark == std::string_view::npos) return {};
  return find_puzzle(text.substr(0, mark)) ? text : std::string_view();
}

Result<Session> read_board(std::string_view puzzle, std::string_view text) {
  auto game = parse_under_title(puzzle, text, {});
  if (!game) return game.error();
  Session session(std::move(game).value());
  session.set_title(title_in(text));
  return session;
}

bool is_before(const Error& one, const Error& other) {
  return std::pair(one.line, one.column) < std::pair(other.line, other.column);
}

}  // namespace

std::string tidy_title(std::string_view words) {
  constexpr std::size_t longest = 80;
  std::string title(trim(words));
  for (char& c : title)
    if (static_cast<unsigned char>(c) < ' ' || c == 0x7f) c = ' ';
  if (title.size() > longest) {
    std::size_t end = longest;
    while (end > 0 && continues(title[end])) --end;
    title.resize(end);
  }
  return std::string(trim(title));
}

std::string title_in(std::string_view text) {
  TextCursor cursor = at_first_line(text);
  return cursor.accept("# ") ? tidy_title(cursor.take_line()) : std::string();
}

Result<std::unique_ptr<Game>> parse_under_title(std::string_view puzzle, std::string_view text,
                                                const Options& options) {
  auto game = parse_game(puzzle, text, options);
  const std::string untitled = game ? std::string() : without_title(text);
  if (untitled.empty()) return game;
  auto second = parse_game(puzzle, untitled, options);
  return second ? std::move(second) : std::move(game);
}

bool name_graph_fault(std::string_view text, Error& error) {
  if (trim(text).empty()) return false;
  const std::string untitled = without_title(text);
  const auto graph = graph_in(untitled.empty() ? text : untitled);
  if (graph && !*graph && !is_before(graph->error(), error)) error = graph->error();
  return graph.has_value();
}

std::optional<Result<Session>> read_kept(std::string_view text) {
  if (at_first_line(text).accept("schlegel save ")) return parse_save(text);
  if (const std::string_view fragment = fragment_in(text); !fragment.empty()) return parse_link(fragment);
  return std::nullopt;
}

Result<Session> read_session(std::string_view text, std::string_view puzzle) {
  if (auto kept = read_kept(text)) return *std::move(kept);
  if (const PuzzleInfo* own = puzzle_of(text)) return read_board(own->id, text);
  if (auto fault = fault_of_long_list(text)) return *fault;
  auto first = read_board(puzzle, text);
  if (first) return first;
  for (const PuzzleInfo& other : puzzles())
    if (other.id != puzzle)
      if (auto session = read_board(other.id, text)) return session;
  Error error = first.error();
  if (!name_graph_fault(text, error)) {
    std::vector<std::string> ids;
    for (const PuzzleInfo& info : puzzles()) ids.push_back('"' + std::string(info.id) + '"');
    error.message = say(words::other_beginnings, {{"problem", error.message}, {"words", join(ids, ", ")}});
  }
  return error;
}

}  // namespace schlegel
