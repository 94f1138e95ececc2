#include "play/question.hpp"

#include <doctest/doctest.h>

#include "results.hpp"

using namespace schlegel;

TEST_CASE("a question crosses to the worker and back unchanged") {
  Question question{"icosian", "icosian\ngraph cube\n\ttab \\ backslash\\n", {"a", "b", "c"}, Verb::enumerate, {}};
  question.options.set("limit", "10");
  question.options.set("open", "");
  const std::string text = write_json(question);
  CHECK(text.ends_with(R"("moves":["a","b","c"],"verb":"enumerate","options":{"limit":"10","open":""}})"));
  CHECK(*must(read_json<Question>(text)) == question);
}

TEST_CASE("a reply crosses to the page and back unchanged; what is empty is left out") {
  Reply reply{.kind = Reply::Kind::none,
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
              .figures = {{"width", "Width", "1,234", "1234"}, {"pair", "a b", "6 moves", "9", {"a", "b"}, 6}},
              .board = "icosian\ngraph cube\n",
              .tries = 3,
              .grade = 2};
  CHECK(*must(read_json<Reply>(write_json(reply))) == reply);
  reply.explanation = Explanation{.end = Explanation::End::open, .solutions = {{"a", "b"}, {"b", "a"}}};
  ExplanationStep& one = reply.explanation->steps.emplace_back();
  one.kind = ExplanationStep::Kind::assumption;
  one.depth = 1;
  one.sentence = "Suppose\tthis.";
  one.light("a", true, "7").light("a", "b", false);
  ExplanationStep& two = reply.explanation->steps.emplace_back();
  two.kind = ExplanationStep::Kind::contradiction;
  two.use({"early_loop", Sentence{"Early loop"}, 2});
  two.because = {1, 12};
  two.facts = {{.vertices = {"a", "b"}, .text = "line a-b is used"},
               {.kind = KnownFact::Kind::colour,
                .holds = false,
                .faces = {"A", "B"},
                .colour = "3",
                .side = 4,
                .text = "edge A-B is not 3"}};
  two.moves = {"c", "d"};
  CHECK(*must(read_json<Reply>(write_json(reply))) == reply);
  CHECK(write_json(Reply()) == R"({"result":"unknown"})");
  CHECK(write_json(Reply{.kind = Reply::Kind::found, .explanation = Explanation()}) ==
        R"({"result":"found","explanation":{"end":"stopped","steps":[]}})");
}

TEST_CASE("what is no question or reply is refused with the path to what is wrong") {
  const auto problem = [](const auto& read) { return read.ok() ? std::string() : read.error().message; };
  CHECK(problem(read_json<Question>("")) == "expected an object");
  CHECK(problem(read_json<Reply>("{}")) == ".result: missing");
  const std::string question = R"({"puzzle":"peg","instance":"")";
  CHECK(problem(read_json<Question>(question + "}")) == ".verb: missing");
  CHECK(problem(read_json<Question>(question + R"(,"verb":"guess"})")) ==
        ".verb: expected one of the names of its kind");
  CHECK(problem(read_json<Question>(question + R"(,"verb":"solve","options":{"limit":10}})")) ==
        ".options.limit: expected a string");
  const std::string step = R"({"result":"found","explanation":{"end":"open","steps":[{"kind":"deduction","depth":0,)";
  CHECK(problem(read_json<Reply>(step + R"("sentence":"So.","facts":[{"kind":"edge","holds":1}]}]}})")) ==
        ".explanation.steps[0].facts[0].holds: expected true or false");
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
