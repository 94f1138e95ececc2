#include "play/reason_test.hpp"
#include "results.hpp"

namespace schlegel {
namespace {

using test_support::lit;
using test_support::told;
using test_support::told_of;

TEST_CASE("numberlink reasons: ends that nothing joins any more") {
  const auto parts =
      told_of("numberlink", "numberlink\ngrid\n1 2 .\n. . .\n2 . 1\n", "r1c2>r2c2 r2c2>r2c1 r2c1>r3c1", "separated");
  REQUIRE(parts.size() == 3);
  CHECK(lit(parts[0]) == "r1c1 r3c3");
  CHECK(lit(parts[1]) == "r1c1 / r3c3");
}

TEST_CASE("numberlink reasons: a place with one way in") {
  const auto parts = told_of("numberlink", "numberlink\ncover\ngrid\n1 1 .\n2 . .\n. . 2\n", "r1c1>r1c2", "stranded");
  REQUIRE_FALSE(parts.empty());
  CHECK(parts[0].spots.size() == 1);
  CHECK(parts[0].bands.size() == 1);
  CHECK(parts[0].sentence == "A line must come to this place and go on, and only one way is open here.");
}

TEST_CASE("numberlink reasons: more lines than places they must pass") {
  const auto parts = told_of("numberlink", "numberlink\ngrid\n1 # 1\n. . .\n2 # 2\n", "", "crowded");
  REQUIRE(parts.size() == 2);
  CHECK(lit(parts[0]) == "r2c1");
  CHECK(lit(parts[1]) == "r2c1 / r1c1 r1c3 r3c1 r3c3");
  CHECK(parts[1].sentence == "But 2 lines need it: 1 and 2 each end there or can only be joined through it.");
}

TEST_CASE("numberlink reasons: one colour, then the other") {
  const auto parts = told_of("numberlink", "numberlink\ncover\ngrid\n. 1 .\n. . .\n. 1 .\n", "", "colours");
  REQUIRE(parts.size() == 2);
  CHECK(parts[0].spots.size() == 9);
  CHECK(parts[0].sentence.starts_with("Colour the open places like a chessboard: 5 have the one colour, 4 the other."));
  CHECK(lit(parts[1]) == "/ r1c2 r3c2");
}

TEST_CASE("numberlink reasons: how many more of one colour are taken than of the other") {
  const auto last = [](const std::string& graph, const char* certificate) {
    return told("numberlink", "numberlink\ncover\ngraph\n" + graph, "", certificate).back().sentence;
  };
  const std::string star = "edge c a\nedge c b\nedge c d\nedge c e\n", path = "edge a b\nedge b c\nedge c d\n";
  const std::string more = "1 more of the first than of the second", fewer = "1 fewer of the first than of the second";
  const std::string as_many = "as many of the first as of the second";
  const auto surplus = [](const std::string& given, const std::string& wanted) {
    return " So the lines together take " + given + ". To cover every open place they would have to take " + wanted +
           ".";
  };
  CHECK(last(path + "pair 1 a c\n", "colours 0").ends_with(surplus(more, as_many)));
  CHECK(last(path + "pair 1 a c\n", "colours 1").ends_with(surplus(fewer, as_many)));
  const std::string three = "3 fewer of the first than of the second";
  CHECK(last(star + "pair 1 a b\n", "colours 0").ends_with(surplus(fewer, three)));
  CHECK(last(star + "pair 1 a c\n", "colours 0").ends_with(surplus(as_many, three)));
  CHECK(last("edge a b\nedge b c\npair 1 a b\n", "colours 0").ends_with(surplus(as_many, more)));
}

TEST_CASE("numberlink reasons: a line that touches itself") {
  const std::string touching = "numberlink\nno-self-touch\ngrid\n1 . .\n. . .\n. . 1\n";
  const auto parts = told("numberlink", touching, "r1c1>r1c2 r1c2>r2c2 r2c2>r2c1", "broken");
  REQUIRE(parts.size() == 1);
  CHECK(parts[0].spots.size() == 2);
}

TEST_CASE("numberlink reasons: what is forced, step by step") {
  int cuts = 0, steps = 0;
  for (const char* text : {"numberlink\ncover\ngrid\n1 . 2\n. . .\n2 . 1\n",
                           "numberlink\ncover\ngrid\n1 . . .\n. 2 . .\n. . 1 .\n. . . 2\n",
                           "numberlink\ngrid\n1 . . 2\n. . . .\n. . . .\n2 . . 1\n",
                           "numberlink\ncover\ngrid\n1 . . . 1\n. . . . .\n. . 2 . .\n. . . . .\n3 . 2 . 3\n"}) {
    CAPTURE(text);
    Control control;
    const auto reply = must(ask({"numberlink", text, {}, Verb::count, {}}, control, {}));
    if (reply->kind != Reply::Kind::none || !reply->certificate.starts_with("proof")) continue;
    const auto parts = told("numberlink", text, "", reply->certificate);
    CHECK_FALSE(parts.empty());
    for (const ReasonPart& part : parts) {
      cuts += part.sentence.starts_with("None of these places");
      steps += part.sentence.starts_with("Step ");
    }
    CHECK(parts.back().sentence == "Then no way is left to keep the rules here.");
  }
  CHECK(cuts + steps > 0);
}

TEST_CASE("numberlink reasons: a whole search explains nothing") {
  auto game = parse_game("numberlink", "numberlink\ngrid\n1 . 2\n. . .\n2 . 1\n").value();
  CHECK(game->reason("exhausted tracing 12").empty());
  CHECK(game->reason("stranded 3").empty());
}

}  // namespace
}  // namespace schlegel
