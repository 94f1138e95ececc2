#include "puzzles/peg/solve/plans.hpp"

#include "puzzles/peg/words.hpp"

namespace schlegel::peg {
namespace {

constexpr std::uint64_t steps_a_tick = 1024;
constexpr std::size_t bytes_a_count = 120;

/// Uniform in [0, bound).
Count below(const Count& bound, Random& random) {
  const unsigned bits = static_cast<unsigned>(boost::multiprecision::msb(bound)) + 1;
  for (;;) {
    Count draw = 0;
    unsigned drawn = 0;
    for (; drawn < bits; drawn += 64) draw = (draw << 64) + random.next();
    draw >>= drawn - bits;
    if (draw < bound) return draw;
  }
}

}  // namespace

Plans::Plans(const PlanTable& table, Position from, int last, bool fewest)
    : table_(table), from_(from), last_(last), fewest_(fewest) {}

bool Plans::continues(Position p, int last, const Jump& jump) const {
  if (!jump.legal(p)) return false;
  const Position next = p ^ jump.changed();
  if (!fewest_) return table_.winnable(next);
  const int left = table_.moves_to_go(next, jump.to);
  return left >= 0 && left + (jump.from == last ? 0 : 1) == table_.moves_to_go(p, last);
}

std::optional<Count> Plans::count(Control& control) { return count_from(from_, last_, control); }

bool Plans::tick(Control& control) {
  return ++steps_ % steps_a_tick != 0 || control.tick({share_.fraction(), steps_, words::phase_solutions.english});
}

void Plans::enter(Position p, std::size_t jump) {
  share_.enter(static_cast<std::size_t>(peg_count(from_) - peg_count(p)), jump, table_.jumps().size());
}

std::optional<Count> Plans::count_from(Position p, int last, Control& control) {
  if (!fewest_) return table_.plans(p);
  if (table_.is_goal(p)) return Count(1);
  const auto least = table_.symmetry().least(p);
  const Key key{least.pegs, last < 0 ? -1 : table_.symmetry().image(least.by, last)};
  if (const auto known = counts_.find(key); known != counts_.end()) return known->second;
  if (!tick(control)) return std::nullopt;
  if (counts_.size() * bytes_a_count > control.memory_limit) return std::nullopt;
  Count sum = 0;
  for (std::size_t j = 0; j < table_.jumps().size(); ++j) {
    const Jump& jump = table_.jumps()[j];
    if (!continues(p, last, jump)) continue;
    enter(p, j);
    const auto more = count_from(p ^ jump.changed(), jump.to, control);
    if (!more) return std::nullopt;
    sum += *more;
  }
  counts_.emplace(key, sum);
  return sum;
}

bool Plans::walk(Position p, int last, Plan& plan, Control& control, const std::function<bool(const Plan&)>& take) {
  if (!tick(control)) return false;
  if (table_.is_goal(p)) return take(plan);
  for (std::size_t j = 0; j < table_.jumps().size(); ++j) {
    const Jump& jump = table_.jumps()[j];
    if (!continues(p, last, jump)) continue;
    enter(p, j);
    plan.push_back(jump);
    const bool go_on = walk(p ^ jump.changed(), jump.to, plan, control, take);
    plan.pop_back();
    if (!go_on) return false;
  }
  return true;
}

bool Plans::enumerate(Control& control, const std::function<bool(const Plan&)>& take) {
  Plan plan;
  return !table_.winnable(from_) || walk(from_, last_, plan, control, take);
}

std::optional<Plan> Plans::nth(Count index, Control& control) {
  Plan plan;
  Position p = from_;
  int last = last_;
  while (!table_.is_goal(p)) {
    bool found = false;
    for (const Jump& jump : table_.jumps()) {
      if (!continues(p, last, jump)) continue;
      const auto behind = count_from(p ^ jump.changed(), jump.to, control);
      if (!behind) return std::nullopt;
      if (index >= *behind) {
        index -= *behind;
        continue;
      }
      plan.push_back(jump);
      p ^= jump.changed();
      last = jump.to;
      found = true;
      break;
    }
    if (!found) return std::nullopt;
  }
  return plan;
}

std::optional<Plan> Plans::random(Random& random, Control& control) {
  const auto all = count(control);
  if (!all || *all == 0) return std::nullopt;
  return nth(below(*all, random), control);
}

Plan Plans::first() const {
  Plan plan;
  Position p = from_;
  int last = last_;
  while (!table_.is_goal(p)) {
    const std::size_t before = plan.size();
    for (const Jump& jump : table_.jumps())
      if (continues(p, last, jump)) {
        plan.push_back(jump);
        p ^= jump.changed();
        last = jump.to;
        break;
      }
    if (plan.size() == before) break;
  }
  return plan;
}

}  // namespace schlegel::peg
