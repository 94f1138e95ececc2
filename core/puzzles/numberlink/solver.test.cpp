#include "puzzles/numberlink/solver.hpp"

#include <algorithm>
#include <set>

#include <doctest/doctest.h>

#include "puzzles/numberlink/numberlink.hpp"
#include "puzzles/numberlink/sat_search.hpp"
#include "puzzles/numberlink/search.hpp"
#include "puzzles/numberlink/sweep.hpp"
#include "puzzles/numberlink/verify.hpp"

namespace schlegel::numberlink {
namespace {

/// A small grid with holes, bridges, walls and wrapped sides, or any small graph; with pairs and rules.
Instance random_instance(Random& random, int most_edges) {
  for (;;) {
    std::string text = "numberlink\n";
    if (random.below(2) == 0) text += "cover\n";
    if (random.below(3) == 0) text += "no-self-touch\n";
    const std::uint64_t pairs = 1 + random.below(3);
    if (random.below(2) == 0) {
      if (random.below(3) == 0) text += "no-squares\n";
      if (random.below(6) == 0) text += "wrap x\n";
      const std::uint64_t w = 2 + random.below(3), h = 2 + random.below(3);
      std::vector<std::string> cells(static_cast<std::size_t>(w * h), ".");
      for (auto& cell : cells)
        if (random.below(12) == 0) cell = random.below(2) == 0 ? "#" : "+";
      for (std::uint64_t i = 0; i < 2 * pairs; ++i) {
        std::string& cell = cells[random.below(cells.size())];
        if (cell == ".") cell = std::to_string(i / 2 + 1);
      }
      if (random.below(4) == 0) text += "wall r1c1 r1c2\n";
      text += "grid\n";
      for (std::size_t i = 0; i < cells.size(); ++i) text += cells[i] + ((i + 1) % w == 0 ? "\n" : " ");
    } else {
      const std::uint64_t n = 2 + random.below(8);
      const double density = 0.2 + 0.6 * random.real();
      text += "graph\n";
      for (std::uint64_t v = 0; v < n; ++v) text += "vertex v" + std::to_string(v) + "\n";
      for (std::uint64_t u = 0; u < n; ++u)
        for (std::uint64_t v = u + 1; v < n; ++v)
          if (random.real() < density) text += "edge v" + std::to_string(u) + " v" + std::to_string(v) + "\n";
      std::vector<std::uint64_t> ends(static_cast<std::size_t>(n));
      for (std::uint64_t v = 0; v < n; ++v)
        std::swap(ends[static_cast<std::size_t>(v)] = v, ends[static_cast<std::size_t>(random.below(v + 1))]);
      for (std::uint64_t p = 0; p < pairs && 2 * p + 1 < n; ++p)
        text += "pair " + std::to_string(p) + " v" + std::to_string(ends[static_cast<std::size_t>(2 * p)]) + " v" +
                std::to_string(ends[static_cast<std::size_t>(2 * p + 1)]) + "\n";
    }
    auto instance = Numberlink::parse(text);
    if (instance && instance->graph.size() <= most_edges) return std::move(instance).value();
  }
}

/// Every set of edges that the verifier accepts.
std::set<Links> brute_force(const Instance& instance, const Links& drawn = {}) {
  std::set<Links> solutions;
  for (std::uint32_t set = 0; set < std::uint32_t{1} << instance.graph.size(); ++set) {
    Links links;
    for (Edge e = 0; e < instance.graph.size(); ++e)
      if (set >> e & 1) links.push_back(e);
    if (std::includes(links.begin(), links.end(), drawn.begin(), drawn.end()) && verify(instance, links))
      solutions.insert(links);
  }
  return solutions;
}

/// Links drawn by a few random legal moves that cut nothing.
Links random_play(const Instance& instance, Random& random) {
  auto state = Numberlink::start(instance);
  for (std::uint64_t left = random.below(6); left > 0; --left) {
    const auto v = static_cast<Vertex>(random.below(static_cast<std::uint64_t>(instance.graph.order())));
    if (instance.graph.degree(v) == 0) continue;
    const auto around = instance.graph.around(v);
    const Numberlink::Move move{v, around[random.below(around.size())].vertex};
    const int owner = state.owner[static_cast<std::size_t>(move.to)];
    if (owner >= 0 && owner != state.owner[static_cast<std::size_t>(v)]) continue;
    if (Numberlink::refuse(instance, state, move).empty()) Numberlink::apply(instance, state, move);
  }
  return links_of(instance, state);
}

std::set<Links> by_search(const Instance& instance, const Links& drawn) {
  Control control;
  std::set<Links> found;
  Search search(instance, drawn);
  const auto end = search.run(control, 1'000'000, [&](const Links& links) {
    if (verify(instance, links)) CHECK(found.insert(links).second);
    return true;
  });
  CHECK(end == Search::End::exhausted);
  return found;
}

std::set<Links> by_sat(const Instance& instance, const Core& core) {
  Control control;
  std::set<Links> found;
  SatSearch search(instance, core);
  while (search.solve(control) == Sat::Answer::satisfiable) {
    CHECK(verify(instance, search.links()));
    REQUIRE(found.insert(search.links()).second);
    search.block();
  }
  return found;
}

Count by_frontier(const Core& core) {
  Control control;
  const Sweep sweep = find_sweep(core.graph);
  REQUIRE(fits_sweep(sweep, core));
  return with_spec(sweep, core,
                   [&](const auto& spec) { return std::get<frontier::Counted>(frontier::count(spec, control)).count; });
}

}  // namespace

TEST_CASE("numberlink: every engine finds what trying all sets of edges finds") {
  constexpr std::uint64_t seed = 2024;
  CAPTURE(seed);
  Random random(seed);
  int solvable = 0, unique = 0;
  for (int round = 0; round < 3000; ++round) {
    CAPTURE(round);
    const Instance instance = random_instance(random, round % 60 == 0 ? 16 : 11);
    const Links drawn = round % 3 == 0 ? random_play(instance, random) : Links{};
    const std::set<Links> expected = brute_force(instance, drawn);
    solvable += expected.empty() ? 0 : 1;
    unique += expected.size() == 1 ? 1 : 0;
    CAPTURE(Numberlink::write(instance));
    CHECK(by_search(instance, drawn) == expected);
    Propagator board(instance);
    if (board.start() && board.draw(drawn)) {
      const Core core = core_of(instance, board);
      CHECK(by_sat(instance, core) == expected);
      if (instance.rules.self_touch && instance.rules.squares) CHECK(by_frontier(core) == expected.size());
    } else {
      CHECK(expected.empty());
    }
  }
  CHECK(solvable > 500);
  CHECK(unique > 200);
}

TEST_CASE("numberlink: the solver's answers, reasons and chances are right") {
  Random random(77);
  Control control;
  int reasons = 0;
  for (int round = 0; round < 1500; ++round) {
    CAPTURE(round);
    const Instance instance = random_instance(random, 11);
    const Links drawn = round % 2 == 0 ? random_play(instance, random) : Links{};
    CAPTURE(Numberlink::write(instance));
    const std::set<Links> expected = brute_force(instance, drawn);
    CHECK(std::get<Count>(numberlink::count(instance, drawn, 0, control)) == expected.size());
    CHECK(std::get<Count>(numberlink::count(instance, drawn, 2, control)) == std::min<std::size_t>(expected.size(), 2));
    std::set<Links> listed;
    const auto outcome = numberlink::enumerate(instance, drawn, control,
                                               [&](const Links& links) { return listed.insert(links).second; });
    CHECK(outcome.end == Outcome::End::complete);
    CHECK(listed == expected);
    const auto answer = numberlink::solve(instance, drawn, control);
    if (expected.empty()) {
      REQUIRE(std::holds_alternative<Refutation>(answer));
      const Refutation& why = std::get<Refutation>(answer);
      CHECK(numberlink::check(instance, drawn, why) == CheckResult::accepted);
      CHECK_FALSE(describe(instance, drawn, why).empty());
      CHECK(parse_refutation(write_refutation(why)).value() == why);
      reasons += why.kind != Refutation::Kind::exhausted ? 1 : 0;
      CHECK(std::holds_alternative<Refutation>(numberlink::analyse(instance, drawn, control)));
    } else {
      REQUIRE(std::holds_alternative<Links>(answer));
      CHECK(expected.count(std::get<Links>(answer)) == 1);
      const auto analysis = std::get<Analysis>(numberlink::analyse(instance, drawn, control));
      CHECK(analysis.count == expected.size());
      for (Edge e = 0; e < instance.graph.size(); ++e) {
        const auto uses = std::count_if(expected.begin(), expected.end(), [&](const Links& links) {
          return std::binary_search(links.begin(), links.end(), e);
        });
        CHECK((analysis.alive[static_cast<std::size_t>(e)] == 1) == (uses > 0));
        CHECK((analysis.forced[static_cast<std::size_t>(e)] == 1) ==
              (uses == static_cast<std::ptrdiff_t>(expected.size())));
      }
      const auto last = numberlink::nth(instance, drawn, expected.size() - 1, control);
      CHECK(expected.count(std::get<Links>(last)) == 1);
      CHECK(std::get<Absent>(numberlink::nth(instance, drawn, expected.size(), control)).count == expected.size());
      CHECK(std::holds_alternative<Links>(numberlink::random(instance, drawn, random, control)));
    }
    // No reason may be accepted where there is a solution, whatever it says.
    Refutation claim;
    claim.kind = static_cast<Refutation::Kind>(random.below(5));
    for (std::uint64_t left = random.below(4); left > 0; --left)
      claim.vertices.push_back(static_cast<Vertex>(random.below(static_cast<std::uint64_t>(instance.graph.order()))));
    if (!expected.empty()) CHECK(numberlink::check(instance, drawn, claim) == CheckResult::rejected);
    if (!expected.empty()) CHECK_FALSE(refute(instance, drawn).has_value());
  }
  CHECK(reasons > 100);
}

}  // namespace schlegel::numberlink
