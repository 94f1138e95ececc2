#pragma once

namespace schlegel::peg {

/// Of a game whose positions are too many to be worked out, as difficulty_by_luck().
double difficulty_of_large(int jumps);

}  // namespace schlegel::peg
