#include <array>

#include "base/text.hpp"
#include "play/session.hpp"
#include "puzzles/erased_game.hpp"
#include "puzzles/registry.hpp"

namespace schlegel {
namespace {

using GameResult = Result<std::unique_ptr<Game>>;

template <class P>
GameResult game_of(Result<typename P::Instance> instance) {
  if (!instance) return instance.error();
  return GameResult(std::make_unique<ErasedGame<P>>(std::move(instance).value()));
}

/// Calls make.template operator()<P>() for the puzzle of that id.
template <class... P, class Make>
GameResult for_puzzle(PuzzleList<P...>, std::string_view id, const Make& make) {
  GameResult result =
      Error{"there is no puzzle " + quoted(id) + "; the puzzles are " + join({std::string(P::info.id)...}, ", ")};
  ((id == P::info.id ? void(result = make.template operator()<P>()) : void()), ...);
  return result;
}

template <class... P>
constexpr auto infos(PuzzleList<P...>) {
  return std::array{P::info...};
}
constexpr auto all_infos = infos(Puzzles{});

std::optional<Error> size_problem(std::string_view text) {
  if (text.size() <= max_instance_bytes) return std::nullopt;
  return Error{"the text has " + std::to_string(text.size()) + " bytes; a board may have at most " +
               std::to_string(max_instance_bytes)};
}

}  // namespace

std::span<const PuzzleInfo> puzzles() { return all_infos; }

const PuzzleInfo* find_puzzle(std::string_view id) {
  for (const PuzzleInfo& info : all_infos)
    if (info.id == id) return &info;
  return nullptr;
}

GameResult parse_game(std::string_view puzzle, std::string_view instance) {
  if (auto problem = size_problem(instance)) return *problem;
  return for_puzzle(Puzzles{}, puzzle, [&]<class P>() { return game_of<P>(P::parse(instance)); });
}

GameResult game_from_options(std::string_view puzzle, const Options& options) {
  return for_puzzle(Puzzles{}, puzzle, [&]<class P>() {
    auto instance = P::instance_from(options);
    return instance ? game_of<P>(P::refine(std::move(instance).value(), options)) : GameResult(instance.error());
  });
}

GameResult parse_game(std::string_view puzzle, std::string_view text, const Options& options) {
  if (auto problem = size_problem(text)) return *problem;
  return for_puzzle(Puzzles{}, puzzle, [&]<class P>() {
    auto instance = P::parse(text);
    return instance ? game_of<P>(P::refine(std::move(instance).value(), options)) : GameResult(instance.error());
  });
}

const Level* find_level(std::string_view puzzle, std::string_view id) {
  for (const Level& level : levels())
    if (level.puzzle == puzzle && level.id == id) return &level;
  return nullptr;
}

}  // namespace schlegel
