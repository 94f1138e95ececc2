#include "puzzles/numberlink/generate/thinning.hpp"

#include <cstdint>
#include <string>

#include <doctest/doctest.h>

#include "graph/families/families.hpp"
#include "play/new_board.hpp"
#include "play/new_board_test.hpp"
#include "play/session.hpp"
#include "puzzles/numberlink/numberlink.hpp"
#include "trials.hpp"

namespace schlegel::numberlink {
namespace {

Reply new_board(const std::string& ground, std::uint64_t seed) {
  const auto here = game_from_options("numberlink", {});
  Reply reply = test_support::asked(question_for_new_board(**here, ground, seed));
  REQUIRE(reply.kind == Reply::Kind::found);
  return reply;
}

std::string count_of(const Instance& board) {
  return test_support::asked({"numberlink", Numberlink::write(board), {}, Verb::count, {}}).count;
}

}  // namespace

TEST_CASE("numberlink generator: where places may stay empty, some do, and there is one solution") {
  for (const char* ground : {"grid=7x6 cover=no", "grid=9x8 cover=no", "grid=9x8 cover=no self-touch=no",
                             "grid=12x12 cover=no", "graph=hexagon_4 cover=no", "grid=8x8 cover=no ends-apart"}) {
    CAPTURE(ground);
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      CAPTURE(seed);
      const Reply reply = new_board(ground, seed);
      CHECK(reply.headline.starts_with("It has exactly one solution, which leaves "));
      Instance board = Numberlink::parse(reply.board).value();
      CHECK(count_of(board) == "1");
      board.rules.cover = true;
      CHECK(count_of(board) == "0");
    }
  }
}

TEST_CASE("numberlink generator: places are taken out by what is allowed, and given back otherwise") {
  each_trial(5, 300, [&](Random& random, int round) {
    const Graph graph = *make_family("grid_" + std::to_string(3 + random.below(5)) + "x6");
    LineForm form;
    form.lines = graph.order() / 5;
    form.shortest = 2 + static_cast<int>(random.below(3));
    form.ends_apart = round % 4 == 0;
    PartitionSearch walk(graph, form, random);
    Control control;
    if (!walk.reach(20'000, control)) return;
    PathPartition cover = walk.cover();
    int allowed = 0;
    const int most_lines = form.lines + static_cast<int>(random.below(4));
    empty_places(cover, graph, form, most_lines, 5, random, [&](const PathPartition&) {
      const bool is_only = random.below(2) == 0;
      allowed += is_only;
      return is_only;
    });
    CHECK(empty_places_of(cover) == allowed);
    CHECK(allowed <= 5);
    int places = 0, lines = 0;
    for (const auto& line : cover.lines()) {
      places += line.places;
      if (line.places == 1) continue;
      ++lines;
      CHECK(line.places >= form.shortest);
      if (!form.ends_apart) continue;
      for (const Neighbour& next : graph.around(line.a)) {
        const auto& other = cover.line_at(next.vertex);
        CHECK_FALSE((other.a != line.a && other.places > 1 && (other.a == next.vertex || other.b == next.vertex)));
      }
    }
    CHECK(places == graph.order());
    CHECK(lines <= most_lines);
    for (Vertex v = 0; v < graph.order(); ++v) {
      if (cover.line_at(v).places > 1) continue;
      for (const Neighbour& one : graph.around(v)) {
        CHECK(cover.line_at(one.vertex).places > 1);
        for (const Neighbour& other : graph.around(v))
          CHECK((one.vertex == other.vertex || !cover.same_line(one.vertex, other.vertex)));
      }
    }
  });
}

TEST_CASE("numberlink generator: a seed makes the same board with empty places on every machine") {
  std::string all;
  for (std::uint64_t seed = 1; seed <= 3; ++seed)
    all += Numberlink::write(Numberlink::parse(new_board("grid=9x8 cover=no", seed).board).value());
  CHECK(test_support::hash_of(all) == 15901685927613155588u);
}

}  // namespace schlegel::numberlink
