#include "base/say.hpp"

#include <array>

#include <doctest/doctest.h>

#include "base/random.hpp"

using namespace schlegel;

TEST_CASE("say: places, numbers, plurals and choices") {
  constexpr Sentence plain{"No line joins {a} and {b}."};
  CHECK(say(plain, {{"b", "Q"}, {"a", std::string("P")}}) == "No line joins P and Q.");
  constexpr Sentence left{"{holes, plural, one {# hole} other {# holes}} to go"};
  CHECK(say(left, {{"holes", 1}}) == "1 hole to go");
  CHECK(say(left, {{"holes", 0}}) == "0 holes to go");
  CHECK(say(left, {{"holes", "123456789012345678901"}}) == "123,456,789,012,345,678,901 holes to go");
  constexpr Sentence nested{
      "{kind, select, tile {{n, plural, one {One tile} other {All # tiles}}} other {Token #{n}}} of {all}"};
  CHECK(say(nested, {{"kind", "tile"}, {"n", 1}, {"all", 9}}) == "One tile of 9");
  CHECK(say(nested, {{"kind", "tile"}, {"n", 12}, {"all", 9}}) == "All 12 tiles of 9");
  CHECK(say(nested, {{"kind", "token"}, {"n", 12}, {"all", 12345}}) == "Token #12 of 12,345");
}

TEST_CASE("say: digits that a program shall read are not grouped") {
  constexpr Sentence range{"{n, plural, one {Only one} other {Only #; 1 to {n, number, ::group-off}}}."};
  CHECK(say(range, {{"n", 1234567}}) == "Only 1,234,567; 1 to 1234567.");
}

TEST_CASE("say: digits are grouped where they are a number, not where they are a name") {
  constexpr Sentence plain{"hole {hole}, {count, number} of {all}, --nth {count, number, ::group-off}"};
  CHECK(say(plain, {{"hole", "12345"}, {"count", "67890"}, {"all", 98765}}) ==
        "hole 12345, 67,890 of 98,765, --nth 67890");
}

TEST_CASE("say: what fills a place is not read as a sentence, and what nothing fills is seen") {
  constexpr Sentence two{"{a} and {b}"};
  CHECK(say(two, {{"a", "{b}"}, {"b", "#"}}) == "{b} and #");
  CHECK(say(two, {{"a", ""}}) == " and {b}");
}

TEST_CASE("say: braces are checked where a sentence is written") {
  static_assert(is_balanced("{a, plural, one {#} other {#s}}"));
  static_assert(!is_balanced("{a"));
  static_assert(!is_balanced("}{"));
}

TEST_CASE("say: the branch called other may come first, and one that is missing leaves nothing") {
  constexpr Sentence first{"{n, plural, other {# holes} one {a hole}}, {kind, select, tile {tile}}."};
  CHECK(say(first, {{"n", 1}, {"kind", "tile"}}) == "a hole, tile.");
  CHECK(say(first, {{"n", 2}, {"kind", "token"}}) == "2 holes, .");
}

TEST_CASE("say: a text whose braces do not pair, as a translation's may, is said as far as it goes") {
  constexpr std::string_view pieces[] = {"{",      "}",      "#",      ",",   " ",     "n",
                                         "plural", "select", "number", "one", "other", "x"};
  Random random(3);
  for (int round = 0; round < 20'000; ++round) {
    std::string text;
    for (std::size_t length = random.below(16); length > 0; --length) text += pieces[random.below(std::size(pieces))];
    CAPTURE(text);
    CHECK(say(Sentence{text}, {{"n", 1}, {"x", "y"}}).size() <= 2 * text.size());
  }
}

TEST_CASE("say: lists of names") {
  const std::array<std::string, 4> names{"A", "B", "C", "D"};
  CHECK(say_all({}) == "");
  CHECK(say_all(std::span(names).first(1)) == "A");
  CHECK(say_all(std::span(names).first(2)) == "A and B");
  CHECK(say_all(names) == "A, B, C and D");
  CHECK(say_any(names) == "A, B, C or D");
  const std::array<std::string, 3> pairs{"A, 1", "B", "C, 3"};
  CHECK(say_all(std::span(pairs).first(2)) == "A, 1 and B");
  CHECK(say_all(pairs) == "A, 1; B; and C, 3");
  CHECK(say_any(pairs) == "A, 1; B; or C, 3");
}

TEST_CASE("say: a second table is all that a language needs") {
  constexpr Sentence left{"{holes, plural, one {# hole} other {# holes}} to go"}, home{"Every peg is home."};
  static constexpr Language::Translation polish[] = {
      {"{holes, plural, one {# hole} other {# holes}} to go",
       "Zostało: {holes, plural, one {# pole} few {# pola} other {# pól}}"}};
  const Language language{polish, [](std::string_view count) -> std::string_view {
                            const char last = count.back();
                            return count == "1" ? "one" : last >= '2' && last <= '4' ? "few" : "other";
                          }};
  speak(&language);
  CHECK(say(left, {{"holes", 1}}) == "Zostało: 1 pole");
  CHECK(say(left, {{"holes", 3}}) == "Zostało: 3 pola");
  CHECK(say(left, {{"holes", 5}}) == "Zostało: 5 pól");
  CHECK(say(home) == "Every peg is home.");
  speak(nullptr);
  CHECK(say(left, {{"holes", 3}}) == "3 holes to go");
}
