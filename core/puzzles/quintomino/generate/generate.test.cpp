#include <bit>

#include <doctest/doctest.h>

#include "play/new_board_test.hpp"
#include "puzzles/quintomino/test_support.hpp"
#include "results.hpp"

namespace schlegel::quintomino {
namespace {

using test_support::OptionList;

/// The board with some of the instance's pieces given, by the bits of `some`.
Board with_given(const Instance& instance, std::size_t some) {
  Instance bare = instance;
  bare.placed.clear();
  Board board = start_board(bare);
  for (std::size_t i = 0; i < instance.placed.size(); ++i)
    if (some >> i & 1) {
      board.on[instance.placed[i].face] = instance.placed[i].placement;
      --board.left[instance.placed[i].placement.kind];
    }
  return board;
}

TEST_CASE("quintomino, new boards: on small surfaces every promise is kept, by all colourings of the edges") {
  int kept = 0, fewest = 0;
  each_seed(3000, [&](Random& random) {
    const Instance ground = testing::random_instance(random);
    const int given = static_cast<int>(random.below(ground.faces.size()));
    const bool asked = random.below(3) == 0;
    const auto made = must(test_support::one_attempt<Quintomino>(
        ground, asked ? OptionList{{"given", std::to_string(given)}} : OptionList{}, random));
    if (!*made) return;
    ++kept;
    const Instance& instance = (*made)->instance;
    const auto text = must(Quintomino::parse(Quintomino::write(instance)));
    CHECK(Quintomino::write(*text) == Quintomino::write(instance));
    if (asked) CHECK(instance.placed.size() == static_cast<std::size_t>(given));
    const auto solutions = testing::by_force(*text, start_board(*text));
    REQUIRE(solutions.size() == 1);
    if ((*made)->guarantee == "It has exactly one solution.") return;
    CHECK((*made)->guarantee == "It has exactly one solution. With fewer pieces given, it would have more.");
    ++fewest;
    // Of all sets of fewer pieces of the solution none will do.
    Instance bare = instance, all = instance;
    bare.placed.clear();
    all.placed.clear();
    const auto& edges = *solutions.begin();
    for (std::size_t f = 0; f < all.faces.size(); ++f) {
      Colours colours;
      for (const int e : all.faces[f]) colours.push_back(static_cast<std::uint8_t>(edges[e]));
      all.placed.push_back({static_cast<int>(f), colours, all.find(colours)});
    }
    for (std::size_t some = 0; some < std::size_t{1} << all.faces.size(); ++some)
      if (static_cast<std::size_t>(std::popcount(some)) + 1 == instance.placed.size())
        CHECK(testing::by_force(bare, with_given(all, some)).size() > 1);
  });
  CHECK(kept > 500);
  CHECK(fewest > 200);
}

TEST_CASE("quintomino, new boards: a new box has one solution up to symmetry") {
  int boxes = 0;
  for (const char* text : {"faces 0 4 1 / 1 5 2 / 2 3 0 / 3 5 4\nflip no\npieces 111 112 113 122 133 123 132 222 333",
                           "faces 0 4 1 / 1 5 2 / 2 3 0 / 3 5 4\nflip yes\npieces 123 124 134 234",
                           "faces 0 1 2 3 / 0 4 5 / 1 5 4 / 2 3\nflip yes\npieces 1111 2222 3333 111 222 333 11 22 33"})
    each_seed(200, [&](Random& random) {
      const Instance ground = testing::instance_of(text);
      const auto made = must(test_support::one_attempt<Quintomino>(ground, {{"new-pieces", ""}}, random));
      if (!*made) return;
      ++boxes;
      const Instance& instance = (*made)->instance;
      CHECK(instance.pieces.size() == instance.faces.size());
      CHECK(instance.placed.empty());
      // Every solution is an image of the first under a symmetry.
      const auto solutions = testing::by_force(instance, start_board(instance));
      REQUIRE(!solutions.empty());
      auto left = solutions;
      for (const Symmetry& symmetry : testing::symmetries_of(instance)) {
        if (!instance.flip && !symmetry.rotation) continue;
        auto image = *solutions.begin();
        for (std::size_t e = 0; e < image.size(); ++e) image[symmetry.edge[e]] = (*solutions.begin())[e];
        left.erase(image);
      }
      CHECK(left.empty());
    });
  CHECK(boxes > 50);
}

TEST_CASE("quintomino, new boards: what cannot be made is refused at once, and a try can be cancelled") {
  const Instance conway = *Quintomino::instance_from({});
  CHECK(test_support::problem<Quintomino>(conway, {{"given", "12"}}).find("--given") != std::string::npos);
  const Instance long_faces = testing::instance_of("faces 0 1 2 3 4 5 6 7 / 0 1 2 3 4 5 6 7\npieces 12345678 abcdefgh");
  CHECK(test_support::problem<Quintomino>(long_faces, {{"new-pieces", ""}}).find("leave --new-pieces out") !=
        std::string::npos);
  for (const std::uint64_t ticks : {0u, 1u, 3u, 10u}) {
    TickLimit limit(ticks);
    Random random(2);
    CHECK(Quintomino::generate(conway, {}, random, limit).ok());
  }
}

}  // namespace
}  // namespace schlegel::quintomino
