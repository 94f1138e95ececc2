// Pressing a lamp twice changes nothing, and the order does not matter: a solution is a set x of lamps with
// A x = b over GF(2), where A is the adjacency matrix with ones in its diagonal and b the lamps that are on.
// Gauss-Jordan elimination leaves some lamps free: each choice of these is one solution, so there are 2^k or none. A is
// symmetric: there is none exactly if some y with A y = 0 meets b in an odd number of lamps (Sutner, 1989). n^3 / 64
// steps.
#include <bit>

#include "lights_out/lights_out.hpp"
#include "play/answers.hpp"
#include "search/words.hpp"

namespace schlegel {
namespace {

constexpr std::size_t bits = 64;

struct Engine {
  using Solution = std::vector<Vertex>;  ///< the lamps to press, ascending
  /// A y with A y = 0 that meets b in an odd number of lamps.
  struct Refutation {
    Solution kernel;
  };
  using Row = std::vector<std::uint64_t>;

  const LightsOut::Instance& instance;
  const LightsOut::State& state;
  std::size_t order = state.lit.size();
  std::vector<Row> rows = {};                       ///< those with a pivot, reduced; the last column is b
  std::vector<std::size_t> pivots = {}, free = {};  ///< columns
  std::string stopped = {};                         ///< why the elimination did not end; then all answers are unknown

  static bool at(const Row& row, std::size_t column) { return (row[column / bits] >> (column % bits) & 1) != 0; }
  static void flip(Row& row, std::size_t column) { row[column / bits] ^= std::uint64_t{1} << (column % bits); }

  /// Solvability is read off the free columns, not off what is left of b, so that the certificate comes with it.
  void eliminate(Control& control) {
    const std::size_t length = order / bits + 1;
    if (!stopped.empty() || !pivots.empty() || !free.empty()) return;
    if (order * length > control.memory_limit / sizeof(std::uint64_t)) {
      stopped = say(lights_out::words::needs_memory);
      return;
    }
    std::vector<Row> left(order, Row(length, 0));
    for (std::size_t v = 0; v < order; ++v) {
      flip(left[v], v);
      for (const Neighbour& next : instance.graph.around(static_cast<Vertex>(v)))
        flip(left[v], static_cast<std::size_t>(next.vertex));
      if (state.lit[v] != 0) flip(left[v], order);
    }
    for (std::size_t column = 0; column < order; ++column) {
      if (!control.tick({static_cast<double>(column) / static_cast<double>(order), column,
                         lights_out::words::phase_elimination.english})) {
        stopped = say(lights_out::words::stopped_at_lamp, {{"lamps", column}, {"all", order}});
        return;
      }
      std::size_t pivot = pivots.size();
      while (pivot < order && !at(left[pivot], column)) ++pivot;
      if (pivot == order) {
        free.push_back(column);
        continue;
      }
      std::swap(left[pivot], left[pivots.size()]);
      const Row& chosen = left[pivots.size()];
      for (Row& row : left)
        if (&row != &chosen && at(row, column))
          for (std::size_t i = 0; i < length; ++i) row[i] ^= chosen[i];
      pivots.push_back(column);
    }
    left.resize(pivots.size());
    rows = std::move(left);
  }

  /// The lamps that solve A x = b, or A x = 0, with these free ones pressed.
  template <class Pressed>
  Solution complete(bool homogeneous, const Pressed& is_pressed) const {
    std::vector<char> chosen(order, 0);
    for (std::size_t i = 0; i < free.size(); ++i) chosen[free[i]] = is_pressed(i) ? 1 : 0;
    for (std::size_t i = 0; i < rows.size(); ++i) {
      bool odd = !homogeneous && at(rows[i], order);
      for (const std::size_t column : free) odd ^= chosen[column] != 0 && at(rows[i], column);
      chosen[pivots[i]] = odd ? 1 : 0;
    }
    Solution lamps;
    for (std::size_t v = 0; v < order; ++v)
      if (chosen[v] != 0) lamps.push_back(static_cast<Vertex>(v));
    return lamps;
  }

  /// Nothing if there are solutions.
  std::optional<Answer<Solution, Refutation>> refuted(Control& control) {
    eliminate(control);
    if (!stopped.empty()) return Unknown{stopped};
    for (std::size_t i = 0; i < free.size(); ++i) {
      Solution kernel = complete(true, [&](std::size_t j) { return i == j; });
      std::size_t on = 0;
      for (const Vertex v : kernel) on += state.lit[v] != 0 ? 1 : 0;
      if (on % 2 == 1) return Refutation{std::move(kernel)};
    }
    return std::nullopt;
  }
  Reply none(const Refutation& why) const {
    return none_reply(say(lights_out::words::even_and_odd), "odd " + write_vertices(instance.graph, why.kernel));
  }

  std::vector<std::string> moves_of(const Solution& lamps) const {
    std::vector<std::string> moves;
    for (const Vertex v : lamps) moves.push_back(instance.graph.name(v));
    return moves;
  }

  Numbered<Solution, Refutation> nth(const Count& index, Control& control) {
    if (auto answer = refuted(control)) return failed<Numbered<Solution, Refutation>>(*std::move(answer));
    if (index >= Count(1) << free.size()) return PastTheEnd{Count(1) << free.size()};
    return complete(false, [&](std::size_t i) { return bit_test(index, static_cast<unsigned>(i)); });
  }

  Answer<Count, Refutation> count(Control& control) {
    if (auto answer = refuted(control)) return failed<Answer<Count, Refutation>>(*std::move(answer));
    return Count(1) << free.size();
  }

  /// A solution with the fewest presses if all can be searched, else the first.
  Answer<Solution, Refutation> solve(Control& control) {
    if (auto answer = refuted(control)) return *std::move(answer);
    Solution best = complete(false, [](std::size_t) { return false; });
    for (std::uint64_t index = 1; fewest_known() && index < std::uint64_t{1} << free.size(); ++index) {
      if (!control.tick({})) return Unknown{say(words::stopped_at_solutions, {{"solutions", index}})};
      Solution next = complete(false, [&](std::size_t i) { return (index >> i & 1) != 0; });
      if (next.size() < best.size()) best = std::move(next);
    }
    return best;
  }
  bool fewest_known() const { return free.size() <= 12; }

  Reply analyse(Control& control) {
    const auto answer = solve(control);
    if (const auto* stop = std::get_if<Unknown>(&answer)) return unknown_reply(stop->budget);
    const auto* why = std::get_if<Refutation>(&answer);
    Reply reply = why ? none(*why) : found_reply(moves_of(std::get<Solution>(answer)));
    const bool alive = reply.kind == Reply::Kind::found;
    for (Vertex v = 0; v < instance.graph.order(); ++v) reply.choices.push_back({instance.graph.name(v), alive, ""});
    if (!alive) return reply;
    reply.count = to_text(Count(1) << free.size());
    reply.headline =
        reply.moves.empty() ? say(words::solved) : say(lights_out::words::to_go, {{"presses", reply.moves.size()}});
    reply.detail = say(fewest_known() ? lights_out::words::fewest : lights_out::words::perhaps_fewer);
    return reply;
  }
};

}  // namespace

Result<Reply> LightsOut::answer(const Instance& instance, const State& state, const Question& question,
                                Control& control, const SolutionSink& sink) {
  return answer_with<LightsOut>(Engine{instance, state}, question, control, sink);
}

}  // namespace schlegel
