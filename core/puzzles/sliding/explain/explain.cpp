// Three sorts of explanations. A position that cannot be solved: its certificate, step by step. One whose shortest
// solution is found soon: why each of its moves is made, with the distance that every other move would leave, where all
// distances are known. Any other: a solution that need not be short, in as many steps as tokens that are brought home
// in it to stay.

#include <algorithm>
#include <iterator>

#include "base/text.hpp"
#include "play/explanation.hpp"
#include "puzzles/sliding/sliding.hpp"
#include "puzzles/sliding/solve/refutation.hpp"
#include "puzzles/sliding/solve/solver.hpp"

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
constexpr Technique bring_home{"bring_home", sliding::words::technique_bring_home, 2};

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
  Lesson(const Sliding::Instance& instance, const Part& part, Solver& solver, const ExplainLimits& limits,
         Control& control)
      : instance_(instance), part_(part), solver_(solver), limits_(limits), control_(control) {}

  Explanation explain_from(const Arrangement& start) {
    constexpr Effort effort{400'000, 300};
    constexpr std::size_t most_moves = 100'000;
    const Distance distance = solver_.solve(start, effort, control_);
    if (!distance.walk || distance.stopped || distance.walk->size() > most_moves) return {};
    at_ = start;
    gap_ = find_blank(solver_.board(), at_);
    const bool finished = distance.exact() ? explain_moves(*distance.walk) : explain_homes(*distance.walk);
    explanation_.end = finished   ? Explanation::End::solved
                       : enough() ? Explanation::End::enough
                                  : Explanation::End::stopped;
    return std::move(explanation_);
  }

 private:
  bool enough() const {
    return limits_.new_steps > 0 && explanation_.steps.size() == static_cast<std::size_t>(limits_.new_steps);
  }
  std::string vertex(Vertex v) const { return instance_.graph.name(part_.vertices[v]); }
  std::string token(Vertex v) const {
    return say(sliding::words::token_name, {{"kind", token_kind(instance_)}, {"token", called(at_[v])}});
  }
  const std::string& called(Vertex token) const { return instance_.tokens[part_.vertices[token]]; }
  void move(Vertex v, Step& step) {
    step.moves.push_back(vertex(v));
    follow(at_, gap_, std::span(&v, 1));
  }

  /// False when stopped.
  bool explain_moves(const Walk& walk) {
    for (std::size_t i = 0; i < walk.size(); ++i) {
      if (enough()) return false;
      const Vertex chosen = walk[i];
      const std::size_t left = walk.size() - i - 1;
      Step& step = explanation_.steps.emplace_back();
      step.light(vertex(chosen), false, left == 0 ? std::string() : std::to_string(left));
      std::vector<std::string> others;
      bool all_worse = true;
      for (const Vertex v : solver_.board().around(gap_)) {
        if (v == chosen || !solver_.small()) continue;
        Arrangement next = at_;
        Vertex gap = gap_;
        follow(next, gap, std::span(&v, 1));
        const Distance there = solver_.solve(next, {}, control_);
        if (there.stopped || !there.exact()) return false;
        const std::size_t moves = there.walk->size();
        all_worse = all_worse && moves > left;
        others.push_back(say(sliding::words::would_leave, {{"token", token(v)}, {"moves", moves}}));
        step.light(vertex(v), true, std::to_string(moves));
      }
      const bool detour = at_[chosen] == chosen && all_worse && !others.empty();
      step.use(detour ? away : towards);
      const Sentence& sentence = left == 0 ? sliding::words::step_last_move
                                 : detour  ? sliding::words::step_detour
                                           : sliding::words::step_towards;
      step.sentence = say(sentence, {{"token", token(chosen)},
                                     {"kind", token_kind(instance_)},
                                     {"moves", left},
                                     {"known", others.empty() ? "no" : "yes"},
                                     {"others", say_all(others)}});
      step.facts = {{.kind = KnownFact::Kind::distance,
                     .moves = static_cast<int>(left),
                     .text = say(sliding::words::to_go, {{"moves", left}})}};
      move(chosen, step);
    }
    return true;
  }

  bool explain_homes(const Walk& walk) {
    std::vector<std::size_t> last(at_.size(), 0);  // by token: the number of its last move, from 1
    {
      Arrangement now = at_;
      Vertex gap = gap_;
      for (std::size_t i = 0; i < walk.size(); ++i) {
        last[now[walk[i]]] = i + 1;
        follow(now, gap, std::span(&walk[i], 1));
      }
    }
    std::size_t settled = 0;
    for (std::size_t t = 0; t < last.size(); ++t)
      settled += last[t] == 0 && static_cast<Vertex>(t) != solver_.board().blank() ? 1 : 0;
    for (std::size_t i = 0; i < walk.size();) {
      if (enough()) return false;
      Step& step = explanation_.steps.emplace_back();
      const std::size_t before = i;
      Vertex home = no_vertex;
      while (home == no_vertex) {
        const Vertex moved = at_[walk[i]];
        if (i == before) step.light(vertex(walk[i]));
        move(walk[i], step);
        if (last[moved] == ++i) home = moved;
      }
      step.light(vertex(home), true);
      const std::string name =
          say(sliding::words::token_name, {{"kind", token_kind(instance_)}, {"token", called(home)}});
      step.use(bring_home);
      step.sentence =
          say(sliding::words::step_bring_home,
              {{"moves", i - before}, {"token", name}, {"kind", token_kind(instance_)}, {"settled", settled}});
      step.facts = {{.kind = KnownFact::Kind::home,
                     .vertices = {vertex(home)},
                     .piece = called(home),
                     .text = say(sliding::words::stays_home, {{"token", name}})}};
      ++settled;
    }
    return true;
  }

  const Sliding::Instance& instance_;
  const Part& part_;
  Solver& solver_;
  const ExplainLimits& limits_;
  Control& control_;
  Arrangement at_;
  Vertex gap_ = no_vertex;
  Explanation explanation_;
};

}  // namespace

Explanation Sliding::explain(const Instance& instance, const State& state, const ExplainLimits& limits,
                             Control& control) {
  if (const auto reason = refute(instance, state)) return explain_impossible(instance, state, *reason);
  const Part part = part_of(instance, state.blank);
  return Lesson(instance, part, solver_of(part.board), limits, control).explain_from(part.inside(state.at));
}

}  // namespace schlegel
