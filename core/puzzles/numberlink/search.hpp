#pragma once
#include <functional>

#include "base/control.hpp"
#include "puzzles/numberlink/propagator.hpp"

namespace schlegel::numberlink {

/// Lists all solutions of a board without the rules on touching and squares: a link at the tip of a line is tried,
/// then ruled out; everything that follows is drawn, and a branch in which a pair is separated is given up. Worst case
/// exponential; good where nearly everything is forced.
class Search {
 public:
  enum class End { exhausted, visitor, budget, control };

  Search(const Instance& instance, const Links& drawn);
  /// Calls visit(links) for each solution until it returns false, for at most so many branchings.
  End run(Control& control, std::uint64_t budget, const std::function<bool(const Links&)>& visit);
  std::uint64_t nodes() const { return nodes_; }

 private:
  bool extend();
  Edge branch() const;

  const Instance& instance_;
  Propagator board_;
  bool dead_ = false;
  std::vector<Vertex> order_;
  Control* control_ = nullptr;
  const std::function<bool(const Links&)>* visit_ = nullptr;
  std::uint64_t nodes_ = 0, budget_ = 0;
  End end_ = End::exhausted;
};

}  // namespace schlegel::numberlink
