#include "puzzles/icosian/proof/wording.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

#include "base/index.hpp"
#include "base/text.hpp"
#include "play/graph_puzzle.hpp"
#include "puzzles/icosian/words.hpp"

namespace schlegel::icosian {
namespace {

constexpr std::size_t most_named = 10;

/// "0 to 14", where holes are numbered and these follow each other.
std::optional<std::string> range_of(const Instance& here, std::span<const Vertex> vertices) {
  constexpr std::size_t least = 4;
  if (vertices.size() < least || !here.opening.empty()) return std::nullopt;
  std::vector<std::int64_t> numbers;
  for (const Vertex v : vertices) {
    TextCursor name(here.graph.name(v));
    const auto number = name.accept_integer(0, max_vertices);
    if (!number || !name.at_end()) return std::nullopt;
    numbers.push_back(*number);
  }
  std::sort(numbers.begin(), numbers.end());
  for (std::size_t i = 0; i < numbers.size(); ++i)
    if (numbers[i] != numbers.front() + static_cast<std::int64_t>(i)) return std::nullopt;
  return say(words::holes_from_to,
             {{"first", std::to_string(numbers.front())}, {"last", std::to_string(numbers.back())}});
}

bool are_named(const Instance& here, std::span<const Vertex> vertices) {
  return vertices.size() <= most_named || range_of(here, vertices);
}

}  // namespace

std::string named(const Instance& here, std::span<const Vertex> vertices) {
  if (std::is_sorted(vertices.begin(), vertices.end()) || vertices.size() > most_named)
    if (auto range = range_of(here, vertices)) return *std::move(range);
  if (vertices.size() > most_named) return say(words::these_holes, {{"count", vertices.size()}});
  std::vector<std::string> names;
  for (const Vertex v : vertices) names.push_back(seen_name(here.graph, here.opening, v));
  return say_all(names);
}

Deduction TourWording::falls_apart(std::span<const Vertex> removed,
                                   const std::vector<std::vector<Vertex>>& pieces) const {
  Deduction found{two_holes, {}, {}, {static_cast<int>(removed.size())}};
  found.about.insert(found.about.end(), removed.begin(), removed.end());
  std::vector<int> piece_of(at(model_.order), -1);
  for (std::size_t p = 0; p < pieces.size(); ++p) {
    found.about.push_back(static_cast<int>(pieces[p].size()));
    found.about.insert(found.about.end(), pieces[p].begin(), pieces[p].end());
    for (const Vertex v : pieces[p]) piece_of[v] = static_cast<int>(p);
  }
  for (std::size_t i = 0; i < model_.lines.size(); ++i) {
    const int a = piece_of[model_.lines[i].u], b = piece_of[model_.lines[i].v];
    if (a >= 0 && b >= 0 && a != b) found.because.push_back({static_cast<int>(i), false});
  }
  return found;
}

std::string TourWording::hole(Vertex v) const {
  return is_helper(v) ? std::string() : seen_name(here_.graph, here_.opening, v);
}

std::vector<Vertex> TourWording::without_helpers(std::span<const int> vertices) const {
  std::vector<Vertex> real;
  std::copy_if(vertices.begin(), vertices.end(), std::back_inserter(real), [&](Vertex v) { return !is_helper(v); });
  return real;
}

std::string TourWording::holes(std::span<const int> vertices) const {
  const std::vector<Vertex> real = without_helpers(vertices);
  std::string names = named(here_, real);
  return !are_named(here_, real) ? names : say(words::holes_named, {{"count", real.size()}, {"holes", names}});
}

std::vector<Vertex> TourWording::others(std::span<const Vertex> these) const {
  std::vector<char> named(at(model_.order), 0);
  for (const Vertex v : these) named[v] = 1;
  std::vector<Vertex> rest;
  for (Vertex v = 0; v < here_.graph.order(); ++v)
    if (named[v] == 0) rest.push_back(v);
  return rest;
}

std::string TourWording::line_name(int line) const {
  const CycleModel::Line& ends = model_.lines[line];
  if (is_helper(ends.v)) return say(words::end_at, {{"hole", hole(ends.u)}});
  const std::string one = hole(ends.u), other = hole(ends.v);
  const bool ordered = std::pair(one.size(), one) <= std::pair(other.size(), other);
  return say(words::line_between, {{"from", ordered ? one : other}, {"to", ordered ? other : one}});
}

bool TourWording::is_passed(Vertex v) const {
  const std::vector<Vertex>& path = here_.opening;
  return path.size() > 2 && std::find(path.begin() + 1, path.end() - 1, v) != path.end() - 1;
}

void TourWording::sort_by_peg(std::vector<Vertex>& holes) const {
  const std::vector<Vertex>& path = here_.opening;
  const auto peg = [&](Vertex v) { return std::find(path.begin(), path.end(), v); };
  std::stable_sort(holes.begin(), holes.end(), [&](Vertex a, Vertex b) { return peg(a) < peg(b); });
}

std::string TourWording::line_names(std::span<const Fact> facts) const {
  std::vector<std::string> names;
  for (const Fact fact : facts) names.push_back(line_name(fact.variable));
  return say_all(names);
}

std::string TourWording::name(Fact fact) const {
  const CycleModel::Line& line = model_.lines[fact.variable];
  if (is_helper(line.v)) return say(fact.holds ? words::ends_at : words::does_not_end_at, {{"hole", hole(line.u)}});
  return say(fact.holds ? words::line_is_used : words::line_is_ruled_out, {{"line", line_name(fact.variable)}});
}

void TourWording::light(ReasonPart& part, std::span<const Vertex> holes, bool other) const {
  for (const Vertex v : holes)
    if (!is_helper(v)) part.light(here_.graph.name(v), other);
}

void TourWording::light(ReasonPart& part, Fact fact, bool other) const {
  const CycleModel::Line& line = model_.lines[fact.variable];
  const std::string& from = here_.graph.name(line.u);
  if (!is_helper(line.v))
    part.light(from, here_.graph.name(line.v), other);
  else
    part.light_once(from, other);
}

std::optional<std::string> TourWording::clause(const Deduction& reason, const Deduction& needed_by) const {
  const bool in_words = here_.closed && reason.technique == full_hole && needed_by.technique == two_lines &&
                        !reason.derived.empty() && !needed_by.derived.empty();
  if (!in_words) return std::nullopt;
  const Vertex v = reason.about.front();
  if (is_passed(v)) return say(words::is_passed, {{"hole", hole(v)}});
  return say(words::has_its_lines, {{"hole", hole(v)}, {"used", line_names(reason.because)}});
}

std::string TourWording::with_reasons(std::string_view reasons, const Deduction& deduction) const {
  const Vertex here = deduction.about.front();
  std::vector<Vertex> ways;
  for (const int i : model_.at_vertex[here])
    if (std::find(deduction.because.begin(), deduction.because.end(), Fact{i, false}) == deduction.because.end())
      ways.push_back(model_.lines[i].other(here));
  sort_by_peg(ways);
  return say(words::because_two_lines, {{"reasons", reasons},
                                        {"hole", hole(here)},
                                        {"ways", named(here_, ways)},
                                        {"count", deduction.derived.size()},
                                        {"lines", line_names(deduction.derived)}});
}

ReasonPart TourWording::at_border(std::span<const Fact> lines, std::span<const int> about) const {
  ReasonPart part;
  light(part, about, false);
  for (const Fact fact : lines) light(part, fact, true);
  part.sentence =
      say(words::step_border, {{"count", lines.size()}, {"holes", holes(about)}, {"lines", line_names(lines)}});
  part.found = say(words::border_found, {{"count", lines.size()}});
  return part;
}

std::string TourWording::suppose_crossing(std::span<const Fact> lines) const {
  std::vector<Fact> used(lines.begin(), lines.end());
  std::erase_if(used, [](Fact fact) { return !fact.holds; });
  return say(words::suppose_crossing, {{"count", lines.size()}, {"lines", line_names(used)}});
}

void TourWording::write(const Deduction& deduction, ReasonPart& part) const {
  const auto& [technique, because, derived, about] = deduction;
  const bool impossible = derived.empty();
  const auto used = std::count_if(because.begin(), because.end(), [](Fact fact) { return fact.holds; });
  const char* const is = impossible ? "none" : derived.front().holds ? "used" : "closed";
  const std::string lines = line_names(derived);
  switch (technique) {
    case clashing:
      light(part, std::span(about).subspan(1), false);
      part.sentence = say(about.front() == no_opening      ? words::no_opening
                          : about.front() == contradictory ? words::conditions_clash
                          : here_.closed                   ? words::too_small
                                                           : words::nothing_to_visit);
      break;
    case two_lines:
    case full_hole:
      write_at_hole(deduction, part);
      break;
    case early_loop: {
      if (impossible) {
        light(part, about, false);
        light(part, others(about), true);
      }
      light_cited(part, because);
      const char* const at =
          std::find(about.begin(), about.end(), here_.graph.order()) != about.end() ? "path" : "loop";
      const std::string from = hole(about.front()), to = hole(about.back());
      const std::size_t count = about.size() - (at == std::string_view("path") ? 1 : 0);
      part.sentence = say(impossible ? words::step_loop : words::step_early_loop,
                          {{"at", at},
                           {"holes", holes(about)},
                           {"named", are_named(here_, without_helpers(about)) ? "yes" : "no"},
                           {"count", count},
                           {"from", from},
                           {"to", to},
                           {"lines", lines}});
      if (!impossible && at == std::string_view("loop")) part.again = lines;
      break;
    }
    case cut_hole:
    case two_holes:
      write_pieces(deduction, used, part);
      break;
    case cut_of_two:
      write_cut_of_two(deduction, part);
      break;
    case parity: {
      light(part, about, false);
      light_cited(part, because);
      const char* const open = here_.closed ? "no" : "yes";
      part.sentence = say(impossible ? words::step_odd_border : words::step_parity,
                          {{"holes", holes(about)}, {"used", used}, {"lines", lines}, {"is", is}, {"open", open}});
      break;
    }
    default: {  // colours
      const auto first = at(about[1]);
      const std::span<const int> sides(about.data() + 2, about.size() - 2);
      light(part, sides.first(first), false);
      light(part, sides.subspan(first), true);
      const std::size_t many = std::max(first, sides.size() - first), few = sides.size() - many;
      const std::string odd = about.front() < 0 ? std::string() : line_name(about.front());
      const Vertex dark = first == many ? sides.front() : sides[first];
      part.sentence = say(
          odd.empty() ? words::step_colours : words::step_colours_but_one,
          {{"many", many}, {"few", few}, {"dark", hole(dark)}, {"line", odd}, {"is", is}, {"closed", because.size()}});
    }
  }
}

void TourWording::write_at_hole(const Deduction& deduction, ReasonPart& part) const {
  const std::vector<Fact>&because = deduction.because, &derived = deduction.derived;
  const std::vector<int>& about = deduction.about;
  const bool impossible = derived.empty(), few = deduction.technique == two_lines;
  const std::vector<int>& lines = model_.at_vertex[about.front()];
  light(part, about, false);
  light_cited(part, because);
  for (const int i : lines)
    if (few && impossible && std::find(because.begin(), because.end(), Fact{i, false}) == because.end())
      light(part, {i, true}, false);
  std::vector<Vertex> ends;
  for (const Fact fact : derived) ends.push_back(model_.lines[fact.variable].u);
  const char* const at = is_helper(about.front()) ? "ends" : here_.closed ? "hole" : "either";
  const auto put = [&](const Sentence& sentence) {
    return say(sentence, {{"at", at},
                          {"hole", hole(about.front())},
                          {"left", lines.size() - because.size()},
                          {"count", derived.size()},
                          {"ends", holes(ends)},
                          {"used", line_names(because)},
                          {"lines", line_names(impossible ? because : derived)}});
  };
  part.sentence = put(few ? (impossible ? words::step_too_few_lines : words::step_two_lines)
                          : (impossible ? words::step_three_lines : words::step_full_hole));
  if (!here_.closed || impossible) return;
  part.again = put(words::again_at_hole);
  if (!few) return;
  part.then = with_reasons("none", deduction);
  part.found = put(words::lines_used);
}

void TourWording::write_pieces(const Deduction& deduction, std::ptrdiff_t used, ReasonPart& part) const {
  const auto& [technique, because, derived, about] = deduction;
  const std::span<const int> removed(about.data() + 1, at(about.front()));
  int pieces = 0;
  for (std::size_t next = 1 + removed.size(); next < about.size(); next += 1 + at(about[next]))
    if (pieces++ == 0) light(part, std::span(about).subspan(next + 1, at(about[next])), false);
  light(part, removed, true);
  const auto named = std::count_if(removed.begin(), removed.end(), [&](Vertex v) { return !is_helper(v); });
  const bool by_lines = std::any_of(because.begin(), because.end(),
                                    [&](Fact fact) { return fact.holds && !is_helper(model_.lines[fact.variable].v); });
  part.sentence = say(derived.empty() ? words::step_falls_apart : words::step_two_pieces,
                      {{"count", named},
                       {"holes", holes(removed)},
                       {"pieces", pieces},
                       {"joined", used == 0  ? "no"
                                  : by_lines ? "lines"
                                             : "end"},
                       {"most", removed.empty() ? 1 : std::ssize(removed) - used},
                       {"open", here_.closed ? "no" : "yes"},
                       {"ends", here_.closed || named < std::ssize(removed) ? "apart" : "inside"},
                       {"lines", line_names(derived)}});
}

void TourWording::write_cut_of_two(const Deduction& deduction, ReasonPart& part) const {
  const auto& [technique, because, derived, about] = deduction;
  light(part, about, false);
  std::vector<Fact> open;  // the lines across the border that are left
  std::vector<char> inside(model_.order, 0);
  for (const Vertex v : about) inside[v] = 1;
  for (int i = 0; i < static_cast<int>(model_.lines.size()); ++i)
    if (inside[model_.lines[i].u] != inside[model_.lines[i].v] &&
        std::none_of(because.begin(), because.end(), [&](Fact fact) { return fact.variable == i; }))
      open.push_back({i, true});
  for (const Fact fact : open)
    if (std::find(derived.begin(), derived.end(), fact) == derived.end()) light(part, fact, true);
  part.sentence = say(derived.empty() ? words::step_one_way : words::step_cut_of_two,
                      {{"holes", holes(about)}, {"lines", line_names(open)}, {"open", here_.closed ? "no" : "yes"}});
}

}  // namespace schlegel::icosian
