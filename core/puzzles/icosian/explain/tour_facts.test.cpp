#include "puzzles/icosian/explain/tour_facts.hpp"

#include <set>

#include <doctest/doctest.h>

#include "asking.hpp"
#include "graph/automorphism.hpp"
#include "play/explain_test.hpp"
#include "play/game.hpp"
#include "puzzles/icosian/icosian.hpp"
#include "puzzles/icosian/test_support.hpp"
#include "puzzles/icosian/verify.hpp"
#include "trials.hpp"

namespace schlegel::icosian {
namespace {

using test_support::Truth;
using testing::BruteForce;

constexpr int boards = 3000;

/// What each tour says of the model's lines, by the definition of the helper vertex.
std::vector<Truth> truths(const Instance& instance, const std::vector<Tour>& tours) {
  const int edges = instance.graph.size();
  std::vector<Truth> all;
  for (const Tour& tour : tours) {
    Truth& truth = all.emplace_back(at(edges + (instance.closed ? 0 : instance.graph.order())), 0);
    for (std::size_t i = 0; i + 1 < tour.size(); ++i) truth[instance.graph.edge_between(tour[i], tour[i + 1])] = 1;
    if (instance.closed)
      truth[instance.graph.edge_between(tour.back(), tour.front())] = 1;
    else
      truth[edges + tour.front()] = truth[edges + tour.back()] = 1;
  }
  return all;
}

Instance without_conditions(const Instance& instance) {
  Instance bare;
  bare.graph = instance.graph;
  bare.closed = instance.closed;
  return bare;
}

Reply explained(std::string_view instance, const test_support::OptionList& options = {}) {
  return test_support::asked({"icosian", std::string(instance), {}, Verb::explain, test_support::options_of(options)});
}

int leaves(const Explanation& explanation) {
  return static_cast<int>(
      std::count_if(explanation.steps.begin(), explanation.steps.end(),
                    [](const ExplanationStep& step) { return step.kind == ExplanationStep::Kind::contradiction; }));
}

}  // namespace

TEST_CASE("icosian explanations: every technique's every conclusion holds in all tours that meet what it cites") {
  each_sampled_seed(boards, [&](Random& random) {
    Instance board = without_conditions(testing::random_instance(random, 8));
    if (!board.closed && board.graph.order() < 2) return;
    const auto solutions = truths(board, BruteForce(board).tours);
    test_support::check_deductions(TourFacts(board), solutions, random, 6);
  });
}

TEST_CASE("icosian explanations: they end as brute force says, and each fact told holds in every tour") {
  test_support::Ends ends;
  each_sampled_seed(boards, [&](Random& random) {
    const Instance board = testing::random_instance(random, 8);
    const auto solutions = truths(board, BruteForce(board).tours);
    const Explanation explanation =
        test_support::check_explanation<Icosian>(board, Icosian::start(board), solutions.size(), ends);
    if (explanation.end != Explanation::End::none)
      test_support::check_marks(explanation, board.graph, solutions,
                                [](const Truth& truth, Edge e) { return truth[e] != 0; });
  });
  ends.check_often(boards);
}

TEST_CASE("icosian explanations: Petersen's and Tutte's graphs in a few cases, the others by symmetry") {
  const Reply petersen = explained("icosian\ngraph petersen\n");
  CHECK(petersen.kind == Reply::Kind::none);
  CHECK(leaves(*petersen.explanation) <= 6);
  CHECK(petersen.explanation->steps.size() <= 20);
  const Reply tutte = explained(find_level("icosian", "tutte")->text);
  CHECK(tutte.kind == Reply::Kind::none);
  CHECK(leaves(*tutte.explanation) <= 12);
  CHECK(tutte.explanation->steps.back().sentence == "Three lines would meet at 45, which can have only two.");
}

TEST_CASE("icosian explanations: what follows by symmetry rests on images of what the step it repeats rests on") {
  using Facts = std::set<std::set<std::string>>;  // lines that are used, by their ends
  const auto used = [](const std::vector<ExplanationStep>& steps, const std::vector<int>& numbers, const auto& image) {
    Facts facts;
    for (const int number : numbers)
      for (const KnownFact& fact : steps[at(number) - 1].facts)
        if (fact.holds) facts.insert({image(fact.vertices[0]), image(fact.vertices[1])});
    return facts;
  };
  int checked = 0;
  for (const char* level : {"petersen", "tutte", "heawood"}) {
    const Instance board = Icosian::parse(find_level("icosian", level)->text).value();
    const Graph& graph = board.graph;
    Control control;
    const auto images = elements(*symmetry_group(graph, {}, control), graph.order(), 2000);
    REQUIRE(images);
    const auto steps = explained(find_level("icosian", level)->text).explanation->steps;
    for (std::size_t i = 0; i < steps.size(); ++i) {
      if (steps[i].technique_id != "symmetry") continue;
      const ExplanationStep& shown = steps[i - 1];
      // What a conclusion rests on are the steps outside of its case that the case cites.
      std::size_t begin = i - 1;
      while (steps[begin].kind != ExplanationStep::Kind::assumption || steps[begin].depth != shown.depth + 1) --begin;
      std::vector<int> outside;
      for (std::size_t inner = begin; inner < i - 1; ++inner)
        for (const int number : steps[inner].because)
          if (at(number) <= begin) outside.push_back(number);
      const auto same = [](const std::string& name) { return name; };
      const Facts cited = used(steps, steps[i].because, same);
      for (const KnownFact& fact : steps[i].facts) {
        ++checked;
        CHECK(std::any_of(images->begin(), images->end(), [&](const Permutation& image) {
          const auto moved = [&](const std::string& name) { return graph.name(image[graph.find(name)]); };
          const KnownFact& first = shown.facts.front();
          const Facts there = used(steps, outside, moved);
          return std::set<std::string>{moved(first.vertices[0]), moved(first.vertices[1])} ==
                     std::set<std::string>(fact.vertices.begin(), fact.vertices.end()) &&
                 std::includes(cited.begin(), cited.end(), there.begin(), there.end());
        }));
      }
    }
  }
  CHECK(checked > 20);
}

TEST_CASE("icosian explanations: the first steps that are asked for are the first of all") {
  const std::string_view board = find_level("icosian", "brevity")->text;
  const auto all = *explained(board).explanation, first = *explained(board, {{"steps", "6"}}).explanation;
  CHECK(first.end == Explanation::End::enough);
  REQUIRE(first.steps.size() >= 6);
  REQUIRE(first.steps.size() < all.steps.size());
  for (std::size_t i = 0; i < first.steps.size(); ++i) CHECK(first.steps[i].sentence == all.steps[i].sentence);
}

TEST_CASE("icosian explanations: a hint is one step, and none that is drawn already") {
  const auto hint = [](const std::string& drawn) {
    constexpr std::string_view board = "icosian\ngraph dodecahedron\nopening b c d f g h\n";
    const auto steps = explained(board, {{"steps", "1"}, {"drawn", drawn}}).explanation->steps;
    REQUIRE(!steps.empty());
    return steps.back().marks();
  };
  const auto marks = hint("");
  REQUIRE(!marks.empty());
  std::string drawn;
  for (const PencilMark& mark : marks) drawn += write_mark(mark) + " ";
  CHECK(hint(drawn) != marks);
}

}  // namespace schlegel::icosian
