#include "graph/families/families.hpp"

#include <algorithm>
#include <map>
#include <set>

#include <doctest/doctest.h>

#include "base/text.hpp"
#include "graph/drawing/drawing.hpp"
#include "graph/families/family_makers.hpp"
#include "graph/test_support.hpp"
#include "graph/vector3.hpp"
#include "in_quotes.hpp"

using namespace schlegel;

static Graph family(std::string_view name) {
  Result<Graph> graph = make_family(name);
  INFO("family ", std::string(name), graph ? "" : graph.error().text());
  REQUIRE(graph.ok());
  return std::move(graph).value();
}

static std::string refusal(std::string_view name) {
  const Result<Graph> graph = make_family(name);
  INFO("family ", std::string(name));
  REQUIRE_FALSE(graph.ok());
  return graph.error().text();
}

static std::map<std::size_t, int> faces_by_size(const Graph& graph) {
  std::map<std::size_t, int> count;
  for (const auto& face : graph.faces()) ++count[face.size()];
  return count;
}

TEST_CASE("families: the menu names graphs that can be made, and every one is drawn in the unit square") {
  std::set<std::string> names;
  for (const Family& entry : families()) {
    INFO("family ", entry.name);
    CHECK(names.insert(entry.name).second);
    CHECK_FALSE(entry.title.empty());
    CHECK_FALSE(entry.about.empty());
    CHECK_FALSE(entry.group.empty());
    const Graph graph = family(entry.name);
    REQUIRE(graph.plane().size() == static_cast<std::size_t>(graph.order()));
    for (const Point2& p : graph.plane()) {
      CHECK(p.x > -1e-9);
      CHECK(p.x < 1 + 1e-9);
      CHECK(p.y > -1e-9);
      CHECK(p.y < 1 + 1e-9);
    }
    CHECK(clearance(graph.plane(), test::edges_of(graph)) > 0.02);
  }
}

namespace {

struct Expected {
  const char* name;
  int corners, edges;
  std::map<std::size_t, int> faces;
};

const Expected solids[] = {
    {"tetrahedron", 4, 6, {{3, 4}}},
    {"cube", 8, 12, {{4, 6}}},
    {"octahedron", 6, 12, {{3, 8}}},
    {"dodecahedron", 20, 30, {{5, 12}}},
    {"icosahedron", 12, 30, {{3, 20}}},
    {"truncated_tetrahedron", 12, 18, {{3, 4}, {6, 4}}},
    {"cuboctahedron", 12, 24, {{3, 8}, {4, 6}}},
    {"truncated_cube", 24, 36, {{3, 8}, {8, 6}}},
    {"truncated_octahedron", 24, 36, {{4, 6}, {6, 8}}},
    {"rhombicuboctahedron", 24, 48, {{3, 8}, {4, 18}}},
    {"truncated_cuboctahedron", 48, 72, {{4, 12}, {6, 8}, {8, 6}}},
    {"snub_cube", 24, 60, {{3, 32}, {4, 6}}},
    {"icosidodecahedron", 30, 60, {{3, 20}, {5, 12}}},
    {"truncated_dodecahedron", 60, 90, {{3, 20}, {10, 12}}},
    {"truncated_icosahedron", 60, 90, {{5, 12}, {6, 20}}},
    {"rhombicosidodecahedron", 60, 120, {{3, 20}, {4, 30}, {5, 12}}},
    {"truncated_icosidodecahedron", 120, 180, {{4, 30}, {6, 20}, {10, 12}}},
    {"snub_dodecahedron", 60, 150, {{3, 80}, {5, 12}}},
    {"prism_3", 6, 9, {{3, 2}, {4, 3}}},
    {"prism_100", 200, 300, {{4, 100}, {100, 2}}},
    {"antiprism_3", 6, 12, {{3, 8}}},
    {"antiprism_7", 14, 28, {{3, 14}, {7, 2}}},
};

}  // namespace

TEST_CASE("families: solids have their faces, equal edges, and corners on the unit sphere") {
  for (const Expected& solid : solids) {
    INFO("solid ", solid.name);
    const Graph graph = family(solid.name);
    CHECK(graph.order() == solid.corners);
    CHECK(graph.size() == solid.edges);
    CHECK(faces_by_size(graph) == solid.faces);

    const auto space = graph.space();
    REQUIRE(space.size() == static_cast<std::size_t>(graph.order()));
    const auto at = [&](Vertex v) { return space[v]; };
    for (const Point3& p : space) CHECK(length(p) == doctest::Approx(1));
    const auto [a, b] = graph.ends(0);
    const double side = distance(at(a), at(b));
    for (const auto& [u, v] : test::edges_of(graph)) CHECK(distance(at(u), at(v)) == doctest::Approx(side));

    std::set<std::pair<Vertex, Vertex>> sides;
    for (const auto& face : graph.faces()) {
      for (std::size_t i = 0; i < face.size(); ++i) {
        const Vertex u = face[i], v = face[(i + 1) % face.size()], w = face[(i + 2) % face.size()];
        CHECK(graph.adjacent(u, v));
        CHECK(sides.emplace(u, v).second);
        CHECK(dot(cross(at(v) - at(u), at(w) - at(v)), at(v)) > 0);  // turns left seen from outside
      }
    }
    CHECK(sides.size() == static_cast<std::size_t>(2 * graph.size()));
  }
}

TEST_CASE(
    "families: a solid's drawing has no crossings, its outer face at the back and the others the right way round") {
  for (const Expected& solid : solids) {
    INFO("solid ", solid.name);
    const Graph graph = family(solid.name);
    CHECK(test::crossings(graph, graph.plane()) == 0);
    int clockwise = 0;
    std::size_t largest = 0;
    for (const auto& face : graph.faces()) largest = std::max(largest, face.size());
    for (const auto& face : graph.faces()) {
      double area = 0;
      Point3 middle;
      for (std::size_t i = 0; i < face.size(); ++i) {
        const Point2 p = graph.plane()[face[i]];
        const Point2 q = graph.plane()[face[(i + 1) % face.size()]];
        area += p.y * q.x - p.x * q.y;  // y grows downwards
        middle = middle + graph.space()[face[i]];
      }
      if (area > 0) continue;
      ++clockwise;
      CHECK(face.size() == largest);
      CHECK(middle.z < 0);
      CHECK(std::abs(middle.x) + std::abs(middle.y) < 1e-6);
    }
    CHECK(clockwise == 1);
  }
}

TEST_CASE("families: the dodecahedron is Hamilton's board") {
  const Graph board = family("Dodecahedron");
  std::set<std::string> edges;
  for (const auto& [u, v] : test::edges_of(board)) edges.insert(board.name(u) + board.name(v));
  const std::string expected =
      "bc bg bz cd cp df dm fg fk gh hj hx jk jv kl lt lm mn np ns pq qz qr rs rw st tv vw wx xz";
  std::set<std::string> wanted;
  for (std::string_view edge : split_words(expected))
    wanted.insert(std::string(1, std::min(edge[0], edge[1])) + std::max(edge[0], edge[1]));
  CHECK(edges == wanted);

  const auto at = [&](const char* name) { return board.plane()[board.find(name)]; };
  CHECK(at("R").y == doctest::Approx(0));
  CHECK(at("T").y == doctest::Approx(at("V").y));
  for (const char* inside : {"Q", "B", "C", "F", "J", "K", "L"}) CHECK(at(inside).y < at("T").y);
  CHECK(at("W").x < at("X").x);
  CHECK(at("N").x < at("S").x);
  // Read in rows from below: T V, J K L, H F M, G D, B C.
  CHECK(at("V").x < at("T").x);
  for (const char* row : {"JKL", "HFM", "GD", "BC"})
    for (const char* c = row; c[1] != '\0'; ++c)
      CHECK(at(std::string(1, c[0]).c_str()).x < at(std::string(1, c[1]).c_str()).x);
}

TEST_CASE("families: sizes and degrees of the other graphs") {
  struct Expected {
    const char* name;
    int order, size, least_degree, greatest_degree;
  };
  const Expected all[] = {
      {"grid_8x8", 64, 112, 2, 4},
      {"grid_1x5", 5, 4, 1, 2},
      {"grid_40x30", 1200, 2330, 2, 4},
      {"knight_5x6", 30, 62, 2, 8},
      {"king_8x8", 64, 210, 3, 8},
      {"hexagon_1", 7, 12, 3, 6},
      {"hexagon_3", 37, 90, 3, 6},
      {"hexagon_13", 547, 1560, 3, 6},
      {"torus_4x4", 16, 32, 4, 4},
      {"torus_3x9", 27, 54, 4, 4},
      {"torus_20x20", 400, 800, 4, 4},
      {"petersen", 10, 15, 3, 3},
      {"heawood", 14, 21, 3, 3},
      {"mobius_kantor", 16, 24, 3, 3},
      {"pappus", 18, 27, 3, 3},
      {"desargues", 20, 30, 3, 3},
      {"coxeter", 28, 42, 3, 3},
      {"tutte", 46, 69, 3, 3},
      {"gp_7_2", 14, 21, 3, 3},
      {"K8", 8, 28, 7, 7},
      {"K3_3", 6, 9, 3, 3},
      {"k_1_4", 5, 4, 1, 4},
      {"K_2_2_2", 6, 12, 4, 4},
      {"K1", 1, 0, 0, 0},
      {"C8", 8, 8, 2, 2},
      {"P5", 5, 4, 1, 2},
      {"P1", 1, 0, 0, 0},
      {"wheel_5", 6, 10, 3, 5},
      {"ladder_4", 8, 10, 2, 3},
      {"ladder_1", 2, 1, 1, 1},
      {"hypercube_4", 16, 32, 4, 4},
      {"hypercube_10", 1024, 5120, 10, 10},
      {"theta_0", 7, 8, 2, 3},
      {"theta_1_2_2", 7, 8, 2, 3},
      {"theta_0_1", 3, 3, 2, 2},
      {"bowtie", 5, 6, 2, 4},
      {"K_200_200", 400, 40000, 200, 200},
  };
  for (const Expected& expected : all) {
    INFO("family ", expected.name);
    const Graph graph = family(expected.name);
    CHECK(graph.order() == expected.order);
    CHECK(graph.size() == expected.size);
    int least = graph.order(), greatest = 0;
    for (Vertex v = 0; v < graph.order(); ++v) {
      least = std::min(least, graph.degree(v));
      greatest = std::max(greatest, graph.degree(v));
    }
    CHECK(least == expected.least_degree);
    CHECK(greatest == expected.greatest_degree);
    CHECK(graph.plane().size() == static_cast<std::size_t>(graph.order()));
  }
}

TEST_CASE("families: girths tell the cages and configurations apart") {
  const std::pair<const char*, int> girths[] = {{"petersen", 5},  {"heawood", 6}, {"mobius_kantor", 6}, {"pappus", 6},
                                                {"desargues", 6}, {"coxeter", 7}, {"tutte", 4}};
  for (const auto& entry : girths) {
    const auto& name = entry.first;
    const int girth = entry.second;
    INFO("family ", name);
    CHECK(test::girth(family(name)) == girth);
  }
}

TEST_CASE("families: graphs without a tour have none") {
  for (const char* name : {"petersen", "coxeter", "tutte"}) {
    INFO("family ", name);
    CHECK_FALSE(test::has_tour(family(name)));
  }
  for (const char* name : {"heawood", "pappus", "desargues", "dodecahedron", "truncated_icosahedron"}) {
    INFO("family ", name);
    CHECK(test::has_tour(family(name)));
  }
}

TEST_CASE("families: names are read as people type them") {
  for (const char* name : {"truncated_icosahedron", "Truncated Icosahedron", "TRUNCATED-ICOSAHEDRON", " football "})
    CHECK(family(name).order() == 60);
  for (const char* name : {"grid_8x8", "Grid 8x8", "grid8x8", "grid-8-8", "grid_8_8", "GRID_8X8"})
    CHECK(family(name).order() == 64);
  CHECK(family("Q4").order() == 16);
  CHECK(family("hexagonal prism").order() == 12);
  CHECK(family("Square antiprism").size() == 16);
  for (const char* name : {"gp_7_2", "GP(7,2)"}) CHECK(family(name).size() == 21);
  CHECK(family("cycle_5").size() == 5);
}

TEST_CASE("families: vertices are named like chess squares, by letters or by numbers") {
  const Graph knight = family("knight_8x8");
  CHECK(knight.adjacent(knight.find("b1"), knight.find("c3")));
  CHECK_FALSE(knight.adjacent(knight.find("b1"), knight.find("b3")));
  CHECK(knight.plane()[knight.find("a1")].y == doctest::Approx(1));
  CHECK(family("grid_2x27").name(0) == "1");
  CHECK(family("C26").name(25) == "z");
  CHECK(family("C27").name(26) == "27");
  CHECK(family("petersen").name(0) == "0");
  CHECK(family("hypercube_3").name(6) == "110");
}

TEST_CASE("families: an unknown name is answered with near ones") {
  CHECK(refusal("dodecaeder") == "unknown graph \"dodecaeder\"; did you mean dodecahedron?");
  CHECK(refusal("peterson") == "unknown graph \"peterson\"; did you mean petersen?");
  CHECK(refusal("prsm_5") == "unknown graph \"prsm_5\"; did you mean prism_6?");
  CHECK(refusal("") == "unknown graph \"\"; use for example dodecahedron, grid_5x5, petersen or K5");
  CHECK(refusal("xyzzy") == "unknown graph \"xyzzy\"; use for example dodecahedron, grid_5x5, petersen or K5");
  CHECK(refusal(std::string(100000, 'a')).size() < 200);
}

TEST_CASE("families: the menu has all of the library, and says of each kind how its names are made") {
  std::vector<std::string> names;
  for (const Family& entry : families()) {
    names.push_back(entry.name);
    const std::string stem = entry.name.substr(0, entry.name.find_first_of("_0123456789"));
    const bool kind = entry.name.find_first_of("0123456789") != std::string::npos;
    CHECK(kind == !entry.form.empty());
    if (kind) CHECK(refusal(stem).find("write " + entry.form + ",") != std::string::npos);
  }
  CHECK(names == make::family_names());
}

TEST_CASE("families: titles and refusals are whole sentences of the files of words") {
  const test_support::InQuotes spoken;
  for (const Family& entry : families())
    for (const std::string& text : {entry.form, entry.group, entry.title, entry.about})
      test_support::check_whole("about a graph", text);
  for (const char* name : {"dodecaeder", "prsm_5", "zzzz", "grid_8", "prism_2", "gp_4_2", "theta_0_0", "grid_999x999"})
    test_support::check_whole("error", make_family(name).error().message);
}

TEST_CASE("families: numbers that do not fit are refused before memory is taken") {
  CHECK(refusal("grid_8") == "\"grid_8\" does not name a graph; write grid_ROWSxCOLUMNS, for example grid_5x5");
  CHECK(refusal("grid_8x8x8") == "\"grid_8x8x8\" does not name a graph; write grid_ROWSxCOLUMNS, for example grid_5x5");
  CHECK(refusal("grid_8y8") == "\"grid_8y8\" does not name a graph; write grid_ROWSxCOLUMNS, for example grid_5x5");
  CHECK(refusal("prism_2") == "\"prism_2\": 2 is out of range; the numbers in prism_SIDES go from 3 to 100");
  CHECK(refusal("C99999999999999999999") ==
        "\"c99999999999999999999\": 99999999999999999999 is out of range; the numbers in C_VERTICES go from 3 to "
        "200000");
  CHECK(refusal("grid_1000x1000") ==
        "this graph would have about 1,000,000 vertices and 2,000,000 edges; the limits are 200,000 and 1,000,000, so "
        "use smaller numbers");
  CHECK(refusal("K1415").find("use smaller numbers") != std::string::npos);
  CHECK(refusal("hypercube_17").find("use smaller numbers") != std::string::npos);
  CHECK(refusal("K_100000_100000").find("use smaller numbers") != std::string::npos);
  CHECK(refusal("gp_4_2") ==
        "a generalised Petersen graph gp_RIM_STEP needs a rim of at least 3 vertices and a step below half of that");
  CHECK(refusal("theta_0_0_1") == "only one path of a theta graph can be without inner vertices; use 0 at most once");
  CHECK(family("C200000").order() == 200000);
}
