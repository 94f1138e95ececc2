// Reasons for people: in a sentence or two, and step by step with what is lit on the board.
#include <algorithm>

#include "base/text.hpp"
#include "play/reason.hpp"
#include "puzzles/peg/peg.hpp"
#include "puzzles/peg/proof/certificate.hpp"

namespace schlegel {
namespace peg {
namespace {

bool has_peg(Position pegs, int hole) { return ((pegs >> hole) & 1) != 0; }

/// Small numbers in letters, as in a sentence.
std::string counted(std::size_t number) {
  static constexpr std::string_view words[] = {"no",    "one",   "two",  "three", "four",   "five",  "six",
                                               "seven", "eight", "nine", "ten",   "eleven", "twelve"};
  return number < std::size(words) ? std::string(words[number]) : std::to_string(number);
}

/// Tells reasons one after the other: what never changes, what it is here, what it would have to be.
class Telling : ReasonTeller {
 public:
  Telling(const Instance& instance, Position position, const std::vector<Reason>& reasons)
      : instance_(instance), position_(position), reasons_(reasons), open_(goal_positions(instance)) {}

  std::vector<ReasonPart> tell() {
    constexpr std::size_t most_told = 16;
    std::size_t told = 0;
    for (const Reason& reason : reasons_) {
      if (std::holds_alternative<ExhaustedReason>(reason) || told == most_told) continue;
      ++told;
      if (const auto* parity = std::get_if<ParityReason>(&reason)) tell(*parity, take_goals(reason));
      if (const auto* pagoda = std::get_if<PagodaReason>(&reason)) tell(*pagoda, take_goals(reason));
    }
    if (told > 0 && !open_.empty()) {
      const bool searched = std::any_of(reasons_.begin(), reasons_.end(), [](const Reason& reason) {
        return std::holds_alternative<ExhaustedReason>(reason);
      });
      say(searched ? "For the remaining goals every way was tried; we know of no shorter reason."
                   : "Similar arguments rule out the rest.");
      light_goals(open_, {});
    }
    return std::move(parts_);
  }

 private:
  const std::string& name(int hole) const { return instance_.names[static_cast<std::size_t>(hole)]; }
  /// False when there was nothing to light.
  bool light(Position holes, bool other = false, const std::vector<std::int64_t>& weights = {}) {
    for (int hole = 0; hole < instance_.holes(); ++hole)
      if (has_peg(holes, hole))
        parts_.back().light(name(hole), other,
                            weights.empty() ? "" : std::to_string(weights[static_cast<std::size_t>(hole)]));
    return holes != 0;
  }
  /// The goals that the reason rules out, which are open no longer.
  std::vector<Position> take_goals(const Reason& reason) {
    std::vector<Position> taken;
    for (const Position goal : open_)
      if (refutes(instance_, reason, position_, goal)) taken.push_back(goal);
    std::erase_if(open_, [&](Position goal) { return refutes(instance_, reason, position_, goal); });
    return taken;
  }
  void light_goals(const std::vector<Position>& goals, const std::vector<std::int64_t>& weights) {
    Position holes = 0;
    for (const Position goal : goals) holes |= goal;
    if (!light(holes, true, weights)) light(instance_.all(), true);
  }
  std::string a_last_peg(std::size_t goals) const {
    return goals == 1 ? "a last peg in this hole" : "a last peg in any of these " + counted(goals) + " holes";
  }

  void tell(const ParityReason& reason, const std::vector<Position>& goals) {
    const int count = pegs_within(instance_, position_, reason.set);
    const bool odd = count % 2 != 0;
    say("Every line has two of these holes or none. So a jump never changes whether the number of pegs in them is odd "
        "or even.");
    light(reason.set);
    say("Now it is " + std::to_string(count) + ", which is " + (odd ? "odd." : "even."));
    if (!light(position_ & reason.set)) light(reason.set);
    if (goals.empty()) return;
    const int then = pegs_within(instance_, goals[0], reason.set);
    say(instance_.goal.any
            ? "With " + a_last_peg(goals.size()) + " it would be " + (odd ? "even." : "odd.")
            : "At the goal it would be " + std::to_string(then) + ", which is " + (odd ? "even." : "odd."));
    light_goals(goals, {});
  }

  void tell(const PagodaReason& reason, const std::vector<Position>& goals) {
    Position up = 0, down = 0;
    for (int hole = 0; hole < instance_.holes(); ++hole) {
      const std::int64_t weight = reason.weights[static_cast<std::size_t>(hole)];
      if (weight != 0) (weight > 0 ? up : down) |= bit(hole);
    }
    say("Give the holes these weights, and 0 to the others. In every line the middle and either end together weigh at "
        "least as much as the other end, so no jump can raise what the pegs weigh.");
    light(up, false, reason.weights);
    light(down, true, reason.weights);
    say("Now they weigh " + std::to_string(total(instance_, position_, reason.weights)) + ".");
    if (!light(position_ & (up | down), false, reason.weights)) light(position_);
    if (goals.empty()) return;
    std::int64_t least = total(instance_, goals[0], reason.weights);
    for (const Position goal : goals) least = std::min(least, total(instance_, goal, reason.weights));
    say(instance_.goal.any ? "With " + a_last_peg(goals.size()) + " they would weigh " +
                                 (goals.size() > 1 ? "at least " : "") + std::to_string(least) + "."
                           : "At the goal they would weigh " + std::to_string(least) + ".");
    light_goals(goals, reason.weights);
  }

  const Instance& instance_;
  Position position_;
  const std::vector<Reason>& reasons_;
  std::vector<Position> open_;  ///< goals that no reason told so far rules out
};

}  // namespace

std::string explain(const Instance& instance, Position position, const std::vector<Reason>& reasons) {
  const auto goals = goal_positions(instance);
  const Reason& first = reasons.front();
  std::string out;
  if (const auto* parity = std::get_if<ParityReason>(&first)) {
    std::vector<std::string> names;
    for (int i = 0; i < instance.holes(); ++i)
      if (has_peg(parity->set, i)) names.push_back(shown(instance, i));
    const int count = pegs_within(instance, position, parity->set);
    out = "Every line has two or none of the holes " + join(names, " ") +
          ", so a jump never changes whether the number of pegs in them is odd: it is " +
          (count % 2 != 0 ? "odd" : "even") + " here (" + std::to_string(count) + ") and would have to become " +
          (count % 2 != 0 ? "even." : "odd.");
  } else if (const auto* pagoda = std::get_if<PagodaReason>(&first)) {
    std::vector<std::string> names;
    for (int i = 0; i < instance.holes(); ++i)
      if (pagoda->weights[static_cast<std::size_t>(i)] != 0)
        names.push_back(shown(instance, i) + " " + std::to_string(pagoda->weights[static_cast<std::size_t>(i)]));
    std::int64_t least = 0;
    bool any = false;
    for (Position goal : goals)
      if (refutes(instance, first, position, goal)) {
        const std::int64_t weight = total(instance, goal, pagoda->weights);
        least = any ? std::min(least, weight) : weight;
        any = true;
      }
    out = "Give the holes weights, " + join(names, ", ") +
          " and 0 elsewhere: no jump can raise the pegs' total, which is " +
          std::to_string(total(instance, position, pagoda->weights)) + " here and " + std::to_string(least) +
          " at the goal.";
  } else {
    return every_way_was_tried(std::get<ExhaustedReason>(first).positions, "position", "positions");
  }
  const std::size_t more = reasons.size() - 1;
  if (more > 0) {
    bool exhausted = std::any_of(reasons.begin(), reasons.end(),
                                 [](const Reason& reason) { return std::holds_alternative<ExhaustedReason>(reason); });
    out += exhausted ? " That rules out some goals; for the rest every way was tried."
                     : " That rules out some goals; " + counted(more) +
                           (more == 1 ? " similar argument rules" : " similar arguments rule") + " out the rest.";
  }
  return out;
}

}  // namespace peg

std::vector<ReasonPart> Peg::reason(const Instance& instance, const State& state, std::string_view certificate) {
  const auto reasons = peg::parse_reasons(instance, certificate);
  const auto searched = [](const peg::Reason& reason) { return std::holds_alternative<peg::ExhaustedReason>(reason); };
  if (!reasons || std::all_of(reasons->begin(), reasons->end(), searched) ||
      peg::check_certificate(instance, state.pegs, certificate) == CheckResult::rejected)
    return {};
  return peg::Telling(instance, state.pegs, *reasons).tell();
}

}  // namespace schlegel
