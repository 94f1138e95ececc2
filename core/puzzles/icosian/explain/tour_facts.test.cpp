#include "puzzles/icosian/explain/tour_facts.hpp"

#include <set>

#include <doctest/doctest.h>

#include "asking.hpp"
#include "graph/automorphism.hpp"
#include "play/explain_test.hpp"
#include "play/game.hpp"
#include "puzzles/icosian/icosian.hpp"
#include "puzzles/icosian/test_support.hpp"
#include "puzzles/icosian/verify.hpp"
#include "trials.hpp"

namespace schlegel::icosian {
namespace {

using test_support::Truth;
using testing::BruteForce;

constexpr int boards = 3000;

/// What each tour says of the model's lines, by the definition of the helper vertex.
std::vector<Truth> truths(const Instance& instance, const std::vector<Tour>& tours) {
  const int edges = instance.graph.size();
  std::vector<Truth> all;
  for (const Tour& tour : tours) {
    Truth& truth = all.emplace_back(at(edges + (instance.closed ? 0 : instance.graph.order())), 0);
    for (std::size_t i = 0; i + 1 < tour.size(); ++i) truth[instance.graph.edge_between(tour[i], tour[i + 1])] = 1;
    if (instance.closed)
      truth[instance.graph.edge_between(tour.back(), tour.front())] = 1;
    else
      truth[edges + tour.front()] = truth[edges + tour.back()] = 1;
  }
  return all;
}

Instance without_conditions(const Instance& instance) {
  Instance bare;
  bare.graph = instance.graph;
  bare.closed = instance.closed;
  return bare;
}

Reply explained(std::string_view instance, const test_support::OptionList& options = {}) {
  return test_support::asked({"icosian", std::string(instance), {}, Verb::explain, test_support::options_of(options)});
}

int leaves(const Explanation& explanation) {
  return static_cast<int>(
      std::count_if(explanation.steps.begin(), explanation.steps.end(),
                    [](const ExplanationStep& step) { return step.kind == ExplanationStep::Kind::contradiction; }));
}

/// The Petersen graph, drawn so that no turn and no mirror shows its symmetries.
std::string scattered_petersen() {
  const Graph graph = Icosian::parse("icosian\ngraph petersen\n").value().graph;
  std::string text = "icosian\ngraph\n";
  for (Vertex v = 0; v < graph.order(); ++v)
    text += "vertex " + graph.name(v) + " 0." + std::to_string(100 + 317 * v % 800) + " 0." +
            std::to_string(100 + v * v * 71 % 800) + "\n";
  for (Edge e = 0; e < graph.size(); ++e)
    text += "edge " + graph.name(graph.ends(e).first) + " " + graph.name(graph.ends(e).second) + "\n";
  return text;
}

}  // namespace

TEST_CASE("icosian explanations: every technique's every conclusion holds in all tours that meet what it cites") {
  each_sampled_seed(boards, [&](Random& random) {
    Instance board = without_conditions(testing::random_instance(random, 8));
    if (!board.closed && board.graph.order() < 2) return;
    const auto solutions = truths(board, BruteForce(board).tours);
    test_support::check_deductions(TourFacts(board), solutions, random, 6);
  });
}

TEST_CASE("icosian explanations: they end as brute force says, and each fact told holds in every tour") {
  test_support::Ends ends;
  each_sampled_seed(boards, [&](Random& random) {
    const Instance board = testing::random_instance(random, 8);
    const auto start = Icosian::start(board);
    const Instance here = Icosian::position(board, start);
    test_support::check_explanation<Icosian>(board, start, TourFacts(here), truths(board, BruteForce(board).tours),
                                             ends);
  });
  ends.check_often(boards);
}

TEST_CASE("icosian explanations: Petersen's and Tutte's graphs in a few cases, the others by symmetry") {
  const Reply petersen = explained("icosian\ngraph petersen\n");
  CHECK(petersen.kind == Reply::Kind::none);
  CHECK(leaves(*petersen.explanation) <= 6);
  CHECK(petersen.explanation->steps.size() <= 20);
  const Reply tutte = explained(find_level("icosian", "tutte")->text);
  CHECK(tutte.kind == Reply::Kind::none);
  CHECK(leaves(*tutte.explanation) <= 12);
  CHECK(tutte.explanation->steps.back().sentence ==
        "0-45, 15-45 and 30-45 are all used, but a tour uses only two lines at hole 45. So there is no solution.");
}

TEST_CASE("icosian explanations: a symmetry that the drawing shows is told by it, any other by renamed holes") {
  const auto told = [](std::string_view board, std::string_view why) {
    const auto steps = explained(board).explanation->steps;
    return std::any_of(steps.begin(), steps.end(), [&](const ExplanationStep& step) {
      return step.technique_id == "symmetry" && step.sentence.starts_with(why);
    });
  };
  CHECK(told(scattered_petersen(), "Think of the holes as beads and of the lines as strings. "));
  CHECK(told("icosian\ngraph tutte\n", "The board looks the same after a third of a turn. So "));
}

TEST_CASE("icosian explanations: every tour uses an even number of the lines of a border, and two at least") {
  int borders = 0;
  for (const char* graph : {"cube", "prism_5", "octahedron", "wheel_6", "complete_5"}) {
    const Instance board = Icosian::parse(std::string("icosian\ngraph ") + graph + "\n").value();
    const TourFacts facts(board);
    Control control;
    const auto images = facts.symmetries(control);
    const auto tours = truths(board, BruteForce(board).tours);
    REQUIRE(!tours.empty());
    for (int line = 0; line < facts.variables(); ++line) {
      std::set<int> alike;
      for (const auto& image : images) alike.insert(image[line]);
      const std::vector<int> lines(alike.begin(), alike.end());
      if (!facts.border(lines)) continue;
      ++borders;
      for (const Truth& tour : tours) {
        const auto used = std::count_if(lines.begin(), lines.end(), [&](int i) { return tour[i] != 0; });
        CHECK((used % 2 == 0 && used >= 2));
      }
    }
  }
  CHECK(borders > 10);
}

TEST_CASE("icosian explanations: where a border's lines look alike, every way to cross it fails, or its image does") {
  const auto steps = explained("icosian\ngraph petersen\n").explanation->steps;
  CHECK(steps.front().sentence.find("0-5, 1-6, 2-7, 3-8 and 4-9") != std::string::npos);
  std::set<std::set<std::string>> crossed;
  for (const ExplanationStep& step : steps) {
    if (step.kind != ExplanationStep::Kind::assumption) continue;
    CHECK(step.facts.size() == 5);
    for (const bool mirrored : {false, true})
      for (int turn = 0; turn < 5; ++turn) {
        std::set<std::string> used;
        for (const KnownFact& fact : step.facts) {
          const int hole = std::stoi(std::min(fact.vertices[0], fact.vertices[1]));
          if (fact.holds) used.insert(std::to_string(((mirrored ? 5 - hole : hole) + turn) % 5));
        }
        CHECK(used.size() % 2 == 0);
        crossed.insert(used);
      }
  }
  CHECK(crossed.size() == 15);  // of five lines two or four
  CHECK(leaves(*explained(scattered_petersen()).explanation) <= 6);
}

/// The steps before a case that it cites, whose conclusion is step `end`, from 0.
std::vector<int> cited_by_case(const std::vector<ExplanationStep>& steps, std::size_t end) {
  std::size_t begin = end;
  while (steps[begin].kind != ExplanationStep::Kind::assumption || steps[begin].depth != steps[end].depth + 1) --begin;
  std::vector<int> cited;
  for (std::size_t inner = begin; inner < end; ++inner)
    for (const int number : steps[inner].because)
      if (at(number) <= begin) cited.push_back(number);
  return cited;
}

TEST_CASE("icosian explanations: what follows by symmetry rests on images of what the step it repeats rests on") {
  using Line = std::pair<std::set<std::string>, bool>;  // its ends, and whether it is used
  int checked = 0;
  for (const std::string& text : {scattered_petersen(), std::string(find_level("icosian", "tutte")->text),
                                  std::string(find_level("icosian", "heawood")->text)}) {
    const Graph graph = Icosian::parse(text).value().graph;
    Control control;
    const auto images = elements(*symmetry_group(graph, {}, control), graph.order(), 2000);
    REQUIRE(images);
    const auto line = [&](const KnownFact& fact, const Permutation& image) {
      const auto moved = [&](const std::string& name) { return graph.name(image[graph.find(name)]); };
      return Line{{moved(fact.vertices[0]), moved(fact.vertices[1])}, fact.holds};
    };
    const auto steps = explained(text).explanation->steps;
    const auto lines = [&](const std::vector<int>& numbers, const Permutation& image) {
      std::set<Line> all;
      for (const int number : numbers)
        for (const KnownFact& fact : steps[at(number) - 1].facts) all.insert(line(fact, image));
      return all;
    };
    const Permutation& identity = images->front();
    for (std::size_t i = 0; i < steps.size(); ++i) {
      if (steps[i].technique_id != "symmetry") continue;
      const std::vector<int> rests = cited_by_case(steps, i - 1);
      const std::set<Line> cited = lines(steps[i].because, identity);
      for (const KnownFact& fact : steps[i].facts) {
        ++checked;
        CHECK(std::any_of(images->begin(), images->end(), [&](const Permutation& image) {
          const std::set<Line> there = lines(rests, image);
          return line(steps[i - 1].facts.front(), image) == line(fact, identity) &&
                 std::includes(cited.begin(), cited.end(), there.begin(), there.end());
        }));
      }
      const auto& bands = steps[i].bands;
      for (const auto& band : bands) CHECK(std::count(bands.begin(), bands.end(), band) == 1);
    }
  }
  CHECK(checked > 20);
}

TEST_CASE("icosian explanations: the first steps that are asked for are the first of all") {
  const std::string_view board = find_level("icosian", "brevity")->text;
  const auto all = *explained(board).explanation, first = *explained(board, {{"steps", "6"}}).explanation;
  CHECK(first.end == Explanation::End::enough);
  REQUIRE(first.steps.size() >= 6);
  REQUIRE(first.steps.size() < all.steps.size());
  for (std::size_t i = 0; i < first.steps.size(); ++i) CHECK(first.steps[i].sentence == all.steps[i].sentence);
}

TEST_CASE("icosian explanations: a hint is one step, and none that is drawn already") {
  const auto hint = [](const std::string& drawn) {
    constexpr std::string_view board = "icosian\ngraph dodecahedron\nopening b c d f g h\n";
    const auto steps = explained(board, {{"steps", "1"}, {"drawn", drawn}}).explanation->steps;
    REQUIRE(!steps.empty());
    return steps.back().marks();
  };
  const auto marks = hint("");
  REQUIRE(!marks.empty());
  std::string drawn;
  for (const PencilMark& mark : marks) drawn += write_mark(mark) + " ";
  CHECK(hint(drawn) != marks);
}

TEST_CASE("icosian explanations: a hint can be played where few steps lead to that, else it draws a line") {
  const auto hint = [](const std::string& opening) {
    return explained("icosian\ngraph dodecahedron\nopening " + opening + "\n", {{"steps", "1"}, {"drawn", ""}})
        .explanation->steps;
  };
  CHECK(hint("q r s n p").back().moves == std::vector<std::string>{"c"});
  const auto far = hint("g b z x w v");  // T follows from five holes
  CHECK(far.size() <= 6);
  CHECK(far.back().moves.empty());
  CHECK_FALSE(far.back().marks().empty());
}

TEST_CASE("icosian explanations: a hint first corrects a mark that can't be") {
  constexpr std::string_view board = "icosian\ngraph dodecahedron\nopening b c d f g h\n";
  const auto all = *explained(board).explanation;
  int checked = 0;
  for (const ExplanationStep& step : all.steps) {
    if (step.kind == ExplanationStep::Kind::choice) break;
    if (step.kind != ExplanationStep::Kind::deduction || step.depth > 0) continue;
    for (const PencilMark& mark : step.marks()) {
      PencilMark wrong = mark;
      wrong.holds = !mark.holds;
      const auto hint = explained(board, {{"steps", "1"}, {"drawn", write_mark(wrong)}}).explanation->steps;
      REQUIRE(!hint.empty());
      const auto corrected = hint.back().marks();
      CHECK(std::find(corrected.begin(), corrected.end(), mark) != corrected.end());
      ++checked;
    }
  }
  CHECK(checked > 5);
}

}  // namespace schlegel::icosian
