#pragma once
#include <optional>
#include <string>
#include <vector>

#include "graph/drawing/layout.hpp"
#include "graph/formats/reader.hpp"
#include "puzzles/sliding/instance.hpp"

namespace schlegel::sliding {

/// Fills in tokens, blank_home and start of an instance whose graph is set. `now` is what lies on the vertices in their
/// order and `target` what shall; either may be empty (see Sliding). `place` is where to point when a whole list is
/// wrong.
std::optional<Error> assign_tokens(Instance& instance, const std::vector<Word>& now, const std::vector<Word>& target,
                                   const Word& place);
/// The goal of a grid that lists no target: its tiles in order, the gap behind or before them.
enum class GridGoal { gap_last, gap_first };
/// What lies on each place then: "1" to the last and "0", or "0" first.
std::vector<std::string> goal_names(int places, GridGoal goal);
/// "gap-last" or "gap-first"; nothing for any other word.
std::optional<GridGoal> parse_grid_goal(std::string_view word);
/// A grid whose vertices are named by these tokens; its size has been checked.
Graph make_grid(int rows, int columns, const std::vector<std::string>& names);
/// Both numbers of "ROWSxCOLUMNS"; an error when they are no numbers, or the grid is too large for memory.
Result<std::pair<int, int>> parse_size(const Word& word);

Result<Instance> parse_prolog(std::string_view text);
Result<Instance> parse_fifteen(std::string_view text);
/// "prolog" or "id"; an Error when that cannot hold the instance.
Result<std::string> write_foreign(const Instance& instance, std::string_view format);

}  // namespace schlegel::sliding
