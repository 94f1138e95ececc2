#pragma once
// Frontier search: count, find or list all ways to take a fixed sequence of decisions, where of the past only a small
// state matters. Ways that reach the same state before the same step are merged, so the work is the number of different
// states, not of ways (Sekine, Imai, Tani 1995 for spanning trees; Knuth's Simpath, TAOCP 7.1.4; Iwashita and Minato's
// TdZdd for the split into a generic builder and a small spec).
//
// A problem is a Spec:
//   using State            copyable, with == and hash()
//   static choices         how many ways there are to decide a step
//   std::size_t steps()    how many steps there are
//   State root()           the state before the first step
//   Fate follow(State& state, std::size_t step, int choice)
//                          takes one decision. `accepted`: a complete way ends here, whatever was left to decide is
//                          settled.
// The order of ways is lexicographic by their choices.
//
// The way of a state from expand() into the table is inlined by force. Passed by reference, a state would be written in
// single words and at once be read back as a whole: a store-forwarding stall, which costs a quarter of all time.
//
// Counting keeps two layers of states with numbers of any size (tally.hpp) and gives the older one back while it is
// read. Finding keeps one word for each state passed. To list and to number the ways see diagram.hpp.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "base/control.hpp"
#include "base/count.hpp"
#include "search/limbs.hpp"
#include "search/tally.hpp"
#include "search/words.hpp"

namespace schlegel::frontier {

enum class Fate : std::uint8_t { dead, alive, accepted };

/// The different states before one step, found again by hashing (open addressing). An own table, because a state is
/// held once, in the order of the states, which Diagram needs, and the table is sized beforehand and never grows.
template <class State>
class Layer {
 public:
  std::size_t size() const { return states_.size(); }
  const State& operator[](std::size_t i) const { return states_[i]; }
  std::size_t bytes() const { return states_.capacity() * sizeof(State) + table_.capacity() * sizeof(std::uint32_t); }
  /// Empties the layer and makes room for `most` states.
  void reset(std::size_t most) {
    states_.clear();
    std::size_t size = 16;
    while (size < 2 * most) size *= 2;
    mask_ = size - 1;
    table_.assign(size, 0);
  }
  /// The index of the state; size() - 1 with `fresh` set when it is new.
  std::size_t find(const State& state, bool& fresh) {
    for (std::size_t at = state.hash() & mask_;; at = (at + 1) & mask_) {
      const std::uint32_t found = table_[at];
      if (found == 0) {
        states_.push_back(state);
        table_[at] = static_cast<std::uint32_t>(states_.size());
        fresh = true;
        return states_.size() - 1;
      }
      if (states_[found - 1] == state) {
        fresh = false;
        return found - 1;
      }
    }
  }
  void swap(Layer& other) {
    states_.swap(other.states_);
    table_.swap(other.table_);
    std::swap(mask_, other.mask_);
  }

 private:
  std::vector<State> states_;
  std::vector<std::uint32_t> table_;
  std::size_t mask_ = 0;
};

/// Most states in a layer: an index and its choice fit in 32 bits.
inline constexpr std::size_t max_layer = std::size_t{1} << 30;

/// Why a search ended without its answer.
struct Stop {
  bool memory = false;  ///< the memory limit was in the way, else the Control said stop
  std::string budget;
};
Stop stopped_at(std::uint64_t states);
Stop memory_used_up(std::size_t limit, std::uint64_t states);

/// Counts work between ticks and notices the memory limit.
class WorkMeter {
 public:
  WorkMeter(Control& control, std::string_view phase) : control_(control), phase_(phase) {}
  /// False when the Control says stop; see stop().
  bool work(std::size_t states, double fraction) {
    states_ += states;
    if ((pending_ += states + 1) < 4096) return true;
    pending_ = 0;
    if (control_.tick({fraction, states_, phase_})) return true;
    stop_ = stopped_at(states_);
    return false;
  }
  /// False when a layer with that many arcs, or that many bytes in all, is too large; see stop().
  bool fits(std::size_t arcs, std::size_t bytes) {
    if (arcs < max_layer && bytes <= control_.memory_limit) return true;
    stop_ = memory_used_up(control_.memory_limit, states_);
    return false;
  }
  const Stop& stop() const { return stop_; }
  std::uint64_t states() const { return states_; }

 private:
  Control& control_;
  std::string_view phase_;
  std::uint64_t states_ = 0;
  std::size_t pending_ = 0;
  Stop stop_;
};

/// A number and the states it took.
struct Counted {
  Count count;
  std::uint64_t states = 0;
};

/// A spec may have, in place of follow() and choices,
///   template <class Emit> void expand(const State& state, std::size_t step, Emit emit) const
///                          calls emit(next) for every state after the step; each state after the last step is
///                          accepted.
template <class Spec>
concept Expands = requires(const Spec& spec, const typename Spec::State& state) {
  spec.expand(state, std::size_t{0}, [](const typename Spec::State&) {});
};

/// Counts layer by layer; see count().
template <class Spec>
class Counter {
 public:
  Counter(Spec spec, Control& control)
      : spec_(std::move(spec)), meter_(control, schlegel::words::phase_counting.english) {
    const std::uint64_t one = 1;
    now_.reset(1, 1);
    now_.add(now_.probe(spec_.root()), &one, 1);
  }

  bool done() const { return step_ == spec_.steps() || now_.size() == 0; }
  /// Takes one step. False when it must stop; see stop().
  bool advance() {
    next_.reset(static_cast<std::size_t>(growth_ * static_cast<double>(now_.size())), now_.limbs());
    if (!pass()) return false;
    growth_ = std::clamp(1.2 * static_cast<double>(next_.size()) / static_cast<double>(now_.size()), 1.0, 4.0);
    now_.swap(next_);
    ++step_;
    return true;
  }
  /// When done.
  Counted result() const {
    Counted counted{total_, states()};
    if constexpr (Expands<Spec>)
      for (std::size_t row = 0; row < now_.size(); ++row) counted.count += to_count(now_.number(row), now_.limbs());
    return counted;
  }
  const Stop& stop() const { return meter_.stop(); }
  std::uint64_t states() const { return meter_.states(); }
  std::size_t bytes() const { return now_.bytes() + next_.bytes(); }

 private:
  using State = typename Spec::State;
  static constexpr std::size_t near_memory = 3 << 20;  ///< bytes of a table that stays in the cache anyway
  struct Waiting {
    typename Tally<State>::Probe probe;
    const std::uint64_t* number;
  };

  /// Takes all states over a step; false when it must stop.
  bool pass() {
    constexpr std::size_t chunk = Tally<State>::chunk_rows;
    const auto size = static_cast<double>(now_.size()), steps = static_cast<double>(spec_.steps());
    for (std::size_t first = 0; first < now_.size(); first += chunk) {
      const std::size_t end = std::min(now_.size(), first + chunk);
      for (std::size_t row = first; row < end; ++row) follow(now_.state(row), step_, now_.number(row));
      deliver();
      const double part = static_cast<double>(end) / size;
      if (!meter_.fits(next_.size(), bytes()) || !meter_.work(end - first, (static_cast<double>(step_) + part) / steps))
        return false;
      if (end < now_.size()) now_.release(first / chunk, next_);
    }
    return true;
  }
  void follow(const State& from, std::size_t step, const std::uint64_t* number) {
    if constexpr (Expands<Spec>) {
      spec_.expand(
          from, step, [&](const State& state) __attribute__((always_inline)) { send(state, number); });
    } else {
      for (int choice = 0; choice < Spec::choices; ++choice) {
        State state = from;
        const Fate fate = spec_.follow(state, step, choice);
        if (fate == Fate::accepted) total_ += to_count(number, now_.limbs());
        if (fate == Fate::alive) send(state, number);
      }
    }
  }
  /// A state to be added waits here until its place has been fetched from memory.
  [[gnu::always_inline]] void send(const State& state, const std::uint64_t* number) {
    waiting_[count_] = {next_.probe(state), number};
    if (++count_ == waiting_.size()) deliver();
  }
  [[gnu::noinline]] void deliver() {
    if (next_.bytes() > near_memory)
      for (std::size_t i = 0; i < count_; ++i) next_.fetch(waiting_[i].probe);
    for (std::size_t i = 0; i < count_; ++i) next_.add(waiting_[i].probe, waiting_[i].number, now_.limbs());
    count_ = 0;
  }

  Spec spec_;
  WorkMeter meter_;
  std::size_t step_ = 0;
  double growth_ = 2;
  Tally<State> now_, next_;
  std::array<Waiting, 64> waiting_;
  std::size_t count_ = 0;
  Count total_ = 0;
};

/// The number of ways. Memory: two layers, at most the Control's limit.
template <class Spec>
std::variant<Counted, Stop> count(const Spec& spec, Control& control) {
  Counter<Spec> counter(spec, control);
  while (!counter.done())
    if (!counter.advance()) return counter.stop();
  return counter.result();
}

/// One way as a list of choices, or nothing when there is none.
struct Found {
  std::optional<std::vector<std::uint8_t>> choices;
  std::uint64_t states = 0;
};

/// Some way (not always the first). Choices after the accepting step are absent. Memory: four bytes for each state
/// passed.
template <class Spec>
std::variant<Found, Stop> find(const Spec& spec, Control& control) {
  using State = typename Spec::State;
  WorkMeter meter(control, schlegel::words::phase_searching.english);
  Layer<State> now, next;
  bool fresh = false;
  now.reset(1);
  now.find(spec.root(), fresh);
  std::vector<std::uint32_t> origin;  // for each state after the first: its predecessor and the choice
  std::vector<std::size_t> first{0};  // where the states of each layer begin in `origin`
  const std::size_t steps = spec.steps();
  for (std::size_t step = 0; step < steps && now.size() > 0; ++step) {
    const std::size_t arcs = now.size() * static_cast<std::size_t>(Spec::choices);
    if (!meter.fits(arcs, now.bytes() + (origin.size() + arcs) * 8 + arcs * (sizeof(State) + 16))) return meter.stop();
    next.reset(arcs);
    for (std::size_t i = 0; i < now.size(); ++i) {
      if ((i & 4095) == 4095 && !meter.work(4096, static_cast<double>(step) / static_cast<double>(steps)))
        return meter.stop();
      for (int choice = 0; choice < Spec::choices; ++choice) {
        State state = now[i];
        const Fate fate = spec.follow(state, step, choice);
        if (fate == Fate::dead) continue;
        if (fate == Fate::alive) {
          next.find(state, fresh);
          if (fresh)
            origin.push_back(static_cast<std::uint32_t>(i * Spec::choices) + static_cast<std::uint32_t>(choice));
          continue;
        }
        std::vector<std::uint8_t> choices(step + 1);
        choices[step] = static_cast<std::uint8_t>(choice);
        std::size_t at = i;
        for (std::size_t back = step; back-- > 0;) {
          const std::uint32_t from = origin[first[back] + at];
          choices[back] = static_cast<std::uint8_t>(from % Spec::choices);
          at = from / Spec::choices;
        }
        return Found{std::move(choices), meter.states() + i};
      }
    }
    if (!meter.work(now.size() & 4095, static_cast<double>(step) / static_cast<double>(steps))) return meter.stop();
    first.push_back(origin.size());
    now.swap(next);
  }
  return Found{std::nullopt, meter.states()};
}

}  // namespace schlegel::frontier
