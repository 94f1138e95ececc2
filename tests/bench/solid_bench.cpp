// How long a polyhedron's canonical form takes, by its corners: it is made once, when a board is first looked at. Run
// with --benchmark_filter=canonical.
#include <benchmark/benchmark.h>

#include "graph/drawing/midsphere.hpp"
#include "graph/families/families.hpp"
#include "graph/planarity.hpp"

namespace {

void canonical(benchmark::State& state, const char* family) {
  const auto graph = schlegel::make_family(family);
  const auto around = schlegel::planar_embedding(*graph);
  for (auto _ : state)
    if (schlegel::canonical_polyhedron(*around).empty()) state.SkipWithError("no canonical form");
  state.counters["corners"] = graph->order();
}

const bool solids_registered = [] {
  for (const char* family : {"dodecahedron", "truncated_icosahedron", "conway_bD", "conway_tkI", "prism_100"})
    benchmark::RegisterBenchmark((std::string("canonical/") + family).c_str(), [family](benchmark::State& state) {
      canonical(state, family);
    })->Unit(benchmark::kMillisecond);
  return true;
}();

}  // namespace
