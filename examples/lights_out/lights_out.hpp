#pragma once
#include "lights_out/words.hpp"
#include "play/facts.hpp"
#include "play/generate.hpp"
#include "play/graph_puzzle.hpp"
#include "play/puzzle.hpp"

namespace schlegel {
namespace lights_out {

using Lit = std::vector<char>;  ///< by vertex: whether the lamp is on

struct Instance : GraphInstance {
  std::optional<Lit> lit;  ///< at the start; without it, all are on
};

std::optional<Error> add_lit(const Graph& graph, std::optional<Lit>& lit, const Word& keyword,
                             std::span<const Word> names);
std::vector<std::string> lit_lines(const Graph& graph, const std::optional<Lit>& lit);
/// "A, B and C".
std::string names_of(const Graph& graph, std::span<const Vertex> lamps);

inline constexpr Statement statements[]{
    statement<&Instance::lit, add_lit, lit_lines>("lit", Statement::Takes::words, words::option_lit.english,
                                                  words::schlegel_format_only.english),
};
inline constexpr SettingKind settings[]{
    {"lit", SettingKind::On::vertex, false, words::setting_lit.english, words::set_lit_help.english}};

}  // namespace lights_out

/// Lights Out on any graph: pressing a vertex switches it and its neighbours; the goal is all off. A move is a vertex.
///
/// Text: a line `lights_out`, then `graph FAMILY` or the lines of a graph in Schlegel format, and lines `lit A B ...`,
/// the lamps that are on (all of them without such a line, none by `lit` alone). Any graph format is an instance too.
struct LightsOut : GraphPuzzle<LightsOut, lights_out::Instance> {
  using Instance = lights_out::Instance;
  struct State {
    lights_out::Lit lit;
  };
  static constexpr PuzzleInfo info{
      .id = "lights_out",
      .title = lights_out::words::title.english,
      .tab = lights_out::words::title.english,
      .goal = lights_out::words::goal.english,
      .how = lights_out::words::how.english,
      .solution = lights_out::words::solution.english,
      .solutions = lights_out::words::solutions.english,
      .formats = "prolog hcp dimacs graph6 edges adjacency matrix dot graphml json",
      .safe = true,
      .settings = lights_out::settings,
  };
  static constexpr const Sentence& no_such_vertex = lights_out::words::no_such_lamp;
  static constexpr auto option_list = graph_options(lights_out::statements);
  static constexpr GraphPuzzleForm form{info.id, lights_out::statements, lights_out::words::needs_lamp.english, "cube"};

  static State start(const Instance& instance);
  static Instance position(const Instance& instance, const State& state);
  static std::string why_illegal(const Instance&, const State&, const Move&) { return {}; }
  static void apply(const Instance& instance, State& state, const Move& move);
  static GameStatus status(const Instance& instance, const State& state);
  static int places(const Instance& instance) { return instance.graph.order(); }
  static const Sentence& size(const Instance&) { return lights_out::words::board_size; }

  static std::string narrate(const Instance& instance, const State& state, const Move& move);
  static std::string describe(const Instance& instance, const State& state);
  static Scene scene(const Instance& instance, const State& state, const View& view, std::span<const Mark> marks);
  static Intent interpret(const Instance& instance, const State& state, View& view, const Input& input,
                          int moves_played);

  static bool verify(const Instance& instance, const State& state, std::span<const Move> moves);
  static CheckResult check(const Instance& instance, const State& state, std::string_view certificate);
  static std::vector<ReasonPart> reason(const Instance& instance, const State& state, std::string_view certificate);
  static std::unique_ptr<FactModel> facts(const Instance& instance, const State& state);
  static Explanation explain(const Instance& instance, const State& state, const ExplainLimits& limits,
                             Control& control);
  static Result<Reply> answer(const Instance& instance, const State& state, const Question& question, Control& control,
                              const SolutionSink& sink);
  static Result<std::optional<NewBoard<Instance>>> generate(const Instance& base, const Options& options,
                                                            Random& random, Control& control);
};

}  // namespace schlegel
