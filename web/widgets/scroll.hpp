#pragma once
#include "web/widgets/ui.hpp"

namespace schlegel::web {

/// A finger that drags what scrolls.
class FingerScroll {
 public:
  /// How far it has moved the content since the last frame, 0 while it does not. `may`: it began where it can.
  float moved(const Ui& ui, const Rect& window, bool may);

 private:
  bool active_ = false;
};

/// What is outside of `window` cannot be seen, nor is the ring around it drawn there.
void clip(page::MirrorItem& item, const Rect& window);
/// Paints over the bottom of a window that there is more below.
void fade_out(const Ui& ui, const Rect& window, ImU32 ground);
inline Rect rect_of(const page::Box& box) {
  return {static_cast<float>(box.x), static_cast<float>(box.y), static_cast<float>(box.width),
          static_cast<float>(box.height)};
}

}  // namespace schlegel::web
