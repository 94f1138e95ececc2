#include "base/edits.hpp"

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

namespace schlegel {

std::size_t edits(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 0; i < a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i + 1;
    for (std::size_t j = 0; j < b.size(); ++j) {
      const std::size_t replaced = diagonal + (a[i] == b[j] ? 0 : 1);
      diagonal = row[j + 1];
      row[j + 1] = std::min({replaced, diagonal + 1, row[j] + 1});
    }
  }
  return row.back();
}

std::vector<std::size_t> nearest(std::string_view name, std::span<const std::string> known) {
  name = name.substr(0, 40);
  std::vector<std::pair<std::size_t, std::size_t>> near;  // distance, index
  for (std::size_t i = 0; i < known.size(); ++i) {
    const bool part = name.size() >= 4 && known[i].find(name) != std::string::npos;
    const std::size_t distance = part ? 1 : edits(name, known[i]);
    const std::size_t length = std::max(name.size(), known[i].size());
    if (distance < name.size() && distance <= std::clamp<std::size_t>(length / 3, length < 4 ? 1 : 2, 4))
      near.emplace_back(distance, i);
  }
  std::sort(near.begin(), near.end());
  std::vector<std::size_t> indices;
  for (std::size_t i = 0; i < std::min<std::size_t>(near.size(), 3); ++i) indices.push_back(near[i].second);
  return indices;
}

}  // namespace schlegel
