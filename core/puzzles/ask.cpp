#include "base/text.hpp"
#include "play/puzzle.hpp"
#include "play/question.hpp"
#include "puzzles/registry.hpp"

namespace schlegel {
namespace {

/// The move since which there is no solution, given that there is none after all of them: walks back to the last
/// position that had one. (No bisection: a move may take something back and revive a dead position.) 0 when there was
/// none from the start, -1 when that is too far back or a budget ran out.
template <Puzzle P>
int dead_since(const typename P::Instance& instance, const std::vector<typename P::Move>& moves, Control& control) {
  constexpr int most_probes = 64;
  Question probe;
  probe.verb = Verb::solve;
  const int end = static_cast<int>(moves.size());
  for (int at = end - 1; at >= 0 && at >= end - most_probes; --at) {
    auto state = P::start(instance);
    for (int i = 0; i < at; ++i) P::apply(instance, state, moves[static_cast<std::size_t>(i)]);
    const auto reply = P::answer(instance, state, probe, control, {});
    if (!reply || reply->kind == Reply::Kind::unknown) return -1;
    if (reply->kind == Reply::Kind::found) return at + 1;
  }
  return end <= most_probes ? 0 : -1;
}

template <Puzzle P>
Result<Reply> answer(const Question& question, Control& control, const SolutionSink& sink) {
  const auto instance = P::parse(question.instance);
  if (!instance) return instance.error();
  auto state = P::start(*instance);
  std::vector<typename P::Move> moves;
  for (std::size_t i = 0; i < question.moves.size(); ++i) {
    const auto move = P::parse_move(*instance, question.moves[i]);
    const std::string refusal = move ? P::refuse(*instance, state, *move) : move.error().message;
    if (!refusal.empty()) return Error{"move " + std::to_string(i + 1) + " is not legal: " + refusal};
    P::apply(*instance, state, *move);
    moves.push_back(*move);
  }
  auto reply = P::answer(*instance, state, question, control, sink);
  if (reply && reply->kind == Reply::Kind::none && question.verb == Verb::analyse && reply->headline.empty()) {
    const int since = dead_since<P>(*instance, moves, control);
    reply->headline = since < 0    ? "No solution from here"
                      : since == 0 ? "No solution exists"
                                   : "Dead since move " + std::to_string(since) + ", " +
                                         question.moves[static_cast<std::size_t>(since) - 1];
  }
  return reply;
}

template <class... P>
Result<Reply> dispatch(PuzzleList<P...>, const Question& question, Control& control, const SolutionSink& sink) {
  Result<Reply> reply = Error{"there is no puzzle " + quoted(question.puzzle)};
  ((question.puzzle == P::info.id ? void(reply = answer<P>(question, control, sink)) : void()), ...);
  return reply;
}

}  // namespace

Result<Reply> ask(const Question& question, Control& control, const SolutionSink& sink) {
  return dispatch(Puzzles{}, question, control, sink);
}

}  // namespace schlegel
