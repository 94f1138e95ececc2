#include <algorithm>

#include "puzzles/numberlink/text/grid_lines.hpp"
#include "puzzles/numberlink/text/text.hpp"

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
        return all.error(
            "in rows without blanks a cell is one plain letter, digit or sign; put blanks between the cells");
      if (all.text.size() > static_cast<std::size_t>(max_cells)) return all.error(too_many_cells());
      for (std::size_t i = 0; i < all.text.size(); ++i)
        line.push_back({all.text.substr(i, 1), all.line, all.column + static_cast<int>(i)});
    }

  const GridShape shape{static_cast<int>(lines[0].size()), static_cast<int>(lines.size()), false, false};
  std::vector<Cell> cells;
  bool letters = compact;
  for (const auto& line : lines) {
    if (line.size() != static_cast<std::size_t>(shape.width))
      return line[0].error("this row has " + plural(line.size(), "cell", "cells") + ", the first has " +
                           std::to_string(shape.width));
    if (cells.size() + line.size() > static_cast<std::size_t>(max_cells)) return line[0].error(too_many_cells());
    for (const Word& word : line) {
      if (word.text.find_first_of("<>") != std::string_view::npos) return word.error("a number may not hold < or >");
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
  const auto width = static_cast<std::size_t>(shape.width), height = static_cast<std::size_t>(shape.height);
  if (rows.size() != height)
    return "announces " + plural(height, "row", "rows") + ", but there " + (rows.size() == 1 ? "is " : "are ") +
           std::to_string(rows.size());
  for (const auto& row : rows) {
    const std::size_t cells = row.size() == 1 && width > 1 ? row[0].text.size() : row.size();
    if (cells != width)
      return "announces " + plural(width, "column", "columns") + ", but line " + std::to_string(row[0].line) + " has " +
             std::to_string(cells);
  }
  return "";
}

}  // namespace

Result<Instance> parse_plain_grid(std::string_view text) {
  const auto read = lines_of(text, std::size_t{max_cells} + 2);
  if (!read) return read.error();
  const Lines& lines = *read;
  if (lines.empty()) return Error{"there is no board in this text", 1, 1};
  const auto& head = lines[0];
  if (head.size() != 2 || !is_number(head[0].text) || !is_number(head[1].text)) return read_rows(lines, std::nullopt);
  // Two numbers are the size, or a row of a board that is two cells wide: whichever the other lines agree with, the
  // size when they agree with both. Numbers larger than any board are no row.
  constexpr std::size_t most_digits = 5;
  const auto shape = shape_of(head[0], head[1]);
  if (!shape && std::max(head[0].text.size(), head[1].text.size()) > most_digits) return shape.error();
  const Lines rows(lines.begin() + 1, lines.end());
  const std::string misfit = shape ? misfit_of(*shape, rows) : "is no size: " + shape.error().message;
  const auto other = std::find_if(rows.begin(), rows.end(), [](const auto& row) { return row.size() != 2; });
  const bool two_wide = other == rows.end();
  if (!misfit.empty()) {
    if (two_wide) return read_rows(lines, std::nullopt);
    return head[1].error("the first line " + misfit + "; taken as a row of 2 cells, it does not go with line " +
                         std::to_string((*other)[0].line) + ", which has " + std::to_string(other->size()));
  }
  auto sized = read_rows(rows, shape.value());
  if (sized || !two_wide) return sized;
  auto as_row = read_rows(lines, std::nullopt);
  if (as_row) return as_row;
  Error error = sized.error();
  error.message =
      "with the first line as the size, " + error.message + "; with it as a row of 2 cells, " + as_row.error().text();
  return error;
}

bool looks_like_contest(std::string_view text) { return trim(text).substr(0, 5) == "SIZE "; }

Result<Instance> parse_contest(std::string_view text) {
  const auto read = lines_of(text, 4 * std::size_t{max_cells});
  if (!read) return read.error();
  const Lines& lines = *read;
  const Word size = lines[0].size() > 1 ? lines[0][1] : lines[0][0];
  TextCursor sizes(size.text);
  std::array<int, 3> extent{1, 1, 1};
  std::int64_t total = 1;
  int axes = 0;
  for (; axes < 3 && !sizes.at_end(); ++axes) {
    const auto length = sizes.take_integer("a side of the board", 1, max_cells);
    if (!length || (total *= *length) > max_cells)
      return size.error(length ? too_many_cells() : length.error().message);
    extent[static_cast<std::size_t>(axes)] = static_cast<int>(*length);
    if (!sizes.accept("X") && !sizes.accept("x")) {
      ++axes;
      break;
    }
  }
  if (axes < 2 || !sizes.at_end()) return size.error("write: SIZE 10X10, or SIZE 10X10X4 for layers");

  GraphBuilder builder;
  const int w = extent[0], h = extent[1], layers = extent[2];
  const auto id = [&](int x, int y, int z) { return (z * h + y) * w + x; };
  for (int z = 0; z < layers; ++z)
    for (int y = 0; y < h; ++y)
      for (int x = 0; x < w; ++x)
        builder.add_vertex(layers > 1 ? "v" + std::to_string(x) + "_" + std::to_string(y) + "_" + std::to_string(z + 1)
                                      : "r" + std::to_string(y + 1) + "c" + std::to_string(x + 1));
  for (int z = 0; z < layers; ++z)
    for (int y = 0; y < h; ++y)
      for (int x = 0; x < w; ++x) {
        if (x + 1 < w) builder.add_edge(id(x, y, z), id(x + 1, y, z));
        if (y + 1 < h) builder.add_edge(id(x, y, z), id(x, y + 1, z));
        if (z + 1 < layers) builder.add_edge(id(x, y, z), id(x, y, z + 1));
      }

  PairCollector pairs;
  std::vector<int> line_of(static_cast<std::size_t>(total), 0);
  Word announced;
  std::size_t drawn = 0;
  for (const auto& line : lines) {
    const Word& key = line[0];
    if (key.text == "SIZE" && &line == &lines[0]) continue;
    if (key.text == "LINE_NUM" && line.size() == 2 && is_number(line[1].text)) {
      announced = line[1];
      continue;
    }
    if (key.text.substr(0, 5) != "LINE#")
      return key.error("a line is SIZE 10X10, LINE_NUM 2 or LINE#1 (x,y) (x,y), not " + quoted(key.text));
    ++drawn;
    const Word label{key.text.substr(5), key.line, key.column + 5};
    int ends = 0;
    for (std::size_t i = 1; i < line.size(); ++i) {
      TextCursor cursor(line[i].text);
      cursor.accept("-");
      while (cursor.accept("(")) {
        std::array<std::int64_t, 3> at{0, 0, 1};
        for (int axis = 0; axis < axes; ++axis) {
          const auto index = static_cast<std::size_t>(axis);
          const int least = axis == 2 ? 1 : 0;
          const auto value = cursor.take_integer("a coordinate", least, extent[index] - 1 + least);
          if (!value) return line[i].error(value.error().message);
          at[index] = *value;
          if (axis + 1 < axes && !cursor.accept(",")) return line[i].error("a place is written (x,y) or (x,y,layer)");
        }
        if (!cursor.accept(")")) return line[i].error("a place is written (x,y) or (x,y,layer)");
        cursor.accept("-");
        const Vertex v = id(static_cast<int>(at[0]), static_cast<int>(at[1]), static_cast<int>(at[2]) - 1);
        int& taken = line_of[static_cast<std::size_t>(v)];
        if (taken != 0) return line[i].error("this place ends a line already, in line " + std::to_string(taken));
        taken = key.line;
        if (auto problem = pairs.add(label, v)) return *problem;
        ++ends;
      }
      if (!cursor.at_end()) return line[i].error("a place is written (x,y) or (x,y,layer)");
    }
    if (ends != 2) return key.error("a line has two ends: LINE#1 (x,y) (x,y)");
  }
  if (!announced.text.empty() && announced.text != std::to_string(drawn))
    return announced.error("this announces " + std::string(announced.text) + " lines, but there are " +
                           std::to_string(drawn));
  Instance instance;
  if (layers == 1) {
    instance.width = w;
    instance.height = h;
    std::vector<Point2> plane;
    for (int v = 0; v < w * h; ++v) {
      instance.cells.push_back({v % w, v / w});
      plane.push_back({(v % w + 0.5) / std::max(w, h), (v / w + 0.5) / std::max(w, h)});
    }
    builder.set_plane(std::move(plane));
  }
  instance.graph = std::move(builder).build();
  auto found = std::move(pairs).finish();
  if (!found) return found.error();
  instance.pairs = std::move(found).value();
  return instance;
}

}  // namespace schlegel::numberlink
