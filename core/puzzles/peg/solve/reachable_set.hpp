#pragma once
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "base/control.hpp"
#include "base/search_end.hpp"
#include "puzzles/peg/solve/block_set.hpp"
#include "puzzles/peg/solve/blocks.hpp"
#include "puzzles/peg/solve/pagodas.hpp"

namespace schlegel::peg {

/// The positions that can be reached from some positions of one class, a bit for each position of the class; and those
/// of them that lead on to the other side's, numbered.
class ReachableSet {
 public:
  /// The class is that of `member`; the group must keep it.
  ReachableSet(const BlockLayout& layout, Position member) : blocks_(layout, member) {}

  /// Finds all positions with at least `least_pegs` pegs that can be reached from the sources and their images, without
  /// those that the pagodas show to be lost. Progress goes from `done` to `done + share`.
  SearchEnd run(std::span<const Position> sources, int least_pegs, const Pagodas& pagodas, Control& control,
                double done, double share);
  /// Joins two searches that have stopped one jump apart, the other one with pegs and holes exchanged. Of the positions
  /// with the fewest pegs, this side keeps each from which a jump leads to the complement of a position that the other
  /// side has reached; the other side keeps that position. Both sides may be the same set.
  SearchEnd meet(ReachableSet& other, Control& control, double done, double share);
  /// Keeps, too, every position reached from which jumps lead to a position that is kept; at least one position of each
  /// orbit. too_large beyond `most` bytes.
  SearchEnd keep_leading(std::size_t most, Control& control, double done, double share);
  /// Numbers the positions that are kept, block by block from the least weight, and gives the other memory back.
  void number();

  std::size_t kept() const { return count_; }
  std::size_t bytes() const;
  struct Kept {
    std::size_t number;
    std::size_t by;  ///< the permutation that leads to the position of that number
  };
  std::optional<Kept> find(Position p) const;

  const Blocks& blocks() const { return blocks_; }
  const BlockSet& kept_blocks() const { return kept_; }
  /// Indices of the blocks that are kept, by weight.
  const std::vector<std::vector<std::uint32_t>>& levels() const { return kept_levels_; }

 private:
  struct Free {
    void operator()(std::uint32_t* memory) const { std::free(memory); }
  };
  struct Level {
    std::vector<std::uint32_t> blocks;
    std::size_t size = 0;
  };
  /// A word on its way to a block.
  struct Arrival {
    std::uint32_t index, word, weight;
  };
  /// Positions of a block on their way to a block of the other side.
  struct Crossing {
    std::uint32_t index, weight;
    Blocks::Link link;
  };
  struct Pace;

  void put(std::uint32_t index, std::uint32_t word, std::uint32_t weight);
  void keep(std::uint32_t index, std::uint32_t word, std::uint32_t weight);
  /// The positions of the block's word that no pagoda shows to be lost.
  std::uint32_t not_refuted(const Blocks::Block& block) const;
  using Visit = void (ReachableSet::*)(std::uint32_t index, std::uint32_t weight);
  /// Visits the blocks of a level, which must not grow. False when it was stopped.
  [[gnu::noinline]] bool each_block(std::span<const std::uint32_t> blocks, std::uint32_t weight, Visit visit,
                                    double level, Pace& pace);
  /// Takes the block's positions one jump on, or one jump back.
  void expand(std::uint32_t index, std::uint32_t weight);
  void expand_back(std::uint32_t index, std::uint32_t weight);
  /// Keeps those of the block's positions from which a jump leads to the other side.
  void cross(std::uint32_t index, std::uint32_t weight);
  /// Lets the words on their way arrive.
  void land();
  void land_back();
  void land_across();

  Blocks blocks_;
  std::unique_ptr<std::uint32_t[], Free> reached_;  ///< words by index of the block; only the least block of each orbit
  std::vector<Level> levels_;                       ///< the blocks reached, by weight
  BlockSet kept_;
  std::vector<std::vector<std::uint32_t>> kept_levels_;
  std::vector<Arrival> arrivals_;
  std::vector<Crossing> crossings_;
  int least_pegs_ = 0;
  const Pagodas* pagodas_ = nullptr;              ///< while running
  ReachableSet* other_ = nullptr;                 ///< while meeting
  std::vector<Pagodas::Weights> corner_weights_;  ///< [bound][place]
  std::size_t count_ = 0;
};

}  // namespace schlegel::peg
