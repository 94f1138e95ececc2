#include "play/explanation.hpp"

#include <doctest/doctest.h>

#include "play/question.hpp"
#include "results.hpp"

using namespace schlegel;

TEST_CASE("explanations: pencil marks as text, and back") {
  for (const PencilMark& mark : {PencilMark{"a", "b", true}, PencilMark{"a", "b", false},
                                 PencilMark{"piece 3", "", true}, PencilMark{"-", "go to bed", false}}) {
    CAPTURE(write_mark(mark));
    CHECK(write_mark(mark).find(' ') == std::string::npos);
    CHECK(parse_mark(write_mark(mark)) == mark);
  }
  for (const char* text : {"", "#", "#x", "#xa#-", "#x#-b", "a", "xa"}) CHECK_FALSE(parse_mark(text).has_value());
}

TEST_CASE("explanations: a reply that holds one crosses as text") {
  Reply reply;
  reply.kind = Reply::Kind::none;
  reply.headline = "No";
  reply.explanation.end = Explanation::End::none;
  reply.explanation.steps.resize(2);
  ExplanationStep& one = reply.explanation.steps[0];
  one.kind = ExplanationStep::Kind::assumption;
  one.depth = 1;
  one.sentence = "Suppose\tthis.";
  one.light("a", true, "7").light("a", "b", false);
  ExplanationStep& two = reply.explanation.steps[1];
  two.kind = ExplanationStep::Kind::contradiction;
  two.technique = "Early loop";
  two.grade = 2;
  two.because = {1, 12};
  two.facts = {"line a-b is used", "line b-c is closed"};
  two.marks = {{"a", "b", true}};
  two.moves = {"c", "d"};
  const auto back = must(parse_reply(write_reply(reply)));
  CHECK(*back == reply);
  CHECK(write_reply(*back) == write_reply(reply));  // marks from the same end
  for (const char* text :
       {"kind\tnone\nspot\ta\n", "kind\tnone\nwalk\tnone\nstep\tx\t0\t0\n", "kind\tnone\nbecause\t1\n"})
    CHECK_FALSE(parse_reply(text).ok());
}

TEST_CASE("explanations: that nothing is forced crosses as text, too") {
  Reply reply;
  reply.kind = Reply::Kind::found;
  reply.explanation.end = Explanation::End::open;
  const auto back = must(parse_reply(write_reply(reply)));
  CHECK(back->explanation.end == Explanation::End::open);
}

TEST_CASE("explanations: the grade is the hardest technique's, and marks end with the assumption they hold under") {
  Explanation explanation;
  const auto add = [&](ExplanationStep::Kind kind, int depth, int grade, const char* technique, const char* place) {
    ExplanationStep& step = explanation.steps.emplace_back();
    step.kind = kind;
    step.depth = depth;
    step.grade = grade;
    step.technique = technique;
    if (*place) step.marks = {{place, "", true}};
  };
  using Kind = ExplanationStep::Kind;
  add(Kind::deduction, 0, 1, "Easy one", "a");
  add(Kind::assumption, 1, 0, "", "b");
  add(Kind::deduction, 1, 2, "Other", "c");
  add(Kind::contradiction, 1, 2, "Other", "");
  add(Kind::deduction, 0, 3, "Contradiction", "d");
  const Grading grading = grade_of(explanation);
  CHECK(grading.grade == 3);
  CHECK(grading.technique == "Contradiction");
  CHECK(grading.hardest == 1);
  CHECK(grading.steps == 5);
  CHECK(marks_after(explanation, 3).size() == 3);
  const auto all = marks_after(explanation, 5);
  REQUIRE(all.size() == 2);
  CHECK(all[1].from == "d");
  CHECK(grade_name(1) == "Beginner");
  CHECK(grade_name(5) == "Expert");
}
