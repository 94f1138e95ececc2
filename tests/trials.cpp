#include "trials.hpp"

#include <algorithm>
#include <cstdlib>
#include <string_view>

extern "C" __attribute__((weak)) void __asan_init();  // there where AddressSanitizer is linked in

namespace schlegel {
namespace {

/// One in how many trials is made.
int usual_share([[maybe_unused]] bool chosen) {
#if defined(__EMSCRIPTEN__)
  return 4;
#else
  if (__asan_init) return 8;
  if (!chosen) return 1;
  const char* const thin = std::getenv("SCHLEGEL_THIN");
  return 2 * (thin ? std::max(1, std::atoi(thin)) : 1);
#endif
}

struct Sample {
  int share = usual_share(false);
  std::uint64_t number = 0;
};

const Sample& sample() {
  static const Sample chosen = [] {
    const char* const set = std::getenv("SCHLEGEL_SAMPLE");
    if (!set) return Sample{};
    if (std::string_view(set) == "all") return Sample{.share = 1};
    char* end = nullptr;
    const std::uint64_t number = std::strtoull(set, &end, 10);
    return Sample{.share = *end == '/' ? std::max(1, std::atoi(end + 1)) : usual_share(true), .number = number};
  }();
  return chosen;
}

}  // namespace

int trials(int all) { return std::max(1, all / sample().share); }

std::uint64_t sampled(std::uint64_t seed) { return sample().share == 1 ? seed : seed + (sample().number << 32); }

bool is_tried(std::size_t number) {
  return (sample().number + number) % static_cast<std::uint64_t>(sample().share) == 0;
}

int at_least(int all) {
  if (sample().share == 1) return all;
  const int expected = all / sample().share;
  return expected < 20 ? -1 : expected / 2;
}

std::vector<Level> tried_levels() {
  std::vector<Level> tried;
  std::size_t number = 0;
  for (const Level& level : levels()) {
    const bool first = tried.empty() || tried.back().puzzle != level.puzzle;
    if (first || is_tried(++number)) tried.push_back(level);
  }
  return tried;
}

}  // namespace schlegel
