#pragma once
#include <array>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "base/control.hpp"
#include "puzzles/peg/board.hpp"

namespace schlegel::peg {

/// How positions of one class are laid out as bits in blocks of 32 (see closure.cpp). Depends on the board only.
class ClosureLayout {
 public:
  /// The group must consist of automorphisms of the board. Milliseconds.
  ClosureLayout(const Instance& instance, std::vector<Permutation> group);
  /// Bytes a Closure holds at most.
  std::size_t bytes() const {
    return (std::size_t{4} << high_.size()) + (std::size_t{8} << high_.size()) / group_.size();
  }
  /// False when the board does not lend itself to it or is too large.
  bool usable() const { return usable_; }
  static constexpr std::size_t most_symmetries = 16;

 private:
  friend class Closure;
  void choose_corners();
  void choose_bases();
  bool choose_weights();

  bool usable_ = true;
  int holes_ = 0;
  std::vector<Permutation> group_;
  std::vector<Jump> jumps_;
  std::vector<Position> parity_sets_;
  Position corners_ = 0;
  std::vector<int> low_;                        ///< free corners: the bits of a place inside a block
  std::vector<int> high_;                       ///< free high holes: the bits of a block's index
  std::vector<int> low_bound_;                  ///< corners decided by the class and the rest
  std::vector<int> high_bound_;                 ///< high holes decided by the class and the other high holes
  std::vector<Position> low_sets_, high_sets_;  ///< by bound hole: a parity set of it and free holes
  std::vector<int> weights_;                    ///< by hole, 0 in the corners
};

/// Everything that can be reached from some positions of one class, a bit for each position of the class.
class Closure {
 public:
  /// The class is that of `member`; the group must keep it.
  Closure(const ClosureLayout& layout, Position member);

  /// Finds all with at least so many pegs that can be reached from the sources and their images. False when it was
  /// stopped. Progress goes from `done` to `done + share`.
  bool run(std::span<const Position> sources, int least_pegs, Control& control, double done, double share);

  struct Near;
  /// What is needed to look up all positions one jump, in either direction, away from a position of this class.
  Near near(Position p) const;
  /// Where to look one up: made some time ahead, it hides the wait for memory.
  struct Probe {
    std::uint32_t index, mask;
  };
  Probe probe(const Near& near, std::size_t jump) const { return probe(near, steps_[jump]); }
  /// Whether that position, with at least least_pegs pegs, can be reached.
  bool contains(Probe probe) const { return (bits_[probe.index] & probe.mask) != 0; }
  /// Hands over each position with so many pegs, at least one of each orbit, that is in this closure and whose
  /// complement is in the other one.
  void meet(const Closure& other, int pegs, const std::function<void(Position)>& take) const;

 private:
  /// Images of a block under the group: index * 16 + number of the permutation, filled up with the identity.
  using Images = std::array<std::int32_t, ClosureLayout::most_symmetries>;
  struct Step {
    Images images;
    std::uint32_t place_change, bound_change, weight_lost;
    bool corner;  ///< a corner takes part
  };
  /// A word on its way to a block whose least image is known.
  struct Arrival {
    std::uint32_t least, bound, word, weight;
  };
  struct Level {
    std::vector<std::uint32_t> blocks;
    std::size_t size = 0;
  };
  struct Free {
    void operator()(std::uint32_t* memory) const { std::free(memory); }
  };

  std::uint32_t index_of(Position p) const;
  Position high_pegs(std::uint32_t index) const;
  std::uint32_t bound_of(std::uint32_t index) const;
  std::uint32_t weight_of(Position high) const;
  Images images_of(std::uint32_t index) const;
  template <std::size_t Width>
  static std::uint32_t least_after(const Images& images, const Images& change);
  std::uint32_t least_after(const Images& images, const Images& change) const;
  Probe probe(const Near& near, const Step& step) const;
  /// The places where at least so many corners hold a peg.
  std::uint32_t places_with(std::uint32_t bound, int pegs) const;
  /// Where the places of a block with these bound corners go under a permutation.
  std::uint32_t turned(std::size_t by, std::uint32_t bound, std::uint32_t word) const;
  void prepare_indices();
  void prepare_places();
  void prepare_jumps();
  void put(const Arrival& arrival);
  void expand(std::uint32_t index, std::uint32_t weight);

  const ClosureLayout& layout_;
  Position member_, all_;
  std::size_t group_size_, padded_, chunks_, bytes_;
  std::vector<std::uint32_t> index_;  ///< [byte of a position][value]
  // Maps of the index that are affine over two elements, by chunks of 8 bits; chunk 0 holds the constant part. The
  // bound is what the block adds to the values of the bound corners.
  std::vector<Images> image_;
  std::vector<Position> high_pegs_;
  std::vector<std::uint8_t> bound_;
  std::vector<std::uint32_t> turn_;         ///< [permutation][byte of a word][value]
  std::vector<std::uint8_t> turned_place_;  ///< [permutation][place], without the shift
  std::vector<std::uint8_t> shift_;         ///< [permutation][bound]
  std::vector<Position> corner_pegs_;       ///< [bound][place]
  std::vector<std::uint32_t> rich_places_;  ///< [bound][pegs]: places with at least so many corner pegs
  std::vector<Step> steps_;                 ///< by jump
  std::vector<std::uint32_t> places_;       ///< [jump][bound]: places where the corners allow the jump
  std::size_t step_words_ = 0;
  std::vector<std::uint64_t> allowed_;  ///< [byte of the high pegs][value][word]: jumps that this byte allows
  int least_pegs_ = 0;
  std::vector<Level> levels_;  ///< by weight: blocks reached, least of their orbits
  std::vector<Arrival> arrivals_;
  std::unique_ptr<std::uint32_t[], Free> bits_;  ///< by index
};

struct Closure::Near {
  Images images;
  std::uint32_t bound, place;
};

}  // namespace schlegel::peg
