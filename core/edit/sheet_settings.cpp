#include "edit/sheet_settings.hpp"

#include <algorithm>
#include <utility>

#include "base/index.hpp"

namespace schlegel {
namespace {

using On = SettingKind::On;
/// The vertices in the canonical order for settings of this kind.
std::vector<int> in_order(const SettingKind& kind, std::vector<int> dots) {
  if ((kind.on == On::edge || kind.on == On::triple) && dots.front() > dots.back())
    std::reverse(dots.begin(), dots.end());
  return kind.on == On::face ? from_smallest(std::move(dots)) : dots;
}

std::vector<int> turned_over(const SettingKind& kind, std::vector<int> dots) {
  if (kind.on == On::pair) std::reverse(dots.begin(), dots.end());
  return kind.on == On::face ? other_way_round(std::move(dots)) : dots;
}

/// The index of the setting about them, or the number of settings if there is none.
std::size_t place_of(const Sheet& sheet, const SettingKind& kind, const std::vector<int>& dots) {
  const std::vector<int> over = turned_over(kind, dots);
  return static_cast<std::size_t>(std::find_if(sheet.settings.begin(), sheet.settings.end(),
                                               [&](const Setting& one) {
                                                 return one.keyword == kind.keyword &&
                                                        (one.vertices == dots || one.vertices == over);
                                               }) -
                                  sheet.settings.begin());
}

bool joined_round(const Sheet& sheet, std::span<const int> dots, bool closed) {
  for (std::size_t i = closed ? 0 : 1; i < dots.size(); ++i)
    if (!sheet.joined(dots[i], dots[i == 0 ? dots.size() - 1 : i - 1])) return false;
  return true;
}

bool fits(const Sheet& sheet, const SettingKind& kind, std::span<const int> dots) {
  switch (kind.on) {
    case On::board:
      return dots.empty();
    case On::vertex:
    case On::path:
      return dots.size() == 1;
    case On::edge:
      return dots.size() == 2 && sheet.joined(dots[0], dots[1]);
    case On::pair:
    case On::swap:
      return dots.size() == 2;
    case On::triple:
      return dots.size() == 3;
    case On::face:
      return dots.size() >= 3 && joined_round(sheet, dots, true);
  }
  return false;
}

/// Extends the path to the vertex, shortens it to there, or removes it as the last one.
void follow_path(Sheet& sheet, const SettingKind& kind, int dot) {
  Setting* const path = find_keyword(sheet.settings, kind.keyword);
  if (path == nullptr) {
    sheet.settings.push_back({std::string(kind.keyword), {dot}, {}});
    return;
  }
  std::vector<int>& dots = path->vertices;
  const auto place = std::find(dots.begin(), dots.end(), dot);
  if (place != dots.end())
    dots.erase(place + 1 == dots.end() ? place : place + 1, dots.end());
  else if (sheet.joined(dots.back(), dot))
    dots.push_back(dot);
  if (dots.empty()) sheet.settings.erase(sheet.settings.begin() + (path - sheet.settings.data()));
}

void swap_words(Sheet& sheet, const SettingKind& kind, int u, int v) {
  const auto word_of = [&](int dot) -> std::string& {
    for (Setting& one : sheet.settings)
      if (one.keyword == kind.keyword && one.vertices[0] == dot) return one.word;
    sheet.settings.push_back({std::string(kind.keyword), {dot}, sheet.dots[dot].name});
    return sheet.settings.back().word;
  };
  const std::string word = word_of(u);
  const std::string other = std::exchange(word_of(v), word);
  word_of(u) = other;
}

std::string free_number(const Sheet& sheet, const SettingKind& kind) {
  for (int number = 1;; ++number) {
    const std::string word = std::to_string(number);
    const auto taken = [&](const Setting& one) { return one.keyword == kind.keyword && one.word == word; };
    if (std::none_of(sheet.settings.begin(), sheet.settings.end(), taken)) return word;
  }
}

}  // namespace

bool has_setting(const Sheet& sheet, const SettingKind& kind, std::span<const int> dots) {
  if (!fits(sheet, kind, dots)) return false;
  return place_of(sheet, kind, in_order(kind, {dots.begin(), dots.end()})) < sheet.settings.size();
}

void toggle_setting(Sheet& sheet, const SettingKind& kind, const std::vector<int>& dots, std::string_view word) {
  if (!fits(sheet, kind, dots)) return;
  if (kind.on == On::path) return follow_path(sheet, kind, dots[0]);
  if (kind.on == On::swap) return swap_words(sheet, kind, dots[0], dots[1]);
  Setting setting{std::string(kind.keyword), in_order(kind, dots), std::string(word)};
  if (const std::size_t there = place_of(sheet, kind, setting.vertices); there < sheet.settings.size()) {
    if (kind.named && !word.empty() && sheet.settings[there].word != word)
      sheet.settings[there].word = word;
    else
      sheet.settings.erase(sheet.settings.begin() + static_cast<std::ptrdiff_t>(there));
    return;
  }
  const auto touches = [&setting](const Setting& other) {
    return std::any_of(setting.vertices.begin(), setting.vertices.end(), [&other](int dot) {
      return std::find(other.vertices.begin(), other.vertices.end(), dot) != other.vertices.end();
    });
  };
  if (kind.on == On::pair)
    std::erase_if(sheet.settings,
                  [&](const Setting& other) { return other.keyword == kind.keyword && touches(other); });
  if (!kind.excludes.empty())
    std::erase_if(sheet.settings, [&](const Setting& other) {
      return other.keyword == kind.excludes && other.vertices == setting.vertices;
    });
  if (kind.named && word.empty()) setting.word = free_number(sheet, kind);
  if (!kind.named) setting.word.clear();
  sheet.settings.push_back(std::move(setting));
}

void drop_broken_settings(Sheet& sheet, std::span<const SettingKind> kinds) {
  for (Setting& setting : sheet.settings) {
    const SettingKind* const kind = find_keyword(kinds, setting.keyword);
    if (kind == nullptr) continue;
    std::vector<int>& dots = setting.vertices;
    if (kind->on == On::path)
      for (std::size_t i = 1; i < dots.size(); ++i)
        if (!sheet.joined(dots[i - 1], dots[i])) dots.resize(i);
    if (kind->on == On::edge && !sheet.joined(dots[0], dots[1])) setting.keyword.clear();
    if (kind->on == On::face && !joined_round(sheet, dots, true)) setting.keyword.clear();
  }
  std::erase_if(sheet.settings, [](const Setting& setting) { return setting.keyword.empty(); });
}

Sheet without(const Sheet& sheet, const std::vector<char>& gone, std::span<const SettingKind> kinds) {
  Sheet left;
  std::vector<int> number(sheet.dots.size(), -1);
  for (std::size_t i = 0; i < sheet.dots.size(); ++i) {
    if (gone[i]) continue;
    number[i] = static_cast<int>(left.dots.size());
    left.dots.push_back(sheet.dots[i]);
  }
  for (const auto& [u, v] : sheet.lines)
    if (number[u] >= 0 && number[v] >= 0) left.lines.emplace_back(number[u], number[v]);
  for (const Setting& setting : sheet.settings) {
    const SettingKind* const kind = find_keyword(kinds, setting.keyword);
    Setting kept{setting.keyword, {}, setting.word};
    for (const int dot : setting.vertices) {
      if (number[dot] < 0) break;
      kept.vertices.push_back(number[dot]);
    }
    const bool whole = kept.vertices.size() == setting.vertices.size();
    const bool path = kind != nullptr && kind->on == On::path && !kept.vertices.empty();
    if (whole || path) left.settings.push_back(std::move(kept));
  }
  return left;
}

void copy_setting(Sheet& sheet, const Setting& setting, std::span<const int> copy_of,
                  std::span<const SettingKind> kinds) {
  const SettingKind* const kind = find_keyword(kinds, setting.keyword);
  if (kind == nullptr || kind->on == On::board || kind->on == On::path || kind->on == On::swap) return;
  Setting copy{setting.keyword, {}, setting.word};
  for (const int dot : setting.vertices) {
    if (copy_of[dot] < 0) return;
    copy.vertices.push_back(copy_of[dot]);
  }
  if (kind->on == On::pair && kind->named) copy.word = free_number(sheet, *kind);
  sheet.settings.push_back(std::move(copy));
}

}  // namespace schlegel
