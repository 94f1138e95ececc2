#include "puzzles/quintomino/solve/replies.hpp"

#include "play/reason.hpp"
#include "play/words.hpp"
#include "puzzles/quintomino/proof/find_reason.hpp"
#include "puzzles/quintomino/quintomino.hpp"

namespace schlegel::quintomino {
std::vector<std::string> moves_of(const Instance& instance, const Board& board, std::span<const Placement> placements) {
  std::vector<std::string> moves;
  for (std::size_t f = 0; f < placements.size(); ++f)
    if (board.on[f].kind < 0) moves.push_back(Quintomino::write_move(instance, {static_cast<int>(f), placements[f]}));
  return moves;
}

Reply unknown(const Ended& ended) {
  Reply reply;
  reply.budget =
      say(ended.how == SearchEnd::too_large ? words::too_much_memory : words::stopped_at, {{"steps", ended.steps}});
  return reply;
}

Reply none_from(const Instance& instance, const Board& board, std::uint64_t steps) {
  Reply reply;
  reply.kind = Reply::Kind::none;
  if (auto reason = find_reason(instance, board)) {
    reply.detail = describe(instance, board, *reason);
    reply.certificate = *std::move(reason);
  } else {
    reply.detail = every_way_was_tried(steps, schlegel::words::every_way_was_tried);
    reply.certificate = "exhausted " + std::to_string(steps);
  }
  return reply;
}

Reply found_from(const Instance& instance, const Board& board, std::span<const Placement> placements) {
  Reply reply;
  reply.kind = Reply::Kind::found;
  reply.moves = moves_of(instance, board, placements);
  return reply;
}

}  // namespace schlegel::quintomino
