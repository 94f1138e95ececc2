#include "play/reason.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "base/text.hpp"
#include "play/words.hpp"

namespace schlegel {

ReasonPart& ReasonPart::light(std::string target, bool other, std::string note) {
  spots.push_back({std::move(target), other, std::move(note)});
  return *this;
}

ReasonPart& ReasonPart::light(std::string from, std::string to, bool other) {
  bands.push_back({std::move(from), std::move(to), other});
  return *this;
}

ReasonPart& ReasonPart::light_once(const std::string& target, bool other, const std::string& note) {
  const auto lit = std::find_if(spots.begin(), spots.end(), [&](const Spot& spot) { return spot.target == target; });
  if (lit == spots.end()) return light(target, other, note);
  if (!note.empty()) lit->note = note;
  return *this;
}

ReasonPart& ReasonPart::tint(const std::string& target, int piece) {
  const std::size_t before = spots.size();
  light_once(target, false);
  if (spots.size() > before) spots.back().tint = piece + 1;
  return *this;
}

ReasonPart& ReasonWriter::say(std::string sentence) {
  parts_.push_back({std::move(sentence), {}, {}});
  return parts_.back();
}

std::string every_way_was_tried(std::uint64_t steps, const Sentence& counted) {
  return say(steps > 0 ? counted : words::every_way_uncounted, {{"steps", steps}});
}

namespace {

constexpr double least_ring = 0.012, most_round = 0.049;

std::string key_of(const char* what, const std::string& target) { return std::string(what) + target; }

/// `share` of `shares`: the part of the place that is tinted, from the left, where areas overlap.
void add_spot(Scene& scene, const Target& target, const ReasonPart::Spot& spot, Role role, int share, int shares) {
  const bool ringed = spot.tint == 0;
  const double reach = target.square ? target.reach : std::min(0.9 * target.reach, most_round);
  const double radius = std::max(least_ring, reach), width = std::clamp(0.14 * radius, 0.003, 0.0085);
  const Role colour = spot.other ? Role::cord : role;
  const double inner = radius - width / 2;
  const double left = target.at.x - inner + 2 * inner * share / shares, right = left + 2 * inner / shares;
  const std::vector<Point2> square{{left, target.at.y - inner},
                                   {right, target.at.y - inner},
                                   {right, target.at.y + inner},
                                   {left, target.at.y + inner}};
  const auto body = [&](Role fill) {
    return !target.outline.empty()                     ? polygon(target.outline, fill)
           : spot.other || target.square || shares > 1 ? polygon(square, fill, (target.square ? 0.2 : 0.3) * inner)
                                                       : disc(target.at, inner, fill);
  };
  Shape glow = body(ringed ? colour : piece_role(spot.tint - 1)), ring = body(Role::none);
  glow.opacity = target.behind ? 0.12 : 0.28;
  glow.key = key_of("lit ", target.id);
  ring.dashed = role == Role::bad || (spot.other && (target.square || !target.outline.empty()));
  ring.outline = colour;
  ring.outline_width = width;
  ring.opacity = target.behind ? 0.45 : 1;
  ring.key = key_of("lit ring ", target.id);
  insert_under_places(scene, {std::move(glow)}, true);
  if (ringed && target.square && !ring.dashed) {
    Shape halo = ring;
    halo.outline = Role::shade;
    halo.outline_width += 0.006;
    halo.key += " halo";
    scene.shapes.push_back(std::move(halo));
  }
  if (ringed) scene.shapes.push_back(std::move(ring));
  if (spot.note.empty()) return;
  // The note sits on the rim, on a ground of its own, so that what is on the target can still be read.
  const double height = std::clamp(0.34 * radius, 0.009, 0.02);
  const Point2 place{target.at.x + 0.74 * radius, target.at.y - 0.74 * radius};
  const double half = std::max(0.9, 0.42 * static_cast<double>(spot.note.size()) + 0.3) * height;
  Shape ground = polygon({{place.x - half, place.y - 0.9 * height},
                          {place.x + half, place.y - 0.9 * height},
                          {place.x + half, place.y + 0.9 * height},
                          {place.x - half, place.y + 0.9 * height}},
                         colour, 0.8 * height);
  ground.key = key_of("lit ground ", target.id);
  Shape text = label(place, height, spot.note, Role::on_peg, true);
  text.key = key_of("lit note ", target.id);
  scene.shapes.push_back(std::move(ground));
  scene.shapes.push_back(std::move(text));
}

}  // namespace

void light(Scene& scene, const ReasonPart& part, Role role) {
  const TargetIndex targets(scene);
  std::vector<Shape> bands;
  for (const ReasonPart::Band& band : part.bands) {
    const Target* const from = targets.find(band.from);
    const Target* const to = targets.find(band.to);
    if (!from || !to) continue;
    const double width =
        std::max(std::clamp(0.5 * std::min(from->reach, to->reach), 0.006, 0.02), 1.2 * scene.route_width);
    Shape shape = line({from->at, to->at}, width, band.other ? Role::cord : role);
    shape.opacity = from->behind || to->behind ? 0.25 : 0.6;
    shape.key = key_of("lit band ", band.from + " " + band.to);
    bands.push_back(std::move(shape));
  }
  insert_under_places(scene, std::move(bands), true);
  std::map<std::string_view, std::pair<int, int>> tints;  // how many are drawn, of how many
  for (const ReasonPart::Spot& spot : part.spots)
    if (spot.tint != 0) ++tints[spot.target].second;
  for (const ReasonPart::Spot& spot : part.spots) {
    Target* const target = targets.find(spot.target);
    if (!target) continue;
    auto& [drawn, all] = tints[spot.target];
    add_spot(scene, *target, spot, role, spot.tint == 0 ? 0 : drawn++, spot.tint == 0 ? 1 : all);
    target->add_state(
        say(spot.note.empty() ? words::part_of_reason : words::part_of_reason_with, {{"note", spot.note}}));
  }
  const auto stays = [](const Shape& shape) { return shape.kind != Shape::Kind::label || shape.opacity < 1; };
  std::stable_partition(scene.shapes.begin(), scene.shapes.end(), stays);  // names lie over the rings
}

}  // namespace schlegel
