#include "puzzles/icosian/explain/tour_facts.hpp"

#include <doctest/doctest.h>

#include "base/text.hpp"
#include "play/explain_test.hpp"
#include "play/game.hpp"
#include "play/question.hpp"
#include "puzzles/icosian/icosian.hpp"
#include "puzzles/icosian/test_support.hpp"
#include "puzzles/icosian/verify.hpp"
#include "results.hpp"
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

Reply explained(std::string_view instance, std::string_view moves = {}, Options options = {}) {
  Question question{"icosian", std::string(instance), {}, Verb::explain, std::move(options)};
  for (const std::string_view move : split_words(moves)) question.moves.emplace_back(move);
  Control control;
  const auto reply = must(ask(question, control, {}));
  return *reply;
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
  int solved = 0, none = 0, open = 0;
  each_sampled_seed(boards, [&](Random& random) {
    const Instance board = testing::random_instance(random, 8);
    const auto tours = BruteForce(board).tours;
    const auto solutions = truths(board, tours);
    Control control;
    const Explanation explanation = Icosian::explain(board, Icosian::start(board), {}, control);
    REQUIRE(explanation.end != Explanation::End::stopped);
    CHECK((explanation.end == Explanation::End::none) == tours.empty());
    if (explanation.end == Explanation::End::none) {
      ++none;
      REQUIRE(!explanation.steps.empty());
      CHECK(explanation.steps.back().kind == ExplanationStep::Kind::contradiction);
      CHECK(explanation.steps.back().depth == 0);
    } else {
      for (const ExplanationStep& step : explanation.steps)
        for (const PencilMark& mark : step.marks) {
          if (step.depth > 0) continue;
          const Edge e = board.graph.edge_between(board.graph.find(mark.from), board.graph.find(mark.to));
          for (const Truth& truth : solutions) CHECK((truth[e] != 0) == mark.holds);
        }
    }
    if (explanation.end == Explanation::End::solved) {
      ++solved;
      std::vector<Vertex> moves;
      for (const ExplanationStep& step : explanation.steps)
        for (const std::string& move : step.moves) moves.push_back(board.graph.find(move));
      CHECK(Icosian::verify(board, Icosian::start(board), moves));
      CHECK(solutions.size() == 1);
    }
    open += explanation.end == Explanation::End::open ? 1 : 0;
    for (std::size_t i = 0; i < explanation.steps.size(); ++i)
      for (const int number : explanation.steps[i].because) CHECK(number <= static_cast<int>(i));
  });
  CHECK(solved > trials(boards) / 20);
  CHECK(none > trials(boards) / 10);
  CHECK(open > trials(boards) / 20);
}

TEST_CASE("icosian explanations: Petersen's and Tutte's graphs in a few cases, the others by symmetry") {
  const Reply petersen = explained("icosian\ngraph petersen\n");
  CHECK(petersen.kind == Reply::Kind::none);
  CHECK(leaves(petersen.explanation) <= 6);
  CHECK(petersen.explanation.steps.size() <= 20);
  const Reply tutte = explained(find_level("icosian", "tutte")->text);
  CHECK(tutte.kind == Reply::Kind::none);
  CHECK(leaves(tutte.explanation) <= 12);
  CHECK(tutte.explanation.steps.back().sentence == "Three lines would meet at 45, which can have only two.");
}

TEST_CASE("icosian explanations: the first steps that are asked for are the first of all") {
  const std::string_view board = find_level("icosian", "brevity")->text;
  Options options;
  options.set("steps", "6");
  const auto all = explained(board).explanation, first = explained(board, {}, options).explanation;
  CHECK(first.end == Explanation::End::enough);
  REQUIRE(first.steps.size() >= 6);
  REQUIRE(first.steps.size() < all.steps.size());
  for (std::size_t i = 0; i < first.steps.size(); ++i) CHECK(first.steps[i].sentence == all.steps[i].sentence);
}

TEST_CASE("icosian explanations: a hint is one step, and none that is drawn already") {
  constexpr std::string_view board = "icosian\ngraph dodecahedron\nopening b c d f g h\n";
  const auto first = explained(board, {}, [] {
    Options options;
    options.set("steps", "1");
    return options;
  }());
  REQUIRE(!first.explanation.steps.empty());
  const ExplanationStep& step = first.explanation.steps.back();
  REQUIRE(!step.marks.empty());
  Options drawn;
  drawn.set("steps", "1");
  std::string marks;
  for (const PencilMark& mark : step.marks) marks += write_mark(mark) + " ";
  drawn.set("drawn", marks);
  const auto next = explained(board, {}, drawn);
  REQUIRE(!next.explanation.steps.empty());
  CHECK(next.explanation.steps.back().marks != step.marks);
}

}  // namespace schlegel::icosian
