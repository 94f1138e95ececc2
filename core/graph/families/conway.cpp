// Six operations work on the faces: dual, ambo, kis, gyro, propeller, reflect. The other operations are composed of
// these, and the solids T to I come from a tetrahedron by them. A side is a directed edge with a face on its left; each
// edge has two, opposite each other. An operation lists the faces of the new solid: its vertices stand for vertices,
// faces, edges or sides of the old one. Then the sides are paired again.
//
// Invariant: each side has one opposite. No operation reduces the number of edges, and a polyhedron with v vertices has
// at most 3v - 6 edges, so the work ends once there are more than three times the allowed number of vertices.
#include "graph/families/conway.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/index.hpp"
#include "base/text.hpp"
#include "graph/words.hpp"

namespace schlegel {
namespace {

using FaceList = std::vector<std::vector<Vertex>>;

constexpr std::size_t most_letters = 40;
constexpr std::int64_t most_edges = 3 * most_conway_vertices;

/// One letter of the notation and the number after it.
struct ConwayStep {
  char letter = 0;
  int number = 0;
  std::size_t position = 0;  ///< of the letter, from 0
};

/// How an operation is composed, the last letter first; its number goes to k. An operation that is not listed is basic.
constexpr std::pair<char, std::string_view> made_of[]{{'j', "da"},   {'t', "dkd"}, {'z', "dk"},
                                                      {'n', "kd"},   {'e', "aa"},  {'o', "daa"},
                                                      {'b', "dkda"}, {'m', "kda"}, {'s', "dg"}};
constexpr std::string_view operations = "abdegjkmnoprstz", with_number = "kt";
/// The solids that come from a tetrahedron.
constexpr std::pair<char, std::string_view> of_tetrahedron[]{
    {'t', ""}, {'o', "a"}, {'c', "da"}, {'d', "g"}, {'i', "dg"}};
constexpr std::string_view solids_with_number = "pay";

/// The sides of a polyhedron, numbered face by face.
struct Sides {
  explicit Sides(const FaceList& faces) {
    struct Pairing {
      Vertex low, high;
      int side;
    };
    std::vector<Pairing> pairing;
    for (const auto& face : faces) {
      const int begin = static_cast<int>(origin.size()), size = static_cast<int>(face.size());
      for (int i = 0; i < size; ++i) {
        const Vertex u = face[i], v = face[(i + 1) % size];
        pairing.push_back({std::min(u, v), std::max(u, v), begin + i});
        origin.push_back(u);
        next.push_back(begin + (i + 1) % size);
        previous.push_back(begin + (i + size - 1) % size);
        of_face.push_back(faces_count);
        vertices = std::max(vertices, u + 1);
      }
      ++faces_count;
    }
    std::sort(pairing.begin(), pairing.end(),
              [](const Pairing& a, const Pairing& b) { return std::pair(a.low, a.high) < std::pair(b.low, b.high); });
    opposite.resize(origin.size());
    edge.resize(origin.size());
    for (std::size_t i = 0; i + 1 < pairing.size(); i += 2) {
      const int one = pairing[i].side, other = pairing[i + 1].side;
      opposite[one] = other;
      opposite[other] = one;
      edge[one] = edge[other] = static_cast<int>(i / 2);
    }
    first_from.assign(at(vertices), -1);
    for (std::size_t side = origin.size(); side-- > 0;) first_from[origin[side]] = static_cast<int>(side);
  }

  int size() const { return static_cast<int>(origin.size()); }
  /// The next side from the same vertex, counter-clockwise.
  int turned(int side) const { return opposite[previous[side]]; }

  int vertices = 0, faces_count = 0;
  std::vector<Vertex> origin;
  std::vector<int> next, previous, opposite, of_face, edge;
  std::vector<int> first_from;  ///< by vertex: the first side that begins there
};

/// For each vertex, `what` of the sides that begin there, counter-clockwise.
FaceList round_vertices(const Sides& sides, const std::vector<int>& what) {
  FaceList faces;
  for (const int first : sides.first_from) {
    auto& face = faces.emplace_back();
    int side = first;
    do {
      face.push_back(what[side]);
      side = sides.turned(side);
    } while (side != first);
  }
  return faces;
}

FaceList ambo(const Sides& sides, const FaceList& faces) {
  FaceList made = round_vertices(sides, sides.edge);
  int side = 0;
  for (const auto& face : faces) {
    auto& middle = made.emplace_back();
    for (std::size_t i = 0; i < face.size(); ++i) middle.push_back(sides.edge[side++]);
  }
  return made;
}

/// A pyramid on each face, or only on faces with `size` vertices if that is not 0.
FaceList kis(const Sides& sides, const FaceList& faces, int size) {
  FaceList made;
  Vertex top = sides.vertices;
  for (const auto& face : faces) {
    if (size != 0 && static_cast<int>(face.size()) != size) {
      made.push_back(face);
      continue;
    }
    for (std::size_t i = 0; i < face.size(); ++i) made.push_back({face[i], face[(i + 1) % face.size()], top});
    ++top;
  }
  return made;
}

/// Gyro or propeller. Each edge gets two new vertices, one near each end. Each side gets a face: both of these, the
/// vertex where the side ends, and the first new vertex of the next edge. Gyro adds the middle of the old face, which
/// makes a pentagon; propeller leaves a quadrilateral, and in the old face a rotated one.
FaceList twist(const Sides& sides, bool has_middles) {
  const int near_origin = sides.vertices + (has_middles ? sides.faces_count : 0);
  FaceList made;
  for (int side = 0; side < sides.size(); ++side) {
    const int next = sides.next[side];
    auto& face = made.emplace_back();
    if (has_middles) face.push_back(sides.vertices + sides.of_face[side]);
    face.insert(face.end(),
                {near_origin + side, near_origin + sides.opposite[side], sides.origin[next], near_origin + next});
  }
  if (has_middles) return made;
  made.resize(made.size() + at(sides.faces_count));
  for (int side = 0; side < sides.size(); ++side)
    made[sides.size() + sides.of_face[side]].push_back(near_origin + side);
  return made;
}

FaceList operated(const FaceList& faces, const ConwayStep& step) {
  FaceList made = faces;
  if (step.letter == 'r') {
    for (auto& face : made) std::reverse(face.begin(), face.end());
    return made;
  }
  const Sides sides(faces);
  switch (step.letter) {
    case 'd':
      return round_vertices(sides, sides.of_face);
    case 'a':
      return ambo(sides, faces);
    case 'k':
      return kis(sides, faces, step.number);
    default:
      return twist(sides, step.letter == 'g');
  }
}

/// The edges after an operation. O(faces).
std::int64_t edges_after(const FaceList& faces, const ConwayStep& step) {
  std::int64_t sides = 0, new_sides = 0;
  for (const auto& face : faces) {
    const auto size = static_cast<std::int64_t>(face.size());
    sides += size;
    if (step.letter == 'k' && (step.number == 0 || step.number == size)) new_sides += 2 * size;
  }
  const int factor = step.letter == 'a' ? 2 : step.letter == 'g' || step.letter == 'p' ? 5 : 1;
  return (factor * sides + new_sides) / 2;
}

/// A pyramid, prism or antiprism over a ring of vertices 0 ... n-1, counter-clockwise seen from above.
FaceList over_ring(char kind, int n) {
  FaceList faces(1);
  for (Vertex v = 0; v < n; ++v) {
    const Vertex next = (v + 1) % n;
    faces[0].push_back(v);
    if (kind == 'y') faces.push_back({next, v, n});
    if (kind == 'p') faces.push_back({next, v, n + v, n + next});
    if (kind == 'a') {
      faces.push_back({next, v, n + v});
      faces.push_back({n + v, n + next, next});
    }
  }
  if (kind == 'y') return faces;
  auto& below = faces.emplace_back();
  for (Vertex v = n; v-- > 0;) below.push_back(n + v);
  return faces;
}

Error wrong(std::string_view notation, std::size_t position, const Sentence& what) {
  return {say(what, {{"text", quoted(notation)},
                     {"letter", quoted(notation.substr(position, 1))},
                     {"position", position + 1},
                     {"most", most_conway_vertices}})};
}

/// The letters of the notation, the solid last.
Result<std::vector<ConwayStep>> steps_of(std::string_view notation) {
  if (notation.empty() || notation.size() > most_letters)
    return Error{say(words::notation_length, {{"text", quoted(notation)}, {"most", most_letters}})};
  std::vector<ConwayStep> steps;
  for (std::size_t i = 0; i < notation.size(); ++i) {
    const char letter = to_lower(notation[i]);
    if (!is_digit(letter)) {
      steps.push_back({letter, 0, i});
      continue;
    }
    if (steps.empty()) return wrong(notation, i, words::notation_begins);
    int& number = steps.back().number;
    number = std::min(10 * number + (letter - '0'), 1'000'000);
    if (number == 0) return wrong(notation, i, words::notation_number);
  }
  for (const ConwayStep& step : steps) {
    const bool is_last = &step == &steps.back();
    const auto known = [&](std::string_view letters) { return letters.find(step.letter) != std::string_view::npos; };
    if (!known(is_last ? "tcodipay" : operations))
      return wrong(notation, step.position, is_last ? words::notation_solid : words::notation_operation);
    if (is_last && known(solids_with_number) && (step.number < 3 || step.number > most_conway_vertices))
      return wrong(notation, step.position, words::notation_needs_number);
    if (step.number != 0 && (is_last ? !known(solids_with_number) : !known(with_number) || step.number < 3))
      return wrong(notation, step.position, is_last ? words::notation_takes_no_number : words::notation_number);
  }
  return steps;
}

template <std::size_t N>
std::optional<std::string_view> meaning(const std::pair<char, std::string_view> (&table)[N], char letter) {
  for (const auto& [known, is] : table)
    if (known == letter) return is;
  return std::nullopt;
}

/// The basic operations that this letter stands for.
std::vector<ConwayStep> basic_steps(const ConwayStep& step, std::string_view letters) {
  std::vector<ConwayStep> all;
  for (const char letter : letters) all.push_back({letter, letter == 'k' ? step.number : 0, step.position});
  return all;
}

RotationSystem rotation_of(const FaceList& faces) {
  const Sides sides(faces);
  std::vector<int> ends;
  for (int side = 0; side < sides.size(); ++side) ends.push_back(sides.origin[sides.next[side]]);
  return round_vertices(sides, ends);
}

}  // namespace

Result<RotationSystem> conway_polyhedron(std::string_view notation) {
  const auto steps = steps_of(notation);
  if (!steps) return steps.error();
  const ConwayStep& seed = steps->back();
  std::vector<ConwayStep> to_do;
  for (const ConwayStep& step : *steps) {
    if (&step == &seed) break;
    const auto parts = meaning(made_of, step.letter);
    for (const ConwayStep& part : basic_steps(step, parts ? *parts : std::string_view(&step.letter, 1)))
      to_do.push_back(part);
  }
  FaceList faces{{0, 1, 2}, {0, 3, 1}, {1, 3, 2}, {2, 3, 0}};
  if (const auto of = meaning(of_tetrahedron, seed.letter)) {
    for (const ConwayStep& part : basic_steps({}, *of)) to_do.push_back(part);
  } else {
    faces = over_ring(seed.letter, seed.number);
  }
  for (; !to_do.empty(); to_do.pop_back()) {
    const ConwayStep& step = to_do.back();
    if (edges_after(faces, step) > most_edges) return wrong(notation, step.position, words::notation_too_large);
    faces = operated(faces, step);
  }
  RotationSystem around = rotation_of(faces);
  if (around.size() > at(most_conway_vertices))
    return wrong(notation, steps->front().position, words::notation_too_large);
  return around;
}

}  // namespace schlegel
