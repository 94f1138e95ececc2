#include "play/pencil.hpp"

#include <algorithm>
#include <cmath>
#include <unordered_map>

#include "play/words.hpp"

namespace schlegel {
namespace {

Point2 middle(Point2 a, Point2 b) { return {(a.x + b.x) / 2, (a.y + b.y) / 2}; }
double distance(Point2 a, Point2 b) { return std::hypot(a.x - b.x, a.y - b.y); }

using ById = std::unordered_map<std::string_view, std::size_t>;

ById by_id(const Scene& scene) {
  ById index;
  for (std::size_t i = 0; i < scene.targets.size(); ++i) index.emplace(scene.targets[i].id, i);
  return index;
}

void add_cross(Scene& scene, Point2 at, double size, double opacity, const std::string& key) {
  for (const double slant : {1.0, -1.0}) {
    Shape stroke = line({{at.x - size, at.y - slant * size}, {at.x + size, at.y + slant * size}},
                        std::clamp(0.34 * size, 0.003, 0.008), Role::bad);
    stroke.opacity = opacity;
    stroke.key = key + (slant > 0 ? " falling" : " rising");
    scene.shapes.push_back(std::move(stroke));
  }
}

void add_state(Target& target, std::string words) {
  if (!target.state.empty()) target.state += ", ";
  target.state += words;
}

}  // namespace

void draw_marks(Scene& scene, std::span<const PencilMark> marks) {
  if (marks.empty()) return;
  std::vector<Shape> bands;
  const ById index = by_id(scene);
  const auto find = [&](const std::string& id) {
    const auto found = index.find(id);
    return found == index.end() ? nullptr : &scene.targets[found->second];
  };
  for (const PencilMark& mark : marks) {
    Target* const from = find(mark.from);
    Target* const to = mark.to.empty() ? from : find(mark.to);
    if (!from || !to) continue;
    const std::string key = "pencil " + write_mark({mark.from, mark.to, true});
    const double opacity = from->behind && to->behind ? 0.3 : 0.9;
    if (from == to) {
      if (mark.holds) {
        Shape dot = disc(from->at, std::max(0.006, 0.28 * from->reach), Role::accent);
        dot.key = key;
        dot.opacity = opacity;
        scene.shapes.push_back(std::move(dot));
      } else {
        add_cross(scene, from->at, std::clamp(0.42 * from->reach, 0.007, 0.02), opacity, key);
      }
      add_state(*from, say(mark.holds ? words::marked_filled : words::marked_empty));
      continue;
    }
    const double length = distance(from->at, to->at);
    if (mark.holds) {
      Shape band = line({from->at, to->at}, std::clamp(0.1 * length, 0.005, 0.012), Role::accent);
      band.opacity = 0.55 * opacity;
      band.key = key;
      bands.push_back(std::move(band));
    } else {
      add_cross(scene, middle(from->at, to->at), std::clamp(0.11 * length, 0.006, 0.016), opacity, key);
    }
    const Sentence& state = mark.holds ? words::line_marked_used : words::line_marked_closed;
    add_state(*from, say(state, {{"name", to->name}}));
    add_state(*to, say(state, {{"name", from->name}}));
  }
  insert_under_places(scene, std::move(bands));
}

PencilMark mark_of(const std::string& from, const std::string& to, std::span<const PencilMark> drawn) {
  const PencilMark cross{from, to, false}, use{from, to, true};
  return std::find(drawn.begin(), drawn.end(), use) == drawn.end() ? cross : use;
}

std::optional<PencilMark> mark_at(const Scene& scene, Point2 at, std::span<const PencilMark> drawn) {
  const ById index = by_id(scene);
  const double usual = 0.25 * std::max(scene.width, scene.height);  // longer lines are not easier to hit
  const Target* near = nullptr;
  const Target* other = nullptr;  // the far end of a line
  double least = 1;
  for (const Target& target : scene.targets) {
    if (target.behind) continue;
    if (const double away = distance(at, target.at) / target.reach; away < std::min(least, 0.75)) {
      least = away;
      near = &target;
      other = nullptr;
    }
    for (const std::string& id : target.neighbours) {
      const auto found = index.find(id);
      if (found == index.end() || id < target.id) continue;
      const Target& there = scene.targets[found->second];
      const double length = distance(target.at, there.at);
      if (there.behind) continue;
      const double room = std::max(0.3 * std::min(length, usual), 0.02);
      const double away = distance(at, middle(target.at, there.at)) / room + 1e-3 * length;  // of two the shorter one
      if (away >= least) continue;
      least = away;
      near = &target;
      other = &there;
    }
  }
  if (!near) return std::nullopt;
  return mark_of(near->id, other ? other->id : std::string(), drawn);
}

}  // namespace schlegel
