// A package is one move here, which takes its pegs at once and is worth their number; a single jump is worth nothing.
// Backwards from the goals, peg by peg, every position that leads there is listed, as far as a list of some 20,000
// goes, and for each the most that can be made from it. Forward from the start, layer by layer, only the most promising
// positions are kept (beam search), each with the most that was made on the way to it, until they meet the list.
//
// Invariant: behind_[k] holds every position with goal_pegs_ + k pegs that leads to a goal, up to symmetry, for all k
// it has. Worst case: (positions listed + layers * kept_in_layer) * moves.
#include "puzzles/peg/explain/package_plan.hpp"

#include <algorithm>
#include <tuple>

#include "base/index.hpp"
#include "puzzles/peg/board.hpp"
#include "puzzles/peg/explain/packages.hpp"
#include "puzzles/peg/solve/burden.hpp"
#include "puzzles/peg/solve/position_set.hpp"
#include "puzzles/peg/solve/symmetry.hpp"
#include "puzzles/peg/words.hpp"

namespace schlegel::peg {
namespace {

// Positions listed backwards; kept in a layer; how much one more jump in a package outweighs a position's burden, at
// first and where that leads nowhere. Measured: more of each takes longer than the 100 ms that a hint may wait.
constexpr std::size_t most_listed = 20'000, kept_in_layer = 300;
constexpr int weights_of_packages[] = {600, 100};
constexpr std::uint64_t steps_a_tick_of_packages = 256;
constexpr int longest_package = 6;
constexpr std::size_t most_beginnings = 15'000;  ///< of packages with one number of jumps
/// Of a jump in a package: the number decides, the names settle ties.
constexpr int worth_of_jump = 64, worth_of_named = 65;

/// A jump, or a package of 2 or 3 jumps, or a longer one with a name.
struct Move {
  Position touched = 0, needed = 0,
           changed = 0;  ///< holes that take part; of these, with a peg before; different after
  std::vector<Jump> jumps;
  int worth = 0;

  bool legal(Position p) const { return (p & touched) == needed; }
};

/// All moves of a board whose packages leave one peg and one empty hole as they were, breadth first. Beginnings of
/// packages that differ only in the order of their jumps are one.
std::vector<Move> moves_of(const Instance& instance) {
  const auto jumps = jumps_of(instance);
  const auto key = [](const Move& move) { return std::tuple(move.touched, move.needed, move.changed); };
  std::vector<Move> moves, begun{Move()};
  for (int count = 1; count <= longest_package && begun.size() <= most_beginnings; ++count) {
    std::vector<Move> longer;
    for (const Move& before : begun)
      for (const Jump& jump : jumps) {
        const Position known = before.touched & jump.changed(), filled = before.needed ^ before.changed;
        if ((known == 0) != (count == 1) || (filled & known) != (jump.needed() & known)) continue;
        Move move = before;
        move.touched |= jump.changed();
        move.needed |= jump.needed() & ~known;
        move.changed ^= jump.changed();
        if (peg_count(move.touched & ~move.needed) > 1 || peg_count(move.touched) > longest_package + 2 ||
            peg_count(move.needed ^ move.changed) > longest_package + 1 - count)
          continue;
        move.jumps.push_back(jump);
        longer.push_back(std::move(move));
      }
    std::stable_sort(longer.begin(), longer.end(), [&](const Move& a, const Move& b) { return key(a) < key(b); });
    longer.erase(
        std::unique(longer.begin(), longer.end(), [&](const Move& a, const Move& b) { return key(a) == key(b); }),
        longer.end());
    begun = std::move(longer);
    for (const Move& move : begun) {
      const bool whole = (move.changed & ~move.needed) == 0 && peg_count(move.touched) == count + 2;
      if (count > 1 && !whole) continue;
      const bool named = count > 2 && kind_of(instance, move.changed) != Package::Kind::other;
      if (count > 3 && !named) continue;
      moves.push_back(move);
      if (count > 1) moves.back().worth = count * (named ? worth_of_named : worth_of_jump);
    }
  }
  std::stable_sort(moves.begin(), moves.end(),
                   [](const Move& a, const Move& b) { return a.jumps.size() > b.jumps.size(); });
  return moves;
}

class PackageSearch {
 public:
  PackageSearch(const Instance& instance, Position from, const std::vector<Position>& goals, bool last_alone,
                Control& control)
      : instance_(instance),
        from_(from),
        last_alone_(last_alone),
        goal_pegs_(peg_count(goals.front())),
        jumps_(jumps_of(instance)),
        moves_(moves_of(instance)),
        symmetry_(instance.holes(), automorphisms(instance, goals, 16)),
        control_(control),
        burden_(instance) {
    list_behind(goals);
  }

  std::optional<PackagePlan> run(int weight) {
    if (stopped_) return std::nullopt;
    layers_.assign(at(peg_count(from_) + 1), {});
    arrive(from_, 0, {});
    const Entry* met = nullptr;
    int most = -1;
    for (int pegs = peg_count(from_); pegs >= goal_pegs_; --pegs) {
      Layer& layer = layers_[pegs];
      if (at(pegs - goal_pegs_) < behind_.size()) {
        for (const Entry& entry : layer.entries)
          if (const auto more = most_from(entry.position); more && entry.made + *more > most) {
            met = &entry;
            most = entry.made + *more;
          }
        continue;
      }
      for (const std::size_t number : best(layer, weight)) {
        if (!tick()) return std::nullopt;
        const Entry& entry = layer.entries[number];
        for (const Move& move : moves_)
          if (fits(move, entry.position))
            arrive(entry.position ^ move.changed, entry.made + move.worth, {pegs, number, &move});
      }
    }
    if (!met) return std::nullopt;
    return traced(*met, most);
  }

 private:
  struct Step {
    int pegs = 0;  ///< of the layer that it leads from
    std::size_t number = 0;
    const Move* move = nullptr;
  };
  struct Entry {
    Position position;
    int made;
    Step by;
  };
  /// The positions with one number of pegs.
  struct Layer {
    PositionSet known;  ///< their least images, in the same order
    std::vector<Entry> entries;
  };
  struct Listed {
    PositionSet positions;
    std::vector<int> most;  ///< that can be made from each
  };

  bool tick() {
    if (++steps_ % steps_a_tick_of_packages == 0)
      stopped_ = !control_.tick({-1, steps_, words::phase_solution.english});
    return !stopped_;
  }

  void list_behind(const std::vector<Position>& goals) {
    Listed ends;
    for (const Position goal : goals) ends.positions.insert(symmetry_.least(goal).pegs);
    ends.most.assign(ends.positions.size(), 0);
    std::size_t total = 0;
    while (ends.positions.size() > 0) {
      behind_.push_back(std::move(ends));
      ends = {};
      for (const Position p : behind_.back().positions.all()) {
        if (!tick()) return;
        for (const Jump& jump : jumps_)
          if (jump.legal(~p & instance_.all())) ends.positions.insert(symmetry_.least(p ^ jump.changed()).pegs);
      }
      total += ends.positions.size();
      if (total > most_listed || at(peg_count(from_) - goal_pegs_) < behind_.size()) break;
      for (const Position p : ends.positions.all()) {
        if (!tick()) return;
        int most = 0;
        for (const Move& move : moves_)
          if (fits(move, p))
            if (const auto more = most_from(p ^ move.changed)) most = std::max(most, *more + move.worth);
        ends.most.push_back(most);
      }
    }
  }

  bool fits(const Move& move, Position p) const {
    return move.legal(p) && (move.worth == 0 || !last_alone_ || peg_count(p ^ move.changed) > goal_pegs_);
  }

  /// The most that can be made from a position; nothing when no goal is reached or it is not listed.
  std::optional<int> most_from(Position p) const {
    const int depth = peg_count(p) - goal_pegs_;
    if (depth < 0 || at(depth) >= behind_.size()) return std::nullopt;
    const Listed& listed = behind_[at(depth)];
    const std::uint32_t number = listed.positions.find(symmetry_.least(p).pegs);
    if (number == PositionSet::none) return std::nullopt;
    return listed.most[number];
  }

  void arrive(Position p, int made, const Step& by) {
    Layer& layer = layers_[peg_count(p)];
    const Position least = symmetry_.least(p).pegs;
    if (layer.known.insert(least)) {
      layer.entries.push_back({p, made, by});
    } else if (Entry& entry = layer.entries[layer.known.find(least)]; entry.made < made) {
      entry = {p, made, by};
    }
  }

  std::vector<std::size_t> best(const Layer& layer, int weight) const {
    std::vector<std::pair<int, std::size_t>> rated;
    for (std::size_t i = 0; i < layer.entries.size(); ++i)
      rated.emplace_back(burden_(layer.entries[i].position) - weight * layer.entries[i].made / worth_of_jump, i);
    std::sort(rated.begin(), rated.end());
    std::vector<std::size_t> kept;
    for (std::size_t i = 0; i < std::min(kept_in_layer, rated.size()); ++i) kept.push_back(rated[i].second);
    return kept;
  }

  PackagePlan traced(const Entry& met, int most) const {
    std::vector<const Move*> way;
    for (Step by = met.by; by.move != nullptr; by = layers_[by.pegs].entries[by.number].by) way.push_back(by.move);
    std::reverse(way.begin(), way.end());
    Position p = met.position;
    for (int left = most - met.made; peg_count(p) > goal_pegs_;) {
      const auto move = std::find_if(moves_.begin(), moves_.end(), [&](const Move& one) {
        return fits(one, p) && most_from(p ^ one.changed) == left - one.worth;
      });
      way.push_back(&*move);
      left -= move->worth;
      p ^= move->changed;
    }
    PackagePlan found;
    for (const Move* move : way) {
      found.plan.insert(found.plan.end(), move->jumps.begin(), move->jumps.end());
      found.together.push_back(move->jumps.size());
    }
    return found;
  }

  const Instance& instance_;
  Position from_;
  bool last_alone_;
  int goal_pegs_;
  std::vector<Jump> jumps_;
  std::vector<Move> moves_;  ///< the longest first
  Symmetry symmetry_;
  Control& control_;
  const Burden burden_;
  std::vector<Listed> behind_;
  std::vector<Layer> layers_;  ///< by number of pegs
  std::uint64_t steps_ = 0;
  bool stopped_ = false;
};

}  // namespace

std::optional<PackagePlan> plan_in_packages(const Instance& instance, Position from, const std::vector<Position>& goals,
                                            bool last_alone, Control& control) {
  PackageSearch search(instance, from, goals, last_alone, control);
  std::optional<PackagePlan> found;
  for (const int weight : weights_of_packages)
    if (!found) found = search.run(weight);
  return found;
}

}  // namespace schlegel::peg
