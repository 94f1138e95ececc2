#include "generate.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <optional>

#include "base/text.hpp"
#include "interruptible.hpp"
#include "messages.hpp"
#include "output.hpp"
#include "play/new_board.hpp"
#include "words.hpp"

namespace schlegel {
namespace {

/// The option "day", such as 2026-11-23, in days since 1970-01-01.
Result<std::optional<std::int64_t>> day_of(const Options& options) {
  if (!options.has("day")) return std::optional<std::int64_t>();
  using namespace std::chrono;
  const Error none{say(cli::words::no_such_day, {{"day", quoted(options.get("day"))}})};
  TextCursor cursor(options.get("day"));
  std::array<std::int64_t, 3> parts{};
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const auto part = i == 0 || cursor.accept("-") ? cursor.accept_integer(i == 0 ? 1970 : 1, 9999) : std::nullopt;
    if (!part) return none;
    parts[i] = *part;
  }
  const year_month_day date{year(static_cast<int>(parts[0])), month(static_cast<unsigned>(parts[1])),
                            std::chrono::day(static_cast<unsigned>(parts[2]))};
  if (!date.ok() || !cursor.at_end()) return none;
  return std::optional<std::int64_t>(sys_days(date).time_since_epoch().count());
}

}  // namespace

int generate(const Command& command, const Game& base) {
  const auto day = day_of(command.options);
  if (!day) return fail(day.error().text());
  const PuzzleInfo* const daily = *day ? find_puzzle(base.puzzle()) : nullptr;
  if (daily != nullptr && daily->days.empty()) return fail(say(cli::words::no_days));
  for (const auto& [name, value] : command.options.all())
    if (daily != nullptr && name != "day" && name != "count")
      return fail(say(cli::words::day_alone, {{"option", name == "grade" ? "difficulty" : name}}));
  const auto seed = command.options.integer("seed", day->value_or(1), 0, INT64_MAX);
  if (!seed) return fail(seed.error().text());
  const auto count = command.options.integer("count", 1, 1, INT64_MAX - *seed);
  if (!count) return fail(count.error().text());
  InterruptibleControl control(command.time_limit);
  Question question{std::string(base.puzzle()), base.write_instance(), {}, Verb::generate, command.options};
  std::int64_t generated = 0, attempts = 0;
  std::string budget;
  while (generated < *count && budget.empty()) {
    if (daily != nullptr)
      question = question_for_day(*daily, *seed + generated);
    else
      question.options.set("seed", std::to_string(*seed + generated));
    auto reply = ask(question, control, {});
    if (!reply) return fail(reply.error().text());
    attempts += reply->tries;
    control.explain_end(*reply);
    budget = reply->budget;
    if (reply->kind != Reply::Kind::found) break;
    if (command.json) {
      cli::CommandReply out{*std::move(reply), question.puzzle};
      out.verb = Verb::generate;
      out.seed = *seed + generated;
      out.seconds = control.seconds();
      print_json(write_json(out));
    } else {
      std::printf("%s%s", generated > 0 ? "\n" : "", reply->board.c_str());
    }
    std::fflush(stdout);
    ++generated;
  }
  char rate[32];
  std::snprintf(rate, sizeof rate, "%.3g", static_cast<double>(generated) / std::max(control.seconds(), 1e-9));
  std::fprintf(
      stderr, "%s\n",
      say(cli::words::generated_boards, {{"generated", generated}, {"attempts", attempts}, {"rate", rate}}).c_str());
  if (budget.empty()) return exit_found;
  std::fprintf(stderr, "%s\n", say(cli::words::unknown, {{"budget", budget}}).c_str());
  return exit_unknown;
}

}  // namespace schlegel
