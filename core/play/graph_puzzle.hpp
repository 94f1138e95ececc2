#pragma once
#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "edit/sheet.hpp"
#include "graph/formats/formats.hpp"
#include "graph/formats/reader.hpp"
#include "graph/graph.hpp"
#include "graph/graph_instance.hpp"
#include "play/options.hpp"
#include "play/words.hpp"

namespace schlegel {

/// A line that a puzzle has in its own text beside those of the graph, "opening q r s", and the option of the command
/// line that does the same, "--opening q,r,s". Declared once by statement(); it serves reader, writer, option and help.
struct Statement {
  std::string_view keyword;
  enum class Takes : std::uint8_t {
    nothing,  ///< the keyword alone; as an option a flag
    words,    ///< all words of the line; as an option parted by commas
    pairs,    ///< two words; as an option pairs, a-b,c-d, one call of `set` for each
  } takes = Takes::nothing;
  std::string_view help;           ///< of the option, a Sentence's English; empty: there is none
  std::string_view foreign_error;  ///< the error where another format cannot hold it, a Sentence's English
  /// Sets what the words say, or tells what is wrong with them at their place.
  std::optional<Error> (*set)(GraphInstance& instance, const Word& keyword, std::span<const Word> words) = nullptr;
  /// The words of each line that is written: none, one line "" for a keyword alone, or several. Null: it is read only.
  std::vector<std::string> (*lines)(const GraphInstance& instance) = nullptr;
};

template <class Instance, class Member>
Instance instance_with(Member Instance::*);

/// The texts of a puzzle on graphs.
struct GraphPuzzleForm {
  std::string_view header;                ///< the first word of its own text, PuzzleInfo::id
  std::span<const Statement> statements;  ///< in the order in which they are written
  std::string_view needs_vertex;          ///< the error where the graph is empty, a Sentence's English
  std::string_view default_graph;         ///< a family: the board when options name none
  /// What contradicts itself in an instance, asked after each statement (with its line) and after the options (0).
  std::optional<Error> (*contradiction)(const GraphInstance& instance, int line) = nullptr;
  /// Told which format the graph was read from, when it was not our own text.
  void (*read_from)(GraphInstance& instance, GraphFormat format) = nullptr;
};

/// A statement about one member of the puzzle's own Instance, which is derived from GraphInstance:
///
///     std::optional<Error> set(const Graph&, Member&, const Word& keyword, std::span<const Word> words)
///     std::vector<std::string> lines(const Graph&, const Member&)
template <auto member, auto set, auto lines>
constexpr Statement statement(std::string_view keyword, Statement::Takes takes, std::string_view help,
                              std::string_view foreign_error) {
  using Instance = decltype(instance_with(member));
  Statement made{keyword, takes, help, foreign_error};
  made.set = [](GraphInstance& instance, const Word& word, std::span<const Word> words) -> std::optional<Error> {
    return set(instance.graph, static_cast<Instance&>(instance).*member, word, words);
  };
  made.lines = [](const GraphInstance& instance) {
    return lines(instance.graph, static_cast<const Instance&>(instance).*member);
  };
  return made;
}

template <bool value>
std::optional<Error> set_flag(const Graph&, bool& flag, const Word&, std::span<const Word>) {
  flag = value;
  return std::nullopt;
}
template <bool value>
std::vector<std::string> flag_lines(const Graph&, bool flag) {
  return std::vector<std::string>(flag == value ? 1 : 0);
}
/// A keyword alone, which makes a truth `value`.
template <auto member, bool value>
constexpr Statement flag(std::string_view keyword, std::string_view help, std::string_view foreign_error) {
  return statement<member, set_flag<value>, flag_lines<value>>(keyword, Statement::Takes::nothing, help, foreign_error);
}
/// Read where older texts have it, but never written.
constexpr Statement read_only(Statement statement) {
  statement.lines = nullptr;
  return statement;
}

std::optional<Error> add_edge(const Graph& graph, std::vector<Edge>& edges, const Word& keyword,
                              std::span<const Word> words);
std::vector<std::string> edge_lines(const Graph& graph, const std::vector<Edge>& edges);
/// A set of edges, in a line for each.
template <auto member>
constexpr Statement edge_set(std::string_view keyword, std::string_view help, std::string_view foreign_error) {
  return statement<member, add_edge, edge_lines>(keyword, Statement::Takes::pairs, help, foreign_error);
}

/// The option "graph", those of the statements that have help, and `others`: a puzzle's option_list.
template <std::size_t count, class... Others>
constexpr auto graph_options(const Statement (&statements)[count], const Others&... others) {
  struct List {
    std::array<OptionInfo, count + sizeof...(others) + 1> all{};
    std::size_t size = 0;
    constexpr operator std::span<const OptionInfo>() const { return std::span(all).first(size); }
  } list;
  list.all[list.size++] = {"graph", schlegel::words::option_graph.english};
  for (const Statement& one : statements)
    if (!one.help.empty())
      list.all[list.size++] = one.takes == Statement::Takes::nothing
                                  ? OptionInfo{one.keyword, one.help, OptionInfo::Takes::nothing}
                                  : OptionInfo{one.keyword, one.help, OptionInfo::Takes::value, verbs_of_a_board};
  ((list.all[list.size++] = others), ...);
  return list;
}

/// The vertex of that name, or an Error at the word.
Result<Vertex> vertex_at(const Graph& graph, const Word& word);
/// The edge between the vertices that two words name. `keyword` is told when there are not two.
Result<Edge> edge_at(const Graph& graph, const Word& keyword, std::span<const Word> words);
/// A vertex's name as it is shown and spoken: by shown_name, unless another one would look the same.
std::string display_name(const Graph& graph, Vertex v);

/// Reads the puzzle's own text, any format of graphs, or the name of a family alone.
std::optional<Error> read_graph_instance(GraphInstance& instance, std::string_view text, const GraphPuzzleForm& form);
std::string write_graph_instance(const GraphInstance& instance, const GraphPuzzleForm& form);
Result<std::string> write_graph_instance_as(const GraphInstance& instance, const GraphPuzzleForm& form,
                                            std::string_view format);
/// The graph that option "graph" names, or the default one.
std::optional<Error> set_graph(GraphInstance& instance, const GraphPuzzleForm& form, const Options& options);
/// Applies the options that are statements.
std::optional<Error> refine_graph_instance(GraphInstance& instance, const GraphPuzzleForm& form,
                                           const Options& options);
/// The board for the editor: its graph, and its statements as settings of these kinds. And back as text.
Sheet sheet_of(const GraphInstance& instance, const GraphPuzzleForm& form, std::span<const SettingKind> kinds);
SheetText write_graph_sheet(const Sheet& sheet, const GraphPuzzleForm& form);
/// "q,r s-n" and the like: the names in a text that anything in `separators` parts.
std::vector<Word> names_in(std::string_view text, std::string_view separators);
/// The vertices of these names, or an Error at the first that is none.
Result<std::vector<Vertex>> vertices_at(const Graph& graph, std::span<const Word> names);
/// A solution that is a list of vertices: their names, as write_path writes them.
Result<std::vector<Vertex>> parse_vertices(const Graph& graph, std::string_view text);
std::string write_vertices(const Graph& graph, std::span<const Vertex> vertices);

/// Base of a puzzle P on graphs whose moves are vertices and whose instance is derived from GraphInstance. P declares
///
///     static constexpr GraphPuzzleForm form                     its texts
///     static Instance position(const Instance&, const State&)   the instance that begins at this position
///     static constexpr Sentence no_such_vertex                  "There is no hole {vertex} on this board."
///
/// and hides what it does in another way.
template <class P, class I>
struct GraphPuzzle {
  using Instance = I;
  using Move = Vertex;

  static Result<I> parse(std::string_view text) {
    I instance;
    if (auto problem = read_graph_instance(instance, text, P::form)) return *problem;
    return instance;
  }
  static std::string write(const I& instance) { return write_graph_instance(instance, P::form); }
  static Result<std::string> write_as(const I& instance, std::string_view format) {
    return write_graph_instance_as(instance, P::form, format);
  }
  static Result<I> instance_from(const Options& options) {
    I instance;
    if (auto problem = set_graph(instance, P::form, options)) return *problem;
    return instance;
  }
  static Result<I> refine(I instance, const Options& options) {
    if (auto problem = refine_graph_instance(instance, P::form, options)) return *problem;
    return instance;
  }
  static Sheet sheet(const I& instance) { return sheet_of(instance, P::form, P::info.settings); }
  static SheetText write_sheet(const Sheet& sheet) { return write_graph_sheet(sheet, P::form); }
  static Result<Move> parse_move(const I& instance, std::string_view text) {
    const Vertex v = instance.graph.find(text);
    if (v != no_vertex) return v;
    return Error{say(P::no_such_vertex, {{"vertex", quoted(text)}})};
  }
  static std::string write_move(const I& instance, const Move& move) { return instance.graph.name(move); }
  static std::string describe_move(const I& instance, const Move& move) { return display_name(instance.graph, move); }
  static std::string write_solution(const I& instance, std::span<const Move> moves, std::string_view) {
    return write_vertices(instance.graph, moves);
  }
  static Result<std::vector<Move>> parse_solution(const I& instance, std::string_view text) {
    return parse_vertices(instance.graph, text);
  }
};

}  // namespace schlegel
