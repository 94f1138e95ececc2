// All positions on a way from some starts to the goals. Small searches list what can be reached, a set for each number
// of pegs, and then drop, from the fewest pegs upwards, each position from which no jump leads to one that is kept.
// Larger ones mark positions as bits (reachable_set.cpp), from the starts to the middle and, with pegs and holes
// exchanged, from the goals to the middle; for a jump backwards is a jump of the holes. Of symmetric positions one is
// kept, the least image (Symmetry, Blocks).
//
// Invariant: after fill(), a position is kept if and only if it can be reached from a start and a goal from it, up to
// symmetry; layers_ (lists) or forward_ and backward_ (bits) hold it, and its number is one below size(). Worst case:
// the positions of one class, 2^(holes - rank of the classes), times the jumps; both ways stop at the memory limit.
// Compare Bell, "Solving triangular peg solitaire" (J. Integer Sequences 11, 2008), and Berlekamp, Conway and Guy,
// "Winning Ways" (1982), chapter 23, for classes and pagoda functions.
#include "puzzles/peg/solve/plan_table.hpp"

#include <algorithm>

#include "base/staged_progress.hpp"
#include "search/words.hpp"

namespace schlegel::peg {
namespace {

constexpr std::uint64_t positions_a_tick = 2048;
constexpr std::size_t most_symmetries = 16;  ///< as many as Blocks has room for
/// Positions up to which lists are tried before bits, which take memory for the whole class.
constexpr std::size_t small_search = 50'000;

}  // namespace

PlanTable::PlanTable(const Instance& instance, std::vector<Position> goals)
    : instance_(instance),
      goals_(std::move(goals)),
      symmetry_(instance.holes(), automorphisms(instance, goals_, most_symmetries)),
      jumps_(jumps_of(instance)),
      goal_pegs_(goals_.empty() ? 0 : static_cast<std::size_t>(peg_count(goals_.front()))) {
  std::sort(goals_.begin(), goals_.end());
}

bool PlanTable::is_goal(Position p) const { return std::binary_search(goals_.begin(), goals_.end(), p); }

std::optional<PlanTable::Kept> PlanTable::find(Position p) const {
  const int pegs = peg_count(p);
  if (forward_) {
    const auto found = pegs > border_ ? forward_->find(p) : lower().find(~p & instance_.all());
    if (!found) return std::nullopt;
    return Kept{found->number + (pegs > border_ ? 0 : forward_->kept()), found->by};
  }
  if (static_cast<std::size_t>(pegs) >= layers_.size()) return std::nullopt;
  const Layer& layer = layers_[pegs];
  const auto least = symmetry_.least(p);
  const std::uint32_t number = layer.positions.find(least.pegs);
  if (number == PositionSet::none) return std::nullopt;
  return Kept{layer.first + number, least.by};
}

Count PlanTable::plans(Position p) const {
  const auto found = find(p);
  return found ? rates_.plans(found->number) : Count(0);
}

int PlanTable::moves_to_go(Position p, int last) const {
  const auto found = find(p);
  if (!found) return -1;
  return rates_.moves(found->number, last < 0 ? -1 : symmetry_.image(found->by, last));
}

std::uint64_t PlanTable::size() const {
  if (forward_) return forward_->kept() + lower().kept();
  std::uint64_t sum = 0;
  for (const Layer& layer : layers_) sum += layer.positions.size();
  return sum;
}

std::size_t PlanTable::list_bytes() const {
  std::size_t sum = 0;
  for (const Layer& layer : layers_) sum += layer.positions.bytes();
  return sum;
}

std::size_t PlanTable::bytes() const {
  return list_bytes() + rates_.bytes() + (forward_ ? forward_->bytes() : 0) + (backward_ ? backward_->bytes() : 0);
}

SearchEnd PlanTable::fill(std::span<const Position> starts, Control& control, std::size_t most, Method method) {
  forward_.reset();
  backward_.reset();
  layers_.clear();
  explored_ = 0;
  if (goals_.empty()) return SearchEnd::complete;
  most_pegs_ = 0;
  for (Position start : starts) most_pegs_ = std::max(most_pegs_, static_cast<std::size_t>(peg_count(start)));
  if (method == Method::lists) return fill_by_lists(starts, control, most);
  if (method == Method::bits) return fill_by_bits(starts, control, most);
  StagedProgress stages(control);
  stages.next(most <= small_search ? 1 : 0.05);
  const SearchEnd small = fill_by_lists(starts, stages, std::min(most, small_search));
  if (small != SearchEnd::too_large || most <= small_search) return small;
  stages.next(1);
  const SearchEnd bits = fill_by_bits(starts, stages, most);
  if (bits != SearchEnd::too_large) return bits;
  stages.next(1);
  return fill_by_lists(starts, stages, most);
}

SearchEnd PlanTable::fill_by_lists(std::span<const Position> starts, Control& control, std::size_t most) {
  forward_.reset();
  backward_.reset();
  layers_.assign(most_pegs_ + 1, {});
  explored_ = 0;
  for (Position start : starts) layers_[peg_count(start)].positions.insert(symmetry_.least(start).pegs);
  const auto depth = static_cast<double>(layers_.size() - std::min(layers_.size() - 1, goal_pegs_));
  for (std::size_t pegs = most_pegs_; pegs > goal_pegs_; --pegs) {
    const PositionSet& here = layers_[pegs].positions;
    PositionSet& next = layers_[pegs - 1].positions;
    for (std::size_t i = 0; i < here.size(); ++i, ++explored_) {
      if (explored_ % positions_a_tick == 0) {
        const double inside = static_cast<double>(i) / static_cast<double>(here.size());
        const double done = (static_cast<double>(most_pegs_ - pegs) + inside) / depth;
        if (!control.tick({0.7 * done, explored_, schlegel::words::phase_positions.english}))
          return SearchEnd::cancelled;
        // The sets double when they grow, so half the limit may be in use.
        if (list_bytes() > control.memory_limit / 2 || explored_ + next.size() > most) return SearchEnd::too_large;
      }
      const Position p = here[i];
      for (const Jump& jump : jumps_)
        if (jump.legal(p)) next.insert(symmetry_.least(p ^ jump.changed()).pegs);
    }
    if (explored_ + next.size() > most) return SearchEnd::too_large;
  }
  if (goal_pegs_ < layers_.size()) explored_ += layers_[goal_pegs_].positions.size();
  return prune(control);
}

SearchEnd PlanTable::prune(Control& control) {
  std::uint64_t done = 0, all = size();
  std::size_t kept = 0;
  for (std::size_t pegs = 0; pegs < layers_.size(); ++pegs) {
    PositionSet alive;
    const PositionSet& here = layers_[pegs].positions;
    if (pegs >= goal_pegs_)
      for (std::size_t i = 0; i < here.size(); ++i) {
        if (++done % positions_a_tick == 0 &&
            !control.tick(
                {0.7 + 0.3 * static_cast<double>(done) / static_cast<double>(all), explored_ + done, "positions"}))
          return SearchEnd::cancelled;
        const Position p = here[i];
        bool keep = pegs == goal_pegs_ && is_goal(p);
        if (pegs > goal_pegs_ && layers_[pegs - 1].positions.size() > 0)
          keep = std::any_of(jumps_.begin(), jumps_.end(), [&](const Jump& jump) {
            return jump.legal(p) &&
                   layers_[pegs - 1].positions.find(symmetry_.least(p ^ jump.changed()).pegs) != PositionSet::none;
          });
        if (keep) alive.insert(p);
      }
    layers_[pegs].first = kept;
    kept += alive.size();
    layers_[pegs].positions = std::move(alive);
  }
  return SearchEnd::complete;
}

SearchEnd PlanTable::fill_by_bits(std::span<const Position> starts, Control& control, std::size_t most) {
  layers_.clear();
  explored_ = 0;
  if (most_pegs_ <= goal_pegs_) return SearchEnd::too_large;
  layout_ = std::make_unique<BlockLayout>(instance_, symmetry_.group());
  if (!layout_->usable()) return SearchEnd::too_large;
  // Whatever leads to a goal, with pegs and holes exchanged, is what can be reached from the goal exchanged.
  std::vector<Position> ends, begins;
  for (Position goal : goals_) ends.push_back(~goal & instance_.all());
  for (Position start : starts)
    for (const Permutation& image : symmetry_.group()) begins.push_back(permuted(image, start));
  std::sort(ends.begin(), ends.end());
  std::sort(begins.begin(), begins.end());
  begins.erase(std::unique(begins.begin(), begins.end()), begins.end());
  const bool same = begins == ends;
  const std::size_t room = control.memory_limit / 2, marks = layout_->bytes() * (same ? 1 : 2);
  if (marks > room) return SearchEnd::too_large;
  // Forward from the starts to the middle, and from the goals to the middle with pegs and holes exchanged; then only
  // what leads to where the two meet.
  const int holes = instance_.holes();
  border_ = (static_cast<int>(most_pegs_) + static_cast<int>(goal_pegs_)) / 2;
  auto forward = std::make_unique<ReachableSet>(*layout_, begins.front());
  std::unique_ptr<ReachableSet> backward;
  const int least = same ? std::min(border_ + 1, holes - border_) : border_ + 1;
  const Pagodas pagodas(instance_, symmetry_.group(), begins, goals_, least + 1);
  SearchEnd ending = forward->run(begins, least, pagodas, control, 0, same ? 0.8 : 0.4);
  if (!same && ending == SearchEnd::complete) {
    backward = std::make_unique<ReachableSet>(*layout_, ends.front());
    std::vector<Position> opposites;
    for (Position begin : begins) opposites.push_back(~begin & instance_.all());
    const Pagodas back(instance_, symmetry_.group(), ends, opposites, holes - border_ + 1);
    ending = backward->run(ends, holes - border_, back, control, 0.4, 0.4);
  }
  if (ending == SearchEnd::complete) ending = forward->meet(same ? *forward : *backward, control, 0.8, 0.1);
  if (ending == SearchEnd::complete) ending = forward->keep_leading(room / 2, control, 0.9, same ? 0.1 : 0.05);
  if (!same && ending == SearchEnd::complete) ending = backward->keep_leading(room / 2, control, 0.95, 0.05);
  if (ending != SearchEnd::complete) return ending;
  forward->number();
  if (backward) backward->number();
  forward_ = std::move(forward);
  backward_ = std::move(backward);
  return size() > most ? SearchEnd::too_large : SearchEnd::complete;
}

}  // namespace schlegel::peg
