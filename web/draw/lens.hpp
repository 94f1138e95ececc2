#pragma once
#include <span>

#include "web/draw/painter.hpp"
#include "web/widgets/ui.hpp"

namespace schlegel::web {

/// What a finger hides, enlarged beside it: the board around the finger, a mark where the touch counts, the place that
/// it is about with its name.
class Lens {
 public:
  /// What a finger cannot tell from its neighbours.
  static bool wanted(const Target& target, const Placement& placement);

  /// From now on, until it is hidden.
  void show() { shown_ = true; }
  void hide() { *this = {}; }
  bool shown() const { return shown_; }
  /// `target`: the place it is about, or null. `acts`: lifting the finger there does something.
  void draw(Ui& ui, const Scene& scene, const Placement& placement, std::span<const Drawn> shapes, Vec finger,
            const Target* target, bool acts);

 private:
  Vec beside(Vec finger, Vec screen);
  void draw_place(const Shapes2D& ink, const Theme& theme, const Placement& enlarged, const Target& target,
                  bool acts) const;
  void draw_name(Ui& ui, const Shapes2D& ink, Vec centre, const Target& target, bool acts) const;

  bool shown_ = false;
  float side_ = -1;   ///< to the left of the finger where there is no room above, or to the right: 1
  float larger_ = 0;  ///< how much it enlarges
};

}  // namespace schlegel::web
