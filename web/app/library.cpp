#include "web/app/library.hpp"

#include <algorithm>
#include <utility>

#include "base/text.hpp"
#include "web/app/local_store.hpp"

namespace schlegel::web {
namespace {

BoardSize size_of(const Game& game) { return {game.places(), game.size()}; }

/// Out of "# made by: schlegel generate peg --board english33 --symmetric".
Options recipe_of(std::string_view board) {
  Options recipe;
  std::string name;
  for (const std::string_view word : split_words(board.substr(0, board.find('\n')))) {
    const bool names = word.starts_with("--");
    if (names) name = word.substr(2);
    if (!name.empty()) recipe.set(name, names ? std::string() : std::string(word));
  }
  return recipe;
}

}  // namespace

void Library::take(std::string_view text) {
  constexpr std::string_view mark = "%% ";
  if (level_sizes_.empty())
    for (const Level& level : levels()) level_sizes_.push_back(size_of(*parse_game(level.puzzle, level.text).value()));
  for (std::size_t at = text.find(mark); at != std::string_view::npos;) {
    const std::size_t next = text.find(mark, at + mark.size());
    std::string_view block = text.substr(at + mark.size(), next - at - mark.size());
    at = next;
    const std::size_t end = block.find('\n');
    if (end == std::string_view::npos) continue;
    TextCursor heading(block.substr(0, end));
    const auto grade = heading.accept_integer(0, 5);
    const std::string_view rest = trim(heading.rest());  // the technique and the title
    const std::string_view title = trim(rest.substr(std::min(rest.find(' '), rest.size())));
    const std::string_view board = block.substr(end + 1);
    const PuzzleInfo* const puzzle = puzzle_of(board);
    if (!grade || puzzle == nullptr) continue;
    const auto game = parse_game(puzzle->id, board);
    if (!game) continue;
    std::string instance = (*game)->write_instance();
    std::string id = own_board_id(instance);
    boards_.push_back({std::string(puzzle->id), std::move(id), std::string(title), static_cast<int>(*grade),
                       size_of(**game), std::move(instance), recipe_of(board)});
  }
}

const LibraryBoard* Library::find(std::string_view puzzle, std::string_view id) const {
  for (const LibraryBoard& board : boards_)
    if (board.puzzle == puzzle && board.id == id) return &board;
  return nullptr;
}

const LibraryBoard* Library::closest(std::string_view puzzle, const Options& options) const {
  const LibraryBoard* best = nullptr;
  std::ptrdiff_t most = 0;
  for (const LibraryBoard& board : boards_) {
    if (board.puzzle != puzzle) continue;
    const auto& recipe = board.recipe.all();
    const auto shared = std::count_if(recipe.begin(), recipe.end(), [&](const auto& option) {
      return options.has(option.first) && options.get(option.first) == option.second;
    });
    if (shared < most || shared == 0) continue;
    if (shared == most && recipe.size() >= best->recipe.all().size()) continue;
    best = &board;
    most = shared;
  }
  return best;
}

}  // namespace schlegel::web
