#pragma once
#include <string>
#include <vector>

#include "play/game.hpp"
#include "web/app/advisor.hpp"

namespace schlegel::web {

/// A reason that is being gone through, step by step, while the board shows what it speaks of.
class Why {
 public:
  /// Begins with the first step of a reason that holds at this position.
  void unfold(const Game& game, const Proof& proof);
  void fold();
  bool unfolded() const { return !parts_.empty(); }
  const ReasonPart& part() const { return parts_[at_]; }
  std::size_t at() const { return at_; }
  std::size_t count() const { return parts_.size(); }
  const Proof& proof() const { return proof_; }
  bool can_step(int by) const;
  void step(int by);
  /// "Step 2 of 3. ..."
  std::string spoken() const;
  /// Grows with every change.
  int revision() const { return revision_; }

 private:
  std::vector<ReasonPart> parts_;
  std::size_t at_ = 0;
  Proof proof_;
  int revision_ = 0;
};

}  // namespace schlegel::web
