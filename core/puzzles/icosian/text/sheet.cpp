#include <algorithm>

#include "puzzles/icosian/icosian.hpp"

namespace schlegel {

/// A line that the one tour uses and the other one does not is required.
std::optional<Setting> Icosian::distinguish(const Instance& instance, const State& kept, const State& other) {
  const auto lines = [&instance](const std::vector<Vertex>& path) {
    std::vector<std::vector<int>> used;
    for (std::size_t i = instance.closed ? 0 : 1; i < path.size(); ++i) {
      const auto [u, v] = std::minmax(path[i], path[i == 0 ? path.size() - 1 : i - 1]);
      used.push_back({u, v});
    }
    return used;
  };
  const auto those_of_other = lines(other.path);
  for (std::vector<int>& line : lines(kept.path))
    if (std::find(those_of_other.begin(), those_of_other.end(), line) == those_of_other.end())
      return Setting{"require", std::move(line), {}};
  return std::nullopt;
}

}  // namespace schlegel
