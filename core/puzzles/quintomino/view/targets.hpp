#pragma once
#include "puzzles/quintomino/view/hand.hpp"
#include "puzzles/quintomino/view/layout.hpp"
#include "puzzles/quintomino/view/mark_table.hpp"

namespace schlegel::quintomino {

/// Adds what can be acted on, faces, pieces and buttons, and the board in a sentence.
void add_targets(Scene& scene, const Instance& instance, const Board& board, const Hand& hand, const Layout& layout,
                 const MarkTable& marks);

}  // namespace schlegel::quintomino
