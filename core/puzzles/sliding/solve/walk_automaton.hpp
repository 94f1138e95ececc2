#pragma once
#include <cstdint>
#include <vector>

#include "puzzles/sliding/board.hpp"

namespace schlegel::sliding {

/// Reads the blank's walk vertex by vertex and refuses it as soon as it ends in a piece that has a better replacement:
/// a walk with the same effect that is shorter, or as long and smaller as a word (Taylor and Korf, AAAI 1993). Of the
/// shortest walks between two arrangements, the smallest as a word is never refused. With `all_shortest` only shorter
/// walks count as better, and no shortest walk is refused.
class WalkAutomaton {
 public:
  /// Looks for replacements of walks up to such a length that about `effort` different effects are met in all.
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
