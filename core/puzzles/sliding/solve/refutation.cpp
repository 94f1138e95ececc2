#include "puzzles/sliding/solve/refutation.hpp"

#include "base/text.hpp"

namespace schlegel::sliding {
namespace {

std::string names(const Graph& graph, const std::vector<Vertex>& vertices) {
  std::string out;
  for (Vertex v : vertices) out += " " + graph.name(v);
  return out;
}

/// The part of every vertex.
std::vector<int> parts(const Graph& graph) {
  std::vector<int> part(static_cast<std::size_t>(graph.order()), -1);
  for (Vertex root = 0; root < graph.order(); ++root) {
    if (part[root] >= 0) continue;
    std::vector<Vertex> queue{root};
    part[root] = root;
    for (std::size_t head = 0; head < queue.size(); ++head)
      for (const Neighbour& next : graph.around(queue[head]))
        if (part[next.vertex] < 0) {
          part[next.vertex] = root;
          queue.push_back(next.vertex);
        }
  }
  return part;
}

}  // namespace

std::optional<Refutation> refute(const Instance& instance, const Sliding::State& state) {
  const Graph& graph = instance.graph;
  const auto part = parts(graph);
  const int blank_part = part[state.blank];
  if (part[instance.blank_home] != blank_part)
    return Refutation{say(words::gap_apart, {{"place", graph.name(instance.blank_home)}}), "apart 0"};
  for (Vertex v = 0; v < graph.order(); ++v) {
    const Vertex home = state.at[v];
    if (home == v || (part[v] == blank_part && part[home] == blank_part)) continue;
    const std::string& token = instance.tokens[home];
    return Refutation{say(words::token_apart, {{"kind", token_kind(instance)},
                                               {"token", token},
                                               {"place", graph.name(v)},
                                               {"home", graph.name(home)},
                                               {"moves", part[v] == blank_part ? "yes" : "no"}}),
                      "apart " + token};
  }
  const Part here = part_of(instance, state.blank);
  const auto obstacle = find_obstacle(here.board, here.inside(state.at));
  if (!obstacle) return std::nullopt;

  const std::vector<Vertex> vertices = here.outside(obstacle->vertices);
  const std::string list = names(graph, vertices);
  const std::string_view kind = token_kind(instance);
  constexpr std::size_t most_told = 12;
  const std::string told = vertices.size() > most_told ? "" : list.substr(1);
  const std::string_view few = told.empty() ? "no" : "yes";
  switch (obstacle->kind) {
    case Obstacle::Kind::cut: {
      const Vertex home = here.vertices[obstacle->token];
      const std::string& token = instance.tokens[home];
      return Refutation{say(words::cannot_pass, {{"kind", kind}, {"token", token}, {"place", graph.name(vertices[0])}}),
                        "cut " + graph.name(vertices[0]) + " " + token};
    }
    case Obstacle::Kind::order:
      return Refutation{
          say(words::wrong_order, {{"few", few}, {"places", told}, {"count", vertices.size()}, {"kind", kind}}),
          "order" + list};
    case Obstacle::Kind::parity:
      return Refutation{say(words::wrong_parity, {{"few", vertices.size() == here.vertices.size() ? "all" : few},
                                                  {"places", told},
                                                  {"count", vertices.size()},
                                                  {"kind", kind}}),
                        "parity" + list};
    case Obstacle::Kind::theta:
      return Refutation{say(words::exception, {{"places", told}}), "theta" + list};
  }
  return std::nullopt;
}

}  // namespace schlegel::sliding
