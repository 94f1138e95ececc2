#include "puzzles/peg/solve/small_game.hpp"

namespace schlegel::peg {
namespace {

// The English board's 83 MB of bits are too much, the 17 MB of a square of 25 holes are not.
constexpr std::size_t most_positions = 120'000, most_bytes = std::size_t{40} << 20;

}  // namespace

std::unique_ptr<PlanTable> small_game(const Instance& instance, Position from, std::vector<Position> goals,
                                      Control& control) {
  TickBudget budget(control, UINT64_MAX, most_bytes);
  auto table = std::make_unique<PlanTable>(instance, std::move(goals));
  if (table->fill({&from, 1}, budget, most_positions) != SearchEnd::complete) return nullptr;
  return table;
}

}  // namespace schlegel::peg
