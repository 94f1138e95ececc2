// Three sorts of explanations. A position that cannot be solved: its certificate, step by step. One that is a few moves
// from home: why each of them is made, with the distance that every other move would leave. Any other, and one where
// but a ring is left: as a person solves it, stage by stage, see plan.hpp. A stage is a step of the outline, which says
// what is brought home and why now; its moves are folded under it.

#include <algorithm>
#include <array>
#include <cstdlib>
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
constexpr Technique corner{"corner", sliding::words::technique_corner, 2, true, false, sliding::words::title_line_up};
/// By Stage::Kind.
constexpr Technique of_stages[] = {
    {"row", sliding::words::technique_row, 1, true, false, sliding::words::title_line},
    {"column", sliding::words::technique_column, 1, true, false, sliding::words::title_line},
    {"one_by_one", sliding::words::technique_one_by_one, 1},
    {"line_up", sliding::words::technique_line_up, 2, true, false, sliding::words::title_line_up},
    {"ring", sliding::words::technique_ring, 1},
    {"three_cycle", sliding::words::technique_three_cycle, 3},
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
    const auto walk = short_walk(part_.board, at_, most_told);
    const auto stages = plan(part_.board, at_, instance_.columns, control);
    const bool is_ring = stages && stages->size() == 1 && stages->front().kind == Stage::Kind::ring;
    if (walk && !is_ring) {
      explain_moves(*walk);
    } else {
      if (!stages) return {};
      for (std::size_t i = 0; i < stages->size(); ++i) explain_stage(std::span(*stages).subspan(i));
    }
    explanation_.end = is_solved(at_) ? Explanation::End::solved : Explanation::End::enough;
    return std::move(explanation_);
  }

 private:
  bool enough() const { return limits_.new_steps > 0 && told_ >= limits_.new_steps; }
  std::string vertex(Vertex v) const { return instance_.graph.name(part_.vertices[v]); }
  std::vector<std::string> named(const std::vector<Vertex>& vertices) const {
    std::vector<std::string> names;
    for (const Vertex v : vertices) names.push_back(vertex(v));
    return names;
  }
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
      if (i == 0 && left > 0) step.sentence += " " + say(sliding::words::moves_were_counted);
      const std::string title =
          detour ? step.technique : capitalised(say(sliding::words::title_move, {{"token", token(at_[chosen])}}));
      explanation_.outline.push_back({step.technique, step.grade, 1, {static_cast<int>(i) + 1}, {}, title});
      step.facts = {{.kind = KnownFact::Kind::distance,
                     .moves = static_cast<int>(left),
                     .text = say(sliding::words::to_go, {{"moves", left}})}};
      before = gap_;
      move(chosen, step);
      ++told_;
    }
  }

  /// The first of these, which are all that are left.
  void explain_stage(std::span<const Stage> stages) {
    if (enough()) return;
    const Stage& stage = stages.front();
    const Technique& technique = stage.kind == Stage::Kind::ear && instance_.columns > 0
                                     ? corner
                                     : of_stages[static_cast<std::size_t>(stage.kind)];
    Step& head = explanation_.steps.emplace_back();
    head.use(technique);
    const std::vector<Vertex> homes = homes_of(stage);
    head.sentence = why_now(stages, homes);
    if (stage.kind != Stage::Kind::search)
      for (const Vertex v : stage.vertices) head.light(vertex(v), true);
    if (stage.kind == Stage::Kind::ring)
      for (std::size_t i = 0; i < stage.vertices.size(); ++i)
        light_line(head, stage.vertices[i], stage.vertices[(i + 1) % stage.vertices.size()]);
    const auto number = static_cast<int>(explanation_.steps.size());
    const std::string title = technique.title.english.empty()
                                  ? head.technique
                                  : say(technique.title, {{"line", line_of(stage)}, {"number", stage.line}});
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

  static std::vector<Vertex> homes_of(const Stage& stage) {
    std::vector<Vertex> homes;
    for (const Leg& leg : stage.legs) homes.insert(homes.end(), leg.tokens.begin(), leg.tokens.end());
    if (stage.kind >= Stage::Kind::ear) std::sort(homes.begin(), homes.end());
    return homes;
  }

  bool is_in_line(Vertex v, const Stage& stage, bool row) const {
    return stage.line == 1 + (row ? v / instance_.columns : v % instance_.columns);
  }
  /// What a stage fills of a grid; else "none".
  std::string_view line_of(const Stage& stage) const {
    if (stage.line == 0 || stage.kind == Stage::Kind::single) return "none";
    const auto in_row = [&](Vertex v) { return is_in_line(v, stage, true); };
    const bool row = stage.kind == Stage::Kind::ear ? std::all_of(stage.vertices.begin(), stage.vertices.end(), in_row)
                                                    : stage.kind == Stage::Kind::row;
    return row ? "row" : "column";
  }

  /// "the ring a, b and c"; on a grid, of the squares at the edge of a block.
  std::string ring_of(const std::vector<Vertex>& ring) const {
    constexpr std::size_t most_named = 8;
    if (instance_.columns == 0) {
      return ring.size() > most_named ? say(sliding::words::ring_lit)
                                      : say(sliding::words::ring_named, {{"vertices", say_all(named(ring))}});
    }
    std::array<int, 2> top_left{instance_.rows, instance_.columns}, bottom_right{};
    for (const Vertex v : ring)
      for (const std::size_t i : {0, 1}) {
        const int place = (i == 0 ? v / instance_.columns : v % instance_.columns) + 1;
        top_left[i] = std::min(top_left[i], place);
        bottom_right[i] = std::max(bottom_right[i], place);
      }
    const int tall = bottom_right[0] - top_left[0], wide = bottom_right[1] - top_left[1];
    if (static_cast<std::size_t>(2 * (tall + wide)) != ring.size()) return say(sliding::words::ring_lit);
    return say(sliding::words::ring_of_block, {{"top", top_left[0]},
                                               {"bottom", bottom_right[0]},
                                               {"tall", tall > 1 ? "yes" : "no"},
                                               {"left", top_left[1]},
                                               {"right", bottom_right[1]},
                                               {"wide", wide > 1 ? "yes" : "no"}});
  }

  /// Where the gap goes in these moves.
  std::string way_of(const Walk& walk) const {
    constexpr std::size_t most_named = 12;
    std::vector<Vertex> passed{gap_};
    passed.insert(passed.end(), walk.begin(), walk.end());
    if (passed.front() == passed.back())
      return say(sliding::words::round_ring, {{"ring", ring_of({passed.begin(), passed.end() - 1})}});
    if (instance_.columns > 0 || passed.size() > most_named) return say(sliding::words::along_route);
    return say(sliding::words::along_vertices, {{"vertices", say_all(named(passed))}});
  }

  /// How many times two tiles change places until all are in order, once the gap is in the last square.
  std::size_t swaps() const {
    Arrangement then = at_;
    Vertex gap = gap_;
    for (const Vertex end = part_.board.blank(); gap != end;) {
      const int across = end % instance_.columns - gap % instance_.columns;
      const Vertex to = gap + (across != 0 ? across / std::abs(across)
                               : end > gap ? instance_.columns
                                           : -instance_.columns);
      follow(then, gap, std::span(&to, 1));
    }
    std::size_t count = 0;
    for (std::size_t v = 0; v < then.size(); ++v)
      for (; then[v] != static_cast<Vertex>(v); ++count) std::swap(then[v], then[then[v]]);
    return count;
  }

  /// Tokens that are home then and that no stage brings there: on a grid those of the line that this one fills.
  std::vector<Vertex> others_home(std::span<const Stage> stages, const Arrangement& then) const {
    const Stage& stage = stages.front();
    const auto is_moved = [&](Vertex v) {
      return std::any_of(stages.begin(), stages.end(), [&](const Stage& one) {
        return std::find(one.vertices.begin(), one.vertices.end(), v) != one.vertices.end();
      });
    };
    const std::string_view line = line_of(stage);
    std::vector<Vertex> home;
    for (Vertex v = 0; v < part_.board.order(); ++v)
      if (then[v] == v && v != part_.board.blank() && !is_moved(v) &&
          std::find(filled_.begin(), filled_.end(), v) == filled_.end() &&
          (instance_.columns == 0 || (line != "none" && is_in_line(v, stage, line == "row"))))
        home.push_back(v);
    return home;
  }

  /// Whether one like it, row or column being alike, was told before.
  bool is_known(Stage::Kind kind) {
    return std::exchange(known_[static_cast<std::size_t>(kind == Stage::Kind::row ? Stage::Kind::column : kind)], true);
  }

  std::string why_now(std::span<const Stage> stages, const std::vector<Vertex>& homes) {
    constexpr Sentence of_kinds[] = {sliding::words::stage_line,   sliding::words::stage_line,
                                     sliding::words::stage_by_one, sliding::words::stage_line_up,
                                     sliding::words::stage_ring,   sliding::words::stage_three_cycle,
                                     sliding::words::stage_rings,  sliding::words::stage_search};
    const Stage& stage = stages.front();
    std::size_t moves = 0;
    Arrangement then = at_;
    Vertex gap = gap_;
    for (const Leg& leg : stage.legs) {
      moves += leg.walk.size();
      follow(then, gap, leg.walk);
    }
    filled_.insert(filled_.end(), homes.begin(), homes.end());
    const bool known = is_known(stage.kind);
    std::string why = say(known && stage.kind == Stage::Kind::ear     ? sliding::words::stage_line_up_again
                          : known && stage.kind < Stage::Kind::single ? sliding::words::stage_line_again
                                                                      : of_kinds[static_cast<std::size_t>(stage.kind)],
                          {{"kind", kind()},
                           {"tokens", tokens(stage.kind == Stage::Kind::three ? stage.vertices : homes)},
                           {"count", homes.size()},
                           {"two", homes.size() == 2 ? "yes" : "no"},
                           {"line", line_of(stage)},
                           {"number", stage.line},
                           {"moves", moves},
                           {"ring", ring_of(stage.vertices)},
                           {"lined", stage.legs.size() == 1 ? "yes" : "no"},
                           {"rings", stage.legs.size()},
                           {"shortest", stage.shortest ? "yes" : "no"}});
    const auto add_others = [&](const Sentence& sentence, const Arrangement& when, bool first) {
      const std::vector<Vertex> others = others_home(stages, when);
      filled_.insert(filled_.end(), others.begin(), others.end());
      if (others.empty() || stage.kind == Stage::Kind::three) return;
      const std::string said = say(sentence, {{"tokens", capitalised(tokens(others))}, {"count", others.size()}});
      why = first ? said + " " + why : why + " " + said;
    };
    add_others(sliding::words::home_already, at_, true);
    add_others(sliding::words::home_on_the_way, then, false);
    if (limits_.new_steps == 1) return why;  // a hint is short
    if (!known && stage.kind < Stage::Kind::single)
      why +=
          " " + say(sliding::words::line_stays, {{"line", line_of(stage)}, {"number", stage.line}, {"swaps", swaps()}});
    if (instance_.columns == 0 && stages.size() > 1 && stage.rest &&
        std::exchange(told_rest_, stage.rest) != stage.rest)
      why += " " + say(sliding::words::rest_solvable, {{"left", *stage.rest == BlockKind::cycle  ? "cycle"
                                                                : *stage.rest == BlockKind::free ? "all"
                                                                                                 : "half"},
                                                       {"tokens", tokens(homes_of(stages.back()))}});
    return why;
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
    const std::string way = stage.kind == Kind::three || stage.kind == Kind::rings ? way_of(leg.walk) : "none";
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
    std::vector<Vertex> in_order = movers;
    std::sort(in_order.begin(), in_order.end());
    step.found = say(sliding::words::leg_found, {{"does", parks             ? "park"
                                                          : !movers.empty() ? "home"
                                                          : round           ? "round"
                                                                            : "along"},
                                                 {"tokens", tokens(in_order)},
                                                 {"way", way},
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
  int told_ = 0;                                    ///< steps that tell something new: all but those that begin a stage
  std::vector<Vertex> filled_;                      ///< what was said to be home for good
  std::optional<BlockKind> told_rest_;              ///< of which it was said why it can be solved
  std::array<bool, std::size(of_stages)> known_{};  ///< by Stage::Kind: why one is made was said
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

bool Sliding::refutes(std::string_view technique) {
  return std::any_of(std::begin(of_certificates), std::end(of_certificates),
                     [&](const Technique& one) { return one.id == technique; });
}

Explanation Sliding::explain(const Instance& instance, const State& state, const ExplainLimits& limits,
                             Control& control) {
  if (const auto reason = refute(instance, state)) return explain_impossible(instance, state, *reason);
  const Part part = part_of(instance, state.blank);
  return Lesson(instance, part, limits).explain_from(part.inside(state.at), control);
}

}  // namespace schlegel
