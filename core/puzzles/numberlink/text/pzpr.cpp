#include <algorithm>
#include <unordered_map>

#include "puzzles/numberlink/cells.hpp"
#include "puzzles/numberlink/text/grid_builder.hpp"
#include "puzzles/numberlink/text/text.hpp"
#include "puzzles/numberlink/words.hpp"

namespace schlegel::numberlink {

bool looks_like_pzprv3(std::string_view text) { return trim(text).substr(0, 6) == "pzprv3"; }

bool looks_like_pzpr(std::string_view text) {
  return looks_like_pzprv3(text) || text.find("numlin/") != std::string_view::npos ||
         text.find("arukone/") != std::string_view::npos || text.find("/p?") != std::string_view::npos;
}

namespace {

/// A pzprv3 file taken apart: kind, rows, columns, of an arukone whether all cells are passed, then the rows of cells;
/// then the lines drawn so far, first those from side to side, a row to a line, then those downwards.
struct File {
  bool cover = false;
  GridShape shape;
  std::vector<Cell> cells;
  /// A line between two cells, by their numbers row by row.
  struct Step {
    Word place;
    int from, to;
  };
  std::vector<Step> steps;
};

std::optional<Error> read_steps(File& file, const Lines& lines, std::size_t at) {
  const int width = file.shape.width, height = file.shape.height;
  for (const bool down : {false, true}) {
    const int columns = down ? width : width - 1, rows = down ? height - 1 : height;
    for (int row = 0; row < rows && columns > 0; ++row, ++at) {
      if (at >= lines.size()) return std::nullopt;
      if (lines[at].size() != static_cast<std::size_t>(columns))
        return lines[at][0].error(say(words::drawn_row_form, {{"lines", columns}}));
      for (int column = 0; column < columns; ++column) {
        const Word& token = lines[at][column];
        if (token.text == "0" || token.text == "-1") continue;
        if (!is_number(token.text)) return token.error(say(words::drawn_form));
        const int from = row * width + column;
        file.steps.push_back({token, from, down ? from + width : from + 1});
      }
    }
  }
  return std::nullopt;
}

Result<File> read_file(std::string_view text) {
  const auto read = lines_of(text, 4 * std::size_t{max_cells});
  if (!read) return read.error();
  const Lines& lines = *read;
  const auto word = [&](std::size_t line) {
    return line < lines.size() ? lines[line][0] : Word{{}, lines.back()[0].line + 1, 1};
  };
  const Word kind = word(1);
  if (word(0).text.find('/') != std::string_view::npos) return word(0).error(say(words::lines_joined_by_slashes));
  if (kind.text != "numlin" && kind.text != "arukone")
    return kind.error(say(words::other_pzpr_puzzle, {{"text", quoted(kind.text)}}));
  const auto shape = shape_of(word(3), word(2));
  if (!shape) return shape.error();
  File file{kind.text == "arukone", *shape, {}, {}};
  std::size_t at = 4;
  if (file.cover && lines.size() > at && lines[at].size() == 1 && word(at).text.size() > 1 &&
      is_letter(word(at).text[0]))
    file.cover = word(at++).text == "passallcell";
  for (int row = 0; row < shape->height; ++row, ++at) {
    if (at >= lines.size() || lines[at].size() != static_cast<std::size_t>(shape->width))
      return word(at).error(say(words::cells_expected, {{"cells", shape->width}}));
    for (const Word& token : lines[at]) {
      if (token.text == "-") return token.error(say(words::unnumbered_terminal));
      file.cells.push_back(plain_cell(token));
    }
  }
  if (auto problem = read_steps(file, lines, at)) return *problem;
  return file;
}

Result<Instance> parse_pzprv3(std::string_view text) {
  const auto file = read_file(text);
  if (!file) return file.error();
  auto instance = build_grid(file->shape, file->cells);
  if (!instance) return instance;
  instance->rules.cover = file->cover;
  if (!file->steps.empty()) instance->note = say(words::lines_left_out);
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
    const std::string puzzle = quoted(text.substr(name, text.find('/', name) - name));
    return Error{say(words::other_pzpr_puzzle, {{"text", puzzle}}), 1, static_cast<int>(name) + 1};
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
  if (parts.size() > 3) return parts[3].error(say(words::link_goes_on));
  if (parts.size() < 3) return Error{say(words::link_form, {{"kind", kind}}), 1, base + 1};
  const auto shape = shape_of(parts[0], parts[1]);
  if (!shape) return shape.error();
  const auto total = static_cast<std::size_t>(shape->width * shape->height);

  std::vector<Cell> cells;
  std::vector<std::string> labels;  // the decimal forms, kept alive for the words
  labels.reserve(total);
  TextCursor cursor(parts[2].text);
  const int offset = parts[2].column - 1;
  const auto error = [&](const Sentence& problem) { return Error{say(problem), 1, offset + cursor.column()}; };
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
      if (digit < 0) return error(words::hexadecimal_form);
      value = value * 16 + digit;
    }
    labels.push_back(std::to_string(value));
    cells.push_back({Cell::Kind::terminal, {labels.back(), 1, offset + cursor.column()}});
    cursor.advance(sign + digits);
  }
  if (!cursor.at_end()) return error(words::no_more_cells);
  cells.resize(total);
  auto instance = build_grid(*shape, cells);
  if (!instance) return instance;
  instance->rules.cover = arukone && !partial;
  return instance;
}

}  // namespace

Result<Instance> parse_pzpr(std::string_view text) {
  auto instance = looks_like_pzprv3(text) ? parse_pzprv3(text) : parse_pzpr_link(text);
  if (instance) instance->format = "grid";
  return instance;
}

Result<Links> parse_drawn_lines(const Instance& instance, std::string_view text) {
  const auto file = read_file(text);
  if (!file) return file.error();
  const int width = file->shape.width, height = file->shape.height;
  if (width != instance.width || height != instance.height)
    return Error{
        say(instance.width > 0 ? words::file_of_other_grid : words::file_of_other_size,
            {{"width", width}, {"height", height}, {"own_width", instance.width}, {"own_height", instance.height}}),
        3, 1};
  std::vector<const Pair*> pair_at(file->cells.size(), nullptr);  // by cell: the pair that has an end there
  for (const Pair& pair : instance.pairs)
    for (const Vertex v : {pair.a, pair.b}) pair_at[cell_of(instance, v)] = &pair;
  std::unordered_map<std::string_view, const Pair*> pair_of;
  for (std::size_t i = 0; i < file->cells.size(); ++i) {
    const Cell& cell = file->cells[i];
    const bool terminal = cell.kind == Cell::Kind::terminal;
    if (terminal != (pair_at[i] != nullptr) ||
        (terminal && pair_of.emplace(cell.label.text, pair_at[i]).first->second != pair_at[i]))
      return Error{say(words::file_of_other_board, {{"row", i / width + 1}, {"column", i % width + 1}})};
  }
  const auto cells = vertices_by_cell(instance);
  const auto vertex = [&](int cell) { return cells[cell][cells[cell][1] != no_vertex ? 1 : 0]; };
  Links links;
  for (const File::Step& step : file->steps) {
    const Vertex u = vertex(step.from), v = vertex(step.to);
    const Edge e = u == no_vertex || v == no_vertex ? no_edge : instance.graph.edge_between(u, v);
    if (e == no_edge) return step.place.error(say(words::cells_not_connected));
    links.push_back(e);
  }
  return links;
}

}  // namespace schlegel::numberlink
