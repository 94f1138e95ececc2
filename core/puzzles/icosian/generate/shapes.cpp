#include "puzzles/icosian/generate/shapes.hpp"

#include <algorithm>
#include <climits>
#include <cmath>
#include <cstdlib>
#include <string>
#include <utility>

#include "graph/drawing/layout.hpp"
#include "graph/families/conway.hpp"
#include "graph/families/families.hpp"
#include "graph/families/naming.hpp"

namespace schlegel::icosian {
namespace {

using Face = std::vector<Vertex>;

/// The places to so few digits that no machine's rounding is seen in the text.
std::vector<Point2> rounded(std::vector<Point2> places) {
  for (Point2& p : places) p = {std::round(p.x * 1000) / 1000, std::round(p.y * 1000) / 1000};
  return places;
}

/// Puts v between u and w, neighbours on two faces.
void part_edge(std::vector<Face>& faces, Vertex u, Vertex w, Vertex v) {
  for (Face& face : faces)
    for (std::size_t i = 0; i < face.size(); ++i) {
      const Vertex a = face[i], b = face[(i + 1) % face.size()];
      if ((a != u || b != w) && (a != w || b != u)) continue;
      face.insert(face.begin() + static_cast<std::ptrdiff_t>(i) + 1, v);
      break;
    }
}

Graph graph_of(const std::vector<Face>& faces, int order) {
  GraphBuilder builder;
  for (std::string& name : letter_names(order)) builder.add_vertex(std::move(name));
  for (const Face& face : faces)
    for (std::size_t i = 0; i < face.size(); ++i) builder.add_edge(face[i], face[(i + 1) % face.size()]);
  return std::move(builder).build();
}

/// Drawn, its vertices in the order of reading.
Graph named_from_top(const Graph& graph) {
  const std::vector<Point2> places = rounded(layout_plane(graph));
  std::vector<Vertex> order(graph.order()), rank(order.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = static_cast<Vertex>(i);
  std::stable_sort(order.begin(), order.end(), [&](Vertex a, Vertex b) {
    return std::pair(places[a].y, places[a].x) < std::pair(places[b].y, places[b].x);
  });
  GraphBuilder builder;
  std::vector<Point2> plane;
  for (const Vertex v : order) {
    rank[v] = builder.add_vertex(graph.name(builder.order()));
    plane.push_back(places[v]);
  }
  for (const auto& [u, v] : graph.edges()) builder.add_edge(rank[u], rank[v]);
  builder.set_plane(std::move(plane));
  return std::move(builder).build();
}

/// Up to three operations on a solid.
std::string random_recipe(Random& random) {
  constexpr std::string_view operations = "dakjtznoebmsgp", solids = "TCODIPAY";
  std::string recipe;
  const auto number = [&](unsigned most) { return std::to_string(3 + random.below(most - 2)); };
  for (std::size_t left = 1 + random.below(3u); left > 0; --left) {
    recipe += operations[random.below(operations.size())];
    const bool may_choose = recipe.back() == 'k' || recipe.back() == 't';
    if (may_choose && random.below(2u) == 0) recipe += number(6);
  }
  const std::size_t solid = random.below(solids.size());
  recipe += solids[solid];
  return solid < 5 ? recipe : recipe + number(8);
}

/// A board of squares from the library, as square as can be.
Graph board_of(const std::string& family, int rows, int columns) {
  return *make_family(family + "_" + std::to_string(rows) + "x" + std::to_string(columns));
}

}  // namespace

Graph random_cubic(int order, Random& random) {
  std::vector<Face> faces{{0, 1, 2}, {0, 3, 1}, {1, 3, 2}, {2, 3, 0}};
  for (Vertex p = 4; p + 1 < order; p += 2) {
    const Vertex q = p + 1;
    std::size_t sides = 0;
    for (const Face& face : faces) sides += face.size();
    std::size_t drawn = random.below(sides), which = 0;  // a face with many sides is parted more often
    for (; drawn >= faces[which].size(); ++which) drawn -= faces[which].size();
    const Face face = faces[which];
    const std::size_t n = face.size(), apart = n < 4 ? 1 : 2 + random.below(n - 3), other = (drawn + apart) % n;
    part_edge(faces, face[drawn], face[(drawn + 1) % n], p);
    part_edge(faces, face[other], face[(other + 1) % n], q);
    Face& whole = faces[which];
    std::rotate(whole.begin(), std::find(whole.begin(), whole.end(), p), whole.end());
    const auto end = std::find(whole.begin(), whole.end(), q);
    Face half(whole.begin(), end + 1);
    whole.erase(whole.begin() + 1, end);
    faces.push_back(std::move(half));
  }
  return named_from_top(graph_of(faces, order));
}

std::string random_polyhedron(int order, Random& random) {
  constexpr int most_recipes = 200;
  std::string best;
  for (int tried = 0, off = INT_MAX; tried < most_recipes && off > order / 8; ++tried) {
    const std::string recipe = random_recipe(random);
    const auto made = conway_polyhedron(recipe);
    if (!made || std::abs(static_cast<int>(made->size()) - order) >= off) continue;
    off = std::abs(static_cast<int>(made->size()) - order);
    best = "conway_" + recipe;
  }
  return best;
}

Graph random_knights_board(int order, Random& random) {
  // Rows and columns are even, so that a cell and the one opposite have the same colour; a quarter of the cells goes.
  int rows = 4, columns = 4;
  while (3 * rows * columns < 4 * order) (rows < columns ? rows : columns) += 2;
  const Graph board = board_of("knight", rows, columns);
  std::vector<char> stays(board.order(), 1);
  int left = board.order();
  for (int colour = 0; left - 2 >= order || colour == 1; colour = 1 - colour) {
    int row = 0, column = 0;
    do {
      row = static_cast<int>(random.below(static_cast<unsigned>(rows)));
      column = static_cast<int>(random.below(static_cast<unsigned>(columns)));
    } while ((row + column) % 2 != colour || stays[row * columns + column] == 0);
    stays[row * columns + column] = stays[board.order() - 1 - (row * columns + column)] = 0;
    left -= 2;
  }
  return part_of(board, stays, {});
}

Graph even_grid(int order) {
  int rows = 2, columns = 2;
  while (rows * columns < order || rows * columns % 2 != 0) ++(rows < columns ? rows : columns);
  return board_of("grid", rows, columns);
}

Graph part_of(const Graph& graph, const std::vector<char>& stays, const std::vector<Edge>& gone) {
  GraphBuilder builder;
  std::vector<Point2> places;
  for (Vertex v = 0; v < graph.order(); ++v) {
    if (!stays.empty() && stays[v] == 0) continue;
    builder.add_vertex(graph.name(v));
    places.push_back(graph.plane()[v]);
  }
  for (Edge e = 0; e < graph.size(); ++e) {
    if (std::find(gone.begin(), gone.end(), e) != gone.end()) continue;
    const Vertex u = builder.find(graph.name(graph.ends(e).first)), v = builder.find(graph.name(graph.ends(e).second));
    if (u != no_vertex && v != no_vertex) builder.add_edge(u, v);
  }
  builder.set_plane(std::move(places));
  return std::move(builder).build();
}

}  // namespace schlegel::icosian
