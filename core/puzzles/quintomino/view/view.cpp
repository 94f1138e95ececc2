#include <algorithm>
#include <array>
#include <numbers>

#include "base/index.hpp"
#include "base/text.hpp"
#include "puzzles/quintomino/quintomino.hpp"
#include "puzzles/quintomino/view/hand.hpp"
#include "puzzles/quintomino/view/layout.hpp"
#include "puzzles/quintomino/view/mark_table.hpp"
#include "puzzles/quintomino/view/piece_shapes.hpp"
#include "puzzles/quintomino/view/targets.hpp"

namespace schlegel {
namespace {

using namespace quintomino;

class Painter {
 public:
  Painter(const Instance& instance, const Board& board, const View& view, std::span<const Mark> marks)
      : instance_(instance),
        board_(board),
        view_(view),
        hand_(hand_of(instance, board, view)),
        layout_(lay_out(instance, view)),
        marks_(instance, marks),
        colour_marks_(colour_marks(instance)) {
    copies_.resize(instance.kinds.size());
    scene_.width = layout_.width;
    scene_.height = layout_.height;
    scene_.turns = turns_of(instance);
    scene_.takes_letters = true;
    scene_.wheel_turns_held = hand_.placement.kind >= 0;
  }

  Scene paint() {
    draw_board();
    for (std::size_t f = 0; f < layout_.faces.size(); ++f) order_.push_back(f);
    std::stable_sort(order_.begin(), order_.end(),
                     [&](std::size_t a, std::size_t b) { return layout_.faces[a].depth < layout_.faces[b].depth; });
    for (std::size_t f : order_)
      if (layout_.faces[f].visible) draw_face(f);
    draw_seams();
    draw_edges();
    draw_preview();
    draw_marks();
    draw_tray();
    draw_tools(scene_, instance_, hand_);
    draw_dragged();
    add_targets(scene_, instance_, board_, hand_, layout_, marks_);
    return std::move(scene_);
  }

 private:
  /// The reference is good until another shape is added.
  Shape& add(Shape shape) { return scene_.shapes.emplace_back(std::move(shape)); }

  void draw_board() {
    const double flat = turns_of(instance_) ? view_.flat : 1;
    Shape& board = add(
        layout_.round ? disc({0.5, 0.5}, 0.493, Role::board)
                      : polygon({{0.007, 0.007}, {0.993, 0.007}, {0.993, 0.993}, {0.007, 0.993}}, Role::board, 0.05));
    board.outline = Role::rim;
    board.outline_width = 0.013;
    board.opacity = flat;
  }

  Bands bands_on(const FacePlace& face) const {
    const double side = face.ring ? -1 : 1;
    const double gap = std::min(layout_.gap, 0.2 * face.room);
    return {inset(face.corners, side * gap), inset(face.corners, side * (gap + layout_.band(face)))};
  }

  void draw_face(std::size_t f) {
    const FacePlace& face = layout_.faces[f];
    const Placement placement = board_.on[f];
    const double gap = std::min(layout_.gap, 0.2 * face.room);
    const bool hovered = view_.hover == instance_.face_name(static_cast<int>(f));
    const bool held = hand_.face == static_cast<int>(f);
    if (placement.kind < 0) {
      if (face.ring) {
        for (Polygon& part : ring_parts(face, gap)) {
          Shape& sector = add(polygon(std::move(part), Role::hole));
          sector.opacity = hovered ? 0.26 : 0.13;
        }
      } else {
        Shape floor = polygon(inset(face.corners, gap), Role::hole, 0.004);
        floor.opacity = hovered ? 0.34 : 0.2;
        if (on_solid()) add(polygon(face.corners, Role::board));
        add(std::move(floor));
        shade(face, inset(face.corners, gap), 1);
      }
      draw_demand(f);
      draw_name(f, std::min(0.032, (face.ring ? 0.3 : 0.42) * face.room));
      return;
    }
    const std::string key = "piece " + std::to_string(placement.kind) + "." + std::to_string(copies_[placement.kind]++);
    draw_piece(face, placement, key, 1, held);
    if (view_.small || (0.16 * face.room <= 0.006 && !face.ring)) return;
    // The piece's number, and above it the face's letter.
    const double height = std::min(0.024, (view_.paper ? 0.36 : face.ring ? 0.26 : 0.24) * face.room);
    draw_name(f, 0.7 * height, -0.95 * height);
    Shape& number =
        add(number_label({face.centre.x, face.centre.y + 0.5 * height}, height, placement.kind, Role::text));
    number.opacity = facing(face);
    number.key = key + " number";
  }

  void draw_name(std::size_t f, double height, double down = 0) {
    if (view_.small) return;
    const Point2 centre = layout_.faces[f].centre;
    Shape& name =
        add(label({centre.x, centre.y + down}, height, instance_.face_name(static_cast<int>(f)), Role::muted));
    name.opacity = facing(layout_.faces[f]);
  }

  bool on_solid() const { return view_.flat < 1 && turns_of(instance_); }

  /// What is written on a face of the solid fades out as the face turns aside.
  double facing(const FacePlace& face) const {
    return on_solid() && !face.ring ? std::max(view_.flat, std::clamp(3.2 * face.facing - 0.2, 0.0, 1.0)) : 1;
  }

  /// A piece that fills a face.
  void draw_piece(const FacePlace& face, Placement placement, const std::string& key, double opacity, bool held) {
    const Kind& kind = instance_.kinds[placement.kind];
    const Colours& orientation = instance_.reading(placement);
    const std::vector<int> places = places_of(kind, placement.orientation);
    const Bands bands = bands_on(face);
    if (!face.ring) {
      Shape& base = add(polygon(bands.outside, Role::on_peg, 0.003));
      base.shadow = opacity == 1 && !on_solid();
      base.opacity = opacity;
      if (opacity == 1) base.key = key;
    }
    shade(face, bands.outside, opacity);
    for (std::size_t i = 0; i < orientation.size(); ++i) {
      Shape& side = add(band(bands, i, piece_role(orientation[i])));
      side.opacity = opacity;
      if (opacity == 1) side.key = key + " side " + std::to_string(places[i]);
    }
    if (held) {
      Shape& glow =
          add(polygon(inset(face.corners, (face.ring ? -1 : 0.2) * layout_.gap), Role::none, face.ring ? 0 : 0.004));
      glow.outline = Role::accent;
      glow.outline_width = 0.009;
    }
    draw_letters(bands, orientation, key, places, opacity, &face);
  }

  /// On the solid, faces that look aside are darker.
  void shade(const FacePlace& face, const Polygon& corners, double opacity) {
    if (!on_solid() || face.ring) return;
    Shape& veil = add(polygon(corners, Role::on_hole, 0.003));
    veil.opacity = opacity * (1 - view_.flat) * std::clamp(0.24 * (1 - face.facing), 0.0, 0.25);
  }

  /// The marks on the bands; on the board an edge that agrees gets one for both sides, later.
  void draw_letters(const Bands& bands, const Colours& orientation, const std::string& key,
                    const std::vector<int>& places, double opacity, const FacePlace* face) {
    for (std::size_t i = 0; i < orientation.size(); ++i) {
      if (view_.small || (face && opacity == 1 && agrees(*face, i))) continue;
      const double height = letter_height(bands, i, view_.paper);
      if (height < 0.003) continue;
      Shape& mark = add(label(band_middle(bands, i), height, colour_marks_[orientation[i]], Role::on_peg, true));
      mark.opacity = opacity * (face ? facing(*face) : 1);
      if (opacity == 1) mark.key = key + " mark " + std::to_string(places[i]);
    }
  }

  int face_index(const FacePlace& face) const { return static_cast<int>(&face - layout_.faces.data()); }

  /// Both faces at the edge are seen and covered, and their colours are equal. (Cards do not touch.)
  bool agrees(const FacePlace& face, std::size_t place) const {
    const int f = face_index(face);
    const Side other = instance_.across({f, static_cast<int>(place)});
    const int colour = colour_at(instance_, board_, other);
    return layout_.round && other.face != f && layout_.faces[other.face].visible && colour >= 0 &&
           colour == colour_at(instance_, board_, {f, static_cast<int>(place)});
  }

  /// Thin strips on an empty face: the colours that its neighbours ask for.
  void draw_demand(std::size_t f) {
    const FacePlace& face = layout_.faces[f];
    const Bands whole = bands_on(face);
    const double side = face.ring ? -1 : 1;
    const double gap = std::min(layout_.gap, 0.2 * face.room);
    const Bands bands{whole.outside, inset(face.corners, side * (gap + 0.3 * layout_.band(face)))};
    for (std::size_t i = 0; i < instance_.faces[f].size(); ++i) {
      const int colour = colour_at(instance_, board_, instance_.across({static_cast<int>(f), static_cast<int>(i)}));
      if (colour < 0) continue;
      Shape& strip = add(band(bands, i, piece_role(colour)));
      strip.opacity = 0.6;
      if (view_.small ||
          (layout_.round && layout_.faces[instance_.across({static_cast<int>(f), static_cast<int>(i)}).face].visible))
        continue;
      Shape& mark = add(
          label(band_middle(whole, i), 0.7 * letter_height(whole, i, view_.paper), colour_marks_[colour], Role::text));
      mark.opacity = 0.8;
    }
  }

  /// The edges that an empty face has.
  void draw_seams() {
    const double width = view_.small ? 0.008 : std::min(0.0032, 0.6 * layout_.gap);
    for (const auto& sides : instance_.sides) {
      for (const Side& side : sides) {
        const FacePlace& face = layout_.faces[side.face];
        if (!face.visible ||
            (colour_at(instance_, board_, sides[0]) >= 0 && colour_at(instance_, board_, sides[1]) >= 0))
          continue;
        add(line({face.corners[side.place], face.corners[(at(side.place) + 1) % face.corners.size()]}, width,
                 Role::edge));
        if (layout_.round) break;
      }
    }
  }

  /// Where two pieces meet: an edge that agrees closes up and carries one mark, one that clashes is crossed out.
  void draw_edges() {
    for (std::size_t e = 0; e < instance_.sides.size(); ++e) {
      const auto& [one, two] = instance_.sides[e];
      const int a = colour_at(instance_, board_, one), b = colour_at(instance_, board_, two);
      if (a < 0 || b < 0) continue;
      const FacePlace &first = layout_.faces[one.face], &second = layout_.faces[two.face];
      if (!layout_.round || one.face == two.face) {
        if (a != b)
          for (const Side side : {one, two}) draw_clash(layout_.faces[side.face], at(side.place), e, side.face);
        continue;
      }
      if (!first.visible && !second.visible) continue;
      if (a != b) {
        draw_clash(first.visible ? first : second, at(first.visible ? one.place : two.place), e, 0);
        continue;
      }
      if (!first.visible || !second.visible) continue;
      const Bands here = bands_on(first), there = bands_on(second);
      const std::size_t i = one.place, j = two.place;
      const Shape left = band(here, i, Role::none), right = band(there, j, Role::none);
      // From the inner side of one band to the inner side of the other.
      const Point2 a0 = left.points[0], a1 = left.points[1], a2 = left.points[2], a3 = left.points[3];
      std::array<Point2, 4> far{right.points[0], right.points[1], right.points[2], right.points[3]};
      if (apart(a1, far[0]) > apart(a1, far[1])) far = {far[1], far[0], far[3], far[2]};
      Shape& joint = add(polygon({a3, a0, far[1], far[2], far[3], far[0], a1, a2}, piece_role(a)));
      joint.key = "joint " + instance_.edges[e];
      const Point2 middle = between(between(a2, a3, 0.5), between(far[2], far[3], 0.5), 0.5);
      const double thick = thickness(here, i) + thickness(there, j);
      const double height = std::min({0.4 * thick, 0.5 * apart(a2, a3), 0.024});
      if (view_.small || height < 0.003) continue;
      Shape& mark = add(label(middle, height, colour_marks_[a], Role::on_peg, true));
      mark.opacity = std::min(facing(first), facing(second));
      mark.key = "mark " + instance_.edges[e];
    }
  }

  void draw_clash(const FacePlace& face, std::size_t i, std::size_t e, int copy) {
    if (view_.small) return;  // the gap that stays between the colours shows it
    const Point2 a = face.corners[i], b = face.corners[(i + 1) % face.corners.size()];
    Shape& cut = add(line({between(a, b, 0.06), between(a, b, 0.94)}, std::max(2 * layout_.gap, 0.004), Role::bad));
    cut.rounded = false;
    const std::string name = instance_.edges[e] + "." + std::to_string(copy);
    const Point2 middle = between(a, b, 0.22);  // beside the marks
    const double size = std::min(0.014, 0.13 * apart(a, b));
    Shape& spot = add(disc(middle, size, Role::bad));
    spot.key = "clash " + name;
    const double d = 0.45 * size;
    for (const double sign : {1.0, -1.0})
      add(line({{middle.x - d, middle.y - sign * d}, {middle.x + d, middle.y + sign * d}}, 0.24 * size, Role::on_peg));
  }

  /// A piece is dragged (and not one of the buttons).
  bool dragged() const {
    return view_.dragging && hand_.placement.kind >= 0 && view_.hand_as<Grip>().pressed != Grip::Pressed::tool;
  }

  /// The face that the piece in the hand would be laid on, -1: none.
  int aimed_at() const {
    const int face = dragged() ? layout_.face_at(view_.pointer) : instance_.find_face(view_.hover);
    const bool fits = hand_.placement.kind >= 0 && face >= 0 && face != hand_.face && !instance_.is_fixed(face) &&
                      layout_.faces[face].visible && !(view_.small && board_.on[face].kind >= 0) &&
                      instance_.kinds[hand_.placement.kind].length() == static_cast<int>(instance_.faces[face].size());
    return fits ? face : -1;
  }

  /// What the hand would lay on the face under the pointer.
  void draw_preview() {
    if (const int face = aimed_at(); face >= 0)
      draw_piece(layout_.faces[face], hand_.placement, "", board_.on[face].kind < 0 ? 0.62 : 0.94, false);
  }

  /// For the piece in the hand: where it may lie as it is, where it must be turned first. With nothing in the hand, in
  /// a dead position: the pieces that revive it when they are taken off.
  void draw_marks() {
    for (std::size_t f = 0; f < layout_.faces.size(); ++f) {
      const FacePlace& face = layout_.faces[f];
      if (!face.visible) continue;
      const int id = static_cast<int>(f);
      const std::string name = instance_.face_name(id);
      const double radius = std::min(0.03, 0.42 * face.room);
      if (board_.on[f].kind >= 0) {
        if (marks_.has(id, {})) add_alive_ring(scene_, face.centre, radius, name);
      } else if (hand_.placement.kind >= 0 && marks_.has(id, hand_.placement)) {
        add_alive_ring(scene_, face.centre, radius, name);
      } else if (hand_.placement.kind >= 0 && marks_.has_any(id, hand_.placement.kind)) {
        Shape& dot = add(disc({face.centre.x + radius, face.centre.y - radius}, 0.2 * radius + 0.002, Role::accent));
        dot.key = "turn for " + name;
      }
    }
  }

  void draw_tray() {
    for (std::size_t k = 0; k < layout_.tray.size(); ++k) {
      const TrayPlace& place = layout_.tray[k];
      const int id = static_cast<int>(k);
      const bool held = hand_.tray && hand_.placement.kind == id;
      if (board_.left[k] <= 0) {
        Shape& ghost = add(
            polygon(layout_.loose(place.centre, 0.9 * place.radius, instance_.kinds[k].length()), Role::none, 0.004));
        ghost.outline = Role::rim;
        ghost.outline_width = 0.003;
        ghost.dashed = true;
        add(number_label(place.centre, 0.26 * place.radius, id, Role::muted));
        continue;
      }
      const std::string key = "piece " + std::to_string(k) + "." + std::to_string(copies_[k]);
      const Placement placement = held ? hand_.placement : Placement{id, 0};
      const bool lifted = held && dragged();
      draw_loose(scene_, instance_, layout_, place.centre, (held ? 1.06 : 0.94) * place.radius, placement,
                 lifted ? "" : key, lifted ? 0.35 : 1, held && !lifted);
      const int count = instance_.repeat ? 0 : board_.left[k];
      if (count == 1) continue;
      const std::string text = instance_.repeat ? "\u00d7" : "\u00d7" + std::to_string(count);
      add(label({place.centre.x + 0.8 * place.radius, place.centre.y + 0.72 * place.radius}, 0.22 * place.radius, text,
                Role::text, true));
    }
  }

  /// The piece on its way; over a face that shows it already it is not seen twice.
  void draw_dragged() {
    if (!dragged() || aimed_at() >= 0) return;
    if (hand_.face >= 0 && layout_.face_at(view_.pointer) == hand_.face) return;
    const double radius = 1.1 * (layout_.tray.empty() ? 0.07 : std::max(0.05, layout_.tray[0].radius));
    Point2 centre = view_.pointer;
    if (view_.finger) centre.y -= 1.2 * radius;
    draw_loose(scene_, instance_, layout_, centre, radius, hand_.placement, "", 1, true);
  }

  const Instance& instance_;
  const Board& board_;
  const View& view_;
  Hand hand_;
  Layout layout_;
  MarkTable marks_;
  std::vector<std::string> colour_marks_;
  std::vector<int> copies_;         ///< by kind: how many have been drawn on faces
  std::vector<std::size_t> order_;  ///< faces, the farthest first
  Scene scene_;
};

}  // namespace

Scene Quintomino::scene(const Instance& instance, const State& state, const View& view, std::span<const Mark> marks) {
  return Painter(instance, state, view, marks).paint();
}

/// All pieces of the set, of one that may be used again as many as could be needed, in rows on a sheet of paper.
Scene Quintomino::cut_outs(const Instance& instance) {
  constexpr std::size_t most = 120;
  constexpr double longest = 1.3;  // of a page, in its width
  std::vector<int> pieces;
  for (std::size_t kind = 0; kind < instance.kinds.size() && pieces.size() <= most; ++kind) {
    const int count = instance.repeat ? places(instance) : std::min(instance.kinds[kind].count, places(instance));
    pieces.insert(pieces.end(), at(count), static_cast<int>(kind));
  }
  if (pieces.size() > most) return {};
  std::size_t columns = 4;
  const auto rows = [&] { return (pieces.size() + columns - 1) / columns; };
  while (static_cast<double>(rows()) > longest * static_cast<double>(columns)) ++columns;
  const double side = 1 / static_cast<double>(columns);
  Scene scene;
  scene.height = side * static_cast<double>(rows());
  scene.summary = say(quintomino::words::pieces_to_cut_out);
  Layout layout;
  layout.paper = true;
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    const Point2 centre{(static_cast<double>(i % columns) + 0.5) * side,
                        (static_cast<double>(i / columns) + 0.5) * side};
    draw_loose(scene, instance, layout, centre, 0.47 * side, {pieces[i], 0}, "", 1, false);
  }
  return scene;
}

}  // namespace schlegel
