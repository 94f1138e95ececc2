#include "puzzles/quintomino/solids.hpp"

#include "graph/families/polyhedra.hpp"
#include "graph/families/solids.hpp"

namespace schlegel::quintomino {
namespace {

struct Candidate {
  std::size_t edges, faces;
  int n;
  std::array<bool, 3> active;  ///< all false: the snub solid
};
constexpr Candidate candidates[] = {
    {6, 4, 3, {true, false, false}},    {18, 8, 3, {true, true, false}},   {12, 6, 4, {true, false, false}},
    {12, 8, 4, {false, false, true}},   {24, 14, 4, {false, true, false}}, {36, 14, 4, {true, true, false}},
    {36, 14, 4, {false, true, true}},   {48, 26, 4, {true, false, true}},  {72, 26, 4, {true, true, true}},
    {60, 38, 4, {false, false, false}}, {30, 12, 5, {true, false, false}}, {30, 20, 5, {false, false, true}},
    {60, 32, 5, {false, true, false}},  {90, 32, 5, {true, true, false}},  {90, 32, 5, {false, true, true}},
    {120, 62, 5, {true, false, true}},  {180, 62, 5, {true, true, true}},  {150, 92, 5, {false, false, false}},
};

/// The solid with its drawings, if these are the faces of it.
std::optional<Graph> compare(FaceLists faces, const Polyhedron& solid) {
  GraphBuilder builder;
  for (std::size_t v = 0; v < solid.around.size(); ++v) builder.add_vertex(std::to_string(v));
  for (std::size_t v = 0; v < solid.around.size(); ++v)
    for (Vertex u : solid.around[v]) builder.add_edge(static_cast<Vertex>(v), u);
  std::vector<std::vector<int>> lists;
  for (const auto& face : trace_faces(solid.around)) {
    lists.emplace_back();
    for (std::size_t i = 0; i < face.size(); ++i)
      lists.back().push_back(builder.edge_between(face[i], face[(i + 1) % face.size()]));
  }
  TickLimit control(ticks_for_solids);
  const auto none = [](const FaceMap&) { return false; };
  if (each_map(faces, lists, none, control).how != SearchEnd::enough) return std::nullopt;
  return make_solid(solid);
}

}  // namespace

std::optional<Graph> find_solid(FaceLists faces) {
  std::size_t edges = 0;
  for (const auto& face : faces) edges += face.size();
  edges /= 2;
  for (const Candidate& candidate : candidates) {
    if (candidate.edges != edges || candidate.faces != faces.size()) continue;
    const bool snub = !candidate.active[0] && !candidate.active[1] && !candidate.active[2];
    auto found = compare(faces, snub ? snub_solid(candidate.n) : mirrored_solid(candidate.n, candidate.active));
    if (found) return found;
  }
  if (faces.size() < 5 || faces.size() > 100) return std::nullopt;
  const int n = static_cast<int>(faces.size()) - 2;
  if (edges == 3 * (faces.size() - 2)) {
    if (auto found = compare(faces, prism(n))) return found;
  }
  if (n % 2 == 0 && n >= 6 && edges == 2 * (faces.size() - 2)) return compare(faces, antiprism(n / 2));
  return std::nullopt;
}

std::vector<std::vector<int>> edge_lists(const Graph& graph) {
  std::vector<std::vector<int>> lists;
  for (const auto& face : graph.faces()) {
    lists.emplace_back();
    for (std::size_t i = 0; i < face.size(); ++i)
      lists.back().push_back(graph.edge_between(face[i], face[(i + 1) % face.size()]));
  }
  return lists;
}

}  // namespace schlegel::quintomino
