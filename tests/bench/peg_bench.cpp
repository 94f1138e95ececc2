// How fast peg solitaire is decided, counted and rated.
#include <benchmark/benchmark.h>

#include "play/game.hpp"
#include "puzzles/peg/peg.hpp"
#include "puzzles/peg/solve/solver.hpp"

namespace schlegel::peg {
namespace {

Instance board(const char* id) { return Peg::parse(find_level("peg", id)->text).value(); }

/// All 256 pairs of the pentagonal board: counts and fewest moves.
void peg_pentagon_all_pairs(benchmark::State& state) {
  const Instance instance = board("pentagon16");
  Control control;
  for (auto _ : state) benchmark::DoNotOptimize(table(instance, control));
}
BENCHMARK(peg_pentagon_all_pairs)->Unit(benchmark::kMillisecond);

/// English board from centre to centre: all winning positions.
void peg_english_winning_positions(benchmark::State& state) {
  const Instance instance = board("english33");
  Control control;
  for (auto _ : state) {
    PlanTable table(instance, {instance.goal.pegs});
    benchmark::DoNotOptimize(table.fill({&instance.start, 1}, control));
    state.counters["positions"] = static_cast<double>(table.size());
  }
}
BENCHMARK(peg_english_winning_positions)->Unit(benchmark::kMillisecond);

/// The same with plans and fewest moves of every one of them: the count, the proof of 18 moves, the table of hints.
void peg_rated(benchmark::State& state, const char* id) {
  const Instance instance = board(id);
  Control control;
  for (auto _ : state) {
    Solver solver(instance);
    const Task task{solver.instance(), instance.start};
    benchmark::DoNotOptimize(solver.count(task, control));
    const auto answer = solver.analyse(task, control);
    if (const auto* analysis = std::get_if<Solver::Analysis>(&answer)) state.counters["moves"] = analysis->moves;
    state.counters["table_MB"] = static_cast<double>(solver.bytes()) / (1 << 20);
  }
}
BENCHMARK_CAPTURE(peg_rated, english, "english33")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(peg_rated, triangle28, "triangle28")->Unit(benchmark::kMillisecond);

void peg_one_plan(benchmark::State& state, const char* id) {
  const Instance instance = board(id);
  Control control;
  for (auto _ : state) {
    Solver solver(instance);
    benchmark::DoNotOptimize(solver.solve({solver.instance(), instance.start}, control));
  }
}
BENCHMARK_CAPTURE(peg_one_plan, english, "english33")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(peg_one_plan, wiegleb, "wiegleb45")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(peg_one_plan, french_centre, "french37_centre")->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace schlegel::peg
