#include "puzzles/quintomino/proof/wording.hpp"

#include <algorithm>
#include <utility>

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

std::string PieceWording::edge_name(int edge, bool in_short) const {
  const Side &one = instance_.sides[edge][0], &two = instance_.sides[edge][1];
  const auto shared = std::count_if(instance_.sides.begin(), instance_.sides.end(), [&](const auto& sides) {
    return std::minmax(sides[0].face, sides[1].face) == std::minmax(one.face, two.face);
  });
  return say(words::edge_between, {{"sort", one.face == two.face ? "own"
                                            : shared > 1         ? "one"
                                            : in_short           ? "short"
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
                                 {"colour", colour_in(fact)}});
  const auto [face, kind] = lies_of(fact.variable);
  return say(words::piece_is_on,
             {{"piece", kind + 1}, {"holds", fact.holds ? "yes" : "no"}, {"face", instance_.face_name(face)}});
}

std::string PieceWording::details(std::span<const Fact> facts) const {
  if (facts.size() == 1) return {};
  return say(words::with_colours, {{"sides", colours_at(facts.subspan(1))}});
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
  light_about(deduction, part);
  part.sentence = sentence(deduction, "no");
  if (std::string then = sentence(deduction, "yes"); then != part.sentence) part.then = std::move(then);
  if (deduction.technique != excluded || deduction.derived.empty()) return;
  std::vector<std::string> names;
  for (const Fact fact : deduction.derived) names.push_back(colour_in(fact));
  part.found = say(words::edge_lacks,
                   {{"edge", edge_name(deduction.derived[0].variable / colours())}, {"colours", say_any(names)}});
}

void PieceWording::light_about(const Deduction& deduction, ReasonPart& part) const {
  const std::vector<int>& about = deduction.about;
  switch (deduction.technique) {
    case only_face:
      if (about[0] >= 0) {
        part.light(tray_id(about[0]), true);
        return;
      }
      for (int f = 0; f < faces(); ++f)
        if (instance_.faces[f].size() == instance_.faces[about[1]].size()) light_face(part, f);
      for (const int k : kinds_of(about[1])) part.light(tray_id(k), true);
      return;
    case two_pieces:
      for (const int face : {about[0], about[1]}) light_face(part, face);
      for (const int k : {about[2], about[3]}) part.light(tray_id(k), true);
      return;
    case one_colour:
    case two_faces:
      for (const Side& side : instance_.sides[about[0]]) light_face(part, side.face);
      break;
    case counted:
      for (int k = 0; k < static_cast<int>(instance_.kinds.size()); ++k) {
        const Colours& piece = instance_.kinds[k].readings[0];
        if (const auto sides = std::count(piece.begin(), piece.end(), about[0]); sides > 0)
          part.light(tray_id(k), false, std::to_string(sides));
      }
      break;
    default:
      light_face(part, about[0]);
  }
  light_cited(part, deduction.because, edge_variables());
}

std::string PieceWording::colours_round(int face, const std::vector<Fact>& facts) const {
  const std::vector<int>& edges = instance_.faces[face];
  const auto of = [&](std::size_t i) {
    return std::find_if(facts.begin(), facts.end(), [&](Fact f) {
      return f.holds && f.variable < edge_variables() && f.variable / colours() == edges[i % edges.size()];
    });
  };
  std::size_t first = 0;  // those side by side follow each other
  while (first < edges.size() && (of(first) == facts.end() || of(first + edges.size() - 1) != facts.end())) ++first;
  std::vector<Fact> sides;
  for (std::size_t i = first; i < first + edges.size(); ++i)
    if (const auto fact = of(i); fact != facts.end()) sides.push_back(*fact);
  return sides.empty() ? std::string("none") : colours_at(sides);
}

std::vector<PieceWording::Bar> PieceWording::bars_round(int face, const std::vector<Fact>& facts) const {
  std::vector<Bar> bars;
  for (const int edge : instance_.faces[face]) {
    const auto is_here = [&](Fact f) { return f.variable < edge_variables() && f.variable / colours() == edge; };
    if (std::any_of(facts.begin(), facts.end(), [&](Fact f) { return is_here(f) && f.holds; })) continue;
    std::vector<std::string> names;
    for (const Fact fact : facts)
      if (is_here(fact)) names.push_back(colour_in(fact));
    if (!names.empty()) bars.push_back({edge, say_any(names)});
  }
  return bars;
}

std::string PieceWording::needs_of(int face, const std::vector<Fact>& facts, std::string_view after) const {
  const std::string needs = colours_round(face, facts);
  const std::vector<Bar> bars = bars_round(face, facts);
  if (needs == "none" || bars.empty() || (after == "yes" && bars.size() == 1)) return needs;
  std::string said;
  for (const auto& [edge, colours] : bars) {
    const std::string bar =
        say(words::colour_at, {{"first", "no"}, {"colour", colours}, {"edge", edge_name(edge, true)}});
    said = said.empty() ? bar : say(words::bars_and_more, {{"bars", said}, {"more", bar}});
  }
  return say(words::needs_and_bars, {{"needs", needs}, {"bars", said}});
}

std::string PieceWording::barred_round(int face, const std::vector<Fact>& facts) const {
  std::vector<std::string> clauses;
  for (const auto& [edge, colours] : bars_round(face, facts))
    clauses.push_back(say(words::cannot_have, {{"edge", edge_name(edge)}, {"colours", colours}}));
  for (const Fact fact : facts)
    if (is_elsewhere(fact, face)) clauses.push_back(name(fact));
  return clauses.empty() ? std::string("none") : say_all(clauses);
}

std::string PieceWording::colours_at(std::span<const Fact> facts) const {
  std::vector<std::string> sides;
  for (const Fact fact : facts)
    sides.push_back(say(words::colour_at, {{"first", sides.empty() ? "yes" : "no"},
                                           {"colour", colour_in(fact)},
                                           {"edge", edge_name(fact.variable / colours(), !sides.empty())}}));
  return say_all(sides);
}

std::string PieceWording::only_these(const Deduction& deduction, int face, std::span<const int> kinds,
                                     const char* after) const {
  if (kinds.empty()) return "none";
  std::vector<std::string> names;
  for (const int kind : kinds) names.push_back(std::to_string(kind + 1));
  return say(words::only_these_fit, {{"face", instance_.face_name(face)},
                                     {"asked", needs_of(face, deduction.because, after)},
                                     {"pieces", say_all(names)},
                                     {"count", names.size()},
                                     {"after", after}});
}

bool PieceWording::have_colours_once(int face) const {
  const std::vector<int>& kinds = kinds_of(face);
  return std::all_of(kinds.begin(), kinds.end(), [&](int kind) {
    Colours piece = instance_.kinds[kind].readings[0];
    std::sort(piece.begin(), piece.end());
    return std::adjacent_find(piece.begin(), piece.end()) == piece.end();
  });
}

std::string PieceWording::each_once(const Deduction& deduction, int face, int edge,
                                    const std::vector<std::string>& colours) const {
  const std::vector<int>& edges = instance_.faces[face];
  std::vector<Fact> had;
  for (const Fact fact : deduction.because) {
    const int there = fact.variable / PieceWording::colours();
    if (fact.holds && fact.variable < edge_variables() && there != edge &&
        std::find(edges.begin(), edges.end(), there) != edges.end() &&
        std::find(colours.begin(), colours.end(), colour_in(fact)) != colours.end())
      had.push_back(fact);
  }
  if (!have_colours_once(face) || colours.empty() || had.size() != colours.size()) return {};
  return say(words::colour_once, {{"face", instance_.face_name(face)},
                                  {"asked", colours_round(face, had)},
                                  {"edge", edge_name(edge)},
                                  {"count", colours.size()}});
}

std::string PieceWording::unfit(int face, int kind, const std::vector<Fact>& facts) const {
  const std::vector<int>& edges = instance_.faces[face];
  const auto named = [&](const std::string& colours, int edge) {
    return say(words::colour_at, {{"first", "no"}, {"colour", colours}, {"edge", edge_name(edge, true)}});
  };
  std::vector<std::string> needs;
  std::vector<std::pair<std::size_t, int>> lacks;  // a side and a colour that it can't have
  std::vector<Colours> rest = instance_.kinds[kind].readings;
  for (std::size_t i = 0; i < edges.size(); ++i)
    for (const Fact fact : facts) {
      if (fact.variable >= edge_variables() || fact.variable / colours() != edges[i]) continue;
      const int colour = fact.variable % colours();
      if (!fact.holds) {
        lacks.emplace_back(i, colour);
        continue;
      }
      needs.push_back(named(colour_in(fact), edges[i]));
      std::erase_if(rest, [&](const Colours& reading) { return reading[i] != colour; });
    }
  // Of those no more than it takes.
  for (std::size_t i = lacks.size(); i-- > 0;) {
    auto fewer = lacks;
    fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
    const bool enough = std::all_of(rest.begin(), rest.end(), [&](const Colours& reading) {
      return std::any_of(fewer.begin(), fewer.end(),
                         [&](const auto& lack) { return reading[lack.first] == lack.second; });
    });
    if (enough) lacks = std::move(fewer);
  }
  std::vector<std::string> ruled_out;
  for (std::size_t i = 0; i < edges.size(); ++i) {
    std::vector<std::string> names;
    for (const auto& [side, colour] : lacks)
      if (side == i) names.push_back(instance_.colours[at(colour)]);
    if (!names.empty()) ruled_out.push_back(named(say_all(names), edges[i]));
  }
  if (needs.empty() && lacks.empty()) return instance_.face_name(face);
  return say(words::unfit_face, {{"face", instance_.face_name(face)},
                                 {"needs", needs.empty() ? "none" : say_all(needs)},
                                 {"lacks", ruled_out.empty() ? "none" : say_all(ruled_out)},
                                 {"count", lacks.size()}});
}

std::string PieceWording::only_face_sentence(const Deduction& deduction) const {
  const auto& [technique, because, derived, about] = deduction;
  if (about[0] < 0) return say(words::step_few_pieces, {{"edges", instance_.faces[about[1]].size()}});
  std::vector<std::string> names, others;
  for (int f = 0; f < faces(); ++f) {
    const auto is_there = [&](Fact fact) {
      return fact.holds && fact.variable >= edge_variables() && lies_of(fact.variable).face == f;
    };
    if (std::any_of(derived.begin(), derived.end(), is_there))
      names.push_back(instance_.face_name(f));
    else if (at(instance_.kinds[about[0]].length()) == instance_.faces[f].size() &&
             std::none_of(because.begin(), because.end(), is_there))
      others.push_back(unfit(f, about[0], because));
  }
  return say(derived.empty() ? words::step_no_face : words::step_only_face,
             {{"piece", about[0] + 1},
              {"single", instance_.kinds[about[0]].count == 1 ? "yes" : "no"},
              {"count", names.size()},
              {"faces", say_all(names)},
              {"others", others.empty() ? "none" : say_any(others)}});
}

std::string PieceWording::two_faces_sentence(const Deduction& deduction, const char* after) const {
  const std::vector<int>& about = deduction.about;
  std::string allowed[2];
  std::vector<std::string> possible = instance_.colours;  ///< before the face is looked at
  std::span<const int> rest = std::span(about).subspan(1);
  const auto list = [&] {
    const auto size = static_cast<std::size_t>(std::find(rest.begin(), rest.end(), -1) - rest.begin());
    return std::exchange(rest, rest.subspan(size + 1)).first(size);
  };
  std::span<const int> lists[4];  // of each face colours and kinds
  for (auto& one : lists) one = list();
  // What a face rules out is told after the pieces that fit the other.
  const std::size_t first = lists[1].empty() && !lists[3].empty() ? 1 : 0;
  for (const std::size_t place : {0, 1}) {
    const std::size_t which = place == 0 ? first : 1 - first;
    const int where = instance_.sides[about[0]][which].face;
    const char* const goes_on = place == 0 ? after : "no";
    std::vector<std::string> names, others = possible;
    for (const int c : lists[2 * which]) {
      names.push_back(instance_.colours[c]);
      std::erase(others, names.back());
    }
    possible = names;
    const auto kinds = lists[2 * which + 1];
    allowed[place] = kinds.empty() ? each_once(deduction, where, about[0], others) : std::string();
    if (!allowed[place].empty()) continue;
    const bool rules_out = place == 1 && kinds.empty() && !others.empty();
    allowed[place] = say(rules_out ? words::step_excluded : words::face_allows,
                         {{"face", instance_.face_name(where)},
                          {"asked", needs_of(where, deduction.because, goes_on)},
                          {"these", only_these(deduction, where, kinds, goes_on)},
                          {"edge", edge_name(about[0])},
                          {"colours", say_any(rules_out ? others : names)},
                          {"neighbour", "none"},
                          {"after", goes_on}});
  }
  return say(words::step_two_faces,
             {{"one", allowed[0]},
              {"two", allowed[1]},
              {"edge", edge_name(about[0])},
              {"is", deduction.derived.empty() ? "none" : "one"},
              {"colour", deduction.derived.empty() ? std::string() : colour_in(deduction.derived[0])}});
}

std::string PieceWording::sentence(const Deduction& deduction, const char* after) const {
  const std::vector<Fact>& derived = deduction.derived;
  const std::vector<int>& about = deduction.about;
  const bool impossible = derived.empty();
  const auto face = [&](std::size_t i) { return instance_.face_name(about[i]); };
  const auto colour = [&](std::size_t i) { return i < about.size() ? instance_.colours[about[i]] : std::string(); };
  const auto derived_colour = [&] { return impossible ? std::string() : colour_in(derived[0]); };
  switch (deduction.technique) {
    case one_colour: {
      const bool known = about.size() > 1;
      return say(impossible ? (known ? words::step_both_colours : words::step_no_colour)
                 : known    ? words::step_one_colour
                            : words::step_last_colour,
                 {{"edge", edge_name(about[0])},
                  {"one", colour(1)},
                  {"two", colour(2)},
                  {"colour", known ? colour(1) : derived_colour()}});
    }
    case only_piece:
    case only_turn: {
      return say(impossible                         ? words::step_no_piece
                 : deduction.technique == only_turn ? words::step_only_turn
                                                    : words::step_only_piece,
                 {{"face", face(0)},
                  {"piece", impossible ? 0 : about[1] + 1},
                  {"asked", colours_round(about[0], deduction.because)},
                  {"barred", impossible ? barred_round(about[0], deduction.because) : "none"},
                  {"brought", colours_round(about[0], derived)},
                  {"after", after},
                  {"turn", about.size() > 2 && about[2] != 0 ? "known" : "open"}});
    }
    case forced_colour:
      return say(words::step_forced_colour,
                 {{"face", face(0)},
                  {"asked", needs_of(about[0], deduction.because, after)},
                  {"these", only_these(deduction, about[0], std::span(about).subspan(2), after)},
                  {"edge", edge_name(about[1])},
                  {"colour", derived_colour()},
                  {"after", after}});
    case only_face:
      return only_face_sentence(deduction);
    case two_faces:
      return two_faces_sentence(deduction, after);
    case counted: {
      std::vector<Fact> chosen, held;
      for (const Fact fact : derived)
        if (fact.variable % colours() == about[0]) chosen.push_back(fact);
      for (const Fact fact : deduction.because)
        if (fact.variable < edge_variables() && fact.variable % colours() == about[0] && fact.holds)
          held.push_back(fact);
      return say(about[1] == odd_sides    ? words::step_odd_sides
                 : about[1] == most_edges ? words::step_most_edges
                                          : words::step_fewest_edges,
                 {{"colour", colour(0)},
                  {"sides", about[2]},
                  {"edges", about[1] == most_edges ? about[2] / 2 : about[2]},
                  {"is", impossible ? "none" : "some"},
                  {"list", edge_names(chosen)},
                  {"found", edge_names(held)},
                  {"held", held.size()},
                  {"count", chosen.size()}});
    }
    case two_pieces:
      return say(words::step_two_pieces,
                 {{"one", face(0)}, {"two", face(1)}, {"first", about[2] + 1}, {"second", about[3] + 1}});
    default: {  // excluded
      std::vector<std::string> names;
      for (const Fact fact : derived) names.push_back(colour_in(fact));
      const int edge = derived.front().variable / colours();
      if (std::string once = each_once(deduction, about[0], edge, names); !once.empty()) return once;
      const auto& [one, two] = instance_.sides[edge];
      const int neighbour = one.face == about[0] ? two.face : one.face;
      return say(words::step_excluded, {{"face", face(0)},
                                        {"asked", needs_of(about[0], deduction.because, after)},
                                        {"edge", edge_name(edge)},
                                        {"colours", say_any(names)},
                                        {"count", names.size()},
                                        {"neighbour", neighbour == about[0] ? "none" : instance_.face_name(neighbour)},
                                        {"after", after}});
    }
  }
}

}  // namespace schlegel::quintomino
