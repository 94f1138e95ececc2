#include <algorithm>

#include <doctest/doctest.h>

#include "base/index.hpp"
#include "base/random.hpp"
#include "play/explanation.hpp"
#include "play/game.hpp"
#include "puzzles/sliding/sliding.hpp"
#include "puzzles/sliding/test_support.hpp"
#include "results.hpp"
#include "trials.hpp"

namespace schlegel::sliding {
namespace {

Explanation explained(const Sliding::Instance& instance, const Sliding::State& state, int new_steps) {
  ExplainLimits limits;
  limits.new_steps = new_steps;
  Control control;
  return Sliding::explain(instance, state, limits, control);
}

/// Whether its moves may take away from home what they bring back later.
bool in_one_piece(std::string_view technique) {
  return technique == "three_cycle" || technique == "rings" || technique == "search";
}

/// It solves the position, and what a step or stage brings home stays there. Gives the number of moves.
int check_stages(const Sliding::Instance& instance, const Explanation& explanation) {
  Sliding::State state = Sliding::start(instance);
  std::vector<Vertex> moves, fixed;
  int number = 0;
  const auto play = [&](int step_number, bool folded) {
    const ExplanationStep& step = explanation.steps[at(step_number) - 1];
    CHECK(step_number == ++number);
    CHECK(!step.sentence.empty());
    CHECK(step.moves.empty() == !folded);
    for (const std::string& text : step.moves) {
      const auto move = must(Sliding::parse_move(instance, text));
      REQUIRE(Sliding::why_illegal(instance, state, *move).empty());
      Sliding::apply(instance, state, *move);
      moves.push_back(*move);
    }
    for (const KnownFact& fact : step.facts) fixed.push_back(*must(Sliding::parse_move(instance, fact.vertices[0])));
    if (folded && !in_one_piece(step.technique_id))
      for (const Vertex v : fixed) CHECK(state.at[v] == v);
  };
  for (const OutlineStep& stage : explanation.outline) {
    REQUIRE(stage.steps.size() == 1);
    CHECK(!stage.follows.empty());
    play(stage.steps[0], false);
    for (const int step : stage.follows) play(step, true);
    for (const Vertex v : fixed) CHECK(state.at[v] == v);
  }
  CHECK(number == static_cast<int>(explanation.steps.size()));
  CHECK(explanation.end == Explanation::End::solved);
  CHECK(Sliding::verify(instance, Sliding::start(instance), moves));
  return static_cast<int>(moves.size());
}

/// Hint after hint, each played: the position gets solved in about as many as the explanation has steps.
void check_hints(const Sliding::Instance& instance, std::size_t most) {
  Sliding::State state = Sliding::start(instance);
  std::size_t hints = 0;
  for (; !is_solved(state.at) && hints <= most; ++hints) {
    const ExplanationStep hint = explained(instance, state, 1).steps.back();
    REQUIRE(!hint.moves.empty());
    for (const std::string& text : hint.moves)
      Sliding::apply(instance, state, *must(Sliding::parse_move(instance, text)));
  }
  CHECK(hints <= most);
}

/// A grid with the gap's home on `home`, shuffled.
Sliding::Instance shuffled_grid(Random& random, int rows, int columns, Vertex home) {
  const Board board = testing::grid(rows, columns, home);
  std::string text = "sliding\ngrid " + std::to_string(rows) + "x" + std::to_string(columns);
  std::string target = "\ntarget";
  for (Vertex v = 0; v < board.order(); ++v) target += " " + std::to_string(v == home ? 0 : v + 1);
  text += "\ntokens";
  for (const Vertex t : testing::walked(board, random, 2000 + static_cast<int>(random.below(2))))
    text += " " + std::to_string(t == home ? 0 : t + 1);
  return *must(Sliding::parse(text + target + "\n"));
}

TEST_CASE("sliding explanations: near home they tell true distances, and contradict only what has no solution") {
  int near = 0, far = 0, none = 0, checked = 0;
  each_sampled_seed(4000, [&](Random& random) {
    const auto order = static_cast<int>(3 + random.below(4));
    const Board board = testing::random_board(random, order, static_cast<int>(random.below(6)));
    const Arrangement start =
        random.below(2) == 0 ? testing::shuffled(board, random) : testing::walked(board, random, 30);
    const auto distances = testing::all_distances(board);
    const Sliding::Instance instance = testing::instance_of(board, start);
    Sliding::State state = Sliding::start(instance);
    const Explanation explanation = explained(instance, state, 0);
    const auto found = distances.find(start);
    if (found == distances.end()) {
      ++none;
      REQUIRE(explanation.end == Explanation::End::none);
      REQUIRE(!explanation.steps.empty());
      CHECK(explanation.steps.back().kind == ExplanationStep::Kind::contradiction);
      return;
    }
    check_hints(instance, explanation.steps.size() + 8);
    if (found->second > 6 || (found->second > 0 && explanation.steps[0].technique_id == "ring")) {
      ++far;
      check_stages(instance, explanation);
      CHECK(explained(instance, state, 1).steps.size() == 2);
      return;
    }
    ++near;
    CHECK(explanation.outline.size() == explanation.steps.size());
    REQUIRE(explanation.end == Explanation::End::solved);
    CHECK(explanation.steps.size() == static_cast<std::size_t>(found->second));
    for (const ExplanationStep& step : explanation.steps) {
      REQUIRE(step.moves.size() == 1);
      // The notes are the distances after each move.
      for (const ReasonPart::Spot& spot : step.spots) {
        const auto move = must(Sliding::parse_move(instance, spot.target));
        Sliding::State next = state;
        REQUIRE(Sliding::why_illegal(instance, next, *move).empty());
        Sliding::apply(instance, next, *move);
        CHECK(spot.note == (distances.at(next.at) == 0 ? "" : std::to_string(distances.at(next.at))));
        if (!spot.note.empty() && distances.at(state.at) > 1) CHECK(step.sentence.find(spot.note) != std::string::npos);
        ++checked;
      }
      const int before = distances.at(state.at);
      Sliding::apply(instance, state, *must(Sliding::parse_move(instance, step.moves[0])));
      CHECK(distances.at(state.at) == before - 1);
    }
    CHECK(is_solved(state.at));
    CHECK(explained(instance, Sliding::start(instance), 1).steps.size() ==
          std::min<std::size_t>(1, explanation.steps.size()));
  });
  CHECK(near > at_least(1000));
  CHECK(far > at_least(100));
  CHECK(none > at_least(1000));
  CHECK(checked > at_least(5000));
}

TEST_CASE("sliding explanations: on any board stage after stage is brought home to stay") {
  int staged = 0;
  const auto check = [&](const Board& board, Random& random) {
    const Sliding::Instance instance =
        testing::instance_of(board, testing::walked(board, random, 200 + static_cast<int>(random.below(2))));
    const Explanation explanation = explained(instance, Sliding::start(instance), 0);
    if (explanation.outline.empty() || !explanation.steps[0].moves.empty()) return;
    ++staged;
    check_stages(instance, explanation);
  };
  each_trial(7, 600, [&](Random& random) {
    check(testing::random_board(random, 5 + static_cast<int>(random.below(8)), static_cast<int>(random.below(9))),
          random);
    const auto few = [&] { return static_cast<int>(random.below(3)); };
    const Board theta = testing::theta(few(), 1 + few(), 1 + few());
    check(theta, random);
    check(testing::cycle(4 + few() + few()), random);
  });
  CHECK(staged > at_least(700));
}

TEST_CASE("sliding explanations: grids are filled line by line, in few moves, wherever the gap belongs") {
  each_trial(11, 200, [&](Random& random) {
    for (const auto& [rows, columns] : {std::pair(3, 3), {2, 4}, {4, 2}, {2, 3}, {3, 5}, {5, 5}, {1, 9}}) {
      const int cells = rows * columns;
      const Sliding::Instance instance =
          shuffled_grid(random, rows, columns, static_cast<Vertex>(random.below(static_cast<std::uint64_t>(cells))));
      const Explanation explanation = explained(instance, Sliding::start(instance), 0);
      if (!explanation.outline.empty() && explanation.steps[0].moves.empty()) check_stages(instance, explanation);
    }
  });
  std::vector<int> lengths;
  each_trial(15, 200, [&](Random& random) {
    const Sliding::Instance instance = shuffled_grid(random, 4, 4, random.below(2) == 0 ? 0 : 15);
    const Explanation explanation = explained(instance, Sliding::start(instance), 0);
    lengths.push_back(check_stages(instance, explanation));
    for (const ExplanationStep& step : explanation.steps) CHECK(step.grade <= 2);
  });
  std::sort(lengths.begin(), lengths.end());
  // The mean of the shortest solutions is about 52.6.
  CHECK(lengths[lengths.size() / 2] <= 2 * 52);
}

TEST_CASE("sliding explanations: hint after hint goes through the lines of a grid") {
  each_trial(3, 20, [&](Random& random) {
    const Sliding::Instance instance = shuffled_grid(random, 4, 4, 15);
    check_hints(instance, explained(instance, Sliding::start(instance), 0).steps.size() + 8);
  });
}

TEST_CASE("sliding explanations: a large board is solved by search, token after token brought home to stay") {
  Random random(7);
  const Sliding::Instance instance = shuffled_grid(random, 8, 13, 103);
  const Explanation explanation = explained(instance, Sliding::start(instance), 0);
  REQUIRE(explanation.outline.size() == 1);
  check_stages(instance, explanation);
  for (std::size_t i = 1; i < explanation.steps.size(); ++i) CHECK(explanation.steps[i].facts.size() == 1);
}

}  // namespace
}  // namespace schlegel::sliding
