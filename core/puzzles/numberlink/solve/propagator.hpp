#pragma once
#include <cstdint>
#include <vector>

#include "puzzles/numberlink/instance.hpp"
#include "puzzles/numberlink/solve/search/worklist.hpp"

namespace schlegel::numberlink {

/// Forces links: draws and rules out what follows at once from links drawn or ruled out, with undo.
///
/// Every edge is on, off or open. Links that are on form fragments of paths; for both ends of each fragment its other
/// end (mate) and its pair, if known, are kept. Rules, applied until nothing changes: a vertex takes exactly as many
/// links as it needs (1 at a terminal, else 2, or none at all where places may stay empty); no link closes a loop or
/// joins fragments of two pairs. The rule on touching is left to the caller.
class Propagator {
 public:
  enum class Status : std::int8_t { off = -1, open = 0, on = 1 };

  explicit Propagator(const Instance& instance);

  /// False on a contradiction; the propagator must then be rolled back or dropped.
  bool set(Edge e, Status status);
  bool draw(const Links& links);
  /// Looks at every vertex once. To be called first.
  bool start();
  /// Whether the two open ends of every unfinished pair can still reach one another and (cover) no place is cut off
  /// from all of them. O(vertices + edges).
  bool connected();

  std::size_t mark() const { return trail_.size(); }
  void roll_back(std::size_t mark);

  Status status(Edge e) const { return status_[e]; }
  int pair_at(Vertex end) const { return label_[end]; }
  int links_at(Vertex v) const { return on_[v]; }
  int open_at(Vertex v) const { return open_[v]; }
  int need(Vertex v) const { return need_[v]; }
  bool terminal(Vertex v) const { return need_[v] == 1; }
  /// The links that are on, ascending.
  Links links() const;
  /// The other end of the fragment that ends in v; v itself when it has no link.
  Vertex mate(Vertex v) const { return mate_[v]; }

 private:
  struct Change {
    Edge edge;
    Vertex a, b;            // the ends of the new fragment (of a link that was set on)
    Vertex mate_a, mate_b;  // their mates before
    int label_a, label_b;
  };

  bool decide(Edge e, Status status);
  bool settle() {
    return worklist_.work_off([this](Vertex v) { return look(v); });
  }
  bool look(Vertex v);
  void touch(Vertex v) { worklist_.add(v); }

  const Instance& instance_;
  std::vector<Status> status_;
  std::vector<int> need_, on_, open_, label_;
  std::vector<Vertex> mate_;
  Worklist worklist_;
  std::vector<Change> trail_;
  std::vector<std::int32_t> part_, stack_;
};

}  // namespace schlegel::numberlink
