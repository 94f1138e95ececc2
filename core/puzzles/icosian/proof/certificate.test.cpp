#include "puzzles/icosian/proof/certificate.hpp"

#include <doctest/doctest.h>

#include "puzzles/icosian/solve/solver.hpp"
#include "puzzles/icosian/test_support.hpp"
#include "puzzles/icosian/verify.hpp"
#include "results.hpp"
#include "trials.hpp"

namespace schlegel::icosian {
namespace {

using Kind = Refutation::Kind;

Refutation refutation_of(const Instance& instance) {
  Control control;
  return testing::must_be<Refutation>(solve(instance, control));
}

struct Sample {
  const char* name;
  Instance instance;
  Kind kind;
  const char* words;
};

std::vector<Sample> samples() {
  std::vector<Sample> all;
  const auto add = [&](const char* name, Graph graph, Kind kind, const char* words) -> Instance& {
    return all.emplace_back(Sample{name, testing::tours_of(std::move(graph)), kind, words}).instance;
  };
  add("two triangles", testing::letters("ab bc ca de ef fd"), Kind::pieces,
      "The lines left fall into 2 separate pieces, and a tour can visit only one of them.");
  add("bow tie", testing::letters("ab bc ca cd de ec"), Kind::pieces,
      "Without hole C, the lines left fall into 2 separate pieces. A tour passes through hole C only once, so it can "
      "visit only one of the pieces.");
  add("leaf", testing::letters("ab bc ca cd"), Kind::stranded,
      "Only one line is left at hole D, but a tour needs two.");
  add("odd grid", testing::grid(3, 3), Kind::sides,
      "Colour 5 holes, among them 1, dark and the other 4 light so that every line joins dark to light. A tour "
      "alternates between the "
      "two, so it would need as many dark holes as light ones. But there are 5 dark and 4 light.");
  add("three paths", testing::letters("ax xy yb az zw wb ap pq qb xz"), Kind::forced,
      "The forced lines lead to a contradiction at B.");
  add("three dense pieces", testing::letters("ax ay bx by xy az aw bz bw zw ap aq bp bq pq"), Kind::pieces,
      "Without holes A and B, the lines left fall into 3 separate pieces. A tour passes through each of these holes "
      "only once, so it can visit at most 2 of the pieces.");
  add("Petersen", testing::petersen(5, 2), Kind::exhausted, nullptr);
  Instance& clash = add("clash", testing::complete(5), Kind::clash,
                        "1-2, 1-3 and 1-4 are all used, but a tour uses only two lines at hole 1.");
  for (int v = 1; v < 4; ++v) clash.required.push_back(clash.graph.edge_between(0, v));
  Instance& short_cycle = add("short cycle", testing::complete(5), Kind::clash,
                              "The used lines close a loop through holes 1, 2 and 3 that misses the other holes.");
  for (const auto& [u, v] : {std::pair{0, 1}, {1, 2}, {0, 2}})
    short_cycle.required.push_back(short_cycle.graph.edge_between(u, v));
  Instance& walked = add("cuts off", testing::dodecahedron(), Kind::pieces, "H is cut off.");
  walked.opening = testing::vertices_of(walked, {"g", "b", "z", "x", "w", "v", "j"});
  return all;
}

TEST_CASE("icosian: each kind of reason is found, said, sent and accepted") {
  for (const Sample& sample : samples()) {
    CAPTURE(sample.name);
    const Refutation refutation = refutation_of(sample.instance);
    CHECK(refutation.kind == sample.kind);
    if (sample.words) CHECK(describe(sample.instance, refutation) == sample.words);
    CHECK(check(sample.instance, refutation) == CheckResult::accepted);
    const auto sent = must(parse_refutation(write_refutation(refutation)));
    CHECK(*sent == refutation);
  }
}

TEST_CASE("icosian: no reason is accepted where there is a tour") {
  constexpr Kind kinds[] = {Kind::too_small, Kind::opening, Kind::stranded, Kind::clash,
                            Kind::pieces,    Kind::sides,   Kind::forced,   Kind::exhausted};
  int with_tour = 0;
  each_trial(4242, 4000, [&](Random& random) {
    const Instance instance = testing::random_instance(random, 7);
    Control control;
    if (!std::holds_alternative<Tour>(solve(instance, control))) return;
    ++with_tour;
    for (const Kind kind : kinds) {
      for (int attempt = 0; attempt < 6; ++attempt) {
        Refutation refutation;
        refutation.kind = kind;
        refutation.method = "frontier";
        for (Vertex v = 0; v < instance.graph.order(); ++v)
          if (random.below(3) == 0) refutation.vertices.push_back(v);
        CAPTURE(write_refutation(refutation));
        CHECK(check(instance, refutation) == CheckResult::rejected);
      }
    }
  });
  CHECK(with_tour > at_least(500));
}

TEST_CASE("icosian: a changed reason is rejected") {
  const Instance instance = testing::tours_of(testing::letters("ab bc ca cd de ec"));  // only c is a cut vertex
  Refutation refutation = refutation_of(instance);
  REQUIRE(refutation.vertices.size() == 1);
  const Vertex c = refutation.vertices[0];
  for (Vertex v = -1; v <= 5; ++v) {
    refutation.vertices[0] = v;
    CHECK((check(instance, refutation) == CheckResult::accepted) == (v == c));
  }
  for (const std::vector<Vertex>& changed : {std::vector{c, c}, {}}) {
    refutation.vertices = changed;
    CHECK(check(instance, refutation) == CheckResult::rejected);
  }
}

TEST_CASE("icosian: an exhausted search too long to repeat is beyond the checker") {
  Refutation refutation;
  refutation.method = "frontier";
  CHECK(check(testing::tours_of(testing::grid(9, 9)), refutation) == CheckResult::too_large_to_check);
}

TEST_CASE("icosian: unreadable reasons") {
  const auto message = [](std::string_view text) {
    const auto parsed = parse_refutation(text);
    REQUIRE(!parsed.ok());
    return parsed.error().text();
  };
  CHECK(
      message("") ==
      "line 1, column 1: a reason begins with too-small, opening, stranded, clash, pieces, sides, forced or exhausted");
  CHECK(message("exhausted magic 3") == "line 1, column 16: the method must be backtracking, frontier or sat");
  CHECK(message("pieces 1 x").substr(0, 17) == "line 1, column 10");
  CHECK(message("exhausted sat 3 4") == "line 1, column 17: the reason should end here");
}

TEST_CASE("icosian: what is no tour is not verified") {
  Instance instance = testing::tours_of(testing::dodecahedron());
  Control control;
  const Tour tour = testing::must_be<Tour>(solve(instance, control));
  CHECK(verify(instance, tour));
  CHECK_FALSE(verify(instance, std::span(tour).first(19)));
  for (const Vertex wrong : {tour[6], 20, -1}) {
    Tour changed = tour;
    changed[5] = wrong;
    CHECK_FALSE(verify(instance, changed));
  }
  Tour swapped = tour;
  std::swap(swapped[3], swapped[7]);
  CHECK_FALSE(verify(instance, swapped));
  instance.opening = {tour[0], tour[1]};
  CHECK(verify(instance, tour));
  instance.opening = {tour[1]};
  CHECK_FALSE(verify(instance, tour));
  instance.opening.clear();
  instance.required = {instance.graph.edge_between(tour[4], tour[5])};
  CHECK(verify(instance, tour));
  instance.forbidden = instance.required;
  instance.required.clear();
  CHECK_FALSE(verify(instance, tour));
}

}  // namespace
}  // namespace schlegel::icosian
