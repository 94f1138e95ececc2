#pragma once
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <vector>

#include <doctest/doctest.h>

#include "base/random.hpp"
#include "play/game.hpp"

/// Natively every trial is made, or half of them if SCHLEGEL_SAMPLE in the environment chooses by a number which, and
/// of that half one trial in SCHLEGEL_THIN, if that is given. The sanitizers and wasm, where a trial takes longer, make
/// a smaller part. `all` is for every trial everywhere. `7/4` is the part that wasm makes of sample 7, on any machine.
namespace schlegel {

int trials(int all);

/// The seed from which a part of the trials starts: another one for each sample. All trials start from `seed` itself.
std::uint64_t sampled(std::uint64_t seed);

/// Calls body(random, number) or body(random).
template <class Body>
void one_trial(const Body& body, Random& random, int number) {
  if constexpr (std::is_invocable_v<Body, Random&, int>)
    body(random, number);
  else
    body(random);
}

/// One trial a round, each with what `random` gives from there on. Failures name the seed and the round.
template <class Body>
void each_trial(std::uint64_t seed, int all, const Body& body) {
  CAPTURE(seed);
  Random random(sampled(seed));
  for (int round = 0; round < trials(all); ++round) {
    CAPTURE(round);
    one_trial(body, random, round);
  }
}

/// One trial a seed, from 1 on. Failures name the seed.
template <class Body>
void each_seed(int seeds, const Body& body, std::uint64_t before_first = 0) {
  for (int seed = 1; seed <= seeds; ++seed) {
    CAPTURE(seed);
    Random random(before_first + static_cast<std::uint64_t>(seed));
    one_trial(body, random, seed);
  }
}

/// The same for the seeds of a part of the trials.
template <class Body>
void each_sampled_seed(int all, const Body& body) {
  each_seed(trials(all), body, sampled(0));
}

/// A lower bound on how often a part of the trials meets what all of them meet more than `all` times.
int at_least(int all);

/// Whether the part has this one of a list.
bool is_tried(std::size_t number);

/// The part of the built-in boards, and the first board of each puzzle.
std::vector<Level> tried_levels();

}  // namespace schlegel
