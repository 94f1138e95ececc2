#pragma once
#include <cstdint>
#include <vector>

#include "puzzles/sliding/board.hpp"

namespace schlegel::sliding {

/// Reads the blank's walk vertex by vertex and refuses it as soon as it ends in a piece that a shorter walk, or one of
/// the same length that is smaller as a word, replaces with the same effect (Taylor and Korf, AAAI 1993). Every
/// arrangement keeps at least one shortest walk, the smallest as a word. `all_shortest`: only pieces with a shorter
/// replacement are refused, and every shortest walk is kept.
class WalkAutomaton {
 public:
  /// Looks at walks up to a length that makes about `effort` different effects in all.
  WalkAutomaton(const Board& board, std::size_t effort, bool all_shortest = false);

  /// The state of a walk that starts at v.
  std::uint32_t start(Vertex v) const { return static_cast<std::uint32_t>(v); }
  static constexpr std::uint32_t refused = ~std::uint32_t{0};
  /// The state after the step to the i-th neighbour of where the blank is, or refused.
  std::uint32_t step(std::uint32_t state, std::size_t i) const { return next_[state * stride_ + i]; }
  const std::uint32_t* steps(std::uint32_t state) const { return &next_[state * stride_]; }
  std::size_t states() const { return next_.size() / stride_; }

 private:
  std::size_t stride_;
  std::vector<std::uint32_t> next_;
};

}  // namespace schlegel::sliding
