// A frontier search is as cheap as its order of edges is narrow. Finding the narrowest order (the path-width) is hard,
// and the search for it must cost less than it saves: graphs of a few thousand vertices are counted in some
// milliseconds. So: cheap greedy orders, a guess at the number of states for each, and the best one is kept; the more
// states it seems to need, the more orders are tried.
//
// The guess: a vertex on the frontier has met some of its edges; with one edge met, or one to come, it has two possible
// degrees, else three. This is its weight, 2 or 3, and a step costs the power of a constant to the sum of weights on
// the frontier.
//
// Greedy: place next the neighbour of the frontier that leaves the least weight on it, of those the one that has waited
// longest (this keeps the front moving evenly) or, in later tries, any one. It begins at a vertex far from everything
// (found by two breadth-first passes), at the other end, then anywhere. The neighbours of a hub (a vertex of large
// degree) do not become candidates through it, or each step would look at the whole graph. Counting vertices instead of
// weights is far worse on graphs with hubs (a hundred times the states).
#include "search/order.hpp"

#include <algorithm>
#include <array>
#include <limits>

#include "base/index.hpp"
#include "base/random.hpp"

namespace schlegel {
namespace {

using Id = std::int32_t;

constexpr int hub_degree = 40;
constexpr double too_wide = 1e16;  // a guess above this is no order at all
constexpr double hopeless = 1e13;  // states
constexpr double most_work = 1e8;  // edges looked at, a few tenths of a second
constexpr double base = 1.38;      // growth by a unit of weight

int weight(Id met, Id left) { return met == 0 || left == 0 ? 0 : met == 1 || left == 1 ? 2 : 3; }

/// base to the power of a frontier's weight.
class Growth {
 public:
  Growth() {
    double power = 1;
    for (double& entry : table_) {
      entry = power;
      power *= base;
    }
  }
  double operator()(int units) const { return table_[std::min(static_cast<std::size_t>(units), table_.size() - 1)]; }

 private:
  std::array<double, 3 * max_slots> table_;
};

/// Adjacency in one array.
class Around {
 public:
  explicit Around(const EdgeList& links) : first_(at(links.order) + 1, 0), list_(2 * links.ends.size()) {
    for (const auto& [u, v] : links.ends) {
      ++first_[u];
      ++first_[v];
    }
    Id sum = 0;
    for (Id& f : first_) sum += std::exchange(f, sum);
    std::vector<Id> next(first_.begin(), first_.end() - 1);
    for (std::size_t e = 0; e < links.ends.size(); ++e) {
      const auto [u, v] = links.ends[e];
      list_[next[u]++] = {v, static_cast<Id>(e)};
      list_[next[v]++] = {u, static_cast<Id>(e)};
    }
  }
  struct Arc {
    Id vertex, edge;
  };
  std::span<const Arc> of(Id v) const { return {list_.data() + first_[v], list_.data() + first_[at(v) + 1]}; }
  int degree(Id v) const { return first_[at(v) + 1] - first_[v]; }
  int order() const { return static_cast<int>(first_.size()) - 1; }

 private:
  std::vector<Id> first_;
  std::vector<Arc> list_;
};

/// All vertices breadth first from `start`, hubs last; vertices that are not reached follow from the smallest one left.
std::vector<Id> breadth_first(const Around& around, Id start) {
  std::vector<Id> order;
  order.reserve(around.order());
  std::vector<char> seen(around.order(), 0);
  seen[start] = 1;
  order.push_back(start);
  Id fresh = 0;
  for (std::size_t i = 0; i < at(around.order()); ++i) {
    if (i == order.size()) {
      while (seen[fresh]) ++fresh;
      seen[fresh] = 1;
      order.push_back(fresh);
    }
    if (around.degree(order[i]) > hub_degree) continue;
    for (const auto [u, e] : around.of(order[i])) {
      if (seen[u]) continue;
      seen[u] = 1;
      order.push_back(u);
    }
  }
  return order;
}

class Greedy {
 public:
  explicit Greedy(const Around& around) : around_(around), free_(around.order()), state_(around.order()) {}

  /// How many edges have been looked at in all runs.
  double work() const { return static_cast<double>(work_); }

  /// Fills `order` from `start`; false as soon as the guessed cost passes `bound`. With `random`, ties are broken by
  /// it.
  bool run(Id start, double bound, Random* random, std::vector<Id>& order, double& cost) {
    const int n = around_.order();
    for (Id v = 0; v < n; ++v) free_[v] = around_.degree(v);
    std::fill(state_.begin(), state_.end(), State::far);
    candidates_.clear();
    order.clear();
    cost = 0;
    int load = 0;
    Id fresh = 0;
    Id v = start;
    for (;;) {
      load += change(v);
      place(v);
      order.push_back(v);
      cost += growth_(load) * std::min(around_.degree(v), 4);
      if (cost > bound) return false;
      if (static_cast<int>(order.size()) == n) return true;
      v = next(random);
      if (v >= 0) continue;
      while (state_[fresh] == State::placed) ++fresh;
      v = fresh;
    }
  }

 private:
  enum class State : char { far, candidate, placed };

  /// How much the frontier's weight grows when v is placed.
  int change(Id v) {
    work_ += around_.degree(v);
    int sum = weight(around_.degree(v) - free_[v], free_[v]);
    if (around_.degree(v) > hub_degree) return sum;
    for (const auto [u, e] : around_.of(v)) {
      if (state_[u] != State::placed) continue;
      const Id met = around_.degree(u) - free_[u];
      sum += weight(met + 1, free_[u] - 1) - weight(met, free_[u]);
    }
    return sum;
  }

  void place(Id v) {
    state_[v] = State::placed;
    const bool hub = around_.degree(v) > hub_degree;
    for (const auto [u, e] : around_.of(v)) {
      --free_[u];
      if (hub || state_[u] != State::far) continue;
      state_[u] = State::candidate;
      candidates_.push_back(u);
    }
  }

  Id next(Random* random) {
    if (candidates_.empty()) return -1;
    int best = std::numeric_limits<int>::max();
    std::size_t where = 0;
    for (std::size_t i = 0; i < candidates_.size(); ++i) {
      int score = 8 * change(candidates_[i]);
      if (random) score += static_cast<int>(random->next() & 7);
      if (score < best) {
        best = score;
        where = i;
      }
    }
    const Id v = candidates_[where];
    candidates_.erase(candidates_.begin() + static_cast<std::ptrdiff_t>(where));
    return v;
  }

  const Around& around_;
  Growth growth_;
  std::vector<Id> free_;  // for each vertex: edges to vertices not placed yet
  std::vector<State> state_;
  std::vector<Id> candidates_;
  std::int64_t work_ = 0;
};

struct Guess {
  double cost = 0;
  double peak = 0;
};

Guess guess(const Around& around, std::span<const Id> order, double bound) {
  const Growth growth;
  std::vector<Id> left(around.order());
  for (Id v = 0; v < around.order(); ++v) left[v] = around.degree(v);
  std::vector<char> placed(around.order(), 0);
  int load = 0;
  Guess sum;
  const auto meet = [&](Id v) {
    const Id met = around.degree(v) - left[v];
    load += weight(met + 1, left[v] - 1) - weight(met, left[v]);
    --left[v];
  };
  for (const Id v : order) {
    placed[v] = 1;
    for (const auto [u, e] : around.of(v)) {
      if (!placed[u]) continue;
      meet(u);
      meet(v);
    }
    sum.cost += growth(load) * std::min(around.degree(v), 4);
    sum.peak = std::max(sum.peak, growth(load));
    if (sum.cost > bound) break;
  }
  return sum;
}

Sweep make_sweep(const Around& around, std::span<const Id> vertices, const EdgeList& links) {
  Sweep sweep;
  sweep.steps.reserve(links.ends.size());
  const std::size_t n = around.order();
  std::vector<Id> left(n);
  std::vector<int> slot(n, -1);
  std::vector<char> placed(n, 0);
  std::vector<std::uint8_t> vacant;
  std::vector<Around::Arc> back;
  const auto take_slot = [&](Id v) {
    if (vacant.empty()) {
      slot[v] = sweep.slots++;
    } else {
      slot[v] = vacant.back();
      vacant.pop_back();
    }
  };
  for (Id v = 0; v < around.order(); ++v) left[v] = around.degree(v);
  for (const Id v : vertices) {
    placed[v] = 1;
    back.clear();
    for (const auto arc : around.of(v))
      if (placed[arc.vertex]) back.push_back(arc);
    std::stable_sort(back.begin(), back.end(), [&](auto p, auto q) { return left[p.vertex] < left[q.vertex]; });
    for (const auto [u, e] : back) {
      const Id end[2] = {links.ends[e].first, links.ends[e].second};
      SweepStep step{e, {0, 0}, {false, false}, {0, 0}, static_cast<std::uint8_t>(end[0] == v ? 0 : 1)};
      for (int k = 0; k < 2; ++k) {
        step.enters[k] = slot[end[k]] < 0;
        if (step.enters[k]) {
          take_slot(end[k]);
          sweep.last_entry = static_cast<int>(sweep.steps.size());
        }
        if (sweep.slots > max_slots) return {};
        step.slot[k] = static_cast<std::uint8_t>(slot[end[k]]);
        step.left[k] = static_cast<std::uint16_t>(std::min<Id>(--left[end[k]], 65535));
      }
      for (int k = 0; k < 2; ++k)
        if (step.left[k] == 0) vacant.push_back(step.slot[k]);
      sweep.steps.push_back(step);
    }
  }
  return sweep;
}

Sweep guessed_sweep(const Around& around, std::span<const Id> vertices, const EdgeList& links) {
  Sweep sweep = make_sweep(around, vertices, links);
  const Guess sum = guess(around, vertices, std::numeric_limits<double>::infinity());
  sweep.cost = sum.cost;
  sweep.peak = sum.peak;
  return sweep;
}

}  // namespace

Sweep sweep_along(const EdgeList& links, std::span<const Id> vertices) {
  return guessed_sweep(Around(links), vertices, links);
}

Sweep find_sweep(const EdgeList& links) {
  if (links.order == 0) return {};
  const Around around(links);
  std::vector<Id> best;
  double best_cost = too_wide;
  std::vector<Id> order;
  Greedy greedy(around);
  const auto try_greedy = [&](Id start, Random* random) {
    double cost = 0;
    if (greedy.run(start, best_cost, random, order, cost)) {
      best_cost = cost;
      best.swap(order);
    }
  };
  Id thin = 0;
  for (Id v = 0; v < links.order; ++v)
    if (around.degree(v) < around.degree(thin)) thin = v;
  const Id far = breadth_first(around, thin).back();
  try_greedy(far, nullptr);
  const std::vector<Id> from_far = breadth_first(around, far);
  try_greedy(from_far.back(), nullptr);
  // Looking at an edge costs about as much as a state or two. A graph that is hopelessly wide gets a few tries only.
  const auto worth = [&](int tries) {
    if (best_cost > hopeless && tries > 6) return false;
    return tries < 4 * links.order + 64 && 2 * greedy.work() < std::min(best_cost, most_work);
  };
  if (worth(4)) {
    for (const bool given : {false, true}) {
      std::vector<Id> candidate = from_far;
      if (given)
        for (Id v = 0; v < links.order; ++v) candidate[v] = v;
      const double cost = guess(around, candidate, best_cost).cost;
      if (cost >= best_cost) continue;
      best_cost = cost;
      best.swap(candidate);
    }
  }
  Random random(1);
  for (int tries = 5; worth(tries); ++tries)
    try_greedy(static_cast<Id>(random.below(static_cast<std::uint64_t>(links.order))), tries % 2 ? &random : nullptr);
  if (best.empty()) return {};
  return guessed_sweep(around, best, links);
}

}  // namespace schlegel
