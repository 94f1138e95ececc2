#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "base/text.hpp"
#include "graph/formats/reader.hpp"
#include "graph/graph.hpp"

namespace schlegel {

/// Our own text of a graph, one statement to a line; `#` starts a comment, empty lines do not matter.
///
///     graph                      first line; or `graph NAME`, alone, for a graph make_family knows
///     vertex NAME                a vertex; names hold no blanks and no '#'
///     vertex NAME x y            with its place in the plane, y downwards, 0..1 or any unit: then it is fitted
///     vertex NAME x y z          with its place in space, in the unit ball or any unit
///     vertex NAME x y x y z      with both
///     edge NAME NAME
///     face NAME NAME NAME ...    of a solid, counter-clockwise from outside, after the edges
///
/// Vertices come before edges and have all the same coordinates; without any `vertex` line the edges name them.
///
/// The statements can also stand among others in a larger text: give the lines whose first word `owns` is true for to
/// read(), in order, and then call finish(). The text must live as long.
class GraphStatements {
 public:
  static bool owns(std::string_view keyword);
  /// Reads the rest of the line after the keyword, up to but without its end. What was read of a wrong line is lost.
  std::optional<Error> read(const Word& keyword, TextCursor& cursor);
  /// Whether any statement has been read.
  bool any() const { return any_; }
  /// The name in the line `graph NAME`; empty when the graph is described.
  std::string_view family() const { return family_ ? family_->text : std::string_view(); }
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
