#include "puzzles/sliding/solve/ears.hpp"

#include <algorithm>
#include <array>

#include "base/index.hpp"

namespace schlegel::sliding {
namespace {

/// A shortest cycle through v of the wanted parity, or longer than `below`: empty. It may fail to be simple unless it
/// is a shortest one of the whole block.
std::vector<Vertex> cycle_through(const Board& board, const std::vector<char>& inside, Vertex root, bool odd,
                                  std::size_t below) {
  if (odd) {
    // Breadth first over (vertex, parity of steps): the way back to the root with odd parity.
    const auto n = at(board.order());
    std::vector<int> before(2 * n, -1);
    std::vector<std::size_t> queue{2 * at(root)};
    before[queue[0]] = static_cast<int>(queue[0]);
    for (std::size_t head = 0; head < queue.size(); ++head) {
      const std::size_t state = queue[head];
      for (Vertex w : board.around(static_cast<Vertex>(state / 2))) {
        const std::size_t next = 2 * at(w) + (1 - state % 2);
        if (!inside[w] || before[next] >= 0) continue;
        before[next] = static_cast<int>(state);
        queue.push_back(next);
        if (next != 2 * at(root) + 1) continue;
        std::vector<Vertex> cycle;
        for (std::size_t s = state;; s = static_cast<std::size_t>(before[s])) {
          cycle.push_back(static_cast<Vertex>(s / 2));
          if (s == 2 * at(root)) break;
        }
        return cycle.size() < below ? cycle : std::vector<Vertex>();
      }
    }
    return {};
  }
  // Breadth first from the root, each vertex with the root's neighbour it descends from: two branches meet.
  std::vector<Vertex> before(board.order(), no_vertex), branch(before), queue{root};
  std::vector<int> depth(before.size(), 0);
  before[root] = root;
  std::vector<Vertex> best;
  for (std::size_t head = 0; head < queue.size(); ++head) {
    const Vertex v = queue[head];
    if (2 * static_cast<std::size_t>(depth[v]) + 1 >= below) break;
    for (Vertex w : board.around(v)) {
      if (!inside[w] || w == before[v] || w == root) continue;
      if (before[w] == no_vertex) {
        before[w] = v;
        branch[w] = v == root ? w : branch[v];
        depth[w] = depth[v] + 1;
        queue.push_back(w);
      } else if (v != root && branch[w] != branch[v]) {
        const auto length = static_cast<std::size_t>(depth[v] + depth[w] + 1);
        if (length >= below) continue;
        below = length;
        best.clear();
        for (Vertex u = v; u != root; u = before[u]) best.push_back(u);
        best.push_back(root);
        std::reverse(best.begin(), best.end());
        std::vector<Vertex> other;
        for (Vertex u = w; u != root; u = before[u]) other.push_back(u);
        best.insert(best.end(), other.begin(), other.end());
      }
    }
  }
  return best;
}

}  // namespace

Ear shortest_ear(const Board& board, const std::vector<char>& inside, const std::vector<char>& piece,
                 const std::vector<Vertex>& members) {
  std::vector<Vertex> before(at(board.order()), no_vertex), origin(before), queue;
  std::vector<int> depth(before.size(), 0);
  for (Vertex v : members) {
    origin[v] = v;
    queue.push_back(v);
  }
  int shortest = 1 << 30;
  std::array<Vertex, 2> meeting{no_vertex, no_vertex};
  for (std::size_t head = 0; head < queue.size(); ++head) {
    const Vertex v = queue[head];
    if (2 * depth[v] >= shortest) break;
    for (Vertex w : board.around(v)) {
      if (!inside[w] || (piece[v] && piece[w])) continue;
      if (origin[w] == no_vertex) {
        origin[w] = origin[v];
        before[w] = v;
        depth[w] = depth[v] + 1;
        queue.push_back(w);
      } else if (origin[w] != origin[v] && depth[v] + depth[w] + 1 < shortest) {
        shortest = depth[v] + depth[w] + 1;
        meeting = {v, w};
      }
    }
  }
  Ear ear{origin[meeting[0]], origin[meeting[1]], {}};
  for (Vertex v = meeting[0]; !piece[v]; v = before[v]) ear.inner.push_back(v);
  std::reverse(ear.inner.begin(), ear.inner.end());
  for (Vertex v = meeting[1]; !piece[v]; v = before[v]) ear.inner.push_back(v);
  return ear;
}

EarDecomposition::EarDecomposition(const Board& board, const std::vector<Vertex>& block,
                                   const std::vector<char>& inside, bool odd) {
  std::size_t below = block.size() + 1;
  for (Vertex v : block) {
    auto found = cycle_through(board, inside, v, odd, below);
    if (found.empty()) continue;
    below = found.size();
    cycle = std::move(found);
    if (below == (odd ? 3u : 4u)) break;
  }
  std::vector<char> piece(inside.size(), 0);
  std::vector<Vertex> members = cycle;
  for (Vertex v : cycle) piece[v] = 1;
  while (members.size() < block.size()) {
    ears.push_back(shortest_ear(board, inside, piece, members));
    for (Vertex v : ears.back().inner) {
      piece[v] = 1;
      members.push_back(v);
    }
  }
}

}  // namespace schlegel::sliding
