#include "edit/arrange.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "base/index.hpp"
#include "graph/blocks.hpp"
#include "graph/drawing/drawing.hpp"
#include "graph/drawing/layout.hpp"
#include "graph/drawing/schlegel_diagram.hpp"
#include "graph/planarity.hpp"
#include "graph/vector3.hpp"

namespace schlegel {
namespace {

/// The margin in which vertices are seen whole.
constexpr double margin = 0.06;

std::vector<Point2> places_of(const Sheet& sheet) {
  std::vector<Point2> places;
  for (const Sheet::Dot& dot : sheet.dots) places.push_back(dot.at);
  return places;
}

std::vector<Point2> round_the_middle(const Sheet& sheet) {
  Point2 middle;
  for (const Sheet::Dot& dot : sheet.dots) middle = {middle.x + dot.at.x, middle.y + dot.at.y};
  const double count = static_cast<double>(sheet.dots.size());
  std::vector<int> order(sheet.dots.size());
  std::iota(order.begin(), order.end(), 0);
  const auto angle = [&](int dot) {
    const Point2 p = sheet.dots[dot].at;
    return std::atan2(p.x - middle.x / count, middle.y / count - p.y);
  };
  std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return angle(a) < angle(b); });
  std::vector<Point2> places(sheet.dots.size());
  for (std::size_t i = 0; i < order.size(); ++i) places[order[i]] = on_circle(0.5, static_cast<double>(i) / count);
  return places;
}

/// Without crossings, with the face of these vertices outside; nothing if they form no face, or if the graph has a cut
/// vertex.
std::vector<Point2> with_outer_face(const Graph& graph, std::span<const int> chosen) {
  const BlockDecomposition decomposition = decompose_blocks(graph);
  if (decomposition.blocks.size() != 1 || decomposition.blocks[0].vertices.size() != at(graph.order())) return {};
  const auto rotation = planar_embedding(graph);
  if (!rotation) return {};
  std::vector<Vertex> wanted(chosen.begin(), chosen.end());
  std::sort(wanted.begin(), wanted.end());
  for (const std::vector<Vertex>& face : trace_faces(*rotation)) {
    std::vector<Vertex> corners = face;
    std::sort(corners.begin(), corners.end());
    if (corners != wanted || face.size() < 3) continue;
    return schlegel_diagram(*rotation, face, regular_polygon(at(graph.order()), face), Faces::any);
  }
  return {};
}

/// A view a little from above and from the right, in which few vertices hide others.
std::vector<Point2> as_solid(const Graph& graph) {
  const Point3 right = unit({0.91, 0.11, -0.40}), forwards = unit(cross(right, unit({-0.19, 0.97, 0.15})));
  const Point3 up = cross(forwards, right);
  std::vector<Point2> places;
  for (const Point3& corner : solid_of(graph).corners)
    places.push_back({0.5 + dot(corner, right) / 2, 0.5 - dot(corner, up) / 2});
  fit_unit_square(places);
  return places;
}

std::vector<Point2> aligned(const Sheet& sheet, std::span<const int> chosen) {
  std::vector<Point2> places = places_of(sheet);
  Point2 middle, least{1, 1}, most;
  for (const int dot : chosen) {
    const Point2 p = places[dot];
    middle = {middle.x + p.x / static_cast<double>(chosen.size()), middle.y + p.y / static_cast<double>(chosen.size())};
    least = {std::min(least.x, p.x), std::min(least.y, p.y)};
    most = {std::max(most.x, p.x), std::max(most.y, p.y)};
  }
  const bool level = most.x - least.x >= most.y - least.y;
  for (const int dot : chosen) {
    Point2& p = places[dot];
    p = level ? Point2{p.x, middle.y} : Point2{middle.x, p.y};
  }
  return places;
}

}  // namespace

std::vector<Point2> arranged(const Sheet& sheet, std::string_view how, std::span<const int> chosen) {
  std::vector<Point2> places;
  std::vector<int> dots(chosen.begin(), chosen.end());
  std::erase_if(dots, [&sheet](int dot) { return dot < 0 || at(dot) >= sheet.dots.size(); });
  if (sheet.dots.empty()) return places;
  if (how == "align") return aligned(sheet, dots);
  const bool untangles = how == "untangle";
  if (untangles && dots.size() > 2) places = with_outer_face(graph_of(sheet), dots);
  if (untangles && places.empty()) places = layout_plane(graph_of(sheet));
  if (how == "circle") places = round_the_middle(sheet);
  if (how == "solid") places = as_solid(graph_of(sheet));
  for (Point2& p : places) p = {margin + (1 - 2 * margin) * p.x, margin + (1 - 2 * margin) * p.y};
  return places.empty() ? places_of(sheet) : places;
}

}  // namespace schlegel
