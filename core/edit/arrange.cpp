#include "edit/arrange.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "base/index.hpp"
#include "graph/drawing/drawing.hpp"
#include "graph/drawing/layout.hpp"

namespace schlegel {
namespace {

/// From the rim of the paper, so that dots are seen whole.
constexpr double margin = 0.06;

std::vector<Point2> round_the_middle(const Sheet& sheet) {
  Point2 middle;
  for (const Sheet::Dot& dot : sheet.dots) middle = {middle.x + dot.at.x, middle.y + dot.at.y};
  const double count = static_cast<double>(sheet.dots.size());
  std::vector<int> order(sheet.dots.size());
  std::iota(order.begin(), order.end(), 0);
  const auto angle = [&](int dot) {
    const Point2 p = sheet.dots[at(dot)].at;
    return std::atan2(p.x - middle.x / count, middle.y / count - p.y);
  };
  std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return angle(a) < angle(b); });
  std::vector<Point2> places(sheet.dots.size());
  for (std::size_t i = 0; i < order.size(); ++i) places[at(order[i])] = on_circle(0.5, static_cast<double>(i) / count);
  return places;
}

}  // namespace

std::vector<Point2> arranged(const Sheet& sheet, std::string_view how, std::span<const int>) {
  std::vector<Point2> places;
  if (sheet.dots.empty()) return places;
  if (how == "untangle") places = layout_plane(graph_of(sheet));
  if (how == "circle") places = round_the_middle(sheet);
  for (Point2& p : places) p = {margin + (1 - 2 * margin) * p.x, margin + (1 - 2 * margin) * p.y};
  if (places.empty())
    for (const Sheet::Dot& dot : sheet.dots) places.push_back(dot.at);
  return places;
}

}  // namespace schlegel
