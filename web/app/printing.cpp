#include "web/app/printing.hpp"

#include <utility>

#include "play/svg.hpp"
#include "web/page/messages.hpp"
#include "web/page/page.hpp"
#include "web/words.hpp"

namespace schlegel::web {
namespace {

constexpr double patience = 20'000;  ///< milliseconds for a solution

std::string on_paper(const Game& game) { return picture(game, 800, SvgInk::paper); }

}  // namespace

bool Printing::handle(const page::Print&) {
  const int at = table_.session().at();
  const std::string after =
      at == 0 ? "" : say(words::after_moves_status, {{"moves", at}, {"status", table_.status().sentence}});
  page::tell(page::PrintPage{table_.title(), say(Sentence{table_.puzzle().title}), table_.goal_and_rules(), after,
                             on_paper(table_.session().game())});
  return false;
}

void Printing::handle(const page::PrintBoards& event) {
  boards_.clear();
  if (solver_queue_.waiting() == this) solver_queue_.take_back();
  for (const std::string& key : event.boards) {
    if (!find_puzzle(parts_of(key).first)) continue;
    std::optional<Session> made;
    const Session& session = all_boards_.board_of_list(key, made);
    auto game = parse_game(session.game().puzzle(), session.game().write_instance());
    if (game) boards_.push_back({Table::title_of(session), Table::goal_and_rules_of(**game), std::move(*game)});
  }
  next_ = 0;
  solutions_ = event.solutions;
  due_ = page::now_milliseconds();
}

void Printing::go_on(double now) {
  if (asking_) {
    solver_queue_.take_back();
    return send({}, say(words::no_solution_in_time));
  }
  if (!solutions_) return send({}, {});
  const Game& game = *boards_[next_].game;
  solver_queue_.ask(*this, {std::string(game.puzzle()), game.write_instance(), {}, Verb::solve, {}});
  asking_ = true;
  due_ = now + patience;
}

void Printing::answered(Reply reply) {
  asking_ = false;
  if (next_ >= boards_.size()) return;
  const Game& game = *boards_[next_].game;
  const bool none = reply.kind == Reply::Kind::none && game.check(reply.certificate) != CheckResult::rejected;
  if (reply.kind != Reply::Kind::found || !game.verify(reply.moves))
    return send({}, none ? say(words::drawing_unsolvable) : say(words::no_solution_in_time));
  if (!find_puzzle(game.puzzle())->seen_at_end) {
    const auto moves = game.write_solution(reply.moves, {});
    return send({}, moves ? *moves : moves.error().message);
  }
  const auto solved = game.clone();
  for (const std::string& move : reply.moves) solved->apply(move);
  send(on_paper(*solved), {});
}

void Printing::failed(std::string_view why) {
  asking_ = false;
  if (next_ < boards_.size()) send({}, why);
}

void Printing::send(std::string_view solution, std::string_view words) {
  const Board& board = boards_[next_++];
  due_ = page::now_milliseconds();
  page::tell(page::PrintedBoard{board.title, board.rules, say(Sentence{find_puzzle(board.game->puzzle())->title}),
                                on_paper(*board.game), std::string(solution), std::string(words)});
}

}  // namespace schlegel::web
