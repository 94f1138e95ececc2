// How far Numberlink boards with one solution are explained, and how long a step takes. By group and size.
// NUMBERLINK_EACH=1 tells of each board, NUMBERLINK_EVERY=5 takes each fifth, NUMBERLINK_ONLY=478_15x15 those with that
// in their path.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <map>
#include <string>
#include <vector>

#include <benchmark/benchmark.h>

#include "known_answers/shared_files.hpp"
#include "puzzles/numberlink/explain/line_facts.hpp"
#include "puzzles/numberlink/solve/solver.hpp"

namespace schlegel::numberlink {
namespace {

/// Processor time in milliseconds, which other work on the machine leaves alone.
double now_ms() { return 1000.0 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

/// Notes when the engine adds to what the walk itself knows: that is the first knowledge that it asks about.
class Timed final : public FactModel {
 public:
  explicit Timed(const FactModel& model) : model_(model) {}
  int variables() const override { return model_.variables(); }
  bool decides(int variable) const override { return model_.decides(variable); }
  std::vector<Fact> given() const override { return model_.given(); }
  std::span<const Technique> ladder() const override { return model_.ladder(); }
  int places() const override { return model_.places(); }
  void affected(int variable, std::vector<int>& places) const override { model_.affected(variable, places); }
  std::optional<Deduction> find(int technique, int place, const Assignment& known) const override {
    if (!walk_) walk_ = &known;
    const auto values = known.values();
    if (&known == walk_ && !std::equal(values.begin(), values.end(), seen_.begin(), seen_.end())) {
      if (!seen_.empty()) end();
      seen_.assign(values.begin(), values.end());
    }
    return model_.find(technique, place, known);
  }
  const Wording& wording() const override { return model_.wording(); }
  KnownFact data(Fact fact) const override { return model_.data(fact); }
  std::vector<std::string> moves(const Assignment& known, std::span<const std::string> played) const override {
    return model_.moves(known, played);
  }
  std::vector<std::vector<int>> symmetries(Control& control) const override { return model_.symmetries(control); }
  std::vector<char> solution(Control& control) const override { return model_.solution(control); }
  std::unique_ptr<FactSat> sat() const override { return model_.sat(); }

  /// A step ends, or the walk: then it has been seen in this time that there is none.
  void end() const {
    const double now = now_ms();
    steps.push_back(now - last_);
    last_ = now;
  }
  double worst() const { return steps.empty() ? 0 : *std::max_element(steps.begin(), steps.end()); }

  mutable std::vector<double> steps;  ///< in milliseconds

 private:
  const FactModel& model_;
  mutable const Assignment* walk_ = nullptr;
  mutable std::vector<signed char> seen_;  ///< the values it had
  mutable double last_ = now_ms();
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
    const double from = now_ms();
    const Explanation walk = explain(timed, {}, control);
    walk_times.push_back(now_ms() - from);
    timed.end();
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
      std::fprintf(stderr, "%s end %d grade %d %s steps %zu worst %.1f ms, all %.1f ms\n", name.c_str(),
                   static_cast<int>(walk.end), grade.grade, grade.technique.c_str(), walk.steps.size(), timed.worst(),
                   walk_times.back());
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
  const char* const sample = std::getenv("NUMBERLINK_EVERY");
  const char* const only = std::getenv("NUMBERLINK_ONLY");
  const int every = sample ? std::max(1, std::atoi(sample)) : 1;
  for (auto _ : state) {
    Group group;
    int number = 0;
    for (const auto& [path, text] : texts()) {
      if (path.find(std::string("/") + folder + "/") == std::string::npos) continue;
      if (only != nullptr && path.find(only) == std::string::npos) continue;
      auto instance = Numberlink::parse(text);
      if (!instance || instance->width == 0) continue;
      const int side = std::max(instance->width, instance->height);
      if (side < low || side > high || number++ % every != 0) continue;
      instance->rules = rules;
      group.add(*instance, path);
    }
    group.report(state);
  }
}

#define BY_SIZE Args({2, 8})->Args({9, 10})->Args({11, 15})->Unit(benchmark::kMillisecond)->Iterations(1)

#define NUMBERLINK_EXPLAIN(id, folder)                                                     \
  BENCHMARK_CAPTURE(public_boards, id##_cover, folder, Rules{true, true})->BY_SIZE;        \
  BENCHMARK_CAPTURE(public_boards, id##_cover_apart, folder, Rules{true, false})->BY_SIZE; \
  BENCHMARK_CAPTURE(public_boards, id##_free_apart, folder, Rules{false, false})->BY_SIZE

NUMBERLINK_EXPLAIN(janko, "janko");
NUMBERLINK_EXPLAIN(ahle_janko, "ahle-janko");
NUMBERLINK_EXPLAIN(ahle_1, "ahle-inputs1");
NUMBERLINK_EXPLAIN(ahle_2, "ahle-inputs2");
NUMBERLINK_EXPLAIN(ahle_4, "ahle-inputs4");
NUMBERLINK_EXPLAIN(ahle_5, "ahle-inputs5");
NUMBERLINK_EXPLAIN(deshaunh, "deshaunh-generated");
NUMBERLINK_EXPLAIN(contest, "adc-2d");
NUMBERLINK_EXPLAIN(flowfree, "flowfree-mzucker");
NUMBERLINK_EXPLAIN(satenc, "satenc-input");
NUMBERLINK_EXPLAIN(puzzlink, "puzzlink");
NUMBERLINK_EXPLAIN(sjnam, "sjnam");
NUMBERLINK_EXPLAIN(hakank, "hakank");

}  // namespace
}  // namespace schlegel::numberlink
