// What the page and the command line may rely on in an explanation, on every board of every puzzle that explains
// itself.
#include <algorithm>
#include <functional>
#include <map>
#include <string>

#include <doctest/doctest.h>

#include "library.hpp"
#include "play/fold.hpp"
#include "play/session.hpp"
#include "puzzles/registry.hpp"
#include "results.hpp"
#include "trials.hpp"

using namespace schlegel;

namespace {

Reply explained(const Game& game, std::vector<std::string> moves, const char* steps) {
  Question question{std::string(game.puzzle()), game.write_instance(), std::move(moves), Verb::explain, {}};
  question.options.set("steps", steps);
  Control control;
  auto reply = must(ask(question, control, {}));
  return *std::move(reply);
}

void check_step(const ExplanationStep& step, std::size_t number, const Scene& scene) {
  CAPTURE(number);
  CAPTURE(step.sentence);
  const bool leads_on = step.kind == ExplanationStep::Kind::assumption && step.sentence.ends_with(':');
  CHECK((leads_on || step.sentence.ends_with('.') || step.sentence.ends_with('!')));
  CHECK(step.sentence.find_first_of("{}") == std::string::npos);
  CHECK(step.sentence.find("earch tried everything") == std::string::npos);
  CHECK((step.technique.empty() || step.grade >= 1));
  CHECK(step.grade <= number_of_grades);
  CHECK(step.depth >= (step.kind == ExplanationStep::Kind::assumption ? 1 : 0));
  for (const int because : step.because) CHECK(because < static_cast<int>(number));
  for (const ReasonPart::Spot& spot : step.spots) CHECK_MESSAGE(scene.find(spot.target) >= 0, spot.target);
  for (const ReasonPart::Band& band : step.bands) {
    CHECK(scene.find(band.from) >= 0);
    CHECK(scene.find(band.to) >= 0);
  }
  for (const PencilMark& mark : step.marks()) {
    CHECK(scene.find(mark.from) >= 0);
    CHECK((mark.to.empty() || scene.find(mark.to) >= 0));
    CHECK(parse_mark(write_mark(mark)) == mark);
  }
}

/// Its steps are whole, its moves can be played and, where it ends in a solution, solve the position.
void check_explanation(const Game& position, const Reply& reply) {
  REQUIRE(reply.explanation);
  const Explanation& explanation = *reply.explanation;
  const auto game = position.clone();
  const Scene scene = game->scene({}, {});
  std::vector<std::string> moves;
  for (std::size_t i = 0; i < explanation.steps.size(); ++i) {
    check_step(explanation.steps[i], i + 1, scene);
    for (const std::string& move : explanation.steps[i].moves) {
      CAPTURE(move);
      CHECK(game->why_illegal(move).empty());
      game->apply(move);
      moves.push_back(move);
    }
  }
  if (explanation.end == Explanation::End::solved) CHECK(position.verify(moves));
  const auto is_choice = [](const ExplanationStep& step) { return step.kind == ExplanationStep::Kind::choice; };
  if (std::any_of(explanation.steps.begin(), explanation.steps.end(), is_choice)) {
    REQUIRE(explanation.solutions.size() == 2);
    CHECK(explanation.solutions[0] != explanation.solutions[1]);
    for (const auto& solution : explanation.solutions) CHECK(position.verify(solution));
  } else {
    CHECK(explanation.solutions.empty());
  }
  if (explanation.end == Explanation::End::none) {
    REQUIRE(!explanation.steps.empty());
    CHECK(explanation.steps.back().kind == ExplanationStep::Kind::contradiction);
    CHECK(explanation.steps.back().depth == 0);
  }
  CHECK(*must(read_json<Reply>(write_json(reply))) == reply);
}

/// Every step names a technique that is listed.
void check_techniques(std::string_view puzzle, const Explanation& explanation) {
  const auto listed = techniques_of(puzzle);
  if (!listed) return;
  for (const ExplanationStep& step : explanation.steps) {
    const auto is_it = [&](const Technique& one) { return one.id == step.technique_id; };
    CHECK_MESSAGE((step.technique_id.empty() || std::any_of(listed->begin(), listed->end(), is_it)), step.technique_id);
  }
}

/// What only crosses something out is told where it is first needed: nothing is drawn between the two.
void check_reasons_are_late(const std::vector<ExplanationStep>& steps) {
  const auto at_top = [&](std::size_t i) { return steps[i].depth == 0; };
  for (std::size_t i = 0; i < steps.size(); ++i) {
    const bool ends_case = i > 0 && steps[i - 1].depth > 0;
    if (!at_top(i) || draws(steps[i]) || ends_case || steps[i].kind != ExplanationStep::Kind::deduction ||
        steps[i].technique_id == symmetry_id || steps[i].technique_id == combined_id)
      continue;
    const auto cites = [&](const ExplanationStep& step) {
      return std::find(step.because.begin(), step.because.end(), static_cast<int>(i) + 1) != step.because.end();
    };
    const auto first = static_cast<std::size_t>(std::find_if(steps.begin(), steps.end(), cites) - steps.begin());
    if (first == steps.size()) continue;
    CAPTURE(steps[i].sentence);
    for (std::size_t between = i + 1; between < first; ++between)
      CHECK_FALSE((at_top(between) && draws(steps[between])));
  }
}

}  // namespace

TEST_CASE(
    "explanations: of every board they are whole, have its difficulty, can be played, and end as the analysis does") {
  std::map<std::string_view, std::map<std::string, std::string, std::less<>>> hardest;
  for (const PuzzleInfo& puzzle : puzzles()) hardest[puzzle.id] = test_support::hardest_of_levels(puzzle.id);
  int explaining = 0;
  for (const Level& level : tried_levels()) {
    CAPTURE(level.puzzle);
    CAPTURE(level.id);
    const auto game = must(parse_game(level.puzzle, level.text));
    if (!(*game)->explains()) continue;
    ++explaining;
    const Reply whole = explained(**game, {}, "0");
    check_explanation(**game, whole);
    check_techniques(level.puzzle, *whole.explanation);
    if (find_puzzle(level.puzzle)->ladder) check_reasons_are_late(whole.explanation->steps);
    if (!find_puzzle(level.puzzle)->base_boards.empty())
      test_support::check_difficulty(whole, level.grade, hardest[level.puzzle].find(level.id)->second);
    const Explanation::End end = whole.explanation->end;
    CHECK((end == Explanation::End::solved || end == Explanation::End::none));
    TickLimit control(60);
    const auto solved =
        must(ask({std::string(level.puzzle), std::string(level.text), {}, Verb::solve, {}}, control, {}));
    if (whole.kind == Reply::Kind::none) CHECK(solved->kind != Reply::Kind::found);
    if (whole.kind == Reply::Kind::found) CHECK(solved->kind != Reply::Kind::none);
    if (solved->kind == Reply::Kind::none) CHECK(whole.kind == Reply::Kind::none);
    const Reply hint = explained(**game, {}, "1");
    check_explanation(**game, hint);
    CHECK(hint.explanation->steps.size() <= std::max<std::size_t>(1, whole.explanation->steps.size()));
  }
  CHECK(explaining > 0);
}
