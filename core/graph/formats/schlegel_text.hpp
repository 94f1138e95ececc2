#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "base/text.hpp"
#include "graph/families/families.hpp"
#include "graph/formats/reader.hpp"
#include "graph/graph.hpp"

namespace schlegel {

/// A graph in Schlegel format, one statement a line; `#` starts a comment, empty lines do not matter.
///
///     graph                      first line; or `graph NAME`, alone, for a graph make_family knows
///     vertex NAME                a vertex; names have no spaces and no '#'
///     vertex NAME x y            with its position in the plane, y downwards, fitted unless in 0..1
///     vertex NAME x y z          with its position in space, fitted unless in the unit ball
///     vertex NAME x y x y z      with both
///     edge NAME NAME
///     face NAME NAME NAME ...    of a solid, counter-clockwise from outside, after the edges
///
/// Vertices come before edges, and all have the same number of coordinates. Without `vertex` lines the edges name them.
///
/// A larger text may contain these statements among others: pass the lines whose first word satisfies `owns` to read(),
/// in order, then call finish(). The text must outlive the reader.
class GraphStatements {
 public:
  static bool owns(std::string_view keyword);
  /// Reads the rest of the line after the keyword, without its end.
  std::optional<Error> read(const Word& keyword, TextCursor& cursor);
  /// True if a statement was read.
  bool any() const { return any_; }
  /// The name in the line `graph NAME`; empty if the graph is described.
  std::string family() const { return family_ ? family_word(family_->text) : std::string(); }
  Result<Graph> finish() &&;

 private:
  std::optional<Error> read_header(const Word& keyword, TextCursor& cursor);
  std::optional<Error> read_vertex(const Word& keyword, TextCursor& cursor);
  std::optional<Error> read_edge(const Word& keyword, TextCursor& cursor);
  std::optional<Error> read_face(const Word& keyword, TextCursor& cursor);
  Result<Vertex> end_of_edge(const Word& name);

  GraphReader reader_;
  bool any_ = false;
  std::optional<Word> header_;
  std::optional<Word> family_;
  bool declared_ = false;  ///< there are vertex lines
  std::size_t coordinates_ = 0;
  std::vector<Point2> plane_;
  std::vector<Point3> space_;
  std::vector<std::vector<Vertex>> faces_;
  std::vector<unsigned char> sides_used_;  ///< of each edge: 1 upwards, 2 downwards
};

Result<Graph> parse_schlegel_graph(std::string_view text);
/// Begins with the line `graph`. Coordinates are rounded to six decimals.
std::string write_schlegel_graph(const Graph& graph);

}  // namespace schlegel
