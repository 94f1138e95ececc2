#pragma once
#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "asking.hpp"
#include "base/random.hpp"
#include "puzzles/quintomino/quintomino.hpp"
#include "puzzles/quintomino/solve/classes.hpp"

namespace schlegel::quintomino::testing {

inline Instance instance_of(const std::string& text) {
  auto read = must(Quintomino::parse(text));
  return std::move(read).value();
}

/// Polygons with their sides glued in pairs at random, as many as are needed for so many edges.
inline std::string random_surface(Random& random) {
  const std::size_t edges = 3 + random.below(4);
  std::vector<int> sides;
  for (std::size_t e = 0; e < edges; ++e) sides.insert(sides.end(), 2, static_cast<int>(e));
  random.shuffle(sides);
  std::string out;
  std::size_t at = 0;
  while (at < sides.size()) {
    std::size_t length = 2 + random.below(3);
    if (sides.size() - at < length + 2) length = sides.size() - at;
    if (at > 0) out += " /";
    for (std::size_t i = 0; i < length; ++i) out += " " + std::to_string(sides[at++]);
  }
  return out;
}

/// The colour of each edge.
using Edges = std::vector<int>;

inline const char* const small_surfaces[] = {
    "0 1 2 / 0 4 3 / 1 5 4 / 2 3 5",  // tetrahedron
    "0 1 2 / 2 1 0",                  // two triangles back to back
    "0 1 2 3 / 0 1 2 3",              // two squares, glued without a turn
    "0 1 0 1",                        // a torus of one square
    "0 1 / 1 2 / 2 0",                // three lunes
    "0 1 2 3 / 0 4 5 / 1 5 4 / 2 3",  // mixed lengths
};

inline std::string random_pieces(Random& random, std::size_t length, std::uint64_t count, std::uint64_t colours) {
  std::string out;
  for (std::uint64_t i = 0; i < count; ++i) {
    out += ' ';
    for (std::size_t j = 0; j < length; ++j) out += static_cast<char>('a' + random.below(colours));
  }
  return out;
}

inline Instance random_instance(Random& random) {
  const std::string faces = random.below(2) == 0 ? random_surface(random) : small_surfaces[random.below(6)];
  const std::uint64_t colours = 2 + random.below(2);
  std::string text = "faces " + faces + "\nflip " + (random.below(2) ? "yes" : "no") + "\nrepeat " +
                     (random.below(3) ? "no" : "yes") + "\npieces";
  std::map<std::size_t, std::uint64_t> lengths;
  std::size_t words = 0;
  for (char c : faces + " /") {
    words += c >= '0' && c <= '9';
    if (c == '/') ++lengths[std::exchange(words, 0)];
  }
  for (const auto& [length, count] : lengths)
    text += random_pieces(random, length, std::max<std::uint64_t>(1, count + random.below(5) - 1), colours);
  return instance_of(text);
}

/// Every colouring of the edges for which the verifier accepts the pieces laid so.
inline std::set<Edges> by_force(const Instance& instance, const Board& board) {
  std::set<Edges> found;
  Edges edges(instance.edges.size(), 0);
  for (;;) {
    std::vector<Quintomino::Move> moves;
    bool readable = true;
    for (std::size_t f = 0; f < instance.faces.size() && readable; ++f) {
      Colours orientation;
      for (int e : instance.faces[f]) orientation.push_back(static_cast<std::uint8_t>(edges[e]));
      const Placement placement = instance.find(orientation);
      readable = placement.kind >= 0 && (board.on[f].kind < 0 || board.on[f] == placement);
      moves.push_back({static_cast<int>(f), placement});
    }
    if (readable && Quintomino::verify(instance, board, moves)) found.insert(edges);
    std::size_t e = 0;
    while (e < edges.size() && ++edges[e] == static_cast<int>(instance.colours.size())) edges[e++] = 0;
    if (e == edges.size()) return found;
  }
}

inline bool same_cycle(std::vector<int> a, const std::vector<int>& b) {
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (a == b) return true;
    std::rotate(a.begin(), a.begin() + 1, a.end());
  }
  return false;
}

/// Whether this permutation of the edges maps the faces onto the faces, each read forwards or backwards as allowed.
inline bool maps_faces(const Instance& instance, const std::vector<int>& image, bool forwards, bool backwards) {
  std::vector<char> used(instance.faces.size());
  for (const auto& face : instance.faces) {
    std::vector<int> mapped;
    for (int e : face) mapped.push_back(image[e]);
    const std::vector<int> back(mapped.rbegin(), mapped.rend());
    bool found = false;
    for (std::size_t g = 0; g < used.size() && !found; ++g) {
      const std::vector<int>& there = instance.faces[g];
      if (!used[g] && there.size() == mapped.size() &&
          ((forwards && same_cycle(mapped, there)) || (backwards && same_cycle(back, there))))
        used[g] = found = true;
    }
    if (!found) return false;
  }
  return true;
}

inline std::vector<Symmetry> symmetries_of(const Instance& instance) {
  Control control;
  Ended ended;
  return symmetries(instance, control, ended).value();
}

}  // namespace schlegel::quintomino::testing
