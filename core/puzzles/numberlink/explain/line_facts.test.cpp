#include "puzzles/numberlink/explain/line_facts.hpp"

#include <doctest/doctest.h>

#include "play/explain_test.hpp"
#include "puzzles/numberlink/test_support.hpp"
#include "trials.hpp"

namespace schlegel::numberlink {
namespace {

using test_support::Truth;

const int boards = trials(4000);

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
  for (int seed = 1; seed <= boards; ++seed) {
    CAPTURE(seed);
    Random random(sampled(static_cast<std::uint64_t>(seed)));
    const Instance board = testing::random_instance(random, {});
    const auto start = Numberlink::start(board);
    const LineFacts facts(board, start);
    test_support::check_deductions(facts, truths(board, facts, testing::brute_force(board)), random, 12);
  }
}

TEST_CASE("numberlink explanations: they end as brute force says, and what they draw can be played") {
  int solved = 0, none = 0, open = 0;
  for (int seed = 1; seed <= boards; ++seed) {
    CAPTURE(seed);
    Random random(sampled(static_cast<std::uint64_t>(seed)));
    const Instance board = testing::random_instance(random, {});
    const auto state = testing::random_position(board, random);
    const auto solutions = testing::brute_force(board, links_of(board, state));
    Control control;
    const Explanation explanation = Numberlink::explain(board, state, {}, control);
    REQUIRE(explanation.end != Explanation::End::stopped);
    CHECK((explanation.end == Explanation::End::none) == solutions.empty());
    CHECK((explanation.end == Explanation::End::solved) == (solutions.size() == 1));
    for (const ExplanationStep& step : explanation.steps)
      for (const PencilMark& mark : step.marks) {
        if (step.depth > 0 || mark.to.empty()) continue;
        const Edge e = board.graph.edge_between(board.graph.find(mark.from), board.graph.find(mark.to));
        for (const Links& links : solutions) CHECK(std::binary_search(links.begin(), links.end(), e) == mark.holds);
      }
    std::vector<Numberlink::Move> moves;
    for (const ExplanationStep& step : explanation.steps)
      for (const std::string& move : step.moves) moves.push_back(Numberlink::parse_move(board, move).value());
    if (explanation.end == Explanation::End::none) {
      ++none;
      REQUIRE(!explanation.steps.empty());
      CHECK(explanation.steps.back().kind == ExplanationStep::Kind::contradiction);
      CHECK(explanation.steps.back().depth == 0);
    } else if (explanation.end == Explanation::End::solved) {
      ++solved;
      CHECK(Numberlink::verify(board, state, moves));
    } else {
      ++open;
      auto later = state;
      for (const auto& move : moves) {
        CHECK(Numberlink::why_illegal(board, later, move).empty());
        Numberlink::apply(board, later, move);
      }
    }
  }
  CHECK(solved > boards / 20);
  CHECK(none > boards / 10);
  CHECK(open > boards / 20);
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
  CHECK(
      sentences("numberlink\ncover\ngrid\n1 .\n1 .\n") ==
      std::vector<std::string>{
          "A line must pass through row 1, column 2, which has just two ways in and out: draw row 1 from column 1 to 2 "
          "and column 2 from row 1 to 2.",
          "The line at row 2, column 2 has only one way on: draw row 2 from column 1 to 2.",
          "Line 1 ends at row 2, column 1 and is already connected there: cross out column 1 from row 1 to 2."});
  CHECK(sentences("numberlink\ngrid\n1 . 2\n. # .\n2 . 1\n") ==
        std::vector<std::string>{"From one end, line 1 can reach only row 1, column 1; row 1, column 2; row 2, column "
                                 "1, so it never gets to its other end."});
}

}  // namespace schlegel::numberlink
