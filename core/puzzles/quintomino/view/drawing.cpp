#include "puzzles/quintomino/view/drawing.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>

#include "base/index.hpp"
#include "graph/drawing/schlegel_diagram.hpp"
#include "puzzles/quintomino/solids.hpp"
#include "puzzles/quintomino/surface.hpp"

namespace schlegel::quintomino {
namespace {

constexpr int most_drawn = 400;

double area_in_plane(const std::vector<Vertex>& face, std::span<const Point2> plane) {
  double area = 0;
  for (std::size_t i = 0; i < face.size(); ++i) {
    const Point2 a = plane[face[i]], b = plane[face[(i + 1) % face.size()]];
    area += (a.x * b.y - a.y * b.x) / 2;
  }
  return area;
}

/// The face whose drawn polygon holds all others.
int face_outside(const Drawing& drawing) {
  int outer = 0;
  double largest = 0;
  for (std::size_t f = 0; f < drawing.corners.size(); ++f) {
    const double area = std::abs(area_in_plane(drawing.corners[f], drawing.graph.plane()));
    if (area <= largest) continue;
    largest = area;
    outer = static_cast<int>(f);
  }
  return outer;
}

bool draw_solid(const Instance& instance, Drawing& drawing) {
  auto solid = find_solid(instance.faces);
  if (!solid) return false;
  drawing.graph = *std::move(solid);
  const auto take = [&](const FaceMap& map) {
    for (std::size_t f = 0; f < instance.faces.size(); ++f) {
      const auto& face = drawing.graph.faces()[map.face[f]];
      const int length = static_cast<int>(face.size());
      drawing.corners.emplace_back();
      for (int i = 0; i < length; ++i) {
        const int place = ((map.shift[f] + map.winding[f] * i) % length + length) % length;
        drawing.corners.back().push_back(face[map.winding[f] > 0 ? place : (place + 1) % length]);
      }
    }
    return false;
  };
  TickLimit control(ticks_for_solids);
  each_map(instance.faces, edge_lists(drawing.graph), take, control);
  if (drawing.corners.empty()) return false;
  drawing.outer = face_outside(drawing);
  return true;
}

/// A sphere drawn by its Schlegel diagram; false when it has none.
bool draw_sphere(const Instance& instance, Drawing& drawing) {
  if (!connected(instance)) return false;
  const auto windings = face_windings(instance);
  if (!windings) return false;
  auto faces = instance.faces;
  for (std::size_t f = 0; f < faces.size(); ++f)
    if ((*windings)[f] < 0) std::reverse(faces[f].begin(), faces[f].end());
  const Corners found = corners(faces, instance.edges.size());
  const int characteristic = found.count - static_cast<int>(instance.edges.size()) + static_cast<int>(faces.size());
  if (characteristic != 2 || found.count > most_drawn) return false;

  GraphBuilder builder;
  for (int v = 0; v < found.count; ++v) builder.add_vertex(std::to_string(v));
  for (const auto& face : found.of_face) {
    drawing.corners.push_back(face);
    // Read the other way round, an edge begins where it ended.
    if ((*windings)[drawing.corners.size() - 1] < 0)
      std::reverse(drawing.corners.back().begin() + 1, drawing.corners.back().end());
  }
  for (const auto& sides : instance.sides) {
    const auto& face = drawing.corners[sides[0].face];
    if (!builder.add_edge(face[sides[0].place], face[(at(sides[0].place) + 1) % face.size()])) return false;
  }
  // Faces go round counter-clockwise: at a corner the edge onwards is followed, counter-clockwise, by the edge back.
  std::vector<std::vector<std::pair<Vertex, Vertex>>> follows(found.count);
  std::size_t largest = 0;
  for (std::size_t f = 0; f < found.of_face.size(); ++f) {
    const auto& face = found.of_face[f];
    if (face.size() > found.of_face[largest].size()) largest = f;
    for (std::size_t i = 0; i < face.size(); ++i)
      follows[face[i]].emplace_back(face[(i + 1) % face.size()], face[(i + face.size() - 1) % face.size()]);
  }
  std::vector<std::vector<Vertex>> around(found.count);
  for (std::size_t v = 0; v < around.size(); ++v) {
    if (follows[v].size() < 3) return false;
    Vertex next = follows[v][0].first;
    for (std::size_t i = 0; i < follows[v].size(); ++i) {
      around[v].push_back(next);
      const auto step =
          std::find_if(follows[v].begin(), follows[v].end(), [&](const auto& pair) { return pair.first == next; });
      next = step->second;
    }
  }
  const auto& outer = found.of_face[largest];
  std::vector<Point2> plane(found.count, {0.5, 0.5});
  for (std::size_t i = 0; i < outer.size(); ++i) {
    const double angle = 2 * std::numbers::pi * static_cast<double>(i) / static_cast<double>(outer.size());
    plane[outer[i]] = {0.5 + 0.5 * std::sin(angle), 0.5 - 0.5 * std::cos(angle)};
  }
  plane = schlegel_diagram(around, outer, std::move(plane), Faces::any);
  for (std::size_t f = 0; f < found.of_face.size(); ++f)
    if (std::abs(area_in_plane(found.of_face[f], plane)) < 2e-4) return false;  // too flat to be seen
  builder.set_plane(std::move(plane));
  drawing.graph = std::move(builder).build();
  drawing.outer = static_cast<int>(largest);
  return true;
}

/// By face of the surface the solid's face with the same corners.
std::vector<int> faces_of_solid(const Drawing& drawing) {
  std::map<std::vector<Vertex>, int> by_corners;
  const auto sorted = [](std::vector<Vertex> corners) {
    std::sort(corners.begin(), corners.end());
    return corners;
  };
  const Solid solid = solid_of(drawing.graph);
  for (std::size_t f = 0; f < solid.faces.size(); ++f) by_corners[sorted(solid.faces[f])] = static_cast<int>(f);
  std::vector<int> faces;
  for (const auto& face : drawing.corners) faces.push_back(by_corners[sorted(face)]);
  return faces;
}

}  // namespace

const Drawing& drawing_of(const Instance& instance) {
  if (!instance.drawing) {
    auto drawing = std::make_shared<Drawing>();
    if (instance.faces.size() > most_drawn || (!draw_solid(instance, *drawing) && !draw_sphere(instance, *drawing)))
      *drawing = {};
    if (drawing->turns()) drawing->face_of_solid = faces_of_solid(*drawing);
    instance.drawing = std::move(drawing);
  }
  return *instance.drawing;
}

}  // namespace schlegel::quintomino
