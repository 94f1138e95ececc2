#pragma once
#include <cstdint>
#include <string>

#include "base/random.hpp"

namespace schlegel {

/// A board that a puzzle's generator has made, and what is proved of it in a sentence: "It has exactly one solution."
template <class Instance>
struct NewBoard {
  Instance instance;
  std::string guarantee;
};

/// Rises whenever the same seed and options may make another board than before; stands beside the seed in the board.
inline constexpr int generator_version = 5;

/// The random numbers of the try of this number: tries of one seed, and of neighbouring ones, have nothing in common.
inline Random random_of_try(std::uint64_t seed, std::uint64_t number) {
  const std::uint64_t of_seed = Random(seed).next();
  return Random(of_seed ^ Random(~number).next());
}

}  // namespace schlegel
