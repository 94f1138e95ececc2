// Every shipped board whose faces are known turns: those whose graph is planar and 3-connected. All of them have a
// canonical polyhedron.
#include <map>

#include <doctest/doctest.h>

#include "graph/drawing/midsphere.hpp"
#include "graph/families/families.hpp"
#include "graph/planarity.hpp"
#include "graph/test_support.hpp"
#include "puzzles/registry.hpp"
#include "results.hpp"

using namespace schlegel;

namespace {

template <class P>
void check_levels(std::map<std::string_view, int>& turning) {
  for (const Level& level : levels()) {
    if (level.puzzle != P::info.id) continue;
    CAPTURE(level.id);
    const auto instance = must(P::parse(level.text));
    const bool turns = P::scene(*instance, P::start(*instance), {}, {}).turns;
    if constexpr (requires { instance->graph; })
      CHECK(turns == (planar_embedding(instance->graph).has_value() && test::three_connected(instance->graph)));
    if constexpr (requires { instance->graph; })
      if (turns) {
        const RotationSystem around = *planar_embedding(instance->graph);
        CHECK(test::off_canonical(around, canonical_polyhedron(around)) < 1e-9);
      }
    if (turns) ++turning[level.puzzle];
  }
}

}  // namespace

TEST_CASE("solids: of the shipped boards those turn whose graph is planar and 3-connected") {
  std::map<std::string_view, int> turning;
  check_levels<Icosian>(turning);
  check_levels<Sliding>(turning);
  check_levels<Numberlink>(turning);
  check_levels<Quintomino>(turning);
  check_levels<Peg>(turning);
  CHECK(turning["icosian"] == 15);
  CHECK(turning["sliding"] == 5);
  CHECK(turning["numberlink"] == 4);
  CHECK(turning["quintomino"] == 15);  // all of them
  CHECK(turning["peg"] == 0);          // lines of three holes make no faces
}

TEST_CASE(
    "solids: of the families those turn whose graph is planar and 3-connected, and keep their names and drawing") {
  for (const Family& family : families()) {
    CAPTURE(family.name);
    const Graph graph = make_family(family.name).value();
    CHECK(!solid_of(graph).corners.empty() == (planar_embedding(graph).has_value() && test::three_connected(graph)));
    const auto again =
        must(Icosian::parse(Icosian::write(Icosian::parse("icosian\ngraph " + family.name + "\n").value())));
    CHECK(again->family == family.name);
  }
}
