// A lower bound from disjoint pattern tables (Korf and Felner, AIJ 134, 2002). The tokens are parted into patterns; a
// table holds, for every placing of a pattern, the fewest moves of its own tokens that bring them home when all the
// others count as blank. Each move is of one token, so the tables' values may be added. Looked up also through the
// board's symmetries that keep the blank's home, as reflections of the fifteen puzzle (Culberson and Schaeffer 1998):
// each gives a sum, and the greatest is the bound.
//
// Which tokens share a pattern: those whose homes are neighbours, since these are in each other's way, found by local
// search. Invariant: never more than the distance, and changed by at most one pattern's value with each move
// (IncrementalBound). Cost: order^k bytes and time for a pattern of k tokens; a look-up is one addition for each token.
#include "puzzles/sliding/solve/heuristic.hpp"

#include <algorithm>
#include <cmath>

#include "base/random.hpp"

namespace schlegel::sliding {
namespace {

// Symmetries looked through: with each, a move costs one look more and the bound rises less. Bytes of all tables
// together (16 vertices: patterns of six tokens), and entries of one, about 0.1 s: cold_boards rise with more,
// fifty_boards with fewer.
constexpr std::size_t most_looks = 4;
constexpr std::size_t most_table_bytes = std::size_t{40} << 20;
constexpr double most_entries = 1.7e7;

}  // namespace

std::vector<int> pattern_sizes(int order, std::size_t bytes) {
  const int tokens = order - 1;
  int size = 1;
  for (int k = 2; k <= max_pattern && k <= tokens; ++k) {
    const double entries = std::pow(order, k);
    const double all = entries * (tokens / k) + std::pow(order, tokens % k);
    if (entries > most_entries || all > static_cast<double>(bytes)) break;
    size = k;
  }
  std::vector<int> sizes;
  for (int left = tokens; left > 0; left -= size) sizes.push_back(std::min(size, left));
  return sizes;
}

std::vector<std::vector<Vertex>> choose_patterns(const Board& board, const std::vector<int>& sizes) {
  const auto n = static_cast<std::size_t>(board.order());
  std::vector<std::vector<int>> steps;
  for (Vertex v = 0; v < board.order(); ++v) steps.push_back(board.distances(v));
  // Tokens whose homes are neighbours are in each other's way most, and a little those two steps apart. Above all, a
  // table with all the tokens around the blank's home counts the moves that let the blank out and in again.
  const auto weight = [&](std::size_t u, std::size_t v) {
    const auto& from_blank = steps[board.blank()];
    return (steps[u][v] == 1 ? 8 : steps[u][v] == 2 ? 2 : 0) + (from_blank[u] == 1 && from_blank[v] == 1 ? 30 : 0);
  };
  Random random(15);
  std::vector<int> group(n, -1), best;
  int best_value = -1;
  for (int round = 0; round < 40; ++round) {
    std::vector<std::size_t> tokens;
    for (std::size_t v = 0; v < n; ++v)
      if (static_cast<Vertex>(v) != board.blank()) tokens.push_back(v);
    random.shuffle(tokens);
    // Grown from a seed each, then improved by exchanges of two tokens.
    std::fill(group.begin(), group.end(), -1);
    for (std::size_t g = 0; g < sizes.size(); ++g)
      for (int i = 0; i < sizes[g]; ++i) {
        std::size_t next = n;
        int most = -1;
        for (std::size_t t : tokens) {
          if (group[t] >= 0) continue;
          int tie = 0;
          for (std::size_t u : tokens)
            if (group[u] == static_cast<int>(g)) tie += weight(t, u);
          if (tie > most) {
            most = tie;
            next = t;
          }
        }
        group[next] = static_cast<int>(g);
      }
    const auto pull = [&](std::size_t t, int g) {
      int sum = 0;
      for (std::size_t u : tokens)
        if (u != t && group[u] == g) sum += weight(t, u);
      return sum;
    };
    for (bool better = true; better;) {
      better = false;
      for (std::size_t t : tokens)
        for (std::size_t u : tokens) {
          if (group[t] == group[u]) continue;
          const int gain =
              pull(t, group[u]) + pull(u, group[t]) - pull(t, group[t]) - pull(u, group[u]) - 2 * weight(t, u);
          if (gain <= 0) continue;
          std::swap(group[t], group[u]);
          better = true;
        }
    }
    int value = 0;
    for (std::size_t t : tokens) value += pull(t, group[t]);
    if (value > best_value) {
      best_value = value;
      best = group;
    }
  }
  std::vector<std::vector<Vertex>> patterns(sizes.size());
  for (std::size_t v = 0; v < n; ++v)
    if (best[v] >= 0) patterns[best[v]].push_back(static_cast<Vertex>(v));
  return patterns;
}

std::optional<Heuristic> Heuristic::build(const Board& board, Control& control) {
  const std::size_t bytes = std::min(most_table_bytes, control.memory_limit / 2);
  return build(board, choose_patterns(board, pattern_sizes(board.order(), bytes)), control);
}

std::optional<Heuristic> Heuristic::build(const Board& board, const std::vector<std::vector<Vertex>>& patterns,
                                          Control& control) {
  Heuristic heuristic;
  const auto n = static_cast<std::size_t>(board.order());
  std::vector<std::uint8_t> table_of(n, 0);
  std::vector<std::uint32_t> weight_of(n, 0);
  double whole = 0, done = 0;
  for (const auto& pattern : patterns) whole += pattern_places(board.order(), static_cast<int>(pattern.size()));
  for (const auto& pattern : patterns) {
    const double share = pattern_places(board.order(), static_cast<int>(pattern.size())) / whole;
    auto table = PatternTable::build(board, pattern, control, done, share);
    if (!table) return std::nullopt;
    done += share;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
      table_of[pattern[i]] = static_cast<std::uint8_t>(heuristic.tables_.size());
      weight_of[pattern[i]] = table->weight(i);
    }
    heuristic.tables_.push_back(std::move(*table));
  }
  for (const auto& image : symmetries(board, most_looks)) {
    SymmetricLookup look{std::vector<std::uint8_t>(n, 0), std::vector<std::uint32_t>(n * n, 0)};
    for (std::size_t t = 0; t < n; ++t) {
      const auto seen_as = static_cast<std::size_t>(image[t]);
      look.table[t] = table_of[seen_as];
      for (std::size_t v = 0; v < n; ++v)
        look.index[t * n + v] = weight_of[seen_as] * static_cast<std::uint32_t>(image[v]);
    }
    heuristic.lookups_.push_back(std::move(look));
  }
  return heuristic;
}

int Heuristic::bound(const Arrangement& at) const {
  const std::size_t n = at.size();
  int most = 0;
  for (const SymmetricLookup& look : lookups_) {
    std::vector<std::uint32_t> index(tables_.size(), 0);
    for (std::size_t v = 0; v < n; ++v) {
      const auto t = static_cast<std::size_t>(at[v]);
      index[look.table[t]] += look.index[t * n + v];
    }
    int sum = 0;
    for (std::size_t i = 0; i < tables_.size(); ++i) sum += tables_[i].value(index[i]);
    most = std::max(most, sum);
  }
  return most;
}

std::size_t Heuristic::bytes() const {
  std::size_t sum = 0;
  for (const PatternTable& table : tables_) sum += table.bytes();
  return sum;
}

}  // namespace schlegel::sliding
