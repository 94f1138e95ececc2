// Where all positions are in a table, one drawn at random is moved uphill or along a shortest solution until it is as
// far from home as wanted. Elsewhere a walk starts from home and goes on, mostly uphill by the lower bound, for as many
// moves as are still missing, after which the exact distance is searched for: so it is never more than wanted, searches
// stay as short as they can, and the last of them is the proof.
//
// Whatever begins a shortest solution may be cut off: what is left is shortest, too. So a position with one shortest
// solution is looked for among the ends of all shortest solutions of one that is a little farther away.
#include "puzzles/sliding/generate/distant.hpp"

#include <algorithm>

namespace schlegel::sliding {
namespace {

/// Of one search for a distance; fifteen puzzles of 50 moves take some 100,000, of 60 some millions.
constexpr std::uint64_t nodes_per_step = 3'000'000;
constexpr std::uint64_t ticks_to_collect = 100;

/// The neighbours of the blank without the one it came from, unless that is all.
std::vector<Vertex> ways_on(const Board& board, Vertex blank, Vertex before) {
  std::vector<Vertex> ways;
  for (const Vertex v : board.around(blank))
    if (v != before || board.degree(blank) == 1) ways.push_back(v);
  return ways;
}

void go(Arrangement& at, Vertex& blank, Vertex to) { follow(at, blank, std::span(&to, 1)); }

}  // namespace

void wander(const Board& board, Arrangement& at, int moves, Random& random) {
  Vertex blank = find_blank(board, at), before = no_vertex;
  for (int i = 0; i < moves; ++i) {
    const auto ways = ways_on(board, blank, before);
    before = blank;
    go(at, blank, ways[random.below(ways.size())]);
  }
}

std::optional<Arrangement> Distant::position(int distance, int most) {
  return most >= 0 ? from_table(distance, most) : by_search(distance);
}

std::optional<Arrangement> Distant::from_table(int distance, int most) {
  constexpr int attempts = 32;
  const auto cut = [&](Arrangement at, const Walk& walk) {
    Vertex blank = find_blank(solver_.board(), at);
    follow(at, blank, std::span(walk).first(walk.size() - static_cast<std::size_t>(distance)));
    return at;
  };
  for (int i = 0; i < attempts; ++i) {
    Arrangement at = solved_arrangement(solver_.board().order());
    wander(solver_.board(), at, static_cast<int>(random_.below(8 * most + 8)), random_);
    Vertex blank = find_blank(solver_.board(), at);
    for (bool higher = true; higher;) {
      const Distance here = solver_.solve(at, {}, control_);
      if (!here.exact()) return std::nullopt;
      if (here.at_least >= distance) return cut(at, *here.walk);
      higher = false;
      auto ways = ways_on(solver_.board(), blank, no_vertex);
      while (!higher && !ways.empty()) {
        const std::size_t drawn = random_.below(ways.size());
        const Vertex back = blank;
        go(at, blank, ways[drawn]);
        higher = solver_.solve(at, {}, control_).at_least > here.at_least;
        if (!higher) go(at, blank, back);
        ways.erase(ways.begin() + static_cast<std::ptrdiff_t>(drawn));
      }
    }
  }
  // A peak stands on every way up to those farthest away, but few ways lead there.
  const auto farthest = solver_.farthest(control_);
  if (!farthest) return std::nullopt;
  const Arrangement& at = (*farthest)[random_.below(farthest->size())];
  const Distance far = solver_.solve(at, {}, control_);
  return far.exact() ? std::optional(cut(at, *far.walk)) : std::nullopt;
}

bool Distant::climb(Arrangement& at, Vertex& blank, int moves) {
  Vertex before = no_vertex;
  for (int i = 0; i < moves; ++i) {
    const auto bound = solver_.bound(at, control_);
    if (!bound) return false;
    const auto ways = ways_on(solver_.board(), blank, before);
    const Vertex back = blank;
    for (std::size_t redrawn = 0;; ++redrawn) {
      go(at, blank, ways[random_.below(ways.size())]);
      if (redrawn == ways.size() || *solver_.bound(at, control_) >= *bound || random_.below(4) == 0) break;
      go(at, blank, back);
    }
    before = back;
  }
  return true;
}

std::optional<Arrangement> Distant::by_search(int distance) {
  constexpr int rounds = 60, most_failures = 3, most_lost = 3;
  const bool ranked = solver_.board().order() <= RankedSpace::most_vertices;
  Arrangement at = solved_arrangement(solver_.board().order());
  int reached = 0, failures = 0;
  for (int round = 0; round < rounds && failures < most_failures; ++round) {
    Arrangement next = at;
    Vertex blank = find_blank(solver_.board(), next);
    if (!climb(next, blank, distance - reached)) return std::nullopt;
    const Distance found = solver_.solve(next, ranked ? Effort{} : Effort{nodes_per_step, 0}, control_);
    if (found.stopped) return std::nullopt;
    failures += found.exact() ? 0 : 1;
    if (!found.exact() || found.at_least < reached - most_lost) continue;
    at = std::move(next);
    reached = found.at_least;
    if (reached == distance) return at;
  }
  return std::nullopt;
}

bool Distant::has_one_way(const Arrangement& at, int distance) {
  TickBudget budget(control_, ticks_to_collect);
  SolutionSet set;
  return solver_.collect(at, {distance}, true, set, budget) == SearchEnd::complete && set.count() == 1;
}

std::optional<Arrangement> Distant::one_way(int distance, int most) {
  constexpr int ends_looked_at = 24, farther = 4;
  const int first = most >= 0 ? std::min(most, distance + farther) : distance + farther;
  const auto from = position(first, most);
  if (!from) return std::nullopt;
  TickBudget budget(control_, ticks_to_collect);
  SolutionSet set;
  if (solver_.collect(*from, {first}, true, set, budget) != SearchEnd::complete) return std::nullopt;
  for (int i = 0; i < ends_looked_at; ++i) {
    const Walk walk = set.random(random_);
    Arrangement at = *from;
    Vertex blank = find_blank(solver_.board(), at);
    follow(at, blank, std::span(walk).first(static_cast<std::size_t>(first - distance)));
    if (has_one_way(at, distance)) return at;
  }
  return std::nullopt;
}

}  // namespace schlegel::sliding
