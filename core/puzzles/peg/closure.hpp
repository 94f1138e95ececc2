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

  /// Of all that was reached, keeps what leads on to a position with so many pegs that was reached and whose complement
  /// the other closure reached. False when it was stopped.
  bool keep_meeting(const Closure& other, int pegs, Control& control, double done, double share);
  /// Hands over at least one position of each orbit that was kept.
  void for_each_kept(const std::function<void(Position)>& take) const;

 private:
  /// Images of a block under the group: index * 16 + number of the permutation, filled up with the identity.
  using Images = std::array<std::int32_t, ClosureLayout::most_symmetries>;
  struct Step {
    Images images;
    std::uint32_t place_change, bound_change, weight_lost;
    bool corner;  ///< a corner takes part
  };
  struct Free {
    void operator()(std::uint32_t* memory) const { std::free(memory); }
  };

  /// Words by index of the block, and the blocks that have one by weight; only the least block of each orbit.
  struct Level {
    std::vector<std::uint32_t> blocks;
    std::size_t size = 0;
  };
  struct Field {
    std::unique_ptr<std::uint32_t[], Free> words;
    std::vector<Level> levels;
    /// False when there is no memory.
    bool clear(std::size_t size, std::size_t weights);
    void put(std::uint32_t index, std::uint32_t word, std::uint32_t weight);
  };
  /// Where jumps, or jumps taken back, are possible.
  struct Way {
    std::vector<std::uint64_t> allowed;  ///< [byte of the high pegs][value][word of jumps]
    std::vector<std::uint32_t> places;   ///< [jump][bound]: places where the corners allow it
  };
  struct Block {
    Images images;
    Position pegs;
    std::uint32_t bound, word;
  };
  /// A word on its way to a block whose least image is known.
  struct Arrival {
    std::uint32_t least, bound, word, weight;
  };
  struct Pace;

  std::uint32_t index_of(Position p) const;
  Position high_pegs(std::uint32_t index) const;
  std::uint32_t bound_of(std::uint32_t index) const;
  std::uint32_t weight_of(Position high) const;
  Images images_of(std::uint32_t index) const;
  template <std::size_t Width>
  static std::uint32_t least_after(const Images& images, const Images& change);
  /// The least image of the block after a change, times 16, plus the number of the permutation.
  std::uint32_t least_after(const Images& images, const Images& change) const;
  /// The places where at least so many corners hold a peg.
  std::uint32_t places_with(std::uint32_t bound, int pegs) const;
  /// Where the places of a block with these bound corners go under a permutation.
  std::uint32_t turned(std::size_t by, std::uint32_t bound, std::uint32_t word) const;
  void prepare_indices();
  void prepare_places();
  void prepare_jumps();
  void prepare_way(Way& way, bool back);
  void keep_level(const Closure& other, int pegs, std::uint32_t weight);
  /// Completes the word of a block by the block's own symmetries.
  Block open(Field& field, std::uint32_t index);
  /// Puts the words on their way where they go.
  void land(Field& field);
  void expand(Field& field, const Way& way, const Block& block, std::uint32_t word, std::uint32_t weight);

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
  std::vector<std::uint8_t> shift_;         ///< [permutation][bound]
  std::vector<Position> corner_pegs_;       ///< [bound][place]
  std::vector<std::uint32_t> rich_places_;  ///< [bound][pegs]: places with at least so many corner pegs
  std::vector<std::size_t> inverse_;        ///< by permutation
  std::vector<Step> steps_;                 ///< by jump
  std::size_t step_words_ = 0;
  Way forth_, back_;
  int least_pegs_ = 0;
  Field reached_, kept_;
  std::vector<Arrival> arrivals_;
};

}  // namespace schlegel::peg
