#include "puzzles/numberlink/solve/prepared.hpp"

#include <cassert>

#include "base/index.hpp"
#include "base/text.hpp"
#include "puzzles/numberlink/solve/route.hpp"
#include "puzzles/numberlink/solve/search/squares.hpp"
#include "puzzles/numberlink/solve/sweep/vertex_sweep.hpp"
#include "puzzles/numberlink/verify.hpp"

namespace schlegel::numberlink {
namespace {

constexpr double short_effort = 3e6, covering_effort = 1e8;
// The guess of a sweep's states knows no labels, which rule out most of them.
constexpr double labels_spare = 8;

}  // namespace

std::string rounds_text(const SatSearch& search) {
  return "stopped after " + plural(search.rounds(), "round", "rounds");
}

Prepared::Prepared(const Instance& given, const Links& drawn_links)
    : instance(given), drawn(drawn_links), board_(given) {
  none = !board_.start() || !board_.draw(drawn) || !board_.connected();
  if (none) return;
  reduced = core_of(instance, board_);
  if (!instance.rules.self_touch) whole_ = core_of(instance, board_, true);
}

template <class Ask>
std::optional<std::vector<Links>> Prepared::traced(SearchPortfolio& portfolio, double effort, Ask ask) {
  const double most = std::max(5e5, effort / 2000);
  const auto budget =
      static_cast<std::uint64_t>(std::clamp(effort / (instance.graph.order() + instance.graph.size() + 1), 8., most));
  const std::uint64_t before = portfolio.nodes();
  auto found = ask(budget);
  nodes += portfolio.nodes() - before;
  if (portfolio.first()) first_ = portfolio.first();
  if (portfolio.stopped()) stopped = "stopped after " + plural(nodes, "branching", "branchings");
  return found;
}

std::optional<std::vector<Links>> Prepared::all_if_at_most(Control& control, std::size_t most) {
  SearchPortfolio portfolio(instance, drawn);
  return traced(portfolio, instance.rules.cover ? short_effort : short_effort / 5,
                [&](std::uint64_t budget) { return portfolio.all(control, budget, most); });
}

std::optional<std::vector<Links>> Prepared::first_solutions(Control& control, std::size_t limit, double effort) {
  SearchPortfolio portfolio(instance, drawn);
  for (const double share : {short_effort, effort}) {
    auto found = traced(portfolio, share,
                        [&](std::uint64_t budget) { return portfolio.first_solutions(control, budget, limit); });
    if (found || !stopped.empty()) return found;
    if (refuted()) return std::vector<Links>{};
  }
  return std::nullopt;
}

bool Prepared::routed(std::uint64_t most_work, Control& control) {
  const Routed answer = route(instance, drawn, most_work, control);
  if (answer.links) first_ = answer.links;
  if (answer.stopped) stopped = "stopped after routing past " + plural(answer.work, "place", "places");
  return answer.links || answer.stopped;
}

bool Prepared::covered(Control& control) {
  if (instance.rules.cover) return false;
  Instance full = instance;
  full.rules.cover = true;
  full.rules.self_touch = false;
  SearchPortfolio portfolio(full, drawn);
  traced(portfolio, covering_effort,
         [&](std::uint64_t budget) { return portfolio.first_solutions(control, budget, 1); });
  return first_ || !stopped.empty();
}

std::variant<Links, Refutation, Unknown> Prepared::solve(Control& control) {
  if (none) return why("tracing", 0, control);
  if (first_ && checked(*first_)) return *first_;
  using Known = std::optional<std::variant<Links, Refutation, Unknown>>;
  const auto by_sat = [&](SatSearch& search, int most_conflicts) -> Known {
    const auto answer = search.solve(control, {}, most_conflicts);
    if (answer == Sat::Answer::spent) return std::nullopt;
    if (answer == Sat::Answer::unsatisfiable) return why("sat", search.rounds(), control);
    if (answer == Sat::Answer::stopped) return Unknown{rounds_text(search)};
    if (checked(search.links())) return search.links();
    return Unknown{stopped};
  };
  std::optional<ShortestSearch> shortest;
  const auto without_detours = [&](int most_conflicts) -> Known {
    if (instance.rules.cover || forbids_squares(instance) || !drawn.empty() || !ShortestSearch::fits(instance))
      return std::nullopt;
    if (!shortest) shortest.emplace(instance);
    return shortest->sat ? by_sat(*shortest->sat, most_conflicts) : std::nullopt;
  };
  // Where a search would be lost in the size of the board, lines are often routed at once, and many boards have a
  // solution that covers all places without touching, to which nearly every link is forced. SAT is quick where lines
  // need no detours.
  constexpr int large = 100, quick_conflicts = 50'000;
  std::optional<std::vector<Links>> one;
  if (instance.graph.order() <= large) {
    one = first_solutions(control, 1);
  } else if (!routed(300'000, control) && !refuted() && !covered(control)) {
    if (auto known = without_detours(quick_conflicts)) return *known;
    if (!routed(3'000'000, control)) one = first_solutions(control, 1);
  }
  if (first_ && checked(*first_)) return *first_;
  if (!stopped.empty()) return Unknown{stopped};
  if (one || refuted()) return why("tracing", nodes, control);
  if (auto known = without_detours(4 * quick_conflicts)) return *known;
  constexpr std::size_t too_large_for_sat = 7'000;
  if (routed(reduced.edges.size() > too_large_for_sat ? 600'000'000 : 30'000'000, control)) {
    if (first_ && checked(*first_)) return *first_;
    return Unknown{stopped};
  }
  if (auto known = without_detours(-1)) return *known;
  SatSearch search(instance, reduced);
  return *by_sat(search, -1);
}

bool Prepared::refuted() {
  if (!named_) named_ = refute(instance, drawn);
  return named_->has_value();
}

Refutation Prepared::searched(const char* method, std::uint64_t work) {
  if (refuted()) return **named_;
  Refutation searched;
  searched.method = method;
  searched.work = work;
  return searched;
}

Refutation Prepared::why(const char* method, std::uint64_t work, Control& control) {
  return proved(instance, drawn, searched(method, work), control);
}

bool Prepared::sweep_fits(double bytes, double size) {
  if (forbids_squares(instance) || swept().edges.size() > 20'000) return false;
  if (sweep_.steps.empty()) sweep_ = find_sweep(swept().graph);
  if (!instance.rules.self_touch && !ChordlessSpec::fits(sweep_.slots, OpenPairs(sweep_, whole_).most)) return false;
  return fits_sweep(sweep_, swept()) && sweep_.cost * size < labels_spare * bytes;
}

bool Prepared::peak_fits(double bytes) {
  constexpr double state_bytes = 80, most_states_for_bytes = 1e3;
  return sweep_fits(most_states_for_bytes * bytes, 1) && sweep_.peak * state_bytes < labels_spare * bytes;
}

std::variant<frontier::Counted, frontier::Stop> Prepared::sweep_count(Control& control) const {
  if (instance.rules.self_touch) return count_by_sweeps(instance, reduced, sweep_, control);
  return frontier::count(ChordlessSpec(sweep_, whole_, OpenPairs(sweep_, whole_)), control);
}

Links Prepared::links_of(const std::vector<std::uint8_t>& choices) const {
  Links links;
  for (std::size_t step = 0; step < choices.size(); ++step)
    if (choices[step] == 0) links.push_back(swept().edges[at(sweep_.steps[step].edge)]);
  std::sort(links.begin(), links.end());
  return links;
}

bool Prepared::checked(const Links& links) {
  const bool good = verify(instance, links) && std::includes(links.begin(), links.end(), drawn.begin(), drawn.end());
  assert(good);
  if (!good) stopped = "an answer failed its check";
  return good;
}

}  // namespace schlegel::numberlink
