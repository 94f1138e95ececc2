#pragma once
#include "puzzles/quintomino/hand.hpp"
#include "puzzles/quintomino/layout.hpp"
#include "puzzles/quintomino/mark_table.hpp"

namespace schlegel::quintomino {

/// Adds what can be acted on, faces, pieces and buttons, and the board in a sentence.
void add_targets(Scene& scene, const Instance& instance, const Board& board, const Hand& hand, const Layout& layout,
                 const MarkTable& marks);

}  // namespace schlegel::quintomino
