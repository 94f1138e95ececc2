#include <benchmark/benchmark.h>

#include "puzzles/quintomino/quintomino.hpp"
#include "puzzles/quintomino/solve/classes.hpp"

namespace schlegel::quintomino {
namespace {

Instance conway() { return Quintomino::instance_from({}).value(); }

void first_solution(benchmark::State& state) {
  const Instance instance = conway();
  const Board board = start_board(instance);
  Control control;
  for (auto _ : state) {
    Completions completions(instance, board);
    completions.first([](std::span<const Placement> placements) { benchmark::DoNotOptimize(placements.data()); },
                      control);
  }
}
BENCHMARK(first_solution)->Name("quintomino/first")->Unit(benchmark::kMicrosecond);

void all_solutions(benchmark::State& state) {
  const Instance instance = conway();
  const Board board = start_board(instance);
  Control control;
  std::uint64_t count = 0;
  for (auto _ : state) {
    count = 0;
    Completions(instance, board).each([&](Colouring) { return ++count, true; }, control);
  }
  state.counters["solutions"] = static_cast<double>(count);
}
BENCHMARK(all_solutions)->Name("quintomino/all")->Unit(benchmark::kMicrosecond);

void classes(benchmark::State& state, const char* name) {
  const Instance instance = conway();
  const Board board = start_board(instance);
  Control control;
  std::uint64_t count = 0;
  for (auto _ : state) {
    Ended ended;
    count = classify(instance, board, *parse_up_to(name), control, ended)->classes;
  }
  state.counters["classes"] = static_cast<double>(count);
}
BENCHMARK_CAPTURE(classes, nothing, "nothing")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(classes, rotation, "rotation")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(classes, symmetry, "symmetry")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(classes, rotation_colour, "rotation+colour")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(classes, symmetry_colour, "symmetry+colour")->Unit(benchmark::kMicrosecond);

/// What the page asks after every move: at the start and after three pieces.
void analysis(benchmark::State& state) {
  const Instance instance = conway();
  Board board = start_board(instance);
  Control control;
  Question question;
  question.verb = Verb::solve;
  const auto solution = Quintomino::answer(instance, board, question, control, {});
  for (std::int64_t i = 0; i < state.range(0); ++i)
    Quintomino::apply(instance, board, *Quintomino::parse_move(instance, solution->moves[i]));
  question.verb = Verb::analyse;
  for (auto _ : state) benchmark::DoNotOptimize(Quintomino::answer(instance, board, question, control, {}));
}
BENCHMARK(analysis)->Name("quintomino/analyse after")->Arg(0)->Arg(3)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace schlegel::quintomino
