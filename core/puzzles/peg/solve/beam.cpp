// One plan on a board that is too large for a table. From the goals all positions that lead to them are listed
// backwards, peg by peg, as far as a list of some 60,000 goes. From the start, layer by layer, only the `width` most
// promising positions are kept (beam search; Lowerre 1976), until a layer meets the list. Promising: few pegs in holes
// that are hard to clear, and many jumps. A round that fails is repeated eight times as wide.
//
// Where the beam is wider than narrow_beam, positions that pagoda functions show to be lost are left out. The functions
// are learnt from random plays (pagodas.cpp) and relearnt from rich layers. If a round has left out nothing else, and
// still meets nothing, there is no plan.
//
// Invariant: behind_[k] holds every position with goal_pegs_ + k pegs that leads to a goal, for all k it has; complete_
// is true while no position has been cut off for lack of width. Worst case: rounds * layers * width * jumps.
#include "puzzles/peg/solve/beam.hpp"

#include <algorithm>

#include "base/staged_progress.hpp"
#include "puzzles/peg/solve/burden.hpp"
#include "puzzles/peg/solve/pagodas.hpp"
#include "puzzles/peg/words.hpp"

namespace schlegel::peg {
namespace {

// Positions listed backwards; size of a layer from which pagodas are learnt anew; sets of pagodas kept. Measured by
// peg_one_plan (tests/bench/peg_bench.cpp): more of each finds plans sooner and makes every position dearer.
constexpr std::size_t most_behind = 60'000, rich_layer = 5'000, most_lessons = 6;
constexpr std::uint64_t kept_a_tick = 512;

class Beam {
 public:
  Beam(const Instance& instance, Position from, const std::vector<Position>& goals, Control& control)
      : instance_(instance),
        from_(from),
        goals_(goals),
        jumps_(jumps_of(instance)),
        goal_pegs_(peg_count(goals.front())),
        symmetry_(instance.holes(), automorphisms(instance, goals, 16)),
        control_(control),
        burden_(instance) {
    build_behind(goals, instance.all());
  }

  bool stopped() const { return stopped_; }
  /// The last run cut no position off for lack of width.
  bool complete() const { return complete_; }
  /// From now on positions that pagodas show to be lost are left out.
  void use_pagodas() {
    pagodas_.clear();
    learn({&from_, 1}, (peg_count(from_) + goal_pegs_) / 2);
  }

  std::optional<Plan> run(std::size_t width) {
    complete_ = true;
    std::vector<std::vector<Position>> layers{{symmetry_.least(from_).pegs}};
    for (int pegs = peg_count(from_);; --pegs) {
      if (const auto hit = meeting(layers.back(), pegs)) return trace(layers, *hit);
      if (pegs <= goal_pegs_ || layers.back().empty()) return std::nullopt;
      PositionSet next;
      for (Position p : layers.back()) {
        if (++steps_ % kept_a_tick == 0) {
          const double done = peg_count(from_) - pegs, all = peg_count(from_) - goal_pegs_;
          stopped_ = !control_.tick({done / all, steps_, words::phase_solution.english});
        }
        if (stopped_) return std::nullopt;
        for (const Jump& jump : jumps_) {
          if (!jump.legal(p)) continue;
          const Position after = p ^ jump.changed();
          if (!lost(after)) next.insert(symmetry_.least(after).pegs);
        }
      }
      complete_ = complete_ && next.size() <= width;
      layers.push_back(best(next.all(), width));
      if (!pagodas_.empty() && layers.back().size() >= rich_layer) learn(layers.back(), pegs - 3);
    }
  }

 private:
  /// behind_[k]: positions with goal_pegs_ + k pegs from which a goal can be reached, whole as far as it goes.
  void build_behind(const std::vector<Position>& goals, Position all) {
    behind_.emplace_back();
    for (Position goal : goals) behind_.back().insert(symmetry_.least(goal).pegs);
    for (std::size_t total = 0; total < most_behind && behind_.back().size() > 0;) {
      PositionSet before;
      for (Position p : behind_.back().all()) {
        if (++steps_ % kept_a_tick == 0)
          stopped_ = !control_.tick(
              {static_cast<double>(total) / static_cast<double>(most_behind), steps_, words::phase_solution.english});
        if (stopped_) return;
        for (const Jump& jump : jumps_)
          if (jump.legal(~p & all)) before.insert(symmetry_.least(p ^ jump.changed()).pegs);
      }
      total += before.size();
      behind_.push_back(std::move(before));
    }
  }

  /// Looks for pagodas that show many of the positions to be lost that random plays reach from this layer.
  void learn(std::span<const Position> layer, int pegs) {
    if (pagodas_.size() == most_lessons) pagodas_.erase(pagodas_.begin());
    pagodas_.emplace_back(instance_, symmetry_.group(), layer, goals_, std::max(pegs, goal_pegs_));
  }
  bool lost(Position p) const {
    return std::any_of(pagodas_.rbegin(), pagodas_.rend(),
                       [&](const Pagodas& pagodas) { return pagodas.lost(pagodas.weights(p)); });
  }

  std::optional<Position> meeting(const std::vector<Position>& layer, int pegs) const {
    const auto depth = static_cast<std::size_t>(std::max(0, pegs - goal_pegs_));
    if (pegs < goal_pegs_ || depth >= behind_.size()) return std::nullopt;
    for (Position p : layer)
      if (behind_[depth].find(p) != PositionSet::none) return p;
    return std::nullopt;
  }

  std::vector<Position> best(const std::vector<Position>& all, std::size_t width) const {
    if (all.size() <= width) return all;
    std::vector<std::pair<int, Position>> rated;
    for (Position p : all) rated.emplace_back(burden_(p), p);
    std::nth_element(rated.begin(), rated.begin() + static_cast<std::ptrdiff_t>(width), rated.end());
    std::vector<Position> kept;
    for (std::size_t i = 0; i < width; ++i) kept.push_back(rated[i].second);
    return kept;
  }

  /// Finds the jumps again: back from the meeting through the layers, then on through behind_.
  Plan trace(const std::vector<std::vector<Position>>& layers, Position meeting) const {
    std::vector<Position> way{meeting};
    for (std::size_t i = layers.size() - 1; i-- > 0;) {
      const auto leads_there = [&](Position p) {
        return std::any_of(jumps_.begin(), jumps_.end(), [&](const Jump& jump) {
          return jump.legal(p) && symmetry_.least(p ^ jump.changed()).pegs == way.back();
        });
      };
      way.push_back(*std::find_if(layers[i].begin(), layers[i].end(), leads_there));
    }
    std::reverse(way.begin(), way.end());
    Plan plan;
    Position p = from_;
    const auto step = [&](const auto& accept) {
      for (const Jump& jump : jumps_)
        if (jump.legal(p) && accept(symmetry_.least(p ^ jump.changed()).pegs)) {
          plan.push_back(jump);
          p ^= jump.changed();
          return;
        }
    };
    for (std::size_t i = 1; i < way.size(); ++i) step([&](Position next) { return next == way[i]; });
    for (auto depth = static_cast<std::size_t>(peg_count(p) - goal_pegs_); depth-- > 0;)
      step([&](Position next) { return behind_[depth].find(next) != PositionSet::none; });
    return plan;
  }

  const Instance& instance_;
  Position from_;
  const std::vector<Position>& goals_;
  std::vector<Jump> jumps_;
  int goal_pegs_;
  Symmetry symmetry_;
  Control& control_;
  const Burden burden_;
  std::vector<PositionSet> behind_;
  std::uint64_t steps_ = 0;
  bool stopped_ = false, complete_ = false;
  std::vector<Pagodas> pagodas_;  ///< the last ones learnt
};

}  // namespace

PlanResult find_plan(const Instance& instance, Position from, const std::vector<Position>& goals, std::size_t first,
                     std::size_t widest, Control& control) {
  if (goals.empty()) return {std::nullopt, true, false};
  // Each width takes eight times as long as the one before, if it comes to it.
  StagedProgress stages(control);
  stages.next(static_cast<double>(first) / static_cast<double>(widest) / 8);
  Beam beam(instance, from, goals, stages);
  for (std::size_t width = first; width <= widest && !beam.stopped(); width *= 8) {
    if (width > narrow_beam) beam.use_pagodas();
    stages.next(static_cast<double>(width) / static_cast<double>(widest));
    if (auto plan = beam.run(width)) return {std::move(plan), false, false};
    if (beam.complete()) break;
  }
  return {std::nullopt, !beam.stopped() && beam.complete(), beam.stopped()};
}

}  // namespace schlegel::peg
