#pragma once
#include <optional>
#include <string>
#include <vector>

#include "play/generate.hpp"
#include "play/puzzle.hpp"
#include "puzzles/quintomino/instance.hpp"
#include "puzzles/quintomino/words.hpp"

namespace schlegel {
namespace quintomino {

/// For new boards.
inline constexpr BaseBoard base_boards[]{
    {words::base_some_given.english, "given=6", "12"},
    {words::base_new_pieces.english, "new-pieces", "45"},
    {"", "", "1234"},
};
using On = SettingKind::On;
inline constexpr SettingKind setting_kinds[]{
    {"put", On::face, true, words::setting_put.english, words::set_put_help.english},
    {"pieces", On::board, true, words::setting_pieces.english, words::set_pieces_help.english},
    {"colours", On::board, true, words::setting_colours.english, words::set_colours_help.english},
    {"one-sided", On::board, false, words::setting_one_sided.english, words::set_one_sided_help.english},
    {"repeat", On::board, false, words::setting_repeat.english, words::set_repeat_help.english},
    {"face", On::face, true}};

inline constexpr std::string_view days[]{
    "level=cube given=2",          "given=8",          "level=octahedron grade=2", "given=6", "grade=3",
    "level=cuboctahedron grade=4", "level=icosahedron"};

}  // namespace quintomino

/// Conway's quintominoes, and any polygons with coloured edges on any closed surface made of polygons.
/// A move lays a piece on a face, "A:12345": the face, then the piece's colours on the face's edges in reading order.
/// What lay there goes back into the box; the same piece there is turned. "A:" takes the piece off the face, and
/// "A>J:12345" takes it off face A and lays it on face J.
///
/// Text: lines in any order, `#` starts a comment. `faces 1 2 3 / 3 4 5 / ...` the edges of each face in reading order
/// (several lines; a line that ends in a slash goes on), `pieces 12345 12354` or `pieces red,blue,green ...` or
/// `piece red blue green`, `flip yes|no` and `repeat yes|no` (default yes and no), `put A:12345` pieces that lie there
/// from the start. A line `quintomino` may come first. Without keywords a line with a slash lists faces, any other
/// pieces.
struct Quintomino {
  using Instance = quintomino::Instance;
  using State = quintomino::Board;
  struct Move {
    int face = -1;
    quintomino::Placement placement;  ///< kind -1: take the piece off
    int from = -1;                    ///< the face that the piece comes from; -1: from the box
  };
  static constexpr PuzzleInfo info{
      .id = "quintomino",
      .title = quintomino::words::title.english,
      .tab = quintomino::words::tab.english,
      .goal = quintomino::words::goal.english,
      .how = quintomino::words::how.english,
      .solution = quintomino::words::solution.english,
      .solutions = quintomino::words::solutions.english,
      .base_boards = quintomino::base_boards,
      .days = quintomino::days,
      .settings = quintomino::setting_kinds,
      .ladder = true,
      .unique = true,
      .seen_at_end = true,
  };

  static constexpr OptionInfo option_list[]{
      {"flip", quintomino::words::option_flip.english},
      {"repeat", quintomino::words::option_repeat.english},
      {"up-to", quintomino::words::option_up_to.english, OptionInfo::Takes::value, "count enumerate"},
      {"given", quintomino::words::option_given.english, OptionInfo::Takes::value, "generate"},
      {"new-pieces", quintomino::words::option_new_pieces.english, OptionInfo::Takes::nothing, "generate"},
  };

  static Result<Instance> parse(std::string_view text);
  static Sheet sheet(const Instance& instance);
  static SheetText write_sheet(const Sheet& sheet);
  static std::optional<Setting> distinguish(const Instance& instance, const State& kept, const State& other);
  static std::string write(const Instance& instance);
  static Instance position(const Instance& instance, const State& state);
  static Result<Instance> instance_from(const Options& options);
  static Result<Instance> refine(Instance instance, const Options& options);

  static State start(const Instance& instance);
  static Result<Move> parse_move(const Instance& instance, std::string_view text);
  static std::string write_move(const Instance& instance, const Move& move);
  static std::string describe_move(const Instance& instance, const Move& move);
  static std::string why_illegal(const Instance& instance, const State& state, const Move& move);
  static void apply(const Instance& instance, State& state, const Move& move);
  static std::vector<BoardRule> rules(const Instance& instance);
  static GameStatus status(const Instance& instance, const State& state);
  static int places(const Instance& instance) { return static_cast<int>(instance.faces.size()); }
  static const Sentence& size(const Instance&) { return quintomino::words::board_size; }

  static std::string narrate(const Instance& instance, const State& state, const Move& move);
  static std::string describe(const Instance& instance, const State& state);
  static std::string unfinished(const Instance& instance, const State& state);
  static Scene scene(const Instance& instance, const State& state, const View& view, std::span<const Mark> marks);
  static Scene cut_outs(const Instance& instance);
  static Intent interpret(const Instance& instance, const State& state, View& view, const Input& input,
                          int moves_played);

  static bool verify(const Instance& instance, const State& state, std::span<const Move> moves);
  static CheckResult check(const Instance& instance, const State& state, std::string_view certificate);
  static std::vector<ReasonPart> reason(const Instance& instance, const State& state, std::string_view certificate);
  static std::vector<Technique> techniques();
  static Explanation explain(const Instance& instance, const State& state, const ExplainLimits& limits,
                             Control& control);
  static Result<std::optional<NewBoard<Instance>>> generate(const Instance& board, const Options& options,
                                                            Random& random, Control& control);
  static Result<Reply> answer(const Instance& instance, const State& state, const Question& question, Control& control,
                              const SolutionSink& sink);
};

}  // namespace schlegel
