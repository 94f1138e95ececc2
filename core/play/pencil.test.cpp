#include "play/pencil.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>

#include <doctest/doctest.h>

#include "play/session.hpp"
#include "play/step_picture.hpp"
#include "results.hpp"
#include "trials.hpp"

using namespace schlegel;

namespace {

Session dodecahedron() {
  auto game = must(parse_game("icosian", "icosian\ngraph dodecahedron\n"));
  return Session(std::move(game).value());
}

KnownFact edge_fact(const char* from, const char* to, bool holds = true) {
  return {KnownFact::Kind::edge, holds, {from, to}};
}

/// Each of its steps finds one of these.
Explanation steps_to(const std::vector<KnownFact>& facts) {
  Explanation explanation;
  for (const KnownFact& fact : facts) explanation.steps.emplace_back().facts = {fact};
  return explanation;
}

auto shape_named(const Scene& scene, std::string_view key) {
  return std::find_if(scene.shapes.begin(), scene.shapes.end(), [&](const Shape& shape) { return shape.key == key; });
}

bool has_shape(const Scene& scene, std::string_view beginning) {
  return std::any_of(scene.shapes.begin(), scene.shapes.end(),
                     [&](const Shape& shape) { return shape.key.starts_with(beginning); });
}

}  // namespace

TEST_CASE("pencil: marks are entries of the timeline that the rules know nothing of") {
  Session session = dodecahedron();
  for (const char* entry : {"b", "#xc#-d", "c", "#oc#-d", "#xd", "d"}) CHECK(session.play(entry).empty());
  CHECK(session.moves_played() == std::vector<std::string>{"b", "c", "d"});
  CHECK(session.pencilled() == std::vector<PencilMark>{{"c", "d", true}, {"d", "", false}});
  CHECK(session.place_after(0) == 0);
  CHECK(session.place_after(1) == 2);  // after the mark that follows it
  CHECK(session.place_after(3) == 6);
  CHECK(session.game().describe() == [] {
    Session bare = dodecahedron();
    for (const char* move : {"b", "c", "d"}) bare.play(move);
    return bare.game().describe();
  }());
  session.undo();
  session.undo();
  CHECK(session.pencilled() == std::vector<PencilMark>{{"c", "d", true}});
  session.undo();
  CHECK(session.pencilled() == std::vector<PencilMark>{{"d", "c", false}});
}

TEST_CASE("pencil: the same mark again takes it away, from either end of a line") {
  Session session = dodecahedron();
  session.play("#xb#-c");
  session.play("#xc#-b");
  CHECK(session.pencilled().empty());
  session.play("#ob#-c");
  session.play("#xb#-c");
  CHECK(session.pencilled() == std::vector<PencilMark>{{"b", "c", false}});
}

TEST_CASE("pencil: links and saves hold the marks") {
  Session session = dodecahedron();
  for (const char* entry : {"b", "#xc#-d", "#od", "c"}) session.play(entry);
  for (const auto& again : {parse_save(write_save(session)), parse_link(write_link(session))}) {
    REQUIRE(again.ok());
    CHECK(again->moves() == session.moves());
    CHECK(again->pencilled() == session.pencilled());
  }
}

TEST_CASE("pencil: marks are drawn, and said of their places") {
  const Session session = dodecahedron();
  const Scene plain = session.game().scene({}, {});
  Scene drawn = plain;
  draw_marks(drawn, std::vector<PencilMark>{
                        {"b", "c", false}, {"b", "g", true}, {"z", "", false}, {"r", "", true}, {"nowhere", "", true}});
  CHECK(drawn.shapes.size() == plain.shapes.size() + 2 + 1 + 2 + 1);
  const auto state = [&](const char* id) { return drawn.targets[drawn.find(id)].state; };
  CHECK(state("b").ends_with("crossed out towards C, marked as used towards G"));
  CHECK(state("c").ends_with("crossed out towards B"));
  CHECK(state("z").ends_with("crossed out"));
  CHECK(state("r").ends_with("marked as used"));
}

TEST_CASE("pencil: an arrow leads from the place in question along a line, and is said as a line is") {
  const auto game = parse_game("numberlink", find_level("numberlink", "first_5x5")->text).value();
  const auto drawn = [&](MarkLook look) {
    Scene scene = game->scene({}, {});
    draw_marks(scene, std::vector<PencilMark>{{"r1c1", "r1c2", true}}, look);
    return scene;
  };
  const Scene scene = drawn(MarkLook::pointed), band = drawn(MarkLook::lit);
  const auto head = std::find_if(scene.shapes.begin(), scene.shapes.end(),
                                 [](const Shape& shape) { return shape.key.ends_with(" head"); });
  REQUIRE(head != scene.shapes.end());
  const auto away = [&](const char* id) {
    const Point2 at = scene.targets[scene.find(id)].at, tip = head->points[0];
    return std::hypot(at.x - tip.x, at.y - tip.y);
  };
  CHECK(away("r1c2") < away("r1c1"));
  for (const char* id : {"r1c1", "r1c2"})
    CHECK(scene.targets[scene.find(id)].state == band.targets[band.find(id)].state);
}

TEST_CASE("pencil: a cord has no direction, so its line is dashed from end to end") {
  const Session session = dodecahedron();
  Scene scene = session.game().scene({}, {});
  draw_marks(scene, std::vector<PencilMark>{{"g", "b", true}}, MarkLook::pointed);
  const auto line = std::find_if(scene.shapes.begin(), scene.shapes.end(), [](const Shape& s) { return s.dashed; });
  REQUIRE(line != scene.shapes.end());
  for (const char* id : {"b", "g"}) {
    const Point2 at = scene.targets[scene.find(id)].at;
    CHECK(std::any_of(line->points.begin(), line->points.end(), [&](Point2 p) { return p.x == at.x && p.y == at.y; }));
  }
}

TEST_CASE("reason: an area is tinted with its piece's colour and not ringed; what is lit stays so") {
  const Session session = dodecahedron();
  ReasonPart part;
  part.light("b").tint("b", 3).tint("c", 3);
  CHECK(part.spots == std::vector<ReasonPart::Spot>{{"b", false, "", 0}, {"c", false, "", 4}});
  Scene scene = session.game().scene({}, {});
  light(scene, part);
  CHECK(shape_named(scene, "lit ring b") != scene.shapes.end());
  CHECK(shape_named(scene, "lit ring c") == scene.shapes.end());
  const auto tint = shape_named(scene, "lit c");
  REQUIRE(tint != scene.shapes.end());
  CHECK(tint->fill == piece_role(3));
  CHECK(scene.targets[scene.find("c")].state.find("highlighted") != std::string::npos);
}

TEST_CASE("reason: where two areas overlap their colours lie side by side") {
  const Session session = dodecahedron();
  ReasonPart part;
  part.spots = {{"c", false, "", 4}, {"c", false, "", 5}};
  Scene scene = session.game().scene({}, {});
  light(scene, part);
  std::vector<Shape> tints;
  std::copy_if(scene.shapes.begin(), scene.shapes.end(), std::back_inserter(tints),
               [](const Shape& shape) { return shape.key == "lit c"; });
  REQUIRE(tints.size() == 2);
  const auto by_x = [](Point2 a, Point2 b) { return a.x < b.x; };
  const auto left = std::max_element(tints[0].points.begin(), tints[0].points.end(), by_x),
             right = std::min_element(tints[1].points.begin(), tints[1].points.end(), by_x);
  CHECK(left->x <= right->x + 1e-9);
  CHECK(tints[0].fill == piece_role(3));
  CHECK(tints[1].fill == piece_role(4));
}

TEST_CASE("explanations: what follows is drawn thinner, all of it or as far as it is told") {
  const Session session = dodecahedron();
  Explanation explanation =
      steps_to({edge_fact("b", "c"), edge_fact("b", "z", false), edge_fact("b", "g"), edge_fact("f", "g")});
  explanation.steps[2].retells = explanation.steps[2].because = {2};
  explanation.outline = {{"Two lines left", 1, 1, {1}, {2, 3, 4}}};
  const auto width = [&](std::size_t follower, const std::string& key) {
    const Scene scene = step_picture(explanation, {.row = 0, .follower = follower}, session.game(), {}, {});
    const auto found = shape_named(scene, key);
    return found == scene.shapes.end() ? 0 : 2 * found->radius / scene.route_width;
  };
  for (const std::size_t follower : {0, 1}) CHECK(width(follower, "pencil #ob#-g") == doctest::Approx(0.36));
  CHECK(width(0, "pencil #of#-g") == doctest::Approx(0.36));
  CHECK(width(1, "pencil #of#-g") == 0);
  CHECK(width(2, "pencil #of#-g") == doctest::Approx(0.36));
  CHECK(width(1, "pencil #ob#-c") == doctest::Approx(0.7));
  CHECK(lit_steps(explanation, {.row = 0, .follower = 1}) == std::vector{2, 3});
}

TEST_CASE("explanations: of a row as many steps are drawn as are told, or moves where steps draw nothing") {
  const Session session = dodecahedron();
  Explanation explanation = steps_to({edge_fact("b", "c"), edge_fact("b", "g"), edge_fact("f", "g")});
  explanation.steps[0].light("b");
  explanation.steps.emplace_back().moves = {"x", "w", "r"};
  explanation.outline = {{"Two lines left", 1, 1, {1, 2}, {3}}, {"Go on", 1, 1, {4}, {}}};
  const auto is_drawn = [&](std::size_t row, int part, std::string_view key) {
    return has_shape(step_picture(explanation, {.row = row, .part = part}, session.game(), {}, {}), key);
  };
  CHECK(is_drawn(0, 0, "lit ring b"));
  for (const int part : {0, 1, 2, -1}) {
    CAPTURE(part);
    CHECK(is_drawn(0, part, "pencil #ob#-c") == (part != 0));
    CHECK(is_drawn(0, part, "pencil #ob#-g") == (part == 2 || part == -1));
    CHECK(is_drawn(0, part, "pencil #of#-g") == (part == -1));
  }
  const auto pegs = [&](int part) {
    const Scene scene = step_picture(explanation, {.row = 1, .part = part}, session.game(), {}, {});
    return std::count_if(scene.targets.begin(), scene.targets.end(),
                         [](const Target& target) { return target.state.find("peg") != std::string::npos; });
  };
  CHECK(pegs(3) == pegs(1) + 2);
}

TEST_CASE("explanations: what was supposed is drawn as it turned out") {
  const Session session = dodecahedron();
  Explanation explanation = steps_to({edge_fact("b", "c", false), edge_fact("b", "c")});
  explanation.steps[0].depth = 1;
  explanation.outline = {{"Line B-C is used", 1, 1, {1, 2}, {}}};
  const auto crosses = [&](int part) {
    const Scene scene = step_picture(explanation, {.row = 0, .part = part}, session.game(), {}, {});
    return std::count_if(scene.shapes.begin(), scene.shapes.end(), [](const Shape& shape) {
      return shape.key.starts_with("pencil") && (shape.fill == Role::bad || shape.outline == Role::bad);
    });
  };
  CHECK(crosses(1) > 0);
  CHECK(crosses(2) == 0);
  CHECK(crosses(-1) == 0);
}

TEST_CASE("explanations: what is taken has no tint, and no cross towards what is taken, too") {
  const auto game = parse_game("numberlink", find_level("numberlink", "first_5x5")->text).value();
  // Ends of lines 1 and 3; an end of line 1 and an empty square.
  Explanation explanation = steps_to({edge_fact("r1c1", "r2c1", false), edge_fact("r4c4", "r4c5")});
  explanation.steps[0].facts.push_back(edge_fact("r1c1", "r1c2", false));
  explanation.steps[1].tint("r1c1", 0).tint("r1c2", 0);
  complete_outline(explanation);
  const Scene scene = step_picture(explanation, {.row = 1}, *game, {}, {});
  CHECK(!has_shape(scene, "lit r1c1"));
  CHECK(has_shape(scene, "lit r1c2"));
  CHECK(!has_shape(scene, "pencil #or1c1#-r2c1"));
  CHECK(has_shape(scene, "pencil #or1c1#-r1c2"));
}

TEST_CASE("explanations: what is known to be used is a cord between pegs, above what is lit") {
  const Session session = dodecahedron();
  Explanation explanation = steps_to({edge_fact("b", "c"), edge_fact("b", "g", false)});
  explanation.steps[1].light("b").light("b", "c", false);
  complete_outline(explanation);
  const Scene scene = step_picture(explanation, {.row = 1}, session.game(), {}, {});
  const auto named = [&](const std::string& key) {
    const auto found = shape_named(scene, key);
    REQUIRE(found != scene.shapes.end());
    return found;
  };
  const auto cord = named("pencil #ob#-c");
  CHECK(cord->fill == Role::cord);
  CHECK(named("lit band b c") < cord);
  CHECK(named("lit b") < cord);
  const auto fill_at = [&](const char* id, Shape::Kind kind) {
    const Point2 at = scene.targets[scene.find(id)].at;
    return std::find_if(std::next(cord), scene.shapes.end(),
                        [&](const Shape& shape) {
                          return shape.kind == kind && shape.points[0].x == at.x && shape.points[0].y == at.y;
                        })
        ->fill;
  };
  for (const char* id : {"b", "c"}) {
    CHECK(fill_at(id, Shape::Kind::disc) == Role::peg);
    CHECK(fill_at(id, Shape::Kind::label) == Role::on_peg);
  }
  CHECK(fill_at("g", Shape::Kind::disc) == Role::hole);
  const Point2 b = scene.targets[scene.find("b")].at, g = scene.targets[scene.find("g")].at;
  CHECK(std::any_of(scene.shapes.begin(), scene.shapes.end(), [&](const Shape& shape) {
    return shape.dashed && shape.fill == Role::bad &&
           std::min(shape.points[0].x, shape.points[1].x) == std::min(b.x, g.x);
  }));
}

TEST_CASE("explanations: what a mistake and the moves after it have drawn is dashed") {
  Session session = dodecahedron();
  for (const char* move : {"r", "q", "p", "c", "d", "f", "g", "h", "j", "v"}) REQUIRE(session.play(move).empty());
  Scene scene = session.game().scene({}, {});
  draw_mistake(scene, session.game(), session.moves_played(), 8, {});
  std::string dashed;
  for (const Shape& shape : scene.shapes)
    if (shape.dashed) dashed += shape.key + "; ";
  CHECK(dashed == "cord h; cord j; cord v; ");
  CHECK(scene.shapes.back().key == "mistake");
  CHECK(scene.shapes.back().points[0].x == scene.targets[scene.find("h")].at.x);
}

TEST_CASE("pencil: what a point is on") {
  const Session session = dodecahedron();
  const Scene scene = session.game().scene({}, {});
  const auto at = [&](const char* id) { return scene.targets[scene.find(id)].at; };
  const Point2 b = at("b"), c = at("c");
  CHECK(mark_at(scene, b, {}) == PencilMark{"b", "", false});
  CHECK(mark_at(scene, {(b.x + c.x) / 2, (b.y + c.y) / 2}, {}) == PencilMark{"b", "c", false});
  CHECK(mark_at(scene, {(b.x + c.x) / 2, (b.y + c.y) / 2}, std::vector<PencilMark>{{"c", "b", true}}) ==
        PencilMark{"b", "c", true});
  CHECK(mark_at(scene, {(b.x + c.x) / 2, (b.y + c.y) / 2}, std::vector<PencilMark>{{"b", "c", false}}) ==
        PencilMark{"b", "c", true});
  CHECK(mark_at(scene, b, std::vector<PencilMark>{{"b", "", false}}) == PencilMark{"b", "", false});
  const Point2 r = at("r"), w = at("w");
  CHECK(mark_at(scene, {(r.x + w.x) / 2, (r.y + w.y) / 2}, {}) == PencilMark{"r", "w", false});
  CHECK_FALSE(mark_at(scene, {-3, -3}, {}).has_value());
}

TEST_CASE("pencil: what an explanation draws lies below the lines, whatever the pencil has drawn") {
  const std::pair<const char*, const char*> boards[] = {
      {"icosian", "icosian\ngraph dodecahedron\n"},
      {"numberlink", "numberlink\ngraph dodecahedron\npair 1 b k\npair 2 h r\n"},
      {"numberlink", "numberlink\ngrid\n1 . . 2\n. . . .\n. 1 2 .\n"}};
  each_trial(32, 60, [&](Random& random, int round) {
    const auto& [puzzle, text] = boards[static_cast<std::size_t>(round) % std::size(boards)];
    Session session(must(parse_game(puzzle, text)).value());
    View view;
    view.flat = random.below(2) == 0 ? 0 : 1;
    for (int i = 0; i < 40; ++i) {
      const auto targets = session.game().scene(view, {}).targets;
      const Input input{.kind = Input::Kind::activate, .target = targets[random.below(targets.size())].id};
      for (const std::string& move : session.game().interpret(view, input, session.move_count()).moves)
        session.play(move);
    }
    const Scene plain = session.game().scene(view, {});
    std::vector<PencilMark> lines;
    for (const Target& target : plain.targets)
      for (const std::string& id : target.neighbours)
        if (target.id < id) lines.push_back({target.id, id, true});
    const PencilMark derived = lines[random.below(lines.size())];
    const std::string key = "pencil " + write_mark(derived);
    std::erase_if(lines, [&](const PencilMark& mark) { return mark == derived || random.below(2) == 0; });
    // How many shapes of the board lie below the band.
    const auto below = [&](std::span<const PencilMark> pencilled, std::span<const PencilMark> spots) {
      Scene scene = plain;
      draw_marks(scene, pencilled);
      ReasonPart part;
      for (const PencilMark& mark : spots) part.light(mark.from, mark.to, false);
      light(scene, part);
      draw_marks(scene, std::span(&derived, 1), MarkLook::derived);
      int count = 0;
      for (const Shape& shape : scene.shapes) {
        if (shape.key == key) return count;
        CHECK_FALSE(shape.covers_bands);
        count += shape.kind != Shape::Kind::label && !shape.key.starts_with("pencil") && !shape.key.starts_with("lit");
      }
      return -1;
    };
    const int alone = below({}, {});
    REQUIRE(alone >= 0);
    CHECK(below(lines, {}) == alone);
    CHECK(below({}, lines) == alone);
    CHECK(below(lines, lines) == alone);
  });
}

TEST_CASE("pencil: on a solid no face in front hides what is drawn in front") {
  Session session = dodecahedron();
  View view;
  view.flat = 0;
  Scene scene = session.game().scene(view, {});
  std::vector<PencilMark> lines;
  for (const Target& target : scene.targets)
    for (const std::string& id : target.neighbours)
      if (!target.behind && !scene.targets[scene.find(id)].behind && target.id < id)
        lines.push_back({target.id, id, true});
  REQUIRE(!lines.empty());
  draw_marks(scene, lines);
  const auto is_face = [](const Shape& shape) { return shape.kind == Shape::Kind::polygon; };
  const auto above = std::find_if(scene.shapes.rbegin(), scene.shapes.rend(), is_face).base();
  for (const PencilMark& mark : lines)
    CHECK(std::any_of(above, scene.shapes.end(),
                      [&](const Shape& shape) { return shape.key == "pencil " + write_mark(mark); }));
}
