#include "web/app/command.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "web/app/answer.hpp"
#include "web/app/app.hpp"

namespace schlegel::web {
namespace {

/// What a command does, and the least help of a board that allows it.
struct Meaning {
  Command command;
  void (*run)(App&, int value);
  Help least = Help::none;
};

void leave_for(App& app, std::string page) {
  app.get<Boards>().save_now();
  page::tell(page::GoTo{std::move(page)});
}

constexpr Meaning meanings[] = {
    {Command::undo, [](App& app, int) { app.table().undo(); }},
    {Command::redo, [](App& app, int) { app.table().redo(); }},
    {Command::seek, [](App& app, int value) { app.table().seek(value); }},
    {Command::toggle_play, [](App& app, int) { app.table().toggle_play(); }},
    {Command::set_speed, [](App& app, int value) { app.table().set_speed(value); }},
    {Command::toggle_goal, [](App& app, int) { app.table().toggle_goal(); }},
    {Command::toggle_solid, [](App& app, int) { app.table().toggle_solid(); }},
    {Command::turn_across,
     [](App& app, int value) {
       app.table().handle(page::TurnSolid{value, 0});
     }},
    {Command::turn_over,
     [](App& app, int value) {
       app.table().handle(page::TurnSolid{0, value});
     }},
    {Command::show_rules, [](App& app, int) { app.get<Why>().show_rules(); }},
    {Command::hint, [](App& app, int) { app.get<Why>().hint(); }, Help::hints},
    {Command::apply_hint, [](App& app, int) { app.get<Why>().apply(); }, Help::hints},
    {Command::explain, [](App& app, int) { app.explain(); }, Help::all},
    {Command::close_answer, [](App& app, int) { app.close_answer(); }},
    {Command::step_why, [](App& app, int value) { app.get<Why>().step(value); }},
    {Command::go_to_step, [](App& app, int value) { app.get<Why>().go_to(static_cast<std::size_t>(value)); }},
    {Command::go_to_follower,
     [](App& app, int value) { app.get<Why>().go_to(app.get<Why>().at(), static_cast<std::size_t>(value)); }},
    {Command::toggle_fold, [](App& app, int) { app.get<Why>().toggle_fold(); }},
    {Command::toggle_outline, [](App& app, int) { app.get<Why>().toggle_outline(); }},
    {Command::play_why, [](App& app, int) { app.get<Why>().toggle_play(); }},
    {Command::show_certificate, [](App& app, int) { app.show_certificate(); }, Help::all},
    {Command::open_lesson,
     [](App& app, int) {
       app.get<Boards>().save_now();
       app.get<Why>().open_lesson();
     }},
    {Command::set_advice_level,
     [](App& app, int value) { app.get<Advisor>().set_advice_level(static_cast<AdviceLevel>(value)); }, Help::all},
    {Command::ask_again, [](App& app, int) { app.ask_again(); }},
    {Command::cancel, [](App& app, int) { app.cancel_job(); }},
    {Command::show_solution, [](App& app, int) { app.get<Solutions>().show(); }, Help::all},
    {Command::browse, [](App& app, int) { app.get<Solutions>().browse(); }, Help::all},
    {Command::previous_solution, [](App& app, int) { app.get<Solutions>().previous(); }, Help::all},
    {Command::next_solution, [](App& app, int) { app.get<Solutions>().next(); }, Help::all},
    {Command::random_solution, [](App& app, int) { app.get<Solutions>().random(); }, Help::all},
    {Command::ask_number, [](App& app, int) { app.get<Solutions>().ask_number(); }, Help::all},
    {Command::go_back, [](App& app, int) { app.get<Solutions>().go_back(); }},
    {Command::open_neighbour, [](App& app, int value) { app.get<Boards>().open_neighbour(value); }},
    {Command::show_boards, [](App&, int) { page::tell(page::GoTo{"boards"}); }},
    {Command::next_daily, [](App& app, int) { leave_for(app, next_daily(app)); }},
    {Command::back_to_lesson, [](App& app, int) { leave_for(app, app.get<Boards>().lesson()); }},
    {Command::share, [](App& app, int) { app.get<Boards>().show_share(); }},
    {Command::make_another, [](App& app, int) { app.get<NewBoards>().make_another(); }},
    {Command::edit, [](App&, int) { page::tell(page::GoTo{"draw/board"}); }, Help::all},
    {Command::add_bookmark, [](App& app, int) { app.get<Bookmarks>().add(); }},
    {Command::return_to_bookmark, [](App& app, int value) { app.get<Bookmarks>().return_to(value); }},
    {Command::show_bookmarks, [](App& app, int) { app.get<Bookmarks>().show(); }},
};
static_assert(std::all_of(std::begin(meanings), std::end(meanings), [](const Meaning& one) {
  return &one - meanings == static_cast<std::ptrdiff_t>(one.command);
}));

const Meaning& meaning_of(Command command) { return meanings[static_cast<std::size_t>(command)]; }

}  // namespace

bool allows(Help help, Command command) { return help <= meaning_of(command).least; }

void run(App& app, Command command, int value) {
  if (allows(app.table().session().help(), command)) meaning_of(command).run(app, value);
}

}  // namespace schlegel::web
