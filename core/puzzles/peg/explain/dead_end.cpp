#include <algorithm>
#include <limits>
#include <numeric>
#include <optional>
#include <utility>

#include "base/index.hpp"
#include "puzzles/peg/board.hpp"
#include "puzzles/peg/explain/steps.hpp"
#include "puzzles/peg/peg.hpp"
#include "puzzles/peg/solve/reasons.hpp"

namespace schlegel::peg {
namespace {

using Kind = ExplanationStep::Kind;

constexpr int most_leaves = 12, most_positions = 40, deepest = 4;  ///< of a tree of assumptions

bool weighs(const Reason& reason) { return std::holds_alternative<PagodaReason>(reason); }

constexpr Technique by_weights{"weights", words::technique_weights, 4};
constexpr Technique by_class{"position_class", words::technique_class, 3};
constexpr Technique every_jump{"every_jump_fails", words::technique_every_jump, 3};
constexpr Technique by_search{"exhaustive_search", words::technique_search, number_of_grades};
constexpr Technique no_jump_left{"no_jump_left", words::technique_no_jump, 1};

const Technique& technique_of(bool weights) { return weights ? by_weights : by_class; }

class DeadEnd {
 public:
  DeadEnd(const Instance& instance, Control& control)
      : instance_(instance), control_(control), jumps_(jumps_of(instance)) {}

  /// Appends the steps of a whole proof, or none.
  bool tree(Position position, int depth) {
    const std::size_t before = steps_.size();
    const auto legal = jumps_from(position);
    std::vector<int> ends;
    bool proved = legal.size() <= at(most_leaves) && depth < deepest;
    for (std::size_t i = 0; proved && i < legal.size(); ++i) {
      suppose(legal[i], depth + 1);
      const Position next = position ^ legal[i].changed();
      proved = leaf(next, depth + 1) || tree(next, depth + 1);
      ends.push_back(static_cast<int>(steps_.size()));
    }
    if (!proved) {
      steps_.resize(before);
      weights_told_ = false;
      return false;
    }
    ExplanationStep& step = add(Kind::contradiction, depth);
    step.use(every_jump);
    step.sentence = say(words::every_jump_fails, {{"jumps", legal.size()}});
    step.because = std::move(ends);
    return true;
  }

  /// The first jumps that a reason refutes, one by one, and what there is to say of the others.
  void first_jumps(Position position, const Reason& search) {
    std::vector<int> ends;
    std::size_t others = 0;
    left_ = most_positions;
    leaves_ = 0;
    for (const Jump& jump : jumps_from(position)) {
      const std::size_t before = steps_.size();
      suppose(jump, 1);
      if (leaf(position ^ jump.changed(), 1)) {
        ends.push_back(static_cast<int>(steps_.size()));
      } else {
        steps_.resize(before);
        ++others;
      }
    }
    ExplanationStep& step = add(Kind::contradiction, 0);
    step.use(by_search);
    step.sentence = ends.empty()
                        ? every_way_was_tried(std::get<ExhaustedReason>(search).positions, words::every_way_was_tried)
                        : say(words::other_jumps_tried, {{"jumps", others}});
    step.because = std::move(ends);
    light(step, instance_, position);
  }

  /// What parity and weights say, a step for each reason; the last one is the contradiction.
  void reasons(Position position, const std::vector<Reason>& reasons) {
    std::vector<Position> goals = goal_positions(instance_);
    std::optional<std::size_t> number;  // of the reason told last
    for (ReasonStep& told : steps_of(instance_, position, reasons)) {
      if (std::exchange(number, told.reason) == told.reason) {
        steps_.back().sentence += " " + told.part.sentence;
        for (const auto& spot : told.part.spots) steps_.back().light_once(spot.target, spot.other, spot.note);
        continue;
      }
      ExplanationStep& step = add(Kind::deduction, 0);
      static_cast<ReasonPart&>(step) = std::move(told.part);
      const Reason* const reason = told.reason < reasons.size() ? &reasons[told.reason] : nullptr;
      const bool is_search = !reason && std::any_of(reasons.begin(), reasons.end(), searched);
      step.use(is_search ? by_search : technique_of(weighs(reason ? *reason : reasons.back())));
      outline_.push_back({step.technique, step.grade, 1, {static_cast<int>(steps_.size())}, {}, step.technique});
      if (!reason) continue;
      step.facts = {fact_of(instance_, position, *reason)};
      const auto out = std::erase_if(goals, [&](Position goal) { return refutes(instance_, *reason, position, goal); });
      outline_.back().title = say(words::title_reason, {{"sort", weighs(*reason) ? "weights" : "class"},
                                                        {"any", instance_.goal.any ? "yes" : "no"},
                                                        {"more", outline_.size() > 1 ? "yes" : "no"},
                                                        {"holes", out}});
    }
    ExplanationStep& last = steps_.back();
    if (instance_.goal.any && goals.empty()) last.sentence += " " + say(words::all_ruled_out);
    last.kind = Kind::contradiction;
    last.because.resize(steps_.size() - 1);
    std::iota(last.because.begin(), last.because.end(), 1);
  }

  /// The steps; where they have no rows yet, one for each jump that is assumed first, with the cases inside it folded.
  Explanation explanation() {
    Explanation all{Explanation::End::none, std::move(steps_), {}, std::move(outline_)};
    if (!all.outline.empty()) return all;
    for (std::size_t i = 0; i < all.steps.size(); ++i) {
      const ExplanationStep& step = all.steps[i];
      const bool assumes = step.kind == Kind::assumption && step.depth == 1;
      if (assumes || step.depth == 0) {
        const auto title = assumes ? say(words::title_case, {{"jump", step.facts.front().text}}) : step.technique;
        all.outline.push_back({step.technique, step.grade, 1, {}, {}, title});
      }
      OutlineStep& row = all.outline.back();
      (step.depth > 1 ? row.follows : row.steps).push_back(static_cast<int>(i) + 1);
      if (step.grade <= row.grade) continue;
      row.technique = step.technique;
      row.grade = step.grade;
    }
    return all;
  }

  void no_jump(int depth) {
    ExplanationStep& step = add(Kind::contradiction, depth);
    step.use(no_jump_left);
    step.sentence = say(words::no_jump);
  }

  std::vector<Jump> jumps_from(Position position) const {
    std::vector<Jump> legal;
    for (const Jump& jump : jumps_)
      if (jump.legal(position)) legal.push_back(jump);
    return legal;
  }

 private:
  ExplanationStep& add(Kind kind, int depth) {
    ExplanationStep& step = steps_.emplace_back();
    step.kind = kind;
    step.depth = depth;
    return step;
  }

  void suppose(const Jump& jump, int depth) {
    ExplanationStep& step = add(Kind::assumption, depth);
    step.sentence = say_jump(words::suppose_jump, instance_, jump);
    step.facts = {fact_of(instance_, jump)};
    light_jump(step, instance_, jump);
  }

  /// Ends the case when no jump is left or a reason rules out every goal.
  bool leaf(Position position, int depth) {
    if (leaves_ >= most_leaves || --left_ < 0 || !control_.tick({})) return false;
    const int supposed = static_cast<int>(steps_.size());
    if (jumps_from(position).empty()) {
      no_jump(depth);
    } else {
      const Screening screening = refute_goals(instance_, position);
      if (!screening.open.empty()) return false;
      ExplanationStep& step = add(Kind::contradiction, depth);
      step.use(technique_of(std::any_of(screening.reasons.begin(), screening.reasons.end(), weighs)));
      const auto* pagoda = std::get_if<PagodaReason>(&screening.reasons.front());
      step.sentence = pagoda && weights_told_ && screening.reasons.size() == 1
                          ? weights_and_goal(instance_, position, *pagoda, words::weights_shown)
                          : describe(instance_, position, screening.reasons, !pagoda);
      for (const Reason& reason : screening.reasons) step.facts.push_back(fact_of(instance_, position, reason));
      if (pagoda) {
        light_weights(step, instance_, *pagoda);
        weights_told_ = true;
      }
    }
    steps_.back().because = {supposed};
    ++leaves_;
    return true;
  }

  const Instance& instance_;
  Control& control_;
  bool weights_told_ = false;
  std::vector<Jump> jumps_;
  std::vector<ExplanationStep> steps_;
  std::vector<OutlineStep> outline_;
  int leaves_ = 0, left_ = most_positions;
};

}  // namespace

std::vector<Technique> techniques_of_dead_ends() { return {by_weights, by_class, every_jump, by_search, no_jump_left}; }

std::string weights_and_goal(const Instance& instance, Position position, const PagodaReason& weights,
                             const Sentence& sentence) {
  std::int64_t least = std::numeric_limits<std::int64_t>::max();
  for (const Position goal : goal_positions(instance))
    if (!parity_reason(instance, position, goal)) least = std::min(least, total(instance, goal, weights.weights));
  return say(sentence, {{"now", total(instance, position, weights.weights)},
                        {"weight", least},
                        {"any", instance.goal.any ? "yes" : "no"}});
}

KnownFact fact_of(const Instance& instance, Position position, const Reason& reason) {
  KnownFact fact;
  Position holes = 0;
  if (const auto* pagoda = std::get_if<PagodaReason>(&reason)) {
    fact.kind = KnownFact::Kind::weight;
    fact.text = say(words::fact_weight, {{"weight", total(instance, position, pagoda->weights)},
                                         {"weights", weights_in_words(instance, *pagoda)}});
    holes = weighed(instance, *pagoda);
    for (const std::int64_t weight : pagoda->weights)
      if (weight != 0) fact.weights.push_back(weight);
  } else if (const auto* parity = std::get_if<ParityReason>(&reason)) {
    holes = parity->set;
    fact.kind = KnownFact::Kind::parity;
    fact.holds = pegs_within(instance, position, holes) % 2 == 1;
    fact.text = say(words::fact_parity,
                    {{"parity", fact.holds ? "odd" : "even"}, {"holes", say_all(shown_all(instance, holes))}});
  }
  for (Position rest = holes; rest != 0; rest &= rest - 1) fact.vertices.push_back(instance.names[lowest_hole(rest)]);
  return fact;
}

Explanation explain_dead_end(const Instance& instance, Position position, const std::vector<Reason>& reasons,
                             Control& control) {
  DeadEnd dead_end(instance, control);
  const auto search = std::find_if(reasons.begin(), reasons.end(), searched);
  if (dead_end.jumps_from(position).empty())
    dead_end.no_jump(0);
  else if (search == reasons.end() || !dead_end.tree(position, 0)) {
    if (search == reasons.end() || reasons.size() > 1)
      dead_end.reasons(position, reasons);
    else
      dead_end.first_jumps(position, *search);
  }
  return dead_end.explanation();
}

}  // namespace schlegel::peg
