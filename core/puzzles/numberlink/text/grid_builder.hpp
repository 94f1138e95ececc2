#pragma once
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "graph/formats/reader.hpp"
#include "puzzles/numberlink/instance.hpp"

namespace schlegel::numberlink {

/// The most cells of a grid.
inline constexpr int max_cells = max_vertices;

/// What a text says of one cell.
struct Cell {
  enum class Kind : std::uint8_t { free, hole, bridge, terminal };
  Kind kind = Kind::free;
  Word label;  ///< of a terminal
};

/// What is wrong with a label: it could not stand in our own text.
std::optional<Error> bad_label(const Word& label);

/// Collects labels until each has been seen twice.
class PairCollector {
 public:
  /// An error when the label is no good one or has been seen twice already.
  std::optional<Error> add(const Word& label, Vertex v);
  /// The pairs in the order of their first terminals; an error when a label was seen once only.
  Result<std::vector<Pair>> finish() &&;

 private:
  struct Entry {
    Pair pair;
    Word first;
  };
  std::vector<Entry> entries_;
  std::map<std::string, std::size_t, std::less<>> index_;
};

struct GridShape {
  int width = 0, height = 0;
  bool wrap_x = false, wrap_y = false;
};

/// A grid whose vertices are named r1c1, r1c2, ...; a bridge is r1c1h and r1c1v. `cells` row by row, width * height of
/// them. Walls are pairs of neighbouring cells that are not joined.
Result<Instance> build_grid(const GridShape& shape, const std::vector<Cell>& cells,
                            const std::vector<std::pair<int, int>>& walls = {});

// ---- what the readers of other programs' grids have in common

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
