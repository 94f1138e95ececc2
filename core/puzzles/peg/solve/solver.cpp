#include "puzzles/peg/solve/solver.hpp"

#include <algorithm>

#include "base/staged_progress.hpp"
#include "base/text.hpp"
#include "puzzles/peg/peg.hpp"
#include "puzzles/peg/solve/beam.hpp"
#include "puzzles/peg/solve/reasons.hpp"
#include "search/words.hpp"

namespace schlegel::peg {
namespace {

// Positions listed: for a plan at once; of the whole game, so that later questions are answered by it; of a dead end,
// so that its reason can be checked; widths of beams. Larger numbers delay the first answer, smaller ones repeat work.
constexpr std::size_t quick_search = 20'000, game_search = 2'500'000, listed_dead_end = 300'000;
constexpr std::size_t no_limit = ~std::size_t{0};
constexpr std::uint64_t game_ticks = 400;  ///< of listing up to game_search positions; marking them may take long
constexpr std::size_t medium_beam = 64 * narrow_beam, wide_beam = 512 * narrow_beam, table_search = 3'000'000;

}  // namespace

/// Passes ticks on and remembers how far the work had come.
struct Solver::Recorder : Control {
  explicit Recorder(Control& control) : outer(control) { memory_limit = control.memory_limit; }
  bool tick(const Progress& progress) override {
    steps = std::max(steps, progress.steps);
    return outer.tick(progress);
  }
  std::string stopped() const { return say(schlegel::words::stopped_at_positions, {{"positions", steps}}); }
  std::string full(std::size_t most) const {
    if (most <= game_search) return say(words::needs_positions, {{"positions", most}});
    return say(words::needs_memory, {{"megabytes", memory_limit >> 20}});
  }
  Control& outer;
  std::uint64_t steps = 0;
};

Answer<Solver::Table, None> Solver::table_for(const Task& task, std::size_t most, Control& control) {
  const auto found = [&]() -> Answer<Table, None> {
    if (table_->winnable(task.from)) return table_;
    return refuted(task.from, control);
  };
  if (covered(task)) return found();
  Recorder recorder(control);
  StagedProgress stages(recorder);
  SearchEnd ending = SearchEnd::too_large;
  const auto build = [&](Position from, std::size_t limit) {
    auto table = std::make_shared<PlanTable>(instance_, refute_goals(instance_, from).open);
    stages.next_share(0.6);
    TickBudget filling(stages, most <= game_search ? game_ticks : UINT64_MAX);
    ending = table->fill({&from, 1}, filling, limit);
    if (ending == SearchEnd::cancelled && !filling.stopped) ending = SearchEnd::too_large;
    stages.next_share(1);
    if (ending == SearchEnd::complete) ending = table->rate(stages);
    if (ending != SearchEnd::complete) return false;
    table_ = std::move(table);
    whole_game_ = from == instance_.start;
    table_from_ = from;
    return true;
  };
  // The table of the whole game serves all later questions. A limit that was too small once is not tried again.
  const auto worth_it = [&](Position from, std::size_t limit) {
    return limit > failed_limit_ || peg_count(from) < failed_pegs_;
  };
  const bool at_start = task.from == instance_.start;
  for (const auto& [from, limit] :
       {std::pair{instance_.start, at_start ? most : std::min(most, game_search)}, std::pair{task.from, most}}) {
    if (ending != SearchEnd::too_large || !worth_it(from, limit)) continue;
    if (build(from, limit)) return found();
    if (ending == SearchEnd::too_large) {
      failed_limit_ = std::max(failed_limit_, limit);
      failed_pegs_ = std::min(failed_pegs_, peg_count(from));
    }
  }
  Screening screening = refute_goals(instance_, task.from);
  if (screening.open.empty()) return None{std::move(screening.reasons)};
  return Unknown{ending == SearchEnd::cancelled ? recorder.stopped() : recorder.full(most)};
}

None Solver::refuted(Position from, Control& control) const {
  Screening screening = refute_goals(instance_, from);
  None none{std::move(screening.reasons)};
  if (screening.open.empty()) return none;
  // How much there is to try, if it can be listed.
  PlanTable list(instance_, screening.open);
  const bool listed = list.fill({&from, 1}, control, listed_dead_end) == SearchEnd::complete && list.explored() > 0;
  none.reasons.emplace_back(ExhaustedReason{listed ? list.explored() : 0});
  return none;
}

template <class Reply, class Use>
Reply Solver::ask(const Task& task, double share, Control& outer, const Use& use) {
  StagedProgress control(outer);
  control.next(share);
  const auto table = table_for(task, no_limit, control);
  const auto* known = std::get_if<Table>(&table);
  if (!known) return failed<Reply>(table);
  control.next(1);
  Recorder recorder(control);
  Plans plans(**known, task.from, task.last, task.fewest);
  if (auto answer = use(plans, recorder)) return *std::move(answer);
  return Unknown{recorder.stopped()};
}

Answer<Plan, None> Solver::solve(const Task& task, Control& outer) {
  StagedProgress control(outer);
  control.next(task.fewest || covered(task) ? 1 : 0.05);
  const auto first = [&](const PlanTable& table) { return Plans(table, task.from, task.last, task.fewest).first(); };
  Screening screening;
  if (!covered(task)) screening = refute_goals(instance_, task.from);
  const std::vector<Position>& open = screening.open;
  if (!covered(task) && open.empty()) return None{std::move(screening.reasons)};
  if (!covered(task) && !task.fewest) {
    Recorder recorder(control);
    PlanTable quick(instance_, open);
    const SearchEnd ending = quick.fill({&task.from, 1}, recorder, quick_search);
    if (ending == SearchEnd::cancelled) return Unknown{recorder.stopped()};
    if (ending == SearchEnd::complete) {
      if (!quick.winnable(task.from)) return refuted(task.from, control);
      return first(quick);
    }
    control.next(0.3);
    const PlanResult found = find_plan(instance_, task.from, open, narrow_beam, wide_beam, recorder);
    if (found.plan) return *found.plan;
    if (found.none) return refuted(task.from, control);
    if (found.stopped) return Unknown{recorder.stopped()};
  }
  control.next(task.fewest || covered(task) ? 1 : 0.9);
  const auto table = table_for(task, no_limit, control);
  if (const auto* known = std::get_if<Table>(&table)) return first(**known);
  control.next(1);
  const std::size_t widest = widest_beam(control.memory_limit);
  if (std::holds_alternative<Unknown>(table) && !task.fewest && widest > wide_beam) {
    const PlanResult found = find_plan(instance_, task.from, open, widest, widest, control);
    if (found.plan) return *found.plan;
    if (found.none) return refuted(task.from, control);
  }
  return failed<Answer<Plan, None>>(table);
}

Answer<Count, None> Solver::count(const Task& task, Control& control) {
  return ask<Answer<Count, None>>(task, task.fewest ? 0.7 : 1, control,
                                  [](Plans& plans, Control& counting) { return plans.count(counting); });
}

Answer<SearchEnd, None> Solver::enumerate(const Task& task, Control& control,
                                          const std::function<bool(const Plan&)>& take) {
  using Listed = Answer<SearchEnd, None>;
  return ask<Listed>(task, 0.5, control, [&](Plans& plans, Control& listing) -> std::optional<Listed> {
    std::uint64_t found = 0;
    bool enough = false;
    const bool complete = plans.enumerate(listing, [&](const Plan& plan) {
      ++found;
      enough = !take(plan);
      return !enough;
    });
    if (complete) return SearchEnd::complete;
    if (enough) return SearchEnd::enough;
    return Unknown{say(schlegel::words::stopped_at_solutions, {{"solutions", found}})};
  });
}

Numbered<Plan, None> Solver::nth(const Task& task, const Count& index, Control& control) {
  using Nth = Numbered<Plan, None>;
  return ask<Nth>(task, 0.7, control, [&](Plans& plans, Control& counting) -> std::optional<Nth> {
    const auto count = plans.count(counting);
    if (count && index >= *count) return PastTheEnd{*count};
    if (count)
      if (auto plan = plans.nth(index, counting)) return *plan;
    return std::nullopt;
  });
}

Answer<Plan, None> Solver::random(const Task& task, Random& random, Control& control) {
  return ask<Answer<Plan, None>>(task, 0.7, control,
                                 [&](Plans& plans, Control& drawing) { return plans.random(random, drawing); });
}

Answer<Solver::Analysis, None> Solver::analyse(const Task& task, Control& control) {
  const auto answer = table_for(task, game_search, control);
  if (!std::holds_alternative<Table>(answer)) return failed<Answer<Analysis, None>>(answer);
  const PlanTable& table = *std::get<Table>(answer);
  Analysis analysis{table.plans(task.from), table.moves_to_go(task.from, task.last), {}};
  for (const Jump& jump : table.jumps()) {
    if (!jump.legal(task.from)) continue;
    const Position next = task.from ^ jump.changed();
    analysis.next.push_back({jump, table.plans(next), table.moves_to_go(next, jump.to)});
  }
  return analysis;
}

Solver& solver_for(const Instance& instance) {
  static thread_local std::unique_ptr<Solver> solver;
  static thread_local std::string text;
  std::string own = Peg::write(instance);
  if (!solver || text != own) {
    solver = std::make_unique<Solver>(instance);
    text = std::move(own);
  }
  return *solver;
}

// Finish by finish, from all starts at once where that many positions can be listed; of finishes that symmetries map to
// one another only the first.
std::variant<Pairs, Unknown> table(const Instance& instance, Control& outer) {
  struct Answer {
    bool winnable = false, undecided = false, counted = false;
    Count plans = 0;
    int moves = 0;
  };
  StagedProgress control(outer);
  const auto group = automorphisms(instance, {}, 1000);
  const int holes = instance.holes();
  std::vector<Answer> answers(static_cast<std::size_t>(holes * holes));
  for (int finish = 0; finish < holes; ++finish) {
    const Unknown stopped{say(words::stopped_at_pairs, {{"pairs", finish * holes}})};
    control.next(1.0 * finish / holes);
    if (!control.tick({1, {}, schlegel::words::phase_positions.english})) return stopped;
    const auto earlier =
        std::find_if(group.begin(), group.end(), [&](const Permutation& by) { return by[finish] < finish; });
    if (earlier != group.end()) {
      for (int start = 0; start < holes; ++start)
        answers[start * holes + finish] = answers[(*earlier)[start] * holes + (*earlier)[finish]];
      continue;
    }
    Instance here = instance;
    here.goal = {false, bit(finish)};
    std::vector<Position> open;
    for (int start = 0; start < holes; ++start)
      if (const Position from = instance.all() ^ bit(start); !refute_goals(here, from).open.empty())
        open.push_back(from);
    const auto answer = [&](Position from) -> Answer& {
      return answers[lowest_hole(instance.all() & ~from) * holes + finish];
    };
    const auto decide = [&](std::span<const Position> starts) {
      PlanTable table(here, {here.goal.pegs});
      SearchEnd ending = table.fill(starts, control, table_search);
      if (ending == SearchEnd::complete) ending = table.rate(control);
      for (const Position from : starts)
        if (ending == SearchEnd::complete && table.winnable(from))
          answer(from) = {true, false, true, table.plans(from), table.moves_to_go(from, -1)};
      return ending;
    };
    control.next((finish + 0.5) / holes);
    SearchEnd ending = decide(open);
    if (ending == SearchEnd::cancelled) return stopped;
    if (ending == SearchEnd::complete) continue;
    const int count = static_cast<int>(open.size());
    for (int i = 0; i < count; ++i) {
      const Position from = open[i];
      control.next((finish + 0.5 + 0.5 * (i + 1) / count) / holes);
      ending = decide({&from, 1});
      if (ending == SearchEnd::complete) continue;
      PlanResult tried;
      if (ending != SearchEnd::cancelled)
        tried = find_plan(here, from, {here.goal.pegs}, narrow_beam, medium_beam, control);
      if (ending == SearchEnd::cancelled || tried.stopped) return stopped;
      answer(from).winnable = tried.plan.has_value();
      answer(from).undecided = !tried.plan && !tried.none;
    }
  }
  Pairs pairs;
  for (int start = 0; start < holes; ++start)
    for (int finish = 0; finish < holes; ++finish) {
      const Answer& answer = answers[start * holes + finish];
      if (answer.winnable) pairs.winnable.push_back({start, finish, answer.counted, answer.plans, answer.moves});
      if (answer.undecided) ++pairs.undecided;
    }
  return pairs;
}

}  // namespace schlegel::peg
