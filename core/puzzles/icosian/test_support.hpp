#pragma once
#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include <doctest/doctest.h>

#include "base/random.hpp"
#include "puzzles/icosian/instance.hpp"

namespace schlegel::icosian::testing {

/// A graph from edges such as "bc bg bz": one letter for each vertex, named in the order of first mention.
inline Graph letters(std::string_view edges) {
  GraphBuilder builder;
  for (std::size_t i = 0; i + 1 < edges.size(); i += 3) {
    const Vertex u = builder.vertex(edges.substr(i, 1));
    builder.add_edge(u, builder.vertex(edges.substr(i + 1, 1)));
  }
  return std::move(builder).build();
}

inline Graph dodecahedron() {
  return letters("bc bg bz cd cp df dm fg fk gh hj hx jk jv kl lt lm mn np ns pq qz qr rs rw st tv vw wx xz");
}

inline Graph numbered(int order, const std::vector<std::pair<int, int>>& edges) {
  GraphBuilder builder;
  for (int v = 0; v < order; ++v) builder.add_vertex(std::to_string(v + 1));
  for (const auto& [u, v] : edges) builder.add_edge(u, v);
  return std::move(builder).build();
}

inline Graph grid(int width, int height) {
  std::vector<std::pair<int, int>> edges;
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < width; ++x) {
      if (x + 1 < width) edges.emplace_back(y * width + x, y * width + x + 1);
      if (y + 1 < height) edges.emplace_back(y * width + x, (y + 1) * width + x);
    }
  return numbered(width * height, edges);
}

inline Graph complete(int order) {
  std::vector<std::pair<int, int>> edges;
  for (int u = 0; u < order; ++u)
    for (int v = u + 1; v < order; ++v) edges.emplace_back(u, v);
  return numbered(order, edges);
}

inline Graph hypercube(int dimension) {
  std::vector<std::pair<int, int>> edges;
  for (int u = 0; u < 1 << dimension; ++u)
    for (int bit = 0; bit < dimension; ++bit)
      if (u < (u ^ (1 << bit))) edges.emplace_back(u, u ^ (1 << bit));
  return numbered(1 << dimension, edges);
}

/// The generalised Petersen graph: an outer cycle of n, spokes, and inner steps of k.
inline Graph petersen(int n, int k) {
  std::vector<std::pair<int, int>> edges;
  for (int i = 0; i < n; ++i) {
    edges.emplace_back(i, (i + 1) % n);
    edges.emplace_back(i, n + i);
    edges.emplace_back(n + i, n + (i + k) % n);
  }
  return numbered(2 * n, edges);
}

/// Closed tours of it.
inline Instance tours_of(Graph graph) {
  Instance instance;
  instance.graph = std::move(graph);
  return instance;
}

inline std::vector<Vertex> vertices_of(const Instance& instance, const std::vector<std::string>& names) {
  std::vector<Vertex> vertices;
  for (const std::string& name : names) vertices.push_back(instance.graph.find(name));
  return vertices;
}

/// The answer, which must be of this kind.
template <class Kind, class... Kinds>
Kind must_be(const std::variant<Kinds...>& answer) {
  REQUIRE(std::holds_alternative<Kind>(answer));
  return std::get<Kind>(answer);
}

/// A random graph, opening, required and forbidden edges; mostly but not always with tours.
inline Instance random_instance(Random& random, int most) {
  const int n = 1 + static_cast<int>(random.below(static_cast<std::uint64_t>(most)));
  const double density = 0.25 + 0.7 * random.real();
  std::vector<std::pair<int, int>> edges;
  const bool ring = random.below(2) == 0;
  for (int u = 0; u < n; ++u)
    for (int v = u + 1; v < n; ++v)
      if (random.real() < density || (ring && (v == u + 1 || (u == 0 && v == n - 1)))) edges.emplace_back(u, v);
  Instance instance;
  instance.graph = numbered(n, edges);
  instance.closed = random.below(2) == 0;
  if (random.below(2) == 0) {
    std::vector<Vertex>& path = instance.opening;
    path.push_back(static_cast<Vertex>(random.below(static_cast<std::uint64_t>(n))));
    const auto length = static_cast<std::size_t>(1 + random.below(static_cast<std::uint64_t>(n)));
    while (path.size() < length) {
      const auto around = instance.graph.around(path.back());
      if (around.empty()) break;
      const Vertex next = around[random.below(around.size())].vertex;
      if (std::find(path.begin(), path.end(), next) != path.end()) break;
      path.push_back(next);
    }
  }
  for (Edge e = 0; e < instance.graph.size(); ++e) {
    const std::uint64_t fate = random.below(30);
    if (fate == 0) instance.required.push_back(e);
    if (fate == 1) instance.forbidden.push_back(e);
  }
  return instance;
}

/// All tours by trying every order of the vertices, in lexicographic order; knows only the definition.
class BruteForce {
 public:
  explicit BruteForce(const Instance& instance)
      : instance_(instance), used_(static_cast<std::size_t>(instance.graph.order())) {
    grow();
  }
  std::vector<Tour> tours;

 private:
  void grow() {
    const int n = instance_.graph.order();
    if (static_cast<int>(path_.size()) == n) {
      if (fits()) tours.push_back(path_);
      return;
    }
    for (Vertex v = 0; v < n; ++v) {
      if (used_[v] || (!path_.empty() && !instance_.graph.adjacent(path_.back(), v))) continue;
      used_[v] = true;
      path_.push_back(v);
      grow();
      path_.pop_back();
      used_[v] = false;
    }
  }
  bool fits() const {
    const std::size_t n = path_.size();
    const std::vector<Vertex>& opening = instance_.opening;
    if (n == 0 || opening.size() > n || !std::equal(opening.begin(), opening.end(), path_.begin())) return false;
    std::vector<Edge> used;
    for (std::size_t i = 0; i + 1 < n; ++i) used.push_back(instance_.graph.edge_between(path_[i], path_[i + 1]));
    if (instance_.closed) {
      if (n < 3 || !instance_.graph.adjacent(path_.back(), path_[0])) return false;
      used.push_back(instance_.graph.edge_between(path_.back(), path_[0]));
      if (opening.empty() && path_[0] != 0) return false;
      if (opening.size() < 2 && path_[1] > path_.back()) return false;
    } else if (opening.empty() && path_[0] > path_.back()) {
      return false;
    }
    const auto has = [&](Edge e) { return std::find(used.begin(), used.end(), e) != used.end(); };
    return std::all_of(instance_.required.begin(), instance_.required.end(), has) &&
           std::none_of(instance_.forbidden.begin(), instance_.forbidden.end(), has);
  }

  const Instance& instance_;
  std::vector<bool> used_;
  Tour path_;
};

/// The moves behind the opening of each.
inline std::vector<std::vector<std::string>> moves_of(const Instance& instance, const std::vector<Tour>& tours) {
  std::vector<std::vector<std::string>> all;
  for (const Tour& tour : tours) {
    auto& moves = all.emplace_back();
    for (std::size_t i = instance.opening.size(); i < tour.size(); ++i) moves.push_back(instance.graph.name(tour[i]));
  }
  return all;
}

}  // namespace schlegel::icosian::testing
