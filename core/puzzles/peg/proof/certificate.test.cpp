#include "puzzles/peg/proof/certificate.hpp"

#include <doctest/doctest.h>

#include "puzzles/peg/peg.hpp"
#include "puzzles/peg/solve/linear_program.hpp"
#include "puzzles/peg/solve/reasons.hpp"

using namespace schlegel;
using namespace schlegel::peg;

namespace {

Instance shipped(const char* id) { return Peg::parse(find_level("peg", id)->text).value(); }

CheckResult check(const Instance& instance, const char* certificate) {
  return check_certificate(instance, instance.start, certificate);
}

}  // namespace

TEST_CASE("peg certificates: what is unsound or does not refute is rejected") {
  Instance row =
      Peg::parse("peg\nhole a\nhole b\nhole c\nhole d\nline a b c\nline b c d\npegs a b d\ngoal a\n").value();
  CHECK(check(row, "") == CheckResult::rejected);
  CHECK(check(row, "because") == CheckResult::rejected);
  CHECK(check(row, "parity a b") == CheckResult::rejected);  // the line b c d has one of them
  CHECK(check(row, "parity z") == CheckResult::rejected);
  CHECK(check(row, "pagoda a=9 b=10") == CheckResult::rejected);  // b = 10 > c + d
  CHECK(check(row, "pagoda a=1") == CheckResult::rejected);       // sound, but the goal weighs less
  CHECK(check(row, "pagoda a=99999999999") == CheckResult::rejected);
  CHECK(check(row, "exhausted 3") == CheckResult::accepted);
  CHECK(check(row, "exhausted three") == CheckResult::rejected);
  row.goal.pegs = bit(row.find("c"));
  row.start = bit(row.find("a")) | bit(row.find("b"));
  CHECK(check(row, "exhausted 2") == CheckResult::rejected);  // one jump does it
}

TEST_CASE("peg certificates: position class, pagoda function, search") {
  const Instance french = shipped("french37_centre");
  const Screening by_class = refute_goals(french, french.start);
  CHECK(by_class.open.empty());
  CHECK(check_certificate(french, french.start, write_reasons(french, by_class.reasons)) == CheckResult::accepted);

  // The solitaire army: no peg gets from far below to the fourth row above when there are too few.
  const Instance column = Peg::parse("peg\nsquare\n...\n...\n...\nooo\nooo\nend\ngoal b\n").value();
  const Screening army = refute_goals(column, column.start);
  REQUIRE(army.reasons.size() == 1);
  CHECK(army.open.empty());
  const std::string certificate = write_reasons(column, army.reasons);
  CHECK(check_certificate(column, column.start, certificate) == CheckResult::accepted);
  CHECK(parse_reasons(column, certificate)->size() == 1);

  const Instance hexagon = shipped("hexagon19");
  Screening mixed = refute_goals(hexagon, hexagon.start);
  mixed.reasons.emplace_back(ExhaustedReason{0});
  CHECK(check_certificate(hexagon, hexagon.start, write_reasons(hexagon, mixed.reasons)) == CheckResult::accepted);
}

TEST_CASE("linear programs: a small optimum, an unbounded one") {
  LinearProgram program{2, 2, {1, 1, 1, 3}, {4, 6}, {3, 2}};  // x + y <= 4, x + 3y <= 6: best at (4, 0)
  const auto prices = optimal_prices(program);
  REQUIRE(prices.has_value());
  CHECK((*prices)[0] == doctest::Approx(3));
  CHECK((*prices)[1] == doctest::Approx(0));
  CHECK_FALSE(optimal_prices({1, 1, {-1}, {1}, {1}}).has_value());
  CHECK(whole_numbers(std::vector<double>{0.5, -1.0 / 3, 2}).value() == std::vector<std::int64_t>{3, -2, 12});
}
