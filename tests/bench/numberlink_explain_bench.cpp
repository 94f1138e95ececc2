// How far Numberlink boards with one solution are explained, and how long a step takes. By group and size.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <string>
#include <vector>

#include <benchmark/benchmark.h>

#include "known_answers/shared_files.hpp"
#include "puzzles/numberlink/explain/line_facts.hpp"
#include "puzzles/numberlink/solve/solver.hpp"

namespace schlegel::numberlink {
namespace {

using Clock = std::chrono::steady_clock;

/// Notes when the engine finds a step of the walk itself: its knowledge is the first that it asks about.
class Timed final : public FactModel {
 public:
  explicit Timed(const FactModel& model) : model_(model) {}
  int variables() const override { return model_.variables(); }
  bool decides(int variable) const override { return model_.decides(variable); }
  std::vector<Fact> given() const override { return model_.given(); }
  std::span<const Technique> ladder() const override { return model_.ladder(); }
  int places() const override { return model_.places(); }
  void touched(int variable, std::vector<int>& places) const override { model_.touched(variable, places); }
  std::optional<Deduction> find(int technique, int place, const Knowledge& known) const override {
    if (!walk_) walk_ = &known;
    auto found = model_.find(technique, place, known);
    if (found && &known == walk_) {
      const auto now = Clock::now();
      steps.push_back(std::chrono::duration<double, std::milli>(now - last_).count());
      last_ = now;
    }
    return found;
  }
  std::string name(Fact fact) const override { return model_.name(fact); }
  void light(ReasonPart& part, Fact fact, bool other) const override { model_.light(part, fact, other); }
  ReasonPart tell(const Deduction& deduction) const override { return model_.tell(deduction); }
  std::vector<std::string> moves(const Knowledge& known, std::span<const std::string> played) const override {
    return model_.moves(known, played);
  }
  std::vector<std::vector<int>> symmetries(Control& control) const override { return model_.symmetries(control); }
  std::unique_ptr<FactSat> sat() const override { return model_.sat(); }

  mutable std::vector<double> steps;  ///< in milliseconds

 private:
  const FactModel& model_;
  mutable const Knowledge* walk_ = nullptr;
  mutable Clock::time_point last_ = Clock::now();
};

struct Group {
  int boards = 0, explained = 0, shallow = 0;
  int by_grade[number_of_grades + 1] = {};
  std::size_t steps = 0;
  std::vector<double> step_times, walk_times;

  void add(const Instance& instance, const std::string& name) {
    Control control;
    const auto solutions = count(instance, {}, 2, control);
    const auto* number = std::get_if<Count>(&solutions);
    if (!number || *number != 1) return;
    const auto state = Numberlink::start(instance);
    const LineFacts facts(instance, state);
    const Timed timed(facts);
    const auto from = Clock::now();
    const Explanation walk = explain(timed, {}, control);
    walk_times.push_back(std::chrono::duration<double, std::milli>(Clock::now() - from).count());
    step_times.insert(step_times.end(), timed.steps.begin(), timed.steps.end());
    const Grading grade = grade_of(walk);
    ++boards;
    steps += walk.steps.size();
    if (walk.end == Explanation::End::solved) {
      ++explained;
      ++by_grade[grade.grade];
      if (grade.grade < number_of_grades) ++shallow;
    }
    if (std::getenv("NUMBERLINK_EACH"))
      std::fprintf(stderr, "%s end %d grade %d %s steps %zu %.1f ms\n", name.c_str(), static_cast<int>(walk.end),
                   grade.grade, grade.technique.c_str(), walk.steps.size(), walk_times.back());
  }
  void report(benchmark::State& state) {
    const auto part = [](std::vector<double>& all, double share) {
      std::sort(all.begin(), all.end());
      return all.empty() ? 0 : all[static_cast<std::size_t>(share * static_cast<double>(all.size() - 1))];
    };
    state.counters["boards"] = boards;
    state.counters["explained"] = explained;
    state.counters["shallow"] = shallow;
    for (int g = 1; g <= number_of_grades; ++g) state.counters["grade" + std::to_string(g)] = by_grade[g];
    state.counters["steps"] = boards > 0 ? static_cast<double>(steps) / boards : 0;
    state.counters["step_median_ms"] = part(step_times, 0.5);
    state.counters["step_worst_ms"] = part(step_times, 1);
    state.counters["walk_median_ms"] = part(walk_times, 0.5);
    state.counters["walk_worst_ms"] = part(walk_times, 1);
  }
};

const std::map<std::string, std::string>& texts() {
  static const auto all = test_support::shared_archive("instances/numberlink/numberlink_public.tar.xz");
  return all;
}

void public_boards(benchmark::State& state, const char* folder, Rules rules) {
  const int low = static_cast<int>(state.range(0)), high = static_cast<int>(state.range(1));
  for (auto _ : state) {
    Group group;
    for (const auto& [path, text] : texts()) {
      if (path.find(std::string("/") + folder + "/") == std::string::npos) continue;
      auto instance = Numberlink::parse(text);
      if (!instance || instance->width == 0) continue;
      const int side = std::max(instance->width, instance->height);
      if (side < low || side > high) continue;
      instance->rules = rules;
      group.add(*instance, path);
    }
    group.report(state);
  }
}

constexpr Rules cover{true, true, true}, apart{true, false, true}, free_places{false, false, true};

#define NUMBERLINK_EXPLAIN(id, folder)                                   \
  BENCHMARK_CAPTURE(public_boards, id##_cover, folder, cover)            \
      ->Args({2, 8})                                                     \
      ->Args({9, 10})                                                    \
      ->Args({11, 15})                                                   \
      ->Unit(benchmark::kMillisecond)                                    \
      ->Iterations(1);                                                   \
  BENCHMARK_CAPTURE(public_boards, id##_cover_apart, folder, apart)      \
      ->Args({2, 8})                                                     \
      ->Args({9, 10})                                                    \
      ->Args({11, 15})                                                   \
      ->Unit(benchmark::kMillisecond)                                    \
      ->Iterations(1);                                                   \
  BENCHMARK_CAPTURE(public_boards, id##_free_apart, folder, free_places) \
      ->Args({2, 8})                                                     \
      ->Args({9, 10})                                                    \
      ->Args({11, 15})                                                   \
      ->Unit(benchmark::kMillisecond)                                    \
      ->Iterations(1)

NUMBERLINK_EXPLAIN(janko, "janko");
NUMBERLINK_EXPLAIN(ahle_janko, "ahle-janko");
NUMBERLINK_EXPLAIN(flowfree, "flowfree-mzucker");
NUMBERLINK_EXPLAIN(satenc, "satenc-input");
NUMBERLINK_EXPLAIN(puzzlink, "puzzlink");
NUMBERLINK_EXPLAIN(sjnam, "sjnam");
NUMBERLINK_EXPLAIN(hakank, "hakank");

}  // namespace
}  // namespace schlegel::numberlink
