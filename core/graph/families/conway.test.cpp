#include "graph/families/conway.hpp"

#include <algorithm>
#include <map>
#include <string>

#include <doctest/doctest.h>

#include "base/random.hpp"
#include "base/text.hpp"
#include "graph/drawing/drawing.hpp"
#include "graph/drawing/midsphere.hpp"
#include "graph/families/families.hpp"
#include "graph/planarity.hpp"
#include "graph/test_support.hpp"
#include "in_quotes.hpp"
#include "results.hpp"
#include "trials.hpp"

using namespace schlegel;

namespace {

RotationSystem by_recipe(const std::string& recipe) {
  CAPTURE(recipe);
  auto made = must(conway_polyhedron(recipe));
  return std::move(made).value();
}

struct Counts {
  std::size_t corners, edges, faces;
  friend bool operator==(const Counts&, const Counts&) = default;
};

Counts counts_of(const RotationSystem& around) {
  std::size_t ends = 0;
  for (const auto& near : around) ends += near.size();
  return {around.size(), ends / 2, trace_faces(around).size()};
}

/// What the header says of an operation.
Counts expected(char operation, const Counts& of) {
  const auto [v, e, f] = of;
  const std::map<char, Counts> known{{'d', {f, e, v}},
                                     {'a', {e, 2 * e, v + f}},
                                     {'j', {v + f, 2 * e, e}},
                                     {'k', {v + f, 3 * e, 2 * e}},
                                     {'n', {v + f, 3 * e, 2 * e}},
                                     {'t', {2 * e, 3 * e, v + f}},
                                     {'z', {2 * e, 3 * e, v + f}},
                                     {'e', {2 * e, 4 * e, v + e + f}},
                                     {'o', {v + e + f, 4 * e, 2 * e}},
                                     {'b', {4 * e, 6 * e, v + e + f}},
                                     {'m', {v + e + f, 6 * e, 4 * e}},
                                     {'s', {2 * e, 5 * e, v + 2 * e + f}},
                                     {'g', {v + 2 * e + f, 5 * e, 2 * e}},
                                     {'p', {v + 2 * e, 5 * e, 2 * e + f}}};
  return known.contains(operation) ? known.at(operation) : of;
}

std::map<std::size_t, int> sizes_of_faces(const RotationSystem& around) {
  std::map<std::size_t, int> count;
  for (const auto& face : trace_faces(around)) ++count[face.size()];
  return count;
}

/// Whether the embeddings are the same but for names, turned or mirrored: each image of one edge is tried.
bool same_polyhedron(const RotationSystem& one, const RotationSystem& other) {
  if (one.size() != other.size()) return false;
  const auto place = [](const std::vector<Vertex>& near, Vertex v) {
    return static_cast<std::size_t>(std::find(near.begin(), near.end(), v) - near.begin());
  };
  const auto maps = [&](Vertex a, Vertex b, bool mirrored) {
    std::vector<Vertex> image(one.size(), no_vertex), from(one.size(), no_vertex), queue{0};
    image[0] = a;
    from[0] = one[0][0];
    std::vector<Vertex> image_of_from(one.size(), no_vertex);
    image_of_from[0] = b;
    for (std::size_t next = 0; next < queue.size(); ++next) {
      const std::size_t v = queue[next], w = image[v];
      const std::size_t degree = one[v].size();
      if (other[w].size() != degree) return false;
      const std::size_t here = place(one[v], from[v]), there = place(other[w], image_of_from[v]);
      if (there == degree) return false;
      for (std::size_t i = 0; i < degree; ++i) {
        const Vertex u = one[v][(here + i) % degree], goal = other[w][(there + (mirrored ? degree - i : i)) % degree];
        Vertex& known = image[u];
        if (known != no_vertex && known != goal) return false;
        if (known != no_vertex) continue;
        known = goal;
        from[u] = static_cast<Vertex>(v);
        image_of_from[u] = static_cast<Vertex>(w);
        queue.push_back(u);
      }
    }
    return true;
  };
  for (std::size_t a = 0; a < other.size(); ++a)
    for (const Vertex b : other[a])
      for (const bool mirrored : {false, true})
        if (maps(static_cast<Vertex>(a), b, mirrored)) return true;
  return false;
}

bool same_as_family(const std::string& recipe, std::string_view family) {
  return same_polyhedron(by_recipe(recipe), *planar_embedding(*make_family(family)));
}

constexpr std::string_view all_operations = "dakjtznoebmsgpr";

std::string random_recipe(Random& random, int operations) {
  std::string recipe;
  for (int i = 0; i < operations; ++i) {
    recipe += all_operations[random.below(all_operations.size())];
    if ((recipe.back() == 'k' || recipe.back() == 't') && random.below(2u) == 0)
      recipe += std::to_string(3 + random.below(4u));
  }
  recipe += "TCODIPAY"[random.below(8u)];
  if (recipe.back() == 'P' || recipe.back() == 'A' || recipe.back() == 'Y')
    recipe += std::to_string(3 + random.below(6u));
  return recipe;
}

}  // namespace

TEST_CASE("conway: every operation makes as many corners, edges and faces as it says, and a polyhedron") {
  for (const std::string seed : {"T", "C", "O", "D", "I", "P3", "P7", "A3", "A5", "Y3", "Y6"}) {
    const Counts of = counts_of(by_recipe(seed));
    CHECK(of.corners + of.faces == of.edges + 2);
    for (const char operation : all_operations) {
      const std::string recipe = operation + seed;
      CAPTURE(recipe);
      const RotationSystem made = by_recipe(recipe);
      CHECK(counts_of(made) == expected(operation, of));
      CHECK(is_polyhedral(made, trace_faces(made)));
    }
  }
}

TEST_CASE("conway: random recipes make polyhedra, one operation after another, and these have a canonical shape") {
  int shapes = 0, most = 0, refused = 0;
  each_trial(8, 1200, [&](Random& random, int round) {
    const std::string recipe = random_recipe(random, 1 + static_cast<int>(random.below(3u)));
    CAPTURE(recipe);
    const auto made = conway_polyhedron(recipe);
    if (!made) {
      CHECK(made.error().text().find("makes it larger") != std::string::npos);
      ++refused;
      return;
    }
    CHECK(is_polyhedral(*made, trace_faces(*made)));
    if (recipe.find_first_of("0123456789") == std::string::npos)
      CHECK(counts_of(*made) == expected(recipe[0], counts_of(by_recipe(recipe.substr(1)))));
    if (made->size() > (round % 20 == 0 ? most_on_midsphere : 60)) return;
    const auto corners = canonical_polyhedron(*made);
    REQUIRE_FALSE(corners.empty());
    CHECK(test::off_canonical(*made, corners) < 1e-9);
    ++shapes;
    most = std::max(most, static_cast<int>(made->size()));
  });
  MESSAGE(shapes, " shapes of up to ", most, " corners, ", refused, " too large");
  CHECK(shapes > at_least(300));
  CHECK(refused < 300);
}

TEST_CASE("conway: operations with a number take the faces and corners of that number") {
  CHECK(sizes_of_faces(by_recipe("k5aD")) == std::map<std::size_t, int>{{3, 80}});
  CHECK(sizes_of_faces(by_recipe("k3aD")) == std::map<std::size_t, int>{{3, 60}, {5, 12}});
  CHECK(sizes_of_faces(by_recipe("t4kC")) == std::map<std::size_t, int>{{4, 30}});
  CHECK(same_polyhedron(by_recipe("k5C"), by_recipe("C")));
  CHECK(same_polyhedron(by_recipe("k4C"), by_recipe("kC")));
  CHECK(same_polyhedron(by_recipe("t5I"), by_recipe("tI")));
}

TEST_CASE("conway: the Platonic and Archimedean solids are those that are made by mirrors") {
  constexpr std::string_view known =
      "T tetrahedron, C cube, O octahedron, D dodecahedron, I icosahedron, tT truncated_tetrahedron, aC cuboctahedron, "
      "tC truncated_cube, tO truncated_octahedron, eC rhombicuboctahedron, bC truncated_cuboctahedron, sC snub_cube, "
      "aD icosidodecahedron, tD truncated_dodecahedron, tI truncated_icosahedron, zD truncated_icosahedron, eD "
      "rhombicosidodecahedron, bD truncated_icosidodecahedron, sD snub_dodecahedron, P6 prism_6, A5 antiprism_5, Y5 "
      "wheel_5, eT cuboctahedron";
  for (const std::string_view entry : split(known, ',')) {
    CAPTURE(entry);
    const auto words = split_words(entry);
    CHECK(same_as_family(std::string(words[0]), words[1]));
  }
  CHECK_FALSE(same_as_family("tD", "truncated_icosahedron"));
}

TEST_CASE("conway: the Catalan solids have one kind of face") {
  struct Catalan {
    const char* recipe;
    const char* as_dual;
    std::map<std::size_t, int> faces;
  };
  const Catalan all[]{{"kT", "dtT", {{3, 12}}}, {"jC", "daC", {{4, 12}}}, {"kO", "dtC", {{3, 24}}},
                      {"kC", "dtO", {{3, 24}}}, {"oC", "deC", {{4, 24}}}, {"mC", "dbC", {{3, 48}}},
                      {"gC", "dsC", {{5, 24}}}, {"jD", "daD", {{4, 30}}}, {"kI", "dtD", {{3, 60}}},
                      {"kD", "dtI", {{3, 60}}}, {"oD", "deD", {{4, 60}}}, {"mD", "dbD", {{3, 120}}},
                      {"gD", "dsD", {{5, 60}}}};
  for (const Catalan& solid : all) {
    CAPTURE(solid.recipe);
    const RotationSystem made = by_recipe(solid.recipe);
    CHECK(sizes_of_faces(made) == solid.faces);
    CHECK(same_polyhedron(made, by_recipe(solid.as_dual)));
  }
}

TEST_CASE("conway: what holds of the operations holds of these") {
  const std::pair<const char*, const char*> same[] = {
      {"dd", ""},  {"ad", "a"},  {"jd", "j"}, {"dad", "j"}, {"dtd", "k"}, {"dkd", "t"}, {"gd", "g"}, {"rr", ""},
      {"aa", "e"}, {"dgd", "s"}, {"ta", "b"}, {"kj", "m"},  {"dpd", "p"}, {"jj", "o"},  {"td", "z"}, {"kd", "n"}};
  for (const std::string seed : {"T", "C", "P5", "A4", "Y5", "aC", "gT"})
    for (const auto& [one, other] : same) {
      CAPTURE(seed);
      const std::string first = one;
      CAPTURE(first);
      CHECK(same_polyhedron(by_recipe(one + seed), by_recipe(other + seed)));
    }
}

TEST_CASE("conway: boards have a drawing without crossings, names round a largest face first, and a shape") {
  for (const char* recipe : {"tD", "dtI", "gC", "t5kI", "pD", "k5aI", "Y7", "jP5", "mT", "oA4", "rsC", "dY3"}) {
    CAPTURE(recipe);
    const Graph graph = *make_family(std::string("conway_") + recipe);
    CHECK(test::crossings(graph, graph.plane()) == 0);
    CHECK(clearance(graph.plane(), graph.edges()) > 0.02);
    const Solid solid = solid_of(graph);
    CHECK(solid.corners.size() == static_cast<std::size_t>(graph.order()));
    std::size_t largest = 0;
    for (const auto& face : solid.faces) largest = std::max(largest, face.size());
    for (Vertex v = 0; v < static_cast<Vertex>(largest); ++v)
      CHECK(graph.adjacent(v, (v + 1) % static_cast<Vertex>(largest)));
    const std::vector<int> distances = graph.distances(0);
    CHECK(std::count(distances.begin(), distances.end(), -1) == 0);
  }
  CHECK(make_family("CONWAY-TD")->order() == 60);
  CHECK(make_family("Conway k5ai")->order() == 42);
}

TEST_CASE("conway: what is wrong with a recipe is said, with its place") {
  const auto says = [](const std::string& recipe) {
    const auto made = conway_polyhedron(recipe);
    REQUIRE_FALSE(made.ok());
    return made.error().text();
  };
  for (const char* recipe : {"", "5I", "txD", "tX", "P", "P2", "T4", "a5C", "k2C", "k0C", "mmmmmI", "tY1000"}) {
    const test_support::InQuotes quotes;
    test_support::check_whole("error", says(recipe));
  }
  CHECK(says("txD").find("\"x\", character 2 of the Conway notation \"txD\", is not an operation") == 0);
  CHECK(says("tX").find("\"X\", character 2 of the Conway notation \"tX\", is not a solid") == 0);
  CHECK(says("aP").find("\"P\", character 2 of the Conway notation \"aP\", needs a number from 3") == 0);
  CHECK(says("a5C").find("\"a\", character 1 of the Conway notation \"a5C\", cannot have this number") == 0);
  CHECK(says("aT4").find("\"T\", character 2 of the Conway notation \"aT4\", takes no number") == 0);
  CHECK(says("dmmmmmI").find("\"m\", character 4 of the Conway notation \"dmmmmmI\", makes it larger") == 0);
  CHECK(says("dY1000").find("\"d\", character 1 of the Conway notation \"dY1000\", makes it larger") == 0);
  CHECK(says(std::string(100'000, 'd')).size() < 300);
  CHECK(by_recipe("Y999").size() == 1000);
  CHECK(by_recipe("dP500").size() == 502);
}
