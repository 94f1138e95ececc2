#pragma once
#include <array>
#include <span>
#include <string>
#include <vector>

#include "play/facts.hpp"
#include "puzzles/icosian/instance.hpp"
#include "puzzles/icosian/proof/cycle_model.hpp"
#include "puzzles/icosian/words.hpp"

namespace schlegel::icosian {

/// What can be known of a tour: of each line, whether it is used or closed. An open tour's helper vertex (CycleModel)
/// makes its two ends lines, too.
class TourFacts final : public FactModel {
 public:
  /// The numbers of the ladder's techniques.
  enum : int { conditions, two_lines, full_hole, early_loop, cut_hole, cut_of_two, parity, colours, two_holes };

  /// `here` is the position as an instance.
  explicit TourFacts(const Instance& here);

  int variables() const override { return static_cast<int>(model_.lines.size()); }
  std::vector<Fact> given() const override;
  std::span<const Technique> ladder() const override;
  int places() const override { return model_.order; }
  void touched(int line, std::vector<int>& places) const override;
  std::optional<Deduction> find(int technique, int place, const Knowledge& known) const override;
  std::string name(Fact fact) const override;
  void light(ReasonPart& part, Fact fact, bool other) const override;
  ReasonPart tell(const Deduction& deduction) const override;
  std::optional<PencilMark> mark(Fact fact) const override;
  std::vector<std::string> moves(const Knowledge& known, std::span<const std::string> played) const override;
  std::vector<std::vector<int>> symmetries(Control& control) const override;
  std::unique_ptr<FactSat> sat() const override;

 private:
  friend class TourTechniques;
  bool is_helper(Vertex v) const { return v == here_.graph.order(); }
  std::string hole(Vertex v) const;
  std::string holes(std::span<const int> vertices) const;
  std::string line_name(int line) const;
  std::string line_names(std::span<const Fact> facts) const;

  const Instance& here_;
  CycleModel model_;
};

}  // namespace schlegel::icosian
