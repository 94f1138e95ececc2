// Reasons for people: a certificate as a deduction, in the wording of the techniques, or the lemmas of a proof. What
// they rest on is worked out anew from the drawn links, with nothing of the solver's.
#include "play/reason.hpp"

#include <algorithm>
#include <cstdlib>

#include "base/text.hpp"
#include "puzzles/numberlink/numberlink.hpp"
#include "puzzles/numberlink/open_ends.hpp"
#include "puzzles/numberlink/proof/certificate.hpp"
#include "puzzles/numberlink/proof/wording.hpp"

namespace schlegel {
namespace numberlink {
namespace {

using Kind = Refutation::Kind;

/// A reason that holds.
class Reason : LineWording, ReasonWriter {
 public:
  Reason(const Instance& instance, const Links& drawn, const Refutation& why)
      : LineWording(instance), drawn_(drawn), why_(why), open_ends_(instance, drawn) {}

  std::string sentence() const {
    const auto found = deduction();
    return found ? describe(*found).sentence : schlegel::say(words::rule_broken);
  }

  std::vector<ReasonPart> parts() {
    if (why_.kind == Kind::proof && !open_ends_.broken) {
      proof();
    } else if (const auto found = deduction()) {
      parts_.push_back(describe(*found));
      if (found->technique == two_ways) neighbours_taken(why_.vertices[0]);
    } else {
      ReasonPart& part = say(words::rule_broken);
      for (const Fact link : drawn()) light(part, link, false);
    }
    return std::move(parts_);
  }

 private:
  /// None where the lines drawn break a rule that no technique is about.
  std::optional<Deduction> deduction() const {
    if (open_ends_.broken) return touching();
    switch (why_.kind) {
      case Kind::separated:
        return separated(why_.vertices[0], why_.vertices[1]);
      case Kind::stranded:
        return stranded_at(why_.vertices[0]);
      case Kind::crowded:
        return crowded_at(why_.vertices);
      case Kind::colours:
        return colours_around(why_.vertices[0]);
      default:
        return std::nullopt;
    }
  }

  std::vector<Fact> drawn() const {
    std::vector<Fact> facts;
    for (const Edge e : drawn_) facts.push_back({e, true});
    return facts;
  }

  /// Two neighbours on a line that are not linked, and one of them has all its links.
  std::optional<Deduction> touching() const {
    for (Edge e = 0; e < graph_.size() && !instance_.rules.self_touch; ++e) {
      const auto [u, v] = graph_.ends(e);
      const int pair = open_ends_.owner[u];
      if (pair < 0 || pair != open_ends_.owner[v] || (open_ends_.closed[u] == 0 && open_ends_.closed[v] == 0)) continue;
      if (std::find(drawn_.begin(), drawn_.end(), e) != drawn_.end()) continue;
      Deduction found{no_touching, drawn(), {}, {0, u, v}};
      std::erase_if(found.because,
                    [&](Fact link) { return open_ends_.owner[graph_.ends(link.variable).first] != pair; });
      return found;
    }
    return std::nullopt;
  }

  /// The end from which fewer places are reached is the one that is shown.
  Deduction separated(Vertex a, Vertex b) const {
    const auto from = [&](Vertex end, Vertex goal) {
      const auto reached =
          reachable(instance_, end, [&](Vertex v) { return v != end && v != goal && open_ends_.owner[v] >= 0; });
      Deduction found{cut_off, drawn(), {}, {open_ends_.owner[end], goal}};
      for (Vertex v = 0; v < graph_.order(); ++v)
        if (reached[v] != 0) found.about.push_back(v);
      return found;
    };
    Deduction one = from(a, b), other = from(b, a);
    return one.about.size() <= other.about.size() ? one : other;
  }

  Deduction stranded_at(Vertex v) const {
    Deduction found{two_ways, {}, {}, {v}};
    for (const auto& [u, e] : graph_.around(v))
      if (open_ends_.closed[u] != 0) found.because.push_back({e, false});
    return found;
  }

  void neighbours_taken(Vertex v) {
    ReasonPart part;
    for (const auto& [u, e] : graph_.around(v))
      if (open_ends_.closed[u] != 0) part.light(graph_.name(u), true);
    if (part.spots.empty()) return;
    part.sentence = schlegel::say(words::neighbours_taken, {{"neighbours", part.spots.size()}});
    part.light(graph_.name(v));
    parts_.push_back(std::move(part));
  }

  Deduction crowded_at(const std::vector<Vertex>& cut) const {
    std::vector<char> removed(graph_.order(), 0);
    for (const Vertex v : cut) removed[v] = 1;
    const auto part_of =
        numberlink::parts(instance_, [&](Vertex v) { return open_ends_.closed[v] != 0 || removed[v] != 0; });
    Deduction found{crowded, drawn(), {}, {0, static_cast<int>(cut.size())}};
    found.about.insert(found.about.end(), cut.begin(), cut.end());
    for (const auto& [pair, a, b] : open_ends_.open)
      if (removed[a] != 0 || removed[b] != 0 || part_of[a] != part_of[b]) found.about.push_back(pair);
    return found;
  }

  Deduction colours_around(Vertex from) const {
    std::vector<char> colour(graph_.order(), 0);
    std::vector<Vertex> reached{from};
    colour[from] = 1;
    for (std::size_t i = 0; i < reached.size(); ++i)
      for (const auto& [u, e] : graph_.around(reached[i]))
        if (open_ends_.closed[u] == 0 && colour[u] == 0) {
          colour[u] = static_cast<char>(-colour[reached[i]]);
          reached.push_back(u);
        }
    const auto first = std::partition(reached.begin(), reached.end(), [&](Vertex v) { return colour[v] > 0; });
    Deduction found{colours, drawn(), {}, {static_cast<int>(first - reached.begin())}};
    found.about.insert(found.about.end(), reached.begin(), reached.end());
    return found;
  }

  /// A literal of a lemma in words (see Refutation::lemmas), with its places lit.
  std::string said(int literal, ReasonPart& part) const {
    const int variable = std::abs(literal) - 1, edges = graph_.size();
    const bool holds = literal > 0;
    if (variable < edges) {
      light(part, Fact{variable, holds}, !holds);
      return name({variable, holds});
    }
    const Vertex v = (variable - edges) / pairs();
    const std::string& label = line((variable - edges) % pairs());
    part.light_once(graph_.name(v), !holds, label);
    return schlegel::say(holds ? words::is_on_line : words::is_not_on_line, {{"place", place(v)}, {"line", label}});
  }

  void proof() {
    constexpr std::size_t most_cuts = 15, most_lemmas = 40, most_said = 8;
    for (std::size_t i = 0; i < std::min(why_.cuts.size(), most_cuts); ++i)
      light(say(words::line_leads_out), why_.cuts[i], false);
    const std::size_t shown = std::min(why_.lemmas.size(), most_lemmas);
    for (std::size_t i = 0; i < shown; ++i) {
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
      const std::size_t more = why_.lemmas.size() - shown;
      ReasonPart& part = say(more > 0    ? words::forced_after_steps
                             : shown > 0 ? words::forced_with_steps
                                         : words::forced_at_once,
                             {{"steps", more}});
      for (const Edge e : forced.links) light(part, Fact{e, true}, false);
    }
    if (forced.where.empty()) return;
    ReasonPart& last = say(words::rules_broken_here);
    light(last, forced.where, false);
    for (const Edge e : forced.links) light(last, Fact{e, true}, true);
  }

  const Links& drawn_;
  const Refutation& why_;
  OpenEnds open_ends_;
};

}  // namespace

std::string describe(const Instance& instance, const Links& drawn, const Refutation& refutation) {
  if (refutation.kind == Kind::proof)
    return say(refutation.lemmas.empty() ? words::forced_step_by_step : words::proof_in_steps,
               {{"steps", refutation.lemmas.size()}});
  if (refutation.kind == Kind::exhausted)
    return say(refutation.work == 0 ? words::forced_to_contradiction : words::everything_was_tried,
               {{"steps", refutation.work}});
  return Reason(instance, drawn, refutation).sentence();
}

}  // namespace numberlink

std::string Numberlink::consequence(const Instance& instance, const State& state, std::string_view certificate,
                                    std::size_t move) {
  using Kind = numberlink::Refutation::Kind;
  const auto why = numberlink::parse_refutation(certificate);
  if (!why || why->vertices.empty() || why->vertices[0] >= instance.graph.order()) return {};
  const Vertex v = why->vertices[0];
  if (why->kind == Kind::stranded)
    return say(numberlink::words::cut_off, {{"move", move}, {"place", numberlink::place_name(instance, v)}});
  const int pair = state.owner[v];
  if (why->kind != Kind::separated || pair < 0) return {};
  return say(numberlink::words::separated_endpoints, {{"move", move}, {"line", instance.pairs[pair].label}});
}

std::vector<ReasonPart> Numberlink::reason(const Instance& instance, const State& state, std::string_view certificate) {
  const auto why = numberlink::parse_refutation(certificate);
  const numberlink::Links drawn = numberlink::links_of(instance, state);
  if (!why || why->kind == numberlink::Refutation::Kind::exhausted ||
      numberlink::check(instance, drawn, *why) == CheckResult::rejected)
    return {};
  return numberlink::Reason(instance, drawn, *why).parts();
}

}  // namespace schlegel
