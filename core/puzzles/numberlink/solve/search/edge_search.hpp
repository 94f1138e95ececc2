#pragma once
#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <vector>

#include "base/control.hpp"
#include "base/index.hpp"
#include "base/search_end.hpp"
#include "puzzles/numberlink/instance.hpp"
#include "puzzles/numberlink/solve/search/worklist.hpp"

namespace schlegel::numberlink {

/// The vertices in the order in which to search along them.
using SweepOrder = std::vector<Vertex>;

/// Lists solutions by a search that decides the edges vertex by vertex along a sweep, draws the links that follow, and
/// remembers the states of the frontier from which it found none, so that it never searches on from such a state again.
class EdgeSearch {
 public:
  struct Options {
    /// Where places may stay empty, solutions that a local change makes smaller (see edge_search.cpp) may be left out;
    /// no links may be drawn.
    bool canonical = false;
    /// Places may stay empty, whatever the rules say.
    bool uncovered = false;
    /// Only lines that do not touch themselves, whatever the rules say.
    bool chordless = false;
    /// A branching tries "drawn" first.
    bool drawn_first = false;
  };

  EdgeSearch(const Instance& instance, const Links& drawn, const SweepOrder& order, Options options);

  EdgeSearch(const EdgeSearch&) = delete;
  EdgeSearch& operator=(const EdgeSearch&) = delete;

  /// Calls visit(links) for each solution until it returns false, for at most `budget` branchings; the next call goes
  /// on where this one ended. Links that break the rule on touching may be among them; none come twice.
  SearchEnd run(Control& control, std::uint64_t budget, const std::function<bool(const Links&)>& visit);
  std::uint64_t nodes() const { return nodes_; }  ///< of all calls
  /// The part of the search that is done, if both ways of every branching take as long as one another.
  double progress() const;

 private:
  using Int = std::int32_t;
  enum : Int { open = 0, on = 1, off = 2 };       // status_
  enum : Int { maybe = 0, used = 1, empty = 2 };  // use_
  struct Key {
    std::uint64_t a = 0, b = 0;
    Key& operator^=(const Key& other) {
      a ^= other.a;
      b ^= other.b;
      return *this;
    }
  };
  struct Square {
    std::array<Int, 4> vertex;
    std::array<Int, 4> edge;  ///< edge[i] joins vertex[i] and vertex[i + 1]
  };
  /// A corner over p may be pushed to q.
  struct Push {
    Int p, q;
    std::array<Int, 2> edge;  ///< of the corner
  };
  struct Change {
    Int index, before;
  };
  struct Frame {
    Int vertex, edge, tried;
    std::size_t mark;
    Key all, passed;
    std::uint64_t leaves;
  };

  /// A line that is not finished: `a` and `b` are its ends, or the open ends of its pair when it hangs on a terminal.
  struct Fragment {
    Int a, b;
    enum : std::uint8_t { none, loose, paired } kind;
  };

  static Key hashed(std::uint64_t value);
  static Key hashed(const Fragment& fragment);

  std::vector<Int> number_along(const Graph& graph, const SweepOrder& order);
  void lay_out_values();
  void place_terminals(const Instance& instance, const std::vector<Int>& place);
  void find_squares();
  void find_pushes();
  void find_corners();
  void find_levels(const Instance& instance, const SweepOrder& order);
  void put(Int& place, Int value) {
    trail_.push_back({static_cast<Int>(&place - values_.data()), place});
    place = value;
  }
  void touch(Int v) { worklist_.add(v); }
  void mark_used(Int v, Int use);
  Fragment fragment(Int end) const;
  /// Changes the capacity of the levels from u to v, leaving out `without` of them at either end.
  void change_capacity(Int u, Int v, Int by, Int without = 0) {
    for (const auto& level : level_) {
      const auto [low, high] = std::minmax(level[u], level[v]);
      const Int from = low + without, past = high - without + 1;
      if (from >= past) continue;
      put(capacity_[from], capacity_[from] + by);
      put(capacity_[past], capacity_[past] - by);
    }
  }
  void add_capacity(const Fragment& fragment, Int sign);
  bool has_room() const;
  bool decide(Int e, Int status);
  bool set(Int e, Int status);
  bool settle() {
    return worklist_.work_off([this](Int v) { return look(v); });
  }
  bool look(Int v);
  bool look_at_tip(Int v);
  bool look_at_corners(Int v);
  bool close(Int v, Int status);
  bool look_at_squares(Int e);
  bool look_at_pushes(Int v);
  void roll_back(std::size_t mark);
  void advance(Int& vertex, Key& passed);
  bool known_dead(const Key& key) const;
  void remember_dead(const Key& key);
  Links links() const;

  bool cover_, push_, chordless_, drawn_first_;
  bool dead_ = false;
  Int n_ = 0, m_ = 0;
  // Vertices are numbered along the sweep, edges by their ends.
  std::vector<std::array<Int, 2>> ends_;
  std::vector<Int> first_, next_, by_;  ///< of vertex v, from first_[v]: neighbours and edges
  std::vector<Edge> edge_of_;           ///< the instance's edge
  std::vector<char> terminal_;
  std::vector<std::array<Int, 2>> pair_;  ///< its terminals
  std::vector<Square> squares_;
  std::vector<Int> square_first_, square_of_;  ///< by vertex
  std::vector<Int> push_first_;                ///< by vertex
  std::vector<Push> push_of_;                  ///< from it or to it
  std::vector<Int> side_first_, side_of_;      ///< by edge
  /// By vertex of degree at most 4: pairs of its edges, as bits of corner_masks, that a line cannot take.
  std::vector<std::uint8_t> never_;
  static constexpr std::array<std::uint8_t, 6> corner_masks{3, 5, 9, 6, 10, 12};
  std::vector<std::array<Key, 2>> edge_key_, use_key_;

  /// By axis and vertex: its level, as an index of capacity_. An edge leads to the same level or to the next.
  std::vector<std::vector<Int>> level_;
  Int levels_ = 0;

  std::vector<Int> values_;  ///< the values that the trail restores: the arrays below, one behind the other
  Int *rem_, *open_, *mate_, *label_, *use_, *status_;
  /// By level, axis behind axis: how much its capacity differs from the level's before, see has_room().
  Int* capacity_;
  std::vector<Change> trail_;
  Worklist worklist_;
  Key all_;  ///< of every edge and vertex decided so far
  std::vector<Key> table_;
  std::size_t remembered_ = 0, most_remembered_ = 0;
  std::vector<Frame> frames_;
  bool begun_ = false;
  std::uint64_t nodes_ = 0, leaves_ = 0;
};

}  // namespace schlegel::numberlink
