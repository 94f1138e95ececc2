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
  if (!in_order(instance)) {
    constexpr Vertex most_named = 25;
    if (last >= most_named) return {{say(sliding::words::own_order), {}}};
    std::vector<std::string> names;
    for (Vertex v = 0; v <= last; ++v) names.push_back(v == gap ? say(sliding::words::gap) : instance.tokens[v]);
    return {{say(sliding::words::order_of_tiles, {{"tiles", join(names, ", ")}}), {}}};
  }
  if (gap == last) return {};
  if (gap == 0) return {{say(sliding::words::gap_belongs_first), gap_first()}};
  return {{say(sliding::words::gap_belongs_in,
               {{"row", gap / instance.columns + 1}, {"column", gap % instance.columns + 1}}),
           {}}};
}

}  // namespace schlegel
