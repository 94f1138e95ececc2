#include "base/index.hpp"
#include "graph/formats/reader.hpp"
#include "puzzles/peg/peg.hpp"

namespace schlegel {

/// A sheet has holes, jump lines as settings, and no lines of a graph. The rim of the board is not drawn by hand: it
/// goes round the holes then.
Sheet Peg::sheet(const Instance& instance) {
  Sheet sheet;
  for (int hole = 0; hole < instance.holes(); ++hole)
    sheet.dots.push_back({instance.names[at(hole)], on_paper(instance.at[at(hole)])});
  for (const peg::Line& line : instance.lines) {
    const bool ascends = line.a < line.b;
    sheet.settings.push_back({"line", {ascends ? line.a : line.b, line.middle, ascends ? line.b : line.a}, {}});
  }
  for (int hole = 0; hole < instance.holes(); ++hole)
    if (instance.start & peg::bit(hole)) sheet.settings.push_back({"pegs", {hole}, {}});
  for (int hole = 0; hole < instance.holes() && !instance.goal.any; ++hole)
    if (instance.goal.pegs & peg::bit(hole)) sheet.settings.push_back({"goal", {hole}, {}});
  if (instance.goal.any) sheet.settings.push_back({"any", {}, {}});
  return sheet;
}

SheetText Peg::write_sheet(const Sheet& sheet) {
  SheetText text;
  text.add(info.id);
  for (std::size_t i = 0; i < sheet.dots.size(); ++i) {
    const Sheet::Dot& dot = sheet.dots[i];
    text.add("hole " + dot.name + ' ' + decimal(dot.at.x) + ' ' + decimal(dot.at.y), {static_cast<int>(i)});
  }
  std::string pegs = "pegs", goal = "goal";
  std::vector<int> with_peg, wanted;
  for (const Setting& setting : sheet.settings) {
    if (setting.keyword == "line") text.add_setting(sheet, setting);
    if (setting.keyword != "pegs" && setting.keyword != "goal") continue;
    const bool at_start = setting.keyword == "pegs";
    (at_start ? pegs : goal) += ' ' + sheet.dots[at(setting.vertices[0])].name;
    (at_start ? with_peg : wanted).push_back(setting.vertices[0]);
  }
  text.add(pegs, std::move(with_peg));
  if (sheet.has("any"))
    text.add("goal any");
  else if (!wanted.empty())
    text.add(goal, std::move(wanted));
  return text;
}

}  // namespace schlegel
