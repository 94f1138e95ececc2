// The engine of explanations on random clauses, whose one technique is unit propagation.
#include <set>

#include <doctest/doctest.h>

#include "play/assumptions.hpp"
#include "play/explain_test.hpp"
#include "trials.hpp"

namespace schlegel::explaining {
namespace {

using test_support::holds_all, test_support::meets, test_support::Truth;

constexpr Technique last_literal{"last_literal", Sentence{"Last literal"}, 1};

/// Each place is a clause.
class ClauseModel : public FactModel, private Wording {
 public:
  explicit ClauseModel(int variables) : variables_(variables), clauses_at_(variables) {}
  ClauseModel(int variables, int clauses, Random& random) : ClauseModel(variables) {
    for (int c = 0; c < clauses; ++c) {
      std::vector<Fact> clause;
      for (int i = 0; i < 3; ++i)
        clause.push_back({static_cast<int>(random.below(at(variables))), random.below(2) == 0});
      add(std::move(clause));
    }
  }
  void add(std::vector<Fact> clause) {
    for (const Fact fact : clause) clauses_at_[fact.variable].push_back(places());
    clauses_.push_back(std::move(clause));
  }

  std::vector<Truth> solutions() const {
    std::vector<Truth> all;
    for (unsigned set = 0; set < 1u << variables_; ++set) {
      Truth truth;
      for (int v = 0; v < variables_; ++v) truth.push_back(static_cast<char>(set >> v & 1));
      const auto is_met = [&](const std::vector<Fact>& clause) {
        return std::any_of(clause.begin(), clause.end(), [&](Fact fact) { return meets(truth, {fact}); });
      };
      if (std::all_of(clauses_.begin(), clauses_.end(), is_met)) all.push_back(std::move(truth));
    }
    return all;
  }

  int variables() const override { return variables_; }
  std::vector<Fact> given() const override { return {}; }
  std::span<const Technique> ladder() const override { return {&last_literal, 1}; }
  int places() const override { return static_cast<int>(clauses_.size()); }
  void affected(int variable, std::vector<int>& places) const override {
    const auto& there = clauses_at_[variable];
    places.insert(places.end(), there.begin(), there.end());
  }
  std::optional<Deduction> find(int, int place, const Assignment& known) const override {
    Deduction found;
    for (const Fact fact : clauses_[place]) {
      if (known.holds(!fact))
        found.because.push_back(!fact);
      else if (known.holds(fact) || (!found.derived.empty() && found.derived.front() != fact))
        return std::nullopt;
      else
        found.derived = {fact};
    }
    return found;
  }
  const Wording& wording() const override { return *this; }
  std::string name(Fact) const override { return "a fact"; }
  KnownFact data(Fact fact) const override {
    return {.kind = KnownFact::Kind::distance, .holds = fact.holds, .moves = fact.variable};
  }
  void light(ReasonPart&, Fact, bool) const override {}
  void write(const Deduction&, ReasonPart&) const override {}
  /// What is known, if all is, as digits.
  std::vector<std::string> moves(const Assignment& known, std::span<const std::string> played) const override {
    std::vector<std::string> digits;
    for (const signed char value : known.values()) {
      if (value == 0 || !played.empty()) return {};
      digits.push_back(std::to_string(value));
    }
    return digits;
  }
  std::unique_ptr<FactSat> sat() const override {
    auto made = std::make_unique<FactSat>(variables_);
    for (const auto& clause : clauses_) {
      std::vector<int> literals;
      for (const Fact fact : clause) literals.push_back(FactSat::literal(fact));
      made->sat.add(literals);
    }
    return made;
  }

 private:
  const int variables_;
  std::vector<std::vector<Fact>> clauses_;
  std::vector<std::vector<int>> clauses_at_;
};

/// Has a solution, and a SAT model that finds fault with each assignment.
class NeverContent final : public ClauseModel {
 public:
  using ClauseModel::ClauseModel;
  std::vector<char> solution(Control&) const override { return std::vector<char>(at(variables()), 1); }
  std::unique_ptr<FactSat> sat() const override {
    auto made = ClauseModel::sat();
    made->refine = [](FactSat&) { return true; };
    return made;
  }
};

std::vector<Fact> open_facts(const Assignment& known, int variables) {
  std::vector<Fact> facts;
  for (int v = 0; v < variables; ++v)
    if (!known.is_known(v)) facts.insert(facts.end(), {{v, true}, {v, false}});
  return facts;
}

/// Whether the ladder leads from these to a contradiction.
bool is_refuted(Ladder& ladder, Assignment known, Fact supposed) {
  known.add(supposed);
  while (const auto deduction = ladder.next_deduction(known, false))
    if (deduction->derived.empty()) return true;
  return false;
}

bool follows(const Deduction& deduction, const std::vector<Truth>& solutions) {
  return std::all_of(solutions.begin(), solutions.end(), [&](const Truth& truth) {
    return !meets(truth, deduction.because) || (!deduction.derived.empty() && meets(truth, deduction.derived));
  });
}

void check_refutation(const Step& step, const Assignment& known, const std::vector<Truth>& solutions) {
  REQUIRE(step.deduction.derived.size() == 1);
  REQUIRE(!step.inner.empty());
  CHECK(holds_all(known, step.deduction.because));
  CHECK(follows(step.deduction, solutions));
  Assignment under = known;
  CHECK(under.add(!step.deduction.derived.front()));
  for (std::size_t i = 0; i < step.inner.size(); ++i) {
    const Deduction& inner = step.inner[i].deduction;
    CHECK(holds_all(under, inner.because));
    CHECK(follows(inner, solutions));
    CHECK(inner.derived.empty() == (i + 1 == step.inner.size()));
    for (const Fact fact : inner.derived) CHECK(under.add(fact));
  }
}

struct TickCounter : Control {
  std::uint64_t ticks = 0;
  bool tick(const Progress&) override { return ++ticks, true; }
};

}  // namespace

TEST_CASE("assumptions: what is kept refutes what is refuted from scratch, and for reasons that hold") {
  int refuted = 0, longer = 0, ended = 0;
  each_sampled_seed(4000, [&](Random& random) {
    const int variables = 5 + static_cast<int>(random.below(6));
    const ClauseModel model(variables, 2 * variables + static_cast<int>(random.below(at(3 * variables))), random);
    const auto solutions = model.solutions();
    Control control;
    Ladder ladder(model, 1'000'000'000, control);
    Assumptions kept(ladder);
    Assignment known(model);
    for (bool contradiction = false; !contradiction;) {
      while (!contradiction) {
        const auto deduction = ladder.next_deduction(known, true);
        if (!deduction) break;
        contradiction = deduction->derived.empty();
      }
      if (contradiction) break;
      const auto open = open_facts(known, variables);
      const auto step = kept.shortest(known, open);
      const auto again = Assumptions(ladder).shortest(known, open);
      REQUIRE(step.has_value() == again.has_value());
      if (step) {
        ++refuted;
        check_refutation(*step, known, solutions);
        check_refutation(*again, known, solutions);
        CHECK(is_refuted(ladder, known, !step->deduction.derived.front()));
        longer += length(step->inner) > length(again->inner) ? 1 : 0;
      } else {
        ++ended;
        for (const Fact fact : open) CHECK_FALSE(is_refuted(ladder, known, fact));
      }
      // What has been refuted, or something else of a solution that meets what is known.
      Deduction next;
      if (step && random.below(2) == 0) {
        next = step->deduction;
      } else {
        const auto meets_known = [&](const Truth& truth) {
          for (int v = 0; v < variables; ++v)
            if (known.is_known(v) && known.is_true(v) != (truth[v] != 0)) return false;
          return true;
        };
        const auto truth = std::find_if(solutions.begin(), solutions.end(), meets_known);
        if (open.empty() || (truth == solutions.end() && !step)) break;
        const int v = open[random.below(open.size())].variable;
        if (truth == solutions.end())
          next = step->deduction;
        else
          next.derived = {{v, (*truth)[v] != 0}};
      }
      add(known, next);
      contradiction = next.derived.empty();
    }
  });
  CHECK(refuted > at_least(4000));
  CHECK(ended > at_least(1000));
  CHECK(longer < refuted / 100);
}

TEST_CASE("explanations: the engine ends as brute force says") {
  int ends[5] = {}, choices = 0;
  each_sampled_seed(1000, [&](Random& random) {
    const int variables = 5 + static_cast<int>(random.below(5));
    const ClauseModel model(variables, 3 * variables + static_cast<int>(random.below(at(3 * variables))), random);
    const auto all = model.solutions();
    Control control;
    const Explanation explanation = explain(model, {}, control);
    const auto end = explanation.end;
    ++ends[static_cast<int>(end)];
    std::set<Truth> shown;
    for (const auto& digits : explanation.solutions) {
      Truth truth;
      for (const std::string& digit : digits) truth.push_back(digit == "1" ? 1 : 0);
      CHECK(std::find(all.begin(), all.end(), truth) != all.end());
      shown.insert(truth);
    }
    CHECK(end == (all.empty() ? Explanation::End::none : Explanation::End::solved));
    if (all.empty()) return;
    const int made = test_support::check_facts(explanation, model, all);
    choices += made;
    CHECK((made > 0) == (all.size() > 1));
    CHECK(shown.size() == (made > 0 ? 2 : 0));
  });
  CHECK(std::min({ends[0], ends[1], choices}) > at_least(50));
}

TEST_CASE("explanations: a hint makes the choices of the whole, but first those that are drawn") {
  struct Drawn : ClauseModel {  // a variable is an edge that can be drawn
    using ClauseModel::ClauseModel;
    KnownFact data(Fact fact) const override {
      return {.kind = KnownFact::Kind::edge, .holds = fact.holds, .vertices = {"v", std::to_string(fact.variable)}};
    }
  };
  Drawn model(4);
  model.add({{0, true}, {1, true}});
  model.add({{2, true}, {3, true}});
  Control control;
  const Explanation whole = explain(model, {}, control);
  Explanation hint = explain(model, {.new_steps = 1}, control);
  CHECK(hint.end == Explanation::End::enough);
  REQUIRE(hint.steps.size() == 1);
  CHECK(hint.steps[0] == whole.steps[0]);
  CHECK(hint.solutions == whole.solutions);
  for (const PencilMark& mark :
       {PencilMark{"v", "2", true}, PencilMark{"v", "2", false}, PencilMark{"v", "3", false}}) {
    hint = explain(model, {.new_steps = 1, .drawn = {mark}}, control);
    REQUIRE(!hint.steps.empty());
    CHECK(hint.steps.back().marks() != std::vector{mark});
    CHECK(hint.steps.back().facts != whole.steps[0].facts);
  }
}

TEST_CASE("explanations: the work is limited, and then they end open where two solutions are known") {
  ClauseModel model(40);
  for (int v = 0; v < 40; v += 2) model.add({{v, true}, {v + 1, true}});
  int ends[5] = {};
  for (std::uint64_t looks = 10; looks < 5000; looks += 10) {
    Control control;
    const Explanation explanation = explain(model, {.most_looks = looks}, control);
    ++ends[static_cast<int>(explanation.end)];
    CHECK((grade_of(explanation).grade > 0) == (explanation.end == Explanation::End::solved));
  }
  CHECK(ends[static_cast<int>(Explanation::End::solved)] > 0);
  CHECK(ends[static_cast<int>(Explanation::End::open)] > 0);
  CHECK(ends[static_cast<int>(Explanation::End::stopped)] > 0);
}

TEST_CASE("explanations: SAT does only so much for one step") {
  constexpr int variables = 400;
  const NeverContent model(variables);
  TickCounter control;
  const Explanation explanation = explain(model, {}, control);
  CHECK(explanation.end == Explanation::End::stopped);
  CHECK(explanation.steps.empty());
  CHECK(control.ticks < 2000);
}

}  // namespace schlegel::explaining
