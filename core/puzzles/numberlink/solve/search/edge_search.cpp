// Edges are decided vertex by vertex along an order (rows or diagonals of a grid), so that what is decided meets what
// is not in a narrow frontier. Fragments of lines know their other end (mate) and their pair; degrees and labels are
// propagated to a fixpoint with a trail.
//
// What is left to solve depends on the frontier only: the edges that meet a vertex not yet passed, the fragments that
// end there, the vertices known to be used. A 128-bit key of these (Zobrist 1970) is remembered when nothing was found
// below it. A leaf that the caller rejects counts as found, because the reason may lie behind the frontier.
//
// Canonical solutions. Where places may stay empty and only existence or uniqueness matters, solutions are left out
// from which a local change leads to a smaller one; neighbourhood.cpp says what follows for all others. Smaller has
// fewer links, then comes first in the search. A line with an edge beside it that joins two of its places takes the
// short cut; a corner r-p-d with an unused q beside r and d, q later than p, is pushed there. The parts of this that
// the search uses concern edges and places that the key holds.
//
// Where every place is covered and no line touches itself, a corner forces another one across its square, and so on in
// a chain that must end at a terminal; corners whose chain cannot are found beforehand (find_corners). This leaves a
// tenth of the branchings. Where places may stay empty the same holds for the corners that would be pushed.
//
// Where places may stay empty, most states that are dead are crowded: of the places of a row, a column or a diagonal,
// or of those equally far from some vertex, at least as many must be left, counting the loose fragments that lead
// across, as there are pairs with an open end on either side. The difference is kept up with every decision.
//
// Invariant: mate_, label_, use_ and rem_ describe the links drawn; capacity_ and all_ follow from them; a state in
// table_ has been searched to its end without a solution. Worst case exponential.

#include "puzzles/numberlink/solve/search/edge_search.hpp"

#include <algorithm>

#include "puzzles/numberlink/words.hpp"

namespace schlegel::numberlink {
namespace {

std::uint64_t mix(std::uint64_t x) {  // splitmix64
  x += 0x9e3779b97f4a7c15u;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
  return x ^ (x >> 31);
}

}  // namespace

EdgeSearch::Key EdgeSearch::hashed(std::uint64_t value) { return {mix(value), mix(value ^ 0x5bf03635f0a31e9bu)}; }

EdgeSearch::EdgeSearch(const Instance& instance, const Links& drawn, const SweepOrder& order, Options options)
    : cover_(instance.rules.cover && !options.uncovered),
      push_(options.canonical && !cover_),
      chordless_(!instance.rules.self_touch || options.chordless || push_),
      drawn_first_(options.drawn_first) {
  const std::vector<Int> place = number_along(instance.graph, order);
  if (push_) find_levels(instance, order);
  lay_out_values();
  place_terminals(instance, place);
  if (chordless_) find_squares();
  if (push_) find_pushes();
  if (chordless_ && (cover_ || push_)) find_corners();

  for (Int v = 0; v < n_; ++v) touch(v);
  dead_ = !settle();
  std::vector<char> is_drawn(m_, 0);
  for (Edge e : drawn) is_drawn[e] = 1;
  for (Int e = 0; e < m_ && !dead_; ++e)
    if (is_drawn[edge_of_[e]]) dead_ = !set(e, on);
}

void EdgeSearch::mark_used(Int v, Int use) {
  if (use == empty && rem_[v] == 2) change_capacity(v, v, -1);
  put(use_[v], use);
  all_ ^= use_key_[v][use - 1];
  touch(v);
}

EdgeSearch::Fragment EdgeSearch::fragment(Int end) const {
  if (label_[end] < 0) return {end, mate_[end], mate_[end] == end ? Fragment::none : Fragment::loose};
  const auto [s, t] = pair_[label_[end]];
  const Int a = rem_[s] > 0 ? s : mate_[s], b = rem_[t] > 0 ? t : mate_[t];
  return {a, b, a == t && rem_[t] == 0 ? Fragment::none : Fragment::paired};
}

/// The pair's name is left out: an open end that is a terminal implies it, and for others only the partner matters.
EdgeSearch::Key EdgeSearch::hashed(const Fragment& fragment) {
  if (fragment.kind == Fragment::none) return {};
  const auto [low, high] = std::minmax(fragment.a, fragment.b);
  return hashed((std::uint64_t{1} << (fragment.kind == Fragment::paired ? 63 : 62)) |
                (static_cast<std::uint64_t>(low) << 32) | static_cast<std::uint64_t>(high));
}

/// A pair needs a place on each level between its open ends; a loose fragment offers one on each from end to end.
void EdgeSearch::add_capacity(const Fragment& fragment, Int sign) {
  if (fragment.kind == Fragment::loose) change_capacity(fragment.a, fragment.b, sign);
  if (fragment.kind == Fragment::paired) change_capacity(fragment.a, fragment.b, -sign, 1);
}

bool EdgeSearch::decide(Int e, Int status) {
  put(status_[e], status);
  all_ ^= edge_key_[e][status - 1];
  const auto [u, v] = ends_[e];
  put(open_[u], open_[u] - 1);
  put(open_[v], open_[v] - 1);
  touch(u);
  touch(v);
  if (status == off) return true;
  const Int a = mate_[u], b = mate_[v];
  if (rem_[u] == 0 || rem_[v] == 0 || a == v || use_[u] == empty || use_[v] == empty) return false;
  if (label_[a] >= 0 && label_[b] >= 0 && label_[a] != label_[b]) return false;
  if (use_[u] == maybe) mark_used(u, used);
  if (use_[v] == maybe) mark_used(v, used);
  const auto replace = [&](const Fragment& old) {
    all_ ^= hashed(old);
    add_capacity(old, -1);
  };
  replace(fragment(u));
  if (label_[u] < 0 || label_[u] != label_[v]) replace(fragment(v));
  const Int label = std::max(label_[a], label_[b]);
  for (Int w : {u, v})
    if (rem_[w] == 2) change_capacity(w, w, -1);
  put(rem_[u], rem_[u] - 1);
  put(rem_[v], rem_[v] - 1);
  put(mate_[a], b);
  put(mate_[b], a);
  if (label_[a] != label) put(label_[a], label);
  if (label_[b] != label) put(label_[b], label);
  const Fragment joined = fragment(a);
  all_ ^= hashed(joined);
  add_capacity(joined, 1);
  touch(a);
  touch(b);
  return look_at_squares(e);
}

bool EdgeSearch::set(Int e, Int status) {
  return status_[e] == open ? decide(e, status) && settle() : status_[e] == status;
}

bool EdgeSearch::close(Int v, Int status) {
  for (Int i = first_[v]; i < first_[at(v) + 1]; ++i)
    if (status_[by_[i]] == open && !decide(by_[i], status)) return false;
  return true;
}

bool EdgeSearch::look(Int v) {
  if (use_[v] == used && rem_[v] > 0 && (label_[v] >= 0 || mate_[v] != v) && !look_at_tip(v)) return false;
  if (use_[v] != empty && open_[v] < rem_[v]) {
    if (use_[v] == used) return false;
    mark_used(v, empty);
  }
  const bool corners = !never_.empty() && never_[v] != 0;
  if (corners && open_[v] > 0 && rem_[v] > 0 && use_[v] != empty && !look_at_corners(v)) return false;
  if (open_[v] > 0) {
    const bool full = rem_[v] == 0 || use_[v] == empty;
    if (full || (use_[v] == used && open_[v] == rem_[v]))
      if (!close(v, full ? off : on)) return false;
  }
  return !push_ || look_at_pushes(v);
}

bool EdgeSearch::look_at_tip(Int v) {
  for (Int i = first_[v]; i < first_[at(v) + 1] && rem_[v] > 0; ++i) {
    const Int u = next_[i], e = by_[i];
    if (mate_[v] == u) {
      if (status_[e] == on) continue;
      // A line that meets its own terminal is left to the leaf where the key does not tell the pair.
      if (chordless_ && (label_[v] < 0 || rem_[pair_[label_[v]][0]] + rem_[pair_[label_[v]][1]] > 0)) return false;
      if (status_[e] == open && !decide(e, off)) return false;
    } else if (rem_[u] > 0 && label_[u] >= 0 && label_[v] >= 0) {
      if (label_[u] != label_[v]) {
        if (status_[e] == open && !decide(e, off)) return false;
      } else if (chordless_) {
        if (status_[e] == off || (status_[e] == open && !decide(e, on))) return false;
      }
    }
  }
  return true;
}

/// Draws what all ways through v that are left have in common, and rules out what none of them takes.
bool EdgeSearch::look_at_corners(Int v) {
  unsigned drawn = 0, ruled_out = 0, any = 0, all = 15;
  const Int first = first_[v], degree = first_[at(v) + 1] - first;
  for (Int i = 0; i < degree; ++i) {
    const Int status = status_[by_[first + i]];
    drawn |= static_cast<unsigned>(status == on) << i;
    ruled_out |= static_cast<unsigned>(status == off) << i;
  }
  for (unsigned k = 0; k < corner_masks.size(); ++k) {
    const unsigned pair = corner_masks[k];
    if ((never_[v] >> k & 1) != 0 || (pair & ruled_out) != 0 || (drawn & ~pair) != 0) continue;
    any |= pair;
    all &= pair;
  }
  if (use_[v] == maybe) all = 0;
  if (any == 0) {
    if (use_[v] == used) return false;
    mark_used(v, empty);
  }
  for (Int i = 0; i < degree; ++i) {
    const Int e = by_[first + i];
    if (status_[e] != open) continue;
    if ((all >> i & 1) != 0 && !decide(e, on)) return false;
    if ((any >> i & 1) == 0 && !decide(e, off)) return false;
  }
  return true;
}

bool EdgeSearch::look_at_squares(Int e) {
  if (!chordless_ || squares_.empty()) return true;
  for (Int i = side_first_[e]; i < side_first_[at(e) + 1]; ++i) {
    const auto& edge = squares_[side_of_[i]].edge;
    int drawn = 0;
    for (Int f : edge) drawn += status_[f] == on;
    if (drawn > 2) return false;
    if (drawn == 2)
      for (Int f : edge)
        if (status_[f] == open && !decide(f, off)) return false;
  }
  return true;
}

bool EdgeSearch::look_at_pushes(Int v) {
  for (Int i = push_first_[v]; i < push_first_[at(v) + 1]; ++i) {
    const auto& [p, q, edge] = push_of_[i];
    if (use_[q] == used) continue;
    const Int one = status_[edge[0]], two = status_[edge[1]];
    if (one == on && two == on) {
      if (use_[q] == empty) return false;
      mark_used(q, used);
    } else if (use_[q] == empty) {
      if (one == on && two == open && !decide(edge[1], off)) return false;
      if (two == on && one == open && !decide(edge[0], off)) return false;
    }
  }
  return true;
}

void EdgeSearch::roll_back(std::size_t mark) {
  worklist_.clear();
  while (trail_.size() > mark) {
    values_[trail_.back().index] = trail_.back().before;
    trail_.pop_back();
  }
}

/// Goes on to the first vertex with an open edge. `passed` collects the keys of what lies behind the frontier, so that
/// they cancel those in all_.
void EdgeSearch::advance(Int& vertex, Key& passed) {
  for (; vertex < n_ && open_[vertex] == 0; ++vertex) {
    if (!cover_ && !terminal_[vertex] && use_[vertex] != maybe) passed ^= use_key_[vertex][use_[vertex] - 1];
    for (Int i = first_[vertex]; i < first_[at(vertex) + 1]; ++i) {
      // Short cuts and pushes ask which edges lead over the frontier; without them the ends there say enough.
      const bool behind = chordless_ ? next_[i] < vertex : next_[i] > vertex;
      if (behind) passed ^= edge_key_[by_[i]][status_[by_[i]] - 1];
    }
  }
}

bool EdgeSearch::known_dead(const Key& key) const {
  if (table_.empty()) return false;
  const std::size_t mask = table_.size() - 1;
  for (std::size_t i = key.a & mask; table_[i].a != 0; i = (i + 1) & mask)
    if (table_[i].a == key.a && table_[i].b == key.b) return true;
  return false;
}

void EdgeSearch::remember_dead(const Key& key) {
  if (remembered_ >= most_remembered_) return;
  const auto insert = [&](const Key& entry) {
    const std::size_t mask = table_.size() - 1;
    std::size_t i = entry.a & mask;
    while (table_[i].a != 0) i = (i + 1) & mask;
    table_[i] = entry;
  };
  if (2 * (remembered_ + 1) > table_.size()) {
    std::vector<Key> old(std::max<std::size_t>(2 * table_.size(), 1024));
    old.swap(table_);
    for (const Key& entry : old)
      if (entry.a != 0) insert(entry);
  }
  insert(key);
  ++remembered_;
}

SearchEnd EdgeSearch::run(Control& control, std::uint64_t budget, const std::function<bool(const Links&)>& visit) {
  if (dead_) return SearchEnd::complete;
  // The table is half full and twice as large while it grows, and a dozen searches may take turns.
  most_remembered_ = control.memory_limit / (64 * sizeof(Key));
  const auto key_of = [&](Int vertex, const Key& passed) {
    Key key = all_;
    key ^= passed;
    key ^= hashed((std::uint64_t{3} << 62) + static_cast<std::uint64_t>(vertex));
    key.a |= 1;  // an empty slot is 0
    return key;
  };
  SearchEnd end = SearchEnd::complete;
  // A new frame, unless nothing is left to decide or the state is known.
  const auto enter = [&](Int vertex, Key passed) {
    ++nodes_;
    advance(vertex, passed);
    if (vertex == n_) {
      ++leaves_;
      if (!visit(links())) end = SearchEnd::enough;
      return;
    }
    if (known_dead(key_of(vertex, passed))) return;
    if (!has_room()) return;
    Int i = first_[vertex];
    while (status_[by_[i]] != open) ++i;
    frames_.push_back({vertex, by_[i], 0, trail_.size(), all_, passed, leaves_});
  };
  const std::uint64_t last = nodes_ + budget;
  if (!begun_) {
    begun_ = true;
    enter(0, {});
  }
  for (std::uint64_t steps = 1; !frames_.empty() && end == SearchEnd::complete; ++steps) {
    if (nodes_ >= last) return SearchEnd::budget;
    if (steps % 64 == 0 && !control.tick({-1, nodes_, words::phase_tracing.english})) return SearchEnd::cancelled;
    Frame& frame = frames_.back();
    roll_back(frame.mark);
    all_ = frame.all;
    if (frame.tried == 2) {
      if (leaves_ == frame.leaves) remember_dead(key_of(frame.vertex, frame.passed));
      frames_.pop_back();
      continue;
    }
    const Int status = (++frame.tried == 1) == drawn_first_ ? on : off;
    const Int vertex = frame.vertex;
    const Key passed = frame.passed;
    if (set(frame.edge, status)) enter(vertex, passed);
  }
  return end;
}

double EdgeSearch::progress() const {
  double part = 1, done = 0;
  for (const Frame& frame : frames_) {
    part /= 2;
    if (frame.tried == 2) done += part;
  }
  return begun_ && frames_.empty() ? 1 : done;
}

Links EdgeSearch::links() const {
  Links links;
  for (Int e = 0; e < m_; ++e)
    if (status_[e] == on) links.push_back(edge_of_[e]);
  std::sort(links.begin(), links.end());
  return links;
}

}  // namespace schlegel::numberlink
