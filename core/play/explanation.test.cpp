#include "play/explanation.hpp"

#include <numeric>

#include <doctest/doctest.h>

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

TEST_CASE("explanations: steps of one kind are a list, and a step goes on from the one that it rests on") {
  Explanation explanation;
  const auto add = [&](const char* technique, const char* sentence, const char* again, std::vector<int> because) {
    ExplanationStep& step = explanation.steps.emplace_back();
    step.technique_id = technique;
    step.sentence = sentence;
    step.again = again;
    step.then = std::string("Then ") + sentence;
    step.because = std::move(because);
  };
  add("corner", "A.", "a", {});
  add("corner", "B.", "b", {});
  add("corner", "C.", "row 1, column 2", {});
  add("exit", "D.", "d", {3});
  add("exit", "E.", "e", {1});
  add("exit", "F.", "f", {});
  const auto said = [&](const std::vector<int>& numbers) {
    std::string all;
    for (const ToldSentence& sentence : sentences_of(explanation, numbers)) all += sentence.text + " ";
    return all;
  };
  CHECK(said({1, 2}) == "A. The same goes for b. ");
  CHECK(said({1, 2, 3, 4, 5, 6}) == "A. The same goes for b and row 1, column 2. Then D. The same goes for e and f. ");
  CHECK(said({3, 4, 6}) == "C. Then D. The same goes for f. ");
  CHECK(said({2, 4, 1}) == "B. D. A. ");
}

TEST_CASE("explanations: a step tells its reasons too, unless others of the steps rest on them and don't") {
  Explanation explanation;
  const auto add = [&](const char* sentence, std::vector<int> because, const char* retold, std::vector<int> retells) {
    ExplanationStep& step = explanation.steps.emplace_back();
    step.sentence = sentence;
    step.because = std::move(because);
    step.retold = retold;
    step.retells = std::move(retells);
    step.again = "again";
  };
  add("A.", {}, "", {});
  add("B.", {}, "", {});
  add("C.", {1, 2}, "As A and B, C.", {1, 2});
  add("D.", {2}, "", {});
  using Numbers = std::vector<int>;
  CHECK(told_of(explanation, {1, 2}) == Numbers{1, 2});
  CHECK(told_of(explanation, {1, 2, 3}) == Numbers{3});
  CHECK(told_of(explanation, {1, 2, 3, 4}) == Numbers{2, 3, 4});
  const auto sentences = sentences_of(explanation, {1, 2, 3, 4});
  REQUIRE(sentences.size() == 3);
  CHECK(sentences[0].text == "B.");
  CHECK(sentences[1].text == "As A and B, C.");
  CHECK(sentences[2].text == "D.");
  CHECK(followers_of(explanation, {"", 0, 1, {}, {1, 2, 3}}) == "1 more follows from this");
}

TEST_CASE("explanations: of a case, a sentence stands for the steps that are left out") {
  Explanation explanation;
  for (const int depth : {1, 1, 1, 1, 0}) {
    ExplanationStep& step = explanation.steps.emplace_back();
    step.depth = depth;
    step.sentence = std::to_string(explanation.steps.size());
  }
  const auto said = [&](const std::vector<int>& numbers) {
    std::string all;
    for (const ToldSentence& sentence : sentences_of(explanation, numbers)) all += sentence.text + " ";
    return all;
  };
  CHECK(said({1, 2, 3, 4, 5}) == "1 2 3 4 5 ");
  CHECK(said({1, 2, 4, 5}) == "1 2 Step by step, this leads to a contradiction. 4 5 ");
  explanation.steps[1].depth = 2;
  explanation.steps[2].found = "a is used";
  CHECK(
      said({1, 4, 5}) ==
      "1 Step by step, it is shown that in this case a is used: supposing the opposite leads to a contradiction. 4 5 ");
}

TEST_CASE("explanations: of what follows a text says what the first steps find") {
  Explanation explanation;
  const auto said = [&] {
    std::vector<int> numbers(explanation.steps.size());
    std::iota(numbers.begin(), numbers.end(), 1);
    return followers_in_words(explanation, {"", 0, 1, {}, std::move(numbers)});
  };
  const auto add = [&](std::string found) {
    ExplanationStep& step = explanation.steps.emplace_back();
    step.sentence = "So " + found + ".";
    step.technique = "Corner";
    step.found = std::move(found);
  };
  for (const char* found : {"a is used", "b is used"}) add(found);
  CHECK(said() == "2 more follow from this: a is used; b is used");
  explanation.steps[1].found.clear();  // a technique's name is no finding
  CHECK(said() == "2 more follow from this");
  for (const char* found : {"c", "d", "e", "f", "g", "h", "i"}) add(found);
  explanation.steps[1].found = "b is used";
  CHECK(said() == "9 more follow from this: a is used; b is used; c; d; e; f; g; and so on");
  // Of a case, what is deeper is not named.
  for (const std::size_t i : {0, 1, 2, 3}) explanation.steps[i].depth = i % 2 == 0 ? 2 : 1;
  explanation.steps.resize(4);
  explanation.steps.insert(explanation.steps.begin(), explanation.steps[1]);
  CHECK(said() == "5 more steps to the contradiction: b is used; b is used; d");
}

TEST_CASE("explanations: what follows is counted, and what is within a case") {
  Explanation explanation;
  for (const int depth : {1, 1, 2, 0, 0}) explanation.steps.emplace_back().depth = depth;
  const auto followers = [&](std::vector<int> numbers) {
    return followers_of(explanation, {"", 0, 1, {}, std::move(numbers)});
  };
  CHECK(followers({}).empty());
  CHECK(followers({4}) == "1 more follows from this");
  CHECK(followers({4, 5}) == "2 more follow from this");
  CHECK(followers({2}) == "1 more step to the contradiction");
  CHECK(followers({2, 3}) == "2 more steps to the contradiction");
  CHECK(followers({2, 3, 4}) == "2 more steps to the contradiction, and 1 more");
}

TEST_CASE("explanations: the grade is the hardest technique's, and marks end with the assumption they hold under") {
  Explanation explanation;
  const auto add = [&](ExplanationStep::Kind kind, int depth, int grade, const char* technique, const char* place) {
    ExplanationStep& step = explanation.steps.emplace_back();
    step.kind = kind;
    step.depth = depth;
    step.grade = grade;
    step.technique = technique;
    if (*place) step.facts = {{.kind = KnownFact::Kind::vertex, .vertices = {place}}};
  };
  using Kind = ExplanationStep::Kind;
  add(Kind::deduction, 0, 1, "Easy one", "a");
  add(Kind::assumption, 1, 0, "", "b");
  add(Kind::deduction, 1, 2, "Other", "c");
  add(Kind::contradiction, 1, 2, "Other", "");
  add(Kind::deduction, 0, 3, "Contradiction", "d");
  CHECK(grade_of(explanation).grade == 0);  // it is not whole
  explanation.end = Explanation::End::solved;
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

TEST_CASE(
    "explanations: a choice makes a board Easy, three make it Medium, and one without solution is Easy at least") {
  Explanation explanation{Explanation::End::solved, {}};
  explanation.steps.emplace_back().grade = 1;
  CHECK(grade_of(explanation).grade == 1);
  for (const int grade : {2, 2, 3}) {
    explanation.steps.emplace_back().kind = ExplanationStep::Kind::choice;
    CHECK(grade_of(explanation).grade == grade);
  }
  CHECK(grade_of(explanation).technique == "Choice");
  CHECK(grade_of(explanation).hardest == 3);
  explanation = {Explanation::End::none, {explanation.steps.front()}};
  CHECK(grade_of(explanation).grade == 2);
}
