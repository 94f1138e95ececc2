#pragma once
#include <array>
#include <bit>

#include "base/control.hpp"
#include "base/search_end.hpp"
#include "puzzles/icosian/solve/reduction.hpp"
#include "puzzles/icosian/words.hpp"

namespace schlegel::icosian {

/// Lists all tours of a small reduction in lexicographic order by extending a path vertex by vertex.
///
/// A set of vertices is one 64-bit word. Of the free neighbours of the path's head, one that would be cut off if it
/// were not next must be next; two such are a dead end. Worst case exponential; meant for cores of few independent
/// cycles.
class Walk {
 public:
  static constexpr int max_order = 64;

  /// The reduction must have at most max_order vertices and neither contradict itself nor be settled.
  Walk(const Instance& instance, const Reduction& reduction) {
    partner_.fill(-1);
    for (Vertex v = 0; v < reduction.order(); ++v) {
      int required = 0;
      for (const auto& arc : reduction.around(v)) {
        if (!reduction.alive(arc.edge)) continue;
        next_[v] |= bit(arc.vertex);
        if (!reduction.required(arc.edge)) continue;
        ++required;
        partner_[v] = arc.vertex;
      }
      if (required != 1) partner_[v] = -1;
    }
    if (reduction.hub() != no_vertex) {
      path_[length_++] = reduction.hub();
      skip_ = 1;
    }
    for (const Vertex v : instance.opening) path_[length_++] = v;
    if (length_ == 0) path_[length_++] = 0;
    free_ = reduction.order() == 64 ? ~std::uint64_t{0} : bit(reduction.order()) - 1;
    for (int i = 0; i < length_; ++i) free_ &= ~bit(path_[i]);
  }

  /// Calls visit(tour) for each tour until it returns false. The span is valid during the call only.
  template <class Visit>
  SearchEnd run(Control& control, Visit visit) {
    control_ = &control;
    end_ = SearchEnd::complete;
    nodes_ = 0;
    const auto found = [&] {
      if (!visit(std::span<const Vertex>(path_.data() + skip_, static_cast<std::size_t>(length_ - skip_))))
        end_ = SearchEnd::enough;
    };
    start(found);
    return end_;
  }
  std::uint64_t nodes() const { return nodes_; }

 private:
  static std::uint64_t bit(Vertex v) { return std::uint64_t{1} << v; }

  template <class Found>
  void start(const Found& found) {
    if (length_ > 1) {
      closing_ = next_[path_[0]];
      extend(path_[length_ - 1], free_, found);
      return;
    }
    // The tour and its reverse are one: the second vertex is the smaller neighbour of the first.
    const Vertex first = path_[0];
    for (std::uint64_t seconds = next_[first]; seconds != 0 && end_ == SearchEnd::complete; seconds &= seconds - 1) {
      const Vertex second = std::countr_zero(seconds);
      closing_ = next_[first] & ~(bit(second) | (bit(second) - 1));
      if (partner_[first] >= 0 && partner_[first] != second) closing_ &= bit(partner_[first]);
      if (closing_ == 0) continue;
      path_[1] = second;
      length_ = 2;
      extend(second, free_ & ~bit(second), found);
    }
    length_ = 1;
  }

  template <class Found>
  void extend(Vertex head, std::uint64_t free, const Found& found) {
    if ((++nodes_ & 1023) == 0 && !control_->tick({-1, nodes_, words::phase_walking.english}))
      end_ = SearchEnd::cancelled;
    if (end_ != SearchEnd::complete) return;
    if (free == 0) {
      if (closing_ >> head & 1) found();
      return;
    }
    std::uint64_t choices = next_[head] & free;
    std::uint64_t must = 0;
    for (std::uint64_t rest = choices; rest != 0; rest &= rest - 1) {
      const Vertex v = std::countr_zero(rest);
      const int others = std::popcount(next_[v] & free) + static_cast<int>(closing_ >> v & 1);
      if (others == 0) return;
      if (others == 1) must |= bit(v);
    }
    const Vertex partner = partner_[head];
    if (partner >= 0 && (free >> partner & 1)) must |= bit(partner);
    if (must != 0) {
      if ((must & (must - 1)) != 0) return;
      choices = must;
    }
    for (; choices != 0; choices &= choices - 1) {
      const Vertex v = std::countr_zero(choices);
      path_[length_++] = v;
      extend(v, free & ~bit(v), found);
      --length_;
    }
  }

  std::array<std::uint64_t, max_order> next_{};
  std::array<Vertex, max_order> partner_{};  // the other end of a vertex's only required edge, or -1
  std::array<Vertex, max_order> path_{};
  int length_ = 0;
  int skip_ = 0;  // 1 when the path begins with the hub
  std::uint64_t free_ = 0;
  std::uint64_t closing_ = 0;
  Control* control_ = nullptr;
  SearchEnd end_ = SearchEnd::complete;
  std::uint64_t nodes_ = 0;
};

}  // namespace schlegel::icosian
