#include "web/draw/arcball.hpp"

namespace schlegel::web {
namespace {

constexpr double slowing = 320, slowest = 0.0001;  // milliseconds to a third of the speed; radians in a millisecond

}  // namespace

Point3 Arcball::on_ball(Vec at) const {
  const double x = (at.x - centre_.x) / radius_, y = (at.y - centre_.y) / radius_, r = x * x + y * y;
  // Near the middle a sphere, outside a sheet that never ends (Bell's trackball).
  return {x, y, r < 0.5 ? std::sqrt(1 - r) : 0.5 / std::sqrt(r)};
}

void Arcball::grab(Vec at, Vec centre, float radius, double now) {
  centre_ = centre;
  radius_ = radius;
  last_ = on_ball(at);
  last_time_ = now;
  speed_ = 0;
  running_ = false;
}

Rotation Arcball::drag(Vec at, double now) {
  const Point3 to = on_ball(at);
  const Point3 axis{last_.y * to.z - last_.z * to.y, last_.z * to.x - last_.x * to.z, last_.x * to.y - last_.y * to.x};
  const double sine = std::sqrt(axis.x * axis.x + axis.y * axis.y + axis.z * axis.z);
  const double angle = std::atan2(sine, last_.x * to.x + last_.y * to.y + last_.z * to.z);
  const double time = std::max(1.0, now - last_time_);
  last_ = to;
  last_time_ = now;
  if (sine < 1e-9) return {};
  axis_ = axis;
  speed_ = 0.6 * speed_ + 0.4 * std::min(angle / time, 0.02);
  return rotation_about(axis, angle);
}

void Arcball::release(double now, bool run_on) {
  running_ = run_on && now - last_time_ < 60 && speed_ > slowest;
  last_time_ = now;
}

std::optional<Rotation> Arcball::run(double now) {
  if (!running_) return std::nullopt;
  const double time = std::min(50.0, now - last_time_);
  last_time_ = now;
  const Rotation turn = rotation_about(axis_, speed_ * time);
  speed_ *= std::exp(-time / slowing);
  running_ = speed_ > slowest;
  return turn;
}

}  // namespace schlegel::web
