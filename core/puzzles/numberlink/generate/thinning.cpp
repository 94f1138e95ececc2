#include "puzzles/numberlink/generate/thinning.hpp"

#include <algorithm>
#include <array>
#include <numeric>

namespace schlegel::numberlink {
namespace {

/// Whether no line comes by this empty place twice, and no other empty place lies beside it.
bool is_hemmed_in(const PathPartition& cover, const Graph& graph, Vertex v) {
  const auto around = graph.around(v);
  for (std::size_t i = 0; i < around.size(); ++i) {
    if (cover.line_at(around[i].vertex).places == 1) return false;
    for (std::size_t j = 0; j < i; ++j)
      if (cover.same_line(around[i].vertex, around[j].vertex)) return false;
  }
  return true;
}

bool may_end(const PathPartition& cover, const Graph& graph, const LineForm& form, Vertex v) {
  if (!form.no_end.empty() && form.no_end[v] != 0) return false;
  const auto is_other_end = [&](const Neighbour& next) {
    const auto& line = cover.line_at(next.vertex);
    return line.places > 1 && (line.a == next.vertex || line.b == next.vertex) && !cover.same_line(v, next.vertex);
  };
  return !form.ends_apart || std::none_of(graph.around(v).begin(), graph.around(v).end(), is_other_end);
}

}  // namespace

int empty_places_of(const PathPartition& cover) {
  return static_cast<int>(
      std::count_if(cover.lines().begin(), cover.lines().end(), [](const auto& line) { return line.places == 1; }));
}

void empty_places(PathPartition& cover, const Graph& graph, const LineForm& form, int most_lines, int most,
                  Random& random, const std::function<bool(const PathPartition&)>& is_only) {
  std::vector<Vertex> order(graph.order());
  std::iota(order.begin(), order.end(), 0);
  random.shuffle(order);
  int lines = static_cast<int>(cover.lines().size()) - empty_places_of(cover), empty = empty_places_of(cover);
  for (const Vertex v : order) {
    if (empty >= most) return;
    const std::array<Vertex, 2> beside = cover.links_at(v);
    const bool splits = beside[1] != no_vertex;
    if (beside[0] == no_vertex || (splits && lines == most_lines)) continue;
    for (const Vertex u : beside)
      if (u != no_vertex) cover.cut(v, u);
    const bool fits = std::all_of(beside.begin(), beside.end(), [&](Vertex u) {
      return u == no_vertex || (cover.line_at(u).places >= form.shortest && may_end(cover, graph, form, u));
    });
    if (fits && is_hemmed_in(cover, graph, v) && is_only(cover)) {
      ++empty;
      lines += splits;
      continue;
    }
    for (const Vertex u : beside)
      if (u != no_vertex) cover.take_over(v, u, no_vertex);
  }
}

}  // namespace schlegel::numberlink
