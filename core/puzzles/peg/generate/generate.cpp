// Pictures to peg down: sets of pegs that a symmetry of the board keeps, or such as jumps backwards from the goal lead
// to, are drawn at random and judged by working the whole game out.
#include <algorithm>
#include <array>
#include <cmath>

#include "play/luck.hpp"
#include "puzzles/peg/explain/grade.hpp"
#include "puzzles/peg/generate/pictures.hpp"
#include "puzzles/peg/peg.hpp"
#include "puzzles/peg/solve/beam.hpp"
#include "puzzles/peg/solve/reasons.hpp"
#include "puzzles/peg/solve/small_game.hpp"

namespace schlegel {
namespace {

using namespace peg;
using Instance = Peg::Instance;

struct Request {
  int least_pegs = 0, most_pegs = 0;
  int moves = 0;  ///< 0: any
  int grade = 0;  ///< 0: any
  std::optional<Goal> goal;
  bool symmetric = false;
};

Result<Request> request_of(const Instance& board, const Options& options) {
  // From so many to so many pegs for boards of each grade, and of any: pictures that can be taken in at a glance.
  constexpr std::array<std::pair<int, int>, 6> usual{{{5, 16}, {3, 8}, {5, 11}, {7, 14}, {9, 18}, {12, 20}}};
  if (board.lines.empty()) return Error{say(peg::words::no_jump_at_all)};
  Request request;
  const auto pegs = options.integer("pegs", 0, 2, board.holes() - 1);
  if (!pegs) return pegs.error();
  const auto moves = options.integer("in-moves", 0, 1, board.holes() - 2);
  if (!moves) return moves.error();
  const auto grade = options.integer("grade", 0, 1, number_of_grades);
  if (!grade) return grade.error();
  request.moves = static_cast<int>(*moves);
  request.grade = static_cast<int>(*grade);
  request.symmetric = options.has("symmetric");
  if (options.has("goal")) request.goal = board.goal;
  const int left = request.goal && !request.goal->any ? peg_count(request.goal->pegs) : 1;
  if (*pegs > 0 && *pegs <= left) return Error{say(peg::words::fewer_than_goal, {{"pegs", *pegs}, {"goal", left}})};
  const std::int64_t jumps = (*pegs > 0 ? *pegs : board.holes() - 1) - left;
  if (*moves > jumps) return Error{say(peg::words::more_moves_than_jumps, {{"moves", *moves}, {"jumps", jumps}})};
  const auto& [least, most] = usual[request.grade];
  request.least_pegs = *pegs > 0 ? static_cast<int>(*pegs) : std::max({least, request.moves + left, left + 1});
  request.most_pegs = *pegs > 0 ? static_cast<int>(*pegs) : std::max(most, request.least_pegs + 4);
  request.most_pegs = std::min(request.most_pegs, board.holes() - 1);
  request.least_pegs = std::min(request.least_pegs, request.most_pegs);
  return request;
}

/// A board and how good it is: the bits of a jump, which are many where few plans lead past many traps.
struct Judged {
  NewBoard<Instance> made;
  double worth = 0;
  bool large = false;  ///< too large to be worked out
};

/// Nothing when the picture leads to no goal, not as wanted, or is dull.
std::optional<Judged> judged(Instance instance, const Request& request, Control& control) {
  const auto goals = refute_goals(instance, instance.start).open;
  if (goals.empty()) return std::nullopt;
  const int jumps = peg_count(instance.start) - peg_count(goals[0]);
  const auto unwanted = [&](double difficulty) {
    return request.grade > 0 && grade_of_difficulty(difficulty) != request.grade;
  };
  // Where the game is probably too large to be worked out, most pictures that lead nowhere are soon known.
  constexpr int many_jumps = 20;
  const auto winnable = [&] {
    return find_plan(instance, instance.start, goals, narrow_beam, narrow_beam, control).plan.has_value();
  };
  if (jumps > many_jumps && !winnable()) return std::nullopt;
  const auto table = small_game(instance, instance.start, goals, control);
  // Of many small games each is less than a tick of the solver, and all together are most of the work.
  constexpr std::uint64_t positions_a_tick = 32;
  // One too large gives nothing to those who want a number of moves or another difficulty.
  const bool wasted = !table && (request.moves > 0 || unwanted(difficulty_of_large(jumps)));
  const std::uint64_t positions = table ? table->explored() : wasted ? most_positions_of_small_game : 0;
  for (std::uint64_t left = positions / positions_a_tick; left > 0; --left) control.tick({});
  if (!table) {
    // Of so large a game it is known only that it can be won.
    if (wasted) return std::nullopt;
    if (jumps <= many_jumps && !winnable()) return std::nullopt;
    return Judged{{std::move(instance), say(peg::words::generated_winnable, {{"jumps", jumps}})}, 0, true};
  }
  if (!table->winnable(instance.start) || table->rate(control) != SearchEnd::complete) return std::nullopt;
  const int moves = table->moves_to_go(instance.start, -1);
  if (request.moves > 0 && moves != request.moves) return std::nullopt;
  // Dull: one line of jumps without a choice, or plans so many that most of what one tries succeeds.
  constexpr double least_bits_of_jump = 0.35;
  const auto likely = chance(*table, instance.start, control);
  if (!likely || unwanted(difficulty_by_luck(*likely, jumps))) return std::nullopt;
  const double worth = -std::log2(*likely) / jumps;
  if (worth < least_bits_of_jump) return std::nullopt;
  std::string guarantee =
      say(peg::words::generated_with_plans, {{"plans", to_text(table->plans(instance.start))}, {"moves", moves}});
  return Judged{{std::move(instance), std::move(guarantee)}, worth};
}

}  // namespace

Result<std::optional<NewBoard<Instance>>> Peg::generate(const Instance& board, const Options& options, Random& random,
                                                        Control& outer) {
  const auto request = request_of(board, options);
  if (!request) return request.error();
  const Painter painter(board);
  if (request->symmetric && !painter.has_symmetry()) return Error{say(peg::words::no_symmetry)};
  // Pictures that a symmetry keeps are the better ones; some others come between them.
  const bool symmetric = request->symmetric || (painter.has_symmetry() && random.below(4) != 0);
  // Expert is a picture of some pegs with few plans, or one of many pegs.
  constexpr int many_pegs = 29;
  int least_pegs = request->least_pegs, most_pegs = request->most_pegs;
  if (request->grade == number_of_grades && !options.has("pegs") && board.holes() > many_pegs && random.below(4) != 0) {
    least_pegs = many_pegs;
    most_pegs = std::min(board.holes() - 1, many_pegs + 7);
  }
  std::optional<Goal> goal = request->goal;
  if (!goal && !board.goal.any && random.below(2) == 0) goal = board.goal;
  // Without a wanted grade the better of two: of more it would be the same board again and again on small ones.
  // Few games of many pegs take a wanted number of moves, and each takes long: such an attempt ends sooner.
  constexpr std::uint64_t ticks_for_moves = 20'000;
  TickBudget control(outer, request->moves > 0 ? ticks_for_moves : UINT64_MAX);
  constexpr int pictures = 200;
  int judgements = 24;
  int candidates = request->grade > 0 ? 1 : 2;
  std::optional<Judged> best;
  for (int i = 0; i < pictures && candidates > 0 && judgements > 0; ++i) {
    const auto picture = symmetric ? painter.symmetric(goal, least_pegs, most_pegs, random)
                                   : painter.backwards(goal, least_pegs, most_pegs, random);
    if (!control.tick({})) return std::optional<NewBoard<Instance>>();
    if (!picture) continue;
    --judgements;
    Instance instance = board;
    instance.start = picture->pegs;
    instance.goal = picture->goal;
    auto candidate = judged(std::move(instance), *request, control);
    if (!candidate) continue;
    candidates -= candidate->large ? candidates : 1;
    if (!best || candidate->worth > best->worth) best = std::move(candidate);
  }
  if (!best) return std::optional<NewBoard<Instance>>();
  return std::optional(std::move(best->made));
}

}  // namespace schlegel
