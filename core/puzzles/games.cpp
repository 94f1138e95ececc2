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

/// Creates the games of one puzzle. Function pointers rather than calls let the page's linker split off each puzzle.
struct Maker {
  std::string_view id;
  GameResult (*parse)(std::string_view text, const Options* refinement);
  GameResult (*parse_kept)(std::string_view text);
  GameResult (*from_options)(const Options& options);
  SheetText (*write_sheet)(const Sheet& sheet);
};

template <Puzzle P>
constexpr Maker maker_of{
    P::info.id,
    [](std::string_view text, const Options* refinement) {
      auto instance = P::parse(text);
      return instance && refinement ? game_of<P>(P::refine(std::move(instance).value(), *refinement))
                                    : game_of<P>(std::move(instance));
    },
    [](std::string_view text) {
      if constexpr (requires { P::parse_kept(text); })
        return game_of<P>(P::parse_kept(text));
      else
        return game_of<P>(P::parse(text));
    },
    [](const Options& options) {
      auto instance = P::instance_from(options);
      return instance ? game_of<P>(P::refine(std::move(instance).value(), options)) : GameResult(instance.error());
    },
    [](const Sheet& sheet) {
      if constexpr (requires { P::write_sheet(sheet); })
        return P::write_sheet(sheet);
      else
        return SheetText();
    }};

template <class... P>
constexpr auto makers(PuzzleList<P...>) {
  return std::array{maker_of<P>...};
}
constexpr auto all_makers = makers(Puzzles{});

Result<const Maker*> find_maker(std::string_view id) {
  std::vector<std::string> ids;
  for (const Maker& maker : all_makers) {
    if (maker.id == id) return &maker;
    ids.emplace_back(maker.id);
  }
  return Error{say(words::no_such_puzzle_but, {{"puzzle", quoted(id)}, {"puzzles", join(ids, ", ")}})};
}

template <class... P>
constexpr auto infos(PuzzleList<P...>) {
  return std::array{P::info...};
}
constexpr auto all_infos = infos(Puzzles{});

/// The puzzle that recognises a text in a format of its own, without the puzzle's name in it.
template <class... P>
const PuzzleInfo* recognised(std::string_view text, PuzzleList<P...>) {
  const PuzzleInfo* info = nullptr;
  const auto ask = [&]<class Q>(Q*) {
    if constexpr (requires { Q::recognises(text); })
      if (Q::recognises(text)) info = find_puzzle(Q::info.id);
  };
  (ask(static_cast<P*>(nullptr)), ...);
  return info;
}

/// The puzzle whose name comes first; skips it.
const PuzzleInfo* take_name(TextCursor& cursor) {
  cursor.skip_space('#');
  const PuzzleInfo* const info = find_puzzle(cursor.take_word());
  return cursor.at_end() || std::string_view(" \t\r\n#").find(cursor.peek()) != std::string_view::npos ? info : nullptr;
}

/// Why a text can't be a board of the puzzle, as far as its size and first line tell.
std::optional<Error> problem_of(std::string_view puzzle, std::string_view text) {
  if (text.size() > max_instance_bytes)
    return Error{say(words::board_too_long, {{"bytes", text.size()}, {"most", max_instance_bytes}})};
  TextCursor cursor(without_mark(text));
  const PuzzleInfo* const named = take_name(cursor);
  const int line = cursor.line();
  const std::string_view more = trim(cursor.take_line());
  if (!named || named->id == puzzle || !(more.empty() || more.starts_with('#'))) return std::nullopt;
  return Error{say(words::other_puzzles_board, {{"other", named->id}, {"puzzle", puzzle}}), line, 1};
}

}  // namespace

std::span<const PuzzleInfo> puzzles() { return all_infos; }

const PuzzleInfo* find_puzzle(std::string_view id) {
  for (const PuzzleInfo& info : all_infos)
    if (info.id == id) return &info;
  return nullptr;
}

GameResult parse_game(std::string_view puzzle, std::string_view instance) {
  if (auto problem = problem_of(puzzle, instance)) return *problem;
  const auto maker = find_maker(puzzle);
  return maker ? (*maker)->parse(without_mark(instance), nullptr) : maker.error();
}

GameResult parse_kept_game(std::string_view puzzle, std::string_view instance) {
  if (auto problem = problem_of(puzzle, instance)) return *problem;
  const auto maker = find_maker(puzzle);
  return maker ? (*maker)->parse_kept(without_mark(instance)) : maker.error();
}

SheetText write_sheet(std::string_view puzzle, const Sheet& sheet) {
  const auto maker = find_maker(puzzle);
  return maker ? (*maker)->write_sheet(sheet) : SheetText();
}

GameResult game_from_options(std::string_view puzzle, const Options& options) {
  const auto maker = find_maker(puzzle);
  return maker ? (*maker)->from_options(options) : maker.error();
}

GameResult parse_game(std::string_view puzzle, std::string_view text, const Options& options) {
  if (auto problem = problem_of(puzzle, text)) return *problem;
  const auto maker = find_maker(puzzle);
  return maker ? (*maker)->parse(without_mark(text), &options) : maker.error();
}

const PuzzleInfo* puzzle_of(std::string_view text) {
  TextCursor cursor(without_mark(text));
  const PuzzleInfo* const named = take_name(cursor);
  return named ? named : recognised(without_mark(text), Puzzles{});
}

const Level* find_level(std::string_view puzzle, std::string_view id) {
  for (const auto& all : {levels(), retired_levels()})
    for (const Level& level : all)
      if (level.puzzle == puzzle && level.id == id) return &level;
  return nullptr;
}

}  // namespace schlegel
