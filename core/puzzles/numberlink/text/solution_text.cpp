#include <algorithm>
#include <map>
#include <unordered_map>

#include "graph/formats/reader.hpp"
#include "puzzles/numberlink/cells.hpp"
#include "puzzles/numberlink/numberlink.hpp"
#include "puzzles/numberlink/text/grid_builder.hpp"
#include "puzzles/numberlink/text/text.hpp"
#include "puzzles/numberlink/verify.hpp"

namespace schlegel {
namespace numberlink {
namespace {

std::string write_lines(const Instance& instance, const Numberlink::State& state) {
  std::string out;
  for (const auto& pair : instance.pairs) {
    if (!out.empty()) out += "; ";
    out += pair.label + ":";
    for (Vertex v : line_from(state, pair.a)) out += " " + instance.graph.name(v);
  }
  return out;
}

std::string write_facts(const Instance& instance, const Numberlink::State& state) {
  std::string out;
  for (const auto& pair : instance.pairs) {
    const auto line = line_from(state, pair.a);
    for (std::size_t i = 0; i + 1 < line.size(); ++i)
      out += (out.empty() ? "link(" : " link(") +
             edge_name(instance, instance.graph.edge_between(line[i], line[i + 1])) + ").";
  }
  return out;
}

/// Why the labels of the cells alone do not say which links are drawn; nothing when they do.
std::optional<Error> cells_problem(const Instance& instance, const Numberlink::State& state) {
  if (instance.width == 0) return Error{say(words::solution_of_no_grid)};
  for (std::size_t v = 1; v < instance.cells.size(); ++v)
    if (instance.cells[v] == instance.cells[v - 1]) return Error{say(words::crossing_not_shown)};
  for (auto [u, v] : instance.graph.edges()) {
    const auto& links = state.links[u];
    const int owner = state.owner[u];
    const bool drawn = links[0] != no_vertex && state.links[v][0] != no_vertex;
    if (drawn && owner >= 0 && owner == state.owner[v] && links[0] != v && links[1] != v)
      return Error{
          say(words::touching_not_shown, {{"line", instance.pairs[owner].label}, {"name", place_name(instance, u)}})};
  }
  return std::nullopt;
}

std::string write_cells(const Instance& instance, const Numberlink::State& state) {
  std::string out;
  std::size_t cell = 0;
  for (const auto& [v, second] : vertices_by_cell(instance)) {
    const int pair = v == no_vertex ? -1 : state.owner[v];
    out += pair >= 0 ? instance.pairs[pair].label : v == no_vertex ? "#" : ".";
    out += ++cell % instance.width == 0 ? '\n' : ' ';
  }
  out.pop_back();
  return out;
}

/// The pairs by their labels.
class Labels {
 public:
  explicit Labels(const Instance& instance) {
    for (const auto& pair : instance.pairs) pair_of_.emplace(pair.label, &pair);
  }
  const Pair* operator[](std::string_view label) const {
    const auto found = pair_of_.find(label);
    return found == pair_of_.end() ? nullptr : found->second;
  }

 private:
  std::unordered_map<std::string_view, const Pair*> pair_of_;
};

Result<Links> read_facts(const Instance& instance, TextCursor cursor) {
  std::map<std::string, Edge, std::less<>> edge_of;
  for (Edge e = 0; e < instance.graph.size(); ++e) edge_of.emplace(edge_name(instance, e), e);
  Links links;
  for (cursor.skip_space('%'); !cursor.at_end(); cursor.skip_space('%')) {
    if (!cursor.accept("link(")) return cursor.error(say(words::link_fact_form));
    Word name{{}, cursor.line(), cursor.column()};
    int depth = 0;
    bool in_quotes = false;
    name.text = cursor.take_while([&](char c) {
      if (c == '"') in_quotes = !in_quotes;
      if (c == '(' && !in_quotes) ++depth;
      return c != '\n' && (in_quotes || c != ')' || depth-- > 0);
    });
    const auto found = edge_of.find(trim(name.text));
    if (found == edge_of.end()) return name.error(say(words::no_such_edge, {{"text", quoted(name.text)}}));
    if (!cursor.accept(")")) return cursor.error(say(words::link_fact_end));
    cursor.accept(".");
    links.push_back(found->second);
  }
  return links;
}

Result<Links> read_lines(const Instance& instance, const Labels& labels, TextCursor cursor) {
  Links links;
  Vertex last = no_vertex;
  const Pair* pair = nullptr;  // whose line begins with the next place
  for (cursor.skip_space(); !cursor.at_end(); cursor.skip_space()) {
    const Word word = take_word(cursor, '\n');
    const std::string_view bare = word.text.substr(0, word.text.size() - 1);
    const char sign = word.text.back();
    Vertex v = instance.graph.find(word.text);
    if (sign == ':' && !pair && (v == no_vertex || (last == no_vertex && labels[bare]))) {
      pair = labels[bare];
      if (!pair) return word.error(say(words::no_such_pair, {{"text", quoted(bare)}}));
      last = no_vertex;
      continue;
    }
    // A name may end with the sign that ends a line.
    const bool goes_on = v != no_vertex && last != no_vertex && instance.graph.adjacent(last, v);
    const Vertex end = sign == ';' && !goes_on ? instance.graph.find(bare) : no_vertex;
    if (end != no_vertex) v = end;
    if (v == no_vertex)
      return word.error(say(words::vertex_not_on_board,
                            {{"board", board_kind(instance)}, {"text", quoted(sign == ';' ? bare : word.text)}}));
    if (pair && v != pair->a && v != pair->b)
      return Error{say(words::line_begins_elsewhere, {{"line", pair->label}, {"name", place_name(instance, v)}})};
    pair = nullptr;
    if (last != no_vertex) {
      const Edge e = instance.graph.edge_between(last, v);
      if (e == no_edge)
        return word.error(say(words::no_neighbours_named,
                              {{"first", place_name(instance, last)}, {"second", place_name(instance, v)}}));
      links.push_back(e);
    }
    last = end != no_vertex ? no_vertex : v;
  }
  return links;
}

Result<Links> read_cells(const Instance& instance, const Labels& labels, TextCursor cursor) {
  const std::size_t width = instance.width, height = instance.height;
  std::vector<Word> cells;
  std::size_t words = 0;
  for (TextCursor ahead = cursor; ahead.skip_space(), !ahead.at_end(); ++words) take_word(ahead, '\n');
  const std::string sizes = std::to_string(width) + " " + std::to_string(height);
  cursor.skip_space();
  const bool announced = words != width * height && (words == width * height + 2 || words == height + 2);
  if (announced && cursor.accept(sizes)) words -= 2;
  const bool spaced = words == width * height;
  for (cursor.skip_space(); !cursor.at_end(); cursor.skip_space()) {
    const Word word = take_word(cursor, '\n');
    if (!spaced && word.text.size() != width)
      return word.error(say(words::solution_row, {{"width", width}, {"height", height}}));
    for (std::size_t i = 0; i < (spaced ? 1 : width); ++i)
      cells.push_back(spaced ? word : Word{word.text.substr(i, 1), word.line, word.column + static_cast<int>(i)});
    if (cells.size() > width * height) return word.error(say(words::more_cells));
  }
  if (cells.size() != width * height) return cursor.error(say(words::fewer_cells));

  // By vertex: the pair whose label its cell shows.
  std::vector<const Pair*> shown(instance.graph.order(), nullptr);
  for (std::size_t v = 0; v < shown.size(); ++v) {
    const Word& cell = cells[cell_of(instance, static_cast<Vertex>(v))];
    shown[v] = labels[cell.text];
    const bool free = cell.text == "." || cell.text == "0" || cell.text == "_" || cell.text == "-";
    if (!shown[v] && !free) return cell.error(say(words::no_such_pair, {{"text", quoted(cell.text)}}));
  }
  for (const auto& pair : instance.pairs)
    for (Vertex v : {pair.a, pair.b})
      if (shown[v] != &pair)
        return Error{say(words::label_not_shown, {{"line", pair.label}, {"name", place_name(instance, v)}})};
  Links links;
  for (Edge e = 0; e < instance.graph.size(); ++e) {
    const auto [u, v] = instance.graph.ends(e);
    if (shown[u] && shown[u] == shown[v]) links.push_back(e);
  }
  return links;
}

/// The moves that draw these links; an error when they are no lines that begin at their pairs.
Result<std::vector<Numberlink::Move>> moves_of(const Instance& instance, Links links) {
  std::sort(links.begin(), links.end());
  links.erase(std::unique(links.begin(), links.end()), links.end());
  std::vector<int> room(instance.graph.order(), 2);
  for (const auto& pair : instance.pairs) room[pair.a] = room[pair.b] = 1;
  for (Edge e : links)
    for (Vertex v : {instance.graph.ends(e).first, instance.graph.ends(e).second})
      if (--room[v] < 0) return Error{say(words::edges_meet, {{"text", quoted(instance.graph.name(v))}})};
  auto moves = moves_to(instance, Numberlink::start(instance), links);
  if (moves.size() != links.size()) return Error{say(words::loose_edges)};
  return moves;
}

/// Whether no name looks like another part of a solution's text.
bool has_plain_names(const Instance& instance) {
  const auto plain = [](const std::string& name) {
    return std::all_of(name.begin(), name.end(), [](char c) { return is_word(c) || (c & 0x80) != 0; });
  };
  for (Vertex v = 0; v < instance.graph.order(); ++v)
    if (!plain(instance.graph.name(v))) return false;
  return std::all_of(instance.pairs.begin(), instance.pairs.end(), [&](const Pair& pair) {
    return plain(pair.label) && pair.label.substr(0, 6) != "pzprv3" && instance.graph.find(pair.label) == no_vertex;
  });
}

/// Whether a text that was written of this position, if that is a solution, is read as the same one.
bool is_read_back(const Instance& instance, const Numberlink::State& state, std::string_view text) {
  const Links links = links_of(instance, state);
  if (has_plain_names(instance) || !verify(instance, links)) return true;
  const auto read = Numberlink::parse_solution(instance, text);
  if (!read) return false;
  Numberlink::State end = Numberlink::start(instance);
  for (const auto& move : *read) Numberlink::apply(instance, end, move);
  return links_of(instance, end) == links;
}

/// A form to write a solution in.
Result<std::string> written(const Instance& instance, const Numberlink::State& state, std::string_view format) {
  if (format == "asp") return write_facts(instance, state);
  if (format == "pzprv3") return Numberlink::write_position(instance, state, format);
  if (format == "line" || format == "paths") return write_lines(instance, state);
  if (const auto problem = cells_problem(instance, state)) return *problem;
  return write_cells(instance, state);
}

}  // namespace
}  // namespace numberlink

Result<std::string> Numberlink::write_solution(const Instance& instance, std::span<const Move> moves,
                                               std::string_view format) {
  State state = start(instance);
  for (const Move& move : moves)
    if (why_illegal(instance, state, move).empty()) apply(instance, state, move);
  if (!format.empty()) {
    auto text = numberlink::written(instance, state, format);
    if (text && !numberlink::is_read_back(instance, state, *text)) return Error{say(numberlink::words::names_misread)};
    return text;
  }
  if (instance.edge_names.empty())
    for (const char* form : {"grid", "paths"})
      if (auto text = numberlink::written(instance, state, form);
          text && numberlink::is_read_back(instance, state, *text))
        return text;
  return numberlink::written(instance, state, "asp");
}

Result<std::vector<Numberlink::Move>> Numberlink::parse_solution(const Instance& instance, std::string_view text) {
  const TextCursor cursor(text);
  const numberlink::Labels labels(instance);
  if (trim(text).empty()) return Error{say(numberlink::words::no_solution_here), 1, 1};
  const std::string_view first = trim(text).substr(0, 5);
  TextCursor ahead(text);
  ahead.skip_space();
  const std::string_view label = take_word(ahead, '\n').text;
  const bool labelled = label.back() == ':' && !labels[label];
  const bool grid = instance.width > 0, names_places = labelled || instance.graph.find(label) != no_vertex;

  // By its looks it is in the first of these forms; where a name of the board looks like part of another form, in the
  // one that makes a solution of it.
  enum class Form { drawn, facts, lines, cells };
  std::vector<Form> forms;
  if (numberlink::looks_like_pzprv3(text)) forms.push_back(Form::drawn);
  if (first == "link(" || (!instance.edge_names.empty() && first[0] == '%')) forms.push_back(Form::facts);
  if (grid && !names_places) forms.push_back(Form::cells);
  forms.push_back(Form::lines);
  if (grid && names_places) forms.push_back(Form::cells);
  std::optional<Result<std::vector<Move>>> likely;
  for (const Form form : forms) {
    const auto links = form == Form::drawn   ? numberlink::parse_drawn_lines(instance, text)
                       : form == Form::facts ? numberlink::read_facts(instance, cursor)
                       : form == Form::lines ? numberlink::read_lines(instance, labels, cursor)
                                             : numberlink::read_cells(instance, labels, cursor);
    auto moves = links ? numberlink::moves_of(instance, *links) : Result<std::vector<Move>>(links.error());
    if (moves && verify(instance, start(instance), *moves)) return moves;
    if (!likely) likely = std::move(moves);
  }
  return *std::move(likely);
}

}  // namespace schlegel
