// What shows on the whole board. The line of a pair may pass the places that are not known to be on another line, over
// links that are not closed; a set of places that it can leave at one place only is where a depth-first search finds a
// cut vertex (Tarjan 1972). One look is O(n + m); where every pair has its own search, O(pairs (n + m)).
#include "puzzles/numberlink/explain/line_look.hpp"

namespace schlegel::numberlink {

/// By vertex its chain, named by one of its places, and the line it is known to be on.
void BoardTechniques::read_lines() const {
  const auto values = known_.values();
  if (scratch_.chain.size() == at(graph_.order()) &&
      std::equal(values.begin(), values.end(), scratch_.read.begin(), scratch_.read.end()))
    return;
  scratch_.read.assign(values.begin(), values.end());
  std::vector<int>&chain = scratch_.chain, &label = scratch_.label;
  std::vector<Vertex>& members = scratch_.stack;
  chain.assign(graph_.order(), -1);
  label.assign(graph_.order(), -1);
  for (Vertex v = 0; v < graph_.order(); ++v) {
    if (chain[v] >= 0) continue;
    flood(graph_, v, members, chain, -1, v, [&](Vertex, Edge e) { return drawn(e); });
    int line = -1;
    for (std::size_t i = 0; i < members.size() && line < 0; ++i) line = label_at(members[i]);
    for (const Vertex u : members) label[u] = line;
  }
}

/// By vertex the part of the board it is in when known lines are taken away, named by one of its places; -1 on these.
/// And by that whether some line comes to it at two places.
void BoardTechniques::read_regions() const {
  std::vector<int>&region = scratch_.region, &passable = scratch_.passable;
  std::vector<Vertex>& members = scratch_.stack;
  region.assign(graph_.order(), -1);
  passable.assign(graph_.order(), 0);
  scratch_.met_by.assign(facts_.pairs(), {no_vertex, no_vertex});
  for (Vertex v = 0; v < graph_.order(); ++v) {
    if (region[v] >= 0 || label(v) >= 0) continue;
    members.assign(1, v);
    region[v] = v;
    for (std::size_t i = 0; i < members.size(); ++i)
      for (const auto& [u, e] : graph_.around(members[i])) {
        if (!is_way(e) || region[u] >= 0) continue;
        if (label(u) < 0) {
          region[u] = v;
          members.push_back(u);
          continue;
        }
        auto& [where, place] = scratch_.met_by[label(u)];
        if (where == v && place != u) passable[v] = 1;
        where = v;
        place = u;
      }
  }
}

void BoardTechniques::cite_same_line(Vertex u, Vertex v, std::vector<Fact>& because) const {
  if (chain(u) == chain(v)) {
    cite_way(
        u, [v](Vertex w) { return w == v; }, because);
    return;
  }
  cite_line(u, label(u), because);
  cite_line(v, label(v), because);
}

// ---- rules of some boards

/// About: 0 and two neighbours on a line, or 1, a link's place on a line and its other place, and that one's neighbour.
std::optional<Deduction> BoardTechniques::no_touching() const {
  if (instance_.rules.self_touch) return std::nullopt;
  for (Edge e = 0; e < graph_.size(); ++e) {
    const auto [u, v] = graph_.ends(e);
    if (drawn(e)) continue;
    if (same_line(u, v)) {
      Deduction found{0, {}, {}, {0, u, v}};
      cite_same_line(u, v, found.because);
      if (closed(e))
        found.because.push_back({e, false});
      else if (chain(u) != chain(v))
        found.derived.push_back({e, true});
      return tidy(std::move(found));
    }
    if (closed(e)) continue;
    for (const auto& [on, beside] : {std::pair{u, v}, std::pair{v, u}})
      for (const auto& [y, f] : graph_.around(beside)) {
        if (y == on || drawn(f) || !same_line(y, on) || (!closed(f) && chain(y) != chain(on))) continue;
        Deduction found{0, {}, {{e, false}}, {1, on, beside, y}};
        cite_same_line(on, y, found.because);
        if (closed(f)) found.because.push_back({f, false});
        return tidy(std::move(found));
      }
  }
  return std::nullopt;
}

// ---- ways

std::vector<char> BoardTechniques::reach(Vertex v, int pair, Vertex without, Edge without_link) const {
  std::vector<char> inside(at(graph_.order()), 0);
  flood(graph_, v, scratch_.stack, inside, 0, 1,
        [&](Vertex u, Edge e) { return is_way(e) && e != without_link && u != without && may_pass(u, pair); });
  return inside;
}

void BoardTechniques::widen(std::vector<char>& inside, int pair, Vertex without) const {
  const auto ruled_out = [&](const std::vector<char>& part) {
    std::vector<Edge> links;
    for (Edge e = 0; e < graph_.size(); ++e)
      for (const auto& [v, u] : {graph_.ends(e), std::pair{graph_.ends(e).second, graph_.ends(e).first}})
        if (closed(e) && part[v] != 0 && part[u] == 0 && u != without && may_pass(u, pair) && !is_full(v))
          links.push_back(e);
    return links;
  };
  const auto& [name, a, b] = instance_.pairs[pair];
  std::vector<Edge> left = ruled_out(inside);
  for (std::size_t i = 0; i < left.size(); ++i) {
    const auto [u, v] = graph_.ends(left[i]);
    std::vector<char> wider = inside;
    flood(graph_, inside[u] != 0 ? v : u, scratch_.stack, wider, 0, 1,
          [&](Vertex w, Edge e) { return is_way(e) && w != without && may_pass(w, pair); });
    if (wider[a] != inside[a] || wider[b] != inside[b]) continue;
    std::vector<Edge> fewer = ruled_out(wider);
    if (fewer.size() >= left.size()) continue;
    inside = std::move(wider);
    left = std::move(fewer);
    i = static_cast<std::size_t>(-1);
  }
}

void BoardTechniques::cite_border(const std::vector<char>& inside, int pair, Vertex without, Edge without_link,
                                  std::vector<Fact>& because) const {
  for (Vertex v = 0; v < graph_.order(); ++v)
    for (const auto& [u, e] : graph_.around(v)) {
      if (inside[v] == 0 || inside[u] != 0 || u == without || e == without_link) continue;
      if (closed(e) && is_full(v)) {
        cite(v, true, because);
        continue;
      }
      if (closed(e))
        because.push_back({e, false});
      else if (label(u) < 0)
        cite_shut(u, pair, because);
      else if (label(u) != pair)
        cite_line(u, label(u), because);
      if (label(u) >= 0 && label(u) != pair)
        scratch_.in_the_way.emplace_back(u, label(u));
      else if (closed(e))
        scratch_.in_the_way.emplace_back(u, LineWording::barred(e));
    }
}

void BoardTechniques::add_in_the_way(std::vector<std::pair<Vertex, int>> places, std::vector<int>& about) {
  std::sort(places.begin(), places.end());
  places.erase(std::unique(places.begin(), places.end()), places.end());
  about.push_back(LineWording::in_the_way);
  for (const auto& [v, line] : places) about.insert(about.end(), {v, line});
}

void BoardTechniques::add_places(const std::vector<char>& inside, std::vector<int>& about) {
  for (std::size_t v = 0; v < inside.size(); ++v)
    if (inside[v] != 0) about.push_back(static_cast<int>(v));
}

/// About: the pair, the end that its line never gets to, and where it can get from the other.
std::optional<Deduction> BoardTechniques::cut_off() const {
  for (int p = 0; p < facts_.pairs(); ++p) {
    const auto& [name, a, b] = instance_.pairs[p];
    if (chain(a) == chain(b)) continue;
    // Search from one end, in the room that is kept for it; what has been reached with the other end is enough.
    std::vector<int>& seen_by = scratch_.seen_by;
    seen_by.assign(graph_.order(), 0);
    flood(graph_, a, scratch_.stack, seen_by, 0, 1,
          [&, b = b](Vertex u, Edge e) { return seen_by[b] == 0 && is_way(e) && may_pass(u, p); });
    if (seen_by[b] != 0) continue;
    auto inside = reach(a, p), other = reach(b, p);
    const bool from_b = std::count(other.begin(), other.end(), 1) < std::count(inside.begin(), inside.end(), 1);
    if (from_b) inside.swap(other);
    Deduction found{0, {}, {}, {p, from_b ? a : b}};
    cite_border(inside, p, no_vertex, no_edge, found.because);
    add_places(inside, found.about);
    add_in_the_way(scratch_.in_the_way, found.about);
    return tidy(std::move(found));
  }
  return std::nullopt;
}

/// A part of the board that no line can come to and leave again. About: its places.
std::optional<Deduction> BoardTechniques::stranded() const {
  read_regions();
  for (Vertex root = 0; root < graph_.order(); ++root) {
    if (scratch_.region[root] != root || scratch_.passable[root] != 0) continue;
    std::vector<char> inside(graph_.order(), 0);
    Deduction found;
    bool impossible = false;
    for (Vertex v = 0; v < graph_.order(); ++v) {
      if (scratch_.region[v] != root) continue;
      inside[v] = 1;
      const bool linked = ways(v).drawn > 0;
      if (impossible || !(linked || must_be_filled(v))) continue;
      impossible = true;
      if (linked)
        cite(v, true, found.because);
      else
        cite_filled(v, found.because);
    }
    for (Vertex v = 0; v < graph_.order() && !impossible; ++v) {
      if (inside[v] == 0) continue;
      if (!known_.is_known(facts_.filled(v))) found.derived.push_back({facts_.filled(v), false});
      cite_open(v, found.derived, false);
    }
    if (!impossible && found.derived.empty()) continue;
    cite_border(inside, no_pair, no_vertex, no_edge, found.because);
    add_places(inside, found.about);
    return tidy(std::move(found));
  }
  return std::nullopt;
}

// ---- depth-first search

/// Looks for the blocks of what the line of a pair may pass, from its first end on: from where each place is entered,
/// and which ones are passable, that is, lie on a way from end to end that passes none twice. False when the other end
/// is not reached.
bool BoardTechniques::search(int pair) const {
  struct Visitor {
    const BoardTechniques& look;
    const int pair;
    std::vector<int>& passable;
    std::vector<Vertex>&parent, &begun;
    std::vector<int>& places_below;
    bool has(Vertex v) const { return look.may_pass(v, pair); }
    bool has_edge(Edge e) const { return look.is_way(e); }
    void enter(Vertex v, Edge from) {
      if (from != no_edge) parent[v] = look.graph_.other_end(from, v);
      begun.push_back(v);
    }
    static void edge(Edge) {}
    // A block lies on the way when the other end, or a block on the way, is below where it begins.
    void block(Vertex above, Edge first) {
      const Vertex top = look.graph_.other_end(first, above);
      std::size_t from = begun.size();
      bool on_the_way = false;
      do on_the_way = passable[begun[--from]] != 0 || on_the_way;
      while (begun[from] != top);
      places_below[top] = static_cast<int>(begun.size() - from);
      if (on_the_way) {
        for (std::size_t i = from; i < begun.size(); ++i) passable[begun[i]] = 1;
        passable[above] = 1;
      }
      begun.resize(from);
    }
  };
  auto& [blocks, parent, begun, places_below] = scratch_.search;
  const auto& [name, a, b] = instance_.pairs[pair];
  scratch_.passable.assign(graph_.order(), 0);
  parent.assign(graph_.order(), no_vertex);
  places_below.assign(graph_.order(), 0);
  begun.clear();
  scratch_.passable[b] = 1;
  blocks.run_from(a, graph_, Visitor{*this, pair, scratch_.passable, parent, begun, places_below});
  scratch_.passable[b] = scratch_.passable[a];
  return scratch_.passable[b] != 0;
}

/// The way from end to end leads through one place, or over one link. About: the pair, 0 and the place or 1 and the two
/// places of the link, then those on either side of it that the line can come to.
std::optional<Deduction> BoardTechniques::bottleneck() const {
  read_crossings();
  const auto& parent = scratch_.search.parent;
  const auto& places_below = scratch_.search.places_below;
  for (int p = 0; p < facts_.pairs(); ++p) {
    const auto& [name, a, b] = instance_.pairs[p];
    if (chain(a) == chain(b) || !search(p)) continue;
    for (Vertex c = b; c != a; c = parent[c]) {
      const Vertex v = parent[c];
      const Edge e = graph_.edge_between(v, c);
      const bool link = places_below[c] == 1 && open(e);
      const bool place = v != a && places_below[c] > 0 && label(v) != p && facts_.first_label(v) >= 0;
      if (!link && !place) continue;
      Deduction found{0, {}, {}, {p, link ? 1 : 0, v}};
      if (link) found.about.push_back(c);
      const Vertex without = link ? no_vertex : v;
      const Edge without_link = link ? e : no_edge;
      auto inside = reach(a, p, without, without_link), other = reach(b, p, without, without_link);
      if (std::count(other.begin(), other.end(), 1) < std::count(inside.begin(), inside.end(), 1)) inside.swap(other);
      cite_border(inside, p, without, without_link, found.because);
      add_places(inside, found.about);
      add_places(other, found.about);
      add_in_the_way(scratch_.in_the_way, found.about);
      found.derived.push_back(link ? Fact{e, true} : Fact{facts_.first_label(v) + p, true});
      return tidy(std::move(found));
    }
  }
  return std::nullopt;
}

/// What keeps the line of a pair from this place or another one of its chain, which search() has not marked: it
/// could come there at one place only, or not at all.
BoardTechniques::Bar BoardTechniques::cite_unreachable(Vertex v, int pair, std::vector<Fact>& because) const {
  if (label(v) >= 0) {
    cite_line(v, label(v), because);
    return Bar::other_line;
  }
  search(pair);
  Vertex shut = v;
  const auto is_passed_by = [&](Vertex u) { return shut = u, scratch_.passable[u] == 0; };
  cite_way(v, is_passed_by, because);
  if (is_shut(shut, pair)) return cite_shut(shut, pair, because);
  const auto& parent = scratch_.search.parent;
  Vertex only = parent[shut];
  while (only != no_vertex && scratch_.passable[only] == 0) only = parent[only];
  if (only == no_vertex) only = instance_.pairs[pair].a;
  auto inside = reach(shut, pair, only);
  widen(inside, pair, only);
  cite_border(inside, pair, only, no_edge, because);
  return Bar::dead_end;
}

/// About: 0 and places that one line can come to, 1 and one that none can, 2 and places that stay empty, or the two
/// places of a link, after 3, or 4 or 5 where the line of the first place would cross another one or use a crowded cut;
/// before the places comes the pair in the first case, and with a link that of the first place or -1.
std::optional<Deduction> BoardTechniques::out_of_reach() const {
  read_crossings();
  return reachable_lines();
}

std::optional<Deduction> BoardTechniques::reachable_lines() const {
  const std::size_t words = set_words();
  std::vector<std::uint64_t>& lines = scratch_.lines;  // by vertex a set of pairs
  lines.assign(at(graph_.order()) * words, 0);
  const auto bit = [](int pair) { return std::uint64_t{1} << (at(pair) % 64); };
  const auto word = [&](Vertex v, int pair) -> std::uint64_t& { return lines[at(v) * words + at(pair) / 64]; };
  for (int p = 0; p < facts_.pairs(); ++p) {
    const bool found = search(p);
    for (Vertex v = 0; v < graph_.order(); ++v)
      if (label(v) < 0 ? !found || scratch_.passable[v] != 0 : label(v) == p) word(v, p) |= bit(p);
  }
  const auto of = [&](Vertex v) { return std::span(lines).subspan(at(v) * words, words); };
  const auto count = [&](Vertex v) {
    int sum = 0;
    for (const std::uint64_t w : of(v)) sum += std::popcount(w);
    return sum;
  };
  struct Found : Deduction {
    std::vector<std::pair<Vertex, int>> in_the_way;
    void add_in_the_way() { BoardTechniques::add_in_the_way(in_the_way, about); }
  } only, empty;
  const auto cite_all_but = [&](int but, Vertex v, Found& found) {
    scratch_.in_the_way.swap(found.in_the_way);
    for (int p = 0; p < facts_.pairs(); ++p)
      if (p != but) cite_unreachable(v, p, found.because);
    scratch_.in_the_way.swap(found.in_the_way);
  };
  // A line comes to all places of a chain or to none.
  for (Vertex v = 0; v < graph_.order(); ++v)
    for (std::size_t w = 0; w < words; ++w) of(chain(v))[w] &= of(v)[w];
  for (Vertex v = 0; v < graph_.order(); ++v)
    for (std::size_t w = 0; w < words; ++w) of(v)[w] = of(chain(v))[w];

  for (Vertex v = 0; v < graph_.order(); ++v) {
    if (label(v) >= 0 || chain(v) != v) continue;
    const bool linked = ways(v).drawn > 0, must = linked || must_be_filled(v);
    const int lines_here = count(v);
    if (must && lines_here == 0) {
      Found none;
      none.about = {1, v};
      cite_filled(v, none.because);
      if (linked) cite(v, true, none.because);
      cite_all_but(no_pair, v, none);
      none.add_in_the_way();
      return tidy(std::move(none));
    }
    if (must && lines_here == 1 && facts_.first_label(v) >= 0) {
      int pair = 0;
      while ((word(v, pair) & bit(pair)) == 0) ++pair;
      if (only.about.empty()) only.about = {0, pair};
      if (only.about[1] != pair) continue;
      only.about.push_back(v);
      only.derived.push_back({facts_.first_label(v) + pair, true});
      cite_filled(v, only.because);
      if (linked) cite(v, true, only.because);
      cite_all_but(pair, v, only);
    } else if (!must && lines_here == 0 && ways(v).open > 0) {
      if (empty.about.empty()) empty.about = {2};
      empty.about.push_back(v);
      if (!known_.is_known(facts_.filled(v))) empty.derived.push_back({facts_.filled(v), false});
      cite_open(v, empty.derived, false);
      cite_all_but(no_pair, v, empty);
    }
  }
  for (Found* const found : {&only, &empty}) {
    if (found->derived.empty()) continue;
    found->add_in_the_way();
    return tidy(std::move(*found));
  }
  return unused_link();
}

/// A link whose two places no line can both come to.
std::optional<Deduction> BoardTechniques::unused_link() const {
  const std::size_t words = set_words();
  const auto has = [&](Vertex v, int p) {
    return (scratch_.lines[at(v) * words + at(p) / 64] >> (at(p) % 64) & 1) != 0;
  };
  for (Edge e = 0; e < graph_.size(); ++e) {
    const auto [u, v] = graph_.ends(e);
    if (!open(e) || (label(u) >= 0 && label(v) >= 0)) continue;
    bool shared = false;
    for (int p = 0; p < facts_.pairs() && !shared; ++p) shared = has(u, p) && has(v, p);
    if (shared) continue;
    const bool first = label(u) >= 0;
    Deduction found{0, {}, {{e, false}}, {3, std::max(label(u), label(v)), first ? u : v, first ? v : u}};
    for (int p = 0; p < facts_.pairs(); ++p) {
      const bool own = found.about[1] == p;
      const Bar bar = cite_unreachable(own ? found.about[3] : has(u, p) ? v : u, p, found.because);
      if (own) found.about[0] = bar == Bar::crossing ? 4 : bar == Bar::crowded ? 5 : 3;
    }
    for (Vertex w = 0; w < graph_.order() && found.about[0] == 3 && found.about[1] >= 0; ++w)
      if (chain(w) == chain(found.about[3])) cite(w, true, found.because);  // where what is drawn leads
    for (const Vertex w : {u, v})
      if (label(w) >= 0) cite_line(w, label(w), found.because);
    add_in_the_way(scratch_.in_the_way, found.about);
    return tidy(std::move(found));
  }
  return std::nullopt;
}

}  // namespace schlegel::numberlink
