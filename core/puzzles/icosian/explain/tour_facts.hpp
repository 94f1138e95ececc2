#pragma once
#include <span>
#include <string>
#include <vector>

#include "play/facts.hpp"
#include "puzzles/icosian/proof/wording.hpp"
#include "puzzles/icosian/words.hpp"

namespace schlegel::icosian {

/// What can be known of a tour: of each line, whether it is used or closed. An open tour's helper vertex (CycleModel)
/// makes its two ends lines, too.
class TourFacts final : public FactModel, private TourWording {
 public:
  /// `here` is the position as an instance.
  explicit TourFacts(const Instance& here) : TourWording(here) {}

  int variables() const override { return static_cast<int>(model_.lines.size()); }
  /// An end only where a path begins there.
  bool may_be_chosen(int line) const override { return !is_helper(model_.lines[line].v) || here_.opening.empty(); }
  std::vector<Fact> given() const override;
  std::span<const Technique> ladder() const override;
  int places() const override { return model_.order; }
  void affected(int line, std::vector<int>& places) const override;
  std::optional<Deduction> find(int technique, int place, const Assignment& known) const override;
  std::optional<std::vector<int>> border(std::span<const int> lines) const override;
  bool has_borders() const override { return true; }
  const Wording& wording() const override { return *this; }
  KnownFact data(Fact fact) const override;
  std::vector<std::string> moves(const Assignment& known, std::span<const std::string> played) const override;
  /// Those under which the drawing looks the same, which a person sees; if there are none, all.
  std::vector<std::vector<int>> symmetries(Control& control) const override;
  std::string why_symmetric(Fact fact, std::size_t images) const override;
  std::unique_ptr<FactSat> sat() const override;

 private:
  friend class TourTechniques;

  /// How many there are, once they are found, if the drawing looks the same under them; else 0.
  mutable std::size_t symmetries_drawn_ = 0;
};

}  // namespace schlegel::icosian
