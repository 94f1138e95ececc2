#pragma once
#include <string>
#include <vector>

#include "play/generate.hpp"
#include "play/graph_puzzle.hpp"
#include "play/puzzle.hpp"
#include "puzzles/icosian/instance.hpp"
#include "puzzles/icosian/words.hpp"

namespace schlegel {
namespace icosian {

/// The statements of the Icosian game's own text; what they set is checked by text/text.cpp.
std::optional<Error> set_players(const Graph& graph, int& players, const Word& keyword, std::span<const Word> words);
std::optional<Error> set_opening(const Graph& graph, std::vector<Vertex>& opening, const Word& keyword,
                                 std::span<const Word> words);
std::vector<std::string> players_lines(const Graph& graph, int players);
std::vector<std::string> opening_lines(const Graph& graph, const std::vector<Vertex>& opening);
std::optional<Error> contradiction(const GraphInstance& instance, int line);
void read_from(GraphInstance& instance, GraphFormat format);

inline constexpr std::string_view conditions = words::conditions_in_schlegel_format_only.english;
inline constexpr Statement statements[]{
    flag<&Instance::closed, false>("open", words::option_open.english, conditions),
    statement<&Instance::set_by_first, set_players, players_lines>("players", Statement::Takes::words, "",
                                                                   words::players_in_schlegel_format_only.english),
    statement<&Instance::opening, set_opening, opening_lines>("opening", Statement::Takes::words,
                                                              words::option_opening.english, conditions),
    edge_set<&Instance::required>("require", words::option_require.english, conditions),
    edge_set<&Instance::forbidden>("forbid", words::option_forbid.english, conditions),
    read_only(flag<&Instance::closed, true>("closed", "", "")),
};

inline constexpr BaseBoard base_boards[]{{words::base_dodecahedron.english, "graph=dodecahedron", "12"},
                                         {words::base_football.english, "graph=truncated_icosahedron", "2345"},
                                         {words::base_planar.english, "shape=cubic size=24", "1234"},
                                         {words::base_polyhedron.english, "shape=conway size=24", "1234"},
                                         {words::base_walls.english, "shape=walls size=36", "234"},
                                         {words::base_large_walls.english, "shape=walls size=64", "234"},
                                         {words::base_knight.english, "shape=knight size=36", "1234"},
                                         {"", "", "12"},
                                         {"", "shape=cubic size=48", "234"},
                                         {"", "graph=cube", "12"},
                                         {"", "graph=octahedron", "124"},
                                         {"", "graph=icosahedron", "124"}};
inline constexpr std::string_view days[]{"graph=dodecahedron grade=1",         "shape=cubic size=24 grade=2",
                                         "shape=walls size=36 grade=2",        "shape=cubic size=24 grade=3",
                                         "shape=walls size=36 grade=3",        "shape=cubic size=48 grade=4",
                                         "graph=truncated_icosahedron grade=4"};

using On = SettingKind::On;
inline constexpr SettingKind setting_kinds[]{
    {"opening", On::path, false, words::setting_opening.english, words::set_opening_help.english},
    {"require", On::edge, false, words::setting_require.english, words::set_require_help.english, "forbid"},
    {"forbid", On::edge, false, words::setting_forbid.english, words::set_forbid_help.english, "require"},
    {"open", On::board, false, words::setting_open.english, words::set_open_help.english},
    {"players", On::board, true, words::setting_players.english, words::set_players_help.english, "", false, "5"}};

}  // namespace icosian

/// Hamilton's Icosian game on any graph. A move is the name of the next vertex.
///
/// Text: a line `icosian`, then in any order `graph FAMILY` (see make_family) or the lines of a graph of our own
/// format, `opening a b c`, `open` (the tour need not come back), `require a b`, `forbid a b`, `players N` (two
/// players: the first sets N holes); `#` starts a comment. Any graph format that parse_graph knows is an instance too.
struct Icosian : GraphPuzzle<Icosian, icosian::Instance> {
  using Instance = icosian::Instance;
  struct State {
    std::vector<Vertex> path;
    std::vector<char> used;  ///< by vertex
  };
  static constexpr PuzzleInfo info{
      .id = "icosian",
      .title = icosian::words::title.english,
      .tab = icosian::words::tab.english,
      .goal = icosian::words::goal.english,
      .how = icosian::words::how.english,
      .next = icosian::words::come_next.english,
      .solution = icosian::words::solution.english,
      .solutions = icosian::words::solutions.english,
      .holes = true,
      .formats = "prolog hcp dimacs graph6 edges adjacency matrix dot graphml json",
      .solution_formats = "names letters prolog tsplib",
      .base_boards = icosian::base_boards,
      .days = icosian::days,
      .settings = icosian::setting_kinds,
      .ladder = true,
      .unique = true,
      .seen_at_end = true,
  };

  static constexpr std::uint64_t most_ticks_of_request = 13'000, most_overdraft_of_request = 3'000;
  static constexpr const Sentence& no_such_vertex = icosian::words::no_such_hole;
  static constexpr OptionInfo directed{"directed", icosian::words::option_directed.english, OptionInfo::Takes::nothing,
                                       verbs_of_a_board};
  static constexpr auto value = OptionInfo::Takes::value;
  static constexpr auto option_list = graph_options(
      icosian::statements, directed, OptionInfo{"give", icosian::words::option_give.english, value, "generate"},
      OptionInfo{"shape", icosian::words::option_shape.english, value, "generate"},
      OptionInfo{"size", icosian::words::option_size.english, value, "generate"},
      OptionInfo{"none", icosian::words::option_none.english, OptionInfo::Takes::nothing, "generate"});
  static constexpr GraphPuzzleForm form{info.id,        icosian::statements,    icosian::words::needs_vertex.english,
                                        "dodecahedron", icosian::contradiction, icosian::read_from};

  static std::optional<Setting> distinguish(const Instance& instance, const State& kept, const State& other);
  static Instance position(const Instance& instance, const State& state);
  static std::string write_solution(const Instance& instance, std::span<const Move> moves, std::string_view format);
  static Result<std::vector<Move>> parse_solution(const Instance& instance, std::string_view text);

  static State start(const Instance& instance);
  static std::string why_illegal(const Instance& instance, const State& state, const Move& move);
  static void apply(const Instance& instance, State& state, const Move& move);
  static std::string goal(const Instance& instance);
  static std::vector<BoardRule> rules(const Instance& instance);
  static GameStatus status(const Instance& instance, const State& state);
  static int places(const Instance& instance) { return instance.graph.order(); }
  static const Sentence& size(const Instance&) { return icosian::words::board_size; }

  static std::string narrate(const Instance& instance, const State& state, const Move& move);
  static std::string describe(const Instance& instance, const State& state);
  static std::string unfinished(const Instance& instance, const State& state);
  static Scene scene(const Instance& instance, const State& state, const View& view, std::span<const Mark> marks);
  static Intent interpret(const Instance& instance, const State& state, View& view, const Input& input,
                          int moves_played);

  static bool verify(const Instance& instance, const State& state, std::span<const Move> moves);
  static CheckResult check(const Instance& instance, const State& state, std::string_view certificate);
  static std::string consequence(const Instance& instance, const State& state, std::string_view certificate,
                                 std::size_t move);
  static std::vector<ReasonPart> reason(const Instance& instance, const State& state, std::string_view certificate);
  /// Of a position with several solutions, which who plays at random may find.
  static int grade_by_luck(const Instance& instance, const State& state);
  static std::vector<Technique> techniques();
  static Explanation explain(const Instance& instance, const State& state, const ExplainLimits& limits,
                             Control& control);
  static Result<Reply> answer(const Instance& instance, const State& state, const Question& question, Control& control,
                              const SolutionSink& sink);
  static Result<std::optional<NewBoard<Instance>>> generate(const Instance& base, const Options& options,
                                                            Random& random, Control& control);
};

namespace icosian {

/// How many holes of the path can no longer be taken back.
std::size_t fixed_holes(const Instance& instance, const Icosian::State& state);

}  // namespace icosian
}  // namespace schlegel
