#pragma once
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "puzzles/quintomino/solve/completions.hpp"
#include "puzzles/quintomino/surface.hpp"

namespace schlegel::quintomino {

/// Which solutions count as the same.
struct Equivalence {
  enum class Moves { none, rotations, symmetries } moves = Moves::none;
  bool colours = false;  ///< renaming the colours as well, in any way
};
/// "nothing", "rotation", "symmetry", "rotation+colour", "symmetry+colour".
std::optional<Equivalence> parse_up_to(std::string_view name);

/// The symmetries a question is about; the instance's surface must be connected, unless moves is none. nullopt when
/// stopped or when there are too many; `ended` says which.
std::optional<std::vector<Symmetry>> group_of(const Instance& instance, Equivalence::Moves moves, Control& control,
                                              Ended& ended);

/// Canonical forms of colourings under a group of symmetries.
class Canonical {
 public:
  Canonical(const Instance& instance, std::vector<Symmetry> group);
  /// The least of all images of a colouring; with `colours` these are renamed in the order in which they come up. Equal
  /// for two colourings exactly when they count as the same. Valid until the next call.
  const std::vector<std::uint8_t>& of(Colouring colouring, bool colours);
  /// How many symmetries leave this very colouring as it is.
  std::size_t stabiliser(Colouring colouring) const;
  std::size_t order() const { return group_.size(); }
  /// To be called after each form: ticks when it is time.
  bool go_on(Control& control);
  /// Every symmetry of the group turns solutions of the instance on an empty board into solutions.
  bool keeps_solutions() const { return keeps_solutions_; }

 private:
  std::vector<Symmetry> group_;
  bool keeps_solutions_ = true;
  std::vector<std::uint8_t> best_, next_, name_;
  std::uint64_t images_ = 0;  ///< looked at since the last tick
};

/// A number of classes, and the number of solutions in each of them.
struct ClassSize {
  std::uint64_t size = 0, classes = 0;
};
struct Classes {
  std::uint64_t solutions = 0, classes = 0;
  std::vector<ClassSize> sizes;  ///< ascending by size
};
/// Sorts the completions into classes; the surface must be connected (or up_to.moves none) and have at most
/// max_symmetric_faces faces. nullopt when stopped, or when the classes would take more than the memory that is
/// allowed; `ended` says which.
std::optional<Classes> classify(const Instance& instance, const Board& board, Equivalence up_to, Control& control,
                                Ended& ended);

}  // namespace schlegel::quintomino
