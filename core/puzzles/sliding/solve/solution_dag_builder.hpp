#pragma once
#include <algorithm>
#include <cstring>
#include <string>
#include <unordered_map>
#include <vector>

#include "base/search_end.hpp"
#include "puzzles/sliding/solve/solution_set.hpp"
#include "puzzles/sliding/solve/walk_automaton.hpp"
#include "puzzles/sliding/words.hpp"
#include "search/branch_share.hpp"

namespace schlegel::sliding {

/// Collects the solutions of given lengths from a Position (an IncrementalBound, or one whose bound is the distance) by
/// depth-first search below the bound. An arrangement with ways to finish is a node of the SolutionSet, found again by
/// hashing; one without is remembered in a table of fixed size. Both compare whole arrangements, so counts are exact.
template <class Position>
class SolutionDagBuilder {
 public:
  /// With an automaton (which must keep all shortest walks) the only length asked for must be the distance: then it
  /// does not matter how an arrangement was reached. Without one, no move may undo the one before it.
  SolutionDagBuilder(const Board& board, Position position, Vertex blank, const WalkAutomaton* shortest,
                     Control& control)
      : board_(board),
        position_(std::move(position)),
        blank_(blank),
        shortest_(shortest),
        control_(control),
        n_(static_cast<std::size_t>(board.order())) {
    set_.nodes_.push_back({{}, 1});
    key_.resize(n_ + 3);
    dead_.assign(dead_slots * key_.size(), 0);
  }

  /// Adds all solutions of exactly this length. Lengths must grow from call to call.
  SearchEnd add(int length) {
    ended_ = SearchEnd::complete;
    length_ = length;
    share_.restart();
    const std::uint32_t root = visit(blank_, no_vertex, shortest_ ? shortest_->start(blank_) : 0, length);
    if (ended_ == SearchEnd::complete && root != nothing) {
      set_.roots_.push_back({length, root});
      set_.count_ += set_.nodes_[root].ways;
    }
    return ended_;
  }
  SolutionSet take() { return std::move(set_); }

 private:
  static constexpr std::uint32_t nothing = ~std::uint32_t{0};
  struct KeyHash {
    std::size_t operator()(const std::string& key) const {
      std::uint64_t hash = 0;
      for (std::size_t i = 0; i < key.size(); i += 8) {
        std::uint64_t piece = 0;
        std::memcpy(&piece, key.data() + i, std::min<std::size_t>(8, key.size() - i));
        hash = (hash ^ piece) * 0x9e3779b97f4a7c15u;
        hash ^= hash >> 29;
      }
      return static_cast<std::size_t>(hash ^ (hash >> 32));
    }
  };
  static constexpr int least_looked_up = 8;
  static constexpr std::size_t dead_slots = std::size_t{1} << 15;
  static constexpr std::uint64_t visits_per_tick = 1 << 14;

  /// The arrangement, where the blank came from unless that does not matter, and the moves left.
  std::size_t make_key(Vertex before, int left) {
    std::copy(position_.at(), position_.at() + n_, key_.begin());
    key_[n_] = static_cast<char>(shortest_ ? 0 : before + 1);
    key_[n_ + 1] = static_cast<char>(left & 255);
    key_[n_ + 2] = static_cast<char>(left >> 8);
    return KeyHash()(key_);
  }

  std::uint32_t visit(Vertex blank, Vertex before, std::uint32_t state, int left) {
    if (left == 0) return position_.solved() ? 0 : nothing;
    if (!shortest_ && position_.solved()) return nothing;
    if (++visits_ % visits_per_tick == 0 && !tick()) return nothing;
    const auto b = static_cast<std::size_t>(blank);

    // A node near the end, or one that ends here (nothing below survives the bound), is cheaper found again than looked
    // up.
    bool known = left < least_looked_up;
    std::size_t hash = 0;
    const std::size_t first_arc = arcs_.size();
    const auto near = board_.around(blank);
    for (std::size_t i = 0; i < near.size(); ++i) {
      const Vertex to = near[i];
      if (shortest_ ? shortest_->step(state, i) == WalkAutomaton::refused : to == before) continue;
      typename Position::Change change;
      const auto v = static_cast<std::size_t>(to);
      if (position_.probe(b, v, left - 1, change) > left - 1) continue;
      if (!known) {
        known = true;
        hash = make_key(before, left);
        if (is_dead(hash)) return nothing;
        if (may_live_[hash % may_live_.size()]) {
          const auto alive = alive_.find(key_);
          if (alive != alive_.end()) return alive->second;
        }
      }
      share_.enter(static_cast<std::size_t>(length_ - left), i, near.size());
      position_.make(b, v, change);
      const std::uint32_t node = visit(to, blank, shortest_ ? shortest_->step(state, i) : 0, left - 1);
      position_.undo(b, v, change);
      if (ended_ != SearchEnd::complete) return nothing;
      if (node != nothing) arcs_.push_back({to, node});
    }
    if (arcs_.size() == first_arc) {
      if (!known || left < least_looked_up) return nothing;
      make_key(before, left);
      dead_hashes_[dead_slot(hash)] = hash;
      std::copy(key_.begin(), key_.end(), dead_.begin() + static_cast<std::ptrdiff_t>(dead_slot(hash) * key_.size()));
      return nothing;
    }
    hash = make_key(before, left);
    if (left < least_looked_up) {
      const auto alive = alive_.find(key_);
      if (alive != alive_.end()) {
        arcs_.resize(first_arc);
        return alive->second;
      }
    }
    const auto id = static_cast<std::uint32_t>(set_.nodes_.size());
    SolutionSet::Node node{{arcs_.begin() + static_cast<std::ptrdiff_t>(first_arc), arcs_.end()}, 0};
    for (const SolutionSet::Arc& arc : node.arcs) node.ways += set_.nodes_[arc.node].ways;
    arcs_.resize(first_arc);
    bytes_ += sizeof(SolutionSet::Node) + node.arcs.size() * sizeof(SolutionSet::Arc) + 2 * key_.size() + 100;
    set_.nodes_.push_back(std::move(node));
    alive_.emplace(key_, id);
    may_live_[hash % may_live_.size()] = 1;
    if (bytes_ > control_.memory_limit) ended_ = SearchEnd::too_large;
    return id;
  }
  static std::size_t dead_slot(std::size_t hash) { return (hash >> 16) % dead_slots; }
  bool is_dead(std::size_t hash) const {
    const std::size_t slot = dead_slot(hash);
    return dead_hashes_[slot] == hash &&
           std::equal(key_.begin(), key_.end(), dead_.begin() + static_cast<std::ptrdiff_t>(slot * key_.size()));
  }

  bool tick() {
    if (!control_.tick({share_.fraction(), visits_, words::phase_solutions.english})) ended_ = SearchEnd::cancelled;
    return ended_ == SearchEnd::complete;
  }

  const Board& board_;
  Position position_;
  Vertex blank_;
  const WalkAutomaton* shortest_;
  Control& control_;
  std::size_t n_;
  SolutionSet set_;
  std::vector<SolutionSet::Arc> arcs_;  ///< of the nodes on the way down
  std::unordered_map<std::string, std::uint32_t, KeyHash> alive_;
  std::vector<char> may_live_ = std::vector<char>(1 << 16, 0);  ///< by hash: alive_ may hold it
  std::size_t bytes_ = 0;
  std::string key_;
  std::vector<char> dead_;  ///< keys, with their hashes apart
  std::vector<std::size_t> dead_hashes_ = std::vector<std::size_t>(dead_slots, 0);
  std::uint64_t visits_ = 0;
  int length_ = 0;
  BranchShare share_;
  SearchEnd ended_ = SearchEnd::complete;
};

}  // namespace schlegel::sliding
