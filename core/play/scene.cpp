#include "play/scene.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <set>
#include <utility>

namespace schlegel {

Shape disc(Point2 centre, double radius, Role fill) { return {.points = {centre}, .radius = radius, .fill = fill}; }

Shape line(std::vector<Point2> points, double width, Role colour) {
  return {.kind = Shape::Kind::line, .points = std::move(points), .radius = width / 2, .fill = colour};
}

Shape polygon(std::vector<Point2> corners, Role fill, double corner_radius) {
  return {.kind = Shape::Kind::polygon, .points = std::move(corners), .radius = corner_radius, .fill = fill};
}

Shape label(Point2 centre, double capital_height, std::string text, Role colour, bool bold) {
  return {.kind = Shape::Kind::label,
          .points = {centre},
          .radius = capital_height,
          .fill = colour,
          .bold = bold,
          .text = std::move(text)};
}

void Target::add_state(std::string_view words) {
  if (!state.empty()) state += ", ";
  state += words;
}

const Target* target_at(const Scene& scene, Point2 at, double slack) {
  const Target* best = nullptr;
  double closest = 1;
  for (const Target& target : scene.targets) {
    const double reach = target.behind ? target.reach : std::max(target.reach, slack);
    const double away = std::hypot(at.x - target.at.x, at.y - target.at.y) / reach;
    if (away > 1 || (best && std::pair(best->behind, closest) < std::pair(target.behind, away))) continue;
    closest = away;
    best = &target;
  }
  return best;
}

int Scene::find(std::string_view target_id) const {
  for (std::size_t i = 0; i < targets.size(); ++i)
    if (targets[i].id == target_id) return static_cast<int>(i);
  return -1;
}

std::string Scene::name_of(std::string_view target_id) const {
  const int index = find(target_id);
  return index < 0 ? std::string() : targets[index].name;
}

Point3 Rotation::operator()(Point3 p) const {
  const double tx = 2 * (y * p.z - z * p.y), ty = 2 * (z * p.x - x * p.z), tz = 2 * (x * p.y - y * p.x);
  return {p.x + w * tx + y * tz - z * ty, p.y + w * ty + z * tx - x * tz, p.z + w * tz + x * ty - y * tx};
}

Rotation operator*(Rotation a, Rotation b) {
  return {a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z, a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y,
          a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x, a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w};
}

Rotation rotation_about(Point3 axis, double angle) {
  const double length = std::sqrt(axis.x * axis.x + axis.y * axis.y + axis.z * axis.z);
  if (length == 0) return {};
  const double s = std::sin(angle / 2) / length;
  return {std::cos(angle / 2), s * axis.x, s * axis.y, s * axis.z};
}

void add_alive_ring(Scene& scene, Point2 centre, double radius, const std::string& what, double opacity) {
  Shape glow = disc(centre, radius, Role::good), ring = disc(centre, radius, Role::none);
  glow.opacity = 0.1 * opacity;
  glow.key = "safe " + what;
  ring.outline = Role::good;
  ring.outline_width = std::clamp(0.1 * radius, 0.003, 0.006);
  ring.opacity = opacity;
  ring.key = "alive " + what;
  scene.shapes.push_back(std::move(glow));
  scene.shapes.push_back(std::move(ring));
  scene.alive_rings = true;
}

void insert_under_places(Scene& scene, std::vector<Shape> shapes, bool as_bands) {
  if (shapes.empty()) return;
  std::set<std::pair<double, double>> places;
  for (const Target& target : scene.targets)
    if (!target.behind) places.emplace(target.at.x, target.at.y);
  const auto first = std::find_if(scene.shapes.begin(), scene.shapes.end(), [&](const Shape& shape) {
    return (as_bands && shape.covers_bands) || (shape.kind == Shape::Kind::disc && !shape.key.starts_with("lit ") &&
                                                places.contains({shape.points[0].x, shape.points[0].y}));
  });
  scene.shapes.insert(first, std::make_move_iterator(shapes.begin()), std::make_move_iterator(shapes.end()));
}

}  // namespace schlegel
