#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "puzzles/numberlink/instance.hpp"

namespace schlegel::numberlink {

/// Our own text; `#` at the start of a line or after a blank begins a comment outside a grid.
///
///     numberlink
///     cover                  every place lies on a line
///     no-self-touch          no line runs beside itself
///     wrap x                 the grid's left and right sides are joined; also: wrap y, wrap xy
///     wall r1c1 r1c2         two neighbouring cells are not joined
///     grid                   then a row to a line:
///     . 1 . .                `.` free, `#` hole, `+` bridge,
///     1 . # .                else the number or word of a terminal
///
/// or, instead of the grid, the statements of a graph (see schlegel_text.hpp) and for each pair `pair LABEL A B`.
Result<Instance> parse_own(std::string_view text);
std::string write_own(const Instance& instance);

/// Answer Set Programming facts, as in the competition of 2011: node/1, edge/3, connection/3; `%` comments. Coverage is
/// not asked for.
Result<Instance> parse_asp(std::string_view text);
bool looks_like_asp(std::string_view text);

/// A grid without more words: tokens apart by blanks, or one character a cell; `.`, `0`, `_` and `-` are free, `#` is a
/// hole, all else terminals. A first line `W H` may give the size; where the rows do not agree with it, it is a row of
/// two cells. A grid of letters, one a cell and at least two wide, must be covered, as usual in such levels; others
/// need not be.
Result<Instance> parse_plain_grid(std::string_view text);

/// A graph in any format, with lines `pair LABEL A B` and perhaps rules; nothing when the text is no graph.
std::optional<Result<Instance>> parse_graph_and_pairs(std::string_view text);

/// A pzpr link or its tail (`numlin/W/H/...`, `arukone/W/H/...`), or a `pzprv3` file. numlin need not be covered,
/// arukone must be unless its flag `e` or its file says otherwise.
Result<Instance> parse_pzpr(std::string_view text);
bool looks_like_pzpr(std::string_view text);
bool looks_like_pzprv3(std::string_view text);

/// The lines drawn in a `pzprv3` file of this board, whose pairs may have other labels there.
Result<Links> parse_drawn_lines(const Instance& instance, std::string_view text);

/// The text of the DA Symposium's design contest: SIZE WxH or WxHxL, LINE_NUM n, LINE#1 (x,y) (x,y) or with layers.
Result<Instance> parse_contest(std::string_view text);
bool looks_like_contest(std::string_view text);

}  // namespace schlegel::numberlink
