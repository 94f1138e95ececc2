#include <unordered_map>

#include "base/name.hpp"
#include "graph/formats/reader.hpp"
#include "puzzles/numberlink/text/grid_builder.hpp"
#include "puzzles/numberlink/text/text.hpp"
#include "puzzles/numberlink/words.hpp"

namespace schlegel::numberlink {
namespace {

/// A term as it stands, without blanks: an atom, a number, or a compound such as v(1,2).
Result<Word> take_term(TextCursor& cursor) {
  cursor.skip_space('%');
  Word term{{}, cursor.line(), cursor.column()};
  int depth = 0;
  bool in_quotes = false;
  const std::string_view from = cursor.rest();
  const std::size_t start = cursor.offset();
  while (!cursor.at_end()) {
    const char c = cursor.peek();
    if (c == '"') in_quotes = !in_quotes;
    if (!in_quotes) {
      if (c == '(') ++depth;
      if (c == ')' && depth-- == 0) break;
      if (depth > 0 && (c == ' ' || c == '\t')) return cursor.error(say(words::blank_in_name));
      if ((c == ',' && depth == 0) || c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '%') break;
    } else if (c == '\n') {
      return term.error(say(words::name_not_closed));
    }
    if (!in_quotes && (c == ';' || (c == '.' && cursor.peek(1) == '.'))) return cursor.error(say(words::no_ranges));
    if (c == '<' || c == '>' || (in_quotes && c == ' '))
      return cursor.error(say(words::name_may_not_hold, {{"text", quoted(std::string_view(&c, 1))}}));
    cursor.advance();
  }
  term.text = from.substr(0, cursor.offset() - start);
  if (term.text.empty()) return term.error(say(words::name_missing));
  if (!is_printable(term.text)) return term.error(say(words::name_unprintable, {{"text", quoted(term.text)}}));
  constexpr std::size_t most = 200;
  if (term.text.size() > most) return term.error(say(words::name_too_long, {{"most", most}}));
  return term;
}

struct Fact {
  Word name;
  std::vector<Word> terms;
};

Result<Fact> take_fact(TextCursor& cursor) {
  Fact fact{{{}, cursor.line(), cursor.column()}, {}};
  fact.name.text = cursor.take_word();
  cursor.skip_space('%');
  if (fact.name.text.empty() || !cursor.accept("(")) return fact.name.error(say(words::fact_form));
  do {
    auto term = take_term(cursor);
    if (!term) return term.error();
    fact.terms.push_back(*term);
    cursor.skip_space('%');
  } while (cursor.accept(","));
  if (!cursor.accept(")")) return cursor.error(say(words::fact_not_closed));
  cursor.skip_space('%');
  if (!cursor.accept(".")) return cursor.error(say(words::fact_ends_with_stop));
  return fact;
}

class AspReader {
 public:
  Result<Instance> read(std::string_view text) {
    TextCursor cursor(text);
    for (cursor.skip_space('%'); !cursor.at_end(); cursor.skip_space('%')) {
      auto fact = take_fact(cursor);
      if (!fact) return fact.error();
      if (auto problem = sort_in(*fact)) return *problem;
    }
    if (auto problem = add_edges()) return *problem;
    if (auto problem = add_pairs()) return *problem;
    instance_.graph = std::move(reader_.builder()).build();
    instance_.format = "asp";
    return std::move(instance_);
  }

 private:
  std::optional<Error> sort_in(Fact& fact) {
    const std::string_view name = fact.name.text;
    const std::size_t arity = fact.terms.size();
    if (name == "node" && arity == 1) {
      const auto v = reader_.vertex(fact.terms[0]);
      if (!v) return v.error();
    } else if (name == "edge" && arity == 3) {
      edges_.push_back(std::move(fact));
    } else if (name == "connection" && arity == 3) {
      connections_.push_back(std::move(fact));
    } else {
      const std::string called = std::string(name.substr(0, 40)) + "/" + std::to_string(arity);
      return fact.name.error(say(words::unknown_fact, {{"fact", called}}));
    }
    return std::nullopt;
  }

  Result<Vertex> known(const Word& name) const {
    const Vertex v = reader_.builder().find(name.text);
    if (v == no_vertex)
      return name.error(say(words::unknown_node, {{"text", quoted(name.text)}, {"name", name.text.substr(0, 40)}}));
    return v;
  }

  std::optional<Error> add_edges() {
    std::unordered_map<std::string_view, int> line_of;
    for (const Fact& fact : edges_) {
      const auto u = known(fact.terms[1]), v = known(fact.terms[2]);
      if (!u) return u.error();
      if (!v) return v.error();
      const auto [at, fresh] = line_of.emplace(fact.terms[0].text, fact.name.line);
      if (!fresh)
        return fact.terms[0].error(
            say(words::edge_twice, {{"text", quoted(fact.terms[0].text)}, {"line", at->second}}));
      if (auto problem = reader_.add_edge(fact.name, *u, *v)) return problem;
      instance_.edge_names.emplace_back(fact.terms[0].text);
    }
    return std::nullopt;
  }

  std::optional<Error> add_pairs() {
    std::unordered_map<Vertex, std::string_view> pair_of;
    std::unordered_map<std::string_view, int> line_of;
    for (const Fact& fact : connections_) {
      if (auto problem = bad_label(fact.terms[0])) return problem;
      const auto a = known(fact.terms[1]), b = known(fact.terms[2]);
      if (!a) return a.error();
      if (!b) return b.error();
      if (*a == *b) return fact.terms[2].error(say(words::connection_of_one));
      const auto [at, fresh] = line_of.emplace(fact.terms[0].text, fact.name.line);
      if (!fresh)
        return fact.terms[0].error(
            say(words::connection_twice, {{"text", quoted(fact.terms[0].text)}, {"line", at->second}}));
      for (const auto& [v, term] : {std::pair{*a, fact.terms[1]}, std::pair{*b, fact.terms[2]}}) {
        const auto [owner, first] = pair_of.emplace(v, fact.terms[0].text);
        if (!first)
          return term.error(
              say(words::node_in_connection, {{"text", quoted(term.text)}, {"connection", quoted(owner->second)}}));
      }
      instance_.pairs.push_back({std::string(fact.terms[0].text), *a, *b});
    }
    return std::nullopt;
  }

  GraphReader reader_;
  Instance instance_;
  std::vector<Fact> edges_, connections_;
};

}  // namespace

bool looks_like_asp(std::string_view text) {
  TextCursor cursor(text);
  cursor.skip_space('%');
  const std::string_view word = cursor.take_word();
  cursor.skip_space('%');
  return cursor.peek() == '(' && (word == "node" || word == "edge" || word == "connection");
}

Result<Instance> parse_asp(std::string_view text) { return AspReader().read(text); }

}  // namespace schlegel::numberlink
