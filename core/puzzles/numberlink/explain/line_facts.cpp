#include "puzzles/numberlink/explain/line_facts.hpp"

#include <algorithm>

#include "base/index.hpp"
#include "graph/planarity.hpp"
#include "play/techniques.hpp"
#include "puzzles/numberlink/explain/line_look.hpp"
#include "puzzles/numberlink/solve/solver.hpp"

namespace schlegel {
namespace numberlink {
namespace {

constexpr std::array ladder_of_lines{
    Technique{"only_exit", words::technique_only_exit, 1, true, false, words::title_only_exit},
    Technique{"already_full", words::technique_already_full, 1},
    Technique{"corner", words::technique_corner, 1, true, false, words::title_corner},
    Technique{"two_ways", words::technique_two_ways, 1, true, false, words::title_two_ways},
    Technique{"dead_end", words::technique_dead_end, 1, true, false, words::title_dead_end},
    Technique{"early_loop", words::technique_early_loop, 2, true, false, words::title_early_loop},
    Technique{"two_lines", words::technique_two_lines, 1, true, false, words::title_two_lines},
    Technique{"no_touching", words::technique_no_touching, 2, false, false, words::title_no_touching},
    Technique{"cut_off", words::technique_cut_off, 2, false},
    Technique{"stranded", words::technique_stranded, 2, false},
    Technique{"crossing", words::technique_crossing, 2, false},
    Technique{"bottleneck", words::technique_bottleneck, 2, false, true, words::title_bottleneck},
    Technique{"out_of_reach", words::technique_out_of_reach, 3, false, true, words::title_out_of_reach},
    Technique{"crowded", words::technique_crowded, 3, false, true, words::title_crowded},
    Technique{"colours", words::technique_colours, 3, false, true},
};
constexpr auto with_title_of_corner(const Sentence& title) {
  std::array ladder = ladder_of_lines;
  ladder[LineFacts::corner].title = title;
  return ladder;
}
constexpr std::array ladder_with_bridges = with_title_of_corner(words::title_bridge),
                     ladder_with_walls = with_title_of_corner(words::title_narrow);

/// That which calls a place with two links what it is on this board.
std::span<const Technique> ladder_for(const Instance& instance, const LineWording& facts) {
  if (instance.width == 0) return ladder_with_walls;
  bool corners = !instance.wraps_x && !instance.wraps_y, bridges = true;
  for (Vertex v = 0; v < instance.graph.order(); ++v) {
    if (instance.graph.degree(v) != 2 || facts.is_terminal(v)) continue;
    const auto [column, row] = instance.cells[v];
    const bool bridge = facts.other_level(v) != no_vertex;
    const bool corner = (column == 0 || column == instance.width - 1) && (row == 0 || row == instance.height - 1);
    corners = corners && corner && !bridge;
    bridges = bridges && bridge;
  }
  return corners ? ladder_of_lines : bridges ? ladder_with_bridges : ladder_with_walls;
}

/// By vertex one of two colours such that each link joins both; empty when there are none.
std::vector<char> two_colours(const Graph& graph) {
  std::vector<char> colour(at(graph.order()), 0);
  std::vector<Vertex> reached;
  for (Vertex from = 0; from < graph.order(); ++from) {
    if (colour[from] != 0) continue;
    colour[from] = 1;
    reached.assign(1, from);
    for (std::size_t i = 0; i < reached.size(); ++i)
      for (const auto& [u, e] : graph.around(reached[i])) {
        if (colour[u] == colour[reached[i]]) return {};
        if (colour[u] != 0) continue;
        colour[u] = static_cast<char>(-colour[reached[i]]);
        reached.push_back(u);
      }
  }
  return colour;
}

/// By vertex its links in turn, as they are drawn in a grid, else in any drawing without crossings; empty when there is
/// none.
std::vector<std::vector<Edge>> links_in_turn(const Instance& instance) {
  const Graph& graph = instance.graph;
  std::vector<std::vector<Edge>> ring(graph.order());
  std::vector<char> taken(instance.width * instance.height, 0);
  bool plain = instance.width > 0 && !instance.wraps_x && !instance.wraps_y;
  for (const auto& [column, row] : instance.cells)
    plain = plain && std::exchange(taken[row * instance.width + column], char{1}) == 0;
  if (!plain) {
    const auto rotation = planar_embedding(graph);
    if (!rotation) return {};
    for (Vertex v = 0; v < graph.order(); ++v)
      for (const Vertex u : (*rotation)[v]) ring[v].push_back(graph.edge_between(v, u));
    return ring;
  }
  constexpr std::array<std::array<int, 2>, 4> directions{{{1, 0}, {0, -1}, {-1, 0}, {0, 1}}};
  for (Vertex v = 0; v < graph.order(); ++v)
    for (const auto& [dx, dy] : directions)
      for (const auto& [u, e] : graph.around(v))
        if (instance.cells[u][0] - instance.cells[v][0] == dx && instance.cells[u][1] - instance.cells[v][1] == dy)
          ring[v].push_back(e);
  return ring;
}

int link(Edge e) { return FactSat::literal({e, true}); }

/// Two places with two common neighbours.
void rule_out_shortest_loops(const Graph& graph, Sat& sat) {
  constexpr int most_neighbours = 8;
  for (Vertex v = 0; v < graph.order(); ++v)
    for (const auto& [a, va] : graph.around(v))
      for (const auto& [b, vb] : graph.around(v)) {
        if (a >= b || graph.degree(v) > most_neighbours || graph.degree(a) > most_neighbours) continue;
        for (const auto& [w, aw] : graph.around(a))
          if (const Edge bw = graph.edge_between(b, w); v < w && bw != no_edge)
            sat.add({-link(va), -link(vb), -link(aw), -link(bw)});
      }
}

}  // namespace

LineFacts::LineFacts(const Instance& instance, const Numberlink::State& state)
    : LineWording(instance), state_(state), ladder_(ladder_for(instance, *this)), ring_(links_in_turn(instance)) {
  if (!instance.rules.cover) return;
  const auto colour = two_colours(graph_);
  int surplus = 0;
  for (const char each : colour) surplus += 2 * each;
  for (const Pair& pair : instance.pairs)
    if (!colour.empty()) surplus -= colour[pair.a] + colour[pair.b];
  if (surplus == 0) return;
  colours_differ_ = Deduction{colours, {}, {}, {static_cast<int>(std::count(colour.begin(), colour.end(), 1))}};
  for (const int which : {1, -1})
    for (Vertex v = 0; v < graph_.order(); ++v)
      if (colour[v] == which) colours_differ_->about.push_back(v);
}

std::vector<Fact> LineFacts::given() const {
  std::vector<Fact> facts;
  for (const Edge e : links_of(instance_, state_)) facts.push_back({e, true});
  return facts;
}

void LineFacts::affected(int variable, std::vector<int>& places) const {
  if (variable >= graph_.size()) {
    places.push_back(place_of({variable, true}));
    return;
  }
  const auto [u, v] = graph_.ends(variable);
  places.push_back(u);
  places.push_back(v);
}

std::optional<Deduction> LineFacts::find(int technique, int place, const Assignment& known) const {
  if (technique < no_touching) {
    using P = PlaceTechniques;
    constexpr std::array at_place{&P::only_exit, &P::full_place, &P::corner,   &P::two_ways,
                                  &P::dead_end,  &P::early_loop, &P::two_lines};
    return (P(*this, known).*at_place[technique])(place);
  }
  if (technique == colours) return colours_differ_;
  if ((technique == crossing || technique == crowded) && ring_.empty()) return std::nullopt;
  if (technique == no_touching && instance_.rules.self_touch) return std::nullopt;
  using B = BoardTechniques;
  constexpr std::array on_board{&B::no_touching, &B::cut_off,      &B::stranded, &B::crossing,
                                &B::bottleneck,  &B::out_of_reach, &B::crowded};
  return (B(*this, known).*on_board[technique - no_touching])();
}

KnownFact LineFacts::data(Fact fact) const {
  using Kind = KnownFact::Kind;
  if (is_link(fact)) {
    const auto [u, v] = graph_.ends(fact.variable);
    return {Kind::edge, fact.holds, {graph_.name(u), graph_.name(v)}};
  }
  KnownFact known{is_label(fact) ? Kind::line : Kind::vertex, fact.holds, {graph_.name(place_of(fact))}};
  if (is_label(fact)) known.line = line(pair_of(fact));
  return known;
}

/// Each line grows from both its ends for as long as its links are known.
std::vector<std::string> LineFacts::moves(const Assignment& known, std::span<const std::string> played) const {
  Numberlink::State state = state_;
  for (const std::string& text : played)
    if (const auto move = Numberlink::parse_move(instance_, text)) Numberlink::apply(instance_, state, *move);
  std::vector<std::string> moves;
  for (const Pair& pair : instance_.pairs)
    for (const Vertex end : {pair.a, pair.b})
      for (bool grown = true; grown;) {
        grown = false;
        const Vertex tip = line_from(state, end).back();
        for (const auto& [u, e] : graph_.around(tip)) {
          const Numberlink::Move move{tip, u};
          const int there = state.owner[u];
          if (!known.is_true(e) || (there >= 0 && there != state.owner[tip]) ||
              !Numberlink::why_illegal(instance_, state, move).empty())
            continue;
          Numberlink::apply(instance_, state, move);
          moves.push_back(Numberlink::write_move(instance_, move));
          grown = true;
          break;
        }
      }
  return moves;
}

std::vector<char> LineFacts::solution(Control& control) const {
  constexpr std::uint64_t most_ticks = 10;
  TickBudget budget(control, most_ticks);
  const auto solved = solve(instance_, links_of(instance_, state_), budget);
  const auto* links = std::get_if<Links>(&solved);
  if (links == nullptr) return {};
  std::vector<char> drawn(graph_.size(), 0);
  for (const Edge e : *links) drawn[e] = 1;
  return drawn;
}

// The rules for each place and link by itself; a loop is forbidden when it is met.
std::unique_ptr<FactSat> LineFacts::sat() const {
  constexpr std::uint64_t most_clauses = 2'000'000;
  if (std::any_of(pair_at_.begin(), pair_at_.end(), [](int p) { return p < 0; }) &&
      std::all_of(first_label_.begin(), first_label_.end(), [](int first) { return first < 0; }) && pairs() > 0)
    return nullptr;
  if (2 * at(pairs()) * at(graph_.size()) > most_clauses) return nullptr;
  auto made = std::make_unique<FactSat>(variables_);
  Sat& sat = made->sat;
  const int always = sat.new_variable();
  sat.add({always});
  const auto is_on = [&](Vertex v, int pair) {
    if (is_terminal(v)) return pair_at_[v] == pair ? always : -always;
    return FactSat::literal({first_label(v) + pair, true});
  };
  std::vector<int> links, clause;
  for (Vertex v = 0; v < graph_.order(); ++v) {
    links.clear();
    for (const auto& [u, e] : graph_.around(v)) links.push_back(link(e));
    const int full = filled(v) < 0 ? always : FactSat::literal({filled(v), true});
    if (is_terminal(v)) {
      sat.add(links);
      for (std::size_t i = 0; i < links.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) sat.add({-links[i], -links[j]});
      continue;
    }
    for (const int one : links) sat.add({-one, full});
    // Filled: two links, or none at all. `links` with two helpers that stand for an empty place.
    clause = links;
    const int empty = sat.new_variable(), other = sat.new_variable();
    sat.add({-empty, -full});
    sat.add({empty, full});
    sat.add({-empty, other});
    sat.add({empty, -other});
    clause.push_back(empty);
    clause.push_back(other);
    sat.add_exactly(2, clause);
    for (int p = 0; p < pairs(); ++p) sat.add({-is_on(v, p), full});
  }
  rule_out_shortest_loops(graph_, sat);
  for (int p = 0; p < pairs(); ++p) {
    for (Edge e = 0; e < graph_.size(); ++e) {
      const auto [u, v] = graph_.ends(e);
      sat.add({-link(e), -is_on(u, p), is_on(v, p)});
      sat.add({-link(e), is_on(u, p), -is_on(v, p)});
      if (!instance_.rules.self_touch) sat.add({link(e), -is_on(u, p), -is_on(v, p)});
    }
  }
  made->refine = [this](FactSat& found) {
    std::vector<char> seen(graph_.order(), 0);
    std::vector<Vertex> members;
    const auto collect = [&](Vertex from) {
      flood(graph_, from, members, seen, 0, 1, [&](Vertex, Edge e) { return found.value(e); });
    };
    for (const Pair& pair : instance_.pairs) collect(pair.a);
    std::vector<std::vector<int>> clauses;
    for (Vertex v = 0; v < graph_.order(); ++v) {
      if (seen[v] != 0) continue;
      collect(v);
      if (members.size() < 2) continue;
      std::vector<int>& leaving = clauses.emplace_back();
      if (filled(v) >= 0) leaving.push_back(FactSat::literal({filled(v), false}));
      for (const Vertex w : members)
        for (const auto& [u, e] : graph_.around(w))
          if (std::find(members.begin(), members.end(), u) == members.end()) leaving.push_back(link(e));
    }
    for (const auto& each : clauses) found.sat.add(each);
    return !clauses.empty();
  };
  return made;
}

}  // namespace numberlink

std::vector<Technique> Numberlink::techniques() {
  const Instance board = *instance_from({});
  return techniques_of(numberlink::LineFacts(board, start(board)));
}

Explanation Numberlink::explain(const Instance& instance, const State& state, const ExplainLimits& limits,
                                Control& control) {
  return schlegel::explain(numberlink::LineFacts(instance, state), limits, control);
}

}  // namespace schlegel
