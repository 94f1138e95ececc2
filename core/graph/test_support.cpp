#include "graph/test_support.hpp"

#include <algorithm>
#include <set>
#include <string>

#include "graph/vector3.hpp"

namespace schlegel::test {

std::vector<std::pair<Vertex, Vertex>> edges_of(const Graph& graph) {
  std::vector<std::pair<Vertex, Vertex>> edges;
  for (Edge e = 0; e < graph.size(); ++e) edges.push_back(graph.ends(e));
  return edges;
}

Graph random_graph(Random& random, int order, double density) {
  GraphBuilder builder;
  for (int v = 0; v < order; ++v) builder.add_vertex(std::to_string(v));
  for (Vertex u = 0; u < order; ++u)
    for (Vertex v = u + 1; v < order; ++v)
      if (random.real() < density) builder.add_edge(u, v);
  return std::move(builder).build();
}

// Each new vertex goes into a random triangle; now and then the common side of two triangles is flipped.
Graph random_planar_graph(Random& random, int order, double keep) {
  struct Triangle {
    Vertex a, b, c;
  };
  std::vector<Triangle> triangles{{0, 1, 2}, {0, 2, 1}};
  std::set<std::pair<Vertex, Vertex>> edges{{0, 1}, {0, 2}, {1, 2}};
  const auto sorted = [](Vertex u, Vertex v) { return std::pair(std::min(u, v), std::max(u, v)); };
  for (Vertex v = 3; v < order; ++v) {
    Triangle& triangle = triangles[random.below(triangles.size())];
    const auto [a, b, c] = triangle;
    triangle = {a, b, v};
    triangles.push_back({b, c, v});
    triangles.push_back({c, a, v});
    for (Vertex u : {a, b, c}) edges.insert(sorted(u, v));
    for (int flips = 0; flips < 2; ++flips) {
      // A side and the triangles on both sides of it: (p, q, r) and (q, p, s).
      Triangle& one = triangles[random.below(triangles.size())];
      std::rotate(&one.a, &one.a + random.below(3), &one.a + 3);
      const auto [p, q, r] = one;
      for (Triangle& two : triangles) {
        for (int turn = 0; turn < 3 && (two.a != q || two.b != p); ++turn) std::rotate(&two.a, &two.a + 1, &two.a + 3);
        if (two.a != q || two.b != p) continue;
        const Vertex s = two.c;
        if (s == r || edges.count(sorted(r, s))) break;
        edges.erase(sorted(p, q));
        edges.insert(sorted(r, s));
        one = {p, s, r};
        two = {s, q, r};
        break;
      }
    }
  }
  GraphBuilder builder;
  for (Vertex v = 0; v < order; ++v) builder.add_vertex(std::to_string(v));
  for (const auto& [u, v] : edges)
    if (random.real() < keep) builder.add_edge(u, v);
  return std::move(builder).build();
}

static double turn(Point2 a, Point2 b, Point2 c) { return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x); }

static bool between(Point2 a, Point2 b, Point2 p) {
  return turn(a, b, p) == 0 && std::min(a.x, b.x) <= p.x && p.x <= std::max(a.x, b.x) && std::min(a.y, b.y) <= p.y &&
         p.y <= std::max(a.y, b.y);
}

int crossings(const Graph& graph, std::span<const Point2> at) {
  const auto place = [&](Vertex v) { return at[v]; };
  int count = 0;
  for (Vertex u = 0; u < graph.order(); ++u)
    for (Vertex v = 0; v < u; ++v) count += place(u).x == place(v).x && place(u).y == place(v).y ? 1 : 0;
  for (Edge e = 0; e < graph.size(); ++e) {
    const auto [a, b] = graph.ends(e);
    for (Edge f = 0; f < e; ++f) {
      const auto [c, d] = graph.ends(f);
      const Point2 p = place(a), q = place(b), r = place(c), s = place(d);
      bool bad = false;
      if (a == c || a == d || b == c || b == d) {
        const Vertex own = a == c || a == d ? b : a, other = c == a || c == b ? d : c;
        bad = between(p, q, place(other)) || between(r, s, place(own));
      } else {
        bad = (turn(p, q, r) * turn(p, q, s) < 0 && turn(r, s, p) * turn(r, s, q) < 0) || between(p, q, r) ||
              between(p, q, s) || between(r, s, p) || between(r, s, q);
      }
      count += bad ? 1 : 0;
    }
  }
  return count;
}

int girth(const Graph& graph) {
  int least = 0;
  for (Vertex root = 0; root < graph.order(); ++root) {
    std::vector<int> distance(static_cast<std::size_t>(graph.order()), -1);
    std::vector<Edge> from(static_cast<std::size_t>(graph.order()), no_edge);
    std::vector<Vertex> queue{root};
    distance[root] = 0;
    for (std::size_t next = 0; next < queue.size(); ++next) {
      const auto u = static_cast<std::size_t>(queue[next]);
      for (const auto [vertex, edge] : graph.around(queue[next])) {
        const auto v = static_cast<std::size_t>(vertex);
        if (edge == from[u]) continue;
        if (distance[v] < 0) {
          distance[v] = distance[u] + 1;
          from[v] = edge;
          queue.push_back(vertex);
        } else if (const int cycle = distance[u] + distance[v] + 1; least == 0 || cycle < least) {
          least = cycle;
        }
      }
    }
  }
  return least;
}

namespace {

struct TourSearch {
  const Graph& graph;
  std::vector<char> used;

  // A vertex off the path needs two neighbours that are off it or at one of its ends.
  bool hopeless(Vertex end) const {
    for (Vertex v = 0; v < graph.order(); ++v) {
      if (used[v]) continue;
      int open = 0;
      for (const auto [u, e] : graph.around(v)) open += !used[u] || u == end || u == 0 ? 1 : 0;
      if (open < 2) return true;
    }
    return false;
  }
  bool extend(Vertex end, int length) {
    if (length == graph.order()) return graph.adjacent(end, 0);
    if (hopeless(end)) return false;
    for (const auto [v, e] : graph.around(end)) {
      if (used[v]) continue;
      used[v] = 1;
      if (extend(v, length + 1)) return true;
      used[v] = 0;
    }
    return false;
  }
};

}  // namespace

bool three_connected(const Graph& graph) {
  const auto n = static_cast<std::size_t>(graph.order());
  for (std::size_t a = 0; a < n; ++a)
    for (std::size_t b = 0; b < a; ++b) {
      std::vector<char> met(n, 0);
      met[a] = met[b] = 1;
      const auto first = static_cast<std::size_t>(std::find(met.begin(), met.end(), 0) - met.begin());
      if (first == n) return false;
      met[first] = 1;
      std::vector<Vertex> queue{static_cast<Vertex>(first)};
      for (std::size_t i = 0; i < queue.size(); ++i)
        for (const Neighbour& next : graph.around(queue[i]))
          if (char& seen = met[next.vertex]; !seen) {
            seen = 1;
            queue.push_back(next.vertex);
          }
      if (queue.size() + 2 < n) return false;
    }
  return n > 3;
}

bool has_tour(const Graph& graph) {
  if (graph.order() < 3) return false;
  TourSearch search{graph, std::vector<char>(static_cast<std::size_t>(graph.order()))};
  search.used[0] = 1;
  return search.extend(0, 1);
}

double off_canonical(const RotationSystem& around, const std::vector<Point3>& corners) {
  const auto at = [&](Vertex v) { return corners[v]; };
  double worst = 0;
  Point3 mean;
  int ends = 0;
  for (std::size_t v = 0; v < around.size(); ++v)
    for (Vertex u : around[v]) {
      const Point3 along = unit(at(u) - corners[v]), touching = corners[v] - dot(corners[v], along) * along;
      worst = std::max(worst, std::abs(length(touching) - 1));
      mean = mean + touching;
      ++ends;
    }
  worst = std::max(worst, length((1.0 / ends) * mean));
  for (const auto& face : trace_faces(around)) {
    Point3 normal;
    for (std::size_t i = 0; i < face.size(); ++i) normal = normal + cross(at(face[i]), at(face[(i + 1) % face.size()]));
    normal = unit(normal);
    double height = 0;
    for (Vertex v : face) height += dot(normal, at(v)) / static_cast<double>(face.size());
    const std::set<Vertex> on(face.begin(), face.end());
    for (Vertex v = 0; v < static_cast<Vertex>(corners.size()); ++v) {
      const double above = dot(normal, at(v)) - height;
      if (on.count(v)) worst = std::max(worst, std::abs(above));
      if (above > 1e-9) worst = 1;
    }
  }
  return worst;
}

}  // namespace schlegel::test
