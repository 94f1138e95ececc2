#pragma once
#include <span>
#include <vector>

#include "play/explanation.hpp"
#include "play/game.hpp"

namespace schlegel {

/// How far an explanation is told: to a row of its outline, and to this many of the steps that are told of what follows
/// from it; with 0, all that follows is drawn, thinner.
struct ToldSteps {
  std::size_t row = 0, follower = 0;
  /// Of the row itself only so many of its steps, or of the moves of the only one where this draws nothing, without
  /// what follows; with 0, what its first step speaks of; negative: all of it.
  int part = -1;
  bool plays = true;                    ///< the moves of the steps before are played on the board
  const ReasonPart* instead = nullptr;  ///< lit in place of the row, which is not told yet
};

/// Numbers of the steps that are told last.
std::vector<int> lit_steps(const Explanation& explanation, const ToldSteps& told);
/// The board as these steps leave it, with what the last ones speak of. `start` is the position that is explained, on
/// which `pencilled` is drawn. The explanation has an outline.
Scene step_picture(const Explanation& explanation, const ToldSteps& told, const Game& start,
                   std::span<const PencilMark> pencilled, const View& view);
/// Dashes on the board after these moves, on which nothing is lit or marked yet, what the one with this number, from 1,
/// and those after it have drawn along lines, and rings the peg that it set.
void draw_mistake(Scene& scene, const Game& game, std::span<const std::string> moves, int since, const View& view);

}  // namespace schlegel
