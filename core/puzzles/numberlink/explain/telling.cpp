// What the techniques of Numberlink are told by, and what is lit.
#include <algorithm>
#include <cstdlib>

#include "base/index.hpp"
#include "base/text.hpp"
#include "puzzles/numberlink/explain/line_facts.hpp"

namespace schlegel::numberlink {
namespace {

constexpr std::size_t most_named = 6;

}  // namespace

std::string LineFacts::place(Vertex v) const { return place_name(instance_, v); }

std::string LineFacts::places(std::span<const int> vertices) const {
  std::vector<std::string> names;
  for (const Vertex v : vertices)
    if (names.empty() || names.back() != place(v)) names.push_back(place(v));
  if (names.size() > most_named) return say(words::these_places, {{"count", names.size()}});
  return instance_.width == 0 ? say_all(names) : join(names, "; ");
}

std::string LineFacts::link_name(Edge e) const {
  const auto [u, v] = graph_.ends(e);
  if (instance_.width == 0) return say(words::link_between, {{"from", place(u)}, {"to", place(v)}});
  auto [column, row] = instance_.cells[u];
  auto [column_to, row_to] = instance_.cells[v];
  if (row == row_to && std::abs(column - column_to) == 1)
    return say(words::link_in_row,
               {{"row", row + 1}, {"from", std::min(column, column_to) + 1}, {"to", std::max(column, column_to) + 1}});
  if (column == column_to && std::abs(row - row_to) == 1)
    return say(words::link_in_column,
               {{"column", column + 1}, {"from", std::min(row, row_to) + 1}, {"to", std::max(row, row_to) + 1}});
  return say(words::link_from_to, {{"from", place(u)}, {"to", place(v)}});
}

std::string LineFacts::link_names(std::span<const Fact> facts) const {
  std::vector<std::string> names;
  for (const Fact fact : facts)
    if (is_link(fact)) names.push_back(link_name(fact.variable));
  return names.size() <= most_named ? say_all(names) : say(words::these_links, {{"count", names.size()}});
}

std::string LineFacts::name(Fact fact) const {
  if (is_link(fact))
    return say(fact.holds ? words::link_is_drawn : words::link_is_closed, {{"link", link_name(fact.variable)}});
  const std::string where = place(place_of(fact));
  if (!is_label(fact)) return say(fact.holds ? words::place_is_filled : words::place_stays_empty, {{"place", where}});
  return say(fact.holds ? words::is_on_line : words::is_not_on_line, {{"place", where}, {"line", line(pair_of(fact))}});
}

void LineFacts::light(ReasonPart& part, Fact fact, bool other) const {
  if (!is_link(fact)) {
    part.light(graph_.name(place_of(fact)), other, is_label(fact) ? line(pair_of(fact)) : std::string());
    return;
  }
  const auto [u, v] = graph_.ends(fact.variable);
  part.light(graph_.name(u), graph_.name(v), other);
}

ReasonPart LineFacts::tell(const Deduction& deduction) const {
  const int technique = deduction.technique;
  const std::vector<Fact>&because = deduction.because, &derived = deduction.derived;
  const std::vector<int>& about = deduction.about;
  ReasonPart part;
  const bool impossible = derived.empty();
  const std::string links = link_names(derived);
  const auto count = std::count_if(derived.begin(), derived.end(), [&](Fact fact) { return is_link(fact); });
  const auto light_places = [&](std::span<const int> vertices, bool other) {
    for (const Vertex v : vertices) part.light(graph_.name(v), other);
  };
  const auto light_drawn = [&] {
    for (const Fact fact : because)
      if (is_link(fact) && fact.holds) light(part, fact, false);
  };
  for (const Fact fact : derived) light(part, fact, true);
  switch (technique) {
    case only_exit: {
      light_places(about, false);
      light_drawn();
      const Vertex v = about[0];
      part.sentence = is_terminal(v) ? say(impossible ? words::tell_no_exit : words::tell_only_exit,
                                           {{"line", line(pair_at_[v])}, {"place", place(v)}, {"links", links}})
                                     : say(impossible ? words::tell_no_way_on : words::tell_one_way_on,
                                           {{"place", place(v)}, {"links", links}});
      break;
    }
    case full_place: {
      light_places(about, false);
      light_drawn();
      const Vertex v = about[0];
      part.sentence = say(impossible ? words::tell_too_many_links : words::tell_full_place,
                          {{"place", place(v)},
                           {"at", is_terminal(v) ? "end" : "middle"},
                           {"line", is_terminal(v) ? line(pair_at_[v]) : std::string()},
                           {"count", count},
                           {"links", links}});
      break;
    }
    case corner:
    case two_ways: {
      light_places(about, false);
      const Vertex v = about[0];
      const auto open =
          graph_.degree(v) - std::count_if(because.begin(), because.end(), [&](Fact fact) { return is_link(fact); });
      part.sentence = say(impossible            ? words::tell_too_few_ways
                          : technique == corner ? words::tell_corner
                                                : words::tell_two_ways,
                          {{"place", place(v)}, {"ways", open}, {"links", links}});
      break;
    }
    case dead_end: {
      light_places(about, false);
      light_drawn();
      const bool was_empty = !because.empty() && because.back().variable == filled(about[0]);
      part.sentence =
          say(impossible ? words::tell_not_empty
              : std::count_if(because.begin(), because.end(), [&](Fact f) { return !is_link(f); }) > 0 || was_empty
                  ? words::tell_empty_place
                  : words::tell_dead_end,
              {{"place", place(about[0])}, {"links", links}, {"count", count}});
      break;
    }
    case early_loop:
      light_drawn();
      part.sentence = impossible ? say(words::tell_loop)
                                 : say(words::tell_early_loop,
                                       {{"from", place(about[0])}, {"to", place(about[1])}, {"links", links}});
      break;
    case two_lines:
      light_places(std::span(about).first(1), false);
      light_drawn();
      if (!impossible)
        part.sentence = say(words::tell_two_lines, {{"place", place(about[0])},
                                                    {"line", line(about[1])},
                                                    {"other", line(about[2])},
                                                    {"links", links},
                                                    {"count", count}});
      else if (about[2] < 0)
        part.sentence = say(words::tell_wrong_line, {{"place", place(about[0])}, {"line", line(about[1])}});
      else
        part.sentence = say(words::tell_lines_joined, {{"line", line(about[1])}, {"other", line(about[2])}});
      break;
    case no_touching:
      light_places(std::span(about).subspan(1), false);
      light_drawn();
      if (about[0] == 0)
        part.sentence = say(impossible ? words::tell_touching : words::tell_must_be_linked,
                            {{"place", place(about[1])}, {"other", place(about[2])}, {"links", links}});
      else
        part.sentence =
            say(words::tell_would_touch, {{"place", place(about[2])}, {"other", place(about[3])}, {"links", links}});
      break;
    case cut_off:
      light_places(std::span(about).subspan(1), false);
      part.sentence =
          say(words::tell_cut_off, {{"line", line(about[0])}, {"places", places(std::span(about).subspan(1))}});
      break;
    case stranded:
      light_places(about, false);
      part.sentence =
          say(impossible ? words::tell_stranded : words::tell_no_line_through,
              {{"places", places(about)}, {"count", about.size()}, {"cover", instance_.rules.cover ? "yes" : "no"}});
      break;
    case crossing:
      for (std::size_t i = 0; i < 4; ++i) part.light(graph_.name(about[i]), i % 2 == 1);
      part.sentence = say(words::tell_crossing, {{"first", place(about[0])},
                                                 {"second", place(about[1])},
                                                 {"third", place(about[2])},
                                                 {"fourth", place(about[3])}});
      break;
    case bottleneck: {
      const bool link = about[1] != 0;
      light_places(std::span(about).subspan(link ? 4 : 3), false);
      part.sentence = say(link ? words::tell_bottleneck_link : words::tell_bottleneck,
                          {{"line", line(about[0])}, {"place", place(about[2])}, {"links", links}});
      break;
    }
    case crowded: {
      const bool told_first = about[0] != 0;
      const std::size_t from = told_first ? 2 + at(about[1]) : 1;
      const std::span<const int> cut = std::span(about).subspan(from + 1, at(about[from]));
      const std::span<const int> needed_by = std::span(about).subspan(from + 1 + cut.size());
      std::vector<std::string> lines;
      for (const int p : needed_by) lines.push_back(line(p));
      if (!told_first || !lines.empty())
        part.sentence =
            say(impossible && !told_first ? words::tell_crowded : words::tell_crowded_just,
                {{"lines", say_all(lines)}, {"number", lines.size()}, {"count", cut.size()}, {"places", places(cut)}});
      light_places(cut, true);
      if (told_first) {
        Deduction rest = deduction;
        rest.technique = out_of_reach;
        rest.about.assign(about.begin() + 2, about.begin() + 2 + about[1]);
        const ReasonPart told = tell(rest);
        part.sentence += (part.sentence.empty() ? "" : " ") + told.sentence;
        part.spots.insert(part.spots.end(), told.spots.begin(), told.spots.end());
      } else if (!links.empty()) {
        part.sentence += " " + say(words::tell_links_between, {{"links", links}, {"count", count}});
      }
      break;
    }
    case out_of_reach: {
      const std::span<const int> where = std::span(about).subspan(about[0] == 0 ? 2 : 1);
      light_places(where, false);
      switch (about[0]) {
        case 0:
          part.sentence = say(words::tell_only_line,
                              {{"line", line(about[1])}, {"places", places(where)}, {"count", where.size()}});
          break;
        case 1:
          part.sentence = say(words::tell_no_line, {{"place", place(where[0])}});
          break;
        case 2:
          part.sentence = say(words::tell_out_of_reach, {{"places", places(where)}, {"count", where.size()}});
          break;
        default:
          part.sentence =
              say(words::tell_unused_link, {{"place", place(where[0])}, {"other", place(where[1])}, {"links", links}});
      }
      break;
    }
    default:
      part.sentence = say(words::colours_differ);
      for (Vertex v = 0; v < graph_.order(); ++v) part.light(graph_.name(v), colour_[v] < 0);
  }
  return part;
}

}  // namespace schlegel::numberlink
