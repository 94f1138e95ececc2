#pragma once
#include "web/app/app.hpp"
#include "web/widgets/menu.hpp"

namespace schlegel::web {

/// The buttons that open menus, by their ids.
inline constexpr std::string_view more_menu = "more", telling_menu = "telling";

/// What the computer tells unasked: "nothing".
std::string told_unasked(const App& app);

/// Draws the menu that is open: what else there is, the solutions, what the computer tells while one plays.
/// `beside`: a column beside the board has what is in the menu elsewhere.
void draw_menu(Ui& ui, const App& app, Menu& menu, bool beside);

}  // namespace schlegel::web
