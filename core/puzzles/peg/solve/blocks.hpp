#pragma once
#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "puzzles/peg/solve/block_layout.hpp"

namespace schlegel::peg {

/// The positions of one class in blocks of up to 32: the block and place of a position, and the images of both under
/// symmetries and jumps. All answers come from tables of some 100 KB and take nanoseconds.
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
    std::uint32_t least;   ///< its index * 16 + number of the permutation that leads there
    std::uint32_t bound;   ///< the other block's, before that permutation
    std::uint32_t change;  ///< the bits that the jump exchanges in a place
    std::uint32_t by() const { return least & 15; }
    std::uint32_t index() const { return least >> 4; }
  };
  enum class Way { jump, jump_back };

  /// The class is that of `member`; the group must keep it.
  Blocks(const BlockLayout& layout, Position member);

  Position all() const { return all_; }
  std::size_t indices() const { return std::size_t{1} << layout_.high_.size(); }
  std::size_t weights() const { return weight_of(all_) + 1; }
  /// A weight that every jump lowers.
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
  std::uint32_t least_image(std::uint32_t index) const { return least_after(images_of(index), Images{}); }
  /// The places of a block at which at least, or exactly, `pegs` pegs are on the board.
  std::uint32_t places_with(std::uint32_t bound, Position high, int pegs) const;
  std::uint32_t places_with_exactly(std::uint32_t bound, Position high, int pegs) const {
    return places_with(bound, high, pegs) & ~places_with(bound, high, pegs + 1);
  }
  /// The word of the block with its images under the permutations that keep the block.
  std::uint32_t closed(const Block& block) const;
  std::uint32_t bound_of(std::uint32_t index) const;
  Position high_pegs(std::uint32_t index) const;

  std::size_t places() const { return places_; }
  /// The pegs in the corners: [bound][place].
  const std::vector<Position>& corner_pegs() const { return corner_pegs_; }

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
    return turned(link.by(), link.places, link.change ^ shift_back_[link.by() * bounds_ + link.bound]);
  }
  /// The places at the beginning of a link that land in these.
  std::uint32_t left(const Link& link, std::uint32_t word) const {
    return turned(inverse_[link.by()], word, landed_place(link, 0));
  }
  std::uint32_t landed_place(const Link& link, std::uint32_t place) const {
    return turned_place_[link.by() * places_ + (place ^ link.change)] ^ shift_[link.by() * bounds_ + link.bound];
  }
  std::uint32_t weight_lost(const Link& link) const { return steps_[link.jump].weight_lost; }

 private:
  /// Where the places go when first `change` is exchanged in each and then the permutation is applied, without its
  /// shift.
  std::uint32_t turned(std::size_t by, std::uint32_t word, std::uint32_t change) const;
  struct Step {
    Images images;
    std::uint32_t place_change, bound_change, weight_lost;
    bool corner;  ///< a corner takes part
  };
  /// The permutations that can lead to the least image of an index that begins with certain bits.
  struct Leaders {
    std::uint8_t first, second;
    bool more;  ///< than these two
  };
  /// Where jumps, or jumps taken back, are possible.
  struct Possible {
    std::vector<std::uint64_t> high;    ///< [byte of the high pegs][value][word of jumps]
    std::vector<std::uint32_t> places;  ///< [jump][bound]: places where the corners allow it
  };

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
    const Leaders& leaders = leaders_[static_cast<std::uint32_t>(images[0] ^ change[0]) >> head_shift_];
    if (!leaders.more)
      return static_cast<std::uint32_t>(
          std::min(images[leaders.first] ^ change[leaders.first], images[leaders.second] ^ change[leaders.second]));
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
  void prepare_leaders();
  void prepare_places();
  void prepare_steps();
  void prepare(Possible& possible, Way way) const;

  const BlockLayout& layout_;
  Position member_, all_;
  std::size_t group_size_, padded_, chunks_, bytes_;
  std::uint32_t places_, bounds_;     ///< in a block; patterns of bound corners
  std::vector<std::uint32_t> index_;  ///< [byte of a position][value]
  // Maps of the index that are affine over the field of two elements, by chunks of 8 bits; chunk 0 holds the constant
  // part. The bound is the block's part of the values of the bound corners.
  std::vector<Images> image_;
  std::vector<Position> high_pegs_;
  std::vector<std::uint8_t> bound_;
  std::vector<Leaders> leaders_;         ///< by the first bits of an index, which every permutation maps to themselves
  int head_shift_ = 0;                   ///< from an image to those bits
  std::vector<std::uint8_t> exchanged_;  ///< [change of a place by less than 8][byte of a word]
  std::vector<std::uint32_t> turn_;      ///< [permutation][byte of a word][value]
  std::vector<std::uint8_t> turned_place_;  ///< [permutation][place], without the shift
  std::vector<std::uint8_t> shift_;         ///< [permutation][bound]: the bits exchanged after it
  std::vector<std::uint8_t> shift_back_;    ///< [permutation][bound]: the same, if done before it
  std::vector<std::size_t> inverse_;        ///< by permutation
  std::vector<Position> corner_pegs_;       ///< [bound][place]
  std::vector<std::uint32_t> rich_places_;  ///< [bound][pegs]: places with at least that number of pegs in the corners
  std::vector<Step> steps_;                 ///< by jump
  std::size_t step_words_ = 0;
  Possible jumps_, jumps_back_;
};

inline std::uint32_t Blocks::turned(std::size_t by, std::uint32_t word, std::uint32_t change) const {
  const std::uint32_t* table = turn_.data() + by * 4 * 256;
  const std::uint8_t* within = exchanged_.data() + (change & 7) * 256;
  const std::size_t across = change >> 3;
  return table[((0 ^ across) << 8) + within[word & 255]] | table[((1 ^ across) << 8) + within[(word >> 8) & 255]] |
         table[((2 ^ across) << 8) + within[(word >> 16) & 255]] | table[((3 ^ across) << 8) + within[word >> 24]];
}

inline std::uint32_t Blocks::closed(const Block& block) const {
  std::uint32_t word = block.word;
  for (std::size_t s = 1; s < group_size_; ++s)
    if (static_cast<std::uint32_t>(block.images[s]) >> 4 == block.index)
      word |= turned(s, block.word, shift_back_[s * bounds_ + block.bound]);
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
