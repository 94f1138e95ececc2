#pragma once
#include <array>
#include <cstddef>
#include <cstdint>

namespace schlegel {

/// The state of a frontier for a set of disjoint paths: for every slot the slot of the path's other end. A vertex on no
/// path yet is its own mate; one that is inside a path, or whose slot is vacant, is `done`. This one packs up to 15
/// slots into 4 bits each.
class NibbleMates {
 public:
  static constexpr int max_slots = 15;
  static constexpr unsigned done = 15;

  unsigned operator[](unsigned slot) const { return static_cast<unsigned>(word_ >> (4 * slot)) & 15u; }
  void set(unsigned slot, unsigned mate) {
    word_ = (word_ & ~(std::uint64_t{15} << (4 * slot))) | (std::uint64_t{mate} << (4 * slot));
  }
  bool all_done() const { return word_ == ~std::uint64_t{0}; }
  std::size_t hash() const {
    const std::uint64_t mixed = word_ * 0x9e3779b97f4a7c15u;
    return static_cast<std::size_t>(mixed ^ (mixed >> 32));
  }
  friend bool operator==(const NibbleMates&, const NibbleMates&) = default;

 private:
  std::uint64_t word_ = ~std::uint64_t{0};
};

/// The same with a byte for each of 8 * Words slots.
template <int Words>
class ByteMates {
 public:
  static constexpr int max_slots = 8 * Words;
  static constexpr unsigned done = 255;

  ByteMates() { words_.fill(~std::uint64_t{0}); }
  unsigned operator[](unsigned slot) const {
    return static_cast<unsigned>(words_[slot / 8] >> (8 * (slot % 8))) & 255u;
  }
  void set(unsigned slot, unsigned mate) {
    std::uint64_t& word = words_[slot / 8];
    const unsigned shift = 8 * (slot % 8);
    word = (word & ~(std::uint64_t{255} << shift)) | (std::uint64_t{mate} << shift);
  }
  bool all_done() const {
    std::uint64_t all = ~std::uint64_t{0};
    for (const std::uint64_t word : words_) all &= word;
    return all == ~std::uint64_t{0};
  }
  std::size_t hash() const {
    std::uint64_t mixed = 0;
    for (const std::uint64_t word : words_) {
      mixed = (mixed ^ word) * 0x9e3779b97f4a7c15u;
      mixed ^= mixed >> 29;
    }
    return static_cast<std::size_t>(mixed ^ (mixed >> 32));
  }
  friend bool operator==(const ByteMates&, const ByteMates&) = default;

 private:
  std::array<std::uint64_t, Words> words_;
};

/// A value of `Bits` bits for each slot, slots dealt to the words in turn; all ones at first.
template <int Bits, int Words>
class SlotValues {
 public:
  static constexpr unsigned max_slots = (64 / Bits) * Words;
  static constexpr unsigned last_value = (1u << Bits) - 1;

  SlotValues() { words_.fill(~std::uint64_t{0}); }
  unsigned operator[](unsigned slot) const {
    return static_cast<unsigned>(word(slot % Words) >> shift(slot)) & last_value;
  }
  void set(unsigned slot, unsigned value) {
    const std::uint64_t hole = std::uint64_t{last_value} << shift(slot), bits = std::uint64_t{value} << shift(slot);
    if constexpr (in_registers) {
      for (unsigned k = 0; k < Words; ++k) {
        const std::uint64_t changed = (words_[k] & ~hole) | bits;
        words_[k] = k == slot % Words ? changed : words_[k];
      }
    } else {
      words_[slot % Words] = (words_[slot % Words] & ~hole) | bits;
    }
  }
  std::size_t hash() const {
    std::uint64_t mixed = 0;
    for (const std::uint64_t bits : words_) {
      mixed = (mixed ^ bits) * 0x9e3779b97f4a7c15u;
      mixed ^= mixed >> 32;
    }
    return static_cast<std::size_t>(mixed);
  }
  friend bool operator==(const SlotValues&, const SlotValues&) = default;

 private:
  // A few words are chosen from, not indexed: an index would keep them in memory.
  static constexpr bool in_registers = Words <= 2;
  std::uint64_t word(unsigned k) const {
    if constexpr (in_registers) return k == 0 ? words_[0] : words_[Words - 1];
    return words_[k];
  }
  static constexpr unsigned shift(unsigned slot) { return Bits * (slot / Words); }

  std::array<std::uint64_t, Words> words_;
};

}  // namespace schlegel
