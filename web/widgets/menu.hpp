#pragma once
#include <span>
#include <string>

#include "web/widgets/icons.hpp"
#include "web/widgets/ui.hpp"

namespace schlegel::web {

/// A line of a menu.
struct MenuItem {
  Offer action;
  Icon icon = Icon::none;
  bool choice = false, chosen = false;  ///< one of several, with a dot
  std::string detail = {};              ///< a second line, in small letters
  std::string_view opens = {};          ///< another menu, in place of doing something
};

/// The one menu that is open, over all else. A button opens it; what is chosen, or pressed beside it, closes it.
class Menu {
 public:
  bool is_open(std::string_view id) const { return !id_.empty() && id_ == id; }
  bool is_open() const { return !id_.empty(); }
  /// Called where its button is drawn. `group`: of the button, so that the arrows lead into the menu.
  void place(Ui& ui, std::string_view id, bool pressed, const Rect& button, std::string group);
  /// True when one was open.
  bool close();
  /// Draws it beside its button, with a title and a foot where they are not empty.
  void draw(Ui& ui, std::string_view title, std::span<const MenuItem> items, std::string_view foot);

 private:
  std::string id_, group_;
  Rect button_;
};

}  // namespace schlegel::web
