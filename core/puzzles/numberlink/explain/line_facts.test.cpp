#include "puzzles/numberlink/explain/line_facts.hpp"

#include <doctest/doctest.h>

#include "play/explain_test.hpp"
#include "puzzles/numberlink/test_support.hpp"
#include "trials.hpp"

namespace schlegel::numberlink {
namespace {

using test_support::Truth;

constexpr int boards = 4000;

/// What each solution says of the facts, by walking its lines.
std::vector<Truth> truths(const Instance& instance, const LineFacts& facts, const std::set<Links>& solutions) {
  std::vector<Truth> all;
  for (const Links& links : solutions) {
    Truth& truth = all.emplace_back(at(facts.variables()), 0);
    for (const Edge e : links) truth[e] = 1;
    for (std::size_t p = 0; p < instance.pairs.size(); ++p) {
      Vertex last = no_vertex, here = instance.pairs[p].a;
      while (here != instance.pairs[p].b) {
        const auto around = instance.graph.around(here);
        const auto next = std::find_if(around.begin(), around.end(),
                                       [&](const Neighbour& n) { return n.vertex != last && truth[n.edge] != 0; });
        last = std::exchange(here, next->vertex);
        if (facts.filled(here) >= 0) truth[facts.filled(here)] = 1;
        if (facts.first_label(here) >= 0) truth[at(facts.first_label(here)) + p] = 1;
      }
    }
  }
  return all;
}

}  // namespace

TEST_CASE(
    "numberlink explanations: every technique's every conclusion holds in all solutions that meet what it cites") {
  each_sampled_seed(boards, [&](Random& random) {
    const Instance board = testing::random_instance(random, {});
    const auto start = Numberlink::start(board);
    const LineFacts facts(board, start);
    test_support::check_deductions(facts, truths(board, facts, testing::brute_force(board)), random, 12);
  });
}

TEST_CASE("numberlink explanations: they end as brute force says, and what they draw can be played") {
  test_support::Ends ends;
  each_sampled_seed(boards, [&](Random& random) {
    const Instance board = testing::random_instance(random, {});
    const auto state = testing::random_position(board, random);
    const LineFacts facts(board, state);
    const auto solutions = truths(board, facts, testing::brute_force(board, links_of(board, state)));
    test_support::check_explanation<Numberlink>(board, state, facts, solutions, ends);
  });
  ends.check_often(boards);
}

TEST_CASE("numberlink explanations: walks of small boards, word for word") {
  const auto sentences = [](std::string_view text) {
    const auto board = Numberlink::parse(text).value();
    Control control;
    std::vector<std::string> said;
    for (const ExplanationStep& step : Numberlink::explain(board, Numberlink::start(board), {}, control).steps)
      said.push_back(step.sentence);
    return said;
  };
  CHECK(sentences("numberlink\ncover\ngrid\n1 .\n1 .\n") ==
        std::vector<std::string>{
            "A line must pass through row 1, column 2, which has just two ways in and out: left and down. It takes "
            "both.",
            "Line 1 has only one way on from row 2, column 2: left.",
            "Line 1 ends at row 2, column 1 and already leaves it, so none goes up from there."});
  CHECK(sentences("numberlink\ngrid\n1 . 2\n. # .\n2 . 1\n") ==
        std::vector<std::string>{"From one end, line 1 can reach only row 1, column 1; row 1, column 2; and row 2, "
                                 "column 1, so it never gets to its other end: line 2 bars the way."});
}

}  // namespace schlegel::numberlink
