#include "lights_out/lights_out.hpp"

#include <doctest/doctest.h>

#include "base/random.hpp"
#include "base/text.hpp"
#include "graph/families/families.hpp"
#include "play/reason_test.hpp"
#include "play/session.hpp"
#include "trials.hpp"

using namespace schlegel;

namespace {

std::string random_board(Random& random, int order) {
  std::string text = "lights_out\ngraph\n";
  const auto name = [](int v) { return std::string(1, static_cast<char>('a' + v)); };
  for (int v = 0; v < order; ++v) text += "vertex " + name(v) + "\n";
  for (int v = 0; v < order; ++v)
    for (int u = 0; u < v; ++u)
      if (random.below(2) == 0) text += "edge " + name(u) + " " + name(v) + "\n";
  text += "lit";
  for (int v = 0; v < order; ++v)
    if (random.below(2) == 0) text += " " + name(v);
  return text + "\n";
}

/// The number of sets of lamps that switch all off when pressed, by the verifier alone.
int brute_force(const LightsOut::Instance& instance) {
  int solutions = 0;
  for (unsigned set = 0; set < 1U << instance.graph.order(); ++set) {
    std::vector<Vertex> pressed;
    for (Vertex v = 0; v < instance.graph.order(); ++v)
      if ((set >> v & 1) != 0) pressed.push_back(v);
    solutions += LightsOut::verify(instance, LightsOut::start(instance), pressed) ? 1 : 0;
  }
  return solutions;
}

Reply answer(std::string_view board, Verb verb,
             std::initializer_list<std::pair<const char*, const char*>> options = {}) {
  Question question{"lights_out", std::string(board), {}, verb, {}};
  for (const auto& [name, value] : options) question.options.set(name, value);
  Control control;
  const auto reply = ask(question, control, [](const std::vector<std::string>&) { return true; });
  REQUIRE_MESSAGE(reply.ok(), (reply.ok() ? "" : reply.error().text()));
  return *reply;
}

}  // namespace

TEST_CASE("lights out: counts, reasons and fewest presses agree with brute force on small graphs") {
  Random random(sampled(5));
  int unsolvable = 0;
  for (int round = 0; round < trials(1500); ++round) {
    const std::string text = random_board(random, 1 + static_cast<int>(random.below(7)));
    CAPTURE(text);
    const auto instance = LightsOut::parse(text);
    REQUIRE(instance.ok());
    const Reply count = answer(text, Verb::count);
    CHECK(count.count == std::to_string(brute_force(*instance)));
    if (count.kind != Reply::Kind::none) continue;
    ++unsolvable;
    CHECK(LightsOut::check(*instance, LightsOut::start(*instance), count.certificate) == CheckResult::accepted);
  }
  CHECK(unsolvable > at_least(100));
}

TEST_CASE("lights out: known numbers of solutions of square boards, all lamps on") {
  // OEIS A159257: the dimension of the kernel for n by n.
  const int nullity[] = {0, 0, 0, 4, 2, 0, 0, 0, 8, 0, 6};
  for (int n = 1; n <= 11; ++n) {
    const std::string side = std::to_string(n);
    const Reply reply = answer("grid_" + side + "x" + side, Verb::count);
    CHECK(reply.count == std::to_string(1 << nullity[n - 1]));
  }
  CHECK(answer("grid_5x5", Verb::solve).moves.size() == 15);
}

TEST_CASE("lights out: what is no certificate is rejected, and a reason is told of lamps on the board") {
  const std::string corner = "lights_out\ngraph grid_5x5\nlit a1\n";
  const auto instance = LightsOut::parse(corner).value();
  const auto state = LightsOut::start(instance);
  for (const char* wrong : {"", "odd", "odd a1", "odd a1 a1", "odd x", "even a1", "odd b1 b1 a1"})
    CHECK(LightsOut::check(instance, state, wrong) == CheckResult::rejected);
  const Reply reply = answer(corner, Verb::analyse);
  CHECK(reply.kind == Reply::Kind::none);
  CHECK(reply.headline == "This board has no solution");
  CHECK(test_support::reason_steps("lights_out", corner, "", reply.certificate).size() == 2);
}

TEST_CASE("lights out: lamps are named in the text and by an option, and by nothing else") {
  const auto problem = [](std::string_view text) {
    const auto read = LightsOut::parse(text);
    return read.ok() ? std::string() : read.error().text();
  };
  CHECK(problem("lights_out\ngraph cube\nlit a z\n") == "line 3, column 7: there is no vertex \"z\" in this graph");
  CHECK(problem("lights_out\ngraph cube\nlight a\n") ==
        "line 3, column 1: unknown word \"light\"; a line begins with graph, vertex, edge, face or lit");
  CHECK(problem("lights_out\ngraph\n") == "line 1, column 1: the graph has no vertex; add at least one lamp");
  Options options;
  options.set("graph", "cube");
  options.set("lit", "b,c");
  const auto game = game_from_options("lights_out", options);
  REQUIRE(game.ok());
  CHECK((*game)->write_instance() == "lights_out\ngraph cube\nlit b c\n");
  CHECK((*game)->write_instance_as("edges").error().message ==
        "other programs' formats hold only the graph; use Schlegel format to keep which lamps are on");
}
