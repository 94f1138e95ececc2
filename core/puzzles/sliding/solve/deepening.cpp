#include "puzzles/sliding/solve/deepening.hpp"

#include <algorithm>

#include "base/words.hpp"
#include "puzzles/sliding/solve/incremental_bound.hpp"
#include "search/branch_share.hpp"

namespace schlegel::sliding {
namespace {

constexpr std::uint64_t nodes_per_tick = 1 << 15;
constexpr int unbounded = 1 << 20;

template <class Position>
class Search {
 public:
  Search(const Board& board, const WalkAutomaton& automaton, Position position, Control& control)
      : board_(board), automaton_(automaton), control_(control), position_(std::move(position)) {}

  Deepening run(Vertex blank, std::uint64_t most_nodes) {
    Deepening result;
    most_nodes_ = most_nodes;
    if (position_.solved()) {
      result.walk.emplace();
      return result;
    }
    bound_ = std::max(position_.bound(), 1);
    for (;;) {
      next_bound_ = unbounded;
      share_.restart();
      result.at_least = bound_;
      const bool found = visit(blank, automaton_.start(blank), 0);
      result.nodes = nodes_;
      if (found) {
        std::reverse(walk_.begin(), walk_.end());
        result.walk = std::move(walk_);
        return result;
      }
      if (halt_ || next_bound_ == unbounded) break;
      bound_ = next_bound_;
      // The number of bounds to come is not known: each counts for half of the progress left, once it takes any time.
      if (nodes_ > nodes_per_tick) left_ /= 2;
    }
    result.stopped = stopped_;
    return result;
  }

 private:
  /// Leaves the position changed where it finds the solution or is stopped.
  bool visit(Vertex blank, std::uint32_t state, int depth) {
    if (++nodes_ % nodes_per_tick == 0 && !tick()) return false;
    const auto b = static_cast<std::size_t>(blank);
    const auto near = board_.around(blank);
    const std::uint32_t* steps = automaton_.steps(state);
    for (std::size_t i = 0; i < near.size(); ++i) {
      if (steps[i] == WalkAutomaton::refused) continue;
      const auto v = static_cast<std::size_t>(near[i]);
      typename Position::Change change;
      const int to_go = position_.probe(b, v, bound_ - depth - 1, change);
      if (depth + 1 + to_go > bound_) {
        next_bound_ = std::min(next_bound_, depth + 1 + to_go);
        continue;
      }
      share_.enter(static_cast<std::size_t>(depth), i, near.size());
      position_.make(b, v, change);
      if ((to_go == 0 && near[i] == board_.blank() && position_.solved()) || visit(near[i], steps[i], depth + 1)) {
        walk_.push_back(near[i]);
        return true;
      }
      if (halt_) return false;
      position_.undo(b, v, change);
    }
    return false;
  }

  bool tick() {
    const double bounds = 1 - left_ * (1 - share_.fraction() / 2),
                 budget = static_cast<double>(nodes_) / static_cast<double>(most_nodes_);
    stopped_ = !control_.tick({std::max(bounds, budget), nodes_, schlegel::words::phase_search.english});
    halt_ = stopped_ || nodes_ >= most_nodes_;
    return !halt_;
  }

  const Board& board_;
  const WalkAutomaton& automaton_;
  Control& control_;
  Position position_;
  std::uint64_t nodes_ = 0, most_nodes_ = 0;
  int bound_ = 0, next_bound_ = 0;
  BranchShare share_;  ///< of the search below this bound
  double left_ = 1;    ///< the share of progress that this bound and all later ones have
  bool halt_ = false, stopped_ = false;
  Walk walk_;  ///< found, last step first
};

}  // namespace

Deepening deepen(const Board& board, const Heuristic& heuristic, const WalkAutomaton& automaton,
                 const Arrangement& start, std::uint64_t most_nodes, Control& control) {
  return with_incremental_bound(board, heuristic, start, [&](auto position) {
    return Search(board, automaton, std::move(position), control).run(find_blank(board, start), most_nodes);
  });
}

}  // namespace schlegel::sliding
