#include "play/step_picture.hpp"

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

#include "base/index.hpp"
#include "play/pencil.hpp"

namespace schlegel {
namespace {

/// How wide it is drawn what steps before have found, and what follows from one, as shares of a line in play.
constexpr double narrow = 0.7, thin = 0.36;

using Numbers = std::vector<char>;  ///< by number of a step, from 1

void add(Numbers& set, const std::vector<int>& numbers, std::size_t count) {
  for (std::size_t i = 0; i < count; ++i) set[static_cast<std::size_t>(numbers[i])] = 1;
}

bool is_in(std::span<const PencilMark> marks, const PencilMark& mark) {
  return std::find(marks.begin(), marks.end(), mark) != marks.end();
}

/// Whether the parts of a row are its steps, not the moves of the only one.
bool has_steps(const Explanation& explanation, const OutlineStep& row) {
  return row.steps.size() > 1 || !explanation.steps[at(row.steps.front()) - 1].marks().empty();
}

/// How many of the row's own steps are told.
std::size_t own_steps(const Explanation& explanation, const ToldSteps& told) {
  const OutlineStep& row = explanation.outline[told.row];
  if (told.part < 0 || !has_steps(explanation, row)) return row.steps.size();
  return std::min(at(told.part), row.steps.size());
}

/// The steps before, those told last, and what follows from them as far as one has gone. Within a case its end is not
/// known yet.
Numbers seen_steps(const Explanation& explanation, const ToldSteps& told) {
  Numbers seen(explanation.steps.size() + 1, 0);
  const int last = lit_steps(explanation, told).back();
  for (std::size_t row = 0; row <= told.row; ++row) {
    const OutlineStep& one = explanation.outline[row];
    add(seen, one.steps, row < told.row ? one.steps.size() : told.instead ? 0 : own_steps(explanation, told));
    for (const int number : one.follows)
      if (row < told.row || (told.follower > 0 && number <= last)) seen[at(number)] = 1;
  }
  if (explanation.steps[at(last) - 1].depth > 0) std::fill(seen.begin() + last + 1, seen.end(), 0);
  return seen;
}

using Keys = std::set<std::string, std::less<>>;

Keys keys_of(const Scene& scene) {
  Keys keys{""};
  for (const Shape& shape : scene.shapes) keys.insert(shape.key);
  return keys;
}

/// On what is known to be used lie pegs, where a cord runs.
void set_pegs(Scene& scene, std::span<const PencilMark> marks) {
  std::set<std::pair<double, double>> ends;
  const TargetIndex targets(scene);
  for (const PencilMark& mark : marks)
    for (const std::string* id : {&mark.from, &mark.to})
      if (const Target* const target = targets.find(*id); target && mark.holds)
        ends.emplace(target->at.x, target->at.y);
  for (Shape& shape : scene.shapes) {
    if (shape.points.size() != 1 || !ends.contains({shape.points[0].x, shape.points[0].y})) continue;
    if (shape.fill == Role::hole) {
      shape.fill = Role::peg;
      shape.radius *= 1.25;
      shape.shadow = shape.opacity == 1;
    } else if (shape.fill == Role::on_hole) {
      shape.fill = Role::on_peg;
    }
  }
}

/// The lines that follow from a row, outside of cases. What can be played then is played.
std::vector<PencilMark> follow(const Explanation& explanation, const OutlineStep& row, Game& game) {
  std::vector<PencilMark> lines;
  for (const auto* const numbers : {&row.steps, &row.follows})
    for (const int number : *numbers) {
      const ExplanationStep& step = explanation.steps[at(number) - 1];
      if (row.follows.empty() || step.depth > 0) continue;
      for (const std::string& move : step.moves) game.apply(move);
      if (numbers == &row.follows)
        for (PencilMark& mark : step.marks())
          if (mark.holds) lines.push_back(std::move(mark));
    }
  return lines;
}

/// The first moves of a row.
void play_part(const Explanation& explanation, const ToldSteps& told, Game& game) {
  const OutlineStep& row = explanation.outline[told.row];
  int left = told.part;
  for (const auto* const numbers : {&row.steps, &row.follows})
    for (const int number : *numbers)
      for (const std::string& move : explanation.steps[at(number) - 1].moves)
        if (left-- > 0) game.apply(move);
}

bool is_between(const Shape& line, const Target* from, const Target* to) {
  const auto touches = [&](const Target* end) {
    return end && std::any_of(line.points.begin(), line.points.end(),
                              [&](Point2 p) { return p.x == end->at.x && p.y == end->at.y; });
  };
  return touches(from) && touches(to);
}

void set_width(Scene& scene, std::span<const PencilMark> marks, double share) {
  Keys keys;
  for (const PencilMark& mark : marks) keys.insert("pencil " + write_mark({mark.from, mark.to, true}));
  for (Shape& shape : scene.shapes)
    if (keys.contains(shape.key)) shape.radius = share * scene.route_width / 2;
}

/// Draws the lines that steps have drawn narrower, and thin those that no step before has found.
void narrow_lines(Scene& scene, const Keys& played, const Keys& before, std::span<const PencilMark> derived) {
  const TargetIndex targets(scene);
  std::vector<std::pair<const Target*, const Target*>> found;
  for (const PencilMark& mark : derived)
    if (mark.holds) found.emplace_back(targets.find(mark.from), targets.find(mark.to));
  for (Shape& shape : scene.shapes) {
    if (shape.kind != Shape::Kind::line || played.contains(shape.key)) continue;
    const bool known = before.contains(shape.key) || std::any_of(found.begin(), found.end(), [&](const auto& ends) {
                         return is_between(shape, ends.first, ends.second);
                       });
    shape.radius = (known ? narrow : thin) * scene.route_width / 2;
  }
}

/// Takes out of the marks those that lead from a lit spot to a place that is not.
std::vector<PencilMark> take_arrows(std::vector<PencilMark>& marks, const ReasonPart& lights) {
  const auto is_lit = [&](const std::string& target) {
    return std::any_of(lights.spots.begin(), lights.spots.end(),
                       [&](const auto& spot) { return spot.target == target && !spot.other; });
  };
  std::vector<PencilMark> arrows;
  std::erase_if(marks, [&](PencilMark mark) {
    if (!mark.holds || mark.to.empty() || is_lit(mark.from) == is_lit(mark.to)) return false;
    if (is_lit(mark.to)) std::swap(mark.from, mark.to);
    arrows.push_back(std::move(mark));
    return true;
  });
  return arrows;
}

}  // namespace

std::vector<int> lit_steps(const Explanation& explanation, const ToldSteps& told) {
  const OutlineStep& row = explanation.outline[told.row];
  if (told.follower == 0) {
    std::vector<int> lit(row.steps.begin(),
                         row.steps.begin() + std::max<std::ptrdiff_t>(1, own_steps(explanation, told)));
    const auto is_in_case = [&](int number) { return explanation.steps[at(number) - 1].depth > 0; };
    if (told.part > 0 && !is_in_case(lit.back())) std::erase_if(lit, is_in_case);  // the case has ended
    return lit;
  }
  const int last = told_of(explanation, row.follows)[told.follower - 1];
  std::vector<int> lit = explanation.steps[at(last) - 1].retells;
  std::erase_if(lit, [&](int number) { return !std::binary_search(row.follows.begin(), row.follows.end(), number); });
  lit.push_back(last);
  return lit;
}

Scene step_picture(const Explanation& explanation, const ToldSteps& told, const Game& start,
                   std::span<const PencilMark> pencilled, const View& plain) {
  View view = plain;
  view.rulers = true;
  const Numbers is_seen = seen_steps(explanation, told);
  Numbers is_lit(is_seen.size(), 0);
  const std::vector<int> lit = lit_steps(explanation, told), spoken = told_of(explanation, lit);
  add(is_lit, lit, lit.size());
  Explanation seen;
  const auto shown = start.clone();
  const bool by_moves = told.part > 0 && !has_steps(explanation, explanation.outline[told.row]);
  std::vector<PencilMark> lit_marks, concluded;
  ReasonPart lights = told.instead ? *told.instead : ReasonPart();
  for (std::size_t number = 1; number < is_seen.size(); ++number) {
    const ExplanationStep& step = explanation.steps[number - 1];
    if (is_seen[number] != 0) seen.steps.push_back(step);
    // The moves of a step are not played yet while it is lit: that is where they begin.
    if (told.plays && is_seen[number] != 0 && is_lit[number] == 0)
      for (const std::string& move : step.moves) shown->apply(move);
    if (is_lit[number] == 0 || told.instead || by_moves) continue;
    if (told.part != 0)
      for (PencilMark& mark : step.marks()) {
        if (step.depth == 0) concluded.push_back(mark);
        lit_marks.push_back(std::move(mark));
      }
    if (std::find(spoken.begin(), spoken.end(), static_cast<int>(number)) == spoken.end()) continue;
    std::copy_if(step.spots.begin(), step.spots.end(), std::back_inserter(lights.spots), [&](const auto& spot) {
      return std::find(lights.spots.begin(), lights.spots.end(), spot) == lights.spots.end();
    });
    lights.bands.insert(lights.bands.end(), step.bands.begin(), step.bands.end());
  }
  // What was supposed is drawn as it turned out.
  std::erase_if(lit_marks, [&](const PencilMark& m) { return is_in(concluded, {m.from, m.to, !m.holds}); });
  if (by_moves) play_part(explanation, told, *shown);
  Scene scene = shown->scene(view, {});
  std::vector<PencilMark> derived = marks_after(seen, seen.steps.size()), after;
  if (scene.route_width > 0) {
    const Keys played = keys_of(start.scene(view, {})), before = keys_of(scene);
    if (told.follower == 0 && told.plays && told.part < 0) {
      after = follow(explanation, explanation.outline[told.row], *shown);
      scene = shown->scene(view, {});
    }
    narrow_lines(scene, played, before, derived);
  }
  // What is crossed out is seen by its cross, what is told by its mark.
  std::erase_if(lights.bands, [&](const ReasonPart::Band& band) {
    return is_in(derived, {band.from, band.to, false}) || is_in(lit_marks, {band.from, band.to, true});
  });
  std::erase_if(derived, [&](const PencilMark& mark) { return is_in(lit_marks, mark) || is_in(pencilled, mark); });
  // What is taken needs no tint, and no cross towards what is taken, too.
  const auto is_taken = [targets = TargetIndex(scene)](const std::string& id) {
    const Target* const target = targets.find(id);
    return target && target->taken;
  };
  std::erase_if(lights.spots, [&](const auto& spot) { return spot.tint != 0 && is_taken(spot.target); });
  std::erase_if(derived, [&](const PencilMark& m) { return !m.holds && is_taken(m.from) && is_taken(m.to); });
  std::vector<PencilMark> by_hand(pencilled.begin(), pencilled.end());
  std::erase_if(by_hand, [&](const PencilMark& mark) { return is_in(lit_marks, mark); });
  light(scene, lights);
  draw_marks(scene, by_hand);
  draw_marks(scene, derived, MarkLook::derived);
  draw_marks(scene, after, MarkLook::derived);
  set_width(scene, after, thin);
  const auto arrows = told.plays ? std::vector<PencilMark>() : take_arrows(lit_marks, lights);
  draw_marks(scene, lit_marks, MarkLook::lit);
  if (told.follower > 0) set_width(scene, lit_marks, thin);
  draw_marks(scene, arrows, MarkLook::pointed);
  if (told.plays && scene.route == Role::cord) {
    set_pegs(scene, derived);
    set_pegs(scene, lit_marks);
  }
  return scene;
}

void draw_mistake(Scene& scene, const Game& game, std::span<const std::string> moves, int since, const View& view) {
  if (since < 1 || since > std::ssize(moves)) return;
  const auto then = game.clone();
  then->restart();
  for (const std::string& move : moves.first(at(since) - 1)) then->apply(move);
  const Keys before = keys_of(then->scene(view, {})), now = keys_of(scene);
  const auto is_new = [&](const Shape& shape, Shape::Kind kind) {
    return shape.kind == kind && now.contains(shape.key) && !before.contains(shape.key);
  };
  for (Shape& shape : scene.shapes)
    if (is_new(shape, Shape::Kind::line)) shape.dashed = true;
  then->apply(moves[at(since) - 1]);
  for (const Shape& peg : then->scene(view, {}).shapes) {
    if (!is_new(peg, Shape::Kind::disc)) continue;
    Shape ring = disc(peg.points[0], 1.35 * peg.radius, Role::none);
    ring.outline = Role::bad;
    ring.outline_width = 0.006;
    ring.opacity = peg.opacity;
    ring.key = "mistake";
    scene.shapes.push_back(std::move(ring));
  }
}

}  // namespace schlegel
