#include "edit/sheet_editor.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <unordered_set>

#include "base/index.hpp"
#include "base/name.hpp"
#include "base/text.hpp"
#include "edit/sheet_settings.hpp"
#include "edit/words.hpp"
#include "graph/drawing/drawing.hpp"

namespace schlegel {
namespace {

constexpr std::size_t most_steps = 1000, most_word_bytes = 1 << 16;
constexpr double same_place = 0.012;  ///< an image is the vertex within this distance

bool is_number(const Sheet& sheet, int dot) { return dot >= 0 && at(dot) < sheet.dots.size(); }

std::vector<int> valid(const Sheet& sheet, std::span<const int> dots) {
  std::vector<int> all;
  for (const int dot : dots)
    if (is_number(sheet, dot) && std::find(all.begin(), all.end(), dot) == all.end()) all.push_back(dot);
  return all;
}

/// The first free name of a, b ... z, a1, b1 ..., or the first free number if the names of the sheet are numbers.
class FreeNames {
 public:
  explicit FreeNames(const Sheet& sheet) {
    numbers_ = !sheet.dots.empty();
    for (const Sheet::Dot& dot : sheet.dots) {
      taken_.insert(dot.name);
      numbers_ = numbers_ && std::all_of(dot.name.begin(), dot.name.end(), [](char c) { return c >= '0' && c <= '9'; });
    }
  }
  std::string take() {
    for (;; ++next_) {
      std::string name = numbers_ ? std::to_string(next_ + 1) : std::string(1, static_cast<char>('a' + next_ % 26));
      if (!numbers_ && next_ >= 26) name += std::to_string(next_ / 26);
      if (taken_.insert(name).second) return name;
    }
  }

 private:
  std::unordered_set<std::string> taken_;
  bool numbers_;
  std::size_t next_ = 0;
};

/// True if the text reads back the same. A setting of the whole board may have several words.
bool is_word_of(const SettingKind& kind, std::string_view word) {
  if (kind.on != SettingKind::On::board) return word.empty() || name_problem(word, {}).empty();
  return word.size() <= most_word_bytes && is_printable(word) && word.find('#') == std::string_view::npos;
}

int dot_near(const Sheet& sheet, Point2 place) {
  int nearest = -1;
  double least = same_place * same_place;
  for (std::size_t i = 0; i < sheet.dots.size(); ++i)
    if (const double d = squared_distance(sheet.dots[i].at, place); d <= least) {
      least = d;
      nearest = static_cast<int>(i);
    }
  return nearest;
}

bool add_line(Sheet& sheet, int u, int v) {
  const std::pair line(std::min(u, v), std::max(u, v));
  const auto place = std::lower_bound(sheet.lines.begin(), sheet.lines.end(), line);
  if (u == v || (place != sheet.lines.end() && *place == line) || sheet.lines.size() >= max_sheet_lines) return false;
  sheet.lines.insert(place, line);
  return true;
}

}  // namespace

SheetEditor::SheetEditor(std::span<const SettingKind> kinds, Sheet sheet) : kinds_(kinds) {
  history_.push_back(std::make_shared<const Sheet>(std::move(sheet)));
}

bool SheetEditor::commit(Sheet sheet) {
  if (sheet == this->sheet()) return false;
  history_.resize(at_ + 1);
  history_.push_back(std::make_shared<const Sheet>(std::move(sheet)));
  if (history_.size() > most_steps) history_.erase(history_.begin());
  at_ = history_.size() - 1;
  return true;
}

void SheetEditor::set_symmetry(Symmetry symmetry) { symmetry_ = {std::clamp(symmetry.turns, 1, 12), symmetry.mirror}; }

/// The point itself first. Two images can coincide.
std::vector<Point2> SheetEditor::images(Point2 place) const {
  std::vector<Point2> all;
  for (const bool mirrored : {false, true}) {
    if (mirrored && !symmetry_.mirror) break;
    const double x = (mirrored ? -1 : 1) * (place.x - 0.5), y = place.y - 0.5;
    for (int turn = 0; turn < symmetry_.turns; ++turn) {
      const double angle = 2 * std::numbers::pi * turn / symmetry_.turns;
      all.push_back({0.5 + x * std::cos(angle) - y * std::sin(angle), 0.5 + x * std::sin(angle) + y * std::cos(angle)});
    }
  }
  return all;
}

/// These vertices, then those of their images that are all vertices of the sheet.
std::vector<std::vector<int>> SheetEditor::images_of(std::span<const int> dots) const {
  std::vector<std::vector<Point2>> places;
  for (const int dot : dots) places.push_back(images(sheet().dots[dot].at));
  std::vector<std::vector<int>> all{{dots.begin(), dots.end()}};
  for (std::size_t i = 1; !places.empty() && i < places[0].size(); ++i) {
    std::vector<int> image;
    for (const auto& of_dot : places)
      if (const int dot = dot_near(sheet(), of_dot[i]); dot >= 0) image.push_back(dot);
    if (image.size() == dots.size() && std::find(all.begin(), all.end(), image) == all.end())
      all.push_back(std::move(image));
  }
  return all;
}

bool SheetEditor::add_vertex(Point2 place) {
  Sheet changed = sheet();
  FreeNames names(changed);
  for (const Point2 image : images(place))
    if (changed.dots.size() < max_dots && dot_near(changed, on_paper(image)) < 0)
      changed.dots.push_back({names.take(), on_paper(image)});
  return commit(std::move(changed));
}

bool SheetEditor::extend(int u, Point2 place) {
  if (!is_number(sheet(), u)) return false;
  Sheet changed = sheet();
  FreeNames names(changed);
  const auto roots = images(sheet().dots[u].at), ends = images(place);
  for (std::size_t i = 0; i < ends.size() && changed.dots.size() < max_dots; ++i) {
    const int root = i == 0 ? u : dot_near(sheet(), roots[i]);
    if (root < 0) continue;
    int end = dot_near(changed, on_paper(ends[i]));
    if (end < 0) {
      end = static_cast<int>(changed.dots.size());
      changed.dots.push_back({names.take(), on_paper(ends[i])});
    }
    add_line(changed, root, end);
  }
  return commit(std::move(changed));
}

bool SheetEditor::connect(std::span<const int> ends) {
  Sheet changed = sheet();
  for (std::size_t i = 0; i + 1 < ends.size(); i += 2)
    if (is_number(sheet(), ends[i]) && is_number(sheet(), ends[i + 1]))
      for (const auto& image : images_of(ends.subspan(i, 2))) add_line(changed, image[0], image[1]);
  return commit(std::move(changed));
}

bool SheetEditor::disconnect(std::span<const int> ends) {
  Sheet changed = sheet();
  for (std::size_t i = 0; i + 1 < ends.size(); i += 2)
    if (is_number(sheet(), ends[i]) && is_number(sheet(), ends[i + 1]))
      for (const auto& image : images_of(ends.subspan(i, 2)))
        std::erase(changed.lines, std::pair(std::min(image[0], image[1]), std::max(image[0], image[1])));
  drop_broken_settings(changed, kinds_);
  return commit(std::move(changed));
}

bool SheetEditor::restore(const Sheet& whole, std::string_view name) {
  const auto number_of = [](const Sheet& sheet, std::string_view named) {
    const auto found =
        std::find_if(sheet.dots.begin(), sheet.dots.end(), [&](const Sheet::Dot& dot) { return dot.name == named; });
    return found == sheet.dots.end() ? -1 : static_cast<int>(found - sheet.dots.begin());
  };
  const int wanted = number_of(whole, name);
  if (wanted < 0) return false;
  Sheet changed = sheet();
  for (const Point2 image : images(whole.dots[wanted].at)) {
    const int from = dot_near(whole, image);
    if (from < 0 || number_of(changed, whole.dots[from].name) >= 0 || changed.dots.size() >= max_dots) continue;
    const auto dot = static_cast<int>(changed.dots.size());
    changed.dots.push_back(whole.dots[from]);
    for (const auto& [u, v] : whole.lines)
      if (u == from || v == from)
        if (const int other = number_of(changed, whole.dots[u + v - from].name); other >= 0)
          add_line(changed, dot, other);
  }
  return commit(std::move(changed));
}

bool SheetEditor::erase(std::span<const int> dots) {
  std::vector<char> gone(sheet().dots.size());
  for (const int dot : valid(sheet(), dots))
    for (const auto& image : images_of(std::span(&dot, 1))) gone[image[0]] = 1;
  return commit(without(sheet(), gone, kinds_));
}

bool SheetEditor::move(std::span<const int> dots, Point2 by) {
  Sheet changed = sheet();
  std::vector<char> moved(changed.dots.size());
  for (const int dot : valid(sheet(), dots)) {
    const Point2 from = sheet().dots[dot].at, to{from.x + by.x, from.y + by.y};
    const auto before = images(from), after = images(to);
    for (std::size_t i = 0; i < before.size(); ++i) {
      const int image = i == 0 ? dot : dot_near(sheet(), before[i]);
      if (image >= 0 && !moved[image]) changed.dots[image].at = on_paper(after[i]), moved[image] = 1;
    }
  }
  return commit(std::move(changed));
}

bool SheetEditor::duplicate(std::span<const int> dots, Point2 by) {
  const std::vector<int> chosen = valid(sheet(), dots);
  Sheet changed = sheet();
  if (changed.dots.size() + chosen.size() > max_dots) return false;
  FreeNames names(changed);
  std::vector<int> copy_of(changed.dots.size(), -1);
  for (const int dot : chosen) {
    const Point2 from = sheet().dots[dot].at;
    copy_of[dot] = static_cast<int>(changed.dots.size());
    changed.dots.push_back({names.take(), on_paper({from.x + by.x, from.y + by.y})});
  }
  for (const auto& [u, v] : sheet().lines)
    if (copy_of[u] >= 0 && copy_of[v] >= 0) add_line(changed, copy_of[u], copy_of[v]);
  for (const Setting& setting : sheet().settings) copy_setting(changed, setting, copy_of, kinds_);
  return commit(std::move(changed));
}

bool SheetEditor::set(std::string_view keyword, std::span<const int> dots, std::string_view word) {
  const SettingKind* const kind = find_keyword(kinds_, keyword);
  if (kind == nullptr || !is_word_of(*kind, word)) return false;
  const std::vector<int> about = valid(sheet(), dots);
  if (about.size() != dots.size()) return false;
  Sheet changed = sheet();
  const bool there = has_setting(changed, *kind, about);
  using On = SettingKind::On;
  const bool repeated = !kind->named && (kind->on == On::vertex || kind->on == On::edge || kind->on == On::triple);
  for (const auto& image : repeated ? images_of(about) : std::vector<std::vector<int>>{about})
    if (!repeated || has_setting(changed, *kind, image) == there) toggle_setting(changed, *kind, image, word);
  return changed.settings.size() <= max_settings && commit(std::move(changed));
}

std::string SheetEditor::rename(int dot, std::string_view name) {
  if (!is_number(sheet(), dot)) return {};
  if (std::string problem = name_problem(name, say(words::what_is_named)); !problem.empty()) return problem;
  for (std::size_t i = 0; i < sheet().dots.size(); ++i)
    if (sheet().dots[i].name == name && static_cast<int>(i) != dot)
      return say(words::name_taken, {{"name", quoted(name)}});
  Sheet changed = sheet();
  changed.dots[dot].name = name;
  commit(std::move(changed));
  return {};
}

bool SheetEditor::arrange(std::vector<Point2> places) {
  if (places.size() != sheet().dots.size()) return false;
  Sheet changed = sheet();
  for (std::size_t i = 0; i < places.size(); ++i) changed.dots[i].at = on_paper(places[i]);
  return commit(std::move(changed));
}

bool SheetEditor::replace(Sheet sheet) { return commit(std::move(sheet)); }

}  // namespace schlegel
