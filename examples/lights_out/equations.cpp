#include "lights_out/equations.hpp"

#include <utility>

#include "lights_out/words.hpp"

namespace schlegel::lights_out {

Result<Equations> Equations::of(const Graph& graph, std::span<const char> lit, std::span<const signed char> decided,
                                Control& control) {
  Equations made{graph.order()};
  const auto order = static_cast<unsigned>(made.order);
  auto& rows = made.rows;
  if (std::size_t{order} * order / 4 > control.memory_limit) return Error{say(words::needs_memory)};
  for (Vertex v = 0; v < made.order; ++v) {
    Count& row = rows.emplace_back(lit[v] != 0 ? 1 : 0);
    row <<= order;
    bit_set(row, order + 1 + v);
    const auto add = [&](Vertex press) {
      if (decided[press] >= 0) bit_flip(row, decided[press] == 0 ? static_cast<unsigned>(press) : order);
    };
    add(v);
    for (const Neighbour& next : graph.around(v)) add(next.vertex);
  }
  for (Vertex column = 0; column < made.order; ++column) {
    if (decided[column] != 0) continue;
    if (!control.tick({column / double(order), std::uint64_t(column), words::phase_elimination.english}))
      return Error{say(words::stopped_at_lamp, {{"lamps", column}, {"all", order}})};
    const std::size_t next = made.pivots.size();
    std::size_t pivot = next;
    while (pivot < order && !bit_test(rows[pivot], column)) ++pivot;
    (pivot < order ? made.pivots : made.free).push_back(column);
    if (pivot == order) continue;
    std::swap(rows[pivot], rows[next]);
    for (Count& row : rows)
      if (&row != &rows[next] && bit_test(row, column)) row ^= rows[next];
  }
  return made;
}

std::vector<Vertex> Equations::lamps_of(const Count& row) const {
  std::vector<Vertex> lamps;
  for (Vertex v = 0; v < order; ++v)
    if (bit_test(row, order + 1 + v)) lamps.push_back(v);
  return lamps;
}

}  // namespace schlegel::lights_out
