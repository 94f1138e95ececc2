#pragma once
#include <string>
#include <string_view>

#include "puzzles/sliding/sliding.hpp"

namespace schlegel::sliding {

/// A certificate that holds, in a few sentences.
std::string describe(const Instance& instance, const Sliding::State& state, std::string_view certificate);

}  // namespace schlegel::sliding
