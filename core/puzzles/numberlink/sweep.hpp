#pragma once
#include "puzzles/numberlink/core.hpp"
#include "search/frontier.hpp"
#include "search/mates.hpp"
#include "search/order.hpp"

namespace schlegel::numberlink {

/// Paths that join all pairs as a frontier problem. A slot holds the slot of its path's other end, or the label of the
/// terminal that the path hangs on; such a path ends only where it meets the other terminal of its label.
template <class Mates>
class LinkSpec {
 public:
  using State = Mates;
  static constexpr int choices = 2;  ///< 0 takes the edge, 1 leaves it
  static constexpr int most_pairs = static_cast<int>(Mates::done - Mates::labels);

  LinkSpec(const Sweep& sweep, const Core& core) : sweep_(sweep), core_(core) {}

  std::size_t steps() const { return sweep_.steps.size(); }
  State root() const { return {}; }

  frontier::Fate follow(State& mates, std::size_t step, int choice) const {
    using frontier::Fate;
    const SweepStep& s = sweep_.steps[step];
    const unsigned slot[2] = {s.slot[0], s.slot[1]};
    const auto& ends = core_.graph.ends[static_cast<std::size_t>(s.edge)];
    if (s.enters[0]) mates.set(slot[0], first_value(slot[0], ends.first));
    if (s.enters[1]) mates.set(slot[1], first_value(slot[1], ends.second));
    const unsigned mate[2] = {mates[slot[0]], mates[slot[1]]};
    if (choice == 0) {
      if (mate[0] == Mates::done || mate[1] == Mates::done || mate[0] == slot[1]) return Fate::dead;
      // A vertex that had no link yet is an end of the new path and needs one more.
      for (int side = 0; side < 2; ++side) {
        if (mate[side] != slot[side])
          mates.set(slot[side], Mates::done);
        else if (s.left[side] == 0)
          return Fate::dead;
      }
      const bool hangs[2] = {mate[0] >= Mates::labels, mate[1] >= Mates::labels};
      if (hangs[0] && hangs[1]) {
        if (mate[0] != mate[1]) return Fate::dead;
      } else {
        if (!hangs[0]) mates.set(mate[0], mate[1]);
        if (!hangs[1]) mates.set(mate[1], mate[0]);
      }
    } else {
      if (core_.required[static_cast<std::size_t>(s.edge)]) return Fate::dead;
      for (int side = 0; side < 2; ++side) {
        if (mate[side] == Mates::done) continue;
        const bool unused = mate[side] == slot[side];
        const unsigned need = !unused ? 1 : core_.cover ? 2 : 0;
        if (need > s.left[side]) return Fate::dead;
        if (unused && s.left[side] == 0) mates.set(slot[side], Mates::done);
      }
    }
    // No vertex left the frontier short of a link, so that all paths join their pairs.
    return step + 1 == sweep_.steps.size() ? Fate::accepted : Fate::alive;
  }

 private:
  unsigned first_value(unsigned slot, std::int32_t vertex) const {
    const std::int32_t pair = core_.pair[static_cast<std::size_t>(vertex)];
    return pair < 0 ? slot : Mates::labels + static_cast<unsigned>(pair);
  }

  const Sweep& sweep_;
  const Core& core_;
};

/// Whether some packing holds that many slots and pairs.
inline bool fits_sweep(int slots, int pairs) {
  return slots > 0 && slots <= 40 &&
         pairs <= (slots <= 16   ? LinkSpec<ByteMates<2>>::most_pairs
                   : slots <= 24 ? LinkSpec<ByteMates<3>>::most_pairs
                                 : LinkSpec<ByteMates<5>>::most_pairs);
}

/// Calls use(spec) with the spec whose packed states fit the sweep's width.
template <class Use>
auto with_spec(const Sweep& sweep, const Core& core, Use use) {
  if (sweep.slots <= 16) return use(LinkSpec<ByteMates<2>>(sweep, core));
  if (sweep.slots <= 24) return use(LinkSpec<ByteMates<3>>(sweep, core));
  return use(LinkSpec<ByteMates<5>>(sweep, core));
}

}  // namespace schlegel::numberlink
