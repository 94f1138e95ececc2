#include <algorithm>
#include <cmath>
#include <map>

#include "base/text.hpp"
#include "puzzles/numberlink/cells.hpp"
#include "puzzles/numberlink/numberlink.hpp"
#include "puzzles/numberlink/view/drawing.hpp"

namespace schlegel {
namespace {

using numberlink::Drawing;
using numberlink::Instance;
using numberlink::wraps;
using State = Numberlink::State;

Role colour(int pair) { return piece_role(pair); }

constexpr double legible = 0.006;  ///< radius of a disc that a name is written on

bool ends_pair(const Instance& instance, int pair, Vertex v) {
  const auto& ends = instance.pairs[pair];
  return ends.a == v || ends.b == v;
}

/// What a pair is called when its name cannot be written; no name holds the sign.
std::string numbered(std::size_t pair) { return "#" + std::to_string(pair + 1); }

bool begins_letter(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }

/// About how wide a name is set, in heights of a capital.
double breadth(std::string_view name) {
  double sum = 0;
  for (char byte : name) {
    if (!begins_letter(byte)) continue;
    const auto code = static_cast<unsigned char>(byte);
    if (code >= 0xE2)
      sum += 1.4;  // perhaps a Chinese character
    else if (std::string_view("MW@%mw").find(byte) != std::string_view::npos)
      sum += 1.4;
    else
      sum += std::string_view("ijltfrI1.,:;!|'-()").find(byte) != std::string_view::npos ? 0.55 : 0.95;
  }
  return sum;
}

/// The names of the pairs as they are written on the board: long ones are cut, and where two would then look alike a
/// pair is known by its number.
class LineNames {
 public:
  explicit LineNames(const Instance& instance) {
    constexpr double widest = 6.2;
    std::map<std::string, int> seen;
    for (const auto& pair : instance.pairs) {
      std::string name = pair.label;
      if (breadth(name) > widest) {
        while (breadth(name) + 1.4 > widest) {
          while (!begins_letter(name.back())) name.pop_back();
          name.pop_back();
        }
        name += "…";
      }
      ++seen[name];
      names_.push_back(std::move(name));
    }
    for (std::size_t p = 0; p < names_.size(); ++p)
      if (seen[names_[p]] > 1) names_[p] = numbered(p);
  }
  /// A pair's name, set to fit on a disc.
  Shape on_disc(std::size_t pair, Point2 centre, double radius) const {
    const std::string& name = names_[pair];
    const auto letters = std::count_if(name.begin(), name.end(), begins_letter);
    const double most = letters == 1 ? 0.82 : letters == 2 ? 0.66 : 0.52;
    Shape shape = label(centre, radius * std::min(most, 1.65 / breadth(name)), name, Role::on_peg, true);
    shape.fallback_text = numbered(pair);
    return shape;
  }

 private:
  std::vector<std::string> names_;
};

class Painter {
 public:
  Painter(const Instance& instance, const State& state, const View& view, std::span<const Mark> marks)
      : instance_(instance),
        state_(state),
        view_(view),
        marks_(marks),
        drawing_(instance, view),
        board_(drawing_.board()),
        scene_(board_.scene),
        names_(instance),
        joined_(numberlink::joined_pairs(instance, state)) {
    find_bridges();
  }

  Scene paint() {
    if (drawing_.grid())
      draw_grid();
    else
      board_.draw_ground();
    lit_ = lit_pair();
    if (folded()) draw_part(false);
    draw_part(true);
    if (view_.rulers && drawing_.grid()) draw_rulers();
    draw_marks();
    add_targets();
    scene_.held_takes_arrows = !view_.held.empty();
    scene_.takes_letters = true;
    scene_.route = Role::edge;
    if (instance_.graph.order() > 0) scene_.route_width = drawing_.line_width(0);
    scene_.summary = summary();
    return std::move(scene_);
  }

 private:
  /// What of the solid is hidden, or all the rest.
  void draw_part(bool front) {
    front_ = front;
    board_.draw_faces(front);
    if (!drawing_.grid()) draw_graph();
    const std::size_t first = scene_.shapes.size();
    draw_lines([&](int pair) { return pair != lit_ || folded(); });
    if (lit_ >= 0 && !folded()) {
      draw_veil();
      draw_lines([&](int pair) { return pair == lit_; });
    }
    for (std::size_t i = first; i < scene_.shapes.size(); ++i) scene_.shapes[i].covers_bands = front;
    if (front) draw_loose_end();
    draw_terminals();
  }

  bool folded() const { return drawing_.seen().folded > 0; }
  bool in_part(Vertex v) const { return board_.in_front(v) == front_; }
  bool edge_in_part(Edge e) const { return board_.in_front_edge(e) == front_; }
  double clarity(Vertex v) const { return drawing_.seen().clarity(v); }
  /// On the solid no veil dims the other lines.
  double dimmed(int pair) const { return folded() && lit_ >= 0 && pair != lit_ ? 0.4 : 1; }
  int owner(Vertex v) const { return state_.owner[v]; }
  Point2 at(Vertex v) const { return drawing_.at(v); }
  bool joined(int pair) const { return joined_[pair] != 0; }
  bool all_joined() const { return std::count(joined_.begin(), joined_.end(), 0) == 0; }

  /// The shape can be changed until the next one is added.
  Shape& add(Shape shape) { return scene_.shapes.emplace_back(std::move(shape)); }
  static void outline(Shape& shape, Role role, double width) {
    shape.outline = role;
    shape.outline_width = width;
  }

  /// Two vertices in one cell are the two ways over a bridge.
  void find_bridges() {
    const Graph& graph = instance_.graph;
    twin_.assign(graph.order(), 0);
    upper_ = twin_;
    for (Vertex v = 1; v < graph.order() && drawing_.grid(); ++v) {
      if (instance_.cells[v] != instance_.cells[v - 1]) continue;
      twin_[v] = twin_[v - 1] = 1;
      const auto across = graph.around(v);
      const bool is_upper = !across.empty() && instance_.cells[across[0].vertex][1] == instance_.cells[v][1];
      upper_[is_upper ? v : v - 1] = 1;
    }
  }

  void draw_grid() {
    const double w = drawing_.width(), h = drawing_.height(), cell = drawing_.cell(), gap = 0.025 * cell;
    const auto box = [&](double by) {
      return std::vector<Point2>{{by, by}, {w - by, by}, {w - by, h - by}, {by, h - by}};
    };
    outline(add(polygon(box(0.007), Role::board, 0.02)), Role::rim, 0.013);
    add(polygon(box(0.01), Role::rim, 0.018));
    const bool show_empty = instance_.rules.cover && all_joined();
    for (Vertex v = 0; v < instance_.graph.order(); ++v) {
      const Point2 p = at(v);
      const double r = cell / 2 - gap;
      // The two ways over a bridge have one cell.
      const bool second = v > 0 && instance_.cells[v] == instance_.cells[v - 1];
      Shape square = polygon({{p.x - r, p.y - r}, {p.x + r, p.y - r}, {p.x + r, p.y + r}, {p.x - r, p.y + r}},
                             second ? Role::none : Role::board, 0.12 * cell);
      if (show_empty && owner(v) < 0) outline(square, Role::bad, 0.05 * cell);
      add(square);
      if (owner(v) >= 0) {
        square.fill = colour(owner(v));
        square.opacity = joined(owner(v)) ? 0.2 : 0.13;
        add(std::move(square));
      }
      if (second) draw_bridge(p);
    }
    draw_walls();
    for (Edge e = 0; e < instance_.graph.size(); ++e)
      if (const auto [u, v] = instance_.graph.ends(e); wraps(instance_, u, v))
        for (const auto& [from, to] : {std::pair{u, v}, std::pair{v, u}}) draw_passage(from, to);
  }

  /// Numbers along the upper and the left edge, within the squares there.
  void draw_rulers() {
    const double cell = drawing_.cell(), least = view_.narrow ? 0.014 : 0.011;
    const double height = std::clamp(0.11 * cell, least, 1.5 * least);
    const int step = cell < 0.045 ? 5 : 1;
    const auto number = [&](int from_zero, Point2 at) {
      if ((from_zero + 1) % step == 0 || from_zero == 0)
        add(label(at, height, std::to_string(from_zero + 1), Role::text)).key =
            "ruler " + std::to_string(at.x) + " " + std::to_string(at.y);
    };
    for (int column = 0; column < instance_.width; ++column) number(column, drawing_.corner(column + 0.5, 0.09));
    for (int row = 0; row < instance_.height; ++row) number(row, drawing_.corner(0.09, row + 0.5));
  }

  /// Two ways cross in one cell, the one across above the other.
  void draw_bridge(Point2 p) {
    const double cell = drawing_.cell(), r = 0.43 * cell, side = 0.22 * cell;
    for (const double x : {-side, side}) {
      add(line({{p.x + x, p.y - r}, {p.x + x, p.y - side}}, 0.04 * cell, Role::edge));
      add(line({{p.x + x, p.y + side}, {p.x + x, p.y + r}}, 0.04 * cell, Role::edge));
      add(line({{p.x - r, p.y + x}, {p.x + r, p.y + x}}, 0.04 * cell, Role::edge));
    }
  }

  /// A gap in the rim where a line may leave the board, to come in again opposite.
  void draw_passage(Vertex from, Vertex to) {
    const Point2 out = rim_towards(from, to), p = at(from);
    const double cell = drawing_.cell(), share = 0.42, x = share * (out.x - p.x), y = share * (out.y - p.y);
    const double past = drawing_.margin / cell;
    const Point2 a{out.x - 0.04 * (out.x - p.x), out.y - 0.04 * (out.y - p.y)},
        b{out.x + 2 * past * (out.x - p.x), out.y + 2 * past * (out.y - p.y)};
    add(polygon({{a.x + y, a.y - x}, {b.x + y, b.y - x}, {b.x - y, b.y + x}, {a.x - y, a.y + x}}, Role::board));
  }

  /// The middle of the side of the cell by which an edge that wraps leaves it.
  Point2 rim_towards(Vertex from, Vertex to) const {
    Point2 p = at(from);
    const Point2 q = at(to);
    const double half = drawing_.cell() / 2;
    if (std::abs(p.x - q.x) > half)
      p.x += p.x > q.x ? half : -half;
    else
      p.y += p.y > q.y ? half : -half;
    return p;
  }

  /// A missing edge between two neighbouring cells is a wall.
  void draw_walls() {
    const double cell = drawing_.cell();
    for (const auto& [u, v] : numberlink::walls_of(instance_)) {
      if (wraps(instance_, u, v) || twin_[u] || twin_[v]) continue;
      const auto [column, row] = instance_.cells[v];
      const Point2 from = drawing_.corner(column, row);
      const bool down = column == instance_.cells[u][0];
      add(line({from, {from.x + (down ? cell : 0), from.y + (down ? 0 : cell)}}, 0.09 * cell, Role::text));
    }
  }

  void draw_graph() {
    for (Edge e = 0; e < instance_.graph.size(); ++e) {
      if (!edge_in_part(e)) continue;
      const auto [u, v] = instance_.graph.ends(e);
      board_.draw_edge(e, 0.025 * (drawing_.cell(u) + drawing_.cell(v)), Role::edge);
    }
    const bool show_empty = instance_.rules.cover && all_joined();
    for (Vertex v = 0; v < instance_.graph.order(); ++v) {
      if (owner(v) >= 0 || !in_part(v)) continue;
      Shape& hole = board_.draw_disc(v, 0.15 * drawing_.cell(v), Role::hole);
      if (show_empty) outline(hole, Role::bad, 0.04 * drawing_.cell(v));
    }
  }

  bool has_many_lines() const { return instance_.pairs.size() > 5; }

  /// Of many lines that whose end is in the hand or under the pointer, if another one is drawn too; -1: none.
  int lit_pair() const {
    if (!has_many_lines()) return -1;
    const Vertex v = instance_.graph.find(view_.held.empty() ? view_.hover : view_.held);
    if (v == no_vertex || owner(v) < 0 || all_joined() || (state_.links[v][0] == no_vertex && view_.held.empty()))
      return -1;
    for (Vertex u = 0; u < instance_.graph.order(); ++u)
      if (owner(u) != owner(v) && state_.links[u][0] != no_vertex) return owner(v);
    return -1;
  }

  /// Dims what is drawn so far, so that one line stands out.
  void draw_veil() {
    const double w = drawing_.width(), h = drawing_.height(), by = 0.014;
    add(polygon({{by, by}, {w - by, by}, {w - by, h - by}, {by, h - by}}, Role::board, 0.014)).opacity = 0.6;
  }

  template <class Shown>
  void draw_lines(Shown shown) {
    const Graph& graph = instance_.graph;
    for (Vertex v = 0; v < graph.order() && !drawing_.grid(); ++v)
      if (owner(v) >= 0 && shown(owner(v)) && in_part(v))
        add(disc(at(v), 0.15 * drawing_.cell(v), colour(owner(v)))).opacity = clarity(v) * dimmed(owner(v));
    for (Vertex u = 0; u < graph.order(); ++u)
      for (Vertex v : state_.links[u])
        if (v > u && shown(owner(u)) && edge_in_part(graph.edge_between(u, v))) draw_link(u, v);
    for (Vertex v = 0; v < graph.order(); ++v)
      if (upper_[v] && owner(v) >= 0 && shown(owner(v))) draw_over_bridge(v);
    for (std::size_t p = 0; p < instance_.pairs.size() && !view_.small; ++p)
      if (shown(static_cast<int>(p))) draw_names_along(p);
  }

  /// On every few places of a line its name where there are so many that colours look alike.
  void draw_names_along(std::size_t p) {
    constexpr std::size_t interval = 4;
    if (!has_many_lines()) return;
    const auto& pair = instance_.pairs[p];
    for (const Vertex end : {pair.a, pair.b}) {
      const std::vector<Vertex> line = numberlink::line_from(state_, end);
      for (std::size_t i = interval; i + 1 < line.size(); i += interval) {
        const Vertex v = line[i], next = line[i + 1];
        const double r = (drawing_.grid() ? 0.225 : 0.19) * drawing_.cell(v);
        if (twin_[v] || next == pair.a || next == pair.b || r <= legible || !in_part(v)) continue;
        add(disc(at(v), r, colour(static_cast<int>(p))));
        add_name(p, v, r);
      }
      if (joined(static_cast<int>(p))) return;
    }
  }

  /// On the disc that was drawn last.
  void add_name(std::size_t pair, Vertex v, double radius) {
    const double opacity = clarity(v) * dimmed(static_cast<int>(pair));
    scene_.shapes.back().opacity = opacity;
    add(names_.on_disc(pair, at(v), radius)).opacity = opacity;
  }

  /// The bridge's floor over the other line, and on it once more the line that goes over.
  void draw_over_bridge(Vertex v) {
    const double half = 0.3 * drawing_.cell(), width = drawing_.line_width(v);
    const auto draw = [&](std::vector<Point2> way, double breadth, Role role) {
      add(line(std::move(way), breadth, role)).rounded = false;
    };
    const Point2 p = at(v);
    draw({{p.x - half, p.y}, {p.x + half, p.y}}, 1.45 * width, Role::board);
    add(disc(p, width / 2, colour(owner(v))));
    for (Vertex next : state_.links[v]) {
      if (next == no_vertex) continue;
      const bool right = (wraps(instance_, v, next) ? rim_towards(v, next) : at(next)).x > p.x;
      draw({{right ? p.x + half : p.x - half, p.y}, p}, width, colour(owner(v)));
    }
  }

  void draw_link(Vertex u, Vertex v) {
    const std::string key = "link " + instance_.graph.name(u) + " " + instance_.graph.name(v);
    const double width = (drawing_.line_width(u) + drawing_.line_width(v)) / 2;
    const double opacity =
        drawing_.seen().clarity(instance_.graph, instance_.graph.edge_between(u, v)) * dimmed(owner(u));
    const auto draw = [&](std::vector<Point2> way, std::string name) {
      Shape& shape = add(line(std::move(way), width, colour(owner(u))));
      shape.opacity = opacity;
      shape.key = std::move(name);
    };
    if (wraps(instance_, u, v)) {  // two stubs
      draw({at(u), rim_towards(u, v)}, key);
      draw({at(v), rim_towards(v, u)}, key + " back");
      return;
    }
    draw({at(u), at(v)}, key);
  }

  void draw_loose_end() {
    if (!view_.dragging || view_.held.empty()) return;
    const Vertex held = instance_.graph.find(view_.held);
    if (held == no_vertex || owner(held) < 0) return;
    add(line({at(held), view_.pointer}, drawing_.line_width(held), colour(owner(held)))).opacity = 0.4;
  }

  void draw_terminals() {
    for (std::size_t p = 0; p < instance_.pairs.size(); ++p)
      for (const Vertex v : {instance_.pairs[p].a, instance_.pairs[p].b}) {
        draw_end(p, v, 1);
        const Vertex tip = numberlink::line_from(state_, v).back();
        if (tip != v && !joined(static_cast<int>(p)) && !view_.small) draw_end(p, tip, 0.65);
      }
    const Vertex held = view_.held.empty() ? no_vertex : instance_.graph.find(view_.held);
    if (held != no_vertex && owner(held) >= 0 && state_.links[held][1] != no_vertex && in_part(held)) {
      const double r = drawing_.terminal_radius(held);
      outline(add(disc(at(held), 0.65 * r, colour(owner(held)))), Role::accent, 0.2 * r);
    }
  }

  /// An end of the pair's line, so large as a share of a terminal.
  void draw_end(std::size_t p, Vertex v, double share) {
    if (!in_part(v)) return;
    const double r = share * drawing_.terminal_radius(v);
    Shape& end = add(disc(at(v), r, colour(static_cast<int>(p))));
    end.shadow = front_;
    end.opacity = clarity(v) * dimmed(static_cast<int>(p));
    if (view_.held == instance_.graph.name(v)) outline(end, Role::accent, 0.2 * r);
    if (r > legible) add_name(p, v, r);
  }

  void draw_marks() {
    for (const Mark& mark : marks_) {
      const auto move = Numberlink::parse_move(instance_, mark.move);
      if (!move || move->to == no_vertex) continue;
      // Rings are shown around the held tip.
      if (view_.held != instance_.graph.name(move->from)) continue;
      add_alive_ring(scene_, at(move->to), 0.3 * drawing_.cell(move->to), mark.move, clarity(move->to));
    }
  }

  void add_targets() {
    for (Vertex v = 0; v < instance_.graph.order(); ++v) {
      const bool behind = !board_.in_front(v);
      Target& target =
          board_.add_target(v, numberlink::place_name(instance_, v), (behind ? 0.15 : 0.5) * drawing_.cell(v));
      target.square = drawing_.grid() && !behind;
      target.taken = owner(v) >= 0;
      target.state = state_of(v);
      target.pressed = view_.held == target.id;
      target.enabled = owner(v) >= 0 || !view_.held.empty();
      target.drag_always_takes = owner(v) >= 0 && !behind;
    }
  }

  std::string state_of(Vertex v) const {
    namespace words = numberlink::words;
    std::vector<std::string> parts;
    if (owner(v) < 0) {
      parts.push_back(say(words::empty));
    } else {
      const std::string& name = instance_.pairs[owner(v)].label;
      parts.push_back(
          say(ends_pair(instance_, owner(v), v) ? words::endpoint_of_line : words::on_line, {{"line", name}}));
      if (joined(owner(v))) parts.push_back(say(words::connected));
      std::vector<std::string> ways;
      for (const Vertex next : state_.links[v])
        if (next != no_vertex) ways.push_back(numberlink::way_name(instance_, v, next));
      if (!ways.empty()) parts.push_back(say(words::goes, {{"ways", say_all(ways)}}));
      if (view_.held == instance_.graph.name(v)) parts.push_back(say(words::held));
    }
    return join(parts, ", ");
  }

  std::string summary() const {
    namespace words = numberlink::words;
    const std::string size = drawing_.grid()
                                 ? say(words::grid_size, {{"rows", instance_.height}, {"columns", instance_.width}})
                                 : say(words::graph_size, {{"vertices", instance_.graph.order()}});
    const auto done = std::count(joined_.begin(), joined_.end(), 1);
    return size + " " + say(words::pairs_connected, {{"joined", done}, {"pairs", instance_.pairs.size()}});
  }

  const Instance& instance_;
  const State& state_;
  const View& view_;
  std::span<const Mark> marks_;
  Drawing drawing_;
  GraphBoard& board_;
  Scene& scene_;
  LineNames names_;
  std::vector<char> joined_;        ///< by pair
  std::vector<char> twin_, upper_;  ///< by vertex: one of the two ways over a bridge; the one above
  int lit_ = -1;                    ///< the pair whose line stands out
  bool front_ = true;               ///< the part of the solid that is being drawn
};

}  // namespace

Scene Numberlink::scene(const Instance& instance, const State& state, const View& view, std::span<const Mark> marks) {
  return Painter(instance, state, view, marks).paint();
}

}  // namespace schlegel
