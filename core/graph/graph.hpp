#pragma once
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"

namespace schlegel {

using Vertex = std::int32_t;
using Edge = std::int32_t;
inline constexpr Vertex no_vertex = -1;
inline constexpr Edge no_edge = -1;

struct Point2 {
  double x = 0, y = 0;  ///< y grows downwards, as on a screen
};
struct Point3 {
  double x = 0, y = 0, z = 0;
};

/// A neighbour, and the edge to it.
struct Neighbour {
  Vertex vertex;
  Edge edge;
};

class Graph;
/// A graph as a polyhedron; without corners, it has no such shape.
struct Solid {
  std::span<const Point3> corners;             ///< by vertex: in the unit ball, x right, y up, z towards the viewer
  std::span<const std::vector<Vertex>> faces;  ///< counter-clockwise from outside; may be empty
};
/// The graph's shape in space, or, for a planar 3-connected graph without one, its canonical polyhedron (see
/// solid_of.cpp). Computed at the first call (3 ms for 100 vertices, natively) and cached in the graph, to which the
/// spans refer. Not thread-safe on one graph.
Solid solid_of(const Graph& graph);

/// An immutable simple undirected graph with named vertices, and optionally a drawing in the plane and in space.
/// Vertices are 0..order()-1, edges 0..size()-1 with ends (u, v), u < v. Only GraphBuilder makes one.
class Graph {
 public:
  Graph() = default;

  int order() const { return static_cast<int>(names_.size()); }
  int size() const { return static_cast<int>(ends_.size()); }
  int degree(Vertex v) const { return static_cast<int>(around(v).size()); }
  /// The neighbours of v, ascending by vertex.
  std::span<const Neighbour> around(Vertex v) const {
    return {around_.data() + first_[v], around_.data() + first_[static_cast<std::size_t>(v) + 1]};
  }
  std::pair<Vertex, Vertex> ends(Edge e) const { return ends_[e]; }
  /// The ends of all edges, by edge.
  std::span<const std::pair<Vertex, Vertex>> edges() const { return ends_; }
  Vertex other_end(Edge e, Vertex v) const {
    const auto [a, b] = ends(e);
    return a == v ? b : a;
  }
  /// The edge between u and v, or no_edge. O(log degree).
  Edge edge_between(Vertex u, Vertex v) const;
  bool adjacent(Vertex u, Vertex v) const { return edge_between(u, v) != no_edge; }
  /// By vertex: the distance from v in edges, -1 if there is no path. O(n + m).
  std::vector<int> distances(Vertex v) const;

  const std::string& name(Vertex v) const { return names_[v]; }
  /// The vertex of this name, first with case, then without; no_vertex if there is none, or several without case.
  Vertex find(std::string_view name) const;

  /// By vertex: the position in the unit square. Empty if the graph has no drawing.
  std::span<const Point2> plane() const { return plane_; }
  /// The same graph with this drawing, one point for each vertex.
  Graph drawn(std::vector<Point2> plane) && {
    plane_ = std::move(plane);
    found_.reset();
    return std::move(*this);
  }
  /// By vertex: the position in the unit ball. Empty if the graph is no solid.
  std::span<const Point3> space() const { return space_; }
  /// Faces of a solid as cyclic vertex lists, counter-clockwise from outside. Empty if the graph is no solid.
  std::span<const std::vector<Vertex>> faces() const { return faces_; }

 private:
  friend class GraphBuilder;
  friend Solid solid_of(const Graph& graph);
  struct FoundSolid {
    std::vector<Point3> corners;
    std::vector<std::vector<Vertex>> faces;
  };
  static FoundSolid find_solid(const Graph& graph);

  std::vector<std::string> names_;
  std::vector<std::pair<Vertex, Vertex>> ends_;
  std::vector<std::int32_t> first_{0};
  std::vector<Neighbour> around_;
  std::vector<Vertex> by_name_;  ///< vertices sorted by name
  std::vector<Vertex> by_folded_name_;
  std::vector<Point2> plane_;
  std::vector<Point3> space_;
  std::vector<std::vector<Vertex>> faces_;
  mutable std::shared_ptr<const FoundSolid> found_;  ///< the result of solid_of, if it had to be computed
};

/// The largest graph that any text may have.
inline constexpr int max_vertices = 200'000;
inline constexpr int max_edges = 1'000'000;

/// Collects vertices and edges, and builds a Graph.
class GraphBuilder {
 public:
  /// Adds a vertex; the name must be new (see find).
  Vertex add_vertex(std::string name);
  /// The vertex of exactly this name, added if it is new. O(1) expected, as find.
  Vertex vertex(std::string_view name);
  Vertex find(std::string_view name) const;
  /// Adds an edge. False, without a change, if it is a loop or exists already, in either direction.
  bool add_edge(Vertex u, Vertex v);
  /// The edge between u and v, or no_edge. O(1) expected.
  Edge edge_between(Vertex u, Vertex v) const;
  int order() const { return graph_.order(); }
  int size() const { return graph_.size(); }
  const std::string& name(Vertex v) const { return graph_.name(v); }
  /// One point in the unit square for each vertex.
  void set_plane(std::vector<Point2> plane);
  /// One point in the unit ball for each vertex (or none at all), and the faces of the solid.
  void set_space(std::vector<Point3> space, std::vector<std::vector<Vertex>> faces);
  /// O(n log n + m log m).
  Graph build() &&;

 private:
  std::size_t slot_of(Vertex u, Vertex v) const;
  void grow_slots();
  std::size_t name_slot_of(std::string_view name, std::size_t hash) const;
  void grow_name_slots();

  Graph graph_;
  std::vector<std::size_t> hashes_;  ///< of the names, by vertex
  std::vector<Vertex> name_slots_;   ///< open addressing: vertices by name; as slots_
  std::vector<Edge> slots_;  ///< open addressing: edges by vertices; the size is a power of two, at most half full
};

}  // namespace schlegel
