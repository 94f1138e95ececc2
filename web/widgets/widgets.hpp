#pragma once
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "web/widgets/icons.hpp"
#include "web/widgets/ui.hpp"

namespace schlegel::web {

struct ButtonLook {
  enum class Kind { primary, secondary, quiet, link, fold };  ///< link: words in a text; fold: a line that opens
  Kind kind = Kind::secondary;
  Icon icon = Icon::none;
  bool icon_behind = false;  ///< the icon follows the label
  bool enabled = true;
  bool checked = false;    ///< of a fold: it is open
  bool opens = false;      ///< a menu, which is open where it is checked
  std::string group = {};  ///< items of one group share a tab stop
  std::string name = {};   ///< accessible name where it is not the label
  std::string state = {};
};

/// How wide a button wants to be.
float button_width(Ui& ui, std::string_view label, Icon icon = Icon::none);
/// True when it is pressed, by whatever means. All widgets mirror themselves to the page.
bool button(Ui& ui, const Rect& box, const std::string& id, std::string_view label, const ButtonLook& look = {});

struct SliderLook {
  std::string name;        ///< "Move"
  std::string value = {};  ///< spoken: "11 of 20"
  double most = 0;
  bool enabled = true;
  std::vector<std::pair<int, int>> hollow = {};  ///< steps first to last, from 1, whose part of the track is hollow
  double bad_from = -1;                          ///< from here to the value the track warns; negative: nowhere
};
/// Returns the value it was moved to.
std::optional<double> slider(Ui& ui, const Rect& box, const std::string& id, double value, const SliderLook& look);

/// A raised sheet of paper.
void card(Ui& ui, const Rect& box);
/// A bar that is `fraction` full; negative: how much is unknown, something moves.
void progress_bar(Ui& ui, const Rect& box, float fraction);

}  // namespace schlegel::web
