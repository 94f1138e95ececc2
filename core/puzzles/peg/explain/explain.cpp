#include "puzzles/peg/board.hpp"
#include "puzzles/peg/explain/package_plan.hpp"
#include "puzzles/peg/explain/steps.hpp"
#include "puzzles/peg/peg.hpp"
#include "puzzles/peg/solve/reasons.hpp"
#include "puzzles/peg/solve/solver.hpp"

namespace schlegel {
namespace {

using namespace peg;

/// The way told last, so that the next step from a position on it goes on with it.
struct LastWay {
  std::string instance;
  Position position;  ///< before it
  std::vector<Package> packages;
};

LastWay& last_way() {
  static thread_local LastWay way;
  return way;
}

bool last_alone(const Instance& instance) { return instance.goal.any || peg_count(instance.goal.pegs) == 1; }

/// What is left of it from a position on it; empty: the position is not.
std::vector<Package> rest_of_last_way(const Instance& instance, const std::string& text, Position position) {
  const LastWay& way = last_way();
  if (way.instance != text) return {};
  Position here = way.position;
  Plan rest;
  for (std::size_t i = 0; i < way.packages.size(); ++i) {
    if (here == position && rest.empty())
      return {way.packages.begin() + static_cast<std::ptrdiff_t>(i), way.packages.end()};
    for (const Jump& jump : way.packages[i].jumps) {
      if (here == position || !rest.empty()) rest.push_back(jump);
      here ^= jump.changed();
    }
  }
  return packages_of(instance, rest, last_alone(instance));
}

/// The plan, or another one with more of its jumps in packages.
std::vector<Package> in_packages(const Instance& instance, Position position, const Plan& plan, Control& control) {
  const bool alone = last_alone(instance);
  auto packages = packages_of(instance, plan, alone);
  const auto goals = refute_goals(instance, position).open;
  const auto richer = plan_in_packages(instance, position, goals, alone, control);
  if (!richer) return packages;
  auto other = packages_of(instance, richer->plan, alone, richer->together);
  const auto worth = [](const std::vector<Package>& way) {
    std::size_t in_packages = 0;
    for (const Package& package : way)
      if (package.kind != Package::Kind::jump) in_packages += package.jumps.size();
    return std::pair(in_packages, -std::ssize(way));
  };
  return worth(other) > worth(packages) ? other : packages;
}

}  // namespace

std::vector<Technique> Peg::techniques() {
  std::vector<Technique> all = techniques_of_ways();
  for (const Technique& technique : techniques_of_dead_ends()) all.push_back(technique);
  std::stable_sort(all.begin(), all.end(), [](const Technique& a, const Technique& b) { return a.grade < b.grade; });
  return all;
}

bool Peg::refutes(std::string_view technique) {
  const auto all = techniques_of_dead_ends();
  return std::any_of(all.begin(), all.end(), [&](const Technique& one) { return one.id == technique; });
}

Explanation Peg::explain(const Instance& instance, const State& state, const ExplainLimits& limits, Control& control) {
  if (status(instance, state).solved) return {Explanation::End::solved, {}};
  std::string text = write(instance);
  auto packages = rest_of_last_way(instance, text, state.pegs);
  if (packages.empty()) {
    Solver& solver = solver_for(instance);
    const auto answer = solver.solve({solver.instance(), state.pegs, state.last}, control);
    if (std::holds_alternative<Unknown>(answer)) return {};
    if (const auto* why = std::get_if<None>(&answer))
      return explain_dead_end(instance, state.pegs, why->reasons, control);
    packages = in_packages(instance, state.pegs, std::get<Plan>(answer), control);
  }
  last_way() = {std::move(text), state.pegs, packages};
  return explain_way(instance, state.pegs, packages, limits, control);
}

}  // namespace schlegel
