// The instance in clauses: edges as variables, degrees, and the number of its pair as bits at every vertex, which links
// carry along (binary labels are fewer clauses than a variable for each pair and place; see engines.cpp for the other
// encodings that were tried). At most one of several literals is a sequential counter (Sinz 2005). Loops are not
// excluded beforehand: an answer with a loop that must not be is refuted by a clause that some link leaves its places,
// and the solver is asked again, which keeps what it has learned (after Dantzig, Fulkerson and Johnson 1954).
//
// Invariant: between calls the clauses hold for all solutions that have not been blocked. Worst case exponential, and
// at most as many rounds as there are sets of places.
#include "puzzles/numberlink/solve/search/sat_search.hpp"

#include <algorithm>
#include <array>
#include <map>

#include "base/index.hpp"

namespace schlegel::numberlink {
namespace {

/// At most one is true, as a chain of "one of the first i is" (Sinz 2005) or pair by pair.
void add_at_most_one(Sat& sat, const std::vector<int>& literals) {
  if (literals.size() <= 6) {
    for (std::size_t i = 0; i < literals.size(); ++i)
      for (std::size_t j = i + 1; j < literals.size(); ++j) sat.add({-literals[i], -literals[j]});
    return;
  }
  int before = literals[0];
  for (std::size_t i = 1; i < literals.size(); ++i) {
    sat.add({-before, -literals[i]});
    if (i + 1 == literals.size()) break;
    const int now = sat.new_variable();
    sat.add({-before, now});
    sat.add({-literals[i], now});
    before = now;
  }
}

}  // namespace

SatSearch::SatSearch(const Instance& instance, const ReducedGraph& reduced) : instance_(instance) {
  const Graph& graph = instance.graph;
  variable_of_.assign(graph.size(), 0);
  pair_of_.assign(graph.order(), -1);
  label_.resize(graph.order());
  for (std::size_t p = 0; p < instance.pairs.size(); ++p)
    pair_of_[instance.pairs[p].a] = pair_of_[instance.pairs[p].b] = static_cast<int>(p);
  for (std::size_t i = 0; i < reduced.edges.size(); ++i) {
    variable_of_[reduced.edges[i]] = sat_.new_variable();
    if (reduced.required[i]) sat_.add({variable_of_[reduced.edges[i]]});
  }
  always_ = sat_.new_variable();
  sat_.add({always_});
  add_degrees();
  add_labels();
  if (!instance.rules.self_touch) keep_apart();
}

void SatSearch::add_degrees() {
  std::vector<int> literals;
  for (Vertex v = 0; v < instance_.graph.order(); ++v) {
    literals.clear();
    for (const auto& [u, e] : instance_.graph.around(v))
      if (literal(e) != 0) literals.push_back(literal(e));
    if (pair_of_[v] >= 0) {
      sat_.add(literals);
      add_at_most_one(sat_, literals);
    } else if (instance_.rules.cover || !literals.empty()) {
      sat_.add_two(literals, !instance_.rules.cover);
    }
  }
}

/// Terminals get their number as constants; the links carry every bit.
void SatSearch::add_labels() {
  while ((std::size_t{1} << bits_) < instance_.pairs.size()) ++bits_;
  for (Vertex v = 0; v < instance_.graph.order(); ++v)
    for (int bit = 0; bit < bits_; ++bit) {
      const int pair = pair_of_[v];
      label_[v].push_back(pair < 0 ? sat_.new_variable() : (pair >> bit & 1) != 0 ? always_ : -always_);
    }
  for (Edge e = 0; e < instance_.graph.size(); ++e) {
    if (literal(e) == 0) continue;
    const auto [u, v] = instance_.graph.ends(e);
    for (std::size_t bit = 0; bit < at(bits_); ++bit) {
      const int a = label_[u][bit], b = label_[v][bit];
      if (a == b) continue;
      sat_.add({-literal(e), -a, b});
      sat_.add({-literal(e), a, -b});
    }
  }
}

/// Literals of which one must hold unless u and v lie on one path: a bit of their pairs' numbers differs, or one of the
/// two is unused.
std::vector<int> SatSearch::differ(Vertex u, Vertex v) {
  std::vector<int> differences;
  for (std::size_t bit = 0; bit < at(bits_); ++bit) {
    const int a = label_[u][bit], b = label_[v][bit], d = sat_.new_variable();
    sat_.add({-d, a, b});
    sat_.add({-d, -a, -b});
    differences.push_back(d);
  }
  for (Vertex w : {u, v}) {
    if (pair_of_[w] >= 0 || instance_.rules.cover) continue;
    differences.push_back(-used()[w]);
  }
  return differences;
}

/// Two neighbours on one path are linked.
void SatSearch::keep_apart() {
  for (Edge e = 0; e < instance_.graph.size(); ++e) {
    const auto [u, v] = instance_.graph.ends(e);
    std::vector<int> clause = differ(u, v);
    if (literal(e) != 0) clause.push_back(literal(e));
    sat_.add(clause);
  }
}

Sat::Answer SatSearch::solve(Control& control, std::span<const int> assumptions, int most_conflicts) {
  for (;;) {
    ++rounds_;
    for (int assumption : assumptions) sat_.assume(assumption);
    const Sat::Answer answer = sat_.solve(control, most_conflicts);
    if (answer != Sat::Answer::satisfiable || read(assumptions)) return answer;
  }
}

/// Reads the paths of the solver's answer. False when there are loops that must not be; each is then cut.
bool SatSearch::read(std::span<const int> assumptions) {
  const Graph& graph = instance_.graph;
  links_.clear();
  std::vector<char> seen(graph.order(), 0);
  const auto is_on = [&](Edge e) { return literal(e) != 0 && sat_.value(literal(e)); };
  std::vector<Vertex> stack, members;
  const auto collect = [&](Vertex start, bool keep) {
    members.clear();
    stack.assign(1, start);
    seen[start] = 1;
    while (!stack.empty()) {
      const Vertex v = stack.back();
      stack.pop_back();
      members.push_back(v);
      for (const auto& [u, e] : graph.around(v)) {
        if (!is_on(e)) continue;
        if (keep && v < u) links_.push_back(e);
        if (seen[u]) continue;
        seen[u] = 1;
        stack.push_back(u);
      }
    }
  };
  for (const Pair& pair : instance_.pairs)
    if (!seen[pair.a]) collect(pair.a, true);
  std::sort(links_.begin(), links_.end());
  std::vector<std::vector<int>> clauses;
  const auto cut = [&](Vertex start) {
    collect(start, false);
    std::vector<char> inside(graph.order(), 0);
    for (Vertex v : members) inside[v] = 1;
    clauses.emplace_back();
    for (Vertex v : members)
      for (const auto& [u, e] : graph.around(v))
        if (!inside[u] && literal(e) != 0) clauses.back().push_back(literal(e));
  };
  if (instance_.rules.cover) {
    for (Vertex start = 0; start < graph.order(); ++start)
      if (!seen[start]) cut(start);
  } else {
    // An assumed link must not hide in a loop.
    for (Edge e = 0; e < graph.size() && !assumptions.empty(); ++e) {
      if (std::find(assumptions.begin(), assumptions.end(), literal(e)) == assumptions.end()) continue;
      if (seen[graph.ends(e).first]) continue;
      cut(graph.ends(e).first);
      clauses.back().push_back(-literal(e));
    }
  }
  for (const auto& clause : clauses) sat_.add(clause);
  return clauses.empty();
}

void SatSearch::block() {
  std::vector<int> clause;
  for (Edge e : links_) clause.push_back(-literal(e));
  sat_.add(clause);
}

/// The clauses of forbid_better_ways(), found from the two-step ways between the vertices.
class SatSearch::BetterWays {
 public:
  explicit BetterWays(SatSearch& search)
      : search_(search), sat_(search.sat_), graph_(search.instance_.graph), used_(search.used()) {}

  void forbid() {
    std::vector<Way> ways;
    for (Vertex r = 0; r < graph_.order(); ++r) {
      ways.clear();
      for (const auto& [over, first] : graph_.around(r))
        for (const auto& [end, second] : graph_.around(over))
          if (end > r) ways.push_back({end, over, search_.literal(first), search_.literal(second)});
      std::sort(ways.begin(), ways.end());
      for (std::size_t from = 0, to = 0; from < ways.size(); from = to) {
        while (to < ways.size() && ways[to].end == ways[from].end) ++to;
        for (std::size_t j = from + 1; j < to; ++j)
          for (std::size_t i = from; i < j; ++i) forbid_round(ways[i], ways[j]);
        if (to == from + 1) forbid_detour(r, ways[from]);
      }
    }
  }

 private:
  struct Way {
    Vertex end, over;
    int first, second;  // literals
    bool operator<(const Way& other) const { return std::pair(end, over) < std::pair(other.end, other.over); }
  };

  /// Two ways from the same vertex to the same end are the sides of a square: no line takes three of them, nor the
  /// first two where it could be pushed to the others.
  void forbid_round(const Way& p, const Way& q) {
    forbid_push(p, q);
    const std::array square{p.first, p.second, q.second, q.first};
    for (std::size_t k = 0; k < 4; ++k) rule_out({square[k], square[(k + 1) & 3], square[(k + 2) & 3]}, 0);
  }
  /// A line that turns at p uses q, does not lead on to it, and so another line passes there.
  void forbid_push(const Way& p, const Way& q) {
    if (p.first == 0 || p.second == 0) return;
    std::vector<int> rest;
    for (const Neighbour& next : graph_.around(q.over))
      if (const int l = search_.literal(next.edge); l != 0 && l != q.first && l != q.second) rest.push_back(l);
    const bool terminal = search_.pair_of_[q.over] >= 0;
    if (rest.size() < (terminal ? 1 : 2)) {
      sat_.add({-p.first, -p.second});
    } else if (!terminal) {
      const int turned = corner(p.first, p.second);
      sat_.add({-turned, used_[q.over]});
      if (rest.size() == 2) sat_.add({-turned, corner(rest[0], rest[1])});
    }
  }
  /// No line goes from r to the end by four edges round the only place beside both, unless that place is used.
  void forbid_detour(Vertex r, const Way& way) {
    const Vertex end = way.end, over = way.over;
    if (used_[over] == search_.always_ || graph_.edge_between(r, end) != no_edge) return;
    for (const auto& [a, ra] : graph_.around(r))
      for (const auto& [b, ab] : graph_.around(a))
        for (const auto& [c, bc] : graph_.around(b)) {
          if (a == over || b == r || b == over || c == a || c == over) continue;
          if (const Edge last = graph_.edge_between(c, end); last != no_edge)
            rule_out({search_.literal(ra), search_.literal(ab), search_.literal(bc), search_.literal(last)},
                     used_[over]);
        }
  }

  /// One variable for each corner and the next across its square, so that a chain of them follows from the first.
  int corner(int one, int two) {
    int& both = corners_[std::minmax(one, two)];
    if (both == 0) {
      both = sat_.new_variable();
      sat_.add({-both, one});
      sat_.add({-both, two});
      sat_.add({both, -one, -two});
    }
    return both;
  }
  void rule_out(std::initializer_list<int> drawn, int unless) {
    if (unless == search_.always_ || std::find(drawn.begin(), drawn.end(), 0) != drawn.end()) return;
    std::vector<int> clause;
    for (const int literal : drawn) clause.push_back(-literal);
    if (unless != 0) clause.push_back(unless);
    sat_.add(clause);
  }

  SatSearch& search_;
  Sat& sat_;
  const Graph& graph_;
  const std::vector<int>& used_;
  std::map<std::pair<int, int>, int> corners_;
};

void SatSearch::forbid_better_ways() { BetterWays(*this).forbid(); }

const std::vector<int>& SatSearch::used() {
  if (!used_.empty()) return used_;
  const Graph& graph = instance_.graph;
  std::vector<int> clause;
  used_.assign(graph.order(), always_);
  for (Vertex v = 0; v < graph.order(); ++v) {
    if (pair_of_[v] >= 0) continue;
    used_[v] = sat_.new_variable();
    for (const auto& [u, e] : graph.around(v)) {
      if (literal(e) == 0) continue;
      sat_.add({-literal(e), used_[v]});
      clause.assign(1, -used_[v]);
      for (const auto& [w, f] : graph.around(v))
        if (f != e && literal(f) != 0) clause.push_back(literal(f));
      sat_.add(clause);
    }
  }
  return used_;
}

bool ShortestSearch::fits(const Instance& instance) {
  constexpr std::uint64_t most_work = 100'000;
  constexpr int most_degree = 12;
  if (static_cast<std::uint64_t>(instance.graph.order()) * instance.pairs.size() > most_work) return false;
  for (Vertex v = 0; v < instance.graph.order(); ++v)
    if (instance.graph.degree(v) > most_degree) return false;
  return true;
}

ShortestSearch::ShortestSearch(const Instance& given) : instance(given) {
  instance.rules = {false, given.rules.self_touch};
  Propagator board(instance);
  if (!board.start() || !board.connected()) return;
  sat.emplace(instance, reduced_graph(instance, board));
  sat->forbid_better_ways();
}

}  // namespace schlegel::numberlink
