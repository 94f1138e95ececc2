#include "puzzles/icosian/solve/subtour.hpp"

#include <algorithm>

#include "base/index.hpp"

namespace schlegel::icosian {

SubtourSearch::SubtourSearch(const Reduction& reduction) : reduction_(reduction) {
  const EdgeList& core = reduction.core();
  at_vertex_.resize(core.order);
  for (std::size_t e = 0; e < core.ends.size(); ++e) {
    const int variable = sat_.new_variable();  // edge e is variable e + 1
    if (reduction.core_required()[e]) sat_.add({variable});
    at_vertex_[core.ends[e].first].push_back(static_cast<std::int32_t>(e));
    at_vertex_[core.ends[e].second].push_back(static_cast<std::int32_t>(e));
  }
  std::vector<int> literals;
  for (const auto& edges : at_vertex_) {
    literals.clear();
    for (const std::int32_t e : edges) literals.push_back(e + 1);
    sat_.add_two(literals);
  }
}

/// Reads the cycles of the solver's answer; adds a cut for each when there are several.
bool SubtourSearch::split() {
  const EdgeList& core = reduction_.core();
  std::vector<int> cycle_of(core.order, -1);
  std::vector<std::vector<std::int32_t>> members;
  for (std::int32_t start = 0; start < core.order; ++start) {
    if (cycle_of[start] >= 0) continue;
    const int id = static_cast<int>(members.size());
    members.emplace_back();
    std::vector<std::int32_t> stack{start};
    cycle_of[start] = id;
    while (!stack.empty()) {
      const std::int32_t v = stack.back();
      stack.pop_back();
      members.back().push_back(v);
      for (const std::int32_t e : at_vertex_[v]) {
        if (!sat_.value(e + 1)) continue;
        const auto [a, b] = core.ends[e];
        const std::int32_t u = a == v ? b : a;
        if (cycle_of[u] >= 0) continue;
        cycle_of[u] = id;
        stack.push_back(u);
      }
    }
  }
  if (members.size() == 1) return false;
  const auto largest = std::max_element(members.begin(), members.end(),
                                        [](const auto& a, const auto& b) { return a.size() < b.size(); });
  std::vector<int> clause;
  for (auto m = members.begin(); m != members.end(); ++m) {
    // The cut around the largest says nothing new when there are but two.
    if (m == largest && members.size() == 2) continue;
    const int id = static_cast<int>(m - members.begin());
    clause.clear();
    for (const std::int32_t v : *m)
      for (const std::int32_t e : at_vertex_[v]) {
        const auto [a, b] = core.ends[e];
        if (cycle_of[a] != id || cycle_of[b] != id) clause.push_back(e + 1);
      }
    sat_.add(clause);
  }
  return true;
}

Sat::Answer SubtourSearch::solve(Control& control) {
  for (;;) {
    ++rounds_;
    const Sat::Answer answer = sat_.solve(control);
    if (answer != Sat::Answer::satisfiable || !split()) return answer;
  }
}

Tour SubtourSearch::solution() const {
  std::vector<std::int32_t> cycle;
  for (std::int32_t e = 0; at(e) < reduction_.core().ends.size(); ++e)
    if (sat_.value(e + 1)) cycle.push_back(e);
  return reduction_.expand(cycle);
}

void SubtourSearch::block() {
  // Two different cycles differ in an edge that the first has and the second has not.
  std::vector<int> other;
  for (std::int32_t e = 0; at(e) < reduction_.core().ends.size(); ++e)
    if (sat_.value(e + 1) && !reduction_.core_required()[e]) other.push_back(-(e + 1));
  sat_.add(other);
}

}  // namespace schlegel::icosian
