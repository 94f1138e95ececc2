#pragma once
#include <optional>
#include <vector>

#include "play/assumptions.hpp"

namespace schlegel::explaining {

/// The symmetries of a board, which the model is asked for once, when they are first needed.
class Symmetries {
 public:
  using Image = std::vector<int>;  ///< by variable

  Symmetries(const FactModel& model, Control& control) : model_(model), control_(control) {}

  const std::vector<Image>& all();
  /// Those under which what is known stays the same.
  std::vector<Image> kept(const Assignment& known);
  /// What follows as the latest step did when the board is turned or mirrored with all that was known before it, if
  /// that step was an assumption; it is added.
  std::optional<Step> repeat(Assignment& known, const std::vector<Step>& steps);

  static Fact image_of(const Image& image, Fact fact) { return {image[fact.variable], fact.holds}; }
  /// What is known, but for one variable, stays the same.
  static bool keeps(const Image& image, const Assignment& known, int but = -1);

 private:
  const FactModel& model_;
  Control& control_;
  std::optional<std::vector<Image>> all_;
};

}  // namespace schlegel::explaining
