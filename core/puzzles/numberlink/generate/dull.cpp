// What a look at sheets of boards has shown to be dull, and how it is told:
// - one line takes a large part of the board, often as a walk along its border, and the rest is small: a line has more
//   than two fifths of the places, where there are three lines or more;
// - lines are drawn without a thought: more than a fifth of them are straight, or more than three fifths take a
//   shortest way between their ends;
// - crumbs: more than two fifths of the lines are of the three places that every bend needs, or fewer, though there is
//   room for longer ones.
#include "puzzles/numberlink/generate/dull.hpp"

#include <algorithm>

namespace schlegel::numberlink {
namespace {

/// In a grid: whether it lies in one row or one column and over no joined side.
bool is_straight(const Instance& board, const PathPartition::Line& line, int distance) {
  if (board.cells.empty() || line.places != distance + 1) return false;
  const auto &a = board.cells[line.a], &b = board.cells[line.b];
  return a[0] == b[0] || a[1] == b[1];
}

}  // namespace

bool is_dull(const Instance& board, const PathPartition& cover) {
  int lines = 0, straight = 0, direct = 0, crumbs = 0, longest = 0, covered = 0;
  for (const auto& line : cover.lines()) {
    if (line.places == 1) continue;
    const int distance = board.graph.distances(line.a)[line.b];
    ++lines;
    covered += line.places;
    longest = std::max(longest, line.places);
    straight += is_straight(board, line, distance);
    direct += line.places == distance + 1;
    crumbs += line.places <= 3;
  }
  if (lines == 0) return true;
  const bool room = covered > 5 * lines;
  return (lines > 2 && 5 * longest > 2 * covered) || straight > std::max(1, lines / 5) ||
         (room && (5 * direct > 3 * lines || 5 * crumbs > 2 * lines));
}

}  // namespace schlegel::numberlink
