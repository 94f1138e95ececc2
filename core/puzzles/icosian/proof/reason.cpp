// Reasons for people: in a sentence, and step by step with what is lit on the board.
#include "play/reason.hpp"

#include <algorithm>

#include "base/index.hpp"
#include "base/text.hpp"
#include "puzzles/icosian/icosian.hpp"
#include "puzzles/icosian/proof/certificate.hpp"
#include "puzzles/icosian/proof/cycle_model.hpp"

namespace schlegel {
namespace icosian {
namespace {

using Kind = Refutation::Kind;

std::string listed(const Graph& graph, const std::vector<Vertex>& vertices) {
  std::string text;
  for (std::size_t i = 0; i < vertices.size(); ++i) {
    if (i > 0) text += i + 1 == vertices.size() ? " and " : ", ";
    text += display_name(graph, vertices[i]);
  }
  return text;
}

std::string holes(std::size_t count) { return plural(count, "hole", "holes"); }

/// "A, B and C", or with many "these 12 holes".
std::string named(const Graph& graph, const std::vector<Vertex>& vertices) {
  constexpr std::size_t most = 8;
  return vertices.size() <= most ? listed(graph, vertices) : "these " + holes(vertices.size());
}

/// The pieces that the vertices of the reason leave; the helper of an open tour is taken away with them.
std::vector<std::vector<Vertex>> pieces_of(const Instance& instance, const Refutation& refutation) {
  CycleModel model(instance);
  model.close_unusable();
  std::vector<bool> gone(at(model.order), false);
  for (const Vertex v : refutation.vertices) gone[at(v)] = true;
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
    for (const int i : picture_.at_vertex[at(v)]) {
      const CycleModel::Line& line = picture_.lines[at(i)];
      if (line.closed && on_board(line.other(v))) lost.push_back(line.other(v));
      if (!line.closed) light_line(part, line);
    }
    const int open = picture_.open_at(v);
    part.sentence = std::string(open == 0 ? "No line is" : "Only one line is") + " left at " + display_name(graph_, v) +
                    ", and a tour needs two there: one to come in, one to go out.";
    if (!instance_.closed)
      part.sentence = "Too few lines are left at " + display_name(graph_, v) + " to pass through it or to end there.";
    if (lost.empty()) return;
    ReasonPart& why =
        say("The lines to " + named(graph_, lost) +
            (instance_.opening.size() > 1 ? " can no longer be used: the path has passed there." : " cannot be used."));
    light(why, {v});
    light(why, lost, true);
  }

  void clash() {
    const std::vector<Vertex>& vertices = refutation_.vertices;
    ReasonPart& part = say(describe(instance_, refutation_));
    light(part, vertices);
    if (vertices.size() == 1) {
      for (const int i : picture_.at_vertex[at(vertices[0])])
        if (picture_.lines[at(i)].set) light_line(part, picture_.lines[at(i)]);
      return;
    }
    for (std::size_t i = 0; i < vertices.size(); ++i)
      part.light(graph_.name(vertices[i]), graph_.name(vertices[(i + 1) % vertices.size()]), false);
    light(say("A tour that runs round these holes never comes to the others."), without(vertices), true);
  }

  std::vector<Vertex> without(const std::vector<Vertex>& vertices) const {
    std::vector<char> in(at(graph_.order()), 0);
    for (const Vertex v : vertices) in[at(v)] = 1;
    std::vector<Vertex> rest;
    for (Vertex v = 0; v < graph_.order(); ++v)
      if (in[at(v)] == 0) rest.push_back(v);
    return rest;
  }

  void pieces() {
    constexpr std::size_t most_shown = 12;
    const std::vector<Vertex>& removed = refutation_.vertices;
    const auto pieces = pieces_of(instance_, refutation_);
    if (const auto cut = holes_cut_off(instance_, refutation_); !cut.empty()) {
      ReasonPart& part =
          say(describe(instance_, refutation_) + " Every way from there to the other free holes leads " + "through " +
              named(graph_, removed) + ", where the path " + (removed.size() == 1 ? "ends." : "begins and ends."));
      light(part, cut);
      light(part, removed, true);
    } else if (removed.empty()) {
      light(say("The holes fall into " + std::to_string(pieces.size()) +
                " pieces, and no open line leads from one to " + "another."),
            pieces[0]);
    } else {
      light(say("Look at " + named(graph_, removed) + ". A tour comes through each of them once."), removed);
    }
    for (std::size_t i = 0; i < pieces.size() && i < most_shown; ++i) {
      ReasonPart& part = say((removed.empty() ? "Piece " : "Without them, piece ") + std::to_string(i + 1) + " of " +
                             std::to_string(pieces.size()) + ": " + named(graph_, pieces[i]) + ".");
      if (removed.size() == 1 && part.sentence.starts_with("Without them")) part.sentence.replace(8, 4, "it");
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
    const auto most = static_cast<std::size_t>(static_cast<int>(removed.size()) + (instance_.closed ? 0 : 1) - joined);
    part.sentence = "From piece to piece a tour goes through " + named(graph_, removed) + " only" +
                    (joined > 0 ? ", of which the path has used up some" : "") + ". So it joins at most " +
                    plural(most, "piece", "pieces") + ", and there are " + std::to_string(pieces.size()) + ".";
  }

  void sides() {
    const std::vector<Vertex>& few = refutation_.vertices;
    const std::vector<Vertex> many = without(few);
    light(say("No open line joins two of these " + holes(many.size()) + "."), many);
    light(say("So a tour goes from each of them to one of these " + holes(few.size()) + "."), few, true);
    ReasonPart& both =
        say("The tour would have to alternate between the two sorts, and cannot with " + std::to_string(many.size()) +
            " of one and " + std::to_string(few.size()) + " of the other.");
    light(both, many);
    light(both, few, true);
  }

  void forced() {
    const Forcing forcing = force(picture_);
    std::vector<std::string> ends;
    ReasonPart& part = say("");
    std::size_t count = 0;
    for (const int i : forcing.drawn) {
      const CycleModel::Line& line = forcing.model.lines[at(i)];
      if (!on_board(line.u) || !on_board(line.v)) continue;
      light_line(part, line);
      ++count;
    }
    part.sentence = std::string(count == 1 ? "This line is forced" : "These lines are forced, one after the other") +
                    ": a tour needs two at each hole, and there were no others left.";
    if (count == 0) parts_.pop_back();
    ReasonPart& last = say("");
    const Vertex v = forcing.where;
    const bool known = on_board(v);
    const std::string name = known ? display_name(graph_, v) : "the ends of the path";
    if (forcing.end == Forcing::End::cycle) {
      const auto round = forcing.model.chain(v);
      light(last, round);
      for (std::size_t i = 0; i < round.size(); ++i)
        if (on_board(round[i]) && on_board(round[(i + 1) % round.size()]))
          last.light(graph_.name(round[i]), graph_.name(round[(i + 1) % round.size()]), false);
      last.sentence = "They close a cycle that leaves holes out.";
      return;
    }
    if (known) light(last, {v});
    for (std::size_t i = 0; known && i < forcing.model.at_vertex[at(v)].size(); ++i) {
      const CycleModel::Line& line = forcing.model.lines[at(forcing.model.at_vertex[at(v)][i])];
      if (forcing.end == Forcing::End::crowded ? line.set : !line.closed) light_line(last, line, true);
    }
    last.sentence = forcing.end == Forcing::End::crowded    ? "Then three lines would meet at " + name + "."
                    : forcing.end == Forcing::End::stranded ? "Then fewer than two lines are left at " + name + "."
                                                            : "The conditions of this board contradict each other.";
  }

  const Instance& instance_;
  const Graph& graph_;
  const Refutation& refutation_;
  CycleModel picture_;
};

}  // namespace

std::string cut_off(const Instance& instance, const Refutation& refutation) {
  return fits(instance, refutation) ? listed(instance.graph, holes_cut_off(instance, refutation)) : std::string();
}

std::string describe(const Instance& instance, const Refutation& refutation) {
  const Graph& graph = instance.graph;
  const std::vector<Vertex>& vertices = refutation.vertices;
  if (!fits(instance, refutation)) return "This reason belongs to another board.";
  if (const auto cut = holes_cut_off(instance, refutation); !cut.empty())
    return listed(graph, cut) + (cut.size() == 1 ? " is" : " are") + " cut off.";
  const std::string names = listed(graph, vertices);
  switch (refutation.kind) {
    case Kind::too_small:
      return instance.closed ? "A closed tour needs at least three holes." : "There is no hole to visit.";
    case Kind::opening:
      return "The opening is not a path along open lines" + (names.empty() ? "." : ": see " + names + ".");
    case Kind::stranded:
      return "There are not two ways left for " + names + ".";
    case Kind::clash:
      if (vertices.size() == 1) return "Three lines that must be used meet at " + names + ".";
      return "Lines that must be used close a cycle too early: " + names + ".";
    case Kind::sides:
      return "The " + std::to_string(graph.order() - static_cast<int>(vertices.size())) +
             " holes of one colour are only joined through the " + std::to_string(vertices.size()) +
             " of the other, which is too few to alternate.";
    case Kind::forced:
      return "Following what is forced leads to a contradiction" + (names.empty() ? "." : " at " + names + ".");
    case Kind::exhausted:
      return every_way_was_tried(refutation.work, "step", "steps");
    case Kind::pieces:
      break;
  }
  if (vertices.empty()) return "The holes that are left are not connected.";
  const std::string count = std::to_string(pieces_of(instance, refutation).size());
  if (vertices.size() <= 8) return "Removing " + names + " leaves " + count + " pieces, more than a tour can join.";
  return "Removing " + std::to_string(vertices.size()) + " holes leaves " + count +
         " pieces, more than a tour can join.";
}

}  // namespace icosian

std::string Icosian::harm(const Instance& instance, const State& state, std::string_view certificate) {
  const auto refutation = icosian::parse_refutation(certificate);
  if (!refutation) return {};
  const std::string cut = icosian::cut_off(Icosian::position(instance, state), *refutation);
  return cut.empty() ? cut : "That cut off " + cut + ".";
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
