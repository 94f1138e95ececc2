#include "web/screen/menus.hpp"

#include "web/app/answer.hpp"
#include "web/screen/timeline.hpp"
#include "web/words.hpp"

namespace schlegel::web {
namespace {

MenuItem line(const char* id, const Sentence& label, Command command, Icon icon = Icon::none, bool enabled = true) {
  return {.action = {.id = id, .label = say(label), .command = command, .enabled = enabled}, .icon = icon};
}

std::vector<MenuItem> telling_items(const App& app) {
  struct Level {
    const char* id;
    const Sentence &label, &detail;
  };
  constexpr Level levels[] = {{"tell:nothing", words::tell_nothing, words::tell_nothing_more},
                              {"tell:stuck", words::tell_stuck, words::tell_stuck_more},
                              {"tell:count", words::tell_count, words::tell_count_more}};
  std::vector<MenuItem> items;
  const std::string solution = say(Sentence{app.table().puzzle().solution});
  for (int level = 0; level < 3; ++level) {
    MenuItem item = line(levels[level].id, levels[level].label, Command::set_advice_level);
    item.action.value = level;
    item.choice = true;
    item.chosen = static_cast<int>(app.get<Advisor>().advice_level()) == level;
    item.detail =
        say(levels[level].detail, {{"solution", solution}, {"safe", app.table().puzzle().safe ? "yes" : "no"}});
    items.push_back(std::move(item));
  }
  return items;
}

std::vector<MenuItem> solution_items(const App& app) {
  const std::string count = app.get<Solutions>().known_count();
  const auto named = [&](const char* id, const Sentence& label, Command command) {
    MenuItem item = line(id, label, command);
    item.action.label = say(label, {{"solution", say(Sentence{app.table().puzzle().solution})},
                                    {"solutions", say(Sentence{app.table().puzzle().solutions})},
                                    {"count", count.empty() ? "unknown" : count}});
    return item;
  };
  if (count == "1") return {named("show", words::show_solution, Command::show_solution)};
  std::vector<MenuItem> items = {named("show", words::show_one, Command::show_solution),
                                 named("browse", words::browse_all, Command::browse),
                                 named("number", words::choose_number, Command::ask_number),
                                 named("random", words::show_random, Command::random_solution)};
  if (count.empty()) items.erase(items.begin() + 2);  // there may be no such number
  return items;
}

std::vector<MenuItem> more_items(const App& app, bool beside) {
  const Session& session = app.table().session();
  const bool moved = session.can_undo();
  std::vector<MenuItem> items;
  if (!beside) {
    items = {line("rules", words::rules_of_board, Command::show_rules, Icon::flat)};
    if (app.table().scene().has_goal && !goal_is_beside_board(app, false)) {
      items.push_back(line("goal", words::show_goal, Command::toggle_goal, Icon::goal));
      items.back().chosen = app.table().view().goal;
    }
  }
  items.push_back(line("restart", words::start_over, Command::seek, Icon::restart, moved));
  items.push_back(line("edit", words::edit_board, Command::edit, Icon::edit));
  if (!beside)
    items.push_back(line("replay", words::replay, Command::toggle_play, Icon::play, !session.moves().empty()));
  items.push_back(line("bookmark", words::bookmark_position, Command::add_bookmark, Icon::flag, moved));
  const Session::Bookmark* const here = session.bookmark_here();
  for (const Session::Bookmark& bookmark : session.bookmarks()) {
    MenuItem item = line("", words::back_to, Command::return_to_bookmark, Icon::flag);
    item.action.id = "bookmark:" + bookmark.name;
    item.action.label = say(words::back_to, {{"name", bookmark.name}});
    item.action.value = static_cast<int>(&bookmark - session.bookmarks().data());
    item.chosen = &bookmark == here;
    item.detail = say(words::after_moves, {{"moves", bookmark.line.move_count()}});
    items.push_back(std::move(item));
  }
  if (!session.bookmarks().empty())
    items.push_back(line("bookmarks", words::edit_bookmarks, Command::show_bookmarks, Icon::edit));
  if (!beside) {
    items.push_back(line("telling", words::tell_me, Command::set_advice_level, Icon::next));
    items.back().action.label = say(words::tell_me, {{"what", told_unasked(app)}});
    items.back().opens = telling_menu;
  }
  std::erase_if(items, [&](const MenuItem& item) { return !allows(session.help(), item.action.command); });
  return items;
}

}  // namespace

std::string told_unasked(const App& app) {
  switch (app.get<Advisor>().advice_level()) {
    case AdviceLevel::nothing:
      return say(words::tells_nothing);
    case AdviceLevel::stuck:
      return say(words::tells_stuck);
    case AdviceLevel::count:
      return say(words::tells_count);
  }
  return {};
}

void draw_menu(Ui& ui, const App& app, Menu& menu, bool beside) {
  if (menu.is_open(more_menu)) menu.draw(ui, "", more_items(app, beside), "");
  if (menu.is_open(telling_menu)) menu.draw(ui, say(words::while_i_play), telling_items(app), "");
  if (menu.is_open(solution_id)) menu.draw(ui, "", solution_items(app), say(words::game_is_kept));
}

}  // namespace schlegel::web
