#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "graph/formats/reader.hpp"

namespace schlegel {

/// The words of a list of edges or of neighbours. Spaces, commas and semicolons separate words; in double quotes a word
/// may contain anything but quotes. Lines that begin with '#', '%' or '//' and the rest of a line from '#' are
/// comments.
class ListWords {
 public:
  explicit ListWords(std::string_view text) : cursor_(text) {}
  /// False at the end of the text.
  bool next();

  Word word;
  bool first = false;  ///< in its line
  bool owner = false;  ///< the first, with a colon after it
  bool in_quotes = false;
  bool unclosed = false;  ///< begins with a quotation mark that has no other
  /// What is wrong with the word as a name.
  std::optional<Error> fault() const;

 private:
  TextCursor cursor_;
  int line_ = 0;  ///< of the word before
};

enum class ListKind { none, edges, adjacency };
/// Edges: every line has two names, perhaps with a number, or with more after a head such as source,target; or three
/// lines in four have just two names, so that the rest are faults. Adjacency: every line has a colon after its first
/// name, or every name begins a line, and some line has more names. Linear.
ListKind list_kind(std::string_view text);
/// The word that exceeds max_vertices in a list of edges; nothing if a line before it is neither two words nor three
/// numbers.
std::optional<Word> vertex_too_many(std::string_view text);
bool is_weight(std::string_view word);
/// True for the head of a table of edges.
bool is_edge_head(std::string_view first, std::string_view second);
/// The name as ListWords reads it, in quotes if necessary.
std::string list_word(const std::string& name);
/// The first 16 bytes of a word in lower case: keywords are shorter.
std::string word_in_lower_case(std::string_view word);

}  // namespace schlegel
