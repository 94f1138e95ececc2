#pragma once
#include <bit>
#include <cstdint>
#include <vector>

#include "puzzles/peg/instance.hpp"

namespace schlegel::peg {

/// Positions numbered in the order of their insertion, found by hashing (open addressing, linear probing). An own
/// table, because the searches need the numbers and no more than 24 bytes for a position; a map of positions to numbers
/// would hold each position twice.
class PositionSet {
 public:
  static constexpr std::uint32_t none = ~std::uint32_t{0};

  std::size_t size() const { return keys_.size(); }
  Position operator[](std::size_t i) const { return keys_[i]; }
  const std::vector<Position>& all() const { return keys_; }
  std::size_t bytes() const { return keys_.capacity() * sizeof(Position) + slots_.capacity() * sizeof(std::uint32_t); }

  std::uint32_t find(Position p) const {
    if (slots_.empty()) return none;
    for (std::size_t at = slot(p);; at = (at + 1) & mask_) {
      const std::uint32_t number = slots_[at];
      if (number == none || keys_[number] == p) return number;
    }
  }
  /// True when it is new; its number is then size() - 1.
  bool insert(Position p) {
    if ((keys_.size() + 1) * 2 > slots_.size()) grow();
    for (std::size_t at = slot(p);; at = (at + 1) & mask_) {
      const std::uint32_t number = slots_[at];
      if (number == none) {
        slots_[at] = static_cast<std::uint32_t>(keys_.size());
        keys_.push_back(p);
        return true;
      }
      if (keys_[number] == p) return false;
    }
  }

 private:
  std::size_t slot(Position p) const { return static_cast<std::size_t>((p * 0x9e3779b97f4a7c15u) >> shift_); }
  void grow() {
    const std::size_t size = slots_.empty() ? 16 : slots_.size() * 2;
    slots_.assign(size, none);
    mask_ = size - 1;
    shift_ = 64 - std::countr_zero(size);
    for (std::size_t i = 0; i < keys_.size(); ++i) {
      std::size_t at = slot(keys_[i]);
      while (slots_[at] != none) at = (at + 1) & mask_;
      slots_[at] = static_cast<std::uint32_t>(i);
    }
  }

  std::vector<Position> keys_;
  std::vector<std::uint32_t> slots_;
  std::size_t mask_ = 0;
  int shift_ = 60;
};

}  // namespace schlegel::peg
