#include "web/app/new_boards.hpp"

#include <algorithm>
#include <utility>

#include "play/explanation.hpp"
#include "play/new_board.hpp"
#include "web/words.hpp"

namespace schlegel::web {
namespace {

constexpr std::size_t most_days = 1 << 19;  ///< bytes

}  // namespace

void Maker::ask(const Question& question) {
  table_.stop();
  solver_queue_.ask(*this, question);
  waiting_ = true;
}

void Maker::answered(Reply reply) {
  waiting_ = false;
  if (reply.board.empty())
    not_made(say(words::none_generated, {{"budget", reply.budget}}));
  else
    made(reply.board, reply.grade);
}

void Maker::failed(std::string_view why) {
  waiting_ = false;
  not_made(say(words::cannot_generate, {{"problem", why}}));
}

void NewBoards::offer(const std::string& problem) const {
  const Game& game = table_.session().game();
  const bool first = game.write_instance() == (*game_from_options(table_.puzzle().id, {}))->write_instance();
  page::OfferNewBoard message{
      say(words::new_board_of, {{"puzzle", say(Sentence{table_.puzzle().title})}}), problem, grade_names(), {}};
  message.grades.insert(message.grades.begin(), say(words::any_grade));
  const auto add = [&](std::string title, std::string_view options) {
    const auto come = grades_that_come(table_.puzzle(), question_for_new_board(game, options, 0).options, first);
    message.bases.push_back({std::move(title), std::string(options), std::string(come)});
  };
  add(say(words::like_this_one), {});
  for (const BaseBoard& base : table_.puzzle().base_boards)
    if (!base.title.empty()) add(say(Sentence{base.title}), base.options);
  page::tell(message);
}

void NewBoards::make(std::string_view options) {
  const auto seed = static_cast<std::uint64_t>(page::now_milliseconds() * 1000) % 1'000'000;
  ask(question_for_new_board(table_.session().game(), options, seed));
}

void NewBoards::not_made(std::string why) {
  page::announce(why);
  offer(why);
}

bool NewBoards::can_make_another() const {
  const Session& session = table_.session();
  return table_.grade() > 0 && session.level().empty() && session.game().generates();
}

void Days::handle(const page::DayBoard& event) {
  const std::string& puzzle = event.puzzle;
  const PuzzleInfo* const info = find_puzzle(puzzle);
  if (info == nullptr || info->days.empty()) return;
  entry_ = puzzle + '\t' + std::to_string(event.day) + '\t';
  const std::string entries = page::kept(days_key);
  if (const std::size_t at = entries.find(entry_); at != std::string::npos) {
    const std::size_t begin = at + entry_.size();
    const std::string id = entries.substr(begin, entries.find('\t', begin) - begin);
    if (boards_.holds(puzzle, id)) return boards_.open_level(puzzle, id);
  }
  title_ = event.title;
  const bool given = event.text.starts_with("# ") && parse_game(puzzle, event.text);
  if (given && event.grade >= 0 && event.grade <= number_of_grades) return made(event.text, event.grade);
  ask(question_for_day(*info, event.day));
}

void Days::made(const std::string& text, int grade) {
  boards_.open_text("# " + title_ + text.substr(std::min(text.find('\n'), text.size())), grade);
  const std::string now = page::kept(days_key),
                    line = entry_ + table_.board() + '\t' + std::to_string(table_.grade()) + '\n';
  if (now.find(line) == std::string::npos) page::keep(days_key, now.size() < most_days ? now + line : line);
}

}  // namespace schlegel::web
