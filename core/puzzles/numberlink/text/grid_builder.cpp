#include "puzzles/numberlink/text/grid_builder.hpp"

#include <algorithm>
#include <set>

#include "puzzles/numberlink/cells.hpp"
#include "puzzles/numberlink/words.hpp"

namespace schlegel::numberlink {

std::optional<Error> bad_label(const Word& label) {
  if (label.text == "+" || label.text == ".")
    return label.error(say(words::label_with_meaning, {{"text", quoted(label.text)}}));
  return bad_name(label, say(words::pair_name));
}

std::optional<Error> PairCollector::add(const Word& label, Vertex v) {
  if (auto problem = bad_label(label)) return problem;
  const auto known = index_.find(label.text);
  if (known == index_.end()) {
    index_.emplace(std::string(label.text), entries_.size());
    entries_.push_back({{std::string(label.text), v, no_vertex}, label});
    return std::nullopt;
  }
  Pair& pair = entries_[known->second].pair;
  if (pair.b != no_vertex) return label.error(say(words::third_label, {{"text", quoted(label.text)}}));
  if (pair.a == v) return label.error(say(words::endpoint_twice, {{"text", quoted(label.text)}}));
  pair.b = v;
  return std::nullopt;
}

Result<std::vector<Pair>> PairCollector::finish() && {
  std::vector<Pair> pairs;
  for (Entry& entry : entries_) {
    if (entry.pair.b == no_vertex)
      return entry.first.error(say(words::label_once, {{"text", quoted(entry.first.text)}}));
    pairs.push_back(std::move(entry.pair));
  }
  return pairs;
}

Result<Instance> build_grid(const GridShape& shape, const std::vector<Cell>& cells,
                            const std::vector<std::pair<int, int>>& walls) {
  Instance instance;
  instance.width = shape.width;
  instance.height = shape.height;
  GraphBuilder builder;
  PairCollector pairs;
  // The vertex that a path enters when it moves sideways, and the one when it moves up or down; the same but on
  // bridges.
  std::vector<Vertex> sideways(cells.size(), no_vertex), upright(cells.size(), no_vertex);
  for (int row = 0, i = 0; row < shape.height; ++row)
    for (int column = 0; column < shape.width; ++column, ++i) {
      const Cell& cell = cells[i];
      if (cell.kind == Cell::Kind::hole) continue;
      const std::string name = cell_name(row, column);
      const bool bridge = cell.kind == Cell::Kind::bridge;
      auto& across = sideways[i];
      across = builder.add_vertex(bridge ? name + "h" : name);
      upright[i] = bridge ? builder.add_vertex(name + "v") : across;
      instance.cells.insert(instance.cells.end(), bridge ? 2 : 1, std::array{column, row});
      if (cell.kind == Cell::Kind::terminal)
        if (auto problem = pairs.add(cell.label, across)) return *problem;
    }

  std::set<std::pair<int, int>> closed;
  for (auto [a, b] : walls) closed.insert({std::min(a, b), std::max(a, b)});
  const auto join = [&](const std::vector<Vertex>& entry, int a, int b) {
    const Vertex u = entry[a], v = entry[b];
    const bool open = u != no_vertex && v != no_vertex && closed.count({std::min(a, b), std::max(a, b)}) == 0;
    if (open) builder.add_edge(u, v);
    return open;
  };
  const int w = shape.width, h = shape.height;
  for (int row = 0; row < h; ++row)
    for (int column = 0; column < w; ++column) {
      const int here = row * w + column;
      if (column + 1 < w)
        join(sideways, here, here + 1);
      else if (shape.wrap_x && w > 2 && join(sideways, here, row * w))
        instance.wraps_x = true;
      if (row + 1 < h)
        join(upright, here, here + w);
      else if (shape.wrap_y && h > 2 && join(upright, here, column))
        instance.wraps_y = true;
    }

  std::vector<Point2> plane;
  const double unit = 1.0 / std::max(w, h);
  for (const auto& [column, row] : instance.cells) plane.push_back({(column + 0.5) * unit, (row + 0.5) * unit});
  builder.set_plane(std::move(plane));
  instance.graph = std::move(builder).build();
  auto found = std::move(pairs).finish();
  if (!found) return found.error();
  instance.pairs = std::move(found).value();
  return instance;
}

// ---- what the readers of other programs' grids have in common

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
