#pragma once
#include <optional>
#include <string_view>
#include <vector>

#include "graph/formats/reader.hpp"
#include "puzzles/peg/instance.hpp"

namespace schlegel::peg {

/// The words of a line, up to one of the signs that begin a comment.
std::vector<Word> words_of(std::string_view text, int line, std::string_view comment);

/// Rows of text in which o and . are holes, with a peg or without.
struct TextPicture {
  bool triangular = false;
  std::vector<Word> rows;  ///< whole lines
};

/// Collects holes and lines of a board that is being read. What cannot be is an Error at its place.
class Builder {
 public:
  Instance instance;

  std::optional<Error> add_hole(const Word& name);
  /// The hole that is meant by this name.
  Result<int> hole(const Word& name);
  /// The hole of exactly that name, made when it is new.
  Result<int> made(const Word& name);
  /// The same line again, in either direction, is no news.
  std::optional<Error> add_line(int a, int middle, int b, const Word& place);
  /// The line through three holes, each found by `hole` or `made`.
  std::optional<Error> add_line(const Word* names, Result<int> (Builder::*find)(const Word&), const Word& place);
  /// Holes with their places, lines through neighbours, pegs at the start.
  std::optional<Error> add_picture(const TextPicture& picture);

 private:
  int index_of(std::string_view name) const;
};

/// The middle hole is empty at the start and takes the last peg, unless there is a start or a goal.
void set_defaults(Instance& instance, bool has_start, bool has_goal);

/// Facts move(h,m,o). with % comments and several on a line.
Result<Instance> parse_facts(std::string_view text);
/// Three names on a line.
Result<Instance> parse_lines(std::string_view text);
/// WxH and perhaps the kind of board, a colon, then P (peg), H (hole) or O (nothing) for each cell.
Result<Instance> parse_id(std::string_view text);
/// The lines of the board as "facts", or else three names on a line.
std::string write_foreign(const Instance& instance, std::string_view format);

}  // namespace schlegel::peg
