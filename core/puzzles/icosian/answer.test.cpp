// Option "directed": in every verb a tour and its reverse are two wherever nothing tells them apart yet.
#include <map>
#include <set>

#include <doctest/doctest.h>

#include "play/answers_test.hpp"
#include "puzzles/icosian/icosian.hpp"
#include "puzzles/icosian/test_support.hpp"
#include "trials.hpp"

namespace schlegel {
namespace {

using icosian::Instance;
using icosian::Tour;
using icosian::testing::BruteForce, icosian::testing::hypercube, icosian::testing::tours_of;
using icosian::testing::vertices_of;

using test_support::Asked, test_support::OptionList, test_support::Words;

Asked ask_of(const Instance& instance, Verb verb, OptionList options = {}, const std::vector<Vertex>& played = {}) {
  options.emplace_back("directed", "");
  auto state = Icosian::start(instance);
  for (Vertex v : played) Icosian::apply(instance, state, v);
  return test_support::asked<Icosian>(instance, state, verb, test_support::options_of(options));
}

/// Every directed solution as the moves behind the opening, from the definition.
std::set<Words> by_force(const Instance& instance) {
  std::vector<Tour> tours = BruteForce(instance).tours;
  for (std::size_t i = tours.size(); i-- > 0;) {
    Tour back = tours[i];
    std::reverse(back.begin() + (instance.closed ? 1 : 0), back.end());
    if (std::equal(instance.opening.begin(), instance.opening.end(), back.begin())) tours.push_back(back);
  }
  const auto all = icosian::testing::moves_of(instance, tours);
  return {all.begin(), all.end()};
}

}  // namespace

TEST_CASE("icosian, directed: counting, listing, numbering and analysis agree with brute force") {
  int with_tours = 0;
  each_trial(34, 1500, [&](Random& random, int round) {
    const Instance instance = icosian::testing::random_instance(random, 7);
    const auto expected = by_force(instance);
    test_support::agrees_with_brute_force<Icosian>(
        instance, Icosian::start(instance), expected,
        {.options = test_support::options_of({{"directed", ""}}), .seed = round});
    if (expected.empty()) return;
    ++with_tours;
    const Reply analysis = ask_of(instance, Verb::analyse);
    if (static_cast<int>(instance.opening.size()) == instance.graph.order()) return;
    CHECK(analysis.count == std::to_string(expected.size()));
    for (const Choice& choice : analysis.choices) {
      std::size_t begun = 0;
      for (const Words& moves : expected) begun += moves[0] == choice.move ? 1u : 0u;
      // A closed tour may be begun at any of its holes.
      if (instance.closed && instance.opening.empty()) begun = expected.size();
      CHECK_MESSAGE(choice.note.find(std::to_string(begun) + " solution") == (choice.alive ? 0 : std::string::npos),
                    choice.note);
    }
  });
  CHECK(with_tours > at_least(300));
}

TEST_CASE("icosian, directed: lots fall evenly on tours and their reverses") {
  const Instance instance = tours_of(hypercube(3));
  const auto expected = by_force(instance);
  REQUIRE(expected.size() == 12);
  constexpr int draws = 2400;
  std::map<Words, int> times;
  for (int draw = 0; draw < draws; ++draw)
    ++times[ask_of(instance, Verb::random, {{"seed", std::to_string(draw)}}).moves];
  CHECK(times.size() == expected.size());
  double chi_squared = 0;
  constexpr double mean = draws / 12.0;
  for (const auto& [tour, count] : times) chi_squared += (count - mean) * (count - mean) / mean;
  CHECK(chi_squared < 31);  // with 11 degrees of freedom one in a thousand exceeds it, and the seeds are fixed
}

TEST_CASE("icosian, directed: a finished tour has its own number in the listing") {
  const Instance instance = tours_of(hypercube(3));
  const auto listed = ask_of(instance, Verb::enumerate).listed;
  for (std::size_t i = 0; i < listed.size(); ++i) {
    std::vector<Vertex> played = vertices_of(instance, listed[i]);
    for (std::size_t turn : {std::size_t{0}, std::size_t{3}}) {
      std::rotate(played.begin(), played.begin() + static_cast<std::ptrdiff_t>(turn), played.end());
      const Reply reply = ask_of(instance, Verb::analyse, {}, played);
      CHECK(reply.headline == "Tour " + std::to_string(i + 1) + " of 12");
    }
  }
}

TEST_CASE("icosian: a finished board is numbered as its listing numbers it, with and without an opening") {
  Instance instance = tours_of(hypercube(3));
  const auto third = vertices_of(instance, ask_of(instance, Verb::enumerate).listed[2]);
  for (const int opened : {0, 1, 3}) {
    instance.opening.assign(third.begin(), third.begin() + opened);
    const auto listed = ask_of(instance, Verb::enumerate).listed;
    for (std::size_t i = 0; i < listed.size(); ++i) {
      const Reply reply = ask_of(instance, Verb::analyse, {}, vertices_of(instance, listed[i]));
      CHECK(reply.figures == std::vector<Figure>{{"number", "Number", std::to_string(i + 1), std::to_string(i + 1)}});
      CHECK(ask_of(instance, Verb::nth, {{"index", std::to_string(i)}}).moves == listed[i]);
    }
  }
}

}  // namespace schlegel
