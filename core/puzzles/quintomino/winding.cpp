// The windings that make a sphere are found by planarity. Every face becomes a wheel, its sides the rim in their order,
// and every edge joins the two places on the rims that it glues. A wheel has only one embedding and its mirror image,
// so the graph is planar exactly when some windings make a sphere, and the order round the hub tells the winding.
//
// Other windings make a sphere too exactly when a part of it hangs on two edges or one and can be turned over: when two
// edges have the same ends, or one has the same end twice. A face of two edges is no such part, it reads the same in
// both windings; its edges count as one.

#include <algorithm>
#include <numeric>
#include <set>
#include <utility>

#include "graph/planarity.hpp"
#include "puzzles/quintomino/surface.hpp"

namespace schlegel::quintomino {
namespace {

using Senses = std::vector<std::int8_t>;
using Lists = std::vector<std::vector<int>>;

int characteristic(const Lists& faces, const Corners& corners, std::size_t edges) {
  return corners.count - static_cast<int>(edges) + static_cast<int>(faces.size());
}

/// Senses that make a sphere, or nullopt when there are none.
std::optional<Senses> senses_of_sphere(const Instance& instance) {
  GraphBuilder builder;
  const auto add_vertex = [&] { return builder.add_vertex(std::to_string(builder.order())); };
  std::vector<Vertex> hubs;
  Lists rims;
  for (const auto& face : instance.faces) {
    hubs.push_back(add_vertex());
    auto& rim = rims.emplace_back();
    for (std::size_t i = 0; i < face.size(); ++i) rim.push_back(add_vertex());
    for (std::size_t i = 0; i < face.size(); ++i) {
      builder.add_edge(rim[i], rim[(i + 1) % rim.size()]);
      builder.add_edge(rim[i], hubs.back());
    }
  }
  for (const auto& [one, two] : instance.sides) builder.add_edge(rims[one.face][one.place], rims[two.face][two.place]);
  const auto embedding = planar_embedding(std::move(builder).build());
  if (!embedding) return std::nullopt;
  Senses windings;
  for (std::size_t f = 0; f < hubs.size(); ++f) {
    const auto& around = (*embedding)[hubs[f]];
    const auto first = std::find(around.begin(), around.end(), rims[f][0]);
    const Vertex next = first + 1 == around.end() ? around.front() : first[1];
    windings.push_back(next == rims[f][1] ? 1 : -1);
  }
  return windings;
}

/// Whether no part of this sphere can be turned over.
bool is_rigid(const Lists& faces, const Corners& corners, std::size_t edges) {
  std::vector<int> same(edges);  // a forest whose roots stand for edges side by side
  std::iota(same.begin(), same.end(), 0);
  const auto root = [&](int e) {
    while (same[e] != e) e = same[e] = same[same[e]];
    return e;
  };
  for (const auto& face : faces)
    if (face.size() == 2) same[root(face[0])] = root(face[1]);
  std::set<std::pair<std::pair<int, int>, int>> seen;  // ends, then edge
  for (std::size_t f = 0; f < faces.size(); ++f)
    for (std::size_t i = 0; i < faces[f].size(); ++i) {
      const auto ends = std::minmax(corners.of_face[f][i], corners.of_face[f][(i + 1) % faces[f].size()]);
      if (ends.first == ends.second) return false;
      seen.insert({ends, root(faces[f][i])});
    }
  const auto equal_ends = [](const auto& a, const auto& b) { return a.first == b.first; };
  return std::adjacent_find(seen.begin(), seen.end(), equal_ends) == seen.end();
}

}  // namespace

std::optional<Senses> face_windings(const Instance& instance) {
  const std::size_t edges = instance.edges.size();
  const int as_written = characteristic(instance.faces, corners(instance.faces, edges), edges);
  if (as_written == 2) return Senses(instance.faces.size(), 1);
  if (const auto windings = senses_of_sphere(instance)) {
    Lists faces = instance.faces;
    for (std::size_t f = 0; f < faces.size(); ++f)
      if ((*windings)[f] < 0) std::reverse(faces[f].begin(), faces[f].end());
    return is_rigid(faces, corners(faces, edges), edges) ? windings : std::nullopt;
  }
  if (as_written == 0) return Senses(instance.faces.size(), 1);
  return std::nullopt;
}

}  // namespace schlegel::quintomino
