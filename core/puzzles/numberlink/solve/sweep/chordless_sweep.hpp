#pragma once
// Counting and listing solutions where no path touches itself. Besides the values of LinkSpec (sweep.hpp), the state
// must show which vertices of the frontier are on the same path, ends or not, and which paths must never become one
// because an edge between them was left out. A path is named by the lowest slot of its ends; the two ends of a pair
// that hang on its terminals name one path, though it is not joined yet. A vertex without a link is a path of its own
// that may stay empty. An edge left out within a path is dead, between two paths makes them `apart`, and taking an edge
// joins two paths that are not apart. Chordless paths by frontier search, as in Kawahara, Saitoh, Suzuki, Yoshinaka
// (2019).
//
// A finished path cannot grow, so that it matters only for the edges still to be decided among its vertices on the
// frontier. All of them end in the newest vertex (SweepStep::newer), after whose edges finished paths are forgotten.
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>

#include "puzzles/numberlink/solve/sweep/sweep.hpp"

namespace schlegel::numberlink {

/// The frontier: a value for each slot, and for each path the paths it must stay apart from.
class ChordlessState {
 public:
  static constexpr unsigned max_slots = 16;
  static constexpr unsigned last_value = 255;

  ChordlessState() { values_.fill(last_value); }
  unsigned operator[](unsigned slot) const { return values_[slot]; }
  void set(unsigned slot, unsigned value) { values_[slot] = static_cast<std::uint8_t>(value); }
  unsigned apart(unsigned path) const { return apart_[path]; }
  void set_apart(unsigned path, unsigned others) {
    for (unsigned other = 0; other < max_slots; ++other) {
      const unsigned bit = 1u << path;
      apart_[other] =
          static_cast<std::uint16_t>((others >> other & 1) != 0 ? apart_[other] | bit : apart_[other] & ~bit);
    }
    apart_[path] = static_cast<std::uint16_t>(others);
  }
  std::size_t hash() const {
    std::array<std::uint64_t, sizeof(ChordlessState) / 8> words;
    std::memcpy(words.data(), this, sizeof(ChordlessState));
    std::uint64_t mixed = 0;
    for (const std::uint64_t word : words) {
      mixed = (mixed ^ word) * 0x9e3779b97f4a7c15u;
      mixed ^= mixed >> 32;
    }
    return static_cast<std::size_t>(mixed);
  }
  friend bool operator==(const ChordlessState&, const ChordlessState&) = default;

 private:
  std::array<std::uint8_t, max_slots> values_;
  std::array<std::uint16_t, max_slots> apart_{};
};

/// Paths that join all pairs and do not touch themselves, as a frontier problem. The value of a slot is as in
/// LinkSpec, or `inside + j`: the vertex has all its links, on the path of name j.
class ChordlessSpec {
 public:
  using State = ChordlessState;
  static constexpr int choices = 2;  ///< 0 takes the edge, 1 leaves it
  static constexpr unsigned demand = State::max_slots, wait = 2 * demand, done = State::last_value,
                            inside = done - State::max_slots;
  static constexpr bool fits(int slots, int pairs) {
    return slots <= static_cast<int>(State::max_slots) && pairs <= static_cast<int>(inside - wait);
  }

  /// The reduced graph must hold all edges of the instance, also those that are ruled out.
  ChordlessSpec(const Sweep& sweep, const ReducedGraph& reduced, const OpenPairs& pair_slots)
      : sweep_(sweep), reduced_(reduced), pair_slots_(pair_slots) {}

  std::size_t steps() const { return sweep_.steps.size(); }
  State root() const { return {}; }

  frontier::Fate follow(State& state, std::size_t step, int choice) const {
    using frontier::Fate;
    const SweepStep& s = sweep_.steps[step];
    const auto e = static_cast<std::size_t>(s.edge);
    if (s.enters[0]) enter(state, s.slot[0], reduced_.graph.ends[e].first);
    if (s.enters[1]) enter(state, s.slot[1], reduced_.graph.ends[e].second);
    if (!(choice == 0 ? !reduced_.ruled_out[e] && take(state, s) : !reduced_.required[e] && leave(state, s)))
      return Fate::dead;
    const bool last = step + 1 == sweep_.steps.size();
    if (last || newest(step + 1) != newest(step)) forget_finished(state);
    return last ? Fate::accepted : Fate::alive;
  }

 private:
  std::int32_t newest(std::size_t step) const {
    const SweepStep& s = sweep_.steps[step];
    const auto& [u, v] = reduced_.graph.ends[s.edge];
    return s.newer == 0 ? u : v;
  }
  void enter(State& state, unsigned slot, std::int32_t vertex) const {
    const std::int32_t pair = reduced_.pair[vertex];
    if (pair < 0) return state.set(slot, slot);
    const unsigned name = wait + static_cast<unsigned>(pair_slots_.number[pair]);
    if (!pair_slots_.second[vertex]) return state.set(slot, name);
    const unsigned first = meet_waiting<ChordlessSpec>(state, slot, name);
    if (slot < first) rename(state, 1u << first, slot);
  }
  /// The name of the path through a slot that is not done.
  static unsigned path_of(const State& state, unsigned slot) {
    const unsigned value = state[slot];
    if (value >= inside) return value - inside;
    if (value >= wait) return slot;
    return std::min(slot, value >= demand ? value - demand : value);
  }
  static bool hangs(const State& state, unsigned path) { return state[path] >= demand; }
  /// The paths of these names become one of that name.
  static void rename(State& state, unsigned names, unsigned name) {
    unsigned apart = 0;
    for (unsigned path = 0; path < State::max_slots; ++path)
      if ((names >> path & 1) != 0) {
        apart |= state.apart(path);
        state.set_apart(path, 0);
      }
    state.set_apart(name, apart);
    for (unsigned slot = 0; slot < State::max_slots; ++slot)
      if (state[slot] >= inside && state[slot] != done && (names >> (state[slot] - inside) & 1) != 0)
        state.set(slot, inside + name);
  }
  /// Paths that hang on different terminals never become one anyway, so the state need not show it.
  static void drop_needless(State& state, unsigned path) {
    if (!hangs(state, path)) return;
    unsigned apart = state.apart(path);
    for (unsigned other = 0; other < State::max_slots; ++other)
      if ((apart >> other & 1) != 0 && hangs(state, other)) apart &= ~(1u << other);
    state.set_apart(path, apart);
  }

  bool take(State& state, const SweepStep& s) const {
    const unsigned slot[2] = {s.slot[0], s.slot[1]}, value[2] = {state[slot[0]], state[slot[1]]};
    if (value[0] >= inside || value[1] >= inside || value[0] == slot[1]) return false;
    const unsigned path[2] = {path_of(state, slot[0]), path_of(state, slot[1])};
    if ((state.apart(path[0]) >> path[1] & 1) != 0) return false;
    const unsigned names = (1u << path[0]) | (1u << path[1]);
    for (int side = 0; side < 2; ++side) {
      if (value[side] != slot[side])
        state.set(slot[side], s.left[side] > 0 ? inside + path[side] : done);
      else if (s.left[side] == 0)
        return false;
    }
    const bool hung[2] = {value[0] >= demand, value[1] >= demand};
    if (hung[0] && hung[1]) {
      if (value[0] != demand + slot[1]) return false;
      finish(state, path[0]);
      return true;
    }
    unsigned name = 0;
    if (hung[0] || hung[1]) {
      const unsigned on = hung[0] ? value[0] : value[1], end = hung[0] ? value[1] : value[0];
      state.set(end, on);
      if (on < wait) state.set(on - demand, demand + end);
      name = path_of(state, end);
    } else {
      state.set(value[0], value[1]);
      state.set(value[1], value[0]);
      name = std::min(value[0], value[1]);
    }
    rename(state, names, name);
    drop_needless(state, name);
    return true;
  }

  bool leave(State& state, const SweepStep& s) const {
    const unsigned slot[2] = {s.slot[0], s.slot[1]};
    if (state[slot[0]] != done && state[slot[1]] != done) {
      const unsigned path[2] = {path_of(state, slot[0]), path_of(state, slot[1])};
      if (path[0] == path[1]) return false;
      if (!finished(state, path[0]) && !finished(state, path[1])) {
        state.set_apart(path[0], state.apart(path[0]) | (1u << path[1]));
        drop_needless(state, path[0]);
      }
    }
    for (int side = 0; side < 2; ++side) {
      const unsigned value = state[slot[side]];
      if (value == done) continue;
      if (value >= inside) {
        if (s.left[side] == 0) drop(state, slot[side]);
        continue;
      }
      const bool unused = value == slot[side];
      const unsigned need = !unused ? 1 : reduced_.cover ? 2 : 0;
      if (need > s.left[side]) return false;
      if (unused && s.left[side] < 2 && need == 0) {
        state.set(slot[side], done);
        state.set_apart(slot[side], 0);
      }
    }
    return true;
  }

  /// A finished path has no end: its name is that of a vertex inside.
  static bool finished(const State& state, unsigned path) { return state[path] >= inside; }
  static void finish(State& state, unsigned path) {
    unsigned first = 0;
    while (first < State::max_slots && state[first] != inside + path) ++first;
    state.set_apart(path, 0);
    if (first < State::max_slots) rename(state, 1u << path, first);
  }
  /// A vertex inside a path leaves the frontier.
  static void drop(State& state, unsigned slot) {
    const unsigned path = state[slot] - inside;
    state.set(slot, done);
    if (path == slot) finish(state, path);
  }
  static void forget_finished(State& state) {
    for (unsigned slot = 0; slot < State::max_slots; ++slot)
      if (state[slot] >= inside && state[slot] != done && finished(state, state[slot] - inside)) state.set(slot, done);
  }

  const Sweep& sweep_;
  const ReducedGraph& reduced_;
  const OpenPairs& pair_slots_;
};

}  // namespace schlegel::numberlink
