// Lines that would cross. On a board drawn in the plane without crossings, the open links around a face are a closed
// walk, and no line passes through the face. So when four places come in turn on such a walk, two lines that each join
// two of them, taken alternately, would cross (Jordan's curve theorem): around a face the lines lie like brackets. Each
// walk is found by turning as far as possible at every place past the closed links there, and only these make it one.
// O(n + m) for the walks, O(length of a walk squared) for what may come to each of its places.
#include "puzzles/numberlink/explain/line_look.hpp"

namespace schlegel::numberlink {

/// About: four places in turn, the first and third on one line, the others on another one.
std::optional<Deduction> BoardTechniques::crossing() const {
  std::optional<Deduction> crossed;
  each_walk([&] {
    auto& [walked, walk, skipped, first, last, ends] = scratch_.faces;
    last.assign(facts_.pairs(), -1);
    first.assign(facts_.pairs(), -1);
    for (std::size_t i = 0; i < walk.size(); ++i)
      if (const int line = label(walk[i]); line >= 0) {
        last[line] = static_cast<int>(i);
        if (first[line] < 0) first[line] = static_cast<int>(i);
      }
    ends.clear();  // the lines that are met again
    for (std::size_t i = 0; i < walk.size(); ++i) {
      const int line = label(walk[i]);
      if (line < 0) continue;
      while (!ends.empty() && last[ends.back()] < static_cast<int>(i)) ends.pop_back();
      if (!ends.empty() && ends.back() == line) continue;
      if (first[line] == static_cast<int>(i)) {
        ends.push_back(line);
        continue;
      }
      // This line was met before the one that is on top, which comes again.
      const int other = ends.back();
      const Vertex turn[] = {walk[first[line]], walk[first[other]], walk[i], walk[last[other]]};
      crossed = Deduction{0, {}, {}, {turn[0], turn[1], turn[2], turn[3]}};
      for (const Edge e : skipped) crossed->because.push_back({e, false});
      for (const Vertex v : turn) cite_line(v, label(v), crossed->because);
      return false;
    }
    return true;
  });
  return crossed ? tidy(*std::move(crossed)) : std::nullopt;
}

/// Where on the walk some line comes between this place of it and all of another line: that place and the two of the
/// line between. Nothing when there is none.
std::optional<std::array<Vertex, 3>> BoardTechniques::shut_off_by(std::size_t place, int pair) const {
  const std::vector<Vertex>& walk = scratch_.faces.walk;
  const std::size_t size = walk.size();
  std::vector<int>& last = scratch_.faces.last;
  last.assign(facts_.pairs(), -1);
  for (std::size_t i = 1; i < size; ++i)
    if (const int line = label(walk[(place + i) % size]); line >= 0) last[line] = static_cast<int>(i);
  for (std::size_t i = 1; i < size; ++i) {
    const int line = label(walk[(place + i) % size]);
    if (line < 0) continue;
    if (line == pair) return std::nullopt;
    const auto to = at(last[line]);
    for (std::size_t j = i + 1; j < to; ++j)
      if (const Vertex v = walk[(place + j) % size]; label(v) == pair)
        return std::array{v, walk[(place + i) % size], walk[(place + to) % size]};
    i = to;
  }
  return std::nullopt;
}

/// By vertex and pair: whether the line of the pair would cross another one to come there.
void BoardTechniques::read_crossings() const {
  scratch_.shut.assign(at(graph_.order()) * set_words(), 0);
  each_walk([&] {
    const std::vector<Vertex>& walk = scratch_.faces.walk;
    std::vector<int>& ends = scratch_.faces.ends;
    ends.clear();
    for (const Vertex v : walk)
      if (label(v) >= 0) ends.push_back(label(v));
    std::sort(ends.begin(), ends.end());
    ends.erase(std::unique(ends.begin(), ends.end()), ends.end());
    if (ends.size() < 2) return true;
    for (std::size_t i = 0; i < walk.size(); ++i)
      for (const int line : ends)
        if (label(walk[i]) < 0 && !is_shut(walk[i], line) && shut_off_by(i, line)) shut(walk[i], line);
    return true;
  });
}

bool BoardTechniques::is_shut(Vertex v, int pair) const {
  return !scratch_.shut.empty() && pair >= 0 &&
         (scratch_.shut[at(v) * set_words() + at(pair) / 64] >> (at(pair) % 64) & 1) != 0;
}

BoardTechniques::Bar BoardTechniques::cite_shut(Vertex v, int pair, std::vector<Fact>& because) const {
  if (cite_crowded(v, pair, because)) return Bar::crowded;
  bool cited = false;
  each_walk([&] {
    const std::vector<Vertex>& walk = scratch_.faces.walk;
    for (std::size_t i = 0; i < walk.size() && !cited; ++i) {
      if (walk[i] != v) continue;
      const auto by = shut_off_by(i, pair);
      if (!by) continue;
      cited = true;
      for (const Edge e : scratch_.faces.skipped) because.push_back({e, false});
      for (const Vertex u : *by) cite_line(u, label(u), because);
      for (const Vertex u : {(*by)[1], (*by)[2]}) scratch_.in_the_way.emplace_back(u, label(u));
    }
    return !cited;
  });
  return Bar::crossing;
}

}  // namespace schlegel::numberlink
