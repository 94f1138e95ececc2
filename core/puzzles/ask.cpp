#include <algorithm>
#include <numeric>
#include <optional>
#include <utility>

#include "base/text.hpp"
#include "play/answers.hpp"
#include "play/puzzle.hpp"
#include "play/question.hpp"
#include "play/words.hpp"
#include "puzzles/generated.hpp"
#include "puzzles/registry.hpp"

namespace schlegel {
namespace {

/// The move since which there is no solution: 0 if there was none from the start, -1 if it is too far back or a budget
/// ran out. Given that there is none after all moves, walks back to the last position that had one. Not by bisection: a
/// move may undo something and revive a dead position. Gives up after a fixed amount of work.
template <Puzzle P>
int dead_since(const typename P::Instance& instance, const std::vector<typename P::Move>& moves, Control& control) {
  constexpr int most_probes = 64;
  TickBudget budget(control, 2000);
  Question probe;
  probe.verb = Verb::solve;
  const int end = static_cast<int>(moves.size());
  for (int at = end - 1; at >= 0 && at >= end - most_probes; --at) {
    auto state = P::start(instance);
    for (int i = 0; i < at; ++i) P::apply(instance, state, moves[i]);
    auto reply = P::answer(instance, state, probe, budget, {});
    if (!reply || reply->kind == Reply::Kind::unknown) return -1;
    if (reply->kind == Reply::Kind::found) return at + 1;
  }
  return end <= most_probes ? 0 : -1;
}

/// The marks in the option "drawn"; other words are ignored.
std::vector<PencilMark> marks_in(std::string_view text) {
  std::vector<PencilMark> marks;
  for (const std::string_view word : split_words(text))
    if (auto mark = parse_mark(word)) marks.push_back(*std::move(mark));
  return marks;
}

/// An explanation as a reply: its end and its moves.
Reply reply_of(Explanation explanation) {
  using End = Explanation::End;
  const End end = explanation.end;
  if (end == End::none && !explanation.steps.empty()) explanation.steps.back().sentence += " " + say(words::so_none);
  Reply reply;
  if (end != End::stopped) reply.kind = end == End::none ? Reply::Kind::none : Reply::Kind::found;
  reply.headline = say(end == End::solved ? words::explained_to_solution
                       : end == End::none ? words::explained_to_contradiction
                       : end == End::open ? words::explained_in_part
                                          : words::explanation_stopped);
  if (end == End::solved)
    for (const ExplanationStep& step : explanation.steps)
      reply.moves.insert(reply.moves.end(), step.moves.begin(), step.moves.end());
  if (end == End::stopped) reply.budget = say(words::explanation_stopped_after, {{"steps", explanation.steps.size()}});
  reply.explanation = std::move(explanation);
  return reply;
}

/// Says since which move there is no solution, and what that move caused.
template <Puzzle P>
void find_losing_move(const typename P::Instance& instance, const std::vector<typename P::Move>& moves,
                      Control& control, Reply& reply) {
  const int since = dead_since<P>(instance, moves, control);
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
  if constexpr (requires(typename P::State state) {
                  P::consequence(instance, state, reply.certificate, moves.size());
                }) {
    auto state = P::start(instance);
    for (int i = 0; i < since; ++i) P::apply(instance, state, moves[static_cast<std::size_t>(i)]);
    if (P::check(instance, state, reply.certificate) != CheckResult::accepted) return;
    std::string consequence = P::consequence(instance, state, reply.certificate, static_cast<std::size_t>(since));
    if (!consequence.empty()) reply.detail = std::move(consequence);
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
    limits.to_play = options.has("drawn");
    Reply reply = reply_of(P::explain(instance, state, limits, control));
    Grading grading = grading_of<P>(instance, state, *reply.explanation);
    const std::string hardest = name_hardest(grading, *reply.explanation, all_techniques<P>());
    // A position has one grade: the puzzle's own, if it has one.
    if constexpr (requires { P::grade(instance, state, control); })
      if (reply.explanation->end != Explanation::End::enough) grading.grade = P::grade(instance, state, control).grade;
    put_grading(reply, grading, hardest);
    if (reply.kind != Reply::Kind::none) return reply;
    Question why;
    why.verb = Verb::solve;
    auto none = P::answer(instance, state, why, control, {});
    if (!none || none->kind != Reply::Kind::none) return reply;
    if (!moves.empty()) {
      find_losing_move<P>(instance, moves, control, *none);
      reply.headline = none->headline;
      reply.since = none->since;
    }
    reply.detail = none->detail;
    reply.certificate = none->certificate;
    return reply;
  } else {
    return no_such_verb<P>(Verb::explain);
  }
}

template <Puzzle P>
Result<Reply> graded(const typename P::Instance& instance, const typename P::State& state,
                     const std::vector<typename P::Move>& moves, Control& control) {
  auto reply = explained<P>(instance, state, moves, {}, control);
  if (!reply) return reply;
  reply->explanation = {};
  reply->moves.clear();
  if (reply->kind == Reply::Kind::unknown && reply->grade > 0) {  // known without an explanation
    reply->kind = Reply::Kind::found;
    reply->headline.clear();
    reply->budget.clear();
  }
  return reply;
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
    find_losing_move<P>(*instance, moves, control, *reply);
  return reply;
}

template <class... P>
std::vector<Technique> techniques_in(std::string_view puzzle, PuzzleList<P...>) {
  std::vector<Technique> found;
  const auto take = [&]<class Q>(Q*) {
    if (puzzle == Q::info.id) found = all_techniques<Q>();
  };
  (take(static_cast<P*>(nullptr)), ...);
  return found;
}

template <class... P>
Result<Reply> dispatch(PuzzleList<P...>, const Question& question, Control& control, const SolutionSink& sink) {
  Result<Reply> reply = Error{say(words::no_such_puzzle, {{"puzzle", quoted(question.puzzle)}})};
  ((question.puzzle == P::info.id ? void(reply = answer<P>(question, control, sink)) : void()), ...);
  return reply;
}

}  // namespace

void put_grading(Reply& reply, const Grading& grading, const std::string& hardest) {
  if (grading.grade == 0) return;
  reply.grade = grading.grade;
  reply.figures.push_back({"grade", say(words::grade_figure), grade_name(grading.grade)});
  std::vector<std::string> about{grading.technique};
  if (!hardest.empty()) about.push_back(hardest);
  if (!grading.technique.empty())
    reply.figures.push_back(
        {"hardest_technique",
         say(words::hardest_figure),
         say(words::technique_times, {{"technique", grading.technique}, {"times", grading.hardest}}),
         {},
         std::move(about)});
  if (grading.steps > 0)
    reply.figures.push_back(number_figure("steps", words::steps_figure, std::to_string(grading.steps)));
}

namespace {

/// The Error for a grade that this base board hardly ever gives.
Error grade_unavailable(std::int64_t requested, std::string_view grades) {
  std::vector<std::string> names;
  for (const char grade : grades)
    if (grade != '0') names.push_back(grade_name(grade - '0'));
  return Error{say(
      words::grade_unavailable,
      {{"requested", grade_name(static_cast<int>(requested))}, {"grades", say_all(names)}, {"count", names.size()}})};
}

/// "7 Beginner and 53 Easy".
std::string grades_of(const BoardsByGrade& boards) {
  std::vector<std::string> parts;
  for (int grade = 0; grade <= number_of_grades; ++grade)
    if (const std::int64_t count = boards[grade]; count > 0)
      parts.push_back(say(words::boards_of_grade,
                          {{"count", count}, {"grade", grade > 0 ? grade_name(grade) : std::string("none")}}));
  return say_all(parts);
}

}  // namespace

std::string other_grades_came(const BoardsByGrade& boards) {
  const std::int64_t all = std::accumulate(boards.begin(), boards.end(), std::int64_t{0});
  return say(words::other_grades_came, {{"boards", all}, {"grades", grades_of(boards)}});
}

std::string other_techniques_came(const PuzzleInfo& puzzle, const Technique& requested, std::int64_t tried,
                                  const BoardsByTechnique& came) {
  constexpr std::size_t most_named = 3;
  std::vector<std::pair<std::int64_t, std::string>> order;
  const std::vector<Technique> techniques = techniques_of(puzzle.id).value();
  for (const Technique& one : techniques)
    if (const auto found = came.boards.find(one.id); found != came.boards.end() && one.id != requested.id)
      order.emplace_back(found->second, say(one.name));
  std::stable_sort(order.begin(), order.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
  std::vector<std::string> others;
  for (std::size_t i = 0; i < std::min(most_named, order.size()); ++i) others.push_back(order[i].second);
  return say(words::other_techniques_came, {{"boards", tried},
                                            {"ladder", puzzle.ladder ? "yes" : "no"},
                                            {"technique", say(requested.name)},
                                            {"count", others.size()},
                                            {"others", say_any(others)}});
}

Result<BoardRequest> board_request(const PuzzleInfo& puzzle, const Options& options, bool on_first_board,
                                   bool (*refutes)(std::string_view id)) {
  const auto seed = options.integer("seed", 1, 0, INT64_MAX);
  if (!seed) return seed.error();
  const auto grade = options.integer("grade", 0, 1, number_of_grades);
  if (!grade) return grade.error();
  const auto grades = grades_that_come(puzzle, options, on_first_board);
  if (*grade > 0 && !grades.empty() && grades.find(static_cast<char>('0' + *grade)) == std::string_view::npos)
    return grade_unavailable(*grade, grades);
  BoardRequest request{static_cast<std::uint64_t>(*seed), *grade, {}, options};
  if (!options.has("technique")) return request;
  const auto techniques = techniques_of(puzzle.id);
  if (!techniques) return techniques.error();
  const auto technique = find_technique(*techniques, options.get("technique"));
  if (!technique) return technique.error();
  request.technique = *technique;
  if (puzzle.ladder && *grade == 0) request.options.set("grade", std::to_string(technique->grade));
  if (refutes == nullptr || !refutes(technique->id)) return request;
  const auto known = options_of(puzzle.id);
  if (std::none_of(known.begin(), known.end(), [](const OptionInfo& one) { return one.name == "unsolvable"; }))
    return Error{say(words::technique_of_proofs, {{"technique", say(technique->name)}})};
  request.options.set("unsolvable", "");
  return request;
}

void put_board(Reply& reply, const PuzzleInfo& puzzle, const Options& options, const BoardRequest& request,
               const std::string& shape, const std::string& text) {
  if (request.technique)
    reply.headline += " " + say(puzzle.ladder ? words::generated_for_technique : words::generated_with_technique,
                                {{"technique", say(request.technique->name)}});
  const std::string_view base = title_of_base(puzzle, options);
  const std::string title =
      say(words::generated_board, {{"seed", std::to_string(request.seed)},
                                   {"shape", !base.empty()   ? say(Sentence{base})
                                             : shape.empty() ? "none"
                                                             : shape},
                                   {"grade", reply.grade > 0 ? grade_name(reply.grade) : "none"}});
  reply.board = "# " + title + "\n# " + reply.headline + "\n# " +
                say(words::generator, {{"version", generator_version}}) + "\n" + text;
}

std::string limiting_options(const Options& options, std::string_view puzzle) {
  std::vector<std::string> named;
  for (const OptionInfo& info : options_of(puzzle)) {
    if (info.verbs != enum_name(Verb::generate) || !options.has(info.name)) continue;
    named.push_back("--" + std::string(info.name));
    if (info.takes == OptionInfo::Takes::value) named.back() += " " + std::string(options.get(info.name));
  }
  return named.empty() ? "none" : say_all(named);
}

std::uint64_t ticks_for(std::int64_t size, std::uint64_t most, bool for_technique) {
  constexpr std::int64_t size_of_8x8 = 64, size_of_10x10 = 100;
  const std::uint64_t small = for_technique ? 2 * most : most;
  if (size <= size_of_8x8) return small;
  const auto times = static_cast<std::uint64_t>(size / size_of_10x10);
  return times < 2 ? most * 2 / 3 : small * times * times;
}

bool GeneratorControl::tick(const Progress&) {
  if (left_ == 0 && overdraft_ == 0) return false;
  --(left_ > 0 ? left_ : overdraft_);
  return outer_.tick({-1, attempts_, seen_.empty() ? words::phase_generating.english : std::string_view(seen_)});
}

void GeneratorControl::saw(const BoardsByGrade& boards) {
  seen_ = say(words::phase_generating_saw, {{"grades", grades_of(boards)}});
}

Result<std::vector<Technique>> techniques_of(std::string_view puzzle) {
  auto techniques = techniques_in(puzzle, Puzzles{});
  if (!techniques.empty()) return techniques;
  std::vector<std::string> others;
  for (const PuzzleInfo& info : puzzles())
    if (!techniques_in(info.id, Puzzles{}).empty()) others.emplace_back(info.id);
  return Error{say(words::no_techniques, {{"puzzle", puzzle}, {"others", say_all(others)}})};
}

Result<Reply> ask(const Question& question, Control& control, const SolutionSink& sink) {
  return dispatch(Puzzles{}, question, control, sink);
}

Result<std::string> ask_json(std::string_view question, Control& control) {
  const auto read = read_json<Question>(question);
  if (!read) return read.error();
  speak(find_language(read->language));
  const auto reply = ask(*read, control, {});
  if (!reply) return reply.error();
  return write_json(*reply);
}

}  // namespace schlegel
