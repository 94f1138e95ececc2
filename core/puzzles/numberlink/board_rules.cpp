// Each rule with a picture of a few cells, drawn as the board draws them.
#include <algorithm>

#include "puzzles/numberlink/cells.hpp"
#include "puzzles/numberlink/numberlink.hpp"

namespace schlegel {
namespace {

using numberlink::Instance;

/// A picture of `columns` by `rows` cells that fills the unit square, or its middle.
class Picture {
 public:
  Picture(int columns, int rows) : cell_(0.96 / std::max(columns, rows)), columns_(columns), rows_(rows) {
    const Point2 a = at(-0.5, -0.5), b = at(columns - 0.5, rows - 0.5);
    shapes.push_back(polygon({{a.x, a.y}, {b.x, a.y}, {b.x, b.y}, {a.x, b.y}}, Role::rim, 0.05));
    for (int row = 0; row < rows; ++row)
      for (int column = 0; column < columns; ++column) cell(column, row, Role::board);
  }
  Picture& cell(double column, double row, Role role) {
    const double half = 0.46;
    shapes.push_back(polygon({at(column - half, row - half), at(column + half, row - half),
                              at(column + half, row + half), at(column - half, row + half)},
                             role, 0.1 * cell_));
    return *this;
  }
  Picture& way(std::vector<Point2> cells, Role role, double width = 0.3) {
    for (Point2& p : cells) p = at(p.x, p.y);
    shapes.push_back(line(std::move(cells), width * cell_, role));
    return *this;
  }
  std::vector<Shape> shapes;

 private:
  Point2 at(double column, double row) const {
    return {0.5 + (column - (columns_ - 1) / 2.0) * cell_, 0.5 + (row - (rows_ - 1) / 2.0) * cell_};
  }

  double cell_;
  int columns_, rows_;
};

constexpr Role one = piece_role(0), two = piece_role(1);

std::vector<Shape> bridge() {
  return Picture(1, 1)
      .way({{0, -0.5}, {0, 0.5}}, two)
      .way({{-0.34, 0}, {0.34, 0}}, Role::board, 0.46)
      .way({{-0.5, 0}, {0.5, 0}}, one)
      .shapes;
}
std::vector<Shape> all_covered() {
  return Picture(3, 3).way({{0, 0}, {2, 0}, {2, 1}, {0, 1}, {0, 2}, {2, 2}}, one).shapes;
}
std::vector<Shape> wall() {
  return Picture(2, 2)
      .way({{0.5, -0.5}, {0.5, 0.5}}, Role::text, 0.12)
      .way({{0, 0}, {0, 1}, {1, 1}, {1, 0}}, one)
      .shapes;
}
std::vector<Shape> over_the_side(bool across) {
  const auto turned = [&](double x, double y) { return across ? Point2{x, y} : Point2{y, x}; };
  return Picture(3, 3)
      .way({turned(2, 0), turned(2, 1), turned(2.5, 1)}, one)
      .way({turned(-0.5, 1), turned(0, 1), turned(0, 2)}, one)
      .shapes;
}
std::vector<Shape> touching() {
  return Picture(3, 3).way({{0, 0}, {2, 0}, {2, 1}, {0, 1}}, one).way({{1, 0.2}, {1, 0.8}}, Role::bad, 0.14).shapes;
}
std::vector<Shape> hole() { return Picture(2, 2).cell(1, 0, Role::rim).way({{0, 0}, {0, 1}, {1, 1}}, one).shapes; }

/// What the rows of a grid have that others have not.
struct Grid {
  bool bridges = false, walls = false, holes = false;
};

Grid look_at(const Instance& instance) {
  Grid found;
  for (const auto& cell : vertices_by_cell(instance)) {
    found.holes = found.holes || cell[0] == no_vertex;
    found.bridges = found.bridges || cell[1] != no_vertex;
  }
  found.walls = !walls_of(instance).empty();
  return found;
}

}  // namespace

std::string Numberlink::goal(const Instance& instance) {
  return say(instance.width > 0 ? numberlink::words::goal : numberlink::words::goal_on_graph);
}

std::vector<BoardRule> Numberlink::rules(const Instance& instance) {
  namespace words = numberlink::words;
  std::vector<BoardRule> rules;
  if (instance.rules.cover) rules.push_back({say(words::rule_cover), all_covered()});
  if (instance.width > 0) {
    const Grid grid = look_at(instance);
    if (grid.bridges) rules.push_back({say(words::rule_bridges), bridge()});
    if (grid.walls) rules.push_back({say(words::rule_walls), wall()});
    if (grid.holes) rules.push_back({say(words::rule_holes), hole()});
  }
  if (instance.wraps_x && instance.wraps_y)
    rules.push_back({say(words::rule_wraps), over_the_side(true)});
  else if (instance.wraps_x || instance.wraps_y)
    rules.push_back(
        {say(instance.wraps_x ? words::rule_wraps_x : words::rule_wraps_y), over_the_side(instance.wraps_x)});
  if (!instance.rules.self_touch) rules.push_back({say(words::rule_self_touch), touching()});
  return rules;
}

}  // namespace schlegel
