// How fast the Icosian game is analysed and solved. Instances that are not part of the project are left out when
// absent.
#include <memory>

#include <benchmark/benchmark.h>

#include "base/text.hpp"
#include "graph/families/families.hpp"
#include "graph/formats/formats.hpp"
#include "known_answers/shared_files.hpp"
#include "puzzles/icosian/solve/solver.hpp"

namespace schlegel::icosian {
namespace {

Instance named(const char* name) {
  Instance instance;
  if (auto graph = make_family(name)) instance.graph = std::move(*graph);
  return instance;
}

Instance shared(const char* file) {
  Instance instance;
  if (const auto text = test_support::shared_file(std::string("instances/hamiltonian/") + file))
    if (auto graph = parse_graph(*text)) instance.graph = std::move(*graph);
  return instance;
}

void opening_of(Instance& instance, int length) {
  for (Vertex v = 0; static_cast<int>(instance.opening.size()) < length;) {
    instance.opening.push_back(v);
    for (const Neighbour& next : instance.graph.around(v))
      if (std::find(instance.opening.begin(), instance.opening.end(), next.vertex) == instance.opening.end())
        v = next.vertex;
  }
}

void list_all(benchmark::State& state, Instance instance) {
  std::uint64_t tours = 0;
  for (auto _ : state) {
    Control control;
    tours = 0;
    enumerate(instance, control, [&](const Tour& tour) {
      ++tours;
      return benchmark::DoNotOptimize(tour.data()), true;
    });
  }
  state.counters["tours"] = static_cast<double>(tours);
}

void count_one(benchmark::State& state, Instance instance) {
  if (instance.graph.order() == 0) return state.SkipWithError("no such graph");
  for (auto _ : state) {
    Control control;
    benchmark::DoNotOptimize(count(instance, control));
  }
}

void solve_one(benchmark::State& state, Instance instance) {
  if (instance.graph.order() == 0) return state.SkipWithError("no such graph");
  for (auto _ : state) {
    Control control;
    benchmark::DoNotOptimize(solve(instance, control));
  }
}

void analyse_one(benchmark::State& state, Instance instance) {
  for (auto _ : state) {
    Control control;
    benchmark::DoNotOptimize(analyse(instance, control));
  }
}

/// The graphs whose number of tours is known.
std::vector<Instance> fhcp() {
  std::vector<Instance> graphs;
  const auto table = test_support::shared_file("instances/hamiltonian/fhcp_public_counts.tsv");
  if (!table) return graphs;
  auto texts = test_support::shared_archive("instances/hamiltonian/fhcp_public.tar.xz");
  for (std::string_view line : split(*table, '\n'))
    if (const auto found = texts.find(std::string(split(line, '\t')[0]) + ".col"); found != texts.end())
      if (auto graph = parse_graph(found->second)) graphs.emplace_back().graph = std::move(*graph);
  return graphs;
}

void fhcp_all(benchmark::State& state, bool tours, bool counts) {
  static const std::vector<Instance> graphs = fhcp();
  if (graphs.empty()) return state.SkipWithError("no FHCP graphs");
  for (auto _ : state) {
    for (const Instance& instance : graphs) {
      Control control;
      if (tours) benchmark::DoNotOptimize(solve(instance, control));
      if (counts) benchmark::DoNotOptimize(count(instance, control));
    }
  }
  state.counters["graphs"] = static_cast<double>(graphs.size());
}

const int graphs_registered = [] {
  const auto add = [](const char* name, auto function, Instance instance) {
    return benchmark::RegisterBenchmark(name, [=](benchmark::State& state) { function(state, instance); });
  };
  Instance board = named("dodecahedron");
  add("icosian/dodecahedron/list", list_all, board);
  opening_of(board, 5);
  add("icosian/dodecahedron/opening_5/list", list_all, board);
  add("icosian/dodecahedron/opening_5/analyse", analyse_one, board);
  board.opening.clear();
  add("icosian/dodecahedron/analyse", analyse_one, board);
  add("icosian/truncated_icosahedron/count", count_one, named("truncated_icosahedron"));
  add("icosian/grid_8x8/count", count_one, named("grid_8x8"));
  add("icosian/grid_12x12/count", count_one, named("grid_12x12"))->Unit(benchmark::kMillisecond);
  add("icosian/alb1000/solve", solve_one, shared("alb1000.hcp"))->Unit(benchmark::kMillisecond);
  add("icosian/alb2000/solve", solve_one, shared("alb2000.hcp"))->Unit(benchmark::kMillisecond);
  const auto all = [](const char* name, bool tours, bool counts) {
    benchmark::RegisterBenchmark(name, [=](benchmark::State& state) { fhcp_all(state, tours, counts); })
        ->Unit(benchmark::kMillisecond)
        ->Iterations(3);
  };
  all("icosian/fhcp_267/count", false, true);
  all("icosian/fhcp_267/solve_and_count", true, true);
  return 0;
}();

}  // namespace
}  // namespace schlegel::icosian
