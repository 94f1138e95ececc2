#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "base/random.hpp"
#include "base/text.hpp"
#include "graph/planarity.hpp"
#include "puzzles/quintomino/quintomino.hpp"
#include "puzzles/quintomino/view/drawing.hpp"

/// A sheet of quintominoes is a plane drawing of the surface: each of its faces, the outer one, too, is a face. How the
/// text's faces are read is kept in settings "face" that nobody sets by hand: round the face from its smallest vertex,
/// with the place at which the reading begins and the names of the edges.
namespace schlegel {
namespace quintomino {
namespace {

using Ends = std::pair<int, int>;

constexpr int usual_colours = 5, most_made_colours = 9;

Ends ends_of(int u, int v) { return {std::min(u, v), std::max(u, v)}; }

/// How far a cycle is turned to begin with its smallest vertex.
std::ptrdiff_t turn_of(const std::vector<int>& cycle) {
  return std::min_element(cycle.begin(), cycle.end()) - cycle.begin();
}

/// The neighbours of each vertex in the order in which the drawing shows them; if lines cross, in any planar order.
std::optional<RotationSystem> rotation_of(const Sheet& sheet) {
  if (!crossing_lines(sheet).empty()) return planar_embedding(graph_of(sheet));
  RotationSystem around(sheet.dots.size());
  for (const auto& [u, v] : sheet.lines) {
    around[u].push_back(v);
    around[v].push_back(u);
  }
  for (std::size_t u = 0; u < around.size(); ++u) {
    const auto angle = [&sheet, from = sheet.dots[u].at](Vertex v) {
      const Point2 to = sheet.dots[v].at;
      return std::atan2(from.y - to.y, to.x - from.x);
    };
    std::sort(around[u].begin(), around[u].end(), [&angle](Vertex a, Vertex b) { return angle(a) < angle(b); });
  }
  return around;
}

/// A setting "face".
struct KeptFace {
  std::vector<int> corners;  ///< from the smallest vertex, in the direction of the reading
  std::size_t start = 0;     ///< the corner at which the reading begins
  std::vector<std::string_view> edges;
};

std::vector<KeptFace> kept_faces(const Sheet& sheet) {
  std::vector<KeptFace> faces;
  for (const Setting& setting : sheet.settings) {
    if (setting.keyword != "face") continue;
    TextCursor cursor(setting.word);
    const auto start = cursor.accept_integer(0, static_cast<std::int64_t>(setting.vertices.size()) - 1);
    const auto names = split_words(cursor.rest());
    if (start && names.size() == setting.vertices.size())
      faces.push_back({setting.vertices, static_cast<std::size_t>(*start), {names.begin(), names.end()}});
  }
  return faces;
}

/// Of each line the name that the text had for it, else a number that is free.
std::map<Ends, std::string> edge_names(const Sheet& sheet, const std::vector<KeptFace>& kept) {
  std::map<Ends, std::string> names;
  std::set<std::string> taken;
  for (const KeptFace& face : kept)
    for (std::size_t i = 0; i < face.corners.size(); ++i) {
      const Ends line = ends_of(face.corners[i], face.corners[(i + 1) % face.corners.size()]);
      if (names.count(line) == 0 && taken.emplace(face.edges[i]).second) names.emplace(line, face.edges[i]);
    }
  int next = 0;
  for (const Ends& line : sheet.lines) {
    if (names.count(line) > 0) continue;
    while (!taken.insert(std::to_string(next)).second) ++next;
    names.emplace(line, std::to_string(next));
  }
  return names;
}

/// The faces of the drawing, those of the text first, in its order. New ones are read as most of those are.
std::vector<std::vector<int>> faces_of(const Sheet& sheet, const std::vector<KeptFace>& kept) {
  const auto rotation = rotation_of(sheet);
  if (!rotation) return {};
  std::map<std::vector<int>, int> traced;  // by cycle from its smallest vertex, how often it is there
  for (const std::vector<Vertex>& face : trace_faces(*rotation)) ++traced[from_smallest(face)];
  std::vector<std::vector<int>> faces;
  int winding = 0;
  for (const KeptFace& face : kept)
    for (const bool over : {false, true}) {
      const auto found = traced.find(over ? other_way_round(face.corners) : face.corners);
      if (found == traced.end() || found->second == 0) continue;
      --found->second;
      winding += over ? -1 : 1;
      faces.push_back(face.corners);
      std::rotate(faces.back().begin(), faces.back().begin() + static_cast<std::ptrdiff_t>(face.start),
                  faces.back().end());
      break;
    }
  for (const auto& [face, count] : traced)
    for (int i = 0; i < count; ++i) faces.push_back(winding < 0 ? other_way_round(face) : face);
  return faces;
}

/// Colours round a face that begin with the edge from corners[0] to corners[1], in the order of its reading.
std::string as_read(const std::vector<int>& corners, std::string_view colours, const std::vector<int>& face) {
  std::vector<std::string> list;
  const bool by_commas = colours.find(',') != std::string_view::npos;
  if (by_commas)
    for (const std::string_view colour : split(colours, ',')) list.emplace_back(colour);
  else
    for (const char colour : colours) list.emplace_back(1, colour);
  if (list.size() != face.size()) return std::string(colours);  // the reader says what is wrong with it
  std::map<Ends, std::string> colour_of;
  for (std::size_t i = 0; i < corners.size(); ++i)
    colour_of[ends_of(corners[i], corners[(i + 1) % corners.size()])] = list[i];
  std::string out;
  for (std::size_t i = 0; i < face.size(); ++i) {
    if (by_commas && i > 0) out += ',';
    out += colour_of[ends_of(face[i], face[(i + 1) % face.size()])];
  }
  return out;
}

/// Pieces that fit: those of a colouring at random, which is always the same one for the same lines.
std::string fitting_pieces(const Sheet& sheet, const std::vector<std::vector<int>>& faces) {
  int colours = usual_colours;
  if (const Setting* const wish = sheet.find("colours")) {
    TextCursor cursor(wish->word);
    colours = static_cast<int>(cursor.accept_integer(1, most_made_colours).value_or(usual_colours));
  }
  Random random(sheet.lines.size());
  std::map<Ends, char> colour_of;
  for (const Ends& line : sheet.lines) colour_of[line] = static_cast<char>('1' + random.below(colours));
  std::string pieces;
  for (const std::vector<int>& face : faces) {
    pieces += pieces.empty() ? "" : " ";
    for (std::size_t i = 0; i < face.size(); ++i) pieces += colour_of[ends_of(face[i], face[(i + 1) % face.size()])];
  }
  return pieces;
}

/// A piece that lies on a face.
Setting put(const Instance& instance, int face, Colours colours) {
  const std::vector<int>& corners = drawing_of(instance).corners[face];
  std::rotate(colours.begin(), colours.begin() + turn_of(corners), colours.end());
  return {"put", from_smallest(corners), instance.write_colours(colours)};
}

}  // namespace
}  // namespace quintomino

/// Nothing for a surface that has no drawing in the plane.
Sheet Quintomino::sheet(const Instance& instance) {
  using namespace quintomino;
  const Drawing& drawing = drawing_of(instance);
  if (drawing.corners.empty()) return {};
  Sheet sheet = sheet_of(drawing.graph);
  for (std::size_t f = 0; f < instance.faces.size(); ++f) {
    const std::vector<int>& corners = drawing.corners[f];
    const std::ptrdiff_t turn = turn_of(corners), length = static_cast<std::ptrdiff_t>(corners.size());
    std::string word = std::to_string((length - turn) % length);
    for (std::ptrdiff_t i = 0; i < length; ++i) word += ' ' + instance.edges[instance.faces[f][(i + turn) % length]];
    sheet.settings.push_back({"face", from_smallest(corners), std::move(word)});
  }
  for (const Placed& placed : instance.placed) sheet.settings.push_back(put(instance, placed.face, placed.colours));
  std::string pieces;
  for (const Colours& piece : instance.pieces) pieces += (pieces.empty() ? "" : " ") + instance.write_colours(piece);
  sheet.settings.push_back({"pieces", {}, std::move(pieces)});
  if (!instance.flip) sheet.settings.push_back({"one-sided", {}, {}});
  if (instance.repeat) sheet.settings.push_back({"repeat", {}, {}});
  return sheet;
}

SheetText Quintomino::write_sheet(const Sheet& sheet) {
  using namespace quintomino;
  SheetText text;
  text.add(info.id);
  text.add(sheet.has("one-sided") ? "flip no" : "flip yes");
  text.add(sheet.has("repeat") ? "repeat yes" : "repeat no");
  const std::vector<KeptFace> kept = kept_faces(sheet);
  const std::map<Ends, std::string> names = edge_names(sheet, kept);
  const std::vector<std::vector<int>> faces = faces_of(sheet, kept);
  std::map<std::vector<int>, std::size_t> by_cycle;
  for (std::size_t f = 0; f < faces.size(); ++f) {
    std::string line = "faces";
    for (std::size_t i = 0; i < faces[f].size(); ++i)
      line += ' ' + names.at(ends_of(faces[f][i], faces[f][(i + 1) % faces[f].size()]));
    text.add(line, faces[f]);
    by_cycle[from_smallest(faces[f])] = by_cycle[other_way_round(from_smallest(faces[f]))] = f;
  }
  const Setting* const pieces = sheet.find("pieces");
  text.add("pieces " + (pieces != nullptr ? pieces->word : fitting_pieces(sheet, faces)));
  Instance named;
  named.faces.resize(faces.size());
  for (const Setting& setting : sheet.settings) {
    if (setting.keyword != "put") continue;
    const auto found = by_cycle.find(setting.vertices);
    const std::string name = found == by_cycle.end() ? "?" : named.face_name(static_cast<int>(found->second));
    const std::string colours =
        found == by_cycle.end() ? setting.word : as_read(setting.vertices, setting.word, faces[found->second]);
    text.add("put " + name + ':' + colours, setting.vertices);
  }
  return text;
}

/// A piece that the one lays on a face, and the other one does not, lies there.
std::optional<Setting> Quintomino::distinguish(const Instance& instance, const State& kept, const State& other) {
  for (std::size_t f = 0; f < kept.on.size(); ++f) {
    const quintomino::Placement lies = kept.on[f];
    if (lies.kind < 0 || lies == other.on[f]) continue;
    return quintomino::put(instance, static_cast<int>(f), instance.reading(lies));
  }
  return std::nullopt;
}

}  // namespace schlegel
