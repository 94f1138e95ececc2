#pragma once
#include <cstdint>
#include <functional>
#include <vector>

#include "base/count.hpp"
#include "base/random.hpp"
#include "puzzles/sliding/board.hpp"

namespace schlegel::sliding {

/// Many solutions as a directed graph without cycles: a node stands for all the ways to finish from an arrangement in a
/// given number of moves, its arcs for their first moves. Listed by length, those of a length as words of vertices.
class SolutionSet {
 public:
  struct Arc {
    Vertex to;
    std::uint32_t node;
  };
  struct Node {
    std::vector<Arc> arcs;
    Count ways;
  };

  const Count& count() const { return count_; }
  /// False when the sink stopped it.
  bool each(const std::function<bool(const Walk&)>& sink) const;
  /// index < count().
  Walk nth(Count index) const;
  /// Uniform; count() > 0.
  Walk random(Random& random) const;
  /// The probability that a blank that wanders at random from here takes one of the solutions: at each vertex it has as
  /// many choices as ways lead on but the one it came by, at the first of its steps, too, unless more are right. Of
  /// solutions of one length; count() > 0.
  double chance(const Board& board, Vertex blank) const;
  /// The number of solutions of each length that has some.
  std::vector<std::pair<int, Count>> by_length() const;

 private:
  template <class Position>
  friend class SolutionDagBuilder;
  struct Root {
    int length;
    std::uint32_t node;
  };
  std::vector<Node> nodes_;  ///< node 0: nothing left to do
  std::vector<Root> roots_;
  Count count_ = 0;
};

}  // namespace schlegel::sliding
