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
/// Its digits are shown in groups.
Figure number_figure(std::string_view id, const Sentence& name, std::string count);

/// Option "limit", from 1; without it as good as none.
Result<std::int64_t> limit_in(const Options& options);
/// Option "index" of Verb::nth, from 0. `what` names what is numbered, for the error: "tour".
Result<Count> index_in(const Options& options, std::string_view what);
/// Random numbers seeded by option "seed", from 0; without it by 1.
Result<Random> random_in(const Options& options);

/// What is said when there are solutions but fewer than the one asked for. People count from 1: "There are only
/// 6 tours; --nth takes 1 to 6." Takes count > 0 and both forms of the word.
Reply beyond_last(const Count& count, std::string_view one, std::string_view many);

/// Answers a question by an engine: what a puzzle knows of one position, typed. Solutions of an engine come in one
/// order, the same at each call. What an engine has, all else having a default; Answer is that of base/search_end.hpp
/// with the engine's Refutation, of any type:
///
///     Answer<Solution> solve(Control&)                        required: one, or why there is none
///     std::vector<std::string> moves_of(const Solution&)      required: the solution as moves
///     Reply none(const Refutation&)                           required: mostly a none_reply
///     Reply analyse(Control&)                                 required: see Reply for its fields
///     Numbered<Solution> nth(const Count&, Control&)          this one or `enumerate` is required
///     Answer<SearchEnd> enumerate(const std::function<bool(const Solution&)>& take, Control&)
///                                                             `enough` when `take` wants no more, else `complete`;
///                                                             without it one nth after another
///     std::uint64_t ticks_to_list()                           what a listing may take before any solution is handed
///                                                             over first, out of order; else 2000
///     Answer<Count> count(Control&)                           else the listing is counted
///     Answer<Count> count(Control&, std::uint64_t limit)      the same up to a limit; else the listing is counted
///     bool finds_one(Control&)                                whether there is surely one, if that is quickly seen:
///                                                             a count that stops says so
///     Answer<Solution> random(Random&, Control&)              else one is drawn by count and nth
///     Reply found(const Solution&)                            else the moves and no more
///     Reply counted(Reply, Control&)                          adds rows to a count that is not 0
///     Reply listed(Reply, Control&)                           adds rows where something is listed
///     Result<Reply> table(Control&), histogram(Control&)      else an Error: there is none
///     std::pair<std::string, std::string> words() const       else those of the PuzzleInfo
template <class Engine>
class Answerer {
 public:
  using Solved = decltype(std::declval<Engine&>().solve(std::declval<Control&>()));
  using Solution = std::variant_alternative_t<0, Solved>;
  using Refutation = std::variant_alternative_t<1, Solved>;
  template <class T>
  using Answer = schlegel::Answer<T, Refutation>;

  Answerer(Engine& engine, const PuzzleInfo& info, const Options& options, Control& control, const SolutionSink& sink)
      : engine_(engine), info_(info), options_(options), control_(control), sink_(sink) {}

  Result<Reply> answer(Verb verb) {
    switch (verb) {
      case Verb::solve:
        return solve();
      case Verb::count:
        return count();
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
        say(schlegel::words::no_such_verb, {{"puzzle", say(Sentence{info_.title})}, {"verb", enum_name(verb)}})};
  }

 private:
  using Take = std::function<bool(const Solution&)>;
  static constexpr bool numbers = requires(Engine & e, const Count& index, Control& c) { e.nth(index, c); };
  static constexpr bool lists = requires(Engine & e, const Take& take, Control& c) { e.enumerate(take, c); };
  static_assert(numbers || lists, "an engine numbers its solutions (nth) or lists them (enumerate)");
  static constexpr std::uint64_t ticks_to_look = 300;  ///< for one solution, some seconds at most

  /// Stops after so many ticks, unless a solution has been taken by then.
  class UntilFirst : public Control {
   public:
    UntilFirst(Control& outer, std::uint64_t ticks, const std::int64_t& taken)
        : outer_(outer), left_(ticks), taken_(taken) {
      memory_limit = outer.memory_limit;
    }
    bool tick(const Progress& progress) override {
      if (taken_ == 0 && left_-- == 0) return false;
      stopped = !outer_.tick(progress);
      return !stopped;
    }
    bool stopped = false;  ///< by the outer Control

   private:
    Control& outer_;
    std::uint64_t left_;
    const std::int64_t& taken_;
  };

  Reply solve() { return reply_to(engine_.solve(control_)); }

  Reply found(const Solution& solution) {
    if constexpr (requires { engine_.found(solution); })
      return engine_.found(solution);
    else
      return found_reply(engine_.moves_of(solution));
  }
  /// To an answer that is none or unknown.
  template <class Failed>
  Reply failure(const Failed& answer) {
    if (const auto* why = std::get_if<Refutation>(&answer)) return engine_.none(*why);
    return unknown_reply(std::get<Unknown>(answer).budget);
  }
  template <class... Others>
  Reply reply_to(const std::variant<Solution, Others...>& answer) {
    if (const auto* solution = std::get_if<Solution>(&answer)) return found(*solution);
    return failure(answer);
  }

  std::pair<std::string, std::string> words() const {
    if constexpr (requires { engine_.words(); })
      return engine_.words();
    else
      return {say(Sentence{info_.solution}), say(Sentence{info_.solutions})};
  }

  Result<Reply> count() {
    bool solvable = false;
    if constexpr (requires { engine_.finds_one(control_); }) {
      TickBudget looking(control_, ticks_to_look);
      solvable = engine_.finds_one(looking);
    }
    auto reply = options_.has("limit") ? count_to_limit() : Result<Reply>(count_reply(number_of_solutions()));
    if (solvable && reply.ok() && reply->kind == Reply::Kind::unknown)
      reply->headline = say(schlegel::words::can_be_done);
    return reply;
  }

  Answer<Count> number_of_solutions() {
    if constexpr (requires { engine_.count(control_); }) {
      return engine_.count(control_);
    } else {
      Count total = 0;
      auto answer = each([&](const Solution&) { return ++total, true; }, control_);
      if (!std::holds_alternative<SearchEnd>(answer)) return failed<Answer<Count>>(std::move(answer));
      return total;
    }
  }

  Reply count_reply(const Answer<Count>& answer) {
    Reply reply;
    const auto* total = std::get_if<Count>(&answer);
    if (!total) {
      reply = failure(answer);
    } else if (*total == 0) {
      reply = solve();
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
    const auto answer = each([&](const Solution&) { return ++total < *limit; }, control_);
    if (!std::holds_alternative<SearchEnd>(answer)) return count_reply(failed<Answer<Count>>(answer));
    if (total == 0) return count_reply(Count(0));
    Reply reply;
    reply.kind = Reply::Kind::found;
    reply.count = std::to_string(total);
    if (total == *limit) say_stopped(reply);
    return reply;
  }

  /// In order, if the first solution comes soon; else any one first, which may be found long before all are listed.
  Result<Reply> enumerate() {
    const auto limit = limit_in(options_);
    if (!limit) return limit.error();
    std::int64_t taken = 0;
    std::vector<std::string> first;  // out of order
    const auto take = [&](const Solution& solution) {
      const std::vector<std::string> moves = engine_.moves_of(solution);
      if (moves == first && taken > 0) return true;
      ++taken;
      return sink_(moves) && taken < *limit;
    };
    std::uint64_t ticks = 2000;  // on most boards all of it
    if constexpr (requires { engine_.ticks_to_list(); }) ticks = engine_.ticks_to_list();
    UntilFirst soon(control_, ticks, taken);
    auto answer = each(take, soon);
    if (std::holds_alternative<Unknown>(answer) && taken == 0 && !soon.stopped) {
      TickBudget looking(control_, ticks_to_look);
      const auto one = engine_.solve(looking);
      if (std::holds_alternative<Refutation>(one)) return failure(one);
      bool goes_on = true;
      if (const auto* solution = std::get_if<Solution>(&one)) {
        goes_on = take(*solution);
        first = engine_.moves_of(*solution);
      }
      answer = goes_on ? each(take, control_) : SearchEnd::enough;
    }
    const auto* end = std::get_if<SearchEnd>(&answer);
    if (!end) {
      Reply reply = failure(answer);
      if (taken > 0) reply.budget = say(schlegel::words::listing_stopped, {{"budget", reply.budget}});
      return reply;
    }
    if (taken == 0) return solve();
    Reply reply;
    reply.kind = Reply::Kind::found;
    if (*end == SearchEnd::complete) reply.count = std::to_string(taken);
    if constexpr (requires { engine_.listed(reply, control_); }) return engine_.listed(std::move(reply), control_);
    return reply;
  }

  Result<Reply> nth() {
    const auto index = index_in(options_, say(Sentence{info_.solution}));
    if (!index) return index.error();
    const auto answer = solution_number(*index);
    const auto* past_the_end = std::get_if<PastTheEnd>(&answer);
    if (!past_the_end) return reply_to(answer);
    if (past_the_end->count == 0) return solve();
    const auto [one, many] = words();
    return beyond_last(past_the_end->count, one, many);
  }

  Result<Reply> random() {
    auto random = random_in(options_);
    if (!random) return random.error();
    if constexpr (requires { engine_.random(*random, control_); }) {
      return reply_to(engine_.random(*random, control_));
    } else {
      const auto answer = number_of_solutions();
      const auto* total = std::get_if<Count>(&answer);
      if (!total) return failure(answer);
      if (*total == 0) return solve();
      return reply_to(solution_number(draw_below(*total, *random)));
    }
  }

  using Numbered = schlegel::Numbered<Solution, Refutation>;
  Numbered solution_number(const Count& index) {
    if constexpr (numbers) {
      return engine_.nth(index, control_);
    } else {
      std::optional<Solution> picked;
      Count at = 0;
      const auto pick = [&](const Solution& solution) {
        if (at++ != index) return true;
        picked = solution;
        return false;
      };
      auto answer = each(pick, control_);
      if (picked) return *std::move(picked);
      if (!std::holds_alternative<SearchEnd>(answer)) return failed<Numbered>(std::move(answer));
      return PastTheEnd{at};
    }
  }

  Answer<SearchEnd> each(const Take& take, Control& control) {
    if constexpr (lists) {
      return engine_.enumerate(take, control);
    } else {
      for (Count at = 0;; ++at) {
        auto next = engine_.nth(at, control);
        if (std::holds_alternative<PastTheEnd>(next)) return SearchEnd::complete;
        const auto* solution = std::get_if<Solution>(&next);
        if (!solution) return failed<Answer<SearchEnd>>(std::move(next));
        if (!take(*solution)) return SearchEnd::enough;
      }
    }
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
