// Reaching everything, 32 positions at a time.
//
// Call corners some holes that are never the middle of a line, the others high. A block is all positions of the class
// with the same high pegs: of the corners some are free, at most five, and number the places in the block; the class
// decides the others. So a jump takes all fitting places of a block to another block at once, with one shift and one
// OR. For that to be done in one pass the blocks need an order in which no jump goes back: a weight for each high hole
// with weight(from) + weight(over) > weight(to) for every jump, corners counting 0, found by linear programming. On the
// English board, the eight corners of the cross leave 2^24 blocks, and each is visited at most once, heaviest first.
// Symmetry: a block stands for its orbit, in the person of the least index; a word on its way to another block is
// turned by the permutation that leads there. What leads to a goal is found the same way, with pegs and holes
// exchanged; both searches stop where they meet in the middle, and only what leads to the meeting is kept, by going
// back over the same blocks, lightest first. What is kept goes into a hash table and is numbered by counting bits.
// What is done to one block is a function of its own, called through a pointer so that it is not inlined: a web engine
// swaps its quick code for its good code only when a function is called again.
// Time O(blocks reached * jumps * group), memory 4 * 2^(free high holes) bytes, touched where reached.
#include "puzzles/peg/closure.hpp"

#include <algorithm>
#include <array>

namespace schlegel::peg {
namespace {

constexpr std::uint64_t blocks_a_tick = 8192;
/// So far ahead memory is asked for, and so many words wait to land.
constexpr std::size_t ahead = 16, most_arrivals = 96;

}  // namespace

struct Closure::Pace {
  Control& control;
  double done, share, levels;
  std::uint64_t blocks = 0;
};

bool Closure::each_block(std::span<const std::uint32_t> blocks, std::uint32_t weight, Visit visit, double level,
                         Pace& pace) {
  for (std::size_t i = 0; i < blocks.size(); ++i) {
    if (pace.blocks++ % blocks_a_tick == 0 &&
        !pace.control.tick({pace.done + pace.share * level / pace.levels, pace.blocks, "positions"}))
      return false;
    if (i + ahead < blocks.size()) __builtin_prefetch(&reached_[blocks[i + ahead]], 1);
    (this->*visit)(blocks[i], weight);
  }
  return true;
}

inline void Closure::put(std::uint32_t index, std::uint32_t word, std::uint32_t weight) {
  Level& level = levels_[weight];
  if (level.size == level.blocks.size()) level.blocks.resize(2 * level.size + 64);
  std::uint32_t& there = reached_[index];
  // No branch on what is there, so that the next accesses need not wait for this one.
  level.blocks[level.size] = index;
  level.size += there == 0 ? 1 : 0;
  there |= word;
}

inline void Closure::keep(std::uint32_t index, std::uint32_t word, std::uint32_t weight) {
  if (kept_.put(index, word)) kept_levels_[weight].push_back(index);
}

Ending Closure::run(std::span<const Position> sources, int least_pegs, Control& control, double done, double share) {
  least_pegs_ = least_pegs;
  reached_.reset(static_cast<std::uint32_t*>(std::calloc(blocks_.indices(), sizeof(std::uint32_t))));
  if (!reached_) return Ending::too_large;
  levels_.assign(blocks_.weights(), {});
  for (Position source : sources) {
    const Blocks::Spot spot = blocks_.least_spot(source);
    put(spot.index, std::uint32_t{1} << spot.place, blocks_.weight_of(source));
  }
  Pace pace{control, done, share, static_cast<double>(levels_.size())};
  for (std::size_t weight = levels_.size(); weight-- > 0;) {
    // Expanding only adds blocks to lighter levels.
    const Level& level = levels_[weight];
    if (!each_block({level.blocks.data(), level.size}, static_cast<std::uint32_t>(weight), &Closure::expand,
                    static_cast<double>(levels_.size() - weight), pace))
      return Ending::stopped;
    land();
  }
  return Ending::done;
}

void Closure::expand(std::uint32_t index, std::uint32_t weight) {
  Blocks::Block block = blocks_.block(index, reached_[index]);
  reached_[index] = block.word = blocks_.closed(block);
  block.word &= blocks_.places_with(block.bound, block.pegs, least_pegs_ + 1);
  if (block.word == 0) return;
  blocks_.each_link(block, Blocks::Way::jump, [&](const Blocks::Link& link) {
    __builtin_prefetch(&reached_[link.index()], 1);
    arrivals_.push_back({link.index(), blocks_.landed(link), weight - blocks_.weight_lost(link)});
  });
  if (arrivals_.size() >= most_arrivals) land();
}

void Closure::land() {
  for (const Arrival& arrival : arrivals_) put(arrival.index, arrival.word, arrival.weight);
  arrivals_.clear();
}

Ending Closure::keep_meeting(const Closure& other, int pegs, std::size_t most, Control& control, double done,
                             double share) {
  kept_levels_.assign(levels_.size(), {});
  for (std::size_t weight = 0; weight < levels_.size(); ++weight)
    keep_level(other, pegs, static_cast<std::uint32_t>(weight));
  Pace pace{control, done, share, static_cast<double>(kept_levels_.size())};
  for (std::size_t weight = 0; weight < kept_levels_.size(); ++weight) {
    // Jumps back only add blocks to heavier levels.
    if (!each_block(kept_levels_[weight], static_cast<std::uint32_t>(weight), &Closure::expand_back,
                    static_cast<double>(weight), pace))
      return Ending::stopped;
    land_back();
    if (kept_.bytes() > most) return Ending::too_large;
  }
  return Ending::done;
}

void Closure::expand_back(std::uint32_t index, std::uint32_t weight) {
  BlockSet::Entry& entry = kept_.find(index);
  Blocks::Block block = blocks_.block(index, entry.word);
  entry.word = block.word = blocks_.closed(block) & reached_[index];
  if (block.word == 0) return;
  blocks_.each_link(block, Blocks::Way::jump_back, [&](const Blocks::Link& link) {
    kept_.prefetch(link.index());
    arrivals_.push_back({link.index(), blocks_.landed(link), weight + blocks_.weight_lost(link)});
  });
  if (arrivals_.size() >= most_arrivals) land_back();
}

void Closure::land_back() {
  for (const Arrival& arrival : arrivals_) keep(arrival.index, arrival.word, arrival.weight);
  arrivals_.clear();
}

void Closure::keep_level(const Closure& other, int pegs, std::uint32_t weight) {
  struct Meeting {
    std::uint32_t index, word, least;
  };
  std::array<Meeting, ahead> waiting{};
  std::size_t count = 0;
  const auto meet = [&] {
    for (std::size_t i = 0; i < count; ++i) {
      const auto& [index, word, least] = waiting[i];
      const std::uint32_t there = other.reached_[least >> 4];
      if (there == 0) continue;
      const std::uint32_t back = other.blocks_.turned_back(least & 15, other.blocks_.bound_of(least >> 4), there);
      if (const std::uint32_t both = word & blocks_.opposite_places(back); both != 0) keep(index, both, weight);
    }
    count = 0;
  };
  const Level& level = levels_[weight];
  for (std::size_t i = 0; i < level.size; ++i) {
    if (i + ahead < level.size) __builtin_prefetch(&reached_[level.blocks[i + ahead]]);
    const std::uint32_t index = level.blocks[i];
    const std::uint32_t fit = blocks_.places_with_exactly(blocks_.bound_of(index), blocks_.high_pegs(index), pegs);
    if (fit == 0 || (reached_[index] & fit) == 0) continue;
    // The complements lie in one block of the other class, in the opposite places.
    const std::uint32_t least = other.blocks_.least_image(blocks_.opposite_index(index));
    __builtin_prefetch(&other.reached_[least >> 4]);
    waiting[count++] = {index, reached_[index] & fit, least};
    if (count == ahead) meet();
  }
  meet();
}

void Closure::number() {
  reached_.reset();
  levels_ = {};
  arrivals_ = {};
  for (const auto& level : kept_levels_)
    for (const std::uint32_t index : level) {
      BlockSet::Entry& entry = kept_.find(index);
      entry.first = static_cast<std::uint32_t>(count_);
      count_ += static_cast<std::size_t>(std::popcount(entry.word));
    }
}

std::size_t Closure::bytes() const {
  std::size_t sum = kept_.bytes();
  for (const auto& level : kept_levels_) sum += level.capacity() * sizeof(level[0]);
  return sum;
}

std::optional<Closure::Found> Closure::find(Position p) const {
  if (!blocks_.contains(p)) return std::nullopt;
  const Blocks::Spot spot = blocks_.least_spot(p);
  const BlockSet::Entry& entry = kept_.find(spot.index);
  const std::uint32_t below = (std::uint32_t{1} << spot.place) - 1;
  if (((entry.word >> spot.place) & 1) == 0) return std::nullopt;
  return Found{entry.first + static_cast<std::uint32_t>(std::popcount(entry.word & below)), spot.by};
}

}  // namespace schlegel::peg
