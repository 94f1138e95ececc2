#pragma once
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "graph/graph.hpp"

namespace schlegel::sliding {

/// What lies on each vertex. A token is named by its home: the board is solved when at[v] == v everywhere. The blank is
/// the token whose home is where the blank must end.
using Arrangement = std::vector<Vertex>;
/// A walk of the blank: the vertices it goes to, one for each move.
using Walk = std::vector<Vertex>;

/// A graph as the searches want it, numbered 0..order()-1, and the home of the blank.
class Board {
 public:
  Board() = default;
  Board(int order, std::span<const std::pair<Vertex, Vertex>> edges, Vertex blank_home);

  int order() const { return order_; }
  Vertex blank() const { return blank_; }
  std::span<const Vertex> around(Vertex v) const {
    return {next_.data() + first_[v], next_.data() + first_[static_cast<std::size_t>(v) + 1]};
  }
  int degree(Vertex v) const { return static_cast<int>(around(v).size()); }
  bool adjacent(Vertex u, Vertex v) const;
  int max_degree() const;
  /// Steps from v to every vertex; -1 where no path leads.
  std::vector<int> distances(Vertex v) const;
  bool bipartite() const;

  friend bool operator==(const Board&, const Board&) = default;

 private:
  int order_ = 0;
  Vertex blank_ = 0;
  std::vector<std::int32_t> first_{0};
  std::vector<Vertex> next_;
};

/// Where the blank is; no_vertex when the arrangement has none.
Vertex find_blank(const Board& board, const Arrangement& at);
bool is_solved(const Arrangement& at);
/// Everything at home.
Arrangement solved_arrangement(int order);
/// Lets the blank go along a walk; every step must be an edge.
void follow(Arrangement& at, Vertex& blank, std::span<const Vertex> walk);
/// Symmetries of the board that keep the blank's home, the identity first, at most `most` of them; each as the images
/// of the vertices. By backtracking with a bounded number of steps: on large boards some may be missed.
std::vector<std::vector<Vertex>> symmetries(const Board& board, std::size_t most);

}  // namespace schlegel::sliding
