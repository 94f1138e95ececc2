#include "graph/embedding.hpp"

#include <algorithm>
#include <utility>

#include "base/index.hpp"

namespace schlegel {

std::vector<std::vector<Vertex>> trace_faces(const RotationSystem& rotation) {
  std::vector<std::vector<char>> walked(rotation.size());
  for (std::size_t v = 0; v < rotation.size(); ++v) walked[v].assign(rotation[v].size(), 0);

  std::vector<std::vector<Vertex>> faces;
  for (std::size_t start = 0; start < rotation.size(); ++start) {
    for (std::size_t first = 0; first < rotation[start].size(); ++first) {
      if (walked[start][first]) continue;
      std::vector<Vertex> face;
      std::size_t from = start, along = first;
      while (!walked[from][along]) {
        walked[from][along] = 1;
        face.push_back(static_cast<Vertex>(from));
        const auto to = static_cast<std::size_t>(rotation[from][along]);
        const auto& near = rotation[to];
        const auto back = static_cast<std::size_t>(std::find(near.begin(), near.end(), from) - near.begin());
        along = (back + near.size() - 1) % near.size();  // the next one clockwise is the leftmost continuation
        from = to;
      }
      faces.push_back(std::move(face));
    }
  }
  return faces;
}

bool is_polyhedral(const RotationSystem& rotation, const std::vector<std::vector<Vertex>>& faces) {
  std::vector<std::vector<std::size_t>> faces_at(rotation.size());
  for (std::size_t f = 0; f < faces.size(); ++f)
    for (Vertex v : faces[f]) faces_at[v].push_back(f);
  std::vector<std::pair<std::size_t, std::size_t>> meetings;  // one for each common vertex
  for (auto& here : faces_at) {
    if (here.size() < 3) return false;
    std::sort(here.begin(), here.end());
    if (std::adjacent_find(here.begin(), here.end()) != here.end()) return false;
    for (std::size_t i = 0; i < here.size(); ++i)
      for (std::size_t j = 0; j < i; ++j) meetings.emplace_back(here[j], here[i]);
  }
  std::sort(meetings.begin(), meetings.end());
  // The two faces of an edge meet in both its ends, so a pair that comes up twice must share an edge.
  std::size_t twice = 0, edges = 0;
  for (const auto& near : rotation) edges += near.size();
  edges /= 2;
  for (std::size_t i = 1; i < meetings.size(); ++i) {
    if (meetings[i] != meetings[i - 1]) continue;
    if (i > 1 && meetings[i] == meetings[i - 2]) return false;
    ++twice;
  }
  return twice == edges && rotation.size() + faces.size() == edges + 2;
}

}  // namespace schlegel
