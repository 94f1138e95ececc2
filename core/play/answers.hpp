#pragma once
#include <concepts>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "base/control.hpp"
#include "base/count.hpp"
#include "base/draw.hpp"
#include "base/search_end.hpp"
#include "play/game.hpp"
#include "play/question.hpp"
#include "play/words.hpp"

namespace schlegel {

/// A reply of kind found with these moves.
Reply found_reply(std::vector<std::string> moves);
/// A reply of kind none: the reason in a sentence, and the certificate that the puzzle's checker accepts.
Reply none_reply(std::string detail, std::string certificate);
/// A reply of kind unknown; `budget` says what was used, "Stopped after 120,000 positions".
Reply unknown_reply(std::string budget);

/// Option "limit", from 1; without it as good as none.
Result<std::int64_t> limit_in(const Options& options);
/// Option "index" of Verb::nth, from 0. `what` names what is numbered, for the error: "tour".
Result<Count> index_in(const Options& options, std::string_view what);
/// Random numbers seeded by option "seed", from 0; without it by 1.
Result<Random> random_in(const Options& options);

/// What is said when there are solutions but fewer than the one asked for. People count from 1: "There are only
/// 6 tours; --nth takes 1 to 6." Takes count > 0 and both forms of the word.
Reply beyond_last(const Count& count, std::string_view one, std::string_view many);

/// Hands solutions to a sink, at most so many, and remembers how many there were.
class Lister {
 public:
  Lister(const SolutionSink& sink, std::int64_t limit) : sink_(sink), limit_(limit) {}
  /// False when no more are wanted.
  bool take(const std::vector<std::string>& moves) {
    ++taken_;
    cut_ = !sink_(moves) || taken_ >= limit_;
    return !cut_;
  }
  std::int64_t taken() const { return taken_; }
  /// Whether the last solution was one after which no more were wanted: then there may be more.
  bool cut() const { return cut_; }

 private:
  const SolutionSink& sink_;
  std::int64_t limit_, taken_ = 0;
  bool cut_ = false;
};

/// How a listing ended.
struct Listed {
  SearchEnd end = SearchEnd::complete;
  std::string budget = {};            ///< what was used before it stopped unasked
  std::optional<Reply> instead = {};  ///< the reply when nothing was found, where the listing knows why
};

/// Answers a question by an engine: what a puzzle knows of one position, typed. Solutions of an engine come in one
/// order, the same at each call. A Reply in place of a value is given out as it is: mostly of kind none, with detail
/// and certificate. What an engine has, all else having a default:
///
///     using Solution = ...;
///     std::vector<std::string> moves_of(const Solution&)                        required: the solution as moves
///     std::variant<Solution, Reply, Unknown> solve(Control&)                    required: one, or why there is none
///     Reply analyse(Control&)                                                   required: see Reply for its fields
///     std::variant<Solution, Reply, Absent, Unknown> nth(const Count&, Control&)   this one or `enumerate` is required
///     Listed enumerate(const std::function<bool(const Solution&)>& take, Control&) else one nth after another
///     std::variant<Count, Reply, Unknown> count(Control&)                       else the listing is counted
///     ... count(Control&, std::uint64_t limit)                                  the same up to a limit; else listed
///     std::variant<Solution, Reply, Unknown> random(Random&, Control&)          else one is drawn by count and nth
///     Reply found(const Solution&)                                              else the moves and no more
///     Reply counted(Reply, Control&)                                            adds rows to a count that is not 0
///     Reply listed(Reply, Control&)                                             adds rows where something is listed
///     Result<Reply> table(Control&), histogram(Control&)                        else an Error: there is none
///     std::pair<std::string, std::string> words() const                         else those of the PuzzleInfo
template <class Engine>
class Answerer {
 public:
  using Solution = typename Engine::Solution;
  Answerer(Engine& engine, const PuzzleInfo& info, const Options& options, Control& control, const SolutionSink& sink)
      : engine_(engine), info_(info), options_(options), control_(control), sink_(sink) {}

  Result<Reply> answer(Verb verb) {
    switch (verb) {
      case Verb::solve:
        return reply_to(engine_.solve(control_));
      case Verb::count:
        return options_.has("limit") ? count_to_limit() : Result<Reply>(count_reply(number_of_solutions()));
      case Verb::enumerate:
        return enumerate();
      case Verb::nth:
        return nth();
      case Verb::random:
        return random();
      case Verb::analyse:
        return engine_.analyse(control_);
      case Verb::table:
        if constexpr (requires { engine_.table(control_); }) return engine_.table(control_);
        break;
      case Verb::histogram:
        if constexpr (requires { engine_.histogram(control_); }) return engine_.histogram(control_);
        break;
      case Verb::explain:  // these are asked of functions of their own
      case Verb::grade:
      case Verb::generate:
        break;
    }
    return Error{
        say(schlegel::words::no_such_verb, {{"puzzle", say(Sentence{info_.title})}, {"verb", verb_name(verb)}})};
  }

 private:
  static constexpr bool numbers = requires(Engine & e, const Count& index, Control& c) { e.nth(index, c); };
  static constexpr bool lists = requires(Engine & e, const std::function<bool(const Solution&)>& take, Control& c) {
    e.enumerate(take, c);
  };
  static_assert(numbers || lists, "an engine numbers its solutions (nth) or lists them (enumerate)");

  Reply found(const Solution& solution) {
    if constexpr (requires { engine_.found(solution); })
      return engine_.found(solution);
    else
      return found_reply(engine_.moves_of(solution));
  }

  template <class... Others>
  Reply reply_to(const std::variant<Solution, Others...>& answer) {
    if (const auto* solution = std::get_if<Solution>(&answer)) return found(*solution);
    if (const auto* reply = std::get_if<Reply>(&answer)) return *reply;
    return unknown_reply(std::get<Unknown>(answer).budget);
  }

  std::pair<std::string, std::string> words() const {
    if constexpr (requires { engine_.words(); })
      return engine_.words();
    else
      return {say(Sentence{info_.solution}), say(Sentence{info_.solutions})};
  }

  std::variant<Count, Reply, Unknown> number_of_solutions() {
    if constexpr (requires { engine_.count(control_); }) {
      return engine_.count(control_);
    } else {
      Count total = 0;
      Listed listed = each([&](const Solution&) { return ++total, true; });
      if (listed.end != SearchEnd::complete) return Unknown{std::move(listed.budget)};
      if (listed.instead) return *std::move(listed.instead);
      return total;
    }
  }

  Reply count_reply(const std::variant<Count, Reply, Unknown>& answer) {
    if (const auto* stopped = std::get_if<Unknown>(&answer)) return unknown_reply(stopped->budget);
    Reply reply;
    const auto* total = std::get_if<Count>(&answer);
    if (!total) {
      reply = std::get<Reply>(answer);
    } else if (*total == 0) {
      reply = reply_to(engine_.solve(control_));
      if (reply.kind != Reply::Kind::none) reply = {};
      reply.kind = Reply::Kind::none;
    } else {
      reply.kind = Reply::Kind::found;
      reply.count = to_text(*total);
      if constexpr (requires { engine_.counted(reply, control_); }) return engine_.counted(std::move(reply), control_);
    }
    if (reply.kind == Reply::Kind::none) reply.count = "0";
    return reply;
  }

  static void say_stopped(Reply& reply) {
    reply.detail = say(schlegel::words::counting_stopped, {{"count", reply.count}});
  }

  Result<Reply> count_to_limit() {
    if constexpr (requires { engine_.count(control_, std::uint64_t{}); }) {
      const auto limit = options_.integer("limit", 0, 0, INT64_MAX);  // 0: none
      if (!limit) return limit.error();
      Reply reply = count_reply(engine_.count(control_, static_cast<std::uint64_t>(*limit)));
      if (*limit > 0 && reply.count == std::to_string(*limit)) say_stopped(reply);
      return reply;
    }
    const auto limit = limit_in(options_);
    if (!limit) return limit.error();
    std::int64_t total = 0;
    Listed listed = each([&](const Solution&) { return ++total < *limit; });
    if (stopped(listed)) return unknown_reply(std::move(listed.budget));
    Reply reply;
    if (total == 0) reply = why_none(std::move(listed));
    if (total > 0) reply.kind = Reply::Kind::found;
    reply.count = std::to_string(total);
    if (total == *limit) say_stopped(reply);
    return reply;
  }

  Result<Reply> enumerate() {
    const auto limit = limit_in(options_);
    if (!limit) return limit.error();
    Lister lister(sink_, *limit);
    Listed listed = each([&](const Solution& solution) { return lister.take(engine_.moves_of(solution)); });
    if (stopped(listed)) return unknown_reply(std::move(listed.budget));
    if (lister.taken() == 0) return why_none(std::move(listed));
    Reply reply;
    reply.kind = Reply::Kind::found;
    if (listed.end == SearchEnd::complete) reply.count = std::to_string(lister.taken());
    if constexpr (requires { engine_.listed(reply, control_); }) return engine_.listed(std::move(reply), control_);
    return reply;
  }

  Result<Reply> nth() {
    const auto index = index_in(options_, say(Sentence{info_.solution}));
    if (!index) return index.error();
    const auto answer = solution_number(*index);
    const auto* absent = std::get_if<Absent>(&answer);
    if (!absent) return reply_to(answer);
    if (absent->count == 0) return reply_to(engine_.solve(control_));
    const auto [one, many] = words();
    return beyond_last(absent->count, one, many);
  }

  Result<Reply> random() {
    auto random = random_in(options_);
    if (!random) return random.error();
    if constexpr (requires { engine_.random(*random, control_); }) {
      return reply_to(engine_.random(*random, control_));
    } else {
      const auto answer = number_of_solutions();
      if (const auto* stopped = std::get_if<Unknown>(&answer)) return unknown_reply(stopped->budget);
      if (const auto* reply = std::get_if<Reply>(&answer)) return *reply;
      const Count& total = std::get<Count>(answer);
      if (total == 0) return reply_to(engine_.solve(control_));
      return reply_to(solution_number(draw_below(total, *random)));
    }
  }

  std::variant<Solution, Reply, Absent, Unknown> solution_number(const Count& index) {
    if constexpr (numbers) {
      return engine_.nth(index, control_);
    } else {
      std::optional<Solution> picked;
      Count at = 0;
      Listed listed = each([&](const Solution& solution) {
        if (at++ != index) return true;
        picked = solution;
        return false;
      });
      if (picked) return *std::move(picked);
      if (listed.end != SearchEnd::complete) return Unknown{std::move(listed.budget)};
      if (listed.instead) return *std::move(listed.instead);
      return Absent{at};
    }
  }

  Listed each(const std::function<bool(const Solution&)>& take) {
    if constexpr (lists) {
      return engine_.enumerate(take, control_);
    } else {
      for (Count at = 0;; ++at) {
        const auto next = engine_.nth(at, control_);
        if (const auto* stopped = std::get_if<Unknown>(&next)) return {SearchEnd::cancelled, stopped->budget};
        if (const auto* reply = std::get_if<Reply>(&next)) return {SearchEnd::complete, {}, *reply};
        if (std::holds_alternative<Absent>(next)) return {};
        if (!take(std::get<Solution>(next))) return {SearchEnd::enough};
      }
    }
  }

  static bool stopped(const Listed& listed) {
    return listed.end != SearchEnd::complete && listed.end != SearchEnd::enough;
  }
  Reply why_none(Listed listed) {
    return listed.instead ? *std::move(listed.instead) : reply_to(engine_.solve(control_));
  }

  Engine& engine_;
  const PuzzleInfo& info_;
  const Options& options_;
  Control& control_;
  const SolutionSink& sink_;
};

/// The answer of P to a question about the position that the engine was made for.
template <class P, class Engine>
Result<Reply> answer_with(Engine&& engine, const Question& question, Control& control, const SolutionSink& sink) {
  return Answerer<std::remove_reference_t<Engine>>(engine, P::info, question.options, control, sink)
      .answer(question.verb);
}

}  // namespace schlegel
