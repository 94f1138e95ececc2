#include "graph/formats/list_words.hpp"

#include <algorithm>
#include <cstdint>
#include <unordered_set>
#include <vector>

#include "base/edits.hpp"
#include "base/name.hpp"
#include "base/text.hpp"
#include "graph/words.hpp"

namespace schlegel {
namespace {

constexpr CharSet separates(" \t\r\n,;"), signs("()[]{}<>="), of_numbers("+-.0123456789eE");

/// A keyword of Schlegel format with a typing error, which is reported rather than read as a vertex.
bool is_slip(std::string_view word) {
  if (word.size() > 12) return false;
  for (std::string_view keyword : {"graph", "vertex", "edge", "face"})
    if (word.size() > 3 && edits(word, keyword) == 1) return true;
  return false;
}

/// True if every word begins exactly one line, of a text with at most max_vertices lines.
bool is_closed(std::string_view text) {
  std::unordered_set<std::string_view> owners;
  for (ListWords words(text); words.next();)
    if (words.first && !owners.insert(words.word.text).second) return false;
  for (ListWords words(text); words.next();)
    if (owners.count(words.word.text) == 0) return false;
  return true;
}

}  // namespace

bool is_weight(std::string_view word) {
  return !word.empty() && (is_digit(word.back()) || word.back() == '.') &&
         std::all_of(word.begin(), word.end(), [](char c) { return of_numbers(c); }) && !is_letter(word.front());
}

bool ListWords::next() {
  for (;;) {
    cursor_.take_while(separates);
    if (cursor_.at_end()) return false;
    const bool begins = cursor_.line() != line_;
    const bool slashes = cursor_.peek() == '/' && cursor_.peek(1) == '/';
    if (cursor_.peek() != '#' && !(begins && (cursor_.peek() == '%' || slashes))) break;
    cursor_.take_line();
  }
  first = cursor_.line() != line_;
  line_ = cursor_.line();
  word = {{}, cursor_.line(), cursor_.column()};
  in_quotes = unclosed = false;
  if (cursor_.peek() == '"') {
    const std::string_view rest = cursor_.rest();
    const std::size_t end = rest.find_first_of("\"\n", 1);
    in_quotes = end != std::string_view::npos && rest[end] == '"';
    if (in_quotes) {
      word.text = rest.substr(1, end - 1);
      cursor_.advance(end + 1);
    }
  }
  if (!in_quotes) {
    word.text = cursor_.take_while([](char c) { return !separates(c); });
    unclosed = word.text.front() == '"';
    owner = first && word.text.size() > 1 && word.text.back() == ':';
    if (owner) word.text.remove_suffix(1);
  } else {
    owner = false;
  }
  if (first && !owner) {
    TextCursor ahead = cursor_;
    ahead.skip_blanks();
    owner = ahead.peek() == ':';
    if (owner) cursor_.advance(ahead.offset() - cursor_.offset() + 1);
  }
  return true;
}

std::optional<Error> ListWords::fault() const {
  if (unclosed) return word.error(say(words::quote_open_on_line));
  const std::size_t sign = in_quotes ? std::string_view::npos : signs.find_in(word.text);
  if (sign == std::string_view::npos) return std::nullopt;
  return word.error(
      say(words::name_needs_quotes, {{"text", quoted(word.text)}, {"sign", quoted(word.text.substr(sign, 1))}}));
}

bool is_edge_head(std::string_view first, std::string_view second) {
  const std::string from = word_in_lower_case(first), to = word_in_lower_case(second);
  return (from == "source" && to == "target") || (from == "from" && to == "to") || (from == "node1" && to == "node2");
}

std::optional<Word> vertex_too_many(std::string_view text) {
  constexpr std::size_t slots = std::size_t{1} << 20;
  std::vector<std::uint64_t> seen(slots);  // hashes, 0 for none; words with equal hashes count as one
  int vertices = 0, in_line = 2;
  bool numbers = true;
  for (ListWords words(text); words.next();) {
    const std::string_view word = words.word.text;
    if ((words.first && in_line < 2) || words.owner || signs.is_in(word) || word.size() > longest_name)
      return std::nullopt;
    in_line = words.first ? 1 : in_line + 1;
    numbers = (words.first || numbers) && is_weight(word);
    if (in_line == 3 && numbers) continue;
    if (in_line > 2) return std::nullopt;
    std::uint64_t hash = 0xcbf29ce484222325u;  // FNV-1a
    for (const char c : words.word.text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3u;
    hash |= 1;
    auto slot = static_cast<std::size_t>(hash >> 44);
    while (seen[slot] != 0 && seen[slot] != hash) slot = (slot + 1) & (slots - 1);
    if (seen[slot] == 0 && ++vertices > max_vertices) return words.word;
    seen[slot] = hash;
  }
  return std::nullopt;
}

ListKind list_kind(std::string_view text) {
  int lines = 0, in_line = 0, least = 3, most = 0, pairs = 0;
  bool head = false, numbers = true;
  std::string_view before;
  const auto end_line = [&] {
    if (lines == 0) return;
    least = std::min(least, in_line);
    pairs += in_line == 2 ? 1 : 0;
  };
  for (ListWords words(text); words.next();) {
    const std::string_view word = words.word.text;
    if (words.owner) return lines == 0 || most == 0 ? ListKind::adjacency : ListKind::none;
    if (!words.in_quotes && signs.is_in(word)) return ListKind::none;
    if (words.first) {
      if (lines == 0 && is_slip(word)) return ListKind::none;
      end_line();
      ++lines;
      in_line = 0;
    }
    ++in_line;
    if (lines == 1 && in_line == 2) head = is_edge_head(before, word);
    most = std::max(most, in_line);
    numbers = numbers && (in_line < 3 || is_weight(word));
    before = word;
  }
  end_line();
  if (lines < 2) return ListKind::none;
  if (head || (least == 2 && most == 2)) return ListKind::edges;
  if (most > 1 && lines <= max_vertices && is_closed(text)) return ListKind::adjacency;
  const bool with_numbers = least >= 2 && most == 3 && numbers;
  const bool but_for_a_few = pairs >= 3 && 4 * (lines - pairs) <= lines;
  return with_numbers || but_for_a_few ? ListKind::edges : ListKind::none;
}

std::string word_in_lower_case(std::string_view word) {
  std::string out(word.substr(0, 16));
  for (char& c : out) c = to_lower(c);
  return out;
}

std::string list_word(const std::string& name) {
  const bool plain = std::none_of(name.begin(), name.end(), [](char c) { return separates(c) || c == '"'; }) &&
                     name.find_first_of("()[]{}<>=:%") == std::string::npos && !name.starts_with("//");
  return plain ? name : "\"" + name + "\"";
}

}  // namespace schlegel
