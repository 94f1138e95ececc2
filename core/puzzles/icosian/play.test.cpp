#include <cmath>

#include <doctest/doctest.h>

#include "play/projection.hpp"
#include "play/table_test.hpp"
#include "puzzles/icosian/icosian.hpp"

using namespace schlegel;

namespace {

struct Table : test_support::Table<Icosian> {
  using test_support::Table<Icosian>::Table;
  void activate(const test_support::Words& holes) {
    for (const std::string& hole : holes) act(Input::Kind::activate, hole);
  }
};

Table level(const char* id) { return Table(find_level("icosian", id)->text); }

}  // namespace

TEST_CASE("a tour is typed letter by letter and finishes the game") {
  auto table = level("hamilton");
  table.type("qrsnpcbghjkfdmltvwx");
  CHECK(table.played.size() == 19);
  CHECK_FALSE(table.status().solved);
  table.type("Z");
  CHECK(table.status().solved);
  CHECK(table.played.size() == 20);
}

TEST_CASE("illegal steps say why and change nothing") {
  auto table = level("hamilton");
  table.activate({"q", "r", "t"});
  CHECK(table.refusal == "No line connects peg 2 and T.");
  CHECK(table.play("q") == "Peg 1 is the start: return to it last, when every hole has its peg.");
  table.type("a");
  CHECK(table.refusal == "There is no hole A on this board.");
  CHECK(table.played.size() == 2);
}

TEST_CASE("a drag runs along the lines, back over the last peg, and ignores what it merely crosses") {
  auto table = level("hamilton");
  table.act(Input::Kind::press, "q");
  for (const char* hole : {"r", "s", "n"}) table.act(Input::Kind::drag, hole);
  CHECK(table.played == std::vector<std::string>{"q", "r", "s", "n"});
  table.act(Input::Kind::drag, "s");
  CHECK(table.played.size() == 3);
  table.act(Input::Kind::drag, "x");
  CHECK(table.refusal.empty());
  table.act(Input::Kind::drag, "q");
  CHECK(table.undone_to == -1);
  CHECK(table.played.size() == 3);
  table.act(Input::Kind::release, "");
  CHECK(table.view.held.empty());
}

TEST_CASE("tapping an earlier peg goes back to it, but never into a fixed opening") {
  auto table = level("brevity");
  table.activate({"c", "b", "g", "c"});
  CHECK(table.played.size() == 1);
  table.act(Input::Kind::activate, "p");
  CHECK(table.played.size() == 0);
  table.act(Input::Kind::activate, "n");
  CHECK(table.refusal == "The opening is fixed: peg 4 stays where it is.");
}

TEST_CASE("two players: after five pegs the first player's are fixed") {
  auto table = level("two_players");
  CHECK(table.status().sentence == "First player: set 5 more pegs.");
  table.activate({"q", "r", "s", "n", "s"});
  CHECK(table.played.size() == 3);
  table.activate({"n", "p"});
  CHECK(table.status().sentence == "Second player: complete the tour.");
  table.act(Input::Kind::activate, "q");
  CHECK_FALSE(table.refusal.empty());
  CHECK(table.played.size() == 5);
  table.activate({"c", "p"});
  CHECK(table.played.size() == 5);
}

TEST_CASE("targets tell a listener what a look at the board tells") {
  auto table = level("brevity");
  const Mark marks[] = {{"c"}};
  const Scene scene = table.scene(marks);
  CHECK(table.target("q", marks).state == "peg 1");
  CHECK(table.target("p", marks).state == "peg 5, the last one");
  CHECK(table.target("c", marks).state == "empty, next, safe");
  CHECK(table.target("x", marks).state == "empty, out of reach");
  CHECK(table.target("p", marks).neighbours.size() == 3);
  CHECK(scene.turns);
}

TEST_CASE("on the solid the holes of the far side stand behind those in front") {
  auto table = level("hamilton");
  const auto behind = [&](double flat) {
    View view;
    view.flat = flat;
    view.turn = rotation_about({1, 2, 3}, 1.0);
    const Scene scene = Icosian::scene(table.instance, table.state, view, {});
    return std::count_if(scene.targets.begin(), scene.targets.end(), [](const Target& t) { return t.behind; });
  };
  CHECK(behind(1) == 0);
  CHECK(behind(0) > 3);
  CHECK(behind(0) < 10);
}

TEST_CASE("the solid is seen as a ball of points that unfolds into the flat board") {
  const auto instance = Icosian::parse("icosian\ngraph dodecahedron\n").value();
  View view;
  view.flat = 0;
  view.turn = rotation_about({1, 2, 3}, 1.0);
  const Projection solid = project(instance.graph, view);
  double nearest = -2, farthest = 2;
  for (std::size_t v = 0; v < solid.at.size(); ++v) {
    CHECK(std::hypot(solid.at[v].x - 0.5, solid.at[v].y - 0.5) < 0.5);
    nearest = std::max(nearest, solid.depth[v]);
    farthest = std::min(farthest, solid.depth[v]);
  }
  CHECK(nearest > 0.7);
  CHECK(farthest < -0.7);
  view.flat = 1;
  const Projection flat = project(instance.graph, view);
  for (std::size_t v = 0; v < flat.at.size(); ++v) CHECK(flat.at[v].x == instance.graph.plane()[v].x);
}
