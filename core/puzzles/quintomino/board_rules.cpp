#include "puzzles/quintomino/quintomino.hpp"

namespace schlegel {
namespace {

/// A triangle with sides of three colours, and how it looks flipped; struck out where that may not be.
std::vector<Shape> flipped(bool allowed) {
  std::vector<Shape> shapes;
  for (const double side : {-1.0, 1.0}) {
    const auto at = [&](double x, double y) { return Point2{0.5 + side * x, y}; };
    const Point2 corners[] = {at(0.08, 0.78), at(0.46, 0.78), at(0.27, 0.22)}, centre = at(0.27, 0.6);
    for (std::size_t i = 0; i < 3; ++i) {
      shapes.push_back(polygon({corners[i], corners[(i + 1) % 3], centre}, piece_role(static_cast<int>(i))));
      shapes.back().opacity = side > 0 && !allowed ? 0.35 : 1;
    }
  }
  if (!allowed) shapes.push_back(line({{0.6, 0.82}, {0.94, 0.2}}, 0.06, Role::bad));
  return shapes;
}

}  // namespace

std::vector<BoardRule> Quintomino::rules(const Instance& instance) {
  std::vector<BoardRule> rules;
  rules.push_back(
      {say(instance.flip ? quintomino::words::may_flip : quintomino::words::may_not_flip), flipped(instance.flip)});
  if (instance.repeat) rules.push_back({say(quintomino::words::may_repeat), {}});
  const std::size_t pieces = instance.pieces.size(), faces = instance.faces.size();
  if (!instance.repeat && pieces > faces)
    rules.push_back({say(quintomino::words::left_over, {{"pieces", pieces - faces}}), {}});
  if (!instance.placed.empty())
    rules.push_back({say(quintomino::words::given, {{"pieces", instance.placed.size()}}), {}});
  return rules;
}

}  // namespace schlegel
