#pragma once
// Counting solutions vertex by vertex. The values in the slots are those of LinkSpec (sweep.hpp), but a step decides
// all edges from a new vertex to earlier ones at once. A vertex takes at most two of them, so a step has few outcomes;
// two bit masks say which are possible: the edges that may and those that must be taken, given whether their earlier
// ends have a link already. The values are chosen so that joining hardly needs a branch: the far end of a path that
// hangs on no terminal is value(u), whether u has a link or is its own far end.
//
// Invariant: as in every frontier search, two ways of deciding the edges so far that leave the same state can be
// completed in the same ways, so that one row with the sum of their numbers stands for both. Worst case: the number of
// states, exponential in the width of the sweep. (Simpath: Knuth, TAOCP 7.1.4; several pairs and vertices at a time:
// compare Iwashita, Nakazawa, Kawahara, Uno and Minato 2013 on counting paths in grids.)
#include <bit>

#include "puzzles/numberlink/solve/sweep/sweep.hpp"

namespace schlegel::numberlink {

/// A new vertex and its edges to earlier ones.
struct VertexStep {
  struct Back {
    std::int32_t vertex;
    std::uint8_t slot;
    bool enters;  ///< it is met for the first time
  };
  std::int32_t vertex;
  std::uint8_t slot;
  bool none, one, two;  ///< whether the vertex can have no, one or two links to earlier ones
  bool keep;            ///< without one the vertex may still take two later
  std::vector<Back> back;
  std::uint64_t may_fresh = 0;        ///< edges that may be taken when the earlier end has no link
  std::uint64_t must_fresh = 0;       ///< edges that must be taken then
  std::uint64_t must = 0;             ///< edges that must be taken when it has one, or is a terminal
  std::uint64_t required = 0;         ///< edges that must be taken at all events
  std::uint64_t drop = 0;             ///< not taken, an earlier end without a link can never have two
  std::vector<std::uint8_t> leaving;  ///< slots that are vacant afterwards
};

/// The steps of a sweep taken together by vertex.
struct VertexSweep {
  std::vector<VertexStep> steps;
  std::vector<int> slot;           ///< by vertex: its slot, -1 for one that has no edge
  std::vector<std::int32_t> wait;  ///< by vertex: the number of its pair (OpenPairs), or -1
  std::vector<char> second;        ///< by vertex: the terminal of its pair that is met second
  int slots = 0, pair_slots = 0;

  VertexSweep(const Sweep& sweep, const ReducedGraph& reduced);
};

/// The frontier problem for counting; see above.
template <class Values>
class VertexSpec {
 public:
  using State = Values;
  static constexpr unsigned demand = Values::max_slots, wait = 2 * demand, done = Values::last_value;
  static_assert(wait < done);
  static constexpr bool fits(const VertexSweep& sweep) {
    return sweep.slots <= static_cast<int>(Values::max_slots) && sweep.pair_slots <= static_cast<int>(done - wait);
  }

  explicit VertexSpec(const VertexSweep& sweep) : sweep_(sweep) {}

  std::size_t steps() const { return sweep_.steps.size(); }
  State root() const { return {}; }

  template <class Emit>
  void expand(const State& from, std::size_t step, Emit emit) const {
    const VertexStep& s = sweep_.steps[step];
    State state = from;
    for (const auto& back : s.back)
      if (back.enters) enter(state, back.slot, back.vertex);
    const bool terminal = sweep_.wait[s.vertex] >= 0;
    enter(state, s.slot, s.vertex);

    std::uint64_t may = 0, must = s.required;
    for (std::size_t i = 0; i < s.back.size(); ++i) {
      const unsigned slot = s.back[i].slot, value = state[slot];
      const std::uint64_t bit = std::uint64_t{1} << i;
      const bool fresh = value == slot;
      may |= value != done ? (fresh ? s.may_fresh & bit : bit) : 0;
      must |= value != done ? (fresh ? s.must_fresh : s.must) & bit : 0;
    }
    if ((must & ~may) != 0) return;

    const auto finish = [&](State next, std::uint64_t taken) __attribute__((always_inline)) {
      for (std::uint64_t left = s.drop & ~taken; left != 0; left &= left - 1) {
        const unsigned slot = s.back[std::countr_zero(left)].slot, value = next[slot];
        next.set(slot, value == slot ? done : value);
      }
      for (const std::uint8_t slot : s.leaving) next.set(slot, done);
      emit(next);
    };
    const auto take_one = [&](std::uint64_t bit) __attribute__((always_inline)) {
      State next = state;
      const unsigned u = s.back[std::countr_zero(bit)].slot;
      if (terminal ? join(next, s.slot, u) : extend(next, u, s.slot)) finish(next, bit);
    };
    const auto take_two = [&](std::uint64_t first, std::uint64_t second) __attribute__((always_inline)) {
      State next = state;
      next.set(s.slot, done);
      if (join(next, s.back[std::countr_zero(first)].slot, s.back[std::countr_zero(second)].slot))
        finish(next, first | second);
    };
    const auto lowest = [](std::uint64_t bits) { return bits & (0 - bits); };
    if (must == 0) {
      if (s.none) {
        State next = state;
        if (!s.keep && !terminal) next.set(s.slot, done);
        finish(next, 0);
      }
      for (std::uint64_t i = may; i != 0; i &= i - 1) {
        if (s.one) take_one(lowest(i));
        if (s.two)
          for (std::uint64_t j = i & (i - 1); j != 0; j &= j - 1) take_two(lowest(i), lowest(j));
      }
    } else if (const std::uint64_t second = must & (must - 1); second == 0) {
      if (s.one) take_one(must);
      if (s.two)
        for (std::uint64_t j = may & ~must; j != 0; j &= j - 1) take_two(must, lowest(j));
    } else if (s.two && (second & (second - 1)) == 0) {
      take_two(lowest(must), second);
    }
  }

 private:
  [[gnu::always_inline]] void enter(State& state, unsigned slot, std::int32_t vertex) const {
    const std::int32_t number = sweep_.wait[vertex];
    if (number < 0) return state.set(slot, slot);
    const unsigned name = wait + static_cast<unsigned>(number);
    if (!sweep_.second[vertex]) return state.set(slot, name);
    meet_waiting<VertexSpec>(state, slot, name);
  }
  static unsigned far(unsigned value) { return value >= demand ? value - demand : value; }
  /// The path that ends in u goes on to the new vertex in w.
  [[gnu::always_inline]] static bool extend(State& state, unsigned u, unsigned w) {
    const unsigned value = state[u];
    state.set(u, done);
    state.set(w, value);
    if (value < wait) state.set(far(value), value - far(value) + w);
    return true;
  }
  /// The paths that end in u and v become one and neither is an end of it.
  [[gnu::always_inline]] static bool join(State& state, unsigned u, unsigned v) {
    unsigned x = state[u], y = state[v];
    if (x == v) return false;
    state.set(u, done);
    state.set(v, done);
    if (y >= demand) {
      if (x >= demand) return x == demand + v;
      std::swap(x, y);
    }
    // y is the far end of a path that hangs on nothing; it gets what x has.
    state.set(y, x);
    if (x < wait) state.set(far(x), x - far(x) + y);
    return true;
  }

  const VertexSweep& sweep_;
};

/// The number of solutions, by this sweep.
std::variant<frontier::Counted, frontier::Stop> count_along(const Sweep& sweep, const ReducedGraph& reduced,
                                                            Control& control);

}  // namespace schlegel::numberlink
