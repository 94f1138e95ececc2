#pragma once
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/say.hpp"
#include "graph/graph.hpp"
#include "play/projection.hpp"
#include "play/scene.hpp"

namespace schlegel {

/// The length of the shortest line of a drawing that has places for all vertices; at most `most`.
double shortest_line(const Graph& graph, std::span<const Point2> at, double most);
/// The same and, up to 200 vertices, the least distance of any two; at least 0.004.
double least_distance(const Graph& graph, std::span<const Point2> at, double most);

/// How a graph lies on its board.
struct GraphPlacement {
  enum class Board : std::uint8_t {
    inscribed,  ///< the drawing's unit square a little smaller; a disc when the drawing is round, else a square
    fitted,     ///< as large as the drawing, whose longer side is 1, with a margin all round
  } board = Board::inscribed;
  double margin = 0.085;  ///< of a fitted drawing
  double radius = 0.43;   ///< of the solid
};

/// A graph as a board: where its vertices are drawn, how much room each has, and the shapes and targets that puzzles on
/// graphs have in common, added to a scene back to front. Every shape that belongs to a vertex or an edge fades as it
/// lies behind the solid.
class GraphBoard {
 public:
  /// The scene's size and whether it turns are set. O(n + m), for at most 200 vertices O(n^2).
  GraphBoard(const Graph& graph, const View& view, const GraphPlacement& placement);
  /// A flat board with given places, such as a grid's.
  GraphBoard(const Graph& graph, std::vector<Point2> places, double width, double height);

  Scene scene;

  const Graph& graph() const { return graph_; }
  const Projection& seen() const { return seen_; }
  Point2 at(Vertex v) const { return seen_.at[v]; }
  bool in_front(Vertex v) const { return seen_.front[v] != 0; }
  bool in_front_edge(Edge e) const { return seen_.front_edge[e] != 0; }
  /// 1 while the board is flat, 0 as a solid; 1 for what has no solid.
  double flat() const { return flat_; }
  /// The length on the board of what is 1 in the drawing; of a fitted one.
  double scale() const { return scale_; }
  /// Whether the board is a disc.
  bool round() const { return round_; }
  /// By vertex: the unit of sizes, blended from the flat board's to the solid's.
  /// `on_board` is the size there, `on_solid(length)` the one of a vertex whose shortest edge has that length.
  std::vector<double> blended(double on_board, const std::function<double(double)>& on_solid) const;
  /// By vertex: the room that its disc shares with the next one.
  std::vector<double> room() const;

  /// The surface with its rim; it fades as the board folds.
  void draw_ground();
  /// The faces of the solid on its far or its near side; nothing when flat.
  void draw_faces(bool front) {
    if (seen_.folded > 0) schlegel::draw_faces(scene, graph_, seen_, front);
  }
  /// The shapes added can be changed until the next one is.
  Shape& draw_edge(Edge e, double width, Role colour);
  Shape& draw_disc(Vertex v, double radius, Role fill);
  Shape& draw_label(Vertex v, double capital_height, std::string text, Role colour, bool bold = true);
  /// A ring of this radius round a vertex: dashed for a dead end, with a glow for a hint.
  void draw_mark(const Mark& mark, Vertex v, double radius);
  /// A target at the vertex with its neighbours, of which a pointer takes those in front first.
  Target& add_target(Vertex v, std::string name, double reach);

 private:
  const Graph& graph_;
  Projection seen_;
  double flat_ = 1, scale_ = 1;
  bool round_ = false;
};

/// Whether each name is one letter or digit: then it can be typed.
bool all_typed(const Graph& graph);
/// The size of a name in a disc, in shares of its radius: a capital's height.
double name_height(std::string_view name);

/// How a vertex looks where a puzzle draws no more than discs and lines.
struct VertexLook {
  Role fill = Role::hole;  ///< Role::peg stands out with a shadow
  std::string state;       ///< spoken after its name
  bool enabled = true;     ///< acting on it does something now
};
/// The scene of such a puzzle: ground, lines, discs with names, rings of the marks whose moves are vertices, targets.
Scene graph_scene(const Graph& graph, const View& view, std::span<const Mark> marks,
                  const std::function<VertexLook(Vertex)>& look, std::string summary);

/// How a vertex was reached.
enum class Touch : std::uint8_t {
  tap,   ///< pressed, typed, or by a button or key: when nothing can be done there, it is said why
  drag,  ///< the pointer, which is down, has come over it
};
/// Turns what a person does into visits of vertices. `act` says what a visit means; View::held is the vertex that was
/// pressed or, in a drag, the last one at which something was done. `no_such_vertex` is said of a typed letter that
/// names none: "There is no hole {vertex} on this board."
Intent visit_vertices(const Graph& graph, View& view, const Input& input, const Sentence& no_such_vertex,
                      const std::function<Intent(Vertex, Touch)>& act);

}  // namespace schlegel
