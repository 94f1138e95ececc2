#pragma once

#include "puzzles/numberlink/solve/reduced_graph.hpp"
#include "search/frontier.hpp"
#include "search/mates.hpp"
#include "search/order.hpp"

namespace schlegel::numberlink {

/// For a sweep, which terminal of each pair is met second, and a number for the pair from its first terminal to its
/// second. Pairs that are open at different times share numbers.
struct OpenPairs {
  std::vector<std::int32_t> number;  ///< by pair
  std::vector<char> second;          ///< by vertex: the terminal that is met second
  int most = 0;                      ///< pairs that are open at one time

  OpenPairs(const Sweep& sweep, const ReducedGraph& reduced);
};

/// The second terminal of a pair enters in `slot`; the first one's path waits under `name` and ends in some other slot.
/// Each of the two open ends gets the slot of the other as its value. Returns the slot of the first.
template <class Spec>
unsigned meet_waiting(typename Spec::State& state, unsigned slot, unsigned name) {
  unsigned first = 0;
  while (state[first] != name) ++first;
  state.set(first, Spec::demand + slot);
  state.set(slot, Spec::demand + first);
  return first;
}

/// Paths that join all pairs as a frontier problem. A slot holds
/// - j: a path runs from here to the vertex in slot j and hangs on no terminal (j is the slot itself: no link yet),
/// - max_slots + j: the path here hangs on a terminal, and the other terminal's path ends in slot j,
/// - 2 max_slots + k: it hangs on a terminal whose pair waits for the other under number k,
/// - done: nothing can be added here.
/// Once both terminals of a pair have been met its name does not matter, and states that differ in such names only
/// become one.
template <class Values>
class LinkSpec {
 public:
  using State = Values;
  static constexpr int choices = 2;  ///< 0 takes the edge, 1 leaves it
  static constexpr unsigned demand = Values::max_slots, wait = 2 * demand, done = Values::last_value;
  static_assert(wait < done);
  static constexpr bool fits(int slots, int pairs) {
    return slots <= static_cast<int>(Values::max_slots) && pairs <= static_cast<int>(done - wait);
  }

  LinkSpec(const Sweep& sweep, const ReducedGraph& reduced, const OpenPairs& pair_slots)
      : sweep_(sweep), reduced_(reduced), pair_slots_(pair_slots) {}

  std::size_t steps() const { return sweep_.steps.size(); }
  State root() const { return {}; }

  frontier::Fate follow(State& state, std::size_t step, int choice) const {
    using frontier::Fate;
    const SweepStep& s = sweep_.steps[step];
    const unsigned slot[2] = {s.slot[0], s.slot[1]};
    if (s.enters[0]) enter(state, slot[0], reduced_.graph.ends[s.edge].first);
    if (s.enters[1]) enter(state, slot[1], reduced_.graph.ends[s.edge].second);
    const unsigned value[2] = {state[slot[0]], state[slot[1]]};
    if (choice == 0) {
      if (value[0] == done || value[1] == done || value[0] == slot[1]) return Fate::dead;
      // A vertex that had no link yet is an end of the new path and needs one more.
      for (int side = 0; side < 2; ++side) {
        if (value[side] != slot[side])
          state.set(slot[side], done);
        else if (s.left[side] == 0)
          return Fate::dead;
      }
      const bool hangs[2] = {value[0] >= demand, value[1] >= demand};
      if (hangs[0] && hangs[1]) {
        if (value[0] != demand + slot[1]) return Fate::dead;
      } else if (hangs[0] || hangs[1]) {
        const unsigned on = hangs[0] ? value[0] : value[1], end = hangs[0] ? value[1] : value[0];
        state.set(end, on);
        if (on < wait) state.set(on - demand, demand + end);
      } else {
        state.set(value[0], value[1]);
        state.set(value[1], value[0]);
      }
    } else {
      if (reduced_.required[s.edge]) return Fate::dead;
      for (int side = 0; side < 2; ++side) {
        if (value[side] == done) continue;
        const bool unused = value[side] == slot[side];
        const unsigned need = !unused ? 1 : reduced_.cover ? 2 : 0;
        if (need > s.left[side]) return Fate::dead;
        if (unused && s.left[side] < 2 && need == 0) state.set(slot[side], done);
      }
    }
    // No vertex left the frontier short of a link, so that all paths join their pairs.
    return step + 1 == sweep_.steps.size() ? Fate::accepted : Fate::alive;
  }

 private:
  void enter(State& state, unsigned slot, std::int32_t vertex) const {
    const std::int32_t pair = reduced_.pair[vertex];
    if (pair < 0) return state.set(slot, slot);
    const unsigned name = wait + static_cast<unsigned>(pair_slots_.number[pair]);
    if (!pair_slots_.second[vertex]) return state.set(slot, name);
    meet_waiting<LinkSpec>(state, slot, name);
  }

  const Sweep& sweep_;
  const ReducedGraph& reduced_;
  const OpenPairs& pair_slots_;
};

/// Calls use(spec) with the first spec of these packings that fits.
template <class Values, class... Wider, class Use>
auto with_values(const Sweep& sweep, const ReducedGraph& reduced, const OpenPairs& pair_slots, Use use) {
  if constexpr (sizeof...(Wider) > 0)
    if (!LinkSpec<Values>::fits(sweep.slots, pair_slots.most))
      return with_values<Wider...>(sweep, reduced, pair_slots, use);
  return use(LinkSpec<Values>(sweep, reduced, pair_slots));
}

using WidestValues = SlotValues<8, 5>;

/// Whether some packing holds that many slots and waiting pairs.
inline bool fits_sweep(const Sweep& sweep, const ReducedGraph& reduced) {
  return sweep.slots > 0 && LinkSpec<WidestValues>::fits(sweep.slots, OpenPairs(sweep, reduced).most);
}

/// Calls use(spec) with the spec whose packed states are the shortest that fit.
template <class Use>
auto with_spec(const Sweep& sweep, const ReducedGraph& reduced, Use use) {
  const OpenPairs pair_slots(sweep, reduced);
  return with_values<SlotValues<5, 1>, SlotValues<6, 1>, SlotValues<6, 2>, SlotValues<8, 3>, WidestValues>(
      sweep, reduced, pair_slots, use);
}

}  // namespace schlegel::numberlink
