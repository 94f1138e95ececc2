// The ladder of the Icosian game. A tour uses exactly two lines at each hole and crosses every border between two sets
// of holes an even number of times, at least twice (folklore; see Bondy and Murty, Graph Theory, 2008, chapter 18, also
// for the pieces that are left when holes are removed). Techniques on the whole board search the graph of the lines
// that are not closed once per line, O(m^2), or once per hole, O(n m); boards above a size go without those.
#include <algorithm>

#include "base/index.hpp"
#include "graph/block_search.hpp"
#include "puzzles/icosian/explain/tour_facts.hpp"

namespace schlegel::icosian {
namespace {

constexpr std::array ladder_of_tours{
    Technique{"conditions", words::technique_conditions, 1, false},
    Technique{"two_lines", words::technique_two_lines, 1, true, false, words::title_two_lines},
    Technique{"full_hole", words::technique_full_hole, 1, true, false, words::title_full_hole},
    Technique{"early_loop", words::technique_early_loop, 2, true, false, words::title_early_loop},
    Technique{"cut_hole", words::technique_cut_hole, 2, false, false, words::title_cut_hole},
    Technique{"cut_of_two", words::technique_cut_of_two, 2, false, false, words::title_cut_of_two},
    Technique{"parity", words::technique_parity, 3, false, false, words::title_parity},
    Technique{"colours", words::technique_colours, 3, false},
    Technique{"two_holes", words::technique_two_holes, 3, false, true, words::title_two_holes},
};

}  // namespace

std::span<const Technique> TourFacts::ladder() const { return ladder_of_tours; }

/// One look for a technique.
class TourTechniques {
 public:
  TourTechniques(const TourFacts& facts, const Assignment& known)
      : facts_(facts), model_(facts.model_), known_(known), closed_tour_(facts.here_.closed) {}

  std::optional<Deduction> conditions() const {
    const bool too_small = closed_tour_ ? model_.order < 3 : model_.order < 2;
    if (model_.broken) return Deduction{0, {}, {}, {TourFacts::no_opening}};
    return too_small ? std::optional(Deduction{0, {}, {}, {TourFacts::too_few_holes}}) : std::nullopt;
  }

  // ---- at one hole

  std::optional<Deduction> two_lines(Vertex v) const { return two_at(v, false); }
  std::optional<Deduction> full_hole(Vertex v) const { return two_at(v, true); }

  /// The chain of used lines through a hole, from end to end, or a loop of them.
  std::optional<Deduction> early_loop(Vertex v) const {
    const int used = used_at(v);
    if (used == 0 || used > 2) return std::nullopt;
    Deduction found = chain_from(v);
    const auto most = at(model_.order);
    if (found.because.size() == found.about.size())  // a loop
      return found.about.size() == most ? std::nullopt : std::optional(std::move(found));
    found = chain_from(found.about.back());
    if (found.about.size() < 3 || found.about.size() >= most) return std::nullopt;
    for (const int i : model_.at_vertex[found.about.front()])
      if (model_.lines[i].other(found.about.front()) == found.about.back() && !known_.is_known(i))
        found.derived.push_back({i, false});
    return found.derived.empty() ? std::nullopt : std::optional(std::move(found));
  }

  // ---- on the whole board

  /// The lines left fall apart, or do so without one hole.
  std::optional<Deduction> cut_hole() const {
    const int parts = find_cuts(no_vertex);
    if (parts > 1) return falls_apart({});
    for (Vertex v = 0; v < model_.order; ++v)
      if (cuts_[v] > 1) return falls_apart({v});
    return std::nullopt;
  }

  std::optional<Deduction> two_holes() const {
    if (model_.order > most_holes_for_pairs) return std::nullopt;
    for (Vertex v = 0; v < model_.order; ++v) {
      const int parts = find_cuts(v);
      for (Vertex w = v + 1; w < model_.order; ++w) {
        const int pieces = parts - 1 + cuts_[w];
        if (pieces > 2) return falls_apart({v, w});
        if (pieces < 2) continue;
        for (const int i : model_.at_vertex[v]) {  // a line between the two would leave one way through too few
          if (model_.lines[i].other(v) != w || known_.is_false(i)) continue;
          Deduction found = falls_apart({v, w});
          if (known_.is_true(i))
            found.because.push_back({i, true});
          else
            found.derived.push_back({i, false});
          return found;
        }
      }
    }
    return std::nullopt;
  }

  /// At most two lines lead from some holes to the others.
  std::optional<Deduction> cut_of_two() const {
    if (model_.lines.size() > most_lines_for_cuts) return std::nullopt;
    const auto is_open = [&](int i) { return !known_.is_false(i); };
    const auto single = bridges(is_open);
    if (!single.empty()) return cut(beyond(single.front(), is_open));
    for (int e = 0; e < facts_.variables(); ++e) {
      if (known_.is_known(e)) continue;  // of the two lines one must be new
      const auto is_other = [&](int i) { return i != e && is_open(i); };
      for (const int f : bridges(is_other)) {
        Deduction found = cut(beyond(f, is_other));
        for (const int i : {e, f})
          if (!known_.is_known(i)) found.derived.push_back({i, true});
        if (!found.derived.empty()) return found;
      }
    }
    return std::nullopt;
  }

  /// All lines across a border but one are known: it is crossed an even number of times. The lines not known yet have
  /// such a border wherever one of them is a bridge of the graph of them alone, or a whole piece of it borders on the
  /// rest by known lines only.
  std::optional<Deduction> parity() const {
    if (model_.lines.size() > most_lines_for_cuts) return std::nullopt;
    const auto is_unknown = [&](int i) { return !known_.is_known(i); };
    for (const int e : bridges(is_unknown)) {
      const auto only_others = [&](int i) { return i != e && is_unknown(i); };
      const std::vector<bool> side = flood(model_.lines[e].u, only_others);
      const auto used = used_across(side);
      Deduction found = cut(side, used);
      found.derived.push_back({e, used.size() % 2 == 1});
      return found;
    }
    std::vector<bool> seen(model_.order, false);
    for (Vertex v = 0; v < model_.order; ++v) {
      if (seen[v]) continue;
      std::vector<bool> side(model_.order, false);
      for (const Vertex w : piece_of(model_, v, side, is_unknown)) seen[w] = true;
      if (const auto used = used_across(side); used.size() % 2 == 1) return cut(side, used);
    }
    return std::nullopt;
  }

  /// Every line left joins two colours, or all but one do: then a tour has as many holes of one as of the other, but
  /// for that line. (It steps from colour to colour; a line within a colour spares one step.)
  std::optional<Deduction> colours() const {
    if (!closed_tour_ || model_.order == 0 || model_.lines.size() > most_lines_for_cuts) return std::nullopt;
    if (auto found = balanced(-1)) return found;
    for (int e = 0; e < facts_.variables(); ++e)
      if (!known_.is_false(e))
        if (auto found = balanced(e)) return found;
    return std::nullopt;
  }

 private:
  /// Two lines are used there, so that the others are closed; or two are not closed, so that they are used.
  std::optional<Deduction> two_at(Vertex v, bool used) const {
    const std::vector<int>& lines = model_.at_vertex[v];
    const auto count = std::count_if(lines.begin(), lines.end(),
                                     [&](int i) { return used ? known_.is_true(i) : !known_.is_false(i); });
    if (used ? count < 2 : count > 2) return std::nullopt;
    Deduction found{0, {}, {}, {v}};
    for (const int i : lines) {
      if (known_.holds({i, used})) found.because.push_back({i, used});
      if (count == 2 && !known_.is_known(i)) found.derived.push_back({i, !used});
    }
    if (count == 2 && found.derived.empty()) return std::nullopt;
    return found;
  }

  static constexpr int most_holes_for_pairs = 60;
  static constexpr std::size_t most_lines_for_cuts = 600;

  /// About: the holes along used lines from v on; because: these lines, as many as holes where they close a loop.
  Deduction chain_from(Vertex v) const {
    Deduction found{0, {}, {}, {v}};
    int last = -1;
    for (Vertex w = v; static_cast<int>(found.about.size()) <= model_.order;) {
      int way = -1;
      for (const int i : model_.at_vertex[w])
        if (known_.is_true(i) && i != last) way = i;
      if (way < 0) break;
      found.because.push_back({way, true});
      w = model_.lines[way].other(w);
      last = way;
      if (w == v) break;
      found.about.push_back(w);
    }
    return found;
  }

  int used_at(Vertex v) const {
    const std::vector<int>& lines = model_.at_vertex[v];
    return static_cast<int>(std::count_if(lines.begin(), lines.end(), [&](int i) { return known_.is_true(i); }));
  }

  Deduction falls_apart(std::initializer_list<Vertex> removed) const {
    std::vector<bool> gone(at(model_.order), false);
    for (const Vertex v : removed) gone[v] = true;
    return facts_.falls_apart({removed.begin(), removed.end()},
                              pieces_without(model_, std::move(gone), [&](int i) { return !known_.is_false(i); }));
  }

  template <class Predicate>
  std::vector<bool> flood(Vertex from, Predicate is_way) const {
    std::vector<bool> side(model_.order, false);
    piece_of(model_, from, side, is_way);
    return side;
  }

  template <class Predicate>
  std::vector<bool> beyond(int bridge, Predicate is_way) const {
    return flood(model_.lines[bridge].u, [&](int i) { return i != bridge && is_way(i); });
  }
  bool crosses(const std::vector<bool>& side, int i) const {
    return side[model_.lines[i].u] != side[model_.lines[i].v];
  }
  std::vector<Fact> used_across(const std::vector<bool>& side) const {
    std::vector<Fact> used;
    for (int i = 0; i < facts_.variables(); ++i)
      if (crosses(side, i) && known_.is_true(i)) used.push_back({i, true});
    return used;
  }

  /// A border, with the closed lines across it and these used ones as the reason. About: the holes on its smaller side;
  /// that of a helper vertex is the other one.
  Deduction cut(const std::vector<bool>& side, const std::vector<Fact>& used = {}) const {
    Deduction found;
    const auto inside = std::count(side.begin(), side.end(), true);
    const bool other = closed_tour_ ? 2 * inside > model_.order : side.back();
    for (Vertex v = 0; v < model_.order; ++v)
      if (side[v] != other) found.about.push_back(v);
    for (int i = 0; i < facts_.variables(); ++i)
      if (crosses(side, i) && known_.is_false(i)) found.because.push_back({i, false});
    found.because.insert(found.because.end(), used.begin(), used.end());
    return found;
  }

  /// The lines as BlockSearch looks at a graph.
  struct Lines {
    const CycleModel& model;
    struct Around {
      const CycleModel& model;
      Vertex vertex;
      std::size_t size() const { return model.at_vertex[vertex].size(); }
      Neighbour operator[](std::size_t i) const {
        const int line = model.at_vertex[vertex][i];
        return {model.lines[line].other(vertex), line};
      }
    };
    int order() const { return model.order; }
    Around around(Vertex v) const { return {model, v}; }
  };

  /// The lines of a part of the graph that part it: the blocks of one line.
  template <class Predicate>
  std::vector<int> bridges(Predicate is_way) const {
    struct Visitor {
      Predicate has_edge;
      std::vector<int>&open, found = {};
      static bool has(Vertex) { return true; }
      static void enter(Vertex, Edge) {}
      void edge(Edge e) { open.push_back(e); }
      void block(Vertex, Edge first) {
        if (open.back() == first) found.push_back(first);
        while (open.back() != first) open.pop_back();
        open.pop_back();
      }
    };
    Visitor visitor{is_way, open_lines_};
    open_lines_.clear();
    search_.run(Lines{model_}, visitor);
    return std::move(visitor.found);
  }

  /// How many parts there are without one hole; and `cuts_`.
  int find_cuts(Vertex without) const {
    return search_.pieces(
        Lines{model_}, [&](Vertex v) { return v != without; }, [&](int line) { return !known_.is_false(line); }, cuts_);
  }

  /// Two colours such that each line that is not closed joins both, but for one at most; empty when there are none.
  std::vector<char> coloured(int except) const {
    std::vector<char> colour(at(model_.order), 0);  // 1 and 2
    std::vector<Vertex> reached{0};
    colour[0] = 1;
    for (std::size_t next = 0; next < reached.size(); ++next)
      for (const int i : model_.at_vertex[reached[next]]) {
        const Vertex v = reached[next], w = model_.lines[i].other(v);
        if (i == except || known_.is_false(i)) continue;
        if (colour[w] == colour[v]) return {};
        if (colour[w] != 0) continue;
        colour[w] = static_cast<char>(3 - colour[v]);
        reached.push_back(w);
      }
    if (reached.size() < colour.size()) return {};  // in pieces: another technique's matter
    return colour;
  }

  /// About: the odd line or -1, then how many holes have the first colour, these, and the others.
  std::optional<Deduction> balanced(int except) const {
    const std::vector<char> colour = coloured(except);
    if (colour.empty()) return std::nullopt;
    const CycleModel::Line* odd = except < 0 ? nullptr : &model_.lines[except];
    if (odd && colour[odd->u] != colour[odd->v]) return std::nullopt;
    const auto first = static_cast<int>(std::count(colour.begin(), colour.end(), 1));
    const int surplus = first - (model_.order - first);
    const int spared = odd ? (colour[odd->u] == 1 ? 1 : -1) : 0;
    Deduction found;
    found.about = {except, first};
    for (const char wanted : {char{1}, char{2}})
      for (Vertex v = 0; v < model_.order; ++v)
        if (colour[v] == wanted) found.about.push_back(v);
    for (int i = 0; i < facts_.variables(); ++i) {
      const CycleModel::Line& line = model_.lines[i];
      if (known_.is_false(i) && colour[line.u] == colour[line.v]) found.because.push_back({i, false});
    }
    if (!odd) return surplus == 0 ? std::nullopt : std::optional(std::move(found));
    if (surplus == 0) {
      if (known_.is_true(except))
        found.because.push_back({except, true});
      else
        found.derived = {{except, false}};
    } else if (surplus == spared) {
      if (known_.is_true(except)) return std::nullopt;
      found.derived = {{except, true}};
    }
    return found;
  }

  const TourFacts& facts_;
  const CycleModel& model_;
  const Assignment& known_;
  const bool closed_tour_;
  mutable BlockSearch search_;
  mutable std::vector<int> cuts_, open_lines_;
};

std::optional<Deduction> TourFacts::find(int technique, int place, const Assignment& known) const {
  const TourTechniques look(*this, known);
  switch (technique) {
    case clashing:
      return look.conditions();
    case two_lines:
      return look.two_lines(place);
    case full_hole:
      return look.full_hole(place);
    case early_loop:
      return look.early_loop(place);
    case cut_hole:
      return look.cut_hole();
    case cut_of_two:
      return look.cut_of_two();
    case parity:
      return look.parity();
    case colours:
      return look.colours();
    default:
      return look.two_holes();
  }
}

}  // namespace schlegel::icosian
