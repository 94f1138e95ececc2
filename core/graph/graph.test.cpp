#include "graph/graph.hpp"

#include <algorithm>
#include <set>

#include <doctest/doctest.h>

#include "base/random.hpp"
#include "trials.hpp"

using namespace schlegel;

TEST_CASE("graph: an empty graph has no vertices and no edges") {
  const Graph fresh;
  const Graph built = GraphBuilder().build();
  CHECK(fresh.order() == 0);
  CHECK(fresh.size() == 0);
  CHECK(built.order() == 0);
  CHECK(built.find("a") == no_vertex);
}

TEST_CASE("graph: loops and repeated edges are refused") {
  GraphBuilder builder;
  const Vertex a = builder.vertex("a");
  const Vertex b = builder.vertex("b");
  CHECK(builder.vertex("a") == a);
  CHECK(builder.edge_between(a, b) == no_edge);
  CHECK(builder.add_edge(b, a));
  CHECK_FALSE(builder.add_edge(a, b));
  CHECK_FALSE(builder.add_edge(a, a));
  CHECK(builder.edge_between(b, a) == 0);
  const Graph graph = std::move(builder).build();
  CHECK(graph.size() == 1);
  CHECK(graph.ends(0) == std::pair(a, b));
  CHECK(graph.other_end(0, b) == a);
}

TEST_CASE("graph: names are found as written, then ignoring case when that is unique") {
  GraphBuilder builder;
  for (const char* name : {"Q", "q", "R", "s", "Tutte"}) builder.add_vertex(name);
  const Graph graph = std::move(builder).build();
  CHECK(graph.find("Q") == 0);
  CHECK(graph.find("q") == 1);
  CHECK(graph.find("r") == 2);
  CHECK(graph.find("S") == 3);
  CHECK(graph.find("TUTTE") == 4);
  CHECK(graph.find("") == no_vertex);
  CHECK(graph.find("x") == no_vertex);

  GraphBuilder twins;
  for (const char* name : {"ab", "aB"}) twins.add_vertex(name);
  CHECK(std::move(twins).build().find("AB") == no_vertex);
}

TEST_CASE("graph: neighbours and edge look-up agree with a set of pairs") {
  each_trial(20240607, 200, [&](Random& random) {
    const int n = 1 + static_cast<int>(random.below(40));
    GraphBuilder builder;
    for (int v = 0; v < n; ++v) builder.add_vertex(std::to_string(v));
    std::set<std::pair<Vertex, Vertex>> pairs;
    for (std::uint64_t k = random.below(200); k > 0; --k) {
      const auto u = static_cast<Vertex>(random.below(static_cast<std::uint64_t>(n)));
      const auto v = static_cast<Vertex>(random.below(static_cast<std::uint64_t>(n)));
      const bool added = builder.add_edge(u, v);
      CHECK(added == (u != v && pairs.insert(std::minmax(u, v)).second));
    }
    const Graph graph = std::move(builder).build();
    CHECK(graph.size() == static_cast<int>(pairs.size()));
    int ends = 0;
    for (Vertex u = 0; u < n; ++u) {
      Vertex last = no_vertex;
      for (const auto [v, e] : graph.around(u)) {
        CHECK(v > last);
        last = v;
        CHECK(pairs.count(std::minmax(u, v)) == 1);
        CHECK(graph.edge_between(u, v) == e);
        CHECK(graph.other_end(e, u) == v);
        ++ends;
      }
      for (Vertex v = 0; v < n; ++v) CHECK(graph.adjacent(u, v) == (pairs.count(std::minmax(u, v)) == 1));
    }
    CHECK(ends == 2 * graph.size());
  });
}
