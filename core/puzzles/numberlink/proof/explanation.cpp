// Reasons step by step, with what is lit on the board. What they rest on is worked out anew from the drawn links, with
// nothing of the solver's.
#include <algorithm>

#include "base/index.hpp"
#include "base/text.hpp"
#include "play/reason.hpp"
#include "puzzles/numberlink/numberlink.hpp"
#include "puzzles/numberlink/open_ends.hpp"
#include "puzzles/numberlink/proof/certificate.hpp"

namespace schlegel {
namespace numberlink {
namespace {

using Kind = Refutation::Kind;

class Telling : ReasonTeller {
 public:
  Telling(const Instance& instance, const Links& drawn, const Refutation& refutation)
      : instance_(instance), graph_(instance.graph), drawn_(drawn), why_(refutation), open_ends_(instance, drawn) {}

  std::vector<ReasonPart> tell() {
    if (open_ends_.broken) {
      broken();
      return std::move(parts_);
    }
    switch (why_.kind) {
      case Kind::separated:
        separated();
        break;
      case Kind::stranded:
        stranded();
        break;
      case Kind::crowded:
        crowded();
        break;
      case Kind::colours:
        colours();
        break;
      case Kind::proof:
        proof();
        break;
      case Kind::broken:
      case Kind::exhausted:
        break;
    }
    return std::move(parts_);
  }

 private:
  const std::string& name(Vertex v) const { return graph_.name(v); }
  const std::string& pair_name(int pair) const { return instance_.pairs[at(pair)].label; }
  void light_edge(ReasonPart& part, Edge e, bool other = false) const {
    part.light(name(graph_.ends(e).first), name(graph_.ends(e).second), other);
  }
  bool linked(Edge e) const { return std::find(drawn_.begin(), drawn_.end(), e) != drawn_.end(); }

  void broken() {
    ReasonPart touching;
    for (Edge e = 0; e < graph_.size() && !instance_.rules.self_touch; ++e) {
      const auto [u, v] = graph_.ends(e);
      if (open_ends_.owner[at(u)] < 0 || open_ends_.owner[at(u)] != open_ends_.owner[at(v)] || linked(e)) continue;
      if (open_ends_.closed[at(u)] == 0 && open_ends_.closed[at(v)] == 0) continue;
      touching.light(name(u)).light(name(v));
      touching.sentence = "Line " + pair_name(open_ends_.owner[at(u)]) +
                          " touches itself here: two of its places are neighbours without a link.";
      parts_.push_back(std::move(touching));
      return;
    }
    ReasonPart& part = say("The lines drawn so far already break a rule.");
    for (const Edge e : drawn_) light_edge(part, e);
  }

  void separated() {
    const Vertex a = why_.vertices[0], b = why_.vertices[1];
    const std::string& label = pair_name(open_ends_.owner[at(a)]);
    say("The two ends of " + label + " must still be joined.").light(name(a)).light(name(b));
    for (const Vertex end : {a, b}) {
      const Vertex goal = end == a ? b : a;
      const auto reached =
          reachable(instance_, end, [&](Vertex v) { return v != end && v != goal && open_ends_.owner[at(v)] >= 0; });
      ReasonPart& part =
          say("From this end the line can get to these places only: the others are taken by lines and "
              "numbers, or lie behind them.");
      for (Vertex v = 0; v < graph_.order(); ++v)
        if (reached[at(v)] != 0) part.light(name(v));
      part.light(name(goal), true);
    }
  }

  void stranded() {
    const Vertex v = why_.vertices[0];
    ReasonPart& part = say("");
    part.light(name(v));
    int open = 0;
    for (const auto& [u, e] : graph_.around(v)) {
      if (open_ends_.closed[at(u)] != 0) continue;
      ++open;
      light_edge(part, e);
    }
    part.sentence = "A line must come to this place and go on, and " +
                    std::string(open == 0 ? "no way is open here." : "only one way is open here.");
    ReasonPart taken;
    for (const auto& [u, e] : graph_.around(v))
      if (open_ends_.closed[at(u)] != 0) taken.light(name(u), true);
    if (taken.spots.empty()) return;
    taken.light(name(v));
    taken.sentence = taken.spots.size() == 2 ? "Its neighbour here is taken by a line already."
                                             : "Its neighbours here are taken by lines already.";
    parts_.push_back(std::move(taken));
  }

  void crowded() {
    const std::vector<Vertex>& cut = why_.vertices;
    std::vector<char> removed(at(graph_.order()), 0);
    for (const Vertex v : cut) removed[at(v)] = 1;
    const auto part_of =
        parts(instance_, [&](Vertex v) { return open_ends_.closed[at(v)] != 0 || removed[at(v)] != 0; });
    if (!cut.empty()) {
      ReasonPart& places =
          say("Look at " + (cut.size() == 1 ? "this place" : "these " + plural(cut.size(), "place", "places")) +
              ". Each is for one line only.");
      for (const Vertex v : cut) places.light(name(v));
    }
    std::vector<std::string> names;
    ReasonPart& lines = say("");
    for (const auto& [pair, a, b] : open_ends_.open) {
      if (removed[at(a)] == 0 && removed[at(b)] == 0 && part_of[at(a)] == part_of[at(b)]) continue;
      names.push_back(pair_name(pair));
      for (const Vertex v : {a, b})
        if (removed[at(v)] == 0) lines.light(name(v), true);
    }
    for (const Vertex v : cut) lines.light(name(v));
    const std::size_t need = names.size();
    const std::string last = names.back();
    names.pop_back();
    const std::string listed = names.empty() ? last : join(names, ", ") + " and " + last;
    lines.sentence = cut.empty()
                         ? "The ends of " + listed + " lie in parts that no open way joins."
                         : "But " + plural(need, "line needs", "lines need") + " them: " + listed +
                               (need == 1 ? " ends" : " each end") + " there or can only be joined through them.";
  }

  void colours() {
    std::vector<int> colour(at(graph_.order()), 0);
    std::vector<Vertex> reached{why_.vertices[0]};
    colour[at(reached[0])] = 1;
    for (std::size_t i = 0; i < reached.size(); ++i)
      for (const auto& [u, e] : graph_.around(reached[i]))
        if (open_ends_.closed[at(u)] == 0 && colour[at(u)] == 0) {
          colour[at(u)] = -colour[at(reached[i])];
          reached.push_back(u);
        }
    const auto count = std::count_if(reached.begin(), reached.end(), [&](Vertex v) { return colour[at(v)] > 0; });
    const auto others = static_cast<std::ptrdiff_t>(reached.size()) - count;
    ReasonPart& board = say("Colour the open places like a chessboard: " + std::to_string(count) + " have the one " +
                            "colour, " + std::to_string(others) + " the other. Every line takes the two in turn.");
    std::sort(reached.begin(), reached.end());
    for (const Vertex v : reached) board.light(name(v), colour[at(v)] < 0);
    int more = 0, fewer = 0;
    ReasonPart ends;
    for (const auto& open : open_ends_.open) {
      const int sum = colour[at(open.a)] + colour[at(open.b)];
      if (sum == 0) continue;
      (sum > 0 ? more : fewer) += 1;
      for (const Vertex v : {open.a, open.b}) ends.light(name(v), sum < 0);
    }
    const auto lines_text = [](int lines) { return plural(static_cast<std::uint64_t>(lines), "line", "lines"); };
    const std::string rest = "With all places on lines there should be " + std::to_string(count - others) +
                             " more of the first than of the second, and there would be " +
                             std::to_string(more - fewer) + ".";
    if (ends.spots.empty()) {
      ReasonPart& none = say("Each line has ends of different colours, so it takes as many of each. " + rest);
      for (const auto& open : open_ends_.open) none.light(name(open.a)).light(name(open.b));
      if (none.spots.empty()) light_all(none, reached);
      return;
    }
    ends.sentence = "A line whose ends have the same colour takes one more of it: " + lines_text(more) +
                    " of the first colour, " + lines_text(fewer) + " of the second. " + rest;
    parts_.push_back(std::move(ends));
  }
  void light_all(ReasonPart& part, const std::vector<Vertex>& vertices) const {
    for (const Vertex v : vertices) part.light(name(v));
  }

  /// A literal of a lemma in words (see Refutation::lemmas), with its places lit.
  std::string said(int literal, ReasonPart& part) const {
    const int variable = std::abs(literal) - 1, edges = graph_.size(), pairs = static_cast<int>(instance_.pairs.size());
    const bool holds = literal > 0;
    if (variable < edges) {
      light_edge(part, variable, !holds);
      const auto [u, v] = graph_.ends(variable);
      return place_name(instance_, u) + " and " + place_name(instance_, v) +
             (holds ? " are linked" : " are not linked");
    }
    const Vertex v = (variable - edges) / pairs;
    const int pair = (variable - edges) % pairs;
    const auto same = [&](const ReasonPart::Spot& spot) { return spot.target == name(v); };
    if (std::none_of(part.spots.begin(), part.spots.end(), same)) part.light(name(v), !holds, pair_name(pair));
    return place_name(instance_, v) + (holds ? " is on line " : " is not on line ") + pair_name(pair);
  }

  void proof() {
    constexpr std::size_t most_cuts = 15, most_lemmas = 40, most_said = 8;
    for (std::size_t i = 0; i < std::min(why_.cuts.size(), most_cuts); ++i)
      light_all(say("None of these places is the end of a line, yet some line must come here. So a link leads out of "
                    "them."),
                why_.cuts[i]);
    const std::size_t told = std::min(why_.lemmas.size(), most_lemmas);
    for (std::size_t i = 0; i < told; ++i) {
      const auto& lemma = why_.lemmas[i];
      if (lemma.empty()) continue;
      ReasonPart part;
      std::vector<std::string> words;
      for (const int literal : lemma) {
        std::string text = said(lemma.size() == 1 ? literal : -literal, part);
        if (words.size() < most_said) words.push_back(std::move(text));
      }
      if (lemma.size() > most_said) words.push_back("and so on");
      part.sentence = "Step " + std::to_string(i + 1) + " of " + std::to_string(why_.lemmas.size()) + ": " +
                      (lemma.size() == 1 ? "it must be that " : "it cannot be that ") + join(words, "; ") +
                      ". Otherwise the links that follow, one by one, would break a rule.";
      parts_.push_back(std::move(part));
    }
    const Forced forced = forced_links(instance_, drawn_, why_);
    if (!forced.links.empty()) {
      ReasonPart& part = say(told < why_.lemmas.size() ? "After " + std::to_string(why_.lemmas.size() - told) +
                                                             " more such steps these links are forced."
                             : told > 0 ? "With these steps, these links are forced one after the other."
                                        : "These links are forced one after the other; there is never a choice.");
      for (const Edge e : forced.links) light_edge(part, e);
    }
    if (forced.where.empty()) return;
    ReasonPart& last = say("Then no way is left to keep the rules here.");
    light_all(last, forced.where);
    for (const Edge e : forced.links) light_edge(last, e, true);
  }

  const Instance& instance_;
  const Graph& graph_;
  const Links& drawn_;
  const Refutation& why_;
  OpenEnds open_ends_;
};

}  // namespace
}  // namespace numberlink

std::string Numberlink::harm(const Instance& instance, const State& state, std::string_view certificate) {
  using Kind = numberlink::Refutation::Kind;
  const auto why = numberlink::parse_refutation(certificate);
  if (!why || why->vertices.empty() || why->vertices[0] >= instance.graph.order()) return {};
  const Vertex v = why->vertices[0];
  if (why->kind == Kind::stranded) return "That cut off " + numberlink::place_name(instance, v) + ".";
  const int pair = state.owner[at(v)];
  if (why->kind != Kind::separated || pair < 0) return {};
  return "That cut off the two ends of " + instance.pairs[at(pair)].label + " from each other.";
}

std::vector<ReasonPart> Numberlink::reason(const Instance& instance, const State& state, std::string_view certificate) {
  const auto why = numberlink::parse_refutation(certificate);
  const numberlink::Links drawn = numberlink::links_of(instance, state);
  if (!why || why->kind == numberlink::Refutation::Kind::exhausted ||
      numberlink::check(instance, drawn, *why) == CheckResult::rejected)
    return {};
  return numberlink::Telling(instance, drawn, *why).tell();
}

}  // namespace schlegel
