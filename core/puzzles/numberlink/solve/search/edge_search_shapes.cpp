// What EdgeSearch prepares before it begins: the numbers of vertices and edges, the arrays of an empty board, and the
// shapes that it looks for: squares, and in them the pushes and impossible corners of edge_search.cpp;
// levels. All are found once, in about O(n degree^4).
#include <algorithm>
#include <cstdlib>
#include <numeric>

#include "puzzles/numberlink/solve/search/edge_search.hpp"

namespace schlegel::numberlink {
namespace {

constexpr std::int32_t most_degree_for_squares = 12;

}  // namespace

/// Numbers the vertices along the order and the edges by their ends. Returns the number of each vertex.
std::vector<EdgeSearch::Int> EdgeSearch::number_along(const Graph& graph, const SweepOrder& order) {
  n_ = graph.order();
  m_ = graph.size();
  std::vector<Int> place(n_);
  for (std::size_t i = 0; i < order.size(); ++i) place[order[i]] = static_cast<Int>(i);
  edge_of_.resize(m_);
  std::iota(edge_of_.begin(), edge_of_.end(), 0);
  const auto renamed = [&](Edge e) {
    const auto [u, v] = graph.ends(e);
    return std::array<Int, 2>{std::min(place[u], place[v]), std::max(place[u], place[v])};
  };
  std::sort(edge_of_.begin(), edge_of_.end(), [&](Edge a, Edge b) { return renamed(a) < renamed(b); });
  first_.assign(at(n_) + 1, 0);
  for (Edge e : edge_of_) {
    ends_.push_back(renamed(e));
    for (Int v : ends_.back()) ++first_[at(v) + 1];
  }
  std::partial_sum(first_.begin(), first_.end(), first_.begin());
  next_.resize(2 * at(m_));
  by_.resize(2 * at(m_));
  std::vector<Int> fill(first_.begin(), first_.end() - 1);
  for (Int e = 0; e < m_; ++e)
    for (int side = 0; side < 2; ++side) {
      const std::size_t slot = fill[ends_[e][side]]++;
      next_[slot] = ends_[e][1 - side];
      by_[slot] = e;
    }
  return place;
}

/// The arrays of an empty board.
void EdgeSearch::lay_out_values() {
  values_.assign(5 * at(n_) + at(m_) + at(levels_) + 1, 0);
  rem_ = values_.data();
  open_ = rem_ + n_;
  mate_ = open_ + n_;
  label_ = mate_ + n_;
  use_ = label_ + n_;
  status_ = use_ + n_;
  capacity_ = status_ + m_;
  terminal_.assign(n_, 0);
  worklist_ = Worklist(at(n_));
  for (Int v = 0; v < n_; ++v) {
    rem_[v] = 2;
    open_[v] = first_[at(v) + 1] - first_[v];
    mate_[v] = v;
    label_[v] = -1;
    use_[v] = cover_ ? used : maybe;
    use_key_.push_back({hashed(4 * static_cast<std::uint64_t>(v)), hashed(4 * static_cast<std::uint64_t>(v) + 1)});
  }
  for (Int e = 0; e < m_; ++e)
    edge_key_.push_back({hashed(4 * static_cast<std::uint64_t>(e) + 2), hashed(4 * static_cast<std::uint64_t>(e) + 3)});
}

void EdgeSearch::place_terminals(const Instance& instance, const std::vector<Int>& place) {
  for (std::size_t p = 0; p < instance.pairs.size(); ++p) {
    pair_.push_back({place[instance.pairs[p].a], place[instance.pairs[p].b]});
    for (Int v : pair_.back()) {
      rem_[v] = 1;
      label_[v] = static_cast<Int>(p);
      use_[v] = used;
      terminal_[v] = 1;
    }
  }
  for (Int v = 0; v < n_; ++v)
    if (!terminal_[v]) change_capacity(v, v, 1);
  for (const auto& [a, b] : pair_) change_capacity(a, b, -1, 1);
  trail_.clear();
}

/// The cycles of four vertices, each once; none where degrees are large.
void EdgeSearch::find_squares() {
  const auto edge = [&](Int a, Int b) {
    for (Int i = first_[a]; i < first_[at(a) + 1]; ++i)
      if (next_[i] == b) return by_[i];
    return Int{-1};
  };
  for (Int v = 0; v < n_; ++v)
    if (first_[at(v) + 1] - first_[v] > most_degree_for_squares) return;
  for (Int a = 0; a < n_; ++a)
    for (Int i = first_[a]; i < first_[at(a) + 1]; ++i)
      for (Int j = i + 1; j < first_[at(a) + 1]; ++j) {
        const Int b = next_[i], d = next_[j];
        if (b < a || d < a) continue;
        for (Int k = first_[b]; k < first_[at(b) + 1]; ++k) {
          const Int c = next_[k];
          if (c <= a || c == d) continue;
          if (const Int cd = edge(c, d); cd >= 0) squares_.push_back({{a, b, c, d}, {by_[i], by_[k], cd, by_[j]}});
        }
      }
  const auto by_member = [&](Int members, auto member, std::vector<Int>& first, std::vector<Int>& of) {
    first.assign(at(members) + 1, 0);
    for (const Square& square : squares_)
      for (Int m : square.*member) ++first[at(m) + 1];
    std::partial_sum(first.begin(), first.end(), first.begin());
    of.resize(4 * squares_.size());
    std::vector<Int> fill(first.begin(), first.end() - 1);
    for (std::size_t s = 0; s < squares_.size(); ++s)
      for (Int m : squares_[s].*member) of[fill[m]++] = static_cast<Int>(s);
  };
  by_member(n_, &Square::vertex, square_first_, square_of_);
  by_member(m_, &Square::edge, side_first_, side_of_);
}

void EdgeSearch::find_pushes() {
  push_first_.assign(at(n_) + 1, 0);
  for (Int v = 0; v < n_; ++v) {
    if (!squares_.empty())
      for (Int i = square_first_[v]; i < square_first_[at(v) + 1]; ++i) {
        const Square& square = squares_[square_of_[i]];
        std::size_t k = 0;
        while (square.vertex[k] != v) ++k;
        const std::size_t p = square.vertex[(k + 2) & 3] > v ? k : (k + 2) & 3;
        push_of_.push_back({square.vertex[p], square.vertex[(p + 2) & 3], {square.edge[p], square.edge[(p + 3) & 3]}});
      }
    push_first_[at(v) + 1] = static_cast<Int>(push_of_.size());
  }
}

/// A line that turns at a corner of a square, takes both its edges there and does not touch itself leaves the other two
/// edges undrawn. Where the opposite vertex is no terminal and has just two more edges, a line turns there too, and so
/// on across the squares: the corner cannot be if this ends where too few edges are left.
void EdgeSearch::find_corners() {
  const auto degree = [&](Int v) { return first_[at(v) + 1] - first_[v]; };
  const auto slot = [&](Int v, Int e) {
    for (Int i = 0;; ++i)
      if (by_[first_[v] + i] == e) return i;
  };
  enum : char { unknown, possible, never };
  std::vector<char> corner(4 * squares_.size(), unknown);
  std::vector<std::size_t> chain;
  const auto here = [&](std::size_t which) { return squares_[which / 4].vertex[which % 4]; };
  // Where places may stay empty, the opposite vertex must be used only when it is later.
  const auto forces = [&](std::size_t which) {
    return cover_ || squares_[which / 4].vertex[(which + 2) % 4] > here(which);
  };
  for (std::size_t start = 0; start < corner.size(); ++start) {
    if (!forces(start)) {
      corner[start] = possible;
      continue;
    }
    // Walks until a corner that is known already, a terminal or the border; a chain that bites its tail is possible.
    chain.clear();
    char result = unknown;
    for (std::size_t which = start; result == unknown;) {
      if (corner[which] != unknown) {
        result = corner[which];
        break;
      }
      corner[which] = possible;
      chain.push_back(which);
      const Square& square = squares_[which / 4];
      const std::size_t far = (which + 2) % 4;
      const Int q = square.vertex[far];
      if (degree(q) < (terminal_[q] ? 3 : 4)) {
        result = never;
      } else if (terminal_[q] || degree(q) > 4) {
        result = possible;
      } else {
        result = possible;
        for (Int i = square_first_[q]; i < square_first_[at(q) + 1]; ++i) {
          const auto s = at(square_of_[i]);
          const Square& next = squares_[s];
          for (std::size_t k = 0; k < 4; ++k) {
            if (next.vertex[k] != q) continue;
            const Int one = next.edge[k], two = next.edge[(k + 3) & 3];
            const auto in_square = [&](Int e) { return e == square.edge[far] || e == square.edge[(far + 3) & 3]; };
            if (in_square(one) || in_square(two)) continue;
            if (!forces(4 * s + k)) continue;
            which = 4 * s + k;
            result = unknown;
          }
        }
      }
    }
    for (const std::size_t which : chain) corner[which] = result;
  }
  never_.assign(n_, 0);
  for (std::size_t which = 0; which < corner.size(); ++which) {
    const Int v = here(which);
    if (corner[which] != never || terminal_[v] || degree(v) > 4) continue;
    const Square& square = squares_[which / 4];
    const Int one = slot(v, square.edge[which % 4]), two = slot(v, square.edge[(which + 3) % 4]);
    for (std::size_t k = 0; k < corner_masks.size(); ++k)
      if (corner_masks[k] == ((1 << one) | (1 << two))) never_[v] |= static_cast<std::uint8_t>(1u << k);
  }
}

/// Rows, columns and diagonals of a grid, else the distances from the first vertex and from the last.
void EdgeSearch::find_levels(const Instance& instance, const SweepOrder& order) {
  const auto add = [&](const auto& level_of) {
    std::vector<Int> level;
    for (Vertex v : order) level.push_back(level_of(v));
    for (const auto& [u, v] : ends_)
      if (std::abs(level[u] - level[v]) > 1) return;
    const auto [low, high] = std::minmax_element(level.begin(), level.end());
    const Int shift = levels_ - *low;
    levels_ += *high - *low + 2;
    for (Int& one : level) one += shift;
    level_.push_back(std::move(level));
  };
  if (!instance.cells.empty())
    for (const auto& by : {std::array{1, 0}, std::array{0, 1}, std::array{1, 1}, std::array{1, -1}})
      add([&](Vertex v) { return by[0] * instance.cells[v][0] + by[1] * instance.cells[v][1]; });
  if (!level_.empty() || n_ == 0) return;
  for (Vertex start : {order.front(), order.back()})
    add([far = instance.graph.distances(start)](Vertex v) { return far[v]; });
}

/// Whether each level has at least as many places left, and loose fragments across it, as pairs that must cross it.
bool EdgeSearch::has_room() const {
  Int capacity = 0;  // 0 again after each axis
  for (Int level = 0; level < levels_; ++level)
    if ((capacity += capacity_[level]) < 0) return false;
  return true;
}

}  // namespace schlegel::numberlink
