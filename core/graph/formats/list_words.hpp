#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "graph/formats/reader.hpp"

namespace schlegel {

/// The words of a list of edges or of neighbours, line by line: apart by blanks, commas or semicolons; in double quotes
/// they may hold anything but quotes. Lines that begin with '#' or '%' are comments; so is the rest of a line from '#'.
class ListWords {
 public:
  explicit ListWords(std::string_view text) : cursor_(text) {}
  /// False at the end of the text.
  bool next();

  Word word;
  bool first = false;  ///< in its line
  bool owner = false;  ///< the first, and a colon follows it
  bool in_quotes = false;

 private:
  TextCursor cursor_;
  int line_ = 0;  ///< of the word before
};

enum class ListKind { none, edges, adjacency };
/// Whether every line can be an edge (two names, perhaps with a number or, under a head such as source,target, more),
/// or a vertex with its neighbours (with a colon; without one, when each word begins a line of its own). Linear.
ListKind list_kind(std::string_view text);
/// The word by which a list of edges gets more than max_vertices vertices; nothing when a line before it is neither two
/// words nor three numbers.
std::optional<Word> vertex_too_many(std::string_view text);
/// Whether these words are the head of a table of edges.
bool is_edge_head(std::string_view first, std::string_view second);
/// The name as ListWords reads it: in quotes where it must be.
std::string list_word(const std::string& name);
/// The first 16 bytes of a word in lower case: keywords are shorter.
std::string word_in_lower_case(std::string_view word);

}  // namespace schlegel
