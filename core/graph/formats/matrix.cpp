// Adjacency matrices of 0 and 1, each row in brackets or on a line of its own, or with semicolons between the rows; on
// lines, the entries need nothing between them. The vertices are numbered from 1.
#include <algorithm>

#include "base/text.hpp"
#include "graph/formats/list_words.hpp"
#include "graph/formats/parsers.hpp"
#include "graph/formats/reader.hpp"
#include "graph/words.hpp"

namespace schlegel {
namespace {

constexpr CharSet parts_entries(" ,\n\t\r;[](){}"), opening("[({"), closing("])}"), new_line("\n"), semicolon(";"),
    comments("#%"), bits("01");

constexpr int most_columns = 2'100;  ///< of a square matrix, in a text of 8 MB

/// What ends a row.
const CharSet& ends_of_rows(std::string_view text) {
  const std::size_t first = opening.find_in(text);
  if (first != std::string_view::npos && opening.find_in(text, first + 1) != std::string_view::npos) return closing;
  return trim(text).find('\n') != std::string_view::npos ? new_line : semicolon;
}

/// True for n lines of n entries with nothing between them, n at least 2, if the first of them has no fault.
bool is_dense(std::string_view text) {
  std::size_t rows = 0, columns = 0;
  for (TextCursor cursor(text); !cursor.at_end();) {
    std::string_view line = cursor.take_line();
    line = trim(line.substr(0, comments.find_in(line)));
    if (line.empty()) continue;
    if (rows++ == 0) columns = std::all_of(line.begin(), line.end(), bits) ? line.size() : 0;
    if (rows > columns || parts_entries.is_in(line)) return false;
  }
  return rows == columns && rows > 1;
}

/// Reads the entries of a matrix.
class Entries {
 public:
  explicit Entries(std::string_view text) : cursor_(text), ends_(ends_of_rows(text)), dense_(is_dense(text)) {}

  /// False at the end of the text. Anything but 0 and 1 is a word of its own.
  bool next() {
    begins_row = at_start_;
    at_start_ = false;
    for (;;) {
      const std::string_view between = cursor_.take_while(parts_entries);
      begins_row = begins_row || ends_.is_in(between);
      if (cursor_.at_end()) return false;
      if (cursor_.peek() != '#' && cursor_.peek() != '%') break;
      cursor_.take_line();
      begins_row = begins_row || &ends_ == &new_line;
    }
    entry = {{}, cursor_.line(), cursor_.column()};
    entry.text = cursor_.rest().substr(0, 1);
    if (dense_)
      cursor_.advance();
    else
      entry.text = cursor_.take_while([](char c) { return !parts_entries(c) && c != '#'; });
    return true;
  }

  Word entry;
  bool begins_row = false;
  bool is_bit() const { return entry.text == "0" || entry.text == "1"; }

 private:
  TextCursor cursor_;
  const CharSet& ends_;
  bool dense_;
  bool at_start_ = true;
};

Error bad_entry(const Word& entry) { return entry.error(say(words::matrix_entry, {{"text", quoted(entry.text)}})); }

/// Rows and columns, when the rows are even.
Result<int> order_of(std::string_view text) {
  int rows = 0, columns = 0, in_row = 0;
  Word row;
  const auto uneven = [&]() -> std::optional<Error> {
    if (rows == 1) columns = in_row;
    if (rows == 0 || in_row == columns) return std::nullopt;
    return row.error(say(words::matrix_uneven, {{"found", in_row}, {"columns", columns}}));
  };
  for (Entries entries(text); entries.next(); ++in_row) {
    if (!entries.is_bit()) return bad_entry(entries.entry);
    if (!entries.begins_row) continue;
    if (auto error = uneven()) return *error;
    row = entries.entry;
    ++rows;
    in_row = 0;
  }
  if (auto error = uneven()) return *error;
  if (rows == columns && rows > 0) return rows;
  return Error{say(words::matrix_not_square, {{"rows", rows}, {"columns", columns}}), 1, 1};
}

/// True for n rows of n numbers, n at least 3, with zeros on the diagonal, or if n is at least 4, so that these are no
/// edges with their weights, for n rows of n words that are mostly 0 and 1.
bool is_square(std::string_view text) {
  int rows = 0, columns = 0, in_row = 0, zeros = 0, bits_seen = 0, all = 0;
  bool numbers = true;
  for (Entries entries(text); entries.next(); ++all, ++in_row) {
    if (in_row > most_columns) return false;
    if (entries.begins_row) {
      if (rows == 1) columns = in_row;
      if (rows > 0 && (in_row != columns || rows == columns)) return false;
      ++rows;
      in_row = 0;
    }
    zeros += in_row == rows - 1 && entries.entry.text == "0" ? 1 : 0;
    bits_seen += entries.is_bit() ? 1 : 0;
    numbers = numbers && is_weight(entries.entry.text);
  }
  if (rows < 3 || rows != columns || in_row != columns) return false;
  return (numbers && zeros == rows) || (rows > 3 && 4 * bits_seen >= 3 * all);
}

}  // namespace

bool looks_like_matrix(std::string_view text) {
  TextCursor cursor(text);
  for (cursor.take_while(parts_entries); comments(cursor.peek()); cursor.take_while(parts_entries)) cursor.take_line();
  if (!is_digit(cursor.peek())) return false;
  if (is_dense(text) || is_square(text)) return true;
  int rows = 0, all = 0;
  for (Entries entries(text); entries.next(); ++all) {
    if (entries.begins_row && rows == 3) return true;
    if (!entries.is_bit() || (rows == 1 && all > most_columns)) return false;
    if (entries.begins_row) ++rows;
    if (rows == 2 && all < 3) return false;
  }
  return rows == 3;
}

Result<Graph> parse_matrix(std::string_view text, std::string& note) {
  const auto order = order_of(text);
  if (!order) return order.error();
  GraphReader reader;
  reader.add_numbered(1, *order);
  int at = 0;
  for (Entries entries(text); entries.next(); ++at)
    if (entries.entry.text == "1")
      if (auto error = reader.add_arc(entries.entry, at / *order, at % *order)) return *error;
  if (reader.has_one_way()) reader.remark(words::directions_left_out);
  note = reader.note();
  return std::move(reader.builder()).build();
}

Result<std::string> write_matrix(const Graph& graph) {
  constexpr int most = 2'000;  // a text of 8 MB
  if (graph.order() > most) return Error{say(words::too_large_for_matrix, {{"format", "matrix"}, {"most", most}})};
  const std::size_t order = graph.order(), width = 2 * order;
  std::string row;
  for (std::size_t v = 0; v < order; ++v) row += v + 1 < order ? "0 " : "0\n";
  std::string out;
  for (std::size_t v = 0; v < order; ++v) out += row;
  for (const auto& [u, v] : graph.edges()) {
    out[static_cast<std::size_t>(u) * width + 2 * static_cast<std::size_t>(v)] = '1';
    out[static_cast<std::size_t>(v) * width + 2 * static_cast<std::size_t>(u)] = '1';
  }
  return out;
}

}  // namespace schlegel
