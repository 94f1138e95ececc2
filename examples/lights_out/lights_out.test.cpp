#include "lights_out/lights_out.hpp"

#include <algorithm>
#include <set>

#include <doctest/doctest.h>

#include "play/answers_test.hpp"
#include "play/explain_test.hpp"
#include "play/reason_test.hpp"
#include "play/session.hpp"

using namespace schlegel;
using test_support::Truth;

namespace {

constexpr int boards = 3000;

LightsOut::Instance small_board(Random& random) {
  const int order = 1 + static_cast<int>(random.below(7));
  std::string text = "lights_out\ngraph\n", edges, lit = "lit";
  const auto name = [](int v) { return std::string(1, static_cast<char>('a' + v)); };
  for (int v = 0; v < order; ++v) {
    text += "vertex " + name(v) + "\n";
    if (random.below(2) == 0) lit += " " + name(v);
    for (int u = 0; u < v; ++u)
      if (random.below(2) == 0) edges += "edge " + name(u) + " " + name(v) + "\n";
  }
  text += edges + lit + "\n";
  CAPTURE(text);
  return *must(LightsOut::parse(text));
}

/// Of all sets of lamps, by the verifier alone, those that put all out when pressed: by lamp whether it is pressed.
std::vector<Truth> brute_force(const LightsOut::Instance& instance) {
  std::vector<Truth> solutions;
  for (unsigned set = 0; set < 1U << instance.graph.order(); ++set) {
    Truth truth;
    std::vector<Vertex> pressed;
    for (Vertex v = 0; v < instance.graph.order(); ++v) {
      truth.push_back(set >> v & 1);
      if (truth.back() != 0) pressed.push_back(v);
    }
    if (LightsOut::verify(instance, LightsOut::start(instance), pressed)) solutions.push_back(truth);
  }
  return solutions;
}

Reply answer(std::string_view board, Verb verb, const test_support::OptionList& options = {}) {
  return test_support::asked({"lights_out", std::string(board), {}, verb, test_support::options_of(options)});
}

}  // namespace

TEST_CASE("lights out: answers to all questions and certificates agree with brute force on small graphs") {
  int unsolvable = 0;
  each_trial(5, 1500, [&](Random& random) {
    const auto board = small_board(random);
    std::set<test_support::Words> expected;
    std::size_t fewest = SIZE_MAX;
    for (const Truth& truth : brute_force(board)) {
      test_support::Words moves;
      for (Vertex v = 0; v < board.graph.order(); ++v)
        if (truth[v] != 0) moves.push_back(board.graph.name(v));
      fewest = std::min(fewest, moves.size());
      expected.insert(moves);
    }
    unsolvable += expected.empty() ? 1 : 0;
    const auto state = LightsOut::start(board);
    test_support::agrees_with_brute_force<LightsOut>(board, state, expected);
    if (!expected.empty()) CHECK(test_support::asked<LightsOut>(board, state, Verb::solve).moves.size() == fewest);
  });
  CHECK(unsolvable > at_least(100));
}

TEST_CASE("lights out: every technique's every conclusion holds in all solutions that meet what it cites") {
  each_sampled_seed(boards, [](Random& random) {
    const auto board = small_board(random);
    test_support::check_deductions(*LightsOut::facts(board, LightsOut::start(board)), brute_force(board), random, 6);
  });
}

TEST_CASE("lights out: explanations end as brute force says, and each fact holds in every solution") {
  test_support::Ends ends;
  each_sampled_seed(boards, [&](Random& random) {
    const auto board = small_board(random);
    const auto start = LightsOut::start(board);
    test_support::check_explanation<LightsOut>(board, start, *LightsOut::facts(board, start), brute_force(board), ends);
  });
  ends.check_often(boards);
}

TEST_CASE("lights out: a proof ends with its contradiction, also where a reason found late leaves a step idle") {
  Random random((std::uint64_t{392'046'694} << 32) + 83);
  const auto board = small_board(random);
  const auto start = LightsOut::start(board);
  test_support::Ends ends;
  test_support::check_explanation<LightsOut>(board, start, *LightsOut::facts(board, start), brute_force(board), ends);
  CHECK(ends.none == 1);
}

TEST_CASE("lights out: what follows needs no case, and a choice is made only where solutions differ") {
  each_sampled_seed(300, [](Random& random) {
    const auto board = small_board(random);
    Control control;
    const Explanation explanation = LightsOut::explain(board, LightsOut::start(board), {}, control);
    for (const ExplanationStep& step : explanation.steps) CHECK(step.depth == 0);
    const auto choices = std::count_if(explanation.steps.begin(), explanation.steps.end(),
                                       [](const auto& step) { return step.kind == ExplanationStep::Kind::choice; });
    const std::size_t solutions = brute_force(board).size();
    CHECK((solutions == 0 ? choices == 0 : solutions == std::size_t{1} << choices));
  });
}

TEST_CASE("lights out: the rows of an explanation tell every press, and a hint ends with one") {
  for (const char* board : {"grid_5x5", "grid_4x5", "cube", "path_8"}) {
    CAPTURE(board);
    const Explanation explanation = *answer(board, Verb::explain).explanation;
    std::size_t presses = 0, in_rows = 0;
    for (const ExplanationStep& step : explanation.steps) presses += step.moves.size();
    for (const OutlineStep& row : explanation.outline)
      for (const auto* const numbers : {&row.steps, &row.follows})
        for (const int number : *numbers) in_rows += explanation.steps[number - 1].moves.size();
    CHECK(in_rows == presses);
    const Explanation hint = *answer(board, Verb::explain, {{"steps", "1"}}).explanation;
    CHECK(hint.steps.back().moves.size() == 1);
    CHECK(hint.steps.size() <= 5);
  }
}

TEST_CASE("lights out: several lamps decide one of the first row, and that row the others") {
  const Explanation explanation = *answer("grid_4x5", Verb::explain).explanation;
  CHECK(explanation.steps.front().sentence ==
        "Together, B4, C4, D4, C3, E3, D2, E2 and E1 still need an even number of switches. Of the presses left to "
        "decide, only A4 gives them an odd number. So A4 isn’t pressed.");
  CHECK(explanation.steps.back().sentence ==
        "A1 still needs an even number of switches. Of the presses left to decide, only A1 gives it an odd number. So "
        "A1 isn’t pressed.");
  const Explanation none = *answer("lights_out\ngraph grid_5x5\nlit a1\n", Verb::explain).explanation;
  REQUIRE(none.steps.size() == 1);
  CHECK(none.steps.front().sentence ==
        "Together, A5, C5, E5, A4, C4, E4, A2, C2, E2, A1, C1 and E1 still need an odd number of switches, but every "
        "press left to decide gives them an even number. So there is no solution.");
}

TEST_CASE("lights out: new boards have a solution, and the difficulty that their graph has") {
  for (const auto& [name, expected] : {std::pair("path_6", 2), {"grid_3x3", 3}, {"grid_4x5", 4}, {"cube", 3}}) {
    const std::string graph = name;
    const int grade = expected;
    CAPTURE(graph);
    std::set<std::string> texts;
    for (int seed = 1; seed <= 8; ++seed) {
      const Reply made = answer(graph, Verb::generate, {{"seed", std::to_string(seed)}});
      REQUIRE(made.kind == Reply::Kind::found);
      CHECK(made.grade == grade);
      texts.insert(made.board.substr(made.board.find("\n") + 1));
      const Reply solved = answer(made.board, Verb::solve);
      CHECK(made.headline == "It’s solvable, in " + std::to_string(solved.moves.size()) +
                                 (solved.moves.size() == 1 ? " press." : " presses."));
      CHECK(answer(graph, Verb::generate, {{"seed", std::to_string(seed)}}).board == made.board);
    }
    CHECK(texts.size() > 2);
    CHECK(answer(graph, Verb::generate, {{"grade", std::to_string(grade)}}).kind == Reply::Kind::found);
    CHECK(answer(graph, Verb::generate, {{"grade", std::to_string(grade % 4 + 1)}}).kind == Reply::Kind::unknown);
  }
}

TEST_CASE("lights out: the editor has a setting for each lamp that is on") {
  const auto sheet = LightsOut::sheet(*must(LightsOut::parse("lights_out\ngraph cube\nlit c a\nlit a b\n")));
  CHECK(sheet.dots.size() == 8);
  CHECK(sheet.settings == std::vector<Setting>{{"lit", {0}, ""}, {"lit", {1}, ""}, {"lit", {2}, ""}});
  CHECK(must(LightsOut::parse(LightsOut::write_sheet(sheet).text()))->lit == lights_out::Lit{1, 1, 1, 0, 0, 0, 0, 0});
}

TEST_CASE("lights out: known numbers of solutions of square boards, all lamps on") {
  // OEIS A159257: the dimension of the kernel for n by n.
  const int nullity[] = {0, 0, 0, 4, 2, 0, 0, 0, 8, 0, 6};
  for (int n = 1; n <= 11; ++n) {
    const std::string side = std::to_string(n);
    const Reply reply = answer("grid_" + side + "x" + side, Verb::count);
    CHECK(reply.count == std::to_string(1 << nullity[n - 1]));
  }
  CHECK(answer("grid_5x5", Verb::solve).moves.size() == 15);
}

TEST_CASE("lights out: what is no certificate is rejected, and a reason is told of lamps on the board") {
  const std::string corner = "lights_out\ngraph grid_5x5\nlit a1\n";
  const auto instance = LightsOut::parse(corner).value();
  const auto state = LightsOut::start(instance);
  for (const char* wrong : {"", "odd", "odd a1", "odd a1 a1", "odd x", "even a1", "odd b1 b1 a1"})
    CHECK(LightsOut::check(instance, state, wrong) == CheckResult::rejected);
  const Reply reply = answer(corner, Verb::analyse);
  CHECK(reply.kind == Reply::Kind::none);
  CHECK(reply.headline == "This board has no solution");
  CHECK(test_support::reason_steps("lights_out", corner, "", reply.certificate).size() == 1);
}

TEST_CASE("lights out: lamps are named in the text and by an option, and by nothing else") {
  const auto problem = [](std::string_view text) {
    const auto read = LightsOut::parse(text);
    return read.ok() ? std::string() : read.error().text();
  };
  CHECK(problem("lights_out\ngraph cube\nlit a z\n") == "line 3, column 7: there is no vertex \"z\" in this graph");
  CHECK(problem("lights_out\ngraph cube\nlight a\n") ==
        "line 3, column 1: unknown word \"light\"; a line begins with graph, vertex, edge, face or lit");
  CHECK(problem("lights_out\ngraph\n") == "line 1, column 1: the graph has no vertex; add at least one lamp");
  Options options;
  options.set("graph", "cube");
  options.set("lit", "b,c");
  const auto game = game_from_options("lights_out", options);
  REQUIRE(game.ok());
  CHECK((*game)->write_instance() == "lights_out\ngraph cube\nlit b\nlit c\n");
  CHECK((*game)->write_instance_as("edges").error().message ==
        "other programs' formats hold only the graph; use Schlegel format to keep which lamps are on");
}
