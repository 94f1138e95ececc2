#include <algorithm>
#include <cmath>

#include "puzzles/sliding/explain/grade.hpp"
#include "puzzles/sliding/generate/distant.hpp"
#include "puzzles/sliding/sliding.hpp"
#include "puzzles/sliding/solve/refutation.hpp"
#include "puzzles/sliding/solve/solver.hpp"

namespace schlegel {
namespace {

using namespace sliding;
using Instance = Sliding::Instance;
using Attempt = Result<std::optional<NewBoard<Instance>>>;

struct Request {
  int distance = 0;  ///< 0: any
  bool hardest = false, one_way = false, unsolvable = false;
  int grade = 0;  ///< 0: any
};

Result<Request> request_of(const Options& options) {
  constexpr std::int64_t most_moves = 100'000;
  constexpr std::pair<const char*, const char*> excluded[] = {
      {"distance", "hardest"}, {"distance", "unsolvable"}, {"hardest", "unsolvable"}, {"one-way", "unsolvable"}};
  for (const auto& [one, other] : excluded)
    if (options.has(one) && options.has(other))
      return Error{say(sliding::words::options_exclude, {{"one", one}, {"other", other}})};
  const auto distance = options.integer("distance", 0, 1, most_moves);
  if (!distance) return distance.error();
  const auto grade = options.integer("grade", 0, 1, number_of_grades);
  if (!grade) return grade.error();
  return Request{static_cast<int>(*distance), options.has("hardest"), options.has("one-way"), options.has("unsolvable"),
                 static_cast<int>(*grade)};
}

/// From home, two tokens exchanged after a walk: as close to what can be solved as what cannot be solved can look.
Attempt unsolvable(const Instance& base, const Part& part, const Solver& solver, Random& random) {
  Count all = 1;
  for (int i = 2; i <= part.board.order(); ++i) all *= i;
  const bool connected = part.board.order() == base.graph.order();
  if (connected && solver.positions() == all) return Error{say(sliding::words::all_solvable)};
  NewBoard<Instance> made{base, ""};
  Sliding::State state = Sliding::start(made.instance);
  constexpr int exchanges = 64;
  for (int i = 0; i < exchanges; ++i) {
    const auto any = [&] { return static_cast<std::size_t>(random.below(state.at.size())); };
    const std::size_t u = any(), v = any();
    if (u == v || state.at[u] == base.blank_home || state.at[v] == base.blank_home) continue;
    std::swap(state.at[u], state.at[v]);
    if (const auto refutation = refute(made.instance, state)) {
      made.instance.start = state.at;
      made.guarantee = say(sliding::words::generated_unsolvable, {{"reason", refutation->detail}});
      return std::optional(std::move(made));
    }
    std::swap(state.at[u], state.at[v]);
  }
  return std::optional<NewBoard<Instance>>();
}

/// How far from home a position is to be that nobody has named a distance for: of the wanted grade, about, else of
/// medium or hard; and on a small board, where `most` is not negative, neither near home nor farthest from it, where
/// there is little to choose from.
int pleasing_distance(const Board& board, int grade, int most, Random& random) {
  constexpr double medium = 24, hard = 56, not_trivial = 4;
  const double difficulty = difficulty_by_luck(std::exp2(-choice_bits(board)), 1);
  double least = medium / difficulty, last = hard / difficulty;
  if (grade > 0) {
    least = grade == 1 ? not_trivial : 0.8 * grade_from[static_cast<std::size_t>(grade) - 2] / difficulty;
    last =
        grade == number_of_grades ? 1.4 * least : 1.25 * grade_from[static_cast<std::size_t>(grade) - 1] / difficulty;
  } else if (most >= 0) {
    least = 0.5 * most;
    last = 0.9 * most;
  } else {
    least = std::max(least, std::min<double>(1.6 * board.order(), 0.9 * last));
  }
  if (most >= 0) last = std::min<double>(last, most);
  const int from = std::max(1, static_cast<int>(std::min(least, last)));
  return from + static_cast<int>(random.below(std::max(1, static_cast<int>(last) - from + 1)));
}

/// Dull: so far from home that every token might have moved, and yet more than a third of them lie at home. Only of
/// large boards: on small ones there may be no other position at a distance; and where parts hang together by cut
/// vertices, some tokens may have to be at home.
bool too_many_at_home(const Solver& solver, const Arrangement& at, int distance) {
  if (solver.tree().blocks.size() > 1 || 2 * distance < 3 * solver.board().order()) return false;
  int home = 0;
  for (std::size_t v = 0; v < at.size(); ++v) home += at[v] == static_cast<Vertex>(v) ? 1 : 0;
  return 3 * home > solver.board().order();
}

std::string at_fewest(int moves, bool one_way) {
  std::string guarantee = say(sliding::words::generated_at_distance, {{"moves", moves}});
  if (one_way) guarantee += " " + say(sliding::words::generated_one_way);
  return guarantee;
}

/// The base board with the tokens of the part arranged so.
Instance arranged(const Instance& base, const Part& part, const Arrangement& inside) {
  Instance instance = base;
  for (std::size_t v = 0; v < inside.size(); ++v) instance.start[part.vertices[v]] = part.vertices[inside[v]];
  return instance;
}

Attempt hardest(const Instance& base, const Part& part, Solver& solver, bool one_way, Random& random,
                Control& control) {
  if (!solver.histogram_fits(control.memory_limit))
    return Error{say(sliding::words::too_large_for_farthest, {{"positions", to_text(solver.positions())}})};
  auto positions = solver.farthest(control);
  if (!positions) return std::optional<NewBoard<Instance>>();
  const Distance far = solver.solve(positions->front(), {}, control);
  if (!far.exact()) return std::optional<NewBoard<Instance>>();
  if (one_way) {
    Distant distant(solver, random, control);
    std::erase_if(*positions, [&](const Arrangement& at) { return !distant.has_one_way(at, far.at_least); });
    if (!control.tick({})) return std::optional<NewBoard<Instance>>();
    if (positions->empty()) return Error{say(sliding::words::none_farthest_one_way)};
  }
  const Arrangement& at = (*positions)[random.below(positions->size())];
  return std::optional(NewBoard<Instance>{
      arranged(base, part, at), at_fewest(far.at_least, one_way) + " " + say(sliding::words::generated_farthest)});
}

}  // namespace

Result<std::optional<NewBoard<Instance>>> Sliding::generate(const Instance& board, const Options& options,
                                                            Random& random, Control& control) {
  const auto request = request_of(options);
  if (!request) return request.error();
  Instance base = board;
  base.start = solved_arrangement(base.graph.order());
  const Part part = part_of(base, base.blank_home);
  if (part.board.order() < 2) return Error{say(sliding::words::nothing_moves)};
  Solver& solver = solver_of(part.board);
  const auto nothing = std::optional<NewBoard<Instance>>();
  if (request->hardest) return hardest(base, part, solver, request->one_way, random, control);

  constexpr int mixing = 20;  // moves for each vertex
  const bool searched = part.board.order() <= max_searched || solver.small();
  if (request->unsolvable || !searched) {
    if (!request->unsolvable && (request->distance > 0 || request->one_way))
      return Error{say(sliding::words::too_large_for_distance,
                       {{"most", max_searched}, {"option", request->distance > 0 ? "distance" : "one-way"}})};
    Arrangement at = part.inside(base.start);
    wander(part.board, at, mixing * part.board.order() + static_cast<int>(random.below(part.board.order())), random);
    Instance mixed = arranged(base, part, at);
    if (request->unsolvable) return unsolvable(mixed, part, solver, random);
    if (refute(mixed, start(mixed))) return nothing;
    return std::optional(NewBoard<Instance>{std::move(mixed), say(sliding::words::generated_solvable)});
  }

  int most = -1;
  if (solver.small()) {
    const auto levels = solver.histogram(control);
    if (!levels) return nothing;
    most = static_cast<int>(levels->size()) - 1;
    if (request->distance > most)
      return Error{say(sliding::words::none_so_far, {{"moves", request->distance}, {"most", most}})};
    const double greatest = difficulty_by_luck(std::exp2(-most * most_choice_bits(part.board)), most);
    if (request->distance == 0 && request->grade > 1 &&
        greatest < grade_from[static_cast<std::size_t>(request->grade) - 2])
      return Error{say(sliding::words::none_so_hard, {{"moves", most}})};
  }
  const int distance =
      request->distance > 0 ? request->distance : pleasing_distance(part.board, request->grade, most, random);
  Distant distant(solver, random, control);
  const auto at = request->one_way ? distant.one_way(distance, most) : distant.position(distance, most);
  if (!at || (most < 0 && too_many_at_home(solver, *at, distance))) return nothing;
  return std::optional(NewBoard<Instance>{arranged(base, part, *at), at_fewest(distance, request->one_way)});
}

}  // namespace schlegel
