// Three sorts of explanations. A position that cannot be solved: its certificate, step by step. One that is a few moves
// from home: why each of them is made, with the distance that every other move would leave. Any other: as a person
// solves it, stage by stage, see plan.hpp. A stage is a step of the outline, which says what is brought home and why
// now; its moves are folded under it.

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

#include "base/text.hpp"
#include "play/explanation.hpp"
#include "puzzles/sliding/explain/plan.hpp"
#include "puzzles/sliding/sliding.hpp"
#include "puzzles/sliding/solve/refutation.hpp"

namespace schlegel {
namespace {

using namespace sliding;
using Step = ExplanationStep;

/// Each has the id of the certificates that it tells.
constexpr Technique of_certificates[] = {{"parity", sliding::words::technique_parity, 3},
                                         {"cut", sliding::words::technique_cut, 3},
                                         {"order", sliding::words::technique_order, 1},
                                         {"theta", sliding::words::technique_theta, 5},
                                         {"apart", sliding::words::technique_apart, 1}};
constexpr Technique towards{"towards", sliding::words::technique_towards, 1};
constexpr Technique away{"detour", sliding::words::technique_detour, 3};
constexpr Technique corner{"corner", sliding::words::technique_corner, 2};
/// By Stage::Kind.
constexpr Technique of_stages[] = {
    {"row", sliding::words::technique_row, 1, true, false, sliding::words::title_row},
    {"column", sliding::words::technique_column, 1, true, false, sliding::words::title_column},
    {"one_by_one", sliding::words::technique_one_by_one, 1},
    {"line_up", sliding::words::technique_line_up, 2},
    {"ring", sliding::words::technique_ring, 1},
    {"rings", sliding::words::technique_rings, 3},
    {"search", sliding::words::technique_search, 3}};
constexpr int most_told = 6;    ///< moves to go, up to which each is told
constexpr int most_others = 8;  ///< choices, up to which all are told

Explanation explain_impossible(const Sliding::Instance& instance, const Sliding::State& state,
                               const Refutation& reason) {
  const std::string_view kind = split_words(reason.certificate)[0];
  const Technique* technique = std::find_if(std::begin(of_certificates), std::end(of_certificates) - 1,
                                            [&](const Technique& one) { return one.id == kind; });
  Explanation explanation;
  explanation.end = Explanation::End::none;
  for (ReasonPart& part : Sliding::reason(instance, state, reason.certificate))
    static_cast<ReasonPart&>(explanation.steps.emplace_back()) = std::move(part);
  for (std::size_t i = 0; i < explanation.steps.size(); ++i) {
    Step& step = explanation.steps[i];
    step.use(*technique);
    if (i > 0) step.because = {static_cast<int>(i)};
  }
  explanation.steps.back().kind = Step::Kind::contradiction;
  return explanation;
}

/// Tells a solution of the part where the gap is.
class Lesson {
 public:
  Lesson(const Sliding::Instance& instance, const Part& part, const ExplainLimits& limits)
      : instance_(instance), part_(part), limits_(limits) {}

  Explanation explain_from(const Arrangement& start, Control& control) {
    at_ = start;
    gap_ = find_blank(part_.board, at_);
    if (const auto walk = short_walk(part_.board, at_, most_told)) {
      explain_moves(*walk);
    } else {
      const auto stages = plan(part_.board, at_, instance_.columns, control);
      if (!stages) return {};
      for (std::size_t i = 0; i < stages->size(); ++i)
        explain_stage((*stages)[i], i + 1 < stages->size() ? &(*stages)[i + 1] : nullptr);
    }
    explanation_.end = is_solved(at_) ? Explanation::End::solved : Explanation::End::enough;
    return std::move(explanation_);
  }

 private:
  bool enough() const { return limits_.new_steps > 0 && told_ >= limits_.new_steps; }
  std::string vertex(Vertex v) const { return instance_.graph.name(part_.vertices[v]); }
  std::string token(Vertex home) const {
    return say(sliding::words::token_name, {{"kind", kind()}, {"token", called(home)}});
  }
  /// "tiles 1 and 2", or "12 tiles".
  std::string tokens(const std::vector<Vertex>& homes) const {
    constexpr std::size_t most_named = 8;
    if (homes.size() > most_named)
      return say(sliding::words::tokens_counted, {{"kind", kind()}, {"count", homes.size()}});
    std::vector<std::string> names;
    for (const Vertex home : homes) names.push_back(called(home));
    return say(sliding::words::tokens_named, {{"kind", kind()}, {"count", homes.size()}, {"tokens", say_all(names)}});
  }
  std::string_view kind() const { return token_kind(instance_); }
  const std::string& called(Vertex home) const { return instance_.tokens[part_.vertices[home]]; }
  void move(Vertex v, Step& step) {
    step.moves.push_back(vertex(v));
    follow(at_, gap_, std::span(&v, 1));
  }

  void explain_moves(const Walk& walk) {
    Vertex before = no_vertex;  // where the gap was: to go back there takes back a move
    for (std::size_t i = 0; i < walk.size() && !enough(); ++i) {
      const Vertex chosen = walk[i];
      const std::size_t left = walk.size() - i - 1;
      Step& step = explanation_.steps.emplace_back();
      step.light(vertex(chosen), false, left == 0 ? std::string() : std::to_string(left));
      std::map<std::size_t, std::vector<Vertex>> others;  // by the moves that they would leave
      bool all_worse = true;
      for (const Vertex v : part_.board.around(gap_)) {
        if (v == chosen || v == before || part_.board.degree(gap_) > most_others) continue;
        Arrangement next = at_;
        Vertex gap = gap_;
        follow(next, gap, std::span(&v, 1));
        const std::size_t moves = short_walk(part_.board, next, static_cast<int>(left) + 2)->size();
        all_worse = all_worse && moves > left;
        others[moves].push_back(at_[v]);
        step.light(vertex(v), true, std::to_string(moves));
      }
      const bool detour = at_[chosen] == chosen && all_worse && !others.empty();
      std::vector<std::string> instead;
      for (const auto& [moves, homes] : others)
        instead.push_back(
            say(sliding::words::would_leave, {{"tokens", tokens(homes)}, {"moves", moves}, {"more", moves - left}}));
      step.use(detour ? away : towards);
      const Sentence& sentence = left == 0 ? sliding::words::step_last_move
                                 : detour  ? sliding::words::step_detour
                                           : sliding::words::step_towards;
      step.sentence = say(sentence, {{"token", token(at_[chosen])},
                                     {"kind", kind()},
                                     {"moves", left},
                                     {"others", instead.empty() ? "none" : say_all(instead)}});
      step.facts = {{.kind = KnownFact::Kind::distance,
                     .moves = static_cast<int>(left),
                     .text = say(sliding::words::to_go, {{"moves", left}})}};
      before = gap_;
      move(chosen, step);
      ++told_;
    }
  }

  void explain_stage(const Stage& stage, const Stage* next) {
    if (enough()) return;
    const Technique& technique = stage.kind == Stage::Kind::ear && instance_.columns > 0
                                     ? corner
                                     : of_stages[static_cast<std::size_t>(stage.kind)];
    Step& head = explanation_.steps.emplace_back();
    head.use(technique);
    head.sentence = why_now(stage, next);
    if (stage.kind != Stage::Kind::search)
      for (const Vertex v : stage.vertices) head.light(vertex(v), true);
    if (stage.kind == Stage::Kind::ring)
      for (std::size_t i = 0; i < stage.vertices.size(); ++i)
        light_line(head, stage.vertices[i], stage.vertices[(i + 1) % stage.vertices.size()]);
    const auto number = static_cast<int>(explanation_.steps.size());
    const std::string title =
        technique.title.english.empty() ? head.technique : say(technique.title, {{"number", stage.line}});
    explanation_.outline.push_back({head.technique, technique.grade, 1, {number}, {}, title});
    for (std::size_t i = 0; i < stage.legs.size() && !enough(); ++i, ++told_) {
      Step& step = explanation_.steps.emplace_back();
      step.use(technique);
      step.because = {number};
      explanation_.outline.back().follows.push_back(static_cast<int>(explanation_.steps.size()));
      explain_leg(stage, i, step);
      for (const Vertex home : stage.legs[i].tokens)
        step.facts.push_back({.kind = KnownFact::Kind::home,
                              .vertices = {vertex(home)},
                              .piece = called(home),
                              .text = say(sliding::words::stays_home, {{"token", token(home)}})});
    }
  }

  /// Tokens of the stage's row or column that are home and stay there.
  std::vector<Vertex> already_home(const Stage& stage, const Stage* next) const {
    const auto moves = [](const Stage& one, Vertex v) {
      return std::find(one.vertices.begin(), one.vertices.end(), v) != one.vertices.end();
    };
    std::vector<Vertex> home;
    for (Vertex v = 0; v < part_.board.order() && stage.kind < Stage::Kind::single; ++v) {
      const int line = 1 + (stage.kind == Stage::Kind::row ? v / instance_.columns : v % instance_.columns);
      if (line == stage.line && at_[v] == v && v != gap_ && !moves(stage, v) && !(next && moves(*next, v)) &&
          std::find(filled_.begin(), filled_.end(), v) == filled_.end())
        home.push_back(v);
    }
    return home;
  }

  std::string why_now(const Stage& stage, const Stage* next) {
    constexpr Sentence of_kinds[] = {sliding::words::stage_line,   sliding::words::stage_line,
                                     sliding::words::stage_by_one, sliding::words::stage_line_up,
                                     sliding::words::stage_ring,   sliding::words::stage_rings,
                                     sliding::words::stage_search};
    std::vector<Vertex> homes;
    std::size_t moves = 0;
    for (const Leg& leg : stage.legs) {
      homes.insert(homes.end(), leg.tokens.begin(), leg.tokens.end());
      moves += leg.walk.size();
    }
    if (stage.kind >= Stage::Kind::ear) std::sort(homes.begin(), homes.end());
    const std::vector<Vertex> already = already_home(stage, next);
    filled_.insert(filled_.end(), homes.begin(), homes.end());
    filled_.insert(filled_.end(), already.begin(), already.end());
    const bool again = stage.kind == Stage::Kind::ear && std::exchange(has_lined_up_, true);
    return say(again ? sliding::words::stage_line_up_again : of_kinds[static_cast<std::size_t>(stage.kind)],
               {{"kind", kind()},
                {"tokens", tokens(homes)},
                {"count", homes.size()},
                {"two", homes.size() == 2 ? "yes" : "no"},
                {"already", already.empty() ? "none" : capitalised(tokens(already))},
                {"home", already.size()},
                {"line", stage.kind == Stage::Kind::row ? "row" : "column"},
                {"number", stage.line},
                {"moves", moves},
                {"shortest", stage.shortest ? "yes" : "no"}});
  }

  /// Its moves and what they are for; lit are what moves first, where it ends, and its route.
  void explain_leg(const Stage& stage, std::size_t number, Step& step) {
    using Kind = Stage::Kind;
    const Leg& leg = stage.legs[number];
    const bool searched = stage.kind == Kind::search, gap_goes = stage.kind > Kind::ear;
    const bool parks = !gap_goes && leg.tokens.empty();
    const std::vector<Vertex>& movers = parks ? stage.legs[number + 1].tokens : leg.tokens;
    const auto moves_now = [&](Vertex v) { return std::find(movers.begin(), movers.end(), at_[v]) != movers.end(); };
    const auto light_movers = [&](bool other) {
      for (Vertex v = 0; v < part_.board.order(); ++v)
        if (moves_now(v)) step.light_once(vertex(v), other);
    };
    const Vertex begins = at_[leg.walk.front()];
    const bool round = leg.walk.back() == gap_;
    if (gap_goes)
      step.light(vertex(leg.walk.front()));
    else
      light_movers(false);
    std::size_t steps = 0;
    for (const Vertex v : leg.walk) {
      if (!searched && (gap_goes || moves_now(v))) {
        light_line(step, v, gap_);
        ++steps;
      }
      move(v, step);
    }
    if (searched)  // on a large board, one token a leg
      step.light_once(vertex(movers[0]), true);
    else
      light_movers(true);
    const Sentence& sentence = searched                                          ? sliding::words::leg_search
                               : stage.kind == Kind::ring                        ? sliding::words::leg_ring
                               : gap_goes                                        ? sliding::words::leg_rings
                               : parks                                           ? sliding::words::leg_park
                               : stage.kind == Kind::ear || leg.walk.size() == 1 ? sliding::words::leg_slide
                                                                                 : sliding::words::leg_token;
    const std::vector<Vertex> others(movers.begin() + (movers.empty() ? 0 : 1), movers.end());
    step.sentence = say(sentence, {{"kind", kind()},
                                   {"token", token(gap_goes && !searched ? begins : movers[0])},
                                   {"next", token(others.empty() ? begins : others[0])},
                                   {"tokens", tokens(movers)},
                                   {"others", tokens(others)},
                                   {"alone", others.empty() ? "yes" : "no"},
                                   {"two", others.size() == 1 ? "yes" : "no"},
                                   {"count", movers.size()},
                                   {"home", movers.empty() ? "no" : "yes"},
                                   {"round", round ? "yes" : "no"},
                                   {"steps", steps},
                                   {"moves", leg.walk.size()}});
    if (leg.odd && !gap_goes) step.sentence += " " + say(sliding::words::leg_odd);
  }

  void light_line(Step& step, Vertex v, Vertex w) const {
    const ReasonPart::Band one{vertex(v), vertex(w)}, other{one.to, one.from};
    for (const ReasonPart::Band& band : step.bands)
      if (band == one || band == other) return;
    step.bands.push_back(one);
  }

  const Sliding::Instance& instance_;
  const Part& part_;
  const ExplainLimits& limits_;
  Arrangement at_;
  Vertex gap_ = no_vertex;
  int told_ = 0;                ///< steps that tell something new: all but those that begin a stage
  std::vector<Vertex> filled_;  ///< what was said to be home for good
  bool has_lined_up_ = false;   ///< how that is done was said
  Explanation explanation_;
};

}  // namespace

std::vector<Technique> Sliding::techniques() {
  std::vector<Technique> all(std::begin(of_stages), std::end(of_stages));
  all.insert(all.end(), std::begin(of_certificates), std::end(of_certificates));
  all.insert(all.end(), {towards, corner, away});
  std::stable_sort(all.begin(), all.end(), [](const Technique& a, const Technique& b) { return a.grade < b.grade; });
  return all;
}

Explanation Sliding::explain(const Instance& instance, const State& state, const ExplainLimits& limits,
                             Control& control) {
  if (const auto reason = refute(instance, state)) return explain_impossible(instance, state, *reason);
  const Part part = part_of(instance, state.blank);
  return Lesson(instance, part, limits).explain_from(part.inside(state.at), control);
}

}  // namespace schlegel
