#include <algorithm>
#include <cmath>

#include <doctest/doctest.h>

#include "base/random.hpp"
#include "play/table_test.hpp"
#include "puzzles/quintomino/quintomino.hpp"
#include "puzzles/quintomino/surface.hpp"
#include "puzzles/quintomino/view/drawing.hpp"
#include "puzzles/quintomino/view/hand.hpp"
#include "puzzles/quintomino/view/layout.hpp"
#include "results.hpp"

using namespace schlegel;
using namespace schlegel::quintomino;

namespace {

struct ConwayTable : test_support::Table<Quintomino> {
  ConwayTable() : test_support::Table<Quintomino>(Quintomino::instance_from({}).value()) {}
  void drag_to(const std::string& from, const std::string& to) {
    act(Input::Kind::press, from);
    act(Input::Kind::drag, to);
    act(Input::Kind::release, to);
  }
  std::string reads(int face) const {
    const Placement placement = state.on[face];
    return placement.kind < 0 ? "" : Quintomino::write_move(instance, {face, placement}).substr(2);
  }
};

}  // namespace

TEST_CASE("quintomino view: tap a piece and a face, drag, turn, turn over, move and take off") {
  ConwayTable t;
  t.tap("piece 1");
  CHECK(t.view.held == "piece 1");
  t.tap("A");
  CHECK(t.reads(0) == "12345");
  CHECK(t.view.held.empty());

  t.drag_to("piece 2", "L");
  CHECK(t.reads(11) == "12354");
  t.tap("piece 3");
  const int before = t.view.hand_as<quintomino::Grip>().orientation;
  t.tap("piece 3");  // a second tap turns
  CHECK(t.view.hand_as<quintomino::Grip>().orientation != before);
  t.key(U'f');
  t.tap("B");
  CHECK(t.reads(1).size() == 5);
  CHECK(t.reads(1) != "12435");

  t.tap("A");  // takes the piece in the hand, the next tap turns it where it lies
  CHECK(t.view.held == "A");
  t.tap("A");
  CHECK(t.reads(0) != "12345");
  CHECK(t.state.on[0].kind == 0);
  const std::size_t before_it_goes = t.played.size();
  t.tap("J");  // and on another face it goes there, in one move
  CHECK(t.played.size() == before_it_goes + 1);
  CHECK(t.reads(0).empty());
  CHECK(t.state.on[9].kind == 0);
  t.key(U'x', "J");
  CHECK(t.reads(9).empty());
  t.drag_to("L", "piece 5");  // off the board
  CHECK(t.reads(11).empty());
  CHECK(t.state.left[1] == 1);

  t.key(U'r', "B");  // turns a piece that is not held
  CHECK(t.state.on[1].kind == 2);
  t.act(Input::Kind::activate, "piece 4");
  t.act(Input::Kind::activate, "turn");
  t.act(Input::Kind::activate, "C");
  CHECK(t.state.on[2].kind == 3);
  t.act(Input::Kind::activate, "D");
  CHECK(t.refusal == "Choose a piece from the tray first.");
  t.act(Input::Kind::press, "piece 4");
  CHECK(t.refusal.find("is on face C") != std::string::npos);
  t.tap("piece 6");
  t.act(Input::Kind::cancel, "");
  CHECK(t.view.held.empty());
}

TEST_CASE("quintomino view: the buttons turn what is held and leave it in the hand and on its face") {
  ConwayTable t;
  t.drag_to("piece 8", "J");
  t.tap("J");
  for (const char* tool : {"turn", "flip"}) {
    const std::string before = t.reads(9);
    t.tap(tool);
    CHECK(t.state.on[9].kind == 7);
    CHECK(t.reads(9) != before);
    CHECK(t.view.held == "J");
  }
  t.act(Input::Kind::press, "turn");  // the finger slips off the button
  t.act(Input::Kind::drag, "");
  t.act(Input::Kind::release, "");
  CHECK(t.state.on[9].kind == 7);
  CHECK(t.view.held == "J");
  t.act(Input::Kind::activate, "turn");
  CHECK(t.view.held == "J");
  t.act(Input::Kind::press, "lift");
  CHECK(t.state.on[9].kind == -1);
}

TEST_CASE("quintomino view: every piece turns the same way on the screen, the one on the outer face too") {
  ConwayTable t;
  const int outer = drawing_of(t.instance).outer;
  for (const int face : {outer, outer == 9 ? 8 : 9}) {
    const std::string name = t.instance.face_name(face);
    t.tap("piece 1");
    t.tap(name);
    const Point2 middle = face == outer ? Point2{0.5, 0.5} : lay_out(t.instance, t.view).faces[face].centre;
    const auto angle = [&] {  // at which the first side of the piece is seen
      const Scene scene = t.scene();
      const auto side = std::find_if(scene.shapes.begin(), scene.shapes.end(),
                                     [](const Shape& shape) { return shape.key == "piece 0.0 side 0"; });
      REQUIRE(side != scene.shapes.end());
      Point2 sum{0, 0};
      for (const Point2& point : side->points) sum = {sum.x + point.x - middle.x, sum.y + point.y - middle.y};
      return std::atan2(sum.y, sum.x);
    };
    const double before = angle();
    t.key(U'r', name);
    CHECK(std::sin(angle() - before) > 0.5);  // clockwise, as y goes down
    t.key(U'x', name);
  }
}

TEST_CASE(
    "quintomino view: on a small board, which has no tray, no piece is taken off, and a covered face is taken up") {
  ConwayTable t;
  t.drag_to("piece 1", "A");
  t.drag_to("piece 2", "L");
  t.view.small = true;
  t.tap("A");
  for (const Target& target : t.scene().targets) CHECK(target.id != "lift");
  t.key(U'x', "A");
  t.drag_to("A", "");
  CHECK(t.reads(0) == "12345");
  t.tap("L");
  CHECK(t.view.held == "L");
  CHECK(t.reads(0) == "12345");
  CHECK(t.reads(11) == "12354");
}

TEST_CASE("quintomino view: a dragged piece is seen once, on its way or on the face that it is over") {
  ConwayTable t;
  t.act(Input::Kind::press, "piece 1");
  t.view.dragging = true;
  const auto whole = [&] {  // pieces that lie on no face and are not faint
    int count = 0;
    for (const Shape& shape : t.scene().shapes) count += shape.outline == Role::accent && shape.fill == Role::on_peg;
    return count;
  };
  t.view.pointer = {1.05, 0.5};
  CHECK(whole() == 1);
  t.view.pointer = t.target("A").at;
  CHECK(whole() == 0);
}

TEST_CASE("quintomino view: the outer face is touched all round the flat board") {
  ConwayTable t;
  const int outer = drawing_of(t.instance).outer;
  REQUIRE(outer >= 0);
  for (const double angle : {0.3, 1.5, 2.9, 4.4, 5.8}) {
    Input input;
    t.tap("piece 1");
    input.kind = Input::Kind::press;
    input.at = {0.5 + 0.47 * std::cos(angle), 0.5 + 0.47 * std::sin(angle)};
    t.act(input);
    CHECK(t.state.on[outer].kind == 0);
    t.key(U'x', t.instance.face_name(outer));
  }
}

TEST_CASE("quintomino view: every face is met at its target, flat and, when it looks at the eye, on the solid") {
  const ConwayTable t;
  Random random(3);
  for (int round = 0; round < 20; ++round) {
    View view;
    view.flat = round == 0 ? 1 : 0;
    view.turn = rotation_about({random.real() - 0.5, random.real() - 0.5, random.real() - 0.5}, 6 * random.real());
    const Layout layout = lay_out(t.instance, view);
    int seen = 0;
    for (std::size_t f = 0; f < layout.faces.size(); ++f) {
      if (!layout.faces[f].visible) continue;
      ++seen;
      CHECK(layout.face_at(layout.faces[f].centre) == static_cast<int>(f));
    }
    CHECK(seen >= (round == 0 ? 12 : 3));
    CHECK(seen <= (round == 0 ? 12 : 6));
  }
}

TEST_CASE("quintomino view: on a polyhedron of the text's own, too") {
  Random random(4);
  for (const char* text :
       {"0 3 4 / 1 3 5 / 2 4 5 / 6 0 7 / 8 1 6 / 7 8 2\naaa", "0 1 2 3 / 0 5 4 / 1 6 5 / 6 7 2 / 3 4 7\naaaa aaa"}) {
    CAPTURE(text);
    const auto instance = must(Quintomino::parse(text));
    for (int round = 0; round < 20; ++round) {
      View view;
      view.flat = round == 0 ? 1 : 0;
      view.turn = rotation_about({random.real() - 0.5, random.real() - 0.5, random.real() - 0.5}, 6 * random.real());
      const Layout layout = lay_out(*instance, view);
      for (std::size_t f = 0; f < layout.faces.size(); ++f) {
        const FacePlace& face = layout.faces[f];
        CHECK(face.visible == (face.facing > 0));
        if (face.visible && face.facing > 0.02) CHECK(layout.face_at(face.centre) == static_cast<int>(f));
        // What is an edge of two faces is one line for both.
        for (std::size_t i = 0; i < face.corners.size(); ++i) {
          const Side other = instance->across({static_cast<int>(f), static_cast<int>(i)});
          const Polygon& there = layout.faces[other.face].corners;
          const auto middle = [](const Polygon& corners, std::size_t at) {
            const Point2 a = corners[at], b = corners[(at + 1) % corners.size()];
            return Point2{(a.x + b.x) / 2, (a.y + b.y) / 2};
          };
          const Point2 here = middle(face.corners, i), beyond = middle(there, static_cast<std::size_t>(other.place));
          CHECK(std::hypot(here.x - beyond.x, here.y - beyond.y) < 1e-9);
        }
      }
    }
  }
}

TEST_CASE("quintomino view: spheres are drawn, other surfaces are laid out as cards") {
  const auto kind_of_drawing = [](const std::string& text) {
    const auto instance = must(Quintomino::parse(text));
    const Drawing& drawing = drawing_of(*instance);
    const Scene scene = Quintomino::scene(*instance, start_board(*instance), {}, {});
    CHECK(scene.turns == drawing.turns());
    CHECK(scene.targets.size() >= instance->faces.size());
    return drawing.outer < 0 ? 'c' : drawing.turns() ? 's' : 'p';
  };
  CHECK(kind_of_drawing("0 1 2 / 0 4 3 / 1 5 4 / 2 3 5\naaa aaa aaa aaa") == 's');
  CHECK(kind_of_drawing("0 1 2 3 / 4 5 6 7 / 0 8 4 9 / 1 9 7 10 / 2 10 6 11 / 3 11 5 8\naaaa") == 's');
  CHECK(kind_of_drawing("0 1 2 / 0 2 1\naaa aaa") == 'c');
  CHECK(kind_of_drawing("faces 0 1 0 1\naaaa") == 'c');
  // Two tetrahedra glued together: no solid of the list, but a polyhedron; also where faces are read either way round.
  CHECK(kind_of_drawing("0 3 4 / 1 5 3 / 2 4 5 / 6 0 7 / 8 1 6 / 7 2 8\naaa") == 's');
  CHECK(kind_of_drawing("0 3 4 / 1 3 5 / 2 4 5 / 6 0 7 / 8 1 6 / 7 8 2\naaa") == 's');
  // Two faces have two edges in common that are not side by side: a sphere, but no polyhedron.
  CHECK(kind_of_drawing("0 4 1 / 2 3 4 / 5 6 9 / 7 9 8 / 10 5 7 11 2 0 / 1 3 11 8 6 10\naaa aaaaaa") == 'p');
}

TEST_CASE(
    "quintomino view: pieces carry the numbers that they are called by, in the tray, on the board and where they lay") {
  ConwayTable t;
  const auto labels_near = [&](Point2 place, const Scene& scene) {
    std::vector<std::string> texts;
    for (const Shape& shape : scene.shapes)
      if (shape.kind == Shape::Kind::label && shape.key.ends_with(" number") &&
          std::hypot(shape.points[0].x - place.x, shape.points[0].y - place.y) < 0.03)
        texts.push_back(shape.text);
    return texts;
  };
  for (int piece = 1; piece <= 12; ++piece)
    CHECK(labels_near(t.target("piece " + std::to_string(piece)).at, t.scene()) ==
          std::vector<std::string>{std::to_string(piece)});
  t.tap("piece 12");
  t.tap("A");
  CHECK(labels_near(t.target("A").at, t.scene()) == std::vector<std::string>{"12"});
  const Point2 left = t.target("piece 12").at;
  const Scene scene = t.scene();
  const auto left_behind = std::find_if(scene.shapes.begin(), scene.shapes.end(), [&](const Shape& shape) {
    return shape.kind == Shape::Kind::label && shape.text == "12" && shape.fill == Role::muted &&
           std::hypot(shape.points[0].x - left.x, shape.points[0].y - left.y) < 0.03;
  });
  CHECK(left_behind != scene.shapes.end());
}

TEST_CASE("quintomino view: what is marked shows, and each state is spoken") {
  ConwayTable t;
  t.tap("piece 1");
  const std::vector<Mark> marks{{"A:12345"}, {"B:23451"}};
  const Scene scene = t.scene(marks);
  const auto has = [&](const std::string& key) {
    for (const Shape& shape : scene.shapes)
      if (shape.key == key) return true;
    return false;
  };
  CHECK(has("alive A"));
  CHECK(has("turn for B"));
  CHECK(scene.targets[0].state.find("is safe here") != std::string::npos);
  CHECK(scene.targets[12].state.find("held") != std::string::npos);
  CHECK(scene.targets[12].state == "held, colours 1 2 3 4 5");
  const std::vector<Mark> revives{{"A:"}};
  t.tap("A");
  CHECK(t.scene(revives).targets[0].state.find("makes the board solvable again") != std::string::npos);
  CHECK(t.scene().targets[0].state == "piece 1: 1 2 3 4 5");
  CHECK(t.scene().targets[1].state == "empty, needs 5 at A");
  t.tap("piece 2");
  t.tap("L");
  CHECK(t.scene().summary.find("2 covered") != std::string::npos);
}

TEST_CASE("quintomino view: no face of the flat icosahedron is too thin to touch") {
  const Level* level = find_level("quintomino", "icosahedron");
  REQUIRE(level != nullptr);
  const Instance twenty = Quintomino::parse(level->text).value();
  for (const FacePlace& face : lay_out(twenty, {}).faces) CHECK((face.ring || face.room > 0.025));
}

TEST_CASE("quintomino view: with six boards on a sheet of A4, what is written on the pieces can be read") {
  constexpr double width = 86, height = 58, least = 1.5;  // millimetres; type of almost 6 points
  View view;
  view.paper = true;
  view.aspect = width / height;
  for (const char* id : {"conway", "first_class", "cube"}) {
    const test_support::Table<Quintomino> table(find_level("quintomino", id)->text);
    const Scene scene = Quintomino::scene(table.instance, table.state, view, {});
    const double scale = std::min(width / scene.width, height / scene.height);
    int marks = 0;
    CAPTURE(std::string(id));
    for (const Shape& shape : scene.shapes) {
      if (shape.kind != Shape::Kind::label || shape.key.find(" mark ") == std::string::npos) continue;
      ++marks;
      CHECK(shape.radius * scale >= least);
    }
    CHECK(marks >= 24);
  }
}

TEST_CASE("quintomino view: the pieces to cut out are those of the set, side by side on one page") {
  const auto bases = [](const Scene& scene) {
    std::vector<Polygon> found;
    for (const Shape& shape : scene.shapes)
      if (shape.kind == Shape::Kind::polygon && shape.fill == Role::on_peg) found.push_back(shape.points);
    return found;
  };
  const auto span = [](const Polygon& corners) {
    const auto [left, right] =
        std::minmax_element(corners.begin(), corners.end(), [](Point2 a, Point2 b) { return a.x < b.x; });
    return std::pair(left->x, right->x);
  };
  for (const auto& [id, count] : {std::pair("conway", 12U), std::pair("cube", 6U)}) {
    const Scene scene = Quintomino::cut_outs(Quintomino::parse(find_level("quintomino", id)->text).value());
    const std::vector<Polygon> pieces = bases(scene);
    CHECK(pieces.size() == count);
    CHECK(scene.height < 1.31);
    for (const Polygon& piece : pieces)
      for (const Point2 p : piece) CHECK((p.x > 0 && p.x < 1 && p.y > 0 && p.y < scene.height));
    for (std::size_t i = 1; i < pieces.size(); ++i)
      CHECK((span(pieces[i]).first > span(pieces[i - 1]).second || span(pieces[i]).first < 0.3));
  }
  std::string endless(find_level("quintomino", "icosahedron")->text);
  endless.replace(endless.find("repeat no"), 9, "repeat yes");  // 20 of each could be needed
  CHECK(Quintomino::cut_outs(Quintomino::parse(endless).value()).shapes.empty());
}
