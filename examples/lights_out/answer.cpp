// Pressing a lamp twice changes nothing, and the order does not matter: a solution is a set x of lamps with A x = b
// over GF(2), where A is the adjacency matrix with ones in its diagonal and b the lamps that are on. Elimination leaves
// some lamps free: each choice of these is one solution, so there are 2^k or none. A is symmetric: there is none
// exactly if some y with A y = 0 meets b in an odd number of lamps (Sutner, 1989).
#include "lights_out/equations.hpp"
#include "lights_out/lights_out.hpp"
#include "play/answers.hpp"
#include "search/words.hpp"

namespace schlegel {
namespace {

struct Engine {
  using Moves = std::vector<std::string>;
  using Certificate = std::string;

  const Graph& graph;
  const lights_out::Equations equations;
  const Certificate odd = find_odd();
  const bool fewest_known = equations.free.size() <= 12;
  const Count total = odd.empty() ? Count(1) << equations.free.size() : Count(0);

  Certificate find_odd() const {
    for (std::size_t i = equations.pivots.size(); i < equations.rows.size(); ++i)
      if (bit_test(equations.rows[i], equations.order))
        return "odd " + write_vertices(graph, equations.lamps_of(equations.rows[i]));
    return {};
  }
  Reply none(const Certificate& certificate) const {
    return none_reply(say(lights_out::words::even_and_odd), certificate);
  }
  Moves moves_of(const Moves& moves) const { return moves; }

  Answer<Count, Certificate> count(Control&) const {
    if (total == 0) return odd;
    return total;
  }
  Numbered<Moves, Certificate> nth(const Count& index, Control&) const {
    if (total == 0) return odd;
    if (index >= total) return PastTheEnd{total};
    return solution(index);
  }
  /// Bit i of the index says whether the i-th of the free lamps is pressed.
  Moves solution(const Count& index) const {
    const auto& [order, rows, pivots, free] = equations;
    Count pressed;
    for (std::size_t i = 0; i < free.size(); ++i)
      if (bit_test(index, static_cast<unsigned>(i))) bit_set(pressed, free[i]);
    for (std::size_t i = 0; i < pivots.size(); ++i) {
      bool press = bit_test(rows[i], order);
      for (const Vertex v : free) press ^= bit_test(pressed, v) && bit_test(rows[i], v);
      if (press) bit_set(pressed, pivots[i]);
    }
    Moves moves;
    for (Vertex v = 0; v < order; ++v)
      if (bit_test(pressed, v)) moves.push_back(graph.name(v));
    return moves;
  }
  /// With the fewest presses, if all can be searched.
  Answer<Moves, Certificate> solve(Control& control) const {
    if (total == 0) return odd;
    Moves best = solution(0);
    for (std::uint64_t index = 1; fewest_known && index < total; ++index) {
      if (!control.tick({})) return Unknown{say(words::stopped_at_solutions, {{"solutions", index}})};
      Moves next = solution(index);
      if (next.size() < best.size()) best = std::move(next);
    }
    return best;
  }

  Reply analyse(Control& control) const {
    const auto answer = solve(control);
    if (const auto* stop = std::get_if<Unknown>(&answer)) return unknown_reply(stop->budget);
    Reply reply = total == 0 ? none(odd) : found_reply(std::get<Moves>(answer));
    for (Vertex v = 0; v < graph.order(); ++v) reply.choices.push_back({graph.name(v), total > 0, ""});
    if (total == 0) return reply;
    reply.count = to_text(total);
    reply.headline =
        reply.moves.empty() ? say(words::solved) : say(lights_out::words::to_go, {{"presses", reply.moves.size()}});
    reply.detail = say(fewest_known ? lights_out::words::fewest : lights_out::words::perhaps_fewer);
    return reply;
  }
};

}  // namespace

Result<Reply> LightsOut::answer(const Instance& instance, const State& state, const Question& question,
                                Control& control, const SolutionSink& sink) {
  const std::vector<signed char> undecided(state.lit.size(), 0);
  auto equations = lights_out::Equations::of(instance.graph, state.lit, undecided, control);
  if (!equations) return unknown_reply(equations.error().message);
  return answer_with<LightsOut>(Engine{instance.graph, *std::move(equations)}, question, control, sink);
}

/// Lamps pressed by chance on a dark board: what is on then can be put out.
Result<std::optional<NewBoard<LightsOut::Instance>>> LightsOut::generate(const Instance& base, const Options&,
                                                                         Random& random, Control& control) {
  State state{std::vector<char>(base.graph.order(), 0)};
  for (Vertex v = 0; v < base.graph.order(); ++v)
    if (random.below(2) == 0) apply(base, state, v);
  const auto reply = answer(base, state, {}, control, {});
  if (!reply || reply->moves.empty()) return {std::nullopt};
  return {
      NewBoard<Instance>{position(base, state), say(lights_out::words::generated, {{"presses", reply->moves.size()}})}};
}

}  // namespace schlegel
