#include "puzzles/icosian/generate/given.hpp"

#include <algorithm>
#include <numeric>

#include "base/index.hpp"
#include "puzzles/icosian/solve/solver.hpp"
#include "search/hitting_set.hpp"

namespace schlegel::icosian {
namespace {

/// The lines of another tour than this one, nothing when there is none.
std::variant<std::optional<std::vector<Edge>>, Unknown> another(const Instance& instance, const std::vector<Edge>& but,
                                                                Control& control) {
  std::optional<std::vector<Edge>> found;
  const auto take = [&](const Tour& tour) {
    auto edges = edges_of(instance, tour);
    if (edges != but) found = std::move(edges);
    return !found;
  };
  const auto end = enumerate(instance, control, take, TourOrder::any);
  if (const auto* stopped = std::get_if<Unknown>(&end)) return *stopped;
  return found;
}

std::vector<Edge> without(const std::vector<Edge>& edges, const std::vector<Edge>& others) {
  std::vector<Edge> rest;
  std::set_difference(edges.begin(), edges.end(), others.begin(), others.end(), std::back_inserter(rest));
  return rest;
}

/// What can be given, as one number: a required line or a closed one.
int item_of(Edge e, bool required) { return 2 * e + (required ? 0 : 1); }

Instance with_lines(const Instance& bare, std::vector<int> items) {
  Instance instance = bare;
  std::sort(items.begin(), items.end());
  for (const int item : items) (item % 2 == 0 ? instance.required : instance.forbidden).push_back(item / 2);
  return instance;
}

std::variant<Given, std::monostate, Unknown> give_lines(const Instance& bare, const std::vector<Edge>& tour,
                                                        const MayGive& may, Random& random, Control& control) {
  constexpr std::size_t most_others = 150;  ///< then no least set is sought, only one of which nothing can be left out
  std::vector<std::vector<int>> others;     ///< what each other tour misses
  HittingSet given;
  bool is_least = true;  ///< as far as hit_all can tell
  for (;;) {
    const auto other = another(with_lines(bare, given.items), tour, control);
    if (const auto* stopped = std::get_if<Unknown>(&other)) return *stopped;
    const auto& lines = std::get<0>(other);
    if (!lines) {
      if (is_least) break;
      HittingSet least = hit_all(2 * bare.graph.size(), others, random);
      const bool is_less = least.items.size() < given.items.size();
      given.fewest = least.fewest;
      if (!is_less) break;
      given = std::move(least);
      is_least = true;
      continue;
    }
    std::vector<int>& misses = others.emplace_back();
    if (may.required)
      for (const Edge e : without(tour, *lines)) misses.push_back(item_of(e, true));
    if (may.closed)
      for (const Edge e : without(*lines, tour)) misses.push_back(item_of(e, false));
    if (misses.empty()) return std::monostate{};
    if (others.size() < most_others) {
      given = hit_all(2 * bare.graph.size(), others, random, 0);
      is_least = given.fewest;
    } else {
      given.items.push_back(misses[random.below(misses.size())]);
      given.fewest = false;
      is_least = true;
    }
  }
  for (std::size_t i = 0; !given.fewest && i < given.items.size();) {
    std::vector<int> fewer = given.items;
    fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
    const auto other = another(with_lines(bare, fewer), tour, control);
    if (const auto* stopped = std::get_if<Unknown>(&other)) return *stopped;
    if (std::get<0>(other))
      ++i;
    else
      given.items = std::move(fewer);
  }
  return Given{with_lines(bare, given.items), given.fewest};
}

/// A closed tour from each of its holes both ways, an open one from both ends.
std::vector<Tour> walks_of(const Tour& tour, bool closed) {
  std::vector<Tour> walks;
  for (std::size_t first = 0; first < (closed ? tour.size() : 1); ++first)
    for (const bool back : {false, true}) {
      Tour walk = tour;
      if (back) std::reverse(walk.begin(), walk.end());
      std::rotate(walk.begin(), walk.begin() + static_cast<std::ptrdiff_t>(first), walk.end());
      walks.push_back(std::move(walk));
    }
  return walks;
}

/// How many holes of the walk must be given so that it is not the other tour.
std::size_t holes_apart(const Instance& bare, const Tour& walk, const std::vector<Edge>& other) {
  if (!bare.closed) {
    const auto lines = std::count_if(other.begin(), other.end(), [&](Edge e) {
      return bare.graph.ends(e).first == walk[0] || bare.graph.ends(e).second == walk[0];
    });
    if (lines > 1) return 1;
  }
  for (std::size_t i = 1; i < walk.size(); ++i)
    if (!std::binary_search(other.begin(), other.end(), bare.graph.edge_between(walk[i - 1], walk[i]))) return i + 1;
  return walk.size();
}

std::variant<Given, std::monostate, Unknown> give_opening(const Instance& bare, const Tour& tour, Random& random,
                                                          Control& control) {
  const std::vector<Edge> lines = edges_of(bare, tour);
  std::vector<Tour> walks = walks_of(tour, bare.closed);
  random.shuffle(walks);
  std::vector<std::size_t> holes(walks.size(), 0);
  for (;;) {
    const auto least = static_cast<std::size_t>(std::min_element(holes.begin(), holes.end()) - holes.begin());
    Given given{bare, true};
    given.instance.opening.assign(walks[least].begin(),
                                  walks[least].begin() + static_cast<std::ptrdiff_t>(holes[least]));
    const auto other = another(given.instance, lines, control);
    if (const auto* stopped = std::get_if<Unknown>(&other)) return *stopped;
    if (!std::get<0>(other)) return given;
    for (std::size_t i = 0; i < walks.size(); ++i)
      holes[i] = std::max(holes[i], holes_apart(bare, walks[i], *std::get<0>(other)));
  }
}

}  // namespace

std::variant<Given, std::monostate, Unknown> give(const Instance& bare, const Tour& tour, const MayGive& may,
                                                  Random& random, Control& control) {
  if (may.opening) return give_opening(bare, tour, random, control);
  return give_lines(bare, edges_of(bare, tour), may, random, control);
}

std::size_t give_more(Instance& board, const Tour& tour, const MayGive& may, Random& random) {
  const std::vector<Edge> used = edges_of(board, tour);
  std::vector<Edge> all(at(board.graph.size()));
  std::iota(all.begin(), all.end(), 0);
  std::vector<int> items;
  if (may.required)
    for (const Edge e : without(used, board.required)) items.push_back(item_of(e, true));
  if (may.closed)
    for (const Edge e : without(without(all, used), board.forbidden)) items.push_back(item_of(e, false));
  random.shuffle(items);
  items.resize(random.below(items.size() / 2 + 1));
  for (const int item : items) (item % 2 == 0 ? board.required : board.forbidden).push_back(item / 2);
  std::sort(board.required.begin(), board.required.end());
  std::sort(board.forbidden.begin(), board.forbidden.end());
  return items.size();
}

}  // namespace schlegel::icosian
