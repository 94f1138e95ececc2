// Random plays are cut off in the middle and, where a linear program finds a pagoda function by which that position is
// lost, the function is noted. Of those noted, the ones that show most of the plays to be lost are taken, with all
// their images (greedily, as for a set cover). Which functions are found is luck, but the same at every run, and a
// position that they call lost is lost. (Pagoda functions: Conway, in "Winning Ways", chapter 23.)
#include "puzzles/peg/solve/pagodas.hpp"

#include <algorithm>
#include <cstdlib>
#include <set>

#include "base/random.hpp"
#include "puzzles/peg/solve/reasons.hpp"

namespace schlegel::peg {
namespace {

using Function = std::vector<std::int64_t>;  // weights by hole
using Orbit = std::set<Function>;

constexpr std::size_t plays = 200, most_programs = 400, lanes = 4 * std::tuple_size_v<Pagodas::Weights>;
/// So that lanes of 16 bits hold the difference of any two positions.
constexpr std::int64_t most_weight = (1 << 14) - 1;

std::int64_t total(const Function& function, Position pegs) {
  std::int64_t sum = 0;
  for (; pegs != 0; pegs &= pegs - 1) sum += function[lowest_hole(pegs)];
  return sum;
}

struct LostPair {
  Position from, goal;
};

/// Whether some function of the orbit shows that no play leads from the one to the other.
bool refutes(const Orbit& orbit, const LostPair& pair) {
  return std::any_of(orbit.begin(), orbit.end(),
                     [&](const Function& f) { return total(f, pair.from) < total(f, pair.goal); });
}

Position play(Position p, int pegs, const std::vector<Jump>& jumps, Random& random) {
  std::vector<Jump> legal;
  while (peg_count(p) > pegs) {
    legal.clear();
    std::copy_if(jumps.begin(), jumps.end(), std::back_inserter(legal),
                 [&](const Jump& jump) { return jump.legal(p); });
    if (legal.empty()) break;
    p ^= legal[random.below(legal.size())].changed();
  }
  return p;
}

Orbit images(const Function& function, std::span<const Permutation> group) {
  Orbit orbit;
  for (const Permutation& image : group) {
    Function turned(function.size());
    for (std::size_t hole = 0; hole < function.size(); ++hole) turned[image[hole]] = function[hole];
    orbit.insert(std::move(turned));
  }
  return orbit;
}

bool fits(const Function& function) {
  std::int64_t sum = 0;
  for (std::int64_t weight : function) sum += std::abs(weight);
  return sum <= most_weight;
}

/// The orbits that together refute most of the pairs, chosen greedily.
std::vector<Function> best(std::vector<Orbit> orbits, std::vector<LostPair> pairs) {
  std::vector<Function> taken;
  for (;;) {
    std::erase_if(orbits, [&](const Orbit& orbit) { return taken.size() + orbit.size() > lanes; });
    const auto separated = [&](const Orbit& orbit) {
      return std::count_if(pairs.begin(), pairs.end(), [&](const LostPair& pair) { return refutes(orbit, pair); });
    };
    const auto most = std::max_element(orbits.begin(), orbits.end(),
                                       [&](const Orbit& a, const Orbit& b) { return separated(a) < separated(b); });
    if (most == orbits.end() || separated(*most) == 0) return taken;
    taken.insert(taken.end(), most->begin(), most->end());
    std::erase_if(pairs, [&](const LostPair& pair) { return refutes(*most, pair); });
  }
}

}  // namespace

Pagodas::Pagodas(const Instance& instance, std::span<const Permutation> group, std::span<const Position> starts,
                 std::vector<Position> goals, int pegs) {
  const auto jumps = jumps_of(instance);
  Random random(1);
  std::vector<Orbit> orbits;
  std::vector<LostPair> lost;
  std::size_t programs = 0;
  for (std::size_t i = 0; i < plays; ++i) {
    const Position from = play(starts[i * starts.size() / plays], pegs, jumps, random);
    for (Position goal : goals) {
      const LostPair pair{from, goal};
      if (std::none_of(orbits.begin(), orbits.end(), [&](const Orbit& orbit) { return refutes(orbit, pair); })) {
        if (from == goal || ++programs > most_programs) continue;
        const auto reason = pagoda_reason(instance, from, goal);
        if (!reason) continue;
        const Function& function = std::get<PagodaReason>(*reason).weights;
        if (!fits(function)) continue;
        orbits.push_back(images(function, group));
      }
      lost.push_back(pair);
    }
  }
  const std::vector<Function> functions = best(std::move(orbits), std::move(lost));
  functions_ = functions.size();
  const auto packed = [&](Position set) {
    Weights sum{};
    for (std::size_t f = 0; f < functions.size(); ++f)
      sum[f / 4] += static_cast<std::uint64_t>(total(functions[f], set)) << (16 * (f % 4));
    return sum;
  };
  table_.resize((static_cast<std::size_t>(instance.holes() + 7) / 8) << 8);
  for (std::size_t row = 0; row < table_.size(); ++row)
    table_[row] = packed(instance.all() & (Position{row & 255} << (8 * (row >> 8))));
  for (Position goal : goals) {
    Weights surplus = packed(goal);
    for (std::uint64_t& word : surplus) word = signs - word;
    surplus_.push_back(surplus);
  }
}

}  // namespace schlegel::peg
