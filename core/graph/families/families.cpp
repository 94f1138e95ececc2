#include "graph/families/families.hpp"

#include <algorithm>
#include <functional>
#include <numeric>
#include <optional>

#include "base/edits.hpp"
#include "base/text.hpp"
#include "graph/families/family_makers.hpp"
#include "graph/families/polyhedra.hpp"
#include "graph/families/solids.hpp"

namespace schlegel {
namespace {

using make::Numbers;

struct Extent {
  std::int64_t vertices, edges;
};

// How one family is made. A kind with numbers in its names also says how many, their range and how large the graph is.
struct Recipe {
  const char* name;  // the example, for a kind
  const char* group;
  const char* title;
  const char* about;
  Graph (*make)(const Numbers&);
  const char* form = "";
  int fewest = 0, most = 0;
  int least = 1, greatest = max_vertices;
  Extent (*extent)(const Numbers&) = nullptr;
};

Extent grid_extent(const Numbers& n) {
  const std::int64_t cells = std::int64_t{n[0]} * n[1];
  return {cells, 2 * cells};
}

Extent king_extent(const Numbers& n) {
  const std::int64_t cells = std::int64_t{n[0]} * n[1];
  return {cells, 4 * cells};
}

Extent complete_extent(const Numbers& parts) {
  if (parts.size() == 1) return {parts[0], std::int64_t{parts[0]} * (parts[0] - 1) / 2};
  Extent extent{0, 0};
  for (int part : parts) {
    extent.edges += extent.vertices * part;
    extent.vertices += part;
  }
  return extent;
}

Extent theta_extent(const Numbers& inner) {
  const std::int64_t all = std::accumulate(inner.begin(), inner.end(), std::int64_t{0});
  return {all + 2, all + static_cast<std::int64_t>(inner.size())};
}

Extent hypercube_extent(const Numbers& n) {
  const std::int64_t corners = std::int64_t{1} << n[0];
  return {corners, corners / 2 * n[0]};
}

Extent doubled_extent(const Numbers& n) { return {2 * std::int64_t{n[0]}, 3 * std::int64_t{n[0]}}; }
Extent single_extent(const Numbers& n) { return {n[0], n[0]}; }
Extent wheel_extent(const Numbers& n) { return {std::int64_t{n[0]} + 1, 2 * std::int64_t{n[0]}}; }

template <int N, bool A, bool B, bool C>
Graph mirrored(const Numbers&) {
  return make_solid(mirrored_solid(N, {A, B, C}));
}

constexpr const char* platonic = "Platonic solids";
constexpr const char* archimedean = "Archimedean solids";
constexpr const char* prisms = "Prisms";
constexpr const char* boards = "Boards";
constexpr const char* famous = "Famous graphs";
constexpr const char* simple = "Simple graphs";

const Recipe recipes[] = {
    {"tetrahedron", platonic, "Tetrahedron", "Four triangles; every two corners are joined.", mirrored<3, 1, 0, 0>},
    {"cube", platonic, "Cube", "Six squares, three at each corner.", mirrored<4, 1, 0, 0>},
    {"octahedron", platonic, "Octahedron", "Eight triangles, four at each corner.", mirrored<4, 0, 0, 1>},
    {"dodecahedron", platonic, "Dodecahedron", "Twelve pentagons: Hamilton's board, its holes named by consonants.",
     [](const Numbers&) { return make::dodecahedron(); }},
    {"icosahedron", platonic, "Icosahedron", "Twenty triangles, five at each corner.", mirrored<5, 0, 0, 1>},

    {"truncated_tetrahedron", archimedean, "Truncated tetrahedron", "Four triangles and four hexagons.",
     mirrored<3, 1, 1, 0>},
    {"cuboctahedron", archimedean, "Cuboctahedron", "Eight triangles and six squares.", mirrored<4, 0, 1, 0>},
    {"truncated_cube", archimedean, "Truncated cube", "Eight triangles and six octagons.", mirrored<4, 1, 1, 0>},
    {"truncated_octahedron", archimedean, "Truncated octahedron", "Six squares and eight hexagons; it fills space.",
     mirrored<4, 0, 1, 1>},
    {"rhombicuboctahedron", archimedean, "Rhombicuboctahedron", "Eight triangles and eighteen squares.",
     mirrored<4, 1, 0, 1>},
    {"truncated_cuboctahedron", archimedean, "Truncated cuboctahedron",
     "Twelve squares, eight hexagons and six octagons.", mirrored<4, 1, 1, 1>},
    {"snub_cube", archimedean, "Snub cube", "Thirty-two triangles and six squares, with a twist.",
     [](const Numbers&) { return make_solid(snub_solid(4)); }},
    {"icosidodecahedron", archimedean, "Icosidodecahedron", "Twenty triangles and twelve pentagons.",
     mirrored<5, 0, 1, 0>},
    {"truncated_dodecahedron", archimedean, "Truncated dodecahedron", "Twenty triangles and twelve decagons.",
     mirrored<5, 1, 1, 0>},
    {"truncated_icosahedron", archimedean, "Truncated icosahedron", "The football: twelve pentagons, twenty hexagons.",
     mirrored<5, 0, 1, 1>},
    {"rhombicosidodecahedron", archimedean, "Rhombicosidodecahedron",
     "Twenty triangles, thirty squares and twelve pentagons.", mirrored<5, 1, 0, 1>},
    {"truncated_icosidodecahedron", archimedean, "Truncated icosidodecahedron",
     "Thirty squares, twenty hexagons and twelve decagons: 120 corners.", mirrored<5, 1, 1, 1>},
    {"snub_dodecahedron", archimedean, "Snub dodecahedron", "Eighty triangles and twelve pentagons, with a twist.",
     [](const Numbers&) { return make_solid(snub_solid(5)); }},

    {"prism_6", prisms, "Prism", "Two equal polygons with squares between them.",
     [](const Numbers& n) { return make_solid(prism(n[0])); }, "prism_CORNERS", 1, 1, 3, 100, doubled_extent},
    {"antiprism_5", prisms, "Antiprism", "Two equal polygons, one turned, with triangles between them.",
     [](const Numbers& n) { return make_solid(antiprism(n[0])); }, "antiprism_CORNERS", 1, 1, 3, 100, doubled_extent},

    {"grid_8x8", boards, "Grid", "Cells joined to those beside, above and below.",
     [](const Numbers& n) { return make::grid(n[0], n[1]); }, "grid_ROWSxCOLUMNS", 2, 2, 1, max_vertices, grid_extent},
    {"knight_5x6", boards, "Knight's moves", "Squares of a chess board joined by a knight's move.",
     [](const Numbers& n) { return make::knight(n[0], n[1]); }, "knight_ROWSxCOLUMNS", 2, 2, 1, max_vertices,
     king_extent},
    {"king_4x4", boards, "King's moves", "Squares of a chess board joined by a king's move.",
     [](const Numbers& n) { return make::king(n[0], n[1]); }, "king_ROWSxCOLUMNS", 2, 2, 1, max_vertices, king_extent},
    {"torus_4x4", boards, "Torus", "A grid whose opposite sides are joined.",
     [](const Numbers& n) { return make::torus(n[0], n[1]); }, "torus_ROWSxCOLUMNS", 2, 2, 3, max_vertices,
     grid_extent},

    {"petersen", famous, "Petersen's graph",
     "Ten vertices, three-regular, and the smallest such without a bridge or a tour.",
     [](const Numbers&) { return make::generalized_petersen(5, 2); }},
    {"heawood", famous, "Heawood's graph", "Fourteen vertices: the seven-colour map of the torus.",
     [](const Numbers&) {
       return make::chorded_cycle(14, {5, -5});
     }},
    {"mobius_kantor", famous, "M\u00f6bius\u2013Kantor graph",
     "Sixteen vertices: the points and lines of a configuration.",
     [](const Numbers&) { return make::generalized_petersen(8, 3); }},
    {"pappus", famous, "Pappus's graph", "Eighteen vertices: the points and lines of Pappus's theorem.",
     [](const Numbers&) {
       return make::chorded_cycle(18, {5, 7, -7, 7, -7, -5});
     }},
    {"desargues", famous, "Desargues's graph", "Twenty vertices: the points and lines of Desargues's theorem.",
     [](const Numbers&) { return make::generalized_petersen(10, 3); }},
    {"coxeter", famous, "Coxeter's graph", "Twenty-eight vertices, highly symmetric, and without a tour.",
     [](const Numbers&) { return make::coxeter(); }},
    {"tutte", famous, "Tutte's graph", "Forty-six vertices: a solid without a tour, against Tait's conjecture.",
     [](const Numbers&) { return make::tutte(); }},
    {"gp_7_2", famous, "Petersen's graph, generalised", "A ring, spokes, and within it a star of the given step.",
     [](const Numbers& n) { return make::generalized_petersen(n[0], n[1]); }, "gp_CORNERS_STEP", 2, 2, 1, max_vertices,
     doubled_extent},

    {"K8", simple, "Complete graph", "Every two vertices are joined; with several numbers, those of different parts.",
     [](const Numbers& n) { return n.size() == 1 ? make::complete(n[0]) : make::complete_multipartite(n); },
     "K_VERTICES or K_PART_PART...", 1, 20, 1, max_vertices, complete_extent},
    {"C8", simple, "Cycle", "One ring.", [](const Numbers& n) { return make::cycle(n[0]); }, "C_VERTICES", 1, 1, 3,
     max_vertices, single_extent},
    {"P5", simple, "Path", "One line.", [](const Numbers& n) { return make::path(n[0]); }, "P_VERTICES", 1, 1, 1,
     max_vertices, single_extent},
    {"wheel_5", simple, "Wheel", "A ring with every vertex joined to a hub.",
     [](const Numbers& n) { return make::wheel(n[0]); }, "wheel_RIM", 1, 1, 3, max_vertices, wheel_extent},
    {"ladder_4", simple, "Ladder", "Two lines with rungs between them.",
     [](const Numbers& n) { return make::ladder(n[0]); }, "ladder_RUNGS", 1, 1, 1, max_vertices, doubled_extent},
    {"hypercube_4", simple, "Hypercube", "The corners of a cube in any dimension.",
     [](const Numbers& n) { return make::hypercube(n[0]); }, "hypercube_DIMENSION", 1, 1, 1, 30, hypercube_extent},
    {"theta_1_2_2", simple, "Theta graph", "Two vertices joined by separate paths with these many vertices between.",
     [](const Numbers& n) { return make::theta(n); }, "theta_INNER_INNER_INNER...", 2, 20, 0, max_vertices,
     theta_extent},
    {"bowtie", simple, "Bow tie", "Two triangles that share a corner.", [](const Numbers&) { return make::bowtie(); }},
};

struct Alias {
  const char *from, *to;
};

constexpr Alias aliases[] = {
    {"theta_0", "theta_1_2_2"}, {"moebius_kantor", "mobius_kantor"}, {"football", "truncated_icosahedron"}};

constexpr Alias stem_aliases[] = {{"q", "hypercube"}, {"complete", "k"}, {"cycle", "c"}, {"path", "p"}};

std::string folded(std::string_view name) {
  std::string out;
  for (char c : trim(name)) out += c == '-' || c == ' ' ? '_' : to_lower(c);
  return out;
}

// The part of a name before its first number: "grid" of "grid_8x8", "k" of "k3_3".
std::string_view stem_of(std::string_view name) {
  const auto digit = static_cast<std::size_t>(std::find_if(name.begin(), name.end(), is_digit) - name.begin());
  std::string_view stem = name.substr(0, digit);
  if (digit < name.size())
    while (!stem.empty() && stem.back() == '_') stem.remove_suffix(1);
  return stem;
}

bool has_numbers(const Recipe& recipe) { return recipe.most > 0; }

// "; did you mean x or y?" or, when nothing is near, where to look.
std::string suggestion(std::string_view name) {
  const std::string_view stem = stem_of(name).substr(0, 40);
  std::vector<std::pair<std::size_t, const char*>> near;
  for (const Recipe& recipe : recipes) {
    const std::string known = folded(recipe.name);
    const std::string_view known_stem = stem_of(known);
    const bool part = stem.size() >= 4 && known.find(stem) != std::string::npos;
    const std::size_t distance = part ? 1 : edits(stem, known_stem);
    const std::size_t length = std::max(stem.size(), known_stem.size());
    if (distance < stem.size() && distance <= std::clamp<std::size_t>(length / 3, length < 4 ? 1 : 2, 4))
      near.emplace_back(distance, recipe.name);
  }
  if (near.empty()) return "; known are for example dodecahedron, grid_8x8, petersen, K5";
  std::stable_sort(near.begin(), near.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  near.resize(std::min<std::size_t>(near.size(), 3));
  std::vector<std::string> names;
  for (const auto& [distance, known] : near) names.emplace_back(known);
  return "; did you mean " + join(names, " or ") + "?";
}

Error malformed(std::string_view name, const Recipe& recipe) {
  return {quoted(name) + " does not name a graph: the form is " + recipe.form + ", for example " + recipe.name};
}

// The numbers at the end of a name, with '_' or 'x' between them.
Result<Numbers> numbers_of(std::string_view name, const Recipe& recipe) {
  std::string_view rest = name.substr(stem_of(name).size());
  Numbers numbers;
  while (!rest.empty()) {
    if (rest.front() == '_' || (rest.front() == 'x' && !numbers.empty())) rest.remove_prefix(1);
    std::int64_t value = 0;
    std::size_t digits = 0;
    for (; digits < rest.size() && is_digit(rest[digits]); ++digits)
      value = std::min<std::int64_t>(10 * value + (rest[digits] - '0'), std::int64_t{1} << 40);
    if (digits == 0 || numbers.size() == static_cast<std::size_t>(recipe.most)) return malformed(name, recipe);
    if (value < recipe.least || value > recipe.greatest)
      return Error{quoted(name) + ": " + std::string(rest.substr(0, std::min<std::size_t>(digits, 20))) +
                   " is out of range; the numbers of " + recipe.form + " are from " + std::to_string(recipe.least) +
                   " to " + std::to_string(recipe.greatest)};
    numbers.push_back(static_cast<int>(value));
    rest.remove_prefix(digits);
  }
  if (numbers.size() < static_cast<std::size_t>(recipe.fewest)) return malformed(name, recipe);
  return numbers;
}

// What else must hold for the numbers of one family.
std::optional<Error> conflict(const Recipe& recipe, const Numbers& numbers) {
  const std::string stem(stem_of(folded(recipe.name)));
  if (stem == "gp" && (numbers[0] < 3 || 2 * std::int64_t{numbers[1]} >= numbers[0]))
    return Error{"a generalized Petersen graph gp_CORNERS_STEP needs at least 3 corners and a step below half of them"};
  if (stem == "theta" && std::count(numbers.begin(), numbers.end(), 0) > 1)
    return Error{"only one path of a theta graph can be without inner vertices: use 0 at most once"};
  const Extent extent = recipe.extent(numbers);
  if (extent.vertices > max_vertices || extent.edges > max_edges)
    return Error{"this graph would have about " + std::to_string(extent.vertices) + " vertices and " +
                 std::to_string(extent.edges) + " edges; the most are " + std::to_string(max_vertices) + " and " +
                 std::to_string(max_edges) + ": choose smaller numbers"};
  return std::nullopt;
}

}  // namespace

std::vector<Family> families() {
  std::vector<Family> all;
  for (const Recipe& recipe : recipes)
    all.push_back({recipe.name, recipe.form, recipe.group, recipe.title, recipe.about});
  return all;
}

Result<Graph> make_family(std::string_view name) {
  std::string wanted = folded(name);
  for (const auto& [from, to] : aliases)
    if (wanted == from) wanted = to;
  for (const auto& [from, to] : stem_aliases)
    if (const std::size_t size = stem_of(wanted).size(); wanted.substr(0, size) == from) wanted.replace(0, size, to);
  for (const Recipe& recipe : recipes) {
    const std::string known = folded(recipe.name);
    if (!has_numbers(recipe)) {
      if (wanted == known) return recipe.make({});
      continue;
    }
    if (stem_of(wanted) != stem_of(known)) continue;
    const Result<Numbers> numbers = numbers_of(wanted, recipe);
    if (!numbers) return numbers.error();
    if (const auto error = conflict(recipe, *numbers)) return *error;
    return recipe.make(*numbers);
  }
  return Error{"there is no graph named " + quoted(name) + suggestion(wanted)};
}

}  // namespace schlegel
