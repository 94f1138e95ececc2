#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "base/result.hpp"
#include "base/say.hpp"
#include "base/text.hpp"
#include "graph/graph.hpp"

namespace schlegel {

/// A part of the text, and its position.
struct Word {
  std::string_view text;
  int line = 0, column = 0;

  Error error(std::string message) const { return {std::move(message), line, column}; }
};

/// Takes the text up to a space, the end of the line or a comment; may be empty.
Word take_word(TextCursor& cursor, char comment);
/// The words up to the end of the line or the comment sign, the first `most` of them.
std::vector<Word> rest_of_line(TextCursor& cursor, char comment, std::size_t most = SIZE_MAX);

/// The Error of name_problem (base/name.hpp), with its position.
std::optional<Error> bad_name(const Word& name, std::string_view what);

/// Whether nothing but blanks and a comment is left of the line. Skips the blanks.
bool at_line_end(TextCursor& cursor, char comment);
/// The Error of what is left.
std::optional<Error> end_of_line(TextCursor& cursor, char comment);
/// The Error of something other than `what`, or of the end of the text.
Error not_expected(const TextCursor& cursor, std::string_view what);
/// The Error of text after the end; `problem` has it as {text}.
Error goes_on(const TextCursor& cursor, const Sentence& problem);

/// Collects a graph from any format, and finds the errors of all formats: sizes, names, loops and repeated edges.
class GraphReader {
 public:
  /// Adds vertices named first ... first + count - 1; check the count before.
  void add_numbered(int first, int count);
  /// Adds a vertex. An Error if the name is taken or invalid, or if there are too many vertices.
  Result<Vertex> add_vertex(const Word& name);
  /// The vertex of this name, added if it is new.
  Result<Vertex> vertex(const Word& name);
  /// Adds the edge at this position in the text. An Error if it is a loop, repeated, or one too many.
  std::optional<Error> add_edge(const Word& place, Vertex u, Vertex v);
  /// As add_edge, but an edge may be listed a second time in the other direction.
  std::optional<Error> add_arc(const Word& place, Vertex from, Vertex to);
  /// True if the edge was listed in one direction only.
  bool has_one_way() const;
  /// As vertex, for formats whose names may contain spaces and '#': these become '_', and the note says so.
  Result<Vertex> foreign_vertex(const Word& name);
  /// Sets the position of a vertex in the drawing, in any unit, y downwards; anything but two numbers is ignored.
  void place(Vertex v, std::string_view x, std::string_view y, bool upwards = false);
  /// Builds the graph. It has a drawing if every vertex has a position, fitted into the unit square if one is outside.
  Graph finish() &&;
  /// Adds a sentence about ignored text to note(), once.
  void remark(const Sentence& what);
  std::string note() const;
  /// The Error of a repeated edge.
  Error repeated(const Word& place, Vertex u, Vertex v) const;

  GraphBuilder& builder() { return builder_; }
  const GraphBuilder& builder() const { return builder_; }

 private:
  Result<Vertex> add_new(const Word& name);

  GraphBuilder builder_;
  std::vector<int> line_of_edge_;
  std::vector<unsigned char> directions_;              ///< of each edge: 1 upwards, 2 downwards
  std::unordered_map<Vertex, std::string> originals_;  ///< the names that were changed
  std::vector<Point2> places_;
  std::vector<char> placed_;
  std::vector<Sentence> remarks_;
};

}  // namespace schlegel
