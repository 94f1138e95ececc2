#pragma once
#include <cstdint>
#include <vector>

#include "play/game.hpp"

/// Natively every random trial is made. The sanitizers and wasm, where a trial takes longer, make a part of them.
/// SCHLEGEL_SAMPLE in the environment chooses the part: a number (0 without it), or `all` for every trial everywhere.
namespace schlegel {

int trials(int all);

/// The seed from which a part of the trials starts: another one for each sample. All trials start from `seed` itself.
std::uint64_t sampled(std::uint64_t seed);

/// A lower bound on how often a part of the trials meets what all of them meet more than `all` times.
int at_least(int all);

/// One in how many trials is made.
int trials_share();

/// Built-in boards: all natively, otherwise a sample that includes the first board of each puzzle.
std::vector<Level> tried_levels();

}  // namespace schlegel
