// How many Numberlink boards are made in a second, of processor time: with one solution, and graded as well.
#include <algorithm>
#include <ctime>
#include <optional>
#include <string>
#include <vector>

#include <benchmark/benchmark.h>

#include "play/question.hpp"
#include "puzzles/numberlink/numberlink.hpp"

namespace schlegel::numberlink {
namespace {

double seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

/// Of one board after another, with seeds 1, 2, ...
template <class MakeOne>
void report(benchmark::State& state, int boards, MakeOne make_one) {
  for (auto _ : state) {
    std::vector<double> times;
    for (int seed = 1; seed <= boards; ++seed) {
      const double from = seconds();
      if (!make_one(static_cast<std::uint64_t>(seed))) state.SkipWithError("no board was made");
      times.push_back(seconds() - from);
    }
    double all = 0;
    for (double time : times) all += time;
    std::sort(times.begin(), times.end());
    state.counters["boards_per_second"] = boards / all;
    state.counters["median_ms"] = 1000 * times[times.size() / 2];
    state.counters["worst_ms"] = 1000 * times.back();
  }
}

Instance ground_of(const char* option, const char* value) {
  Options options;
  options.set(option, value);
  return Numberlink::instance_from(options).value();
}

void unique(benchmark::State& state, const char* option, const char* value) {
  const Instance base = ground_of(option, value);
  report(state, static_cast<int>(state.range(0)), [&](std::uint64_t seed) {
    Control control;
    for (std::uint64_t number = 0;; ++number) {
      Random random = random_of_try(seed, number);
      const auto made = Numberlink::generate(base, {}, random, control);
      if (!made || *made) return made.ok();
    }
  });
}

void unique_and_graded(benchmark::State& state, const char* option, const char* value) {
  Question question{"numberlink", Numberlink::write(ground_of(option, value)), {}, Verb::generate, {}};
  report(state, static_cast<int>(state.range(0)), [&](std::uint64_t seed) {
    Control control;
    question.options.set("seed", std::to_string(seed));
    const auto reply = ask(question, control, {});
    return reply && reply->kind == Reply::Kind::found;
  });
}

#define NUMBERLINK_GENERATE(id, option, value, boards)                                                     \
  BENCHMARK_CAPTURE(unique, id, option, value)->Arg(boards)->Unit(benchmark::kMillisecond)->Iterations(1); \
  BENCHMARK_CAPTURE(unique_and_graded, id, option, value)->Arg(boards)->Unit(benchmark::kMillisecond)->Iterations(1)

NUMBERLINK_GENERATE(grid_7x7, "grid", "7x7", 200);
NUMBERLINK_GENERATE(grid_10x10, "grid", "10x10", 60);
NUMBERLINK_GENERATE(grid_15x15, "grid", "15x15", 12);
NUMBERLINK_GENERATE(grid_20x20, "grid", "20x20", 7);
NUMBERLINK_GENERATE(dodecahedron, "graph", "dodecahedron", 100);
NUMBERLINK_GENERATE(truncated_icosahedron, "graph", "truncated_icosahedron", 20);
BENCHMARK_CAPTURE(unique, grid_30x30, "grid", "30x30")->Arg(3)->Unit(benchmark::kMillisecond)->Iterations(1);

}  // namespace
}  // namespace schlegel::numberlink
