#pragma once
#include <algorithm>
#include <vector>

#include "play/game.hpp"

/// Answers are tried in full natively. The sanitizers and wasm run the same code on a part of it: there each trial
/// takes longer, and what is looked for shows itself on few.
namespace schlegel {

#if defined(SCHLEGEL_SANITIZED)
inline constexpr int trials_share = 8;
#elif defined(__EMSCRIPTEN__)
inline constexpr int trials_share = 4;
#else
inline constexpr int trials_share = 1;
#endif

constexpr int trials(int all) { return std::max(1, all / trials_share); }

/// How often something that is met `all` times in the full number of trials is met at least.
constexpr int at_least(int all) { return trials_share == 1 ? all : all / trials_share / 2; }

/// Shipped boards: all natively, else some of each puzzle, its first one among them.
inline std::vector<Level> tried_levels() {
  std::vector<Level> tried;
  int left_out = 0;
  for (const Level& level : levels()) {
    const bool first = tried.empty() || tried.back().puzzle != level.puzzle;
    if (!first && ++left_out < trials_share) continue;
    tried.push_back(level);
    left_out = 0;
  }
  return tried;
}

}  // namespace schlegel
