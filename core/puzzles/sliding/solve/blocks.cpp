// Whether a position can be solved, in linear time. The board falls into blocks at its cut vertices (Hopcroft and
// Tarjan 1973); the blocks hang on one another like a tree whose root is the blank's home. Each is of one of five
// kinds, which decide what the blank can do in it (Wilson 1974): a bridge, a cycle, theta_0 (the one exception), a
// bipartite block, any other. A position can be solved if and only if every token lies in its home block once the blank
// is at home, and the permutation of each block's tokens is one of its kind's. Invariant: a block comes after the block
// it hangs on.
#include "puzzles/sliding/solve/blocks.hpp"

#include <algorithm>
#include <array>

#include "base/index.hpp"

namespace schlegel::sliding {
namespace {

/// Whether these are two vertices of degree three joined by paths with 1, 2 and 2 vertices inside; puts them into the
/// order hub, hub, middle, and the two longer paths from the first hub to the second. `near` lists neighbours in the
/// block.
bool is_theta_0(const std::vector<Vertex>& vertices, const std::vector<std::vector<Vertex>>& near,
                std::vector<Vertex>& order) {
  if (vertices.size() != 7) return false;
  std::vector<std::size_t> hubs;
  std::size_t ends = 0;
  for (std::size_t i = 0; i < 7; ++i) {
    ends += near[i].size();
    if (near[i].size() == 3) hubs.push_back(i);
  }
  if (ends != 16 || hubs.size() != 2) return false;
  const auto slot = [&](Vertex v) {
    return static_cast<std::size_t>(std::find(vertices.begin(), vertices.end(), v) - vertices.begin());
  };
  std::vector<std::vector<Vertex>> paths;
  for (Vertex first : near[hubs[0]]) {
    std::vector<Vertex> path;
    Vertex before = vertices[hubs[0]], now = first;
    while (now != vertices[hubs[1]]) {
      path.push_back(now);
      const auto& next = near[slot(now)];
      if (next.size() != 2) return false;
      const Vertex after = next[0] == before ? next[1] : next[0];
      before = now;
      now = after;
    }
    paths.push_back(path);
  }
  std::sort(paths.begin(), paths.end(), [](const auto& a, const auto& b) { return a.size() < b.size(); });
  if (paths[0].size() != 1 || paths[1].size() != 2 || paths[2].size() != 2) return false;
  order = {vertices[hubs[0]], vertices[hubs[1]], paths[0][0], paths[1][0], paths[1][1], paths[2][0], paths[2][1]};
  return true;
}

/// The vertices of a cycle from one of them on, in its order.
template <class NearOf>
std::vector<Vertex> cycle_from(Vertex start, const NearOf& near_of) {
  std::vector<Vertex> cycle{start};
  for (Vertex before = no_vertex, now = start;;) {
    const auto& around = near_of(now);
    const Vertex after = around[0] == before ? around[1] : around[0];
    if (after == start) return cycle;
    cycle.push_back(after);
    before = now;
    now = after;
  }
}

template <class NearOf>
bool two_coloured(const std::vector<Vertex>& vertices, const NearOf& near_of, const std::vector<int>& slot) {
  std::vector<int> colour(vertices.size(), -1);
  std::vector<Vertex> queue{vertices[0]};
  colour[0] = 0;
  for (std::size_t head = 0; head < queue.size(); ++head)
    for (Vertex w : near_of(queue[head])) {
      const int own = colour[slot[queue[head]]];
      int& other = colour[slot[w]];
      if (other == own) return false;
      if (other < 0) queue.push_back(w);
      other = 1 - own;
    }
  return true;
}

/// Wilson's group of theta_0 on the six places other than its first hub, in the order of is_theta_0.
class Theta0Group {
 public:
  Theta0Group() {
    // Two round trips of the blank from the first hub turn the tokens of the two 5-cycles.
    const std::array<std::vector<std::size_t>, 2> rounds{{{1, 0, 3, 2}, {1, 0, 5, 4}}};
    Permutation identity{0, 1, 2, 3, 4, 5};
    elements_.push_back(identity);
    for (std::size_t i = 0; i < elements_.size(); ++i)
      for (const auto& round : rounds) {
        Permutation next = elements_[i];
        for (std::size_t j = 0; j < round.size(); ++j) next[round[j]] = elements_[i][round[(j + 1) % round.size()]];
        if (std::find(elements_.begin(), elements_.end(), next) == elements_.end()) elements_.push_back(next);
      }
    std::sort(elements_.begin(), elements_.end());
  }
  using Permutation = std::array<std::uint8_t, 6>;
  bool contains(const Permutation& permutation) const {
    return std::binary_search(elements_.begin(), elements_.end(), permutation);
  }

 private:
  std::vector<Permutation> elements_;
};

}  // namespace

std::optional<Walk> route(const Board& board, Vertex from, Vertex to, const std::vector<char>& allowed, Vertex avoid) {
  if (from == to) return Walk{};
  std::vector<Vertex> before(board.order(), no_vertex), queue{from};
  before[from] = from;
  for (std::size_t head = 0; head < queue.size(); ++head)
    for (Vertex w : board.around(queue[head])) {
      if (before[w] != no_vertex || w == avoid || (!allowed.empty() && !allowed[w])) continue;
      before[w] = queue[head];
      if (w == to) {
        Walk walk;
        for (Vertex v = to; v != from; v = before[v]) walk.push_back(v);
        std::reverse(walk.begin(), walk.end());
        return walk;
      }
      queue.push_back(w);
    }
  return std::nullopt;
}

BlockTree::BlockTree(const Board& board) : home_block(at(board.order()), -1) {
  find_blocks(board);
  for (std::size_t b = 0; b < blocks.size(); ++b) {
    const auto& vertices = blocks[b].vertices;
    for (std::size_t i = 1; i < vertices.size(); ++i) home_block[vertices[i]] = static_cast<int>(b);
  }
  std::vector<int> slot(board.order(), -1);
  for (std::size_t b = 0; b < blocks.size(); ++b)
    if (blocks[b].vertices.size() > 2) classify(board, b, slot);
}

void BlockTree::find_blocks(const Board& board) {
  // Depth first from the blank's home (Hopcroft and Tarjan), without recursion: a block is complete when nothing below
  // a child reaches above its parent, which is then the block's attachment.
  const auto n = at(board.order());
  std::vector<int> depth(n, -1), low(n, 0);
  std::vector<std::size_t> next(n, 0);
  std::vector<Vertex> stack{board.blank()}, pending;
  depth[board.blank()] = 0;
  while (!stack.empty()) {
    const Vertex v = stack.back();
    const auto near = board.around(v);
    const Vertex parent = stack.size() > 1 ? stack[stack.size() - 2] : no_vertex;
    if (next[v] < near.size()) {
      const Vertex w = near[next[v]++];
      if (depth[w] < 0) {
        depth[w] = low[w] = depth[v] + 1;
        stack.push_back(w);
        pending.push_back(w);
      } else if (w != parent) {
        low[v] = std::min(low[v], depth[w]);
      }
      continue;
    }
    stack.pop_back();
    if (parent == no_vertex) continue;
    low[parent] = std::min(low[parent], low[v]);
    if (low[v] < depth[parent]) continue;
    Block block;
    block.vertices.push_back(parent);
    for (Vertex w = no_vertex; w != v;) {
      w = pending.back();
      pending.pop_back();
      block.vertices.push_back(w);
    }
    blocks.push_back(std::move(block));
  }
  std::reverse(blocks.begin(), blocks.end());
}

/// `slot` is room for the place of each vertex among those of the block.
void BlockTree::classify(const Board& board, std::size_t number, std::vector<int>& slot) {
  Block& block = blocks[number];
  const auto k = block.vertices.size();
  std::size_t ends = 0;
  std::vector<std::vector<Vertex>> near(k);
  for (std::size_t i = 0; i < k; ++i) {
    slot[block.vertices[i]] = static_cast<int>(i);
    for (Vertex w : board.around(block.vertices[i]))
      if (w == block.attachment() || home_block[w] == static_cast<int>(number)) near[i].push_back(w);
    ends += near[i].size();
  }
  const auto near_of = [&](Vertex v) -> const std::vector<Vertex>& { return near[slot[v]]; };
  std::vector<Vertex> theta;
  if (ends == 2 * k) {
    block.kind = BlockKind::cycle;
    block.vertices = cycle_from(block.attachment(), near_of);
  } else if (is_theta_0(block.vertices, near, theta)) {
    block.kind = BlockKind::theta_0;
  } else {
    block.kind = two_coloured(block.vertices, near_of, slot) ? BlockKind::bipartite : BlockKind::free;
  }
}

std::optional<Obstacle> find_obstacle(const Board& board, const Arrangement& arrangement) {
  return find_obstacle(board, BlockTree(board), arrangement);
}

namespace {

bool turned(const std::vector<Vertex>& cycle, const Arrangement& arrangement, std::vector<int>& place) {
  for (std::size_t i = 1; i < cycle.size(); ++i) place[cycle[i]] = static_cast<int>(i);
  const int around = static_cast<int>(cycle.size()) - 1;
  const auto shift = [&](std::size_t i) {
    return (place[arrangement[cycle[i]]] - static_cast<int>(i) + around) % around;
  };
  for (std::size_t i = 2; i < cycle.size(); ++i)
    if (shift(i) != shift(1)) return false;
  return true;
}

bool odd(const std::vector<Vertex>& vertices, const Arrangement& arrangement, std::vector<char>& seen) {
  bool parity = false;
  for (Vertex v : vertices) seen[v] = 0;
  for (Vertex v : vertices)
    for (Vertex w = v; !seen[w]; w = arrangement[w]) {
      seen[w] = 1;
      parity ^= arrangement[w] != v;
    }
  return parity;
}

bool in_theta_0(const Board& board, const Block& block, Arrangement arrangement, const Theta0Group& group) {
  // Both the position and the goal are looked at with the blank on a hub.
  std::vector<std::vector<Vertex>> near(7);
  std::vector<char> inside(arrangement.size(), 0);
  for (Vertex v : block.vertices) inside[v] = 1;
  for (std::size_t i = 0; i < 7; ++i)
    for (Vertex w : board.around(block.vertices[i]))
      if (inside[w]) near[i].push_back(w);
  std::vector<Vertex> order;
  is_theta_0(block.vertices, near, order);
  const Walk to_hub = *route(board, block.attachment(), order[0], inside);
  Arrangement goal = arrangement;
  for (Vertex v : block.vertices) goal[v] = v;
  // Only the block matters: the token on the attachment counts as the blank.
  arrangement[block.attachment()] = block.attachment();
  Vertex blank = block.attachment();
  follow(arrangement, blank, to_hub);
  blank = block.attachment();
  follow(goal, blank, to_hub);
  Theta0Group::Permutation permutation{};
  for (std::size_t i = 1; i < 7; ++i)
    for (std::size_t j = 1; j < 7; ++j)
      if (arrangement[order[i]] == goal[order[j]]) permutation[i - 1] = static_cast<std::uint8_t>(j - 1);
  return group.contains(permutation);
}

}  // namespace

std::optional<Obstacle> find_obstacle(const Board& board, const BlockTree& tree, const Arrangement& given) {
  Arrangement arrangement = given;
  Vertex blank = find_blank(board, arrangement);
  follow(arrangement, blank, *route(board, blank, board.blank()));

  for (Vertex v = 0; v < board.order(); ++v) {
    const Vertex token = arrangement[v];
    if (v == board.blank()) continue;
    const int lies = tree.home_block[v], home = tree.home_block[token];
    if (lies == home) continue;
    // Of the two blocks, the attachment of the one that does not lie above the other cuts the token from its home.
    int up = home;
    while (up >= 0 && up != lies) up = tree.home_block[tree.blocks[up].attachment()];
    const int outer = up == lies ? home : lies;
    return Obstacle{Obstacle::Kind::cut, {tree.blocks[outer].attachment()}, token};
  }
  std::vector<int> place(arrangement.size(), 0);
  std::vector<char> seen(arrangement.size(), 0);
  std::optional<Theta0Group> group;
  for (const Block& block : tree.blocks) {
    const std::vector<Vertex> tokens(block.vertices.begin() + 1, block.vertices.end());
    switch (block.kind) {
      case BlockKind::cycle:
        if (!turned(block.vertices, arrangement, place))
          return Obstacle{Obstacle::Kind::order, block.vertices, no_vertex};
        break;
      case BlockKind::bipartite:
        if (odd(tokens, arrangement, seen)) return Obstacle{Obstacle::Kind::parity, block.vertices, no_vertex};
        break;
      case BlockKind::theta_0:
        if (!group) group.emplace();
        if (!in_theta_0(board, block, arrangement, *group))
          return Obstacle{Obstacle::Kind::theta, block.vertices, no_vertex};
        break;
      case BlockKind::bridge:
      case BlockKind::free:
        break;
    }
  }
  return std::nullopt;
}

Count reachable(const Board& board, const BlockTree& tree) {
  Count count = board.order();
  for (const Block& block : tree.blocks) {
    const auto tokens = block.vertices.size() - 1;
    switch (block.kind) {
      case BlockKind::bridge:
        break;
      case BlockKind::cycle:
        count *= tokens;
        break;
      case BlockKind::theta_0:
        count *= 120;
        break;
      case BlockKind::bipartite:
      case BlockKind::free:
        for (std::size_t i = block.kind == BlockKind::free ? 2 : 3; i <= tokens; ++i) count *= i;
        break;
    }
  }
  return count;
}

}  // namespace schlegel::sliding
