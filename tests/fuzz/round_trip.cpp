#include "round_trip.hpp"

#include <tuple>

#include "base/text.hpp"
#include "graph/formats/formats.hpp"

namespace schlegel::test_support {
namespace {

bool picked(std::size_t index, std::size_t count, std::optional<std::size_t> pick) {
  return !pick || index == *pick % count;
}

}  // namespace

std::string round_trip_failure(const PuzzleInfo& info, std::string_view text, std::optional<std::size_t> pick) {
  const auto failure = [&](const std::string& what) { return std::string(info.id) + ": " + what; };
  const auto game = parse_game(info.id, text);
  if (!game) return game.error().message.empty() ? failure("an error without a message") : "";
  const std::string written = (*game)->write_instance();
  const auto again = parse_game(info.id, written);
  if (!again) return failure("what was written is refused: " + again.error().text() + "\n" + written);
  if ((*again)->write_instance() != written)
    return failure("written, read and written:\n" + written + "\nhas become\n" + (*again)->write_instance());
  const auto formats = split_words(info.formats);
  const auto things_on = [](const Game& board) { return board.scene({}, {}).targets.size(); };
  constexpr std::size_t few = 16;
  for (std::size_t i = 0; i < formats.size(); ++i) {
    if (!picked(i, formats.size(), pick)) continue;
    const std::size_t things = things_on(**game);
    if (pick && things > few) continue;
    const auto foreign = (*game)->write_instance_as(formats[i]);
    if (!foreign) continue;
    const auto named = [&](const std::string& what) {
      return failure("its own " + std::string(formats[i]) + " " + what + "\n" + *foreign);
    };
    const auto read = parse_game(info.id, *foreign);
    if (!read) return named("is refused: " + read.error().text());
    if (things_on(**read) != things) return named("has not as many things on it");
    const GameStatus here = (*game)->status(), there = (*read)->status();
    if (std::tie(here.solved, here.stuck, here.done, here.total) !=
        std::tie(there.solved, there.stuck, there.done, there.total))
      return named("stands otherwise");
  }
  return {};
}

std::string round_trip_failure(std::string_view text) {
  std::string failure;
  for (const PuzzleInfo& info : puzzles())
    if (failure.empty()) failure = round_trip_failure(info, text);
  return failure;
}

std::string graph_round_trip_failure(std::string_view text, std::optional<std::size_t> pick) {
  const auto graph = parse_graph_text(text, "icosian");
  if (!graph) return graph.error().message.empty() ? "graph: an error without a message" : "";
  const auto formats = graph_formats();
  for (std::size_t i = 0; i < formats.size(); ++i) {
    if (!picked(i, formats.size(), pick)) continue;
    const auto written = write_graph(graph->graph, formats[i]);
    if (!written) continue;
    const auto read = parse_graph(*written);
    if (!read) return "graph: its own text is refused: " + read.error().text() + "\n" + *written;
    if (read->order() != graph->graph.order() || read->size() != graph->graph.size())
      return "graph: it has become another one:\n" + *written;
  }
  return {};
}

}  // namespace schlegel::test_support
