#pragma once
#include "web/app/app.hpp"
#include "web/widgets/ui.hpp"

namespace schlegel::web {

/// On a phone what stands beside the board on a wide screen: a card over the board with starting over, editing and
/// bookmarks, opened by a button of the timeline.
class More {
 public:
  bool open() const { return open_; }
  void toggle() { open_ = !open_; }
  /// True when it was open.
  bool close() { return std::exchange(open_, false); }
  /// Draws the card above `anchor`, while it is open; what is pressed beside it closes it.
  void draw(Ui& ui, const App& app, const Rect& anchor);

 private:
  bool open_ = false;
};

}  // namespace schlegel::web
