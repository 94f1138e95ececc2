#pragma once
#include <cstddef>
#include <cstdint>

#include "base/count.hpp"

namespace schlegel {

/// Adds a number of `length` limbs, least significant first, to one of `room` limbs, room >= length. False when a carry
/// is left over.
inline bool add_limbs(std::uint64_t* to, std::size_t room, const std::uint64_t* from, std::size_t length) {
  std::uint64_t carry = 0;
  for (std::size_t k = 0; k < length; ++k) {
    const std::uint64_t partial = from[k] + carry;
    carry = partial < carry ? 1 : 0;
    to[k] += partial;
    carry += to[k] < partial ? 1 : 0;
  }
  for (std::size_t k = length; k < room && carry != 0; ++k) carry = ++to[k] == 0 ? 1 : 0;
  return carry == 0;
}

inline Count to_count(const std::uint64_t* limbs, std::size_t length) {
  Count count;
  boost::multiprecision::import_bits(count, limbs, limbs + length, 64, false);
  return count;
}

}  // namespace schlegel
