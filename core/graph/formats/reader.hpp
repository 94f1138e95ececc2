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

/// A piece of the text and where it stands.
struct Word {
  std::string_view text;
  int line = 0, column = 0;

  Error error(std::string message) const { return {std::move(message), line, column}; }
};

/// Takes what is next up to a blank, the end of the line, or the comment sign; may be empty.
Word take_word(TextCursor& cursor, char comment);
/// The words up to the end of the line or the comment sign, the first `most` of them.
std::vector<Word> rest_of_line(TextCursor& cursor, char comment, std::size_t most = SIZE_MAX);

/// name_problem (base/name.hpp) at its place.
std::optional<Error> bad_name(const Word& name, std::string_view what);

/// That the line goes on where it should end.
Error not_ended(TextCursor cursor, char comment);
/// That something else comes next, or the text ends; `what` says what is expected.
Error not_expected(const TextCursor& cursor, std::string_view what);
/// That the text goes on, as `problem` says of what comes next, its {text}.
Error goes_on(const TextCursor& cursor, const Sentence& problem);

/// Collects a graph from any format and finds what is wrong in all of them: sizes, names, loops and repeated edges.
class GraphReader {
 public:
  /// Adds the vertices first ... first + count - 1, named by these numbers; the count has been checked.
  void add_numbered(int first, int count);
  /// A new vertex; an error when the name is taken, is no good name, or there are too many.
  Result<Vertex> add_vertex(const Word& name);
  /// The vertex of that name, added when it is new.
  Result<Vertex> vertex(const Word& name);
  /// Adds the edge, which stands at `place`; an error when it is a loop, repeated, or one too many.
  std::optional<Error> add_edge(const Word& place, Vertex u, Vertex v);
  /// As add_edge, for lists in which an edge may also come up a second time in the other direction.
  std::optional<Error> add_arc(const Word& place, Vertex from, Vertex to);
  /// Whether an edge has come in one direction only.
  bool has_one_way() const;
  /// As vertex, for programs whose names may hold blanks and '#': each becomes '_', and a remark says so.
  Result<Vertex> foreign_vertex(const Word& name);
  /// Where a vertex lies in the drawing, in any unit, y downwards; what is no pair of numbers is no place.
  void place(Vertex v, std::string_view x, std::string_view y, bool upwards = false);
  /// The graph; drawn when every vertex has a place, and fitted into the unit square if one lies outside.
  Graph finish() &&;
  /// Says once, in note(), what of the text is left out.
  void remark(const Sentence& what);
  std::string note() const;
  /// What add_edge says of a repeated edge.
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

/// Adds the sign of that code, at most 0x10ffff.
void append_utf8(std::string& out, std::int64_t code);
/// A number as digits with at most six decimals, without exponent.
std::string decimal(double value);

}  // namespace schlegel
