#include "puzzles/sliding/solve/solver.hpp"

#include <algorithm>
#include <memory>

#include "base/staged_progress.hpp"
#include "puzzles/sliding/solve/incremental_bound.hpp"

namespace schlegel::sliding {
namespace {

constexpr int ranked_at_once = 10;  ///< vertices up to which all arrangements are ranked without asking
/// Positions up to which they are kept one by one. No double: of a Count made from a constant double Boost asks whether
/// it is infinite, as a long double, and for wasm, where that has 128 bits, clang 19 crashes when it folds the answer
/// (LLVM's ConstantFoldCall then looks into a library description that is null, since its pull request 94944).
constexpr std::uint64_t hashed_at_once = 300'000;
constexpr std::size_t automaton_effort = 20'000;
constexpr std::uint64_t nodes_before_space = 20'000'000;

/// A position for the SolutionDagBuilder whose bound is the distance itself.
template <class Space>
class ExactPosition {
 public:
  ExactPosition(const Space& space, const Arrangement& start)
      : space_(&space), arrangement_(start), at_(start.begin(), start.end()), distance_(space.distance(start)) {}
  struct Change {
    int before = 0, after = 0;  ///< distances
  };
  const std::uint8_t* at() const { return at_.data(); }
  bool solved() const { return is_solved(arrangement_); }
  int probe(std::size_t b, std::size_t v, int, Change& change) {
    std::swap(arrangement_[b], arrangement_[v]);
    change = {distance_, space_->distance_beside(arrangement_, distance_)};
    std::swap(arrangement_[b], arrangement_[v]);
    return change.after;
  }
  void make(std::size_t b, std::size_t v, Change& change) {
    exchange(b, v);
    distance_ = change.after;
  }
  void undo(std::size_t b, std::size_t v, Change& change) {
    exchange(b, v);
    distance_ = change.before;
  }

 private:
  void exchange(std::size_t b, std::size_t v) {
    std::swap(arrangement_[b], arrangement_[v]);
    std::swap(at_[b], at_[v]);
  }

  const Space* space_;
  Arrangement arrangement_;
  std::vector<std::uint8_t> at_;
  int distance_;
};

/// A shortest way home, downhill.
template <class Space>
Walk descend(const Space& space, const Board& board, const Arrangement& start) {
  Arrangement at = start;
  Vertex blank = find_blank(board, at);
  Walk walk;
  for (int left = space.distance(at); left > 0; --left)
    for (Vertex v : board.around(blank)) {
      const Vertex before = blank;
      follow(at, blank, std::span(&v, 1));
      if (space.distance_beside(at, left) == left - 1) {
        walk.push_back(v);
        break;
      }
      follow(at, blank, std::span(&before, 1));
    }
  return walk;
}

template <class Position>
SearchEnd collect_with(const Board& board, Position position, const Arrangement& at, const std::vector<int>& lengths,
                       const WalkAutomaton* shortest, SolutionSet& set, StagedProgress& control) {
  SolutionDagBuilder<Position> builder(board, std::move(position), find_blank(board, at), shortest, control);
  for (std::size_t i = 0; i < lengths.size(); ++i) {
    // Most of the time goes into the last lengths.
    control.next_share(i + 1 == lengths.size() ? 1 : i + 20 < lengths.size() ? 0 : 0.2);
    if (const SearchEnd end = builder.add(lengths[i]); end != SearchEnd::complete) return end;
  }
  set = builder.take();
  return SearchEnd::complete;
}

}  // namespace

Solver::Solver(Board board) : board_(std::move(board)), tree_(board_), positions_(reachable(board_, tree_)) {}

bool Solver::few_positions() const { return positions_ <= Count(hashed_at_once) && board_.order() <= 255; }

bool Solver::small() const { return board_.order() <= ranked_at_once || few_positions(); }

std::size_t Solver::bytes() const {
  std::size_t sum = heuristic_ ? heuristic_->bytes() : 0;
  if (const auto* ranked = std::get_if<RankedSpace>(&space_)) sum += ranked->bytes();
  if (const auto* hashed = std::get_if<HashedSpace>(&space_)) sum += hashed->bytes();
  return sum;
}

// All arrangements of eleven or twelve vertices are ranked only where too many can be reached to keep them one by one.
bool Solver::make_space(Control& control) {
  if (space_.index() != 0) return true;
  if (board_.order() <= ranked_at_once || (board_.order() <= RankedSpace::most_vertices && !few_positions())) {
    auto space = RankedSpace::explore(board_, true, control);
    if (space) space_ = std::move(*space);
  } else {
    auto space = HashedSpace::explore(board_, static_cast<std::size_t>(positions_), control);
    if (space) space_ = std::move(*space);
  }
  return space_.index() != 0;
}

bool Solver::make_tables(Control& control) {
  if (heuristic_) return true;
  heuristic_ = Heuristic::build(board_, control);
  if (heuristic_) automaton_.emplace(board_, automaton_effort);
  return heuristic_.has_value();
}

int Solver::simple_bound(const Arrangement& at) const {
  // Every token walks home by itself; on very large boards only whether it is there counts.
  constexpr int most_exact = 2000;
  int sum = 0;
  for (std::size_t v = 0; v < at.size(); ++v) {
    if (at[v] == static_cast<Vertex>(v) || at[v] == board_.blank()) continue;
    sum += board_.order() <= most_exact ? board_.distances(at[v])[v] : 1;
  }
  return sum;
}

Distance Solver::solve(const Arrangement& at, const Effort& effort, Control& outer) {
  StagedProgress control(outer);
  Distance result;
  const auto looked_up = [&] {
    const auto* ranked = std::get_if<RankedSpace>(&space_);
    result.walk = ranked ? descend(*ranked, board_, at) : descend(std::get<HashedSpace>(space_), board_, at);
    result.at_least = static_cast<int>(result.walk->size());
    return result;
  };
  if (space_.index() != 0) return looked_up();
  if (small()) {
    control.next(1);
    result.stopped = !make_space(control);
    return result.stopped ? result : looked_up();
  }
  const auto improve = [&](std::optional<Walk> walk) {
    if (walk && (!result.walk || walk->size() < result.walk->size())) result.walk = std::move(walk);
  };
  const auto any = [&] {
    auto made = construct(board_, tree_, at, most_moves, control);
    result.stopped = made.end == Construction::End::stopped;
    result.too_long = made.end == Construction::End::too_long;
    if (made.end == Construction::End::solved) improve(std::move(made.walk));
  };
  if (board_.order() > max_searched) {
    control.next(1);
    result.at_least = simple_bound(at);
    any();
    return result;
  }

  // Any solution comes first: whoever stops the search has it.
  control.next(0.05);
  any();
  if (result.exact() || result.stopped) return result;
  control.next(heuristic_ ? 0 : 0.3);
  result.stopped = !make_tables(control);
  if (result.stopped) return result;
  const bool ranked_later = board_.order() <= RankedSpace::most_vertices &&
                            1.25 * RankedSpace::bytes(board_.order(), true) < static_cast<double>(control.memory_limit);
  const auto deepening = [&](std::uint64_t nodes) {
    control.next_share(0.7);
    auto deepened = deepen(board_, *heuristic_, *automaton_, at, nodes, control);
    result.nodes += deepened.nodes;
    result.at_least = std::max(result.at_least, deepened.at_least);
    result.stopped = deepened.stopped;
    if (!deepened.walk) return;
    result.at_least = static_cast<int>(deepened.walk->size());
    result.walk = std::move(deepened.walk);
  };
  // Small boards are mostly solved at once.
  constexpr std::uint64_t first_nodes = 20'000'000;
  deepening(std::min(effort.nodes, first_nodes));
  if (result.exact() || result.stopped) return result;
  if (ranked_later && effort.nodes >= nodes_before_space) {
    deepening(nodes_before_space);
    if (result.exact() || result.stopped) return result;
    control.next(1);
    result.stopped = !make_space(control);
    return result.stopped ? result : looked_up();
  }
  for (std::size_t width = 300; width <= effort.beam && !result.stopped && !result.exact(); width *= 8) {
    control.next_share(0.2);
    improve(beam_search(board_, *heuristic_, at, width, result.walk ? result.walk->size() : 1000, control));
  }
  if (result.exact() || result.stopped || effort.nodes <= first_nodes) return result;
  deepening(effort.nodes);
  return result;
}

SearchEnd Solver::collect(const Arrangement& at, const std::vector<int>& lengths, bool shortest, SolutionSet& set,
                          Control& outer) {
  StagedProgress control(outer);
  control.next(small() ? 0.5 : 0);
  if (small() && !make_space(control)) return SearchEnd::cancelled;
  if (shortest && !all_shortest_) all_shortest_.emplace(board_, space_.index() == 0 ? 5 * automaton_effort : 0, true);
  const WalkAutomaton* const automaton = shortest ? &*all_shortest_ : nullptr;
  if (const auto* ranked = std::get_if<RankedSpace>(&space_))
    return collect_with(board_, ExactPosition(*ranked, at), at, lengths, automaton, set, control);
  if (const auto* hashed = std::get_if<HashedSpace>(&space_))
    return collect_with(board_, ExactPosition(*hashed, at), at, lengths, automaton, set, control);
  if (!heuristic_) control.next(0.3);
  if (!make_tables(control)) return SearchEnd::cancelled;
  return with_incremental_bound(board_, *heuristic_, at, [&](auto position) {
    return collect_with(board_, std::move(position), at, lengths, automaton, set, control);
  });
}

bool Solver::histogram_fits(std::size_t memory) const {
  if (board_.order() <= RankedSpace::most_vertices && !few_positions())
    return RankedSpace::bytes(board_.order(), false) < static_cast<double>(memory);
  return positions_ < Count(1u << 24) &&
         HashedSpace::bytes(board_.order(), static_cast<double>(positions_)) < static_cast<double>(memory);
}

/// What `get` finds in the space of all positions, which is not kept where it is larger than one of a small board.
template <class Get>
auto Solver::of_space(Control& control, const Get& get) -> std::optional<decltype(get(RankedSpace()))> {
  if (space_.index() == 0 && !small() && board_.order() <= RankedSpace::most_vertices) {
    const auto space = RankedSpace::explore(board_, false, control);
    if (!space) return std::nullopt;
    return get(*space);
  }
  if (!make_space(control)) return std::nullopt;
  if (const auto* ranked = std::get_if<RankedSpace>(&space_)) return get(*ranked);
  return get(std::get<HashedSpace>(space_));
}

std::optional<std::vector<std::uint64_t>> Solver::histogram(Control& control) {
  return of_space(control, [](const auto& space) { return std::vector(space.levels()); });
}

std::optional<std::vector<Arrangement>> Solver::farthest(Control& control) {
  return of_space(control, [](const auto& space) { return space.farthest(); });
}

std::optional<int> Solver::bound(const Arrangement& at, Control& control) {
  if (!make_tables(control)) return std::nullopt;
  return heuristic_->bound(at);
}

Solver& solver_of(Board board) {
  thread_local std::unique_ptr<Solver> last;
  if (!last || !(last->board() == board)) last = std::make_unique<Solver>(std::move(board));
  return *last;
}

}  // namespace schlegel::sliding
