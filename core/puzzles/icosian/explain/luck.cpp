#include "puzzles/icosian/explain/luck.hpp"

#include <algorithm>

#include "base/random.hpp"
#include "play/luck.hpp"
#include "puzzles/icosian/verify.hpp"

namespace schlegel {
namespace icosian {

double chance_of_tour(const Instance& instance, const Icosian::State& state) {
  constexpr int most_steps = 400'000, most_walks = 4096;
  const Graph& graph = instance.graph;
  const int order = graph.order(), walks = std::min(most_walks, most_steps / order + 1);
  std::vector<char> forbidden(static_cast<std::size_t>(graph.size()), 0);
  for (const Edge e : instance.forbidden) forbidden[e] = 1;
  Random random(0);
  Tour path, next;
  int solved = 0;
  for (int walk = 0; walk < walks; ++walk) {
    path = state.path;
    std::vector<char> used = state.used;
    if (path.empty()) {
      path.push_back(static_cast<Vertex>(random.below(order)));
      used[path[0]] = 1;
    }
    for (;;) {
      next.clear();
      for (const auto& [to, edge] : graph.around(path.back()))
        if (used[to] == 0 && forbidden[edge] == 0) next.push_back(to);
      if (next.empty()) break;
      path.push_back(next[random.below(next.size())]);
      used[path.back()] = 1;
    }
    solved += std::ssize(path) == order && verify(instance, path) ? 1 : 0;
  }
  return static_cast<double>(solved) / walks;
}

}  // namespace icosian

int Icosian::grade_by_luck(const Instance& instance, const State& state) {
  const double chance = icosian::chance_of_tour(instance, state);
  const auto moves = static_cast<int>(state.used.size() - state.path.size());
  return chance == 0 ? number_of_grades : grade_of_difficulty(difficulty_by_luck(chance, moves));
}

}  // namespace schlegel
