#include <algorithm>
#include <utility>

#include "base/index.hpp"
#include "graph/drawing/layout.hpp"
#include "graph/families/naming.hpp"
#include "graph/families/solids.hpp"

namespace schlegel {
namespace {

/// The neighbour after `from`, counter-clockwise round v.
Vertex following(const RotationSystem& around, Vertex v, Vertex from) {
  const auto& near = around[v];
  const auto place = std::find(near.begin(), near.end(), from);
  return place + 1 == near.end() ? near.front() : *(place + 1);
}

/// The vertices of the face, then those next to its first one, its second one and so on, each time in their order round
/// it.
std::vector<Vertex> order_from(const RotationSystem& around, const std::vector<Vertex>& face) {
  std::vector<char> known(around.size(), 0);
  std::vector<Vertex> order = face;
  for (const Vertex v : face) known[v] = 1;
  for (std::size_t next = 0; next < order.size(); ++next) {
    const Vertex v = order[next];
    const auto& near = around[v];
    const auto first = std::find_if(near.begin(), near.end(),
                                    [&](Vertex u) { return known[u] != 0 && known[following(around, v, u)] == 0; });
    if (first == near.end()) continue;
    for (Vertex u = following(around, v, *first); u != *first; u = following(around, v, u)) {
      if (known[u] == 0) order.push_back(u);
      known[u] = 1;
    }
  }
  return order;
}

}  // namespace

Graph make_solid(const RotationSystem& around) {
  const auto faces = trace_faces(around);
  const auto smaller = [](const auto& a, const auto& b) { return a.size() < b.size(); };
  const std::vector<Vertex> order = order_from(around, *std::max_element(faces.begin(), faces.end(), smaller));
  std::vector<Vertex> rank(order.size());
  for (std::size_t i = 0; i < order.size(); ++i) rank[order[i]] = static_cast<Vertex>(i);
  GraphBuilder builder;
  for (std::string& name : letter_names(static_cast<int>(order.size()))) builder.add_vertex(std::move(name));
  for (const Vertex v : order)
    for (const Vertex u : around[v]) builder.add_edge(rank[v], rank[u]);
  Graph graph = std::move(builder).build();
  std::vector<Point2> places = layout_plane(graph);
  return std::move(graph).drawn(std::move(places));
}

}  // namespace schlegel
