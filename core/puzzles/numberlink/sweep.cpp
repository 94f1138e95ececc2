#include "puzzles/numberlink/sweep.hpp"

namespace schlegel::numberlink {

Waits::Waits(const Sweep& sweep, const Core& core)
    : number(static_cast<std::size_t>(core.pairs), -1), second(static_cast<std::size_t>(core.graph.order), 0) {
  std::vector<std::int32_t> vacant;
  for (const SweepStep& step : sweep.steps) {
    const auto [u, v] = core.graph.ends[static_cast<std::size_t>(step.edge)];
    for (const auto& [enters, vertex] : {std::pair{step.enters[0], u}, std::pair{step.enters[1], v}}) {
      const std::int32_t pair = core.pair[static_cast<std::size_t>(vertex)];
      if (!enters || pair < 0) continue;
      std::int32_t& mine = number[static_cast<std::size_t>(pair)];
      if (mine >= 0) {
        second[static_cast<std::size_t>(vertex)] = 1;
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
