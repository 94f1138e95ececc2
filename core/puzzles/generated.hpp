#pragma once
#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/index.hpp"
#include "play/generate.hpp"
#include "play/new_board.hpp"
#include "play/puzzle.hpp"
#include "play/question.hpp"
#include "play/shape.hpp"
#include "play/techniques.hpp"
#include "play/words.hpp"
#include "puzzles/words.hpp"

/// Generating boards: repeats a puzzle's attempts until one has the requested difficulty.
namespace schlegel {

template <class P>
Error no_such_verb(Verb verb) {
  return Error{say(words::no_such_verb, {{"puzzle", say(Sentence{P::info.title})}, {"verb", enum_name(verb)}})};
}

/// `hardest`: the id of the technique in it.
void put_grading(Reply& reply, const Grading& grading, const std::string& hardest = {});

/// The number of generated boards by grade; first, those without one.
using BoardsByGrade = std::array<std::int64_t, number_of_grades + 1>;
/// Says which grades came instead of the requested one.
std::string other_grades_came(const BoardsByGrade& boards);

/// The boards generated for a technique.
struct BoardsByTechnique {
  /// How many there are by the id of a technique: of the hardest one of a ladder, else of each that is used.
  std::map<std::string_view, std::int64_t> boards;
  std::int64_t work = 0;  ///< to explain them, in steps; an assumption counts as 20
};
/// Says which techniques came instead of the requested one.
std::string other_techniques_came(const PuzzleInfo& puzzle, const Technique& requested, std::int64_t tried,
                                  const BoardsByTechnique& came);

/// The Control of one request. It counts work in ticks, so that a seed ends the same way on every machine, and reports
/// the grades so far. An attempt in progress may take so many ticks more, and is then stopped.
class GeneratorControl : public Control {
 public:
  GeneratorControl(Control& outer, std::uint64_t most_ticks, std::uint64_t overdraft)
      : outer_(outer), left_(most_ticks), overdraft_(overdraft) {
    memory_limit = outer.memory_limit;
  }
  bool tick(const Progress&) override;
  void begin_attempt(std::int64_t number) { attempts_ = static_cast<std::uint64_t>(number); }
  void saw(const BoardsByGrade& boards);
  /// True if the request has used up its work.
  bool spent() const { return left_ == 0; }
  /// What follows may take as long as it takes.
  void finish() { overdraft_ = UINT64_MAX; }

 private:
  Control& outer_;
  std::uint64_t left_, overdraft_, attempts_ = 0;
  std::string seen_;
};

/// All techniques of its explanations, easiest first; none if it has no list of them.
template <class P>
std::vector<Technique> all_techniques() {
  if constexpr (requires { P::techniques(); })
    return P::techniques();
  else
    return {};
}

/// Of an explained position: where it leaves a choice between solutions, luck may find one.
template <Puzzle P>
Grading grading_of(const typename P::Instance& instance, const typename P::State& state,
                   const Explanation& explanation) {
  Grading grading = grade_of(explanation);
  if constexpr (requires { P::grade_by_luck(instance, state); }) {
    const auto is_choice = [](const ExplanationStep& step) { return step.kind == ExplanationStep::Kind::choice; };
    if (grading.grade > 1 && std::any_of(explanation.steps.begin(), explanation.steps.end(), is_choice))
      grading.grade = std::min(grading.grade, P::grade_by_luck(instance, state));
  }
  return grading;
}

/// The difficulty from a position; grade 0 if unknown.
template <Puzzle P>
Grading grading_of(const typename P::Instance& instance, const typename P::State& state, Control& control) {
  if constexpr (requires { P::grade(instance, state, control); }) {
    return P::grade(instance, state, control);
  } else if constexpr (requires { P::explain(instance, state, ExplainLimits{}, control); }) {
    const Explanation explanation = P::explain(instance, state, ExplainLimits{}, control);
    Grading grading = grading_of<P>(instance, state, explanation);
    name_hardest(grading, explanation, all_techniques<P>());
    return grading;
  } else {
    return {};
  }
}

/// True if the board is an example of the technique: of a ladder the hardest one, without which those before it do not
/// lead to the end; else one that its explanation uses. Counts the board.
template <Puzzle P>
bool shows(const Technique& technique, const typename P::Instance& instance, BoardsByTechnique& came,
           Control& control) {
  if constexpr (requires { P::techniques(); }) {
    const auto state = P::start(instance);
    const Explanation explanation = P::explain(instance, state, {}, control);
    for (const ExplanationStep& step : explanation.steps)
      came.work += step.kind == ExplanationStep::Kind::assumption ? 20 : 1;
    bool shown = false;
    const auto ids = shown_by(explanation, P::techniques(), P::info.ladder);
    for (const std::string_view id : ids) {
      ++came.boards[id];
      shown = shown || id == technique.id;
    }
    if (!shown || !P::info.ladder) return shown;
    ExplainLimits easier;
    easier.before = technique.id;
    return !is_whole(P::explain(instance, state, easier, control)) && control.tick({});
  } else {
    return false;
  }
}

/// The number of vertices or holes, or the length of the text of a board that has neither.
template <Puzzle P>
std::int64_t size_of(const typename P::Instance& instance) {
  if constexpr (requires { instance.graph.order(); })
    return instance.graph.order();
  else if constexpr (requires { instance.holes(); })
    return instance.holes();
  else
    return static_cast<std::int64_t>(P::write(instance).size());
}

/// The options that limit a request, as they were written: "--give required".
std::string limiting_options(const Options& options, std::string_view puzzle);

/// The ticks that a request on a base board of this size may take, a matter of seconds up to 10x10, more from 200 on:
/// `most` up to 8x8, or twice as many for a technique, as some are rare; then fewer, as each takes longer.
std::uint64_t ticks_for(std::int64_t size, std::uint64_t most, bool for_technique);

/// The ticks of a request up to 10x10. A puzzle with short ticks defines `most_ticks_of_request`.
template <class P>
constexpr std::uint64_t most_ticks() {
  if constexpr (requires { P::most_ticks_of_request; })
    return P::most_ticks_of_request;
  else
    return 7'000;
}

/// The ticks that an attempt in progress may take beyond those of the request. A puzzle whose attempts may take long
/// defines `most_overdraft_of_request`.
template <class P>
constexpr std::uint64_t most_overdraft() {
  if constexpr (requires { P::most_overdraft_of_request; })
    return P::most_overdraft_of_request;
  else
    return UINT64_MAX;
}

/// What a new board is to be.
struct BoardRequest {
  std::uint64_t seed;
  std::int64_t grade;  ///< 0: any
  std::optional<Technique> technique;
  Options options;  ///< of each attempt
};
/// `refutes`: true if the technique with this id shows that there is no solution; may be null. An Error if the base
/// board is known to give only other grades, or if the puzzle has no such technique.
Result<BoardRequest> board_request(const PuzzleInfo& puzzle, const Options& options, bool on_first_board,
                                   bool (*refutes)(std::string_view id));
/// Completes a reply that has guarantee and grading by the board's text and a title.
void put_board(Reply& reply, const PuzzleInfo& puzzle, const Options& options, const BoardRequest& request,
               const std::string& shape, const std::string& text);

/// Repeats attempts until a board has the requested grade and technique. An Error if this base board is known to give
/// only others. Unknown if the Control stops it, if its work is spent, after `most_attempts` in a row without a board,
/// or after `most_others` boards of other grades. Large boards take long, so fewer of these are enough, down to
/// `fewest_others`, once the squares of their sizes add up to `most_work`.
template <Puzzle P>
Result<Reply> generated(const typename P::Instance& base, const Options& options, Control& outer) {
  if constexpr (requires(Random random, Control & control) { P::generate(base, options, random, control); }) {
    constexpr std::int64_t most_attempts = 300, most_others = 100, fewest_others = 50, most_work = 10'000'000;
    constexpr std::int64_t without_grade = 25;  // each costs a whole explanation, and more will follow
    bool (*refutes)(std::string_view) = nullptr;
    if constexpr (requires(std::string_view id) { P::refutes(id); }) refutes = P::refutes;
    const auto is_first = [&] {
      const auto first = P::instance_from({});
      return first && P::write(*first) == P::write(base);
    };
    const auto request = board_request(P::info, options, options.has("grade") && is_first(), refutes);
    if (!request) return request.error();
    const auto& technique = request->technique;
    const std::uint64_t ticks = ticks_for(size_of<P>(base), most_ticks<P>(), technique.has_value());
    GeneratorControl control(outer, ticks, most_overdraft<P>());
    Reply reply;
    BoardsByGrade boards{};
    BoardsByTechnique techniques;
    constexpr std::int64_t most_steps = 50'000;  // of explanations: some seconds where ticks are few
    std::int64_t without_technique = 0, others = 0, work = 0, last_board = 0;
    bool running = true;
    while (reply.tries - last_board < most_attempts && !control.spent() && (running = control.tick({}))) {
      control.begin_attempt(reply.tries);
      Random random = random_of_try(request->seed, static_cast<std::uint64_t>(reply.tries++));
      auto board = P::generate(base, request->options, random, control);
      if (!board) return board.error();
      if (!*board) continue;
      const auto& instance = (*board)->instance;
      if (technique && !shows<P>(*technique, instance, techniques, control)) {
        last_board = reply.tries;
        ++without_technique;
        if (techniques.work < most_steps) continue;
        break;
      }
      if (request->grade == 0) control.finish();
      const Grading grading = grading_of<P>(instance, P::start(instance), control);
      if (request->grade > 0 && grading.grade != request->grade) {
        ++boards[grading.grade];
        control.saw(boards);
        last_board = reply.tries;
        const std::int64_t size = size_of<P>(instance);
        work += size * size;
        others += grading.grade > 0 ? 1 : without_grade;
        if (others < fewest_others || (others < most_others && work < most_work)) continue;
        break;
      }
      reply.kind = Reply::Kind::found;
      reply.headline = std::move((*board)->guarantee);
      put_grading(reply, grading);
      put_board(reply, P::info, options, *request, shape_of(instance), P::write(instance));
      return reply;
    }
    reply.budget = without_technique > 0 ? other_techniques_came(P::info, *technique, without_technique, techniques)
                   : others > 0          ? other_grades_came(boards)
                   : running             ? say(words::no_board_generated,
                                               {{"tries", reply.tries}, {"options", limiting_options(options, P::info.id)}})
                                         : say(words::stopped_after_tries, {{"tries", reply.tries}});
    return reply;
  } else {
    return no_such_verb<P>(Verb::generate);
  }
}

}  // namespace schlegel
