#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "puzzles/numberlink/text/grid_builder.hpp"

/// What the readers of other programs' grids have in common.
namespace schlegel::numberlink {

/// The words of each line that has any.
using Lines = std::vector<std::vector<Word>>;
/// An error at the first word beyond `most`, before more are stored: no board has so many cells.
Result<Lines> lines_of(std::string_view text, std::size_t most);

bool is_number(std::string_view word);
/// `.`, `0`, `_` and `-` are free, `#` is a hole, all else a terminal.
Cell plain_cell(const Word& token);
/// The size of a grid, checked before anything is stored.
Result<GridShape> shape_of(const Word& width, const Word& height);
std::string too_many_cells();

}  // namespace schlegel::numberlink
