#include "puzzles/numberlink/search.hpp"

namespace schlegel::numberlink {

using Status = Propagator::Status;

Search::Search(const Instance& instance, const Links& drawn) : instance_(instance), board_(instance) {
  dead_ = !board_.start() || !board_.draw(drawn) || !board_.connected();
}

Search::End Search::run(Control& control, std::uint64_t budget, const std::function<bool(const Links&)>& visit) {
  control_ = &control;
  visit_ = &visit;
  budget_ = budget;
  nodes_ = 0;
  end_ = End::exhausted;
  if (!dead_) extend();
  return end_;
}

/// An open edge at the tip of a line that has the fewest; of any fragment when there is no such tip. no_edge when
/// nothing is left to decide.
Edge Search::branch() const {
  Vertex best = no_vertex;
  int fewest = 1 << 30;
  for (Vertex v = 0; v < instance_.graph.order(); ++v) {
    const int open = board_.open_at(v);
    if (open == 0) continue;
    const bool tip = board_.pair_at(v) >= 0 && board_.links_at(v) < board_.need(v);
    if (!tip && !instance_.rules.cover) continue;
    const int rank = 4 * (open - (board_.need(v) - board_.links_at(v))) + (tip ? 0 : board_.links_at(v) > 0 ? 1 : 2);
    if (rank < fewest) {
      fewest = rank;
      best = v;
    }
  }
  if (best == no_vertex) return no_edge;
  for (const auto& [u, e] : instance_.graph.around(best))
    if (board_.status(e) == Status::open) return e;
  return no_edge;
}

bool Search::extend() {
  if (++nodes_ > budget_) end_ = End::budget;
  if ((nodes_ & 63) == 0 && !control_->tick({-1, nodes_, "tracing"})) end_ = End::control;
  if (end_ != End::exhausted) return false;
  const Edge e = branch();
  if (e == no_edge) {
    if (!(*visit_)(board_.links())) end_ = End::visitor;
    return end_ == End::exhausted;
  }
  for (const Status status : {Status::on, Status::off}) {
    const std::size_t mark = board_.mark();
    if (board_.set(e, status) && board_.connected() && !extend()) return false;
    board_.roll_back(mark);
  }
  return true;
}

}  // namespace schlegel::numberlink
