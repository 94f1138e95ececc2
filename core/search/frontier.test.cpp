#include "search/frontier.hpp"

#include <doctest/doctest.h>

#include "search/diagram.hpp"
#include "search/mates.hpp"

namespace schlegel::frontier {
namespace {

/// Words of a fixed length over two letters in which the letter 1 comes a multiple of `period` times.
struct Words {
  struct State {
    unsigned ones = 0;
    std::size_t hash() const { return ones; }
    friend bool operator==(const State&, const State&) = default;
  };
  static constexpr int choices = 2;
  std::size_t length;
  unsigned period;

  std::size_t steps() const { return length; }
  State root() const { return {}; }
  Fate follow(State& state, std::size_t step, int choice) const {
    state.ones = (state.ones + static_cast<unsigned>(choice)) % period;
    if (step + 1 < length) return Fate::alive;
    return state.ones == 0 ? Fate::accepted : Fate::dead;
  }
};

TEST_CASE("frontier: counts of any size") {
  Control control;
  for (const std::size_t length : {1u, 2u, 63u, 64u, 65u, 66u, 127u, 128u, 129u, 1000u}) {
    Count power = 1;
    for (std::size_t i = 1; i < length; ++i) power *= 2;
    const auto all = count(Words{length, 1}, control);
    REQUIRE(std::holds_alternative<Counted>(all));
    CHECK(std::get<Counted>(all).count == 2 * power);
    const auto even = count(Words{length, 2}, control);
    REQUIRE(std::holds_alternative<Counted>(even));
    CHECK(std::get<Counted>(even).count == power);
    Diagram<2> diagram;
    REQUIRE(diagram.build(Words{length, 2}, control));
    REQUIRE(diagram.count_all(control));
    CHECK(diagram.count() == power);
  }
}

TEST_CASE("frontier: listing and numbering agree and are in order") {
  Control control;
  Diagram<2> diagram;
  REQUIRE(diagram.build(Words{10, 3}, control));
  REQUIRE(diagram.count_all(control));
  std::vector<std::vector<std::uint8_t>> words;
  CHECK(diagram.each([&](const auto& word) { return words.push_back(word), true; }));
  CHECK(diagram.count() == words.size());
  CHECK(words.size() == 341);
  CHECK(std::is_sorted(words.begin(), words.end()));
  for (std::size_t i = 0; i < words.size(); ++i) CHECK(diagram.nth(i) == words[i]);
  int seen = 0;
  CHECK_FALSE(diagram.each([&](const auto&) { return ++seen < 5; }));
  CHECK(seen == 5);
}

TEST_CASE("frontier: memory and ticks") {
  Control control;
  control.memory_limit = 1000;
  const auto small = count(Words{4000, 3000}, control);
  REQUIRE(std::holds_alternative<Stop>(small));
  CHECK(std::get<Stop>(small).memory);
  Diagram<2> diagram;
  CHECK_FALSE(diagram.build(Words{4000, 3000}, control));
  CHECK(diagram.stop().memory);
  TickLimit limit(3);
  const auto stopped = count(Words{4000, 3000}, limit);
  REQUIRE(std::holds_alternative<Stop>(stopped));
  CHECK_FALSE(std::get<Stop>(stopped).memory);
  TickLimit again(3);
  CHECK(std::holds_alternative<Stop>(find(Words{4000, 3000}, again)));
}

template <class Mates>
void mates_hold() {
  Mates mates;
  CHECK(mates.all_done());
  for (unsigned slot = 0; slot < Mates::max_slots; ++slot) {
    mates.set(slot, Mates::max_slots - 1 - slot);
    CHECK_FALSE(mates.all_done());
  }
  for (unsigned slot = 0; slot < Mates::max_slots; ++slot) CHECK(mates[slot] == Mates::max_slots - 1 - slot);
  Mates other = mates;
  CHECK(other == mates);
  other.set(0, Mates::done);
  CHECK_FALSE(other == mates);
}

TEST_CASE("mates: what is set is read") {
  mates_hold<NibbleMates>();
  mates_hold<ByteMates<2>>();
  mates_hold<ByteMates<5>>();
}

}  // namespace
}  // namespace schlegel::frontier
