#include "web/app/command.hpp"

#include "web/app/app.hpp"

bool schlegel::web::allows(Help help, Command command) {
  switch (command) {
    case Command::hint:
    case Command::apply_hint:
      return help != Help::none;
    case Command::explain:
    case Command::show_certificate:
    case Command::set_advice_level:
    case Command::show_solution:
    case Command::browse:
    case Command::previous_solution:
    case Command::next_solution:
    case Command::random_solution:
    case Command::ask_number:
    case Command::edit:
      return help == Help::all;
    default:
      return true;
  }
}

void schlegel::web::run(App& app, Command command, int value) {
  Table& table = app.table();
  if (!allows(table.session().help(), command)) return;
  Why& why = app.get<Why>();
  Advisor& advisor = app.get<Advisor>();
  Solutions& solutions = app.get<Solutions>();
  Boards& boards = app.get<Boards>();
  switch (command) {
    case Command::undo:
      return table.undo();
    case Command::redo:
      return table.redo();
    case Command::seek:
      return table.seek(value);
    case Command::toggle_play:
      return table.toggle_play();
    case Command::set_speed:
      return table.set_speed(value);
    case Command::toggle_goal:
      return table.toggle_goal();
    case Command::toggle_solid:
      return table.toggle_solid();
    case Command::turn_across:
      return table.handle(page::TurnSolid{value, 0});
    case Command::turn_over:
      return table.handle(page::TurnSolid{0, value});
    case Command::show_rules:
      return why.show_rules();
    case Command::hint:
      return why.hint();
    case Command::apply_hint:
      return why.apply();
    case Command::explain:
      return app.explain();
    case Command::close_answer:
      return app.close_answer();
    case Command::step_why:
      return why.step(value);
    case Command::go_to_step:
      return why.go_to(static_cast<std::size_t>(value));
    case Command::go_to_follower:
      return why.go_to(why.at(), static_cast<std::size_t>(value));
    case Command::toggle_fold:
      return why.toggle_fold();
    case Command::toggle_outline:
      return why.toggle_outline();
    case Command::play_why:
      return why.toggle_play();
    case Command::show_certificate:
      return app.show_certificate();
    case Command::open_lesson:
      boards.save_now();
      return why.open_lesson();
    case Command::set_advice_level:
      return advisor.set_advice_level(static_cast<AdviceLevel>(value));
    case Command::ask_again:
      return app.ask_again();
    case Command::cancel:
      return app.cancel_job();
    case Command::show_solution:
      return solutions.show();
    case Command::browse:
      return solutions.browse();
    case Command::previous_solution:
      return solutions.previous();
    case Command::next_solution:
      return solutions.next();
    case Command::random_solution:
      return solutions.random();
    case Command::ask_number:
      return solutions.ask_number();
    case Command::go_back:
      return solutions.go_back();
    case Command::open_neighbour:
      return boards.open_neighbour(value);
    case Command::show_boards:
      return page::tell(page::GoTo{"boards"});
    case Command::next_daily:
      boards.save_now();
      return page::tell(page::GoTo{next_daily(app)});
    case Command::back_to_lesson:
      boards.save_now();
      return page::tell(page::GoTo{boards.lesson()});
    case Command::share:
      return boards.show_share();
    case Command::make_another:
      return app.get<NewBoards>().make_another();
    case Command::edit:
      return page::tell(page::GoTo{"draw/board"});
    case Command::add_bookmark:
      return app.get<Bookmarks>().add();
    case Command::return_to_bookmark:
      return app.get<Bookmarks>().return_to(value);
    case Command::show_bookmarks:
      return app.get<Bookmarks>().show();
  }
}
