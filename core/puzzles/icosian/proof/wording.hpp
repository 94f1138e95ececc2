#pragma once
#include <cstddef>
#include <span>
#include <string>

#include "play/wording.hpp"
#include "puzzles/icosian/proof/cycle_model.hpp"

namespace schlegel::icosian {

/// The wording of the Icosian game. Facts are about the lines of a CycleModel.
class TourWording : public Wording {
 public:
  /// The numbers of the ladder's techniques.
  enum : int { clashing, two_lines, full_hole, early_loop, cut_hole, cut_of_two, parity, colours, two_holes };
  /// What `clashing` is about.
  enum : int { too_few_holes, no_opening, contradictory };

  explicit TourWording(const Instance& here) : here_(here), model_(here) {}

  std::string name(Fact fact) const override;
  void light(ReasonPart& part, Fact fact, bool other) const override;
  std::optional<std::string> clause(const Deduction& reason, const Deduction& needed_by) const override;
  std::string with_reasons(std::string_view reasons, const Deduction& deduction) const override;
  ReasonPart at_border(std::span<const Fact> lines, std::span<const int> about) const override;
  std::string suppose_crossing(std::span<const Fact> lines) const override;
  void light(ReasonPart& part, std::span<const Vertex> holes, bool other) const;

 protected:
  void write(const Deduction& deduction, ReasonPart& part) const override;
  bool is_helper(Vertex v) const { return v == here_.graph.order(); }
  /// A contradiction: without these holes the others fall into pieces that only closed lines join. About: how many
  /// holes are removed, these, then by piece its size and its holes.
  Deduction falls_apart(std::span<const Vertex> removed, const std::vector<std::vector<Vertex>>& pieces) const;
  std::string holes(std::span<const int> vertices) const;
  std::vector<Vertex> without_helpers(std::span<const int> vertices) const;
  /// All holes but these.
  std::vector<Vertex> others(std::span<const Vertex> these) const;

  const Instance& here_;
  CycleModel model_;

  std::string line_name(int line) const;
  /// The path has come to it and gone on.
  bool is_passed(Vertex v) const;
  /// Passed ones first, in their order.
  void sort_by_peg(std::vector<Vertex>& holes) const;

 private:
  void write_at_hole(const Deduction& deduction, ReasonPart& part) const;
  void write_pieces(const Deduction& deduction, std::ptrdiff_t used, ReasonPart& part) const;
  void write_cut_of_two(const Deduction& deduction, ReasonPart& part) const;
  std::string hole(Vertex v) const;
  std::string line_names(std::span<const Fact> facts) const;
};

/// "A, B and 3", as they are seen in a position, or with more than eight "the 12 lit holes".
std::string named(const Instance& here, std::span<const Vertex> vertices);

}  // namespace schlegel::icosian
