#pragma once
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "play/generate.hpp"
#include "play/puzzle.hpp"
#include "play/words.hpp"
#include "puzzles/numberlink/instance.hpp"
#include "puzzles/numberlink/words.hpp"

namespace schlegel {
namespace numberlink {

/// For new boards.
inline constexpr BaseBoard base_boards[]{
    {words::base_5x5.english, "grid=5x5", "124"},
    {words::base_7x7.english, "grid=7x7", "12345"},
    {words::base_10x10.english, "grid=10x10", "12345"},
    {words::base_symmetric.english, "grid=10x10 symmetric", "12345"},
    {words::base_15x15.english, "grid=15x15", "12345"},
    {words::base_hexagon.english, "graph=hexagon_4", "12345"},
    {words::base_dodecahedron.english, "graph=dodecahedron", "134"},
    {"", "", "124"},
    {"", "grid=4x4", "1"},
    {"", "grid=5x4", "123"},
    {"", "grid=6x6", "12345"},
    {"", "grid=8x8", "12345"},
    {"", "grid=9x9", "12345"},
};
using On = SettingKind::On;
inline constexpr SettingKind setting_kinds[]{
    {"pair", On::pair, true, words::setting_pair.english, words::set_pair_help.english},
    {"bridge", On::vertex, false, words::setting_bridge.english, words::set_bridge_help.english, {}, true},
    {"cover", On::board, false, words::setting_cover.english, words::set_cover_help.english},
    {"no-self-touch", On::board, false, words::setting_no_touch.english, words::set_no_touch_help.english},
    {"grid", On::board, true}};

inline constexpr std::string_view days[]{"grid=5x5 grade=1",  "grid=7x7 grade=2",          "level=walls_7x7 grade=2",
                                         "grid=8x8 grade=3",  "level=bridges_6x6 grade=3", "grid=10x10 grade=4",
                                         "grid=12x12 grade=5"};

}  // namespace numberlink

/// Numberlink on any graph. A line grows from either of its two terminals, link by link.
///
/// A bridge is one place that up to two lines pass, one each way.
///
/// Moves: `u>v` draws the link from u, the tip of a line (or a terminal without link), to its neighbour v. Where v is
/// the tip of the same pair's other part the line is finished; where it lies on another line, that line is cut there.
/// `v<` takes back what lies beyond v on its line, seen from v's terminal (on a finished line: from the first one);
/// at a terminal, everything that hangs on it.
struct Numberlink {
  using Instance = numberlink::Instance;
  struct Move {
    Vertex from = no_vertex;
    Vertex to = no_vertex;  ///< no_vertex: take back beyond `from`
  };
  struct State {
    std::vector<int> owner;                    ///< by vertex: the pair whose line is there, or -1
    std::vector<std::array<Vertex, 2>> links;  ///< by vertex: up to two neighbours on its line, no_vertex last
  };
  static constexpr PuzzleInfo info{
      .id = "numberlink",
      .title = numberlink::words::title.english,
      .tab = numberlink::words::title.english,
      .goal = numberlink::words::goal.english,
      .how = numberlink::words::how.english,
      .solution = numberlink::words::solution.english,
      .solutions = numberlink::words::solutions.english,
      .formats = "asp grid letters pzprv3 pzpr contest",
      .solution_formats = "asp grid paths pzprv3",
      .base_boards = numberlink::base_boards,
      .days = numberlink::days,
      .settings = numberlink::setting_kinds,
      .ladder = true,
      .unique = true,
      .seen_at_end = true,
  };

  static constexpr OptionInfo option_list[]{
      {"cover", numberlink::words::option_cover.english},
      {"self-touch", numberlink::words::option_self_touch.english},
      {"graph", schlegel::words::option_graph.english},
      {"grid", numberlink::words::option_grid.english},
      {"fewest-lines", numberlink::words::option_fewest_lines.english, OptionInfo::Takes::value, "generate"},
      {"most-lines", numberlink::words::option_most_lines.english, OptionInfo::Takes::value, "generate"},
      {"shortest-line", numberlink::words::option_shortest_line.english, OptionInfo::Takes::value, "generate"},
      {"symmetric", numberlink::words::option_symmetric.english, OptionInfo::Takes::nothing, "generate"},
      {"ends-apart", numberlink::words::option_ends_apart.english, OptionInfo::Takes::nothing, "generate"},
      {"only-covering", numberlink::words::option_only_covering.english, OptionInfo::Takes::nothing, "generate"},
  };

  static Result<Instance> parse(std::string_view text);
  static bool recognises(std::string_view text);
  static Sheet sheet(const Instance& instance);
  static SheetText write_sheet(const Sheet& sheet);
  static std::optional<Setting> distinguish(const Instance& instance, const State& kept, const State& other);
  static std::string write(const Instance& instance);
  static Result<std::string> write_as(const Instance& instance, std::string_view format);
  static Result<std::string> write_position(const Instance& instance, const State& state, std::string_view format);
  static Result<Instance> instance_from(const Options& options);
  static Result<Instance> refine(Instance instance, const Options& options);
  static Result<std::string> write_solution(const Instance& instance, std::span<const Move> moves,
                                            std::string_view format);
  static Result<std::vector<Move>> parse_solution(const Instance& instance, std::string_view text);

  static State start(const Instance& instance);
  static Result<Move> parse_move(const Instance& instance, std::string_view text);
  static std::string write_move(const Instance& instance, const Move& move);
  static std::string describe_move(const Instance& instance, const Move& move);
  static std::string why_illegal(const Instance& instance, const State& state, const Move& move);
  static void apply(const Instance& instance, State& state, const Move& move);
  static std::string goal(const Instance& instance);
  static std::vector<BoardRule> rules(const Instance& instance);
  static GameStatus status(const Instance& instance, const State& state);
  static int places(const Instance& instance) { return instance.graph.order(); }
  static const Sentence& size(const Instance& instance) {
    return instance.width > 0 ? numberlink::words::size_of_grid : numberlink::words::size_of_graph;
  }

  static std::string narrate(const Instance& instance, const State& state, const Move& move);
  static std::string describe(const Instance& instance, const State& state);
  static std::string unfinished(const Instance& instance, const State& state);
  static Scene scene(const Instance& instance, const State& state, const View& view, std::span<const Mark> marks);
  static Intent interpret(const Instance& instance, const State& state, View& view, const Input& input,
                          int moves_played);

  static bool verify(const Instance& instance, const State& state, std::span<const Move> moves);
  static CheckResult check(const Instance& instance, const State& state, std::string_view certificate);
  static std::vector<ReasonPart> reason(const Instance& instance, const State& state, std::string_view certificate);
  static std::string consequence(const Instance& instance, const State& state, std::string_view certificate,
                                 std::size_t move);
  static Result<Reply> answer(const Instance& instance, const State& state, const Question& question, Control& control,
                              const SolutionSink& sink);
  static Result<std::optional<NewBoard<Instance>>> generate(const Instance& base, const Options& options,
                                                            Random& random, Control& control);
  static std::vector<Technique> techniques();
  static Explanation explain(const Instance& instance, const State& state, const ExplainLimits& limits,
                             Control& control);
};

namespace numberlink {

/// The name that facts give the edge: its own, or e1, e2 ... in their order.
std::string edge_name(const Instance& instance, Edge edge);
/// The links drawn so far, ascending.
Links links_of(const Instance& instance, const Numberlink::State& state);
/// A place's name as it is shown and spoken: "row 2, column 4" in a grid.
std::string place_name(const Instance& instance, Vertex v);
/// Columns to the right and rows down, where one square of a grid is beside the other; else zeros.
std::array<int, 2> step_between(const Instance& instance, Vertex from, Vertex to);
/// Where a line goes from one place to the next: "down", or "to B" where there are no rows and columns.
std::string way_name(const Instance& instance, Vertex from, Vertex to);
/// Draws a link between u and v, or takes it back; `links` is that of a state.
void add_link(std::vector<std::array<Vertex, 2>>& links, Vertex u, Vertex v);
void remove_link(std::vector<std::array<Vertex, 2>>& links, Vertex u, Vertex v);
/// The vertices met when walking along a line from v to `next`, beside it there, and on to its end: without v; none
/// when `next` is no_vertex.
std::vector<Vertex> walk_on(const Numberlink::State& state, Vertex v, Vertex next);
/// The line that begins at this terminal, as far as it is drawn.
std::vector<Vertex> line_from(const Numberlink::State& state, Vertex terminal);
/// Whether the line of this pair joins its two terminals.
bool joined(const Instance& instance, const Numberlink::State& state, int pair);
/// By pair. O(n).
std::vector<char> joined_pairs(const Instance& instance, const Numberlink::State& state);
/// Moves that draw these links from a state in which some of them may be drawn already and no others are.
std::vector<Numberlink::Move> moves_to(const Instance& instance, const Numberlink::State& state, const Links& links);

}  // namespace numberlink
}  // namespace schlegel
