#include "graph/drawing/symmetric_system.hpp"

#include <algorithm>
#include <iterator>

namespace schlegel {

SymmetricSystem::SymmetricSystem(std::size_t unknowns, const std::vector<std::pair<std::size_t, std::size_t>>& pairs)
    : later_(unknowns), first_(unknowns), diagonal_(unknowns) {
  std::vector<std::vector<std::size_t>> near(unknowns);
  for (const auto& [i, j] : pairs) {
    near[i].push_back(j);
    near[j].push_back(i);
  }
  for (auto& list : near) std::sort(list.begin(), list.end());

  std::vector<std::size_t> left(unknowns), place(unknowns);
  for (std::size_t i = 0; i < unknowns; ++i) left[i] = i;
  while (!left.empty()) {
    const auto fewest = std::min_element(left.begin(), left.end(),
                                         [&](std::size_t i, std::size_t j) { return near[i].size() < near[j].size(); });
    const std::size_t gone = *fewest;
    left.erase(fewest);
    place[gone] = order_.size();
    order_.push_back(gone);
    later_[gone] = near[gone];
    for (std::size_t i : later_[gone]) {
      std::vector<std::size_t> merged;
      std::set_union(near[i].begin(), near[i].end(), later_[gone].begin(), later_[gone].end(),
                     std::back_inserter(merged));
      merged.erase(std::remove_if(merged.begin(), merged.end(), [&](std::size_t j) { return j == i || j == gone; }),
                   merged.end());
      near[i] = std::move(merged);
    }
  }
  std::size_t entries = 0;
  for (std::size_t i = 0; i < unknowns; ++i) {
    std::sort(later_[i].begin(), later_[i].end(), [&](std::size_t a, std::size_t b) { return place[a] < place[b]; });
    first_[i] = entries;
    entries += later_[i].size();
  }
  entries_.resize(entries);
  const auto entry_between = [&](std::size_t i, std::size_t j) {
    if (place[j] < place[i]) std::swap(i, j);
    return first_[i] + static_cast<std::size_t>(std::find(later_[i].begin(), later_[i].end(), j) - later_[i].begin());
  };
  for (const auto& [i, j] : pairs) entry_of_pair_.push_back(entry_between(i, j));
  for (std::size_t gone : order_)
    for (std::size_t a = 0; a < later_[gone].size(); ++a)
      for (std::size_t b = a + 1; b < later_[gone].size(); ++b)
        changed_.push_back(entry_between(later_[gone][a], later_[gone][b]));
}

void SymmetricSystem::clear() {
  std::fill(diagonal_.begin(), diagonal_.end(), 0.0);
  std::fill(entries_.begin(), entries_.end(), 0.0);
}

void SymmetricSystem::solve(std::vector<double>& right) {
  std::size_t next = 0;
  for (std::size_t gone : order_) {
    const auto& later = later_[gone];
    const double* entry = entries_.data() + first_[gone];
    for (std::size_t a = 0; a < later.size(); ++a) {
      const double share = entry[a] / diagonal_[gone];
      diagonal_[later[a]] -= share * entry[a];
      right[later[a]] -= share * right[gone];
      for (std::size_t b = a + 1; b < later.size(); ++b) entries_[changed_[next++]] -= share * entry[b];
    }
  }
  for (auto gone = order_.rbegin(); gone != order_.rend(); ++gone) {
    const auto& later = later_[*gone];
    for (std::size_t a = 0; a < later.size(); ++a) right[*gone] -= entries_[first_[*gone] + a] * right[later[a]];
    right[*gone] /= diagonal_[*gone];
  }
}

}  // namespace schlegel
