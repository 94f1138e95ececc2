#include <algorithm>

#include "base/text.hpp"
#include "play/answers.hpp"
#include "puzzles/icosian/icosian.hpp"
#include "puzzles/icosian/solve/solver.hpp"

namespace schlegel {
namespace {

using namespace icosian;
using Instance = Icosian::Instance;

/// What an analysis may take for one tour, before it counts, and for counting, which a random tour needs too: ticks of
/// 4096 states, some seconds.
constexpr std::uint64_t ticks_to_look = 300, ticks_to_count = 4000;

/// A tour and its reverse are one, unless the opening or the question tells them apart.
bool both_ways(const Instance& here, const Question& question) {
  const std::size_t fixes_direction = here.closed ? 2 : 1;
  return question.options.has("directed") && here.opening.size() < fixes_direction && here.graph.order() > 1;
}

Tour reversed(const Instance& here, Tour tour) {
  const bool keep_first = here.closed;
  std::reverse(tour.begin() + (keep_first ? 1 : 0), tour.end());
  return tour;
}

/// Which of all tours of the board this finished one is: the listing's number from 1, or 0 when there are too many to
/// look through.
std::uint64_t number_of(const Instance& board, const Instance& finished, bool directed, Control& control,
                        Count& total) {
  constexpr int most = 20'000;
  const auto counted = icosian::count(board, control);
  if (!std::holds_alternative<Count>(counted)) return 0;
  total = std::get<Count>(counted) * (directed ? 2 : 1);
  if (total > most) return 0;
  const std::vector<Edge> wanted = edges_of(board, finished.opening);
  std::uint64_t number = 0, at = 0;
  icosian::enumerate(board, control, [&](const Tour& tour) {
    ++at;
    if (edges_of(board, tour) != wanted) return true;
    Tour walked = finished.opening;
    if (board.closed) std::rotate(walked.begin(), std::find(walked.begin(), walked.end(), tour[0]), walked.end());
    number = directed ? 2 * at - (walked == tour ? 1 : 0) : at;
    return false;
  });
  return number;
}

Reply finished_reply(const Instance& board, const Instance& here, bool directed, Control& control) {
  Reply reply;
  reply.kind = Reply::Kind::found;
  reply.count = "1";
  Count total;
  const std::uint64_t number = number_of(board, here, directed, control, total);
  if (total > 0) reply.all = to_text(total);
  const int closed = board.closed ? 1 : 0;
  reply.headline = say(icosian::words::a_tour, {{"closed", closed}});
  if (number > 0) {
    reply.number = std::to_string(number);
    reply.figures.push_back(number_figure("number", icosian::words::number_figure, reply.number));
    reply.headline =
        say(icosian::words::tour_of, {{"closed", closed}, {"number", number}, {"tours", grouped(to_text(total))}});
  }
  if (total > 0) reply.detail = say(icosian::words::found_of, {{"closed", closed}, {"tours", to_text(total)}});
  return reply;
}

void describe_choices(const Instance& here, const Analysis& analysis, Reply& reply) {
  std::vector<std::string> dead;
  std::string only_dead;  ///< what is said where there is but one dead end
  for (const Continuation& next : analysis.continuations) {
    Choice choice{here.graph.name(next.vertex), next.completions > 0,
                  say(schlegel::words::ways, {{"ways", to_text(next.completions)}})};
    if (next.dead) {
      Instance there = here;
      there.opening.push_back(next.vertex);
      const std::string cut = cut_off(there, *next.dead);
      choice.note = cut.empty() ? describe(there, *next.dead) : say(icosian::words::would_cut_off, {{"holes", cut}});
      dead.push_back(display_name(here.graph, next.vertex));
      only_dead = say(cut.empty() ? icosian::words::dead_end_because : icosian::words::dead_end_cutting,
                      {{"hole", dead.back()}, {"reason", choice.note}, {"holes", cut}});
    }
    reply.choices.push_back(std::move(choice));
  }
  if (reply.kind == Reply::Kind::none) return;
  if (dead.size() == 1) {
    reply.marked = only_dead;
  } else if (dead.size() > 1) {
    reply.marked = say(icosian::words::dead_ends, {{"holes", say_all(dead)}});
  }
}

/// Where a tour and its reverse are two they follow one another.
struct Engine {
  const Instance& board;  ///< as it was at the start
  const Instance here;
  const Icosian::State& state;
  const Question& question;
  const bool directed = both_ways(here, question);

  /// The names of the tour behind the opening.
  std::vector<std::string> moves_of(const Tour& tour) const {
    std::vector<std::string> moves;
    for (std::size_t i = here.opening.size(); i < tour.size(); ++i) moves.push_back(here.graph.name(tour[i]));
    return moves;
  }
  std::pair<std::string, std::string> words() const {
    if (here.closed) return {say(icosian::words::solution), say(icosian::words::solutions)};
    return {say(icosian::words::path), say(icosian::words::paths)};
  }
  Reply none(const Refutation& why) const { return none_reply(describe(here, why), write_refutation(why)); }
  Reply reply_to(const Answer<Tour, Refutation>& answer) const {
    if (const auto* tour = std::get_if<Tour>(&answer)) return found_reply(moves_of(*tour));
    if (const auto* why = std::get_if<Refutation>(&answer)) return none(*why);
    return unknown_reply(std::get<Unknown>(answer).budget);
  }
  Answer<Tour, Refutation> solve(Control& control) const { return icosian::solve(here, control); }
  bool finds_one(Control& control) const { return std::holds_alternative<Tour>(solve(control)); }
  Answer<Count, Refutation> count(Control& control) const {
    auto answer = icosian::count(here, control);
    if (auto* total = std::get_if<Count>(&answer); total && directed) *total *= 2;
    return answer;
  }
  Answer<SearchEnd, Refutation> enumerate(const std::function<bool(const Tour&)>& take, Control& control) const {
    return icosian::enumerate(
        here, control, [&](const Tour& tour) { return take(tour) && (!directed || take(reversed(here, tour))); });
  }
  Numbered<Tour, Refutation> nth(const Count& index, Control& control) const {
    if (!directed) return icosian::nth(here, index, control);
    auto answer = icosian::nth(here, index / 2, control);
    if (auto* tour = std::get_if<Tour>(&answer); tour && index % 2 == 1) *tour = reversed(here, std::move(*tour));
    if (auto* past_the_end = std::get_if<PastTheEnd>(&answer)) past_the_end->count *= 2;
    return answer;
  }
  Answer<Tour, Refutation> random(Random& random, Control& control) const {
    TickBudget counting(control, ticks_to_count);
    auto answer = icosian::random(here, random, counting);
    if (auto* tour = std::get_if<Tour>(&answer); tour && directed && random.below(2) == 1)
      *tour = reversed(here, std::move(*tour));
    return answer;
  }
  Reply analyse(Control& control) const;
};

Reply Engine::analyse(Control& control) const {
  if (state.path.size() == static_cast<std::size_t>(here.graph.order())) {
    if (Icosian::status(here, state).solved) return finished_reply(board, here, both_ways(board, question), control);
    return reply_to(solve(control));
  }
  TickBudget looking(control, ticks_to_look), counting(control, ticks_to_count);
  Reply one = reply_to(solve(looking));
  const auto decide = [&] {
    if (one.kind == Reply::Kind::unknown) one = reply_to(solve(control));
  };
  // Where counting is out of reach, or takes too long for somebody who plays: the verdict alone.
  const auto verdict = [&] {
    decide();
    if (one.kind == Reply::Kind::found) {
      one.headline = say(schlegel::words::can_be_done);
      one.detail = say(icosian::words::too_many_to_count);
    }
    return one;
  };
  if (choose(here, counting).engine == Method::Engine::sat) return verdict();
  auto answer = icosian::analyse(here, counting);
  if (const auto* stopped = std::get_if<Unknown>(&answer)) {
    if (counting.stopped && one.kind == Reply::Kind::unknown) return unknown_reply(stopped->budget);
    return verdict();
  }
  Analysis& analysis = std::get<Analysis>(answer);
  if (directed) {
    analysis.completions *= 2;
    // The first hole of a closed tour leaves both directions open; any other continuation fixes one.
    if (here.closed && here.opening.empty())
      for (Continuation& next : analysis.continuations) next.completions *= 2;
  }
  Reply reply;
  if (analysis.dead) {
    reply = none(*analysis.dead);
  } else {
    decide();
    if (one.kind != Reply::Kind::found) return one;
    reply = std::move(one);
    const bool begun = !here.opening.empty();
    const auto tours_or_paths = [&](const Sentence& tours, const Sentence& paths) {
      return say(here.closed ? tours : paths, {{"tours", to_text(analysis.completions)}});
    };
    reply.headline = begun ? say(schlegel::words::still_possible, {{"ways", to_text(analysis.completions)}})
                           : tours_or_paths(icosian::words::tours_counted, icosian::words::paths_counted);
    if (!begun) reply.detail = tours_or_paths(icosian::words::tours_both_ways, icosian::words::paths_both_ways);
  }
  reply.count = to_text(analysis.completions);
  describe_choices(here, analysis, reply);
  return reply;
}

}  // namespace

Result<Reply> Icosian::answer(const Instance& instance, const State& state, const Question& question, Control& control,
                              const SolutionSink& sink) {
  return answer_with<Icosian>(Engine{instance, position(instance, state), state, question}, question, control, sink);
}

}  // namespace schlegel
