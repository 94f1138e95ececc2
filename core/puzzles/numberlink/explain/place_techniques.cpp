// What shows at one place, or on the line through it. Walks along a line are linear in its length.
#include "puzzles/numberlink/explain/line_look.hpp"

namespace schlegel::numberlink {

std::optional<Deduction> PlaceTechniques::only_exit(Vertex v) const {
  const Ways here = ways(v);
  if (here.drawn != need(v) - 1 || here.open > 1) return std::nullopt;
  Deduction found{0, {}, {}, {v}};
  cite(v, true, found.because);
  cite(v, false, found.because);
  cite_open(v, found.derived, true);
  if (const int pair = facts_.is_terminal(v) ? -1 : drawn_from(v); pair >= 0) found.about.push_back(pair);
  return found;
}

std::optional<Deduction> PlaceTechniques::full_place(Vertex v) const {
  const Ways here = ways(v);
  if (here.drawn < need(v) || (here.drawn == need(v) && here.open == 0)) return std::nullopt;
  Deduction found{0, {}, {}, {v}};
  cite(v, true, found.because);
  if (here.drawn == need(v)) cite_open(v, found.derived, false);
  return found;
}

/// Two ways from the start; at a bridge both of its levels at once.
std::optional<Deduction> PlaceTechniques::corner(Vertex v) const {
  const auto at_level = [this](Vertex u) {
    return u != no_vertex && graph_.degree(u) == 2 && ways(u).open == 2 ? two_ways(u) : std::nullopt;
  };
  auto found = at_level(v);
  if (!found) return found;
  if (const auto other = at_level(facts_.other_level(v))) {
    found->because.insert(found->because.end(), other->because.begin(), other->because.end());
    found->derived.insert(found->derived.end(), other->derived.begin(), other->derived.end());
  }
  return found;
}

std::optional<Deduction> PlaceTechniques::two_ways(Vertex v) const {
  const Ways here = ways(v);
  if (facts_.is_terminal(v) || here.drawn > 0 || here.open > 2 || !must_be_filled(v)) return std::nullopt;
  Deduction found{0, {}, {}, {v}};
  cite_filled(v, found.because);
  cite(v, false, found.because);
  if (here.open == 2) cite_open(v, found.derived, true);
  return found;
}

std::optional<Deduction> PlaceTechniques::dead_end(Vertex v) const {
  const int filled = facts_.filled(v);
  if (filled < 0) return std::nullopt;
  const Ways here = ways(v);
  Deduction found{0, {}, {}, {v}};
  if (known_.is_false(filled)) {
    if (here.drawn == 0 && here.open == 0) return std::nullopt;
    found.because.push_back({filled, false});
    if (here.drawn > 0)
      cite(v, true, found.because);
    else
      cite_open(v, found.derived, false);
    return found;
  }
  if (here.drawn > 0 || here.open != 1 || must_be_filled(v)) return std::nullopt;
  cite(v, false, found.because);
  cite_open(v, found.derived, false);
  found.derived.push_back({filled, false});
  return found;
}

/// Goes along drawn links from v, over e first, and returns where they end: v for a loop.
template <class Visit>
Vertex PlaceTechniques::walk(Vertex v, Edge e, Visit visit) const {
  Vertex here = v;
  for (int steps = 0; steps <= graph_.order(); ++steps) {
    here = graph_.other_end(e, here);
    visit(here, e);
    if (here == v) break;
    const auto around = graph_.around(here);
    const auto next =
        std::find_if(around.begin(), around.end(), [&](const Neighbour& n) { return n.edge != e && drawn(n.edge); });
    if (next == around.end()) break;
    e = next->edge;
  }
  return here;
}

int PlaceTechniques::line_of(Vertex v) const {
  int line = label_at(v);
  for (const auto& [u, e] : graph_.around(v)) {
    if (line >= 0) break;
    if (!drawn(e)) continue;
    walk(v, e, [&](Vertex here, Edge) { line = line >= 0 ? line : label_at(here); });
  }
  return line;
}

int PlaceTechniques::drawn_from(Vertex v) const {
  for (const auto& [u, e] : graph_.around(v)) {
    if (!drawn(e)) continue;
    if (const Vertex end = walk(v, e, [](Vertex, Edge) {}); facts_.is_terminal(end)) return facts_.pair_at_[end];
  }
  return -1;
}

std::optional<Deduction> PlaceTechniques::early_loop(Vertex v) const {
  std::array<Vertex, 2> ends{v, v};
  std::size_t directions = 0;
  int links = 0;
  for (const auto& [u, e] : graph_.around(v)) {
    if (!drawn(e) || directions == 2) continue;
    ends[directions++] = walk(v, e, [&](Vertex, Edge) { ++links; });
    if (ends[0] == v) break;
  }
  const bool is_loop = directions > 0 && ends[0] == v;
  if (!is_loop && links < 2) return std::nullopt;
  const Edge closing = is_loop ? no_edge : graph_.edge_between(ends[0], ends[1]);
  if (!is_loop && (closing == no_edge || !open(closing))) return std::nullopt;
  Deduction found{0, {}, {}, {ends[0], ends[1]}};
  directions = 0;
  for (const auto& [u, e] : graph_.around(v))
    if (drawn(e) && directions < (is_loop ? 1u : 2u)) {
      ++directions;
      walk(v, e, [&](Vertex, Edge link) { found.because.push_back({link, true}); });
    }
  if (!is_loop) found.derived.push_back({closing, false});
  return tidy(std::move(found));
}

std::optional<Deduction> PlaceTechniques::two_lines(Vertex v) const {
  const int line = line_of(v);
  if (line < 0) return std::nullopt;
  std::array<Vertex, 2> ends{v, v};
  Vertex clash = no_vertex;  // a place of the chain that is known not to be on that line
  int other = -1;
  const auto look_at = [&](Vertex u) {
    if (clash != no_vertex) return;
    const int first = facts_.first_label(u);
    int here = label_at(u);
    if (here == line && first >= 0) {  // it may be known to be on another one, too
      const int next = known_.first_true(first + line + 1, facts_.pairs() - line - 1);
      if (next >= 0) here = line + 1 + next;
    }
    if (here >= 0 && here != line)
      clash = u, other = here;
    else if (first >= 0 && known_.is_false(first + line))
      clash = u, other = -1;
  };
  look_at(v);
  std::size_t directions = 0;
  for (const auto& [u, e] : graph_.around(v))
    if (drawn(e) && directions < 2) ends[directions++] = walk(v, e, [&](Vertex here, Edge) { look_at(here); });
  if (clash != no_vertex) {
    Deduction found{0, {}, {}, {clash, line, other}};
    cite_line(clash, line, found.because);
    if (other < 0)
      found.because.push_back({facts_.first_label(clash) + line, false});
    else
      cite_label(clash, other, found.because);
    return tidy(std::move(found));
  }
  for (const Vertex tip : ends) {
    int met = -1;
    Deduction found;
    for (const auto& [u, e] : graph_.around(tip)) {
      if (!open(e)) continue;
      const int there = line_of(u);
      if (there < 0 || there == line || (met >= 0 && there != met)) continue;
      met = there;
      found.derived.push_back({e, false});
      cite_line(u, there, found.because);
    }
    if (met < 0) continue;
    cite_line(tip, line, found.because);
    found.about = {tip, line, met};
    return tidy(std::move(found));
  }
  return std::nullopt;
}

}  // namespace schlegel::numberlink
