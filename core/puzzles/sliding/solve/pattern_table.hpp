#pragma once
#include <cstdint>
#include <optional>
#include <vector>

#include "base/control.hpp"
#include "puzzles/sliding/board.hpp"

namespace schlegel::sliding {

/// The searches below work on boards of at most this many vertices.
inline constexpr int max_searched = 64;
inline constexpr int max_pattern = 7;

/// How many places a pattern of `tokens` tokens can take on `order` vertices: order * (order - 1) * ...
double pattern_places(int order, int tokens);

/// For every placing of a few tokens (the pattern), the fewest moves of these tokens that bring them home when all the
/// others count as blank and cost nothing. Tables of disjoint patterns may be added (Korf and Felner, AIJ 134, 2002).
class PatternTable {
 public:
  /// Nothing when the control stops it. order^tokens bytes; time about that times the mean degree.
  static std::optional<PatternTable> build(const Board& board, const std::vector<Vertex>& tokens, Control& control,
                                           double done = 0, double share = 1);

  /// The index of a placing is the sum of place * weight over the tokens.
  std::uint32_t weight(std::size_t token_slot) const { return weights_[token_slot]; }
  int value(std::uint32_t index) const { return values_[index]; }
  const std::uint8_t* values() const { return values_.data(); }
  std::size_t bytes() const { return values_.size(); }

 private:
  std::vector<std::uint32_t> weights_;
  std::vector<std::uint8_t> values_;
};

}  // namespace schlegel::sliding
