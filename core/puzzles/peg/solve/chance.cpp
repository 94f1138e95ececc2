#include "puzzles/peg/solve/chance.hpp"

#include <unordered_map>

#include "search/words.hpp"

namespace schlegel::peg {
namespace {

class Chances {
 public:
  Chances(const PlanTable& table, Control& control) : table_(table), control_(control) {}

  double of(Position p) {
    if (stopped) return 0;
    if (table_.is_goal(p)) return 1;
    const Position least = table_.symmetry().least(p).pegs;
    if (const auto found = known_.find(least); found != known_.end()) return found->second;
    if (known_.size() % 1024 == 0)
      stopped = !control_.tick({-1, known_.size(), schlegel::words::phase_positions.english});
    double sum = 0;
    int legal = 0;
    for (const Jump& jump : table_.jumps()) {
      if (!jump.legal(least)) continue;
      ++legal;
      const Position next = least ^ jump.changed();
      if (table_.winnable(next)) sum += of(next);
    }
    const double chance = legal == 0 ? 0 : sum / legal;
    known_.emplace(least, chance);
    return chance;
  }
  bool stopped = false;

 private:
  const PlanTable& table_;
  Control& control_;
  std::unordered_map<Position, double> known_;  ///< by least image
};

}  // namespace

std::optional<double> chance(const PlanTable& table, Position from, Control& control) {
  Chances chances(table, control);
  const double found = chances.of(from);
  if (chances.stopped) return std::nullopt;
  return found;
}

}  // namespace schlegel::peg
