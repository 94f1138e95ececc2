// Rules, board and answers, as the front end and the command line meet them.
#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "asking.hpp"
#include "puzzles/sliding/sliding.hpp"
#include "puzzles/sliding/solve/refutation.hpp"
#include "results.hpp"

using namespace schlegel;

namespace {

constexpr std::string_view square = "graph(square, g([0-1,1-2,2-3,3-0],[e(0,1),e(1,2),e(2,3),e(3,0)]))";

using namespace test_support;

Asked ask_of(std::string_view text, Verb verb, const OptionList& options = {}) {
  const auto instance = must(Sliding::parse(text));
  return asked<Sliding>(*instance, Sliding::start(*instance), verb, options_of(options));
}

const std::string* fact(const Reply& reply, std::string_view name) {
  for (const auto& [key, value] : reply.facts)
    if (key == name) return &value;
  return nullptr;
}

}  // namespace

TEST_CASE("sliding answers: the square, shortest and all up to nine moves") {
  CHECK(ask_of(square, Verb::solve).moves == Words{"2", "1", "0"});
  CHECK(ask_of(square, Verb::solve).headline == "3 moves to go");
  const Asked all = ask_of(square, Verb::enumerate, {{"max-moves", "9"}});
  CHECK(all.listed == std::vector<Words>{{"2", "1", "0"}, {"0", "1", "2", "3", "0", "1", "2", "3", "0"}});
  CHECK(all.count == "2");
  CHECK(ask_of(square, Verb::count, {{"max-moves", "8"}}).count == "1");
  CHECK(ask_of(square, Verb::count, {{"all-shortest", ""}}).count == "1");
  CHECK(ask_of(square, Verb::nth, {{"max-moves", "9"}, {"index", "1"}}).moves.size() == 9);
  CHECK(ask_of(square, Verb::nth, {{"max-moves", "9"}, {"index", "2"}}).kind == Reply::Kind::none);
  const Asked short_ones = ask_of(square, Verb::enumerate, {{"max-moves", "2"}});
  CHECK(short_ones.kind == Reply::Kind::none);
  CHECK(ask_of(square, Verb::random, {{"seed", "4"}}).moves == Words{"2", "1", "0"});
}

TEST_CASE("sliding answers: reasons are accepted by the checker") {
  struct Row {
    const char* text;
    const char* kind;
  };
  const Row rows[] = {
      {"sliding\ngrid 4x4\ntokens 1 2 3 4 5 6 7 8 9 10 11 12 13 15 14 0\n", "parity"},
      {"graph(r, g([0-0,1-2,2-1,3-3],[e(0,1),e(1,2),e(2,3),e(3,0)]))", "order"},
      {"graph(p, g([0-0,1-2,2-1],[e(0,1),e(1,2)]))", "cut"},
      {"graph(b, g([0-0,1-3,2-2,3-1,4-4],[e(0,1),e(1,2),e(2,0),e(0,3),e(3,4),e(4,0)]))", "cut"},
      {"graph(d, g([0-0,1-1,2-3,3-2],[e(0,1),e(2,3)]))", "apart"},
      {"graph(d, g([0-1,1-0,2-2],[e(0,2)]))", "apart"},
      {"sliding\ngraph theta_0\ntokens 0 c b d e f g\ntarget 0 b c d e f g\n", "theta"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.text);
    for (Verb verb : {Verb::solve, Verb::analyse, Verb::count, Verb::enumerate}) {
      const Reply reply = ask_of(row.text, verb);
      REQUIRE(reply.kind == Reply::Kind::none);
      CHECK(reply.certificate.substr(0, std::string(row.kind).size()) == row.kind);
      CHECK(!reply.detail.empty());
      const auto instance = Sliding::parse(row.text);
      CHECK(Sliding::check(*instance, Sliding::start(*instance), reply.certificate) == CheckResult::accepted);
    }
  }
}

TEST_CASE("sliding answers: analysis tells distances of all next moves, and a first move of a shortest solution") {
  const Asked here = ask_of("sliding\ngrid 3x3\ntokens 4 0 1 8 6 3 7 2 5\ntarget gap-first\n", Verb::analyse);
  REQUIRE(here.kind == Reply::Kind::found);
  REQUIRE(here.choices.size() == 3);
  int nearer = 0;
  for (const Choice& choice : here.choices) {
    CHECK(choice.alive);
    nearer += choice.note == std::to_string(here.moves.size() - 1) + " moves to go";
  }
  CHECK(nearer >= 1);
  CHECK(here.headline == std::to_string(here.moves.size()) + " moves to go");
  CHECK(fact(here, "Shortest") == nullptr);  // the headline tells it
  CHECK(ask_of("sliding\ngrid 3x3\n", Verb::analyse).headline == "Solved");
}

TEST_CASE("sliding answers: an analysis that is stopped at once has a solution already") {
  for (const std::string text : {"sliding\ngrid 4x4\ntokens 14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3\ntarget gap-first\n",
                                 "5x5:24,23,22,21,20,19,18,17,16,15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0"}) {
    CAPTURE(text);
    const auto instance = must(Sliding::parse(text));
    const Asked here = asked<Sliding>(*instance, Sliding::start(*instance), Verb::analyse, {}, TickLimit(0));
    REQUIRE(here.kind == Reply::Kind::found);
    REQUIRE(!here.moves.empty());
    CHECK(asked(Question{"sliding", text, here.moves, Verb::analyse, {}}).headline == "Solved");
  }
}

TEST_CASE("sliding answers: the histogram of a small board") {
  const Reply reply = ask_of("sliding\ngrid 2x3\n", Verb::histogram);
  CHECK(reply.count == "360");
  REQUIRE(fact(reply, "21") != nullptr);
  CHECK(*fact(reply, "21") == "1");
  CHECK(fact(reply, "22") == nullptr);
  CHECK(ask_of("sliding\ngrid 6x6\n", Verb::histogram).kind == Reply::Kind::unknown);
}

TEST_CASE("sliding rules: legal moves, standing, verification") {
  const auto instance = must(Sliding::parse("sliding\ngrid 2x2\ntokens 1 0 2 3\ntarget gap-first\n"));
  auto state = Sliding::start(*instance);
  CHECK(state.blank == 1);
  CHECK(Sliding::why_illegal(*instance, state, 0).empty());
  CHECK(!Sliding::why_illegal(*instance, state, 1).empty());
  CHECK(!Sliding::why_illegal(*instance, state, 2).empty());
  CHECK(!Sliding::parse_move(*instance, "7").ok());
  CHECK(Sliding::status(*instance, state).done == 2);
  CHECK(!Sliding::verify(*instance, state, std::vector<Vertex>{2}));
  CHECK(!Sliding::verify(*instance, state, {}));
  CHECK(Sliding::verify(*instance, state, std::vector<Vertex>{0}));
  Sliding::apply(*instance, state, 0);
  CHECK(Sliding::status(*instance, state).solved);
  CHECK(Sliding::verify(*instance, state, {}));
  const auto alone = must(Sliding::parse("graph(d, g([0-0,1-2,2-1],[e(1,2)]))"));
  CHECK(Sliding::status(*alone, Sliding::start(*alone)).stuck);
}

TEST_CASE("sliding board: gestures move one token or a row") {
  const auto instance = must(Sliding::parse("sliding\ngrid 3x3\ntarget gap-first\n"));
  const auto state = Sliding::start(*instance);
  View view;
  const auto act = [&](Input::Kind kind, std::string target) {
    Input input;
    input.kind = kind;
    input.target = std::move(target);
    return Sliding::interpret(*instance, state, view, input, 0);
  };
  CHECK(act(Input::Kind::activate, "1").moves == Words{"1"});
  CHECK(act(Input::Kind::activate, "2").moves == Words{"1", "2"});
  CHECK(act(Input::Kind::activate, "6").moves == Words{"3", "6"});
  CHECK(act(Input::Kind::activate, "4").moves.empty());
  CHECK(!act(Input::Kind::activate, "4").refusal.empty());
  CHECK(!act(Input::Kind::activate, "0").refusal.empty());
  // A tap.
  CHECK(act(Input::Kind::press, "2").moves.empty());
  CHECK(view.held == "2");
  CHECK(act(Input::Kind::release, "2").moves == Words{"1", "2"});
  CHECK(view.held.empty());
  const auto drag = [&](const std::string& from, double x, double y) {
    const Scene scene = Sliding::scene(*instance, state, view, {});
    Input input;
    input.target = from;
    input.at = scene.targets[scene.find(from)].at;
    Sliding::interpret(*instance, state, view, input, 0);
    view.dragging = true;
    input.kind = Input::Kind::drag;
    input.at = view.pointer = {input.at.x + x, input.at.y + y};
    CHECK(Sliding::interpret(*instance, state, view, input, 0).moves.empty());
    const Scene pulled = Sliding::scene(*instance, state, view, {});
    input.kind = Input::Kind::release;
    const Intent end = Sliding::interpret(*instance, state, view, input, 0);
    CHECK(view.held.empty());
    view.dragging = false;
    const auto centre = [](const Scene& s, const std::string& key) {
      for (const Shape& shape : s.shapes)
        if (shape.key == key) return shape.points[0].x;
      return -1.0;
    };
    return std::pair{end.moves, centre(pulled, "token 1") - centre(scene, "token 1")};
  };
  // Pulled towards the gap: the whole row follows the pointer, and goes when it is pulled far enough.
  CHECK(drag("2", -0.2, 0.02).first == Words{"1", "2"});
  CHECK(drag("2", -0.2, 0.02).second == doctest::Approx(-0.2).epsilon(0.02));
  CHECK(drag("2", -0.9, 0).second == doctest::Approx(-0.94 / 3).epsilon(0.02));
  CHECK(drag("2", -0.02, 0).first.empty());
  // Swipes: from tile 8 to the left, and to the right, where no tile can go.
  CHECK(drag("8", -0.3, 0.05).first == Words{"1"});
  CHECK(drag("8", 0.3, 0.05).first.empty());
  CHECK(drag("8", 0, -0.3).first == Words{"3"});
  // Keys: a direction, or a token's name.
  const auto key = [&](char32_t code) {
    Input input;
    input.kind = Input::Kind::key;
    input.key = code;
    return Sliding::interpret(*instance, state, view, input, 0);
  };
  CHECK(key('w').moves == Words{"3"});
  CHECK(key('A').moves == Words{"1"});
  CHECK(key(0x2191).moves == Words{"3"});
  CHECK(!key('s').refusal.empty());
  CHECK(key('2').moves == Words{"1", "2"});
  CHECK(key('x').moves.empty());
  act(Input::Kind::press, "2");
  CHECK(act(Input::Kind::cancel, "").redraw);
  CHECK(view.held.empty());

  const auto path = Sliding::parse("graph(p, g([0-0,1-1,2-2,3-3],[e(0,1),e(1,2),e(2,3)]))");
  Input far;
  far.kind = Input::Kind::activate;
  far.target = "3";
  CHECK(Sliding::interpret(*path, Sliding::start(*path), view, far, 0).moves == Words{"1", "2", "3"});
}

TEST_CASE("sliding board: tokens keep their keys, every vertex is a target") {
  for (const char* text : {"sliding\ngrid 3x4\n", "sliding\ngraph petersen\n", "sliding\ngraph cube\n"}) {
    const auto instance = must(Sliding::parse(text));
    auto state = Sliding::start(*instance);
    const Scene before = Sliding::scene(*instance, state, {}, {});
    CHECK(static_cast<int>(before.targets.size()) == instance->graph.order());
    Sliding::apply(*instance, state, instance->graph.around(state.blank)[0].vertex);
    const std::vector<Mark> marks{{instance->graph.name(instance->blank_home), Mark::Kind::hint}};
    const Scene after = Sliding::scene(*instance, state, {}, marks);
    const auto keys = [](const Scene& scene) {
      std::vector<std::string> all;
      for (const Shape& shape : scene.shapes)
        if (shape.key.substr(0, 6) == "token ") all.push_back(shape.key);
      std::sort(all.begin(), all.end());
      return all;
    };
    CHECK(keys(before) == keys(after));
    CHECK(static_cast<int>(keys(before).size()) == instance->graph.order() - 1);
    CHECK(!after.summary.empty());
    const bool hinted = std::any_of(after.shapes.begin(), after.shapes.end(),
                                    [](const Shape& shape) { return shape.key.substr(0, 5) == "hint "; });
    CHECK(hinted);
  }
}

TEST_CASE("sliding board: on a solid an arrow slides the token that is seen to go that way") {
  const auto instance = Sliding::parse("sliding\ngraph wheel_5\n").value();
  const Sliding::State state = Sliding::start(instance);
  for (int round = 0; round < 12; ++round) {
    CAPTURE(round);
    View view;
    view.flat = round == 0 ? 1 : 0;
    view.turn = rotation_about({1, 2, 3}, round);
    const Scene scene = Sliding::scene(instance, state, view, {});
    CHECK(scene.turns);
    const auto at = [&](std::string_view id) { return scene.targets[scene.find(id)].at; };
    Input input;
    input.kind = Input::Kind::key;
    input.key = U'\u2192';
    const Intent intent = Sliding::interpret(instance, state, view, input, 0);
    CHECK(intent.moves.empty() != intent.refusal.empty());
    if (!intent.moves.empty()) CHECK(at(intent.moves[0]).x < at(instance.graph.name(state.blank)).x);
  }
}

TEST_CASE("sliding board: each place of a grid names its tile, and the goal can be looked at") {
  const auto instance = must(Sliding::parse("sliding\ngrid 3x3\ntokens 1 2 3 4 5 6 0 7 8\n"));
  const auto state = Sliding::start(*instance);
  View view;
  const Scene here = Sliding::scene(*instance, state, view, {});
  CHECK(here.has_goal);
  const auto labels = [](const Scene& scene, const std::string& text, Point2 near) {
    int count = 0;
    for (const Shape& shape : scene.shapes)
      count += shape.kind == Shape::Kind::label && shape.text == text &&
               std::hypot(shape.points[0].x - near.x, shape.points[0].y - near.y) < 0.16;
    return count;
  };
  const auto at = [&](const Scene& scene, const char* id) { return scene.targets[scene.find(id)].at; };
  CHECK(labels(here, "1", at(here, "1")) == 2);  // the tile and, under it, the place
  CHECK(labels(here, "7", at(here, "7")) == 1);  // the gap shows which tile belongs there
  CHECK(labels(here, "8", at(here, "8")) == 2);  // tile 7 lies there: the place, and the place's name in the corner
  CHECK(labels(here, "7", at(here, "8")) == 1);
  CHECK(labels(here, "0", at(here, "0")) == 0);  // where the gap belongs nothing does
  view.goal = true;
  const Scene goal = Sliding::scene(*instance, state, view, {});
  CHECK(goal.summary == "The goal, row by row: 1 2 3; 4 5 6; 7 8 gap.");
  CHECK(labels(goal, "7", at(goal, "7")) == 1);
  CHECK(goal.targets[8].name == "gap");
  CHECK(goal.targets[7].name == "tile 8");
  const auto cube = Sliding::parse("sliding\ngraph cube\ntokens 0 h d b e g f c\n");
  CHECK(Sliding::scene(*cube, Sliding::start(*cube), view, {}).summary ==
        "The goal: each token on the place of its own name, the gap on a.");
}

TEST_CASE("sliding words: tiles on grids, tokens on graphs, the gap on both") {
  for (const bool grid : {true, false}) {
    const auto instance = must(Sliding::parse(grid ? "sliding\ngrid 2x3\ntokens 2 1 3 4 5 0\n"
                                                   : "sliding\ngraph cube\ntokens 0 h d b e g f c\n"));
    const auto state = Sliding::start(*instance);
    const GameStatus status = Sliding::status(*instance, state);
    std::string all = status.sentence + Sliding::goal(*instance) + Sliding::why_illegal(*instance, state, state.blank) +
                      Sliding::why_illegal(*instance, state, 0) +
                      Sliding::why_illegal(*instance, state, 7 % instance->graph.order());
    const Scene scene = Sliding::scene(*instance, state, {}, {});
    all += scene.summary;
    for (const Target& target : scene.targets) all += target.name + target.state;
    if (const auto refutation = sliding::refute(*instance, state)) all += refutation->detail;
    CAPTURE(all);
    CHECK(all.find(grid ? "oken" : "tile") == std::string::npos);
    CHECK(all.find("blank") == std::string::npos);
  }
}
