#include "web/app/new_boards.hpp"

#include <algorithm>
#include <utility>

#include "play/explanation.hpp"
#include "play/new_board.hpp"
#include "play/svg.hpp"
#include "web/words.hpp"

namespace schlegel::web {
namespace {

constexpr std::size_t most_days = 1 << 19;  ///< bytes
constexpr int base_picture = 120;           ///< pixels

}  // namespace

void Maker::ask(const Question& question) {
  table_.stop();
  solver_queue_.ask(*this, question);
  waiting_ = true;
}

void Maker::give_up() {
  if (!waiting_) return;
  solver_queue_.cancel();
  page::announce(say(words::cancelled));
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

void NewBoards::offer(std::string_view puzzle, const std::string& problem) {
  const PuzzleInfo* const info = puzzle.empty() ? &table_.puzzle() : find_puzzle(puzzle);
  if (info == nullptr) return;
  std::optional<Session> held;
  const Game& played = boards_.last_of(info->id, held).game();
  const auto game = parse_game(info->id, played.write_instance()).value();
  const bool first = game->write_instance() == (*game_from_options(info->id, {}))->write_instance();
  page::OfferNewBoard message{std::string(info->id),
                              say(words::new_board_of, {{"puzzle", say(Sentence{info->tab})}}),
                              problem,
                              info->unique,
                              {}};
  const auto add = [&](std::string title, std::string_view options) {
    const Options asked = question_for_new_board(*game, options, 0).options;
    const std::string_view come = grades_that_come(*info, asked, first);
    const bool here = title_of_base(*info, asked).empty();
    const LibraryBoard* const like = here ? nullptr : boards_.library().closest(info->id, asked);
    const auto sample = like != nullptr ? parse_game(info->id, like->text).value() : nullptr;
    message.bases.push_back({std::move(title), std::string(options), std::string(come),
                             here     ? picture(*game, base_picture)
                             : sample ? picture(*sample, base_picture)
                                      : ""});
  };
  add(say(words::like_this_one), {});
  for (const BaseBoard& base : info->base_boards)
    if (!base.title.empty()) add(say(Sentence{base.title}), base.options);
  page::tell(message);
}

void NewBoards::handle(const page::NewBoard& event) {
  if (!find_puzzle(event.puzzle)) return;
  std::optional<Session> held;
  make(boards_.last_of(event.puzzle, held).game(), event.options);
  asked_for_ = event.puzzle;
}

void NewBoards::make_another() {
  make(table_.session().game(), "grade=" + std::to_string(table_.grade()));
  asked_for_.clear();
}

void NewBoards::make(const Game& game, std::string_view options) {
  const auto seed = static_cast<std::uint64_t>(page::now_milliseconds() * 1000) % 1'000'000;
  ask(question_for_new_board(game, options, seed));
}

void NewBoards::progressed(const std::string& words) {
  if (!asked_for_.empty()) page::tell(page::Generating{words});
}

void NewBoards::made(const std::string& text, int grade) {
  boards_.open_made(text, grade);
  page::tell(page::GoTo{"play"});
}

void NewBoards::not_made(std::string why) {
  if (asked_for_.empty()) return Maker::not_made(std::move(why));
  page::announce(why);
  offer(asked_for_, why);
}

bool NewBoards::can_make_another() const {
  const Session& session = table_.session();
  return table_.grade() > 0 && session.level().empty() && session.game().generates();
}

void Days::handle(const page::DayBoard& event) {
  const std::string& puzzle = event.puzzle;
  const PuzzleInfo* const info = find_puzzle(puzzle);
  if (info == nullptr || info->days.empty()) return;
  help_ = event.help;
  entry_ = puzzle + '\t' + std::to_string(event.day) + '\t';
  const std::string entries = page::kept(days_key);
  if (const std::size_t at = entries.find(entry_); at != std::string::npos) {
    const std::size_t begin = at + entry_.size();
    const std::string id = entries.substr(begin, entries.find('\t', begin) - begin);
    if (boards_.holds(puzzle, id)) {
      boards_.open_level(puzzle, id);
      return boards_.handle(page::CameFrom{.help = help_});
    }
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
  boards_.handle(page::CameFrom{.help = help_});
}

}  // namespace schlegel::web
