#include <algorithm>

#include "base/text.hpp"
#include "play/answers.hpp"
#include "puzzles/numberlink/numberlink.hpp"
#include "puzzles/numberlink/solve/solver.hpp"

namespace schlegel {
namespace {

using namespace numberlink;
using Instance = Numberlink::Instance;
using State = Numberlink::State;

std::size_t at(std::int32_t i) { return static_cast<std::size_t>(i); }

std::vector<std::string> moves_of(const Instance& instance, const State& state, const Links& links) {
  std::vector<std::string> moves;
  for (const auto& move : moves_to(instance, state, links)) moves.push_back(Numberlink::write_move(instance, move));
  return moves;
}

Reply found(const Instance& instance, const State& state, const Links& links) {
  Reply reply;
  reply.kind = Reply::Kind::found;
  reply.moves = moves_of(instance, state, links);
  return reply;
}

Reply none(const Instance& instance, const State& state, const Refutation& why) {
  Reply reply;
  reply.kind = Reply::Kind::none;
  reply.detail = describe(instance, links_of(instance, state), why);
  reply.certificate = write_refutation(why);
  return reply;
}

Reply unknown(std::string budget) {
  Reply reply;
  reply.budget = std::move(budget);
  return reply;
}

Reply reply_to(const Instance& instance, const State& state, const std::variant<Links, Refutation, Unknown>& answer) {
  if (const auto* links = std::get_if<Links>(&answer)) return found(instance, state, *links);
  if (const auto* why = std::get_if<Refutation>(&answer)) return none(instance, state, *why);
  return unknown(std::get<Unknown>(answer).budget);
}

Reply solve_reply(const Instance& instance, const State& state, Control& control) {
  return reply_to(instance, state, numberlink::solve(instance, links_of(instance, state), control));
}

Result<Reply> count_reply(const Instance& instance, const State& state, const Question& question, Control& control) {
  const auto limit = question.options.integer("limit", 0, 0, INT64_MAX);
  if (!limit) return limit.error();
  const auto answer =
      numberlink::count(instance, links_of(instance, state), static_cast<std::uint64_t>(*limit), control);
  if (const auto* stopped = std::get_if<Unknown>(&answer)) return unknown(stopped->budget);
  if (const auto* why = std::get_if<Refutation>(&answer)) {
    Reply reply = none(instance, state, proved(instance, links_of(instance, state), *why, control));
    reply.count = "0";
    return reply;
  }
  const Count& total = std::get<Count>(answer);
  Reply reply;
  reply.kind = Reply::Kind::found;
  reply.count = to_text(total);
  if (*limit > 0 && total == *limit) {
    reply.detail = "Counting stopped at " + std::to_string(*limit) + "; there may be more.";
  } else if (total == 1) {
    reply.detail = "The solution is unique.";
  }
  return reply;
}

Result<Reply> enumerate_reply(const Instance& instance, const State& state, const Question& question, Control& control,
                              const SolutionSink& sink) {
  const auto limit = question.options.integer("limit", INT64_MAX, 1, INT64_MAX);
  if (!limit) return limit.error();
  std::int64_t left = *limit;
  const auto outcome = numberlink::enumerate(instance, links_of(instance, state), control, [&](const Links& links) {
    return sink(moves_of(instance, state, links)) && --left > 0;
  });
  if (outcome.end == Outcome::End::unknown) return unknown(outcome.budget);
  if (outcome.none) return none(instance, state, *outcome.none);
  Reply reply;
  reply.kind = Reply::Kind::found;
  if (outcome.end == Outcome::End::complete) reply.count = std::to_string(outcome.found);
  return reply;
}

Result<Reply> nth_reply(const Instance& instance, const State& state, const Question& question, Control& control) {
  const auto index = index_in(question.options, "solution");
  if (!index) return index.error();
  const auto answer = numberlink::nth(instance, links_of(instance, state), *index, control);
  if (const auto* links = std::get_if<Links>(&answer)) return found(instance, state, *links);
  if (const auto* stopped = std::get_if<Unknown>(&answer)) return unknown(stopped->budget);
  if (const auto* why = std::get_if<Refutation>(&answer)) return none(instance, state, *why);
  return beyond_last(std::get<Absent>(answer).count, "solution", "solutions");
}

/// The moves that draw one more link without cutting another line: at the open_ends, onto empty places or the own
/// line's other part.
std::vector<Numberlink::Move> growing_moves(const Instance& instance, const State& state) {
  std::vector<Numberlink::Move> moves;
  const auto joined = joined_pairs(instance, state);
  for (Vertex v = 0; v < instance.graph.order(); ++v) {
    if (state.owner[at(v)] < 0 || joined[at(state.owner[at(v)])]) continue;
    for (const Neighbour& next : instance.graph.around(v)) {
      const int other = state.owner[at(next.vertex)];
      const Numberlink::Move move{v, next.vertex};
      if ((other < 0 || other == state.owner[at(v)]) && Numberlink::why_illegal(instance, state, move).empty())
        moves.push_back(move);
    }
  }
  return moves;
}

void describe_choices(const Instance& instance, const State& state, const Analysis& analysis, Reply& reply) {
  for (const auto& move : growing_moves(instance, state)) {
    const auto e = at(instance.graph.edge_between(move.from, move.to));
    if (analysis.alive[e] == 2) continue;
    Choice choice{Numberlink::write_move(instance, move), analysis.alive[e] == 1, ""};
    choice.note = analysis.alive[e] == 0    ? "leads to no solution"
                  : analysis.forced[e] == 1 ? "in every solution"
                                            : "in some solutions";
    reply.choices.push_back(std::move(choice));
  }
}

void describe_forced(const Instance& instance, const State& state, const Analysis& analysis, Reply& reply) {
  const Links drawn = links_of(instance, state);
  std::vector<std::string> names;
  std::size_t forced = 0;
  for (Edge e = 0; e < instance.graph.size(); ++e) {
    if (analysis.forced[at(e)] == 2) return;
    if (analysis.forced[at(e)] == 0 || std::binary_search(drawn.begin(), drawn.end(), e)) continue;
    ++forced;
    const auto [u, v] = instance.graph.ends(e);
    if (names.size() < 400) names.push_back(instance.graph.name(u) + "-" + instance.graph.name(v));
  }
  reply.facts.emplace_back("Links in every solution", std::to_string(forced));
  if (forced > names.size()) names.push_back("...");
  if (analysis.count != 1 && forced > 0) reply.facts.emplace_back("These are", join(names, " "));
}

Reply analyse_reply(const Instance& instance, const State& state, Control& control) {
  const Links drawn = links_of(instance, state);
  const auto answer = numberlink::analyse(instance, drawn, control);
  if (const auto* stopped = std::get_if<Unknown>(&answer)) return unknown(stopped->budget);
  if (const auto* why = std::get_if<Refutation>(&answer)) return none(instance, state, *why);
  const Analysis& analysis = std::get<Analysis>(answer);
  Reply reply = found(instance, state, analysis.solution);
  if (reply.moves.empty()) {
    reply.headline = "Solved";
    reply.count = "1";
    return reply;
  }
  const auto first = Numberlink::parse_move(instance, reply.moves.front()).value();
  reply.hint = (first.to == no_vertex ? "Take line " : "Lead line ") +
               instance.pairs[at(state.owner[at(first.from)])].label + " " +
               Numberlink::describe_move(instance, first) + ".";
  const bool begun = !drawn.empty();
  if (analysis.count == 1) {
    reply.headline = begun ? "1 solution still possible" : "Exactly 1 solution";
    reply.detail = "There is exactly one way to join all pairs" + std::string(begun ? " from here." : ".");
  } else if (analysis.count > 1) {
    reply.headline = grouped(to_text(analysis.count)) + (begun ? " solutions still possible" : " solutions");
    reply.detail = begun ? "The lines drawn so far leave these." : "Each joins all pairs.";
  } else {
    reply.headline = "It can be done";
    reply.detail = analysis.more ? "There are at least two ways; counting them all would take too long."
                                 : "There is at least one way; counting them all would take too long.";
  }
  if (analysis.count > 0) reply.count = to_text(analysis.count);
  describe_choices(instance, state, analysis, reply);
  describe_forced(instance, state, analysis, reply);
  return reply;
}

}  // namespace

CheckResult Numberlink::check(const Instance& instance, const State& state, std::string_view certificate) {
  const auto refutation = parse_refutation(certificate);
  return refutation ? numberlink::check(instance, links_of(instance, state), *refutation) : CheckResult::rejected;
}

Result<Reply> Numberlink::answer(const Instance& instance, const State& state, const Question& question,
                                 Control& control, const SolutionSink& sink) {
  switch (question.verb) {
    case Verb::solve:
      return solve_reply(instance, state, control);
    case Verb::count:
      return count_reply(instance, state, question, control);
    case Verb::enumerate:
      return enumerate_reply(instance, state, question, control, sink);
    case Verb::nth:
      return nth_reply(instance, state, question, control);
    case Verb::random: {
      const auto seed = question.options.integer("seed", 1, 0, std::int64_t{1} << 53);
      if (!seed) return seed.error();
      Random random(static_cast<std::uint64_t>(*seed));
      return reply_to(instance, state, numberlink::random(instance, links_of(instance, state), random, control));
    }
    case Verb::analyse:
      return analyse_reply(instance, state, control);
    case Verb::table:
    case Verb::histogram:
      break;
  }
  return Error{"Numberlink has no " + std::string(verb_name(question.verb))};
}

}  // namespace schlegel
