#include <vector>

#include "base/text.hpp"
#include "graph/formats/parsers.hpp"
#include "graph/formats/reader.hpp"
#include "graph/words.hpp"

namespace schlegel {
namespace {

bool is_atom(char c) { return is_word(c) || static_cast<unsigned char>(c) >= 0x80; }

class PrologReader {
 public:
  explicit PrologReader(std::string_view text) : cursor_(text) {}

  // A list, perhaps as the argument of a fact or the right side of an equation: edges([...]). or E = [...].
  Result<Graph> read() {
    cursor_.skip_space('%');
    const bool named = !cursor_.take_while(is_atom).empty();
    cursor_.skip_space('%');
    const bool fact = named && cursor_.accept("(");
    if (named && !fact) cursor_.accept("=");
    if (auto error = expect("[", words::list_of_pairs)) return *error;
    if (auto error = read_pairs()) return *error;
    if (fact)
      if (auto error = expect(")", words::end_of_list)) return *error;
    cursor_.skip_space('%');
    cursor_.accept(".");
    cursor_.skip_space('%');
    if (!cursor_.at_end()) return goes_on(cursor_, words::list_goes_on);
    return std::move(reader_.builder()).build();
  }

 private:
  std::optional<Error> expect(std::string_view sign, const Sentence& what) {
    cursor_.skip_space('%');
    if (cursor_.accept(sign)) return std::nullopt;
    return not_expected(cursor_, say(what));
  }

  std::optional<Error> read_pairs() {
    cursor_.skip_space('%');
    if (cursor_.accept("]")) return std::nullopt;
    for (;;) {
      if (auto error = read_pair()) return error;
      cursor_.skip_space('%');
      if (cursor_.accept("]")) return std::nullopt;
      if (auto error = expect(",", words::pair_or_end)) return error;
    }
  }

  std::optional<Error> read_pair() {
    cursor_.skip_space('%');
    const Word place{{}, cursor_.line(), cursor_.column()};
    if (auto error = expect("(", words::a_pair)) return error;
    const Result<Vertex> from = read_atom();
    if (!from) return from.error();
    if (auto error = expect(",", words::comma_in_pair)) return error;
    const Result<Vertex> to = read_atom();
    if (!to) return to.error();
    if (auto error = expect(")", words::end_of_pair)) return error;
    return reader_.add_arc(place, *from, *to);
  }

  Result<Vertex> read_atom() {
    cursor_.skip_space('%');
    Word word{{}, cursor_.line(), cursor_.column()};
    if (!cursor_.accept("'")) {
      word.text = cursor_.take_while(is_atom);
      if (word.text.empty()) return not_expected(cursor_, say(words::a_vertex));
      return reader_.vertex(word);
    }
    std::string name;
    for (;;) {
      name += cursor_.take_while([](char c) { return c != '\'' && c != '\n'; });
      if (!cursor_.accept("'")) return word.error(say(words::quote_open_on_line));
      if (cursor_.peek() != '\'') break;
      name += '\'';
      cursor_.advance();
    }
    word.text = name;
    return reader_.vertex(word);
  }

  TextCursor cursor_;
  GraphReader reader_;
};

// Quoted unless it is a number or a plain atom.
std::string atom(const std::string& name) {
  bool number = true, plain = name[0] >= 'a' && name[0] <= 'z';
  for (char c : name) {
    number = number && is_digit(c);
    plain = plain && is_word(c);
  }
  if (plain || number) return name;
  return "'" + replaced(name, {{'\'', "''"}}) + "'";
}

}  // namespace

Result<Graph> parse_prolog_graph(std::string_view text, std::string&) { return PrologReader(text).read(); }

Result<std::string> write_prolog_graph(const Graph& graph) {
  for (Vertex v = 0; v < graph.order(); ++v)
    if (graph.degree(v) == 0) return Error{say(words::prolog_cannot_hold, {{"text", quoted(graph.name(v))}})};
  std::string out = "[";
  for (Edge e = 0; e < graph.size(); ++e) {
    const auto [u, v] = graph.ends(e);
    if (e > 0) out += ",";
    out += "(" + atom(graph.name(u)) + "," + atom(graph.name(v)) + ")";
  }
  return out + "]\n";
}

}  // namespace schlegel
