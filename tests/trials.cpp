#include "trials.hpp"

#include <algorithm>
#include <cstdlib>
#include <string_view>

extern "C" __attribute__((weak)) void __asan_init();  // there where AddressSanitizer is linked in

namespace schlegel {
namespace {

int usual_share() {
#if defined(__EMSCRIPTEN__)
  return 4;
#else
  return __asan_init ? 8 : 1;
#endif
}

struct Sample {
  int share = usual_share();
  std::uint64_t number = 0;
};

const Sample& sample() {
  static const Sample chosen = [] {
    const char* const set = std::getenv("SCHLEGEL_SAMPLE");
    if (!set) return Sample{};
    if (std::string_view(set) == "all") return Sample{.share = 1};
    char* end = nullptr;
    const std::uint64_t number = std::strtoull(set, &end, 10);
    return Sample{.share = *end == '/' ? std::max(1, std::atoi(end + 1)) : usual_share(), .number = number};
  }();
  return chosen;
}

}  // namespace

int trials_share() { return sample().share; }

int trials(int all) { return std::max(1, all / trials_share()); }

std::uint64_t sampled(std::uint64_t seed) { return trials_share() == 1 ? seed : seed + (sample().number << 32); }

int at_least(int all) {
  if (trials_share() == 1) return all;
  const int expected = all / trials_share();
  return expected < 20 ? -1 : expected / 2;
}

std::vector<Level> tried_levels() {
  std::vector<Level> tried;
  const auto share = static_cast<std::uint64_t>(trials_share());
  std::uint64_t at = sample().number;
  for (const Level& level : levels()) {
    const bool first = tried.empty() || tried.back().puzzle != level.puzzle;
    if (first || ++at % share == 0) tried.push_back(level);
  }
  return tried;
}

}  // namespace schlegel
