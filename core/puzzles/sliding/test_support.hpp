#pragma once
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "base/random.hpp"
#include "puzzles/sliding/board.hpp"
#include "puzzles/sliding/sliding.hpp"

namespace schlegel::sliding::testing {

using Edges = std::vector<std::pair<Vertex, Vertex>>;

inline Board grid(int rows, int columns, Vertex blank = 0) {
  Edges edges;
  for (int row = 0; row < rows; ++row)
    for (int column = 0; column < columns; ++column) {
      const Vertex v = row * columns + column;
      if (column + 1 < columns) edges.emplace_back(v, v + 1);
      if (row + 1 < rows) edges.emplace_back(v, v + columns);
    }
  return Board(rows * columns, edges, blank);
}

inline Board cycle(int order) {
  Edges edges;
  for (Vertex v = 0; v < order; ++v) edges.emplace_back(v, (v + 1) % order);
  return Board(order, edges, 0);
}

/// Hubs 0 and 1 joined by three paths with so many vertices inside.
inline Board theta(int a, int b, int c, Vertex blank = 0) {
  Edges edges;
  int next = 2;
  for (int inner : {a, b, c}) {
    Vertex at = 0;
    for (int i = 0; i < inner; ++i) {
      edges.emplace_back(at, next);
      at = next++;
    }
    edges.emplace_back(at, 1);
  }
  return Board(next, edges, blank);
}

inline Board complete(int order) {
  Edges edges;
  for (Vertex v = 0; v < order; ++v)
    for (Vertex w = 0; w < v; ++w) edges.emplace_back(w, v);
  return Board(order, edges, 0);
}

/// Connected, with so many edges more than a tree where they fit.
inline Board random_board(Random& random, int order, int more) {
  Edges edges;
  std::vector<char> joined(static_cast<std::size_t>(order * order), 0);
  const auto join = [&](Vertex u, Vertex v) {
    if (u == v || joined[u * order + v]) return;
    joined[u * order + v] = joined[v * order + u] = 1;
    edges.emplace_back(std::min(u, v), std::max(u, v));
  };
  const auto below = [&](int bound) { return static_cast<Vertex>(random.below(static_cast<std::uint64_t>(bound))); };
  for (Vertex v = 1; v < order; ++v) join(below(v), v);
  for (int i = 0; i < more; ++i) join(below(order), below(order));
  return Board(order, edges, below(order));
}

inline Arrangement home(const Board& board) { return solved_arrangement(board.order()); }

inline Arrangement shuffled(const Board& board, Random& random) {
  Arrangement at = home(board);
  random.shuffle(at);
  return at;
}

inline Arrangement walked(const Board& board, Random& random, int steps) {
  Arrangement at = home(board);
  Vertex blank = board.blank();
  for (int i = 0; i < steps && board.degree(blank) > 0; ++i) {
    const Vertex to = board.around(blank)[random.below(board.degree(blank))];
    follow(at, blank, std::span(&to, 1));
  }
  return at;
}

/// Whether the walk solves it, step by step along edges.
inline bool solves(const Board& board, Arrangement at, const Walk& walk) {
  Vertex blank = find_blank(board, at);
  for (Vertex v : walk) {
    if (!board.adjacent(blank, v)) return false;
    follow(at, blank, std::span(&v, 1));
  }
  return is_solved(at);
}

/// Vertices v0, v1 ... with tokens of the same names, the gap's home v0.
inline Sliding::Instance instance_of(const Board& board, const Arrangement& start) {
  std::string text = "sliding\n";
  for (int v = 0; v < board.order(); ++v) text += "vertex v" + std::to_string(v) + "\n";
  for (int v = 0; v < board.order(); ++v)
    for (const Vertex w : board.around(v))
      if (v < w) text += "edge v" + std::to_string(v) + " v" + std::to_string(w) + "\n";
  text += "tokens";
  const auto name = [&](Vertex t) { return t == board.blank() ? std::string("0") : "v" + std::to_string(t); };
  for (const Vertex t : start) text += " " + name(t);
  return *Sliding::parse(text + "\n");
}

/// By plain breadth-first search from the goal: how far each arrangement is.
inline std::map<Arrangement, int> all_distances(const Board& board) {
  std::map<Arrangement, int> far{{home(board), 0}};
  std::vector<Arrangement> queue{home(board)};
  for (std::size_t head = 0; head < queue.size(); ++head) {
    const Arrangement here = queue[head];
    const Vertex gap = find_blank(board, here);
    for (const Vertex v : board.around(gap)) {
      Arrangement next = here;
      std::swap(next[v], next[gap]);
      if (far.emplace(next, far[here] + 1).second) queue.push_back(std::move(next));
    }
  }
  return far;
}

}  // namespace schlegel::sliding::testing
