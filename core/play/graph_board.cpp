#include "play/graph_board.hpp"

#include <algorithm>
#include <cmath>

#include "base/text.hpp"
#include "play/fit.hpp"
#include "play/graph_puzzle.hpp"
#include "play/words.hpp"

namespace schlegel {
namespace {

constexpr double rim = 0.007;  // from the frame to the middle of the board's border
constexpr double rim_width = 0.013;
constexpr double disc_share = 0.87;  // of the drawing's unit square on the board
constexpr double square_share = 0.88;

double apart(Point2 a, Point2 b) { return std::hypot(a.x - b.x, a.y - b.y); }

bool fits_disc(std::span<const Point2> at) {
  return std::all_of(at.begin(), at.end(), [](Point2 p) { return apart(p, {0.5, 0.5}) < 0.505; });
}

/// The letter or digit that was typed; 0 when it was something else.
char typed_sign(const Input& input) {
  return input.key <= 0x7f && is_word(static_cast<char>(input.key)) ? static_cast<char>(input.key) : '\0';
}

}  // namespace

double shortest_line(const Graph& graph, std::span<const Point2> at, double most) {
  for (const auto& [u, v] : graph.edges()) most = std::min(most, apart(at[u], at[v]));
  return most;
}

double least_distance(const Graph& graph, std::span<const Point2> at, double most) {
  double least = shortest_line(graph, at, most);
  constexpr std::size_t few = 200;
  if (at.size() <= few)
    for (std::size_t u = 0; u < at.size(); ++u)
      for (std::size_t v = 0; v < u; ++v) least = std::min(least, apart(at[u], at[v]));
  return std::max(least, 0.004);
}

GraphBoard::GraphBoard(const Graph& graph, const View& view, const GraphPlacement& placement) : graph_(graph) {
  scene.turns = !solid_of(graph).corners.empty();
  flat_ = scene.turns ? view.flat : 1;
  if (placement.board == GraphPlacement::Board::inscribed) {
    round_ = fits_disc(graph.plane());
    seen_ = project(graph, view, graph.plane(), {0.5, 0.5}, placement.radius);
    const double share = round_ ? disc_share : square_share;
    for (Point2& p : seen_.at) p = {0.5 + share * (p.x - 0.5), 0.5 + share * (p.y - 0.5)};
    return;
  }
  const Fit fit(graph.plane(), placement.margin);
  scale_ = fit.scale;
  scene.width = 1 + flat_ * (fit.width - 1);
  scene.height = 1 + flat_ * (fit.height - 1);
  std::vector<Point2> places;
  for (Point2 p : graph.plane()) places.push_back(fit(p));
  places.resize(static_cast<std::size_t>(graph.order()), {fit.width / 2, fit.height / 2});
  seen_ = project(graph, view, places, {0.5, 0.5}, placement.radius);
}

GraphBoard::GraphBoard(const Graph& graph, std::vector<Point2> places, double width, double height)
    : graph_(graph), seen_(project(graph, {}, places, {}, 0)) {
  scene.width = width;
  scene.height = height;
}

std::vector<double> GraphBoard::blended(double on_board, const std::function<double(double)>& on_solid) const {
  std::vector<double> sizes(seen_.at.size(), on_board);
  if (seen_.folded <= 0) return sizes;
  const std::vector<double> shortest = shortest_edges_on_solid(graph_);
  for (std::size_t v = 0; v < shortest.size(); ++v) sizes[v] += seen_.folded * (on_solid(shortest[v]) - on_board);
  return sizes;
}

std::vector<double> GraphBoard::room() const {
  std::vector<double> room =
      blended(least_distance(graph_, graph_.plane(), 1), [](double shortest) { return shortest / 2; });
  for (double& length : room) length *= disc_share;
  return room;
}

void GraphBoard::draw_ground() {
  const double right = scene.width - rim, bottom = scene.height - rim;
  Shape board = round_ ? disc({0.5, 0.5}, 0.5 - rim, Role::board)
                       : polygon({{rim, rim}, {right, rim}, {right, bottom}, {rim, bottom}}, Role::board, 0.05);
  board.outline = Role::rim;
  board.outline_width = rim_width;
  board.opacity = flat_;
  scene.shapes.push_back(std::move(board));
}

Shape& GraphBoard::draw_edge(Edge e, double width, Role colour) {
  const auto [u, v] = graph_.ends(e);
  scene.shapes.push_back(line({at(u), at(v)}, width, colour));
  scene.shapes.back().opacity = seen_.clarity(graph_, e);
  return scene.shapes.back();
}

Shape& GraphBoard::draw_disc(Vertex v, double radius, Role fill) {
  scene.shapes.push_back(disc(at(v), radius, fill));
  scene.shapes.back().opacity = seen_.clarity(v);
  return scene.shapes.back();
}

Shape& GraphBoard::draw_label(Vertex v, double capital_height, std::string text, Role colour, bool bold) {
  scene.shapes.push_back(label(at(v), capital_height, std::move(text), colour, bold));
  scene.shapes.back().opacity = seen_.clarity(v);
  return scene.shapes.back();
}

void GraphBoard::draw_mark(const Mark& mark, Vertex v, double radius) {
  add_alive_ring(scene, at(v), radius, mark.move, seen_.clarity(v));
}

Target& GraphBoard::add_target(Vertex v, std::string name, double reach) {
  Target target{.id = graph_.name(v), .name = std::move(name), .at = at(v), .reach = reach, .behind = !in_front(v)};
  for (const Neighbour& next : graph_.around(v)) target.neighbours.push_back(graph_.name(next.vertex));
  scene.targets.push_back(std::move(target));
  return scene.targets.back();
}

bool all_typed(const Graph& graph) {
  for (Vertex v = 0; v < graph.order(); ++v)
    if (graph.name(v).size() != 1) return false;
  return true;
}

double name_height(std::string_view name) { return name.size() == 1 ? 0.78 : name.size() == 2 ? 0.64 : 0.48; }

Scene graph_scene(const Graph& graph, const View& view, std::span<const Mark> marks,
                  const std::function<VertexLook(Vertex)>& look, std::string summary) {
  constexpr double legible = 0.008;
  GraphBoard board(graph, view, {});
  const std::vector<double> room = board.room();
  const auto radius = [&](Vertex v) { return std::min(0.0315, 0.34 * room[v]); };
  std::vector<VertexLook> looks;
  for (Vertex v = 0; v < graph.order(); ++v) looks.push_back(look(v));
  board.draw_ground();
  for (const bool front : {false, true}) {
    board.draw_faces(front);
    for (Edge e = 0; e < graph.size(); ++e)
      if (board.in_front_edge(e) == front)
        board.draw_edge(e, 0.12 * (radius(graph.ends(e).first) + radius(graph.ends(e).second)), Role::edge);
    for (Vertex v = 0; v < graph.order(); ++v) {
      if (board.in_front(v) != front) continue;
      const bool raised = looks[v].fill == Role::peg;
      Shape& shape = board.draw_disc(v, radius(v), looks[v].fill);
      shape.shadow = raised && front;
      shape.key = "vertex " + graph.name(v);
      if (view.small || radius(v) < legible) continue;
      const std::string name = display_name(graph, v);
      board.draw_label(v, 0.8 * radius(v) * name_height(name), name, raised ? Role::on_peg : Role::on_hole);
    }
  }
  for (const Mark& mark : marks)
    if (const Vertex v = graph.find(mark.move); v != no_vertex) board.draw_mark(mark, v, 1.4 * radius(v));
  for (Vertex v = 0; v < graph.order(); ++v) {
    VertexLook& now = looks[v];
    Target& target =
        board.add_target(v, display_name(graph, v), board.in_front(v) ? std::min(0.06, 0.55 * room[v]) : radius(v));
    target.state = std::move(now.state);
    target.enabled = now.enabled;
  }
  board.scene.takes_letters = all_typed(graph);
  board.scene.summary = std::move(summary);
  return std::move(board.scene);
}

Intent visit_vertices(const Graph& graph, View& view, const Input& input, const Sentence& no_such_vertex,
                      const std::function<Intent(Vertex, Touch)>& act) {
  Intent intent;
  const Vertex on = input.target.empty() ? no_vertex : graph.find(input.target);
  switch (input.kind) {
    case Input::Kind::press:
    case Input::Kind::activate:
      if (on == no_vertex) break;
      intent = act(on, Touch::tap);
      if (input.kind == Input::Kind::press && intent.refusal.empty()) view.held = graph.name(on);
      break;
    case Input::Kind::drag:
      if (view.held.empty()) break;
      if (on != no_vertex) intent = act(on, Touch::drag);
      intent.redraw = true;
      if (!intent.moves.empty() || intent.undo_to >= 0) view.held = graph.name(on);
      break;
    case Input::Kind::key: {
      const char sign = typed_sign(input);
      if (sign == '\0') break;
      const Vertex typed = graph.find(std::string(1, sign));
      if (typed == no_vertex)
        intent.refusal = say(no_such_vertex, {{"vertex", std::string(1, to_upper(sign))}});
      else
        intent = act(typed, Touch::tap);
      break;
    }
    case Input::Kind::release:
    case Input::Kind::cancel:
      intent.redraw = !view.held.empty();
      view.held.clear();
      break;
    case Input::Kind::turn:
      break;
  }
  return intent;
}

}  // namespace schlegel
