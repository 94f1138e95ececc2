#include "search/exact_cover.hpp"

#include <algorithm>
#include <map>
#include <set>

#include <doctest/doctest.h>

#include "base/random.hpp"
#include "trials.hpp"

using namespace schlegel;

namespace {

struct Problem {
  int primary = 0;
  std::vector<int> limits;
  int coloured = 0;
  std::vector<std::vector<ExactCover::Use>> options;  ///< items numbered as they are added
};

Problem random_problem(Random& random) {
  Problem p;
  p.primary = 1 + static_cast<int>(random.below(4));
  for (std::uint64_t i = random.below(3); i > 0; --i) p.limits.push_back(static_cast<int>(random.below(4)));
  p.coloured = static_cast<int>(random.below(4));
  const int limited = static_cast<int>(p.limits.size());
  for (std::uint64_t o = 1 + random.below(11); o > 0; --o) {
    std::vector<ExactCover::Use> option;
    for (int item = 1; item <= p.primary + limited + p.coloured; ++item)
      if (random.below(3) == 0) option.push_back({item, static_cast<int>(random.below(2))});
    const bool holds_primary =
        std::any_of(option.begin(), option.end(), [&](const ExactCover::Use& use) { return use.item <= p.primary; });
    if (holds_primary) p.options.push_back(option);
  }
  return p;
}

/// All subsets of the options, judged by the definition.
std::set<std::vector<int>> by_force(const Problem& p) {
  std::set<std::vector<int>> found;
  const int limited = static_cast<int>(p.limits.size());
  for (std::uint32_t subset = 0; subset < (1u << p.options.size()); ++subset) {
    std::map<int, int> uses, colours;
    std::vector<int> chosen;
    bool good = true;
    for (std::size_t o = 0; o < p.options.size(); ++o) {
      if (((subset >> o) & 1) == 0) continue;
      chosen.push_back(static_cast<int>(o));
      for (const auto& use : p.options[o]) {
        ++uses[use.item];
        if (use.item > p.primary + limited)
          good = good && colours.emplace(use.item, use.colour).first->second == use.colour;
      }
    }
    for (int item = 1; item <= p.primary; ++item) good = good && uses[item] == 1;
    for (int i = 0; i < limited; ++i) good = good && uses[p.primary + 1 + i] <= p.limits[i];
    if (good) found.insert(chosen);
  }
  return found;
}

ExactCover cover_of(const Problem& p) {
  ExactCover cover;
  for (int i = 0; i < p.primary; ++i) cover.add_primary();
  for (int limit : p.limits) cover.add_limited(limit);
  for (int i = 0; i < p.coloured; ++i) cover.add_coloured();
  for (const auto& option : p.options) cover.add_option(option);
  return cover;
}

}  // namespace

TEST_CASE(
    "exact cover: the same solutions as all subsets tried, each once, and again after a search that was stopped") {
  constexpr std::uint64_t seed = 20;
  CAPTURE(seed);
  Random random(sampled(seed));
  for (int round = 0; round < trials(3000); ++round) {
    CAPTURE(round);
    const Problem p = random_problem(random);
    const auto expected = by_force(p);
    ExactCover cover = cover_of(p);
    Control control;
    for (int pass = 0; pass < 2; ++pass) {
      std::set<std::vector<int>> found;
      int calls = 0;
      const auto end = cover.search(
          [&](std::span<const int> options) {
            ++calls;
            std::vector<int> sorted(options.begin(), options.end());
            std::sort(sorted.begin(), sorted.end());
            found.insert(sorted);
            return true;
          },
          control);
      CHECK(end == SearchEnd::complete);
      CHECK(found == expected);
      CHECK(static_cast<std::size_t>(calls) == found.size());
      const auto stopped = cover.search([](std::span<const int>) { return false; }, control);
      CHECK(stopped == (expected.empty() ? SearchEnd::complete : SearchEnd::enough));
    }
  }
}

TEST_CASE("exact cover: without primary items the empty choice is the one solution; a cancelled search says so") {
  ExactCover empty;
  Control control;
  int calls = 0;
  CHECK(empty.search([&](std::span<const int> o) { return ++calls, o.empty(); }, control) == SearchEnd::complete);
  CHECK(calls == 1);

  // 13 places, 12 things, each thing once: no solution, and far more than a few thousand steps to find out.
  ExactCover pigeons;
  std::vector<int> places, things;
  for (int i = 0; i < 13; ++i) places.push_back(pigeons.add_primary());
  for (int i = 0; i < 12; ++i) things.push_back(pigeons.add_limited(1));
  for (int place : places)
    for (int thing : things) pigeons.add_option(std::vector<ExactCover::Use>{{place, 0}, {thing, 0}});
  TickLimit few(2);
  CHECK(pigeons.search([](std::span<const int>) { return true; }, few) == SearchEnd::cancelled);
}
