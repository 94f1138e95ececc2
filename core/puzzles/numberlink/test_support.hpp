#pragma once
#include <algorithm>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "base/random.hpp"
#include "puzzles/numberlink/numberlink.hpp"
#include "puzzles/numberlink/solve/reduced_graph.hpp"
#include "puzzles/numberlink/verify.hpp"

namespace schlegel::numberlink::testing {

/// The grid of the own text format.
inline std::string grid_text(const std::vector<std::string>& cells, std::size_t width) {
  std::string text = "grid\n";
  for (std::size_t i = 0; i < cells.size(); ++i) text += cells[i] + ((i + 1) % width == 0 ? "\n" : " ");
  return text;
}

/// A full grid with so many pairs anywhere; `head` is what stands above the grid, rules and all.
inline Instance random_board(Random& random, std::size_t width, std::size_t height, std::size_t pairs,
                             const std::string& head = "numberlink\n") {
  std::vector<std::string> cells(width * height, ".");
  for (std::size_t terminals = 0; terminals < 2 * pairs;) {
    std::string& cell = cells[random.below(cells.size())];
    if (cell == ".") cell = "p" + std::to_string(terminals++ / 2);
  }
  return Numberlink::parse(head + grid_text(cells, width)).value();
}

/// What random_instance() draws at the most.
struct Most {
  std::size_t side = 4;  ///< of a grid
  std::size_t cells = 16;
  std::size_t vertices = 9;  ///< of another graph
  std::size_t pairs = 3;
  int edges = 14;
};

inline std::string random_grid_text(Random& random, const Most& most) {
  std::string text = random.below(6) == 0 ? "wrap x\n" : "";
  std::size_t width = 0, height = 0;
  do {
    width = 2 + random.below(most.side - 1);
    height = 2 + random.below(most.side - 1);
  } while (width * height > most.cells);
  const auto cell_name = [](std::size_t column, std::size_t row) {
    return " r" + std::to_string(row + 1) + "c" + std::to_string(column + 1);
  };
  for (std::size_t walls = random.below(3) == 0 ? random.below(4) : 0; walls > 0; --walls) {
    // From any cell to the right or down, over the side of the grid too.
    const std::size_t column = random.below(width), row = random.below(height);
    text += "wall" + cell_name(column, row) +
            (random.below(2) == 0 ? cell_name((column + 1) % width, row) : cell_name(column, (row + 1) % height)) +
            "\n";
  }
  std::vector<std::string> cells(width * height, ".");
  for (auto& cell : cells)
    if (random.below(13) == 0) cell = random.below(2) == 0 ? "#" : "+";
  for (std::size_t i = 2 * (1 + random.below(most.pairs)); i-- > 0;) {
    std::string& cell = cells[random.below(cells.size())];
    if (cell == ".") cell = std::to_string(i / 2 + 1);
  }
  return text + grid_text(cells, width);
}

inline std::string random_graph_text(Random& random, const Most& most) {
  const std::size_t n = 2 + random.below(most.vertices - 1);
  const double density =
      random.below(2) == 0 ? 0.2 + 0.6 * random.real() : (1 + 3 * random.real()) / static_cast<double>(n);
  const auto name = [](std::size_t v) { return "v" + std::to_string(v); };
  std::string text = "graph\n";
  for (std::size_t v = 0; v < n; ++v) text += "vertex " + name(v) + "\n";
  for (std::size_t u = 0; u < n; ++u)
    for (std::size_t v = u + 1; v < n; ++v)
      if (random.real() < density) text += "edge " + name(u) + " " + name(v) + "\n";
  std::vector<std::size_t> ends(n);
  for (std::size_t v = 0; v < n; ++v) {
    ends[v] = v;
    std::swap(ends[v], ends[random.below(v + 1)]);
  }
  const std::size_t pairs = 1 + random.below(most.pairs);
  for (std::size_t p = 0; p < pairs && 2 * p + 1 < n; ++p)
    text += "pair " + std::to_string(p) + " " + name(ends[2 * p]) + " " + name(ends[2 * p + 1]) + "\n";
  return text;
}

/// A small grid with holes, bridges, walls and wrapped sides, or any small graph; with pairs and rules.
inline Instance random_instance(Random& random, const Most& most) {
  for (;;) {
    std::string head = "numberlink\n";
    if (random.below(2) == 0) head += "cover\n";
    if (random.below(3) == 0) head += "no-self-touch\n";
    auto instance = Numberlink::parse(
        head + (random.below(3) == 0 ? random_graph_text(random, most) : random_grid_text(random, most)));
    if (instance && instance->graph.size() <= most.edges) return std::move(instance).value();
  }
}

/// Every set of edges with the drawn ones that the verifier accepts.
inline std::set<Links> brute_force(const Instance& instance, const Links& drawn = {}) {
  std::set<Links> solutions;
  for (std::uint32_t set = 0; set < std::uint32_t{1} << instance.graph.size(); ++set) {
    Links links;
    for (Edge e = 0; e < instance.graph.size(); ++e)
      if (set >> e & 1) links.push_back(e);
    if (std::includes(links.begin(), links.end(), drawn.begin(), drawn.end()) && verify(instance, links))
      solutions.insert(links);
  }
  return solutions;
}

/// The board with every forced link drawn; nothing when that ends in a contradiction.
inline std::optional<ReducedGraph> reduced_board(const Instance& instance, const Links& drawn = {},
                                                 bool all_edges = false) {
  Propagator board(instance);
  if (!board.start() || !board.draw(drawn)) return std::nullopt;
  return reduced_graph(instance, board, all_edges);
}

/// No link or one anywhere.
inline Links some_link(const Instance& instance, Random& random) {
  if (instance.graph.size() == 0 || random.below(3) > 0) return {};
  return {static_cast<Edge>(random.below(static_cast<std::size_t>(instance.graph.size())))};
}

/// After a few random legal moves that cut nothing.
inline Numberlink::State random_position(const Instance& instance, Random& random) {
  auto state = Numberlink::start(instance);
  for (std::uint64_t left = random.below(6); left > 0; --left) {
    const auto v = static_cast<Vertex>(random.below(static_cast<std::uint64_t>(instance.graph.order())));
    if (instance.graph.degree(v) == 0) continue;
    const auto around = instance.graph.around(v);
    const Numberlink::Move move{v, around[random.below(around.size())].vertex};
    const int owner = state.owner[move.to];
    if (owner >= 0 && owner != state.owner[v]) continue;
    if (Numberlink::why_illegal(instance, state, move).empty()) Numberlink::apply(instance, state, move);
  }
  return state;
}
inline Links random_play(const Instance& instance, Random& random) {
  return links_of(instance, random_position(instance, random));
}

}  // namespace schlegel::numberlink::testing
