#pragma once
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "play/generate.hpp"
#include "play/puzzle.hpp"
#include "puzzles/peg/instance.hpp"
#include "puzzles/peg/words.hpp"

namespace schlegel {
namespace peg {

/// For new boards.
inline constexpr BaseBoard base_boards[]{
    {words::base_pentagon.english, "board=pentagon16", "123"},
    {words::base_triangle.english, "board=triangle15", "1234"},
    {words::base_star.english, "board=star13", "123"},
    {words::base_english.english, "board=english33", "12345"},
    {words::base_french.english, "board=french37", "12345"},
    {words::base_hexagon.english, "board=hexagon37", "12345"},
    {words::base_picture.english, "board=english33 symmetric", "12345"},
    {"", "", "123"},
    {"", "board=triangle10", "12"},
};
using On = SettingKind::On;
inline constexpr SettingKind setting_kinds[]{
    {"line", On::triple, false, words::setting_line.english, words::set_line_help.english},
    {"pegs", On::vertex, false, words::setting_pegs.english, words::set_pegs_help.english},
    {"goal", On::vertex, false, words::setting_goal.english, words::set_goal_help.english},
    {"any", On::board, false, words::setting_any.english, words::set_any_help.english}};

inline constexpr std::string_view days[]{"board=star13 grade=1",
                                         "board=english33 pegs=9 grade=2",
                                         "board=pentagon16 grade=2",
                                         "board=triangle15 grade=3",
                                         "board=french37 grade=3",
                                         "board=hexagon37 grade=3",
                                         "board=english33 symmetric grade=4"};

}  // namespace peg

/// Peg solitaire on any board of jump triples. A move is one jump, written from-over-to: "o-m-h"; several jumps running
/// by the same peg count as one move.
///
/// Text: a line `peg`, then in any order
///   hole NAME X Y        a hole and its place in the unit square, y downwards (or all without place)
///   line A B C           holes in a row, usable in both directions
///   square | triangular  a picture follows, up to a line `end`: o a peg, . an empty hole, anything else blank;
///                        in a triangular one neighbours in a row are two columns apart, those below one column aside
///   empty A B ...        the holes without a peg at the start (or `pegs A B ...`, those with one)
///   goal any             one peg anywhere; or `goal A B ...`, exactly these pegs
///   outline X Y X Y ...  a polygon of the board's rim
/// `#` starts a comment. Without `empty` or `goal` the hole in the middle is meant. Also read: facts `move(h,m,o).`,
/// lines `h m o`, and ids of Simon Tatham's Pegs such as `5x5:OPPPOPPPPPPPHPPPPPPPOPPPO`.
struct Peg {
  using Instance = peg::Instance;
  using Move = peg::Jump;
  struct State {
    peg::Position pegs = 0;
    std::array<std::uint8_t, peg::max_holes> peg_in{};  ///< by hole that is filled: where that peg stood at the start
    std::vector<std::uint8_t> taken;                    ///< the pegs that were jumped over, in order
    int jumps = 0, moves = 0;
    int last = -1;  ///< the hole of the peg that jumped last
  };
  static constexpr PuzzleInfo info{
      .id = "peg",
      .title = peg::words::title.english,
      .tab = peg::words::tab.english,
      .goal = peg::words::goal.english,
      .how = peg::words::how.english,
      .solution = peg::words::solution.english,
      .solutions = peg::words::solutions.english,
      .holes = true,
      .formats = "facts lines",
      .solution_formats = "moves facts",
      .base_boards = peg::base_boards,
      .days = peg::days,
      .settings = peg::setting_kinds,
  };

  static constexpr std::uint64_t most_ticks_of_request = 100'000;

  static constexpr OptionInfo option_list[]{
      {"board", peg::words::option_board.english},
      {"start", peg::words::option_start.english, OptionInfo::Takes::value, verbs_of_a_board},
      {"goal", peg::words::option_goal.english},
      {"fewest-moves", peg::words::option_fewest_moves.english, OptionInfo::Takes::nothing, verbs_of_a_board},
      {"pegs", peg::words::option_pegs.english, OptionInfo::Takes::value, "generate"},
      {"in-moves", peg::words::option_in_moves.english, OptionInfo::Takes::value, "generate"},
      {"symmetric", peg::words::option_symmetric.english, OptionInfo::Takes::nothing, "generate"},
  };

  static Result<Instance> parse(std::string_view text);
  static Sheet sheet(const Instance& instance);
  static SheetText write_sheet(const Sheet& sheet);
  static std::string write(const Instance& instance);
  static Result<std::string> write_as(const Instance& instance, std::string_view format);
  static Result<std::string> write_position(const Instance& instance, const State& state, std::string_view format);
  /// Options: board (a shipped one).
  static Result<Instance> instance_from(const Options& options);
  /// Options: start (empty holes, a,b), goal (any, or holes).
  static Result<Instance> refine(Instance instance, const Options& options);
  static std::string write_solution(const Instance& instance, std::span<const Move> moves, std::string_view format);
  static Result<std::vector<Move>> parse_solution(const Instance& instance, std::string_view text);

  static State start(const Instance& instance);
  /// Reads "o-m-h", "o-h" where only one hole lies between, "omh" where all names are letters.
  static Result<Move> parse_move(const Instance& instance, std::string_view text);
  static std::string write_move(const Instance& instance, const Move& move);
  static std::string describe_move(const Instance& instance, const Move& move);
  static std::string why_illegal(const Instance& instance, const State& state, const Move& move);
  static void apply(const Instance& instance, State& state, const Move& move);
  static std::vector<BoardRule> rules(const Instance& instance);
  static GameStatus status(const Instance& instance, const State& state);
  static int places(const Instance& instance) { return instance.holes(); }
  static const Sentence& size(const Instance&) { return peg::words::board_size; }

  static std::string narrate(const Instance& instance, const State& state, const Move& move);
  static std::vector<std::string> instructions(const Instance& instance, const State& state,
                                               std::span<const Move> moves);
  static std::string describe(const Instance& instance, const State& state);
  static std::string unfinished(const Instance& instance, const State& state);
  static Scene scene(const Instance& instance, const State& state, const View& view, std::span<const Mark> marks);
  static Intent interpret(const Instance& instance, const State& state, View& view, const Input& input,
                          int moves_played);

  static bool verify(const Instance& instance, const State& state, std::span<const Move> moves);
  static CheckResult check(const Instance& instance, const State& state, std::string_view certificate);
  static std::vector<ReasonPart> reason(const Instance& instance, const State& state, std::string_view certificate);
  static Result<Reply> answer(const Instance& instance, const State& state, const Question& question, Control& control,
                              const SolutionSink& sink);
  static std::vector<Technique> techniques();
  static bool refutes(std::string_view technique);
  /// A way to the goal, package by package, or why there is none.
  static Explanation explain(const Instance& instance, const State& state, const ExplainLimits& limits,
                             Control& control);
  static Grading grade(const Instance& instance, const State& state, Control& control);
  static Result<std::optional<NewBoard<Instance>>> generate(const Instance& board, const Options& options,
                                                            Random& random, Control& control);
};

namespace peg {

/// A hole's name as it is shown and spoken: by shown_name, unless another one would look the same.
std::string shown(const Instance& instance, int hole);
std::vector<std::string> shown_all(const Instance& instance, Position holes);
/// A sentence about {from}, {over} and {to}.
std::string say_jump(const Sentence& sentence, const Instance& instance, const Jump& jump);
/// How many moves the jumps are after one that ended in `last`: those in a row by one peg are one.
int moves_in(std::span<const Jump> jumps, int last);

}  // namespace peg
}  // namespace schlegel
