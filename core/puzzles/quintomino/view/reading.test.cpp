#include <doctest/doctest.h>

#include "play/game.hpp"

using namespace schlegel;

TEST_CASE("quintomino: faces and pieces are read, and what a move does") {
  const auto game = parse_game("quintomino",
                               "quintomino\nflip no\nrepeat no\nfaces 0 4 1 / 1 5 2 / 2 3 0 / 3 5 4\n"
                               "pieces 111 112 113 122 133 123 132 222 223 233 333\n")
                        .value();
  CHECK(game->narrate("A:112") == "Piece 2 is put on face A, reading 1 1 2.");
  game->apply("A:112");
  CHECK(game->narrate("A:121") == "Piece 2 is turned on face A, reading 1 2 1.");
  CHECK(game->narrate("A>D:112") == "Piece 2 moves from face A to face D, reading 1 1 2.");
  CHECK(game->narrate("A:") == "Piece 2 is taken off face A.");
  CHECK(game->narrate("B:333") == "Piece 11 is put on face B, reading 3 3 3. 1 edge clashes.");
  CHECK(game->describe().starts_with("Face A: piece 2, reading 1 1 2. Face B: empty, wants 2 any any. Face C: empty"));
  CHECK(game->describe().find("In the tray: piece 1, reading 1 1 1; piece 3, reading 1 1 3;") != std::string::npos);
  CHECK(game->unfinished().starts_with("3 faces to cover: B, C, D. In the tray: piece 1, reading 1 1 1;"));
}
