#include "puzzles/peg/plan_table.hpp"

#include <algorithm>
#include <array>

namespace schlegel::peg {
namespace {

constexpr std::uint64_t positions_a_tick = 2048;
constexpr std::size_t most_symmetries = 16;
/// Searches up to here are done before bits are taken.
constexpr std::size_t small_search = 50'000;

/// Adds a number of that many words; false when the sum needs more.
bool add(std::uint64_t* sum, const std::uint64_t* number, std::size_t limbs) {
  std::uint64_t carry = 0;
  for (std::size_t i = 0; i < limbs; ++i) {
    const std::uint64_t partial = sum[i] + carry;
    carry = partial < carry ? 1 : 0;
    sum[i] = partial + number[i];
    carry += sum[i] < partial ? 1 : 0;
  }
  return carry == 0;
}

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

PlanTable::Found PlanTable::find(Position p) const {
  const auto pegs = static_cast<std::size_t>(peg_count(p));
  if (pegs >= layers_.size()) return {};
  const auto least = symmetry_.least(p);
  const std::uint32_t number = layers_[pegs].positions.find(least.pegs);
  if (number == PositionSet::none) return {};
  return {&layers_[pegs], number, least.by};
}

Count PlanTable::plans(Position p) const {
  const Found found = find(p);
  Count count = 0;
  if (!found.layer) return count;
  for (std::size_t i = limbs_; i-- > 0;) count = (count << 64) + found.layer->plans[found.number * limbs_ + i];
  return count;
}

int PlanTable::moves_to_go(Position p, int last) const {
  const Found found = find(p);
  if (!found.layer) return -1;
  const int moves = found.layer->moves[found.number];
  if (last < 0) return moves;
  return moves - static_cast<int>((found.layer->going_on[found.number] >> symmetry_.image(found.by, last)) & 1);
}

std::uint64_t PlanTable::size() const {
  std::uint64_t sum = 0;
  for (const Layer& layer : layers_) sum += layer.positions.size();
  return sum;
}

std::size_t PlanTable::list_bytes() const {
  std::size_t sum = 0;
  for (const Layer& layer : layers_) sum += layer.positions.bytes();
  return sum;
}

std::size_t PlanTable::bytes() const { return list_bytes() + static_cast<std::size_t>(size()) * (8 * limbs_ + 9); }

Ending PlanTable::fill(std::span<const Position> starts, Control& control, std::size_t most, Method method) {
  layers_.clear();
  explored_ = 0;
  if (goals_.empty()) return Ending::done;
  std::size_t pegs = 0;
  for (Position start : starts) pegs = std::max(pegs, static_cast<std::size_t>(peg_count(start)));
  layers_.resize(pegs + 1);
  if (method == Method::lists) return fill_by_lists(starts, control, most);
  if (method == Method::bits) return fill_by_bits(starts, control, most);
  const Ending small = fill_by_lists(starts, control, std::min(most, small_search));
  if (small != Ending::too_large || most <= small_search) return small;
  const Ending bits = fill_by_bits(starts, control, most);
  return bits == Ending::too_large ? fill_by_lists(starts, control, most) : bits;
}

Ending PlanTable::fill_by_lists(std::span<const Position> starts, Control& control, std::size_t most) {
  for (Layer& layer : layers_) layer = {};
  explored_ = 0;
  for (Position start : starts)
    layers_[static_cast<std::size_t>(peg_count(start))].positions.insert(symmetry_.least(start).pegs);
  const auto depth = static_cast<double>(layers_.size() - std::min(layers_.size() - 1, goal_pegs_));
  for (std::size_t pegs = layers_.size() - 1; pegs > goal_pegs_; --pegs) {
    const PositionSet& here = layers_[pegs].positions;
    PositionSet& next = layers_[pegs - 1].positions;
    for (std::size_t i = 0; i < here.size(); ++i, ++explored_) {
      if (explored_ % positions_a_tick == 0) {
        const double inside = static_cast<double>(i) / static_cast<double>(here.size());
        const double done = (static_cast<double>(layers_.size() - 1 - pegs) + inside) / depth;
        if (!control.tick({0.7 * done, explored_, "positions"})) return Ending::stopped;
        // The sets double when they grow, so half the limit may be in use.
        if (list_bytes() > control.memory_limit / 2) return Ending::too_large;
      }
      const Position p = here[i];
      for (const Jump& jump : jumps_)
        if (jump.legal(p)) next.insert(symmetry_.least(p ^ jump.changed()).pegs);
    }
    if (explored_ + next.size() > most) return Ending::too_large;
  }
  if (goal_pegs_ < layers_.size()) explored_ += layers_[goal_pegs_].positions.size();
  return prune(control);
}

Ending PlanTable::prune(Control& control) {
  std::uint64_t done = 0, all = size();
  for (std::size_t pegs = 0; pegs < layers_.size(); ++pegs) {
    PositionSet alive;
    const PositionSet& here = layers_[pegs].positions;
    if (pegs >= goal_pegs_)
      for (std::size_t i = 0; i < here.size(); ++i) {
        if (++done % positions_a_tick == 0 &&
            !control.tick(
                {0.7 + 0.3 * static_cast<double>(done) / static_cast<double>(all), explored_ + done, "positions"}))
          return Ending::stopped;
        const Position p = here[i];
        bool keep = pegs == goal_pegs_ && is_goal(p);
        if (pegs > goal_pegs_ && layers_[pegs - 1].positions.size() > 0)
          keep = std::any_of(jumps_.begin(), jumps_.end(), [&](const Jump& jump) {
            return jump.legal(p) &&
                   layers_[pegs - 1].positions.find(symmetry_.least(p ^ jump.changed()).pegs) != PositionSet::none;
          });
        if (keep) alive.insert(p);
      }
    layers_[pegs].positions = std::move(alive);
  }
  return Ending::done;
}

Ending PlanTable::fill_by_bits(std::span<const Position> starts, Control& control, std::size_t most) {
  for (Layer& layer : layers_) layer = {};
  explored_ = 0;
  const ClosureLayout layout(instance_, symmetry_.group());
  if (!layout.usable()) return Ending::too_large;
  // Whatever leads to a goal, with pegs and holes exchanged, is what can be reached from the goal exchanged.
  std::vector<Position> ends, begins;
  for (Position goal : goals_) ends.push_back(~goal & instance_.all());
  for (Position start : starts)
    for (const Permutation& image : symmetry_.group()) begins.push_back(permuted(image, start));
  std::sort(ends.begin(), ends.end());
  std::sort(begins.begin(), begins.end());
  begins.erase(std::unique(begins.begin(), begins.end()), begins.end());
  const bool same = begins == ends;
  if (layout.bytes() * (same ? 1 : 2) > control.memory_limit / 2) return Ending::too_large;
  // Forward from the starts to the middle, and from the goals to the middle with pegs and holes exchanged; then only
  // what leads to where the two meet.
  const int holes = instance_.holes(), goal_pegs = static_cast<int>(goal_pegs_);
  const int middle = (static_cast<int>(layers_.size()) - 1 + goal_pegs) / 2;
  // Puts what was kept into the layers: positions with `least` pegs or more, or the complements of those.
  const auto take = [&](const Closure& closure, int least, bool complement) {
    std::vector<std::size_t> counts(static_cast<std::size_t>(holes) + 1, 0);
    closure.for_each_kept([&](Position p) { ++counts[static_cast<std::size_t>(peg_count(p))]; });
    const auto layer = [&](int pegs) { return static_cast<std::size_t>(complement ? holes - pegs : pegs); };
    for (int pegs = least; pegs <= holes; ++pegs)
      if (counts[static_cast<std::size_t>(pegs)] > 0 && layer(pegs) < layers_.size())
        layers_[layer(pegs)].positions.reserve(counts[static_cast<std::size_t>(pegs)]);
    std::array<Position, 32> waiting{};
    std::size_t count = 0;
    const auto insert = [&] {
      for (std::size_t i = 0; i < count; ++i)
        layers_[static_cast<std::size_t>(peg_count(waiting[i]))].positions.insert(waiting[i]);
      count = 0;
    };
    closure.for_each_kept([&](Position p) {
      const int pegs = peg_count(p);
      if (pegs < least || layer(pegs) >= layers_.size() || layer(pegs) < goal_pegs_) return;
      waiting[count] = symmetry_.least(complement ? ~p & instance_.all() : p).pegs;
      layers_[layer(pegs)].positions.prefetch(waiting[count]);
      if (++count == waiting.size()) insert();
    });
    insert();
  };
  Closure forward(layout, begins.front());
  if (!forward.run(begins, same ? std::min(middle, holes - middle) : middle, control, 0, same ? 0.6 : 0.3))
    return Ending::stopped;
  if (same) {
    if (!forward.keep_meeting(forward, middle, control, 0.6, 0.3)) return Ending::stopped;
    take(forward, holes - middle, false);
    take(forward, holes - middle, true);
  } else {
    Closure backward(layout, ends.front());
    if (!backward.run(ends, holes - middle, control, 0.3, 0.3)) return Ending::stopped;
    if (!forward.keep_meeting(backward, middle, control, 0.6, 0.15)) return Ending::stopped;
    take(forward, middle, false);
    if (!backward.keep_meeting(forward, holes - middle, control, 0.75, 0.15)) return Ending::stopped;
    take(backward, holes - middle, true);
  }
  return size() > most || list_bytes() > control.memory_limit / 2 ? Ending::too_large : Ending::done;
}

Ending PlanTable::rate(Control& control) {
  for (limbs_ = 1;; limbs_ *= 2) {
    if (bytes() > control.memory_limit) return Ending::too_large;
    std::uint64_t done = 0;
    bool overflow = false;
    for (std::size_t pegs = goal_pegs_; pegs < layers_.size() && !overflow; ++pegs)
      if (!rate_layer(pegs, control, done, overflow)) return Ending::stopped;
    if (!overflow) return Ending::done;
  }
}

bool PlanTable::rate_layer(std::size_t pegs, Control& control, std::uint64_t& done, bool& overflow) {
  Layer& layer = layers_[pegs];
  const std::size_t n = layer.positions.size();
  layer.plans.assign(n * limbs_, 0);
  layer.moves.assign(n, 0);
  layer.going_on.assign(n, 0);
  const auto all = static_cast<double>(size());
  std::vector<std::pair<Jump, Symmetry::Least>> images;
  for (std::size_t i = 0; i < n; ++i, ++done) {
    if (done % positions_a_tick == 0 && !control.tick({static_cast<double>(done) / all, done, "plans"})) return false;
    std::uint64_t* plans = layer.plans.data() + i * limbs_;
    if (pegs == goal_pegs_) {
      plans[0] = 1;
      continue;
    }
    const Layer& next = layers_[pegs - 1];
    const Position p = layer.positions[i];
    int least = 255;
    Position going_on = 0;
    images.clear();
    for (const Jump& jump : jumps_) {
      if (!jump.legal(p)) continue;
      images.emplace_back(jump, symmetry_.least(p ^ jump.changed()));
      next.positions.prefetch(images.back().second.pegs);
    }
    for (const auto& [jump, image] : images) {
      const std::uint32_t number = next.positions.find(image.pegs);
      if (number == PositionSet::none) continue;
      if (!add(plans, next.plans.data() + number * limbs_, limbs_)) overflow = true;
      const int moves =
          next.moves[number] - static_cast<int>((next.going_on[number] >> symmetry_.image(image.by, jump.to)) & 1);
      if (moves < least) {
        least = moves;
        going_on = 0;
      }
      if (moves == least) going_on |= bit(jump.from);
    }
    layer.moves[i] = static_cast<std::uint8_t>(least + 1);
    layer.going_on[i] = going_on;
  }
  return true;
}

}  // namespace schlegel::peg
