#include "puzzles/peg/plan_table.hpp"

#include <algorithm>
#include <optional>

namespace schlegel::peg {
namespace {

constexpr std::uint64_t positions_a_tick = 2048;
constexpr std::size_t most_symmetries = 16;
/// Searches up to here are done before bits are taken.
constexpr std::size_t small_search = 100'000;

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
  // Forward to the middle and backward to the middle; from what meets there, on to both sides.
  const int holes = instance_.holes(), goal_pegs = static_cast<int>(goal_pegs_),
            most_pegs = static_cast<int>(layers_.size()) - 1;
  const int middle = (most_pegs + goal_pegs) / 2;
  Closure forward(layout, begins.front());
  if (!forward.run(begins, same ? std::min(middle, holes - middle) : middle, control, 0, same ? 0.5 : 0.25))
    return Ending::stopped;
  std::optional<Closure> other;
  if (!same) {
    other.emplace(layout, ends.front());
    if (!other->run(ends, holes - middle, control, 0.25, 0.25)) return Ending::stopped;
  }
  const Closure& backward = same ? forward : *other;
  const auto layer = [&](int pegs) -> PositionSet& { return layers_[static_cast<std::size_t>(pegs)].positions; };
  forward.meet(backward, middle, [&](Position p) { layer(middle).insert(symmetry_.least(p).pegs); });
  std::uint64_t done = 0;
  std::vector<std::pair<Position, Closure::Probe>> probes;
  const auto spread = [&](int from, int to) {
    const Closure& closure = to > from ? forward : backward;
    for (std::size_t i = 0; i < layer(from).size(); ++i) {
      if (++done % positions_a_tick == 0) {
        if (!control.tick({0.75, done, "positions"})) return Ending::stopped;
        if (done > most || list_bytes() > control.memory_limit / 4) return Ending::too_large;
      }
      // A jump back is a jump with pegs and holes exchanged.
      const Position here = layer(from)[i], opposite = ~here & instance_.all();
      const Position p = to > from ? opposite : here;
      const Closure::Near near = closure.near(to > from ? here : opposite);
      probes.clear();
      for (std::size_t j = 0; j < jumps_.size(); ++j)
        if (jumps_[j].legal(p)) probes.push_back({here ^ jumps_[j].changed(), closure.probe(near, j)});
      for (const auto& [next, probe] : probes)
        if (closure.contains(probe)) layer(to).insert(symmetry_.least(next).pegs);
    }
    return Ending::done;
  };
  for (int pegs = middle; pegs < most_pegs; ++pegs)
    if (const Ending ending = spread(pegs, pegs + 1); ending != Ending::done) return ending;
  for (int pegs = middle; pegs > goal_pegs; --pegs) {
    if (!same) {
      if (const Ending ending = spread(pegs, pegs - 1); ending != Ending::done) return ending;
    } else if (pegs - 1 < holes - middle) {
      for (Position p : layer(holes - pegs + 1).all())
        layer(pegs - 1).insert(symmetry_.least(~p & instance_.all()).pegs);
    }
  }
  return Ending::done;
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
    for (const Jump& jump : jumps_) {
      if (!jump.legal(p)) continue;
      const auto image = symmetry_.least(p ^ jump.changed());
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
