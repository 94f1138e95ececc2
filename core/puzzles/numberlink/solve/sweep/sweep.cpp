#include "puzzles/numberlink/solve/sweep/sweep.hpp"

namespace schlegel::numberlink {

OpenPairs::OpenPairs(const Sweep& sweep, const ReducedGraph& reduced)
    : number(static_cast<std::size_t>(reduced.pairs), -1), second(static_cast<std::size_t>(reduced.graph.order), 0) {
  std::vector<std::int32_t> vacant;
  for (const SweepStep& step : sweep.steps) {
    const auto [u, v] = reduced.graph.ends[step.edge];
    for (const auto& [enters, vertex] : {std::pair{step.enters[0], u}, std::pair{step.enters[1], v}}) {
      const std::int32_t pair = reduced.pair[vertex];
      if (!enters || pair < 0) continue;
      std::int32_t& mine = number[pair];
      if (mine >= 0) {
        second[vertex] = 1;
        vacant.push_back(mine);
      } else if (vacant.empty()) {
        mine = most++;
      } else {
        mine = vacant.back();
        vacant.pop_back();
      }
    }
  }
}

}  // namespace schlegel::numberlink
