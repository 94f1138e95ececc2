#pragma once
#include <cstdint>
#include <optional>
#include <vector>

#include "base/control.hpp"

namespace schlegel::sliding {

/// A permutation of places: the token at i goes to p[i].
using Places = std::vector<std::uint32_t>;

/// Words over two permutations and their inverses that make a given even permutation on at most some hundred places,
/// one 3-cycle after another. Letters 0, 1: the permutations; 2, 3: their inverses. Used where a block's cycles are all
/// long.
///
/// Idea: the commutator of two long cycles that share one run of places moves three or four places only. Where it is
/// two exchanges, its commutator with a conjugate that overlaps it in one place is a 3-cycle. Every other 3-cycle is a
/// conjugate, found in one breadth-first tree over ordered triples of places (n^3 bytes).
class ThreeCycles {
 public:
  /// Nothing when no short word makes a 3-cycle, or memory or the control do not allow the tree.
  static std::optional<ThreeCycles> make(const Places& first, const Places& second, Control& control);
  /// Appends a word that makes the token at each place i go to wanted[i]; false when it grows beyond `most` letters.
  bool sort(Places wanted, std::vector<std::uint8_t>& word, std::size_t most) const;

 private:
  std::vector<Places> letters_;
  std::vector<std::uint8_t> core_;  ///< a word for the 3-cycle centre_[0] -> centre_[1] -> centre_[2]
  std::vector<std::uint32_t> centre_;
  std::vector<std::uint8_t> letter_in_;  ///< by triple: the letter that leads to it, from the centre outwards
};

}  // namespace schlegel::sliding
