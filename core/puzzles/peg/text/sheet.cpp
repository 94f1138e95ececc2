#include <algorithm>
#include <array>
#include <cmath>

#include "graph/formats/reader.hpp"
#include "puzzles/peg/peg.hpp"

namespace schlegel {
namespace {

/// Jump lines along lines that are drawn: from hole to hole and on, as straight as a hand draws.
std::vector<std::array<int, 3>> drawn_jumps(const Sheet& sheet) {
  constexpr double straight = -0.94;  // the cosine of 160 degrees
  std::vector<std::vector<int>> near(sheet.dots.size());
  for (const auto& [u, v] : sheet.lines) {
    near[u].push_back(v);
    near[v].push_back(u);
  }
  std::vector<std::array<int, 3>> jumps;
  for (std::size_t middle = 0; middle < near.size(); ++middle) {
    const auto away = [&sheet, from = sheet.dots[middle].at](int to) {
      const Point2 p = sheet.dots[to].at;
      return Point2{p.x - from.x, p.y - from.y};
    };
    for (const int a : near[middle])
      for (const int b : near[middle]) {
        const Point2 p = away(a), q = away(b);
        if (a < b && p.x * q.x + p.y * q.y < straight * std::hypot(p.x, p.y) * std::hypot(q.x, q.y))
          jumps.push_back({a, static_cast<int>(middle), b});
      }
  }
  return jumps;
}

}  // namespace

/// A sheet has holes, and jump lines as settings. Lines of a graph are only drawn: jumps go along them. The rim of the
/// board is not drawn by hand: it goes round the holes then.
Sheet Peg::sheet(const Instance& instance) {
  Sheet sheet;
  for (int hole = 0; hole < instance.holes(); ++hole)
    sheet.dots.push_back({instance.names[hole], on_paper(instance.at[hole])});
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
    (at_start ? pegs : goal) += ' ' + sheet.dots[setting.vertices[0]].name;
    (at_start ? with_peg : wanted).push_back(setting.vertices[0]);
  }
  for (const auto& [a, middle, b] : drawn_jumps(sheet)) {
    const Setting jump{"line", {a, middle, b}, {}};
    if (std::find(sheet.settings.begin(), sheet.settings.end(), jump) == sheet.settings.end())
      text.add_setting(sheet, jump);
  }
  text.add(pegs, std::move(with_peg));
  if (sheet.has("any"))
    text.add("goal any");
  else if (!wanted.empty())
    text.add(goal, std::move(wanted));
  return text;
}

}  // namespace schlegel
