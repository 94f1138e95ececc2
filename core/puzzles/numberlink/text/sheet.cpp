#include <algorithm>
#include <cstdlib>
#include <map>

#include "base/index.hpp"
#include "base/text.hpp"
#include "puzzles/numberlink/cells.hpp"
#include "puzzles/numberlink/numberlink.hpp"

namespace schlegel {
namespace {

/// A grid as the setting "grid", and lines from side to side, say it is.
struct DrawnGrid {
  int width = 0, height = 0;
  bool wraps_x = false, wraps_y = false;  ///< lines go from one side to the other
  std::vector<int> dot;                   ///< by cell, row by row; -1: a hole

  bool adjacent(int a, int b) const { return std::abs(a / width - b / width) + std::abs(a % width - b % width) == 1; }
  bool from_left_to_right(int a, int b) const {
    return a / width == b / width && std::abs(a % width - b % width) == width - 1;
  }
  bool from_top_to_bottom(int a, int b) const {
    return a % width == b % width && std::abs(a / width - b / width) == height - 1;
  }
  /// Whether these two cells are side by side, so that without a line there is a wall between them.
  bool wants_line(int a, int b) const {
    return adjacent(a, b) || (wraps_x && from_left_to_right(a, b)) || (wraps_y && from_top_to_bottom(a, b));
  }
  std::string axes() const { return std::string(wraps_x ? "x" : "") + (wraps_y ? "y" : ""); }
};

/// Of each vertex its dot on the sheet, and of a grid's dots the cells: the two vertices of a bridge are one dot.
struct Dots {
  std::vector<int> of_vertex;
  std::vector<std::array<int, 2>> cells;
};

Dots dots_of(const Numberlink::Instance& instance) {
  Dots dots;
  std::map<std::array<int, 2>, int> seen;
  for (Vertex v = 0; v < instance.graph.order(); ++v) {
    const auto place = instance.width > 0 ? instance.cells[v] : std::array{v, 0};
    const auto [found, is_new] = seen.emplace(place, static_cast<int>(dots.cells.size()));
    if (is_new) dots.cells.push_back(place);
    dots.of_vertex.push_back(found->second);
  }
  return dots;
}

/// The grid that this still is; nothing when a vertex is no cell of it, or a line joins cells that are not side by
/// side.
std::optional<DrawnGrid> grid_in(const Sheet& sheet) {
  using numberlink::cell_name;
  const Setting* const size = sheet.find("grid");
  if (size == nullptr) return std::nullopt;
  DrawnGrid grid;
  TextCursor cursor(size->word);
  const auto width = cursor.accept_integer(1, static_cast<int>(max_dots));
  if (!width || !cursor.accept("x")) return std::nullopt;
  const auto height = cursor.accept_integer(1, static_cast<int>(max_dots));
  if (!height || *width * *height > static_cast<int>(2 * max_dots)) return std::nullopt;
  grid.width = static_cast<int>(*width);
  grid.height = static_cast<int>(*height);
  std::map<std::string, int> cells;
  for (int cell = 0; cell < grid.width * grid.height; ++cell)
    cells[cell_name(cell / grid.width, cell % grid.width)] = cell;
  grid.dot.assign(cells.size(), -1);
  std::vector<int> cell_of;
  for (const Sheet::Dot& dot : sheet.dots) {
    const auto found = cells.find(dot.name);
    if (found == cells.end()) return std::nullopt;
    grid.dot[found->second] = static_cast<int>(cell_of.size());
    cell_of.push_back(found->second);
  }
  for (const auto& [u, v] : sheet.lines) {
    const int a = cell_of[u], b = cell_of[v];
    if (grid.adjacent(a, b)) continue;
    if (grid.from_left_to_right(a, b))
      grid.wraps_x = true;
    else if (grid.from_top_to_bottom(a, b))
      grid.wraps_y = true;
    else
      return std::nullopt;
  }
  return grid;
}

void add_grid(SheetText& text, const Sheet& sheet, const DrawnGrid& grid) {
  std::vector<std::string> token(grid.dot.size(), ".");
  std::vector<std::size_t> cell_of(sheet.dots.size());
  for (std::size_t cell = 0; cell < token.size(); ++cell)
    if (const int dot = grid.dot[cell]; dot < 0)
      token[cell] = "#";
    else
      cell_of[dot] = cell;
  for (const Setting& setting : sheet.settings) {
    if (setting.keyword == "bridge") token[cell_of[setting.vertices[0]]] = "+";
    if (setting.keyword != "pair") continue;
    for (const int dot : setting.vertices) token[cell_of[dot]] = setting.word;
  }
  const int cells = grid.width * grid.height;
  for (int a = 0; a < cells; ++a) {
    const int column = a % grid.width, row = a / grid.width;
    const int right = column + 1 < grid.width ? a + 1 : a - column,
              below = row + 1 < grid.height ? a + grid.width : column;
    for (const int b : {right, below}) {
      const int u = grid.dot[a], v = grid.dot[b];
      if (a != b && grid.wants_line(a, b) && u >= 0 && v >= 0 && !sheet.joined(u, v))
        text.add("wall " + sheet.dots[u].name + ' ' + sheet.dots[v].name, {u, v});
    }
  }
  text.add("grid");
  for (int row = 0; row < grid.height; ++row) {
    std::string line;
    std::vector<int> about;
    for (int cell = row * grid.width; cell < (row + 1) * grid.width; ++cell) {
      line += (line.empty() ? "" : " ") + token[cell];
      if (grid.dot[cell] >= 0) about.push_back(grid.dot[cell]);
    }
    text.add(line, std::move(about));
  }
}

}  // namespace

/// Of a grid the dots are cells by name, one for a bridge, too: a hole is a dot that is not there, a wall a line that
/// is not there, and two sides are joined where a line goes from one to the other.
Sheet Numberlink::sheet(const Instance& instance) {
  Sheet sheet;
  const auto [dot_of, cells] = dots_of(instance);
  const bool is_grid = instance.width > 0;
  for (Vertex v = 0; v < instance.graph.order(); ++v) {
    const int dot = dot_of[v];
    if (at(dot) < sheet.dots.size()) {
      sheet.settings.push_back({"bridge", {dot}, {}});
      continue;
    }
    const auto [column, row] = cells[dot];
    sheet.dots.push_back(
        {is_grid ? numberlink::cell_name(row, column) : instance.graph.name(v), on_paper(instance.graph.plane()[v])});
  }
  for (const auto& [u, v] : instance.graph.edges()) {
    const auto [a, b] = std::minmax(dot_of[u], dot_of[v]);
    sheet.lines.emplace_back(a, b);
  }
  std::sort(sheet.lines.begin(), sheet.lines.end());
  sheet.lines.erase(std::unique(sheet.lines.begin(), sheet.lines.end()), sheet.lines.end());
  for (const numberlink::Pair& pair : instance.pairs)
    sheet.settings.push_back({"pair", {dot_of[pair.a], dot_of[pair.b]}, pair.label});
  const auto rule = [&sheet](bool holds, std::string_view keyword, std::string word = {}) {
    if (holds) sheet.settings.push_back({std::string(keyword), {}, std::move(word)});
  };
  rule(instance.rules.cover, "cover");
  rule(!instance.rules.self_touch, "no-self-touch");
  rule(is_grid, "grid", std::to_string(instance.width) + "x" + std::to_string(instance.height));
  return sheet;
}

/// What is no grid any more is written as a graph, without wrapped sides and bridges.
SheetText Numberlink::write_sheet(const Sheet& sheet) {
  SheetText text;
  text.add(info.id);
  for (const std::string_view keyword : {"cover", "no-self-touch"})
    if (sheet.has(keyword)) text.add(keyword);
  if (const auto grid = grid_in(sheet)) {
    if (const std::string axes = grid->axes(); !axes.empty()) text.add("wrap " + axes);
    add_grid(text, sheet, *grid);
    return text;
  }
  text.add_graph(sheet);
  for (const Setting& setting : sheet.settings)
    if (setting.keyword == "pair") text.add_setting(sheet, setting);
  return text;
}

/// A link that only the other one draws is taken out of the board.
std::optional<Setting> Numberlink::distinguish(const Instance& instance, const State& kept, const State& other) {
  const std::vector<int> dot_of = dots_of(instance).of_vertex;
  for (Vertex u = 0; u < instance.graph.order(); ++u)
    for (const Vertex v : other.links[u]) {
      const auto& drawn = kept.links[u];
      if (v == no_vertex || std::find(drawn.begin(), drawn.end(), v) != drawn.end()) continue;
      const auto [a, b] = std::minmax(dot_of[u], dot_of[v]);
      return Setting{{}, {a, b}, {}};
    }
  return std::nullopt;
}

}  // namespace schlegel
