#include "web/app/why.hpp"

#include "web/words.hpp"

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
  if (count() <= 1) return part().sentence;
  return say(words::step_of_reason, {{"step", at_ + 1}, {"steps", count()}, {"sentence", part().sentence}});
}

}  // namespace schlegel::web
