// Reasons for people: in a sentence, and step by step with what is lit on the board.
#include "play/reason.hpp"

#include <algorithm>

#include "base/index.hpp"
#include "base/text.hpp"
#include "play/words.hpp"
#include "puzzles/icosian/icosian.hpp"
#include "puzzles/icosian/proof/certificate.hpp"
#include "puzzles/icosian/proof/cycle_model.hpp"

namespace schlegel {
namespace icosian {
namespace {

using Kind = Refutation::Kind;

std::string listed(const Graph& graph, const std::vector<Vertex>& vertices) {
  std::vector<std::string> names;
  for (const Vertex v : vertices) names.push_back(display_name(graph, v));
  return say_all(names);
}

/// The pieces that the vertices of the reason leave; the helper of an open tour is taken away with them.
std::vector<std::vector<Vertex>> pieces_of(const Instance& instance, const Refutation& refutation) {
  CycleModel model(instance);
  model.close_unusable();
  std::vector<bool> gone(model.order, false);
  for (const Vertex v : refutation.vertices) gone[v] = true;
  if (!instance.closed) gone.back() = true;
  return pieces_without(model, gone);
}

/// The few holes that are cut off from all but the ends of the path walked so far; else none.
std::vector<Vertex> holes_cut_off(const Instance& instance, const Refutation& refutation) {
  constexpr std::size_t most = 4;
  const std::vector<Vertex>& path = instance.opening;
  const std::vector<Vertex>& vertices = refutation.vertices;
  if (path.size() < 2 || vertices.empty()) return {};
  if (refutation.kind == Kind::stranded) return vertices;
  const auto is_end = [&](Vertex v) { return v == path.front() || v == path.back(); };
  if (refutation.kind != Kind::pieces || !std::all_of(vertices.begin(), vertices.end(), is_end)) return {};
  const auto pieces = pieces_of(instance, refutation);
  const std::vector<Vertex>* smallest = nullptr;
  for (const auto& piece : pieces) {
    const bool walked = std::find(path.begin(), path.end(), piece[0]) != path.end();
    if (!walked && (!smallest || piece.size() < smallest->size())) smallest = &piece;
  }
  return smallest && smallest->size() <= most ? *smallest : std::vector<Vertex>();
}

bool fits(const Instance& instance, const Refutation& refutation) {
  return std::all_of(refutation.vertices.begin(), refutation.vertices.end(),
                     [&](Vertex v) { return v >= 0 && v < instance.graph.order(); });
}

/// Tells one reason, step by step.
class Telling : ReasonTeller {
 public:
  Telling(const Instance& instance, const Refutation& refutation)
      : instance_(instance), graph_(instance.graph), refutation_(refutation), picture_(instance) {
    picture_.close_unusable();
  }

  std::vector<ReasonPart> tell() {
    switch (refutation_.kind) {
      case Kind::too_small:
      case Kind::opening:
        light(say(describe(instance_, refutation_)), refutation_.vertices.empty() ? all() : refutation_.vertices);
        break;
      case Kind::stranded:
        stranded();
        break;
      case Kind::clash:
        clash();
        break;
      case Kind::pieces:
        pieces();
        break;
      case Kind::sides:
        sides();
        break;
      case Kind::forced:
        forced();
        break;
      case Kind::exhausted:
        break;
    }
    return std::move(parts_);
  }

 private:
  std::vector<Vertex> all() const {
    std::vector<Vertex> vertices;
    for (Vertex v = 0; v < graph_.order(); ++v) vertices.push_back(v);
    return vertices;
  }
  bool on_board(Vertex v) const { return v >= 0 && v < graph_.order(); }
  void light(ReasonPart& part, const std::vector<Vertex>& vertices, bool other = false) const {
    for (const Vertex v : vertices)
      if (on_board(v)) part.light(graph_.name(v), other);
  }
  void light_line(ReasonPart& part, const CycleModel::Line& line, bool other = false) const {
    if (on_board(line.u) && on_board(line.v)) part.light(graph_.name(line.u), graph_.name(line.v), other);
  }

  void stranded() {
    const Vertex v = refutation_.vertices[0];
    std::vector<Vertex> lost;
    ReasonPart& part = say("");
    light(part, {v});
    for (const int i : picture_.at_vertex[v]) {
      const CycleModel::Line& line = picture_.lines[i];
      if (line.closed && on_board(line.other(v))) lost.push_back(line.other(v));
      if (!line.closed) light_line(part, line);
    }
    const int open = picture_.open_at(v);
    part.sentence = schlegel::say(instance_.closed ? words::lines_left : words::too_few_lines,
                                  {{"lines", open}, {"hole", display_name(graph_, v)}});
    if (lost.empty()) return;
    ReasonPart& why =
        say(instance_.opening.size() > 1 ? words::passed_there : words::unusable, {{"holes", named(graph_, lost)}});
    light(why, {v});
    light(why, lost, true);
  }

  void clash() {
    const std::vector<Vertex>& vertices = refutation_.vertices;
    ReasonPart& part = say(describe(instance_, refutation_));
    light(part, vertices);
    if (vertices.size() == 1) {
      for (const int i : picture_.at_vertex[vertices[0]])
        if (picture_.lines[i].set) light_line(part, picture_.lines[i]);
      return;
    }
    for (std::size_t i = 0; i < vertices.size(); ++i)
      part.light(graph_.name(vertices[i]), graph_.name(vertices[(i + 1) % vertices.size()]), false);
    light(say(words::never_to_others), without(vertices), true);
  }

  std::vector<Vertex> without(const std::vector<Vertex>& vertices) const {
    std::vector<char> in(at(graph_.order()), 0);
    for (const Vertex v : vertices) in[v] = 1;
    std::vector<Vertex> rest;
    for (Vertex v = 0; v < graph_.order(); ++v)
      if (in[v] == 0) rest.push_back(v);
    return rest;
  }

  void pieces() {
    constexpr std::size_t most_shown = 12;
    const std::vector<Vertex>& removed = refutation_.vertices;
    const auto pieces = pieces_of(instance_, refutation_);
    if (const auto cut = holes_cut_off(instance_, refutation_); !cut.empty()) {
      ReasonPart& part =
          say(describe(instance_, refutation_) + " " +
              schlegel::say(words::way_through, {{"holes", named(graph_, removed)}, {"count", removed.size()}}));
      light(part, cut);
      light(part, removed, true);
    } else if (removed.empty()) {
      light(say(words::holes_fall_apart, {{"pieces", pieces.size()}}), pieces[0]);
    } else {
      light(say(words::look_at, {{"holes", named(graph_, removed)}, {"count", removed.size()}}), removed);
    }
    for (std::size_t i = 0; i < pieces.size() && i < most_shown; ++i) {
      ReasonPart& part =
          say(removed.empty() ? words::piece : words::piece_without, {{"count", removed.size()},
                                                                      {"number", i + 1},
                                                                      {"pieces", pieces.size()},
                                                                      {"holes", named(graph_, pieces[i])}});
      light(part, pieces[i]);
      light(part, removed, true);
    }
    if (removed.empty()) return;
    int joined = 0;
    ReasonPart& part = say("");
    for (const CycleModel::Line& line : picture_.lines) {
      const auto in = [&](Vertex v) { return std::find(removed.begin(), removed.end(), v) != removed.end(); };
      const bool helper = !instance_.closed && line.v == graph_.order();
      if (!line.set || !(in(line.u) && (helper || in(line.v)))) continue;
      ++joined;
      light_line(part, line, true);
    }
    light(part, removed, true);
    part.sentence = schlegel::say(words::joins_at_most,
                                  {{"holes", named(graph_, removed)},
                                   {"used", joined > 0 ? "yes" : "no"},
                                   {"most", static_cast<int>(removed.size()) + (instance_.closed ? 0 : 1) - joined},
                                   {"pieces", pieces.size()}});
  }

  void sides() {
    const std::vector<Vertex>& few = refutation_.vertices;
    const std::vector<Vertex> many = without(few);
    light(say(words::none_joins_two, {{"count", many.size()}}), many);
    light(say(words::to_one_of, {{"count", few.size()}}), few, true);
    ReasonPart& both = say(words::cannot_alternate, {{"many", many.size()}, {"few", few.size()}});
    light(both, many);
    light(both, few, true);
  }

  void forced() {
    const Forcing forcing = force(picture_);
    std::vector<std::string> ends;
    ReasonPart& part = say("");
    std::size_t count = 0;
    for (const int i : forcing.drawn) {
      const CycleModel::Line& line = forcing.model.lines[i];
      if (!on_board(line.u) || !on_board(line.v)) continue;
      light_line(part, line);
      ++count;
    }
    part.sentence = schlegel::say(words::lines_forced, {{"lines", count}});
    if (count == 0) parts_.pop_back();
    ReasonPart& last = say("");
    const Vertex v = forcing.where;
    const bool known = on_board(v);
    if (forcing.end == Forcing::End::cycle) {
      const auto round = forcing.model.chain(v);
      light(last, round);
      for (std::size_t i = 0; i < round.size(); ++i)
        if (on_board(round[i]) && on_board(round[(i + 1) % round.size()]))
          last.light(graph_.name(round[i]), graph_.name(round[(i + 1) % round.size()]), false);
      last.sentence = schlegel::say(words::they_close_cycle);
      return;
    }
    if (known) light(last, {v});
    for (std::size_t i = 0; known && i < forcing.model.at_vertex[v].size(); ++i) {
      const CycleModel::Line& line = forcing.model.lines[forcing.model.at_vertex[v][i]];
      if (forcing.end == Forcing::End::crowded ? line.set : !line.closed) light_line(last, line, true);
    }
    last.sentence =
        schlegel::say(forcing.end == Forcing::End::crowded    ? words::three_would_meet
                      : forcing.end == Forcing::End::stranded ? words::fewer_than_two
                                                              : words::conditions_clash,
                      {{"at", known ? "hole" : "ends"}, {"hole", known ? display_name(graph_, v) : std::string()}});
  }

  const Instance& instance_;
  const Graph& graph_;
  const Refutation& refutation_;
  CycleModel picture_;
};

}  // namespace

std::string named(const Graph& graph, std::span<const Vertex> vertices) {
  constexpr std::size_t most = 8;
  if (vertices.size() > most) return say(words::these_holes, {{"count", vertices.size()}});
  return listed(graph, {vertices.begin(), vertices.end()});
}

std::string cut_off(const Instance& instance, const Refutation& refutation) {
  return fits(instance, refutation) ? listed(instance.graph, holes_cut_off(instance, refutation)) : std::string();
}

std::string describe(const Instance& instance, const Refutation& refutation) {
  const Graph& graph = instance.graph;
  const std::vector<Vertex>& vertices = refutation.vertices;
  if (!fits(instance, refutation)) return say(words::other_board);
  if (const auto cut = holes_cut_off(instance, refutation); !cut.empty())
    return say(words::cut_off, {{"holes", listed(graph, cut)}, {"count", cut.size()}});
  const std::string names = listed(graph, vertices);
  switch (refutation.kind) {
    case Kind::too_small:
      return say(instance.closed ? words::too_small : words::nothing_to_visit);
    case Kind::opening:
      return say(names.empty() ? words::no_opening : words::no_opening_at, {{"holes", names}});
    case Kind::stranded:
      return say(words::not_two_ways, {{"holes", names}});
    case Kind::clash:
      return say(vertices.size() == 1 ? words::three_lines_meet : words::early_cycle, {{"holes", names}});
    case Kind::sides:
      return say(words::too_few_to_alternate,
                 {{"many", graph.order() - static_cast<int>(vertices.size())}, {"few", vertices.size()}});
    case Kind::forced:
      return say(names.empty() ? words::contradiction : words::contradiction_at, {{"holes", names}});
    case Kind::exhausted:
      return every_way_was_tried(refutation.work, schlegel::words::every_way_was_tried);
    case Kind::pieces:
      break;
  }
  if (vertices.empty()) return say(words::not_connected);
  return say(vertices.size() <= 8 ? words::removing : words::removing_many,
             {{"holes", names}, {"count", vertices.size()}, {"pieces", pieces_of(instance, refutation).size()}});
}

}  // namespace icosian

std::string Icosian::harm(const Instance& instance, const State& state, std::string_view certificate) {
  const auto refutation = icosian::parse_refutation(certificate);
  if (!refutation) return {};
  const std::string cut = icosian::cut_off(Icosian::position(instance, state), *refutation);
  return cut.empty() ? cut : say(icosian::words::has_cut_off, {{"holes", cut}});
}

std::vector<ReasonPart> Icosian::reason(const Instance& instance, const State& state, std::string_view certificate) {
  const auto refutation = icosian::parse_refutation(certificate);
  const Instance here = Icosian::position(instance, state);
  if (!refutation || refutation->kind == icosian::Refutation::Kind::exhausted ||
      icosian::check(here, *refutation) == CheckResult::rejected)
    return {};
  return icosian::Telling(here, *refutation).tell();
}

}  // namespace schlegel
