#pragma once
#include <bit>
#include <cstdint>
#include <utility>
#include <vector>

namespace schlegel::peg {

/// A word of 32 positions for each of some blocks, found by hashing (open addressing, linear probing). An own table for
/// prefetching, and for entries of 12 bytes that hold their keys.
class BlockSet {
 public:
  struct Entry {
    std::uint32_t index = nobody;
    std::uint32_t word = 0;
    std::uint32_t first = 0;  ///< the number of its first position
  };

  std::size_t bytes() const { return slots_.capacity() * sizeof(Entry); }
  /// Hints that the block will be looked up soon.
  void prefetch(std::uint32_t index) const { __builtin_prefetch(&slots_[slot(index)], 1); }
  /// The block's entry; an empty one when it is not there.
  const Entry& find(std::uint32_t index) const {
    std::size_t at = slot(index);
    while (slots_[at].index != index && slots_[at].index != nobody) at = (at + 1) & mask_;
    return slots_[at];
  }
  Entry& find(std::uint32_t index) { return const_cast<Entry&>(std::as_const(*this).find(index)); }
  /// Adds to the block's word. True when the block is new.
  bool put(std::uint32_t index, std::uint32_t word) {
    Entry& entry = find(index);
    entry.word |= word;
    if (entry.index == index) return false;
    entry.index = index;
    if (++size_ * 2 > slots_.size()) grow();
    return true;
  }

 private:
  static constexpr std::uint32_t nobody = ~std::uint32_t{0};
  std::size_t slot(std::uint32_t index) const { return (index * 0x9e3779b9u) >> shift_; }
  void grow() {
    std::vector<Entry> old(slots_.size() * 2);
    old.swap(slots_);
    mask_ = slots_.size() - 1;
    shift_ = 32 - std::countr_zero(slots_.size());
    for (const Entry& entry : old)
      if (entry.index != nobody) find(entry.index) = entry;
  }

  std::vector<Entry> slots_ = std::vector<Entry>(16);
  std::size_t size_ = 0, mask_ = 15;
  int shift_ = 28;
};

}  // namespace schlegel::peg
