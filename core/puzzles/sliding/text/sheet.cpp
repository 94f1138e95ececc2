#include <algorithm>
#include <set>

#include "base/index.hpp"
#include "puzzles/sliding/assign_tokens.hpp"
#include "puzzles/sliding/sliding.hpp"

namespace schlegel {
namespace {

using sliding::goal_names;
using sliding::GridGoal;

constexpr std::string_view gap_word = "0";

/// The words of the settings of this kind, by dot; empty where there is none.
std::vector<std::string> words_on(const Sheet& sheet, std::string_view keyword) {
  std::vector<std::string> words(sheet.dots.size());
  for (const Setting& setting : sheet.settings)
    if (setting.keyword == keyword) words[setting.vertices[0]] = setting.word;
  return words;
}

/// What lies on each dot at the start. A token is there once and has a home; dots that are left get those that are
/// left, their own where that is one of them.
std::vector<std::string> tokens_of(const Sheet& sheet, std::vector<std::string> homes) {
  std::multiset<std::string> left(homes.begin(), homes.end());
  if (left.count(std::string(gap_word)) == 0) left.insert(std::string(gap_word));
  std::vector<std::string> tokens = words_on(sheet, "token");
  const auto take = [&left](const std::string& word) {
    const auto found = left.find(word);
    if (word.empty() || found == left.end()) return false;
    left.erase(found);
    return true;
  };
  for (std::string& token : tokens)
    if (!take(token)) token.clear();
  for (std::size_t i = 0; i < tokens.size(); ++i)
    if (tokens[i].empty() && take(sheet.dots[i].name)) tokens[i] = sheet.dots[i].name;
  const bool gap_lies = std::find(tokens.begin(), tokens.end(), gap_word) != tokens.end();
  if (!gap_lies && left.size() > 1) left.erase(left.find(std::string(gap_word)));
  for (std::string& token : tokens) {
    if (!token.empty() || left.empty()) continue;
    token = *left.begin();
    left.erase(left.begin());
  }
  if (std::find(tokens.begin(), tokens.end(), gap_word) == tokens.end() && !tokens.empty()) tokens.back() = gap_word;
  return tokens;
}

std::string line_of(std::string text, const std::vector<std::string>& words) {
  for (const std::string& word : words) text += ' ' + word;
  return text;
}

/// The size of the grid that this still is, rows first; nothing when it is none.
std::optional<std::pair<int, int>> grid_in(const Sheet& sheet) {
  const Setting* const setting = sheet.find("grid");
  if (setting == nullptr) return std::nullopt;
  const auto size = sliding::parse_size({setting->word, 1, 1});
  if (!size || at(size->first) * at(size->second) != sheet.dots.size()) return std::nullopt;
  const Graph grid =
      sliding::make_grid(size->first, size->second, goal_names(size->first * size->second, GridGoal::gap_last));
  return sheet_of(grid).lines == sheet.lines ? std::optional(*size) : std::nullopt;
}

}  // namespace

Sheet Sliding::sheet(const Instance& instance) {
  Sheet sheet = sheet_of(instance.graph);
  const auto set = [&](std::string_view keyword, Vertex v, Vertex home) {
    sheet.settings.push_back({std::string(keyword), {v}, instance.tokens[home]});
  };
  for (Vertex v = 0; v < instance.graph.order(); ++v) set("token", v, instance.start[v]);
  if (instance.own_grid || !home_by_name(instance))
    for (Vertex v = 0; v < instance.graph.order(); ++v) set("target", v, v);
  if (instance.own_grid)
    sheet.settings.push_back({"grid", {}, std::to_string(instance.rows) + "x" + std::to_string(instance.columns)});
  return sheet;
}

/// What is drawn is made playable: a target that does not name each token once is left out, then tokens belong on the
/// vertices of their own names.
SheetText Sliding::write_sheet(const Sheet& sheet) {
  SheetText text;
  text.add(info.id);
  const auto size = grid_in(sheet);
  if (size)
    text.add("grid " + std::to_string(size->first) + "x" + std::to_string(size->second));
  else
    text.add_graph(sheet);
  std::vector<std::string> homes = words_on(sheet, "target");
  const std::set<std::string> different(homes.begin(), homes.end());
  const bool whole = !homes.empty() && different.size() == homes.size() && different.count("") == 0 &&
                     different.count(std::string(gap_word)) == 1;
  if (!whole) {
    homes.clear();
    for (const Sheet::Dot& dot : sheet.dots) homes.push_back(dot.name);
  }
  if (!homes.empty()) text.add(line_of("tokens", tokens_of(sheet, homes)));
  if (whole) text.add(line_of("target", homes));
  return text;
}

}  // namespace schlegel
