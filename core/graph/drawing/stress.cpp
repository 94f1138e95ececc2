// Stochastic gradient descent on the stress, the sum of ((distance drawn - d) / d)^2 over pairs of vertices, where d is
// the number of edges of a shortest path: Zheng, Pawar and Goodman, "Graph drawing by stochastic gradient descent"
// (IEEE TVCG 25, 2019). The pairs are taken one by one in random order; each is brought to its length by a part of the
// way that shrinks, at first the whole of it. In large graphs the pairs are edges, and vertices with pivots far from
// one another; a pivot then stands for the vertices near it that are at most half as far away, and its weight is their
// number (Ortmann, Klimenta and Brandes, J. Graph Algorithms Appl. 21, 2017).
#include "graph/drawing/stress.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>

#include "base/index.hpp"
#include "base/random.hpp"
#include "graph/drawing/drawing.hpp"

namespace schlegel {
namespace {

constexpr std::size_t most_complete = 400;

struct Term {
  std::int32_t moved, other;
  float length, weight;
  bool both;  // both ends move
};

float inverse_square(int length) { return 1.0f / static_cast<float>(length * length); }

std::vector<Term> all_pairs(const Graph& graph) {
  std::vector<Term> terms;
  for (Vertex v = 0; v < graph.order(); ++v) {
    const auto distance = graph.distances(v);
    for (Vertex u = 0; u < v; ++u)
      terms.push_back({u, v, static_cast<float>(distance[u]), inverse_square(distance[u]), true});
  }
  return terms;
}

std::vector<Term> pivot_pairs(const Graph& graph) {
  const std::size_t n = graph.order();
  const std::size_t pivots = std::clamp<std::size_t>(400'000 / n, 10, 50);
  std::vector<std::vector<int>> distances;
  std::vector<Vertex> pivot{0};
  std::vector<int> nearest(n, std::numeric_limits<int>::max());
  std::vector<std::size_t> region(n, 0);
  while (distances.size() < pivots) {
    distances.push_back(graph.distances(pivot.back()));
    const auto& distance = distances.back();
    for (std::size_t v = 0; v < n; ++v) {
      if (distance[v] >= nearest[v]) continue;
      nearest[v] = distance[v];
      region[v] = distances.size() - 1;
    }
    pivot.push_back(static_cast<Vertex>(std::max_element(nearest.begin(), nearest.end()) - nearest.begin()));
  }

  std::vector<Term> terms;
  for (Edge e = 0; e < graph.size(); ++e) terms.push_back({graph.ends(e).first, graph.ends(e).second, 1, 1, true});
  for (std::size_t p = 0; p < pivots; ++p) {
    const auto& distance = distances[p];
    // within[d]: vertices of the pivot's region at distance d or less
    std::vector<int> within(at(*std::max_element(distance.begin(), distance.end())) + 1);
    for (std::size_t v = 0; v < n; ++v)
      if (region[v] == p) ++within[distance[v]];
    for (std::size_t d = 1; d < within.size(); ++d) within[d] += within[d - 1];
    for (Vertex v = 0; v < graph.order(); ++v) {
      const int d = distance[v];
      if (d > 1)
        terms.push_back(
            {v, pivot[p], static_cast<float>(d), static_cast<float>(within[d / 2]) * inverse_square(d), false});
    }
  }
  return terms;
}

class Descent {
 public:
  Descent(std::vector<Term> terms, std::size_t order, std::uint64_t seed)
      : terms_(std::move(terms)), random_(seed), at_(order) {}

  void run(int rounds) {
    float longest = 1, most = 0, least = std::numeric_limits<float>::infinity();
    for (const Term& term : terms_) {
      longest = std::max(longest, term.length);
      most = std::max(most, term.weight);
      least = std::min(least, term.weight);
    }
    for (Point2& p : at_) p = {longest * random_.real(), longest * random_.real()};
    constexpr double last_share = 0.02;
    const double first = 1 / static_cast<double>(least), last = last_share / static_cast<double>(most);
    for (int round = 0; round < rounds; ++round) {
      for (std::size_t left = terms_.size(); left > 1; --left) std::swap(terms_[left - 1], terms_[random_.below(left)]);
      const double rate = first * std::pow(last / first, static_cast<double>(round) / (rounds - 1));
      for (const Term& term : terms_) step(term, rate);
    }
  }

  double stress() const {
    double sum = 0;
    for (const Term& term : terms_) {
      const Point2 a = at_[term.moved], b = at_[term.other];
      const double off = std::hypot(a.x - b.x, a.y - b.y) - static_cast<double>(term.length);
      sum += static_cast<double>(term.weight) * off * off;
    }
    return sum;
  }

  std::vector<Point2> take() { return std::move(at_); }

 private:
  void step(const Term& term, double rate) {
    Point2& a = at_[term.moved];
    Point2& b = at_[term.other];
    const double x = a.x - b.x, y = a.y - b.y;
    const double length = std::max(std::sqrt(x * x + y * y), 1e-9);
    const double share = std::min(1.0, rate * static_cast<double>(term.weight));
    const double move = share * (static_cast<double>(term.length) - length) / length * (term.both ? 0.5 : 1);
    a.x += move * x;
    a.y += move * y;
    if (!term.both) return;
    b.x -= move * x;
    b.y -= move * y;
  }

  std::vector<Term> terms_;
  Random random_;
  std::vector<Point2> at_;
};

}  // namespace

std::vector<Point2> stress_drawing(const Graph& graph) {
  const std::size_t n = graph.order();
  if (n == 1) return {{0, 0}};
  const bool complete = n <= most_complete;
  const std::vector<Term> terms = complete ? all_pairs(graph) : pivot_pairs(graph);
  // A bad start can leave a fold; small graphs are worth a few.
  const std::uint64_t starts = n <= 100 ? 8 : n <= 200 ? 3 : 1;
  const int rounds = n <= 200 ? 100 : 50;
  std::vector<Point2> best;
  double least = 0;
  for (std::uint64_t seed = 1; seed <= starts; ++seed) {
    Descent descent(terms, n, seed);
    descent.run(rounds);
    const double stress = descent.stress();
    if (!best.empty() && stress >= least) continue;
    least = stress;
    best = descent.take();
  }
  straighten(best, graph.edges());
  return best;
}

// Two pairs of vertices, each far apart, span the axes. Vertices at the same distances are shaken apart.
std::vector<Point2> coarse_drawing(const Graph& graph) {
  const auto farthest = [](const std::vector<int>& by) {
    return static_cast<Vertex>(std::max_element(by.begin(), by.end()) - by.begin());
  };
  const auto left = graph.distances(farthest(graph.distances(0)));
  const auto right = graph.distances(farthest(left));
  std::vector<int> nearer(left.size());
  for (std::size_t v = 0; v < left.size(); ++v) nearer[v] = std::min(left[v], right[v]);
  const auto top = graph.distances(farthest(nearer));
  std::vector<int> level(left.size());
  for (std::size_t v = 0; v < left.size(); ++v) level[v] = top[v] - std::abs(left[v] - right[v]);
  const auto bottom = graph.distances(farthest(level));

  Random random(1);
  std::vector<Point2> points;
  for (std::size_t v = 0; v < left.size(); ++v)
    points.push_back({left[v] - right[v] + random.real(), top[v] - bottom[v] + random.real()});
  return points;
}

}  // namespace schlegel
