// Rules and board, as the front end meets them.
#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "asking.hpp"
#include "base/text.hpp"
#include "play/table_test.hpp"
#include "puzzles/sliding/sliding.hpp"
#include "puzzles/sliding/solve/refutation.hpp"
#include "trials.hpp"

using namespace schlegel;
using namespace schlegel::test_support;

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

TEST_CASE("sliding rules: legal moves, standing, verification") {
  Table<Sliding> table("sliding\ngrid 2x2\ntokens 1 0 2 3\ntarget gap-first\n");
  const auto verifies = [&](const std::vector<Vertex>& moves) {
    return Sliding::verify(table.instance, table.state, moves);
  };
  CHECK(table.state.blank == 1);
  for (const Vertex other : {1, 2}) CHECK(!Sliding::why_illegal(table.instance, table.state, other).empty());
  CHECK_FALSE(table.play("7").empty());
  CHECK(table.status().done == 2);
  CHECK_FALSE(verifies({2}));
  CHECK_FALSE(verifies({}));
  CHECK(verifies({0}));
  CHECK(table.play("0").empty());
  CHECK(table.status().solved);
  CHECK(verifies({}));
  CHECK(Table<Sliding>("graph(d, g([0-0,1-2,2-1],[e(1,2)]))").status().stuck);
}

TEST_CASE("sliding board: gestures move one token or a row") {
  using Kind = Input::Kind;
  const Sliding::Instance grid = *must(Sliding::parse("sliding\ngrid 3x3\ntarget gap-first\n"));
  struct Row {
    Kind kind;
    const char* target;
    char32_t key;
    Words moves;
    bool refused;
  };
  const Row rows[] = {
      {Kind::activate, "1", 0, {"1"}, false},
      {Kind::activate, "2", 0, {"1", "2"}, false},
      {Kind::activate, "6", 0, {"3", "6"}, false},
      {Kind::activate, "4", 0, {}, true},
      {Kind::activate, "0", 0, {}, true},
      {Kind::key, "", 'w', {"3"}, false},
      {Kind::key, "", 'A', {"1"}, false},
      {Kind::key, "", 0x2191, {"3"}, false},
      {Kind::key, "", 's', {}, true},
      {Kind::key, "", '2', {"1", "2"}, false},
      {Kind::key, "", 'x', {}, false},
  };
  for (const Row& row : rows) {
    Table<Sliding> table(grid);
    CAPTURE(row.target);
    CAPTURE(row.key);
    CHECK(table.act(row.kind, row.target, row.key) == row.moves);
    CHECK(table.refusal.empty() != row.refused);
  }
  Table<Sliding> table(grid);
  table.act(Kind::press, "2");
  CHECK(table.view.held == "2");
  table.act(Kind::cancel, "");
  CHECK(table.view.held.empty());
  table.tap("2");
  CHECK(table.played == Words{"1", "2"});
  CHECK(table.view.held.empty());
  CHECK(Table<Sliding>("graph(p, g([0-0,1-1,2-2,3-3],[e(0,1),e(1,2),e(2,3)]))").act(Kind::activate, "3") ==
        Words{"1", "2", "3"});
}

TEST_CASE("sliding board: a row follows the pull and goes when it is pulled far enough; a swipe moves another tile") {
  struct Row {
    const char* from;
    double x, y;
    Words moves;
    double pulled;  ///< of tile 1, to the right
  };
  const Row rows[] = {
      {"2", -0.2, 0.02, {"1", "2"}, -0.2},
      {"2", -0.9, 0, {"1", "2"}, -0.94 / 3},
      {"2", -0.02, 0, {}, -0.02},
      {"8", -0.3, 0.05, {"1"}, 0},
      {"8", 0.3, 0.05, {}, 0},
      {"8", 0, -0.3, {"3"}, 0},
  };
  const auto tile_1 = [](const Scene& scene) {
    const auto found = std::find_if(scene.shapes.begin(), scene.shapes.end(),
                                    [](const Shape& shape) { return shape.key == "token 1"; });
    return found->points[0].x;
  };
  for (const Row& row : rows) {
    CAPTURE(row.from);
    CAPTURE(row.x);
    Table<Sliding> table("sliding\ngrid 3x3\ntarget gap-first\n");
    const double before = tile_1(table.scene());
    Input input;
    input.target = row.from;
    input.at = table.target(row.from).at;
    table.act(input);
    table.view.dragging = true;
    input.kind = Input::Kind::drag;
    input.at = table.view.pointer = {input.at.x + row.x, input.at.y + row.y};
    CHECK(table.act(input).empty());
    CHECK(tile_1(table.scene()) - before == doctest::Approx(row.pulled).epsilon(0.02));
    input.kind = Input::Kind::release;
    CHECK(table.act(input) == row.moves);
    CHECK(table.view.held.empty());
  }
}

TEST_CASE("sliding board: tokens keep their keys, and a hint glows") {
  for (const char* text : {"sliding\ngrid 3x4\n", "sliding\ngraph petersen\n"}) {
    Table<Sliding> table(text);
    const auto keys = [](const Scene& scene, std::string_view kind) {
      std::vector<std::string> all;
      for (const Shape& shape : scene.shapes)
        if (shape.key.starts_with(kind)) all.push_back(shape.key);
      std::sort(all.begin(), all.end());
      return all;
    };
    const auto before = keys(table.scene(), "token ");
    CHECK(static_cast<int>(before.size()) == table.instance.graph.order() - 1);
    Sliding::apply(table.instance, table.state, table.instance.graph.around(table.state.blank)[0].vertex);
    CHECK(keys(table.scene(), "token ") == before);
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
        "The goal: each token on the vertex with its name, the gap on a.");
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

TEST_CASE("sliding play: instructions name the tiles of a game in order, and so replay it") {
  const Table<Sliding> small("sliding\ngrid 2x2\ntokens 1 0 2 3\n");
  CHECK(Sliding::instructions(small.instance, small.state, std::vector<Vertex>{0, 2}) ==
        Words{"Push these tiles into the gap, one after the other: 1, 2."});
  each_trial(25, 200, [](Random& random) {
    const char* const boards[] = {"grid_3x3", "grid_4x4", "dodecahedron", "theta_small"};
    const Table<Sliding> table(find_level("sliding", boards[random.below(4)])->text);
    Sliding::State state = table.state;
    std::vector<Vertex> played, read;
    for (int i = 0; i < 30; ++i) {
      const auto beside = table.instance.graph.around(state.blank);
      played.push_back(beside[random.below(beside.size())].vertex);
      Sliding::apply(table.instance, state, played.back());
    }
    const Words words = Sliding::instructions(table.instance, table.state, played);
    REQUIRE(words.size() == 1);
    const std::string tokens = replaced(words[0].substr(words[0].find(": ") + 2), {{',', " "}, {'.', " "}});
    state = table.state;
    for (const std::string_view token : split_words(tokens)) {
      for (const auto& near : table.instance.graph.around(state.blank))
        if (table.instance.tokens[state.at[near.vertex]] == token) read.push_back(near.vertex);
      REQUIRE_FALSE(read.empty());
      Sliding::apply(table.instance, state, read.back());
    }
    CHECK(read == played);
  });
}
