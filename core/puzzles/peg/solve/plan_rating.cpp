// Rating the positions of a PlanTable, those with fewer pegs first, so that all the positions one jump on are rated
// already. Bits are rated block by block: the links of a block are collected first and their memory asked for, then
// added. Every position is rated once for each jump; counts of 64 bits are tried first and doubled in length when one
// overflows.

#include "puzzles/peg/solve/plan_table.hpp"
#include "puzzles/peg/words.hpp"

namespace schlegel::peg {
namespace {

constexpr std::uint64_t rated_a_tick = 2048, rated_blocks_a_tick = 512;

}  // namespace

/// Rates the positions of one block at a time, called through a pointer (see reachable_set.cpp).
class PlanTable::BlockRating {
 public:
  explicit BlockRating(PlanTable& table)
      : rates_(table.rates_),
        symmetry_(table.symmetry_),
        jumps_(table.jumps_),
        upper_(*table.forward_),
        lower_(table.lower()),
        first_lower_(upper_.kept()),
        border_(table.border_),
        holes_(table.instance_.holes()),
        goal_holes_(holes_ - static_cast<int>(table.goal_pegs_)) {}

  /// A block of complements, in which jumps lead back to more pegs.
  std::size_t rate_lower(std::uint32_t index) {
    const BlockSet::Entry& entry = lower_.kept_blocks().find(index);
    const Blocks& blocks = lower_.blocks();
    const std::size_t own = first_lower_ + entry.first;
    Blocks::Block block = blocks.block(index, entry.word);
    const std::uint32_t goals = entry.word & blocks.places_with_exactly(block.bound, block.pegs, goal_holes_);
    for (std::uint32_t places = goals; places != 0; places &= places - 1)
      rates_.set_goal(own + rank(entry.word, places & ~(places - 1)));
    block.word &= blocks.places_with(block.bound, block.pegs, holes_ - border_) & ~goals;
    blocks.each_link(block, Blocks::Way::jump_back, [&](const Blocks::Link& link) { collect(link, lower_); });
    add(entry.word, own, lower_, first_lower_);
    return static_cast<std::size_t>(std::popcount(entry.word));
  }

  std::size_t rate_upper(std::uint32_t index) {
    const BlockSet::Entry& entry = upper_.kept_blocks().find(index);
    const Blocks& blocks = upper_.blocks();
    Blocks::Block block = blocks.block(index, entry.word);
    block.word = entry.word & blocks.places_with(block.bound, block.pegs, border_ + 2);
    if (block.word != 0) {
      blocks.each_link(block, Blocks::Way::jump, [&](const Blocks::Link& link) { collect(link, upper_); });
      add(entry.word, entry.first, upper_, 0);
    }
    // With one peg more than the border, a jump crosses it.
    block.word = entry.word & blocks.places_with_exactly(block.bound, block.pegs, border_ + 1);
    if (block.word != 0) {
      blocks.each_opposite_link(block, Blocks::Way::jump, lower_.blocks(), lower_.blocks().opposite(block),
                                [&](const Blocks::Link& link) { collect(link, lower_); });
      add(entry.word, entry.first, lower_, first_lower_);
    }
    return static_cast<std::size_t>(std::popcount(entry.word));
  }

 private:
  struct Entry {
    Blocks::Link link;
    const BlockSet::Entry* target;
  };
  static std::size_t rank(std::uint32_t word, std::uint32_t bit) {
    return static_cast<std::size_t>(std::popcount(word & (bit - 1)));
  }
  void collect(const Blocks::Link& link, const ReachableSet& to) {
    to.kept_blocks().prefetch(link.index());
    links_.push_back({link, nullptr});
  }
  /// Adds the ratings at the ends of the collected links to the positions of the block, whose numbers begin with `own`.
  /// The numbers of all blocks that the links lead to begin with `offset`.
  void add(std::uint32_t word, std::size_t own, const ReachableSet& to, std::size_t offset) {
    for (auto& [link, target] : links_) {
      target = &to.kept_blocks().find(link.index());
      if (target->word != 0) rates_.prefetch(offset + target->first);
    }
    for (const auto& [link, target] : links_) {
      if (target->word == 0) continue;
      const Jump& jump = jumps_[link.jump];
      const int landed = symmetry_.image(link.by(), jump.to);
      for (std::uint32_t places = link.places; places != 0; places &= places - 1) {
        const std::uint32_t there =
            to.blocks().landed_place(link, static_cast<std::uint32_t>(std::countr_zero(places)));
        if (((target->word >> there) & 1) == 0) continue;
        rates_.add(own + rank(word, places & ~(places - 1)), jump.from,
                   offset + target->first + rank(target->word, std::uint32_t{1} << there), landed);
      }
    }
    links_.clear();
  }

  PlanCounts& rates_;
  const Symmetry& symmetry_;
  const std::vector<Jump>& jumps_;
  const ReachableSet &upper_, &lower_;
  std::size_t first_lower_;
  int border_, holes_, goal_holes_;
  std::vector<Entry> links_;
};

SearchEnd PlanTable::rate(Control& control) {
  for (std::size_t limbs = 1;; limbs *= 2) {
    const auto positions = static_cast<std::size_t>(size());
    if (bytes() - rates_.bytes() + PlanCounts::bytes_for(positions, limbs) > control.memory_limit)
      return SearchEnd::too_large;
    rates_.clear(positions, limbs);
    if (!(forward_ ? rate_blocks(control) : rate_lists(control))) return SearchEnd::cancelled;
    if (!rates_.overflow()) return SearchEnd::complete;
  }
}

bool PlanTable::rate_lists(Control& control) {
  const auto all = static_cast<double>(size());
  std::uint64_t done = 0;
  for (std::size_t pegs = goal_pegs_; pegs < layers_.size() && !rates_.overflow(); ++pegs) {
    const Layer& layer = layers_[pegs];
    for (std::size_t i = 0; i < layer.positions.size(); ++i, ++done) {
      if (done % rated_a_tick == 0 &&
          !control.tick({static_cast<double>(done) / all, done, words::phase_plans.english}))
        return false;
      if (pegs == goal_pegs_) {
        rates_.set_goal(layer.first + i);
        continue;
      }
      const Layer& next = layers_[pegs - 1];
      const Position p = layer.positions[i];
      for (const Jump& jump : jumps_) {
        if (!jump.legal(p)) continue;
        const auto image = symmetry_.least(p ^ jump.changed());
        const std::uint32_t number = next.positions.find(image.pegs);
        if (number != PositionSet::none)
          rates_.add(layer.first + i, jump.from, next.first + number, symmetry_.image(image.by, jump.to));
      }
    }
  }
  return true;
}

bool PlanTable::rate_blocks(Control& control) {
  BlockRating rating(*this);
  double done = 0;
  const auto& lower_levels = lower().levels();
  for (std::size_t weight = lower_levels.size(); weight-- > 0 && !rates_.overflow();)
    if (!rate_level(rating, lower_levels[weight], &BlockRating::rate_lower, done, control)) return false;
  for (const auto& level : forward_->levels())
    if (!rates_.overflow() && !rate_level(rating, level, &BlockRating::rate_upper, done, control)) return false;
  return true;
}

bool PlanTable::rate_level(BlockRating& rating, const std::vector<std::uint32_t>& level,
                           std::size_t (BlockRating::*visit)(std::uint32_t), double& done, Control& control) {
  const auto all = static_cast<double>(size());
  for (std::size_t i = 0; i < level.size(); ++i) {
    if (i % rated_blocks_a_tick == 0 &&
        !control.tick({done / all, static_cast<std::uint64_t>(done), words::phase_plans.english}))
      return false;
    done += static_cast<double>((rating.*visit)(level[i]));
  }
  return true;
}

}  // namespace schlegel::peg
