#include "puzzles/quintomino/proof/side_count.hpp"

#include <algorithm>

namespace schlegel::quintomino {

SideCount::SideCount(const Instance& instance, std::span<const int> used) : instance_(instance), used_(used) {
  for (int k = 0; k < static_cast<int>(instance.kinds.size()); ++k) kinds_[instance.kinds[k].length()].push_back(k);
  for (const auto& face : instance.faces) ++faces_[face.size()];
}

std::optional<Sides> SideCount::of(int colour) const {
  Sides all;
  bool parity_known = true;
  long parity_sum = 0;
  std::vector<std::pair<long, long>> list;  // sides on a piece, and how many such pieces are left
  for (std::size_t length = 0; length < faces_.size(); ++length) {
    long faces = faces_[length], pieces = 0;
    if (faces == 0) continue;
    list.clear();
    for (const int k : kinds_[length]) {
      const Colours& piece = instance_.kinds[k].readings[0];
      const long each = std::count(piece.begin(), piece.end(), colour), used = used_[k];
      const long left = instance_.repeat ? faces_[length] : instance_.kinds[k].count - used;
      if (left < 0) return std::nullopt;
      all.least += used * each;
      all.most += used * each;
      parity_sum += used * each;
      faces -= used;
      if (left > 0) list.emplace_back(each, left);
      pieces += left;
    }
    if (faces < 0 || pieces < faces) return std::nullopt;
    std::sort(list.begin(), list.end());
    const auto add = [&](long& sum, const auto& ordered) {
      long room = faces;
      for (const auto& [each, left] : ordered) {
        sum += std::min(room, left) * each;
        room -= std::min(room, left);
      }
    };
    add(all.least, list);
    std::reverse(list.begin(), list.end());
    add(all.most, list);
    if (!instance_.repeat && pieces == faces) {
      for (const auto& [each, left] : list) parity_sum += each * left;
    } else if (faces > 0) {
      const long parity = list.front().first % 2;
      parity_known =
          parity_known && std::all_of(list.begin(), list.end(), [&](const auto& p) { return p.first % 2 == parity; });
      parity_sum += parity * faces;
    }
  }
  all.odd = parity_known && parity_sum % 2 != 0;
  return all;
}

}  // namespace schlegel::quintomino
