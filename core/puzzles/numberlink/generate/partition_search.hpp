#pragma once
#include <cstdint>
#include <span>
#include <vector>

#include "base/control.hpp"
#include "base/random.hpp"
#include "puzzles/numberlink/generate/path_partition.hpp"

namespace schlegel::numberlink {

/// What the lines of a board are to be like. The length of a line is the number of its places, two at least; a place
/// alone is no line.
struct LineForm {
  int lines = 1;               ///< how many there are
  int shortest = 4;            ///< the least length
  int longest = 0;             ///< the greatest length, where that can be had
  int most_alone = 0;          ///< at most so many places on no line
  bool may_touch = false;      ///< a line may run beside itself
  bool ends_apart = false;     ///< no two ends are neighbours; else that is rare
  std::vector<Vertex> mirror;  ///< by vertex: the one that is an end when this one is; empty: none has to be
  std::vector<char> no_end;    ///< by vertex: lines pass here and do not end
};

/// A random walk over the covers of a graph. At a step the end of a line takes over a part of a line beside it, or all
/// of it. What the form does not want costs points, and a step that costs d points more is taken with probability 2^-d
/// (Metropolis et al., "Equation of State Calculations by Fast Computing Machines", 1953; in whole numbers, so that it
/// goes alike on every machine).
class PartitionSearch {
 public:
  /// Begins with every vertex alone. Graph and random numbers must outlive it.
  PartitionSearch(const Graph& graph, LineForm wanted, Random& random);

  const PathPartition& cover() const { return cover_; }
  const LineForm& form() const { return form_; }
  /// Wants other lines from now on. O(lines).
  void want(int lines, int shortest, int most_alone);
  /// Walks until the cover has the form; false when it has not after so many steps, or when the Control stops it.
  bool reach(std::uint64_t steps, Control& control);
  /// Makes room for other lines around these vertices: cuts lines there and moves the ends of lines that pass there.
  void loosen(std::span<const Vertex> region);

 private:
  bool has_form() const;
  int points_of(int places) const;
  bool step(Vertex end, bool may_join);
  void set_end(Vertex v, bool is_end);
  void take_line(int places, int sign);
  void cut(Vertex u, Vertex v);
  Vertex any_end();
  int degree(Vertex v) const;

  const Graph& graph_;
  LineForm form_;
  Random& random_;
  PathPartition cover_;
  std::vector<char> is_end_;  ///< of a line
  int end_points_ = 0;        ///< what the places of the ends cost
  int end_faults_ = 0;        ///< and how many of them are against the form
  int lines_ = 0, alone_ = 0, short_ = 0;
};

}  // namespace schlegel::numberlink
