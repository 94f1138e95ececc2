#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <numeric>
#include <utility>

#include "graph/drawing/drawing.hpp"
#include "graph/families/family_makers.hpp"
#include "graph/families/naming.hpp"

namespace schlegel::make {

static GraphBuilder lettered(int n) {
  GraphBuilder builder;
  for (std::string& name : letter_names(n)) builder.add_vertex(std::move(name));
  return builder;
}

static std::vector<Point2> circle(int n) {
  std::vector<Point2> plane;
  for (int i = 0; i < n; ++i) plane.push_back(on_circle(0.5, static_cast<double>(i) / n));
  return plane;
}

static Graph drawn(GraphBuilder builder, std::vector<Point2> plane) {
  if (plane.size() == 1) plane[0] = {0.5, 0.5};
  builder.set_plane(std::move(plane));
  return std::move(builder).build();
}

Graph complete(int n) {
  GraphBuilder builder = lettered(n);
  for (Vertex u = 0; u < n; ++u)
    for (Vertex v = u + 1; v < n; ++v) builder.add_edge(u, v);
  return drawn(std::move(builder), circle(n));
}

// Two parts are in two rows, but the middle of a star is in the middle; more parts are on a circle.
static std::vector<Point2> multipartite_places(const Numbers& parts, int n) {
  if (parts.size() > 2) return circle(n);
  std::vector<Point2> plane;
  if (parts.size() == 2 && std::min(parts[0], parts[1]) == 1 && n > 3) {
    plane = circle(n - 1);
    plane.insert(parts[0] == 1 ? plane.begin() : plane.end(), Point2{0.5, 0.5});
    return plane;
  }
  for (std::size_t part = 0; part < parts.size(); ++part)
    for (int i = 0; i < parts[part]; ++i)
      plane.push_back({(i + 0.5) / parts[part], 0.2 + 0.6 * static_cast<double>(part)});
  return plane;
}

Graph complete_multipartite(const Numbers& parts) {
  const int n = std::accumulate(parts.begin(), parts.end(), 0);
  GraphBuilder builder = lettered(n);
  Vertex first = 0;
  for (int part : parts) {
    const Vertex end = first + part;
    for (Vertex u = first; u < end; ++u)
      for (Vertex v = end; v < n; ++v) builder.add_edge(u, v);
    first = end;
  }
  return drawn(std::move(builder), multipartite_places(parts, n));
}

Graph cycle(int n) {
  GraphBuilder builder = lettered(n);
  for (Vertex v = 0; v < n; ++v) builder.add_edge(v, (v + 1) % n);
  return drawn(std::move(builder), circle(n));
}

Graph path(int n) {
  GraphBuilder builder = lettered(n);
  std::vector<Point2> plane;
  for (Vertex v = 0; v < n; ++v) {
    if (v > 0) builder.add_edge(v - 1, v);
    plane.push_back({static_cast<double>(v), 0});
  }
  fit_unit_square(plane);
  return drawn(std::move(builder), std::move(plane));
}

Graph wheel(int rim) {
  GraphBuilder builder = lettered(rim + 1);
  for (Vertex v = 0; v < rim; ++v) {
    builder.add_edge(v, (v + 1) % rim);
    builder.add_edge(v, rim);
  }
  std::vector<Point2> plane = circle(rim);
  plane.push_back({0.5, 0.5});
  return drawn(std::move(builder), std::move(plane));
}

Graph ladder(int rungs) {
  GraphBuilder builder = lettered(2 * rungs);
  std::vector<Point2> plane;
  for (Vertex v = 0; v < 2 * rungs; ++v) {
    const bool lower = v >= rungs;
    plane.push_back({static_cast<double>(v % rungs), lower ? 1.0 : 0.0});
    if ((v + 1) % rungs != 0) builder.add_edge(v, v + 1);
    if (lower) builder.add_edge(v - rungs, v);
  }
  fit_unit_square(plane);
  return drawn(std::move(builder), std::move(plane));
}

// A shadow of the cube: each dimension is a vector in the plane, their directions spread over half a turn and their
// lengths chosen so that the vertices fall well apart.
Graph hypercube(int dimension) {
  GraphBuilder builder;
  std::vector<Point2> axes, plane;
  for (int i = 0; i < dimension; ++i) {
    const double angle = std::numbers::pi * (i + 0.5) / dimension;
    double length = 1 + 0.22 * i;
    const int from_side = std::min(i, dimension - 1 - i);
    if (dimension == 3) length = std::array{1.0, 0.5}[from_side];
    if (dimension == 4) length = 1;
    if (dimension == 5) length = std::array{1.0, 1.12, 0.386}[from_side];
    if (dimension == 6) length = std::array{1.0, 0.448, 0.561}[from_side];
    axes.push_back({length * std::cos(angle), length * std::sin(angle)});
  }
  const int n = 1 << dimension;
  for (int v = 0; v < n; ++v) {
    std::string name;
    Point2 at;
    for (int i = 0; i < dimension; ++i) {
      const bool bit = (v >> (dimension - 1 - i) & 1) != 0;
      name += bit ? '1' : '0';
      if (!bit) continue;
      at.x += axes[i].x;
      at.y += axes[i].y;
    }
    builder.add_vertex(std::move(name));
    plane.push_back(at);
  }
  for (int v = 0; v < n; ++v)
    for (int bit = 1; bit < n; bit *= 2) builder.add_edge(v, v ^ bit);
  fit_unit_square(plane);
  return drawn(std::move(builder), std::move(plane));
}

// The two vertices are left and right; the paths are arcs between them, the longest outside.
Graph theta(const Numbers& inner) {
  Numbers longest_first = inner;
  std::sort(longest_first.rbegin(), longest_first.rend());
  const std::size_t paths = inner.size();
  Numbers rows(paths);
  for (std::size_t i = 0; i < paths; ++i) rows[i % 2 == 0 ? i / 2 : paths - 1 - i / 2] = longest_first[i];

  GraphBuilder builder = lettered(2 + std::accumulate(inner.begin(), inner.end(), 0));
  std::vector<Point2> plane = {{0, 0.5}, {1, 0.5}};
  Vertex next = 2;
  for (std::size_t row = 0; row < paths; ++row) {
    const double height = paths == 1 ? 0 : static_cast<double>(row) / static_cast<double>(paths - 1) - 0.5;
    Vertex last = 0;
    for (int i = 1; i <= rows[row]; ++i) {
      const double angle = std::numbers::pi * i / (rows[row] + 1);
      plane.push_back({0.5 - 0.5 * std::cos(angle), 0.5 + height * std::sin(angle)});
      builder.add_edge(last, next);
      last = next++;
    }
    builder.add_edge(last, 1);
  }
  return drawn(std::move(builder), std::move(plane));
}

Graph bowtie() {
  GraphBuilder builder = lettered(5);
  for (const auto& [u, v] : {std::pair{0, 1}, {0, 2}, {1, 2}, {2, 3}, {2, 4}, {3, 4}}) builder.add_edge(u, v);
  return drawn(std::move(builder), {{0, 0.1}, {0, 0.9}, {0.5, 0.5}, {1, 0.1}, {1, 0.9}});
}

}  // namespace schlegel::make
