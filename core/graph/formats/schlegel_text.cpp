#include "graph/formats/schlegel_text.hpp"

#include <algorithm>

#include "base/index.hpp"
#include "graph/drawing/drawing.hpp"
#include "graph/families/families.hpp"
#include "graph/vector3.hpp"

namespace schlegel {

static constexpr char comment = '#';

static bool at_line_end(TextCursor& cursor) {
  cursor.skip_blanks();
  return cursor.at_end() || cursor.peek() == '\n' || cursor.peek() == comment;
}

bool GraphStatements::owns(std::string_view keyword) {
  return keyword == "graph" || keyword == "vertex" || keyword == "edge" || keyword == "face";
}

std::optional<Error> GraphStatements::read(const Word& keyword, TextCursor& cursor) {
  const bool first = !any_;
  any_ = true;
  if (family_)
    return keyword.error("the graph is named in line " + std::to_string(family_->line) +
                         "; it cannot be described as well, remove one of them");
  if (keyword.text == "graph") {
    if (header_) return keyword.error("there is a second graph; the first is in line " + std::to_string(header_->line));
    if (!first) return keyword.error("the line graph comes first, before vertices and edges");
    return read_header(keyword, cursor);
  }
  if (keyword.text == "vertex") return read_vertex(keyword, cursor);
  if (keyword.text == "edge") return read_edge(keyword, cursor);
  return read_face(keyword, cursor);
}

std::optional<Error> GraphStatements::read_header(const Word& keyword, TextCursor& cursor) {
  header_ = keyword;
  if (at_line_end(cursor)) return std::nullopt;
  family_ = take_word(cursor, comment);
  if (!at_line_end(cursor)) return not_ended(cursor, comment);
  return std::nullopt;
}

std::optional<Error> GraphStatements::read_vertex(const Word& keyword, TextCursor& cursor) {
  if (reader_.builder().size() > 0) return keyword.error("a vertex comes after the first edge; vertices come first");
  cursor.skip_blanks();
  const Word name = take_word(cursor, comment);
  const Result<Vertex> vertex = reader_.add_vertex(name);
  if (!vertex) return vertex.error();

  std::vector<double> numbers;
  while (!at_line_end(cursor)) {
    if (numbers.size() == 5) return not_ended(cursor, comment);
    const Result<double> number = cursor.take_number("a coordinate");
    if (!number) return number.error();
    numbers.push_back(*number);
    if (!at_line_end(cursor) && cursor.peek() != '-' && cursor.peek() != '.' && !is_digit(cursor.peek()))
      return cursor.error("a coordinate must be a plain decimal number such as 0.25");
  }
  if (numbers.size() == 1 || numbers.size() == 4)
    return keyword.error("vertex " + quoted(name.text) + " has " + plural(numbers.size(), "coordinate", "coordinates") +
                         "; give x y, or x y z, or both, or none");
  if (declared_ && numbers.size() != coordinates_)
    return keyword.error("vertex " + quoted(name.text) + " has " + plural(numbers.size(), "coordinate", "coordinates") +
                         ", but those before have " + std::to_string(coordinates_) + "; give all the same");
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
  if (name.text.empty()) return name.error("a vertex is missing here; write: edge NAME NAME");
  return name.error("there is no vertex " + quoted(name.text) + "; declare it before the edges or correct the name");
}

std::optional<Error> GraphStatements::read_edge(const Word& keyword, TextCursor& cursor) {
  if (!faces_.empty()) return keyword.error("an edge comes after the first face; faces come last");
  cursor.skip_blanks();
  const Result<Vertex> u = end_of_edge(take_word(cursor, comment));
  if (!u) return u.error();
  cursor.skip_blanks();
  const Result<Vertex> v = end_of_edge(take_word(cursor, comment));
  if (!v) return v.error();
  if (!at_line_end(cursor)) return not_ended(cursor, comment);
  return reader_.add_edge(keyword, *u, *v);
}

std::optional<Error> GraphStatements::read_face(const Word& keyword, TextCursor& cursor) {
  const GraphBuilder& graph = reader_.builder();
  sides_used_.resize(static_cast<std::size_t>(graph.size()));
  std::vector<Vertex> face;
  std::vector<Word> names;
  const auto twice = [&] { return keyword.error("the face visits a corner twice; list each once"); };
  while (!at_line_end(cursor)) {
    if (names.size() == static_cast<std::size_t>(graph.order())) return twice();
    names.push_back(take_word(cursor, comment));
    face.push_back(graph.find(names.back().text));
    if (face.back() == no_vertex)
      return names.back().error("there is no vertex " + quoted(names.back().text) + " in this graph; correct the name");
  }
  if (face.size() < 3) return keyword.error("a face needs at least three corners");
  std::vector<Vertex> sorted = face;
  std::sort(sorted.begin(), sorted.end());
  if (std::adjacent_find(sorted.begin(), sorted.end()) != sorted.end()) return twice();
  for (std::size_t i = 0; i < face.size(); ++i) {
    const Vertex u = face[i], v = face[(i + 1) % face.size()];
    const Edge side = graph.edge_between(u, v);
    const std::string names_of_side = quoted(graph.name(u)) + " and " + quoted(graph.name(v));
    if (side == no_edge)
      return names[i].error("no edge joins " + names_of_side + "; the sides of a face are edges, and faces come last");
    const auto direction = static_cast<unsigned char>(u < v ? 1 : 2);
    unsigned char& used = sides_used_[at(side)];
    if ((used & direction) != 0)
      return names[i].error("the side between " + names_of_side +
                            " is passed in this direction by an earlier face; list all faces the same way round");
    used = static_cast<unsigned char>(used | direction);
  }
  faces_.push_back(std::move(face));
  return std::nullopt;
}

// Into the unit square and the unit ball, if anything is outside.
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
      return keyword.error("a line must begin with graph, vertex, edge or face, but here is " + quoted(keyword.text));
    if (auto error = statements.read(keyword, cursor)) return *error;
  }
  if (!statements.any()) return cursor.error("there is no graph in this text; begin with a line: graph");
  return std::move(statements).finish();
}

std::string write_schlegel_graph(const Graph& graph) {
  std::string out = "graph\n";
  for (Vertex v = 0; v < graph.order(); ++v) {
    out += "vertex " + graph.name(v);
    if (!graph.plane().empty()) {
      const Point2& p = graph.plane()[at(v)];
      out += " " + decimal(p.x) + " " + decimal(p.y);
    }
    if (!graph.space().empty()) {
      const Point3& p = graph.space()[at(v)];
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
