#include "puzzles/quintomino/solve/replies.hpp"

#include "play/answers.hpp"
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
  return unknown_reply(
      say(ended.how == SearchEnd::too_large ? words::too_much_memory : words::stopped_at, {{"steps", ended.steps}}));
}

Reply none_from(const Instance& instance, const Board& board, std::uint64_t steps) {
  if (const auto reason = find_reason(instance, board)) return none_reply(describe(instance, board, *reason), *reason);
  return none_reply(every_way_was_tried(steps, schlegel::words::every_way_was_tried),
                    "exhausted " + std::to_string(steps));
}

}  // namespace schlegel::quintomino
