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

void Printing::begin(std::vector<Board> boards, bool solutions) {
  boards_ = std::move(boards);
  next_ = 0;
  solutions_ = solutions;
  due_ = page::now_milliseconds();
}

void Printing::end(SolverQueue& solver_queue) {
  boards_.clear();
  if (solver_queue.waiting() == this) solver_queue.take_back();
}

void Printing::go_on(double now, SolverQueue& solver_queue) {
  if (asking_) {
    solver_queue.take_back();
    return send({}, say(words::no_solution_in_time));
  }
  if (!solutions_) return send({}, {});
  const Game& game = *boards_[next_].game;
  solver_queue.ask(*this, {std::string(game.puzzle()), game.write_instance(), {}, Verb::solve, {}});
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
