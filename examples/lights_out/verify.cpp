// Follows the definition and shares nothing with rules or solver.
#include "lights_out/lights_out.hpp"

namespace schlegel {

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

/// "odd A B ...": lamps of which an odd number is on, while every press switches an even number of them.
static std::optional<std::vector<Vertex>> read_odd(const Graph& graph, std::string_view certificate) {
  if (!certificate.starts_with("odd ")) return std::nullopt;
  const auto lamps = parse_vertices(graph, certificate.substr(4));
  if (!lamps) return std::nullopt;
  return *lamps;
}

CheckResult LightsOut::check(const Instance& instance, const State& state, std::string_view certificate) {
  const auto lamps = read_odd(instance.graph, certificate);
  if (!lamps) return CheckResult::rejected;
  std::vector<int> chosen(state.lit.size(), 0);
  int on = 0;
  for (const Vertex v : *lamps) {
    if (chosen[v]++ > 0) return CheckResult::rejected;
    on += state.lit[v] != 0 ? 1 : 0;
  }
  for (Vertex v = 0; v < instance.graph.order(); ++v) {
    int switched = chosen[v];
    for (const Neighbour& next : instance.graph.around(v)) switched += chosen[next.vertex];
    if (switched % 2 != 0) return CheckResult::rejected;
  }
  return on % 2 != 0 ? CheckResult::accepted : CheckResult::rejected;
}

std::vector<ReasonPart> LightsOut::reason(const Instance& instance, const State& state, std::string_view certificate) {
  if (check(instance, state, certificate) != CheckResult::accepted) return {};
  ReasonPart all{say(lights_out::words::always_even), {}, {}}, lit{say(lights_out::words::stays_odd), {}, {}};
  const auto lamps = read_odd(instance.graph, certificate);
  for (const Vertex v : *lamps) {
    all.light(instance.graph.name(v));
    if (state.lit[v] != 0) lit.light(instance.graph.name(v), true);
  }
  return {all, lit};
}

}  // namespace schlegel
