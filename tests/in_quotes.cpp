#include "in_quotes.hpp"

#include <algorithm>
#include <fstream>
#include <sstream>

#include <doctest/doctest.h>

#include "base/text.hpp"
#include "play/game.hpp"
#include "project_root.hpp"

namespace schlegel::test_support {
namespace {

constexpr std::string_view open_quote = "\xc2\xab", close_quote = "\xc2\xbb";

/// The string that begins at `at`, and the strings behind it that the compiler joins to it; moves `at` behind them.
std::string take_strings(const std::string& source, std::size_t& at) {
  std::string text;
  while (at < source.size() && source[at] == '"') {
    for (++at; source[at] != '"'; ++at) {
      if (source[at] == '\\') ++at;
      text += source[at];
    }
    at = std::min(source.find_first_not_of(" \n", at + 1), source.size());
  }
  return text;
}

/// The English of all sentences in a folder's file of words, if it has one.
std::vector<std::string> sentences_in(const std::string& folder) {
  std::ifstream file(std::string(project_root) + "/" + folder + "/words.hpp");
  std::stringstream all;
  for (std::string line; std::getline(file, line);)
    if (line[0] != '#') all << line.substr(0, line.find("//")) << '\n';
  const std::string source = all.str();
  std::vector<std::string> sentences;
  for (std::size_t at = source.find('"'); at < source.size(); at = source.find('"', at))
    sentences.push_back(take_strings(source, at));
  return sentences;
}

}  // namespace

InQuotes::InQuotes() {
  std::vector<std::string> folders{"core/base", "core/graph", "core/play", "core/puzzles", "core/search"};
  for (const PuzzleInfo& info : puzzles())
    for (const char* folder : {"core/puzzles/", "examples/"}) folders.push_back(folder + std::string(info.id));
  for (const std::string& folder : folders)
    for (const std::string& english : sentences_in(folder))
      table_[english] = std::string(open_quote) + english + std::string(close_quote);
  for (const auto& [english, quoted] : table_) sentences_.push_back({english, quoted});
  language_ = {sentences_, [](std::string_view count) -> std::string_view { return count == "1" ? "one" : "other"; },
               "quoted"};
  speak(&language_);
}

std::string outside_quotes(std::string_view text) {
  std::string outside;
  for (int depth = 0; !text.empty();) {
    const bool opens = text.starts_with(open_quote), closes = text.starts_with(close_quote);
    depth += opens ? 1 : closes ? -1 : 0;
    if (depth == 0 && !closes) outside += text[0];
    text.remove_prefix(opens || closes ? open_quote.size() : 1);
  }
  return outside;
}

bool has_open_place(std::string_view text) {
  for (std::size_t at = text.find('{'); at != text.npos; at = text.find('{', at + 1)) {
    TextCursor cursor(text.substr(at + 1));
    const bool named = !cursor.take_while([](char c) { return (c >= 'a' && c <= 'z') || c == '_'; }).empty();
    if (named && (cursor.peek() == '}' || cursor.accept(", "))) return true;
  }
  return false;
}

void check_whole(const char* what, std::string_view text) {
  const std::string outside = outside_quotes(text);
  CHECK_MESSAGE(std::none_of(outside.begin(), outside.end(), [](char c) { return is_letter(c) || (c & 0x80) != 0; }),
                what << ": " << text);
  CHECK_MESSAGE(!has_open_place(text), "a place is not filled in " << what << ": " << text);
}

}  // namespace schlegel::test_support
