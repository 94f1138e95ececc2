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

/// One end of an edge as seen from the other.
struct Neighbour {
  Vertex vertex;
  Edge edge;
};

class Graph;
/// A graph as a polyhedron. Without corners it is none.
struct Solid {
  std::span<const Point3> corners;             ///< by vertex: in the unit ball, x right, y up, z towards the viewer
  std::span<const std::vector<Vertex>> faces;  ///< counter-clockwise seen from outside; none are known of a mere shape
};
/// The shape that the graph has in space; for a planar and 3-connected graph that has none its canonical polyhedron,
/// see solid_of.cpp. Found at the first call (3 ms for 100 vertices, natively) and kept with the graph, in which the
/// spans lie. Not for two threads at once on one graph.
Solid solid_of(const Graph& graph);

/// An immutable simple undirected graph with named vertices, and optionally a drawing in the plane and in space.
/// Vertices are 0..order()-1, edges 0..size()-1 with ends (u, v), u < v. Built by GraphBuilder only.
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
  /// By vertex: the number of edges from v, -1 where no path leads. O(n + m).
  std::vector<int> distances(Vertex v) const;

  const std::string& name(Vertex v) const { return names_[v]; }
  /// The vertex of that name, first as written, then ignoring case; no_vertex when there is none or, ignoring case,
  /// several.
  Vertex find(std::string_view name) const;

  /// Positions in the unit square, one for each vertex; empty when the graph has no drawing.
  std::span<const Point2> plane() const { return plane_; }
  /// The same graph with this drawing, one point for each vertex.
  Graph drawn(std::vector<Point2> plane) && {
    plane_ = std::move(plane);
    found_.reset();
    return std::move(*this);
  }
  /// Positions on or in the unit ball, one for each vertex; empty when the graph is no solid.
  std::span<const Point3> space() const { return space_; }
  /// Faces of a solid as cyclic vertex lists, counter-clockwise seen from outside; empty when the graph is no solid.
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
  mutable std::shared_ptr<const FoundSolid> found_;  ///< what solid_of had to find, once it was asked
};

/// The largest graph that is accepted from any text.
inline constexpr int max_vertices = 200'000;
inline constexpr int max_edges = 1'000'000;

/// Collects vertices and edges and makes a Graph of them.
class GraphBuilder {
 public:
  /// Adds a vertex; the name must be new (see find).
  Vertex add_vertex(std::string name);
  /// The vertex of exactly that name, added when it is new. O(1) expected, as find.
  Vertex vertex(std::string_view name);
  Vertex find(std::string_view name) const;
  /// Adds an edge; false and no change when it is a loop or already there (in either direction).
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
  std::vector<Vertex> name_slots_;   ///< open addressing: vertices by their names; as slots_
  std::vector<Edge> slots_;          ///< open addressing: edges by their ends; a power of two, at most half full
};

}  // namespace schlegel
