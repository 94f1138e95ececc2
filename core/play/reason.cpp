#include "play/reason.hpp"

#include <algorithm>

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

constexpr double least_ring = 0.012;

std::string key_of(const char* what, const std::string& target) { return std::string(what) + target; }

void add_spot(Scene& scene, const Target& target, const ReasonPart::Spot& spot, Role role) {
  const double radius = std::max(least_ring, 0.9 * target.reach), width = std::clamp(0.14 * radius, 0.003, 0.008);
  const Role colour = spot.other ? Role::cord : role;
  const double inner = radius - width / 2;
  const std::vector<Point2> square{{target.at.x - inner, target.at.y - inner},
                                   {target.at.x + inner, target.at.y - inner},
                                   {target.at.x + inner, target.at.y + inner},
                                   {target.at.x - inner, target.at.y + inner}};
  const auto body = [&](Role fill) {
    return !target.outline.empty()       ? polygon(target.outline, fill)
           : spot.other || target.square ? polygon(square, fill, (target.square ? 0.16 : 0.3) * inner)
                                         : disc(target.at, inner, fill);
  };
  const bool ringed = spot.tint == 0;
  Shape glow = body(ringed ? colour : piece_role(spot.tint - 1)), ring = body(Role::none);
  glow.opacity = target.behind ? 0.12 : 0.28;
  glow.key = key_of("lit ", target.id);
  ring.dashed = spot.other && (target.square || !target.outline.empty());
  ring.outline = colour;
  ring.outline_width = width;
  ring.opacity = target.behind ? 0.45 : 1;
  ring.key = key_of("lit ring ", target.id);
  insert_under_places(scene, {std::move(glow)});
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
    const double width = std::clamp(0.5 * std::min(from->reach, to->reach), 0.006, 0.02);
    Shape shape = line({from->at, to->at}, width, band.other ? Role::cord : role);
    shape.opacity = from->behind || to->behind ? 0.25 : 0.6;
    shape.key = key_of("lit band ", band.from + " " + band.to);
    bands.push_back(std::move(shape));
  }
  insert_under_places(scene, std::move(bands));
  for (const ReasonPart::Spot& spot : part.spots) {
    Target* const target = targets.find(spot.target);
    if (!target) continue;
    add_spot(scene, *target, spot, role);
    target->add_state(
        say(spot.note.empty() ? words::part_of_reason : words::part_of_reason_with, {{"note", spot.note}}));
  }
  const auto stays = [](const Shape& shape) { return shape.kind != Shape::Kind::label || shape.opacity < 1; };
  std::stable_partition(scene.shapes.begin(), scene.shapes.end(), stays);  // names lie over the rings
}

}  // namespace schlegel
