#pragma once
#include <array>
#include <span>
#include <vector>

#include "puzzles/numberlink/instance.hpp"

namespace schlegel::numberlink {

/// Lines that share no vertex and pass all vertices of a graph between them, some of them perhaps a single vertex.
/// Every change is O(length of the lines it changes).
class PathPartition {
 public:
  struct Line {
    Vertex a, b;  ///< the ends; the same for a single vertex
    int places;
  };

  /// Every vertex alone. The graph must outlive it.
  explicit PathPartition(const Graph& graph);

  const std::vector<Line>& lines() const { return lines_; }
  const Line& line_at(Vertex v) const { return lines_[line_[v]]; }
  bool same_line(Vertex u, Vertex v) const { return line_[u] == line_[v]; }
  bool is_end(Vertex v) const { return links_[v][1] == no_vertex; }
  /// The neighbours of v on its line, no_vertex last.
  const std::array<Vertex, 2>& links_at(Vertex v) const { return links_[v]; }
  /// The edges between them, ascending.
  Links links() const;

  /// The vertices from v to the end of its line, away from its neighbour `cut` there; all when v is an end and `cut` is
  /// no_vertex. Valid until the next call.
  std::span<const Vertex> part(Vertex v, Vertex cut);
  /// Whether the line that ends in `end` would touch itself if it went on to v, on another line, and over this part
  /// from v.
  bool would_touch(Vertex end, Vertex v, std::span<const Vertex> part) const;
  /// Lets the line that ends in `end` go on over part(v, cut), from another line.
  void take_over(Vertex end, Vertex v, Vertex cut);
  /// Cuts the line between u and v, neighbours on it.
  void cut(Vertex u, Vertex v);

 private:
  void drop(int line);

  const Graph& graph_;
  std::vector<std::array<Vertex, 2>> links_;  ///< by vertex
  std::vector<int> line_;                     ///< by vertex, as an index of lines_
  std::vector<Line> lines_;
  std::vector<Vertex> part_;
};

}  // namespace schlegel::numberlink
