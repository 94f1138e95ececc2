#include "puzzles/sliding/solve/refutation.hpp"

#include "base/text.hpp"

namespace schlegel::sliding {
namespace {

std::string names(const Graph& graph, const std::vector<Vertex>& vertices) {
  std::string out;
  for (Vertex v : vertices) out += " " + graph.name(v);
  return out;
}

/// The vertices' names, or their number where they are too many to be read out in a sentence.
std::string names_or_number(const Graph& graph, const std::vector<Vertex>& vertices) {
  constexpr std::size_t most = 12;
  if (vertices.size() > most) return "of " + std::to_string(vertices.size()) + " places";
  return names(graph, vertices).substr(1);
}

/// The part of every vertex.
std::vector<int> parts(const Graph& graph) {
  std::vector<int> part(static_cast<std::size_t>(graph.order()), -1);
  for (Vertex root = 0; root < graph.order(); ++root) {
    if (part[static_cast<std::size_t>(root)] >= 0) continue;
    std::vector<Vertex> queue{root};
    part[static_cast<std::size_t>(root)] = root;
    for (std::size_t head = 0; head < queue.size(); ++head)
      for (const Neighbour& next : graph.around(queue[head]))
        if (part[static_cast<std::size_t>(next.vertex)] < 0) {
          part[static_cast<std::size_t>(next.vertex)] = root;
          queue.push_back(next.vertex);
        }
  }
  return part;
}

}  // namespace

std::optional<Refutation> refute(const Instance& instance, const Sliding::State& state) {
  const Graph& graph = instance.graph;
  const auto part = parts(graph);
  const int blank_part = part[static_cast<std::size_t>(state.blank)];
  if (part[static_cast<std::size_t>(instance.blank_home)] != blank_part)
    return Refutation{"The gap must get to " + graph.name(instance.blank_home) +
                          ", but no way along the lines leads there from where it is.",
                      "apart 0"};
  for (Vertex v = 0; v < graph.order(); ++v) {
    const Vertex home = state.at[static_cast<std::size_t>(v)];
    if (home == v ||
        (part[static_cast<std::size_t>(v)] == blank_part && part[static_cast<std::size_t>(home)] == blank_part))
      continue;
    const std::string& token = instance.tokens[static_cast<std::size_t>(home)];
    return Refutation{
        token_called(instance, home, true) + " lies on " + graph.name(v) + " and belongs on " + graph.name(home) +
            ". " +
            (part[static_cast<std::size_t>(v)] == blank_part ? "No way along the lines leads there."
                                                             : "The gap cannot reach it, so it can never move."),
        "apart " + token};
  }
  const Part here = part_of(instance, state.blank);
  const auto obstacle = find_obstacle(here.board, here.inside(state.at));
  if (!obstacle) return std::nullopt;

  const std::vector<Vertex> vertices = here.outside(obstacle->vertices);
  const std::string word = token_word(instance);
  switch (obstacle->kind) {
    case Obstacle::Kind::cut: {
      const Vertex home = here.vertices[static_cast<std::size_t>(obstacle->token)];
      const std::string& token = instance.tokens[static_cast<std::size_t>(home)];
      return Refutation{token_called(instance, home, true) + " can never pass " + graph.name(vertices[0]) +
                            ": taking that place away would cut the board, and only the gap gets past it. With the "
                            "gap there, the " +
                            word + " is on one side and its home on another.",
                        "cut " + graph.name(vertices[0]) + " " + token};
    }
    case Obstacle::Kind::order:
      return Refutation{"On the ring " + names_or_number(graph, vertices) + " the " + word +
                            "s can only go round: their order never changes, and it is not the one wanted.",
                        "order" + names(graph, vertices)};
    case Obstacle::Kind::parity:
      return Refutation{
          (vertices.size() == here.vertices.size() ? "On this board "
                                                   : "In the part " + names_or_number(graph, vertices) + " ") +
              "every way round for the gap has an even number of moves, so only even rearrangements of the " + word +
              "s can be undone. This one is odd: as if two " + word + "s had changed places.",
          "parity" + names(graph, vertices)};
    case Obstacle::Kind::theta:
      return Refutation{"The part " + names_or_number(graph, vertices) +
                            " is the one exception of Wilson's theorem: its gap makes only 120 of the 720 "
                            "arrangements of the six tokens, and this is none of them.",
                        "theta" + names(graph, vertices)};
  }
  return std::nullopt;
}

}  // namespace schlegel::sliding
