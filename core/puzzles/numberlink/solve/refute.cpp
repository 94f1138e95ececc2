// Short reasons, cheapest first: links that break a rule, two ends of a pair that are cut off from each other, a place
// that no line can pass, colours that do not come out even (cover), and a cut: fewer places than lines that must pass
// them. Each is handed to the checker before it is believed, so that a slip here costs a reason, never the truth.
//
// The cut: as many paths as possible, sharing no place, from one open end of each pair to the other ends. If there are
// fewer paths than pairs, the places that separate the ends (Menger 1927) are as few as the paths, and too few for the
// lines, whichever end lies on which side. Which end of a pair counts as the first is a choice, of which three are
// tried. Found by augmenting paths in the graph in which each place is an arc from its way in to its way out (Ford and
// Fulkerson 1956). Invariant: before_ and behind_ describe paths that share no place. Worst case O(pairs (n + m)), cut
// short by most_work.
#include <algorithm>
#include <deque>

#include "puzzles/numberlink/open_ends.hpp"
#include "puzzles/numberlink/solve/reasons.hpp"

namespace schlegel::numberlink {
namespace {

/// Fewest places that meet every way from a place of `from` to one of `to`; nothing when there are as many paths as
/// places in `from`, or when that is too much work to find out.
class Cut {
 public:
  Cut(const Instance& instance, const OpenEnds& open_ends) : instance_(instance), open_ends_(open_ends) {}

  std::vector<Vertex> find(const std::vector<Vertex>& from, const std::vector<Vertex>& to) {
    const std::size_t n = instance_.graph.order();
    // Of a place on a path: the places before and behind it there.
    before_.assign(n, no_vertex);
    behind_.assign(n, no_vertex);
    used_.assign(n, 0);
    first_.assign(n, 0);
    last_.assign(n, 0);
    target_.assign(n, 0);
    for (Vertex v : to) target_[v] = 1;
    while (augment(from))
      if (work_ > most_work) return {};
    std::size_t paths = 0;
    for (Vertex v : from) paths += first_[v] ? 1 : 0;
    if (paths == from.size()) return {};
    // On each path the cut takes the last place that can be entered but not passed.
    std::vector<Vertex> cut;
    for (std::size_t v = 0; v < n; ++v)
      if (seen_in_[v] && !seen_out_[v]) cut.push_back(static_cast<Vertex>(v));
    return cut;
  }

 private:
  /// A breadth-first search over (place, side): the way in and the way out of a place are two nodes.
  bool augment(const std::vector<Vertex>& from) {
    const std::size_t n = used_.size();
    seen_in_.assign(n, 0);
    seen_out_.assign(n, 0);
    std::vector<std::int32_t> came_in(n, -1), came_out(n, -1);  // the node before: 2 v for in, 2 v + 1 for out
    std::deque<std::int32_t> queue;
    const auto visit_in = [&](Vertex v, std::int32_t node) {
      if (seen_in_[v] || open_ends_.closed[v]) return;
      seen_in_[v] = 1;
      came_in[v] = node;
      queue.push_back(2 * v);
    };
    const auto visit_out = [&](Vertex v, std::int32_t node) {
      if (seen_out_[v]) return;
      seen_out_[v] = 1;
      came_out[v] = node;
      queue.push_back(2 * v + 1);
    };
    for (Vertex v : from)
      if (!first_[v]) visit_in(v, -1);
    while (!queue.empty()) {
      const std::int32_t node = queue.front();
      queue.pop_front();
      const Vertex v = node / 2;
      ++work_;
      if (node % 2 == 0) {
        if (!used_[v])
          visit_out(v, node);
        else if (before_[v] != no_vertex)
          visit_out(before_[v], node);  // back along the path that comes in here
        continue;
      }
      if (target_[v] && !last_[v]) {
        take(node, came_in, came_out);
        return true;
      }
      if (used_[v]) visit_in(v, node);
      for (const Neighbour& next : instance_.graph.around(v))
        if (behind_[v] != next.vertex) visit_in(next.vertex, node);
    }
    return false;
  }

  void take(std::int32_t node, const std::vector<std::int32_t>& came_in, const std::vector<std::int32_t>& came_out) {
    std::vector<std::int32_t> nodes;
    for (; node >= 0; node = node % 2 == 0 ? came_in[node / 2] : came_out[node / 2]) nodes.push_back(node);
    std::reverse(nodes.begin(), nodes.end());
    // Flow on the arcs of the split graph changes by one along the way; first the arcs taken back, then the new ones.
    for (std::size_t i = 0; i + 1 < nodes.size(); ++i) {
      const Vertex v = nodes[i] / 2, u = nodes[i + 1] / 2;
      if (nodes[i] % 2 == 0 && u != v) {  // in(v) -> out(u): u -> v is given back
        behind_[u] = no_vertex;
        before_[v] = no_vertex;
      }
      if (nodes[i] % 2 == 1 && u == v) used_[v] = 0;  // out(v) -> in(v): v is given back
    }
    for (std::size_t i = 0; i + 1 < nodes.size(); ++i) {
      const Vertex v = nodes[i] / 2, u = nodes[i + 1] / 2;
      if (nodes[i] % 2 == 0 && u == v) used_[v] = 1;
      if (nodes[i] % 2 == 1 && u != v) {
        behind_[v] = u;
        before_[u] = v;
      }
    }
    first_[nodes.front() / 2] = 1;
    last_[nodes.back() / 2] = 1;
  }

  static constexpr std::uint64_t most_work = 5'000'000;  // nodes visited: a fraction of a second

  const Instance& instance_;
  const OpenEnds& open_ends_;
  std::uint64_t work_ = 0;
  std::vector<Vertex> before_, behind_;
  std::vector<char> used_, first_, last_, target_, seen_in_, seen_out_;
};

}  // namespace

std::optional<Refutation> refute(const Instance& instance, const Links& drawn) {
  using Kind = Refutation::Kind;
  const OpenEnds open_ends(instance, drawn);
  const auto holds = [&](Kind kind, std::vector<Vertex> vertices) -> std::optional<Refutation> {
    Refutation refutation;
    refutation.kind = kind;
    refutation.vertices = std::move(vertices);
    if (check(instance, drawn, refutation) != CheckResult::accepted) return std::nullopt;
    return refutation;
  };
  if (open_ends.broken) return holds(Kind::broken, {});
  const auto free_part = parts(instance, [&](Vertex v) { return open_ends.owner[v] >= 0; });
  // By free part: the last pair with its first end beside it.
  std::vector<int> beside(free_part.size(), -1);
  for (const auto& [pair, a, b] : open_ends.open) {
    bool joined = instance.graph.adjacent(a, b);
    for (const Neighbour& next : instance.graph.around(a))
      if (const int part = free_part[next.vertex]; part >= 0) beside[part] = pair;
    for (const Neighbour& next : instance.graph.around(b))
      if (const int part = free_part[next.vertex]; part >= 0) joined = joined || beside[part] == pair;
    if (joined) continue;
    if (auto found = holds(Kind::separated, {a, b})) return found;
  }
  if (instance.rules.cover) {
    for (Vertex v = 0; v < instance.graph.order(); ++v) {
      if (open_ends.owner[v] >= 0) continue;
      int ways = 0;
      for (const Neighbour& next : instance.graph.around(v)) ways += open_ends.closed[next.vertex] ? 0 : 1;
      if (ways < 2) return holds(Kind::stranded, {v});
    }
    const auto part = parts(instance, [&](Vertex v) { return open_ends.closed[v] != 0; });
    int seen = -1;
    for (Vertex v = 0; v < instance.graph.order(); ++v) {
      if (part[v] <= seen) continue;
      seen = part[v];
      if (auto found = holds(Kind::colours, {v})) return found;
    }
  }
  // Which end of a pair is on which side is free: the ends as given, the left ones, the upper ones.
  Cut cut(instance, open_ends);
  const auto plane = instance.graph.plane();
  for (int way = 0; way < (plane.empty() ? 1 : 3); ++way) {
    std::vector<Vertex> from, to;
    for (const auto& [pair, a, b] : open_ends.open) {
      const bool swap = way == 1 ? plane[a].x > plane[b].x : way == 2 ? plane[a].y > plane[b].y : false;
      from.push_back(swap ? b : a);
      to.push_back(swap ? a : b);
    }
    const auto places = cut.find(from, to);
    if (places.size() < open_ends.open.size() && !places.empty())
      if (auto found = holds(Kind::crowded, places)) return found;
  }
  return std::nullopt;
}

}  // namespace schlegel::numberlink
