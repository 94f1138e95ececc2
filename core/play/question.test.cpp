#include "play/question.hpp"

#include <doctest/doctest.h>

#include "results.hpp"

using namespace schlegel;

TEST_CASE("a question crosses to the worker and back unchanged") {
  Question question{"icosian", "icosian\ngraph cube\n\ttab \\ backslash\\n", {"a", "b", "c"}, Verb::enumerate, {}};
  question.options.set("limit", "10");
  question.options.set("open", "");
  const auto read = must(parse_question(write_question(question)));
  CHECK(*read == question);
}

TEST_CASE("a reply crosses to the page and back unchanged") {
  const Reply reply{.kind = Reply::Kind::none,
                    .moves = {"x", "y"},
                    .count = "123456789012345678901234567890",
                    .number = "30",
                    .headline = "Unsolvable since move 8 (H)",
                    .detail = "two\nlines\tand a tab",
                    .marked = "K is a dead end.",
                    .hint = "go on at A",
                    .certificate = "cut h",
                    .budget = "12 nodes",
                    .since = 8,
                    .choices = {{"h", true, "2 solutions"}, {"k", false, ""}},
                    .facts = {{"Width", "6"}},
                    .board = "icosian\ngraph cube\n",
                    .tries = 3,
                    .grade = 2};
  CHECK(*must(parse_reply(write_reply(reply))) == reply);
}

TEST_CASE("what is no question or reply is refused with its line") {
  CHECK_FALSE(parse_question("").ok());
  CHECK_FALSE(parse_reply("").ok());
  const auto read = parse_question("puzzle\ticosian\nnonsense\n");
  REQUIRE_FALSE(read.ok());
  CHECK(read.error().text() == "line 2, column 1: unknown line \"nonsense\"");
  CHECK_FALSE(parse_question("verb\tguess\n").ok());
  CHECK_FALSE(parse_reply("kind\tmaybe\n").ok());
  CHECK_FALSE(parse_reply("kind\tnone\nsince\tx\n").ok());
  CHECK_FALSE(parse_reply("kind\tfound\ngrade\t6\n").ok());
}

TEST_CASE("options are read as bounded integers") {
  Options options;
  options.set("limit", "12");
  options.set("seed", "12x");
  CHECK(options.integer("limit", 1, 0, 100).value() == 12);
  CHECK(options.integer("absent", 7, 0, 100).value() == 7);
  CHECK_FALSE(options.integer("limit", 1, 0, 10).ok());
  CHECK_FALSE(options.integer("seed", 1, 0, 100).ok());
  CHECK(options.integer("limit", 1, 0, 10).error().message == "--limit must be from 0 to 10");
}

TEST_CASE("options are read as yes or no") {
  Options options;
  options.set("flip", "yes");
  options.set("cover", "no");
  options.set("repeat", "perhaps");
  bool flip = false, cover = true, absent = true, repeat = true;
  CHECK_FALSE(options.yes_or_no("flip", flip));
  CHECK_FALSE(options.yes_or_no("cover", cover));
  CHECK_FALSE(options.yes_or_no("absent", absent));
  CHECK(flip);
  CHECK_FALSE(cover);
  CHECK(absent);
  CHECK(options.yes_or_no("repeat", repeat)->message == "--repeat takes yes or no, not \"perhaps\"");
}
