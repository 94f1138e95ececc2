#include "puzzles/numberlink/solve/sweep/vertex_sweep.hpp"

#include <memory>
#include <numeric>

#include "base/index.hpp"

namespace schlegel::numberlink {
namespace {

/// Takes steps of single edges together by vertex.
class StepCollector {
 public:
  StepCollector(const Sweep& sweep, const ReducedGraph& reduced, VertexSweep& to)
      : sweep_(sweep), reduced_(reduced), to_(to), left_(reduced.graph.order, 0), number_(reduced.pairs, -1) {
    for (const auto& [u, v] : reduced.graph.ends) {
      ++left_[u];
      ++left_[v];
    }
  }
  void run() {
    for (std::size_t i = 0; i < sweep_.steps.size();) {
      VertexStep step{};
      step.vertex = newer(i);
      for (; i < sweep_.steps.size() && newer(i) == step.vertex; ++i) add_edge(step, sweep_.steps[i]);
      finish(step);
      to_.steps.push_back(std::move(step));
    }
  }

 private:
  std::int32_t newer(std::size_t i) const {
    const auto [u, v] = reduced_.graph.ends[sweep_.steps[i].edge];
    return sweep_.steps[i].newer == 0 ? u : v;
  }
  /// Gives the vertex a slot and its pair a number, unless it has them; false when it has.
  bool enter(std::int32_t v) {
    if (to_.slot[v] >= 0) return false;
    to_.order.push_back(v);
    to_.slot[v] = taken(vacant_, to_.slots);
    const std::int32_t pair = reduced_.pair[v];
    if (pair < 0) return true;
    std::int32_t& number = number_[pair];
    if (number >= 0) {
      to_.second[v] = 1;
      vacant_waits_.push_back(number);
    } else {
      number = taken(vacant_waits_, to_.waits);
    }
    to_.wait[v] = number;
    return true;
  }
  /// The number that became vacant last, else a new one.
  template <class Number>
  static int taken(std::vector<Number>& vacant, int& count) {
    if (vacant.empty()) return count++;
    const int number = vacant.back();
    vacant.pop_back();
    return number;
  }
  void add_edge(VertexStep& step, const SweepStep& s) {
    const auto [a, b] = reduced_.graph.ends[s.edge];
    const std::int32_t u = s.newer == 0 ? b : a;
    const std::uint64_t bit = std::uint64_t{1} << step.back.size() % 64;  // with more it fits no packing
    const bool fresh = enter(u);
    step.back.push_back({u, static_cast<std::uint8_t>(to_.slot[u]), fresh});
    --left_[step.vertex];
    const int later = --left_[u];
    if (reduced_.required[s.edge]) step.required |= bit;
    if (later > 0) step.may_fresh |= bit;
    if (later == 0) step.must |= bit;
    if (reduced_.cover ? later < 2 : false) step.must_fresh |= bit;
    if (!reduced_.cover && later == 1) step.drop |= bit;
  }
  void finish(VertexStep& step) {
    enter(step.vertex);
    step.slot = static_cast<std::uint8_t>(to_.slot[step.vertex]);
    const int later = left_[step.vertex];
    const bool terminal = reduced_.pair[step.vertex] >= 0;
    step.none = terminal ? later > 0 : !reduced_.cover || later > 1;
    step.one = terminal || later > 0;
    step.two = !terminal;
    step.keep = later > 1;
    for (const auto& back : step.back)
      if (left_[back.vertex] == 0) step.leaving.push_back(back.slot);
    if (later == 0) step.leaving.push_back(step.slot);
    vacant_.insert(vacant_.end(), step.leaving.begin(), step.leaving.end());
  }

  const Sweep& sweep_;
  const ReducedGraph& reduced_;
  VertexSweep& to_;
  std::vector<int> left_;  // by vertex: edges still to come
  std::vector<std::uint8_t> vacant_;
  std::vector<std::int32_t> vacant_waits_, number_;  // number_: by pair
};

}  // namespace

VertexSweep::VertexSweep(const Sweep& sweep, const ReducedGraph& reduced)
    : slot(at(reduced.graph.order), -1), wait(at(reduced.graph.order), -1), second(at(reduced.graph.order), 0) {
  StepCollector(sweep, reduced, *this).run();
}

namespace {

/// The found sweep, its reverse and, where there is a drawing, along both axes of it in both directions.
std::vector<VertexSweep> candidates(const Instance& instance, const ReducedGraph& reduced, const Sweep& found) {
  std::vector<VertexSweep> sweeps;
  if (found.slots == 0) return sweeps;
  sweeps.emplace_back(found, reduced);
  const auto add = [&](const std::vector<std::int32_t>& order) {
    const Sweep sweep = sweep_along(reduced.graph, order);
    if (sweep.slots > 0 && sweep.slots <= found.slots + 1) sweeps.emplace_back(sweep, reduced);
  };
  std::vector<std::int32_t> order = sweeps.front().order;
  std::reverse(order.begin(), order.end());
  add(order);
  const auto plane = instance.graph.plane();
  if (plane.empty()) return sweeps;
  order.resize(reduced.graph.order);
  for (int way = 0; way < 4; ++way) {
    const auto key = [&](std::int32_t v) {
      const auto& point = plane[reduced.vertices[v]];
      const auto major = way & 1 ? point.x : point.y, minor = way & 1 ? point.y : point.x;
      return std::pair{way & 2 ? -major : major, minor};
    };
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&](auto u, auto v) { return key(u) < key(v); });
    add(order);
  }
  return sweeps;
}

/// Several counts as one: reports how far the furthest has come and the states of all.
class SharedProgress : public Control {
 public:
  explicit SharedProgress(Control& control) : control_(control) { memory_limit = control.memory_limit; }
  bool tick(const Progress& progress) override {
    fraction_ = std::max(fraction_, progress.fraction);
    return control_.tick({fraction_, ticks_ += 4096, progress.phase});
  }

 private:
  Control& control_;
  double fraction_ = 0;
  std::uint64_t ticks_ = 0;
};

template <class Values>
std::variant<frontier::Counted, frontier::Stop> race(const std::vector<VertexSweep>& sweeps, Control& outer) {
  using Run = frontier::Counter<VertexSpec<Values>>;
  SharedProgress control(outer);
  std::vector<std::unique_ptr<Run>> runs;
  for (const VertexSweep& sweep : sweeps)
    if (VertexSpec<Values>::fits(sweep)) runs.push_back(std::make_unique<Run>(VertexSpec<Values>(sweep), control));
  // A sweep must promise a fifteenth of the states of the one at hand to take over: what has been spent on that one is
  // lost. janko_count_cover_15_and_17.
  constexpr double margin = 15;
  for (std::size_t now = 0;;) {
    std::size_t best = now, bytes = 0;
    std::uint64_t states = 0;
    for (std::size_t i = 0; i < runs.size(); ++i) {
      if (runs[i]->outlook() * (best == now ? margin : 1) < runs[best]->outlook()) best = i;
      bytes += runs[i]->bytes();
      states += runs[i]->states();
    }
    now = best;
    if (runs[now]->done()) return frontier::Counted{runs[now]->result().count, states};
    if (runs[now]->advance(bytes - runs[now]->bytes())) continue;
    if (!runs[now]->stop().memory || runs.size() == 1) return runs[now]->stop();
    runs.erase(runs.begin() + static_cast<std::ptrdiff_t>(now));
    now = 0;
  }
}

template <class Values, class... Wider>
std::variant<frontier::Counted, frontier::Stop> race_in(const std::vector<VertexSweep>& sweeps, Control& control) {
  if constexpr (sizeof...(Wider) > 0)
    if (!VertexSpec<Values>::fits(sweeps.front())) return race_in<Wider...>(sweeps, control);
  return race<Values>(sweeps, control);
}

}  // namespace

std::variant<frontier::Counted, frontier::Stop> count_by_sweeps(const Instance& instance, const ReducedGraph& reduced,
                                                                const Sweep& found, Control& control) {
  std::vector<VertexSweep> sweeps = candidates(instance, reduced, found);
  const auto fits = [](const VertexSweep& sweep) { return VertexSpec<WidestValues>::fits(sweep); };
  sweeps.erase(std::remove_if(sweeps.begin(), sweeps.end(), [&](const auto& sweep) { return !fits(sweep); }),
               sweeps.end());
  if (sweeps.empty()) {
    // Vertices with many edges to earlier ones are taken edge by edge.
    if (!fits_sweep(found, reduced)) return frontier::Stop{true, {}};
    return with_spec(found, reduced, [&](const auto& spec) { return frontier::count(spec, control); });
  }
  // The first one decides the packing.
  std::stable_sort(sweeps.begin(), sweeps.end(), [](const auto& a, const auto& b) { return a.slots > b.slots; });
  return race_in<SlotValues<5, 1>, SlotValues<6, 1>, SlotValues<6, 2>, SlotValues<8, 3>, WidestValues>(sweeps, control);
}

}  // namespace schlegel::numberlink
