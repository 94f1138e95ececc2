#include <algorithm>
#include <numeric>
#include <optional>

#include "base/text.hpp"
#include "play/puzzle.hpp"
#include "play/question.hpp"
#include "play/words.hpp"
#include "puzzles/generated.hpp"
#include "puzzles/registry.hpp"

namespace schlegel {
namespace {

/// The move since which there is no solution: 0 when there was none from the start, -1 when it is too far back or a
/// budget ran out. `then`: why there is none after it, when moves came after it.
struct Death {
  int since;
  std::optional<Reply> then;
};

/// Given that there is no solution after all the moves, walks back to the last position that had one. (No bisection: a
/// move may take something back and revive a dead position.) Gives up after a fixed amount of work.
template <Puzzle P>
Death dead_since(const typename P::Instance& instance, const std::vector<typename P::Move>& moves, Control& control) {
  constexpr int most_probes = 64;
  TickBudget budget(control, 2000);
  Question probe;
  probe.verb = Verb::solve;
  std::optional<Reply> then;
  const int end = static_cast<int>(moves.size());
  for (int at = end - 1; at >= 0 && at >= end - most_probes; --at) {
    auto state = P::start(instance);
    for (int i = 0; i < at; ++i) P::apply(instance, state, moves[i]);
    auto reply = P::answer(instance, state, probe, budget, {});
    if (!reply || reply->kind == Reply::Kind::unknown) return {-1, {}};
    if (reply->kind == Reply::Kind::found) return {at + 1, std::move(then)};
    then = std::move(*reply);
  }
  return {end <= most_probes ? 0 : -1, {}};
}

/// The marks that option "drawn" tells; what is no mark is left out.
std::vector<PencilMark> marks_in(std::string_view text) {
  std::vector<PencilMark> marks;
  for (const std::string_view word : split_words(text))
    if (auto mark = parse_mark(word)) marks.push_back(*std::move(mark));
  return marks;
}

/// An explanation as a reply: its end, its grade, and how many steps it has.
Reply reply_of(Explanation explanation) {
  Reply reply;
  put_grading(reply, grade_of(explanation));
  switch (explanation.end) {
    case Explanation::End::solved:
      reply.kind = Reply::Kind::found;
      reply.headline = say(words::explained_to_solution);
      for (const ExplanationStep& step : explanation.steps)
        reply.moves.insert(reply.moves.end(), step.moves.begin(), step.moves.end());
      break;
    case Explanation::End::none:
      reply.kind = Reply::Kind::none;
      reply.headline = say(words::explained_to_contradiction);
      break;
    case Explanation::End::open:
      reply.kind = Reply::Kind::found;
      reply.headline = say(words::explained_to_choice);
      break;
    case Explanation::End::enough:
      reply.kind = Reply::Kind::found;
      reply.headline = say(words::explanation_stopped);
      break;
    case Explanation::End::stopped:
      reply.headline = say(words::explanation_stopped);
      reply.budget = say(words::explanation_stopped_after, {{"steps", explanation.steps.size()}});
      break;
  }
  reply.explanation = std::move(explanation);
  return reply;
}

/// See check in Puzzle: then there is no reason to repeat.
bool by_search(const Reply& reply) { return reply.certificate.starts_with("exhausted"); }

/// Says since when there is no solution, what the move that did it has done and, where the reason has become another
/// one, what it was then.
template <Puzzle P>
void blame(const typename P::Instance& instance, const typename P::State& state,
           const std::vector<typename P::Move>& moves, Control& control, Reply& reply) {
  auto [since, then] = dead_since<P>(instance, moves, control);
  reply.headline = say(since < 0 ? words::none_from_here : words::none_at_all);
  if (since <= 0) return;
  reply.since = since;
  const auto& move = moves[static_cast<std::size_t>(since) - 1];
  std::string name;
  if constexpr (requires { P::describe_move(instance, move); })
    name = P::describe_move(instance, move);
  else
    name = P::write_move(instance, move);
  reply.headline = say(words::none_since, {{"number", since}, {"move", name}});
  if (since == static_cast<int>(moves.size())) {
    std::string harm;
    if constexpr (requires { P::harm(instance, state, reply.certificate); })
      harm = P::harm(instance, state, reply.certificate);
    reply.detail = harm.empty() ? say(words::closed_last_way) + " " + reply.detail : harm;
  } else if (then && !by_search(*then) && !reply.detail.starts_with(then->detail)) {
    reply.detail = say(words::reason_then_and_now, {{"number", since}, {"then", then->detail}, {"now", reply.detail}});
  }
}

template <Puzzle P>
Result<Reply> explained(const typename P::Instance& instance, const typename P::State& state,
                        const std::vector<typename P::Move>& moves, const Options& options, Control& control) {
  if constexpr (requires(ExplainLimits limits) { P::explain(instance, state, limits, control); }) {
    ExplainLimits limits;
    const auto steps = options.integer("steps", 0, 0, INT32_MAX);
    if (!steps) return steps.error();
    limits.new_steps = static_cast<int>(*steps);
    limits.drawn = marks_in(options.get("drawn"));
    Reply reply = reply_of(P::explain(instance, state, limits, control));
    // One grade for a position: the puzzle's own, where it has one.
    if constexpr (requires { P::grade(instance, state, control); }) {
      reply.facts.clear();
      if (reply.explanation.end != Explanation::End::enough) put_grading(reply, P::grade(instance, state, control));
    }
    if (reply.kind != Reply::Kind::none || moves.empty()) return reply;
    Question why;
    why.verb = Verb::solve;
    auto none = P::answer(instance, state, why, control, {});
    if (!none || none->kind != Reply::Kind::none) return reply;
    blame<P>(instance, state, moves, control, *none);
    reply.headline = none->headline;
    reply.since = none->since;
    return reply;
  } else {
    return no_such_verb<P>(Verb::explain);
  }
}

template <Puzzle P>
Result<Reply> graded(const typename P::Instance& instance, const typename P::State& state,
                     const std::vector<typename P::Move>& moves, Control& control) {
  if constexpr (requires { P::grade(instance, state, control); }) {
    const Grading grading = P::grade(instance, state, control);
    Reply reply;
    if (grading.grade > 0) reply.kind = Reply::Kind::found;
    put_grading(reply, grading);
    return reply;
  } else {
    auto reply = explained<P>(instance, state, moves, {}, control);
    if (reply) reply->explanation = {}, reply->moves.clear();
    return reply;
  }
}

template <Puzzle P>
Result<Reply> answer(const Question& question, Control& control, const SolutionSink& sink) {
  const auto instance = P::parse(question.instance);
  if (!instance) return instance.error();
  auto state = P::start(*instance);
  std::vector<typename P::Move> moves;
  for (std::size_t i = 0; i < question.moves.size(); ++i) {
    const auto move = P::parse_move(*instance, question.moves[i]);
    const std::string refusal = move ? P::why_illegal(*instance, state, *move) : move.error().message;
    if (!refusal.empty()) return Error{say(words::move_not_legal, {{"number", i + 1}, {"refusal", refusal}})};
    P::apply(*instance, state, *move);
    moves.push_back(*move);
  }
  if (question.verb == Verb::explain) return explained<P>(*instance, state, moves, question.options, control);
  if (question.verb == Verb::generate) return generated<P>(*instance, question.options, control);
  if (question.verb == Verb::grade) return graded<P>(*instance, state, moves, control);
  auto reply = P::answer(*instance, state, question, control, sink);
  if (reply && reply->kind == Reply::Kind::none && question.verb == Verb::analyse && reply->headline.empty())
    blame<P>(*instance, state, moves, control, *reply);
  return reply;
}

template <class... P>
Result<Reply> dispatch(PuzzleList<P...>, const Question& question, Control& control, const SolutionSink& sink) {
  Result<Reply> reply = Error{say(words::no_such_puzzle, {{"puzzle", quoted(question.puzzle)}})};
  ((question.puzzle == P::info.id ? void(reply = answer<P>(question, control, sink)) : void()), ...);
  return reply;
}

}  // namespace

void put_grading(Reply& reply, const Grading& grading) {
  if (grading.grade == 0) return;
  reply.facts.emplace_back(say(words::grade_figure), grade_name(grading.grade));
  if (!grading.technique.empty())
    reply.facts.emplace_back(say(words::hardest_figure), say(words::technique_times, {{"technique", grading.technique},
                                                                                      {"times", grading.hardest}}));
  if (grading.steps > 0) reply.facts.emplace_back(say(words::steps_figure), std::to_string(grading.steps));
}

namespace {

/// "7 Beginner and 53 Easy".
std::string grades_of(const BoardsByGrade& boards) {
  std::vector<std::string> came;
  for (int grade = 0; grade <= number_of_grades; ++grade)
    if (const std::int64_t count = boards[grade]; count > 0)
      came.push_back(say(words::boards_of_grade,
                         {{"count", count}, {"grade", grade > 0 ? grade_name(grade) : std::string("none")}}));
  return say_all(came);
}

}  // namespace

std::string other_grades_came(const BoardsByGrade& boards) {
  const std::int64_t all = std::accumulate(boards.begin(), boards.end(), std::int64_t{0});
  return say(words::other_grades_came, {{"boards", all}, {"grades", grades_of(boards)}});
}

Error grade_does_not_come(std::int64_t wanted, std::string_view grades) {
  std::vector<std::string> names;
  for (const char grade : grades)
    if (grade != '0') names.push_back(grade_name(grade - '0'));
  return Error{
      say(words::grade_does_not_come,
          {{"wanted", grade_name(static_cast<int>(wanted))}, {"grades", say_all(names)}, {"count", names.size()}})};
}

std::uint64_t ticks_for(std::int64_t size, std::uint64_t most) {
  constexpr std::int64_t size_of_10x10 = 100;
  const auto times = static_cast<std::uint64_t>(std::max<std::int64_t>(1, size / size_of_10x10));
  return most * times * times;
}

bool Making::tick(const Progress&) {
  if (left_ > 0) --left_;
  return outer_.tick({-1, tries_, seen_.empty() ? words::phase_generating.english : std::string_view(seen_)});
}

void Making::saw(const BoardsByGrade& boards) {
  seen_ = say(words::phase_generating_saw, {{"grades", grades_of(boards)}});
}

Result<Reply> ask(const Question& question, Control& control, const SolutionSink& sink) {
  return dispatch(Puzzles{}, question, control, sink);
}

}  // namespace schlegel
