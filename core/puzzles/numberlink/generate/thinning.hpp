#pragma once
#include <functional>

#include "base/random.hpp"
#include "puzzles/numberlink/generate/partition_search.hpp"

namespace schlegel::numberlink {

/// Takes places out of lines, at their ends or within, so that they stay empty, one after another and as many as
/// `most`, as long as `is_only` says that the lines that are left are the only solution of their ends. Lines keep the
/// form's least length, there are no more than `most_lines`, and no empty place lies beside another or beside one line
/// twice. Asks `is_only` once for each place at most.
///
/// An empty place that a line comes by twice never leaves one solution where lines may pass each other's gaps: the
/// line could go through it. So the four places round an empty one in a grid are of four lines, and the boards that can
/// be had are those of many short lines.
void empty_places(PathPartition& cover, const Graph& graph, const LineForm& form, int most_lines, int most,
                  Random& random, const std::function<bool(const PathPartition&)>& is_only);

/// The places on no line.
int empty_places_of(const PathPartition& cover);

}  // namespace schlegel::numberlink
