#include "graph/formats/reader.hpp"

#include <algorithm>
#include <cmath>

#include "base/index.hpp"
#include "base/name.hpp"
#include "graph/drawing/drawing.hpp"
#include "graph/families/naming.hpp"
#include "graph/words.hpp"

namespace schlegel {

static bool ends_word(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

Word take_word(TextCursor& cursor, char comment) {
  Word word{{}, cursor.line(), cursor.column()};
  word.text = cursor.take_while([&](char c) { return !ends_word(c) && c != comment; });
  return word;
}

std::vector<Word> rest_of_line(TextCursor& cursor, char comment, std::size_t most) {
  std::vector<Word> words;
  while (!at_line_end(cursor, comment) && words.size() < most) words.push_back(take_word(cursor, comment));
  return words;
}

bool at_line_end(TextCursor& cursor, char comment) {
  cursor.skip_blanks();
  return cursor.at_end() || cursor.peek() == '\n' || cursor.peek() == comment;
}

std::optional<Error> end_of_line(TextCursor& cursor, char comment) {
  if (at_line_end(cursor, comment)) return std::nullopt;
  const Word word = take_word(cursor, comment);
  return word.error(say(words::line_goes_on, {{"text", quoted(word.text)}}));
}

Error not_expected(const TextCursor& cursor, std::string_view what) {
  return cursor.error(say(cursor.at_end() ? words::expected_at_end : words::expected_here,
                          {{"what", what}, {"text", quoted(cursor.rest().substr(0, 1))}}));
}

Error goes_on(const TextCursor& cursor, const Sentence& problem) {
  return cursor.error(say(problem, {{"text", quoted(cursor.rest().substr(0, 1))}}));
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
  if (builder_.find(name.text) != no_vertex) return name.error(say(words::vertex_twice, {{"text", quoted(name.text)}}));
  return add_new(name);
}

Result<Vertex> GraphReader::add_new(const Word& name) {
  if (auto error = bad_name(name, say(words::vertex_name))) return *error;
  if (builder_.order() == max_vertices) return name.error(say(words::too_many_vertices, {{"most", max_vertices}}));
  return builder_.add_vertex(std::string(name.text));
}

Result<Vertex> GraphReader::vertex(const Word& name) {
  const Vertex known = builder_.find(name.text);
  return known == no_vertex ? add_new(name) : known;
}

std::optional<Error> GraphReader::add_edge(const Word& place, Vertex u, Vertex v) {
  if (u == v) return place.error(say(words::edge_is_loop, {{"text", quoted(builder_.name(u))}}));
  if (!builder_.add_edge(u, v)) return repeated(place, u, v);
  if (builder_.size() > max_edges) return place.error(say(words::too_many_edges, {{"most", max_edges}}));
  line_of_edge_.push_back(place.line);
  directions_.push_back(u < v ? 1 : 2);
  return std::nullopt;
}

std::optional<Error> GraphReader::add_arc(const Word& place, Vertex from, Vertex to) {
  const Edge known = from == to ? no_edge : builder_.edge_between(from, to);
  if (known == no_edge) return add_edge(place, from, to);
  const auto direction = static_cast<unsigned char>(from < to ? 1 : 2);
  unsigned char& seen = directions_[known];
  if ((seen & direction) != 0) return repeated(place, from, to);
  seen = static_cast<unsigned char>(seen | direction);
  return std::nullopt;
}

bool GraphReader::has_one_way() const {
  return std::any_of(directions_.begin(), directions_.end(), [](unsigned char seen) { return seen != 3; });
}

Result<Vertex> GraphReader::foreign_vertex(const Word& name) {
  constexpr std::string_view unfit = " \t\r\n#";
  const bool fit = std::all_of(name.text.begin(), name.text.end(), [](char c) { return c > ' ' && c != '#'; });
  if (fit && name.text.size() <= longest_name && originals_.empty()) return vertex(name);
  std::string clean(name.text.substr(0, longest_name + 1));
  for (char& c : clean)
    if (unfit.find(c) != std::string_view::npos) c = '_';
  const bool changed = clean != name.text.substr(0, longest_name + 1);
  const bool known = builder_.find(clean) != no_vertex;
  const auto v = vertex({clean, name.line, name.column});
  if (!v) return v;
  if (changed && !known) {
    remark(words::names_changed);
    originals_.emplace(*v, name.text);
  }
  const auto original = originals_.find(*v);
  if (changed || original != originals_.end())
    if ((original == originals_.end() ? clean : original->second) != name.text)
      return name.error(say(words::same_new_name, {{"text", quoted(name.text)}, {"changed", quoted(clean)}}));
  return v;
}

/// A decimal number, perhaps with exponent, of a size that a drawing can have.
static std::optional<double> coordinate(std::string_view text) {
  TextCursor cursor(trim(text));
  cursor.accept("+");
  const auto value = cursor.accept_number();
  if (!value) return std::nullopt;
  double scale = 1;
  if (cursor.accept("e") || cursor.accept("E")) {
    cursor.accept("+");
    const auto exponent = cursor.accept_integer(-30, 6);
    if (!exponent) return std::nullopt;
    scale = std::pow(10.0, static_cast<double>(*exponent));
  }
  if (!cursor.at_end() || std::abs(*value * scale) > 1e9) return std::nullopt;
  return *value * scale;
}

void GraphReader::place(Vertex v, std::string_view x, std::string_view y, bool upwards) {
  const auto across = coordinate(x), down = coordinate(y);
  if (!across || !down) return;
  places_.resize(static_cast<std::size_t>(builder_.order()));
  placed_.resize(places_.size(), 0);
  places_[v] = {*across, upwards ? -*down : *down};
  placed_[v] = 1;
}

Graph GraphReader::finish() && {
  if (!placed_.empty() && std::count(placed_.begin(), placed_.end(), char{1}) == builder_.order()) {
    const auto outside = [](Point2 p) { return std::min(p.x, p.y) < 0 || std::max(p.x, p.y) > 1; };
    if (std::any_of(places_.begin(), places_.end(), outside)) fit_unit_square(places_);
    builder_.set_plane(std::move(places_));
  }
  return std::move(builder_).build();
}

void GraphReader::remark(const Sentence& what) {
  const auto said = [&](const Sentence& earlier) { return earlier.english.data() == what.english.data(); };
  if (std::none_of(remarks_.begin(), remarks_.end(), said)) remarks_.push_back(what);
}

std::string GraphReader::note() const {
  std::vector<std::string> said;
  for (const Sentence& remark : remarks_) said.push_back(say(remark));
  return join(said, "; ");
}

Error GraphReader::repeated(const Word& place, Vertex u, Vertex v) const {
  const auto edge = static_cast<std::size_t>(builder_.edge_between(u, v));
  return place.error(
      say(words::edge_twice,
          {{"first", quoted(builder_.name(u))}, {"second", quoted(builder_.name(v))}, {"line", line_of_edge_[edge]}}));
}

}  // namespace schlegel
