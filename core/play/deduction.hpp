#pragma once
#include <vector>

namespace schlegel {

/// What may be known of a position: that one of the puzzle's variables holds, "the line A-B is used", or that it does
/// not.
struct Fact {
  int variable = 0;
  bool holds = true;
  Fact operator!() const { return {variable, !holds}; }
  friend bool operator==(const Fact&, const Fact&) = default;
};

/// One application of a technique. Whoever believes the facts of `because` and the rules of the puzzle must believe
/// those of `derived`; that there is only one solution is never used.
struct Deduction {
  int technique = 0;            ///< of the model's ladder; those of the engine come behind
  std::vector<Fact> because;    ///< known
  std::vector<Fact> derived;    ///< not known yet; none: what is known is impossible
  std::vector<int> about = {};  ///< what else the model needs to tell it, in numbers of its own
};

}  // namespace schlegel
