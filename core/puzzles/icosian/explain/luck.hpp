#pragma once
#include "puzzles/icosian/icosian.hpp"

namespace schlegel::icosian {

/// The chance that who goes on at random, to every hole that can be next alike, solves the board: from some thousand
/// walks, the same ones each time.
double chance_of_tour(const Instance& instance, const Icosian::State& state);

}  // namespace schlegel::icosian
