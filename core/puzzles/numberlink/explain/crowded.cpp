// Sets of places that just as many lines must pass as there are places. A line whose ends lie in different parts of the
// board once the places are taken away needs one of them (Menger's theorem says that such sets show whether any number
// of ways fits, of lines alike). Which sets are tried does not matter for what follows from one: they are the shortest
// curves from a long face back to it that run through faces and places in turn, found by breadth-first search, so that
// a look is O(border^2 (n + m)).
#include <set>
#include <utility>

#include "puzzles/numberlink/explain/line_look.hpp"

namespace schlegel::numberlink {

/// Calls visit(set) for sets of at most most_places that may part the board; until it returns false.
template <class Visit>
void BoardTechniques::each_cut(Visit visit) const {
  constexpr int most_places = 5;
  constexpr std::size_t long_face = 8;
  std::vector<std::vector<Vertex>> faces;
  std::vector<std::vector<int>> faces_at(graph_.order());
  each_walk([&] {
    for (const Vertex v : scratch_.faces.walk) {
      std::vector<int>& at_v = faces_at[v];
      if (at_v.empty() || at_v.back() != static_cast<int>(faces.size())) at_v.push_back(static_cast<int>(faces.size()));
    }
    faces.push_back(scratch_.faces.walk);
    return true;
  });
  std::vector<int> distance(graph_.order()), parent(graph_.order());
  std::vector<char> passed(faces.size());
  std::vector<Vertex> queue, places;
  for (std::size_t border = 0; border < faces.size(); ++border) {
    if (faces[border].size() < long_face) continue;
    for (const Vertex from : faces[border]) {
      std::fill(distance.begin(), distance.end(), 0);
      std::fill(passed.begin(), passed.end(), char{0});
      passed[border] = 1;
      distance[from] = 1;
      parent[from] = no_vertex;
      queue.assign(1, from);
      for (std::size_t i = 0; i < queue.size() && distance[queue[i]] < most_places; ++i)
        for (const int face : faces_at[queue[i]]) {
          if (std::exchange(passed[face], char{1}) != 0) continue;
          for (const Vertex v : faces[face]) {
            if (distance[v] != 0) continue;
            distance[v] = distance[queue[i]] + 1;
            parent[v] = queue[i];
            queue.push_back(v);
          }
        }
      for (const Vertex to : faces[border]) {
        if (to == from || distance[to] == 0) continue;
        places.clear();
        for (Vertex v = to; v != no_vertex; v = parent[v]) places.push_back(v);
        if (!visit(places)) return;
      }
    }
  }
}

/// By vertex the part of the board it is in without these places, -1 on them.
void BoardTechniques::read_parts(const std::vector<Vertex>& without) const {
  std::vector<int>& part = scratch_.region;
  std::vector<Vertex>& members = scratch_.stack;
  part.assign(graph_.order(), -2);
  for (const Vertex v : without) part[v] = -1;
  for (Vertex v = 0; v < graph_.order(); ++v)
    if (part[v] == -2) flood(graph_, v, members, part, -2, v, [&](Vertex, Edge e) { return is_way(e); });
}

/// The lines that must pass one of these places and are not known to be at any; after read_parts().
void BoardTechniques::lines_parted_by(const std::vector<Vertex>& places, std::vector<int>& lines) const {
  lines.clear();
  for (int p = 0; p < facts_.pairs(); ++p) {
    const auto& [name, a, b] = instance_.pairs[p];
    if (scratch_.region[a] >= 0 && scratch_.region[b] >= 0 && scratch_.region[a] != scratch_.region[b] &&
        std::none_of(places.begin(), places.end(), [&](Vertex v) { return label(v) == p; }))
      lines.push_back(p);
  }
}

/// Of the closed edges between parts only those without which the ends of such a line would be in one part; as few
/// lines as possible bar the way.
std::vector<std::pair<Vertex, int>> BoardTechniques::cite_cut(const std::vector<Vertex>& places,
                                                              const std::vector<int>& lines,
                                                              std::vector<Fact>& because) const {
  read_parts(places);
  std::vector<int>& part = scratch_.region;
  const auto joins_ends = [&](int p) { return part[instance_.pairs[p].a] == part[instance_.pairs[p].b]; };
  std::vector<Edge> between;
  std::set<int> barring, idle{-1};
  for (Edge e = 0; e < graph_.size(); ++e) {
    const auto [u, v] = graph_.ends(e);
    if (!closed(e) || part[u] < 0 || part[v] < 0 || part[u] == part[v]) continue;
    between.push_back(e);
    barring.insert({label(u), label(v)});
  }
  /// Makes one of the parts at these edges, where that joins no line's ends.
  const auto join = [&](const auto& is_joined) {
    const std::vector<int> before = part;
    for (const Edge e : between) {
      const auto [u, v] = graph_.ends(e);
      if (part[u] != part[v] && is_joined(e)) std::replace(part.begin(), part.end(), int{part[v]}, int{part[u]});
    }
    const bool joined = std::none_of(lines.begin(), lines.end(), joins_ends);
    if (!joined) part = before;
    return joined;
  };
  barring.erase(-1);
  for (const int line : barring)
    if (join([&](Edge e) {
          const auto [u, v] = graph_.ends(e);
          const auto is_idle = [&](Vertex w) { return label(w) == line || idle.count(label(w)) > 0; };
          return is_idle(u) && is_idle(v) && (label(u) >= 0 || label(v) >= 0);
        }))
      idle.insert(line);
  for (const Edge one : between) join([&](Edge e) { return e == one; });
  std::vector<std::pair<Vertex, int>> in_the_way;
  for (const Edge e : between) {
    const auto [u, v] = graph_.ends(e);
    if (part[u] == part[v]) continue;
    because.push_back({e, false});
    const std::size_t before = in_the_way.size();
    for (const Vertex w : {u, v})
      if (idle.count(label(w)) == 0) in_the_way.emplace_back(w, label(w));
    if (in_the_way.size() == before) in_the_way.emplace_back(u, LineWording::barred(e));
  }
  for (const Vertex v : places)
    if (label(v) >= 0) {
      cite_line(v, label(v), because);
      in_the_way.emplace_back(v, label(v));
    }
  return in_the_way;
}

/// About: 0, how many free places there are, these, and the lines that need them; or 1, how many numbers follow, what
/// out_of_reach() tells, and then the same. Then what is in the way.
std::optional<Deduction> BoardTechniques::crowded() const {
  std::optional<Deduction> crowded;
  std::vector<int> lines;
  std::vector<Vertex> free;
  read_crossings();
  scratch_.cuts.clear();
  each_cut([&](const std::vector<Vertex>& places) {
    free.clear();
    for (const Vertex v : places)
      if (label(v) < 0) free.push_back(v);
    read_parts(places);
    lines_parted_by(places, lines);
    if (lines.size() < std::max<std::size_t>(free.size(), 1)) return true;
    Deduction found{0, {}, {}, {0, static_cast<int>(free.size())}};
    if (lines.size() == free.size()) {
      bool is_new = false;
      for (const Vertex v : free) {
        if (facts_.filled(v) >= 0 && !known_.is_known(facts_.filled(v)))
          found.derived.push_back({facts_.filled(v), true});
        for (const auto& [u, e] : graph_.around(v))
          if (u > v && open(e) && std::find(free.begin(), free.end(), u) != free.end())
            found.derived.push_back({e, false});
        for (int p = 0; p < facts_.pairs(); ++p)
          if (!is_shut(v, p) && std::find(lines.begin(), lines.end(), p) == lines.end()) {
            shut(v, p);
            is_new = true;
          }
      }
      if (is_new) scratch_.cuts.push_back({places, lines, {}});
      if (found.derived.empty()) return true;
    }
    found.about.insert(found.about.end(), free.begin(), free.end());
    found.about.insert(found.about.end(), lines.begin(), lines.end());
    add_in_the_way(cite_cut(places, lines, found.because), found.about);
    crowded = tidy(std::move(found));
    return false;
  });
  if (crowded || scratch_.cuts.empty()) return crowded;
  crowded = reachable_lines();
  if (!crowded) return crowded;
  // What is told of it, then the cut that was cited last.
  std::vector<int> about{1, static_cast<int>(crowded->about.size())};
  about.insert(about.end(), crowded->about.begin(), crowded->about.end());
  const std::size_t number = about.size();
  about.push_back(0);
  if (scratch_.cited_cut >= 0) {
    const auto& [places, parted, in_the_way] = scratch_.cuts[scratch_.cited_cut];
    for (const Vertex v : places)
      if (label(v) < 0) {
        about.push_back(v);
        ++about[number];
      }
    about.insert(about.end(), parted.begin(), parted.end());
    add_in_the_way(in_the_way, about);
  }
  crowded->about = std::move(about);
  return crowded;
}

/// False when no such cut keeps the line from that place.
bool BoardTechniques::cite_crowded(Vertex v, int pair, std::vector<Fact>& because) const {
  for (std::size_t i = 0; i < scratch_.cuts.size(); ++i) {
    auto& [places, lines, in_the_way] = scratch_.cuts[i];
    if (std::find(places.begin(), places.end(), v) == places.end() ||
        std::find(lines.begin(), lines.end(), pair) != lines.end())
      continue;
    in_the_way = cite_cut(places, lines, because);
    scratch_.cited_cut = static_cast<int>(i);
    return true;
  }
  return false;
}

}  // namespace schlegel::numberlink
