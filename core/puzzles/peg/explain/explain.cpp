#include <algorithm>
#include <optional>

#include "puzzles/peg/board.hpp"
#include "puzzles/peg/explain/steps.hpp"
#include "puzzles/peg/peg.hpp"
#include "puzzles/peg/solve/solver.hpp"

namespace schlegel {
namespace {

using namespace peg;

/// The way told last, so that the next step from a position on it goes on with it.
struct LastWay {
  std::string instance;
  Plan plan;
  std::vector<Position> positions;  ///< before each jump
};

LastWay& last_way() {
  static thread_local LastWay way;
  return way;
}

std::optional<Plan> rest_of_last_way(const std::string& instance, Position position) {
  const LastWay& way = last_way();
  const auto here = std::find(way.positions.begin(), way.positions.end(), position);
  if (way.instance != instance || here == way.positions.end()) return std::nullopt;
  return Plan(way.plan.begin() + (here - way.positions.begin()), way.plan.end());
}

void remember(std::string instance, Position position, const std::vector<Package>& packages) {
  LastWay way{std::move(instance), {}, {}};
  for (const Package& package : packages)
    for (const Jump& jump : package.jumps) {
      way.plan.push_back(jump);
      way.positions.push_back(position);
      position ^= jump.changed();
    }
  last_way() = std::move(way);
}

}  // namespace

Explanation Peg::explain(const Instance& instance, const State& state, const ExplainLimits& limits, Control& control) {
  if (status(instance, state).solved) return {Explanation::End::solved, {}};
  std::string text = write(instance);
  auto plan = rest_of_last_way(text, state.pegs);
  if (!plan) {
    Solver& solver = solver_for(instance);
    auto answer = solver.solve({solver.instance(), state.pegs, state.last}, control);
    if (std::holds_alternative<Unknown>(answer)) return {};
    if (const auto* why = std::get_if<None>(&answer))
      return explain_dead_end(instance, state.pegs, why->reasons, control);
    plan = std::get<Plan>(std::move(answer));
  }
  const bool last_alone = instance.goal.any || peg_count(instance.goal.pegs) == 1;
  const auto packages = packages_of(instance, *plan, last_alone);
  remember(std::move(text), state.pegs, packages);
  return explain_way(instance, state.pegs, packages, limits, control);
}

}  // namespace schlegel
