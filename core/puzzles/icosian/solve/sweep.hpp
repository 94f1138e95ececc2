#pragma once
#include "puzzles/icosian/solve/reduction.hpp"
#include "search/frontier.hpp"
#include "search/mates.hpp"

namespace schlegel::icosian {

/// Hamiltonian cycles of a core as a frontier problem: every vertex gets degree 2, required edges are taken, and a
/// cycle may close only as the last thing that happens.
template <class Mates>
class TourSpec {
 public:
  using State = Mates;
  static constexpr int choices = 2;  ///< 0 takes the edge, 1 leaves it

  TourSpec(const Sweep& sweep, const std::vector<char>& required) : sweep_(sweep), required_(required) {
    closable_ = sweep.last_entry;
    for (std::size_t step = closable_; step < sweep.steps.size(); ++step)
      if (required[sweep.steps[step].edge]) closable_ = step;
  }

  std::size_t steps() const { return sweep_.steps.size(); }
  State root() const { return {}; }

  frontier::Fate follow(State& mates, std::size_t step, int choice) const {
    using frontier::Fate;
    const SweepStep& s = sweep_.steps[step];
    const unsigned a = s.slot[0];
    const unsigned b = s.slot[1];
    if (s.enters[0]) mates.set(a, a);
    if (s.enters[1]) mates.set(b, b);
    const unsigned mate_a = mates[a];
    const unsigned mate_b = mates[b];
    if (choice == 0) {
      if (mate_a == Mates::done || mate_b == Mates::done) return Fate::dead;
      if (mate_a == b) {
        mates.set(a, Mates::done);
        mates.set(b, Mates::done);
        return step >= closable_ && mates.all_done() ? Fate::accepted : Fate::dead;
      }
      // The new path runs from mate_a to mate_b. An end that had no edge is its own mate and needs one more.
      if (mate_a != a) mates.set(a, Mates::done);
      if (mate_b != b) mates.set(b, Mates::done);
      mates.set(mate_a, mate_b);
      mates.set(mate_b, mate_a);
      if ((mate_a == a && s.left[0] == 0) || (mate_b == b && s.left[1] == 0)) return Fate::dead;
      return Fate::alive;
    }
    if (required_[s.edge]) return Fate::dead;
    const unsigned need_a = mate_a == Mates::done ? 0 : mate_a == a ? 2 : 1;
    const unsigned need_b = mate_b == Mates::done ? 0 : mate_b == b ? 2 : 1;
    return need_a <= s.left[0] && need_b <= s.left[1] ? Fate::alive : Fate::dead;
  }

 private:
  const Sweep& sweep_;
  const std::vector<char>& required_;
  std::size_t closable_;  // the first step that may close the cycle: all vertices and required edges have been met
};

/// Calls use(spec) with the spec whose packed states fit the sweep's width.
template <class Use>
auto with_spec(const Sweep& sweep, const std::vector<char>& required, Use use) {
  if (sweep.slots <= NibbleMates::max_slots) return use(TourSpec<NibbleMates>(sweep, required));
  if (sweep.slots <= 24) return use(TourSpec<ByteMates<3>>(sweep, required));
  if (sweep.slots <= 40) return use(TourSpec<ByteMates<5>>(sweep, required));
  return use(TourSpec<ByteMates<31>>(sweep, required));
}

}  // namespace schlegel::icosian
