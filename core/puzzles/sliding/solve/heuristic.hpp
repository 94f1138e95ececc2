#pragma once
#include <cstdint>
#include <optional>
#include <vector>

#include "base/control.hpp"
#include "puzzles/sliding/board.hpp"
#include "puzzles/sliding/solve/pattern_table.hpp"

namespace schlegel::sliding {

/// A lower bound on the moves to go: the tables of disjoint patterns added, and of these sums the greatest over some of
/// the board's symmetries that keep the blank's home.
class Heuristic {
 public:
  /// Chooses patterns from the board and builds their tables within the memory limit. Nothing when the control stops
  /// it.
  static std::optional<Heuristic> build(const Board& board, Control& control);
  /// The same with given patterns, each token but the blank in exactly one.
  static std::optional<Heuristic> build(const Board& board, const std::vector<std::vector<Vertex>>& patterns,
                                        Control& control);

  int bound(const Arrangement& at) const;
  std::size_t bytes() const;
  const std::vector<PatternTable>& tables() const { return tables_; }

  /// The tables as seen through one symmetry. `index[token * order + place]` is the token's share of its table's index.
  struct SymmetricLookup {
    std::vector<std::uint8_t> table;  ///< by token
    std::vector<std::uint32_t> index;
  };
  const std::vector<SymmetricLookup>& lookups() const { return lookups_; }

 private:
  std::vector<PatternTable> tables_;
  std::vector<SymmetricLookup> lookups_;
};

/// The tokens in groups of the given sizes with as many edges inside as local search finds.
std::vector<std::vector<Vertex>> choose_patterns(const Board& board, const std::vector<int>& sizes);
/// Sizes of patterns for a board so that building takes a fraction of a second and the tables at most `bytes`.
std::vector<int> pattern_sizes(int order, std::size_t bytes);

}  // namespace schlegel::sliding
