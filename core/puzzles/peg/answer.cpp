#include "base/staged_progress.hpp"
#include "base/text.hpp"
#include "play/answers.hpp"
#include "puzzles/peg/peg.hpp"
#include "puzzles/peg/solve/beam.hpp"
#include "puzzles/peg/solve/reasons.hpp"
#include "puzzles/peg/solve/solver.hpp"

namespace schlegel {
namespace {

using namespace peg;
using Instance = Peg::Instance;

constexpr std::uint64_t ticks_to_look = 300;   ///< for one solution, before all of them are worked out
constexpr std::uint64_t ticks_to_draw = 1000;  ///< some seconds

std::vector<std::string> texts(const Instance& instance, const Plan& plan) {
  std::vector<std::string> moves;
  for (const Jump& jump : plan) moves.push_back(Peg::write_move(instance, jump));
  return moves;
}

Reply found(const Task& task, const Plan& plan) {
  Reply reply = found_reply(texts(task.instance, plan));
  reply.figures = {number_figure("moves", peg::words::moves_figure, std::to_string(moves_in(plan, task.last))),
                   number_figure("jumps", peg::words::jumps_figure, std::to_string(plan.size()))};
  return reply;
}

Reply none(const Task& task, const None& why) {
  Reply reply = none_reply(describe(task.instance, task.from, why.reasons), write_reasons(task.instance, why.reasons));
  reply.count = "0";
  return reply;
}

Choice dead_choice(const Instance& instance, const Jump& jump) {
  return {Peg::write_move(instance, jump), false, say(peg::words::dead_end, {{"held", "yes"}})};
}

Reply solve_reply(Solver& solver, const Task& task, Control& control) {
  const auto answer = solver.solve(task, control);
  if (const auto* plan = std::get_if<Plan>(&answer)) return found(task, *plan);
  if (const auto* why = std::get_if<None>(&answer)) return none(task, *why);
  return unknown_reply(std::get<Unknown>(answer).budget);
}

/// On a board too rich to be worked out: that it can be done, and which jumps surely keep it so.
Reply verdict_reply(const Task& task, Reply reply, StagedProgress& control) {
  reply.headline = say(schlegel::words::can_be_done);
  reply.detail = say(peg::words::too_many_to_count);
  int open = 0;
  for (const Jump& jump : jumps_of(task.instance)) {
    if (!jump.legal(task.from)) continue;
    const Position next = task.from ^ jump.changed();
    const Screening screening = refute_goals(task.instance, next);
    Choice choice = dead_choice(task.instance, jump);
    if (!screening.open.empty()) {
      control.next_share(0.2);
      const PlanResult found = find_plan(task.instance, next, screening.open, narrow_beam, 8 * narrow_beam, control);
      if (!found.plan && !found.none) {
        ++open;
        continue;
      }
      choice.alive = found.plan.has_value();
      if (choice.alive) choice.note = say(peg::words::keeps_possible);
    }
    reply.choices.push_back(std::move(choice));
  }
  if (open > 0) reply.marked = say(peg::words::not_known_of, {{"jumps", open}});
  return reply;
}

Reply analyse_reply(Solver& solver, const Task& task, const Peg::State& state, StagedProgress& control) {
  const Instance& instance = task.instance;
  const auto dead = [&](Reply reply) {
    for (const Jump& jump : jumps_of(instance))
      if (jump.legal(task.from)) reply.choices.push_back(dead_choice(instance, jump));
    return reply;
  };
  // One solution first, or why there is none: to work out all of them may take too long.
  control.next(0.1);
  TickBudget looking(control, ticks_to_look);
  Reply one = solve_reply(solver, task, looking);
  if (one.kind == Reply::Kind::none) return dead(std::move(one));
  control.next(0.8);
  const auto answer = solver.analyse(task, control);
  if (const auto* why = std::get_if<None>(&answer)) return dead(none(task, *why));
  if (const auto* stopped = std::get_if<Unknown>(&answer)) {
    control.next_share(0.5);
    if (one.kind == Reply::Kind::unknown) one = solve_reply(solver, task, control);
    if (one.kind == Reply::Kind::none) return dead(std::move(one));
    return one.kind == Reply::Kind::found ? verdict_reply(task, std::move(one), control)
                                          : unknown_reply(stopped->budget);
  }
  const auto& analysis = std::get<Solver::Analysis>(answer);
  Task fewest = task;
  fewest.fewest = true;
  control.next(1);
  Reply reply = solve_reply(solver, fewest, control);
  if (reply.kind != Reply::Kind::found) return reply;
  reply.figures.clear();
  reply.count = to_text(analysis.plans);
  if (reply.moves.empty()) {
    reply.headline = say(peg::words::done_in, {{"moves", state.moves}});
    return reply;
  }
  const bool begun = state.moves > 0;
  reply.headline = say(begun ? schlegel::words::still_possible : schlegel::words::ways, {{"ways", reply.count}});
  reply.detail = say(begun ? peg::words::shortest_of : peg::words::shortest,
                     {{"moves", analysis.moves}, {"all", state.moves + analysis.moves}});
  reply.figures.push_back(number_figure("jumps_to_go", peg::words::to_go_figure, std::to_string(reply.moves.size())));
  std::size_t dead_ends = 0;
  for (const auto& next : analysis.next) {
    Choice choice = dead_choice(instance, next.jump);
    if (next.plans > 0) {
      choice.alive = true;
      const int moves = next.moves + (next.jump.from == task.last ? 0 : 1);
      choice.note = say(moves == analysis.moves ? peg::words::shortest_ways : schlegel::words::ways,
                        {{"ways", to_text(next.plans)}});
    } else {
      ++dead_ends;
    }
    reply.choices.push_back(std::move(choice));
  }
  if (dead_ends > 0) reply.marked = say(peg::words::dead_ends, {{"dead", dead_ends}, {"jumps", analysis.next.size()}});
  return reply;
}

Reply table_reply(const Instance& instance, Control& control) {
  const auto answer = peg::table(instance, control);
  if (const auto* why = std::get_if<Unknown>(&answer)) return unknown_reply(why->budget);
  const Pairs& pairs = std::get<Pairs>(answer);
  Reply reply;
  reply.kind = pairs.winnable.empty() && pairs.undecided == 0 ? Reply::Kind::none : Reply::Kind::found;
  const int all = instance.holes() * instance.holes();
  reply.headline = say(peg::words::pairs_won, {{"pairs", pairs.winnable.size()}, {"all", all}});
  reply.detail = say(peg::words::table_columns) + " " +
                 (pairs.undecided > 0 ? say(peg::words::table_undecided, {{"pairs", pairs.undecided}})
                                      : say(peg::words::table_rest));
  for (const Pair& pair : pairs.winnable) {
    const std::string &start = instance.names[pair.start], &goal = instance.names[pair.finish];
    Figure row{"pair", start + " " + goal, say(peg::words::pair_winnable), {}, {start, goal}};
    if (pair.counted) {
      row.count = to_text(pair.plans);
      row.moves = pair.moves;
      row.text = say(peg::words::pair_counted, {{"solutions", row.count}, {"moves", pair.moves}});
    }
    reply.figures.push_back(std::move(row));
  }
  return reply;
}

struct Engine {
  Solver& solver;
  const Task task;
  const Peg::State& state;
  StagedProgress& control;  ///< of all that follows

  std::vector<std::string> moves_of(const Plan& plan) const { return texts(task.instance, plan); }
  Reply found(const Plan& plan) const { return schlegel::found(task, plan); }
  std::pair<std::string, std::string> words() const {
    if (task.fewest) return {say(peg::words::fewest_solution), say(peg::words::fewest_solutions)};
    return {say(peg::words::solution), say(peg::words::solutions)};
  }
  Reply none(const None& why) const { return schlegel::none(task, why); }

  Answer<Plan, None> solve(Control& looking) const { return solver.solve(task, looking); }
  bool finds_one(Control& looking) const {
    Task any = task;
    any.fewest = false;
    return std::holds_alternative<Plan>(solver.solve(any, looking));
  }
  Answer<Count, None> count(Control&) const { return solver.count(task, control); }
  Reply counted(Reply reply, Control&) const {
    if (reply.count != "1") reply.detail = say(peg::words::each_order);
    Task fewest = task;
    fewest.fewest = true;
    const auto plan = solver.solve(fewest, control);
    if (const auto* shortest = std::get_if<Plan>(&plan))
      reply.figures.push_back(
          number_figure("fewest_moves", peg::words::fewest_figure, std::to_string(moves_in(*shortest, task.last))));
    return reply;
  }
  Answer<SearchEnd, None> enumerate(const std::function<bool(const Plan&)>& take, Control& listing) const {
    return solver.enumerate(task, listing, take);
  }
  Numbered<Plan, None> nth(const Count& index, Control&) const { return solver.nth(task, index, control); }
  /// Listing and equal chances need all positions, which hardly ever fit the memory on a board larger than the English.
  bool is_large() const { return task.instance.holes() > 33; }
  std::uint64_t ticks_to_list() const { return is_large() ? ticks_to_look : 2000; }
  Answer<Plan, None> random(Random& random, Control&) const {
    TickBudget drawing(control, is_large() ? ticks_to_draw : UINT64_MAX);
    return solver.random(task, random, drawing);
  }
  Reply analyse(Control&) const { return analyse_reply(solver, task, state, control); }
  Reply table(Control&) const { return table_reply(task.instance, control); }
};

}  // namespace

Result<Reply> Peg::answer(const Instance& instance, const State& state, const Question& question, Control& outer,
                          const SolutionSink& sink) {
  StagedProgress control(outer);
  control.next(1);
  Solver& solver = solver_for(instance);
  const Task task{solver.instance(), state.pegs, state.last, question.options.has("fewest-moves")};
  return answer_with<Peg>(Engine{solver, task, state, control}, question, control, sink);
}

}  // namespace schlegel
