#include <algorithm>

#include "puzzles/icosian/icosian.hpp"

namespace schlegel {

Sheet Icosian::sheet(const Instance& instance) {
  Sheet sheet = sheet_of(instance.graph);
  const auto add_edges = [&](std::string_view keyword, const std::vector<Edge>& edges) {
    for (const Edge e : edges) {
      const auto [u, v] = instance.graph.ends(e);
      sheet.settings.push_back({std::string(keyword), {u, v}, {}});
    }
  };
  if (!instance.closed) sheet.settings.push_back({"open", {}, {}});
  if (instance.set_by_first > 0) sheet.settings.push_back({"players", {}, std::to_string(instance.set_by_first)});
  if (!instance.opening.empty()) sheet.settings.push_back({"opening", instance.opening, {}});
  add_edges("require", instance.required);
  add_edges("forbid", instance.forbidden);
  return sheet;
}

SheetText Icosian::write_sheet(const Sheet& sheet) {
  SheetText text;
  text.add(info.id);
  text.add_graph(sheet);
  for (const Setting& setting : sheet.settings) text.add_setting(sheet, setting);
  return text;
}

/// A line that the one tour uses and the other one does not is required.
std::optional<Setting> Icosian::parting(const Instance& instance, const State& kept, const State& other) {
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
