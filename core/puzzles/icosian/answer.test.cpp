// Option "directed": in every verb a tour and its reverse are two wherever nothing tells them apart yet.
#include <map>
#include <set>

#include <doctest/doctest.h>

#include "play/question.hpp"
#include "puzzles/icosian/icosian.hpp"
#include "puzzles/icosian/test_support.hpp"
#include "trials.hpp"

namespace schlegel {
namespace {

using icosian::Instance;
using icosian::Tour;
using icosian::testing::BruteForce;

using Words = std::vector<std::string>;

struct Asked {
  Reply reply;
  std::vector<Words> listed;
};

Asked ask_of(const Instance& instance, Verb verb, std::vector<std::pair<std::string, std::string>> options = {},
             const std::vector<Vertex>& played = {}) {
  Question question;
  question.verb = verb;
  question.options.set("directed", "");
  for (auto& [name, value] : options) question.options.set(name, value);
  auto state = Icosian::start(instance);
  for (Vertex v : played) Icosian::apply(instance, state, v);
  Control control;
  Asked asked;
  const auto take = [&](const Words& moves) { return asked.listed.push_back(moves), true; };
  const auto reply = Icosian::answer(instance, state, question, control, take);
  REQUIRE_MESSAGE(reply.ok(), (reply.ok() ? "" : reply.error().text()));
  asked.reply = *reply;
  return asked;
}

/// Every directed solution as the moves behind the opening, from the definition.
std::set<Words> by_force(const Instance& instance) {
  std::set<Words> all;
  const auto add = [&](const Tour& tour) {
    Words moves;
    for (std::size_t i = instance.opening.size(); i < tour.size(); ++i) moves.push_back(instance.graph.name(tour[i]));
    all.insert(moves);
  };
  for (const Tour& tour : BruteForce(instance).tours) {
    add(tour);
    Tour back = tour;
    std::reverse(back.begin() + (instance.closed ? 1 : 0), back.end());
    if (std::equal(instance.opening.begin(), instance.opening.end(), back.begin())) add(back);
  }
  return all;
}

}  // namespace

TEST_CASE("icosian, directed: counting, listing, numbering and analysis agree with brute force") {
  constexpr std::uint64_t seed = 34;
  Random random(sampled(seed));
  int with_tours = 0;
  for (int round = 0; round < trials(1500); ++round) {
    CAPTURE(round);
    const Instance instance = icosian::testing::random_instance(random, 7);
    const auto expected = by_force(instance);
    const Asked all = ask_of(instance, Verb::enumerate);
    CHECK(std::set<Words>(all.listed.begin(), all.listed.end()) == expected);
    CHECK(all.listed.size() == expected.size());
    CHECK(ask_of(instance, Verb::count).reply.count == std::to_string(expected.size()));
    const Asked beyond = ask_of(instance, Verb::nth, {{"index", std::to_string(expected.size())}});
    CHECK(beyond.reply.kind == Reply::Kind::none);
    if (expected.empty()) continue;
    ++with_tours;
    CHECK(beyond.reply.count == std::to_string(expected.size()));
    CHECK(beyond.reply.detail.find(expected.size() == 1 ? "only one" : "--nth takes 1 to") != std::string::npos);
    for (std::size_t i = 0; i < all.listed.size(); i += 1 + all.listed.size() / 7)
      CHECK(ask_of(instance, Verb::nth, {{"index", std::to_string(i)}}).reply.moves == all.listed[i]);
    CHECK(expected.count(ask_of(instance, Verb::random, {{"seed", std::to_string(round)}}).reply.moves) == 1);

    const Reply analysis = ask_of(instance, Verb::analyse).reply;
    if (static_cast<int>(instance.opening.size()) == instance.graph.order()) continue;
    CHECK(analysis.count == std::to_string(expected.size()));
    for (const Choice& choice : analysis.choices) {
      std::size_t begun = 0;
      for (const Words& moves : expected) begun += moves[0] == choice.move ? 1u : 0u;
      // A closed tour may be begun at any of its holes.
      if (instance.closed && instance.opening.empty()) begun = expected.size();
      CHECK_MESSAGE(choice.note.find(std::to_string(begun) + " way") == (choice.alive ? 0 : std::string::npos),
                    choice.note);
    }
  }
  CHECK(with_tours > at_least(300));
}

TEST_CASE("icosian, directed: lots fall evenly on tours and their reverses") {
  Instance instance;
  instance.graph = icosian::testing::hypercube(3);
  const auto expected = by_force(instance);
  REQUIRE(expected.size() == 12);
  constexpr int draws = 2400;
  std::map<Words, int> times;
  for (int draw = 0; draw < draws; ++draw)
    ++times[ask_of(instance, Verb::random, {{"seed", std::to_string(draw)}}).reply.moves];
  CHECK(times.size() == expected.size());
  double chi_squared = 0;
  constexpr double mean = draws / 12.0;
  for (const auto& [tour, count] : times) chi_squared += (count - mean) * (count - mean) / mean;
  CHECK(chi_squared < 31);  // with 11 degrees of freedom one in a thousand exceeds it, and the seeds are fixed
}

TEST_CASE("icosian, directed: a finished tour has its own number in the listing") {
  Instance instance;
  instance.graph = icosian::testing::hypercube(3);
  const auto listed = ask_of(instance, Verb::enumerate).listed;
  for (std::size_t i = 0; i < listed.size(); ++i) {
    std::vector<Vertex> played;
    for (const std::string& name : listed[i]) played.push_back(instance.graph.find(name));
    for (std::size_t turn : {std::size_t{0}, std::size_t{3}}) {
      std::rotate(played.begin(), played.begin() + static_cast<std::ptrdiff_t>(turn), played.end());
      const Reply reply = ask_of(instance, Verb::analyse, {}, played).reply;
      CHECK(reply.headline == "Tour " + std::to_string(i + 1) + " of 12");
    }
  }
}

TEST_CASE("icosian: a finished board is numbered as its listing numbers it, with and without an opening") {
  Instance instance;
  instance.graph = icosian::testing::hypercube(3);
  for (const std::size_t opened : {std::size_t{0}, std::size_t{1}, std::size_t{3}}) {
    const auto all = ask_of(instance, Verb::enumerate).listed;
    instance.opening.clear();
    for (std::size_t i = 0; i < opened; ++i) instance.opening.push_back(instance.graph.find(all[2][i]));
    const auto listed = ask_of(instance, Verb::enumerate).listed;
    for (std::size_t i = 0; i < listed.size(); ++i) {
      std::vector<Vertex> played;
      for (const std::string& name : listed[i]) played.push_back(instance.graph.find(name));
      const Reply reply = ask_of(instance, Verb::analyse, {}, played).reply;
      CHECK(reply.facts == std::vector<std::pair<std::string, std::string>>{{"Number", std::to_string(i + 1)}});
      const Reply nth = ask_of(instance, Verb::nth, {{"index", std::to_string(i)}}).reply;
      CHECK(nth.moves == listed[i]);
    }
    instance.opening.clear();
  }
}

}  // namespace schlegel
