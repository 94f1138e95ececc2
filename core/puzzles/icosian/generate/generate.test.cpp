#include <algorithm>
#include <bit>

#include <doctest/doctest.h>

#include "play/explanation.hpp"
#include "play/new_board_test.hpp"
#include "puzzles/icosian/icosian.hpp"
#include "puzzles/icosian/solve/solver.hpp"
#include "puzzles/icosian/test_support.hpp"
#include "results.hpp"

using namespace schlegel;
using namespace schlegel::icosian;
using schlegel::icosian::testing::BruteForce;

namespace {

using test_support::hash_of, test_support::options_of, test_support::OptionList;

/// What is left of a board when one of the things that it gives is taken back.
std::vector<Icosian::Instance> with_less(const Icosian::Instance& board) {
  std::vector<Icosian::Instance> all;
  for (const auto edges : {&Icosian::Instance::required, &Icosian::Instance::forbidden})
    for (const Edge e : board.*edges) std::erase(all.emplace_back(board).*edges, e);
  if (!board.opening.empty()) {
    all.push_back(board);
    all.back().opening.pop_back();
  }
  return all;
}

std::string made(const std::string& instance, const Options& options) {
  const Question question{"icosian", instance, {}, Verb::generate, options};
  Control control;
  const auto reply = ask(question, control, {});
  return reply ? reply->board : reply.error().text();
}

}  // namespace

TEST_CASE("icosian boards that are made: exactly one tour, and more with less given") {
  int kept = 0;
  each_seed(3000, [&](Random& random) {
    Icosian::Instance ground;
    const int order = 4 + static_cast<int>(random.below(5u));
    while (ground.graph.order() < 4) ground = testing::random_instance(random, order);
    const char* const ways[]{"opening", "required", "closed", "lines"};
    Options options = options_of({{"give", ways[random.below(4u)]}});
    Control control;
    const auto board = Icosian::generate(ground, options, random, control);
    Icosian::Instance bare = testing::tours_of(ground.graph);
    bare.closed = ground.closed;
    if (!board) CHECK(BruteForce(bare).tours.empty());
    if (!board || !*board) return;
    ++kept;
    const Icosian::Instance& instance = (*board)->instance;
    CHECK(instance.graph.edges().size() == ground.graph.edges().size());
    CHECK(BruteForce(instance).tours.size() == 1);
    const auto less = with_less(instance);
    for (const Icosian::Instance& other : less) CHECK(BruteForce(other).tours.size() > 1);
    const std::string& guarantee = (*board)->guarantee;
    const bool minimal = guarantee.find("No s") != std::string::npos || guarantee.find("Every ") != std::string::npos;
    CHECK(minimal == !less.empty());
  });
  CHECK(kept > 1000);
}

TEST_CASE("icosian boards that are made: for a technique, more may be given, and there is still one tour") {
  int kept = 0, with_more = 0;
  each_seed(600, [&](Random& random, int seed) {
    const auto ground = testing::tours_of(seed % 2 == 0 ? testing::grid(4, 3) : testing::petersen(4, 1));
    Control control;
    const auto board = must(Icosian::generate(ground, options_of({{"technique", "parity"}}), random, control));
    if (!*board) return;
    ++kept;
    const Icosian::Instance& instance = (*board)->instance;
    CHECK(BruteForce(instance).tours.size() == 1);
    const auto less = with_less(instance);
    const bool minimal = std::all_of(less.begin(), less.end(),
                                     [](const Icosian::Instance& other) { return BruteForce(other).tours.size() > 1; });
    if (!minimal) ++with_more;
    CHECK((minimal || (*board)->guarantee == "It has exactly one tour."));
  });
  CHECK(kept > 200);
  CHECK(with_more > 50);
}

TEST_CASE("icosian boards that are made: fewer lines would not do where that is said") {
  int proved = 0;
  each_seed(300, [&](Random& random) {
    const Icosian::Instance ground = testing::tours_of(testing::petersen(4 + static_cast<int>(random.below(2u)), 1));
    Control control;
    const auto board = must(Icosian::generate(ground, options_of({{"give", "lines"}}), random, control));
    if (!*board) return;
    const Icosian::Instance& instance = (*board)->instance;
    const std::size_t given = instance.required.size() + instance.forbidden.size();
    if (given == 0 || (*board)->guarantee.find("No smaller set") == std::string::npos) return;
    ++proved;
    const std::vector<Tour> left = BruteForce(instance).tours;
    REQUIRE(left.size() == 1);
    // Every set of lines of this tour, and of lines off it, of one less.
    std::vector<std::vector<Edge>> tours;
    const std::vector<Edge> wanted = edges_of(ground, left[0]);
    for (const Tour& tour : BruteForce(ground).tours)
      if (edges_of(ground, tour) != wanted) tours.push_back(edges_of(ground, tour));
    for (std::uint32_t some = 0; some < std::uint32_t{1} << ground.graph.size(); ++some) {
      if (static_cast<std::size_t>(std::popcount(some)) + 1 != given) continue;
      const bool alone = std::all_of(tours.begin(), tours.end(), [&](const std::vector<Edge>& tour) {
        for (Edge e = 0; e < ground.graph.size(); ++e)
          if ((some >> e & 1) != 0 &&
              std::binary_search(tour.begin(), tour.end(), e) != std::binary_search(wanted.begin(), wanted.end(), e))
            return true;
        return false;
      });
      CHECK_FALSE(alone);
    }
  });
  CHECK(proved > 100);
}

TEST_CASE("icosian boards that are made: none, and a tour when any one line is taken back") {
  int kept = 0;
  each_seed(600, [&](Random& random, int seed) {
    const auto ground = testing::tours_of(seed % 2 == 0 ? testing::grid(4, 3) : testing::petersen(5, 1));
    Control control;
    const auto board = must(Icosian::generate(ground, options_of({{"none", ""}}), random, control));
    if (!*board) return;
    ++kept;
    CHECK(BruteForce((*board)->instance).tours.empty());
    for (const Icosian::Instance& other : with_less((*board)->instance)) CHECK_FALSE(BruteForce(other).tours.empty());
  });
  CHECK(kept > 200);
}

TEST_CASE("icosian boards that are made: new graphs, the same from the same seed on every machine") {
  std::uint64_t hash = 0;
  for (const char* shape : {"cubic", "knight", "walls", "conway"})
    for (const char* seed : {"1", "2"}) {
      const Options options = options_of({{"shape", shape}, {"size", "16"}, {"seed", seed}});
      const std::string text = made("icosian\ngraph cube\n", options);
      CAPTURE(text);
      CHECK(made("icosian\ngraph cube\n", options) == text);
      const auto board = must(Icosian::parse(text));
      CHECK(BruteForce(*board).tours.size() == 1);
      if (std::string_view(shape) == "cubic") {
        CHECK(board->graph.order() == 16);
        for (Vertex v = 0; v < board->graph.order(); ++v) CHECK(board->graph.degree(v) == 3);
      }
      if (std::string_view(shape) == "conway") CHECK(board->family.starts_with("conway_"));
      if (std::string_view(shape) == "cubic" || std::string_view(shape) == "conway")
        CHECK_FALSE(solid_of(board->graph).corners.empty());
      hash = hash * 31 + hash_of(text);
    }
  CHECK(hash == 9473987114403245179u);
}

TEST_CASE("icosian boards that are made: what cannot be had is said") {
  const auto says = [](const OptionList& options, const char* graph) {
    return made(std::string("icosian\ngraph ") + graph + "\n", options_of(options));
  };
  CHECK(says({}, "petersen").find("this graph has no tour, so no board on it has one") == 0);
  CHECK(says({{"none", ""}}, "petersen").find("this graph already has no tour") == 0);
  CHECK(says({{"shape", "round"}}, "cube") == "--shape must be cubic, conway, knight or walls, not \"round\"");
  CHECK(says({{"size", "20"}}, "cube").find("--size needs --shape") == 0);
  CHECK(says({{"give", "all"}}, "cube") == "--give must be opening, required, closed or lines, not \"all\"");
  CHECK(says({{"give", "lines"}, {"shape", "walls"}}, "cube").find("--give cannot be used with") == 0);
  CHECK(says({}, "cycle_3").find("a generated board has 4 to 200 vertices, but this graph has 3") == 0);
}
