// All positions that can be reached, 32 at a time. (A block here is a word of 32 positions.)
//
// Call corners some holes that are never the middle of a line, the others high. A block is all positions of the class
// with the same high pegs: of the corners some are free, at most five, and number the places in the block; the class
// decides the others. So a jump takes all fitting places of a block to another block at once, with one shift and one
// OR. For that to be done in one pass the blocks need an order in which no jump goes back: a weight for each high hole
// with weight(from) + weight(over) > weight(to) for every jump, corners counting 0, found by linear programming. On the
// English board, the eight corners of the cross leave 2^24 blocks, and each is visited at most once, heaviest first.
// Symmetry: a block stands for its orbit, in the person of the least index; a word on its way to another block is
// turned by the permutation that leads there. Positions that pagoda functions show to be lost are dropped on the way:
// on the English board three of five in the middle. What leads to a goal is found the same way, with pegs and holes
// exchanged; both searches stop one jump apart in the middle, and only what leads to where they meet is kept, by going
// back over the same blocks, lightest first. The blocks kept go into a hash table; positions are numbered by counting
// bits.
// Each step on one block is a function of its own, called through a pointer so that it is not inlined: a web engine
// swaps its quick code for its good code only when a function is called again.
// Time O(blocks reached * jumps * group), memory 4 * 2^(free high holes) bytes, touched where reached.
#include "puzzles/peg/solve/reachable_set.hpp"

#include "search/words.hpp"

namespace schlegel::peg {
namespace {

constexpr std::uint64_t blocks_a_tick = 8192;
/// Blocks ahead for which memory is asked for, and words that wait for it together. More would not stay in the cache,
/// fewer would wait longer: peg_english_winning_positions.
constexpr std::size_t ahead = 16, most_arrivals = 96;

}  // namespace

struct ReachableSet::Pace {
  Control& control;
  double done, share, levels;
  std::uint64_t blocks = 0;
};

bool ReachableSet::each_block(std::span<const std::uint32_t> blocks, std::uint32_t weight, Visit visit, double level,
                              Pace& pace) {
  for (std::size_t i = 0; i < blocks.size(); ++i) {
    if (pace.blocks++ % blocks_a_tick == 0 &&
        !pace.control.tick(
            {pace.done + pace.share * level / pace.levels, pace.blocks, schlegel::words::phase_positions.english}))
      return false;
    if (i + ahead < blocks.size()) __builtin_prefetch(&reached_[blocks[i + ahead]], 1);
    (this->*visit)(blocks[i], weight);
  }
  return true;
}

inline void ReachableSet::put(std::uint32_t index, std::uint32_t word, std::uint32_t weight) {
  Level& level = levels_[weight];
  if (level.size == level.blocks.size()) level.blocks.resize(2 * level.size + 64);
  std::uint32_t& there = reached_[index];
  // No branch on the word that is there, so that the next accesses need not wait for this one.
  level.blocks[level.size] = index;
  level.size += there == 0 ? 1 : 0;
  there |= word;
}

inline void ReachableSet::keep(std::uint32_t index, std::uint32_t word, std::uint32_t weight) {
  if (kept_.put(index, word)) kept_levels_[weight].push_back(index);
}

SearchEnd ReachableSet::run(std::span<const Position> sources, int least_pegs, const Pagodas& pagodas, Control& control,
                            double done, double share) {
  least_pegs_ = least_pegs;
  pagodas_ = &pagodas;
  corner_weights_.clear();
  for (Position pegs : blocks_.corner_pegs()) corner_weights_.push_back(pagodas.weights(pegs));
  reached_.reset(static_cast<std::uint32_t*>(std::calloc(blocks_.indices(), sizeof(std::uint32_t))));
  if (!reached_) return SearchEnd::too_large;
  levels_.assign(blocks_.weights(), {});
  for (Position source : sources) {
    const Blocks::Spot spot = blocks_.least_spot(source);
    put(spot.index, std::uint32_t{1} << spot.place, blocks_.weight_of(source));
  }
  Pace pace{control, done, share, static_cast<double>(levels_.size())};
  for (std::size_t weight = levels_.size(); weight-- > 0;) {
    // Expanding only adds blocks to lighter levels.
    const Level& level = levels_[weight];
    if (!each_block({level.blocks.data(), level.size}, static_cast<std::uint32_t>(weight), &ReachableSet::expand,
                    static_cast<double>(levels_.size() - weight), pace))
      return SearchEnd::cancelled;
    land();
  }
  return SearchEnd::complete;
}

void ReachableSet::expand(std::uint32_t index, std::uint32_t weight) {
  Blocks::Block block = blocks_.block(index, reached_[index]);
  block.word = blocks_.closed(block);
  reached_[index] = block.word = not_refuted(block);
  block.word &= blocks_.places_with(block.bound, block.pegs, least_pegs_ + 1);
  if (block.word == 0) return;
  blocks_.each_link(block, Blocks::Way::jump, [&](const Blocks::Link& link) {
    __builtin_prefetch(&reached_[link.index()], 1);
    arrivals_.push_back({link.index(), blocks_.landed(link), weight - blocks_.weight_lost(link)});
  });
  if (arrivals_.size() >= most_arrivals) land();
}

std::uint32_t ReachableSet::not_refuted(const Blocks::Block& block) const {
  if (pagodas_->none()) return block.word;
  const Pagodas::Weights high = pagodas_->weights(block.pegs);
  const Pagodas::Weights* corners = corner_weights_.data() + block.bound * blocks_.places();
  std::uint32_t out = 0;
  for (std::uint32_t rest = block.word; rest != 0; rest &= rest - 1) {
    const auto place = static_cast<std::size_t>(std::countr_zero(rest));
    out |= (rest & (0 - rest)) & (pagodas_->lost(Pagodas::added(high, corners[place])) ? 0 : ~std::uint32_t{0});
  }
  return out;
}

void ReachableSet::land() {
  for (const Arrival& arrival : arrivals_) put(arrival.index, arrival.word, arrival.weight);
  arrivals_.clear();
}

SearchEnd ReachableSet::meet(ReachableSet& other, Control& control, double done, double share) {
  other_ = &other;
  for (ReachableSet* side : {this, &other}) side->kept_levels_.assign(side->levels_.size(), {});
  // Complements turn a position and its jump into another position and its jump. When both are on this side, one of the
  // two positions weighs more than half the board, and that one is enough.
  const auto all = static_cast<std::size_t>(peg_count(blocks_.all()));
  const bool half = &other == this && 2 * static_cast<std::size_t>(least_pegs_) == all + 1;
  const std::size_t least_weight = half ? levels_.size() / 2 : 0;
  Pace pace{control, done, share, static_cast<double>(levels_.size())};
  for (std::size_t weight = least_weight; weight < levels_.size(); ++weight) {
    const Level& level = levels_[weight];
    if (!each_block({level.blocks.data(), level.size}, static_cast<std::uint32_t>(weight), &ReachableSet::cross,
                    static_cast<double>(weight), pace))
      return SearchEnd::cancelled;
    land_across();
  }
  return SearchEnd::complete;
}

void ReachableSet::cross(std::uint32_t index, std::uint32_t weight) {
  Blocks::Block block = blocks_.block(index, reached_[index]);
  block.word &= blocks_.places_with_exactly(block.bound, block.pegs, least_pegs_);
  if (block.word == 0) return;
  const Blocks& beyond = other_->blocks_;
  blocks_.each_opposite_link(block, Blocks::Way::jump, beyond, beyond.opposite(block), [&](const Blocks::Link& link) {
    __builtin_prefetch(&other_->reached_[link.index()]);
    crossings_.push_back({index, weight, link});
  });
  if (crossings_.size() >= most_arrivals) land_across();
}

void ReachableSet::land_across() {
  const Blocks& beyond = other_->blocks_;
  const auto most_weight = static_cast<std::uint32_t>(blocks_.weights() - 1);
  for (const auto& [index, weight, link] : crossings_) {
    const std::uint32_t met = beyond.landed(link) & other_->reached_[link.index()];
    if (met == 0) continue;
    keep(index, beyond.left(link, met), weight);
    other_->keep(link.index(), met, most_weight - weight + blocks_.weight_lost(link));
  }
  crossings_.clear();
}

SearchEnd ReachableSet::keep_leading(std::size_t most, Control& control, double done, double share) {
  Pace pace{control, done, share, static_cast<double>(kept_levels_.size())};
  for (std::size_t weight = 0; weight < kept_levels_.size(); ++weight) {
    // Jumps back only add blocks to heavier levels.
    if (!each_block(kept_levels_[weight], static_cast<std::uint32_t>(weight), &ReachableSet::expand_back,
                    static_cast<double>(weight), pace))
      return SearchEnd::cancelled;
    land_back();
    if (kept_.bytes() > most) return SearchEnd::too_large;
  }
  return SearchEnd::complete;
}

void ReachableSet::expand_back(std::uint32_t index, std::uint32_t weight) {
  BlockSet::Entry& entry = kept_.find(index);
  Blocks::Block block = blocks_.block(index, entry.word);
  entry.word = block.word = blocks_.closed(block) & reached_[index];
  if (block.word == 0) return;
  blocks_.each_link(block, Blocks::Way::jump_back, [&](const Blocks::Link& link) {
    __builtin_prefetch(&reached_[link.index()]);
    arrivals_.push_back({link.index(), blocks_.landed(link), weight + blocks_.weight_lost(link)});
  });
  if (arrivals_.size() >= most_arrivals) land_back();
}

void ReachableSet::land_back() {
  std::size_t count = 0;
  for (const Arrival& arrival : arrivals_) {
    if ((arrival.word & reached_[arrival.index]) == 0) continue;
    kept_.prefetch(arrival.index);
    arrivals_[count++] = arrival;
  }
  for (std::size_t i = 0; i < count; ++i) keep(arrivals_[i].index, arrivals_[i].word, arrivals_[i].weight);
  arrivals_.clear();
}

void ReachableSet::number() {
  reached_.reset();
  levels_ = {};
  arrivals_ = {};
  for (const auto& level : kept_levels_)
    for (const std::uint32_t index : level) {
      BlockSet::Entry& entry = kept_.find(index);
      entry.first = static_cast<std::uint32_t>(count_);
      count_ += std::popcount(entry.word);
    }
}

std::size_t ReachableSet::bytes() const {
  std::size_t sum = kept_.bytes();
  for (const auto& level : kept_levels_) sum += level.capacity() * sizeof(level[0]);
  return sum;
}

std::optional<ReachableSet::Kept> ReachableSet::find(Position p) const {
  if (!blocks_.contains(p)) return std::nullopt;
  const Blocks::Spot spot = blocks_.least_spot(p);
  const BlockSet::Entry& entry = kept_.find(spot.index);
  const std::uint32_t below = (std::uint32_t{1} << spot.place) - 1;
  if (((entry.word >> spot.place) & 1) == 0) return std::nullopt;
  return Kept{entry.first + std::popcount(entry.word & below), spot.by};
}

}  // namespace schlegel::peg
