// The ladder of quintominoes. What can still come on a face are the readings of its length that the colours known round
// it allow and whose kind is not used up; a look goes through them once, O(readings), or on the whole board once for
// each face. Colours are counted by sides: an edge takes its colour twice, so the pieces of a covering show each colour
// on an even number of sides.
#include <algorithm>
#include <array>

#include "base/index.hpp"
#include "puzzles/quintomino/explain/piece_facts.hpp"
#include "puzzles/quintomino/proof/side_count.hpp"
#include "puzzles/quintomino/words.hpp"

namespace schlegel::quintomino {
namespace {

constexpr std::array ladder_of_pieces{
    Technique{"one_colour", words::technique_one_colour, 1},
    Technique{"only_piece", words::technique_only_piece, 1},
    Technique{"only_turn", words::technique_only_turn, 1},
    Technique{"forced_colour", words::technique_forced_colour, 2},
    Technique{"only_face", words::technique_only_face, 2, false},
    Technique{"two_faces", words::technique_two_faces, 2},
    Technique{"counted", words::technique_counted, 3, false, false, words::title_counted},
    Technique{"two_pieces", words::technique_two_pieces, 3, false, true, words::title_two_pieces},
    Technique{"excluded", words::technique_excluded, 3},
};

void cite(std::vector<Fact>& because, Fact fact) {
  if (std::find(because.begin(), because.end(), fact) == because.end()) because.push_back(fact);
}

}  // namespace

std::span<const Technique> PieceFacts::ladder() const { return ladder_of_pieces; }

/// One look for a technique.
class PieceLook {
 public:
  PieceLook(const PieceFacts& facts, const Assignment& known)
      : facts_(facts), instance_(facts.instance_), known_(known), scratch_(facts.scratch_) {
    scratch_.used.assign(instance_.kinds.size(), 0);
    for (int v = facts.edge_variables(); v < facts.variables(); ++v)
      if (known.is_true(v)) ++scratch_.used[facts.lies_of(v).kind];
  }

  /// About: the edge, and up to two colours that it has.
  std::optional<Deduction> one_colour(int edge) const {
    int held = -1, open = -1, number_open = 0;
    for (int c = 0; c < facts_.colours(); ++c) {
      const Fact fact{facts_.coloured(edge, c), true};
      if (known_.holds(fact)) {
        if (held >= 0) return Deduction{0, {{facts_.coloured(edge, held), true}, fact}, {}, {edge, held, c}};
        held = c;
      } else if (!known_.is_known(fact.variable)) {
        open = c;
        ++number_open;
      }
    }
    if (held >= 0 ? number_open == 0 : number_open > 1) return std::nullopt;
    Deduction found{0, {}, {}, {edge}};
    if (held >= 0) {
      found.because = {{facts_.coloured(edge, held), true}};
      add_colour(found.derived, edge, held);
      found.about.push_back(held);
      return found;
    }
    for (int c = 0; c < facts_.colours(); ++c)
      if (c != open) found.because.push_back({facts_.coloured(edge, c), false});
    if (number_open == 1) found.derived = {{facts_.coloured(edge, open), true}};
    return found;
  }

  /// About: the face, and the kind; then 1 when its turn is known, too.
  std::optional<Deduction> only_piece(int face) const {
    find_open(face, scratch_.open);
    Deduction found{0, {}, {}, {face}};
    if (scratch_.open.empty()) {
      exclude(found.because, face, [](Placement) { return true; });
      return found;
    }
    const Placement first = scratch_.open.front();
    const bool same =
        std::all_of(scratch_.open.begin(), scratch_.open.end(), [&](Placement p) { return p.kind == first.kind; });
    const Fact lies{facts_.lies(face, first.kind), true};
    if (!same || known_.holds(lies)) return std::nullopt;
    const bool turn_known = scratch_.open.size() == 1;
    found.derived = {lies};
    if (turn_known) add_reading(found.derived, face, first);
    exclude(found.because, face, [&](Placement p) { return turn_known ? p != first : p.kind != first.kind; });
    found.about.insert(found.about.end(), {first.kind, turn_known ? 1 : 0});
    return found;
  }

  /// About: the face and the kind.
  std::optional<Deduction> only_turn(int face) const {
    find_open(face, scratch_.open);
    if (scratch_.open.size() != 1) return std::nullopt;
    const Placement only = scratch_.open.front();
    Deduction found{0, {}, {}, {face, only.kind}};
    add_reading(found.derived, face, only);
    if (found.derived.empty()) return std::nullopt;
    exclude(found.because, face, [&](Placement p) { return p != only; });
    return found;
  }

  /// About: the face and the edge; then the kinds that still fit, see name_fitting().
  std::optional<Deduction> forced_colour(int face) const {
    find_open(face, scratch_.open);
    if (scratch_.open.empty()) return std::nullopt;
    const std::vector<int>& edges = instance_.faces[face];
    const Colours& first = instance_.reading(scratch_.open.front());
    const auto forced = [&](std::size_t i) {
      return !known_.is_true(facts_.coloured(edges[i], first[i])) &&
             std::all_of(scratch_.open.begin(), scratch_.open.end(),
                         [&](Placement p) { return instance_.reading(p)[i] == first[i]; });
    };
    std::size_t side = 0;
    while (side < edges.size() && !forced(side)) ++side;
    if (side == edges.size()) return std::nullopt;
    Deduction found{0, {}, {}, {face, edges[side]}};
    add_colour(found.derived, edges[side], first[side]);
    exclude(found.because, face, [&](Placement p) { return instance_.reading(p)[side] != first[side]; });
    name_fitting(found, face, scratch_.open);
    return found;
  }

  /// About: the kind, how often it is needed; where too few pieces are in the box, -1 and a face that they would fit.
  std::optional<Deduction> only_face() const {
    if (instance_.repeat) return std::nullopt;
    find_all();
    for (std::size_t length = 0; length < facts_.kinds_.size(); ++length) {
      int faces = 0, last = -1, pieces = 0;
      for (int f = 0; f < facts_.faces(); ++f)
        if (instance_.faces[f].size() == length) {
          ++faces;
          last = f;
        }
      if (faces == 0) continue;
      for (const int k : facts_.kinds_[length]) pieces += instance_.kinds[k].count;
      if (pieces < faces) return Deduction{0, {}, {}, {-1, last}};
      for (const int k : facts_.kinds_[length]) {
        const int needed = instance_.kinds[k].count - (pieces - faces);
        if (needed <= 0) continue;
        int possible = 0;
        bool news = false;
        for (int f = 0; f < facts_.faces(); ++f) {
          if (!may_lie(f, k)) continue;
          ++possible;
          news = news || !known_.is_true(facts_.lies(f, k));
        }
        if (possible > needed || (possible == needed && !news)) continue;
        Deduction found{0, {}, {}, {k, needed}};
        for (int f = 0; f < facts_.faces(); ++f) {
          if (instance_.faces[f].size() != length) continue;
          if (!may_lie(f, k)) {
            exclude(found.because, f, [&](Placement p) { return p.kind == k; });
          } else if (possible == needed && !known_.is_true(facts_.lies(f, k))) {
            found.derived.push_back({facts_.lies(f, k), true});
          }
        }
        return found;
      }
    }
    return std::nullopt;
  }

  /// About: the edge; then for each of its faces the colours that it can give it, -1, the kinds that still fit, see
  /// name_fitting(), and -1.
  std::optional<Deduction> two_faces(int edge) const {
    const Side &one = instance_.sides[edge][0], &two = instance_.sides[edge][1];
    if (one.face == two.face) return std::nullopt;
    find_open(one.face, scratch_.open);
    find_open(two.face, scratch_.other);
    if (scratch_.open.empty() || scratch_.other.empty()) return std::nullopt;
    std::vector<char>& seen = scratch_.seen;  // 1: from the first face, 2: from the second
    seen.assign(facts_.colours(), 0);
    for (const Placement p : scratch_.open) seen[instance_.reading(p)[one.place]] |= 1;
    for (const Placement p : scratch_.other) seen[instance_.reading(p)[two.place]] |= 2;
    const auto common = std::count(seen.begin(), seen.end(), 3);
    if (common > 1) return std::nullopt;
    const auto colour = static_cast<int>(std::find(seen.begin(), seen.end(), 3) - seen.begin());
    if (common == 1 && known_.is_true(facts_.coloured(edge, colour))) return std::nullopt;
    Deduction found{0, {}, {}, {edge}};
    if (common == 1) add_colour(found.derived, edge, colour);
    const auto seen_before = seen;
    exclude(found.because, one.face,
            [&](Placement p) { return (seen_before[instance_.reading(p)[one.place]] & 1) == 0; });
    exclude(found.because, two.face, [&](Placement p) { return seen_before[instance_.reading(p)[two.place]] == 1; });
    const auto name = [&](char which, int face, const std::vector<Placement>& open) {
      for (int c = 0; c < facts_.colours(); ++c)
        if ((seen_before[c] & which) != 0) found.about.push_back(c);
      found.about.push_back(-1);
      name_fitting(found, face, open);
      found.about.push_back(-1);
    };
    name(1, one.face, scratch_.open);
    name(2, two.face, scratch_.other);
    return found;
  }

  std::optional<Deduction> counted() const {
    const std::vector<int> none(instance_.kinds.size(), 0);
    const SideCount of_all(instance_, none), with_used(instance_, scratch_.used);
    for (int c = 0; c < facts_.colours(); ++c)
      for (const bool with_known : {false, true})
        if (auto found = counted_of(c, with_known, (with_known ? with_used : of_all).of(c))) return found;
    return std::nullopt;
  }

  /// About: two faces and the two kinds that can come there.
  std::optional<Deduction> two_pieces() const {
    if (instance_.repeat) return std::nullopt;
    find_all();
    std::array<int, 2> kinds{};
    for (int f = 0; f < facts_.faces(); ++f) {
      if (!one_of_two(f, kinds)) continue;
      for (int g = f + 1; g < facts_.faces(); ++g) {
        std::array<int, 2> same{};
        if (!one_of_two(g, same) || same != kinds) continue;
        Deduction found{0, {}, {}, {f, g, kinds[0], kinds[1]}};
        for (int h = 0; h < facts_.faces(); ++h)
          for (const int k : kinds)
            if (h != f && h != g && may_lie(h, k)) found.derived.push_back({facts_.lies(h, k), false});
        if (found.derived.empty()) continue;
        for (const int face : {f, g})
          exclude(found.because, face, [&](Placement p) { return p.kind != kinds[0] && p.kind != kinds[1]; });
        return found;
      }
    }
    return std::nullopt;
  }

  /// About: the face. Kinds are not named: fewer may fit by the time when it is told.
  std::optional<Deduction> excluded(int face) const {
    find_open(face, scratch_.open);
    if (scratch_.open.empty()) return std::nullopt;
    const std::vector<int>& edges = instance_.faces[face];
    const auto brings = [&](const std::vector<Placement>& placements, std::size_t side, int colour) {
      return std::any_of(placements.begin(), placements.end(),
                         [&](Placement p) { return instance_.reading(p)[side] == colour; });
    };
    for (std::size_t i = 0; i < edges.size(); ++i) {
      Deduction found{0, {}, {}, {face}};
      std::array<bool, max_colours> out{};
      for (int c = 0; c < facts_.colours(); ++c) {
        if (known_.is_known(facts_.coloured(edges[i], c)) || brings(scratch_.open, i, c)) continue;
        found.derived.push_back({facts_.coloured(edges[i], c), false});
        out[c] = true;
      }
      if (found.derived.empty()) continue;
      found.because = had_elsewhere(face, found.derived);
      if (found.because.empty())
        exclude(found.because, face, [&](Placement p) { return out[instance_.reading(p)[i]]; });
      return found;
    }
    return std::nullopt;
  }

 private:
  /// What follows from the edge's having that colour, as far as it is news.
  void add_colour(std::vector<Fact>& derived, int edge, int colour) const {
    for (const bool holds : {true, false})
      for (int c = 0; c < facts_.colours(); ++c) {
        const Fact fact{facts_.coloured(edge, c), holds};
        if ((c == colour) == holds && !known_.is_known(fact.variable) &&
            std::find(derived.begin(), derived.end(), fact) == derived.end())
          derived.push_back(fact);
      }
  }
  void add_reading(std::vector<Fact>& derived, int face, Placement placement) const {
    const std::vector<int>& edges = instance_.faces[face];
    for (std::size_t i = 0; i < edges.size(); ++i)
      if (!known_.is_true(facts_.coloured(edges[i], instance_.reading(placement)[i])))
        add_colour(derived, edges[i], instance_.reading(placement)[i]);
  }

  /// Marks which colours may come on each side of the face, and which kinds on it.
  void find_fitting(int face) const {
    const std::vector<int>& edges = instance_.faces[face];
    const int colours = facts_.colours();
    scratch_.colour_fits.assign(edges.size() * at(colours), 0);
    for (std::size_t i = 0; i < edges.size(); ++i) {
      int held = 0;
      for (int c = 0; c < colours; ++c) held += known_.is_true(facts_.coloured(edges[i], c)) ? 1 : 0;
      for (int c = 0; c < colours; ++c) {
        const int variable = facts_.coloured(edges[i], c);
        scratch_.colour_fits[i * at(colours) + at(c)] =
            held == 0 ? !known_.is_false(variable) : held == 1 && known_.is_true(variable);
      }
    }
    const std::vector<int>& kinds = facts_.kinds_of(face);
    scratch_.kind_fits.assign(kinds.size(), 0);
    int held = 0;
    for (const int k : kinds) held += known_.is_true(facts_.lies(face, k)) ? 1 : 0;
    for (std::size_t j = 0; j < kinds.size(); ++j) {
      const int variable = facts_.lies(face, kinds[j]);
      const bool here = known_.is_true(variable);
      scratch_.kind_fits[j] =
          !known_.is_false(variable) && (held == 0 || (held == 1 && here)) &&
          (instance_.repeat || scratch_.used[kinds[j]] - (here ? 1 : 0) < instance_.kinds[kinds[j]].count);
    }
  }
  bool fits(int face, Placement placement) const {
    if (scratch_.kind_fits[facts_.rank_[placement.kind]] == 0) return false;
    const Colours& reading = instance_.reading(placement);
    for (std::size_t i = 0; i < reading.size(); ++i)
      if (scratch_.colour_fits[i * at(facts_.colours()) + reading[i]] == 0) return false;
    return facts_.closes(face, reading);
  }
  /// What can still come on the face.
  void find_open(int face, std::vector<Placement>& open) const {
    open.clear();
    find_fitting(face);
    for (const Placement placement : facts_.readings_of(face))
      if (fits(face, placement)) open.push_back(placement);
  }
  void find_all() const {
    scratch_.may_lie.assign(facts_.variables() - facts_.edge_variables(), 0);
    for (int f = 0; f < facts_.faces(); ++f) {
      find_open(f, scratch_.open);
      for (const Placement p : scratch_.open) scratch_.may_lie[facts_.lies(f, p.kind) - facts_.edge_variables()] = 1;
    }
  }
  /// After find_all().
  bool may_lie(int face, int kind) const {
    return instance_.faces[face].size() == at(instance_.kinds[kind].length()) &&
           scratch_.may_lie[facts_.lies(face, kind) - facts_.edge_variables()] != 0;
  }
  /// Whether just two kinds can come on the face, of which there is one piece each.
  bool one_of_two(int face, std::array<int, 2>& kinds) const {
    std::size_t count = 0;
    for (const int k : facts_.kinds_of(face)) {
      if (!may_lie(face, k)) continue;
      if (count == 2 || instance_.kinds[k].count != 1) return false;
      kinds[count++] = k;
    }
    return count == 2;
  }

  /// Appends to what it is about the kinds of these, if they are few and what is cited shows, with the pieces given,
  /// that no other fits.
  void name_fitting(Deduction& found, int face, const std::vector<Placement>& open) const {
    constexpr std::size_t most = 5;
    std::vector<int> kinds;
    for (const Placement p : open)
      if (std::find(kinds.begin(), kinds.end(), p.kind) == kinds.end()) kinds.push_back(p.kind);
    if (kinds.size() > most) return;
    std::vector<Fact> because = found.because;
    for (const Placement p : facts_.readings_of(face)) {
      const bool open_kind = std::find(kinds.begin(), kinds.end(), p.kind) != kinds.end();
      if (open_kind || !facts_.closes(face, instance_.reading(p)) || is_excluded(because, face, p)) continue;
      for (int f = 0; f < facts_.faces(); ++f) {
        const Fact given{facts_.lies(f, p.kind), true};
        if (f != face && facts_.board_.on[f].kind == p.kind && known_.holds(given)) cite(because, given);
      }
      if (!is_excluded(because, face, p)) return;
    }
    found.because = std::move(because);
    found.about.insert(found.about.end(), kinds.begin(), kinds.end());
  }
  bool is_excluded(const std::vector<Fact>& because, int face, Placement placement) const {
    const std::vector<int>& edges = instance_.faces[face];
    int elsewhere = 0;
    for (const Fact fact : because) {
      if (fact.variable >= facts_.edge_variables()) {
        const auto [there, kind] = facts_.lies_of(fact.variable);
        const bool same = kind == placement.kind;
        if (there == face && fact.holds != same) return true;
        elsewhere += there != face && same && fact.holds ? 1 : 0;
        continue;
      }
      for (std::size_t i = 0; i < edges.size(); ++i)
        if (edges[i] == fact.variable / facts_.colours() &&
            (instance_.reading(placement)[i] == fact.variable % facts_.colours()) != fact.holds)
          return true;
    }
    return !instance_.repeat && elsewhere >= instance_.kinds[placement.kind].count;
  }

  /// Where a piece has a colour once at most: facts that each of these colours is known at another edge of the face.
  std::vector<Fact> had_elsewhere(int face, const std::vector<Fact>& ruled_out) const {
    std::vector<Fact> had;
    if (!facts_.have_colours_once(face)) return had;
    for (const Fact fact : ruled_out)
      for (const int edge : instance_.faces[face]) {
        const Fact here{facts_.coloured(edge, fact.variable % facts_.colours()), true};
        if (here.variable != fact.variable && known_.holds(here)) had.push_back(here);
      }
    if (had.size() != ruled_out.size()) had.clear();
    return had;
  }

  /// Cites known facts by which none of those readings that are wanted can come on the face, all of which cannot.
  template <class Wanted>
  void exclude(std::vector<Fact>& because, int face, const Wanted& wanted) const {
    std::vector<Placement> rest;
    for (const Placement p : facts_.readings_of(face))
      if (wanted(p) && facts_.closes(face, instance_.reading(p))) rest.push_back(p);
    const auto use = [&](Fact fact, const auto& forbids) {
      if (rest.empty() || !known_.holds(fact) || std::erase_if(rest, forbids) == 0) return;
      cite(because, fact);
    };
    const std::vector<int>&edges = instance_.faces[face], &kinds = facts_.kinds_of(face);
    for (const int k : kinds) use({facts_.lies(face, k), true}, [&](Placement p) { return p.kind != k; });
    for (std::size_t i = 0; i < edges.size(); ++i)
      for (int c = 0; c < facts_.colours(); ++c)
        use({facts_.coloured(edges[i], c), true}, [&](Placement p) { return instance_.reading(p)[i] != c; });
    // What lies elsewhere is seen, what is ruled out is to be remembered.
    std::vector<Fact> elsewhere;
    for (const int k : kinds) {
      if (instance_.repeat || scratch_.used[k] < instance_.kinds[k].count) continue;
      elsewhere.clear();
      for (int f = 0; f < facts_.faces(); ++f)
        if (f != face && instance_.faces[f].size() == edges.size() && known_.is_true(facts_.lies(f, k)))
          elsewhere.push_back({facts_.lies(f, k), true});
      if (elsewhere.size() < at(instance_.kinds[k].count)) continue;
      if (std::erase_if(rest, [&](Placement p) { return p.kind == k; }) == 0) continue;
      for (int i = 0; i < instance_.kinds[k].count; ++i) cite(because, elsewhere[at(i)]);
    }
    if (!rest.empty()) exclude_rest(because, face, rest);
  }
  /// The same by what is ruled out, and by no more of it than is needed. What the face on the other side of an edge
  /// rules out comes first: what this face itself rules out follows from the rest.
  void exclude_rest(std::vector<Fact>& because, int face, const std::vector<Placement>& all) const {
    if (all.empty()) return;
    const std::vector<int>& edges = instance_.faces[face];
    const auto forbids = [&](Fact fact, Placement p) {
      bool met = fact.variable == facts_.lies(face, p.kind);
      for (std::size_t i = 0; i < edges.size(); ++i)
        met = met || fact.variable == facts_.coloured(edges[i], instance_.reading(p)[i]);
      return met;
    };
    std::vector<Fact> ruled_out, by_this_face, used;
    for (const int k : facts_.kinds_of(face)) ruled_out.push_back({facts_.lies(face, k), false});
    for (const int edge : edges) {
      const std::vector<char> brought = brought_from_beyond(face, edge);
      for (int c = 0; c < facts_.colours(); ++c)
        (brought[at(c)] != 0 ? by_this_face : ruled_out).push_back({facts_.coloured(edge, c), false});
    }
    ruled_out.insert(ruled_out.end(), by_this_face.begin(), by_this_face.end());
    std::vector<Placement> rest = all;
    for (const Fact fact : ruled_out)
      if (known_.holds(fact) && std::erase_if(rest, [&](Placement p) { return forbids(fact, p); }) > 0)
        used.push_back(fact);
    for (std::size_t i = used.size(); i-- > 0;) {
      std::vector<Fact> fewer = used;
      fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
      const bool enough = std::all_of(all.begin(), all.end(), [&](Placement p) {
        return std::any_of(fewer.begin(), fewer.end(), [&](Fact fact) { return forbids(fact, p); });
      });
      if (enough) used = std::move(fewer);
    }
    for (const Fact fact : used) cite(because, fact);
  }
  /// By colour, whether a piece that still fits the face on the other side of the edge would bring it there, whatever
  /// is known of that edge.
  std::vector<char> brought_from_beyond(int face, int edge) const {
    const auto& [one, two] = instance_.sides[edge];
    const Side& there = one.face == face ? two : one;
    std::vector<char> brought(at(facts_.colours()), 0);
    if (there.face == face) return brought;
    find_fitting(there.face);
    const auto first = scratch_.colour_fits.begin() + static_cast<std::ptrdiff_t>(there.place) * facts_.colours();
    std::fill(first, first + facts_.colours(), char{1});
    for (const Placement p : facts_.readings_of(there.face))
      if (fits(there.face, p)) brought[at(instance_.reading(p)[at(there.place)])] = 1;
    return brought;
  }

  /// About: the colour, then odd_sides; most_edges and how many sides can have it; or fewest_edges and how many must.
  /// Where it is known which pieces lie on some faces, these may be reckoned with; not when that is contradictory.
  std::optional<Deduction> counted_of(int colour, bool with_known, const std::optional<Sides>& sides) const {
    for (int f = 0; f < facts_.faces() && with_known; ++f) {
      int held = 0;
      for (const int k : facts_.kinds_of(f)) held += known_.is_true(facts_.lies(f, k)) ? 1 : 0;
      if (held > 1) return std::nullopt;
    }
    if (!sides) return std::nullopt;
    const long most = sides->most / 2, least = (sides->least + 1) / 2;
    long held = 0, open = 0;
    const auto may_have = [&](int e) {
      if (known_.is_false(facts_.coloured(e, colour))) return false;
      for (int c = 0; c < facts_.colours(); ++c)
        if (c != colour && known_.is_true(facts_.coloured(e, c))) return false;
      return true;
    };
    const auto edges = static_cast<int>(instance_.edges.size());
    for (int e = 0; e < edges; ++e) {
      if (known_.is_true(facts_.coloured(e, colour)))
        ++held;
      else if (may_have(e))
        ++open;
    }
    Deduction found;
    if (sides->odd) {
      found.about = {colour, PieceFacts::odd_sides, 0};
    } else if (held > most || (held == most && open > 0)) {
      found.about = {colour, PieceFacts::most_edges, static_cast<int>(sides->most)};
      for (int e = 0; e < edges; ++e) {
        const Fact fact{facts_.coloured(e, colour), true};
        if (known_.holds(fact))
          found.because.push_back(fact);
        else if (held == most && may_have(e))
          found.derived.push_back(!fact);
      }
    } else if (least > 0 && (held + open < least || (held + open == least && open > 0))) {
      found.about = {colour, PieceFacts::fewest_edges, static_cast<int>(least)};
      for (int e = 0; e < edges; ++e) {
        const Fact fact{facts_.coloured(e, colour), true};
        if (known_.holds(fact)) continue;
        if (known_.holds(!fact)) {
          found.because.push_back(!fact);
        } else if (!may_have(e)) {
          for (int c = 0; c < facts_.colours(); ++c)
            if (c != colour && known_.is_true(facts_.coloured(e, c))) {
              found.because.push_back({facts_.coloured(e, c), true});
              break;
            }
        } else if (held + open == least) {
          add_colour(found.derived, e, colour);
        }
      }
    } else {
      return std::nullopt;
    }
    for (int v = facts_.edge_variables(); v < facts_.variables() && with_known; ++v)
      if (known_.is_true(v)) found.because.push_back({v, true});
    return found;
  }

  const PieceFacts& facts_;
  const Instance& instance_;
  const Assignment& known_;
  PieceFacts::Scratch& scratch_;
};

std::optional<Deduction> PieceFacts::find(int technique, int place, const Assignment& known) const {
  const bool is_face = place < faces(), of_edges = technique == one_colour || technique == two_faces;
  if (ladder()[technique].local && is_face == of_edges) return std::nullopt;
  const PieceLook look(*this, known);
  switch (technique) {
    case one_colour:
      return look.one_colour(place - faces());
    case only_piece:
      return look.only_piece(place);
    case only_turn:
      return look.only_turn(place);
    case forced_colour:
      return look.forced_colour(place);
    case only_face:
      return look.only_face();
    case two_faces:
      return look.two_faces(place - faces());
    case counted:
      return look.counted();
    case two_pieces:
      return look.two_pieces();
    default:
      return look.excluded(place);
  }
}

}  // namespace schlegel::quintomino
