#pragma once
#include <vector>

#include "play/game.hpp"
#include "puzzles/icosian/instance.hpp"

namespace schlegel::icosian {

/// The instance as the search for a closed tour, in which reasons are found, checked and explained: an open one gets a
/// helper vertex joined to all others. Uses nothing of the solver.
struct CycleModel {
  struct Line {
    Vertex u, v;
    bool set = false, closed = false;
    Vertex other(Vertex w) const { return w == u ? v : u; }
  };
  int order = 0;
  std::vector<Line> lines;                  ///< first those of the graph, in its order
  std::vector<std::vector<int>> at_vertex;  ///< numbers of lines
  bool broken = false;       ///< the opening takes a step that is no edge or a closed one, or repeats a vertex
  bool contradicts = false;  ///< an edge is set and forbidden

  explicit CycleModel(const Instance& instance);
  int set_at(Vertex v) const;
  int open_at(Vertex v) const;
  /// Closes every line that would be a third one at a vertex with two set.
  void close_unusable();
  /// The vertices on the path of set lines from v on, in turn; ends where it closes.
  std::vector<Vertex> chain(Vertex v) const;
};

/// What is joined to v by the lines that are open, without the vertices in `gone`; then it is gone, too.
template <class IsOpen>
std::vector<Vertex> piece_of(const CycleModel& model, Vertex v, std::vector<bool>& gone, IsOpen is_open) {
  gone[v] = true;
  std::vector<Vertex> piece{v};
  for (std::size_t next = 0; next < piece.size(); ++next)
    for (const int i : model.at_vertex[piece[next]]) {
      const Vertex u = model.lines[i].other(piece[next]);
      if (gone[u] || !is_open(i)) continue;
      gone[u] = true;
      piece.push_back(u);
    }
  return piece;
}
/// The parts that are left when the vertices in `gone` are removed, joined by the lines that are open.
template <class IsOpen>
std::vector<std::vector<Vertex>> pieces_without(const CycleModel& model, std::vector<bool> gone, IsOpen is_open) {
  std::vector<std::vector<Vertex>> pieces;
  for (Vertex v = 0; v < model.order; ++v)
    if (!gone[v]) pieces.push_back(piece_of(model, v, gone, is_open));
  return pieces;
}
/// The same, joined by the lines that are not closed.
std::vector<std::vector<Vertex>> pieces_without(const CycleModel& model, const std::vector<bool>& gone);

/// The result of forcing, until nothing changes: both lines are set where only two are left, the others closed where
/// two are set, and so is a line that would close a cycle too early.
struct Forcing {
  enum class End {
    open,      ///< nothing more is forced
    stranded,  ///< fewer than two lines are left at `where`
    crowded,   ///< three are set there
    cycle,     ///< those set close a cycle through it that leaves vertices out
    broken,    ///< the model contradicts itself from the start
    tired,     ///< it took more than a few hundred million looks at a line
  };
  End end = End::open;
  Vertex where = no_vertex;
  std::vector<int> drawn;  ///< the lines that were set, in turn
  CycleModel model;        ///< as it was then
};
Forcing force(CycleModel model);

}  // namespace schlegel::icosian
