// Reasons for people: in a sentence or two, and step by step with what is lit on the board.
#include <algorithm>

#include "base/index.hpp"
#include "base/text.hpp"
#include "play/reason.hpp"
#include "puzzles/peg/peg.hpp"
#include "puzzles/peg/proof/certificate.hpp"

namespace schlegel {
namespace peg {
namespace {

bool has_peg(Position pegs, int hole) { return ((pegs >> hole) & 1) != 0; }

std::string in_letters(std::size_t number) { return say(words::small_number, {{"number", number}}); }
std::string_view parity_of(int count) { return count % 2 != 0 ? "odd" : "even"; }

/// Tells reasons one after the other: what never changes, what it is here, what it would have to be.
class Telling : ReasonWriter {
 public:
  Telling(const Instance& instance, Position position, const std::vector<Reason>& reasons)
      : instance_(instance), position_(position), reasons_(reasons), open_(goal_positions(instance)) {}

  std::vector<ToldReason> tell() {
    constexpr std::size_t most_told = 16;
    std::size_t told = 0;
    std::vector<ToldReason> all;
    const auto take = [&](std::size_t number) {
      for (ReasonPart& part : parts_) all.push_back({std::move(part), number});
      parts_.clear();
    };
    for (const Reason& reason : reasons_) {
      if (std::holds_alternative<ExhaustedReason>(reason) || told == most_told) continue;
      ++told;
      if (const auto* parity = std::get_if<ParityReason>(&reason)) tell(*parity, take_goals(reason));
      if (const auto* pagoda = std::get_if<PagodaReason>(&reason)) tell(*pagoda, take_goals(reason));
      take(static_cast<std::size_t>(&reason - reasons_.data()));
    }
    if (told > 0 && !open_.empty()) {
      const bool searched = std::any_of(reasons_.begin(), reasons_.end(), [](const Reason& reason) {
        return std::holds_alternative<ExhaustedReason>(reason);
      });
      say(searched ? words::rest_searched : words::similar);
      light_goals(open_, {});
    }
    take(reasons_.size());
    return all;
  }

 private:
  const std::string& name(int hole) const { return instance_.names[hole]; }
  /// False when there was nothing to light.
  bool light(Position holes, bool other = false, const std::vector<std::int64_t>& weights = {}) {
    for (int hole = 0; hole < instance_.holes(); ++hole)
      if (has_peg(holes, hole))
        parts_.back().light(name(hole), other, weights.empty() ? "" : std::to_string(weights[hole]));
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

  void tell(const ParityReason& reason, const std::vector<Position>& goals) {
    const int count = pegs_within(instance_, position_, reason.set);
    say(words::parity_lines);
    light(reason.set);
    say(words::parity_now, {{"pegs", count}, {"parity", parity_of(count)}});
    if (!light(position_ & reason.set)) light(reason.set);
    if (goals.empty()) return;
    const int then = pegs_within(instance_, goals[0], reason.set);
    if (instance_.goal.any)
      say(words::parity_last,
          {{"holes", goals.size()}, {"number", in_letters(goals.size())}, {"parity", parity_of(count + 1)}});
    else
      say(words::parity_then, {{"pegs", then}, {"parity", parity_of(count + 1)}});
    light_goals(goals, {});
  }

  void tell(const PagodaReason& reason, const std::vector<Position>& goals) {
    Position up = 0, down = 0;
    for (int hole = 0; hole < instance_.holes(); ++hole) {
      const std::int64_t weight = reason.weights[hole];
      if (weight != 0) (weight > 0 ? up : down) |= bit(hole);
    }
    say(words::weights);
    light(up, false, reason.weights);
    light(down, true, reason.weights);
    say(words::weight_now, {{"weight", total(instance_, position_, reason.weights)}});
    if (!light(position_ & (up | down), false, reason.weights)) light(position_);
    if (goals.empty()) return;
    std::int64_t least = total(instance_, goals[0], reason.weights);
    for (const Position goal : goals) least = std::min(least, total(instance_, goal, reason.weights));
    say(instance_.goal.any ? words::weight_last : words::weight_then,
        {{"holes", goals.size()}, {"number", in_letters(goals.size())}, {"weight", least}});
    light_goals(goals, reason.weights);
  }

  const Instance& instance_;
  Position position_;
  const std::vector<Reason>& reasons_;
  std::vector<Position> open_;  ///< goals that no reason told so far rules out
};

}  // namespace

std::vector<ToldReason> tell(const Instance& instance, Position position, const std::vector<Reason>& reasons) {
  return Telling(instance, position, reasons).tell();
}

std::string explain(const Instance& instance, Position position, const std::vector<Reason>& reasons) {
  const auto goals = goal_positions(instance);
  const Reason& first = reasons.front();
  std::string out;
  if (const auto* parity = std::get_if<ParityReason>(&first)) {
    std::vector<std::string> names;
    for (int i = 0; i < instance.holes(); ++i)
      if (has_peg(parity->set, i)) names.push_back(shown(instance, i));
    const int count = pegs_within(instance, position, parity->set);
    out = say(words::parity_in_short, {{"holes", join(names, " ")}, {"pegs", count}, {"parity", parity_of(count)}});
  } else if (const auto* pagoda = std::get_if<PagodaReason>(&first)) {
    std::vector<std::string> names;
    for (int i = 0; i < instance.holes(); ++i)
      if (pagoda->weights[i] != 0) names.push_back(shown(instance, i) + " " + std::to_string(pagoda->weights[i]));
    std::int64_t least = 0;
    bool any = false;
    for (Position goal : goals)
      if (refutes(instance, first, position, goal)) {
        const std::int64_t weight = total(instance, goal, pagoda->weights);
        least = any ? std::min(least, weight) : weight;
        any = true;
      }
    out = say(words::weights_in_short,
              {{"weights", join(names, ", ")}, {"here", total(instance, position, pagoda->weights)}, {"there", least}});
  } else {
    return schlegel::every_way_was_tried(std::get<ExhaustedReason>(first).positions, words::every_way_was_tried);
  }
  const std::size_t more = reasons.size() - 1;
  if (more > 0) {
    bool exhausted = std::any_of(reasons.begin(), reasons.end(),
                                 [](const Reason& reason) { return std::holds_alternative<ExhaustedReason>(reason); });
    out += " " + say(exhausted ? words::some_ruled_out_some_searched : words::some_ruled_out,
                     {{"arguments", more}, {"number", in_letters(more)}});
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
  std::vector<ReasonPart> parts;
  for (peg::ToldReason& told : peg::tell(instance, state.pegs, *reasons)) parts.push_back(std::move(told.part));
  return parts;
}

}  // namespace schlegel
