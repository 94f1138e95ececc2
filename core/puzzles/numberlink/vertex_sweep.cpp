#include "puzzles/numberlink/vertex_sweep.hpp"

#include <memory>
#include <numeric>

namespace schlegel::numberlink {
namespace {

std::size_t at(std::int32_t i) { return static_cast<std::size_t>(i); }

}  // namespace

VertexSweep::VertexSweep(const Sweep& sweep, const Core& core)
    : wait(at(core.graph.order), -1), second(at(core.graph.order), 0) {
  const std::size_t n = at(core.graph.order);
  std::vector<int> left(n, 0), slot(n, -1);
  for (const auto& [u, v] : core.graph.ends) {
    ++left[at(u)];
    ++left[at(v)];
  }
  std::vector<std::uint8_t> vacant;
  std::vector<std::int32_t> vacant_waits, number(at(core.pairs), -1);
  const auto enters = [&](std::int32_t v) {
    if (slot[at(v)] >= 0) return false;
    if (vacant.empty()) {
      slot[at(v)] = slots++;
    } else {
      slot[at(v)] = vacant.back();
      vacant.pop_back();
    }
    const std::int32_t pair = core.pair[at(v)];
    if (pair < 0) return true;
    if (number[at(pair)] >= 0) {
      second[at(v)] = 1;
      vacant_waits.push_back(number[at(pair)]);
    } else if (vacant_waits.empty()) {
      number[at(pair)] = waits++;
    } else {
      number[at(pair)] = vacant_waits.back();
      vacant_waits.pop_back();
    }
    wait[at(v)] = number[at(pair)];
    return true;
  };
  for (std::size_t i = 0; i < sweep.steps.size();) {
    const auto newer = [&](std::size_t k) {
      const auto [u, v] = core.graph.ends[at(sweep.steps[k].edge)];
      return sweep.steps[k].newer == 0 ? u : v;
    };
    VertexStep step{};
    step.vertex = newer(i);
    for (; i < sweep.steps.size() && newer(i) == step.vertex; ++i) {
      const SweepStep& s = sweep.steps[i];
      const auto [a, b] = core.graph.ends[at(s.edge)];
      const std::int32_t u = s.newer == 0 ? b : a;
      const std::uint64_t bit = std::uint64_t{1} << step.back.size() % 64;  // with more it fits no packing
      const bool fresh = enters(u);
      step.back.push_back({u, static_cast<std::uint8_t>(slot[at(u)]), fresh});
      --left[at(step.vertex)];
      const int later = --left[at(u)];
      if (core.required[at(s.edge)]) step.required |= bit;
      if (later > 0) step.may_fresh |= bit;
      if (later == 0) step.must |= bit;
      if (core.cover ? later < 2 : false) step.must_fresh |= bit;
      if (!core.cover && later == 1) step.drop |= bit;
    }
    enters(step.vertex);
    step.slot = static_cast<std::uint8_t>(slot[at(step.vertex)]);
    const int later = left[at(step.vertex)];
    const bool terminal = core.pair[at(step.vertex)] >= 0;
    step.none = terminal ? later > 0 : !core.cover || later > 1;
    step.one = terminal || later > 0;
    step.two = !terminal;
    step.keep = later > 1;
    for (const auto& back : step.back)
      if (left[at(back.vertex)] == 0) step.leaving.push_back(back.slot);
    if (later == 0) step.leaving.push_back(step.slot);
    vacant.insert(vacant.end(), step.leaving.begin(), step.leaving.end());
    steps.push_back(std::move(step));
  }
}

namespace {

/// The order in which a sweep's vertices come.
std::vector<std::int32_t> order_of(const VertexSweep& sweep) {
  std::vector<std::int32_t> order;
  for (const VertexStep& step : sweep.steps) {
    for (const auto& back : step.back)
      if (back.enters) order.push_back(back.vertex);
    order.push_back(step.vertex);
  }
  return order;
}

/// The found sweep, its reverse and, where there is a drawing, along both axes of it in both directions.
std::vector<VertexSweep> candidates(const Instance& instance, const Core& core, const Sweep& found) {
  std::vector<VertexSweep> sweeps;
  if (found.slots == 0) return sweeps;
  sweeps.emplace_back(found, core);
  const auto add = [&](const std::vector<std::int32_t>& order) {
    const Sweep sweep = sweep_along(core.graph, order);
    if (sweep.slots > 0 && sweep.slots <= found.slots + 1) sweeps.emplace_back(sweep, core);
  };
  std::vector<std::int32_t> order = order_of(sweeps.front());
  std::reverse(order.begin(), order.end());
  add(order);
  const auto plane = instance.graph.plane();
  if (plane.empty()) return sweeps;
  order.resize(at(core.graph.order));
  for (int way = 0; way < 4; ++way) {
    const auto key = [&](std::int32_t v) {
      const auto& point = plane[at(core.vertices[at(v)])];
      const auto major = way & 1 ? point.x : point.y, minor = way & 1 ? point.y : point.x;
      return std::pair{way & 2 ? -major : major, minor};
    };
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&](auto u, auto v) { return key(u) < key(v); });
    add(order);
  }
  return sweeps;
}

/// Several countings as one: reports the furthest and the sum of all states.
class Shared : public Control {
 public:
  explicit Shared(Control& control) : control_(control) { memory_limit = control.memory_limit; }
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
  using Counter = frontier::Counter<VertexSpec<Values>>;
  Shared control(outer);
  std::vector<std::unique_ptr<Counter>> counters;
  for (const VertexSweep& sweep : sweeps)
    if (VertexSpec<Values>::fits(sweep))
      counters.push_back(std::make_unique<Counter>(VertexSpec<Values>(sweep), control));
  // A change must promise to be worth what has been spent.
  constexpr double margin = 15;
  std::size_t now = 0;
  for (;;) {
    std::size_t best = now, bytes = 0;
    std::uint64_t states = 0;
    for (std::size_t i = 0; i < counters.size(); ++i) {
      if (counters[i]->outlook() * (best == now ? margin : 1) < counters[best]->outlook()) best = i;
      bytes += counters[i]->bytes();
      states += counters[i]->states();
    }
    now = best;
    if (counters[now]->done()) {
      auto counted = counters[now]->result();
      counted.states = states;
      return counted;
    }
    if (counters[now]->advance(bytes - counters[now]->bytes())) continue;
    if (!counters[now]->stop().memory || counters.size() == 1) return counters[now]->stop();
    counters.erase(counters.begin() + static_cast<std::ptrdiff_t>(now));
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

std::variant<frontier::Counted, frontier::Stop> count_by_sweeps(const Instance& instance, const Core& core,
                                                                const Sweep& found, Control& control) {
  std::vector<VertexSweep> sweeps = candidates(instance, core, found);
  const auto fits = [](const VertexSweep& sweep) { return VertexSpec<WidestValues>::fits(sweep); };
  sweeps.erase(std::remove_if(sweeps.begin(), sweeps.end(), [&](const auto& sweep) { return !fits(sweep); }),
               sweeps.end());
  if (sweeps.empty()) {
    // Vertices with many edges to earlier ones are taken edge by edge.
    if (!fits_sweep(found, core)) return frontier::Stop{true, "the board is too wide to be swept"};
    return with_spec(found, core, [&](const auto& spec) { return frontier::count(spec, control); });
  }
  // The first one decides the packing.
  std::stable_sort(sweeps.begin(), sweeps.end(), [](const auto& a, const auto& b) { return a.slots > b.slots; });
  return race_in<SlotValues<5, 1>, SlotValues<6, 1>, SlotValues<6, 2>, SlotValues<8, 3>, WidestValues>(sweeps, control);
}

}  // namespace schlegel::numberlink
