#include "web/draw/celebration.hpp"

#include "base/random.hpp"

namespace schlegel::web {
namespace {

constexpr float wait = 160, spread = 420, pulse = 620;  // milliseconds

}  // namespace

void Celebration::draw(const Shapes2D& ink, const Theme& theme, const Placement& placement, const Scene& scene,
                       double now) const {
  if (!running(now)) return;
  const auto time = static_cast<float>(now - start_) - wait;
  const Vec centre = placement.to_screen({scene.width / 2, scene.height / 2});
  const float half = placement.scale * static_cast<float>(std::max(scene.width, scene.height)) / 2;
  Random random(7);
  for (const Target& target : scene.targets) {
    const Vec at = placement.to_screen(target.at);
    const float away = web::length(at - centre) / half;
    const float t = (time - spread * away) / pulse;
    const float tilt = static_cast<float>(random.real()) * 6.283F,
                reach = static_cast<float>(target.reach) * placement.scale;
    if (t <= 0 || t >= 1) continue;
    const float out = ease_out(t), fade = (1 - t) * (1 - t);
    ink.soft_disc(at, reach * (0.8F + 0.5F * out), reach * 0.55F, faded(theme.good, 0.20F * fade));
    ink.ring(at, reach * (0.55F + 0.75F * out), std::max(1.0F, reach * 0.12F * (1 - t)), faded(theme.good, fade));
    if (scene.targets.size() > 150) continue;
    for (int i = 0; i < 5; ++i) {
      const float angle = tilt + static_cast<float>(i) * 1.2566F;
      const Vec spark =
          at + Vec{std::cos(angle), std::sin(angle)} * (reach * (0.7F + 0.95F * out)) + Vec{0, reach * 0.5F * t * t};
      ink.disc(spark, std::max(0.8F, reach * 0.085F * (1 - t)), faded(i % 2 == 0 ? theme.cord : theme.accent, fade));
    }
  }
}

}  // namespace schlegel::web
