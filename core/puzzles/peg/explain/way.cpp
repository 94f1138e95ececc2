#include <algorithm>

#include "base/index.hpp"
#include "base/text.hpp"
#include "puzzles/peg/board.hpp"
#include "puzzles/peg/explain/steps.hpp"
#include "puzzles/peg/peg.hpp"
#include "puzzles/peg/solve/plan_table.hpp"
#include "puzzles/peg/solve/reasons.hpp"

namespace schlegel::peg {
namespace {

constexpr std::size_t few_positions = 20'000;  ///< what is searched to know the dead ends
constexpr std::size_t most_programs = 6;       ///< goals for which weights are looked for, by linear programming

constexpr Technique only_jump{"only_jump", words::technique_only_jump, 1};
constexpr Technique last_jump{"last_jump", words::technique_last_jump, 1};
constexpr Technique clearing_jump{"clearing_jump", words::technique_only_jump, 2};
constexpr Technique safe_jump{"safe_jump", words::technique_safe_jump, 3};
constexpr Technique keeps_weight{"weight_keeping_jump", words::technique_safe_jump, 4};
constexpr Technique keeps_search{"searched_jump", words::technique_safe_jump, 4};
/// By Package::Kind: the word that the sentence chooses by, and the name.
constexpr std::pair<const char*, Technique> package_names[] = {
    {"", only_jump},
    {"three", {"three_purge", words::technique_three_purge, 2}},
    {"six", {"six_purge", words::technique_six_purge, 3}},
    {"corner", {"l_purge", words::technique_l_purge, 4}},
    {"other", {"package", words::technique_package, 3}}};

class WayExplanation {
 public:
  WayExplanation(const Instance& instance, Position position, const std::vector<Package>& way, Control& control)
      : instance_(instance), position_(position), way_(way), control_(control), latest_(instance.holes(), 0) {
    for (const Jump& jump : jumps_of(instance)) jumps_.push_back(jump);
  }

  Explanation explain(int most) {
    Explanation explanation;
    for (; number_ < way_.size() && (most == 0 || explanation.steps.size() < at(most)); ++number_) {
      ExplanationStep& step = explanation.steps.emplace_back();
      const Package& package = way_[number_];
      package.kind == Package::Kind::jump ? describe_jump(package.jumps.front(), most == 1, step)
                                          : describe_package(package, step);
      for (Position holes = package.touched(); holes != 0; holes &= holes - 1) {
        int& latest = latest_[lowest_hole(holes)];
        if (latest > 0) step.because.push_back(latest);
        latest = static_cast<int>(explanation.steps.size());
      }
      std::sort(step.because.begin(), step.because.end());
      step.because.erase(std::unique(step.because.begin(), step.because.end()), step.because.end());
      for (const Jump& jump : package.jumps) step.moves.push_back(Peg::write_move(instance_, jump));
      position_ ^= package.changed();
    }
    explanation.end = number_ == way_.size() ? Explanation::End::solved : Explanation::End::enough;
    return explanation;
  }

 private:
  void describe_package(const Package& package, ExplanationStep& step) const {
    const Position gone = package.changed(), kept = package.touched() & ~gone;
    std::vector<std::string> same, jumps;
    for (const bool pegs : {true, false})
      if (const auto names = shown_all(instance_, pegs ? kept & position_ : kept & ~position_); !names.empty())
        same.push_back(
            say(pegs ? words::kept_pegs : words::kept_holes, {{"count", names.size()}, {"holes", say_all(names)}}));
    for (const Jump& jump : package.jumps) jumps.push_back(jump_in_words(instance_, jump));
    const auto& [kind, technique] = package_names[static_cast<int>(package.kind)];
    step.use(technique);
    light(step, instance_, gone);
    KnownFact& fact = step.facts.emplace_back(KnownFact{.kind = KnownFact::Kind::removed});
    for (const auto& spot : step.spots) fact.vertices.push_back(spot.target);
    fact.text = say(words::pegs_are_gone, {{"count", peg_count(gone)}, {"holes", say_all(shown_all(instance_, gone))}});
    light(step, instance_, kept, true);
    step.sentence = say(words::step_package, {{"gone", say_all(shown_all(instance_, gone))},
                                              {"kind", kind},
                                              {"kept", say_all(same)},
                                              {"count", peg_count(kept)},
                                              {"jumps", say(words::jumps, {{"jumps", join(jumps, "; ")}})}});
  }

  void describe_jump(const Jump& jump, bool is_hint, ExplanationStep& step) {
    std::vector<Jump> others;
    for (const Jump& other : jumps_)
      if (other.legal(position_) && !(other == jump)) others.push_back(other);
    if (number_ + 1 == way_.size()) {
      const char* goal = instance_.goal.any ? "any" : peg_count(instance_.goal.pegs) == 1 ? "one" : "other";
      step.use(last_jump);
      step.sentence = say(words::step_last_jump, {{"jump", jump_in_words(instance_, jump)}, {"goal", goal}});
      light_jump(step, instance_, jump);
      return;
    }
    std::string sentence, lost;
    if (others.empty()) {
      step.use(only_jump);
      sentence = say_jump(words::step_only_jump, instance_, jump);
    } else if (const int cleared = cleared_by_this_alone(jump); cleared >= 0) {
      step.use(clearing_jump);
      sentence =
          say(words::step_clears, {{"hole", shown(instance_, cleared)}, {"jump", jump_in_words(instance_, jump)}});
    } else {
      step.use(safe_jump);
      sentence = say_jump(words::jumped, instance_, jump);
      if (is_hint) lost = what_others_lose(others, step);
    }
    for (const std::string& more : {use_of(jump), lost})
      if (!more.empty()) sentence += " " + more;
    step.sentence = std::move(sentence);
    light_jump(step, instance_, jump);
  }

  /// A hole whose peg must go and that no other jump can clear, wherever the pegs are; -1: none.
  int cleared_by_this_alone(const Jump& jump) const {
    if (instance_.goal.any) return -1;
    for (const int hole : {jump.from, jump.over}) {
      if ((instance_.goal.pegs & bit(hole)) != 0) continue;
      const auto clears = [&](const Jump& other) { return other.from == hole || other.over == hole; };
      if (std::count_if(jumps_.begin(), jumps_.end(), clears) == 1) return hole;
    }
    return -1;
  }

  /// Of jumps that all lead to dead ends; empty when they don't, or it is not known.
  std::string what_others_lose(const std::vector<Jump>& others, ExplanationStep& step) const {
    auto goals = goal_positions(instance_);
    std::erase_if(goals, [&](Position goal) { return parity_reason(instance_, position_, goal).has_value(); });
    if (goals.size() <= most_programs)
      if (std::string lost = too_light(others, goals, step); !lost.empty()) return lost;
    PlanTable table(instance_, goals);
    if (table.fill({&position_, 1}, control_, few_positions) != SearchEnd::complete ||
        std::any_of(others.begin(), others.end(),
                    [&](const Jump& other) { return table.winnable(position_ ^ other.changed()); }))
      return {};
    step.use(keeps_search);
    return say(words::others_lead_nowhere);
  }

  /// One set of weights that shows that all other jumps are dead ends; empty: none does.
  std::string too_light(const std::vector<Jump>& others, const std::vector<Position>& goals,
                        ExplanationStep& step) const {
    for (const Position goal : goals) {
      const auto reason = pagoda_reason(instance_, position_ ^ others.front().changed(), goal);
      if (!reason) return {};
      const bool all_light = std::all_of(others.begin(), others.end(), [&](const Jump& jump) {
        return std::all_of(goals.begin(), goals.end(), [&](Position each) {
          return refutes(instance_, *reason, position_ ^ jump.changed(), each);
        });
      });
      if (!all_light) continue;
      const PagodaReason& weights = std::get<PagodaReason>(*reason);
      std::int64_t least = total(instance_, goals.front(), weights.weights);
      for (const Position each : goals) least = std::min(least, total(instance_, each, weights.weights));
      step.use(keeps_weight);
      light_weights(step, instance_, weights);
      step.facts = {fact_of(instance_, position_, weights)};
      return say(words::weights, {{"how", "lit"}}) + " " + say(words::others_too_light, {{"weight", least}});
    }
    return {};
  }

  /// What the first later step that needs this jump makes of it.
  std::string use_of(const Jump& jump) const {
    for (std::size_t i = number_ + 1; i < way_.size(); ++i) {
      const Package& later = way_[i];
      if ((later.touched() & jump.changed()) == 0) continue;
      if (later.kind != Package::Kind::jump)
        return say(words::then_package, {{"holes", say_all(shown_all(instance_, later.changed()))}});
      const Jump& next = later.jumps.front();
      return say_jump(next.from == jump.to   ? words::then_jumps_on
                      : next.over == jump.to ? words::then_jumped_over
                                             : words::then_room,
                      instance_, next);
    }
    return {};
  }

  const Instance& instance_;
  Position position_;
  const std::vector<Package>& way_;
  Control& control_;
  std::vector<Jump> jumps_;
  std::size_t number_ = 0;   ///< of the package that is told
  std::vector<int> latest_;  ///< by hole: the step that changed it last, from 1
};

}  // namespace

std::string jump_in_words(const Instance& instance, const Jump& jump) { return say_jump(words::jump, instance, jump); }

void light_jump(ReasonPart& part, const Instance& instance, const Jump& jump) {
  part.light(instance.names[jump.from], instance.names[jump.to], false);
  for (const int hole : {jump.from, jump.over, jump.to}) {
    const std::string& name = instance.names[hole];
    if (std::none_of(part.spots.begin(), part.spots.end(), [&](const auto& lit) { return lit.target == name; }))
      part.light(name, hole == jump.to);
  }
}

Explanation explain_way(const Instance& instance, Position position, const std::vector<Package>& way,
                        const ExplainLimits& limits, Control& control) {
  return WayExplanation(instance, position, way, control).explain(limits.new_steps);
}

}  // namespace schlegel::peg
