#include "puzzles/numberlink/words.hpp"

#include <doctest/doctest.h>

#include "base/random.hpp"
#include "in_quotes.hpp"
#include "puzzles/numberlink/numberlink.hpp"
#include "puzzles/numberlink/test_support.hpp"

namespace schlegel {
namespace {

using test_support::check_whole;

using Words = std::vector<std::string>;

constexpr const char* spoken_boards[] = {
    "numberlink\nno-self-touch\ngrid\n1 . .\n. . .\n. . 1\n",
    "numberlink\nwrap x\ngrid\n1 . .\n. . .\n1 . .\n",
    "numberlink\nwrap y\ngrid\n1 1 . 2\n. . . 2\n. . . .\n",
    "numberlink\nwrap xy\ngrid\n1 . .\n. + .\n. . 1\n",
    "numberlink\ncover\ngrid\n1 . 2\n. . .\n1 . 2\n",
    "numberlink\ncover\ngrid\n1 2 .\n. . .\n1 . 2\n",
    "numberlink\ncover\ngrid\n. 1 .\n. . .\n. 1 .\n",
    "numberlink\ncover\ngrid\n1 . 2\n. . .\n2 . 1\n",
    "numberlink\ncover\ngrid\n1 . .\n. 1 .\n. . .\n",
    "numberlink\ncover\ngrid\n1 . . .\n. 2 . .\n. . 1 .\n. . . 2\n",
    "numberlink\ncover\ngrid\n1 . . . 1\n. . . . .\n. . 2 . .\n. . . . .\n3 . 2 . 3\n",
    "numberlink\ngrid\n1 . . 2\n. . . .\n. . . .\n2 . . 1\n",
    "numberlink\ngrid\n1 # 1\n. . .\n2 # 2\n",
    "numberlink\ngrid\n1 2 .\n# # .\n. 1 2\n",
    "numberlink\ngrid\n1 # 1\n2 . 2\n",
    "numberlink\ngraph petersen\npair 1 0 2\npair 2 3 5\n",
};

void check_position(const Numberlink::Instance& instance, const Numberlink::State& state) {
  const GameStatus status = Numberlink::status(instance, state);
  check_whole("status", status.sentence);
  for (const auto& [name, value] : status.facts) check_whole("figure", name + " " + value);
  check_whole("description", Numberlink::describe(instance, state));
  check_whole("what is unfinished", Numberlink::unfinished(instance, state));
  check_whole("summary", Numberlink::scene(instance, state, {}, {}).summary);
}

/// Plays a few random moves, also at tips and back, and says why those that are not legal are not.
Words play(const Numberlink::Instance& instance, Numberlink::State& state, std::size_t rounds, Random& random) {
  Words played;
  for (std::size_t round = 0; round < rounds; ++round) {
    const auto u = static_cast<Vertex>(random.below(static_cast<std::size_t>(instance.graph.order())));
    const auto around = instance.graph.around(u);
    const bool back = around.empty() || random.below(8) == 0;
    const Numberlink::Move move{u, back ? no_vertex : around[random.below(around.size())].vertex};
    const std::string refusal = Numberlink::why_illegal(instance, state, move);
    check_whole("why a move is illegal", refusal);
    check_whole("why a move is illegal",
                Numberlink::why_illegal(instance, state, {u, (u + 2) % instance.graph.order()}));
    if (!refusal.empty()) continue;
    check_whole("what a move does", Numberlink::narrate(instance, state, move));
    if (instance.width > 0) check_whole("a move in words", Numberlink::describe_move(instance, move));
    Numberlink::apply(instance, state, move);
    played.push_back(Numberlink::write_move(instance, move));
    check_position(instance, state);
  }
  return played;
}

void check_answer(const Numberlink::Instance& instance, const Numberlink::State& state, const Question& question,
                  std::uint64_t most_ticks) {
  TickLimit control(most_ticks);
  const auto reply = Numberlink::answer(instance, state, question, control, [](const Words&) { return true; });
  REQUIRE(reply.ok());
  for (const std::string& text : {reply->headline, reply->detail, reply->hint, reply->budget})
    check_whole("answer", text);
  for (const Choice& choice : reply->choices) check_whole("note of a choice", choice.note);
  for (const auto& fact : reply->facts) check_whole("figure", fact.first);
  if (reply->kind != Reply::Kind::none) return;
  check_whole("harm", Numberlink::harm(instance, state, reply->certificate));
  for (const ReasonPart& part : Numberlink::reason(instance, state, reply->certificate))
    check_whole("reason", part.sentence);
}

}  // namespace

TEST_CASE("numberlink: rules, positions, answers and reasons are whole sentences of the files of words") {
  const test_support::InQuotes spoken;
  constexpr std::uint64_t seed = 31;
  CAPTURE(seed);
  Random random(seed);
  for (const char* text : spoken_boards) {
    CAPTURE(text);
    const auto instance = Numberlink::parse(text).value();
    for (const BoardRule& rule : Numberlink::rules(instance)) check_whole("rule", rule.sentence);
    for (const char* move : {"x", "?>?", "r1c1>?", "r1c1<x"})
      if (const auto read = Numberlink::parse_move(instance, move); !read)
        check_whole("why a text is no move", read.error().message);
    for (std::size_t round = 0; round < 12; ++round) {
      Numberlink::State state = Numberlink::start(instance);
      Question question{"numberlink", text, play(instance, state, 4 * round, random), Verb::solve, {}};
      for (const Verb verb : {Verb::solve, Verb::analyse, Verb::count, Verb::enumerate}) {
        question.verb = verb;
        for (const std::uint64_t most_ticks :
             {std::uint64_t{0}, random.below(std::uint64_t{8}), std::uint64_t{100'000}})
          check_answer(instance, state, question, most_ticks);
      }
    }
  }
}

}  // namespace schlegel
