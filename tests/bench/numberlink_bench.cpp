#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include <benchmark/benchmark.h>

#include "known_answers/shared_files.hpp"
#include "puzzles/numberlink/numberlink.hpp"
#include "puzzles/numberlink/solve/solver.hpp"

namespace schlegel::numberlink {
namespace {

/// The texts of the instance archive by folder and name, or nothing when it is not there.
const std::map<std::string, std::map<std::string, std::string>>& groups() {
  static const auto all = [] {
    std::map<std::string, std::map<std::string, std::string>> result;
    for (auto& [path, text] : test_support::shared_archive("instances/numberlink/numberlink_public.tar.xz")) {
      const std::size_t last = path.rfind('/');
      if (last == std::string::npos) continue;
      const std::size_t before = path.rfind('/', last - 1);
      const std::size_t from = before == std::string::npos ? 0 : before + 1;
      result[path.substr(from, last - from)][path.substr(last + 1)] = std::move(text);
    }
    return result;
  }();
  return all;
}

/// Stops after so much processor time.
class Deadline : public Control {
 public:
  explicit Deadline(double seconds)
      : last_(std::clock() + static_cast<std::clock_t>(seconds * static_cast<double>(CLOCKS_PER_SEC))) {}
  bool tick(const Progress&) override { return std::clock() < last_; }

 private:
  std::clock_t last_;
};

constexpr std::size_t count_memory = std::size_t{512} << 20;

enum class Ask { first, unique, count };

/// Every instance of the group once, or only those whose names have one of these parts; `cap` in seconds for each.
void group(benchmark::State& state, const char* folder, Ask ask, Rules rules, double cap,
           const std::vector<std::string>& parts = {""}) {
  const auto found = groups().find(folder);
  if (found == groups().end()) {
    state.SkipWithError("no instances: set SCHLEGEL_SHARED");
    return;
  }
  std::vector<double> times;
  int unfinished = 0, none = 0, one = 0, more = 0;
  for (auto _ : state)
    for (const auto& [name, text] : found->second) {
      const auto has = [&, &name = name](const std::string& part) { return name.find(part) != std::string::npos; };
      if (std::none_of(parts.begin(), parts.end(), has)) continue;
      auto instance = Numberlink::parse(text);
      if (!instance) continue;
      instance->rules = rules;
      Deadline deadline(cap);
      if (ask == Ask::count) deadline.memory_limit = count_memory;
      const std::clock_t start = std::clock();
      std::optional<Count> solutions;
      if (ask == Ask::first) {
        const auto answer = solve(*instance, {}, deadline);
        if (std::holds_alternative<Links>(answer)) solutions = 1;
        if (std::holds_alternative<Refutation>(answer)) solutions = 0;
      } else {
        const auto answer = count(*instance, {}, ask == Ask::unique ? 2 : 0, deadline);
        if (const auto* known = std::get_if<Count>(&answer)) solutions = *known;
        if (std::holds_alternative<Refutation>(answer)) solutions = 0;
      }
      times.push_back(static_cast<double>(std::clock() - start) / static_cast<double>(CLOCKS_PER_SEC));
      ++(!solutions ? unfinished : *solutions == 0 ? none : *solutions == 1 ? one : more);
      if (std::getenv("NUMBERLINK_EACH"))
        std::fprintf(stderr, "%s %s %s %.4f\n", folder, name.c_str(), solutions ? solutions->str().c_str() : "?",
                     times.back());
    }
  std::sort(times.begin(), times.end());
  state.counters["files"] = static_cast<double>(times.size());
  state.counters["none"] = none;
  state.counters["one"] = one;
  state.counters["more"] = more;
  state.counters["unfinished"] = unfinished;
  state.counters["median_ms"] = times.empty() ? 0 : 1e3 * times[times.size() / 2];
  state.counters["worst_ms"] = times.empty() ? 0 : 1e3 * times.back();
}

constexpr Rules cover{true, true}, apart{true, false}, free_places{false, true};

/// Solving and proving, of each 15x15 board of janko's again and again: the worst board's median.
void worst_of_15x15(benchmark::State& state, Rules rules) {
  std::map<std::string, std::vector<double>> times;
  Control control;
  const auto found = groups().find("janko");
  if (found == groups().end()) {
    state.SkipWithError("no instances: set SCHLEGEL_SHARED");
    return;
  }
  for (auto _ : state)
    for (const auto& [name, text] : found->second) {
      if (name.find("_15x15") == std::string::npos) continue;
      auto instance = Numberlink::parse(text);
      instance->rules = rules;
      const auto from = std::chrono::steady_clock::now();
      benchmark::DoNotOptimize(count(*instance, {}, 2, control));
      times[name].push_back(std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - from).count());
    }
  double worst = 0;
  for (auto& [name, of] : times) {
    std::sort(of.begin(), of.end());
    worst = std::max(worst, of[of.size() / 2]);
  }
  state.counters["boards"] = static_cast<double>(times.size());
  state.counters["worst_ms"] = worst;
}
BENCHMARK_CAPTURE(worst_of_15x15, apart, apart)->Unit(benchmark::kMillisecond);

#define NUMBERLINK_GROUP(id, folder, cap)                                            \
  BENCHMARK_CAPTURE(group, id##_first_cover, folder, Ask::first, cover, cap)         \
      ->Unit(benchmark::kMillisecond)                                                \
      ->Iterations(1);                                                               \
  BENCHMARK_CAPTURE(group, id##_unique_cover_apart, folder, Ask::unique, apart, cap) \
      ->Unit(benchmark::kMillisecond)                                                \
      ->Iterations(1);                                                               \
  BENCHMARK_CAPTURE(group, id##_unique_cover, folder, Ask::unique, cover, cap)       \
      ->Unit(benchmark::kMillisecond)                                                \
      ->Iterations(1)

NUMBERLINK_GROUP(janko, "janko", 2.0);
NUMBERLINK_GROUP(flowfree, "flowfree-mzucker", 5.0);
NUMBERLINK_GROUP(satenc, "satenc-input", 2.0);
NUMBERLINK_GROUP(sjnam, "sjnam", 5.0);
NUMBERLINK_GROUP(hakank, "hakank", 5.0);
NUMBERLINK_GROUP(ahle4, "ahle-inputs4", 5.0);
NUMBERLINK_GROUP(ahle7, "ahle-inputs7", 5.0);
NUMBERLINK_GROUP(ahle9, "ahle-inputs9", 1.0);
NUMBERLINK_GROUP(ahle10, "ahle-inputs10", 5.0);
BENCHMARK_CAPTURE(group, janko_unique_free, "janko", Ask::unique, free_places, 2.0)
    ->Unit(benchmark::kMillisecond)
    ->Iterations(1);

// The contest grids for which engines.cpp has routing, the cover first and SAT for shortest lines: those drawn in rows,
// and the layered ones of 2017 (to 41,472 places).
BENCHMARK_CAPTURE(group, contest_first_free, "adc-2d", Ask::first, free_places, 5.0)
    ->Unit(benchmark::kMillisecond)
    ->Iterations(1);
BENCHMARK_CAPTURE(group, contest_2017_first_free, "adc2017", Ask::first, free_places, 5.0)
    ->Unit(benchmark::kMillisecond)
    ->Iterations(1);

BENCHMARK_CAPTURE(group, janko_count_cover_15_and_17, "janko", Ask::count, cover, 60.0, {"_15x15", "_17x17"})
    ->Unit(benchmark::kMillisecond)
    ->Iterations(1);
BENCHMARK_CAPTURE(group, flowfree_count_cover, "flowfree-mzucker", Ask::count, cover, 60.0)
    ->Unit(benchmark::kMillisecond)
    ->Iterations(1);

/// All paths from corner to corner of a square grid.
void corner_paths(benchmark::State& state) {
  const int n = static_cast<int>(state.range(0));
  std::string text = "numberlink\ngrid\n";
  for (int y = 0; y < n; ++y)
    for (int x = 0; x < n; ++x)
      text += std::string(x + y == 0 || x + y == 2 * n - 2 ? "1" : ".") + (x + 1 < n ? " " : "\n");
  const auto instance = Numberlink::parse(text);
  Control control;
  control.memory_limit = count_memory;
  for (auto _ : state) benchmark::DoNotOptimize(count(*instance, {}, 0, control));
}
BENCHMARK(corner_paths)->Arg(12)->Arg(15)->Unit(benchmark::kMillisecond)->Iterations(3);

}  // namespace
}  // namespace schlegel::numberlink
