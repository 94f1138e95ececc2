// The fuzzer's body. Most time goes into drawing: laying out graphs and named solids. So each text goes to one reader,
// the puzzle that it names, or the one that the sum of its bytes chooses, and texts with long layouts are skipped. The
// readers of graphs, which draw nothing, get half of the texts that name no puzzle, and graphs of any size.
//
// Inputs per second of processor time, started from one puzzle's boards, on one core under the sanitizers:
//
//                             icosian  numberlink    peg  quintomino  sliding
//     each board drawn            627        1971   1540        1627     1195
//     as it is now               2668        4915   4082        4222     3422
//
// libFuzzer's weights of rare features took half of the time, hence -entropic=0 in scripts/fuzz.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <numeric>

#include "base/text.hpp"
#include "graph/formats/formats.hpp"
#include "play/game.hpp"
#include "round_trip.hpp"

namespace {

using namespace schlegel;

/// True for short names of small graphs. Other tests cover all names.
bool is_small_name(std::string_view name) {
  int digits = 0, most = 0;
  for (char c : name) most = std::max(most, digits = is_digit(c) ? digits + 1 : 0);
  return name.size() <= 8 && most <= 1;
}

/// True if the board needs a layout: a named graph, or many edges without positions of vertices.
bool is_laborious(std::string_view text) {
  constexpr int few = 16;
  int edges = 0;
  bool placed = false;
  const auto lines = split(text, '\n');
  for (std::string_view line : lines) {
    const auto words = split_words(line);
    if (words.empty()) continue;
    if ((words[0] == "graph" || lines.size() == 1) && !is_small_name(words.back())) return true;
    edges += words[0] == "edge" ? 1 : 0;
    placed = placed || (words[0] == "vertex" && words.size() > 3);
  }
  return edges > few && !placed;
}

std::string failure_of(std::string_view text) {
  const std::size_t sum = std::accumulate(text.begin(), text.end(), std::size_t{0}, [](std::size_t so_far, char c) {
    return so_far + static_cast<unsigned char>(c);
  });
  const auto all = puzzles();
  const std::size_t which = sum % (2 * all.size()), pick = sum / (2 * all.size());
  if (is_laborious(text)) return {};
  if (const PuzzleInfo* const own = puzzle_of(text)) return test_support::round_trip_failure(*own, text, pick);
  if (which >= all.size()) return test_support::graph_round_trip_failure(text, pick);
  constexpr int few = 12;
  const auto graph = parse_graph_text(text, "");
  if (graph && graph->graph.plane().empty() && graph->graph.order() > few) return {};
  return test_support::round_trip_failure(all[which], text, pick);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string failure = failure_of({reinterpret_cast<const char*>(data), size});
  if (failure.empty()) return 0;
  std::fprintf(stderr, "%s\n", failure.c_str());
  std::abort();
}
