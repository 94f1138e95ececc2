#pragma once
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "base/random.hpp"
#include "puzzles/quintomino/quintomino.hpp"
#include "puzzles/quintomino/solve/classes.hpp"

namespace schlegel::quintomino::testing {

inline Instance instance_of(const std::string& text) {
  auto read = Quintomino::parse(text);
  REQUIRE_MESSAGE(read.ok(), (read.ok() ? text : read.error().text()));
  return std::move(read).value();
}

/// Polygons with their sides glued in pairs at random, as many as are needed for so many edges.
inline std::string random_surface(Random& random) {
  const std::size_t edges = 3 + random.below(4);
  std::vector<int> sides;
  for (std::size_t e = 0; e < edges; ++e) sides.insert(sides.end(), 2, static_cast<int>(e));
  for (std::size_t i = sides.size(); i > 1; --i) std::swap(sides[i - 1], sides[random.below(i)]);
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

inline bool same_cycle(std::vector<int> a, const std::vector<int>& b) {
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (a == b) return true;
    std::rotate(a.begin(), a.begin() + 1, a.end());
  }
  return false;
}

inline std::vector<Symmetry> symmetries_of(const Instance& instance) {
  Control control;
  Ended ended;
  return symmetries(instance, control, ended).value();
}

inline Reply ask(const Instance& instance, const Board& board, Verb verb, Options options = {}) {
  Question question;
  question.verb = verb;
  question.options = std::move(options);
  Control control;
  auto reply = Quintomino::answer(instance, board, question, control, [](const auto&) { return true; });
  REQUIRE(reply.ok());
  return std::move(reply).value();
}

}  // namespace schlegel::quintomino::testing
