#pragma once
// As much of Google Benchmark as our benchmarks use, for the web build: medians of wall time, one line each.
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace benchmark {

enum TimeUnit { kMillisecond, kMicrosecond };

class State {
 public:
  State(std::vector<std::int64_t> arguments, std::int64_t most) : arguments_(std::move(arguments)), most_(most) {}

  struct [[maybe_unused]] Pass {};
  struct Iterator {
    State* state;
    bool operator!=(const Iterator&) { return state->another(); }
    void operator++() {}
    Pass operator*() const { return {}; }
  };
  Iterator begin() { return {this}; }
  Iterator end() { return {this}; }

  std::int64_t range(std::size_t number) const { return arguments_[number]; }
  void SkipWithError(const char* why) { skipped_ = why; }
  std::map<std::string, double> counters;

  const std::string& skipped() const { return skipped_; }
  double median_us() {
    std::sort(times_.begin(), times_.end());
    return times_.empty() ? 0 : times_[times_.size() / 2];
  }

 private:
  using Clock = std::chrono::steady_clock;
  /// Goes on until half a second is over.
  bool another() {
    const auto now = Clock::now();
    if (started_) {
      times_.push_back(std::chrono::duration<double, std::micro>(now - from_).count());
      total_ += times_.back();
    }
    started_ = true;
    if (!skipped_.empty() || (most_ > 0 ? static_cast<std::int64_t>(times_.size()) >= most_ : total_ > 5e5))
      return false;
    from_ = Clock::now();
    return true;
  }

  std::vector<std::int64_t> arguments_;
  std::int64_t most_;
  bool started_ = false;
  double total_ = 0;
  Clock::time_point from_;
  std::vector<double> times_;
  std::string skipped_;
};

struct Case {
  std::string name;
  std::function<void(State&)> run;
  std::vector<std::vector<std::int64_t>> arguments{};
  std::int64_t most = 0;

  Case* Unit(TimeUnit) { return this; }
  Case* Name(std::string own) { return name = std::move(own), this; }
  Case* Iterations(std::int64_t count) { return most = count, this; }
  Case* Arg(std::int64_t argument) { return Args({argument}); }
  Case* Args(std::vector<std::int64_t> all) { return arguments.push_back(std::move(all)), this; }
};

inline std::vector<std::unique_ptr<Case>>& cases() {
  static std::vector<std::unique_ptr<Case>> all;
  return all;
}

inline Case* RegisterBenchmark(const char* name, std::function<void(State&)> run) {
  cases().push_back(std::make_unique<Case>(Case{name, std::move(run)}));
  return cases().back().get();
}

template <class T>
void DoNotOptimize(T&& value) {
  asm volatile("" : : "r"(&value) : "memory");
}

/// Runs those whose name contains one of the words given.
inline int run_all(int argc, char** argv) {
  for (const auto& own : cases()) {
    const auto named = [&](const char* word) { return own->name.find(word) != std::string::npos; };
    if (argc > 1 && std::none_of(argv + 1, argv + argc, named)) continue;
    const std::vector<std::vector<std::int64_t>> none{{0}};
    for (const auto& arguments : own->arguments.empty() ? none : own->arguments) {
      State state(arguments, own->most);
      own->run(state);
      std::string name = own->name;
      if (!own->arguments.empty())
        for (const std::int64_t argument : arguments) name += "/" + std::to_string(argument);
      if (!state.skipped().empty()) {
        std::printf("%-44s %s\n", name.c_str(), state.skipped().c_str());
        continue;
      }
      std::printf("%-44s %14.1f us", name.c_str(), state.median_us());
      for (const auto& [what, value] : state.counters) std::printf("  %s=%g", what.c_str(), value);
      std::printf("\n");
      std::fflush(stdout);
    }
  }
  return 0;
}

}  // namespace benchmark

#define BENCHMARK(function) \
  [[maybe_unused]] static benchmark::Case* const function##_case = benchmark::RegisterBenchmark(#function, function)
#define BENCHMARK_CAPTURE(function, test, ...)                              \
  [[maybe_unused]] static benchmark::Case* const function##_##test##_case = \
      benchmark::RegisterBenchmark(#function "/" #test, [](benchmark::State& state) { function(state, __VA_ARGS__); })
