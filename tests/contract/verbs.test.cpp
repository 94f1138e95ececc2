// What the page and the command line may rely on in the replies to each verb, on every board of every puzzle.
#include <algorithm>
#include <set>

#include <doctest/doctest.h>

#include "base/text.hpp"
#include "play/question.hpp"
#include "play/session.hpp"
#include "results.hpp"

using namespace schlegel;

namespace {

constexpr std::uint64_t ticks = 30;
constexpr std::size_t most_listed = 12;

Result<Reply> asked(const Game& game, Verb verb, std::initializer_list<std::pair<const char*, std::string>> options,
                    const SolutionSink& sink = {}, std::uint64_t most_ticks = ticks) {
  Question question{std::string(game.puzzle()), game.write_instance(), {}, verb, {}};
  for (const auto& [name, value] : options) question.options.set(name, value);
  TickLimit control(most_ticks);
  return ask(question, control, sink);
}

Reply reply_to(const Game& game, Verb verb, std::initializer_list<std::pair<const char*, std::string>> options = {},
               const SolutionSink& sink = {}) {
  const auto reply = must(asked(game, verb, options, sink));
  return *reply;
}

void check_none(const Game& game, const Reply& reply) {
  CHECK(reply.kind == Reply::Kind::none);
  CHECK_FALSE(reply.detail.empty());
  CHECK_FALSE(reply.certificate.empty());
  CHECK(game.check(reply.certificate) != CheckResult::rejected);
}

/// The first solutions, and whether these are all.
struct Listing {
  std::vector<std::vector<std::string>> solutions;
  Reply reply;
  bool all() const { return reply.kind != Reply::Kind::unknown && solutions.size() < most_listed; }
};

Listing list(const Game& game) {
  Listing listing;
  listing.reply = reply_to(game, Verb::enumerate, {{"limit", std::to_string(most_listed)}},
                           [&](const std::vector<std::string>& moves) {
                             listing.solutions.push_back(moves);
                             return true;
                           });
  return listing;
}

void check_numbers(const Game& game, const Listing& listing) {
  for (std::size_t i = 0; i < listing.solutions.size(); i += 1 + i) {
    const Reply reply = reply_to(game, Verb::nth, {{"index", std::to_string(i)}});
    if (reply.kind == Reply::Kind::unknown) continue;
    CHECK(reply.kind == Reply::Kind::found);
    CHECK_MESSAGE(reply.moves == listing.solutions[i], i);
  }
  if (!listing.all() || listing.solutions.empty()) return;
  for (const std::string& beyond : {std::to_string(listing.solutions.size()), std::string("100000000000000000000")}) {
    const Reply reply = reply_to(game, Verb::nth, {{"index", beyond}});
    if (reply.kind == Reply::Kind::unknown) continue;
    CHECK(reply.kind == Reply::Kind::none);
    CHECK(reply.count == std::to_string(listing.solutions.size()));
    CHECK(reply.certificate.empty());
    CHECK(reply.detail.find("only") != std::string::npos);
  }
}

void check_count(const Game& game, const Listing& listing) {
  const Reply count = reply_to(game, Verb::count);
  if (count.kind == Reply::Kind::unknown) {
    CHECK_FALSE(count.budget.empty());
  } else {
    REQUIRE_FALSE(count.count.empty());
    CHECK(std::all_of(count.count.begin(), count.count.end(), is_digit));
    CHECK((count.kind == Reply::Kind::none) == (count.count == "0"));
    if (listing.all()) CHECK(count.count == std::to_string(listing.solutions.size()));
    if (count.count.size() < 10 && listing.reply.kind == Reply::Kind::found)
      CHECK(std::stoul(count.count) >= listing.solutions.size());
    if (count.kind == Reply::Kind::none) check_none(game, count);
  }
  const Reply limited = reply_to(game, Verb::count, {{"limit", "1"}});
  if (limited.kind == Reply::Kind::unknown) return;
  CHECK(limited.count == (limited.kind == Reply::Kind::none ? "0" : "1"));
}

template <class Body>
void for_each_board(const Body& body) {
  for (const Level& level : levels()) {
    CAPTURE(level.puzzle);
    CAPTURE(level.id);
    const auto game = must(parse_game(level.puzzle, level.text));
    body(**game);
  }
}

}  // namespace

TEST_CASE("contract of verbs: what is listed differs, is verified, as many as counted, and has its number") {
  std::set<std::string> listed;
  for_each_board([&](const Game& game) {
    const Listing listing = list(game);
    std::set<std::string> once;
    for (const auto& moves : listing.solutions) {
      CHECK(once.insert(join(moves, " ")).second);
      CHECK(game.verify(moves));
    }
    if (listing.reply.kind == Reply::Kind::none) {
      CHECK(listing.solutions.empty());
      check_none(game, listing.reply);
    }
    if (listing.reply.kind == Reply::Kind::found) {
      CHECK_FALSE(listing.solutions.empty());
      CHECK(listing.solutions.size() <= most_listed);
      if (!listing.solutions.empty()) listed.insert(std::string(game.puzzle()));
    }
    check_numbers(game, listing);
    check_count(game, listing);
  });
  CHECK(listed.size() == puzzles().size());
}

TEST_CASE("contract of verbs: random solutions are solutions, and a seed gives the same one again") {
  std::set<std::string> drawn;
  for_each_board([&](const Game& game) {
    for (const char* seed : {"1", "2"}) {
      const Reply reply = reply_to(game, Verb::random, {{"seed", seed}});
      if (reply.kind == Reply::Kind::none) check_none(game, reply);
      if (reply.kind != Reply::Kind::found) continue;
      CHECK(game.verify(reply.moves));
      CHECK(reply_to(game, Verb::random, {{"seed", seed}}).moves == reply.moves);
      drawn.insert(std::string(game.puzzle()));
    }
  });
  CHECK(drawn.size() == puzzles().size());
}

TEST_CASE(
    "contract of verbs: bad numbers are errors that say what is right, and all verbs answer or say that they do not") {
  for_each_board([](const Game& game) {
    for (const auto& [verb, option, value] :
         {std::tuple{Verb::nth, "index", "-1"}, std::tuple{Verb::nth, "index", "x"},
          std::tuple{Verb::random, "seed", "x"}, std::tuple{Verb::enumerate, "limit", "0"}}) {
      const auto reply = asked(game, verb, {{option, value}}, [](const std::vector<std::string>&) { return true; });
      if (reply.ok())
        CHECK(reply->kind != Reply::Kind::found);  // there is nothing to number: that comes first
      else
        CHECK(reply.error().message.size() > 20);
    }
    for (const Verb verb : {Verb::table, Verb::histogram}) {
      const auto reply = asked(game, verb, {}, {}, 1);
      if (!reply) CHECK(reply.error().message.size() > 20);
    }
  });
}
