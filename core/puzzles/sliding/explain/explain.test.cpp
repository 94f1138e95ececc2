#include <algorithm>

#include <doctest/doctest.h>

#include "base/random.hpp"
#include "base/text.hpp"
#include "play/explanation.hpp"
#include "play/game.hpp"
#include "puzzles/sliding/sliding.hpp"
#include "puzzles/sliding/test_support.hpp"
#include "results.hpp"
#include "trials.hpp"

namespace schlegel::sliding {
TEST_CASE(
    "sliding explanations: they solve the position, tell true distances, and contradict only what has no solution") {
  int solved = 0, none = 0, checked = 0;
  each_sampled_seed(300, [&](Random& random) {
    const auto order = static_cast<int>(3 + random.below(4));
    const Board board = testing::random_board(random, order, static_cast<int>(random.below(4)));
    const Arrangement start =
        random.below(2) == 0 ? testing::shuffled(board, random) : testing::walked(board, random, 30);
    const auto distances = testing::all_distances(board);
    const Sliding::Instance instance = testing::instance_of(board, start);
    Sliding::State state = Sliding::start(instance);
    Control control;
    const Explanation explanation = Sliding::explain(instance, state, {}, control);
    const auto found = distances.find(start);
    if (found == distances.end()) {
      ++none;
      REQUIRE(explanation.end == Explanation::End::none);
      REQUIRE(!explanation.steps.empty());
      CHECK(explanation.steps.back().kind == ExplanationStep::Kind::contradiction);
      return;
    }
    ++solved;
    REQUIRE(explanation.end == Explanation::End::solved);
    CHECK(explanation.steps.size() == static_cast<std::size_t>(found->second));
    std::vector<Vertex> moves;
    for (const ExplanationStep& step : explanation.steps) {
      REQUIRE(step.moves.size() == 1);
      // The notes are the distances behind each move.
      for (const ReasonPart::Spot& spot : step.spots) {
        const auto move = must(Sliding::parse_move(instance, spot.target));
        Sliding::State next = state;
        REQUIRE(Sliding::why_illegal(instance, next, *move).empty());
        Sliding::apply(instance, next, *move);
        CHECK(spot.note == (distances.at(next.at) == 0 ? "" : std::to_string(distances.at(next.at))));
        if (!spot.note.empty() && distances.at(state.at) > 1) CHECK(step.sentence.find(spot.note) != std::string::npos);
        ++checked;
      }
      const auto move = must(Sliding::parse_move(instance, step.moves[0]));
      const int before = distances.at(state.at);
      Sliding::apply(instance, state, *move);
      CHECK(distances.at(state.at) == before - 1);
      moves.push_back(*move);
    }
    CHECK(Sliding::verify(instance, Sliding::start(instance), moves));
    ExplainLimits hint;
    hint.new_steps = 1;
    CHECK(Sliding::explain(instance, Sliding::start(instance), hint, control).steps.size() ==
          std::min<std::size_t>(1, explanation.steps.size()));
  });
  CHECK(solved > at_least(50));
  CHECK(none > at_least(50));
  CHECK(checked > at_least(500));
}

TEST_CASE("sliding explanations: where the shortest way is far, token after token is brought home to stay") {
  Random random(7);
  const Board board = testing::grid(6, 6, 35);
  std::string text = "sliding\ngrid 6x6\ntokens";
  for (const Vertex t : testing::walked(board, random, 5000)) text += " " + std::to_string(t == 35 ? 0 : t + 1);
  const auto read = must(Sliding::parse(text + "\n"));
  Sliding::State state = Sliding::start(*read);
  Control control;
  const Explanation explanation = Sliding::explain(*read, state, {}, control);
  REQUIRE(explanation.end == Explanation::End::solved);
  CHECK(explanation.steps.size() <= 35);
  std::vector<Vertex> moves;
  std::size_t home = 0;
  for (const ExplanationStep& step : explanation.steps) {
    REQUIRE(step.spots.size() == 2);
    for (const std::string& text_of : step.moves) {
      const auto move = must(Sliding::parse_move(*read, text_of));
      REQUIRE(Sliding::why_illegal(*read, state, *move).empty());
      Sliding::apply(*read, state, *move);
      moves.push_back(*move);
    }
    const auto there = must(Sliding::parse_move(*read, step.spots.back().target));
    CHECK(state.at[*there] == *there);
    ++home;
  }
  CHECK(home == explanation.steps.size());
  CHECK(Sliding::verify(*read, Sliding::start(*read), moves));
}

}  // namespace schlegel::sliding
