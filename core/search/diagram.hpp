#pragma once
#include <algorithm>
#include <cstdint>
#include <limits>
#include <vector>

#include "search/frontier.hpp"
#include "search/words.hpp"

namespace schlegel::frontier {

/// All ways to decide a frontier problem as a layered graph without dead ends: lists them in order, finds the n-th. (A
/// zero-suppressed decision diagram that is not reduced; Minato 1993.)
template <int Choices>
class Diagram {
 public:
  /// Builds the diagram of the spec; false when it must stop (see stop()). Memory: 4 * Choices bytes for each state.
  template <class Spec>
  bool build(const Spec& spec, Control& control);
  /// Counts the ways from every state, after which count() and nth() answer. Memory: as many limbs for each state as
  /// its layer's largest number has.
  bool count_all(Control& control);

  const Stop& stop() const { return stop_; }
  std::uint64_t states() const { return states_; }
  bool empty() const { return root_ == dead; }
  Count count() const { return count_of(root_, 0); }
  /// The way of that index, 0 <= index < count().
  std::vector<std::uint8_t> nth(Count index) const;
  /// Calls visit(choices) for every way in order until it returns false. Returns false when it was stopped.
  template <class Visit>
  bool each(Visit visit) const;

 private:
  /// Numbers of equal length.
  class Rows {
   public:
    std::size_t limbs() const { return limbs_; }
    const std::uint64_t* row(std::size_t i) const { return data_.data() + i * limbs_; }
    std::uint64_t* row(std::size_t i) { return data_.data() + i * limbs_; }
    void reset(std::size_t rows, std::size_t limbs) {
      limbs_ = limbs;
      data_.assign(rows * limbs, 0);
    }
    /// The bitwise or of the highest limbs.
    std::uint64_t top() const {
      std::uint64_t all = 0;
      for (std::size_t i = limbs_ - 1; i < data_.size(); i += limbs_) all |= data_[i];
      return all;
    }

   private:
    std::size_t limbs_ = 1;
    std::vector<std::uint64_t> data_;
  };

  static constexpr std::uint32_t dead = 0xffffffff;
  static constexpr std::uint32_t accept = 0xfffffffe;

  std::uint32_t child(std::size_t step, std::uint32_t node, int choice) const {
    return children_[step][static_cast<std::size_t>(node) * Choices + static_cast<std::size_t>(choice)];
  }
  Count count_of(std::uint32_t node, std::size_t step) const {
    if (node == dead) return 0;
    if (node == accept) return 1;
    return to_count(counts_[step].row(node), counts_[step].limbs());
  }
  void prune();

  std::vector<std::vector<std::uint32_t>> children_;
  std::vector<Rows> counts_;
  std::uint32_t root_ = dead;
  std::uint64_t states_ = 0;
  std::size_t bytes_ = 0;
  Stop stop_;
};

template <int Choices>
template <class Spec>
bool Diagram<Choices>::build(const Spec& spec, Control& control) {
  static_assert(Spec::choices == Choices);
  using State = typename Spec::State;
  WorkMeter meter(control, schlegel::words::phase_searching.english);
  Layer<State> now, next;
  bool fresh = false;
  now.reset(1);
  now.find(spec.root(), fresh);
  root_ = 0;
  const std::size_t steps = spec.steps();
  children_.reserve(steps);
  for (std::size_t step = 0; step < steps && now.size() > 0; ++step) {
    const std::size_t arcs = now.size() * Choices;
    if (!meter.fits(arcs, bytes_ + now.bytes() + arcs * (sizeof(State) + 16 + 4))) {
      stop_ = meter.stop();
      return false;
    }
    next.reset(arcs);
    std::vector<std::uint32_t> children(arcs);
    bytes_ += arcs * sizeof(std::uint32_t);
    for (std::size_t i = 0; i < now.size(); ++i) {
      if ((i & 4095) == 4095 && !meter.work(4096, static_cast<double>(step) / static_cast<double>(steps))) {
        stop_ = meter.stop();
        return false;
      }
      for (int choice = 0; choice < Choices; ++choice) {
        State state = now[i];
        const Fate fate = spec.follow(state, step, choice);
        children[i * Choices + static_cast<std::size_t>(choice)] =
            fate == Fate::dead       ? dead
            : fate == Fate::accepted ? accept
                                     : static_cast<std::uint32_t>(next.find(state, fresh));
      }
    }
    if (!meter.work(now.size() & 4095, static_cast<double>(step) / static_cast<double>(steps))) {
      stop_ = meter.stop();
      return false;
    }
    children_.push_back(std::move(children));
    now.swap(next);
  }
  states_ = meter.states();
  prune();
  return true;
}

/// Marks as dead the states from which no way reaches the end. States of the last layer that did not accept are dead.
template <int Choices>
void Diagram<Choices>::prune() {
  std::vector<char> alive, below;
  for (std::size_t step = children_.size(); step-- > 0;) {
    std::vector<std::uint32_t>& children = children_[step];
    alive.assign(children.size() / Choices, 0);
    for (std::size_t i = 0; i < children.size(); ++i) {
      if (children[i] < accept && (children[i] >= below.size() || !below[children[i]])) children[i] = dead;
      if (children[i] != dead) alive[i / Choices] = 1;
    }
    below.swap(alive);
  }
  if (below.empty() || !below[0]) root_ = dead;
}

template <int Choices>
bool Diagram<Choices>::count_all(Control& control) {
  WorkMeter meter(control, schlegel::words::phase_counting.english);
  counts_.assign(children_.size(), {});
  std::size_t bytes = bytes_;
  for (std::size_t step = children_.size(); step-- > 0;) {
    const std::vector<std::uint32_t>& children = children_[step];
    const std::size_t nodes = children.size() / Choices;
    Rows* below = step + 1 < children_.size() ? &counts_[step + 1] : nullptr;
    std::size_t limbs = below ? below->limbs() : 1;
    const bool grow = below && below->top() > std::numeric_limits<std::uint64_t>::max() / (2 * Choices + 2);
    if (grow) ++limbs;
    bytes += nodes * limbs * sizeof(std::uint64_t);
    if (!meter.fits(nodes, bytes) ||
        !meter.work(nodes, 1 - static_cast<double>(step) / static_cast<double>(children_.size()))) {
      stop_ = meter.stop();
      counts_ = {};
      return false;
    }
    Rows& rows = counts_[step];
    rows.reset(nodes, limbs);
    const std::uint64_t one = 1;
    for (std::size_t i = 0; i < nodes; ++i)
      for (int choice = 0; choice < Choices; ++choice) {
        const std::uint32_t to = children[i * Choices + static_cast<std::size_t>(choice)];
        if (to == dead) continue;
        if (to == accept)
          add_limbs(rows.row(i), limbs, &one, 1);
        else
          add_limbs(rows.row(i), limbs, below->row(to), below->limbs());
      }
  }
  return true;
}

template <int Choices>
std::vector<std::uint8_t> Diagram<Choices>::nth(Count index) const {
  std::vector<std::uint8_t> choices;
  std::uint32_t node = root_;
  for (std::size_t step = 0; node < accept; ++step) {
    int choice = 0;
    for (; choice + 1 < Choices; ++choice) {
      const Count ways = count_of(child(step, node, choice), step + 1);
      if (index < ways) break;
      index -= ways;
    }
    choices.push_back(static_cast<std::uint8_t>(choice));
    node = child(step, node, choice);
  }
  return choices;
}

template <int Choices>
template <class Visit>
bool Diagram<Choices>::each(Visit visit) const {
  if (empty()) return true;
  std::vector<std::uint8_t> choices;
  std::vector<std::uint32_t> path{root_};
  int choice = 0;
  for (;;) {
    const std::size_t step = choices.size();
    std::uint32_t to = dead;
    while (choice < Choices && (to = child(step, path.back(), choice)) == dead) ++choice;
    if (choice < Choices) {
      choices.push_back(static_cast<std::uint8_t>(choice));
      if (to != accept) {
        path.push_back(to);
        choice = 0;
        continue;
      }
      if (!visit(static_cast<const std::vector<std::uint8_t>&>(choices))) return false;
    } else {
      if (choices.empty()) return true;
      path.pop_back();
    }
    choice = choices.back() + 1;
    choices.pop_back();
  }
}

}  // namespace schlegel::frontier
