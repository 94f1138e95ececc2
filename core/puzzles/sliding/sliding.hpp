#pragma once
#include <optional>
#include <string>
#include <vector>

#include "play/generate.hpp"
#include "play/puzzle.hpp"
#include "play/words.hpp"
#include "puzzles/sliding/instance.hpp"
#include "puzzles/sliding/words.hpp"

namespace schlegel {
namespace sliding {

/// For new boards.
inline constexpr BaseBoard base_boards[]{
    {words::base_3x3.english, "grid=3x3", "1234"},
    {words::base_4x4.english, "grid=4x4", "12345"},
    {words::base_4x4_far.english, "grid=4x4 distance=50", "45"},
    {words::base_4x4_one_way.english, "grid=4x4 distance=30 one-way", "4"},
    {words::base_5x5.english, "grid=5x5", "12345"},
    {words::base_cube.english, "graph=cube", "123"},
    {words::base_petersen.english, "graph=petersen", "1234"},
    {words::base_dodecahedron.english, "graph=dodecahedron", "12345"},
    {words::base_unsolvable.english, "grid=4x4 unsolvable", "3"},
    {"", "", "12345"},
};
using On = SettingKind::On;
inline constexpr SettingKind setting_kinds[]{
    {"token", On::swap, true, words::setting_token.english, words::set_token_help.english},
    {"target", On::swap, true, words::setting_target.english, words::set_target_help.english},
    {"grid", On::board, true}};

inline constexpr std::string_view days[]{"grid=3x3 distance=12", "graph=cube",           "grid=3x3 distance=22",
                                         "graph=petersen",       "grid=3x4 distance=30", "graph=dodecahedron",
                                         "grid=4x4 distance=50"};

/// Grids up to this side have tiles large enough for a small number in their corner: that of the tile that belongs
/// there.
inline constexpr int most_engraved = 8;

}  // namespace sliding

/// Sliding tokens on any graph (Wilson 1974; the fifteen puzzle). A move is the name of the vertex whose token slides
/// into the blank. People read of the gap, and of tiles on grids.
///
/// Text: a line `sliding`, then `grid ROWSxCOLUMNS`, or `graph FAMILY` (see make_family), or the `vertex` and `edge`
/// lines of our own graph format; then `tokens A B C ...`, what lies on the vertices in their order, 0 for the blank
/// (without: everything is at home), and perhaps `target A B C ...`, what shall lie there; `#` starts a comment. On a
/// grid the target may be a word: gap-last for 1 2 3 ... 0, which it is without a target, or gap-first for 0 1 2 ....
/// On other graphs without a target a token belongs on the vertex of its name and the blank on the one left over. A
/// grid's vertices are named by its target. Also read: Prolog terms graph(Name, g([mark-content, ...], [e(a,b),
/// ...])), and Tatham's Fifteen ids WxH:1,2,...,0.
struct Sliding {
  using Instance = sliding::Instance;
  using Move = Vertex;
  struct State {
    sliding::Arrangement at;
    Vertex blank = 0;
    int moves = 0;
  };
  static constexpr PuzzleInfo info{
      .id = "sliding",
      .title = sliding::words::title.english,
      .tab = sliding::words::tab.english,
      .goal = sliding::words::goal.english,
      .how = sliding::words::how.english,
      .solution = sliding::words::solution.english,
      .solutions = sliding::words::solutions.english,
      .formats = "prolog id",
      .solution_formats = "names prolog",
      .safe = true,
      .base_boards = sliding::base_boards,
      .days = sliding::days,
      .settings = sliding::setting_kinds,
  };

  static constexpr OptionInfo option_list[]{
      {"graph", words::option_graph.english},
      {"grid", sliding::words::option_grid.english},
      {"tokens", sliding::words::option_tokens.english, OptionInfo::Takes::value, verbs_of_a_board},
      {"target", sliding::words::option_target.english},
      {"all-shortest", sliding::words::option_all_shortest.english, OptionInfo::Takes::nothing, verbs_of_a_board},
      {"max-moves", sliding::words::option_max_moves.english, OptionInfo::Takes::value, verbs_of_a_board},
      {"distance", sliding::words::option_distance.english, OptionInfo::Takes::value, "generate"},
      {"hardest", sliding::words::option_hardest.english, OptionInfo::Takes::nothing, "generate"},
      {"one-way", sliding::words::option_one_way.english, OptionInfo::Takes::nothing, "generate"},
      {"unsolvable", sliding::words::option_unsolvable.english, OptionInfo::Takes::nothing, "generate"},
  };

  static Result<Instance> parse(std::string_view text);
  /// The same, but a grid without a target has the gap first, as it had when such a text was last written.
  static Result<Instance> parse_kept(std::string_view text);
  static std::string goal(const Instance& instance);
  static Sheet sheet(const Instance& instance);
  static SheetText write_sheet(const Sheet& sheet);
  static std::string write(const Instance& instance);
  static Result<std::string> write_as(const Instance& instance, std::string_view format);
  static Instance position(const Instance& instance, const State& state);
  static Result<Instance> instance_from(const Options& options);
  static Result<Instance> refine(Instance instance, const Options& options);
  static std::string write_solution(const Instance& instance, std::span<const Move> moves, std::string_view format);
  static Result<std::vector<Move>> parse_solution(const Instance& instance, std::string_view text);

  static State start(const Instance& instance);
  static Result<Move> parse_move(const Instance& instance, std::string_view text);
  static std::string write_move(const Instance& instance, const Move& move);
  static std::string why_illegal(const Instance& instance, const State& state, const Move& move);
  static void apply(const Instance& instance, State& state, const Move& move);
  static std::vector<BoardRule> rules(const Instance& instance);
  static GameStatus status(const Instance& instance, const State& state);
  static int places(const Instance& instance) { return instance.graph.order(); }
  static const Sentence& size(const Instance& instance) {
    return instance.rows > 0 ? sliding::words::size_of_grid : sliding::words::size_of_graph;
  }

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
  static std::vector<Technique> techniques();
  static bool refutes(std::string_view technique);
  static Explanation explain(const Instance& instance, const State& state, const ExplainLimits& limits,
                             Control& control);
  static Grading grade(const Instance& instance, const State& state, Control& control);
  static Result<std::optional<NewBoard<Instance>>> generate(const Instance& base, const Options& options,
                                                            Random& random, Control& control);
  static Result<Reply> answer(const Instance& instance, const State& state, const Question& question, Control& control,
                              const SolutionSink& sink);
};

}  // namespace schlegel
