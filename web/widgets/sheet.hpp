#pragma once
#include "web/widgets/ui.hpp"

namespace schlegel::web {

/// A sheet at the bottom of the screen that is pulled up by finger, mouse, wheel or its handle, and then scrolls.
class Sheet {
 public:
  /// `rest`: where it lies; it may rise to `top`. Calls content(column), which returns the bottom of what it drew.
  template <class Content>
  void draw(Ui& ui, const Rect& rest, float top, Content content) {
    const Rect column = begin(ui, rest, top);
    end(ui, content(column) - column.y);
  }
  bool moving() const { return moving_; }
  /// Lets it sink to where it rests.
  void lower() { goal_ = 0; }
  bool raised() const { return pulled_ > 0; }
  /// On its way to where it was sent.
  bool sliding() const { return goal_ >= 0; }
  /// Moves it so that a box on it is seen as a whole. Call it after draw().
  void reveal(const Rect& box);
  /// Rises or scrolls by so much, for keys.
  void pull(float by);
  /// All of it that is on the screen, and the part of that in which its content is seen. As they were drawn last.
  const Rect& outline() const { return outline_; }
  Rect window() const;

 private:
  Rect begin(Ui& ui, const Rect& rest, float top);
  void end(Ui& ui, float content_height);

  float pulled_ = 0;    ///< how far it is pulled: first it rises, then it scrolls
  float wanted_ = 0;    ///< how much of the content has no room while it rests
  float raise_ = 0;     ///< how far it can rise
  float overflow_ = 0;  ///< how far it can scroll when it is up
  float room_ = 0;      ///< for the content while it rests
  Rect outline_;
  float goal_ = -1;  ///< where it is sliding, negative: nowhere
  float grabbed_at_ = 0, grabbed_pull_ = 0;
  bool dragging_ = false, moving_ = false;
};

}  // namespace schlegel::web
