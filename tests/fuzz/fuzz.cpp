// What an input costs is mostly laying out graphs, so each is given to one reader: the puzzle whose own text it is,
// else the one that its bytes add up to. The readers of graphs, which draw nothing, get a fair half, and graphs of any
// size.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <numeric>

#include "graph/formats/formats.hpp"
#include "play/any_game.hpp"
#include "round_trip.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace schlegel;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const std::size_t sum = std::accumulate(data, data + size, std::size_t{0});
  const auto all = puzzles();
  const std::size_t which = sum % (2 * all.size()), pick = sum / (2 * all.size());
  const PuzzleInfo* const own = puzzle_of(text);
  const auto graph = own ? Result<GraphText>(Error{}) : parse_graph_text(text, "");
  constexpr int few = 12;
  const bool laborious = graph && graph->graph.plane().empty() && graph->graph.order() > few;
  const std::string failure = own                                ? testing::round_trip_failure(*own, text, pick)
                              : which < all.size() && !laborious ? testing::round_trip_failure(all[which], text, pick)
                                                                 : testing::graph_round_trip_failure(text, pick);
  if (failure.empty()) return 0;
  std::fprintf(stderr, "%s\n", failure.c_str());
  std::abort();
}
