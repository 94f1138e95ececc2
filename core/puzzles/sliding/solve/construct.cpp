#include "puzzles/sliding/solve/construct.hpp"

#include <algorithm>
#include <array>

#include "base/random.hpp"
#include "puzzles/sliding/solve/ears.hpp"
#include "puzzles/sliding/solve/ranked_space.hpp"
#include "puzzles/sliding/solve/three_cycles.hpp"
#include "puzzles/sliding/words.hpp"

// Idea. The blank goes home, then from there to the attachment of each block that is not in order, puts the block in
// order and comes back to the attachment: the tokens it passes on the way are restored on the way back (see
// find_obstacle). A cycle is turned; a small block is searched whole. A large one is built from a short cycle by ears;
// the ears are filled from the last to the second, each like a stack: with the wanted token at one end of the ear and
// the blank at the other, a trip of the blank through the ear pushes the token in. What remains of the graph when an
// ear is left out is 2-connected, so a token can be brought from anywhere to anywhere in it: the blank goes round the
// token. The cycle and its first ear, the core, are searched whole when small; else its ear is filled too and the cycle
// sorted by 3-cycles.
//
// Invariant: ears that are filled are not entered again. Core with an odd cycle where the block has one, so parity is
// no obstacle; a core that is theta_0 may be left in one of the wrong cosets: then tokens are mixed through the second
// ear and it is filled again until the coset is right (one in six).
//
// A block is put in order with the blank ending in the core; so the goal is first looked at with the blank there.
// Compare Kornhauser, Miller, Spirakis (FOCS 1984), O(n^3) moves, and Surynek's BIBOX (2009).

namespace schlegel::sliding {
namespace {

constexpr std::size_t searched_core = 10;

class Constructor {
 public:
  Constructor(const Board& board, const BlockTree& tree, const Arrangement& arrangement, std::size_t most,
              Control& control)
      : board_(board),
        tree_(tree),
        at_(arrangement),
        where_(arrangement.size()),
        blank_(find_blank(board, arrangement)),
        most_(most),
        control_(control) {
    for (std::size_t v = 0; v < at_.size(); ++v) where_[at_[v]] = static_cast<Vertex>(v);
  }

  Construction run() {
    go_all(*route(board_, blank_, board_.blank()));
    for (std::size_t b = 0; b < tree_.blocks.size() && !ended(); ++b) {
      const Block& block = tree_.blocks[b];
      bool in_order = true;
      for (std::size_t i = 1; i < block.vertices.size(); ++i) in_order &= at_[block.vertices[i]] == block.vertices[i];
      if (in_order) continue;
      const Walk there = *route(board_, blank_, block.attachment());
      go_all(there);
      if (block.kind == BlockKind::cycle)
        turn(block);
      else
        solve(block, static_cast<double>(b) / static_cast<double>(tree_.blocks.size()));
      if (!there.empty()) go_all(way_back(board_.blank(), there));
    }
    Construction result;
    result.end = end_;
    if (end_ == Construction::End::solved) result.walk = std::move(walk_);
    return result;
  }

 private:
  bool ended() const { return end_ != Construction::End::solved; }

  void go(Vertex to) {
    if (ended()) return;
    const Vertex token = at_[to];
    at_[blank_] = token;
    where_[token] = blank_;
    at_[to] = board_.blank();
    // A step straight back cancels the one before.
    if (!walk_.empty() && (walk_.size() > 1 ? walk_[walk_.size() - 2] : start_) == to)
      walk_.pop_back();
    else
      walk_.push_back(to);
    blank_ = to;
    if (walk_.size() > most_) end_ = Construction::End::too_long;
    if (++steps_ % 8192 == 0 && !control_.tick({fraction_, steps_, words::phase_construction.english}))
      end_ = Construction::End::stopped;
  }
  void go_all(const Walk& walk) {
    for (Vertex v : walk) go(v);
  }
  /// The blank goes to `to` inside the marked vertices, not over `avoid`.
  void send(Vertex to, const std::vector<char>& inside, Vertex avoid = no_vertex) {
    if (!ended() && blank_ != to) go_all(*route(board_, blank_, to, inside, avoid));
  }
  /// A token goes to `to` inside the marked, 2-connected vertices; the blank is there too.
  void bring(Vertex token, Vertex to, const std::vector<char>& inside) {
    while (!ended() && where_[token] != to) {
      const Vertex from = where_[token];
      const Walk path = *route(board_, from, to, inside);
      for (Vertex next : path) {
        if (ended()) return;
        const Vertex here = where_[token];
        send(next, inside, here);
        go(here);
      }
    }
  }

  void turn(const Block& block) {
    // Every round of the blank moves each token one place on; the shorter way round.
    const auto& cycle = block.vertices;
    const auto tokens = cycle.size() - 1;
    std::size_t rounds = 0;
    for (std::size_t i = 1; i < cycle.size(); ++i)
      if (at_[cycle[i]] == cycle[1]) rounds = i - 1;
    const bool forward = rounds <= tokens - rounds;
    for (std::size_t round = forward ? rounds : tokens - rounds; round > 0; --round)
      for (std::size_t i = 1; i <= cycle.size(); ++i) {
        const std::size_t to = i % cycle.size();
        go(cycle[forward ? to : (cycle.size() - to) % cycle.size()]);
      }
  }

  /// Moves that put the vertices in order, all of them within a piece small enough to be searched whole; false when
  /// none.
  bool search(const std::vector<Vertex>& piece, const std::vector<Vertex>& goal) {
    std::vector<Vertex> slot(at_.size(), no_vertex);
    for (std::size_t i = 0; i < piece.size(); ++i) slot[piece[i]] = static_cast<Vertex>(i);
    std::vector<std::pair<Vertex, Vertex>> edges;
    for (Vertex v : piece)
      for (Vertex w : board_.around(v))
        if (v < w && slot[w] != no_vertex) edges.emplace_back(slot[v], slot[w]);
    Arrangement arrangement;
    Vertex blank_home = no_vertex;
    for (Vertex v : piece) {
      arrangement.push_back(slot[goal[at_[v]]]);
      if (at_[v] == board_.blank()) blank_home = arrangement.back();
    }
    const Board small(static_cast<int>(piece.size()), edges, blank_home);
    const auto space = RankedSpace::explore(small, true, control_);
    if (!space) {
      end_ = Construction::End::stopped;
      return true;
    }
    int left = space->distance(arrangement);
    if (left < 0) return false;
    Vertex blank = slot[blank_];
    while (left > 0)
      for (Vertex w : small.around(blank)) {
        Arrangement next = arrangement;
        Vertex next_blank = blank;
        follow(next, next_blank, std::array{w});
        if (space->distance(next) != left - 1) continue;
        arrangement = std::move(next);
        blank = next_blank;
        go(piece[w]);
        --left;
        break;
      }
    return true;
  }

  void solve(const Block& block, double fraction) {
    fraction_ = fraction;
    std::vector<Vertex> goal = solved_arrangement(board_.order());
    goal[board_.blank()] = block.attachment();
    if (block.vertices.size() <= searched_core) {
      search(block.vertices, goal);
      return;
    }
    std::vector<char> inside(at_.size(), 0);
    for (Vertex v : block.vertices) inside[v] = 1;
    const EarDecomposition parts(board_, block.vertices, inside, block.kind == BlockKind::free);
    std::vector<Vertex> core = parts.cycle;
    core.insert(core.end(), parts.ears[0].inner.begin(), parts.ears[0].inner.end());

    // Where each token must be once the blank is at the core's hub: the goal with the blank sent there.
    const Vertex hub = parts.ears[0].first;
    const Walk to_hub = *route(board_, block.attachment(), hub, inside);
    Arrangement target = solved_arrangement(board_.order());
    target[block.attachment()] = board_.blank();
    Vertex ghost = block.attachment();
    follow(target, ghost, to_hub);
    for (Vertex v : block.vertices) goal[target[v]] = v;

    send(hub, inside);
    for (std::size_t e = parts.ears.size(); e-- > 1 && !ended();) {
      for (Vertex v : parts.ears[e].inner) inside[v] = 0;
      fill(parts.ears[e], inside, goal);
      fraction_ = fraction +
                  (1 - fraction) * static_cast<double>(parts.ears.size() - e) / static_cast<double>(parts.ears.size());
    }
    if (ended()) return;
    if (core.size() <= searched_core) {
      Random random(7);
      while (!search(core, goal) && !ended() && parts.ears.size() > 1) mix(parts.ears[1], inside, goal, random);
    } else {
      sort_core(parts, inside, goal, core);
    }
    send(hub, inside);
    if (!to_hub.empty()) go_all(way_back(block.attachment(), to_hub));
  }

  static Walk way_back(Vertex from, const Walk& walk) {
    Walk back(walk.rbegin() + 1, walk.rend());
    back.push_back(from);
    return back;
  }

  /// The blank through the ear: from its first end to its last, so that the token at the last enters and the one at the
  /// beginning comes out at the first end; or the other way.
  void push(const Ear& ear) {
    go_all(ear.inner);
    go(ear.last);
  }
  void pull(const Ear& ear) {
    go_all(Walk(ear.inner.rbegin(), ear.inner.rend()));
    go(ear.first);
  }

  /// Fills the ear; `inside` marks the vertices that are left without it. The blank is there or in the ear.
  void fill(const Ear& ear, const std::vector<char>& inside, const std::vector<Vertex>& goal) {
    const auto in_ear = std::find(ear.inner.begin(), ear.inner.end(), blank_);
    if (in_ear != ear.inner.end()) {
      go_all(Walk(std::make_reverse_iterator(in_ear), ear.inner.rend()));
      go(ear.first);
    }
    const auto right = [&] {
      return std::all_of(ear.inner.begin(), ear.inner.end(), [&](Vertex v) { return goal[at_[v]] == v; });
    };
    if (right()) return;
    std::vector<Vertex> wanted(at_.size(), no_vertex);
    for (std::size_t v = 0; v < at_.size(); ++v)
      if (inside[v]) wanted[goal[at_[v]]] = at_[v];
    for (Vertex v : ear.inner) wanted[goal[at_[v]]] = at_[v];
    for (std::size_t k = 0; k < ear.inner.size() && !ended(); ++k) {
      const Vertex token = wanted[ear.inner[k]];
      const auto found = std::find(ear.inner.begin(), ear.inner.end(), where_[token]);
      if (found != ear.inner.end()) {
        // It lies among those not placed yet, near the first end: push until it comes out, hide it, take the pushes
        // back.
        const auto pushes = static_cast<std::size_t>(found - ear.inner.begin()) + 1;
        for (std::size_t i = 0; i < pushes && !ended(); ++i) {
          send(ear.first, inside, no_vertex);
          push(ear);
        }
        if (k > 0) {
          Vertex hidden = no_vertex;
          for (Vertex v : hiding_places(ear, inside))
            if (hidden == no_vertex) hidden = v;
          bring(token, hidden, inside);
          for (std::size_t i = 0; i < pushes && !ended(); ++i) {
            send(ear.last, inside, hidden);
            pull(ear);
          }
        }
      }
      bring(token, ear.last, inside);
      send(ear.first, inside, ear.last);
      push(ear);
    }
  }
  /// Vertices of the piece other than the ear's ends, nearest to its first end first.
  std::vector<Vertex> hiding_places(const Ear& ear, const std::vector<char>& inside) const {
    std::vector<Vertex> places, queue{ear.first};
    std::vector<char> seen(at_.size(), 0);
    seen[ear.first] = 1;
    for (std::size_t head = 0; head < queue.size() && places.empty(); ++head)
      for (Vertex w : board_.around(queue[head])) {
        if (!inside[w] || seen[w]) continue;
        seen[w] = 1;
        queue.push_back(w);
        if (w != ear.last) places.push_back(w);
      }
    return places;
  }

  void mix(const Ear& ear, std::vector<char>& inside, const std::vector<Vertex>& goal, Random& random) {
    for (Vertex v : ear.inner) inside[v] = 1;
    for (int i = 0; i < 30; ++i) {
      std::vector<Vertex> near;
      for (Vertex w : board_.around(blank_))
        if (inside[w]) near.push_back(w);
      go(near[random.below(near.size())]);
    }
    for (Vertex v : ear.inner) inside[v] = 0;
    fill(ear, inside, goal);
  }

  /// The core is too large to search: fill its ear, then sort the tokens of the cycle by 3-cycles.
  void sort_core(const EarDecomposition& parts, std::vector<char>& inside, const std::vector<Vertex>& goal,
                 const std::vector<Vertex>& core) {
    const Ear& ear = parts.ears[0];
    for (Vertex v : ear.inner) inside[v] = 0;
    fill(ear, inside, goal);
    send(ear.first, inside);
    // Round trips of the blank from the hub: round the cycle, and through the ear and back along the cycle.
    Walk round = parts.cycle;
    std::rotate(round.begin(), std::find(round.begin(), round.end(), ear.first), round.end());
    std::rotate(round.begin(), round.begin() + 1, round.end());  // ends at the hub
    Walk through = ear.inner;
    const auto last = std::find(round.begin(), round.end(), ear.last);
    const Walk one(last, round.end());
    Walk other(std::make_reverse_iterator(last + 1), round.rend());
    other.push_back(ear.first);
    const Walk& back = one.size() <= other.size() ? one : other;
    through.insert(through.end(), back.begin(), back.end());
    for (Vertex v : ear.inner) inside[v] = 1;

    std::vector<Vertex> places;
    for (Vertex v : core)
      if (v != ear.first) places.push_back(v);
    const std::array<Walk, 2> trips{round, through};
    std::array<Places, 2> letters;
    for (std::size_t t = 0; t < 2; ++t) {
      Arrangement arrangement = solved_arrangement(board_.order());
      Vertex blank = ear.first;
      follow(arrangement, blank, trips[t]);
      letters[t].resize(places.size());
      for (std::size_t to = 0; to < places.size(); ++to)
        letters[t][slot(places, arrangement[places[to]])] = static_cast<std::uint32_t>(to);
    }
    const auto cycles = ThreeCycles::make(letters[0], letters[1], control_);
    if (!cycles) {
      end_ = Construction::End::too_long;
      return;
    }
    const auto wanted = [&] {
      Places now(places.size());
      for (std::size_t i = 0; i < places.size(); ++i)
        now[i] = static_cast<std::uint32_t>(slot(places, goal[at_[places[i]]]));
      return now;
    };
    // A round of an odd cycle is an odd permutation of its tokens.
    if (odd(wanted())) go_all(round);
    std::vector<std::uint8_t> word;
    if (odd(wanted()) || !cycles->sort(wanted(), word, most_ / round.size() + 1)) {
      end_ = Construction::End::too_long;
      return;
    }
    for (std::uint8_t letter : word) {
      const Walk& trip = trips[letter & 1];
      if (letter < 2) {
        go_all(trip);
      } else {
        go_all(way_back(ear.first, trip));
      }
    }
  }
  static std::size_t slot(const std::vector<Vertex>& list, Vertex v) {
    return static_cast<std::size_t>(std::find(list.begin(), list.end(), v) - list.begin());
  }
  static bool odd(Places permutation) {
    bool parity = false;
    for (std::size_t i = 0; i < permutation.size(); ++i)
      while (permutation[i] != i) {
        std::swap(permutation[i], permutation[permutation[i]]);
        parity = !parity;
      }
    return parity;
  }

  const Board& board_;
  const BlockTree& tree_;
  Arrangement at_;
  std::vector<Vertex> where_;  ///< by token
  Vertex blank_;
  Vertex start_ = blank_;
  std::size_t most_;
  Control& control_;
  Walk walk_;
  std::uint64_t steps_ = 0;
  double fraction_ = 0;
  Construction::End end_ = Construction::End::solved;
};

}  // namespace

Construction construct(const Board& board, const BlockTree& tree, const Arrangement& arrangement,
                       std::size_t most_moves, Control& control) {
  return Constructor(board, tree, arrangement, most_moves, control).run();
}

}  // namespace schlegel::sliding
