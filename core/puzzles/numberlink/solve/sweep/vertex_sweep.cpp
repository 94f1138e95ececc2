#include "puzzles/numberlink/solve/sweep/vertex_sweep.hpp"

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
    to_.slot[v] = taken(vacant_, to_.slots);
    const std::int32_t pair = reduced_.pair[v];
    if (pair < 0) return true;
    std::int32_t& number = number_[pair];
    if (number >= 0) {
      to_.second[v] = 1;
      vacant_pair_slots_.push_back(number);
    } else {
      number = taken(vacant_pair_slots_, to_.pair_slots);
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
  std::vector<std::int32_t> vacant_pair_slots_, number_;  // number_: by pair
};

}  // namespace

VertexSweep::VertexSweep(const Sweep& sweep, const ReducedGraph& reduced)
    : slot(at(reduced.graph.order), -1), wait(at(reduced.graph.order), -1), second(at(reduced.graph.order), 0) {
  StepCollector(sweep, reduced, *this).run();
}

namespace {

template <class Values, class... Wider>
std::variant<frontier::Counted, frontier::Stop> count_in(const VertexSweep& sweep, Control& control) {
  if constexpr (sizeof...(Wider) > 0)
    if (!VertexSpec<Values>::fits(sweep)) return count_in<Wider...>(sweep, control);
  return frontier::count(VertexSpec<Values>(sweep), control);
}

}  // namespace

std::variant<frontier::Counted, frontier::Stop> count_along(const Sweep& sweep, const ReducedGraph& reduced,
                                                            Control& control) {
  if (sweep.slots > 0) {
    const VertexSweep vertices(sweep, reduced);
    if (VertexSpec<WidestValues>::fits(vertices))
      return count_in<SlotValues<5, 1>, SlotValues<6, 1>, SlotValues<6, 2>, SlotValues<8, 3>, WidestValues>(vertices,
                                                                                                            control);
  }
  // Vertices with many edges to earlier ones are taken edge by edge.
  if (!fits_sweep(sweep, reduced)) return frontier::Stop{true, {}};
  return with_spec(sweep, reduced, [&](const auto& spec) { return frontier::count(spec, control); });
}

}  // namespace schlegel::numberlink
