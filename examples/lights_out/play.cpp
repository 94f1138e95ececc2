#include <algorithm>

#include "lights_out/lights_out.hpp"
#include "play/graph_board.hpp"

namespace schlegel {
namespace lights_out {

std::optional<Error> add_lit(const Graph& graph, std::optional<Lit>& lit, const Word&, std::span<const Word> names) {
  const auto lamps = vertices_at(graph, names);
  if (!lamps) return lamps.error();
  if (!lit) lit.emplace(graph.order(), 0);
  for (const Vertex v : *lamps) (*lit)[v] = 1;
  return std::nullopt;
}

static std::vector<Vertex> lamps_on(const Lit& lit) {
  std::vector<Vertex> lamps;
  for (Vertex v = 0; v < std::ssize(lit); ++v)
    if (lit[v] != 0) lamps.push_back(v);
  return lamps;
}

std::vector<std::string> lit_lines(const Graph& graph, const std::optional<Lit>& lit) {
  std::vector<std::string> lines;
  for (const Vertex v : lamps_on(lit.value_or(Lit()))) lines.push_back(graph.name(v));
  if (lit && lines.empty()) lines.emplace_back();
  return lines;
}

std::string names_of(const Graph& graph, std::span<const Vertex> lamps) {
  std::vector<std::string> names;
  for (const Vertex v : lamps) names.push_back(display_name(graph, v));
  return say_all(names);
}

}  // namespace lights_out

LightsOut::State LightsOut::start(const Instance& instance) {
  return {instance.lit.value_or(lights_out::Lit(instance.graph.order(), 1))};
}

LightsOut::Instance LightsOut::position(const Instance& instance, const State& state) {
  Instance here = instance;
  here.lit.reset();
  if (std::count(state.lit.begin(), state.lit.end(), 0) > 0) here.lit = state.lit;
  return here;
}

void LightsOut::apply(const Instance& instance, State& state, const Move& move) {
  state.lit[move] ^= 1;
  for (const Neighbour& next : instance.graph.around(move)) state.lit[next.vertex] ^= 1;
}

GameStatus LightsOut::status(const Instance& instance, const State& state) {
  GameStatus now;
  const auto on = std::count(state.lit.begin(), state.lit.end(), 1);
  now.total = instance.graph.order();
  now.done = now.total - static_cast<int>(on);
  now.solved = on == 0;
  now.sentence = now.solved ? say(lights_out::words::all_off) : say(lights_out::words::still_on, {{"lamps", on}});
  return now;
}

std::string LightsOut::narrate(const Instance& instance, const State& state, const Move& move) {
  State next = state;
  apply(instance, next, move);
  return say(lights_out::words::pressed, {{"lamp", display_name(instance.graph, move)}}) + " " +
         status(instance, next).sentence;
}

std::string LightsOut::describe(const Instance& instance, const State& state) {
  const auto lamps = lights_out::lamps_on(state.lit);
  if (lamps.empty()) return say(lights_out::words::all_off);
  return say(lights_out::words::lit, {{"lamps", lights_out::names_of(instance.graph, lamps)}});
}

Scene LightsOut::scene(const Instance& instance, const State& state, const View& view, std::span<const Mark> marks) {
  const auto look = [&](Vertex v) {
    return state.lit[v] != 0 ? VertexLook{Role::peg, say(lights_out::words::on)}
                             : VertexLook{Role::hole, say(lights_out::words::off)};
  };
  return graph_scene(instance.graph, view, marks, look, describe(instance, state));
}

Intent LightsOut::interpret(const Instance& instance, const State&, View& view, const Input& input, int) {
  return visit_vertices(instance.graph, view, input, no_such_vertex, [&](Vertex v, Touch touch) {
    Intent intent;
    if (touch == Touch::tap) intent.moves.push_back(instance.graph.name(v));
    return intent;
  });
}

}  // namespace schlegel
