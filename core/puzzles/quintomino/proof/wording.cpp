#include "puzzles/quintomino/proof/wording.hpp"

#include <algorithm>

#include "base/index.hpp"
#include "base/text.hpp"
#include "puzzles/quintomino/words.hpp"

namespace schlegel::quintomino {

PieceWording::PieceWording(const Instance& instance) : instance_(instance), kinds_(max_face_length + 1) {
  for (int k = 0; k < static_cast<int>(instance.kinds.size()); ++k) {
    std::vector<int>& kinds = kinds_[instance.kinds[k].length()];
    rank_.push_back(static_cast<int>(kinds.size()));
    kinds.push_back(k);
  }
  first_kind_.push_back(edge_variables());
  for (int f = 0; f < faces(); ++f) first_kind_.push_back(first_kind_.back() + static_cast<int>(kinds_of(f).size()));
}

PieceWording::Lies PieceWording::lies_of(int variable) const {
  const auto after = std::upper_bound(first_kind_.begin(), first_kind_.end(), variable);
  const auto face = static_cast<int>(after - first_kind_.begin()) - 1;
  return {face, kinds_of(face)[variable - first_kind_[face]]};
}

std::string PieceWording::edge_name(int edge) const {
  const Side &one = instance_.sides[edge][0], &two = instance_.sides[edge][1];
  const auto shared = std::count_if(instance_.sides.begin(), instance_.sides.end(), [&](const auto& sides) {
    return std::minmax(sides[0].face, sides[1].face) == std::minmax(one.face, two.face);
  });
  return say(words::edge_between, {{"sort", one.face == two.face ? "own"
                                            : shared > 1         ? "one"
                                                                 : "only"},
                                   {"name", instance_.edges[edge]},
                                   {"one", instance_.face_name(one.face)},
                                   {"two", instance_.face_name(two.face)}});
}

std::string PieceWording::edge_names(std::span<const Fact> facts) const {
  constexpr std::size_t most_named = 8;
  std::vector<std::string> names;
  std::vector<int> edges;
  for (const Fact fact : facts) {
    const int edge = fact.variable / colours();
    if (std::find(edges.begin(), edges.end(), edge) != edges.end()) continue;
    edges.push_back(edge);
    names.push_back(edge_name(edge));
  }
  return names.size() <= most_named ? say_all(names) : say(words::these_edges, {{"count", names.size()}});
}

std::string PieceWording::name(Fact fact) const {
  if (fact.variable < edge_variables())
    return say(words::edge_has, {{"edge", edge_name(fact.variable / colours())},
                                 {"holds", fact.holds ? "yes" : "no"},
                                 {"colour", instance_.colours[fact.variable % colours()]}});
  const auto [face, kind] = lies_of(fact.variable);
  return say(words::piece_is_on,
             {{"piece", kind + 1}, {"holds", fact.holds ? "yes" : "no"}, {"face", instance_.face_name(face)}});
}

void PieceWording::light(ReasonPart& part, Fact fact, bool other) const {
  if (fact.variable >= edge_variables()) {
    const auto [face, kind] = lies_of(fact.variable);
    part.light_once(instance_.face_name(face), other).light_once(tray_id(kind), other);
    return;
  }
  // The faces on both sides of the edge: a band from middle to middle would cross a flat board to its outer face.
  for (const Side& side : instance_.sides[fact.variable / colours()])
    part.light_once(instance_.face_name(side.face), other);
}

void PieceWording::write(const Deduction& deduction, ReasonPart& part) const {
  const std::vector<Fact>&because = deduction.because, &derived = deduction.derived;
  const std::vector<int>& about = deduction.about;
  const bool impossible = derived.empty();
  const auto face_of = [&](std::size_t i) { return instance_.face_name(about[i]); };
  const auto colour = [&](int c) { return instance_.colours[c]; };
  /// What is known to come round a face, "1 any 3", or nothing.
  const auto asked = [&](int face) {
    std::string colours;
    bool any = false;
    for (const int edge : instance_.faces[face]) {
      const auto fact = std::find_if(because.begin(), because.end(), [&](Fact f) {
        return f.holds && f.variable < edge_variables() && f.variable / this->colours() == edge;
      });
      any = any || fact != because.end();
      colours += (colours.empty() ? "" : " ") +
                 (fact == because.end() ? say(words::any_colour) : colour(fact->variable % this->colours()));
    }
    return any ? colours : std::string("none");
  };
  switch (deduction.technique) {
    case one_colour: {
      const auto& sides = instance_.sides[about[0]];
      for (const Side& side : sides) light_face(part, side.face);
      if (impossible)
        part.sentence = say(about.size() > 1 ? words::step_both_colours : words::step_no_colour,
                            {{"edge", edge_name(about[0])},
                             {"one", about.size() > 1 ? colour(about[1]) : std::string()},
                             {"two", about.size() > 1 ? colour(about[2]) : std::string()}});
      else
        part.sentence = say(about.size() > 1 ? words::step_one_colour : words::step_last_colour,
                            {{"edge", edge_name(about[0])},
                             {"colour", colour(about.size() > 1 ? about[1] : derived[0].variable % colours())}});
      break;
    }
    case only_piece:
    case only_turn: {
      light_face(part, about[0]);
      light_cited(part, because, edge_variables());
      if (impossible)
        part.sentence = say(words::step_no_piece, {{"face", face_of(0)}, {"asked", asked(about[0])}});
      else if (deduction.technique == only_turn)
        part.sentence =
            say(words::step_only_turn, {{"face", face_of(0)}, {"piece", about[1] + 1}, {"asked", asked(about[0])}});
      else
        part.sentence = say(words::step_only_piece, {{"face", face_of(0)},
                                                     {"piece", about[1] + 1},
                                                     {"asked", asked(about[0])},
                                                     {"turn", about[2] != 0 ? "known" : "open"}});
      break;
    }
    case forced_colour:
      light_face(part, about[0]);
      light_cited(part, because, edge_variables());
      part.sentence = say(words::step_forced_colour, {{"face", face_of(0)},
                                                      {"edge", edge_name(about[1])},
                                                      {"colour", colour(derived.front().variable % colours())}});
      break;
    case only_face: {
      if (about[0] < 0) {
        const std::size_t length = instance_.faces[about[1]].size();
        for (int f = 0; f < faces(); ++f)
          if (instance_.faces[f].size() == length) light_face(part, f);
        for (const int k : kinds_of(about[1])) part.light(tray_id(k), true);
        part.sentence = say(words::step_few_pieces, {{"edges", length}});
        break;
      }
      part.light(tray_id(about[0]), true);
      std::vector<std::string> names;
      for (const Fact fact : derived) names.push_back(instance_.face_name(lies_of(fact.variable).face));
      const bool single = instance_.kinds[about[0]].count == 1;
      part.sentence = impossible
                          ? say(words::step_no_face, {{"piece", about[0] + 1}, {"single", single ? "yes" : "no"}})
                          : say(words::step_only_face, {{"piece", about[0] + 1},
                                                        {"single", single ? "yes" : "no"},
                                                        {"count", names.size()},
                                                        {"faces", say_all(names)}});
      break;
    }
    case two_faces: {
      const auto& sides = instance_.sides[about[0]];
      std::vector<std::string> colours_of[2];
      int which = 0;
      for (std::size_t i = 1; i < about.size(); ++i) {
        if (about[i] < 0)
          ++which;
        else
          colours_of[which].push_back(colour(about[i]));
      }
      for (const Side& side : sides) light_face(part, side.face);
      light_cited(part, because, edge_variables());
      part.sentence =
          say(words::step_two_faces, {{"edge", edge_name(about[0])},
                                      {"one", instance_.face_name(sides[0].face)},
                                      {"two", instance_.face_name(sides[1].face)},
                                      {"first", say_all(colours_of[0])},
                                      {"second", say_all(colours_of[1])},
                                      {"is", impossible ? "none" : "one"},
                                      {"colour", impossible ? "" : colour(derived.front().variable % colours())}});
      break;
    }
    case counted: {
      for (std::size_t k = 0; k < instance_.kinds.size(); ++k) {
        const Colours& piece = instance_.kinds[k].readings[0];
        if (const auto sides = std::count(piece.begin(), piece.end(), about[0]); sides > 0)
          part.light(tray_id(static_cast<int>(k)), false, std::to_string(sides));
      }
      light_cited(part, because, edge_variables());
      std::vector<Fact> chosen;
      for (const Fact fact : derived)
        if (fact.variable % colours() == about[0]) chosen.push_back(fact);
      part.sentence = about[1] == odd_sides
                          ? say(words::step_odd_sides, {{"colour", colour(about[0])}})
                          : say(about[1] == most_edges ? words::step_most_edges : words::step_fewest_edges,
                                {{"colour", colour(about[0])},
                                 {"edges", about[2]},
                                 {"is", impossible ? "none" : "some"},
                                 {"list", edge_names(chosen)},
                                 {"count", chosen.size()}});
      break;
    }
    case two_pieces:
      light_face(part, about[0]);
      light_face(part, about[1]);
      part.light(tray_id(about[2]), true).light(tray_id(about[3]), true);
      part.sentence =
          say(words::step_two_pieces,
              {{"one", face_of(0)}, {"two", face_of(1)}, {"first", about[2] + 1}, {"second", about[3] + 1}});
      break;
    default: {  // excluded
      light_face(part, about[0]);
      light_cited(part, because, edge_variables());
      std::vector<std::string> names;
      for (const Fact fact : derived) names.push_back(colour(fact.variable % colours()));
      part.sentence = say(words::step_excluded, {{"face", face_of(0)},
                                                 {"edge", edge_name(derived.front().variable / colours())},
                                                 {"count", names.size()},
                                                 {"colours", say_all(names)}});
      break;
    }
  }
}

}  // namespace schlegel::quintomino
