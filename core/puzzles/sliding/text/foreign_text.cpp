#include <algorithm>
#include <unordered_set>

#include "puzzles/sliding/assign_tokens.hpp"
#include "puzzles/sliding/words.hpp"

namespace schlegel::sliding {
namespace {

std::string_view at_end_or_in(const TextCursor& cursor) { return cursor.at_end() ? "end" : "text"; }

/// An atom, a quoted atom or a number, with its place.
Result<Word> take_name(TextCursor& cursor, const Sentence& missing) {
  cursor.skip_space('%');
  Word name{{}, cursor.line(), cursor.column()};
  if (cursor.accept("'")) {
    name.text = cursor.take_while([](char c) { return c != '\'' && c != '\n'; });
    if (!cursor.accept("'")) return name.error(say(words::no_closing_quote));
  } else {
    name.text = cursor.take_word();
    if (name.text.empty())
      return cursor.error(say(missing, {{"at", at_end_or_in(cursor)}, {"text", quoted(cursor.rest().substr(0, 1))}}));
  }
  if (auto problem = bad_name(name, say(words::a_name))) return *problem;
  return name;
}

std::optional<Error> expect(TextCursor& cursor, std::string_view sign, const char* form) {
  cursor.skip_space('%');
  if (cursor.accept(sign)) return std::nullopt;
  return cursor.error(say(words::sign_missing, {{"sign", quoted(sign)},
                                                {"at", at_end_or_in(cursor)},
                                                {"text", quoted(cursor.rest().substr(0, 1))},
                                                {"form", form}}));
}

constexpr const char* form = "graph(name, g([0-1,1-2,2-0],[e(0,1),e(1,2),e(2,0)]))";

/// Whether a list goes on behind this element.
Result<bool> goes_on(TextCursor& cursor) {
  cursor.skip_space('%');
  if (cursor.accept(",")) return true;
  if (auto problem = expect(cursor, "]", form)) return *problem;
  return false;
}

std::optional<Error> read_edges(TextCursor& cursor, GraphBuilder& builder) {
  std::unordered_set<std::uint64_t> written;
  for (bool more = true; more;) {
    if (auto problem = expect(cursor, "e", form)) return problem;
    const int line = cursor.line(), column = cursor.column() - 1;
    if (auto problem = expect(cursor, "(", form)) return problem;
    Vertex ends[2] = {no_vertex, no_vertex};
    for (int i = 0; i < 2; ++i) {
      const auto name = take_name(cursor, words::mark_missing);
      if (!name) return name.error();
      ends[i] = builder.find(name->text);
      if (ends[i] == no_vertex) return name->error(say(words::unknown_mark, {{"text", quoted(name->text)}}));
      if (auto problem = expect(cursor, i == 0 ? "," : ")", form)) return problem;
    }
    const Word place{{}, line, column};
    if (ends[0] == ends[1]) return place.error(say(words::edge_to_itself));
    if (builder.size() >= max_edges) return place.error(say(words::too_many_edges, {{"most", max_edges}}));
    // The same edge may be written once in each direction.
    const std::uint64_t key = static_cast<std::uint64_t>(ends[0]) << 32 | static_cast<std::uint32_t>(ends[1]);
    if (!written.insert(key).second) return place.error(say(words::edge_twice));
    builder.add_edge(ends[0], ends[1]);
    const auto on = goes_on(cursor);
    if (!on) return on.error();
    more = *on;
  }
  return std::nullopt;
}

}  // namespace

Result<Instance> parse_prolog(std::string_view text) {
  TextCursor cursor(text);
  Instance instance;
  instance.format = "prolog";
  for (std::string_view sign : {"graph", "("})
    if (auto problem = expect(cursor, sign, form)) return *problem;
  if (const auto name = take_name(cursor, words::graph_name_missing); !name) return name.error();
  for (std::string_view sign : {",", "g", "("})
    if (auto problem = expect(cursor, sign, form)) return *problem;
  cursor.skip_space('%');
  const Word place{{}, cursor.line(), cursor.column()};
  if (auto problem = expect(cursor, "[", form)) return *problem;

  GraphBuilder builder;
  std::vector<Word> contents;
  for (bool more = true; more;) {
    const auto mark = take_name(cursor, words::mark_missing);
    if (!mark) return mark.error();
    if (builder.find(mark->text) != no_vertex)
      return mark->error(say(words::mark_twice, {{"text", quoted(mark->text)}}));
    if (builder.order() >= max_vertices) return mark->error(say(words::too_many_vertices, {{"most", max_vertices}}));
    builder.add_vertex(std::string(mark->text));
    if (auto problem = expect(cursor, "-", form)) return *problem;
    const auto content = take_name(cursor, words::content_missing);
    if (!content) return content.error();
    contents.push_back(*content);
    const auto on = goes_on(cursor);
    if (!on) return on.error();
    more = *on;
  }
  for (std::string_view sign : {",", "["})
    if (auto problem = expect(cursor, sign, form)) return *problem;
  cursor.skip_space('%');
  if (!cursor.accept("]"))
    if (auto problem = read_edges(cursor, builder)) return *problem;
  for (std::string_view sign : {")", ")"})
    if (auto problem = expect(cursor, sign, form)) return *problem;
  cursor.skip_space('%');
  cursor.accept(".");
  cursor.skip_space('%');
  if (!cursor.at_end()) return cursor.error(say(words::one_graph));

  instance.graph = with_drawing(std::move(builder).build());
  if (auto problem = assign_tokens(instance, contents, {}, place)) return *problem;
  return instance;
}

Result<Instance> parse_fifteen(std::string_view text) {
  TextCursor cursor(text);
  cursor.skip_space();
  const Word all{cursor.take_while([](char c) { return c != ':'; }), cursor.line(), cursor.column()};
  const Word size{all.text, 1, 1};
  const auto sides = parse_size(size);
  if (!sides) return sides.error();
  const int columns = sides->first, rows = sides->second;  // an id says width x height
  cursor.advance();
  std::vector<Word> now;
  for (;;) {
    cursor.skip_space();
    const Word token{{}, cursor.line(), cursor.column()};
    const auto number = cursor.take_integer(words::a_tile, 0, std::int64_t{rows} * columns - 1);
    if (!number) return number.error();
    now.push_back(token);
    const std::size_t end = cursor.offset();
    std::size_t begin = end;
    while (begin > 0 && is_digit(text[begin - 1])) --begin;
    while (begin + 1 < end && text[begin] == '0') ++begin;
    now.back().text = text.substr(begin, end - begin);
    cursor.skip_space();
    if (!cursor.accept(",")) break;
  }
  if (!cursor.at_end()) return cursor.error(say(words::id_goes_on));

  Instance instance;
  instance.rows = rows;
  instance.columns = columns;
  instance.own_grid = true;
  const std::vector<std::string> names = goal_names(rows * columns, GridGoal::gap_last);
  std::vector<Word> target;
  for (const std::string& name : names) target.push_back({name, 1, 1});
  instance.graph = make_grid(rows, columns, names);
  if (auto problem = assign_tokens(instance, now, target, {text, 1, 1})) return *problem;
  return instance;
}

namespace {

/// A name as a term, quoted unless it is one as it stands.
std::string term(const std::string& name) {
  const bool plain = std::all_of(name.begin(), name.end(), is_word);
  return plain ? name : "'" + name + "'";
}

std::string write_prolog(const Instance& instance) {
  const Graph& graph = instance.graph;
  std::string out = "graph(board, g([";
  for (Vertex v = 0; v < graph.order(); ++v)
    out += (v > 0 ? "," : "") + term(graph.name(v)) + "-" + term(instance.tokens[instance.start[v]]);
  out += "],\n  [";
  for (Edge e = 0; e < graph.size(); ++e)
    out += (e > 0 ? ",e(" : "e(") + term(graph.name(graph.ends(e).first)) + "," +
           term(graph.name(graph.ends(e).second)) + ")";
  return out + "])).\n";
}

}  // namespace

Result<std::string> write_foreign(const Instance& instance, std::string_view format) {
  const int n = instance.graph.order();
  if (format == "prolog") {
    // The term has no other target than every token on the mark of its own name, the blank being 0.
    if (!home_by_name(instance)) return Error{say(words::term_without_target)};
    for (Vertex v = 0; v < n; ++v)
      if (instance.graph.name(v).find('\'') != std::string::npos)
        return Error{say(words::quote_in_name, {{"text", quoted(instance.graph.name(v))}})};
    return write_prolog(instance);
  }
  if (!instance.own_grid || instance.tokens != goal_names(n, GridGoal::gap_last))
    return Error{say(words::id_for_grids)};
  std::string out = std::to_string(instance.columns) + "x" + std::to_string(instance.rows) + ":";
  for (Vertex v = 0; v < n; ++v) out += (v > 0 ? "," : "") + instance.tokens[instance.start[v]];
  return out + "\n";
}

}  // namespace schlegel::sliding
