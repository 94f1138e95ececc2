#include "graph/formats/schlegel_text.hpp"

#include <algorithm>

#include "base/index.hpp"
#include "base/words.hpp"
#include "graph/drawing/drawing.hpp"
#include "graph/families/families.hpp"
#include "graph/vector3.hpp"
#include "graph/words.hpp"

namespace schlegel {

static constexpr char comment = '#';

bool GraphStatements::owns(std::string_view keyword) {
  return keyword == "graph" || keyword == "vertex" || keyword == "edge" || keyword == "face";
}

std::optional<Error> GraphStatements::read(const Word& keyword, TextCursor& cursor) {
  const bool first = !any_;
  any_ = true;
  if (family_) return keyword.error(say(words::graph_is_named, {{"line", family_->line}}));
  if (keyword.text == "graph") {
    if (header_) return keyword.error(say(words::second_graph, {{"line", header_->line}}));
    if (!first) return keyword.error(say(words::graph_comes_first));
    return read_header(keyword, cursor);
  }
  if (keyword.text == "vertex") return read_vertex(keyword, cursor);
  if (keyword.text == "edge") return read_edge(keyword, cursor);
  return read_face(keyword, cursor);
}

std::optional<Error> GraphStatements::read_header(const Word& keyword, TextCursor& cursor) {
  header_ = keyword;
  if (at_line_end(cursor, comment)) return std::nullopt;
  const std::string_view rest = cursor.rest();
  const std::size_t from = cursor.offset();
  family_ = Word{{}, cursor.line(), cursor.column()};
  while (!at_line_end(cursor, comment)) take_word(cursor, comment);
  family_->text = trim(rest.substr(0, cursor.offset() - from));
  return std::nullopt;
}

std::optional<Error> GraphStatements::read_vertex(const Word& keyword, TextCursor& cursor) {
  if (reader_.builder().size() > 0) return keyword.error(say(words::vertex_after_edge));
  cursor.skip_blanks();
  const Word name = take_word(cursor, comment);
  const Result<Vertex> vertex = reader_.add_vertex(name);
  if (!vertex) return vertex.error();

  std::vector<double> numbers;
  while (!at_line_end(cursor, comment)) {
    if (numbers.size() == 5) return end_of_line(cursor, comment);
    const Result<double> number = cursor.take_number(words::a_coordinate);
    if (!number) return number.error();
    numbers.push_back(*number);
    if (!at_line_end(cursor, comment) && cursor.peek() != '-' && cursor.peek() != '.' && !is_digit(cursor.peek()))
      return cursor.error(say(words::no_decimal, {{"what", say(words::a_coordinate)}}));
  }
  if (numbers.size() == 1 || numbers.size() == 4)
    return keyword.error(say(words::wrong_coordinates, {{"text", quoted(name.text)}, {"coordinates", numbers.size()}}));
  if (declared_ && numbers.size() != coordinates_)
    return keyword.error(say(words::uneven_coordinates,
                             {{"text", quoted(name.text)}, {"coordinates", numbers.size()}, {"before", coordinates_}}));
  declared_ = true;
  coordinates_ = numbers.size();
  const std::size_t in_plane = coordinates_ == 2 || coordinates_ == 5 ? 2 : 0;
  if (in_plane > 0) plane_.push_back({numbers[0], numbers[1]});
  if (coordinates_ >= 3) space_.push_back({numbers[in_plane], numbers[in_plane + 1], numbers[in_plane + 2]});
  return std::nullopt;
}

Result<Vertex> GraphStatements::end_of_edge(const Word& name) {
  if (!declared_) return reader_.vertex(name);
  const Vertex v = reader_.builder().find(name.text);
  if (v != no_vertex) return v;
  if (name.text.empty()) return name.error(say(words::vertex_missing));
  return name.error(say(words::vertex_undeclared, {{"text", quoted(name.text)}}));
}

std::optional<Error> GraphStatements::read_edge(const Word& keyword, TextCursor& cursor) {
  if (!faces_.empty()) return keyword.error(say(words::edge_after_face));
  cursor.skip_blanks();
  const Result<Vertex> u = end_of_edge(take_word(cursor, comment));
  if (!u) return u.error();
  cursor.skip_blanks();
  const Result<Vertex> v = end_of_edge(take_word(cursor, comment));
  if (!v) return v.error();
  if (auto problem = end_of_line(cursor, comment)) return problem;
  return reader_.add_edge(keyword, *u, *v);
}

std::optional<Error> GraphStatements::read_face(const Word& keyword, TextCursor& cursor) {
  const GraphBuilder& graph = reader_.builder();
  sides_used_.resize(static_cast<std::size_t>(graph.size()));
  std::vector<Vertex> face;
  std::vector<Word> names;
  const auto twice = [&] { return keyword.error(say(words::face_vertex_twice)); };
  while (!at_line_end(cursor, comment)) {
    if (names.size() == static_cast<std::size_t>(graph.order())) return twice();
    names.push_back(take_word(cursor, comment));
    face.push_back(graph.find(names.back().text));
    if (face.back() == no_vertex)
      return names.back().error(say(words::face_vertex_unknown, {{"text", quoted(names.back().text)}}));
  }
  if (face.size() < 3) return keyword.error(say(words::face_too_small));
  std::vector<Vertex> sorted = face;
  std::sort(sorted.begin(), sorted.end());
  if (std::adjacent_find(sorted.begin(), sorted.end()) != sorted.end()) return twice();
  for (std::size_t i = 0; i < face.size(); ++i) {
    const Vertex u = face[i], v = face[(i + 1) % face.size()];
    const Edge side = graph.edge_between(u, v);
    const auto wrong = [&](const Sentence& problem) {
      return names[i].error(say(problem, {{"first", quoted(graph.name(u))}, {"second", quoted(graph.name(v))}}));
    };
    if (side == no_edge) return wrong(words::side_without_edge);
    const auto direction = static_cast<unsigned char>(u < v ? 1 : 2);
    unsigned char& used = sides_used_[side];
    if ((used & direction) != 0) return wrong(words::side_twice);
    used = static_cast<unsigned char>(used | direction);
  }
  faces_.push_back(std::move(face));
  return std::nullopt;
}

// Fits positions into the unit square and the unit ball if any is outside.
static void fit(std::vector<Point2>& plane, std::vector<Point3>& space) {
  const auto outside = [](const Point2& p) { return std::min(p.x, p.y) < 0 || std::max(p.x, p.y) > 1; };
  if (std::any_of(plane.begin(), plane.end(), outside)) fit_unit_square(plane);
  double farthest = 0;
  for (const Point3& p : space) farthest = std::max(farthest, length(p));
  if (farthest > 1 + 1e-5)
    for (Point3& p : space) p = (1 / farthest) * p;
}

Result<Graph> GraphStatements::finish() && {
  if (family_) {
    Result<Graph> graph = make_family(family_->text);
    if (!graph) return family_->error(graph.error().message);
    return graph;
  }
  fit(plane_, space_);
  reader_.builder().set_plane(std::move(plane_));
  reader_.builder().set_space(std::move(space_), std::move(faces_));
  return std::move(reader_.builder()).build();
}

Result<Graph> parse_schlegel_graph(std::string_view text) {
  TextCursor cursor(text);
  GraphStatements statements;
  for (cursor.skip_space(comment); !cursor.at_end(); cursor.skip_space(comment)) {
    const Word keyword = take_word(cursor, comment);
    if (!GraphStatements::owns(keyword.text))
      return keyword.error(say(words::statement_form, {{"text", quoted(keyword.text)}}));
    if (auto error = statements.read(keyword, cursor)) return *error;
  }
  if (!statements.any()) return cursor.error(say(words::no_graph));
  return std::move(statements).finish();
}

std::string write_schlegel_graph(const Graph& graph) {
  std::string out = "graph\n";
  for (Vertex v = 0; v < graph.order(); ++v) {
    out += "vertex " + graph.name(v);
    if (!graph.plane().empty()) {
      const Point2& p = graph.plane()[v];
      out += " " + decimal(p.x) + " " + decimal(p.y);
    }
    if (!graph.space().empty()) {
      const Point3& p = graph.space()[v];
      out += " " + decimal(p.x) + " " + decimal(p.y) + " " + decimal(p.z);
    }
    out += "\n";
  }
  for (Edge e = 0; e < graph.size(); ++e) {
    const auto [u, v] = graph.ends(e);
    out += "edge " + graph.name(u) + " " + graph.name(v) + "\n";
  }
  for (const auto& face : graph.faces()) {
    out += "face";
    for (Vertex v : face) out += " " + graph.name(v);
    out += "\n";
  }
  return out;
}

}  // namespace schlegel
