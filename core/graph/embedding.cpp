#include "graph/embedding.hpp"

#include <algorithm>

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
        along = (back + near.size() - 1) % near.size();  // the next one clockwise is the leftmost way on
        from = to;
      }
      faces.push_back(std::move(face));
    }
  }
  return faces;
}

}  // namespace schlegel
