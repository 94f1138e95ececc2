#include <algorithm>

#include "base/index.hpp"
#include "base/text.hpp"
#include "play/answers.hpp"
#include "puzzles/numberlink/numberlink.hpp"
#include "puzzles/numberlink/solve/solver.hpp"

namespace schlegel {
namespace {

using namespace numberlink;
using Instance = Numberlink::Instance;
using State = Numberlink::State;

/// The moves that draw one more link without cutting another line: at the open_ends, onto empty places or the own
/// line's other part.
std::vector<Numberlink::Move> growing_moves(const Instance& instance, const State& state) {
  std::vector<Numberlink::Move> moves;
  const auto joined = joined_pairs(instance, state);
  for (Vertex v = 0; v < instance.graph.order(); ++v) {
    if (state.owner[v] < 0 || joined[state.owner[v]]) continue;
    for (const Neighbour& next : instance.graph.around(v)) {
      const int other = state.owner[next.vertex];
      const Numberlink::Move move{v, next.vertex};
      if ((other < 0 || other == state.owner[v]) && Numberlink::why_illegal(instance, state, move).empty())
        moves.push_back(move);
    }
  }
  return moves;
}

void describe_choices(const Instance& instance, const State& state, const Analysis& analysis, Reply& reply) {
  namespace words = numberlink::words;
  for (const auto& move : growing_moves(instance, state)) {
    const auto e = at(instance.graph.edge_between(move.from, move.to));
    if (analysis.alive[e] == 2) continue;
    Choice choice{Numberlink::write_move(instance, move), analysis.alive[e] == 1, ""};
    choice.note = say(analysis.alive[e] == 0    ? words::leaves_none
                      : analysis.forced[e] == 1 ? words::in_every
                                                : words::in_some);
    reply.choices.push_back(std::move(choice));
  }
}

void describe_forced(const Instance& instance, const Links& drawn, const Analysis& analysis, Reply& reply) {
  std::vector<std::string> names;
  std::size_t forced = 0;
  for (Edge e = 0; e < instance.graph.size(); ++e) {
    if (analysis.forced[e] == 2) return;
    if (analysis.forced[e] == 0 || std::binary_search(drawn.begin(), drawn.end(), e)) continue;
    ++forced;
    const auto [u, v] = instance.graph.ends(e);
    if (names.size() < 400) names.push_back(instance.graph.name(u) + "-" + instance.graph.name(v));
  }
  reply.figures.push_back(number_figure("forced", numberlink::words::forced_figure, std::to_string(forced)));
  if (forced > names.size()) names.push_back("...");
  if (analysis.count != 1 && forced > 0)
    reply.figures.push_back({"forced_links", say(numberlink::words::forced_are), join(names, " ")});
}

struct Engine {
  const Instance& instance;
  const State& state;
  const Links drawn = links_of(instance, state);

  std::vector<std::string> moves_of(const Links& links) const {
    std::vector<std::string> moves;
    for (const auto& move : moves_to(instance, state, links)) moves.push_back(Numberlink::write_move(instance, move));
    return moves;
  }
  Reply none(const Refutation& why) const { return none_reply(describe(instance, drawn, why), write_refutation(why)); }
  Answer<Links, Refutation> solve(Control& control) const { return numberlink::solve(instance, drawn, control); }
  bool finds_one(Control& control) const { return std::holds_alternative<Links>(solve(control)); }
  Answer<Count, Refutation> count(Control& control, std::uint64_t limit = 0) const {
    auto answer = numberlink::count(instance, drawn, limit, control);
    if (auto* why = std::get_if<Refutation>(&answer)) *why = proved(instance, drawn, std::move(*why), control);
    return answer;
  }
  Reply counted(Reply reply, Control&) const {
    if (reply.count == "1") reply.detail = say(numberlink::words::unique);
    return reply;
  }
  Answer<SearchEnd, Refutation> enumerate(const std::function<bool(const Links&)>& take, Control& control) const {
    Prepared prepared(instance, drawn);
    return solutions_of(prepared, control).each(take);
  }
  Numbered<Links, Refutation> nth(const Count& index, Control& control) const {
    Prepared prepared(instance, drawn);
    return solutions_of(prepared, control).nth(index);
  }
  Answer<Links, Refutation> random(Random& random, Control& control) const {
    Prepared prepared(instance, drawn);
    return solutions_of(prepared, control).random(random);
  }
  Reply analyse(Control& control) const;
};

Reply Engine::analyse(Control& control) const {
  namespace words = numberlink::words;
  const auto answer = numberlink::analyse(instance, drawn, control);
  if (const auto* stopped = std::get_if<Unknown>(&answer)) return unknown_reply(stopped->budget);
  if (const auto* why = std::get_if<Refutation>(&answer)) return none(*why);
  const Analysis& analysis = std::get<Analysis>(answer);
  Reply reply = found_reply(moves_of(analysis.solution));
  if (reply.moves.empty()) {
    reply.headline = say(schlegel::words::solved);
    reply.count = "1";
    return reply;
  }
  const auto first = Numberlink::parse_move(instance, reply.moves.front()).value();
  reply.hint = say(words::draw_line, {{"line", instance.pairs[state.owner[first.from]].label},
                                      {"place", place_name(instance, first.to)}});
  const bool begun = !drawn.empty();
  if (analysis.count > 0) {
    reply.count = to_text(analysis.count);
    reply.headline = begun ? say(schlegel::words::still_possible, {{"ways", reply.count}})
                           : say(words::in_all, {{"solutions", reply.count}});
    reply.detail = say(analysis.count == 1 ? (begun ? words::only_one_from_here : words::only_one)
                                           : (begun ? words::lines_leave : words::each_connects));
  } else {
    reply.headline = say(schlegel::words::can_be_done);
    reply.detail = say(analysis.more ? words::two_at_least : words::one_at_least);
  }
  describe_choices(instance, state, analysis, reply);
  describe_forced(instance, drawn, analysis, reply);
  return reply;
}

}  // namespace

Result<Reply> Numberlink::answer(const Instance& instance, const State& state, const Question& question,
                                 Control& control, const SolutionSink& sink) {
  return answer_with<Numberlink>(Engine{instance, state}, question, control, sink);
}

}  // namespace schlegel
