#pragma once
#include <span>

#include "web/app/app.hpp"
#include "web/widgets/menu.hpp"
#include "web/widgets/ui.hpp"

namespace schlegel::web {

/// What the board adds to the goal, with samples, `headed` or not. Returns the bottom, and the height.
float draw_rules(Ui& ui, std::span<const BoardRule> rules, bool headed, Rect column);
float rules_height(Ui& ui, std::span<const BoardRule> rules, bool headed, float width);
/// "Hamilton’s board · Easy"
std::string title_and_grade(const App& app);
/// What stands beside the board above the answer: the board's name, its neighbours, what is to be done on it, what the
/// computer tells unasked. `short_form`: the name alone. Draws downwards and returns the bottom of what it drew.
float draw_heading(Ui& ui, const App& app, Rect column, bool short_form, Menu& menu);

}  // namespace schlegel::web
