#include "puzzles/icosian/solve/walk.hpp"

namespace schlegel::icosian {

Walk::Walk(const Instance& instance, const Reduction& reduction) {
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

}  // namespace schlegel::icosian
