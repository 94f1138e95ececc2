#include "puzzles/peg/board.hpp"

#include <algorithm>
#include <tuple>

#include "base/control.hpp"
#include "base/text.hpp"
#include "graph/automorphism.hpp"

namespace schlegel::peg {

int Instance::find(std::string_view name) const {
  const auto same_letters = [](std::string_view a, std::string_view b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](char x, char y) { return to_lower(x) == to_lower(y); });
  };
  int found = -1, count = 0;
  for (int i = 0; i < holes(); ++i) {
    const std::string& own = names[i];
    if (own == name) return i;
    if (same_letters(own, name)) {
      found = i;
      ++count;
    }
  }
  return count == 1 ? found : -1;
}

std::vector<Position> goal_positions(const Instance& instance) {
  if (!instance.goal.any) return {instance.goal.pegs};
  std::vector<Position> goals;
  for (int i = 0; i < instance.holes(); ++i) goals.push_back(bit(i));
  return goals;
}

std::vector<Jump> jumps_of(const Instance& instance) {
  std::vector<Jump> jumps;
  for (const Line& line : instance.lines) {
    jumps.push_back({line.a, line.middle, line.b});
    jumps.push_back({line.b, line.middle, line.a});
  }
  std::sort(jumps.begin(), jumps.end(), [](const Jump& x, const Jump& y) {
    return std::tie(x.from, x.over, x.to) < std::tie(y.from, y.over, y.to);
  });
  return jumps;
}

std::vector<Position> parity_sets(const Instance& instance) {
  // Reduced rows of the lines; a set is orthogonal to all of them. pivot[i]: the row whose leading hole is i.
  std::array<Position, max_holes> rows{};
  Position pivots = 0;
  for (const Line& line : instance.lines) {
    Position row = bit(line.a) | bit(line.middle) | bit(line.b);
    for (Position rest = pivots; rest != 0; rest &= rest - 1) {
      const int hole = lowest_hole(rest);
      if (row & bit(hole)) row ^= rows[hole];
    }
    if (row == 0) continue;
    const int lead = lowest_hole(row);
    for (Position rest = pivots; rest != 0; rest &= rest - 1) {
      Position& other = rows[lowest_hole(rest)];
      if (other & bit(lead)) other ^= row;
    }
    rows[lead] = row;
    pivots |= bit(lead);
  }
  std::vector<Position> sets;
  for (int free = 0; free < instance.holes(); ++free) {
    if (pivots & bit(free)) continue;
    Position set = bit(free);
    for (Position rest = pivots; rest != 0; rest &= rest - 1) {
      const int hole = lowest_hole(rest);
      if (rows[hole] & bit(free)) set |= bit(hole);
    }
    sets.push_back(set);
  }
  return sets;
}

Position permuted(const Permutation& image, Position pegs) {
  Position out = 0;
  for (; pegs != 0; pegs &= pegs - 1) out |= bit(image[lowest_hole(pegs)]);
  return out;
}

namespace {

/// The board as a graph: each hole, once as an end and once as a middle, with an edge between the two, and each line
/// with an edge to its ends and to its middle. The colours tell the three sorts apart.
std::pair<Graph, std::vector<int>> coloured_graph(const Instance& instance) {
  const int holes = instance.holes();
  GraphBuilder builder;
  std::vector<int> colours;
  const auto add = [&](std::size_t count, int colour) {
    for (std::size_t i = 0; i < count; ++i, colours.push_back(colour))
      builder.add_vertex(std::to_string(colours.size()));
  };
  add(static_cast<std::size_t>(holes), 0);
  add(static_cast<std::size_t>(holes), 1);
  add(instance.lines.size(), 2);
  for (int hole = 0; hole < holes; ++hole) builder.add_edge(hole, holes + hole);
  Vertex line = 2 * holes;
  for (const auto& [a, middle, b] : instance.lines) {
    for (const Vertex v : {a, holes + middle, b}) builder.add_edge(line, v);
    ++line;
  }
  return {std::move(builder).build(), std::move(colours)};
}

/// All automorphisms; none when there are too many or the search takes too long.
std::vector<Permutation> all_automorphisms(const Instance& instance) {
  constexpr std::size_t most = 1000;
  TickLimit limit(10'000);
  const auto [graph, colours] = coloured_graph(instance);
  const auto group = symmetry_group(graph, colours, limit);
  const auto all = group ? elements(*group, graph.order(), most) : std::nullopt;
  std::vector<Permutation> found;
  if (!all) return found;
  for (const auto& images : *all) {
    Permutation& image = found.emplace_back();
    for (std::size_t hole = 0; hole < image.size(); ++hole)
      image[hole] = static_cast<std::uint8_t>(hole < instance.names.size() ? images[hole] : static_cast<int>(hole));
  }
  return found;
}

}  // namespace

std::vector<Permutation> automorphisms(const Instance& instance, const std::vector<Position>& kept, std::size_t most) {
  std::vector<Permutation> group = all_automorphisms(instance);
  std::vector<Position> sorted = kept;
  std::sort(sorted.begin(), sorted.end());
  const auto moves_out = [&](const Permutation& image) {
    return !std::all_of(sorted.begin(), sorted.end(), [&](Position p) {
      return std::binary_search(sorted.begin(), sorted.end(), permuted(image, p));
    });
  };
  group.erase(std::remove_if(group.begin(), group.end(), moves_out), group.end());
  Permutation identity{};
  for (std::size_t i = 0; i < identity.size(); ++i) identity[i] = static_cast<std::uint8_t>(i);
  if (group.empty() || group.size() > most) return {identity};
  return group;
}

}  // namespace schlegel::peg
