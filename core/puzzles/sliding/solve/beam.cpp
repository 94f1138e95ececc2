#include "puzzles/sliding/solve/beam.hpp"

#include <algorithm>
#include <unordered_set>

#include "puzzles/sliding/words.hpp"

namespace schlegel::sliding {
namespace {

constexpr double heuristic_limit = 1e6;

struct Entry {
  std::uint32_t parent;
  std::uint16_t bound;
  std::uint8_t blank;
};

std::uint64_t hash_of(const std::uint8_t* at, std::size_t n) {
  std::uint64_t hash = 0x9e3779b97f4a7c15u;
  for (std::size_t v = 0; v < n; ++v) hash = ((hash ^ at[v]) * 0xff51afd7ed558ccdu) ^ (hash >> 29);
  return hash ^ (hash >> 32);
}

}  // namespace

std::optional<Walk> beam_search(const Board& board, const Heuristic& heuristic, const Arrangement& start,
                                std::size_t width, std::size_t below, Control& control) {
  const auto n = static_cast<std::size_t>(board.order());
  std::vector<std::vector<Entry>> levels{{{0, 0, static_cast<std::uint8_t>(find_blank(board, start))}}};
  std::vector<std::uint8_t> now(start.begin(), start.end());
  std::unordered_set<std::uint64_t> seen{hash_of(now.data(), n)};
  Arrangement at(n);
  double nearest = heuristic.bound(start);
  for (std::uint64_t steps = 0; levels.size() < below;) {
    if (levels.size() * width * (sizeof(Entry) + 40) > control.memory_limit / 2) return std::nullopt;
    std::vector<Entry> found;
    std::vector<std::uint8_t> tokens;
    const auto& level = levels.back();
    for (std::uint32_t i = 0; i < level.size(); ++i) {
      if (++steps % 512 == 0) {
        // Levels that are done, and at least `nearest` to come.
        const double behind =
            static_cast<double>(levels.size() - 1) + static_cast<double>(i) / static_cast<double>(level.size());
        if (!control.tick({behind / (behind + 1 + nearest), steps, words::phase_short_solution.english}))
          return std::nullopt;
      }
      const std::uint8_t b = level[i].blank;
      at.assign(now.begin() + static_cast<std::ptrdiff_t>(i * n),
                now.begin() + static_cast<std::ptrdiff_t>((i + 1) * n));
      for (Vertex v : board.around(b)) {
        std::swap(at[b], at[v]);
        const std::size_t first = tokens.size();
        for (Vertex token : at) tokens.push_back(static_cast<std::uint8_t>(token));
        if (seen.insert(hash_of(&tokens[first], n)).second) {
          const int bound = heuristic.bound(at);
          found.push_back({i, static_cast<std::uint16_t>(bound), static_cast<std::uint8_t>(v)});
          if (bound == 0 && is_solved(at)) {
            Walk walk{v};
            std::uint32_t entry = i;
            for (std::size_t l = levels.size() - 1; l > 0; --l) {
              walk.push_back(levels[l][entry].blank);
              entry = levels[l][entry].parent;
            }
            std::reverse(walk.begin(), walk.end());
            return walk;
          }
        } else {
          tokens.resize(first);
        }
        std::swap(at[b], at[v]);
      }
    }
    if (found.empty()) return std::nullopt;
    std::vector<std::uint32_t> order(found.size());
    for (std::uint32_t i = 0; i < order.size(); ++i) order[i] = i;
    if (order.size() > width) {
      std::nth_element(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(width), order.end(),
                       [&](std::uint32_t a, std::uint32_t b) {
                         return found[a].bound != found[b].bound ? found[a].bound < found[b].bound : a < b;
                       });
      order.resize(width);
    }
    std::vector<Entry> kept;
    now.clear();
    nearest = heuristic_limit;
    for (std::uint32_t i : order) {
      nearest = std::min(nearest, static_cast<double>(found[i].bound));
      kept.push_back(found[i]);
      now.insert(now.end(), tokens.begin() + static_cast<std::ptrdiff_t>(i * n),
                 tokens.begin() + static_cast<std::ptrdiff_t>((i + 1) * n));
    }
    levels.push_back(std::move(kept));
  }
  return std::nullopt;
}

}  // namespace schlegel::sliding
