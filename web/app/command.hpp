#pragma once
#include <string>

#include "play/help.hpp"

namespace schlegel::web {

class App;

/// What a control on the screen does, some with a value: a place on the timeline, a number, a step.
enum class Command {
  undo,
  redo,
  seek,
  toggle_play,
  set_speed,
  toggle_goal,
  toggle_solid,
  turn_across,
  turn_over,
  show_rules,
  hint,
  apply_hint,
  explain,
  close_answer,
  step_why,
  go_to_step,
  go_to_follower,
  toggle_fold,
  toggle_outline,
  play_why,
  show_certificate,
  open_lesson,
  set_advice_level,
  ask_again,
  cancel,
  show_solution,
  browse,
  previous_solution,
  next_solution,
  random_solution,
  ask_number,
  go_back,
  open_neighbour,
  show_boards,
  next_daily,
  back_to_lesson,
  share,
  make_another,
  edit,
  add_bookmark,
  return_to_bookmark,
  show_bookmarks,
};
/// On a board with so much help; otherwise it does nothing, and nothing offers it.
bool allows(Help help, Command command);
void run(App& app, Command command, int value);

/// A command as a button or a line of a menu offers it.
struct Offer {
  std::string id, label = {};
  Command command = Command::undo;
  int value = 0;
  std::string name = {};  ///< accessible name where it is not the label
  bool enabled = true;
};

}  // namespace schlegel::web
