#include "search/hitting_set.hpp"

#include <algorithm>
#include <cstdint>

#include "base/index.hpp"

namespace schlegel {
namespace {

class Search {
 public:
  Search(int items, const std::vector<std::vector<int>>& sets, Random& random, int most_steps)
      : sets_(sets), left_(most_steps), met_(sets.size()), meets_(items), order_(items) {
    for (int i = 0; i < items; ++i) order_[i] = i;
    random.shuffle(order_);
    for (std::size_t s = 0; s < sets.size(); ++s)
      for (const int item : sets[s]) meets_[item].push_back(s);
  }

  std::vector<int> greedy() {
    std::vector<int> taken;
    while (met_sets_ < sets_.size()) {
      const auto [item, gain] = best();
      take(item, 1);
      taken.push_back(item);
    }
    for (const int item : taken) take(item, -1);
    return taken;
  }

  /// Looks for a set of at most `room` items; `chosen` is one then.
  bool find(int room) {
    if (met_sets_ == sets_.size()) return true;
    if (room == 0 || --left_ < 0) return false;
    const auto unmet = sets_.size() - met_sets_;
    if (best().second * static_cast<std::size_t>(room) < unmet) return false;
    std::size_t narrowest = sets_.size();
    for (std::size_t s = 0; s < sets_.size(); ++s)
      if (met_[s] == 0 && (narrowest == sets_.size() || sets_[s].size() < sets_[narrowest].size())) narrowest = s;
    std::vector<std::pair<std::size_t, int>> ways;
    for (const int item : sets_[narrowest]) ways.emplace_back(gain_of(item), item);
    std::stable_sort(ways.begin(), ways.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
    for (const auto& [gain, item] : ways) {
      take(item, 1);
      chosen.push_back(item);
      if (find(room - 1)) return true;
      chosen.pop_back();
      take(item, -1);
    }
    return false;
  }
  bool complete() const { return left_ >= 0; }

  std::vector<int> chosen;

 private:
  std::size_t gain_of(int item) const {
    const auto& met = meets_[item];
    return static_cast<std::size_t>(std::count_if(met.begin(), met.end(), [&](std::size_t s) { return met_[s] == 0; }));
  }
  std::pair<int, std::size_t> best() const {
    std::pair<int, std::size_t> best{-1, 0};
    for (const int item : order_)
      if (const std::size_t gain = gain_of(item); gain > best.second) best = {item, gain};
    return best;
  }
  void take(int item, int by) {
    for (const std::size_t s : meets_[item]) {
      if (met_[s] == 0) ++met_sets_;
      met_[s] += by;
      if (met_[s] == 0) --met_sets_;
    }
  }

  const std::vector<std::vector<int>>& sets_;
  int left_;                                     ///< steps
  std::vector<int> met_;                         ///< by set: how often it is met
  std::size_t met_sets_ = 0;                     ///< how many are met
  std::vector<std::vector<std::size_t>> meets_;  ///< by item
  std::vector<int> order_;
};

}  // namespace

HittingSet hit_all(int items, const std::vector<std::vector<int>>& sets, Random& random, int most_steps) {
  HittingSet found{Search(items, sets, random, 0).greedy(), false};
  for (;;) {
    Search search(items, sets, random, most_steps);
    if (!found.items.empty() && search.find(static_cast<int>(found.items.size()) - 1)) {
      found.items = search.chosen;
      continue;
    }
    found.fewest = search.complete();
    return found;
  }
}

}  // namespace schlegel
