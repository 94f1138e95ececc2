// A ring of four is two places with two common neighbours. From each place a, walks of two steps through places of
// lower rank bring together the places between a and the place opposite. Places are ranked by their number of
// neighbours, most first, so that each ring is met from one place only and a hub is entered from few sides (Chiba and
// Nishizeki 1985).
#include "puzzles/numberlink/solve/search/squares.hpp"

#include <algorithm>
#include <numeric>

#include "base/index.hpp"

namespace schlegel::numberlink {
namespace {

using Int = std::int32_t;

/// The places of a board, or some of them, and which are next to each other.
struct Places {
  std::vector<std::vector<Vertex>> vertices;
  std::vector<std::vector<Int>> beside;
};

Places places_of(const Instance& instance) {
  Places places;
  if (instance.cells.empty()) {
    places.vertices.resize(instance.graph.order());
    places.beside.resize(places.vertices.size());
    for (Vertex v = 0; v < instance.graph.order(); ++v) {
      places.vertices[v] = {v};
      for (const Neighbour& next : instance.graph.around(v)) places.beside[v].push_back(next.vertex);
    }
    return places;
  }
  const int w = instance.width, h = instance.height;
  places.vertices.resize(w * h);
  places.beside.resize(places.vertices.size());
  for (Vertex v = 0; v < instance.graph.order(); ++v)
    places.vertices[instance.cells[v][1] * w + instance.cells[v][0]].push_back(v);
  const auto join = [&](bool side_by_side, Int a, Int b) {
    if (!side_by_side || places.vertices[a].empty() || places.vertices[b].empty()) return;
    places.beside[a].push_back(b);
    places.beside[b].push_back(a);
  };
  for (int row = 0; row < h; ++row)
    for (int column = 0; column < w; ++column) {
      const int here = row * w + column;
      join(column + 1 < w || instance.wraps_x, here, row * w + (column + 1) % w);
      join(row + 1 < h || instance.wraps_y, here, (row + 1) % h * w + column);
    }
  return places;
}

/// Calls visit(square) for each square of these places until it returns false.
template <class Visit>
void each_square(const Places& places, Visit visit) {
  const std::size_t n = places.beside.size();
  std::vector<Int> ranked(n), rank(n), met;
  std::iota(ranked.begin(), ranked.end(), 0);
  std::stable_sort(ranked.begin(), ranked.end(),
                   [&](Int a, Int b) { return places.beside[a].size() > places.beside[b].size(); });
  for (std::size_t i = 0; i < n; ++i) rank[ranked[i]] = static_cast<Int>(i);
  std::vector<std::vector<Int>> between(n);  // by place two steps from a: those on the way
  const auto choices = [&](Int a, Int b, Int c, Int d) {
    for (Vertex u : places.vertices[a])
      for (Vertex v : places.vertices[b])
        for (Vertex w : places.vertices[c])
          for (Vertex x : places.vertices[d])
            if (!visit(Square{u, v, w, x})) return false;
    return true;
  };
  for (Int a : ranked) {
    bool more = true;
    met.clear();
    for (Int b : places.beside[a]) {
      if (rank[b] < rank[a]) continue;
      for (Int c : places.beside[b]) {
        if (!more || rank[c] <= rank[a]) continue;
        if (between[c].empty()) met.push_back(c);
        for (Int d : between[c]) more = more && choices(a, d, c, b);
        between[c].push_back(b);
      }
    }
    if (!more) return;
    for (Int c : met) between[c].clear();
  }
}

}  // namespace

std::optional<std::vector<Square>> squares_of(const Instance& instance, std::size_t most) {
  std::vector<Square> squares;
  bool too_many = false;
  each_square(places_of(instance), [&](const Square& square) {
    too_many = squares.size() == most;
    if (!too_many) squares.push_back(square);
    return !too_many;
  });
  if (too_many) return std::nullopt;
  return squares;
}

std::vector<Square> filled_squares(const Instance& instance, const Links& links, std::size_t most) {
  std::vector<std::vector<Vertex>> next(at(instance.graph.order()));
  for (Edge e : links) {
    const auto [u, v] = instance.graph.ends(e);
    next[u].push_back(v);
    next[v].push_back(u);
  }
  const Places all = places_of(instance);
  std::vector<Int> place_of(instance.graph.order()), new_of(all.vertices.size(), -1);
  for (std::size_t place = 0; place < all.vertices.size(); ++place)
    for (Vertex v : all.vertices[place]) place_of[v] = static_cast<Int>(place);
  std::vector<Square> filled;
  for (const Pair& pair : instance.pairs) {
    Places line;
    std::vector<Int> passed;
    Vertex last = no_vertex;
    for (Vertex v = pair.a; v != no_vertex;) {
      const Int place = place_of[v];
      if (new_of[place] < 0) {
        new_of[place] = static_cast<Int>(passed.size());
        passed.push_back(place);
        line.vertices.emplace_back();
      }
      line.vertices[new_of[place]].push_back(v);
      const auto onward = std::find_if(next[v].begin(), next[v].end(), [&](Vertex u) { return u != last; });
      last = v;
      v = onward == next[last].end() ? no_vertex : *onward;
    }
    line.beside.resize(passed.size());
    for (std::size_t i = 0; i < passed.size(); ++i)
      for (Int other : all.beside[passed[i]])
        if (new_of[other] >= 0) line.beside[i].push_back(new_of[other]);
    for (Int place : passed) new_of[place] = -1;
    std::size_t left = most;
    each_square(line, [&](const Square& square) {
      filled.push_back(square);
      return --left > 0;
    });
  }
  return filled;
}

bool forbids_squares(const Instance& instance) { return !instance.rules.squares && !squares_of(instance, 0); }

}  // namespace schlegel::numberlink
