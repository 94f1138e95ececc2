#include "puzzles/numberlink/proof/wording.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "base/index.hpp"
#include "base/text.hpp"
#include "play/words.hpp"
#include "puzzles/numberlink/numberlink.hpp"

namespace schlegel::numberlink {
namespace {

constexpr std::size_t most_named = 3;

}  // namespace

LineWording::LineWording(const Instance& instance) : instance_(instance), graph_(instance.graph) {
  constexpr std::size_t most_labels = 100'000;
  const std::size_t n = graph_.order();
  pair_at_.assign(n, -1);
  filled_.assign(n, -1);
  first_label_.assign(n, -1);
  for (int p = 0; p < pairs(); ++p)
    for (const Vertex v : {instance.pairs[p].a, instance.pairs[p].b}) pair_at_[v] = p;
  variables_ = graph_.size();
  const bool labels = n * instance.pairs.size() <= most_labels;
  for (Vertex v = 0; v < graph_.order(); ++v) {
    if (is_terminal(v)) continue;
    if (!instance.rules.cover) filled_[v] = variables_++;
    if (labels) {
      first_label_[v] = variables_;
      variables_ += pairs();
    }
    owner_.resize(variables_ - graph_.size(), v);
  }
}

std::string LineWording::place(Vertex v) const { return place_name(instance_, v); }

std::string LineWording::places(std::span<const int> vertices) const {
  std::vector<std::string> names;
  for (const Vertex v : vertices)
    if (names.empty() || names.back() != place(v)) names.push_back(place(v));
  if (names.size() > most_named)
    return say(words::these_vertices, {{"count", names.size()}, {"board", board_kind(instance_)}});
  return say_all(names);
}

std::string LineWording::link_name(Edge e) const {
  const auto [u, v] = graph_.ends(e);
  if (const auto [right, down] = step_between(instance_, u, v); right + down != 0)
    return say(right != 0 ? words::way_right : words::way_down, {{"place", place(right + down > 0 ? u : v)}});
  return say(words::way_from_to, {{"from", place(u)}, {"to", place(v)}});
}

std::string LineWording::link_names(std::span<const Fact> facts) const {
  std::vector<std::string> names;
  for (const Fact fact : facts)
    if (is_link(fact)) names.push_back(link_name(fact.variable));
  return names.size() <= most_named ? say_any(names) : say(words::these_edges, {{"count", names.size()}});
}

std::vector<Vertex> LineWording::others(Vertex v, std::span<const Fact> facts) const {
  std::vector<Vertex> ends;
  for (const Fact fact : facts)
    if (is_link(fact)) ends.push_back(graph_.other_end(fact.variable, v));
  return ends;
}

Vertex LineWording::led_to(Vertex v, Vertex from, std::span<const Fact> drawn) const {
  for (int steps = 0; steps < graph_.order(); ++steps) {
    const auto on = std::find_if(drawn.begin(), drawn.end(), [&](const Fact& fact) {
      if (!fact.holds || !is_link(fact)) return false;
      const auto [a, b] = graph_.ends(fact.variable);
      return (a == v && b != from) || (b == v && a != from);
    });
    if (on == drawn.end()) break;
    from = std::exchange(v, graph_.other_end(on->variable, v));
  }
  return v;
}

std::vector<std::string> LineWording::ways(Vertex v, std::span<const Fact> facts) const {
  std::vector<std::string> names;
  for (const Vertex u : others(v, facts)) names.push_back(way_name(instance_, v, u));
  return names;
}

Vertex LineWording::other_level(Vertex v) const {
  for (const Vertex u : {v - 1, v + 1})
    if (instance_.width > 0 && u >= 0 && u < graph_.order() && instance_.cells[u] == instance_.cells[v]) return u;
  return no_vertex;
}

std::vector<Fact> LineWording::open_links(const Deduction& deduction) const {
  const auto& because = deduction.because;
  std::vector<Fact> open;
  for (const auto& [u, e] : graph_.around(deduction.about[0]))
    if (std::find(because.begin(), because.end(), Fact{e, false}) == because.end()) open.push_back({e, true});
  return open;
}

std::string LineWording::goes_from(Vertex v, std::span<const Fact> facts, int pair) const {
  const std::string ways =
      say(words::goes_from,
          {{"board", board_kind(instance_)}, {"place", place(v)}, {"ways", say_all(this->ways(v, facts))}});
  return say(words::line_goes, {{"line", pair < 0 ? "none" : line(pair)}, {"ways", ways}});
}

std::string LineWording::origin(const Deduction& deduction) const {
  const auto& because = deduction.because;
  const auto drawn =
      std::find_if(because.begin(), because.end(), [this](Fact fact) { return fact.holds && is_link(fact); });
  if (drawn == because.end()) return {};
  const Vertex v = deduction.about[0], from = graph_.other_end(drawn->variable, v);
  const auto [right, down] = step_between(instance_, v, from);
  return say(right < 0   ? words::from_left
             : right > 0 ? words::from_right
             : down < 0  ? words::from_above
             : down > 0  ? words::from_below
                         : words::from_place,
             {{"place", place(from)}});
}

std::string LineWording::line_names(std::vector<int> lines) const {
  std::sort(lines.begin(), lines.end(),
            [this](int a, int b) { return std::pair(line(a).size(), line(a)) < std::pair(line(b).size(), line(b)); });
  std::vector<std::string> names;
  for (const int each : lines) names.push_back(line(each));
  return say_all(names);
}

std::string LineWording::name(Fact fact) const {
  if (is_link(fact))
    return say(fact.holds ? words::edge_is_drawn : words::edge_is_crossed_out, {{"link", link_name(fact.variable)}});
  const std::string where = place(place_of(fact));
  if (!is_label(fact)) return say(fact.holds ? words::vertex_is_filled : words::vertex_stays_empty, {{"place", where}});
  return say(fact.holds ? words::is_on_line : words::is_not_on_line, {{"place", where}, {"line", line(pair_of(fact))}});
}

void LineWording::light(ReasonPart& part, Fact fact, bool other) const {
  if (!is_link(fact)) {
    part.light_once(graph_.name(place_of(fact)), other, is_label(fact) ? line(pair_of(fact)) : std::string());
    return;
  }
  const auto [u, v] = graph_.ends(fact.variable);
  part.light(graph_.name(u), graph_.name(v), other);
}

void LineWording::light(ReasonPart& part, std::span<const Vertex> places, bool other) const {
  for (const Vertex v : places) part.light(graph_.name(v), other);
}

std::optional<std::string> LineWording::clause(const Deduction& reason, const Deduction& needed_by) const {
  if (reason.technique != two_lines && reason.technique != full_place) return std::nullopt;
  // What bars the way is named there.
  if (std::find(needed_by.about.begin(), needed_by.about.end(), in_the_way) != needed_by.about.end()) return "";
  if (needed_by.derived.empty() || (needed_by.technique != only_exit && needed_by.technique != two_ways))
    return std::nullopt;
  const Vertex here = needed_by.about[0], there = reason.about[0];
  if (reason.technique == full_place)
    return say(words::is_full, {{"place", place(there)},
                                {"at", is_terminal(there) ? "end" : "middle"},
                                {"line", is_terminal(there) ? line(pair_at_[there]) : std::string()}});
  const std::vector<Vertex> next = here == there ? others(there, reason.derived) : std::vector{there};
  return say(words::are_on_line,
             {{"places", places(next)}, {"count", next.size()}, {"line", line(reason.about[here == there ? 2 : 1])}});
}

/// Whose line has one way out there, where that is drawn; -1: it isn't.
int LineWording::pair_of_exit(const Deduction& deduction) const {
  const std::vector<int>& about = deduction.about;
  return about.size() > 1 ? about[1] : pair_at_[about[0]];
}

std::string LineWording::with_reasons(std::string_view reasons, const Deduction& deduction) const {
  const Vertex v = deduction.about[0];
  const bool both = deduction.technique == two_ways;
  const int pair = both ? -1 : pair_of_exit(deduction);
  return say(both             ? words::because_two_ways
             : is_terminal(v) ? words::because_only_exit
             : pair >= 0      ? words::because_line_goes_on
                              : words::because_one_way_on,
             {{"reasons", reasons},
              {"line", pair >= 0 ? line(pair) : std::string()},
              {"place", place(v)},
              {"origin", origin(deduction)},
              {"ways", say_all(ways(v, both ? open_links(deduction) : deduction.derived))}});
}

void LineWording::write(const Deduction& deduction, ReasonPart& part) const {
  const int technique = deduction.technique;
  if (technique <= dead_end) return write_at_place(deduction, part);
  if (technique == crowded) return write_crowded(deduction, part);
  if (technique == colours) return write_colours(deduction.about, part);
  if (technique == out_of_reach) return write_out_of_reach(deduction.about, deduction.because, false, part);
  const std::vector<Fact>&because = deduction.because, &derived = deduction.derived;
  std::span<const int> about = deduction.about;
  const bool impossible = derived.empty();
  const std::optional<Bars> taken = take_bars(about, part);
  const std::string bars = taken ? bars_in_words(*taken) : "none";
  switch (technique) {
    case early_loop:
      light_cited(part, because, graph_.size());
      part.sentence = impossible ? say(words::step_loop)
                                 : say(words::step_early_loop, {{"from", place(about[0])}, {"to", place(about[1])}});
      break;
    case two_lines:
      light(part, about.first(1), false);
      light_cited(part, because, graph_.size());
      if (!impossible)
        part.sentence = capitalised(say(words::step_two_lines, {{"place", place(about[0])},
                                                                {"line", line(about[1])},
                                                                {"other", line(about[2])},
                                                                {"there", places(others(about[0], derived))}}));
      else if (about[2] < 0)
        part.sentence = say(words::step_wrong_line, {{"place", place(about[0])}, {"line", line(about[1])}});
      else
        part.sentence = say(words::step_lines_connected, {{"line", line(about[1])}, {"other", line(about[2])}});
      break;
    case no_touching:
      light(part, about.subspan(1), false);
      light_cited(part, because, graph_.size());
      if (about[0] == 0)
        part.sentence = say(impossible ? words::step_touching : words::step_must_be_linked,
                            {{"place", place(about[1])}, {"other", place(about[2])}});
      else
        part.sentence = say(words::step_would_touch,
                            {{"from", place(about[1])}, {"place", place(about[2])}, {"other", place(about[3])}});
      break;
    case cut_off:
      part.light(graph_.name(about[1]), true);
      for (const int v : about.subspan(2)) part.tint(graph_.name(v), about[0]);
      part.sentence =
          say(words::step_cut_off, {{"line", line(about[0])}, {"places", places(about.subspan(2))}, {"bars", bars}});
      break;
    case stranded:
      light(part, about, false);
      part.sentence = say(impossible ? words::step_stranded : words::step_no_line_through,
                          {{"places", places(about)},
                           {"board", board_kind(instance_)},
                           {"cover", instance_.rules.cover ? "yes" : "no"}});
      break;
    case crossing:
      for (std::size_t i = 0; i < 4; ++i) part.light(graph_.name(about[i]), i % 2 == 1);
      part.sentence = say(words::step_crossing, {{"first", place(about[0])},
                                                 {"second", place(about[1])},
                                                 {"third", place(about[2])},
                                                 {"fourth", place(about[3])}});
      break;
    default: {  // bottleneck
      const bool link = about[1] != 0;
      part.spots.clear();  // the lines that bar the way are seen where the area ends
      if (!link) light(part, about.subspan(2, 1), false);
      part.line = line(about[0]);
      for (const int v : about.subspan(link ? 4 : 3)) part.tint(graph_.name(v), about[0]);
      part.sentence =
          say(link ? words::step_bottleneck_edge : words::step_bottleneck,
              {{"line", line(about[0])}, {"place", place(about[2])}, {"links", link_names(derived)}, {"bars", bars}});
      break;
    }
  }
}

void LineWording::write_out_of_reach(std::span<const int> about, std::span<const Fact> because, bool barrier,
                                     ReasonPart& part) const {
  const Bars taken = take_bars(about, part).value_or(Bars());
  const int sort = about[0], line_here = sort == 1 || sort == 2 ? -1 : about[1];
  const std::string bars = bars_in_words(taken, sort == 0 ? line_here : -1, barrier);
  const std::span<const int> where = about.subspan(sort == 1 || sort == 2 ? 1 : 2);
  light(part, where, false);
  const Vertex end = where.size() == 2 ? led_to(where.back(), where.front(), because) : where.back();
  const auto put = [&](const Sentence& sentence) {
    return capitalised(say(sentence, {{"line", line_here < 0 ? "none" : line(line_here)},
                                      {"end", end == where.back() ? "none" : place(end)},
                                      {"places", places(where)},
                                      {"place", place(where.front())},
                                      {"other", place(where.back())},
                                      {"count", where.size()},
                                      {"bars", bars},
                                      {"bar", lines_named(taken.lines)}}));
  };
  constexpr const Sentence* sentences[] = {&words::step_only_line,     &words::step_no_line,
                                           &words::step_out_of_reach,  &words::step_unused_edge,
                                           &words::step_crossing_edge, &words::step_edge_into_barrier};
  part.sentence = put(*sentences[sort]);
}

std::optional<LineWording::Bars> LineWording::take_bars(std::span<const int>& about, ReasonPart& part) const {
  const auto end = std::find(about.begin(), about.end(), in_the_way);
  if (end == about.end()) return std::nullopt;
  const std::span<const int> found = about.subspan(static_cast<std::size_t>(end - about.begin()) + 1);
  about = about.first(about.size() - found.size() - 1);
  Bars bars;
  for (std::size_t i = 0; i < found.size(); i += 2) {
    if (found[i + 1] < 0) {
      bars.ruled_out.push_back(barred(found[i + 1]));
      light(part, {bars.ruled_out.back(), false}, true);
      continue;
    }
    bars.lines.insert(found[i + 1]);
    part.light_once(graph_.name(found[i]), true);
  }
  return bars;
}

std::string LineWording::lines_named(const std::set<int>& lines) const {
  return say(words::lines_named, {{"count", lines.size()}, {"lines", line_names({lines.begin(), lines.end()})}});
}

std::string LineWording::bars_in_words(const Bars& bars, int own, bool barrier) const {
  std::vector<std::string> what;
  if (bars.lines == std::set{own})
    what.push_back(say(words::line_itself, {{"line", line(own)}}));
  else if (!bars.lines.empty())
    what.push_back(!bars.drawn ? lines_named(bars.lines)
                               : say(words::what_is_drawn,
                                     {{"lines", bars.lines.size() > most_named ? "none" : lines_named(bars.lines)}}));
  if (barrier) what.push_back(say(words::users_of_barrier, {{"board", board_kind(instance_)}}));
  std::vector<std::string> ways;
  for (const Edge e : bars.ruled_out) ways.push_back(link_name(e));
  if (what.empty()) what.push_back(say(words::board_itself));
  const bool many = what.size() > 1 || (bars.lines.size() > 1 && !bars.drawn) || barrier;
  return say(words::in_the_way, {{"what", say_all(what)},
                                 {"many", many ? "yes" : "no"},
                                 {"ruled_out", say(schlegel::words::spelled, {{"count", ways.size()}})},
                                 {"ways", ways.empty()               ? "none"
                                          : ways.size() > most_named ? "many"
                                                                     : say_any(ways)}});
}

void LineWording::write_at_place(const Deduction& deduction, ReasonPart& part) const {
  const auto& [technique, because, derived, about] = deduction;
  const bool impossible = derived.empty();
  const Vertex v = about[0];
  const std::vector<std::string> ways = this->ways(v, derived);
  light(part, {&v, 1}, false);
  switch (technique) {
    case only_exit: {
      light_cited(part, because, graph_.size());
      const int pair = pair_of_exit(deduction);
      const auto put = [&](const char* after) {
        return say(is_terminal(v) ? (impossible ? words::step_no_exit : words::step_only_exit)
                   : pair >= 0    ? (impossible ? words::step_line_ends : words::step_line_goes_on)
                                  : (impossible ? words::step_no_way_on : words::step_one_way_on),
                   {{"line", pair >= 0 ? line(pair) : std::string()},
                    {"place", place(v)},
                    {"origin", origin(deduction)},
                    {"ways", say_all(ways)},
                    {"after", after}});
      };
      part.sentence = put("no");
      if (!impossible) part.then = put("yes");
      if (is_terminal(v)) part.line = line(pair_at_[v]);
      if (!impossible) {
        part.found = goes_from(v, derived, is_terminal(v) ? pair_at_[v] : pair);
        if (is_terminal(v))
          part.must = say(words::line_must_go, {{"line", line(pair_at_[v])}, {"ways", say_all(ways)}});
      }
      break;
    }
    case full_place:
      light_cited(part, because, graph_.size());
      part.sentence = say(impossible ? words::step_too_many_edges : words::step_already_full,
                          {{"place", place(v)},
                           {"at", is_terminal(v) ? "end" : "middle"},
                           {"line", is_terminal(v) ? line(pair_at_[v]) : std::string()},
                           {"ways", say_any(ways)}});
      break;
    case corner:
    case two_ways: {
      const std::vector<Fact> open = open_links(deduction);
      const bool both = derived.size() > 2;  // levels of a bridge
      if (impossible)
        part.sentence = say(words::step_too_few_ways, {{"place", place(v)}, {"ways", open.size()}});
      else
        part.sentence = capitalised(say(technique != corner ? words::step_two_ways
                                        : both              ? words::step_bridge
                                                            : words::step_corner,
                                        {{"place", place(v)}, {"ways", say_all(this->ways(v, open))}}));
      if (!impossible) {
        part.again =
            both ? place(v) : say(words::again_at_place, {{"place", place(v)}, {"ways", say_all(this->ways(v, open))}});
        if (!both) part.found = goes_from(v, open, -1);
      } else
        for (const Fact fact : open) light(part, fact, false);
      break;
    }
    default:  // dead_end
      light_cited(part, because, graph_.size());
      part.sentence = say(impossible ? words::step_not_empty
                          : std::all_of(because.begin(), because.end(), [&](Fact fact) { return is_link(fact); })
                              ? words::step_dead_end
                              : words::step_empty_vertex,
                          {{"place", place(v)}});
  }
}

void LineWording::write_colours(std::span<const int> about, ReasonPart& part) const {
  const std::span<const int> first = about.subspan(1, at(about[0])), second = about.subspan(1 + first.size());
  light(part, first, false);
  light(part, second, true);
  int more = 0;  // how many more of the first colour the lines fill
  for (const Pair& pair : instance_.pairs) {
    const auto is_first = [&](Vertex v) { return std::find(first.begin(), first.end(), v) != first.end(); };
    more += is_first(pair.a) == is_first(pair.b) ? (is_first(pair.a) ? 1 : -1) : 0;
  }
  part.sentence = say(words::step_colours, {{"all", at(graph_.order()) + 1 == about.size() ? "yes" : "no"},
                                            {"board", board_kind(instance_)},
                                            {"one", first.size()},
                                            {"two", second.size()},
                                            {"more", std::abs(more)},
                                            {"which", more > 0 ? "first" : "second"}});
}

void LineWording::write_crowded(const Deduction& deduction, ReasonPart& part) const {
  const std::span<const int> about = deduction.about;
  const bool first_described = about[0] != 0;
  const std::size_t from = first_described ? 2 + at(about[1]) : 1;
  const std::span<const int> cut = about.subspan(from + 1, at(about[from]));
  std::span<const int> needed_by = about.subspan(from + 1 + cut.size());
  Bars bars = take_bars(needed_by, part).value_or(Bars());
  bars.drawn = true;
  std::vector<std::string> sentences;
  if (!first_described || !needed_by.empty())
    sentences.push_back(
        say(deduction.derived.empty() && !first_described ? words::step_crowded : words::step_crowded_just,
            {{"lines", line_names({needed_by.begin(), needed_by.end()})},
             {"number", needed_by.size()},
             {"count", cut.size()},
             {"many", say(schlegel::words::spelled, {{"count", cut.size()}})},
             {"named", cut.size() > most_named ? "no" : "yes"},
             {"board", board_kind(instance_)},
             {"places", places(cut)},
             {"bars", capitalised(bars_in_words(bars))}}));
  if (first_described) {
    write_out_of_reach(about.subspan(2, at(about[1])), deduction.because, !needed_by.empty(), part);
    sentences.push_back(part.sentence);
  } else if (const std::string links = link_names(deduction.derived); !links.empty()) {
    sentences.push_back(say(words::step_edges_between, {{"links", links}}));
  }
  part.sentence = join(sentences, " ");
  for (const Vertex v : cut) part.light_once(graph_.name(v), true);
  for (const int p : needed_by)
    for (const Vertex v : {instance_.pairs[p].a, instance_.pairs[p].b}) part.light_once(graph_.name(v), false);
}

}  // namespace schlegel::numberlink
