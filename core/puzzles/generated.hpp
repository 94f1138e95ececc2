#pragma once
#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>

#include "base/index.hpp"
#include "play/generate.hpp"
#include "play/new_board.hpp"
#include "play/puzzle.hpp"
#include "play/question.hpp"
#include "play/words.hpp"
#include "puzzles/words.hpp"

/// New boards: what a puzzle's one try is made into an answer by.
namespace schlegel {

template <class P>
Error no_such_verb(Verb verb) {
  return Error{say(words::no_such_verb, {{"puzzle", say(Sentence{P::info.title})}, {"verb", verb_name(verb)}})};
}

void put_grading(Reply& reply, const Grading& grading);

/// How many boards came of each grade; first, those without one.
using BoardsByGrade = std::array<std::int64_t, number_of_grades + 1>;
/// Why no more tries are made: which grades came instead of the wanted one.
std::string other_grades_came(const BoardsByGrade& boards);

/// The Control of one request for a board: counts its work in ticks, so that a seed ends alike on every machine, and
/// says which grades have come so far. A try that has begun is finished.
class Making : public Control {
 public:
  Making(Control& outer, std::uint64_t most_ticks) : outer_(outer), left_(most_ticks) {
    memory_limit = outer.memory_limit;
  }
  bool tick(const Progress&) override;
  /// The number of this try.
  void begin(std::int64_t number) { tries_ = static_cast<std::uint64_t>(number); }
  void saw(const BoardsByGrade& boards);
  /// Whether all work was done that a request may take.
  bool spent() const { return left_ == 0; }

 private:
  Control& outer_;
  std::uint64_t left_, tries_ = 0;
  std::string seen_;
};

/// How hard it is to go on from a position; grade 0 when that is not known.
template <Puzzle P>
Grading grading_of(const typename P::Instance& instance, const typename P::State& state, Control& control) {
  if constexpr (requires { P::grade(instance, state, control); }) {
    return P::grade(instance, state, control);
  } else if constexpr (requires { P::explain(instance, state, ExplainLimits{}, control); }) {
    const Explanation explanation = P::explain(instance, state, ExplainLimits{}, control);
    return explanation.end == Explanation::End::stopped ? Grading{} : grade_of(explanation);
  } else {
    return {};
  }
}

/// The places of a board; where it is no graph, the length of its text.
template <Puzzle P>
std::int64_t size_of(const typename P::Instance& instance) {
  if constexpr (requires { instance.graph.order(); })
    return instance.graph.order();
  else
    return static_cast<std::int64_t>(P::write(instance).size());
}

/// How many ticks a request on a ground of this size may take, where `most` are seconds: as many up to 10x10, and more
/// beyond.
std::uint64_t ticks_for(std::int64_t size, std::uint64_t most);

/// What a puzzle whose ticks are short says of them.
template <class P>
constexpr std::uint64_t most_ticks() {
  if constexpr (requires { P::most_ticks_of_request; })
    return P::most_ticks_of_request;
  else
    return 7'000;
}

/// Why no try is made: other grades come on this ground.
Error grade_does_not_come(std::int64_t wanted, std::string_view grades);

/// Tries until a board has the wanted grade. An Error when this ground is known to yield others only. Unknown when the
/// Control stops it, when its work is spent, after most_tries in a row without a board, or after most_others boards of
/// other grades; fewer of large boards, of which each takes its time: then the squares of their sizes come to
/// most_work.
template <Puzzle P>
Result<Reply> generated(const typename P::Instance& ground, const Options& options, Control& outer) {
  if constexpr (requires(Random random, Control & control) { P::generate(ground, options, random, control); }) {
    constexpr std::int64_t most_tries = 300, most_others = 100, fewest_others = 50, most_work = 10'000'000;
    constexpr std::int64_t without_grade = 25;  // such boards seldom come alone, and each has cost a whole explanation
    const auto seed = options.integer("seed", 1, 0, INT64_MAX);
    if (!seed) return seed.error();
    const auto wanted = options.integer("grade", 0, 1, number_of_grades);
    if (!wanted) return wanted.error();
    if (*wanted > 0) {
      const auto first = P::instance_from({});
      const auto grades = grades_that_come(P::info, options, first && P::write(*first) == P::write(ground));
      if (!grades.empty() && grades.find(static_cast<char>('0' + *wanted)) == std::string_view::npos)
        return grade_does_not_come(*wanted, grades);
    }
    Making control(outer, ticks_for(size_of<P>(ground), most_ticks<P>()));
    Reply reply;
    BoardsByGrade boards{};
    std::int64_t others = 0, work = 0, last_board = 0;
    bool goes_on = true;
    while (reply.tries - last_board < most_tries && !control.spent() && (goes_on = control.tick({}))) {
      control.begin(reply.tries);
      Random random = random_of_try(static_cast<std::uint64_t>(*seed), static_cast<std::uint64_t>(reply.tries++));
      auto made = P::generate(ground, options, random, control);
      if (!made) return made.error();
      if (!*made) continue;
      const auto& instance = (*made)->instance;
      const Grading grading = grading_of<P>(instance, P::start(instance), control);
      if (*wanted > 0 && grading.grade != *wanted) {
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
      reply.headline = std::move((*made)->guarantee);
      put_grading(reply, grading);
      const std::string origin =
          say(words::generated_board, {{"seed", std::to_string(*seed)},
                                       {"version", generator_version},
                                       {"grade", grading.grade > 0 ? grade_name(grading.grade) : "none"}});
      reply.board = "# " + origin + "\n# " + reply.headline + "\n" + P::write(instance);
      return reply;
    }
    reply.budget = others > 0
                       ? other_grades_came(boards)
                       : say(goes_on ? words::no_board_came : words::stopped_after_tries, {{"tries", reply.tries}});
    return reply;
  } else {
    return no_such_verb<P>(Verb::generate);
  }
}

}  // namespace schlegel
