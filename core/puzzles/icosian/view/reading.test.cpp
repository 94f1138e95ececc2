#include <doctest/doctest.h>

#include "puzzles/icosian/icosian.hpp"

using namespace schlegel;

TEST_CASE("icosian: the position is read, and what a move does") {
  const auto game = parse_game("icosian", "icosian\ngraph tetrahedron\n").value();
  const Scene scene = game->scene({}, {});
  std::string names;
  for (const Target& target : scene.targets) names += target.name;
  CHECK(names == "ABCD");
  CHECK(game->describe() == "No peg is set. The holes are A, B, C, D.");
  CHECK(game->narrate("b") == "Peg 1 in B.");
  game->apply("b");
  CHECK(game->narrate("b").empty());
  CHECK(game->narrate("D") == "Peg 2 in D.");
  game->apply("d");
  CHECK(game->describe() == "Pegs in their order: B, D. From D on to A, C. Empty: A, C.");
  CHECK(game->unfinished() == "2 holes to go: A, C. Finally, a line must lead home to B.");
  game->apply("a");
  game->apply("c");
  CHECK(game->describe() == "Pegs in their order: B, D, A, C. No hole is empty.");
  CHECK(game->unfinished() == game->status().sentence);
}

TEST_CASE("icosian: a move is named as its hole is shown") {
  const auto instance = Icosian::parse("icosian\ngraph tetrahedron\n").value();
  CHECK(Icosian::describe_move(instance, instance.graph.find("b")) == "B");
}
