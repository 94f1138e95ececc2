#include <algorithm>

#include "puzzles/numberlink/text/grid_builder.hpp"
#include "puzzles/numberlink/text/text.hpp"
#include "puzzles/numberlink/words.hpp"

namespace schlegel::numberlink {

namespace {

/// Rows of cells as a board; `announced` is the size that stands before them.
Result<Instance> read_rows(Lines lines, const std::optional<GridShape>& announced) {
  const bool compact =
      !(announced && announced->width == 1) &&
      std::all_of(lines.begin(), lines.end(), [](const auto& line) { return line.size() == 1; }) &&
      std::any_of(lines.begin(), lines.end(), [](const auto& line) { return line[0].text.size() > 1; });
  if (compact)
    for (auto& line : lines) {
      const Word all = line[0];
      line.clear();
      if (std::any_of(all.text.begin(), all.text.end(), [](char c) { return (c & 0x80) != 0; }))
        return all.error(say(words::rows_of_plain_signs));
      if (all.text.size() > static_cast<std::size_t>(max_cells)) return all.error(too_many_cells());
      for (std::size_t i = 0; i < all.text.size(); ++i)
        line.push_back({all.text.substr(i, 1), all.line, all.column + static_cast<int>(i)});
    }

  const GridShape shape{static_cast<int>(lines[0].size()), static_cast<int>(lines.size()), false, false};
  std::vector<Cell> cells;
  bool letters = compact;
  for (const auto& line : lines) {
    if (line.size() != static_cast<std::size_t>(shape.width))
      return line[0].error(say(words::row_length, {{"cells", line.size()}, {"first", shape.width}}));
    if (cells.size() + line.size() > static_cast<std::size_t>(max_cells)) return line[0].error(too_many_cells());
    for (const Word& word : line) {
      if (word.text.find_first_of("<>") != std::string_view::npos) return word.error(say(words::number_with_move_sign));
      cells.push_back(plain_cell(word));
      if (cells.back().kind == Cell::Kind::terminal && !is_letter(word.text[0])) letters = false;
    }
  }
  auto instance = build_grid(shape, cells);
  if (!instance) return instance;
  instance->rules.cover = letters;
  instance->format = "grid";
  return instance;
}

/// Why these rows are no board of that size; empty when they are.
std::string misfit_of(const GridShape& shape, const Lines& rows) {
  const std::size_t width = shape.width, height = shape.height;
  if (rows.size() != height) return say(words::misfit_rows, {{"announced", height}, {"rows", rows.size()}});
  for (const auto& row : rows) {
    const std::size_t cells = row.size() == 1 && width > 1 ? row[0].text.size() : row.size();
    if (cells != width)
      return say(words::misfit_columns, {{"announced", width}, {"line", row[0].line}, {"columns", cells}});
  }
  return "";
}

}  // namespace

Result<Instance> parse_plain_grid(std::string_view text) {
  const auto read = lines_of(text, std::size_t{max_cells} + 2);
  if (!read) return read.error();
  const Lines& lines = *read;
  if (lines.empty()) return Error{say(words::empty_text), 1, 1};
  const auto& head = lines[0];
  if (head.size() != 2 || !is_number(head[0].text) || !is_number(head[1].text)) return read_rows(lines, std::nullopt);
  // Two numbers are the size, or a row of a board that is two cells wide: whichever the other lines agree with, the
  // size when they agree with both. Numbers larger than any board are no row.
  constexpr std::size_t most_digits = 5;
  const auto shape = shape_of(head[0], head[1]);
  if (!shape && std::max(head[0].text.size(), head[1].text.size()) > most_digits) return shape.error();
  const Lines rows(lines.begin() + 1, lines.end());
  const std::string misfit =
      shape ? misfit_of(*shape, rows) : say(words::no_size, {{"problem", shape.error().message}});
  const auto other = std::find_if(rows.begin(), rows.end(), [](const auto& row) { return row.size() != 2; });
  const bool two_wide = other == rows.end();
  if (!misfit.empty()) {
    if (two_wide) return read_rows(lines, std::nullopt);
    return head[1].error(
        say(words::neither_size_nor_row, {{"misfit", misfit}, {"line", (*other)[0].line}, {"cells", other->size()}}));
  }
  auto sized = read_rows(rows, shape.value());
  if (sized || !two_wide) return sized;
  auto as_row = read_rows(lines, std::nullopt);
  if (as_row) return as_row;
  Error error = sized.error();
  error.message = say(words::as_size_and_as_row, {{"as_size", error.message}, {"as_row", as_row.error().text()}});
  return error;
}

}  // namespace schlegel::numberlink
