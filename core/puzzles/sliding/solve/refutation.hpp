#pragma once
#include <optional>
#include <string>

#include "puzzles/sliding/sliding.hpp"

namespace schlegel::sliding {

/// Why a position cannot be solved, in a few sentences and as a certificate that Sliding::check judges:
/// `apart TOKEN`, `cut VERTEX TOKEN`, `order V1 V2 ...`, `parity V1 V2 ...`, `theta V1 ... V7`.
struct Refutation {
  std::string detail;
  std::string certificate;
};

/// Nothing when the position can be solved: linear time for every graph.
std::optional<Refutation> refute(const Instance& instance, const Sliding::State& state);

}  // namespace schlegel::sliding
