#include "graph/families/families.hpp"

#include <algorithm>
#include <functional>
#include <numeric>
#include <optional>

#include "base/edits.hpp"
#include "base/name.hpp"
#include "base/text.hpp"
#include "graph/families/conway.hpp"
#include "graph/families/family_makers.hpp"
#include "graph/families/polyhedra.hpp"
#include "graph/families/solids.hpp"
#include "graph/words.hpp"

namespace schlegel {
namespace {

using make::Numbers;

struct Extent {
  std::int64_t vertices, edges;
};

// One family. A family with numbers in its names also gives their count, their range and the size of a graph. The one
// without `make` is Conway notation.
struct Maker {
  const char* name;  // for a family with numbers, an example
  Graph (*make)(const Numbers&);
  Sentence form{""};
  int fewest = 0, most = 0;
  int least = 1, greatest = max_vertices;
  Extent (*extent)(const Numbers&) = nullptr;
};

/// Of a board of squares with this many edges for each.
template <int edges>
Extent cells_extent(const Numbers& n) {
  const std::int64_t cells = std::int64_t{n[0]} * n[1];
  return {cells, edges * cells};
}

Extent hexagon_extent(const Numbers& n) {
  const std::int64_t side = n[0];
  return {3 * side * (side + 1) + 1, 9 * side * side + 3 * side};
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
  const std::int64_t vertices = std::int64_t{1} << n[0];
  return {vertices, vertices / 2 * n[0]};
}

Extent doubled_extent(const Numbers& n) { return {2 * std::int64_t{n[0]}, 3 * std::int64_t{n[0]}}; }
Extent single_extent(const Numbers& n) { return {n[0], n[0]}; }
Extent wheel_extent(const Numbers& n) { return {std::int64_t{n[0]} + 1, 2 * std::int64_t{n[0]}}; }

template <int N, bool A, bool B, bool C>
Graph mirrored(const Numbers&) {
  return make_solid(mirrored_solid(N, {A, B, C}));
}

constexpr Maker makers[] = {
    {"tetrahedron", mirrored<3, 1, 0, 0>},
    {"cube", mirrored<4, 1, 0, 0>},
    {"octahedron", mirrored<4, 0, 0, 1>},
    {"dodecahedron", [](const Numbers&) { return make::dodecahedron(); }},
    {"icosahedron", mirrored<5, 0, 0, 1>},

    {"truncated_tetrahedron", mirrored<3, 1, 1, 0>},
    {"cuboctahedron", mirrored<4, 0, 1, 0>},
    {"truncated_cube", mirrored<4, 1, 1, 0>},
    {"truncated_octahedron", mirrored<4, 0, 1, 1>},
    {"rhombicuboctahedron", mirrored<4, 1, 0, 1>},
    {"truncated_cuboctahedron", mirrored<4, 1, 1, 1>},
    {"snub_cube", [](const Numbers&) { return make_solid(snub_solid(4)); }},
    {"icosidodecahedron", mirrored<5, 0, 1, 0>},
    {"truncated_dodecahedron", mirrored<5, 1, 1, 0>},
    {"truncated_icosahedron", mirrored<5, 0, 1, 1>},
    {"rhombicosidodecahedron", mirrored<5, 1, 0, 1>},
    {"truncated_icosidodecahedron", mirrored<5, 1, 1, 1>},
    {"snub_dodecahedron", [](const Numbers&) { return make_solid(snub_solid(5)); }},

    {"prism_6", [](const Numbers& n) { return make_solid(prism(n[0])); }, words::prism_form, 1, 1, 3, 100,
     doubled_extent},
    {"antiprism_5", [](const Numbers& n) { return make_solid(antiprism(n[0])); }, words::antiprism_form, 1, 1, 3, 100,
     doubled_extent},

    {"conway_k5aI", nullptr, words::conway_form},

    {"grid_5x5", [](const Numbers& n) { return make::grid(n[0], n[1]); }, words::grid_form, 2, 2, 1, max_vertices,
     cells_extent<2>},
    {"knight_5x6", [](const Numbers& n) { return make::knight(n[0], n[1]); }, words::knight_form, 2, 2, 1, max_vertices,
     cells_extent<4>},
    {"king_4x4", [](const Numbers& n) { return make::king(n[0], n[1]); }, words::king_form, 2, 2, 1, max_vertices,
     cells_extent<4>},
    {"hexagon_3", [](const Numbers& n) { return make::hexagon(n[0]); }, words::hexagon_form, 1, 1, 1, 200,
     hexagon_extent},
    {"torus_4x4", [](const Numbers& n) { return make::torus(n[0], n[1]); }, words::torus_form, 2, 2, 3, max_vertices,
     cells_extent<2>},

    {"petersen", [](const Numbers&) { return make::generalized_petersen(5, 2); }},
    {"heawood",
     [](const Numbers&) {
       return make::chorded_cycle(14, {5, -5});
     }},
    {"mobius_kantor", [](const Numbers&) { return make::generalized_petersen(8, 3); }},
    {"pappus",
     [](const Numbers&) {
       return make::chorded_cycle(18, {5, 7, -7, 7, -7, -5});
     }},
    {"desargues", [](const Numbers&) { return make::generalized_petersen(10, 3); }},
    {"coxeter", [](const Numbers&) { return make::coxeter(); }},
    {"tutte", [](const Numbers&) { return make::tutte(); }},
    {"gp_7_2", [](const Numbers& n) { return make::generalized_petersen(n[0], n[1]); },
     words::generalised_petersen_form, 2, 2, 1, max_vertices, doubled_extent},

    {"K8", [](const Numbers& n) { return n.size() == 1 ? make::complete(n[0]) : make::complete_multipartite(n); },
     words::complete_form, 1, 20, 1, max_vertices, complete_extent},
    {"C8", [](const Numbers& n) { return make::cycle(n[0]); }, words::cycle_form, 1, 1, 3, max_vertices, single_extent},
    {"P5", [](const Numbers& n) { return make::path(n[0]); }, words::path_form, 1, 1, 1, max_vertices, single_extent},
    {"wheel_5", [](const Numbers& n) { return make::wheel(n[0]); }, words::wheel_form, 1, 1, 3, max_vertices,
     wheel_extent},
    {"ladder_4", [](const Numbers& n) { return make::ladder(n[0]); }, words::ladder_form, 1, 1, 1, max_vertices,
     doubled_extent},
    {"hypercube_4", [](const Numbers& n) { return make::hypercube(n[0]); }, words::hypercube_form, 1, 1, 1, 30,
     hypercube_extent},
    {"theta_1_2_2", [](const Numbers& n) { return make::theta(n); }, words::theta_form, 2, 20, 0, max_vertices,
     theta_extent},
    {"bowtie", [](const Numbers&) { return make::bowtie(); }},
};

struct Alias {
  const char *from, *to;
};

constexpr Alias aliases[] = {
    {"theta_0", "theta_1_2_2"}, {"moebius_kantor", "mobius_kantor"}, {"football", "truncated_icosahedron"}};

/// "hexagonal_prism" is prism_6.
constexpr std::string_view polygons[] = {"triangular", "square",    "pentagonal", "hexagonal",
                                         "heptagonal", "octagonal", "enneagonal", "decagonal"};

constexpr Alias stem_aliases[] = {{"q", "hypercube"}, {"complete", "k"}, {"cycle", "c"}, {"path", "p"}};

// The part of a name before its first number: "grid" of "grid_5x5", "k" of "k3_3".
std::string_view stem_of(std::string_view name) {
  const auto digit = static_cast<std::size_t>(std::find_if(name.begin(), name.end(), is_digit) - name.begin());
  std::string_view stem = name.substr(0, digit);
  if (digit < name.size())
    while (!stem.empty() && stem.back() == '_') stem.remove_suffix(1);
  return stem;
}

bool has_numbers(const Maker& maker) { return maker.most > 0; }

// The name as `makers` spells it, with aliases replaced.
std::string canonical(std::string_view name) {
  std::string wanted = folded(name);
  if (wanted.ends_with(')')) {  // "GP(7,2)"
    wanted.pop_back();
    for (const char sign : {'(', ','}) std::replace(wanted.begin(), wanted.end(), sign, '_');
  }
  for (const auto& [from, to] : aliases)
    if (wanted == from) wanted = to;
  for (std::size_t i = 0; i < std::size(polygons); ++i)
    for (const std::string_view solid : {"prism", "antiprism"})
      if (wanted == std::string(polygons[i]) + "_" + std::string(solid))
        wanted = std::string(solid) + "_" + std::to_string(i + 3);
  for (const auto& [from, to] : stem_aliases)
    if (const std::size_t size = stem_of(wanted).size(); wanted.substr(0, size) == from) wanted.replace(0, size, to);
  return wanted;
}

// families_near() for a canonical name.
std::string names_near(std::string_view name) {
  std::vector<std::string> stems;
  for (const Maker& maker : makers) stems.emplace_back(stem_of(folded(maker.name)));
  std::string names;
  for (const std::size_t one : nearest(stem_of(name), stems))
    names = names.empty() ? makers[one].name : say(words::either, {{"first", names}, {"last", makers[one].name}});
  return names;
}

Error malformed(std::string_view name, const Maker& maker) {
  return {say(words::graph_name_form, {{"text", quoted(name)}, {"form", say(maker.form)}, {"example", maker.name}})};
}

// The numbers at the end of a name, separated by '_' or 'x'.
Result<Numbers> numbers_of(std::string_view name, const Maker& maker) {
  std::string_view rest = name.substr(stem_of(name).size());
  Numbers numbers;
  while (!rest.empty()) {
    if (rest.front() == '_' || (rest.front() == 'x' && !numbers.empty())) rest.remove_prefix(1);
    std::int64_t value = 0;
    std::size_t digits = 0;
    for (; digits < rest.size() && is_digit(rest[digits]); ++digits)
      value = std::min<std::int64_t>(10 * value + (rest[digits] - '0'), std::int64_t{1} << 40);
    if (digits == 0 || numbers.size() == static_cast<std::size_t>(maker.most)) return malformed(name, maker);
    if (value < maker.least || value > maker.greatest)
      return Error{say(words::graph_number_range, {{"text", quoted(name)},
                                                   {"number", rest.substr(0, std::min<std::size_t>(digits, 20))},
                                                   {"form", say(maker.form)},
                                                   {"least", maker.least},
                                                   {"most", maker.greatest}})};
    numbers.push_back(static_cast<int>(value));
    rest.remove_prefix(digits);
  }
  if (numbers.size() < static_cast<std::size_t>(maker.fewest)) return malformed(name, maker);
  return numbers;
}

// Checks what ranges alone cannot.
std::optional<Error> conflict(const Maker& maker, const Numbers& numbers) {
  const std::string stem(stem_of(folded(maker.name)));
  if (stem == "gp" && (numbers[0] < 3 || 2 * std::int64_t{numbers[1]} >= numbers[0]))
    return Error{say(words::generalised_petersen_needs, {{"form", say(maker.form)}})};
  if (stem == "theta" && std::count(numbers.begin(), numbers.end(), 0) > 1) return Error{say(words::theta_needs)};
  const Extent extent = maker.extent(numbers);
  if (extent.vertices > max_vertices || extent.edges > max_edges)
    return Error{say(words::graph_too_large, {{"vertices", extent.vertices},
                                              {"edges", extent.edges},
                                              {"most_vertices", max_vertices},
                                              {"most_edges", max_edges}})};
  return std::nullopt;
}

constexpr std::string_view conway_stem = "conway";

Result<Graph> conway_graph(std::string_view notation) {
  const auto around = conway_polyhedron(notation);
  if (!around) return around.error();
  return make_solid(*around);
}

/// True for small letters and digits, then a solid as a capital, perhaps with a number: "kktD", "dP5".
bool looks_like_conway(std::string_view name) {
  while (!name.empty() && is_digit(name.back())) name.remove_suffix(1);
  if (name.size() < 2 || std::string_view("TCODIPAY").find(name.back()) == std::string_view::npos) return false;
  name.remove_suffix(1);
  return std::all_of(name.begin(), name.end(), [](char c) { return is_digit(c) || (c >= 'a' && c <= 'z'); });
}

/// Conway notation without "conway_": "tD".
std::optional<Result<Graph>> conway_alone(std::string_view name) {
  name = trim(name);
  auto polyhedron = conway_graph(name);
  if (polyhedron || looks_like_conway(name)) return polyhedron;
  return std::nullopt;
}

}  // namespace

std::vector<std::string> make::family_names() {
  std::vector<std::string> names;
  for (const Maker& maker : makers) names.emplace_back(maker.name);
  return names;
}

std::optional<Result<Graph>> family_called(std::string_view name) {
  const std::string wanted = canonical(name);
  for (const Maker& maker : makers) {
    const std::string known = folded(maker.name);
    if (maker.make == nullptr) {
      if (!wanted.starts_with(conway_stem)) continue;
      std::string_view rest = std::string_view(wanted).substr(conway_stem.size());
      if (!rest.empty() && rest.front() == '_') rest.remove_prefix(1);
      return rest.empty() ? malformed(wanted, maker) : conway_graph(rest);
    }
    if (!has_numbers(maker)) {
      if (wanted == known) return maker.make({});
      continue;
    }
    if (stem_of(wanted) != stem_of(known)) continue;
    const Result<Numbers> numbers = numbers_of(wanted, maker);
    if (!numbers && wanted.size() > stem_of(wanted).size()) return conway_alone(name).value_or(numbers.error());
    if (!numbers) return numbers.error();
    if (const auto error = conflict(maker, *numbers)) return *error;
    return maker.make(*numbers);
  }
  return conway_alone(name);
}

std::string family_word(std::string_view name) {
  std::string word(name);
  std::replace_if(
      word.begin(), word.end(), [](char c) { return c == ' ' || c == '\t'; }, '_');
  return word;
}

Result<Graph> make_family(std::string_view name) {
  if (auto graph = family_called(name)) return *std::move(graph);
  const std::string near = families_near(name);
  return Error{
      say(near.empty() ? words::unknown_graph : words::unknown_graph_near, {{"text", quoted(name)}, {"names", near}})};
}

std::string families_near(std::string_view name) { return names_near(canonical(name)); }

}  // namespace schlegel
