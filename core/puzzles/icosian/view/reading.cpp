#include "base/text.hpp"
#include "puzzles/icosian/icosian.hpp"

namespace schlegel {

namespace {

std::vector<std::string> empty_holes(const Graph& graph, const Icosian::State& state) {
  std::vector<std::string> names;
  for (Vertex v = 0; v < graph.order(); ++v)
    if (state.used[static_cast<std::size_t>(v)] == 0) names.push_back(display_name(graph, v));
  return names;
}

}  // namespace

std::string Icosian::narrate(const Instance& instance, const State& state, const Move& move) {
  return "Peg " + std::to_string(state.path.size() + 1) + " in " + display_name(instance.graph, move) + ".";
}

std::string Icosian::describe(const Instance& instance, const State& state) {
  const Graph& graph = instance.graph;
  std::vector<std::string> pegs, next;
  for (const Vertex v : state.path) pegs.push_back(display_name(graph, v));
  const std::vector<std::string> empty = empty_holes(graph, state);
  if (pegs.empty()) return "No peg is set. The holes are " + join(empty, ", ") + ".";
  std::string text = "Pegs in their order: " + join(pegs, ", ") + ".";
  for (const Neighbour& n : graph.around(state.path.back()))
    if (why_illegal(instance, state, n.vertex).empty()) next.push_back(display_name(graph, n.vertex));
  if (!empty.empty())
    text += " From " + pegs.back() +
            (next.empty() ? " no line leads to an empty hole." : " on to " + join(next, ", ") + ".");
  return text + (empty.empty() ? " No hole is empty." : " Empty: " + join(empty, ", ") + ".");
}

std::string Icosian::unfinished(const Instance& instance, const State& state) {
  const std::vector<std::string> empty = empty_holes(instance.graph, state);
  const std::string home =
      instance.closed && !state.path.empty()
          ? " Finally, a line must lead home to " + display_name(instance.graph, state.path.front()) + "."
          : "";
  if (empty.empty()) return status(instance, state).sentence;
  return plural(empty.size(), "hole", "holes") + " to go: " + join(empty, ", ") + "." + home;
}

}  // namespace schlegel
