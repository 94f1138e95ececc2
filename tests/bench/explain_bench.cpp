// How long every shipped board takes to be explained, whole and as a hint at its start.
#include <algorithm>
#include <chrono>
#include <string>
#include <vector>

#include <benchmark/benchmark.h>

#include "play/question.hpp"
#include "play/session.hpp"

namespace {

using namespace schlegel;
using Clock = std::chrono::steady_clock;

/// Counters: how many boards there are, how they end, and the median and the worst time in milliseconds.
void explain_boards(benchmark::State& state, const char* puzzle, const char* steps) {
  std::vector<double> times;
  std::vector<int> ends(5, 0);  // by Explanation::End
  for (auto _ : state) {
    times.clear();
    std::fill(ends.begin(), ends.end(), 0);
    for (const Level& level : levels()) {
      if (level.puzzle != puzzle) continue;
      Question question{puzzle, std::string(level.text), {}, Verb::explain, {}};
      question.options.set("steps", steps);
      if (steps == std::string_view("1")) question.options.set("drawn", "");  // one that can be played, as the app asks
      Control control;
      const auto from = Clock::now();
      const auto reply = ask(question, control, {});
      if (!reply) return state.SkipWithError("this puzzle does not explain itself");
      times.push_back(std::chrono::duration<double, std::milli>(Clock::now() - from).count());
      ++ends[static_cast<std::size_t>(reply->explanation->end)];
    }
  }
  std::sort(times.begin(), times.end());
  state.counters["boards"] = static_cast<double>(times.size());
  state.counters["solved"] = ends[0];
  state.counters["none"] = ends[1];
  state.counters["open"] = ends[2];
  state.counters["median_ms"] = times[times.size() / 2];
  state.counters["worst_ms"] = times.back();
}

#define EXPLAIN(puzzle)                                                                                          \
  BENCHMARK_CAPTURE(explain_boards, puzzle##_whole, #puzzle, "0")->Unit(benchmark::kMillisecond)->Iterations(1); \
  BENCHMARK_CAPTURE(explain_boards, puzzle##_hint, #puzzle, "1")->Unit(benchmark::kMillisecond)->Iterations(1)

EXPLAIN(icosian);
EXPLAIN(sliding);
EXPLAIN(quintomino);
EXPLAIN(peg);
EXPLAIN(numberlink);

}  // namespace
