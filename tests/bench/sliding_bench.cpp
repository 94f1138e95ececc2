// How fast sliding puzzles are solved. Instances that are not part of the project are left out when absent.
#include <ctime>
#include <memory>

#include <benchmark/benchmark.h>

#include "base/text.hpp"
#include "known_answers/shared_files.hpp"
#include "puzzles/sliding/solve/solver.hpp"
#include "puzzles/sliding/test_support.hpp"

namespace schlegel::sliding {
namespace {

std::vector<Arrangement> korf_boards() {
  std::vector<Arrangement> boards;
  const auto text = schlegel::test_support::shared_file("instances/sliding/korf_01_50.txt");
  if (!text) return boards;
  for (std::string_view line : split(*text, '\n')) {
    const auto words = split_words(line);
    if (words.size() != 19 || words[0] == "#") continue;
    Arrangement at;
    for (std::size_t i = 1; i <= 16; ++i) at.push_back(std::stoi(std::string(words[i])));
    boards.push_back(at);
  }
  return boards;
}

/// Tables and all: a new solver each time.
void fifty_boards(benchmark::State& state, bool all_shortest) {
  const auto boards = korf_boards();
  if (boards.empty()) return state.SkipWithError("Korf's boards are not there");
  Control control;
  for (auto _ : state) {
    Solver solver(testing::grid(4, 4));
    Count total = 0;
    for (const Arrangement& at : boards) {
      const Distance distance = solver.solve(at, {}, control);
      if (!distance.exact()) return state.SkipWithError("not solved");
      if (!all_shortest) continue;
      SolutionSet set;
      solver.collect(at, {distance.at_least}, true, set, control);
      total += set.count();
    }
    benchmark::DoNotOptimize(total);
  }
}
BENCHMARK_CAPTURE(fifty_boards, shortest, false)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(fifty_boards, all_shortest, true)->Unit(benchmark::kMillisecond);

/// One after the other, each asked for by itself with a new solver; the counters name the slowest.
void cold_boards(benchmark::State& state) {
  const auto boards = korf_boards();
  if (boards.empty()) return state.SkipWithError("Korf's boards are not there");
  Control control;
  for (auto _ : state) {
    double worst = 0;
    for (std::size_t i = 0; i < boards.size(); ++i) {
      const std::clock_t from = std::clock();
      Solver solver(testing::grid(4, 4));
      benchmark::DoNotOptimize(solver.solve(boards[i], {}, control));
      const double seconds = static_cast<double>(std::clock() - from) / CLOCKS_PER_SEC;
      if (seconds <= worst) continue;
      worst = seconds;
      state.counters["slowest_board"] = static_cast<double>(i + 1);
      state.counters["slowest_seconds"] = seconds;
    }
  }
}
BENCHMARK(cold_boards)->Unit(benchmark::kMillisecond)->Iterations(1);

void theta_0(benchmark::State& state) {
  Control control;
  for (auto _ : state) {
    Solver solver(testing::theta(1, 2, 2));
    benchmark::DoNotOptimize(solver.histogram(control));
  }
}
BENCHMARK(theta_0)->Unit(benchmark::kMicrosecond);

void histogram_3x4(benchmark::State& state) {
  Control control;
  for (auto _ : state) {
    Solver solver(testing::grid(3, 4));
    benchmark::DoNotOptimize(solver.histogram(control));
  }
}
BENCHMARK(histogram_3x4)->Unit(benchmark::kMillisecond)->Iterations(1);

void some_solution_20x20(benchmark::State& state) {
  Random random(400);
  Control control;
  Solver solver(testing::grid(20, 20));
  Arrangement at;
  do at = testing::shuffled(solver.board(), random);
  while (find_obstacle(solver.board(), solver.tree(), at));
  for (auto _ : state) {
    const Distance distance = solver.solve(at, {}, control);
    state.counters["moves"] = static_cast<double>(distance.walk->size());
  }
}
BENCHMARK(some_solution_20x20)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace schlegel::sliding
