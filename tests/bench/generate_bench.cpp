// How long a new board takes: the whole question, with its grade.
#include <algorithm>
#include <chrono>
#include <string>
#include <vector>

#include <benchmark/benchmark.h>

#include "play/game.hpp"
#include "play/question.hpp"

namespace {

using namespace schlegel;
using Clock = std::chrono::steady_clock;
using Given = std::vector<std::pair<std::string, std::string>>;

/// Boards of the seeds from 1. Counters: the median and the worst time in milliseconds, and boards a second.
void generate_boards(benchmark::State& state, const char* puzzle, const char* base, const Given& options, int boards) {
  std::vector<double> times;
  for (auto _ : state) {
    times.clear();
    for (int seed = 1; seed <= boards; ++seed) {
      Question question{puzzle, base, {}, Verb::generate, {}};
      for (const auto& [name, value] : options) question.options.set(name, value);
      question.options.set("seed", std::to_string(seed));
      Control control;
      const auto from = Clock::now();
      const auto reply = ask(question, control, {});
      if (!reply || reply->board.empty()) return state.SkipWithError("no board was made");
      times.push_back(std::chrono::duration<double, std::milli>(Clock::now() - from).count());
    }
  }
  std::sort(times.begin(), times.end());
  double all = 0;
  for (const double time : times) all += time;
  state.counters["median_ms"] = times[times.size() / 2];
  state.counters["worst_ms"] = times.back();
  state.counters["a_second"] = 1000 * boards / all;
}

/// On the base of a shipped board.
void generate_on_level(benchmark::State& state, const char* puzzle, const char* level, const Given& options,
                       int boards) {
  generate_boards(state, puzzle, std::string(find_level(puzzle, level)->text).c_str(), options, boards);
}

#define GENERATE(name, puzzle, base, boards, ...)                                                            \
  BENCHMARK_CAPTURE(generate_boards, puzzle##_##name, #puzzle, #puzzle "\n" base, Given __VA_ARGS__, boards) \
      ->Unit(benchmark::kMillisecond)                                                                        \
      ->Iterations(1)

GENERATE(dodecahedron, icosian, "graph dodecahedron\n", 100, {});
GENERATE(football, icosian, "graph truncated_icosahedron\n", 30, {});
GENERATE(knight_8x8, icosian, "graph knight_8x8\n", 30, {});
GENERATE(cubic_24, icosian, "graph cube\n", 30, ({{"shape", "cubic"}, {"size", "24"}}));
GENERATE(walls_8x8, icosian, "graph cube\n", 30, ({{"shape", "walls"}, {"size", "64"}}));
GENERATE(knights_board_36, icosian, "graph cube\n", 30, ({{"shape", "knight"}, {"size", "36"}}));
GENERATE(without_tour, icosian, "graph dodecahedron\n", 30, ({{"none", ""}}));

GENERATE(grid_4x4_at_50, sliding, "grid 4x4\n", 30, ({{"distance", "50"}}));
GENERATE(grid_4x4_one_way, sliding, "grid 4x4\n", 30, ({{"distance", "40"}, {"one-way", ""}}));
GENERATE(grid_3x3, sliding, "grid 3x3\n", 100, {});
GENERATE(grid_3x5, sliding, "grid 3x5\n", 30, {});
GENERATE(grid_5x5, sliding, "grid 5x5\n", 10, {});
GENERATE(petersen, sliding, "graph petersen\n", 30, {});
GENERATE(dodecahedron, sliding, "graph dodecahedron\n", 30, {});
GENERATE(ladder_5_hardest, sliding, "graph ladder_5\n", 30, ({{"hardest", ""}}));

#define GENERATE_ON(name, puzzle, level, boards, ...)                                              \
  BENCHMARK_CAPTURE(generate_on_level, puzzle##_##name, #puzzle, level, Given __VA_ARGS__, boards) \
      ->Unit(benchmark::kMillisecond)                                                              \
      ->Iterations(1)

GENERATE_ON(english, peg, "english33", 30, {});
GENERATE_ON(english_expert, peg, "english33", 10, ({{"grade", "5"}}));
GENERATE_ON(english_20_pegs, peg, "english33", 30, ({{"pegs", "20"}}));
GENERATE_ON(pentagon, peg, "pentagon16", 100, {});
GENERATE_ON(triangle_15, peg, "triangle15", 100, {});
GENERATE_ON(square_25, peg, "square25", 30, {});
GENERATE_ON(hexagon_37, peg, "hexagon37", 30, {});
GENERATE_ON(wiegleb, peg, "wiegleb45", 30, {});

GENERATE_ON(conway, quintomino, "conway", 100, {});
GENERATE_ON(new_one_sided, quintomino, "one_sided", 30, ({{"new-pieces", ""}}));
GENERATE_ON(cuboctahedron, quintomino, "cuboctahedron", 30, {});
GENERATE_ON(icosahedron, quintomino, "icosahedron", 30, {});
GENERATE_ON(icosahedron_one_sided, quintomino, "icosahedron_one_sided", 10, {});

}  // namespace
