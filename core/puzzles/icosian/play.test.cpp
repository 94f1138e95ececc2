#include <cmath>

#include <doctest/doctest.h>

#include "play/projection.hpp"
#include "play/session.hpp"
#include "puzzles/icosian/icosian.hpp"

using namespace schlegel;

namespace {

Session level(const char* id) { return Session(parse_game("icosian", find_level("icosian", id)->text).value(), id); }

Intent act(Session& session, View& view, Input::Kind kind, const char* target) {
  Input input;
  input.kind = kind;
  input.target = target;
  const Intent intent = session.game().interpret(view, input, session.at());
  if (intent.undo_to >= 0) session.seek(intent.undo_to);
  for (const std::string& move : intent.moves) CHECK(session.play(move).empty());
  return intent;
}

Intent type(Session& session, View& view, char key) {
  Input input;
  input.kind = Input::Kind::key;
  input.key = static_cast<char32_t>(key);
  const Intent intent = session.game().interpret(view, input, session.at());
  for (const std::string& move : intent.moves) CHECK(session.play(move).empty());
  return intent;
}

const Target& target(const Scene& scene, const char* id) { return scene.targets[scene.find(id)]; }

}  // namespace

TEST_CASE("a tour is typed letter by letter and finishes the game") {
  Session session = level("hamilton");
  View view;
  for (char letter : std::string_view("qrsnpcbghjkfdmltvwx")) CHECK(type(session, view, letter).refusal.empty());
  CHECK_FALSE(session.game().status().solved);
  CHECK(type(session, view, 'Z').refusal.empty());
  CHECK(session.game().status().solved);
  CHECK(session.moves().size() == 20);
}

TEST_CASE("illegal steps say why and change nothing") {
  Session session = level("hamilton");
  View view;
  act(session, view, Input::Kind::activate, "q");
  act(session, view, Input::Kind::activate, "r");
  CHECK(act(session, view, Input::Kind::activate, "t").refusal == "No line joins R and T.");
  CHECK(session.game().why_illegal("q") ==
        "Q is where the tour began: come back to it last, when every hole has its peg.");
  CHECK(type(session, view, 'a').refusal == "There is no hole A on this board.");
  CHECK(session.at() == 2);
}

TEST_CASE("a drag runs along the lines, back over the last peg, and ignores what it merely crosses") {
  Session session = level("hamilton");
  View view;
  act(session, view, Input::Kind::press, "q");
  for (const char* hole : {"r", "s", "n"}) act(session, view, Input::Kind::drag, hole);
  CHECK(session.moves() == std::vector<std::string>{"q", "r", "s", "n"});
  act(session, view, Input::Kind::drag, "s");
  CHECK(session.at() == 3);
  CHECK(act(session, view, Input::Kind::drag, "x").refusal.empty());
  CHECK(act(session, view, Input::Kind::drag, "q").undo_to == -1);
  CHECK(session.at() == 3);
  act(session, view, Input::Kind::release, "");
  CHECK(view.held.empty());
}

TEST_CASE("tapping an earlier peg goes back to it, but never into a fixed opening") {
  Session session = level("brevity");
  View view;
  for (const char* hole : {"c", "b", "g"}) act(session, view, Input::Kind::activate, hole);
  act(session, view, Input::Kind::activate, "c");
  CHECK(session.at() == 1);
  act(session, view, Input::Kind::activate, "p");
  CHECK(session.at() == 0);
  CHECK(act(session, view, Input::Kind::activate, "n").refusal == "The opening is fixed: peg 4 stays where it is.");
}

TEST_CASE("two players: after five pegs the first player's are fixed") {
  Session session = level("two_players");
  View view;
  CHECK(session.game().status().sentence == "First player: set 5 more pegs.");
  for (const char* hole : {"q", "r", "s", "n"}) act(session, view, Input::Kind::activate, hole);
  act(session, view, Input::Kind::activate, "s");
  CHECK(session.at() == 3);
  for (const char* hole : {"n", "p"}) act(session, view, Input::Kind::activate, hole);
  CHECK(session.game().status().sentence == "Second player: complete the tour.");
  CHECK_FALSE(act(session, view, Input::Kind::activate, "q").refusal.empty());
  CHECK(session.at() == 5);
  act(session, view, Input::Kind::activate, "c");
  act(session, view, Input::Kind::activate, "p");
  CHECK(session.at() == 5);
}

TEST_CASE("targets tell a listener what a look at the board tells") {
  Session session = level("brevity");
  const Mark marks[] = {{"c", Mark::Kind::alive}};
  const Scene scene = session.game().scene({}, marks);
  CHECK(target(scene, "q").state == "peg 1");
  CHECK(target(scene, "p").state == "peg 5, the last one");
  CHECK(target(scene, "c").state == "empty, next, keeps a tour alive");
  CHECK(target(scene, "x").state == "empty, out of reach");
  CHECK(target(scene, "p").neighbours.size() == 3);
  CHECK(scene.turns);
}

TEST_CASE("on the solid the holes of the far side stand behind those in front") {
  const Session session = level("hamilton");
  const auto behind = [&](double flat) {
    View view;
    view.flat = flat;
    view.turn = rotation_about({1, 2, 3}, 1.0);
    const Scene scene = session.game().scene(view, {});
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
