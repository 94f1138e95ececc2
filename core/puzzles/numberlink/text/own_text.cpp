#include <algorithm>
#include <cstdlib>
#include <string_view>
#include <unordered_set>

#include "graph/formats/schlegel_text.hpp"
#include "play/graph_puzzle.hpp"
#include "puzzles/numberlink/cells.hpp"
#include "puzzles/numberlink/text/grid_builder.hpp"
#include "puzzles/numberlink/text/text.hpp"
#include "puzzles/numberlink/words.hpp"

namespace schlegel::numberlink {
namespace {

Cell own_cell(const Word& token) {
  if (token.text == ".") return {};
  if (token.text == "#") return {Cell::Kind::hole, token};
  if (token.text == "+") return {Cell::Kind::bridge, token};
  return {Cell::Kind::terminal, token};
}

/// r3c12 -> (row, column) from 0.
std::optional<std::array<int, 2>> parse_cell(std::string_view name) {
  TextCursor cursor(name);
  if (!cursor.accept("r")) return std::nullopt;
  const auto row = cursor.accept_integer(1, max_cells);
  if (!row || !cursor.accept("c")) return std::nullopt;
  const auto column = cursor.accept_integer(1, max_cells);
  if (!column || !cursor.at_end()) return std::nullopt;
  return std::array{static_cast<int>(*row) - 1, static_cast<int>(*column) - 1};
}

class OwnReader {
 public:
  explicit OwnReader(std::string_view text) : cursor_(text) {}

  Result<Instance> read() {
    cursor_.skip_space('#');
    take_word(cursor_, '#');  // numberlink
    if (auto problem = end_of_line(cursor_, '#')) return *problem;
    for (;;) {
      cursor_.skip_space('#');
      if (cursor_.at_end()) break;
      const Word keyword = take_word(cursor_, '#');
      if (auto problem = statement(keyword)) return *problem;
    }
    return finish();
  }

 private:
  std::optional<Error> statement(const Word& keyword) {
    const std::string_view key = keyword.text;
    if (key == "cover")
      rules_.cover = true;
    else if (key == "no-self-touch")
      rules_.self_touch = false;
    else if (key == "no-squares")
      return keyword.error(say(words::no_squares_gone));
    else if (key == "wrap")
      return read_wrap(keyword);
    else if (key == "wall" || key == "pair")
      return read_names(keyword);
    else if (key == "grid")
      return read_grid(keyword);
    else if (GraphStatements::owns(key))
      return graph_.read(keyword, cursor_);
    else
      return keyword.error(say(words::unknown_word, {{"text", quoted(key)}}));
    return std::nullopt;
  }

  std::optional<Error> read_wrap(const Word& keyword) {
    cursor_.skip_blanks();
    const Word sides = take_word(cursor_, '#');
    if (sides.text != "x" && sides.text != "y" && sides.text != "xy") return keyword.error(say(words::wrap_form));
    shape_.wrap_x = shape_.wrap_x || sides.text != "y";
    shape_.wrap_y = shape_.wrap_y || sides.text != "x";
    return std::nullopt;
  }

  std::optional<Error> read_names(const Word& keyword) {
    const std::size_t wanted = keyword.text == "pair" ? 3 : 2;
    std::vector<Word> names = rest_of_line(cursor_, '#');
    if (names.size() != wanted) return keyword.error(say(wanted == 3 ? words::pair_form : words::wall_form));
    (wanted == 3 ? pairs_ : walls_).push_back(std::move(names));
    return std::nullopt;
  }

  std::optional<Error> read_grid(const Word& keyword) {
    if (!grid_.empty()) return keyword.error(say(words::second_grid));
    grid_word_ = keyword;
    if (auto problem = end_of_line(cursor_, '#')) return problem;
    cursor_.take_line();
    while (!at_line_end(cursor_, '\n')) {
      int width = 0;
      const int line = cursor_.line();
      for (; !at_line_end(cursor_, '\n'); ++width) {
        grid_.push_back(own_cell(take_word(cursor_, '\n')));
        if (grid_.size() > static_cast<std::size_t>(max_cells)) return cursor_.error(too_many_cells());
      }
      if (shape_.width == 0) shape_.width = width;
      if (width != shape_.width)
        return Error{say(words::row_length, {{"cells", width}, {"first", shape_.width}}), line, 1};
      ++shape_.height;
      cursor_.take_line();
    }
    if (grid_.empty()) return keyword.error(say(words::grid_without_rows));
    return std::nullopt;
  }

  Result<Instance> finish() {
    if (grid_.empty() == !graph_.any())
      return Error{say(grid_.empty() ? words::no_grid_or_graph : words::grid_and_graph), std::max(grid_word_.line, 1),
                   1};
    auto instance = grid_.empty() ? finish_graph() : finish_grid();
    if (!instance) return instance;
    instance->rules = rules_;
    return instance;
  }

  Result<Instance> finish_grid() {
    if (!pairs_.empty()) return pairs_[0][0].error(say(words::pairs_in_grid));
    std::vector<std::pair<int, int>> walls;
    const std::string last = cell_name(shape_.height - 1, shape_.width - 1);
    for (const auto& names : walls_) {
      int ends[2];
      for (int side = 0; side < 2; ++side) {
        const Word& name = names[side];
        const auto cell = parse_cell(name.text);
        if (!cell || (*cell)[0] >= shape_.height || (*cell)[1] >= shape_.width)
          return name.error(say(words::no_such_cell, {{"text", quoted(name.text)}, {"last", last}}));
        ends[side] = (*cell)[0] * shape_.width + (*cell)[1];
      }
      if (!side_by_side(ends[0], ends[1]))
        return names[1].error(
            say(words::not_side_by_side, {{"first", quoted(names[0].text)}, {"second", quoted(names[1].text)}}));
      walls.emplace_back(ends[0], ends[1]);
    }
    return build_grid(shape_, grid_, walls);
  }

  /// Whether two cells of the grid are neighbours, also over a wrapped side.
  bool side_by_side(int a, int b) const {
    const int rows = std::abs(a / shape_.width - b / shape_.width),
              columns = std::abs(a % shape_.width - b % shape_.width);
    return (rows == 0 && (columns == 1 || (shape_.wrap_x && columns == shape_.width - 1))) ||
           (columns == 0 && (rows == 1 || (shape_.wrap_y && rows == shape_.height - 1)));
  }

  Result<Instance> finish_graph() {
    if (!walls_.empty()) return walls_[0][0].error(say(words::walls_are_for_grids));
    auto graph = std::move(graph_).finish();
    if (!graph) return graph.error();
    Instance instance;
    instance.graph = std::move(graph).value();
    std::vector<int> line_of(static_cast<std::size_t>(instance.graph.order()), 0);
    std::unordered_set<std::string_view> labels;
    for (const auto& names : pairs_) {
      if (auto problem = bad_name(names[0], say(words::pair_name))) return *problem;
      Pair pair{std::string(names[0].text), no_vertex, no_vertex};
      for (int side = 0; side < 2; ++side) {
        const Word& name = names[static_cast<std::size_t>(side) + 1];
        const auto v = vertex_at(instance.graph, name);
        if (!v) return v.error();
        int& line = line_of[*v];
        if (line != 0) return name.error(say(words::vertex_in_pair, {{"text", quoted(name.text)}, {"line", line}}));
        line = name.line;
        (side == 0 ? pair.a : pair.b) = *v;
      }
      if (!labels.insert(names[0].text).second)
        return names[0].error(say(words::second_pair, {{"text", quoted(names[0].text)}}));
      instance.pairs.push_back(std::move(pair));
    }
    return instance;
  }

  TextCursor cursor_;
  Rules rules_;
  GridShape shape_;
  Word grid_word_;
  std::vector<Cell> grid_;
  GraphStatements graph_;
  std::vector<std::vector<Word>> walls_, pairs_;
};

}  // namespace

Result<Instance> parse_own(std::string_view text) { return OwnReader(text).read(); }

namespace {

std::string write_rules(const Rules& rules) {
  std::string out = "numberlink\n";
  if (rules.cover) out += "cover\n";
  if (!rules.self_touch) out += "no-self-touch\n";
  return out;
}

/// The rows, the wrapped sides and the walls that make this grid again.
std::string write_grid(const Instance& instance) {
  const auto cells = vertices_by_cell(instance);
  std::vector<std::string> token;
  for (const auto& [first, second] : cells) token.push_back(second != no_vertex ? "+" : first != no_vertex ? "." : "#");
  for (const Pair& pair : instance.pairs)
    for (Vertex v : {pair.a, pair.b}) token[cell_of(instance, v)] = pair.label;
  std::string out;
  if (instance.wraps_x || instance.wraps_y)
    out = std::string("wrap ") + (instance.wraps_x ? "x" : "") + (instance.wraps_y ? "y" : "") + "\n";
  const auto name = [&](Vertex v) { return cell_name(instance.cells[v][1], instance.cells[v][0]); };
  for (const auto& [u, v] : walls_of(instance)) out += "wall " + name(u) + " " + name(v) + "\n";
  out += "grid\n";
  for (std::size_t cell = 0; cell < token.size(); ++cell)
    out += token[cell] + ((cell + 1) % instance.width == 0 ? "\n" : " ");
  return out;
}

}  // namespace

std::string write_own(const Instance& instance) {
  std::string out = write_rules(instance.rules);
  if (instance.width > 0) return out + write_grid(instance);
  out += write_schlegel_graph(instance.graph);
  for (const Pair& pair : instance.pairs)
    out += "pair " + pair.label + " " + instance.graph.name(pair.a) + " " + instance.graph.name(pair.b) + "\n";
  return out;
}

}  // namespace schlegel::numberlink
