#include "search/sat.hpp"

#include <bit>
#include <vector>

#include <doctest/doctest.h>

namespace schlegel {
namespace {

TEST_CASE("sat: exactly k of n, counted by blocking") {
  Control control;
  for (int n = 1; n <= 7; ++n)
    for (int k = 1; k <= 3; ++k) {
      Sat sat;
      std::vector<int> literals;
      for (int i = 0; i < n; ++i) literals.push_back(sat.new_variable());
      sat.add_exactly(k, literals);
      int expected = 0;
      for (unsigned set = 0; set < 1u << n; ++set) expected += std::popcount(set) == k;
      int found = 0;
      while (found <= expected && sat.solve(control) == Sat::Answer::satisfiable) {
        ++found;
        std::vector<int> other;
        int chosen = 0;
        for (const int v : literals) {
          other.push_back(sat.value(v) ? -v : v);
          chosen += sat.value(v);
        }
        CHECK(chosen == k);
        sat.add(other);
      }
      CHECK(found == expected);
    }
}

TEST_CASE("sat: stops when told to") {
  // Eight pigeons in seven holes.
  Sat sat;
  std::vector<std::vector<int>> in(8, std::vector<int>(7));
  for (auto& pigeon : in) {
    for (int& variable : pigeon) variable = sat.new_variable();
    sat.add(pigeon);
  }
  for (std::size_t hole = 0; hole < 7; ++hole)
    for (std::size_t a = 0; a < 8; ++a)
      for (std::size_t b = a + 1; b < 8; ++b) sat.add({-in[a][hole], -in[b][hole]});
  TickLimit none(0);
  CHECK(sat.solve(none) == Sat::Answer::stopped);
  TickLimit few(3);
  CHECK(sat.solve(few) == Sat::Answer::stopped);
  Control control;
  CHECK(sat.solve(control) == Sat::Answer::unsatisfiable);
}

}  // namespace
}  // namespace schlegel
