#include "play/reason_test.hpp"

namespace schlegel {
namespace {

using test_support::lit;
using test_support::told_of;

TEST_CASE("sliding reasons: two colours, and the exchanges that are odd in number") {
  const auto parts = told_of("sliding", "sliding\ngrid 2x2\ntokens 0 2 1 3\ntarget 0 1 2 3\n", "", "");
  CHECK(parts.size() >= 2);
  const auto fifteen =
      told_of("sliding", "sliding\ngrid 3x3\ntokens 1 2 3 4 5 6 8 7 0\ntarget 1 2 3 4 5 6 7 8 0\n", "", "parity");
  REQUIRE(fifteen.size() == 3);
  CHECK(fifteen[0].spots.size() == 9);
  CHECK(fifteen[1].sentence == "8 and 7 are in each other's places. One exchange puts them right.");
  CHECK(lit(fifteen[1]) == lit(fifteen[2]));
  CHECK(fifteen[1].spots.size() == 2);
  const auto far =
      told_of("sliding", "sliding\ngrid 3x3\ntokens 0 3 2 1 5 6 4 7 8\ntarget 1 2 3 4 5 6 7 8 0\n", "", "parity");
  CHECK(far.size() >= 3);
}

TEST_CASE("sliding reasons: the order on a ring") {
  const auto parts = told_of("sliding", "graph(r, g([0-0,1-2,2-1,3-3],[e(0,1),e(1,2),e(2,3),e(3,0)]))", "", "order");
  REQUIRE(parts.size() == 2);
  CHECK(parts[0].spots.size() == 4);
  CHECK(parts[0].bands.size() == 4);
  CHECK(parts[1].sentence == "Round the ring they now read 2, 1, 3, and should read 1, 2, 3.");
}

TEST_CASE("sliding reasons: a cut vertex, and its sides") {
  const auto path = told_of("sliding", "graph(p, g([0-0,1-2,2-1],[e(0,1),e(1,2)]))", "", "cut");
  REQUIRE(path.size() == 3);
  CHECK(lit(path[0]).find(" / ") != std::string::npos);
  CHECK(path[1].spots.size() == 1);
  const auto bow =
      told_of("sliding", "graph(b, g([0-0,1-3,2-2,3-1,4-4],[e(0,1),e(1,2),e(2,0),e(0,3),e(3,4),e(4,0)]))", "", "cut");
  CHECK(lit(bow[1]) == "0");
  CHECK((lit(bow[2]) == "1 2 / 3 4" || lit(bow[2]) == "3 4 / 1 2"));
}

TEST_CASE("sliding reasons: places that nothing joins") {
  const auto stuck = told_of("sliding", "graph(d, g([0-0,1-1,2-3,3-2],[e(0,1),e(2,3)]))", "", "apart");
  REQUIRE(stuck.size() == 2);
  CHECK(lit(stuck[1]) == "2 3 / 0");
  const auto away = told_of("sliding", "graph(d, g([0-1,1-0,2-2],[e(0,2)]))", "", "apart");
  REQUIRE(away.size() == 2);
  CHECK(away[1].sentence == "From where it is the lines lead to these places only.");
}

TEST_CASE("sliding reasons: the exception of Wilson's theorem, and a mere search") {
  const std::string theta = "sliding\ngraph theta_0\ntokens 0 c b d e f g\ntarget 0 b c d e f g\n";
  const auto parts = told_of("sliding", theta, "", "theta");
  REQUIRE(parts.size() == 2);
  CHECK(parts[0].spots.size() == 7);
  CHECK(parts[1].spots.size() == 2);
  CHECK(parse_game("sliding", theta).value()->reason("searched").empty());
  CHECK(parse_game("sliding", theta).value()->reason("parity a").empty());
}

}  // namespace
}  // namespace schlegel
