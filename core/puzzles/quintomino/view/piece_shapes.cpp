#include "puzzles/quintomino/view/piece_shapes.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>

#include "base/text.hpp"

namespace schlegel::quintomino {
Point2 between(Point2 a, Point2 b, double t) { return {a.x + t * (b.x - a.x), a.y + t * (b.y - a.y)}; }
double apart(Point2 a, Point2 b) { return std::hypot(a.x - b.x, a.y - b.y); }

Shape band(const Bands& bands, std::size_t i, Role colour) {
  const std::size_t next = (i + 1) % bands.outside.size();
  const Point2 a = bands.outside[i], b = bands.outside[next], c = bands.inside[next], d = bands.inside[i];
  const auto cut = [](Point2 p, Point2 q) {  // leaves a hair between neighbouring bands
    const double length = apart(p, q);
    return length < 1e-9 ? p : between(p, q, std::min(0.25, 0.0016 / length));
  };
  return polygon({cut(a, b), cut(b, a), cut(c, d), cut(d, c)}, colour);
}

Point2 band_middle(const Bands& bands, std::size_t i) {
  const std::size_t next = (i + 1) % bands.outside.size();
  return between(between(bands.outside[i], bands.outside[next], 0.5), between(bands.inside[i], bands.inside[next], 0.5),
                 0.5);
}

double thickness(const Bands& bands, std::size_t i) {
  const std::size_t next = (i + 1) % bands.outside.size();
  const Point2 a = bands.outside[i], b = bands.outside[next], p = bands.inside[i];
  const double length = apart(a, b);
  return length < 1e-9 ? 0 : std::abs((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)) / length;
}

std::vector<int> places_of(const Kind& kind, int orientation) {
  const Colours& written = kind.readings[0];
  const Colours& now = kind.readings[orientation];
  const auto length = static_cast<int>(now.size());
  std::vector<int> places(now.size());
  for (const int winding : {1, -1})
    for (int shift = 0; shift < length; ++shift) {
      bool same = true;
      for (int i = 0; i < length; ++i) {
        places[i] = ((shift + winding * i) % length + length) % length;
        same = same && now[i] == written[places[i]];
      }
      if (same) return places;
    }
  return places;
}

std::vector<Polygon> ring_parts(const FacePlace& face, double gap) {
  const Polygon corners = inset(face.corners, -gap);
  std::vector<Polygon> parts;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const Point2 a = corners[i], b = corners[(i + 1) % corners.size()];
    Polygon part{a, b};
    const double from = std::atan2(b.y - 0.5, b.x - 0.5);
    double to = std::atan2(a.y - 0.5, a.x - 0.5);
    while (to - from > std::numbers::pi) to -= 2 * std::numbers::pi;
    while (from - to > std::numbers::pi) to += 2 * std::numbers::pi;
    constexpr int steps = 14;
    for (int s = 0; s <= steps; ++s) {
      const double angle = from + (to - from) * s / steps;
      part.push_back({0.5 + Layout::ring_radius * std::cos(angle), 0.5 + Layout::ring_radius * std::sin(angle)});
    }
    parts.push_back(std::move(part));
  }
  return parts;
}

double letter_height(const Bands& bands, std::size_t i, bool paper) {
  const std::size_t next = (i + 1) % bands.outside.size();
  const double outside = apart(bands.outside[i], bands.outside[next]),
               inside = apart(bands.inside[i], bands.inside[next]);
  if (paper) return std::min({0.8 * thickness(bands, i), 0.25 * (outside + inside), 0.032});
  return std::min({0.6 * thickness(bands, i), 0.5 * std::min(outside, inside), 0.022});
}

std::vector<std::string> colour_marks(const Instance& instance) {
  std::map<char, int> initials;
  for (const std::string& name : instance.colours) ++initials[to_upper(name[0])];
  std::vector<std::string> marks;
  for (const std::string& name : instance.colours) {
    const std::string initial(1, to_upper(name[0]));
    marks.push_back(name.size() <= 2 ? name : initials[initial[0]] == 1 ? initial : std::to_string(marks.size() + 1));
  }
  return marks;
}

Shape number_label(Point2 centre, double most, int kind, Role role) {
  const std::string text = std::to_string(kind + 1);
  return label(centre, text.size() < 2 ? most : 1.7 * most / static_cast<double>(text.size()), text, role, true);
}

void draw_loose(Scene& scene, const Instance& instance, const Layout& layout, Point2 centre, double radius,
                Placement placement, const std::string& key, double opacity, bool glow) {
  const Kind& kind = instance.kinds[placement.kind];
  const Colours& orientation = instance.reading(placement);
  const std::vector<int> places = places_of(kind, placement.orientation);
  const std::vector<std::string> marks = colour_marks(instance);
  const bool triangle = kind.length() == 3;  // has less room inside
  const Polygon corners = layout.loose(centre, triangle ? 1.14 * radius : radius, kind.length());
  const double room = radius * std::cos(std::numbers::pi / kind.length());
  const Bands bands{corners, inset(corners, (triangle ? 0.7 : layout.paper ? 0.6 : 0.46) * room)};
  const auto add = [&](Shape shape, const std::string& name) {
    shape.opacity = opacity;
    if (!key.empty()) shape.key = key + name;
    scene.shapes.push_back(std::move(shape));
  };
  Shape base = polygon(corners, Role::on_peg, 0.003);
  base.shadow = opacity == 1;
  if (glow) {
    base.outline = Role::accent;
    base.outline_width = 0.014;
  }
  add(std::move(base), "");
  for (std::size_t i = 0; i < orientation.size(); ++i)
    add(band(bands, i, piece_role(orientation[i])), " side " + std::to_string(places[i]));
  for (std::size_t i = 0; i < orientation.size(); ++i)
    add(label(band_middle(bands, i), letter_height(bands, i, layout.paper), marks[orientation[i]], Role::on_peg, true),
        " mark " + std::to_string(places[i]));
  const Point2 free_corner{centre.x - 0.74 * radius, centre.y - 0.5 * radius};
  add(number_label(triangle ? free_corner : centre, 0.3 * radius, placement.kind, Role::text), " number");
}

namespace {

void draw_tool(Scene& scene, Point2 centre, const char* name) {
  Shape button = disc(centre, 0.9 * tool_radius, Role::on_peg);
  button.shadow = true;
  button.key = std::string("tool ") + name;
  scene.shapes.push_back(std::move(button));
}

}  // namespace

void draw_tools(Scene& scene, const Instance& instance, const Hand& hand) {
  const auto add = [&](Shape shape) { scene.shapes.push_back(std::move(shape)); };
  const double r = 0.36 * tool_radius;
  if (hand.placement.kind >= 0) {
    draw_tool(scene, turn_tool, "turn");
    std::vector<Point2> arc;
    for (int s = 0; s <= 16; ++s) {
      const double angle = -2.2 + 4.9 * s / 16;
      arc.push_back({turn_tool.x + r * std::cos(angle), turn_tool.y + r * std::sin(angle)});
    }
    const Point2 tip = arc.back();
    add(line(std::move(arc), 0.0055, Role::accent));
    add(line({{tip.x + 0.001, tip.y - 0.013}, tip, {tip.x + 0.013, tip.y + 0.004}}, 0.0055, Role::accent));
  }
  if (hand.placement.kind >= 0 && instance.flip) {
    draw_tool(scene, flip_tool, "flip");
    for (const double side : {1.0, -1.0}) {
      const Point2 c = flip_tool;
      Shape wing =
          polygon({{c.x + side * 0.005, c.y - r}, {c.x + side * (0.005 + r), c.y}, {c.x + side * 0.005, c.y + r}},
                  side > 0 ? Role::accent : Role::none, 0.002);
      wing.outline = Role::accent;
      wing.outline_width = 0.004;
      add(std::move(wing));
    }
  }
  if (hand.lifts) {
    draw_tool(scene, lift_tool, "lift");
    for (const double sign : {1.0, -1.0})
      add(line({{lift_tool.x - 0.7 * r, lift_tool.y - sign * 0.7 * r},
                {lift_tool.x + 0.7 * r, lift_tool.y + sign * 0.7 * r}},
               0.0055, Role::bad));
  }
}

}  // namespace schlegel::quintomino
