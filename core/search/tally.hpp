#pragma once
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <type_traits>
#include <vector>

#include "search/limbs.hpp"

namespace schlegel::frontier {

/// Numbers by state. A number is a row of `limbs` 64-bit words, least significant first; all rows lengthen when a sum
/// needs it. States and numbers stand side by side in chunks, in the order they came, and are found by a table of
/// indices (open addressing); the chunks can be given back one by one while they are read for the last time. That, the
/// prefetching and the numbers of growing length are why no hash map of a library serves here.
template <class State>
class Tally {
  static_assert(std::has_unique_object_representations_v<State>);
  static constexpr std::size_t key_words = (sizeof(State) + 7) / 8;

 public:
  static constexpr std::size_t chunk_rows = 2048;

  std::size_t size() const { return size_; }
  std::size_t limbs() const { return limbs_; }
  std::size_t bytes() const {
    return table_.capacity() * sizeof(std::uint32_t) +
           (held_ * stride_ + spare_.size() * spare_stride_) * chunk_rows * sizeof(std::uint64_t);
  }
  /// Empties it and makes room in the table for about that many states.
  void reset(std::size_t expected, std::size_t limbs) {
    if (limbs != limbs_) drop();
    limbs_ = limbs;
    stride_ = key_words + limbs;
    size_ = 0;
    table_.assign(std::max<std::size_t>(64, 2 * expected), 0);
  }

  State state(std::size_t row) const {
    State state;
    std::memcpy(static_cast<void*>(&state), at(row), sizeof(State));
    return state;
  }
  const std::uint64_t* number(std::size_t row) const { return at(row) + key_words; }

  /// A state on its way in. Many are added fastest in three passes: probe() each, then fetch() each, then add() each;
  /// every pass prefetches the memory that the next one reads. (Inlined by force, because a compiler may drop calls of
  /// functions that only prefetch.)
  struct Probe {
    State state;
    std::uint32_t mixed;
  };
  [[gnu::always_inline]] Probe probe(const State& state) const {
    const std::uint64_t mixed = static_cast<std::uint64_t>(state.hash()) * 0x9e3779b97f4a7c15u;
    const Probe probe{state, static_cast<std::uint32_t>(mixed >> 32)};
    __builtin_prefetch(table_.data() + home(probe.mixed));
    return probe;
  }
  [[gnu::always_inline]] void fetch(const Probe& probe) const {
    if (const std::uint32_t found = table_[home(probe.mixed)]; found != 0) __builtin_prefetch(at(found - 1), 1);
  }
  /// Adds the number, a row of at most limbs() words, to that of the state.
  void add(const Probe& probe, const std::uint64_t* number, std::size_t limbs) {
    for (std::size_t cell = home(probe.mixed);; cell = cell + 1 == table_.size() ? 0 : cell + 1) {
      const std::uint32_t found = table_[cell];
      if (found == 0) {
        table_[cell] = static_cast<std::uint32_t>(size_ + 1);
        return append(probe.state, number, limbs);
      }
      std::uint64_t* row = at(found - 1);
      if (!equal(row, probe.state)) continue;
      if (!add_limbs(row + key_words, limbs_, number, limbs)) widen(found - 1);
      return;
    }
  }

  /// Gives a chunk, all of whose rows have been read, to a tally that fills up. (Freed, its memory would go back to the
  /// system, which clears every page before it hands it out again.)
  void release(std::size_t chunk, Tally& to) {
    if (to.spare_stride_ != stride_) to.spare_.clear();
    to.spare_stride_ = stride_;
    to.spare_.push_back(std::move(chunks_[chunk]));
    --held_;
  }
  /// Swaps all but the spare chunks.
  void swap(Tally& other) {
    std::swap(limbs_, other.limbs_);
    std::swap(stride_, other.stride_);
    std::swap(size_, other.size_);
    std::swap(held_, other.held_);
    table_.swap(other.table_);
    chunks_.swap(other.chunks_);
  }

 private:
  using Chunk = std::unique_ptr<std::uint64_t[]>;

  std::size_t home(std::uint32_t mixed) const {
    return static_cast<std::size_t>((std::uint64_t{mixed} * table_.size()) >> 32);
  }
  const std::uint64_t* at(std::size_t row) const {
    return chunks_[row / chunk_rows].get() + row % chunk_rows * stride_;
  }
  std::uint64_t* at(std::size_t row) { return chunks_[row / chunk_rows].get() + row % chunk_rows * stride_; }
  static bool equal(const std::uint64_t* row, const State& state) {
    return std::memcmp(row, &state, sizeof(State)) == 0;
  }

  void append(const State& state, const std::uint64_t* number, std::size_t limbs) {
    if (size_ % chunk_rows == 0) take_chunk(size_ / chunk_rows);
    std::uint64_t* row = at(size_++);
    std::memcpy(row, &state, sizeof(State));
    std::copy_n(number, limbs, row + key_words);
    std::fill(row + key_words + limbs, row + stride_, 0);
    if (size_ * 3 > table_.size() * 2) grow();
  }
  void take_chunk(std::size_t chunk) {
    if (chunk == chunks_.size()) chunks_.emplace_back();
    if (chunks_[chunk]) return;
    if (spare_stride_ != stride_) spare_.clear();
    if (spare_.empty()) {
      chunks_[chunk].reset(new std::uint64_t[chunk_rows * stride_]);
    } else {
      chunks_[chunk] = std::move(spare_.back());
      spare_.pop_back();
    }
    ++held_;
  }
  void drop() {
    chunks_.clear();
    held_ = 0;
  }

  /// Lengthens all numbers by a limb, which is 1 in the row that made it necessary.
  void widen(std::size_t carried) {
    const std::size_t stride = stride_ + 1;
    for (std::size_t first = 0; first < size_; first += chunk_rows) {
      Chunk wide(new std::uint64_t[chunk_rows * stride]);
      for (std::size_t row = first; row < std::min(size_, first + chunk_rows); ++row) {
        std::uint64_t* to = wide.get() + (row - first) * stride;
        std::copy_n(at(row), stride_, to);
        to[stride_] = row == carried ? 1 : 0;
      }
      chunks_[first / chunk_rows].swap(wide);
    }
    chunks_.resize((size_ + chunk_rows - 1) / chunk_rows);
    held_ = chunks_.size();
    stride_ = stride;
    ++limbs_;
  }
  void grow() {
    table_.assign(2 * table_.size(), 0);
    for (std::size_t row = 0; row < size_; ++row) {
      std::size_t cell = home(probe(state(row)).mixed);
      while (table_[cell] != 0) cell = cell + 1 == table_.size() ? 0 : cell + 1;
      table_[cell] = static_cast<std::uint32_t>(row + 1);
    }
  }

  std::vector<std::uint32_t> table_;
  std::vector<Chunk> chunks_, spare_;
  std::size_t spare_stride_ = 0, limbs_ = 1, stride_ = key_words + 1, size_ = 0, held_ = 0;
};

}  // namespace schlegel::frontier
