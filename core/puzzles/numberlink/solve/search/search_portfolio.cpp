// Which sweep suits a board is not known beforehand: along one the search may end at once, along another never. So all
// of them take turns, each for a share of branchings that grows by half from round to round, and a search that is
// behind the one that has come furthest gets a sixteenth of it. Three kinds of search run side by side while each can
// still say something:
// - quick: lines that do not touch themselves, for boards to be covered. Far fewer branchings, and its solutions count,
//   but that it ends without one says nothing;
// - plain: all solutions, or only the canonical ones (edge_search.cpp) while those suffice;
// - wide: canonical solutions that may leave places empty, which stand for all others, those that cover among them.
//
// neighbourhood.cpp has what an exhausted canonical search says of other solutions.
//
// Invariant: an Attempt's `found` are different solutions of its kind of search, first_ is a solution of the instance.
// Worst case exponential; compared with the best of k sweeps alone, about k times the branchings, and hardly more than
// its own once it is ahead. Racing searches with growing shares: compare Luby, Sinclair and Zuckerman (1993).
//
// The progress of a search, by which they are compared, halves with every branching. With numbers other than these the
// benchmarks group/janko_unique_cover_apart and group/ahle10_unique_cover (handicap), group/janko_unique_free (share)
// change most.
#include "puzzles/numberlink/solve/search/search_portfolio.hpp"

#include <algorithm>
#include <numeric>

#include "base/index.hpp"
#include "puzzles/numberlink/open_ends.hpp"
#include "puzzles/numberlink/verify.hpp"

namespace schlegel::numberlink {
namespace {

constexpr std::size_t most_kept = 4'000'000;  // links in all solutions that a search keeps

/// From a start, always the vertex of the frontier with the fewest neighbours still outside it; of several, the one
/// that has been on the frontier longest.
std::vector<Vertex> narrow_order(const Graph& graph, Vertex start) {
  constexpr std::size_t most_compared = 200;
  std::vector<Vertex> order, frontier;
  std::vector<char> seen(graph.order(), 0);
  std::vector<int> fresh(graph.order());
  for (Vertex v = 0; v < graph.order(); ++v) fresh[v] = graph.degree(v);
  const auto enter = [&](Vertex v) {
    seen[v] = 1;
    frontier.push_back(v);
    for (const Neighbour& next : graph.around(v)) --fresh[next.vertex];
  };
  for (Vertex next_start = 0; order.size() < at(graph.order());) {
    if (frontier.empty()) {
      while (seen[start]) start = next_start++;
      enter(start);
    }
    std::size_t best = 0;
    for (std::size_t i = 1; i < std::min(frontier.size(), most_compared); ++i)
      if (fresh[frontier[i]] < fresh[frontier[best]]) best = i;
    const Vertex v = frontier[best];
    frontier.erase(frontier.begin() + static_cast<std::ptrdiff_t>(best));
    order.push_back(v);
    for (const Neighbour& next : graph.around(v))
      if (!seen[next.vertex]) enter(next.vertex);
  }
  return order;
}

/// The last vertex that a breadth-first search from here meets.
Vertex far_from(const Graph& graph, Vertex start) {
  std::vector<char> seen(graph.order(), 0);
  std::vector<Vertex> reached;
  flood(graph, start, reached, seen, 0, 1, [](Vertex, Edge) { return true; });
  return reached.back();
}

}  // namespace

std::vector<SweepOrder> sweep_orders(const Instance& instance) {
  std::vector<SweepOrder> orders;
  const Graph& graph = instance.graph;
  if (graph.order() == 0) return {{}};
  if (instance.cells.empty()) {
    Vertex start = 0;
    for (Vertex v = 0; v < graph.order(); ++v)
      if (graph.degree(v) < graph.degree(start)) start = v;
    const Vertex one = far_from(graph, start);
    return {narrow_order(graph, one), narrow_order(graph, far_from(graph, one))};
  }
  const bool upright = instance.width <= instance.height;
  const bool squarish = 5 * std::min(instance.width, instance.height) > 4 * std::max(instance.width, instance.height);
  for (int way = 0; way < 6; ++way) {
    // Rows along the shorter side from both ends, then columns or mirrored rows, then diagonals from two corners.
    const bool turned = upright == (squarish && (way == 2 || way == 3)), mirrored = way == 2 || way == 3;
    const auto key = [&](Vertex v) {
      auto [x, y] = instance.cells[v];
      int width = instance.width, height = instance.height;
      if (turned) {
        std::swap(x, y);
        std::swap(width, height);
      }
      if (mirrored) x = width - 1 - x;
      if (way % 2 == 1) y = height - 1 - y;
      return way < 4 ? std::array{y, x} : std::array{x + y, y};
    };
    SweepOrder& order = orders.emplace_back(graph.order());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&](Vertex u, Vertex v) { return key(u) < key(v); });
  }
  return orders;
}

SearchPortfolio::SearchPortfolio(const Instance& instance, const Links& drawn)
    : instance_(instance),
      drawn_(drawn),
      orders_(sweep_orders(instance)),
      chordless_serves_(instance.rules.cover && instance.rules.self_touch),
      canonical_(drawn.empty() && !instance.rules.cover),
      uncovered_serves_(chordless_serves_ && drawn.empty()),
      chordless_(orders_.size()),
      all_(orders_.size()),
      uncovered_(orders_.size()) {}

SearchPortfolio::Attempt& SearchPortfolio::go_on(std::vector<Attempt>& attempts, std::size_t order, Control& control,
                                                 EdgeSearch::Options options, std::size_t limit) {
  constexpr std::uint64_t handicap = 16;
  Attempt& attempt = attempts[order];
  if (attempt.end != SearchEnd::budget) return attempt;
  if (!attempt.edge_search)
    attempt.edge_search = std::make_unique<EdgeSearch>(instance_, drawn_, orders_[order], options);
  const std::uint64_t before = attempt.edge_search->nodes();
  // Searches that leave places empty branch more and seem behind; they are compared with their own kind only.
  const double furthest = options.uncovered ? progress_of(attempts) : progress();
  const bool behind = before > 0 && attempt.edge_search->progress() < furthest;
  const std::uint64_t share = behind ? share_ / handicap : share_;
  attempt.end = attempt.edge_search->run(control, share, [&](const Links& links) {
    const bool good = verify(instance_, links);
    if (good && !first_) first_ = links;
    if (good || options.uncovered) attempt.found.push_back(links);
    attempt.good += good;
    return attempt.found.size() < limit && attempt.found.size() * links.size() < most_kept;
  });
  nodes_ += attempt.edge_search->nodes() - before;
  stopped_ = stopped_ || attempt.end == SearchEnd::cancelled;
  return attempt;
}

double SearchPortfolio::progress_of(const std::vector<Attempt>& attempts) {
  double furthest = 0;
  for (const Attempt& attempt : attempts)
    if (attempt.edge_search) furthest = std::max(furthest, attempt.edge_search->progress());
  return furthest;
}

double SearchPortfolio::progress() const {
  return std::max({progress_of(chordless_), progress_of(all_), progress_of(uncovered_)});
}

std::optional<std::vector<Links>> SearchPortfolio::concluded(const Attempt& attempt) const {
  if (attempt.found.empty()) return attempt.found;
  const Neighbourhood beside = neighbourhood(instance_, attempt.found.front());
  if (beside.alone) return attempt.good > 0 ? attempt.found : std::vector<Links>{};
  if (beside.other && attempt.good > 0) return std::vector<Links>{attempt.found.front(), *beside.other};
  return std::nullopt;
}

std::optional<std::vector<Links>> SearchPortfolio::first_solutions(Control& control, std::uint64_t budget,
                                                                   std::size_t limit) {
  const bool cover = instance_.rules.cover;
  // Searches that leave places empty do better along rows, the others along diagonals.
  const bool diagonals = !instance_.cells.empty();
  const auto end_uncovered = [&] {
    uncovered_serves_ = false;
    uncovered_.clear();
  };
  for (; nodes_ < budget; share_ += (share_ + 1) / 2) {
    for (std::size_t order = 0; order < orders_.size() && nodes_ < budget; ++order) {
      if (chordless_serves_) {
        const Attempt& attempt = go_on(chordless_, order, control, {.chordless = true}, limit);
        if (stopped_) return std::nullopt;
        if (attempt.found.size() >= limit) return attempt.found;
        if (attempt.end == SearchEnd::complete || first_) {
          chordless_serves_ = false;
          chordless_.clear();
        }
      }
      const bool diagonal = diagonals && order >= orders_.size() - 2;
      if (!cover && diagonal) continue;
      if (!uncovered_serves_ || !diagonals || diagonal) {
        const Attempt& attempt = go_on(
            all_, order, control, {.canonical = canonical_, .drawn_first = cover && instance_.rules.self_touch}, limit);
        if (stopped_) return std::nullopt;
        if (attempt.found.size() >= limit || (attempt.end == SearchEnd::complete && !canonical_)) return attempt.found;
        if (attempt.end == SearchEnd::complete) {
          if (auto known = concluded(attempt)) return known;
          canonical_ = false;
          all_ = std::vector<Attempt>(orders_.size());
        }
      }
      if (!uncovered_serves_ || diagonal) continue;
      // Where places may stay empty there are all these solutions and more.
      const Attempt& attempt = go_on(uncovered_, order, control, {.canonical = true, .uncovered = true}, 2);
      if (stopped_) return std::nullopt;
      if (attempt.good >= limit) return limit == 1 ? std::vector<Links>{*first_} : attempt.found;
      if (attempt.end == SearchEnd::budget) continue;
      if (attempt.end == SearchEnd::complete)
        if (auto known = concluded(attempt)) return known;
      end_uncovered();
    }
  }
  return std::nullopt;
}

std::optional<std::vector<Links>> SearchPortfolio::all(Control& control, std::uint64_t budget, std::size_t most) {
  std::vector<Attempt> attempts(orders_.size());
  for (; nodes_ < budget; share_ += (share_ + 1) / 2)
    for (std::size_t order = 0; order < orders_.size() && nodes_ < budget; ++order) {
      Attempt& attempt = go_on(attempts, order, control, {}, most + 1);
      if (stopped_ || attempt.end == SearchEnd::enough) return std::nullopt;
      if (attempt.end == SearchEnd::complete) return std::move(attempt.found);
    }
  return std::nullopt;
}

}  // namespace schlegel::numberlink
