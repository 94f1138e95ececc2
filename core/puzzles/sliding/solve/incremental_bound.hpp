#pragma once
#include <algorithm>
#include <array>

#include "puzzles/sliding/solve/heuristic.hpp"

namespace schlegel::sliding {

/// An arrangement in a depth-first search with the bound of a heuristic of L symmetric lookups, kept up to date by
/// moves: each changes one table value for each lookup.
template <std::size_t L>
class IncrementalBound {
 public:
  IncrementalBound(const Board& board, const Heuristic& heuristic, const Arrangement& start)
      : n_(static_cast<std::size_t>(board.order())), blank_token_(static_cast<std::uint8_t>(board.blank())) {
    for (std::size_t v = 0; v < n_; ++v) at_[v] = static_cast<std::uint8_t>(start[v]);
    for (std::size_t i = 0; i < heuristic.tables().size(); ++i) values_[i] = heuristic.tables()[i].values();
    for (std::size_t l = 0; l < L; ++l) {
      lookup_[l] = &heuristic.lookups()[l];
      for (std::size_t v = 0; v < n_; ++v) index_[l][lookup_[l]->table[at_[v]]] += lookup_[l]->index[at_[v] * n_ + v];
      for (std::size_t i = 0; i < heuristic.tables().size(); ++i) sum_[l] += values_[i][index_[l][i]];
    }
  }

  /// The sums and table indices after a move that was probed; after make() those before it, which undo() needs.
  struct Change {
    std::array<std::uint32_t, L> index{};
    std::array<int, L> sum{};
    std::size_t token = 0;
  };

  int bound() const { return *std::max_element(sum_.begin(), sum_.end()); }
  const std::uint8_t* at() const { return at_.data(); }
  bool solved() const {
    for (std::size_t v = 0; v < n_; ++v)
      if (at_[v] != v) return false;
    return true;
  }
  /// The bound after the blank goes from b to v; may stop early with any value above `limit`.
  int probe(std::size_t b, std::size_t v, int limit, Change& change) const {
    change.token = at_[v];
    int most = 0;
    for (std::size_t l = 0; l < L; ++l) {
      const Heuristic::SymmetricLookup& look = *lookup_[l];
      const std::size_t table = look.table[change.token];
      const std::uint32_t old = index_[l][table];
      change.index[l] = old + look.index[change.token * n_ + b] - look.index[change.token * n_ + v];
      change.sum[l] = sum_[l] + values_[table][change.index[l]] - values_[table][old];
      most = std::max(most, change.sum[l]);
      if (most > limit) break;
    }
    return most;
  }
  void make(std::size_t b, std::size_t v, Change& change) {
    at_[b] = static_cast<std::uint8_t>(change.token);
    at_[v] = blank_token_;
    swap(change);
  }
  void undo(std::size_t b, std::size_t v, Change& change) {
    at_[v] = static_cast<std::uint8_t>(change.token);
    at_[b] = blank_token_;
    swap(change);
  }

 private:
  void swap(Change& change) {
    std::swap(change.sum, sum_);
    for (std::size_t l = 0; l < L; ++l) std::swap(change.index[l], index_[l][lookup_[l]->table[change.token]]);
  }

  std::size_t n_;
  std::uint8_t blank_token_;
  std::array<std::uint8_t, max_searched> at_{};
  std::array<const std::uint8_t*, max_searched> values_{};
  std::array<const Heuristic::SymmetricLookup*, L> lookup_{};
  std::array<std::array<std::uint32_t, max_searched>, L> index_{};
  std::array<int, L> sum_{};
};

/// Calls visit with an IncrementalBound that has as many lookups as the heuristic.
template <class Visit>
auto with_incremental_bound(const Board& board, const Heuristic& heuristic, const Arrangement& start,
                            const Visit& visit) {
  switch (heuristic.lookups().size()) {
    case 1:
      return visit(IncrementalBound<1>(board, heuristic, start));
    case 2:
      return visit(IncrementalBound<2>(board, heuristic, start));
    case 3:
      return visit(IncrementalBound<3>(board, heuristic, start));
    default:
      return visit(IncrementalBound<4>(board, heuristic, start));
  }
}

}  // namespace schlegel::sliding
