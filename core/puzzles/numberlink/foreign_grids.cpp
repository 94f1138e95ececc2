#include <algorithm>

#include "puzzles/numberlink/grid_builder.hpp"
#include "puzzles/numberlink/text.hpp"

namespace schlegel::numberlink {
namespace {

std::string too_many() { return "the grid has more than " + std::to_string(max_cells) + " cells"; }

bool is_free(std::string_view token) { return token == "." || token == "0" || token == "_" || token == "-"; }

Cell cell_of(const Word& token) {
  if (is_free(token.text)) return {};
  if (token.text == "#") return {Cell::Kind::hole, token};
  return {Cell::Kind::terminal, token};
}

struct Line {
  std::vector<Word> words;
  int number;
};

std::vector<Line> lines_of(std::string_view text) {
  std::vector<Line> lines;
  TextCursor cursor(text);
  while (!cursor.at_end()) {
    Line line{{}, cursor.line()};
    for (cursor.skip_blanks(); !cursor.at_end() && cursor.peek() != '\n'; cursor.skip_blanks())
      line.words.push_back(take_token(cursor));
    cursor.take_line();
    if (!line.words.empty()) lines.push_back(std::move(line));
  }
  return lines;
}

bool is_number(std::string_view word) { return !word.empty() && std::all_of(word.begin(), word.end(), is_digit); }

/// "W H" of a grid, checked before anything is stored.
Result<GridShape> shape_of(const Word& width, const Word& height) {
  TextCursor w(width.text), h(height.text);
  const auto columns = w.take_integer("the width", 1, max_cells), rows = h.take_integer("the height", 1, max_cells);
  if (!columns) return width.error(columns.error().message);
  if (!rows) return height.error(rows.error().message);
  if (*columns * *rows > max_cells) return width.error(too_many());
  return GridShape{static_cast<int>(*columns), static_cast<int>(*rows), false, false};
}

}  // namespace

Result<Instance> parse_plain_grid(std::string_view text) {
  auto lines = lines_of(text);
  if (lines.empty()) return Error{"there is no board in this text", 1, 1};
  std::optional<GridShape> announced;
  const auto& head = lines[0].words;
  // Two numbers may be a row, too, but not of two cells that are larger than any board.
  const auto announces = [&] {
    constexpr std::size_t most_digits = 5;
    if (head.size() != 2 || !is_number(head[0].text) || !is_number(head[1].text)) return false;
    if (std::max(head[0].text.size(), head[1].text.size()) > most_digits) return true;
    return lines.size() > 1 && (lines[1].words.size() != 2 || head[0].text == "2");
  };
  if (announces()) {
    const auto shape = shape_of(head[0], head[1]);
    if (!shape) return shape.error();
    const bool rows_fit = lines.size() == static_cast<std::size_t>(shape->height) + 1;
    if (!rows_fit)
      return head[1].error("the first line announces " + std::to_string(shape->height) + " rows, but there are " +
                           std::to_string(lines.size() - 1));
    announced = *shape;
    lines.erase(lines.begin());
  }
  const bool compact =
      !(announced && announced->width == 1) &&
      std::all_of(lines.begin(), lines.end(), [](const Line& line) { return line.words.size() == 1; }) &&
      std::any_of(lines.begin(), lines.end(), [](const Line& line) { return line.words[0].text.size() > 1; });
  if (compact)
    for (Line& line : lines) {
      const Word all = line.words[0];
      line.words.clear();
      if (std::any_of(all.text.begin(), all.text.end(), [](char c) { return (c & 0x80) != 0; }))
        return all.error(
            "in rows without blanks a cell is one plain letter, digit or sign; put blanks between the cells");
      for (std::size_t i = 0; i < all.text.size(); ++i)
        line.words.push_back({all.text.substr(i, 1), all.line, all.column + static_cast<int>(i)});
    }

  GridShape shape{static_cast<int>(lines[0].words.size()), static_cast<int>(lines.size()), false, false};
  if (announced && announced->width != shape.width)
    return lines[0].words[0].error("the first line announces " + std::to_string(announced->width) +
                                   " columns, but this row has " + std::to_string(shape.width));
  std::vector<Cell> cells;
  bool letters = compact;
  for (const Line& line : lines) {
    if (line.words.size() != static_cast<std::size_t>(shape.width))
      return line.words[0].error("this row has " + plural(line.words.size(), "cell", "cells") + ", the first has " +
                                 std::to_string(shape.width));
    if (cells.size() + line.words.size() > static_cast<std::size_t>(max_cells)) return line.words[0].error(too_many());
    for (const Word& word : line.words) {
      if (word.text.find_first_of("<>") != std::string_view::npos) return word.error("a number may not hold < or >");
      cells.push_back(cell_of(word));
      if (cells.back().kind == Cell::Kind::terminal && !is_letter(word.text[0])) letters = false;
    }
  }
  auto instance = build_grid(shape, cells);
  if (!instance) return instance;
  instance->rules.cover = letters;
  instance->format = "grid";
  return instance;
}

bool looks_like_pzpr(std::string_view text) {
  text = trim(text);
  return text.substr(0, 6) == "pzprv3" || text.find("numlin/") != std::string_view::npos ||
         text.find("arukone/") != std::string_view::npos || text.find("/p?") != std::string_view::npos;
}

namespace {

/// One line per entry of a pzprv3 file: kind, rows, columns, then the rows of cells; what follows is the play so far.
Result<Instance> parse_pzprv3(std::string_view text) {
  const auto lines = lines_of(text);
  const auto word = [&](std::size_t line) {
    return line < lines.size() ? lines[line].words[0] : Word{{}, static_cast<int>(lines.size()) + 1, 1};
  };
  const Word kind = word(1);
  if (word(0).text.find('/') != std::string_view::npos)
    return word(0).error("put each of the lines that '/' joins here on its own");
  if (kind.text != "numlin" && kind.text != "arukone")
    return kind.error("the puzzle is " + quoted(kind.text) + "; numlin and arukone are read here");
  const auto shape = shape_of(word(3), word(2));
  if (!shape) return shape.error();
  std::vector<Cell> cells;
  for (int row = 0; row < shape->height; ++row) {
    const std::size_t at = static_cast<std::size_t>(row) + 4;
    if (at >= lines.size() || lines[at].words.size() != static_cast<std::size_t>(shape->width))
      return word(at).error("here should be a row of " + std::to_string(shape->width) + " cells");
    for (const Word& token : lines[at].words) {
      if (token.text == "-") return token.error("a terminal without a number cannot be read");
      cells.push_back(cell_of(token));
    }
  }
  auto instance = build_grid(*shape, cells);
  if (!instance) return instance;
  instance->rules.cover = kind.text == "arukone";
  return instance;
}

int hex_digit(char c) {
  if (is_digit(c)) return c - '0';
  return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

Result<Instance> parse_pzpr_link(std::string_view text) {
  text = trim(text);
  const bool arukone = text.find("arukone/") != std::string_view::npos;
  const std::string_view kind = arukone ? "arukone/" : "numlin/";
  const std::size_t at = text.find(kind);
  if (at == std::string_view::npos) {
    const std::size_t name = text.find("/p?") + 3;
    return Error{"the puzzle is " + quoted(text.substr(name, text.find('/', name) - name)) +
                     "; numlin and arukone are read here",
                 1, static_cast<int>(name) + 1};
  }
  const int base = static_cast<int>(at + kind.size());
  std::vector<Word> parts;
  int column = base + 1;
  for (std::string_view part : split(text.substr(at + kind.size()), '/')) {
    parts.push_back({part, 1, column});
    column += static_cast<int>(part.size()) + 1;
  }
  bool partial = false;
  while (!parts.empty() && !is_number(parts[0].text)) {
    partial = partial || parts[0].text.find('e') != std::string_view::npos;
    parts.erase(parts.begin());
  }
  if (parts.size() > 3) return parts[3].error("the link should end with the cells before this");
  if (parts.size() < 3) return Error{"a link reads " + std::string(kind) + "WIDTH/HEIGHT/CELLS", 1, base + 1};
  const auto shape = shape_of(parts[0], parts[1]);
  if (!shape) return shape.error();
  const auto total = static_cast<std::size_t>(shape->width * shape->height);

  std::vector<Cell> cells;
  std::vector<std::string> labels;  // the decimal forms, kept alive for the words
  labels.reserve(total);
  TextCursor cursor(parts[2].text);
  const int offset = parts[2].column - 1;
  const auto place = [&](std::string message) { return Error{std::move(message), 1, offset + cursor.column()}; };
  while (!cursor.at_end() && cells.size() < total) {
    const char c = cursor.peek();
    if (c >= 'g' && c <= 'z') {
      cells.resize(std::min(total, cells.size() + static_cast<std::size_t>(c - 'f')));
      cursor.advance();
      continue;
    }
    const std::size_t digits = c == '-' ? 2 : c == '+' ? 3 : 1;
    const std::size_t sign = digits > 1 ? 1 : 0;
    int value = 0;
    for (std::size_t i = 0; i < digits; ++i) {
      const int digit = hex_digit(cursor.peek(sign + i));
      if (digit < 0) return place("here should be a number in hexadecimal digits, or a letter g to z for free cells");
      value = value * 16 + digit;
    }
    labels.push_back(std::to_string(value));
    cells.push_back({Cell::Kind::terminal, {labels.back(), 1, offset + cursor.column()}});
    cursor.advance(sign + digits);
  }
  if (!cursor.at_end()) return place("the board has no more cells; here the link should end");
  cells.resize(total);
  auto instance = build_grid(*shape, cells);
  if (!instance) return instance;
  instance->rules.cover = arukone && !partial;
  return instance;
}

}  // namespace

Result<Instance> parse_pzpr(std::string_view text) {
  auto instance = trim(text).substr(0, 6) == "pzprv3" ? parse_pzprv3(text) : parse_pzpr_link(text);
  if (instance) instance->format = "grid";
  return instance;
}

bool looks_like_contest(std::string_view text) { return trim(text).substr(0, 5) == "SIZE "; }

Result<Instance> parse_contest(std::string_view text) {
  const auto lines = lines_of(text);
  const Word size = lines[0].words.size() > 1 ? lines[0].words[1] : lines[0].words[0];
  TextCursor sizes(size.text);
  std::array<int, 3> extent{1, 1, 1};
  std::int64_t total = 1;
  int axes = 0;
  for (; axes < 3 && !sizes.at_end(); ++axes) {
    const auto length = sizes.take_integer("a side of the board", 1, max_cells);
    if (!length || (total *= *length) > max_cells) return size.error(length ? too_many() : length.error().message);
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
  for (const Line& line : lines) {
    const Word& key = line.words[0];
    if (key.text == "SIZE" && &line == &lines[0]) continue;
    if (key.text == "LINE_NUM" && line.words.size() == 2 && is_number(line.words[1].text)) {
      announced = line.words[1];
      continue;
    }
    if (key.text.substr(0, 5) != "LINE#")
      return key.error("a line is SIZE 10X10, LINE_NUM 2 or LINE#1 (x,y) (x,y), not " + quoted(key.text));
    ++drawn;
    const Word label{key.text.substr(5), key.line, key.column + 5};
    int ends = 0;
    for (std::size_t i = 1; i < line.words.size(); ++i) {
      TextCursor cursor(line.words[i].text);
      cursor.accept("-");
      while (cursor.accept("(")) {
        std::array<std::int64_t, 3> at{0, 0, 1};
        for (int axis = 0; axis < axes; ++axis) {
          const auto index = static_cast<std::size_t>(axis);
          const int least = axis == 2 ? 1 : 0;
          const auto value = cursor.take_integer("a coordinate", least, extent[index] - 1 + least);
          if (!value) return line.words[i].error(value.error().message);
          at[index] = *value;
          if (axis + 1 < axes && !cursor.accept(","))
            return line.words[i].error("a place is written (x,y) or (x,y,layer)");
        }
        if (!cursor.accept(")")) return line.words[i].error("a place is written (x,y) or (x,y,layer)");
        cursor.accept("-");
        const Vertex v = id(static_cast<int>(at[0]), static_cast<int>(at[1]), static_cast<int>(at[2]) - 1);
        int& taken = line_of[static_cast<std::size_t>(v)];
        if (taken != 0) return line.words[i].error("this place ends a line already, in line " + std::to_string(taken));
        taken = key.line;
        if (auto problem = pairs.add(label, v)) return *problem;
        ++ends;
      }
      if (!cursor.at_end()) return line.words[i].error("a place is written (x,y) or (x,y,layer)");
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
