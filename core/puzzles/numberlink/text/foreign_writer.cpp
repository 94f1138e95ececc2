#include <algorithm>
#include <unordered_map>

#include "base/name.hpp"
#include "base/text.hpp"
#include "puzzles/numberlink/cells.hpp"
#include "puzzles/numberlink/numberlink.hpp"
#include "puzzles/numberlink/text/text.hpp"

namespace schlegel {
namespace numberlink {
namespace {

/// A name as a term of answer set programming: quoted unless it is one as it stands; nothing when it cannot be one.
std::optional<std::string> term(std::string_view name) {
  const auto plain = [](char c) { return is_letter(c) || is_digit(c) || c == '_'; };
  const bool quoted = name.size() > 2 && name.front() == '"' && name.back() == '"';
  if ((quoted ? name.substr(1, name.size() - 2) : name).find_first_of("\"\\") != std::string_view::npos)
    return std::nullopt;
  const bool number = std::all_of(name.begin(), name.end(), is_digit);
  const bool lower = name[0] >= 'a' && name[0] <= 'z';
  const std::size_t open = name.find('(');
  const bool atom = lower && std::all_of(name.begin(), name.end(), plain);
  const auto argument = [&](char c) { return plain(c) || c == ',' || c == '-'; };
  const bool compound = lower && open != std::string_view::npos && name.back() == ')' &&
                        std::all_of(name.begin(), name.begin() + static_cast<std::ptrdiff_t>(open), plain) &&
                        std::all_of(name.begin() + static_cast<std::ptrdiff_t>(open) + 1, name.end() - 1, argument);
  if (quoted || number || atom || compound) return std::string(name);
  if (name.size() + 2 > longest_name) return std::nullopt;
  return "\"" + std::string(name) + "\"";
}

/// The terms of some names, no two of which may have the same.
class Terms {
 public:
  std::string operator()(std::string_view name) {
    const auto written = term(name);
    const bool good = written && name_of_.emplace(*written, name).first->second == name;
    if (!good && bad_.empty()) bad_ = name;
    return written.value_or("");
  }
  std::string_view bad() const { return bad_; }

 private:
  std::unordered_map<std::string, std::string_view> name_of_;
  std::string_view bad_;
};

Result<std::string> write_asp(const Instance& instance) {
  const Graph& graph = instance.graph;
  std::string out;
  Terms vertex, label;
  for (Vertex v = 0; v < graph.order(); ++v) out += "node(" + vertex(graph.name(v)) + ").\n";
  for (Edge e = 0; e < graph.size(); ++e) {
    const auto [u, v] = graph.ends(e);
    out += "edge(" + edge_name(instance, e) + "," + vertex(graph.name(u)) + "," + vertex(graph.name(v)) + ").\n";
  }
  for (const Pair& pair : instance.pairs)
    out += "connection(" + label(pair.label) + "," + vertex(graph.name(pair.a)) + "," + vertex(graph.name(pair.b)) +
           ").\n";
  for (const Terms& terms : {vertex, label})
    if (!terms.bad().empty()) return Error{say(words::asp_cannot_name, {{"text", quoted(terms.bad())}})};
  return out;
}

/// The number of the pair at each cell, from 1 and row by row; 0: free, -1: hole.
using Rows = std::vector<int>;

/// Fails unless this is a grid without bridges, walls and joined sides.
Result<Rows> rows_of(const Instance& instance) {
  if (instance.width == 0) return Error{say(words::board_no_grid)};
  Rows rows;
  for (const auto& cell : vertices_by_cell(instance)) {
    if (cell[1] != no_vertex) return Error{say(words::grid_with_bridges)};
    rows.push_back(cell[0] == no_vertex ? -1 : 0);
  }
  const auto over_side = [&](const auto& ends) { return wraps(instance, ends.first, ends.second); };
  const auto walls = walls_of(instance);
  const auto edges = instance.graph.edges();
  if (!std::all_of(walls.begin(), walls.end(), over_side)) return Error{say(words::grid_with_walls)};
  if (std::any_of(edges.begin(), edges.end(), over_side)) return Error{say(words::grid_with_joined_sides)};
  for (std::size_t i = 0; i < instance.pairs.size(); ++i)
    for (const Vertex v : {instance.pairs[i].a, instance.pairs[i].b})
      rows[cell_of(instance, v)] = static_cast<int>(i) + 1;
  return rows;
}

template <class Token>
std::string write_rows(const Instance& instance, const Rows& rows, std::string_view between, const Token& token) {
  std::string out;
  for (int row = 0; row < instance.height; ++row) {
    for (int column = 0; column < instance.width; ++column) {
      if (column > 0) out += between;
      out += token(rows[row * instance.width + column]);
    }
    out += '\n';
  }
  return out;
}

std::string number_or(int value, const char* hole) {
  return value < 0 ? hole : value == 0 ? "." : std::to_string(value);
}

constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

Result<std::string> write_letters(const Instance& instance, const Rows& rows) {
  if (instance.pairs.size() > letters.size()) return Error{say(words::more_than_letters, {{"format", "grid"}})};
  if (!instance.rules.cover) return Error{say(words::letters_must_cover)};
  if (instance.width == 1) return Error{say(words::letters_in_one_column)};
  return write_rows(instance, rows, "", [&](int value) {
    return value < 0 ? '#' : value == 0 ? '.' : letters[value - 1];
  });
}

std::optional<Error> pzpr_problem(const Instance& instance, const Rows& rows) {
  if (std::count(rows.begin(), rows.end(), -1) > 0) return Error{say(words::pzpr_with_holes)};
  constexpr std::size_t most = 4095;
  if (instance.pairs.size() > most) return Error{say(words::pzpr_numbers, {{"most", most}})};
  return std::nullopt;
}

std::string pzpr_kind(const Instance& instance) { return instance.rules.cover ? "arukone" : "numlin"; }

/// Rows of cells, letters where all of them must be passed, then the lines drawn: a 1 for each from side to side, row
/// by row, then for each downwards.
Result<std::string> write_pzprv3(const Instance& instance, const Rows& rows, const Numberlink::State& state) {
  const bool cover = instance.rules.cover;
  if (cover && instance.pairs.size() > letters.size())
    return Error{say(words::more_than_letters, {{"format", "pzpr"}})};
  std::string out = "pzprv3\n" + pzpr_kind(instance) + "\n" + std::to_string(instance.height) + "\n" +
                    std::to_string(instance.width) + "\n" + (cover ? "passallcell\n" : "");
  out += write_rows(instance, rows, " ", [&](int value) {
    return cover && value > 0 ? std::string(1, letters[value - 1]) : number_or(value, ".");
  });
  std::vector<char> drawn[2]{std::vector<char>(rows.size(), 0), std::vector<char>(rows.size(), 0)};
  for (const Edge e : links_of(instance, state)) {
    const auto [u, v] = instance.graph.ends(e);
    const bool down = instance.cells[u][0] == instance.cells[v][0];
    drawn[down][std::min(cell_of(instance, u), cell_of(instance, v))] = 1;
  }
  for (const int down : {0, 1})
    for (int row = 0; row < instance.height - down; ++row) {
      const int columns = instance.width - 1 + down;
      for (int column = 0; column < columns; ++column)
        (out += column > 0 ? " " : "") += drawn[down][row * instance.width + column] ? '1' : '0';
      out += '\n';
    }
  return out;
}

/// Numbers in hexadecimal, two digits behind '-', three behind '+'; runs of up to twenty free cells are a letter g to
/// z.
std::string write_pzpr(const Instance& instance, const Rows& rows) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string out = "https://puzz.link/p?" + pzpr_kind(instance) + "/" + std::to_string(instance.width) + "/" +
                    std::to_string(instance.height) + "/";
  int free = 0;
  const auto end_run = [&] {
    if (free > 0) out += static_cast<char>('f' + free);
    free = 0;
  };
  for (const int value : rows) {
    if (value == 0) {
      if (++free == 20) end_run();
      continue;
    }
    end_run();
    if (value >= 256) out += '+';
    if (value >= 16 && value < 256) out += '-';
    for (int shift = value >= 256 ? 8 : value >= 16 ? 4 : 0; shift >= 0; shift -= 4) out += digits[value >> shift & 15];
  }
  end_run();
  return out + "\n";
}

std::string write_contest(const Instance& instance) {
  std::string out = "SIZE " + std::to_string(instance.width) + "X" + std::to_string(instance.height) + "\nLINE_NUM " +
                    std::to_string(instance.pairs.size()) + "\n";
  for (std::size_t i = 0; i < instance.pairs.size(); ++i) {
    out += "LINE#" + std::to_string(i + 1);
    for (const Vertex v : {instance.pairs[i].a, instance.pairs[i].b}) {
      const auto [column, row] = instance.cells[v];
      out += " (" + std::to_string(column) + "," + std::to_string(row) + ")";
    }
    out += '\n';
  }
  return out;
}

/// The board in this format; where that holds lines, with those drawn.
Result<std::string> write_board(const Instance& instance, const Numberlink::State& state, std::string_view format) {
  if (!instance.rules.self_touch) return Error{say(words::rule_in_schlegel_format_only)};
  if (instance.rules.cover && (format == "asp" || format == "grid" || format == "contest"))
    return Error{say(words::cover_not_said)};
  if (format == "asp") return write_asp(instance);
  const auto rows = rows_of(instance);
  if (!rows) return rows.error();
  if (format == "letters") return write_letters(instance, *rows);
  if (format == "grid")
    return std::to_string(instance.width) + " " + std::to_string(instance.height) + "\n" +
           write_rows(instance, *rows, " ", [](int value) { return number_or(value, "#"); });
  if (format == "contest") {
    if (std::count(rows->begin(), rows->end(), -1) > 0) return Error{say(words::grid_with_holes)};
    return write_contest(instance);
  }
  if (auto problem = pzpr_problem(instance, *rows)) return *problem;
  return format == "pzprv3" ? write_pzprv3(instance, *rows, state) : write_pzpr(instance, *rows);
}

}  // namespace

std::string edge_name(const Instance& instance, Edge edge) {
  return instance.edge_names.empty() ? "e" + std::to_string(edge + 1) : instance.edge_names[edge];
}

}  // namespace numberlink

Result<std::string> Numberlink::write_as(const Instance& instance, std::string_view format) {
  return numberlink::write_board(instance, start(instance), format);
}

Result<std::string> Numberlink::write_position(const Instance& instance, const State& state, std::string_view format) {
  namespace words = numberlink::words;
  if (format == "pzprv3") return numberlink::write_board(instance, state, format);
  return Error{
      say(format.empty() ? words::no_lines_in_schlegel_format : words::no_lines_in_format, {{"format", format}})};
}

}  // namespace schlegel
