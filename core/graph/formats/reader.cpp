#include "graph/formats/reader.hpp"

#include <cmath>

#include "base/name.hpp"
#include "graph/naming.hpp"

namespace schlegel {

static bool ends_word(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

Word take_word(TextCursor& cursor, char comment) {
  Word word{{}, cursor.line(), cursor.column()};
  word.text = cursor.take_while([&](char c) { return !ends_word(c) && c != comment; });
  return word;
}

Error not_ended(TextCursor cursor, char comment) {
  const Word word = take_word(cursor, comment);
  return word.error("the line should end here, but there is " + quoted(word.text));
}

std::optional<Error> bad_name(const Word& name, std::string_view what) {
  std::string problem = name_problem(name.text, what);
  if (problem.empty()) return std::nullopt;
  return name.error(std::move(problem));
}

void GraphReader::add_numbered(int first, int count) {
  for (std::string& name : number_names(count, first)) builder_.add_vertex(std::move(name));
}

Result<Vertex> GraphReader::add_vertex(const Word& name) {
  if (auto error = bad_name(name, "vertex name")) return *error;
  if (builder_.find(name.text) != no_vertex)
    return name.error("there is already a vertex named " + quoted(name.text) + "; names must differ");
  if (builder_.order() == max_vertices)
    return name.error("too many vertices; the most are " + std::to_string(max_vertices));
  return builder_.add_vertex(std::string(name.text));
}

Result<Vertex> GraphReader::vertex(const Word& name) {
  const Vertex known = builder_.find(name.text);
  return known == no_vertex ? add_vertex(name) : known;
}

std::optional<Error> GraphReader::add_edge(const Word& place, Vertex u, Vertex v) {
  if (u == v)
    return place.error("the edge joins " + quoted(builder_.name(u)) + " to itself; remove it, loops are not allowed");
  if (!builder_.add_edge(u, v)) return repeated(place, u, v);
  if (builder_.size() > max_edges) return place.error("too many edges; the most are " + std::to_string(max_edges));
  line_of_edge_.push_back(place.line);
  return std::nullopt;
}

Error GraphReader::repeated(const Word& place, Vertex u, Vertex v) const {
  const auto edge = static_cast<std::size_t>(builder_.edge_between(u, v));
  return place.error("the edge between " + quoted(builder_.name(u)) + " and " + quoted(builder_.name(v)) +
                     " is already in line " + std::to_string(line_of_edge_[edge]) + "; list each edge once");
}

std::string decimal(double value) {
  constexpr int decimals = 6;
  auto scaled = static_cast<std::int64_t>(std::llround(std::abs(value) * 1e6));
  std::string digits = std::to_string(scaled);
  if (digits.size() <= decimals) digits.insert(0, decimals + 1 - digits.size(), '0');
  digits.insert(digits.size() - decimals, ".");
  digits.erase(digits.find_last_not_of('0') + 1);
  if (digits.back() == '.') digits.pop_back();
  return (value < 0 && scaled != 0 ? "-" : "") + digits;
}

}  // namespace schlegel
