#include "edit/sheet.hpp"

#include <algorithm>
#include <cmath>

#include "base/index.hpp"
#include "graph/drawing/drawing.hpp"
#include "graph/formats/reader.hpp"

namespace schlegel {

bool Sheet::joined(int u, int v) const {
  return std::binary_search(lines.begin(), lines.end(), std::pair(std::min(u, v), std::max(u, v)));
}

void SheetText::add(std::string_view line, std::vector<int> about) {
  text_ += line;
  text_ += '\n';
  about_.push_back(std::move(about));
}

void SheetText::add_graph(const Sheet& sheet) {
  const auto name = [&sheet](int dot) { return sheet.dots[dot].name; };
  for (std::size_t i = 0; i < sheet.dots.size(); ++i) {
    const Sheet::Dot& dot = sheet.dots[i];
    add("vertex " + dot.name + ' ' + decimal(dot.at.x) + ' ' + decimal(dot.at.y), {static_cast<int>(i)});
  }
  for (const auto& [u, v] : sheet.lines) add("edge " + name(u) + ' ' + name(v), {u, v});
}

void SheetText::add_setting(const Sheet& sheet, const Setting& setting) {
  std::string line = setting.keyword;
  if (!setting.word.empty()) line += ' ' + setting.word;
  for (const int dot : setting.vertices) line += ' ' + sheet.dots[dot].name;
  add(line, setting.vertices);
}

std::span<const int> SheetText::about(int line) const {
  if (line < 1 || at(line) > about_.size()) return {};
  return about_[at(line) - 1];
}

std::vector<int> from_smallest(std::vector<int> face) {
  std::rotate(face.begin(), std::min_element(face.begin(), face.end()), face.end());
  return face;
}

std::vector<int> other_way_round(std::vector<int> face) {
  std::reverse(face.begin() + 1, face.end());
  return face;
}

Point2 on_paper(Point2 place) {
  const auto rounded = [](double x) { return std::round(std::clamp(x, 0.0, 1.0) * 1e6) / 1e6; };
  return {rounded(place.x), rounded(place.y)};
}

Sheet sheet_of(const Graph& graph) {
  Sheet sheet;
  for (Vertex v = 0; v < graph.order(); ++v) sheet.dots.push_back({graph.name(v), on_paper(graph.plane()[v])});
  sheet.lines.assign(graph.edges().begin(), graph.edges().end());
  std::sort(sheet.lines.begin(), sheet.lines.end());
  return sheet;
}

Graph graph_of(const Sheet& sheet) {
  GraphBuilder builder;
  std::vector<Point2> plane;
  for (const Sheet::Dot& dot : sheet.dots) {
    builder.add_vertex(dot.name);
    plane.push_back(dot.at);
  }
  for (const auto& [u, v] : sheet.lines) builder.add_edge(u, v);
  builder.set_plane(std::move(plane));
  return std::move(builder).build();
}

namespace {

/// Disjoint segments on one line have disjoint boxes.
bool boxes_meet(Point2 a, Point2 b, Point2 c, Point2 d) {
  return std::max(a.x, b.x) >= std::min(c.x, d.x) && std::max(c.x, d.x) >= std::min(a.x, b.x) &&
         std::max(a.y, b.y) >= std::min(c.y, d.y) && std::max(c.y, d.y) >= std::min(a.y, b.y);
}

}  // namespace

std::vector<int> crossing_lines(const Sheet& sheet) {
  constexpr double on_line = 1e-4;  // squared distance
  const auto place = [&sheet](int dot) { return sheet.dots[dot].at; };
  std::vector<char> crosses(sheet.lines.size());
  for (std::size_t i = 0; i < sheet.lines.size(); ++i) {
    const auto [a, b] = sheet.lines[i];
    for (std::size_t j = i + 1; j < sheet.lines.size(); ++j) {
      const auto [c, d] = sheet.lines[j];
      if (a == c || a == d || b == c || b == d) continue;
      if (boxes_meet(place(a), place(b), place(c), place(d)) && segments_meet(place(a), place(b), place(c), place(d)))
        crosses[i] = crosses[j] = 1;
    }
    for (std::size_t dot = 0; dot < sheet.dots.size() && !crosses[i]; ++dot)
      if (static_cast<int>(dot) != a && static_cast<int>(dot) != b &&
          squared_distance_to_segment(sheet.dots[dot].at, place(a), place(b)) < on_line)
        crosses[i] = 1;
  }
  std::vector<int> found;
  for (std::size_t i = 0; i < crosses.size(); ++i)
    if (crosses[i]) found.push_back(static_cast<int>(i));
  return found;
}

}  // namespace schlegel
