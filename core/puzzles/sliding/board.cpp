#include "puzzles/sliding/board.hpp"

#include <algorithm>
#include <numeric>

namespace schlegel::sliding {

Board::Board(int order, std::span<const std::pair<Vertex, Vertex>> edges, Vertex blank_home)
    : order_(order), blank_(blank_home), first_(static_cast<std::size_t>(order) + 1, 0), next_(2 * edges.size()) {
  for (const auto& [u, v] : edges) {
    ++first_[static_cast<std::size_t>(u) + 1];
    ++first_[static_cast<std::size_t>(v) + 1];
  }
  for (std::size_t v = 0; v < static_cast<std::size_t>(order); ++v) first_[v + 1] += first_[v];
  std::vector<std::int32_t> fill(first_.begin(), first_.end() - 1);
  for (const auto& [u, v] : edges) {
    next_[fill[u]++] = v;
    next_[fill[v]++] = u;
  }
  for (std::size_t v = 0; v < static_cast<std::size_t>(order); ++v)
    std::sort(next_.begin() + first_[v], next_.begin() + first_[v + 1]);
}

bool Board::adjacent(Vertex u, Vertex v) const {
  const auto near = around(u);
  return std::binary_search(near.begin(), near.end(), v);
}

int Board::max_degree() const {
  int most = 0;
  for (Vertex v = 0; v < order_; ++v) most = std::max(most, degree(v));
  return most;
}

std::vector<int> Board::distances(Vertex v) const {
  std::vector<int> steps(static_cast<std::size_t>(order_), -1);
  std::vector<Vertex> queue{v};
  steps[v] = 0;
  for (std::size_t i = 0; i < queue.size(); ++i)
    for (Vertex w : around(queue[i]))
      if (steps[w] < 0) {
        steps[w] = steps[queue[i]] + 1;
        queue.push_back(w);
      }
  return steps;
}

bool Board::bipartite() const {
  std::vector<int> colour(static_cast<std::size_t>(order_), -1);
  for (Vertex root = 0; root < order_; ++root) {
    if (colour[root] >= 0) continue;
    const auto steps = distances(root);
    for (std::size_t v = 0; v < steps.size(); ++v)
      if (steps[v] >= 0) colour[v] = steps[v] % 2;
  }
  for (Vertex v = 0; v < order_; ++v)
    for (Vertex w : around(v))
      if (colour[v] == colour[w]) return false;
  return true;
}

Vertex find_blank(const Board& board, const Arrangement& at) {
  const auto found = std::find(at.begin(), at.end(), board.blank());
  return found == at.end() ? no_vertex : static_cast<Vertex>(found - at.begin());
}

bool is_solved(const Arrangement& at) {
  for (std::size_t v = 0; v < at.size(); ++v)
    if (at[v] != static_cast<Vertex>(v)) return false;
  return true;
}

Arrangement solved_arrangement(int order) {
  Arrangement at(order);
  std::iota(at.begin(), at.end(), Vertex{0});
  return at;
}

void follow(Arrangement& at, Vertex& blank, std::span<const Vertex> walk) {
  for (Vertex v : walk) {
    std::swap(at[blank], at[v]);
    blank = v;
  }
}

namespace {

class SymmetrySearch {
 public:
  SymmetrySearch(const Board& board, std::size_t most) : board_(board), most_(most) {
    const auto n = static_cast<std::size_t>(board.order());
    image_.assign(n, no_vertex);
    taken_.assign(n, 0);
    // Breadth first from the blank's home: every later vertex has an earlier neighbour, so its images are few.
    order_.push_back(board.blank());
    std::vector<char> seen(n, 0);
    seen[board.blank()] = 1;
    for (std::size_t i = 0; i < order_.size(); ++i)
      for (Vertex w : board.around(order_[i]))
        if (!seen[w]) {
          seen[w] = 1;
          order_.push_back(w);
        }
  }

  std::vector<std::vector<Vertex>> run() {
    found_.push_back(solved_arrangement(board_.order()));
    if (order_.size() == image_.size() && !image_.empty()) extend(0);
    return found_;
  }

 private:
  void extend(std::size_t depth) {
    if (found_.size() >= most_ || --steps_left_ < 0) return;
    if (depth == order_.size()) {
      if (image_ != found_.front()) found_.push_back(image_);
      return;
    }
    const Vertex v = order_[depth];
    if (depth == 0) {
      assign(v, v, depth);
      return;
    }
    Vertex anchor = no_vertex;
    for (Vertex w : board_.around(v))
      if (image_[w] != no_vertex) anchor = image_[w];
    for (Vertex to : board_.around(anchor))
      if (!taken_[to] && fits(v, to)) assign(v, to, depth);
  }
  bool fits(Vertex v, Vertex to) const {
    if (board_.degree(v) != board_.degree(to)) return false;
    int mapped = 0, back = 0;
    for (Vertex w : board_.around(v)) {
      const Vertex there = image_[w];
      if (there == no_vertex) continue;
      if (!board_.adjacent(to, there)) return false;
      ++mapped;
    }
    for (Vertex w : board_.around(to)) back += taken_[w];
    return mapped == back;
  }
  void assign(Vertex v, Vertex to, std::size_t depth) {
    image_[v] = to;
    taken_[to] = 1;
    extend(depth + 1);
    image_[v] = no_vertex;
    taken_[to] = 0;
  }

  const Board& board_;
  std::size_t most_;
  int steps_left_ = 200'000;
  std::vector<Vertex> order_, image_;
  std::vector<char> taken_;
  std::vector<std::vector<Vertex>> found_;
};

}  // namespace

std::vector<std::vector<Vertex>> symmetries(const Board& board, std::size_t most) {
  return SymmetrySearch(board, most).run();
}

}  // namespace schlegel::sliding
