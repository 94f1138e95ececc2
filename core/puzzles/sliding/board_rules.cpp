#include <algorithm>

#include "base/text.hpp"
#include "puzzles/sliding/sliding.hpp"

namespace schlegel {
namespace {

/// Four tiles' places, the first one empty.
std::vector<Shape> gap_first() {
  std::vector<Shape> shapes;
  for (int cell = 0; cell < 4; ++cell) {
    const double x = 0.27 + 0.46 * (cell % 2), y = 0.27 + 0.46 * (cell / 2), half = 0.2;
    const bool gap = cell == 0;
    shapes.push_back(polygon({{x - half, y - half}, {x + half, y - half}, {x + half, y + half}, {x - half, y + half}},
                             gap ? Role::hole : Role::peg, 0.06));
    shapes.back().opacity = gap ? 0.4 : 1;
    if (!gap) shapes.push_back(label({x, y}, 0.2, std::to_string(cell), Role::on_peg, true));
  }
  return shapes;
}

/// A tile with the number of another one in its corner.
std::vector<Shape> small_number() {
  constexpr double half = 0.42;
  std::vector<Shape> shapes{
      polygon({{0.5 - half, 0.5 - half}, {0.5 + half, 0.5 - half}, {0.5 + half, 0.5 + half}, {0.5 - half, 0.5 + half}},
              Role::peg, 0.12)};
  shapes.push_back(label({0.54, 0.56}, 0.42, "5", Role::on_peg, true));
  shapes.push_back(label({0.22, 0.22}, 0.2, "2", Role::on_peg));
  return shapes;
}

/// Whether the tiles belong in their order, row by row, wherever the gap is.
bool in_order(const sliding::Instance& instance) {
  int number = 0;
  for (Vertex v = 0; v < instance.graph.order(); ++v)
    if (v != instance.blank_home && instance.tokens[v] != std::to_string(++number)) return false;
  return true;
}

}  // namespace

std::vector<BoardRule> Sliding::rules(const Instance& instance) {
  const Vertex gap = instance.blank_home, last = instance.graph.order() - 1;
  if (instance.rows == 0) return {{say(sliding::words::gap_belongs_on, {{"place", instance.graph.name(gap)}}), {}}};
  std::vector<BoardRule> rules;
  if (!in_order(instance)) {
    constexpr Vertex most_named = 25;
    std::vector<std::string> names;
    for (Vertex v = 0; v <= last; ++v) names.push_back(v == gap ? say(sliding::words::gap) : instance.tokens[v]);
    rules = {{last >= most_named ? say(sliding::words::own_order)
                                 : say(sliding::words::order_of_tiles, {{"tiles", join(names, ", ")}}),
              {}}};
  } else if (gap == 0) {
    rules = {{say(sliding::words::gap_belongs_first), gap_first()}};
  } else if (gap != last) {
    rules = {{say(sliding::words::gap_belongs_in,
                  {{"row", gap / instance.columns + 1}, {"column", gap % instance.columns + 1}}),
              {}}};
  }
  if (std::max(instance.rows, instance.columns) <= sliding::most_engraved)
    rules.push_back({say(sliding::words::small_numbers), small_number(), true});
  return rules;
}

}  // namespace schlegel
