// The group is found as a chain of stabilisers. A base b1, b2, ... is chosen so that singling out its vertices one
// after another, each time refining the colours by those of the neighbours, tells all vertices apart. From the last
// base vertex to the first, the search asks for every vertex v of the colour of bi, with b1 ... bi-1 fixed: is there a
// symmetry that takes bi to v? It goes down the same path with v in the place of bi, and as long as the refinement
// leaves the same trace it tries all images of the later base vertices; a full match is checked edge by edge. Vertices
// that symmetries found so far carry to one another are asked only once. The order is the product of the orbits of the
// base vertices. (The scheme of McKay, "Practical graph isomorphism", Congressus Numerantium 30, 1981, without
// canonical forms.)
#include "graph/automorphism.hpp"

#include <algorithm>
#include <numeric>
#include <set>

#include "base/index.hpp"
#include "base/random.hpp"
#include "graph/words.hpp"

namespace schlegel {
namespace {

std::uint64_t mixed(std::uint64_t value) { return Random(value).next(); }

// By vertex: its colour, numbered by rank; and a fingerprint of the refinement. Colourings with equal fingerprints
// almost always have the same numbers of each colour. Only speed depends on it.
struct Colouring {
  std::vector<int> colour;
  std::uint64_t trace = 0;
  int count = 0;  // of colours
};

class SymmetrySearch {
 public:
  SymmetrySearch(const Graph& graph, std::span<const int> colours, Control& control)
      : graph_(graph), n_(graph.order()), control_(control), given_(colours.begin(), colours.end()) {
    given_.resize(n_, 0);
  }

  std::optional<SymmetryGroup> run() {
    choose_base();
    orbit_.resize(n_);
    std::iota(orbit_.begin(), orbit_.end(), 0);
    for (std::size_t level = base_.size(); level-- > 0;)
      if (!complete_level(level)) return std::nullopt;
    return std::move(group_);
  }

 private:
  // Replaces each vertex's key by its rank.
  void rank(const std::vector<std::uint64_t>& keys, Colouring& colouring) {
    std::vector<std::uint64_t> sorted = keys;
    std::sort(sorted.begin(), sorted.end());
    for (std::uint64_t key : sorted) colouring.trace = mixed(colouring.trace ^ key);
    sorted.erase(std::unique(sorted.begin(), sorted.end()), sorted.end());
    colouring.count = static_cast<int>(sorted.size());
    for (std::size_t v = 0; v < n_; ++v)
      colouring.colour[v] = static_cast<int>(std::lower_bound(sorted.begin(), sorted.end(), keys[v]) - sorted.begin());
  }

  // Splits colours by the colours of the neighbours until none splits.
  void refine(Colouring& colouring) {
    std::vector<std::uint64_t> keys(n_);
    for (int before = -1; before < colouring.count && colouring.count < static_cast<int>(n_);) {
      before = colouring.count;
      for (std::size_t v = 0; v < n_; ++v) {
        std::uint64_t sum = 0;
        for (const auto [u, edge] : graph_.around(static_cast<Vertex>(v)))
          sum += mixed(static_cast<std::uint64_t>(colouring.colour[u]));
        // The old colour comes first, so ranks only split.
        keys[v] = (static_cast<std::uint64_t>(colouring.colour[v]) << 40) | (mixed(sum) >> 24);
      }
      rank(keys, colouring);
    }
  }

  // Gives v its own colour, just below its old one.
  Colouring single_out(const Colouring& from, Vertex v) {
    Colouring colouring = from;
    std::vector<std::uint64_t> keys(n_);
    for (std::size_t u = 0; u < n_; ++u) keys[u] = 2 * static_cast<std::uint64_t>(from.colour[u]) + 1;
    --keys[v];
    rank(keys, colouring);
    refine(colouring);
    return colouring;
  }

  void choose_base() {
    Colouring colouring;
    colouring.colour.resize(n_);
    std::vector<std::uint64_t> keys;
    for (int colour : given_) keys.push_back(static_cast<std::uint64_t>(std::int64_t{colour}));
    rank(keys, colouring);
    refine(colouring);
    path_.push_back(colouring);
    while (path_.back().count < static_cast<int>(n_)) {
      std::vector<int> size(n_, 0);
      for (int colour : path_.back().colour) ++size[colour];
      // A vertex of the smallest colour with several.
      Vertex best = no_vertex;
      const auto size_of = [&](Vertex v) { return size[path_.back().colour[v]]; };
      for (Vertex v = 0; v < graph_.order(); ++v)
        if (size_of(v) > 1 && (best == no_vertex || size_of(v) < size_of(best))) best = v;
      base_.push_back(best);
      path_.push_back(single_out(path_.back(), best));
    }
  }

  Vertex orbit(Vertex v) {
    while (orbit_[v] != v) v = orbit_[v] = orbit_[orbit_[v]];
    return v;
  }

  // Finds all symmetries that fix the base before this level, given those that fix this base vertex too.
  bool complete_level(std::size_t level) {
    const Vertex b = base_[level];
    const auto& colour = path_[level].colour;
    std::vector<Vertex> refused;
    for (Vertex v = 0; v < graph_.order(); ++v) {
      if (colour[v] != colour[b] || orbit(v) == orbit(b)) continue;
      if (std::any_of(refused.begin(), refused.end(), [&](Vertex r) { return orbit(r) == orbit(v); })) continue;
      const bool found = extend(path_[level], level, v);
      if (stopped_) return false;
      if (!found) {
        refused.push_back(v);
        continue;
      }
      for (std::size_t u = 0; u < n_; ++u) orbit_[orbit(static_cast<Vertex>(u))] = orbit(group_.generators.back()[u]);
    }
    Count length = 0;
    for (Vertex v = 0; v < graph_.order(); ++v) length += orbit(v) == orbit(b) ? 1 : 0;
    group_.order *= length;
    return true;
  }

  // True, and stores it, if a symmetry takes the base up to `level` to its images on this path, and base_[level] to v.
  bool extend(const Colouring& before, std::size_t level, Vertex v) {
    if (!control_.tick({-1, ++steps_, words::phase_symmetries.english})) stopped_ = true;
    if (stopped_) return false;
    const Colouring here = single_out(before, v);
    const Colouring& there = path_[level + 1];
    if (here.trace != there.trace || here.count != there.count) return false;
    if (level + 1 == base_.size()) return keep(here.colour);
    const int wanted = there.colour[base_[level + 1]];
    for (Vertex u = 0; u < graph_.order(); ++u)
      if (here.colour[u] == wanted && extend(here, level + 1, u)) return true;
    return false;
  }

  // Matches vertices by colour, all different now, and checks the result.
  bool keep(const std::vector<int>& colour) {
    std::vector<Vertex> by_colour(n_, no_vertex);
    for (std::size_t v = 0; v < n_; ++v) by_colour[colour[v]] = static_cast<Vertex>(v);
    Permutation image(n_);
    for (std::size_t v = 0; v < n_; ++v) {
      image[v] = by_colour[path_.back().colour[v]];
      if (image[v] == no_vertex || given_[image[v]] != given_[v]) return false;
    }
    for (const auto& [u, v] : graph_.edges())
      if (!graph_.adjacent(image[u], image[v])) return false;
    group_.generators.push_back(std::move(image));
    return true;
  }

  const Graph& graph_;
  std::size_t n_;
  Control& control_;
  std::vector<int> given_;
  std::vector<Vertex> base_;
  std::vector<Colouring> path_;  // path_[i]: with i base vertices singled out
  std::vector<Vertex> orbit_;    // union-find: vertices that symmetries found so far carry to one another
  SymmetryGroup group_;
  std::uint64_t steps_ = 0;
  bool stopped_ = false;
};

}  // namespace

std::optional<SymmetryGroup> symmetry_group(const Graph& graph, std::span<const int> colours, Control& control) {
  return SymmetrySearch(graph, colours, control).run();
}

std::optional<std::vector<Permutation>> elements(const SymmetryGroup& group, int order_of_graph, std::size_t most) {
  if (group.order > most) return std::nullopt;
  Permutation identity(at(order_of_graph));
  std::iota(identity.begin(), identity.end(), 0);
  std::set<Permutation> known{identity};
  std::vector<Permutation> all{identity};
  for (std::size_t next = 0; next < all.size(); ++next) {
    for (const Permutation& generator : group.generators) {
      Permutation product(identity.size());
      for (std::size_t v = 0; v < identity.size(); ++v) product[v] = generator[all[next][v]];
      if (known.insert(product).second) all.push_back(std::move(product));
    }
  }
  return std::vector<Permutation>(known.begin(), known.end());
}

}  // namespace schlegel
