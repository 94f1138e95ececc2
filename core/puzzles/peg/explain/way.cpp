#include <algorithm>
#include <array>
#include <span>
#include <utility>

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
      const std::string title = package.kind == Package::Kind::jump ? describe_run(package.jumps, most == 1, step)
                                                                    : describe_package(package, step);
      explanation.outline.push_back(
          {step.technique, step.grade, 1, {static_cast<int>(explanation.steps.size())}, {}, title});
      for (Position holes = package.affected_holes(); holes != 0; holes &= holes - 1) {
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
  /// These return the title.
  std::string describe_package(const Package& package, ExplanationStep& step) {
    const Position gone = package.changed(), kept = package.affected_holes() & ~gone;
    std::vector<std::string> same, jumps;
    for (const bool pegs : {true, false})
      if (const auto names = shown_all(instance_, pegs ? kept & position_ : kept & ~position_); !names.empty())
        same.push_back(
            say(pegs ? words::kept_pegs : words::kept_holes, {{"count", names.size()}, {"holes", say_all(names)}}));
    for (const Jump& jump : package.jumps) jumps.push_back(say_jump(words::one_jumps, instance_, jump));
    const auto& [kind, technique] = package_names[static_cast<int>(package.kind)];
    step.use(technique);
    light(step, instance_, gone);
    KnownFact& fact = step.facts.emplace_back(KnownFact{.kind = KnownFact::Kind::removed});
    for (const auto& spot : step.spots) fact.vertices.push_back(spot.target);
    fact.text = say(words::pegs_are_gone, {{"count", peg_count(gone)}, {"holes", say_all(shown_all(instance_, gone))}});
    light(step, instance_, kept, true);
    step.sentence = say(words::step_package,
                        {{"gone", say_all(shown_all(instance_, gone))},
                         {"kind", kind},
                         {"kept", say_all(same)},
                         {"count", peg_count(kept)},
                         {"known", std::exchange(known_[static_cast<std::size_t>(package.kind)], true) ? "yes" : "no"},
                         {"jumps", join(jumps, "; ")}});
    return say(words::title_clear, {{"gone", say_all(shown_all(instance_, gone))}});
  }

  std::string describe_run(const std::vector<Jump>& run, bool is_hint, ExplanationStep& step) {
    const Jump& jump = run.front();
    std::vector<Jump> others;
    for (const Jump& other : jumps_)
      if (other.legal(position_) && !(other == jump)) others.push_back(other);
    for (const Jump& each : run) step.facts.push_back(fact_of(instance_, each));
    std::string in_words = say_jump(words::one_jumps, instance_, jump);
    for (const Jump& next : std::span(run).subspan(1)) in_words += say_jump(words::jumping_on, instance_, next);
    const int cleared = run.size() == 1 ? cleared_by_this_alone(jump) : -1;
    std::string lost;
    const Sentence* sentence = nullptr;
    if (number_ + 1 == way_.size()) {
      step.use(last_jump);
      sentence = &words::step_last_jump;
    } else if (others.empty()) {
      step.use(only_jump);
      sentence = &words::step_only_jump;
    } else if (cleared >= 0) {
      step.use(clearing_jump);
      sentence = &words::step_clears;
    } else {
      step.use(safe_jump);
      sentence = &words::step_jump;
      if (is_hint) lost = what_others_lose(others, step);
    }
    step.sentence = say(*sentence, {{"run", in_words},
                                    {"hole", cleared >= 0 ? shown(instance_, cleared) : ""},
                                    {"goal", instance_.goal.any                    ? "any"
                                             : peg_count(instance_.goal.pegs) == 1 ? "one"
                                                                                   : "other"}});
    auto [use, title] = use_of(run);
    if (number_ + 1 == way_.size()) title = say(words::title_last, {{"count", run.size()}});
    for (const std::string& also : {use, lost})
      if (!also.empty()) step.sentence += " " + also;
    for (const Jump& each : run) light_jump(step, instance_, each);
    return title.empty() ? step.technique : title;
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
      step.use(keeps_weight);
      light_weights(step, instance_, weights);
      step.facts.push_back(fact_of(instance_, position_, weights));
      return say(words::weights, {{"how", "lit"}}) + " " +
             weights_and_goal(instance_, position_, weights, words::others_too_light);
    }
    return {};
  }

  struct Use {
    std::string sentence, title;
  };
  /// What the first later step that needs the peg which this run ends with makes of it, or else the room that it made.
  Use use_of(const std::vector<Jump>& run) {
    const Position changed = way_[number_].changed();
    const int to = run.back().to;
    const auto uses_peg = [to](const Package& later) { return (later.affected_holes() & bit(to)) != 0; };
    const auto behind = way_.begin() + static_cast<std::ptrdiff_t>(number_) + 1;
    const auto first = std::find_if(behind, way_.end(), uses_peg);
    const Position used = first == way_.end() ? changed : bit(to);
    for (auto i = first == way_.end() ? behind : first; i != way_.end(); ++i) {
      const Package& later = *i;
      const auto next = std::find_if(later.jumps.begin(), later.jumps.end(),
                                     [&](const Jump& jump) { return (jump.changed() & used) != 0; });
      if (next == later.jumps.end()) continue;
      if (later.kind != Package::Kind::jump) {
        const bool fills = (later.affected_holes() & bit(to)) != 0;
        const bool cleared = (later.changed() & bit(to)) != 0;
        const char* const how = !fills ? "empties" : cleared ? "cleared" : "fills";
        const std::string hole = shown(instance_, fills ? to : lowest_hole(later.affected_holes() & changed));
        const auto missing = shown_all(instance_, later.changed() & ~(position_ ^ changed));
        return {say(words::then_package, {{"how", how},
                                          {"when", i == behind ? "next" : "later"},
                                          {"hole", hole},
                                          {"holes", say_all(shown_all(instance_, later.changed()))},
                                          {"missing", missing.size()},
                                          {"missing_holes", say_all(missing)}}),
                say(words::title_use, {{"how", how}, {"hole", hole}})};
      }
      const bool fills = next->from == to || next->over == to;
      const bool over_now = ((position_ ^ changed) & bit(next->over)) != 0,
                 over_before = (position_ & bit(next->over)) != 0;
      const Use use{say(next->from == to   ? words::then_jumps_on
                        : next->over == to ? words::then_jumped_over
                                           : words::then_room,
                        {{"from", shown(instance_, next->from)},
                         {"over", shown(instance_, next->over)},
                         {"to", shown(instance_, next->to)},
                         {"when", i == behind   ? "next"
                                  : over_now    ? "later"
                                  : over_before ? "refilled"
                                                : "filled"}}),
                    say(words::title_use,
                        {{"how", fills ? "fills" : "room"}, {"hole", shown(instance_, fills ? to : next->to)}})};
      return std::exchange(announced_, &*next) == &*next ? Use{{}, use.title} : use;
    }
    return {};
  }

  const Instance& instance_;
  Position position_;
  const std::vector<Package>& way_;
  Control& control_;
  std::vector<Jump> jumps_;
  std::size_t number_ = 0;                              ///< of the package that is told
  const Jump* announced_ = nullptr;                     ///< the jump that was said last to become possible
  std::array<bool, std::size(package_names)> known_{};  ///< by Package::Kind: one was told
  std::vector<int> latest_;                             ///< by hole: the step that changed it last, from 1
};

}  // namespace

std::vector<Technique> techniques_of_ways() {
  std::vector<Technique> all{last_jump, clearing_jump, safe_jump, keeps_weight, keeps_search};
  for (const auto& package : package_names) all.push_back(package.second);
  return all;
}

std::string jump_in_words(const Instance& instance, const Jump& jump) { return say_jump(words::jump, instance, jump); }

KnownFact fact_of(const Instance& instance, const Jump& jump) {
  return {.kind = KnownFact::Kind::jump,
          .vertices = {instance.names[jump.from], instance.names[jump.over], instance.names[jump.to]},
          .text = jump_in_words(instance, jump)};
}

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
