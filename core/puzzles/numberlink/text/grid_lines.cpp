#include "puzzles/numberlink/text/grid_lines.hpp"

#include <algorithm>

#include "puzzles/numberlink/words.hpp"

namespace schlegel::numberlink {

Result<Lines> lines_of(std::string_view text, std::size_t most) {
  Lines lines;
  TextCursor cursor(text);
  std::size_t words = 0;
  while (!cursor.at_end()) {
    std::vector<Word> line = rest_of_line(cursor, '\n', most - words + 1);
    words += line.size();
    if (words > most) return line.back().error(too_many_cells());
    cursor.advance();  // the end of the line
    if (!line.empty()) lines.push_back(std::move(line));
  }
  return lines;
}

bool is_number(std::string_view word) { return !word.empty() && std::all_of(word.begin(), word.end(), is_digit); }

Cell plain_cell(const Word& token) {
  for (const char* free : {".", "0", "_", "-"})
    if (token.text == free) return {};
  if (token.text == "#") return {Cell::Kind::hole, token};
  return {Cell::Kind::terminal, token};
}

Result<GridShape> shape_of(const Word& width, const Word& height) {
  TextCursor w(width.text), h(height.text);
  const auto columns = w.take_integer(words::the_width, 1, max_cells),
             rows = h.take_integer(words::the_height, 1, max_cells);
  if (!columns) return width.error(columns.error().message);
  if (!rows) return height.error(rows.error().message);
  if (*columns * *rows > max_cells) return width.error(too_many_cells());
  return GridShape{static_cast<int>(*columns), static_cast<int>(*rows), false, false};
}

std::string too_many_cells() { return say(words::too_many_cells, {{"most", max_cells}}); }

}  // namespace schlegel::numberlink
