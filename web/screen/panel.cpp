#include "web/screen/panel.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "base/text.hpp"
#include "web/app/attribution.hpp"
#include "web/draw/painter.hpp"
#include "web/screen/timeline.hpp"
#include "web/widgets/widgets.hpp"
#include "web/words.hpp"

namespace schlegel::web {
namespace {

constexpr double patience = 150;       ///< before "thinking" is said, in milliseconds
constexpr float sample_size = 34;      ///< of the picture beside a rule
constexpr double long_patience = 200;  ///< before progress is shown
constexpr float least_to_leaf = 290;   ///< width of the list of solutions in one row
constexpr float least_to_step = 150;   ///< width of the buttons that step through a reason

/// How many there are is said above.
std::string solutions_label(const App& app) {
  if (app.get<Advisor>().known_count() == "1" && !app.table().status().solved)
    return say(words::only_solution, {{"solution", say(Sentence{app.table().puzzle().solution})}});
  return say(words::all_solutions, {{"solutions", say(Sentence{app.table().puzzle().solutions})}});
}

bool sentence_below(const App& app) {
  return !app.table().status().solved && app.get<Advisor>().advice_level() != AdviceLevel::nothing;
}

bool has_facts(const App& app) {
  const Reply* reply = app.get<Advisor>().reply();
  const bool has_answer = reply && app.get<Advisor>().advice_level() >= AdviceLevel::count &&
                          !app.table().status().solved && !reply->figures.empty();
  return sentence_below(app) || !app.table().status().facts.empty() || has_answer;
}

ImU32 colour_of(const Theme& t, const StatusLine& word) {
  if (word.tone == StatusLine::Tone::good) return t.good;
  return word.tone == StatusLine::Tone::bad ? t.bad : t.ink;
}

}  // namespace

float Panel::draw_heading(Ui& ui, const App& app, Rect column, bool sheet) {
  const Theme& t = *ui.theme;
  ImDrawList& list = ui.ink().list();
  Rect beside{column.x, column.y, column.w, touch};
  const Rect next = beside.take_right(touch), previous = beside.take_right(touch);
  const auto board_button = [&](const Rect& box, const char* id, Icon icon, const Sentence& name, int by) {
    if (button(ui, box, id, "", {.kind = ButtonLook::Kind::quiet, .icon = icon, .group = "boards", .name = say(name)}))
      ui.then(Command::open_neighbour, by);
  };
  board_button(previous, "board:previous", Icon::previous, words::previous_board, -1);
  board_button(next, "board:next", Icon::next, words::next_board, 1);
  const std::string title =
      app.table().grade() == 0
          ? app.table().title()
          : say(words::graded_board, {{"board", app.table().title()}, {"grade", grade_name(app.table().grade())}});
  float y = column.y;
  y += ui.type.draw_lines(list, style::small, {column.x, y}, beside.w, t.muted, title);
  y += ui.type.draw_lines(list, style::title, {column.x, y}, beside.w, t.ink, say(Sentence{app.table().puzzle().title}),
                          1.3F);
  y = std::max(y, beside.bottom());
  y += 1 + ui.type.draw_lines(list, style::body, {column.x, y + 1}, column.w, t.muted, app.table().goal());
  const bool above = sheet && app.table().rules_are_new();
  return above || app.table().rules().empty() ? y : draw_rules(ui, app, {column.x, y, column.w, 0});
}

/// What the board adds to the goal; under a heading while it is new.
float Panel::draw_rules(Ui& ui, const App& app, Rect column) {
  const auto& rules = app.table().rules();
  const bool drawn =
      std::any_of(rules.begin(), rules.end(), [](const BoardRule& rule) { return !rule.sample.empty(); });
  float y = column.y;
  if (app.table().rules_are_new())
    y += space::small + ui.type.draw_lines(ui.ink().list(), style::strong, {column.x, y + space::small}, column.w,
                                           ui.theme->accent, say(words::new_on_board, {{"rules", rules.size()}}));
  for (const BoardRule& rule : rules)
    y = draw_rule(ui, rule, drawn ? sample_size + space::medium : 0, {column.x, y + space::small, column.w, 0});
  return y;
}

/// The sample on the left, the sentence beside it.
float Panel::draw_rule(Ui& ui, const BoardRule& rule, float indent, Rect column) {
  const Shapes2D ink = ui.ink();
  const float room = column.w - indent;
  const float text = ui.type.lines_height(style::body, rule.sentence, room);
  const float height = std::max(text, rule.sample.empty() ? 0.0F : sample_size);
  std::vector<Drawn> shapes;
  for (const Shape& shape : rule.sample) shapes.push_back({.shape = shape});
  paint(ink, ui.type, *ui.theme, {{column.x, column.y + (height - sample_size) / 2}, sample_size}, shapes);
  ui.type.draw_lines(ink.list(), style::body, {column.x + indent, column.y + (height - text) / 2}, room, ui.theme->ink,
                     rule.sentence);
  return column.y + height;
}

float Panel::draw_status(Ui& ui, const App& app, Rect column) {
  const Theme& t = *ui.theme;
  const SolverQueue& solver_queue = app.get<SolverQueue>();
  const bool waits = app.get<Advisor>().thinking() && solver_queue.waiting() == &app.get<Advisor>();
  StatusLine now = status_line(app);
  ImU32 colour = colour_of(t, now);
  float strength = 1;
  if (now.headline.empty() && app.get<Advisor>().advice_level() != AdviceLevel::nothing) {
    const bool thinking = waits && ui.now - solver_queue.since() >= patience;
    if (waits && !thinking) ui.wake_at(solver_queue.since() + patience);
    if (thinking) {
      now.headline = say(words::thinking);
      colour = t.muted;
      now.quiet = true;
    } else {
      now = shown_;  // for so short a time nothing needs to change
      colour = colour_of(t, now);
      now.proof = nullptr;
      now.offer = StatusLine::Offer::none;
      strength = 0.75F;
    }
  } else {
    shown_ = now;
  }
  ImDrawList& list = ui.ink().list();
  float y = column.y;
  const bool fits = ui.type.width(style::verdict, now.headline) <= column.w;
  const Style& set = now.quiet || !fits ? style::title : style::verdict;
  y += ui.type.draw_lines(list, set, {column.x, y}, column.w, faded(colour, strength), now.headline, 1.22F);
  if (app.get<Why>().shown()) {
    y = draw_why(ui, app, {column.x, y + space::small, column.w, 0});
    now.proof = nullptr;
    now.explain = false;
  } else {
    for (const std::string& text : {now.finish, now.detail, now.legend})
      if (!text.empty())
        y += 2 + ui.type.draw_lines(list, style::body, {column.x, y + 2}, column.w, faded(t.muted, strength), text);
  }
  if (!now.proof && !now.explain && now.offer == StatusLine::Offer::none) return y;
  Rect row{column.x, y + space::small, column.w, touch};
  const auto offered = [&](const char* id, const Sentence& sentence, int move = 0) {
    const std::string label = say(sentence, {{"move", move}});
    return button(ui, row.take_left(button_width(ui, label), space::small), id, label, {.group = "answer"});
  };
  if (now.proof && offered("why", words::why)) ui.then(Command::show_reason);
  if (now.explain && offered("why", words::why)) ui.then(Command::explain);
  if (now.offer == StatusLine::Offer::back) {
    const Sentence& label = now.back_to == 0 ? words::back_to_start : words::back_to_move;
    if (offered("back", label, now.back_to)) ui.then(Command::seek, now.back_to);
  }
  if (now.offer == StatusLine::Offer::undo && offered("back", words::undo)) ui.then(Command::undo);
  if (now.offer == StatusLine::Offer::ask_again && offered("retry", words::try_again)) ui.then(Command::ask_again);
  if (now.offer == StatusLine::Offer::fetch_again && offered("retry", words::try_again)) ui.then(Command::fetch_again);
  return row.bottom();
}

/// A step of what is explained. The buttons stand above the sentence, so that they stay where they are from step to
/// step.
float Panel::draw_why(Ui& ui, const App& app, Rect column) {
  const Theme& t = *ui.theme;
  ImDrawList& list = ui.ink().list();
  const Why& why = app.get<Why>();
  const bool reason = why.kind() == Why::Kind::reason;
  Rect row{column.x, column.y, column.w, touch};
  const std::string close = say(words::close);
  if (button(ui, row.take_left(button_width(ui, close), space::small), "why", close,
             {.group = "reason", .name = say(reason ? words::close_reason : words::close_explanation)}))
    ui.then(Command::close_why);
  if (!why.unfolded())
    return row.bottom() + space::small +
           ui.type.draw_lines(list, style::body, {column.x, row.bottom() + space::small}, column.w, t.ink,
                              why.message());
  if (why.kind() == Why::Kind::hint) {
    const std::string label = say(why.withholds() ? words::why : words::do_it);
    const ButtonLook main{.kind = ButtonLook::Kind::primary, .group = "reason"};
    if (button(ui, row.take_left(button_width(ui, label), space::small), "why:on", label, main))
      why.withholds() ? ui.then(Command::reveal_hint) : ui.then(Command::apply_hint);
  } else if (why.count() > 1 || why.goes_on()) {
    if (row.w < least_to_step) row = {column.x, row.bottom() + space::small, column.w, touch};
    const auto step = [&](const char* id, Icon icon, const Sentence& name, int by) {
      const std::string named = say(name, {{"what", reason ? "reason" : "explanation"}});
      if (button(ui, row.take_left(touch, space::small), id, "",
                 {.icon = icon, .enabled = why.can_step(by), .group = "reason", .name = named}))
        ui.then(Command::step_why, by);
    };
    step("why:previous", Icon::previous, words::previous_step, -1);
    step("why:next", Icon::next, words::next_step, 1);
    if (!reason && button(ui, row.take_left(touch, space::small), "why:play", "",
                          {.icon = why.playing() ? Icon::pause : Icon::play,
                           .enabled = why.playing() || why.can_step(1),
                           .group = "reason",
                           .name = say(why.playing() ? words::pause : words::play_steps)}))
      ui.then(Command::play_why);
    ui.type.draw_middle(list, style::small, {row.x + space::hair, row.centre().y}, 0, t.muted,
                        say(words::move_of_all, {{"at", why.at() + 1}, {"all", why.number_of_steps()}}));
  }
  float y = row.bottom() + space::small;
  if (const std::string heading = why.withholds() ? "" : why.heading(); !heading.empty())
    y += 2 + ui.type.draw_lines(list, style::strong, {column.x, y}, column.w, t.accent, heading);
  y += ui.type.draw_lines(list, style::body, {column.x, y}, column.w, t.ink, why.sentence());
  if (!why.message().empty())  // of what should have followed
    y += space::small +
         ui.type.draw_lines(list, style::body, {column.x, y + space::small}, column.w, t.bad, why.message());
  if (!reason) return y;
  const std::string details = say(words::details);
  const ButtonLook quiet{.kind = ButtonLook::Kind::quiet, .group = "reason"};
  const float width = button_width(ui, details);
  if (button(ui, {column.x - space::medium, y, width, touch}, "why:details", details, quiet))
    ui.then(Command::show_certificate);
  return y + touch - space::small;
}

/// A running job: how far it is, and a way to stop it.
float Panel::draw_work(Ui& ui, const App& app, Rect column) {
  const SolverQueue& solver_queue = app.get<SolverQueue>();
  if (!solver_queue.waiting()) return column.y;
  if (ui.now - solver_queue.since() < long_patience) {
    ui.wake_at(solver_queue.since() + long_patience);
    return column.y;
  }
  float y = column.y + space::small;
  Rect row{column.x, y, column.w, touch};
  const Rect stop = row.take_right(button_width(ui, say(words::cancel)), space::medium);
  // Where it was asked for, the focus goes back to when the button goes.
  const char* const group = solver_queue.waiting() == &app.get<Advisor>() ? "advisor" : "solutions";
  if (button(ui, stop, "cancel", say(words::cancel), {.group = group})) ui.then(Command::cancel);
  const bool words = !solver_queue.words().empty();
  progress_bar(ui, {row.x, row.centre().y + (words ? 8.0F : -3.0F), row.w, 6}, solver_queue.fraction());
  if (words)
    ui.type.draw_middle(ui.ink().list(), style::small, {row.x, row.centre().y - 9}, 0, ui.theme->muted,
                        ui.type.fit(style::small, capitalised(solver_queue.words()), row.w));
  return y + touch;
}

float Panel::draw_advice(Ui& ui, const App& app, Rect column, bool sheet) {
  const std::array<Segment, 4> levels{{{"advisor:nothing", say(words::advice_off)},
                                       {"advisor:verdict", say(words::advice_verdict)},
                                       {"advisor:count", say(words::advice_count)},
                                       {"advisor:hint", say(words::advice_hint)}}};
  // On a small screen a reason has the room of the choice above it, and all else waits.
  if (sheet && app.get<Why>().shown()) return draw_status(ui, app, column);
  const float height = segmented_height(ui, column.w, levels);
  const auto chosen = segmented(ui, {column.x, column.y, column.w, height}, "advisor", levels,
                                static_cast<int>(app.get<Advisor>().advice_level()));
  if (chosen) ui.then(Command::set_advice_level, *chosen);
  column.y += height + space::medium;
  column.y = draw_status(ui, app, column);
  column.y = draw_marking(ui, app, column);
  return draw_work(ui, app, column);
}

/// Which moves are safe is told by a choice of its own.
float Panel::draw_marking(Ui& ui, const App& app, Rect column) {
  const Advisor& advisor = app.get<Advisor>();
  const bool marks =
      advisor.advice_level() != AdviceLevel::nothing && !advisor.says_none() && !app.table().puzzle().safe;
  if (!marks || app.table().status().solved) return column.y;
  const bool marking = app.get<Advisor>().marking();
  constexpr float box = 18;
  const Rect row{column.x, column.y + space::hair, column.w, touch};
  const std::string label = say(words::mark_safe_moves);
  const Rect whole{row.x, row.y, box + space::small + ui.type.width(style::body, label), row.h};
  if (check_box(ui, whole, "marking", label, marking)) ui.then(Command::toggle_marking);
  return row.bottom();
}

float Panel::draw_browser(Ui& ui, const App& app, Rect column) {
  const Solutions& solutions = app.get<Solutions>();
  const auto named = [&](const Sentence& sentence) {
    return say(sentence, {{"solution", say(Sentence{app.table().puzzle().solution})},
                          {"solutions", say(Sentence{app.table().puzzle().solutions})}});
  };
  Rect row{column.x, column.y, column.w, touch};
  const bool many = solutions.count() != "1", counted = many && !solutions.count().empty();
  const auto solution_button = [&](const Rect& box, const char* id, Icon icon, bool enabled, const std::string& name) {
    return button(ui, box, id, "", {.icon = icon, .enabled = enabled, .group = "solutions", .name = name});
  };
  const bool broken = row.w < least_to_leaf;
  const Rect close = row.take_right(touch, space::small);
  Rect below{column.x, row.bottom() + space::small, column.w, touch};
  Rect& steps = broken ? below : row;
  const Rect previous = steps.take_left(touch, space::small), random = steps.take_right(touch, space::small),
             next = steps.take_right(touch, space::small);
  if (solution_button(previous, "browser:previous", Icon::previous, counted || (many && solutions.number() != "1"),
                      named(words::previous_solution)))
    ui.then(Command::previous_solution);
  const auto& shown = app.table().session().line().shown;
  const std::string now = shown ? name_of_shown(app.table().puzzle(), *shown) : std::string();
  const std::string choice = !shown    ? say(words::choose_number)
                             : counted ? say(words::shown_choose_number, {{"shown", now}})
                                       : now;
  const ButtonLook choose{.enabled = counted, .group = "solutions", .name = choice};
  if (button(ui, row, "browse", say(words::choose), choose)) ui.then(Command::ask_number);
  if (solution_button(next, "browser:next", Icon::next, many, named(words::next_solution)))
    ui.then(Command::next_solution);
  if (solution_button(random, "browser:random", Icon::shuffle, counted, named(words::random_solution)))
    ui.then(Command::random_solution);
  const std::string way = way_back(app.table().session());
  const std::string closing = way.empty() ? named(words::close_list) : way;
  if (solution_button(close, "browser:close", Icon::close, true, closing)) ui.then(Command::go_back);
  return broken ? below.bottom() : row.bottom();
}

float Panel::draw_actions(Ui& ui, const App& app, Rect column) {
  using State = Solutions::State;
  if (app.get<Solutions>().browsing() ||
      (app.get<Solutions>().state() == State::browsing && !app.get<Solutions>().count().empty()))
    return draw_browser(ui, app, column);
  const bool possible = !app.get<Advisor>().says_none(), busy = app.get<Solutions>().busy();
  Rect row{column.x, column.y, column.w, touch};
  // Two buttons, as wide as each other where their words leave room for it; one above the other where both have none.
  const std::string all = solutions_label(app);
  const auto first = [&](const char* id, const std::string& label, bool enabled) {
    const float half = (row.w - space::small) / 2, least = button_width(ui, label);
    const float most = row.w - space::small - button_width(ui, all) + 2 * space::small;
    const ButtonLook main{.kind = ButtonLook::Kind::primary, .enabled = enabled, .group = "solutions"};
    if (least <= most) return button(ui, row.take_left(std::max(half, least), space::small), id, label, main);
    const Rect whole = std::exchange(row, {row.x, row.bottom() + space::small, row.w, touch});
    return button(ui, whole, id, label, main);
  };
  if (app.table().session().line().shown && app.table().session().aside()) {
    if (first("back_to_game", way_back(app.table().session()), true)) ui.then(Command::go_back);
  } else if (app.table().status().solved ||
             app.table().session().line().shown) {  // of one that came by a link there is no game
    const bool next = !app.get<Boards>().neighbour(1).empty(),
               another = !next && app.get<NewBoards>().can_make_another();
    if (first("next", say(next ? words::next_board : another ? words::another_like_this : words::boards), true)) {
      if (next)
        ui.then(Command::open_neighbour, 1);
      else if (another)
        ui.then(Command::make_another);
      else
        ui.then(Command::show_boards);
    }
  } else if (first("show", say(words::show_me), possible && !busy)) {
    ui.then(Command::show_solution);
  }
  const bool enabled = !busy && (possible || app.table().status().solved || app.table().session().line().shown);
  if (button(ui, row, "browse", all, {.enabled = enabled, .group = "solutions"})) ui.then(Command::browse);
  return draw_explain(ui, app, {column.x, row.bottom(), column.w, 0});
}

/// Steps with their reasons: the next one, or all of them.
float Panel::draw_explain(Ui& ui, const App& app, Rect column) {
  if (!app.table().session().game().explains() || app.table().status().solved || app.table().session().line().shown)
    return column.y;
  Rect row{column.x, column.y + space::small, column.w, touch};
  const bool enabled = !app.get<Why>().waiting();
  const Rect left = row.take_left((row.w - space::small) / 2, space::small);
  if (button(ui, left, "hint", say(words::next_step_hint),
             {.enabled = enabled, .group = "solutions", .name = say(words::next_step_described)}))
    ui.then(Command::hint);
  if (button(ui, row, "explain", say(words::explain),
             {.enabled = enabled, .group = "solutions", .name = say(words::explain_described)}))
    ui.then(Command::explain);
  return row.bottom();
}

float Panel::draw_facts(Ui& ui, const App& app, Rect column) {
  const Theme& t = *ui.theme;
  ImDrawList& list = ui.ink().list();
  constexpr float step = 28;
  float y = column.y;
  const auto row = [&](const std::string& name, const std::string& value) {
    const float name_width = ui.type.width(style::body, name) + space::large;
    ui.type.draw_middle(list, style::body, {column.x, y + step / 2}, 0, t.muted, name);
    if (ui.type.width(style::strong, value) <= column.w - name_width) {
      ui.type.draw_middle(list, style::strong, {column.right(), y + step / 2}, 1, t.ink, value);
      y += step;
    } else {
      y += step - 4 + ui.type.draw_lines(list, style::strong, {column.x, y + step - 4}, column.w, t.ink, value) + 4;
    }
  };
  // What the rules say of the position is the headline, or stands here where an answer has taken its place.
  const GameStatus& status = app.table().status();
  if (sentence_below(app))
    y += step - 21 + ui.type.draw_lines(list, style::body, {column.x, y + 3}, column.w, t.ink, status.sentence);
  for (const auto& [name, value] : status.facts) row(name, value);
  if (const Reply* reply = app.get<Advisor>().reply();
      reply && app.get<Advisor>().advice_level() >= AdviceLevel::count && !status.solved)
    for (const Figure& figure : reply->figures) row(figure.name, figure.text);
  return y;
}

float Panel::draw_more(Ui& ui, const App& app, Rect column, bool sheet) {
  Rect row{column.x, column.y, column.w, touch};
  const auto next = [&](float width) {  // to the right, or on the next line
    if (row.w < width) row = {column.x, row.bottom() + space::small, column.w, touch};
    return row.take_left(width, space::small);
  };
  const Session& session = app.table().session();
  const bool moved = session.can_undo();
  const std::string way = way_back(session);
  if (!way.empty() && !session.line().shown &&
      button(ui, next(button_width(ui, way, Icon::back)), "back_to_game", way,
             {.icon = Icon::back, .group = "more", .state = say(words::after_moves, {{"moves", session.aside()->at}})}))
    ui.then(Command::go_back);
  if (app.table().scene().has_goal && !goal_is_beside_board(app, !sheet))
    draw_goal_button(ui, app, next(button_width(ui, say(words::goal), Icon::goal)), say(words::goal), "more");
  if (!sheet && button(ui, next(button_width(ui, say(words::start_over), Icon::restart)), "restart",
                       say(words::start_over), {.icon = Icon::restart, .enabled = moved, .group = "more"}))
    ui.then(Command::seek, 0);
  if (!sheet && button(ui, next(button_width(ui, say(words::bookmark), Icon::flag)), "bookmark", say(words::bookmark),
                       {.icon = Icon::flag, .enabled = moved, .group = "more", .name = say(words::bookmark_position)}))
    ui.then(Command::add_bookmark);
  if (app.table().status().solved && session.line().computer_runs(session.at()).empty() &&
      button(ui, next(button_width(ui, say(words::share))), "celebrate:share", say(words::share),
             {.group = "more",
              .name = say(words::share_solution, {{"solution", say(Sentence{app.table().puzzle().solution})}})}))
    ui.then(Command::share);
  const Session::Bookmark* const here = session.bookmark_here();
  for (const Session::Bookmark& b : session.bookmarks()) {
    const std::string label = ui.type.fit(style::body, b.name, column.w - 2 * space::large);
    if (button(ui, next(button_width(ui, label)), "bookmark:" + b.name, label,
               {.checked = &b == here,
                .group = "more",
                .name = say(words::back_to, {{"name", b.name}}),
                .state = say(words::after_moves, {{"moves", b.line.at}})}))
      ui.then(Command::return_to_bookmark, static_cast<int>(&b - session.bookmarks().data()));
  }
  if (!session.bookmarks().empty() && button(ui, next(button_width(ui, say(words::edit_bookmarks))), "bookmarks",
                                             say(words::edit_bookmarks), {.group = "more"}))
    ui.then(Command::show_bookmarks);
  return row.bottom();
}

float Panel::draw(Ui& ui, const App& app, const Rect& column, bool sheet) {
  Rect at = column;
  if (sheet) {
    if (app.table().rules_are_new()) at.y = draw_rules(ui, app, {at.x, at.y - space::small, at.w, 0}) + space::large;
    at.y = draw_advice(ui, app, at, sheet) + space::large;
    at.y = draw_actions(ui, app, at) + space::wide;
    at.y = draw_heading(ui, app, at, sheet) + space::medium;
    if (has_facts(app)) at.y = draw_facts(ui, app, at) + space::medium;
    return draw_more(ui, app, at, sheet) + space::wide;
  }
  const bool tight = height_ + space::large > column.h;
  const float gap = tight ? space::small : 14, inset = tight ? space::small : space::large;
  at.y = draw_heading(ui, app, at, sheet) + inset;
  float saved = space::large - inset;

  // A card is painted under what it holds, when its height is known.
  const auto on_card = [&](auto content) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.ChannelsSplit(2);
    list.ChannelsSetCurrent(1);
    const float end = content(Rect{at.x + space::large, at.y + gap, at.w - 2 * space::large, 0}) + inset;
    list.ChannelsSetCurrent(0);
    card(ui, {at.x, at.y, at.w, end - at.y});
    list.ChannelsMerge();
    at.y = end + gap;
    saved += 2 * (14 - gap) + space::large - inset;
  };
  on_card([&](Rect inner) {
    inner.y += ui.type.draw_lines(ui.ink().list(), style::body, {inner.x, inner.y}, inner.w, ui.theme->muted,
                                  say(words::help_from_computer)) +
               6;
    return draw_advice(ui, app, inner, sheet);
  });
  if (has_facts(app)) on_card([&](Rect inner) { return draw_facts(ui, app, {inner.x, inner.y - 4, inner.w, 0}) - 6; });
  at.y = draw_actions(ui, app, {at.x, at.y + 2, at.w, 0}) + space::small;
  at.y = draw_more(ui, app, at, sheet) + inset;
  height_ = at.y - column.y + saved + space::large - inset;
  if ((height_ + space::large > column.h) != tight) ui.ask_for_frame();
  return at.y;
}

}  // namespace schlegel::web
