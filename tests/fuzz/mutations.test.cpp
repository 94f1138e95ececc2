// Runs the fuzzer's check on damaged boards, on every platform.
#include <doctest/doctest.h>

#include "base/random.hpp"
#include "corpus.hpp"
#include "mutated.hpp"
#include "round_trip.hpp"
#include "trials.hpp"

using namespace schlegel;

namespace {

constexpr std::size_t longest = 1500;

}  // namespace

TEST_CASE("fuzz: boards in every format, damaged at random, are refused or survive a round trip") {
  const auto texts = test_support::corpus(longest);
  each_trial(11, 500, [&](Random& random) {
    const std::string text = test_support::mutated(texts[random.below(texts.size())], texts, random);
    std::string failure = test_support::round_trip_failure(text);
    if (failure.empty()) failure = test_support::graph_round_trip_failure(text);
    CHECK_MESSAGE(failure.empty(), failure << "\nread from:\n" << text);
  });
}
