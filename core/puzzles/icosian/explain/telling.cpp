// What the techniques of the Icosian game are told by, and what is lit.
#include <algorithm>
#include <iterator>

#include "base/index.hpp"
#include "base/text.hpp"
#include "play/graph_puzzle.hpp"
#include "puzzles/icosian/explain/tour_facts.hpp"
#include "puzzles/icosian/proof/certificate.hpp"

namespace schlegel::icosian {

std::string TourFacts::hole(Vertex v) const { return is_helper(v) ? std::string() : display_name(here_.graph, v); }

std::string TourFacts::holes(std::span<const int> vertices) const {
  std::vector<Vertex> real;
  std::copy_if(vertices.begin(), vertices.end(), std::back_inserter(real), [&](Vertex v) { return !is_helper(v); });
  return named(here_.graph, real);
}

std::string TourFacts::line_name(int line) const {
  const CycleModel::Line& ends = model_.lines[line];
  if (is_helper(ends.v)) return say(words::end_at, {{"hole", hole(ends.u)}});
  return say(words::line_between, {{"from", hole(ends.u)}, {"to", hole(ends.v)}});
}

std::string TourFacts::line_names(std::span<const Fact> facts) const {
  std::vector<std::string> names;
  for (const Fact fact : facts) names.push_back(line_name(fact.variable));
  return say_all(names);
}

std::string TourFacts::name(Fact fact) const {
  const CycleModel::Line& line = model_.lines[fact.variable];
  if (is_helper(line.v)) return say(fact.holds ? words::ends_at : words::does_not_end_at, {{"hole", hole(line.u)}});
  return say(fact.holds ? words::line_is_used : words::line_is_closed, {{"line", line_name(fact.variable)}});
}

void TourFacts::light(ReasonPart& part, Fact fact, bool other) const {
  const CycleModel::Line& line = model_.lines[fact.variable];
  if (is_helper(line.v))
    part.light(here_.graph.name(line.u), other);
  else
    part.light(here_.graph.name(line.u), here_.graph.name(line.v), other);
}

ReasonPart TourFacts::tell(const Deduction& deduction) const {
  const int technique = deduction.technique;
  const std::vector<Fact>&because = deduction.because, &derived = deduction.derived;
  const std::vector<int>& about = deduction.about;
  ReasonPart part;
  const bool impossible = derived.empty();
  const auto derived_names = line_names(derived);
  const auto light_holes = [&](std::span<const int> vertices, bool other) {
    for (const Vertex v : vertices)
      if (!is_helper(v)) part.light(here_.graph.name(v), other);
  };
  const auto light_used = [&] {
    for (const Fact fact : because)
      if (fact.holds) light(part, fact, false);
  };
  for (const Fact fact : derived) light(part, fact, true);
  const char* const is = derived.empty() ? "none" : derived.front().holds ? "used" : "closed";
  switch (technique) {
    case conditions:
      part.sentence =
          about.front() != 0 ? say(words::no_opening) : say(here_.closed ? words::too_small : words::nothing_to_visit);
      break;
    case two_lines:
    case full_hole: {
      light_holes(about, false);
      light_used();
      const bool helper = is_helper(about.front());
      const int left = static_cast<int>(model_.at_vertex[about.front()].size() - because.size());
      part.sentence =
          technique == two_lines
              ? impossible ? say(words::tell_too_few_lines,
                                 {{"at", helper ? "ends" : "hole"}, {"hole", hole(about.front())}, {"lines", left}})
                           : say(words::tell_two_lines, {{"at", helper ? "ends" : "hole"},
                                                         {"hole", hole(about.front())},
                                                         {"count", derived.size()},
                                                         {"lines", derived_names}})
          : impossible ? say(words::tell_three_lines, {{"at", helper ? "ends" : "hole"}, {"hole", hole(about.front())}})
                       : say(words::tell_full_hole, {{"at", helper ? "ends" : "hole"},
                                                     {"hole", hole(about.front())},
                                                     {"count", derived.size()},
                                                     {"lines", derived_names}});
      break;
    }
    case early_loop: {
      light_used();
      const bool path = std::any_of(about.begin(), about.end(), [&](Vertex v) { return is_helper(v); });
      part.sentence = say(impossible ? words::tell_loop : words::tell_early_loop, {{"at", path ? "path" : "loop"},
                                                                                   {"holes", holes(about)},
                                                                                   {"from", hole(about.front())},
                                                                                   {"to", hole(about.back())},
                                                                                   {"lines", derived_names}});
      break;
    }
    case cut_hole:
    case two_holes: {
      const std::span<const int> removed(about.data() + 1, at(about.front()));
      int pieces = 0;
      for (std::size_t next = 1 + removed.size(); next < about.size(); next += 1 + at(about[next])) {
        if (pieces++ == 0) light_holes(std::span(about).subspan(next + 1, at(about[next])), false);
      }
      light_holes(removed, true);
      const auto named = std::count_if(removed.begin(), removed.end(), [&](Vertex v) { return !is_helper(v); });
      if (impossible && because.size() + removed.size() > 0 &&
          std::any_of(because.begin(), because.end(), [](Fact f) { return f.holds; }))
        part.sentence = say(words::tell_joined_holes, {{"holes", holes(removed)}, {"pieces", pieces}});
      else
        part.sentence = say(impossible ? words::tell_falls_apart : words::tell_two_pieces,
                            {{"count", named},
                             {"holes", holes(removed)},
                             {"pieces", pieces},
                             {"most", std::max<std::size_t>(1, removed.size())},
                             {"lines", derived_names}});
      break;
    }
    case cut_of_two: {
      light_holes(about, false);
      std::vector<Fact> open;  // the lines across the border that are left
      std::vector<char> inside(model_.order, 0);
      for (const Vertex v : about) inside[v] = 1;
      for (int i = 0; i < variables(); ++i)
        if (inside[model_.lines[i].u] != inside[model_.lines[i].v] &&
            std::find(because.begin(), because.end(), Fact{i, false}) == because.end())
          open.push_back({i, true});
      for (const Fact fact : open)
        if (std::find(derived.begin(), derived.end(), fact) == derived.end()) light(part, fact, true);
      part.sentence = say(impossible ? words::tell_one_way : words::tell_cut_of_two,
                          {{"holes", holes(about)}, {"lines", line_names(open)}, {"count", derived.size()}});
      break;
    }
    case parity: {
      light_holes(about, false);
      light_used();
      const auto used = std::count_if(because.begin(), because.end(), [](Fact f) { return f.holds; });
      part.sentence = say(impossible ? words::tell_odd_border : words::tell_parity,
                          {{"holes", holes(about)}, {"used", used}, {"lines", derived_names}, {"is", is}});
      break;
    }
    default: {  // colours
      const auto first = at(about[1]);
      const std::span<const int> sides(about.data() + 2, about.size() - 2);
      light_holes(sides.first(first), false);
      light_holes(sides.subspan(first), true);
      const std::size_t many = std::max(first, sides.size() - first), few = sides.size() - many;
      part.sentence = about.front() < 0
                          ? say(words::tell_colours, {{"many", many}, {"few", few}})
                          : say(words::tell_colours_but_one,
                                {{"many", many}, {"few", few}, {"line", line_name(about.front())}, {"is", is}});
      break;
    }
  }
  return part;
}

}  // namespace schlegel::icosian
