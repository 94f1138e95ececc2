#include "puzzles/icosian/explain/tour_facts.hpp"

#include <algorithm>
#include <complex>
#include <numeric>

#include "base/index.hpp"
#include "graph/automorphism.hpp"
#include "play/techniques.hpp"
#include "puzzles/icosian/icosian.hpp"

namespace schlegel {
namespace icosian {
namespace {

/// Whether a drawing looks the same when each vertex goes to its image: turned about its centre, or mirrored.
bool keeps_drawing(std::span<const Point2> plane, const schlegel::Permutation& image) {
  constexpr double most_off = 1e-3;
  using Complex = std::complex<double>;
  std::vector<Complex> points;
  for (const Point2& point : plane) points.emplace_back(point.x, point.y);
  if (points.empty()) return false;
  const Complex centre = std::accumulate(points.begin(), points.end(), Complex()) / static_cast<double>(points.size());
  std::size_t farthest = 0;
  for (std::size_t v = 0; v < points.size(); ++v) {
    points[v] -= centre;
    if (std::norm(points[v]) > std::norm(points[farthest])) farthest = v;
  }
  for (const bool mirrored : {false, true}) {
    const auto seen = [&](Complex point) { return mirrored ? std::conj(point) : point; };
    const Complex turn = points[at(image[farthest])] / seen(points[farthest]);
    bool keeps = true;
    for (std::size_t v = 0; v < points.size() && keeps; ++v)
      keeps = std::abs(turn * seen(points[v]) - points[at(image[v])]) <= most_off;
    if (keeps) return true;
  }
  return false;
}

}  // namespace

std::vector<Fact> TourFacts::given() const {
  std::vector<Fact> facts;
  for (int i = 0; i < variables(); ++i) {
    if (model_.lines[i].set) facts.push_back({i, true});
    if (model_.lines[i].closed) facts.push_back({i, false});
  }
  return facts;
}

void TourFacts::affected(int line, std::vector<int>& places) const {
  places.push_back(model_.lines[line].u);
  places.push_back(model_.lines[line].v);
}

KnownFact TourFacts::data(Fact fact) const {
  const CycleModel::Line& line = model_.lines[fact.variable];
  const bool end = is_helper(line.v);
  KnownFact known{end ? KnownFact::Kind::end : KnownFact::Kind::edge, fact.holds, {here_.graph.name(line.u)}};
  if (!end) known.vertices.push_back(here_.graph.name(line.v));
  return known;
}

std::vector<std::string> TourFacts::moves(const Assignment& known, std::span<const std::string> played) const {
  const Graph& graph = here_.graph;
  std::vector<Vertex> path = here_.opening;
  for (const std::string& name : played) path.push_back(graph.find(name));
  std::vector<std::string> moves;
  const auto go = [&](Vertex v) {
    path.push_back(v);
    moves.push_back(graph.name(v));
  };
  // Where the path could go on in two directions it waits until all is known; one that is open begins at an end.
  int lines_used = 0;
  for (int i = 0; i < static_cast<int>(model_.lines.size()); ++i) lines_used += known.is_true(i) ? 1 : 0;
  const bool complete = lines_used == model_.order;
  if (path.empty()) {
    const auto& ends = model_.at_vertex.back();
    const auto end = std::find_if(ends.begin(), ends.end(), [&](int i) { return known.is_true(i); });
    if (!complete && (here_.closed || end == ends.end())) return {};
    go(here_.closed || end == ends.end() ? 0 : model_.lines[*end].u);
  }
  if (here_.closed && path.size() == 1 && !complete) return moves;
  std::vector<char> used(model_.order, 0);
  for (const Vertex v : path) used[v] = 1;
  for (bool found = true; found;) {
    found = false;
    for (const int i : model_.at_vertex[path.back()]) {
      const Vertex next = model_.lines[i].other(path.back());
      if (!known.is_true(i) || is_helper(next) || used[next] != 0) continue;
      used[next] = 1;
      go(next);
      found = true;
      break;
    }
  }
  return moves;
}

std::vector<std::vector<int>> TourFacts::symmetries(Control& control) const {
  constexpr std::size_t most = 2000;
  const auto group = symmetry_group(here_.graph, {}, control);
  if (!group || group->order > most) return {};
  auto all = elements(*group, here_.graph.order(), most);
  if (!all) return {};
  const auto drawn = std::stable_partition(all->begin(), all->end(), [this](const schlegel::Permutation& image) {
    return keeps_drawing(here_.graph.plane(), image);
  });
  if (drawn - all->begin() > 1) {
    all->erase(drawn, all->end());
    symmetries_drawn_ = all->size();
  }
  std::vector<std::vector<int>> images;
  for (const schlegel::Permutation& image : *all) {
    std::vector<int>& lines = images.emplace_back();
    for (const CycleModel::Line& line : model_.lines)
      lines.push_back(is_helper(line.v) ? here_.graph.size() + image[line.u]
                                        : here_.graph.edge_between(image[line.u], image[line.v]));
  }
  return images;
}

std::string TourFacts::why_symmetric(Fact fact, std::size_t images) const {
  const bool end = is_helper(model_.lines[fact.variable].v);
  const bool all = images + 1 == at(end ? here_.graph.order() : here_.graph.size());
  return say(words::why_symmetric, {{"order", symmetries_drawn_},
                                    {"at", end ? "end" : "line"},
                                    {"images", all ? "all" : std::to_string(images)},
                                    {"line", line_name(fact.variable)}});
}

/// The holes of a side of which these are all lines that lead out.
std::optional<std::vector<int>> TourFacts::border(std::span<const int> lines) const {
  if (!here_.closed || symmetries_drawn_ == 0) return std::nullopt;
  const auto is_of_it = [&](int i) { return std::find(lines.begin(), lines.end(), i) != lines.end(); };
  std::vector<bool> side(at(model_.order), false);
  std::vector<int> holes = piece_of(model_, model_.lines[lines.front()].u, side, [&](int i) { return !is_of_it(i); });
  for (const int i : lines)
    if (side[model_.lines[i].u] == side[model_.lines[i].v]) return std::nullopt;
  std::sort(holes.begin(), holes.end());
  return holes;
}

// Two lines at each hole; a loop that leaves holes out is forbidden when it is met.
std::unique_ptr<FactSat> TourFacts::sat() const {
  auto made = std::make_unique<FactSat>(variables());
  for (const std::vector<int>& lines : model_.at_vertex) {
    std::vector<int> literals;
    for (const int i : lines) literals.push_back(FactSat::literal({i, true}));
    made->sat.add_exactly(2, literals);
  }
  made->refine = [this](FactSat& found) {
    const auto loops =
        pieces_without(model_, std::vector<bool>(at(model_.order), false), [&](int i) { return found.value(i); });
    if (loops.size() < 2) return false;
    std::vector<std::vector<int>> leaving;
    for (const auto& loop : loops) {
      std::vector<char> inside(model_.order, 0);
      for (const Vertex v : loop) inside[v] = 1;
      leaving.emplace_back();
      for (int i = 0; i < variables(); ++i)
        if (inside[model_.lines[i].u] != inside[model_.lines[i].v])
          leaving.back().push_back(FactSat::literal({i, true}));
    }
    for (const auto& clause : leaving) found.sat.add(clause);
    return true;
  };
  return made;
}

}  // namespace icosian

std::vector<Technique> Icosian::techniques() {
  const Instance board = *instance_from({});
  return techniques_of(icosian::TourFacts(board));
}

Explanation Icosian::explain(const Instance& instance, const State& state, const ExplainLimits& limits,
                             Control& control) {
  const Instance here = position(instance, state);
  if (!here.closed && here.graph.order() == 1) {  // a path without a line has no facts
    Explanation alone{Explanation::End::solved, {}};
    if (!state.path.empty()) return alone;
    ExplanationStep& step = alone.steps.emplace_back();
    step.sentence = say(icosian::words::only_hole);
    step.light(here.graph.name(0), true);
    step.moves = {here.graph.name(0)};
    return alone;
  }
  return schlegel::explain(icosian::TourFacts(here), limits, control);
}

}  // namespace schlegel
