// How soon a text as long as a board may be is refused or read: what is bad is to be refused within 50 ms. The label
// is what was answered. Run with --benchmark_filter=reading.
#include <benchmark/benchmark.h>

#include "large_texts.hpp"
#include "play/game.hpp"
#include "play/session.hpp"

namespace {

void reading(benchmark::State& state, const schlegel::bench::LargeText& large) {
  const std::string text = large.text(schlegel::max_instance_bytes);
  for (auto _ : state) {
    const auto game = schlegel::parse_game(large.puzzle, text);
    state.SetLabel(game ? "read" : game.error().text().substr(0, 150));
  }
}

const bool texts_registered = [] {
  for (const auto& large : schlegel::bench::large_texts())
    benchmark::RegisterBenchmark(("reading/" + std::string(large.puzzle) + "/" + large.name).c_str(), reading, large)
        ->Unit(benchmark::kMillisecond);
  return true;
}();

}  // namespace
