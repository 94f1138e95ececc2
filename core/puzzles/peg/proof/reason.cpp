// Reasons for people, step by step with what is lit on the board; without lights, the steps of the first one in short.
#include "play/reason.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "base/text.hpp"
#include "puzzles/peg/board.hpp"
#include "puzzles/peg/peg.hpp"
#include "puzzles/peg/proof/certificate.hpp"

namespace schlegel {
namespace peg {
namespace {

/// Whether it looks so on the drawing.
bool in_straight_rows(const Instance& instance) {
  constexpr double most_bend = 0.02;
  return std::all_of(instance.lines.begin(), instance.lines.end(), [&](const Line& line) {
    const Point2 from = instance.at[line.a], over = instance.at[line.middle], to = instance.at[line.b];
    const double x = to.x - from.x, y = to.y - from.y;
    const double bend = x * (over.y - from.y) - y * (over.x - from.x);
    return std::abs(bend) <= most_bend * (x * x + y * y) && x * (over.x - from.x) + y * (over.y - from.y) > 0;
  });
}

std::string_view parity_of(int count) { return count % 2 != 0 ? "odd" : "even"; }

/// Words reasons one after the other: what never changes, what it is here, what it would have to be. With `named`, the
/// sentences name the holes that they are about.
class Steps : ReasonWriter {
 public:
  Steps(const Instance& instance, Position position, bool named)
      : instance_(instance), position_(position), named_(named), open_(goal_positions(instance)) {}

  std::vector<ReasonStep> describe(const std::vector<Reason>& reasons, std::size_t most) {
    std::vector<ReasonStep> all;
    const auto take = [&](std::size_t number) {
      for (ReasonPart& part : parts_) all.push_back({std::move(part), number});
      parts_.clear();
    };
    for (std::size_t number = 0; number < reasons.size() && most > 0; ++number) {
      const Reason& reason = reasons[number];
      if (searched(reason)) continue;
      --most;
      if (const auto* parity = std::get_if<ParityReason>(&reason)) describe(*parity, take_goals(reason));
      if (const auto* pagoda = std::get_if<PagodaReason>(&reason)) describe(*pagoda, take_goals(reason));
      take(number);
    }
    if (!all.empty() && !open_.empty()) {
      say(std::any_of(reasons.begin(), reasons.end(), searched) ? words::rest_searched : words::similar);
      light_goals(open_, {});
    }
    take(reasons.size());
    return all;
  }

 private:
  std::string_view how(Position holes = ~Position{0}) const {
    constexpr int few = 13;
    return named_ || peg_count(holes) <= few ? "named" : "lit";
  }
  /// False when there was nothing to light.
  bool light(Position holes, bool other = false, const std::vector<std::int64_t>& weights = {}) {
    peg::light(parts_.back(), instance_, holes, other, weights);
    return holes != 0;
  }
  /// The goals that the reason rules out, which are open no longer.
  std::vector<Position> take_goals(const Reason& reason) {
    const auto rest = std::stable_partition(
        open_.begin(), open_.end(), [&](Position goal) { return !refutes(instance_, reason, position_, goal); });
    std::vector<Position> taken(rest, open_.end());
    open_.erase(rest, open_.end());
    return taken;
  }
  void light_goals(const std::vector<Position>& goals, const std::vector<std::int64_t>& weights) {
    Position holes = 0;
    for (const Position goal : goals) holes |= goal;
    if (!light(holes, true, weights)) light(instance_.all(), true);
  }

  void describe(const ParityReason& reason, const std::vector<Position>& goals) {
    const int count = pegs_within(instance_, position_, reason.set);
    const bool again = std::exchange(parity_told_, true);
    const bool none = std::any_of(instance_.lines.begin(), instance_.lines.end(), [&](const Line& line) {
      return ((bit(line.a) | bit(line.middle) | bit(line.b)) & reason.set) == 0;
    });
    say(again ? words::parity_again : words::parity_lines, {{"rows", in_straight_rows(instance_) ? "yes" : "no"},
                                                            {"how", how(reason.set)},
                                                            {"none", none ? "yes" : "no"},
                                                            {"count", peg_count(reason.set)},
                                                            {"holes", say_all(shown_all(instance_, reason.set))}});
    light(reason.set);
    say(words::parity_now, {{"pegs", count}, {"parity", parity_of(count)}});
    if (!light(position_ & reason.set)) light(reason.set);
    if (goals.empty()) return;
    const int then = pegs_within(instance_, goals[0], reason.set);
    if (instance_.goal.any)
      say(words::parity_last, {{"parity", parity_of(count)}, {"more", again ? goals.size() : 0}});
    else
      say(words::parity_then, {{"pegs", then}, {"parity", parity_of(then)}});
    light_goals(goals, {});
  }

  void describe(const PagodaReason& reason, const std::vector<Position>& goals) {
    say(std::exchange(weights_told_, true) ? words::weights_again : words::weights,
        {{"how", how()}, {"weights", weights_in_words(instance_, reason)}});
    light_weights(parts_.back(), instance_, reason);
    say(words::weight_now, {{"weight", total(instance_, position_, reason.weights)}});
    if (!light(position_ & weighed(instance_, reason), false, reason.weights)) light(position_);
    if (goals.empty()) return;
    say(instance_.goal.any ? words::weight_last : words::weight_then,
        {{"weight", total(instance_, goals[0], reason.weights)}});
    light_goals(goals, reason.weights);
  }

  const Instance& instance_;
  Position position_;
  bool named_;
  std::vector<Position> open_;  ///< goals that no reason told so far rules out
  bool parity_told_ = false, weights_told_ = false;
};

}  // namespace

void light(ReasonPart& part, const Instance& instance, Position holes, bool other,
           const std::vector<std::int64_t>& weights) {
  for (int hole = 0; hole < instance.holes(); ++hole)
    if (((holes >> hole) & 1) != 0)
      part.light(instance.names[hole], other, weights.empty() ? "" : std::to_string(weights[hole]));
}

Position weighed(const Instance& instance, const PagodaReason& reason) {
  Position holes = 0;
  for (int hole = 0; hole < instance.holes(); ++hole)
    if (reason.weights[hole] != 0) holes |= bit(hole);
  return holes;
}

std::string weights_in_words(const Instance& instance, const PagodaReason& reason) {
  std::vector<std::string> weights;
  for (Position rest = weighed(instance, reason); rest != 0; rest &= rest - 1) {
    const int hole = lowest_hole(rest);
    weights.push_back(shown(instance, hole) + " " + std::to_string(reason.weights[hole]));
  }
  return join(weights, ", ");
}

void light_weights(ReasonPart& part, const Instance& instance, const PagodaReason& reason) {
  const Position holes = weighed(instance, reason);
  Position up = 0;
  for (int hole = 0; hole < instance.holes(); ++hole)
    if (reason.weights[hole] > 0) up |= bit(hole);
  light(part, instance, up, false, reason.weights);
  light(part, instance, holes & ~up, true, reason.weights);
}

std::vector<ReasonStep> steps_of(const Instance& instance, Position position, const std::vector<Reason>& reasons) {
  constexpr std::size_t most_steps = 16;
  return Steps(instance, position, false).describe(reasons, most_steps);
}

std::string describe(const Instance& instance, Position position, const std::vector<Reason>& reasons, bool named) {
  std::string out;
  for (const ReasonStep& step : Steps(instance, position, named).describe(reasons, 1))
    out += (out.empty() ? "" : " ") + step.part.sentence;
  if (!out.empty()) return out;
  return schlegel::every_way_was_tried(std::get<ExhaustedReason>(reasons.front()).positions,
                                       words::every_way_was_tried);
}

}  // namespace peg

std::vector<ReasonPart> Peg::reason(const Instance& instance, const State& state, std::string_view certificate) {
  const auto reasons = peg::parse_reasons(instance, certificate);
  if (!reasons || std::all_of(reasons->begin(), reasons->end(), peg::searched) ||
      peg::check_certificate(instance, state.pegs, certificate) == CheckResult::rejected)
    return {};
  std::vector<ReasonPart> parts;
  for (peg::ReasonStep& step : peg::steps_of(instance, state.pegs, *reasons)) parts.push_back(std::move(step.part));
  return parts;
}

}  // namespace schlegel
