#include "play/explanation.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <span>
#include <utility>

#include "base/index.hpp"
#include "base/text.hpp"
#include "play/words.hpp"

namespace schlegel {

namespace {

// Ids of targets may hold blanks, which part the moves of a text, but no '#'.
constexpr std::string_view blank = "#_", parting = "#-";

std::string without_blanks(std::string_view id) { return replaced(id, {{' ', blank}}); }

std::string with_blanks(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool coded = text.substr(i, blank.size()) == blank;
    out += coded ? ' ' : text[i];
    if (coded) i += blank.size() - 1;
  }
  return out;
}

}  // namespace

std::string write_mark(const PencilMark& mark) {
  std::string text = (mark.holds ? "#o" : "#x") + without_blanks(mark.from);
  if (!mark.to.empty()) (text += parting) += without_blanks(mark.to);
  return text;
}

std::optional<PencilMark> parse_mark(std::string_view text) {
  const bool holds = text.starts_with("#o");
  if (!holds && !text.starts_with("#x")) return std::nullopt;
  text.remove_prefix(2);
  const std::size_t parted = std::min(text.find(parting), text.size());
  const std::string_view rest = text.substr(parted);
  PencilMark mark{with_blanks(text.substr(0, parted)), {}, holds};
  if (!rest.empty()) mark.to = with_blanks(rest.substr(parting.size()));
  if (mark.from.empty() || mark.to.empty() != rest.empty()) return std::nullopt;
  return mark;
}

std::optional<PencilMark> mark_of(const KnownFact& fact) {
  if (fact.kind == KnownFact::Kind::edge) return PencilMark{fact.vertices[0], fact.vertices[1], fact.holds};
  if (fact.kind == KnownFact::Kind::vertex) return PencilMark{fact.vertices[0], {}, fact.holds};
  return std::nullopt;
}

std::vector<PencilMark> ExplanationStep::marks() const {
  std::vector<PencilMark> marks;
  for (const KnownFact& fact : facts)
    if (auto mark = mark_of(fact)) marks.push_back(*std::move(mark));
  return marks;
}

std::string grade_name(int grade) {
  constexpr std::array names{&words::beginner, &words::easy, &words::medium, &words::hard, &words::expert};
  return say(*names[std::clamp(grade, 1, number_of_grades) - 1]);
}

void complete_outline(Explanation& explanation) {
  if (!explanation.outline.empty()) return;
  int number = 0;
  for (const ExplanationStep& step : explanation.steps)
    explanation.outline.push_back({step.technique, step.grade, 1, {++number}, {}, step.technique});
}

static constexpr std::size_t most_findings = 8;  ///< of folded steps, that are named

std::vector<int> told_of(const Explanation& explanation, const std::vector<int>& numbers) {
  enum : char { open, retold, needed };
  std::vector<char> state(explanation.steps.size() + 1, open);
  for (const int number : numbers) {
    const ExplanationStep& step = explanation.steps[at(number) - 1];
    for (const int reason : step.because)
      if (std::find(step.retells.begin(), step.retells.end(), reason) == step.retells.end())
        state[at(reason)] = needed;
      else if (state[at(reason)] == open)
        state[at(reason)] = retold;
  }
  std::vector<int> told;
  std::copy_if(numbers.begin(), numbers.end(), std::back_inserter(told),
               [&](int number) { return state[at(number)] != retold; });
  return told;
}

/// What those of these steps find that conclude a case within one of this depth.
static std::vector<std::string> shown_by_cases(const Explanation& explanation, int first, int last, int depth) {
  std::vector<std::string> shown;
  for (int number = std::max(first, 2); number <= last; ++number)
    if (explanation.steps[at(number) - 1].depth == depth && explanation.steps[at(number) - 2].depth > depth)
      shown.push_back(gist_of(explanation.steps[at(number) - 1]));
  return shown;
}

std::vector<ToldSentence> sentences_of(const Explanation& explanation, const std::vector<int>& numbers) {
  std::vector<ToldSentence> sentences;
  std::vector<std::string> again;  // listed by the latest sentence
  const ExplanationStep* before = nullptr;
  const std::vector<int> told = told_of(explanation, numbers);
  int last = 0, last_told = 0;
  for (const int number : numbers) {
    const ExplanationStep& step = explanation.steps[at(number) - 1];
    const int from = std::exchange(last, number);
    if (step.depth > 0 && from > 0 && number > from + 1 && explanation.steps[at(from) - 1].depth > 0) {
      std::vector<std::string> shown = shown_by_cases(explanation, from + 1, number - 1, step.depth);
      const std::size_t count = shown.size();
      const bool all = count <= most_findings;
      if (!all) shown.resize(most_findings - 1);
      sentences.push_back(
          {say(words::step_by_step,
               {{"shown", shown.empty() ? "none" : say_all(shown)}, {"count", count}, {"all", all ? "yes" : "no"}}),
           step.depth});
    }
    if (std::find(told.begin(), told.end(), number) == told.end()) continue;
    const bool then = !step.then.empty() && step.retold.empty() &&
                      std::find(step.because.begin(), step.because.end(), last_told) != step.because.end();
    const auto may_be_listed = [](const ExplanationStep& one) { return !one.again.empty() && one.retold.empty(); };
    const bool listed =
        !then && before && may_be_listed(step) && may_be_listed(*before) && before->technique_id == step.technique_id;
    if (!listed) again.clear();
    if (!listed || again.empty())
      sentences.push_back({!step.retold.empty() ? step.retold : then ? step.then : step.sentence, step.depth});
    if (listed) {
      again.push_back(step.again);
      sentences.back().text = say(words::same_goes, {{"list", say_all(again)}});
    }
    before = &step;
    last_told = number;
  }
  return sentences;
}

std::string followers_of(const Explanation& explanation, const OutlineStep& row) {
  const std::vector<int> told = told_of(explanation, row.follows);
  const auto within =
      std::count_if(told.begin(), told.end(), [&](int number) { return explanation.steps[at(number) - 1].depth > 0; });
  if (told.empty()) return {};
  return say(words::followers, {{"within", within}, {"more", std::ssize(told) - within}});
}

std::string gist_of(const ExplanationStep& step) {
  if (step.kind == ExplanationStep::Kind::choice) return say(words::choice_of, {{"fact", step.facts.front().text}});
  if (!step.found.empty()) return step.found;
  const bool one = step.facts.size() == 1 || (!step.facts.empty() && step.facts.front().kind == KnownFact::Kind::piece);
  return one ? step.facts.front().text : step.technique;
}

std::string followers_in_words(const Explanation& explanation, const OutlineStep& row) {
  const auto step_at = [&](int number) -> const ExplanationStep& { return explanation.steps[at(number) - 1]; };
  const std::vector<int> told = told_of(explanation, row.follows);
  std::string text = followers_of(explanation, row);
  if (told.empty()) return text;
  const int depth = step_at(told.front()).depth;
  std::vector<std::string> findings;
  for (const int number : told) {
    const ExplanationStep& step = step_at(number);
    if (step.depth > depth) continue;
    std::vector<std::string> facts;
    for (const KnownFact& fact : step.facts)
      if (fact.holds) facts.push_back(fact.text);
    findings.push_back(step.found.empty() && facts.size() > 1 ? say_all(facts) : gist_of(step));
    if (findings.back() != step.technique) continue;
    if (depth == 0) return text;
    findings.pop_back();
  }
  if (findings.empty()) return text;
  const bool all = findings.size() <= most_findings;
  if (!all) findings.resize(most_findings - 1);
  return say(words::followers_named,
             {{"followers", text}, {"findings", join(findings, "; ")}, {"all", all ? "yes" : "no"}});
}

Grading grade_of(const Explanation& explanation) {
  constexpr int few_choices = 2, grade_of_few = 2, grade_of_many = 3, least_of_none = 2;
  const bool solved = explanation.end == Explanation::End::solved, none = explanation.end == Explanation::End::none;
  if (!solved && !none) return {};
  Grading grade;
  grade.steps = static_cast<int>(explanation.steps.size());
  int choices = 0;
  for (const ExplanationStep& step : explanation.steps) {
    if (step.kind == ExplanationStep::Kind::choice) ++choices;
    if (step.grade > grade.grade) grade = {step.grade, step.technique, 0, grade.steps};
    if (step.grade == grade.grade) ++grade.hardest;
  }
  const int of_choices = choices == 0 ? 0 : choices <= few_choices ? grade_of_few : grade_of_many;
  if (of_choices > grade.grade) grade = {of_choices, say(words::choice), choices, grade.steps};
  if (none && grade.grade > 0) grade.grade = std::max(grade.grade, least_of_none);
  return grade;
}

std::vector<PencilMark> marks_after(const Explanation& explanation, std::size_t count) {
  std::vector<std::pair<int, PencilMark>> drawn;
  for (std::size_t i = 0; i < std::min(count, explanation.steps.size()); ++i) {
    const ExplanationStep& step = explanation.steps[i];
    while (!drawn.empty() && drawn.back().first > step.depth) drawn.pop_back();
    if (step.kind == ExplanationStep::Kind::assumption)
      while (!drawn.empty() && drawn.back().first >= step.depth) drawn.pop_back();
    for (PencilMark& mark : step.marks()) drawn.emplace_back(step.depth, std::move(mark));
  }
  std::vector<PencilMark> marks;
  for (auto& [depth, mark] : drawn) marks.push_back(std::move(mark));
  return marks;
}

}  // namespace schlegel
