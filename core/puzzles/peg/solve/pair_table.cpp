#include "puzzles/peg/solve/pair_table.hpp"

#include <algorithm>

#include "puzzles/peg/words.hpp"
#include "search/limbs.hpp"
#include "search/words.hpp"

namespace schlegel::peg {
namespace {

constexpr std::uint64_t pairs_a_tick = 512;

}  // namespace

PairTable::PairTable(const Instance& instance)
    : holes_(instance.holes()),
      all_(instance.all()),
      symmetry_(instance.holes(), automorphisms(instance, {}, 24)),
      jumps_(jumps_of(instance)) {}

std::uint64_t PairTable::size() const {
  std::uint64_t sum = 0;
  for (const Layer& layer : layers_) sum += layer.positions.size();
  return sum;
}

SearchEnd PairTable::build(Control& control) {
  layers_.assign(static_cast<std::size_t>(holes_), {});
  if (holes_ < 2) return SearchEnd::complete;
  const std::size_t per_position = 16 + static_cast<std::size_t>(holes_) * 17;
  for (int hole = 0; hole < holes_; ++hole) layers_.back().positions.insert(symmetry_.least(all_ ^ bit(hole)).pegs);
  std::uint64_t seen = 0;
  for (std::size_t pegs = layers_.size() - 1; pegs > 1; --pegs) {
    const PositionSet& here = layers_[pegs].positions;
    for (std::size_t i = 0; i < here.size(); ++i) {
      if (++seen % pairs_a_tick == 0) {
        const double part =
            static_cast<double>(layers_.size() - 1 - pegs) + static_cast<double>(i) / static_cast<double>(here.size());
        if (!control.tick(
                {0.4 * part / static_cast<double>(layers_.size()), seen, schlegel::words::phase_positions.english}))
          return SearchEnd::cancelled;
        if (seen * per_position > control.memory_limit) return SearchEnd::too_large;
      }
      for (const Jump& jump : jumps_)
        if (jump.legal(here[i])) layers_[pegs - 1].positions.insert(symmetry_.least(here[i] ^ jump.changed()).pegs);
    }
  }
  for (limbs_ = 1;; limbs_ *= 2) {
    bool overflow = false;
    if (!rate(control, overflow)) return SearchEnd::cancelled;
    if (!overflow) return SearchEnd::complete;
    if (size() * (per_position + limbs_ * 16 * static_cast<std::size_t>(holes_)) > control.memory_limit)
      return SearchEnd::too_large;
  }
}

bool PairTable::rate(Control& control, bool& overflow) {
  const auto n = static_cast<std::size_t>(holes_);
  const auto total = static_cast<double>(size());
  std::uint64_t done = 0;
  for (std::size_t pegs = 1; pegs < layers_.size(); ++pegs) {
    Layer& layer = layers_[pegs];
    const std::size_t count = layer.positions.size();
    layer.plans.assign(count * n * limbs_, 0);
    layer.moves.assign(count * n, impossible);
    layer.going_on.assign(count * n, 0);
    for (std::size_t i = 0; i < count; ++i) {
      if (++done % pairs_a_tick == 0 &&
          !control.tick({0.4 + 0.6 * static_cast<double>(done) / total, done, words::phase_solutions.english}))
        return false;
      const Position p = layer.positions[i];
      if (pegs == 1) {
        const std::size_t cell = i * n + static_cast<std::size_t>(lowest_hole(p));
        layer.plans[cell * limbs_] = 1;
        layer.moves[cell] = 0;
        continue;
      }
      const Layer& next = layers_[pegs - 1];
      for (const Jump& jump : jumps_) {
        if (!jump.legal(p)) continue;
        const auto least = symmetry_.least(p ^ jump.changed());
        const std::size_t row = next.positions.find(least.pegs) * n;
        const Position landed = bit(symmetry_.image(least.by, jump.to));
        for (std::size_t finish = 0; finish < n; ++finish) {
          const std::size_t from = row + static_cast<std::size_t>(symmetry_.image(least.by, static_cast<int>(finish)));
          if (next.moves[from] == impossible) continue;
          const std::size_t to = i * n + finish;
          if (!add_limbs(&layer.plans[to * limbs_], limbs_, &next.plans[from * limbs_], limbs_)) overflow = true;
          const auto moves =
              static_cast<std::uint8_t>(next.moves[from] + ((next.going_on[from] & landed) == 0 ? 1 : 0));
          if (moves < layer.moves[to]) {
            layer.moves[to] = moves;
            layer.going_on[to] = 0;
          }
          if (moves == layer.moves[to]) layer.going_on[to] |= bit(jump.from);
        }
      }
    }
  }
  return true;
}

Count PairTable::plans(Position p, int finish) const {
  const auto pegs = static_cast<std::size_t>(peg_count(p));
  if (pegs >= layers_.size()) return 0;
  const auto least = symmetry_.least(p);
  const std::uint32_t number = layers_[pegs].positions.find(least.pegs);
  if (number == PositionSet::none) return 0;
  const std::size_t cell =
      number * static_cast<std::size_t>(holes_) + static_cast<std::size_t>(symmetry_.image(least.by, finish));
  return to_count(&layers_[pegs].plans[cell * limbs_], limbs_);
}

int PairTable::moves_to_go(Position p, int last, int finish) const {
  const auto pegs = static_cast<std::size_t>(peg_count(p));
  if (pegs >= layers_.size()) return -1;
  const Layer& layer = layers_[pegs];
  const auto least = symmetry_.least(p);
  const std::uint32_t number = layer.positions.find(least.pegs);
  if (number == PositionSet::none) return -1;
  const std::size_t cell =
      number * static_cast<std::size_t>(holes_) + static_cast<std::size_t>(symmetry_.image(least.by, finish));
  if (layer.moves[cell] == impossible) return -1;
  return layer.moves[cell] -
         (last >= 0 ? static_cast<int>((layer.going_on[cell] >> symmetry_.image(least.by, last)) & 1) : 0);
}

}  // namespace schlegel::peg
