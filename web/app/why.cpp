#include "web/app/why.hpp"

namespace schlegel::web {

void Why::unfold(const Game& game, const Proof& proof) {
  parts_ = game.reason(proof.certificate);
  at_ = 0;
  proof_ = proof;
  ++revision_;
}

void Why::fold() {
  if (unfolded()) ++revision_;
  parts_.clear();
}

bool Why::can_step(int by) const { return by < 0 ? at_ > 0 : at_ + 1 < parts_.size(); }

void Why::step(int by) {
  if (!can_step(by)) return;
  by < 0 ? --at_ : ++at_;
  ++revision_;
}

std::string Why::spoken() const {
  const std::string step = "Step " + std::to_string(at_ + 1) + " of " + std::to_string(count()) + ". ";
  return (count() > 1 ? step : "") + part().sentence;
}

}  // namespace schlegel::web
