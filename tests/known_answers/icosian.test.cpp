// Counts known from the literature or from independent programs.
#include <algorithm>
#include <map>

#include <doctest/doctest.h>

#include "graph/families/families.hpp"
#include "puzzles/icosian/solve/solver.hpp"

using namespace schlegel;
using namespace schlegel::icosian;

namespace {

Instance board(std::string_view family) {
  Instance instance;
  instance.graph = make_family(family).value();
  return instance;
}

Count tours(const Instance& instance) {
  Control control;
  const auto answer = count(instance, control);
  if (std::holds_alternative<Refutation>(answer)) return 0;
  REQUIRE(std::holds_alternative<Count>(answer));
  return std::get<Count>(answer);
}

/// How many openings of so many holes there are, by the number of their completions.
std::map<Count, int> openings(const Instance& from, std::size_t holes) {
  std::map<Count, int> by_completions;
  if (from.opening.size() == holes) {
    by_completions[tours(from)] = 1;
    return by_completions;
  }
  for (Vertex v = 0; v < from.graph.order(); ++v) {
    Instance longer = from;
    const bool fits = from.opening.empty() || from.graph.adjacent(from.opening.back(), v);
    if (!fits || std::find(from.opening.begin(), from.opening.end(), v) != from.opening.end()) continue;
    longer.opening.push_back(v);
    for (const auto& [completions, number] : openings(longer, holes)) by_completions[completions] += number;
  }
  return by_completions;
}

std::string text(const Instance& instance, const Tour& tour) {
  std::string names;
  for (Vertex v : tour) names += instance.graph.name(v);
  return names;
}

}  // namespace

TEST_CASE("known answers: Hamilton's board") {
  const Instance hamilton = board("dodecahedron");
  CHECK(tours(hamilton) == 30);
  Instance open = hamilton;
  open.closed = false;
  CHECK(tours(open) == 1620);
  CHECK(openings(hamilton, 5) == std::map<Count, int>{{2, 360}, {4, 120}});
  const auto six = openings(hamilton, 6);
  CHECK(six.at(0) == 120);
  int all = 0;
  for (const auto& entry : six) all += entry.second;
  CHECK(all == 840);
}

TEST_CASE("known answers: the opening Q R S N P has two completions") {
  Instance instance = board("dodecahedron");
  for (char hole : std::string_view("qrsnp")) instance.opening.push_back(instance.graph.find(std::string(1, hole)));
  Control control;
  std::vector<std::string> found;
  enumerate(instance, control, [&](const Tour& tour) {
    found.push_back(text(instance, tour));
    return true;
  });
  std::sort(found.begin(), found.end());
  CHECK(found == std::vector<std::string>{"qrsnpcbghjkfdmltvwxz", "qrsnpcdmltvwxhjkfgbz"});
}

TEST_CASE("known answers: Hamiltonian cycles of well-known graphs") {
  const std::pair<const char*, const char*> known[] = {{"tetrahedron", "3"},
                                                       {"cube", "6"},
                                                       {"octahedron", "16"},
                                                       {"icosahedron", "1280"},
                                                       {"truncated_tetrahedron", "3"},
                                                       {"cuboctahedron", "100"},
                                                       {"truncated_octahedron", "44"},
                                                       {"rhombicuboctahedron", "6020"},
                                                       {"icosidodecahedron", "39040"},
                                                       {"truncated_icosahedron", "1090"},
                                                       {"petersen", "0"},
                                                       {"tutte", "0"},
                                                       {"heawood", "24"},
                                                       {"pappus", "36"},
                                                       {"desargues", "24"},
                                                       {"hypercube_4", "1344"},
                                                       {"K8", "2520"},
                                                       {"grid_4x4", "6"},
                                                       {"grid_6x6", "1072"},
                                                       {"grid_8x8", "4638576"},
                                                       {"grid_10x10", "467260456608"},
                                                       {"knight_5x6", "8"},
                                                       {"knight_6x6", "9862"}};
  for (const auto& entry : known) {
    const auto& family = entry.first;
    CAPTURE(family);
    CHECK(to_text(tours(board(family))) == entry.second);
  }
}
