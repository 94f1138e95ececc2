#pragma once
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "base/control.hpp"
#include "puzzles/quintomino/ended.hpp"
#include "puzzles/quintomino/solve/colour_permutation.hpp"

namespace schlegel::quintomino {

/// The colour of each edge.
using Colouring = std::span<const std::uint8_t>;

/// All ways to fill the empty faces of a board.
///
/// On an empty board the readings of one face fall into orbits under the renamings of the colours that keep the box of
/// pieces; only one reading of each orbit is searched, and every solution is a renaming of one found so. Pieces on the
/// board fix colours; with some there every solution is searched.
class Completions {
 public:
  Completions(const Instance& instance, const Board& board) : instance_(instance), board_(board) {}

  /// One solution, as placements by face.
  Ended first(const std::function<void(std::span<const Placement>)>& take, Control& control) const;
  /// Every solution, in an order that is always the same; take returns false to stop.
  Ended each(const std::function<bool(Colouring)>& take, Control& control) const;
  /// The same in parcels: the solutions are the renamings of the colourings, each exactly once.
  Ended each_orbit(const std::function<bool(Colouring, std::span<const ColourPermutation>)>& take,
                   Control& control) const;

 private:
  const Instance& instance_;
  const Board& board_;
};

/// By face, the piece and reading that give its edges these colours; a kind of -1 where no piece does.
std::vector<Placement> placements_of(const Instance& instance, Colouring colouring);

}  // namespace schlegel::quintomino
