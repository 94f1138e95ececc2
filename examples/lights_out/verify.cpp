// Follows the definition and shares nothing with rules or solver.
#include <algorithm>

#include "lights_out/lights_out.hpp"

namespace schlegel {

static constexpr std::string_view odd = "odd ";

bool LightsOut::verify(const Instance& instance, const State& state, std::span<const Move> moves) {
  std::vector<int> pressed(state.lit.size(), 0);
  for (const Vertex v : moves) ++pressed[v];
  for (Vertex v = 0; v < instance.graph.order(); ++v) {
    int switched = pressed[v] + (state.lit[v] != 0 ? 1 : 0);
    for (const Neighbour& next : instance.graph.around(v)) switched += pressed[next.vertex];
    if (switched % 2 != 0) return false;
  }
  return true;
}

/// "odd A B ...": an odd number of these lamps is on. To press them all changes nothing, so, as lamps switch each
/// other, every press switches an even number of them.
CheckResult LightsOut::check(const Instance& instance, const State& state, std::string_view certificate) {
  const auto lamps = parse_vertices(instance.graph, certificate.substr(std::min(certificate.size(), odd.size())));
  if (!certificate.starts_with(odd) || !lamps) return CheckResult::rejected;
  const auto on = std::count_if(lamps->begin(), lamps->end(), [&](Vertex v) { return state.lit[v] != 0; });
  const State dark{std::vector<char>(state.lit.size(), 0)};
  return on % 2 != 0 && verify(instance, dark, *lamps) ? CheckResult::accepted : CheckResult::rejected;
}

std::vector<ReasonPart> LightsOut::reason(const Instance& instance, const State& state, std::string_view certificate) {
  if (check(instance, state, certificate) != CheckResult::accepted) return {};
  ReasonPart part{say(lights_out::words::even_and_odd), {}, {}};
  const auto lamps = parse_vertices(instance.graph, certificate.substr(odd.size()));
  for (const Vertex v : *lamps) part.light_once(instance.graph.name(v), state.lit[v] != 0);
  return {part};
}

}  // namespace schlegel
