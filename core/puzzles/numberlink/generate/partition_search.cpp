// Lines that touch themselves nowhere and cover everything seldom have a second solution (in a grid each of their
// corners continues diagonally up to an end), so that what a walk meets is often a board already: of 10x10 grids with
// ten lines, two in five. Its steps keep "touches itself nowhere" true; all else is a matter of points.
//
// Invariant: lines_, alone_ and short_ count the lines of the cover, the places alone and the lines shorter than the
// form wants; is_end_, end_points_ and end_faults_ follow from its ends. A step is O(length of the part taken over).
//
// Tried and dropped: walks that lay line after line along the tightest places, which leave many short ones and must
// often be thrown away; domino tilings whose lines are joined, which make dull boards of many short pairs.
#include "puzzles/numberlink/generate/partition_search.hpp"

#include <algorithm>
#include <utility>

#include "play/words.hpp"

namespace schlegel::numberlink {
namespace {

// In points.
constexpr int joining = 6, alone_cost = 18, end_on_bridge = 8, beside_forbidden = 4, beside = 1, not_mirrored = 4;
constexpr int never_taken = 20;  // more points than this
constexpr unsigned seldom = 8;   // one of so many steps that make a line touch itself is taken, where any may

}  // namespace

PartitionSearch::PartitionSearch(const Graph& graph, LineForm wanted, Random& random)
    : graph_(graph),
      form_(std::move(wanted)),
      random_(random),
      cover_(graph),
      is_end_(graph.order(), 0),
      alone_(graph.order()) {}

void PartitionSearch::want(int lines, int shortest, int most_alone) {
  form_.lines = lines;
  form_.shortest = shortest;
  form_.most_alone = most_alone;
  short_ = 0;
  for (const auto& line : cover_.lines()) short_ += line.places > 1 && line.places < shortest;
}

bool PartitionSearch::has_form() const {
  return lines_ == form_.lines && alone_ <= form_.most_alone && short_ == 0 && end_faults_ == 0;
}

int PartitionSearch::points_of(int places) const {
  if (places == 1) return alone_cost;
  if (places > form_.longest) return places - form_.longest;
  const int missing = form_.shortest - places;
  return missing > 0 ? missing * (missing + 3) : missing == 0 ? 1 : 0;
}

int PartitionSearch::degree(Vertex v) const {
  const auto& links = cover_.links_at(v);
  return (links[0] != no_vertex) + (links[1] != no_vertex);
}

void PartitionSearch::take_line(int places, int sign) {
  if (places == 1) {
    alone_ += sign;
    return;
  }
  lines_ += sign;
  if (places < form_.shortest) short_ += sign;
}

void PartitionSearch::set_end(Vertex v, bool is_end) {
  if ((is_end_[v] != 0) == is_end) return;
  const int sign = is_end ? 1 : -1;
  is_end_[v] = 0;
  const auto add = [&](int points, int faults) {
    end_points_ += sign * points;
    end_faults_ += sign * faults;
  };
  if (!form_.no_end.empty() && form_.no_end[v] != 0) add(end_on_bridge, 1);
  for (const Neighbour& next : graph_.around(v))
    if (is_end_[next.vertex] != 0) form_.ends_apart ? add(beside_forbidden, 1) : add(beside, 0);
  if (!form_.mirror.empty() && form_.mirror[v] != v)
    is_end_[form_.mirror[v]] != 0 ? add(-not_mirrored, -1) : add(not_mirrored, 1);
  is_end_[v] = is_end;
}

/// Tries one step from this end, or place alone; whether it was taken.
bool PartitionSearch::step(Vertex end, bool may_join) {
  const auto around = graph_.around(end);
  if (around.empty()) return false;
  const Vertex v = around[random_.below(around.size())].vertex;
  if (cover_.same_line(v, end)) return false;
  const auto& links = cover_.links_at(v);
  const Vertex cut = links[random_.below(2u)];
  const auto part = cover_.part(v, cut);
  const int taken = static_cast<int>(part.size());
  const int mine = cover_.line_at(end).places, others = cover_.line_at(v).places, left = others - taken;
  const int lines_more = (left > 1) - (mine > 1) - (others > 1) + 1;
  if (lines_more < 0 && (!may_join || lines_ <= form_.lines)) return false;

  const int before = end_points_;
  const std::array<std::pair<Vertex, int>, 3> changes{
      {{end, degree(end) + 1}, {v, degree(v) + (cut == no_vertex)}, {cut, cut == no_vertex ? 0 : degree(cut) - 1}}};
  for (const auto& [changed, links_then] : changes)
    if (changed != no_vertex) set_end(changed, links_then == 1);
  int more =
      end_points_ - before + points_of(mine + taken) - points_of(mine) - points_of(others) + joining * lines_more;
  if (left > 0) more += points_of(left);
  const std::uint64_t chance = std::uint64_t{1} << std::clamp(more, 0, never_taken);
  const bool refused = more > never_taken || random_.next() % chance != 0 ||
                       (cover_.would_touch(end, v, part) && (!form_.may_touch || random_.next() % seldom != 0));
  if (refused) {
    for (const auto& [changed, links_then] : changes)
      if (changed != no_vertex) set_end(changed, degree(changed) == 1);
    return false;
  }
  for (int places : {mine, others}) take_line(places, -1);
  take_line(mine + taken, 1);
  if (left > 0) take_line(left, 1);
  cover_.take_over(end, v, cut);
  return true;
}

Vertex PartitionSearch::any_end() {
  const auto& line = cover_.lines()[random_.below(cover_.lines().size())];
  return random_.below(2u) == 0 ? line.a : line.b;
}

bool PartitionSearch::reach(std::uint64_t steps, Control& control) {
  constexpr std::uint64_t steps_in_tick = 4096;
  for (; !has_form(); --steps) {
    if (steps == 0) return false;
    if (steps % steps_in_tick == 0 && !control.tick({-1, 0, schlegel::words::phase_generating.english})) return false;
    step(any_end(), true);
  }
  return true;
}

void PartitionSearch::cut(Vertex u, Vertex v) {
  take_line(cover_.line_at(u).places, -1);
  cover_.cut(u, v);
  for (Vertex end : {u, v}) {
    take_line(cover_.line_at(end).places, 1);
    set_end(end, degree(end) == 1);
  }
}

void PartitionSearch::loosen(std::span<const Vertex> region) {
  constexpr int cuts = 2, moves = 5, most_steps = 2000;
  std::vector<char> near(graph_.order(), 0);
  for (Vertex v : region)
    if (near[v] == 0)
      for (Vertex on_line : cover_.part(cover_.line_at(v).a, no_vertex)) near[on_line] = 1;
  for (int i = 0; i < cuts; ++i) {
    const Vertex v = region[random_.below(region.size())], other = cover_.links_at(v)[random_.below(2u)];
    if (other != no_vertex) cut(v, other);
  }
  for (int taken = 0, steps = 0; taken < moves && steps < most_steps; ++steps) {
    const Vertex end = any_end();
    if (near[end] != 0 && step(end, false)) ++taken;
  }
}

}  // namespace schlegel::numberlink
