#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "base/random.hpp"
#include "play/table_test.hpp"
#include "puzzles/numberlink/numberlink.hpp"
#include "trials.hpp"

namespace schlegel {
namespace {

using test_support::Words;

struct Table : test_support::Table<Numberlink> {
  explicit Table(const char* text) : test_support::Table<Numberlink>(text) {}
  std::string line(const std::string& place) const {
    const int pair = state.owner[instance.graph.find(place)];
    return pair < 0 ? "" : instance.pairs[pair].label;
  }
  std::string refuses(const std::string& word) const {
    return Numberlink::why_illegal(instance, state, Numberlink::parse_move(instance, word).value());
  }
};

constexpr const char* board = "numberlink\ncover\ngrid\n1 . 2\n. . .\n1 . 2\n";

}  // namespace

TEST_CASE("numberlink rules: what a line may do") {
  Table t(board);
  CHECK(!t.refuses("r1c2>r1c1").empty());
  CHECK(!t.refuses("r1c1>r3c1").empty());
  CHECK(!t.refuses("r1c1<").empty());
  CHECK(t.play("r1c1>r1c2").empty());
  CHECK(t.refuses("r1c1>r2c1").find("tip") != std::string::npos);
  CHECK(t.refuses("r1c2>r1c3").find("endpoint of line 2") != std::string::npos);
  CHECK(t.play("r1c2>r2c2").empty());
  CHECK(t.play("r2c2>r2c1").empty());
  CHECK(t.refuses("r2c1>r1c1").find("run into itself") != std::string::npos);
  CHECK(!t.status().solved);
  CHECK(t.play("r2c1>r3c1").empty());
  CHECK(numberlink::joined(t.instance, t.state, 0));
  CHECK(t.status().sentence == "1 pair to connect. 2 squares to fill.");
  CHECK(t.play("r1c3>r2c3").empty());
  CHECK(t.play("r3c3>r2c3").empty());
  const GameStatus status = t.status();
  CHECK(!status.solved);  // r3c2 is empty
  CHECK(status.sentence.find("1 square is still empty") != std::string::npos);
  CHECK(!Numberlink::parse_move(t.instance, "r1c1").ok());
  CHECK(!Numberlink::parse_move(t.instance, "r1c1>x").ok());
  CHECK(!Numberlink::parse_move(t.instance, "r1c1<r1c2").ok());
}

TEST_CASE("numberlink rules: crossing cuts, taking back frees") {
  Table t("numberlink\ngrid\n1 . . 1\n2 . . 2\n. . . .\n");
  for (const char* move : {"r2c1>r3c1", "r3c1>r3c2", "r3c2>r3c3", "r3c3>r3c4", "r3c4>r2c4"})
    REQUIRE(t.play(move).empty());
  CHECK(numberlink::joined(t.instance, t.state, 1));
  for (const char* move : {"r1c1>r1c2", "r1c2>r2c2", "r2c2>r3c2"}) REQUIRE(t.play(move).empty());
  CHECK(!numberlink::joined(t.instance, t.state, 1));
  CHECK(t.line("r3c2") == "1");
  CHECK(t.line("r3c1") == "2");  // both parts hang on their ends
  CHECK(t.line("r3c3") == "2");
  CHECK(t.play("r1c2<").empty());
  CHECK(t.line("r2c2").empty());
  CHECK(t.line("r3c2").empty());
  CHECK(t.play("r3c3>r3c2").empty());
  CHECK(t.play("r3c2>r3c1").empty());
  CHECK(numberlink::joined(t.instance, t.state, 1));
}

TEST_CASE("numberlink rules: any moves in any order keep the lines whole") {
  each_trial(20, 300, [&](Random& random, int round) {
    Table t(round % 2 == 0 ? "numberlink\ngrid\n1 . 2 .\n. + . 3\n2 . . .\n. 3 . 1\n"
                           : "numberlink\ngraph petersen\npair 1 0 2\npair 2 3 5\n");
    const int n = t.instance.graph.order();
    for (int i = 0; i < 60; ++i) {
      const auto from = static_cast<Vertex>(random.below(static_cast<std::uint64_t>(n)));
      const auto around = t.instance.graph.around(from);
      const Vertex to = random.below(6) == 0 ? no_vertex : around[random.below(around.size())].vertex;
      if (Numberlink::why_illegal(t.instance, t.state, {from, to}).empty())
        Numberlink::apply(t.instance, t.state, {from, to});
      for (Vertex v = 0; v < n; ++v) {
        const auto& links = t.state.links[v];
        const int owner = t.state.owner[v];
        REQUIRE((links[0] != no_vertex || links[1] == no_vertex));
        for (Vertex w : links) {
          if (w == no_vertex) continue;
          const auto& back = t.state.links[w];
          REQUIRE((back[0] == v || back[1] == v));
          REQUIRE(t.instance.graph.adjacent(v, w));
          REQUIRE(owner >= 0);
          REQUIRE(t.state.owner[w] == owner);
        }
        const bool end = std::any_of(t.instance.pairs.begin(), t.instance.pairs.end(),
                                     [&](const numberlink::Pair& p) { return p.a == v || p.b == v; });
        REQUIRE((end || owner < 0 || links[0] != no_vertex));  // nothing lies about
        REQUIRE((!end || links[1] == no_vertex));
      }
    }
  });
}

TEST_CASE("numberlink play: dragged from either end, over a quick finger's gaps, back, and let go") {
  Table t(board);
  t.drag({"r1c1", "r1c2", "r2c2"});
  CHECK(t.line("r2c2") == "1");
  CHECK(t.view.held.empty());
  t.drag({"r3c1", "r2c1"});  // from the other end
  CHECK(t.line("r2c1") == "1");
  CHECK(!numberlink::joined(t.instance, t.state, 0));
  t.drag({"r2c1", "r2c2"});
  CHECK(numberlink::joined(t.instance, t.state, 0));
  t.drag({"r2c2", "r1c2"});  // pulled back: what lay beyond is gone
  CHECK(t.line("r2c2").empty());
  CHECK(t.line("r1c2") == "1");
  t.drag({"r1c3", "r3c2"});  // the finger skips two places
  CHECK(t.line("r3c2") == "2");
  t.drag({"r1c2", "r1c3"});
  CHECK(t.line("r1c3") == "2");
  t.act(Input::Kind::press, "r2c1");
  CHECK(t.view.held.empty());
  CHECK(t.refusal.empty());  // a line may be sketched from there
  t.act(Input::Kind::release, "r2c1");
  CHECK(t.line("r2c1") == "1");  // nothing was sketched, so it was a tap
}

TEST_CASE("numberlink play: a tap beside the only tip draws it on, and one beside several is refused") {
  Table t("numberlink\ngrid\n1 . . .\n. . . .\n. . . 1\n2 . . 2\n");
  const auto tap = [&](const char* target) { t.act(Input::Kind::activate, target); };
  tap("r1c2");  // beside a number
  CHECK(t.line("r1c2") == "1");
  t.act(Input::Kind::cancel, "");
  tap("r1c3");  // beside the tip, and no longer beside a number
  CHECK(t.line("r1c3") == "1");
  t.act(Input::Kind::cancel, "");
  tap("r2c2");
  CHECK(t.line("r2c2").empty());
  CHECK(!t.refusal.empty());
  tap("r2c4");  // the other end
  CHECK(t.line("r2c4") == "1");
}

TEST_CASE("numberlink play: from an empty place a line is sketched") {
  Table t(board);
  const auto input = [&](Input::Kind kind, const char* target) {
    Input one{kind};
    one.target = target;
    t.view.dragging = kind == Input::Kind::drag || kind == Input::Kind::release;
    return Numberlink::interpret(t.instance, t.state, t.view, one, 0);
  };
  CHECK(input(Input::Kind::press, "r2c2").sketch.empty());
  using Sketch = std::vector<std::pair<std::string, std::string>>;
  CHECK(input(Input::Kind::drag, "r2c3").sketch == Sketch{{"r2c2", "r2c3"}});
  CHECK(input(Input::Kind::drag, "r2c3").sketch.empty());
  CHECK(input(Input::Kind::drag, "r3c2").sketch.size() == 2);  // a quick finger
  const Intent released = input(Input::Kind::release, "r3c2");
  CHECK(released.refusal.empty());
  CHECK(released.moves.empty());
}

TEST_CASE("numberlink play: tapped") {
  Table t(board);
  t.tap("r1c1");
  CHECK(t.view.held == "r1c1");
  t.tap("r1c2");
  CHECK(t.view.held == "r1c2");
  t.tap("r2c2");
  t.tap("r2c1");
  t.tap("r3c1");
  CHECK(numberlink::joined(t.instance, t.state, 0));
  CHECK(t.view.held.empty());
  t.tap("r2c2");  // a tap in the middle of a line cuts it there
  CHECK(t.view.held == "r2c2");
  CHECK(t.line("r2c1").empty());
  t.tap("r2c2");
  CHECK(t.view.held.empty());
  t.tap("r1c3");
  t.tap("r1c3");
  CHECK(t.view.held.empty());
  t.tap("r3c3");
  t.act(Input::Kind::cancel, "");
  CHECK(t.view.held.empty());
}

TEST_CASE("numberlink play: a number typed, then arrows") {
  Table t(board);
  CHECK(t.key(U'\u2192').empty());
  t.key(U'1');
  CHECK(t.view.held == "r1c1");
  CHECK(t.key(U'\u2192', "r1c1") == Words{"r1c1>r1c2"});
  CHECK(t.key(U'\u2192', "r1c2").empty());
  CHECK(t.refusal.find("endpoint of line 2") != std::string::npos);
  CHECK(t.key(U'\u2191', "r1c2").empty());
  CHECK(!t.refusal.empty());
  CHECK(t.key(U'\u2193', "r1c2") == Words{"r1c2>r2c2"});
  CHECK(t.key(U'\u2191', "r2c2") == Words{"r1c2<"});
  CHECK(t.view.held == "r1c2");
  t.key(U'1');
  CHECK(t.view.held == "r3c1");  // the other end
  t.key(U'1');
  CHECK(t.view.held == "r1c2");  // and the tip of the first
  CHECK(t.scene().held_takes_arrows);

  Table torus("numberlink\nwrap xy\ngrid\n1 . .\n. . .\n. . 1\n");
  torus.key(U'1');
  CHECK(torus.key(U'\u2190') == Words{"r1c1>r1c3"});
  CHECK(torus.key(U'\u2191') == Words{"r1c3>r3c3"});
  CHECK(numberlink::joined(torus.instance, torus.state, 0));
}

TEST_CASE("numberlink play: over and under a bridge") {
  Table t("numberlink\ncover\ngrid\n# 1 #\n2 + 2\n# 1 #\n");
  t.drag({"r1c2", "r2c2h", "r3c2"});  // whichever of the two ways the pointer finds
  CHECK(numberlink::joined(t.instance, t.state, 0));
  t.drag({"r2c1", "r2c2v", "r2c3"});
  CHECK(t.status().solved);
}

TEST_CASE("numberlink scene: targets, names, what is finished and what is empty") {
  Table t(board);
  for (const char* move : {"r1c1>r2c1", "r2c1>r3c1", "r1c3>r2c3", "r2c3>r3c3"}) REQUIRE(t.play(move).empty());
  const Scene scene = t.scene();
  REQUIRE(scene.targets.size() == 9);
  CHECK(scene.targets[0].name == "row 1, column 1");
  CHECK(scene.targets[0].state == "endpoint of line 1, connected, goes down");
  CHECK(scene.targets[3].state == "line 1, connected, goes up and down");
  CHECK(scene.targets[1].state == "empty");
  CHECK(!scene.held_takes_arrows);
  CHECK(scene.summary.find("2 of 2 pairs") != std::string::npos);
  const auto marked =
      std::count_if(scene.shapes.begin(), scene.shapes.end(), [](const Shape& s) { return s.outline == Role::bad; });
  CHECK(marked == 3);  // the middle column is not covered
  for (const Target& target : scene.targets) {
    CHECK(target.at.x > 0);
    CHECK(target.at.x < scene.width);
    CHECK(target.at.y > 0);
    CHECK(target.at.y < scene.height);
  }

  for (const char* text : {"numberlink\nwrap xy\ngrid\n1 . .\n. + .\n. . 1\n",
                           "numberlink\ngraph dodecahedron\npair 1 q l\n", "..a\na..\n"}) {
    Table other(text);
    const std::vector<Mark> marks{{"r1c1>r1c2"}};
    const Scene drawn = other.scene(marks);
    CHECK(static_cast<int>(drawn.targets.size()) == other.instance.graph.order());
    CHECK(!drawn.summary.empty());
  }
}

TEST_CASE("numberlink scene: names are shrunk, cut where they are long, and numbers where they would look alike") {
  const Table table(
      "numberlink\ngrid\nAmsterdam . Amsterdams . Wien\nWien Barcelona . x .\nx Amsterdams Barcelona . Amsterdam\n");
  std::vector<std::string> names;
  double letter = 0, word = 0;
  for (const Shape& shape : table.scene().shapes) {
    if (shape.kind != Shape::Kind::label) continue;
    names.push_back(shape.text);
    (shape.text == "x" ? letter : word) = shape.radius;
    CHECK(shape.fallback_text[0] == '#');
  }
  for (const char* name : {"#1", "#2", "Wien", "Barce…", "x"})
    CHECK_MESSAGE(std::count(names.begin(), names.end(), name) == 2, name);
  CHECK(word < letter);
  CHECK(word > 0);
}

TEST_CASE(
    "numberlink scene: among many, a line carries its name on every fourth place, and stands out while it is pointed "
    "at") {
  std::string text = "numberlink\ngrid\n";
  for (int row = 1; row <= 6; ++row) text += std::to_string(row) + " . . . . . . . . . " + std::to_string(row) + "\n";
  Table t(text.c_str());
  for (int row = 1; row <= 2; ++row)
    for (int column = 1; column <= (row == 1 ? 10 : 6); ++column) {
      const std::string line = "r" + std::to_string(row) + "c";
      REQUIRE(t.play(line + std::to_string(column) + ">" + line + std::to_string(column + 1)).empty());
    }
  const auto names = [&](const std::string& name) {
    std::vector<int> columns;
    const Scene now = t.scene();
    for (const Shape& shape : now.shapes)
      if (shape.kind == Shape::Kind::label && shape.text == name)
        columns.push_back(static_cast<int>(std::floor(shape.points[0].x / now.width * 11)) + 1);
    std::sort(columns.begin(), columns.end());
    return columns;
  };
  CHECK(names("1") == std::vector{1, 5, 9, 11});
  CHECK(names("2") == std::vector{1, 5, 7, 11});  // and at its open end
  // The other line lies under a veil.
  const auto veiled = [&](Role role) {
    const Scene now = t.scene();
    const auto veil = std::find_if(now.shapes.begin(), now.shapes.end(),
                                   [](const Shape& s) { return s.fill == Role::board && s.opacity < 1; });
    return std::any_of(now.shapes.begin(), veil, [&](const Shape& s) {
      return veil != now.shapes.end() && s.kind == Shape::Kind::line && s.fill == role;
    });
  };
  CHECK((!veiled(piece_role(0)) && !veiled(piece_role(1))));
  t.view.hover = "r1c4";
  CHECK((!veiled(piece_role(0)) && veiled(piece_role(1))));
  t.view.held = "r2c7";
  CHECK((veiled(piece_role(0)) && !veiled(piece_role(1))));
  t.view = {};
  t.view.hover = "r2c9";  // no line there
  CHECK((!veiled(piece_role(0)) && !veiled(piece_role(1))));
}

TEST_CASE("numberlink scene: on a solid what is in front is played on, and arrows lead where it is seen") {
  Table t("numberlink\ngraph dodecahedron\npair 1 q l\npair 2 b h\n");
  Random random(6);
  for (int round = 0; round < 30; ++round) {
    CAPTURE(round);
    t.view.flat = round == 0 ? 1 : 0;
    t.view.turn = rotation_about({random.real() - 0.5, random.real() - 0.5, random.real() - 0.5}, 6 * random.real());
    const Scene scene = t.scene();
    CHECK(scene.turns);
    int behind = 0;
    for (const Target& one : scene.targets) {
      behind += one.behind;
      CHECK(one.drag_always_takes == (!one.behind && !t.line(one.id).empty()));
      CHECK((one.at.x > 0.05 && one.at.x < 0.95 && one.at.y > 0.05 && one.at.y < 0.95));
    }
    CHECK((round == 0 ? behind == 0 : behind >= 4 && behind <= 10));

    t.tap("q");
    const Point2 from = t.target("q").at;
    const Words played = t.key(U'\u2192', "q");
    if (!played.empty()) {
      CHECK(t.target(t.view.held).at.x > from.x);
      t.key(U'\u2192', t.view.held);
      t.tap("q");  // takes it back
    }
    t.act(Input::Kind::cancel, "");
    t.state = Numberlink::start(t.instance);
  }
}

TEST_CASE("numberlink scene: a bridge is drawn above its cell") {
  const Table t("numberlink\ngrid\n1 . .\n. + .\n. . 1\n");
  const Scene scene = t.scene();
  const auto cells = std::count_if(scene.shapes.begin(), scene.shapes.end(),
                                   [](const Shape& s) { return s.fill == Role::board && s.points.size() == 4; });
  CHECK(cells == 9 + 1);  // and the board itself
}

TEST_CASE("numberlink answers: a hint and what is blamed are said in words") {
  constexpr const char* free_board = "numberlink\ngrid\n1 . 2\n. . .\n1 . 2\n";
  Question question{"numberlink", free_board, {}, Verb::analyse, {}};
  CHECK(test_support::asked(question).hint.substr(0, 17) == "Draw line 1 to ro");
  question.moves = {"r1c1>r1c2", "r1c2>r2c2", "r2c2>r2c3"};
  CHECK(test_support::asked(question).headline == "Unsolvable since move 3 (to row 2, column 3)");
}

}  // namespace schlegel
