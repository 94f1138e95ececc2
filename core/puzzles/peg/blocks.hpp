#pragma once
#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "puzzles/peg/block_layout.hpp"

namespace schlegel::peg {

/// The positions of one class in blocks of up to 32: where they lie, where symmetries and jumps take them. All answers
/// come from tables of some 100 KB and take nanoseconds.
class Blocks {
 public:
  /// Images of a block under the group: index * 16 + number of the permutation, filled up with the identity.
  using Images = std::array<std::int32_t, BlockLayout::most_symmetries>;
  /// A block, and some of its positions as bits by place.
  struct Block {
    Images images;
    Position pegs;  ///< in the high holes
    std::uint32_t index, bound, word;
  };
  /// One jump from some positions of a block: from `places` to the least image of another block.
  struct Link {
    std::uint32_t jump, places;
    std::uint32_t least;          ///< its index * 16 + number of the permutation that leads there
    std::uint32_t bound, change;  ///< the other block's before that; what is to be exchanged in a place
    std::uint32_t by() const { return least & 15; }
    std::uint32_t index() const { return least >> 4; }
  };
  enum class Way { jump, jump_back };

  /// The class is that of `member`; the group must keep it.
  Blocks(const BlockLayout& layout, Position member);

  std::size_t indices() const { return std::size_t{1} << layout_.high_.size(); }
  std::size_t weights() const { return weight_of(all_) + 1; }
  /// Greater before every jump than after it.
  std::uint32_t weight_of(Position p) const;

  /// Where a position lies, and its least image.
  struct Spot {
    std::uint32_t index, place, by;
  };
  Spot least_spot(Position p) const;
  bool contains(Position p) const;

  Block block(std::uint32_t index, std::uint32_t word) const {
    return {images_of(index), high_pegs(index), index, bound_of(index), word};
  }
  /// The block of the complements in their class, which these blocks must be of.
  Block opposite(const Block& block) const { return this->block(opposite_index(block.index), 0); }
  std::uint32_t opposite_index(std::uint32_t index) const { return index ^ static_cast<std::uint32_t>(indices() - 1); }
  std::uint32_t opposite_places(std::uint32_t word) const { return exchanged(word, places_ - 1); }
  std::uint32_t least_image(std::uint32_t index) const { return least_after(images_of(index), Images{}); }
  /// The places of a block where at least, or exactly, so many pegs are on the board.
  std::uint32_t places_with(std::uint32_t bound, Position high, int pegs) const;
  std::uint32_t places_with_exactly(std::uint32_t bound, Position high, int pegs) const {
    return places_with(bound, high, pegs) & ~places_with(bound, high, pegs + 1);
  }
  /// The word of the block, and what the permutations that keep the block make of it.
  std::uint32_t closed(const Block& block) const;
  /// Where the places of a block with these bound corners go under a permutation, or its inverse.
  std::uint32_t turned(std::size_t by, std::uint32_t bound, std::uint32_t word) const;
  std::uint32_t turned_back(std::size_t by, std::uint32_t bound, std::uint32_t word) const {
    return turned(inverse_[by], bound, word);
  }
  std::uint32_t bound_of(std::uint32_t index) const;
  Position high_pegs(std::uint32_t index) const;

  /// Hands over a Link for each jump, or jump taken back, that is possible in some position of the block's word.
  template <class Take>
  void each_link(const Block& block, Way way, Take&& take) const {
    each_link(block, way, *this, block, 0, take);
  }
  /// The same, but `seen` is the opposite block and the links lead on among the complements.
  template <class Take>
  void each_opposite_link(const Block& block, Way way, const Blocks& others, const Block& seen, Take&& take) const {
    each_link(block, way, others, seen, places_ - 1, take);
  }
  /// The whole word at the end of a link, and one place.
  std::uint32_t landed(const Link& link) const {
    return turned(link.by(), link.bound, exchanged(link.places, link.change));
  }
  std::uint32_t landed_place(const Link& link, std::uint32_t place) const {
    return turned_place_[link.by() * places_ + (place ^ link.change)] ^ shift_[link.by() * bounds_ + link.bound];
  }
  std::uint32_t weight_lost(const Link& link) const { return steps_[link.jump].weight_lost; }

 private:
  struct Step {
    Images images;
    std::uint32_t place_change, bound_change, weight_lost;
    bool corner;  ///< a corner takes part
  };
  /// Where jumps, or jumps taken back, are possible.
  struct Possible {
    std::vector<std::uint64_t> high;    ///< [byte of the high pegs][value][word of jumps]
    std::vector<std::uint32_t> places;  ///< [jump][bound]: places where the corners allow it
  };

  /// The word whose bit i is bit i ^ change of this one.
  static std::uint32_t exchanged(std::uint32_t word, std::uint32_t change) {
    if (change & 1) word = ((word & 0x55555555u) << 1) | ((word >> 1) & 0x55555555u);
    if (change & 2) word = ((word & 0x33333333u) << 2) | ((word >> 2) & 0x33333333u);
    if (change & 4) word = ((word & 0x0f0f0f0fu) << 4) | ((word >> 4) & 0x0f0f0f0fu);
    if (change & 8) word = ((word & 0x00ff00ffu) << 8) | ((word >> 8) & 0x00ff00ffu);
    if (change & 16) word = (word << 16) | (word >> 16);
    return word;
  }
  template <std::size_t Width>
  static std::uint32_t least_of(const Images& images, const Images& change) {
    std::array<std::int32_t, Width> there;
    for (std::size_t s = 0; s < Width; ++s) there[s] = images[s] ^ change[s];
    for (std::size_t half = Width / 2; half > 0; half /= 2)
      for (std::size_t s = 0; s < half; ++s) there[s] = std::min(there[s], there[s + half]);
    return static_cast<std::uint32_t>(there[0]);
  }
  /// The least image of a block after a change, times 16, plus the number of the permutation.
  std::uint32_t least_after(const Images& images, const Images& change) const {
    return padded_ == 4   ? least_of<4>(images, change)
           : padded_ == 8 ? least_of<8>(images, change)
                          : least_of<16>(images, change);
  }
  template <class Take>
  void each_link(const Block& block, Way way, const Blocks& to, const Block& seen, std::uint32_t flip,
                 Take& take) const {
    const Possible& possible = way == Way::jump ? jumps_ : jumps_back_;
    for (std::size_t w = 0; w < step_words_; ++w) {
      std::uint64_t open = ~std::uint64_t{0};
      for (std::size_t byte = 0; byte < bytes_; ++byte)
        open &= possible.high[((byte << 8) + ((block.pegs >> (8 * byte)) & 255)) * step_words_ + w];
      for (; open != 0; open &= open - 1) {
        const std::size_t j = w * 64 + static_cast<std::size_t>(std::countr_zero(open));
        const Step& step = steps_[j];
        std::uint32_t word = block.word;
        if (step.corner) {
          word &= possible.places[j * bounds_ + block.bound];
          if (word == 0) continue;
        }
        take(Link{static_cast<std::uint32_t>(j), word, to.least_after(seen.images, to.steps_[j].images),
                  seen.bound ^ step.bound_change, step.place_change ^ flip});
      }
    }
  }
  Images images_of(std::uint32_t index) const;
  std::uint32_t index_of(Position p) const;
  void prepare_indices();
  void prepare_places();
  void prepare_steps();
  void prepare(Possible& possible, Way way) const;

  const BlockLayout& layout_;
  Position member_, all_;
  std::size_t group_size_, padded_, chunks_, bytes_;
  std::uint32_t places_, bounds_;     ///< in a block; patterns of bound corners
  std::vector<std::uint32_t> index_;  ///< [byte of a position][value]
  // Maps of the index that are affine over two elements, by chunks of 8 bits; chunk 0 holds the constant part. The
  // bound is what the block adds to the values of the bound corners.
  std::vector<Images> image_;
  std::vector<Position> high_pegs_;
  std::vector<std::uint8_t> bound_;
  std::vector<std::uint32_t> turn_;         ///< [permutation][byte of a word][value]
  std::vector<std::uint8_t> turned_place_;  ///< [permutation][place], without the shift
  std::vector<std::uint8_t> shift_;         ///< [permutation][bound]
  std::vector<std::size_t> inverse_;        ///< by permutation
  std::vector<Position> corner_pegs_;       ///< [bound][place]
  std::vector<std::uint32_t> rich_places_;  ///< [bound][pegs]: places with at least so many corner pegs
  std::vector<Step> steps_;                 ///< by jump
  std::size_t step_words_ = 0;
  Possible jumps_, jumps_back_;
};

inline std::uint32_t Blocks::turned(std::size_t by, std::uint32_t bound, std::uint32_t word) const {
  if (by == 0) return word;
  const std::uint32_t* table = turn_.data() + by * 4 * 256;
  word = table[word & 255] | table[256 + ((word >> 8) & 255)] | table[512 + ((word >> 16) & 255)] |
         table[768 + (word >> 24)];
  return exchanged(word, shift_[by * bounds_ + bound]);
}

inline std::uint32_t Blocks::closed(const Block& block) const {
  std::uint32_t word = block.word;
  for (std::size_t s = 1; s < group_size_; ++s)
    if (static_cast<std::uint32_t>(block.images[s]) >> 4 == block.index) word |= turned(s, block.bound, block.word);
  return word;
}

inline Blocks::Images Blocks::images_of(std::uint32_t index) const {
  Images images{};
  for (std::size_t chunk = 0; chunk < chunks_; ++chunk) {
    const Images& row = image_[(chunk << 8) + ((index >> (8 * chunk)) & 255)];
    for (std::size_t s = 0; s < padded_; ++s) images[s] ^= row[s];
  }
  return images;
}

inline Position Blocks::high_pegs(std::uint32_t index) const {
  Position pegs = 0;
  for (std::size_t chunk = 0; chunk < chunks_; ++chunk)
    pegs ^= high_pegs_[(chunk << 8) + ((index >> (8 * chunk)) & 255)];
  return pegs;
}

inline std::uint32_t Blocks::bound_of(std::uint32_t index) const {
  std::uint32_t bound = 0;
  for (std::size_t chunk = 0; chunk < chunks_; ++chunk) bound ^= bound_[(chunk << 8) + ((index >> (8 * chunk)) & 255)];
  return bound;
}

inline std::uint32_t Blocks::places_with(std::uint32_t bound, Position high, int pegs) const {
  const int corners = peg_count(layout_.corners_);
  return rich_places_[bound * static_cast<std::uint32_t>(corners + 2) +
                      static_cast<std::uint32_t>(std::clamp(pegs - peg_count(high), 0, corners + 1))];
}

}  // namespace schlegel::peg
