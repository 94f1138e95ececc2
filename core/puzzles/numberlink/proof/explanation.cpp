// Reasons step by step, with what is lit on the board. What they rest on is worked out anew from the drawn links, with
// nothing of the solver's.
#include <algorithm>
#include <cstdlib>

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
  const std::string& pair_name(int pair) const { return instance_.pairs[pair].label; }
  void light_edge(ReasonPart& part, Edge e, bool other = false) const {
    part.light(name(graph_.ends(e).first), name(graph_.ends(e).second), other);
  }
  bool linked(Edge e) const { return std::find(drawn_.begin(), drawn_.end(), e) != drawn_.end(); }

  void broken() {
    ReasonPart touching;
    for (Edge e = 0; e < graph_.size() && !instance_.rules.self_touch; ++e) {
      const auto [u, v] = graph_.ends(e);
      if (open_ends_.owner[u] < 0 || open_ends_.owner[u] != open_ends_.owner[v] || linked(e)) continue;
      if (open_ends_.closed[u] == 0 && open_ends_.closed[v] == 0) continue;
      touching.light(name(u)).light(name(v));
      touching.sentence = schlegel::say(words::touches_itself, {{"line", pair_name(open_ends_.owner[u])}});
      parts_.push_back(std::move(touching));
      return;
    }
    ReasonPart& part = say(words::rule_broken);
    for (const Edge e : drawn_) light_edge(part, e);
  }

  void separated() {
    const Vertex a = why_.vertices[0], b = why_.vertices[1];
    const std::string& label = pair_name(open_ends_.owner[a]);
    say(words::ends_to_join, {{"line", label}}).light(name(a)).light(name(b));
    for (const Vertex end : {a, b}) {
      const Vertex goal = end == a ? b : a;
      const auto reached =
          reachable(instance_, end, [&](Vertex v) { return v != end && v != goal && open_ends_.owner[v] >= 0; });
      ReasonPart& part = say(words::reached_from_end);
      for (Vertex v = 0; v < graph_.order(); ++v)
        if (reached[v] != 0) part.light(name(v));
      part.light(name(goal), true);
    }
  }

  void stranded() {
    const Vertex v = why_.vertices[0];
    ReasonPart part;
    part.light(name(v));
    int open = 0;
    for (const auto& [u, e] : graph_.around(v)) {
      if (open_ends_.closed[u] != 0) continue;
      ++open;
      light_edge(part, e);
    }
    part.sentence = schlegel::say(open == 0 ? words::no_way_open : words::one_way_open);
    parts_.push_back(std::move(part));
    ReasonPart taken;
    for (const auto& [u, e] : graph_.around(v))
      if (open_ends_.closed[u] != 0) taken.light(name(u), true);
    if (taken.spots.empty()) return;
    taken.sentence = schlegel::say(words::neighbours_taken, {{"neighbours", taken.spots.size()}});
    taken.light(name(v));
    parts_.push_back(std::move(taken));
  }

  void crowded() {
    const std::vector<Vertex>& cut = why_.vertices;
    std::vector<char> removed(graph_.order(), 0);
    for (const Vertex v : cut) removed[v] = 1;
    const auto part_of = parts(instance_, [&](Vertex v) { return open_ends_.closed[v] != 0 || removed[v] != 0; });
    if (!cut.empty()) {
      ReasonPart& places = say(words::look_at_places, {{"places", cut.size()}});
      for (const Vertex v : cut) places.light(name(v));
    }
    std::vector<std::string> names;
    ReasonPart lines;
    for (const auto& [pair, a, b] : open_ends_.open) {
      if (removed[a] == 0 && removed[b] == 0 && part_of[a] == part_of[b]) continue;
      names.push_back(pair_name(pair));
      for (const Vertex v : {a, b})
        if (removed[v] == 0) lines.light(name(v), true);
    }
    for (const Vertex v : cut) lines.light(name(v));
    lines.sentence = schlegel::say(cut.empty() ? words::parts_apart : words::lines_need,
                                   {{"lines", say_all(names)}, {"count", names.size()}, {"places", cut.size()}});
    parts_.push_back(std::move(lines));
  }

  void colours() {
    std::vector<int> colour(graph_.order(), 0);
    std::vector<Vertex> reached{why_.vertices[0]};
    colour[reached[0]] = 1;
    for (std::size_t i = 0; i < reached.size(); ++i)
      for (const auto& [u, e] : graph_.around(reached[i]))
        if (open_ends_.closed[u] == 0 && colour[u] == 0) {
          colour[u] = -colour[reached[i]];
          reached.push_back(u);
        }
    const auto count = std::count_if(reached.begin(), reached.end(), [&](Vertex v) { return colour[v] > 0; });
    const auto others = static_cast<std::ptrdiff_t>(reached.size()) - count;
    ReasonPart& board = say(words::chessboard, {{"first", count}, {"second", others}});
    std::sort(reached.begin(), reached.end());
    for (const Vertex v : reached) board.light(name(v), colour[v] < 0);
    int more = 0, fewer = 0;
    ReasonPart ends;
    for (const auto& open : open_ends_.open) {
      const int sum = colour[open.a] + colour[open.b];
      if (sum == 0) continue;
      (sum > 0 ? more : fewer) += 1;
      for (const Vertex v : {open.a, open.b}) ends.light(name(v), sum < 0);
    }
    const auto wanted = count - others;
    const int given = more - fewer;
    const auto compared = [](std::ptrdiff_t surplus) { return surplus > 0 ? "more" : surplus < 0 ? "fewer" : "equal"; };
    const std::string rest = " " + schlegel::say(words::surplus, {{"wanted", std::abs(wanted)},
                                                                  {"wanted_is", compared(wanted)},
                                                                  {"given", std::abs(given)},
                                                                  {"given_is", compared(given)}});
    if (ends.spots.empty()) {
      ReasonPart& none = say(schlegel::say(words::ends_differ) + rest);
      for (const auto& open : open_ends_.open) none.light(name(open.a)).light(name(open.b));
      if (none.spots.empty()) light_all(none, reached);
      return;
    }
    ends.sentence = schlegel::say(words::ends_agree, {{"first", more}, {"second", fewer}}) + rest;
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
      return schlegel::say(holds ? words::linked : words::not_linked,
                           {{"place", place_name(instance_, u)}, {"other", place_name(instance_, v)}});
    }
    const Vertex v = (variable - edges) / pairs;
    const int pair = (variable - edges) % pairs;
    const auto same = [&](const ReasonPart::Spot& spot) { return spot.target == name(v); };
    if (std::none_of(part.spots.begin(), part.spots.end(), same)) part.light(name(v), !holds, pair_name(pair));
    return schlegel::say(holds ? words::is_on_line : words::is_not_on_line,
                         {{"place", place_name(instance_, v)}, {"line", pair_name(pair)}});
  }

  void proof() {
    constexpr std::size_t most_cuts = 15, most_lemmas = 40, most_said = 8;
    for (std::size_t i = 0; i < std::min(why_.cuts.size(), most_cuts); ++i)
      light_all(say(words::leave_places), why_.cuts[i]);
    const std::size_t told = std::min(why_.lemmas.size(), most_lemmas);
    for (std::size_t i = 0; i < told; ++i) {
      const auto& lemma = why_.lemmas[i];
      if (lemma.empty()) continue;
      ReasonPart part;
      std::vector<std::string> facts;
      for (const int literal : lemma) {
        std::string fact = said(lemma.size() == 1 ? literal : -literal, part);
        if (facts.size() < most_said) facts.push_back(std::move(fact));
      }
      if (lemma.size() > most_said) facts.push_back(schlegel::say(words::and_so_on));
      part.sentence = schlegel::say(
          lemma.size() == 1 ? words::step_must_be : words::step_cannot_be,
          {{"step", i + 1}, {"steps", why_.lemmas.size()}, {"fact", facts[0]}, {"facts", join(facts, "; ")}});
      parts_.push_back(std::move(part));
    }
    const Forced forced = forced_links(instance_, drawn_, why_);
    if (!forced.links.empty()) {
      const std::size_t more = why_.lemmas.size() - told;
      ReasonPart& part = say(more > 0   ? words::forced_after_steps
                             : told > 0 ? words::forced_with_steps
                                        : words::forced_at_once,
                             {{"steps", more}});
      for (const Edge e : forced.links) light_edge(part, e);
    }
    if (forced.where.empty()) return;
    ReasonPart& last = say(words::no_way_left);
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
  if (why->kind == Kind::stranded)
    return say(numberlink::words::cut_off_place, {{"place", numberlink::place_name(instance, v)}});
  const int pair = state.owner[v];
  if (why->kind != Kind::separated || pair < 0) return {};
  return say(numberlink::words::cut_off_ends, {{"line", instance.pairs[pair].label}});
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
