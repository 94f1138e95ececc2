#include "puzzles/numberlink/proof/squares.hpp"

#include "base/index.hpp"

namespace schlegel::numberlink {

std::optional<std::vector<Square>> forbidden_squares(const Instance& instance, std::uint64_t most) {
  constexpr std::uint64_t most_work = 20'000'000;
  std::vector<Square> squares;
  if (instance.rules.squares) return squares;
  std::uint64_t work = 0;
  if (instance.cells.empty()) {
    // u, v and w in a row, and a vertex x that closes the ring; u is the least and v less than x.
    for (Vertex u = 0; u < instance.graph.order(); ++u)
      for (const auto& [v, uv] : instance.graph.around(u))
        for (const auto& [w, vw] : instance.graph.around(v)) {
          if (++work > most_work) return std::nullopt;
          if (v < u || w <= u) continue;
          work += instance.graph.degree(w);
          for (const auto& [x, wx] : instance.graph.around(w)) {
            if (x <= v || !instance.graph.adjacent(x, u)) continue;
            if (squares.size() == most) return std::nullopt;
            squares.push_back({u, v, w, x});
          }
        }
    return squares;
  }
  // By cell: its vertices.
  const int width = instance.width, height = instance.height;
  std::vector<std::vector<Vertex>> cell(width * height);
  for (Vertex v = 0; v < instance.graph.order(); ++v)
    cell[instance.cells[v][1] * width + instance.cells[v][0]].push_back(v);
  const auto add = [&](const std::array<int, 4>& ring) {
    for (Vertex a : cell[ring[0]])
      for (Vertex b : cell[ring[1]])
        for (Vertex c : cell[ring[2]])
          for (Vertex d : cell[ring[3]]) squares.push_back({a, b, c, d});
  };
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < width; ++x) {
      if ((x + 1 == width && !instance.wraps_x) || (y + 1 == height && !instance.wraps_y)) continue;
      const int right = (x + 1) % width, below = (y + 1) % height;
      add({y * width + x, y * width + right, below * width + right, below * width + x});
    }
  // Four cells once around the board are a ring, too.
  for (int y = 0; y < height && instance.wraps_x && width == 4; ++y) add({4 * y, 4 * y + 1, 4 * y + 2, 4 * y + 3});
  for (int x = 0; x < width && instance.wraps_y && height == 4; ++x) add({x, width + x, 2 * width + x, 3 * width + x});
  if (squares.size() > most) return std::nullopt;
  return squares;
}

}  // namespace schlegel::numberlink
