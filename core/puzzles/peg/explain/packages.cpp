// Packages of a plan. Jumps that share no hole may change places, and those that share one may not: a plan is one of
// the orders of a partial order on its jumps. Some jumps can be made to stand together exactly when they are convex in
// that order, that is, no other jump comes after one of them and before another. In the holes that a set of jumps
// changes an odd number of times the position differs afterwards; as each jump takes one peg, these are as many as the
// jumps exactly when each of them has lost its peg. So packages are the convex sets of jumps whose changes add up to
// as many holes. Those whose jumps touch one another are listed, and taken greedily, named ones first; the jumps of a
// chosen one count as one from then on.
#include "puzzles/peg/explain/packages.hpp"

#include <algorithm>
#include <bit>

#include "base/index.hpp"
#include "puzzles/peg/board.hpp"

namespace schlegel::peg {
namespace {

constexpr int most_jumps = 7;

using JumpSet = std::uint64_t;  // bit i for jump i of the plan; a plan has fewer jumps than the board has holes

bool neighbours(const Instance& instance, int one, int other) {
  return std::any_of(instance.lines.begin(), instance.lines.end(), [&](const Line& line) {
    return (line.middle == one && (line.a == other || line.b == other)) ||
           (line.middle == other && (line.a == one || line.b == one));
  });
}

/// Holes of the set in a straight row from `corner` by way of `next`, without the corner.
Position row_from(const Instance& instance, int corner, int next, Position set) {
  Position row = 0;
  int before = corner, here = next;
  while (here >= 0 && (set & bit(here)) != 0 && (row & bit(here)) == 0) {
    row |= bit(here);
    int ahead = -1;
    for (const Line& line : instance.lines) {
      if (line.middle != here) continue;
      if (line.a == before) ahead = line.b;
      if (line.b == before) ahead = line.a;
    }
    before = here;
    here = ahead;
  }
  return row;
}

bool two_rows_of_three(const Instance& instance, Position set) {
  for (const Line& one : instance.lines) {
    const Position first = bit(one.a) | bit(one.middle) | bit(one.b);
    if ((first & ~set) != 0) continue;
    for (const Line& two : instance.lines) {
      if ((bit(two.a) | bit(two.middle) | bit(two.b)) != (set ^ first)) continue;
      if (!neighbours(instance, one.middle, two.middle)) continue;
      if ((neighbours(instance, one.a, two.a) && neighbours(instance, one.b, two.b)) ||
          (neighbours(instance, one.a, two.b) && neighbours(instance, one.b, two.a)))
        return true;
    }
  }
  return false;
}

bool two_rows_with_a_corner(const Instance& instance, Position set) {
  for (int corner = 0; corner < instance.holes(); ++corner) {
    if ((set & bit(corner)) == 0) continue;
    std::vector<Position> rows;
    for (int next = 0; next < instance.holes(); ++next)
      if (next != corner && (set & bit(next)) != 0 && neighbours(instance, corner, next))
        rows.push_back(row_from(instance, corner, next, set));
    for (const Position one : rows)
      for (const Position two : rows)
        if ((one & two) == 0 && (one | two | bit(corner)) == set && peg_count(one) >= 2 && peg_count(two) >= 2 &&
            std::none_of(instance.lines.begin(), instance.lines.end(), [&](const Line& line) {
              return line.middle == corner && (bit(line.a) | bit(line.b)) == ((bit(line.a) | bit(line.b)) & set);
            }))
          return true;
  }
  return false;
}

/// The partial order of a plan's jumps, and its sets that are packages.
class PlanOrder {
 public:
  PlanOrder(const Instance& instance, const std::vector<Jump>& plan) : instance_(instance), plan_(plan) {
    next_.resize(plan.size());
    beside_.resize(plan.size());
    std::vector<int> latest(instance.holes(), -1);
    for (std::size_t i = 0; i < plan.size(); ++i)
      for (const int hole : {plan[i].from, plan[i].over, plan[i].to}) {
        if (const int before = latest[hole]; before >= 0) {
          next_[before] |= JumpSet{1} << i;
          beside_[before] |= JumpSet{1} << i;
          beside_[i] |= JumpSet{1} << before;
        }
        latest[hole] = static_cast<int>(i);
      }
    close();
  }

  struct Candidate {
    int rank;  ///< lower ones are taken first
    JumpSet jumps;
    Package::Kind kind;
  };
  std::vector<Candidate> candidates(JumpSet among) {
    found_.clear();
    among_ = among;
    for (std::size_t i = 0; i < plan_.size(); ++i) {
      const JumpSet first = JumpSet{1} << i;
      if ((among & first) != 0) extend(first, beside_[i] & among & above(i), first | beside_[i], plan_[i].changed(), i);
    }
    std::sort(found_.begin(), found_.end(), [](const Candidate& one, const Candidate& other) {
      return one.rank != other.rank ? one.rank < other.rank : one.jumps < other.jumps;
    });
    return std::move(found_);
  }

  bool convex(JumpSet jumps) const {
    JumpSet after = 0, before = 0;
    for (std::size_t i = 0; i < plan_.size(); ++i) {
      if (((jumps >> i) & 1) != 0) after |= later_[i];
      if ((later_[i] & jumps) != 0) before |= JumpSet{1} << i;
    }
    return (after & before & ~jumps) == 0;
  }
  /// From now on they stand together.
  void join(JumpSet jumps) {
    for (std::size_t i = 0; i < plan_.size(); ++i)
      if (((jumps >> i) & 1) != 0) next_[i] |= jumps;
    close();
  }
  JumpSet later(std::size_t jump) const { return later_[jump]; }

 private:
  static JumpSet above(std::size_t i) { return i + 1 >= 64 ? 0 : ~JumpSet{0} << (i + 1); }

  void close() {
    later_ = next_;
    for (std::size_t by = 0; by < plan_.size(); ++by)
      for (JumpSet& later : later_)
        if (((later >> by) & 1) != 0) later |= later_[by];
  }
  /// Each connected set once (Wernicke's ESU): only jumps after the first one that do not touch the set yet are added.
  void extend(JumpSet set, JumpSet extension, JumpSet near, Position changed, std::size_t first) {
    const int size = std::popcount(set), left = most_jumps - size;
    if (size >= 2 && peg_count(changed) == size && convex(set)) {
      const auto kind = kind_of(instance_, changed);
      found_.push_back({kind == Package::Kind::other ? 8 + size : size, set, kind});
    }
    if (left == 0 || peg_count(changed) > size + 4 * left) return;
    while (extension != 0) {
      const auto jump = at(std::countr_zero(extension));
      extension &= extension - 1;
      const JumpSet fresh = beside_[jump] & among_ & above(first) & ~near;
      extend(set | JumpSet{1} << jump, extension | fresh, near | beside_[jump], changed ^ plan_[jump].changed(), first);
    }
  }

  const Instance& instance_;
  const std::vector<Jump>& plan_;
  std::vector<JumpSet> next_, beside_;  ///< the next jumps at its holes; these and the ones before
  std::vector<JumpSet> later_;          ///< all that must come after
  JumpSet among_ = 0;
  std::vector<Candidate> found_;
};

}  // namespace

Package::Kind kind_of(const Instance& instance, Position gone) {
  const int count = peg_count(gone);
  if (count == 3 && std::any_of(instance.lines.begin(), instance.lines.end(), [&](const Line& line) {
        return (bit(line.a) | bit(line.middle) | bit(line.b)) == gone;
      }))
    return Package::Kind::three_purge;
  if (count == 6 && two_rows_of_three(instance, gone)) return Package::Kind::six_purge;
  if (count >= 5 && two_rows_with_a_corner(instance, gone)) return Package::Kind::l_purge;
  return Package::Kind::other;
}

Position Package::changed() const {
  Position set = 0;
  for (const Jump& jump : jumps) set ^= jump.changed();
  return set;
}

Position Package::affected_holes() const {
  Position set = 0;
  for (const Jump& jump : jumps) set |= jump.changed();
  return set;
}

std::vector<Package> packages_of(const Instance& instance, const std::vector<Jump>& plan, bool last_alone,
                                 const std::vector<std::size_t>& together) {
  if (plan.empty()) return {};
  PlanOrder order(instance, plan);
  JumpSet open = (~JumpSet{0}) >> (64 - plan.size());
  std::vector<PlanOrder::Candidate> chosen;
  const auto choose = [&](const PlanOrder::Candidate& candidate) {
    open &= ~candidate.jumps;
    order.join(candidate.jumps);
    chosen.push_back(candidate);
  };
  std::size_t first = 0;
  for (const std::size_t count : together) {
    Position gone = 0;
    for (std::size_t i = first; i < first + count; ++i) gone ^= plan[i].changed();
    if (count > 1) choose({0, ((JumpSet{1} << count) - 1) << first, kind_of(instance, gone)});
    first += count;
  }
  const JumpSet last = JumpSet{1} << (plan.size() - 1);
  for (const auto& candidate : order.candidates(last_alone ? open & ~last : open))
    if ((candidate.jumps & ~open) == 0 && order.convex(candidate.jumps)) choose(candidate);
  for (std::size_t i = 0; i < plan.size(); ++i)
    if (((open >> i) & 1) != 0) chosen.push_back({0, JumpSet{1} << i, Package::Kind::jump});
  // Those that can be played are, always the one with the earliest jump of the plan; but a peg that can go on does.
  std::sort(chosen.begin(), chosen.end(), [](const PlanOrder::Candidate& one, const PlanOrder::Candidate& other) {
    return std::countr_zero(one.jumps) < std::countr_zero(other.jumps);
  });
  std::vector<Package> packages;
  const auto goes_on = [&](const PlanOrder::Candidate& one) {
    return one.kind == Package::Kind::jump && !packages.empty() && packages.back().kind == Package::Kind::jump &&
           plan[at(std::countr_zero(one.jumps))].from == packages.back().jumps.back().to;
  };
  const auto is_ready = [&](const PlanOrder::Candidate& one) {
    return std::none_of(chosen.begin(), chosen.end(), [&](const PlanOrder::Candidate& other) {
      return other.jumps != one.jumps && (order.later(at(std::countr_zero(other.jumps))) & one.jumps) != 0;
    });
  };
  while (!chosen.empty()) {
    auto next =
        std::find_if(chosen.begin(), chosen.end(), [&](const auto& one) { return goes_on(one) && is_ready(one); });
    if (next == chosen.end()) {
      next = std::find_if(chosen.begin(), chosen.end(), is_ready);
      packages.push_back({next->kind, {}});
    }
    for (std::size_t i = 0; i < plan.size(); ++i)
      if (((next->jumps >> i) & 1) != 0) packages.back().jumps.push_back(plan[i]);
    chosen.erase(next);
  }
  return packages;
}

}  // namespace schlegel::peg
