#include <doctest/doctest.h>

#include "play/game.hpp"

using namespace schlegel;

TEST_CASE("peg: pegs, empty holes and jumps are read, and what a jump does") {
  const auto game =
      parse_game("peg", "peg\nhole a\nhole b\nhole c\nhole d\nline a b c\nline b c d\nempty c\ngoal a\n").value();
  CHECK(game->describe() == "Pegs: A, B, D. Empty: C. Jumps: A over B into C.");
  CHECK(game->unfinished() == "3 pegs are left: A, B, D. The goal is a peg in A and nowhere else.");
  CHECK(game->narrate("a-b-c") == "The peg in A jumps over B into C.");
  CHECK(game->narrate("d-c-b").empty());
  game->apply("a-b-c");
  CHECK(game->describe() == "Pegs: C, D. Empty: A, B. Jumps: D over C into B.");
  game->apply("d-c-b");
  CHECK(game->describe() == "Pegs: B. Empty: A, C, D. Jumps: none.");
}
