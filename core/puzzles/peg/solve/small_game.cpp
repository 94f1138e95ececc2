#include "puzzles/peg/solve/small_game.hpp"

#include <unordered_map>

#include "search/words.hpp"

namespace schlegel::peg {
namespace {

// The English board's 83 MB of bits are too much, the 17 MB of a square of 25 holes are not.
constexpr std::size_t most_bytes = std::size_t{40} << 20;

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

std::unique_ptr<PlanTable> small_game(const Instance& instance, Position from, std::vector<Position> goals,
                                      Control& control) {
  TickBudget budget(control, UINT64_MAX, most_bytes);
  auto table = std::make_unique<PlanTable>(instance, std::move(goals));
  if (table->fill({&from, 1}, budget, most_positions_of_small_game) != SearchEnd::complete) return nullptr;
  return table;
}

std::optional<double> chance(const PlanTable& table, Position from, Control& control) {
  Chances chances(table, control);
  const double found = chances.of(from);
  if (chances.stopped) return std::nullopt;
  return found;
}

}  // namespace schlegel::peg
