#include "play/pencil.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <utility>

#include "play/words.hpp"

namespace schlegel {
namespace {

Point2 middle(Point2 a, Point2 b) { return {(a.x + b.x) / 2, (a.y + b.y) / 2}; }
double distance(Point2 a, Point2 b) { return std::hypot(a.x - b.x, a.y - b.y); }

/// On a board that has lines of its own the line is dashed, else a lit cross has a ground.
void add_cross(Scene& scene, Point2 at, double size, double opacity, const std::string& key, MarkLook look,
               Shape* across) {
  const bool lit = look == MarkLook::lit || look == MarkLook::pointed;
  if (across) {
    across->dashed = true;
    if (lit) across->fill = Role::bad;
  } else if (lit) {
    size *= 0.62;
    Shape ground = disc(at, 2.3 * size, Role::shade);
    ground.outline = Role::rim;
    ground.outline_width = 0.002;
    ground.opacity = opacity;
    ground.key = key + " ground";
    scene.shapes.push_back(std::move(ground));
  }
  for (const double slant : {1.0, -1.0}) {
    Shape stroke = line({{at.x - size, at.y - slant * size}, {at.x + size, at.y + slant * size}},
                        std::clamp((lit ? 0.6 : 0.34) * size, 0.003, 0.008),
                        look == MarkLook::derived ? Role::muted
                        : lit && !across          ? Role::text
                                                  : Role::bad);
    stroke.opacity = opacity;
    stroke.key = key + (slant > 0 ? " falling" : " rising");
    scene.shapes.push_back(std::move(stroke));
  }
}

/// The board's own line between two places; null where it has none.
Shape* line_between(Scene& scene, Point2 a, Point2 b) {
  const auto joins = [&](const Shape& shape) {
    return shape.fill == Role::edge && shape.points.size() == 2 &&
           ((distance(shape.points[0], a) == 0 && distance(shape.points[1], b) == 0) ||
            (distance(shape.points[0], b) == 0 && distance(shape.points[1], a) == 0));
  };
  const auto found = std::find_if(scene.shapes.begin(), scene.shapes.end(), joins);
  return found == scene.shapes.end() ? nullptr : &*found;
}

/// Along a line that is used.
void add_band(std::vector<Shape>& bands, const Scene& scene, const Target& from, const Target& to, double opacity,
              const std::string& key, MarkLook look) {
  const auto add = [&](Shape shape, const char* part = "") -> Shape& {
    shape.opacity = opacity;
    shape.key = key + part;
    shape.covers_bands = look != MarkLook::derived;
    return bands.emplace_back(std::move(shape));
  };
  const double length = distance(from.at, to.at), width = scene.route_width;
  if (look == MarkLook::pencil || width == 0) {
    add(line({from.at, to.at}, std::clamp(0.1 * length, 0.005, 0.012), Role::accent)).opacity = 0.55 * opacity;
  } else if (look == MarkLook::pointed) {
    add(line({from.at, to.at}, 0.45 * width, Role::accent)).dashed = true;
  } else if (look == MarkLook::derived) {
    add(line({from.at, to.at}, 0.7 * width, scene.route));
  } else {
    add(line({from.at, to.at}, 0.8 * width, Role::board), " halo");
    add(line({from.at, to.at}, 0.5 * width, Role::text));
  }
}

/// From what lies at one place towards the other.
void add_arrow(Scene& scene, const Target& from, const Target& to, const std::string& key) {
  const double length = distance(from.at, to.at), head = std::min(0.16 * length, 0.035);
  const Point2 along{(to.at.x - from.at.x) / length, (to.at.y - from.at.y) / length};
  const auto at = [&](double far, double aside) {
    return Point2{from.at.x + far * along.x - aside * along.y, from.at.y + far * along.y + aside * along.x};
  };
  const double tail = (from.square ? 0.4 : 0.3) * length, tip = (to.square ? 1 : 0.75) * length;
  Shape shaft = line({at(tail, 0), at(tip - head, 0)}, 0.25 * head, Role::accent);
  shaft.rounded = false;
  shaft.key = key + " shaft";
  Shape point = polygon({at(tip, 0), at(tip - head, head), at(tip - head, -head)}, Role::accent);
  point.key = key + " head";
  scene.shapes.push_back(std::move(shaft));
  scene.shapes.push_back(std::move(point));
}

}  // namespace

std::vector<std::string> without_marks(std::span<const std::string> entries) {
  std::vector<std::string> moves;
  std::remove_copy_if(entries.begin(), entries.end(), std::back_inserter(moves), is_mark);
  return moves;
}

std::vector<PencilMark> marks_drawn(std::span<const std::string> entries) {
  std::map<std::pair<std::string, std::string>, bool> drawn;
  for (const std::string& entry : entries) {
    auto mark = parse_mark(entry);
    if (!mark) continue;
    if (!mark->to.empty() && mark->to < mark->from) std::swap(mark->from, mark->to);
    const auto [place, is_new] = drawn.emplace(std::pair(mark->from, mark->to), mark->holds);
    if (!is_new && place->second == mark->holds)
      drawn.erase(place);
    else
      place->second = mark->holds;
  }
  std::vector<PencilMark> marks;
  for (const auto& [line, holds] : drawn) marks.push_back({line.first, line.second, holds});
  return marks;
}

void draw_marks(Scene& scene, std::span<const PencilMark> marks, MarkLook look) {
  if (marks.empty()) return;
  std::vector<Shape> bands;
  const TargetIndex targets(scene);
  for (const PencilMark& mark : marks) {
    Target* const from = targets.find(mark.from);
    Target* const to = mark.to.empty() ? from : targets.find(mark.to);
    if (!from || !to) continue;
    const std::string key = "pencil " + write_mark({mark.from, mark.to, true});
    const double opacity = from->behind && to->behind ? 0.3 : look == MarkLook::pencil ? 0.9 : 1;
    if (from == to) {
      if (mark.holds) {
        Shape dot = disc(from->at, std::max(0.006, 0.28 * from->reach), Role::accent);
        dot.key = key;
        dot.opacity = opacity;
        scene.shapes.push_back(std::move(dot));
      } else {
        add_cross(scene, from->at, std::clamp(0.42 * from->reach, 0.007, 0.02), opacity, key, look, nullptr);
      }
      from->add_state(say(mark.holds ? words::marked_filled : words::marked_empty));
      continue;
    }
    // A cord has no direction: it may come from either end.
    if (mark.holds && look == MarkLook::pointed && scene.route != Role::cord) {
      add_arrow(scene, *from, *to, key);
    } else if (mark.holds) {
      add_band(bands, scene, *from, *to, opacity, key, look);
    } else {
      add_cross(scene, middle(from->at, to->at), std::clamp(0.11 * distance(from->at, to->at), 0.006, 0.016), opacity,
                key, look, look == MarkLook::pencil ? nullptr : line_between(scene, from->at, to->at));
    }
    const Sentence& state = mark.holds ? words::line_marked_used : words::line_crossed_out;
    from->add_state(say(state, {{"name", to->name}}));
    to->add_state(say(state, {{"name", from->name}}));
  }
  // No halo lies over another mark.
  std::stable_partition(bands.begin(), bands.end(), [](const Shape& band) { return band.key.ends_with(" halo"); });
  // What is drawn on the board already has its own colour.
  insert_under_places(scene, std::move(bands), look == MarkLook::derived);
}

PencilMark mark_of(const std::string& from, const std::string& to, std::span<const PencilMark> drawn) {
  const PencilMark cross{from, to, false}, use{from, to, true};
  const bool crossed = std::find(drawn.begin(), drawn.end(), cross) != drawn.end() && !to.empty();
  return crossed || std::find(drawn.begin(), drawn.end(), use) != drawn.end() ? use : cross;
}

std::optional<PencilMark> mark_by_key(const Target& target, std::string& from, std::span<const PencilMark> drawn) {
  const std::string before = std::exchange(from, std::string());
  const auto& around = target.neighbours;
  const bool is_line = std::find(around.begin(), around.end(), before) != around.end();
  if (before == target.id || is_line) return mark_of(before, is_line ? target.id : "", drawn);
  from = target.id;
  return std::nullopt;
}

std::optional<PencilMark> mark_at(const Scene& scene, Point2 at, std::span<const PencilMark> drawn) {
  const TargetIndex targets(scene);
  const double usual = 0.25 * std::max(scene.width, scene.height);  // longer lines are not easier to hit
  const Target* near = nullptr;
  const Target* other = nullptr;  // the far end of a line
  double least = 1;
  for (const Target& target : scene.targets) {
    if (target.behind) continue;
    if (const double away = distance(at, target.at) / target.reach; away < std::min(least, 0.75)) {
      least = away;
      near = &target;
      other = nullptr;
    }
    for (const std::string& id : target.neighbours) {
      const Target* const there = targets.find(id);
      if (!there || id < target.id || there->behind) continue;
      const double length = distance(target.at, there->at);
      const double room = std::max(0.3 * std::min(length, usual), 0.02);
      const double away = distance(at, middle(target.at, there->at)) / room + 1e-3 * length;  // of two the shorter one
      if (away >= least) continue;
      least = away;
      near = &target;
      other = there;
    }
  }
  if (!near) return std::nullopt;
  return mark_of(near->id, other ? other->id : std::string(), drawn);
}

}  // namespace schlegel
