#include "base/text.hpp"
#include "puzzles/icosian/icosian.hpp"

namespace schlegel {

namespace {

std::vector<std::string> empty_holes(const Graph& graph, const Icosian::State& state) {
  std::vector<std::string> names;
  for (Vertex v = 0; v < graph.order(); ++v)
    if (state.used[v] == 0) names.push_back(display_name(graph, v));
  return names;
}

}  // namespace

std::string Icosian::narrate(const Instance& instance, const State& state, const Move& move) {
  return say(icosian::words::peg_in, {{"peg", state.path.size() + 1}, {"hole", display_name(instance.graph, move)}});
}

std::string Icosian::describe(const Instance& instance, const State& state) {
  const Graph& graph = instance.graph;
  std::vector<std::string> pegs, next;
  for (const Vertex v : state.path) pegs.push_back(display_name(graph, v));
  const std::vector<std::string> empty = empty_holes(graph, state);
  const std::string all_empty = join(empty, ", ");
  if (pegs.empty()) return say(icosian::words::none_set) + " " + say(icosian::words::the_holes, {{"holes", all_empty}});
  std::string text = say(icosian::words::pegs_in_order, {{"holes", join(pegs, ", ")}}) + " ";
  for (const Neighbour& n : graph.around(state.path.back()))
    if (why_illegal(instance, state, n.vertex).empty()) next.push_back(display_name(graph, n.vertex));
  if (empty.empty()) return text + say(icosian::words::none_empty);
  return text +
         say(next.empty() ? icosian::words::no_line_on : icosian::words::on_to,
             {{"hole", pegs.back()}, {"holes", join(next, ", ")}}) +
         " " + say(icosian::words::empty_holes, {{"holes", all_empty}});
}

std::string Icosian::unfinished(const Instance& instance, const State& state) {
  const std::vector<std::string> empty = empty_holes(instance.graph, state);
  if (empty.empty()) return status(instance, state).sentence;
  const std::string to_go = say(icosian::words::holes_to_go, {{"count", empty.size()}, {"holes", join(empty, ", ")}});
  if (!instance.closed || state.path.empty()) return to_go;
  return to_go + " " + say(icosian::words::then_return, {{"hole", display_name(instance.graph, state.path.front())}});
}

}  // namespace schlegel
