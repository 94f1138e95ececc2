#include "web/draw/scene_animator.hpp"

#include <algorithm>
#include <cmath>

#include "web/draw/geometry.hpp"

namespace schlegel::web {
namespace {

bool same_points(const std::vector<Point2>& a, const std::vector<Point2>& b) {
  return a.size() == b.size() && std::equal(a.begin(), a.end(), b.begin(), [](Point2 p, Point2 q) {
           return std::abs(p.x - q.x) < 1e-6 && std::abs(p.y - q.y) < 1e-6;
         });
}

bool same_place(const Shape& a, const Shape& b) {
  return same_points(a.points, b.points) && a.radius == b.radius && a.opacity == b.opacity && a.fill == b.fill &&
         a.outline == b.outline && a.outline_width == b.outline_width;
}

Shape blend(const Shape& from, const Shape& to, double t) {
  Shape shape = to;
  const auto between = [t](double a, double b) { return a + (b - a) * t; };
  if (from.points.size() == to.points.size())
    for (std::size_t i = 0; i < to.points.size(); ++i)
      shape.points[i] = {between(from.points[i].x, to.points[i].x), between(from.points[i].y, to.points[i].y)};
  shape.radius = between(from.radius, to.radius);
  shape.outline_width = between(from.outline_width, to.outline_width);
  shape.opacity = between(from.opacity, to.opacity);
  return shape;
}

}  // namespace

double SceneAnimator::duration(Act act) {
  switch (act) {
    case Act::stays:
      return 0;
    case Act::arrives:
      return 240;
    case Act::travels:
      return 220;
    case Act::leaves:
      return 160;
  }
  return 0;
}

Drawn SceneAnimator::drawn(const Actor& actor, double now) {
  const double whole = duration(actor.act);
  const float time = whole <= 0 ? 1.0F : static_cast<float>(std::clamp((now - actor.start) / whole, 0.0, 1.0));
  const float t = ease_out(time);
  Drawn drawn;
  drawn.shape = actor.act == Act::travels ? blend(actor.from, actor.to, t) : actor.to;
  const bool is_line = drawn.shape.kind == Shape::Kind::line;
  const bool lies_above = drawn.shape.shadow || drawn.shape.kind == Shape::Kind::label;
  switch (actor.act) {
    case Act::stays:
      break;
    case Act::travels:
      drawn.was_fill = actor.from.fill;
      drawn.was_outline = actor.from.outline;
      drawn.turned = t;
      if (drawn.shape.shadow && !is_line && !same_points(actor.from.points, actor.to.points))
        drawn.lift = std::sin(3.14159F * t);
      break;
    case Act::arrives:
    case Act::leaves: {
      const float there = actor.act == Act::arrives ? t : 1 - t;
      if (is_line) {
        drawn.grown = there;
        break;
      }
      drawn.shape.opacity *= actor.act == Act::arrives ? std::min(1.0F, 1.6F * there) : there;
      drawn.scale = lies_above ? mix(1.3F, 1.0F, there) : mix(0.8F, 1.0F, there);
      drawn.lift = drawn.shape.shadow ? 1 - there : 0;
      break;
    }
  }
  if (drawn.lift > 0 && actor.act == Act::travels) drawn.scale = 1 + 0.1F * drawn.lift;
  return drawn;
}

bool SceneAnimator::moving(double now) const {
  return std::any_of(actors_.begin(), actors_.end(),
                     [now](const Actor& a) { return a.act != Act::stays && now - a.start < duration(a.act); });
}

void SceneAnimator::show(const std::vector<Shape>& shapes, double now, bool follow, bool still) {
  if (still || actors_.empty()) {
    actors_.clear();
    for (const Shape& shape : shapes) actors_.push_back({shape, shape, Act::stays, now});
    return;
  }
  std::unordered_map<std::string, std::size_t> before;
  for (std::size_t i = 0; i < actors_.size(); ++i)
    if (!actors_[i].to.key.empty()) before.emplace(actors_[i].to.key, i);

  std::vector<Actor> next;
  std::unordered_map<std::string, std::size_t> index;
  next.reserve(shapes.size());
  for (const Shape& shape : shapes) {
    Actor actor{shape, shape, Act::stays, now};
    const auto found = shape.key.empty() ? before.end() : before.find(shape.key);
    if (!shape.key.empty()) index.emplace(shape.key, next.size());
    if (found != before.end()) {
      const Actor& old = actors_[found->second];
      const bool running = now - old.start < duration(old.act);
      if (old.act == Act::leaves) {
        actor.act = Act::arrives;
        if (running) actor.start = now - duration(Act::arrives) * (1 - (now - old.start) / duration(Act::leaves));
      } else if (running && (old.act == Act::arrives || follow || same_place(old.to, shape))) {
        actor.act = old.act;
        actor.start = old.start;
        actor.from = old.act == Act::travels && follow ? shape : old.from;
      } else if (!follow && !same_place(old.to, shape) && shape.kind == old.to.kind) {
        actor.act = Act::travels;
        actor.from = drawn(old, now).shape;
      }
    } else if (!shape.key.empty()) {
      actor.act = Act::arrives;
    }
    next.push_back(std::move(actor));
  }
  merge(next, index, now);
}

/// Puts those that leave back behind the one they stood behind.
void SceneAnimator::merge(std::vector<Actor>& next, std::unordered_map<std::string, std::size_t>& index, double now) {
  std::vector<std::vector<Actor>> leaving(next.size() + 1);
  std::size_t place = 0;
  for (Actor& old : actors_) {
    const auto found = old.to.key.empty() ? index.end() : index.find(old.to.key);
    if (found != index.end()) {
      place = std::max(place, found->second + 1);
      continue;
    }
    if (old.to.key.empty()) continue;
    if (old.act == Act::leaves) {
      if (now - old.start >= duration(Act::leaves)) continue;
    } else {
      old.to = drawn(old, now).shape;
      old.act = Act::leaves;
      old.start = now;
    }
    leaving[place].push_back(std::move(old));
  }
  actors_.clear();
  for (std::size_t i = 0; i <= next.size(); ++i) {
    for (Actor& actor : leaving[i]) actors_.push_back(std::move(actor));
    if (i < next.size()) actors_.push_back(std::move(next[i]));
  }
}

const std::vector<Drawn>& SceneAnimator::at(double now) {
  drawn_.clear();
  std::erase_if(actors_,
                [now](const Actor& a) { return a.act == Act::leaves && now - a.start >= duration(Act::leaves); });
  for (Actor& actor : actors_) {
    if (actor.act != Act::stays && now - actor.start >= duration(actor.act)) actor.act = Act::stays;
    drawn_.push_back(drawn(actor, now));
  }
  return drawn_;
}

}  // namespace schlegel::web
