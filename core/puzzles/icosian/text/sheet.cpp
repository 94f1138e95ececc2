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

}  // namespace schlegel
