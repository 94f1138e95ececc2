#include "puzzles/sliding/solve/refutation.hpp"

#include "puzzles/sliding/proof/reason.hpp"
#include "puzzles/sliding/solve/blocks.hpp"

namespace schlegel::sliding {
namespace {

std::string names(const Graph& graph, const std::vector<Vertex>& vertices) {
  std::string out;
  for (Vertex v : vertices) out += " " + graph.name(v);
  return out;
}

/// The certificate; empty when the position can be solved.
std::string certificate(const Instance& instance, const Sliding::State& state) {
  const Graph& graph = instance.graph;
  const Part here = part_of(instance, state.blank);
  const auto inside = [&](Vertex v) { return here.number[v] != no_vertex; };
  if (!inside(instance.blank_home)) return "apart 0";
  for (Vertex v = 0; v < graph.order(); ++v) {
    const Vertex home = state.at[v];
    if (home != v && !(inside(v) && inside(home))) return "apart " + instance.tokens[home];
  }
  const auto obstacle = find_obstacle(here.board, here.inside(state.at));
  if (!obstacle) return {};
  const std::string list = names(graph, here.outside(obstacle->vertices));
  switch (obstacle->kind) {
    case Obstacle::Kind::cut:
      return "cut" + list + " " + instance.tokens[here.vertices[obstacle->token]];
    case Obstacle::Kind::order:
      return "order" + list;
    case Obstacle::Kind::parity:
      return "parity" + list;
    default:
      return "theta" + list;
  }
}

}  // namespace

std::optional<Refutation> refute(const Instance& instance, const Sliding::State& state) {
  std::string proof = certificate(instance, state);
  if (proof.empty()) return std::nullopt;
  std::string detail = describe(instance, state, proof);
  return Refutation{std::move(detail), std::move(proof)};
}

}  // namespace schlegel::sliding
