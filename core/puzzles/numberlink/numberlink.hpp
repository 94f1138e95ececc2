#pragma once
#include <array>
#include <string>
#include <vector>

#include "play/puzzle.hpp"
#include "puzzles/numberlink/instance.hpp"
#include "puzzles/numberlink/words.hpp"

namespace schlegel {

/// Numberlink on any graph. A line grows from either of its two terminals, link by link.
///
/// A bridge is one place that up to two lines pass, one each way. Where no line may fill a square, that is any four
/// places in a ring, each next to the one before it (numberlink::Instance says what that means at bridges, walls and
/// joined sides).
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
  static constexpr PuzzleInfo info{"numberlink",
                                   numberlink::words::title.english,
                                   numberlink::words::title.english,
                                   numberlink::words::goal.english,
                                   numberlink::words::how.english,
                                   numberlink::words::solution.english,
                                   numberlink::words::solutions.english,
                                   "asp grid letters pzprv3 pzpr contest",
                                   "asp grid paths pzprv3"};

  static constexpr OptionInfo option_list[]{
      {"cover", numberlink::words::option_cover.english},
      {"self-touch", numberlink::words::option_self_touch.english},
  };

  static Result<Instance> parse(std::string_view text);
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
  static std::vector<BoardRule> rules(const Instance& instance);
  static GameStatus status(const Instance& instance, const State& state);

  static std::string narrate(const Instance& instance, const State& state, const Move& move);
  static std::string describe(const Instance& instance, const State& state);
  static std::string unfinished(const Instance& instance, const State& state);
  static Scene scene(const Instance& instance, const State& state, const View& view, std::span<const Mark> marks);
  static Intent interpret(const Instance& instance, const State& state, View& view, const Input& input,
                          int moves_played);

  static bool verify(const Instance& instance, const State& state, std::span<const Move> moves);
  static CheckResult check(const Instance& instance, const State& state, std::string_view certificate);
  static std::vector<ReasonPart> reason(const Instance& instance, const State& state, std::string_view certificate);
  static std::string harm(const Instance& instance, const State& state, std::string_view certificate);
  static Result<Reply> answer(const Instance& instance, const State& state, const Question& question, Control& control,
                              const SolutionSink& sink);
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
/// Whether the line of this pair joins its two terminals.
bool joined(const Instance& instance, const Numberlink::State& state, int pair);
/// By pair. O(n).
std::vector<char> joined_pairs(const Instance& instance, const Numberlink::State& state);
/// Moves that draw these links from a state in which some of them may be drawn already and no others are.
std::vector<Numberlink::Move> moves_to(const Instance& instance, const Numberlink::State& state, const Links& links);

}  // namespace numberlink
}  // namespace schlegel
