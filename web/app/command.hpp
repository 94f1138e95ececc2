#pragma once

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
  show_help,
  hint,
  explain,
  show_reason,
  close_why,
  reveal_hint,
  apply_hint,
  step_why,
  play_why,
  show_certificate,
  set_advice_level,
  toggle_marking,
  ask_again,
  cancel,
  show_solution,
  browse,
  previous_solution,
  next_solution,
  random_solution,
  ask_number,
  fetch_again,
  go_back,
  open_puzzle,
  open_neighbour,
  show_boards,
  share,
  new_board,
  make_another,
  edit,
  show_home,
  show_progress,
  add_bookmark,
  return_to_bookmark,
  show_bookmarks,
};
void run(App& app, Command command, int value);

}  // namespace schlegel::web
