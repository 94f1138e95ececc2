#pragma once
#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "base/index.hpp"
#include "puzzles/numberlink/explain/line_facts.hpp"
#include "puzzles/numberlink/open_ends.hpp"

namespace schlegel::numberlink {

/// Base of what looks for techniques: the board as far as it is known. A *chain* is what drawn links join.
class LineLook {
 public:
  LineLook(const LineFacts& facts, const Assignment& known)
      : facts_(facts), instance_(facts.instance_), graph_(facts.graph_), known_(known), scratch_(facts.scratch_) {}

 protected:
  struct Ways {
    int drawn = 0, open = 0;
  };

  bool drawn(Edge e) const { return known_.is_true(e); }
  bool closed(Edge e) const { return known_.is_false(e); }
  bool open(Edge e) const { return !known_.is_known(e); }
  int need(Vertex v) const { return facts_.is_terminal(v) ? 1 : 2; }
  Ways ways(Vertex v) const {
    Ways found;
    for (const auto& [u, e] : graph_.around(v))
      if (!closed(e)) ++(drawn(e) ? found.drawn : found.open);
    return found;
  }

  bool is_full(Vertex v) const { return ways(v).drawn >= need(v); }

  /// The pair whose line this very place is known to be on, whatever links lead there; or -1.
  int label_at(Vertex v) const {
    if (facts_.is_terminal(v)) return facts_.pair_at_[v];
    const int first = facts_.first_label(v);
    return first >= 0 ? known_.first_true(first, facts_.pairs()) : -1;
  }
  /// Whether a line must come here, whatever links are drawn.
  bool must_be_filled(Vertex v) const {
    return facts_.filled(v) < 0 || known_.is_true(facts_.filled(v)) || label_at(v) >= 0;
  }

  // ---- citing

  void cite(Vertex v, bool holds, std::vector<Fact>& because) const {
    for (const auto& [u, e] : graph_.around(v))
      if (known_.holds({e, holds})) because.push_back({e, holds});
  }
  void cite_open(Vertex v, std::vector<Fact>& derived, bool holds) const {
    for (const auto& [u, e] : graph_.around(v))
      if (open(e)) derived.push_back({e, holds});
  }
  void cite_filled(Vertex v, std::vector<Fact>& because) const {
    if (facts_.filled(v) < 0) return;
    if (known_.is_true(facts_.filled(v)))
      because.push_back({facts_.filled(v), true});
    else if (const int p = label_at(v); p >= 0)
      because.push_back({facts_.first_label(v) + p, true});
  }
  void cite_label(Vertex v, int pair, std::vector<Fact>& because) const {
    if (!facts_.is_terminal(v)) because.push_back({facts_.first_label(v) + pair, true});
  }
  /// The drawn links from v to the nearest place of its chain that is a goal. False when there is none.
  template <class Goal>
  bool cite_way(Vertex v, Goal is_goal, std::vector<Fact>& because) const {
    std::vector<Edge> by(at(graph_.order()), no_edge);
    std::vector<Vertex> reached{v};
    for (std::size_t i = 0; i < reached.size(); ++i) {
      Vertex here = reached[i];
      if (is_goal(here)) {
        for (; here != v; here = graph_.other_end(by[here], here)) because.push_back({by[here], true});
        return true;
      }
      for (const auto& [u, e] : graph_.around(here)) {
        if (!drawn(e) || u == v || by[u] != no_edge) continue;
        by[u] = e;
        reached.push_back(u);
      }
    }
    return false;
  }
  /// That v is on the line of this pair, as its chain shows.
  void cite_line(Vertex v, int pair, std::vector<Fact>& because) const {
    Vertex end = v;
    cite_way(
        v,
        [&](Vertex u) {
          end = u;
          return facts_.is_terminal(u) ? facts_.pair_at_[u] == pair
                                       : facts_.first_label(u) >= 0 && known_.is_true(facts_.first_label(u) + pair);
        },
        because);
    cite_label(end, pair, because);
  }
  /// Each fact once; what is derived against a known fact makes it a contradiction.
  std::optional<Deduction> tidy(Deduction found) const {
    for (const Fact fact : found.derived) {
      if (!known_.holds(!fact)) continue;
      found.because.push_back(!fact);
      found.derived.clear();
      break;
    }
    for (std::vector<Fact>* facts : {&found.because, &found.derived}) {
      std::sort(facts->begin(), facts->end(), [](Fact a, Fact b) { return a.variable < b.variable; });
      facts->erase(std::unique(facts->begin(), facts->end()), facts->end());
    }
    return found;
  }

  const LineFacts& facts_;
  const Instance& instance_;
  const Graph& graph_;
  const Assignment& known_;
  LineFacts::Scratch& scratch_;
};

/// Techniques at one place and on the line through it.
class PlaceTechniques : LineLook {
 public:
  using LineLook::LineLook;
  std::optional<Deduction> only_exit(Vertex v) const;
  std::optional<Deduction> full_place(Vertex v) const;
  std::optional<Deduction> corner(Vertex v) const;
  std::optional<Deduction> two_ways(Vertex v) const;
  std::optional<Deduction> dead_end(Vertex v) const;
  std::optional<Deduction> early_loop(Vertex v) const;
  std::optional<Deduction> two_lines(Vertex v) const;

 private:
  template <class Visit>
  Vertex walk(Vertex v, Edge e, Visit visit) const;
  int line_of(Vertex v) const;
  /// The pair from whose number drawn links lead to v; -1: none.
  int drawn_from(Vertex v) const;
};

/// Techniques on the whole board.
class BoardTechniques : LineLook {
 public:
  BoardTechniques(const LineFacts& facts, const Assignment& known) : LineLook(facts, known) {
    scratch_.shut.clear();
    scratch_.cuts.clear();
    scratch_.in_the_way.clear();
    scratch_.cited_cut = -1;
    read_lines();
  }
  std::optional<Deduction> no_touching() const;
  std::optional<Deduction> cut_off() const;
  std::optional<Deduction> stranded() const;
  std::optional<Deduction> crossing() const;
  std::optional<Deduction> bottleneck() const;
  std::optional<Deduction> out_of_reach() const;
  std::optional<Deduction> crowded() const;

 private:
  /// What keeps a line from a place: it is on another one, it would cross one, it would use a crowded cut, or it could
  /// not get on.
  enum class Bar { other_line, crossing, crowded, dead_end };

  void read_lines() const;
  void read_regions() const;
  int label(Vertex v) const { return scratch_.label[v]; }
  int chain(Vertex v) const { return scratch_.chain[v]; }
  bool same_line(Vertex u, Vertex v) const { return chain(u) == chain(v) || (label(u) >= 0 && label(u) == label(v)); }
  void cite_same_line(Vertex u, Vertex v, std::vector<Fact>& because) const;
  bool is_way(Edge e) const { return !closed(e); }
  /// Where the line of the pair may pass as far as labels say.
  bool may_pass(Vertex v, int pair) const { return label(v) < 0 ? !is_shut(v, pair) : label(v) == pair; }
  /// By vertex: where that line can get from v when it does not use one place and one link.
  std::vector<char> reach(Vertex v, int pair, Vertex without = no_vertex, Edge without_link = no_edge) const;
  /// Takes in what lies behind ruled-out ways from which the line could not get on, either, where fewer are left to
  /// name.
  void widen(std::vector<char>& inside, int pair, Vertex without) const;
  /// What keeps the line of the pair in this part of the board, but for one place and one link.
  void cite_border(const std::vector<char>& inside, int pair, Vertex without, Edge without_link,
                   std::vector<Fact>& because) const;
  static void add_places(const std::vector<char>& inside, std::vector<int>& about);
  static void add_in_the_way(std::vector<std::pair<Vertex, int>> places, std::vector<int>& about);

  // Around faces.
  template <class Visit>
  void each_walk(Visit visit) const;
  std::optional<std::array<Vertex, 3>> shut_off_by(std::size_t place, int pair) const;
  void read_crossings() const;
  void shut(Vertex v, int pair) const {
    scratch_.shut[at(v) * set_words() + at(pair) / 64] |= std::uint64_t{1} << (at(pair) % 64);
  }
  bool is_shut(Vertex v, int pair) const;
  Bar cite_shut(Vertex v, int pair, std::vector<Fact>& because) const;
  std::size_t set_words() const { return (at(facts_.pairs()) + 63) / 64; }

  // Crowded cuts.
  template <class Visit>
  void each_cut(Visit visit) const;
  void read_parts(const std::vector<Vertex>& without) const;
  void lines_parted_by(const std::vector<Vertex>& places, std::vector<int>& lines) const;
  /// What bars every way but those through these places.
  std::vector<std::pair<Vertex, int>> cite_cut(const std::vector<Vertex>& places, const std::vector<int>& lines,
                                               std::vector<Fact>& because) const;
  bool cite_crowded(Vertex v, int pair, std::vector<Fact>& because) const;
  std::optional<Deduction> reachable_lines() const;

  bool search(int pair) const;
  Bar cite_unreachable(Vertex v, int pair, std::vector<Fact>& because) const;
  std::optional<Deduction> unused_link() const;

  static constexpr int no_pair = -2;
};

/// Goes round all faces: visit() gets the places of each walk in turn, which may repeat, until it returns false.
template <class Visit>
void BoardTechniques::each_walk(Visit visit) const {
  if (facts_.ring_.empty()) return;
  auto& [walked, walk, skipped, first, last, ends] = scratch_.faces;
  walked.assign(2 * at(graph_.size()), 0);
  for (Edge start = 0; start < graph_.size(); ++start)
    for (const std::size_t side : {0u, 1u}) {
      if (closed(start) || walked[2 * at(start) + side] != 0) continue;
      walk.clear();
      skipped.clear();
      Edge e = start;
      Vertex from = side == 0 ? graph_.ends(start).first : graph_.ends(start).second;
      for (;;) {
        char& done = walked[2 * at(e) + (from == graph_.ends(e).first ? 0 : 1)];
        if (done != 0) break;
        done = 1;
        walk.push_back(from);
        from = graph_.other_end(e, from);
        const std::vector<Edge>& ring = facts_.ring_[from];
        std::size_t next = static_cast<int>(std::find(ring.begin(), ring.end(), e) - ring.begin());
        for (next = (next + 1) % ring.size(); closed(ring[next]); next = (next + 1) % ring.size())
          skipped.push_back(ring[next]);
        e = ring[next];
      }
      if (!visit()) return;
    }
}

}  // namespace schlegel::numberlink
