// What a walk of the blank does to the board depends on the walk alone, not on the tokens. So from every start vertex
// the effects of short walks are listed breadth first, in the order of walks as words; a walk with an effect seen
// before is a word to refuse. The words go into an Aho-Corasick automaton (1975), which finds them anywhere in a longer
// walk. (Taylor and Korf, "Pruning duplicate nodes in depth-first search", AAAI 1993.)
//
// Why no shortest solution is lost: take the smallest, as a word, of all shortest walks between two arrangements. If it
// held a refused piece, the piece's replacement (same ends, same effect, not longer) would make it shorter or smaller.
//
// Invariant: steps_ holds one walk for each effect from each start, the first in this order (with all_shortest: every
// walk that has no shorter one with its effect); equal hashes are checked against the arrangements. Cost: about
// `effort` walks, each followed once more, and states * degree words of table.
#include "puzzles/sliding/solve/walk_automaton.hpp"

#include <algorithm>
#include <unordered_map>

#include "base/random.hpp"

namespace schlegel::sliding {
namespace {

/// A walk as the last step of another one.
struct Step {
  std::uint32_t before;
  Vertex at;
  std::uint64_t effect;  ///< a hash of the arrangement it makes of "every token at home"
};

class Words {
 public:
  Words(const Board& board, std::size_t effort, bool all_shortest) : board_(board), all_shortest_(all_shortest) {
    const auto n = static_cast<std::size_t>(board.order());
    Random random(1);
    keys_.resize(n * n);
    for (auto& key : keys_) key = random.next();
    std::vector<std::uint32_t> level;
    seen_.resize(n);
    for (std::size_t v = 0; v < n; ++v) {
      steps_.push_back({none, static_cast<Vertex>(v), 0});
      seen_[v].emplace(0, static_cast<std::uint32_t>(v));
      level.push_back(static_cast<std::uint32_t>(v));
    }
    for (int length = 1; length < 30 && !level.empty() && steps_.size() * 2 < effort; ++length) {
      std::vector<std::uint32_t> longer;
      for (std::uint32_t walk : level) extend(walk, longer);
      level = std::move(longer);
    }
  }
  const std::vector<Walk>& refused() const { return refused_; }

 private:
  static constexpr std::uint32_t none = ~std::uint32_t{0};

  Walk walk_of(std::uint32_t id) const {
    Walk walk;
    for (; id != none; id = steps_[id].before) walk.push_back(steps_[id].at);
    std::reverse(walk.begin(), walk.end());
    return walk;
  }
  Arrangement after(const Walk& walk) const {
    Arrangement at = solved_arrangement(board_.order());
    Vertex blank = walk[0];
    follow(at, blank, std::span(walk).subspan(1));
    return at;
  }
  std::uint64_t key(Vertex v, Vertex token) const {
    return v == token ? 0
                      : keys_[static_cast<std::size_t>(v) * static_cast<std::size_t>(board_.order()) +
                              static_cast<std::size_t>(token)];
  }
  void extend(std::uint32_t id, std::vector<std::uint32_t>& longer) {
    const Walk walk = walk_of(id);
    const Arrangement at = after(walk);
    const Vertex blank = walk.back(), blank_token = walk.front();
    for (Vertex v : board_.around(blank)) {
      const Vertex token = at[v];
      const std::uint64_t effect =
          steps_[id].effect ^ key(blank, blank_token) ^ key(v, token) ^ key(v, blank_token) ^ key(blank, token);
      const auto next = static_cast<std::uint32_t>(steps_.size());
      const auto [known, fresh] = seen_[blank_token].emplace(effect, next);
      // Equal hashes are made sure of: a wrong one would lose solutions.
      const Walk same = fresh ? Walk() : walk_of(known->second);
      Walk longer_walk = walk;
      longer_walk.push_back(v);
      if (!fresh && (!all_shortest_ || same.size() < longer_walk.size()) && after(longer_walk) == after(same)) {
        refused_.push_back(std::move(longer_walk));
      } else if (fresh || all_shortest_) {
        steps_.push_back({id, v, effect});
        longer.push_back(next);
      }
    }
  }

  const Board& board_;
  bool all_shortest_;
  std::vector<std::uint64_t> keys_;
  std::vector<Step> steps_;
  std::vector<std::unordered_map<std::uint64_t, std::uint32_t>> seen_;
  std::vector<Walk> refused_;
};

}  // namespace

WalkAutomaton::WalkAutomaton(const Board& board, std::size_t effort, bool all_shortest)
    : stride_(static_cast<std::size_t>(std::max(1, board.max_degree()))) {
  const Words words(board, effort, all_shortest);
  const auto n = static_cast<std::uint32_t>(board.order());

  struct Node {
    Vertex at;
    std::uint32_t fail;
    bool refused = false;
    std::vector<std::pair<Vertex, std::uint32_t>> children;
  };
  const auto child = [](const Node& node, Vertex v) {
    for (const auto& [to, id] : node.children)
      if (to == v) return id;
    return refused;
  };
  std::vector<Node> trie;
  for (std::uint32_t v = 0; v < n; ++v) trie.push_back({static_cast<Vertex>(v), refused, false, {}});
  for (const Walk& word : words.refused()) {
    auto node = static_cast<std::uint32_t>(word[0]);
    for (std::size_t i = 1; i < word.size(); ++i) {
      std::uint32_t next = child(trie[node], word[i]);
      if (next == refused) {
        next = static_cast<std::uint32_t>(trie.size());
        trie.push_back({word[i], refused, false, {}});
        trie[node].children.emplace_back(word[i], next);
      }
      node = next;
    }
    trie[node].refused = true;
  }

  // Breadth first, so that the node that a node falls back to is finished before it; a word that ends in a refused
  // piece is refused, too.
  std::vector<std::uint32_t> whole(trie.size() * stride_, refused), queue;
  for (std::uint32_t v = 0; v < n; ++v) queue.push_back(v);
  for (std::size_t head = 0; head < queue.size(); ++head) {
    const std::uint32_t id = queue[head];
    const std::uint32_t fail = trie[id].fail;
    if (fail != refused && trie[fail].refused) trie[id].refused = true;
    const auto near = board.around(trie[id].at);
    for (std::size_t i = 0; i < near.size(); ++i) {
      const std::uint32_t shorter = fail == refused ? static_cast<std::uint32_t>(near[i]) : whole[fail * stride_ + i];
      const std::uint32_t down = child(trie[id], near[i]);
      whole[id * stride_ + i] = down == refused ? shorter : down;
      if (down == refused) continue;
      trie[down].fail = shorter;
      queue.push_back(down);
    }
  }

  // Only states that can be reached without a refused piece are kept; the start states come first.
  std::vector<std::uint32_t> number(trie.size(), refused), reached;
  for (std::uint32_t v = 0; v < n; ++v) {
    number[v] = v;
    reached.push_back(v);
  }
  for (std::size_t head = 0; head < reached.size(); ++head)
    for (std::size_t i = 0; i < stride_; ++i) {
      const std::uint32_t to = whole[reached[head] * stride_ + i];
      std::uint32_t kept = refused;
      if (to != refused && !trie[to].refused) {
        if (number[to] == refused) {
          number[to] = static_cast<std::uint32_t>(reached.size());
          reached.push_back(to);
        }
        kept = number[to];
      }
      next_.push_back(kept);
    }
}

}  // namespace schlegel::sliding
