#pragma once
#include <string>
#include <vector>

#include "play/puzzle.hpp"
#include "puzzles/icosian/instance.hpp"

namespace schlegel {

/// Hamilton's Icosian game on any graph. A move is the name of the next vertex.
///
/// Text: a line `icosian`, then in any order `graph FAMILY` (see make_family) or the lines of a graph of our own
/// format, `opening a b c`, `open` (the tour need not come back), `require a b`, `forbid a b`, `players N` (two
/// players: the first sets N holes); `#` starts a comment. Any graph format that parse_graph knows is an instance too.
struct Icosian {
  using Instance = icosian::Instance;
  using Move = Vertex;
  struct State {
    std::vector<Vertex> path;
    std::vector<char> used;  ///< by vertex
  };
  static constexpr PuzzleInfo info{
      "icosian",
      "Icosian game",
      "Icosian",
      "Visit every hole once along the lines, and come back to where you began.",
      "Drag along the lines, tap the next hole or type its letter. Tap an earlier peg to go back to it.",
      "tour",
      "tours",
      "prolog hcp dimacs graph6 edges adjacency dot graphml json",
      "names letters prolog tsplib"};

  static constexpr OptionInfo option_list[]{
      {"graph", "a graph by name, such as dodecahedron, grid_8x8, petersen"},
      {"opening", "the first holes of the tour, q,r,s,n,p"},
      {"open", "the tour need not come home", OptionInfo::Takes::nothing},
      {"require", "lines every tour must use, a-b,c-d"},
      {"forbid", "lines no tour may use, a-b,c-d"},
      {"directed", "a tour and its reverse are two", OptionInfo::Takes::nothing},
  };

  static Result<Instance> parse(std::string_view text);
  static std::string write(const Instance& instance);
  static Result<std::string> write_as(const Instance& instance, std::string_view format);
  static Result<std::string> write_position(const Instance& instance, const State& state, std::string_view format);
  static Result<Instance> instance_from(const Options& options);
  static Result<Instance> refine(Instance instance, const Options& options);
  static std::string write_solution(const Instance& instance, std::span<const Move> moves, std::string_view format);
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
  static std::string harm(const Instance& instance, const State& state, std::string_view certificate);
  static std::vector<ReasonPart> reason(const Instance& instance, const State& state, std::string_view certificate);
  static Result<Reply> answer(const Instance& instance, const State& state, const Question& question, Control& control,
                              const SolutionSink& sink);
};

namespace icosian {

/// The instance in which the path walked so far is the opening.
Instance position(const Instance& instance, const Icosian::State& state);
/// A vertex's name as it is shown and spoken: by shown_name, unless another one would look the same.
std::string display_name(const Graph& graph, Vertex v);
/// How many holes of the path can no longer be taken back.
std::size_t fixed_holes(const Instance& instance, const Icosian::State& state);

}  // namespace icosian
}  // namespace schlegel
