#include "round_trip.hpp"

#include "base/text.hpp"
#include "play/game.hpp"

namespace schlegel::testing {

std::string round_trip_failure(std::string_view text) {
  for (const PuzzleInfo& info : puzzles()) {
    const auto failure = [&](const std::string& what) { return std::string(info.id) + ": " + what; };
    const auto game = parse_game(info.id, text);
    if (!game) {
      if (game.error().message.empty()) return failure("an error without a message");
      continue;
    }
    const std::string written = (*game)->write_instance();
    const auto again = parse_game(info.id, written);
    if (!again) return failure("what was written is refused: " + again.error().text() + "\n" + written);
    if ((*again)->write_instance() != written)
      return failure("written, read and written:\n" + written + "\nhas become\n" + (*again)->write_instance());
    for (std::string_view format : split_words(info.formats)) {
      const auto foreign = (*game)->write_instance_as(format);
      if (!foreign) continue;
      const auto read = parse_game(info.id, *foreign);
      if (!read)
        return failure("its own " + std::string(format) + " is refused: " + read.error().text() + "\n" + *foreign);
    }
  }
  return {};
}

}  // namespace schlegel::testing
