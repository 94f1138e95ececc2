// The steps of an explanation in words: numbered, each with the steps it rests on, its marks and its moves.
#include "play/explained_steps.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <utility>

#include "base/index.hpp"
#include "base/text.hpp"
#include "play/fold.hpp"
#include "play/words.hpp"

namespace schlegel::explaining {
namespace {

constexpr std::array own_techniques{
    Technique{"contradiction_in_one_step", words::contradiction_in_one_step, 3},
    Technique{"contradiction_in_two_steps", words::contradiction_in_two_steps, 4},
    Technique{"contradiction", words::contradiction, 4},
    Technique{"cut_cases", words::cut_cases, 5},
    Technique{"nested_contradiction", words::nested_contradiction, 5},
    Technique{symmetry_id, words::symmetry, 1, true, false, words::title_symmetry},
    Technique{combined_id, words::combined_facts, 5},
    Technique{"contradictory_givens", words::contradictory_givens, 1},
};

/// Numbers the steps and puts them in words.
class StepWriter {
  using Kind = ExplanationStep::Kind;

 public:
  StepWriter(const FactModel& model, Explanation& explanation)
      : model_(model),
        wording_(model.wording()),
        explanation_(explanation),
        known_(model_),
        from_(2 * at(model_.variables()), 0) {
    for (const Fact fact : model_.given()) known_.add(fact);
  }

  void write(const std::vector<Step>& steps, int depth) {
    for (const Step& step : steps) {
      if (!step.cases.empty()) {
        write_cases(step, depth);
        continue;
      }
      if (!step.inner.empty()) {
        const Fact supposed = !step.deduction.derived.front();
        ExplanationStep& assumption = next(Kind::assumption, depth + 1);
        assumption.sentence =
            say(words::suppose, {{"fact", wording_.name(supposed)}, {"within", depth > 0 ? "yes" : "no"}});
        write_case(assumption, {supposed}, step.inner);
      }
      ExplanationStep& described = next(step.choice               ? Kind::choice
                                        : step.is_contradiction() ? Kind::contradiction
                                                                  : Kind::deduction,
                                        depth);
      put_in_words(step, described);
      if (!step.choice) described.use(technique_of(model_, step.deduction.technique));
      if (step.inner.empty())
        described.because = numbers_of(step.deduction.because);
      else
        described.because = {number() - 1};
      if (step.inner.empty() && !step.choice) retell(step.deduction, described);
      for (const Fact fact : step.deduction.derived) add(described, fact);
      if (depth == 0) write_moves(described);
    }
  }

  /// Where what is given leaves nothing to be worked out.
  void write_given_moves() {
    if (model_.moves(known_, played_).empty()) return;
    ExplanationStep& described = next(Kind::deduction, 0);
    described.sentence = say(words::all_is_given);
    for (const Fact fact : model_.given()) wording_.light(described, fact, false);
    write_moves(described);
  }

 private:
  /// Which one of the engine's it uses; negative: one of the model's.
  int own(const Deduction& deduction) const { return deduction.technique - number_of(model_, one_step); }
  int number() const { return static_cast<int>(explanation_.steps.size()); }
  int& from(Fact fact) { return from_[2 * at(fact.variable) + (fact.holds ? 1 : 0)]; }

  ExplanationStep& next(Kind kind, int depth) {
    ExplanationStep& step = explanation_.steps.emplace_back();
    deductions_.push_back(nullptr);
    step.kind = kind;
    step.depth = depth;
    return step;
  }

  /// What is supposed, and what follows from it.
  void write_case(ExplanationStep& assumption, const std::vector<Fact>& supposed, const std::vector<Step>& inner) {
    const std::vector<int> before = from_;
    for (const Fact fact : supposed) {
      if (fact.holds || supposed.size() == 1) wording_.light(assumption, fact, true);
      add(assumption, fact);
    }
    write(inner, assumption.depth);
    from_ = before;
  }

  void write_cases(const Step& step, int depth) {
    ExplanationStep& border = next(Kind::deduction, depth);
    static_cast<ReasonPart&>(border) = wording_.at_border(step.cases.front().supposed, step.deduction.about);
    const int first = number();
    std::vector<int> failed;
    for (const Step::Case& one : step.cases) {
      ExplanationStep& assumption = next(Kind::assumption, depth + 1);
      assumption.sentence = wording_.suppose_crossing(one.supposed);
      assumption.because = {first};
      write_case(assumption, one.supposed, one.inner);
      ExplanationStep& fails = next(Kind::deduction, depth);
      fails.sentence = say(words::case_fails,
                           {{"images", one.images}, {"how", model_.why_symmetric(one.supposed.front(), one.images)}});
      fails.use(technique_of(model_, step.deduction.technique));
      fails.found = say(words::other_crossing);
      fails.because = {number() - 1};
      failed.push_back(number());
    }
    ExplanationStep& end = next(Kind::contradiction, depth);
    end.sentence = say(words::no_case_left);
    end.use(technique_of(model_, step.deduction.technique));
    end.found = say(words::contradiction);
    end.because = failed;
  }

  void put_in_words(const Step& step, ExplanationStep& described) {
    const Deduction& deduction = step.deduction;
    if (own(deduction) < 0) {
      static_cast<ReasonPart&>(described) = wording_.describe(deduction);
      return;
    }
    const auto& derived = deduction.derived;
    const auto clauses = [&](const std::vector<Fact>& facts, std::size_t most) {
      std::vector<std::string> names;
      for (std::size_t i = 0; i < std::min(most, facts.size()); ++i) names.push_back(wording_.name(facts[i]));
      return names;
    };
    switch (static_cast<Own>(own(deduction))) {
      case one_step:
      case two_steps:
      case longer:
      case at_cut:
      case nested:
        described.sentence = say(words::so_fact, {{"fact", wording_.name(derived.front())}});
        break;
      case symmetric: {
        constexpr std::size_t most = 8;
        described.sentence =
            say(words::by_symmetry, {{"how", model_.why_symmetric(deduction.because.front(), derived.size())},
                                     {"reason", deduction.because.size() == 1 ? "one" : "many"},
                                     {"within", described.depth > 0 ? "yes" : "no"},
                                     {"count", derived.size()},
                                     {"facts", say_all(clauses(derived, most))},
                                     {"more", derived.size() > most ? derived.size() - most : 0}});
        break;
      }
      case together:
        described.sentence = derived.empty()
                                 ? say(words::clash_together)
                                 : say(words::forced_together, {{"fact", wording_.name(derived.front())},
                                                                {"opposite", wording_.name(!derived.front())}});
        break;
      case clashing:
        described.sentence = say(words::both_cannot_be, {{"first", wording_.name(deduction.because.front())},
                                                         {"second", wording_.name(deduction.because.back())}});
        break;
      case chosen: {
        const auto& [instead, none_forced] = *step.choice;
        const std::string details = wording_.details(derived);
        described.sentence = say(std::exchange(has_chosen_, true) ? words::choose_again : words::choose,
                                 {{"forced", none_forced ? "none" : "unknown"},
                                  {"fact", wording_.name(derived.front())},
                                  {"instead", instead ? wording_.name(*instead) : "none"},
                                  {"details", details.empty() ? "none" : details}});
        break;
      }
    }
    if (step.inner.empty())
      for (const Fact fact : deduction.because) wording_.light(described, fact, false);
    for (const Fact fact : derived) wording_.light(described, fact, true);
  }

  /// Takes the reasons into the sentence, as far as they are clauses there.
  void retell(const Deduction& deduction, ExplanationStep& described) {
    if (own(deduction) >= 0) return;
    deductions_.back() = &deduction;
    std::vector<std::string> clauses;
    for (const int number : described.because) {
      const Deduction* const reason = deductions_[at(number) - 1];
      std::optional<std::string> clause = reason ? wording_.clause(*reason, deduction) : std::nullopt;
      if (!clause) continue;
      described.retells.push_back(number);
      if (!clause->empty()) clauses.push_back(*std::move(clause));
    }
    if (!described.retells.empty())
      described.retold =
          clauses.empty() ? described.sentence : capitalised(wording_.with_reasons(say_all(clauses), deduction));
  }

  std::vector<int> numbers_of(const std::vector<Fact>& facts) {
    std::vector<int> numbers;
    for (const Fact fact : facts)
      if (from(fact) > 0) numbers.push_back(from(fact));
    std::sort(numbers.begin(), numbers.end());
    numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
    return numbers;
  }

  void add(ExplanationStep& described, Fact fact) {
    from(fact) = number();
    KnownFact& known = described.facts.emplace_back(model_.data(fact));
    known.text = wording_.name(fact);
    if (described.depth == 0) known_.add(fact);
  }

  void write_moves(ExplanationStep& described) {
    described.moves = model_.moves(known_, played_);
    played_.insert(played_.end(), described.moves.begin(), described.moves.end());
  }

  const FactModel& model_;
  const Wording& wording_;
  Explanation& explanation_;
  std::vector<const Deduction*> deductions_;  ///< by number of the step, from 1; null: it is none of the model's
  Assignment known_;
  std::vector<int> from_;  ///< by fact: the number of the step that derived it
  std::vector<std::string> played_;
  bool has_chosen_ = false;
};

std::string in_words(std::size_t count) { return say(words::spelled, {{"count", count}}); }

/// What a step of the outline finds, if that is little: what is drawn, or where nothing is, what it comes to.
std::string found_in(const Explanation& explanation, const OutlineStep& row) {
  constexpr std::size_t most = 2;
  std::vector<std::string> found, ends;
  std::vector<int> cited;
  std::size_t images = 0;
  for (const auto* const numbers : {&row.steps, &row.follows})
    for (const int number : *numbers) {
      const std::vector<int>& because = explanation.steps[at(number) - 1].because;
      cited.insert(cited.end(), because.begin(), because.end());
    }
  for (const int number : row.steps) {
    const ExplanationStep& step = explanation.steps[at(number) - 1];
    if (step.depth > 0 || step.facts.empty()) continue;
    if (step.technique_id == symmetry_id) {
      images += step.facts.size();
      continue;
    }
    const std::string& text = step.found.empty() ? step.facts.front().text : step.found;
    if (draws(step)) found.push_back(text);
    if (std::find(cited.begin(), cited.end(), number) == cited.end()) ends.push_back(text);
  }
  if (found.empty() && ends.size() == 1) found = ends;
  if (found.size() > most) return {};
  return images == 0 ? say_all(found)
                     : say(words::title_with_images, {{"fact", say_all(found)}, {"many", in_words(images)}});
}

/// Of a step of the outline. What a case shows, or all facts together, is named itself; so is what is chosen.
std::string title_of(const FactModel& model, const Explanation& explanation, const OutlineStep& row) {
  const Technique* used = nullptr;
  std::size_t times = 0;
  std::vector<std::string> lines;
  const ExplanationStep* last = nullptr;
  bool by_symmetry = false;
  for (const int number : row.steps) {
    const ExplanationStep& step = explanation.steps[at(number) - 1];
    if (step.facts.empty() && !step.found.empty()) return capitalised(step.found);  // of a border
    last = &step;
    by_symmetry = by_symmetry || step.technique_id == symmetry_id;
    if (step.technique != row.technique || step.technique_id.empty()) continue;
    ++times;
    for (int t = 0; used == nullptr; ++t)
      if (technique_of(model, t).id == step.technique_id) used = &technique_of(model, t);
    if (!step.line.empty())
      lines.push_back(step.line);
    else
      for (const KnownFact& fact : step.facts) lines.push_back(fact.line);
  }
  using Kind = ExplanationStep::Kind;
  if (last->kind == Kind::choice) return say(words::choice_of, {{"fact", last->facts.front().text}});
  const bool fails = last->kind == Kind::contradiction;
  if (fails && by_symmetry) return say(words::title_symmetry);
  if (fails) return row.grade <= obvious ? say(words::contradiction) : row.technique;
  const bool none = lines.empty() || std::any_of(lines.begin(), lines.end(), std::mem_fn(&std::string::empty));
  const bool one = std::adjacent_find(lines.begin(), lines.end(), std::not_equal_to()) == lines.end();
  std::string title;
  if (used != nullptr)
    title = say(used->title, {{"count", times},
                              {"many", in_words(times)},
                              {"line", none  ? "none"
                                       : one ? lines.front()
                                             : "several"}});
  if (title.empty()) title = found_in(explanation, row);
  return title.empty() ? row.technique : capitalised(title);
}

}  // namespace

int number_of(const FactModel& model, Own technique) { return static_cast<int>(model.ladder().size()) + technique; }

const Technique& technique_of(const FactModel& model, int number) {
  const int own = number - number_of(model, one_step);
  return own < 0 ? model.ladder()[at(number)] : own_techniques[at(own)];
}

Explanation explained(const FactModel& model, const std::vector<Step>& steps, Explanation::End end,
                      const std::vector<std::vector<char>>& solutions) {
  Explanation explanation{end};
  StepWriter writer(model, explanation);
  writer.write(steps, 0);
  if (steps.empty()) writer.write_given_moves();
  explanation.outline = fold(explanation);
  for (OutlineStep& row : explanation.outline) row.title = title_of(model, explanation, row);
  for (ExplanationStep& step : explanation.steps) step.line.clear();  // titles needed it
  for (const std::vector<char>& solution : solutions) {
    Assignment known(model);
    for (int v = 0; v < model.variables(); ++v)
      if (model.decides(v)) known.add({v, solution[at(v)] != 0});
    explanation.solutions.push_back(model.moves(known, {}));
  }
  return explanation;
}

}  // namespace schlegel::explaining
