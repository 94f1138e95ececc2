#pragma once
#include "puzzles/numberlink/generate/path_partition.hpp"

namespace schlegel::numberlink {

/// Whether a board with these lines is one that nobody would miss; the reasons stand in dull.cpp.
bool is_dull(const Instance& board, const PathPartition& lines);

}  // namespace schlegel::numberlink
