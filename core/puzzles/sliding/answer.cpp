#include "base/staged_progress.hpp"
#include "base/text.hpp"
#include "play/answers.hpp"
#include "puzzles/sliding/solve/refutation.hpp"
#include "puzzles/sliding/solve/solver.hpp"
#include "search/words.hpp"

namespace schlegel {
namespace {

using namespace sliding;
using Instance = Sliding::Instance;
using State = Sliding::State;

constexpr int most_listed_moves = 3000;  ///< lengths that are listed and counted: each move is a level of recursion
constexpr std::size_t most_reported = 100'000;
constexpr std::uint64_t nodes_for_analysis = 20'000'000;  ///< one deepening and no second one

/// A solvable position and who can answer for it.
struct Here {
  const Instance& instance;
  Part part;
  Arrangement at;
  Solver& solver;

  std::vector<std::string> moves(const Walk& walk) const {
    std::vector<std::string> names;
    for (Vertex v : walk) names.push_back(instance.graph.name(part.vertices[v]));
    return names;
  }
};

Unknown unknown_for(const Distance& distance) {
  if (distance.too_long) return {say(sliding::words::grew_too_long)};
  return {say(schlegel::words::stopped_at_positions, {{"positions", distance.nodes}})};
}

/// How far it is, in words and rows.
void describe(const Instance& instance, const Distance& distance, Reply& reply) {
  const std::size_t length = distance.walk->size();
  if (distance.exact()) {
    reply.headline = say(length == 0 ? schlegel::words::solved : sliding::words::to_go, {{"moves", length}});
    reply.detail =
        say(length == 0 ? sliding::words::every_home : sliding::words::none_shorter, {{"kind", token_kind(instance)}});
    reply.figures = {number_figure("shortest", sliding::words::shortest_figure, std::to_string(length))};
    return;
  }
  reply.headline = say(sliding::words::between, {{"least", distance.at_least}, {"most", length}});
  reply.detail = say(sliding::words::perhaps_not_shortest, {{"moves", distance.at_least}});
  reply.figures = {number_figure("at_least", sliding::words::at_least_figure, std::to_string(distance.at_least)),
                   number_figure("at_most", sliding::words::at_most_figure, std::to_string(length))};
}

Reply solve_reply(Here& here, StagedProgress& control) {
  control.next(1);
  const Distance distance = here.solver.solve(here.at, {}, control);
  if (!distance.walk || distance.walk->size() > most_reported) {
    Distance long_one = distance;
    long_one.too_long |= distance.walk.has_value();
    return unknown_reply(unknown_for(long_one).budget);
  }
  Reply reply = found_reply(here.moves(*distance.walk));
  describe(here.instance, distance, reply);
  if (distance.stopped) reply.budget = say(sliding::words::stopped_before_shortest);
  return reply;
}

/// The solutions a question is about: all the shortest, or with option max-moves all up to so many moves.
Answer<SolutionSet, Refutation> collect(Here& here, const Question& question, StagedProgress& control) {
  const bool all_lengths = question.options.has("max-moves");
  const std::int64_t most = *question.options.integer("max-moves", 0, 0, most_listed_moves);
  std::vector<int> lengths;
  if (!all_lengths) {
    control.next(0.6);
    const Distance distance = here.solver.solve(here.at, {}, control);
    if (!distance.exact()) {
      if (distance.stopped) return unknown_for(distance);
      return Unknown{say(sliding::words::shortest_unknown, {{"moves", distance.at_least}})};
    }
    if (distance.at_least > most_listed_moves)
      return Unknown{
          say(sliding::words::too_long_to_list, {{"moves", distance.at_least}, {"most", most_listed_moves}})};
    lengths = {distance.at_least};
  } else {
    for (int length = 0; length <= most; ++length) lengths.push_back(length);
  }
  control.next(question.verb == Verb::enumerate ? 0.9 : 1);
  SolutionSet set;
  const SearchEnd end = here.solver.collect(here.at, lengths, !all_lengths, set, control);
  if (end == SearchEnd::too_large) return Unknown{say(sliding::words::too_much_memory)};
  if (end != SearchEnd::complete) return Unknown{say(sliding::words::stopped_collecting)};
  if (set.count() == 0) return Refutation{say(sliding::words::none_so_short, {{"moves", most}}), "searched"};
  return set;
}

/// How many positions are within reach, on small boards of how many.
Figure positions_figure(const Solver& solver) {
  constexpr int most_compared = 25;
  const std::string reached = to_text(solver.positions());
  Figure figure = number_figure("positions", sliding::words::positions_figure, reached);
  if (solver.board().order() > most_compared) return figure;
  Count all = 1;
  for (int i = 2; i <= solver.board().order(); ++i) all *= i;
  figure.text = say(sliding::words::positions_of, {{"reached", figure.text},
                                                   {"all", grouped(to_text(all))},
                                                   {"share", solver.positions() == all       ? "all"
                                                             : 2 * solver.positions() == all ? "half"
                                                                                             : "other"}});
  return figure;
}

Reply analyse_reply(Here& here, StagedProgress& control) {
  control.next(0.7);
  Effort effort{nodes_for_analysis, 300};
  const Distance distance = here.solver.solve(here.at, effort, control);
  Reply reply = found_reply({});
  const Vertex blank = find_blank(here.solver.board(), here.at);
  const auto near = here.solver.board().around(blank);
  if (!distance.walk || distance.walk->size() > most_reported) {
    reply.headline = say(schlegel::words::can_be_done);
    reply.detail = say(sliding::words::length_unknown);
  } else {
    reply.moves = here.moves(*distance.walk);
    describe(here.instance, distance, reply);
    reply.figures.clear();  // the headline tells them
  }
  reply.figures.push_back(positions_figure(here.solver));
  // Every move can be taken back, so all of them keep it alive; what differs is the distance.
  for (Vertex v : near) {
    Choice choice{here.moves({v})[0], true, ""};
    if (distance.exact() && !distance.stopped) {
      control.next_share(0.4);
      Arrangement next = here.at;
      Vertex there = blank;
      follow(next, there, std::span(&v, 1));
      const Distance after = here.solver.solve(next, effort, control);
      if (after.exact())
        choice.note = say(after.walk->empty() ? sliding::words::note_done : sliding::words::to_go,
                          {{"moves", after.walk->size()}});
    }
    reply.choices.push_back(std::move(choice));
  }
  return reply;
}

Reply histogram_reply(const Instance& instance, const State& state, StagedProgress& control) {
  control.next(1);
  const Part part = part_of(instance, state.blank);
  if (part.number[instance.blank_home] == no_vertex) return none_reply(say(sliding::words::gap_never_home), "apart 0");
  Solver& solver = solver_of(part.board);
  if (!solver.histogram_fits(control.memory_limit))
    return unknown_reply(say(sliding::words::positions_do_not_fit, {{"positions", to_text(solver.positions())}}));
  const auto levels = solver.histogram(control);
  if (!levels) return unknown_reply(say(sliding::words::stopped_before_all));
  Reply reply = found_reply({});
  std::uint64_t total = 0, farthest = levels->back();
  for (std::size_t d = 0; d < levels->size(); ++d) {
    total += (*levels)[d];
    const std::string distance = std::to_string(d), positions = std::to_string((*levels)[d]);
    reply.figures.push_back({"positions_at", distance, positions, positions, {distance}});
  }
  reply.count = std::to_string(total);
  reply.headline = say(sliding::words::positions_reached, {{"positions", total}, {"moves", levels->size() - 1}});
  reply.detail = say(sliding::words::farthest, {{"positions", farthest}});
  return reply;
}

struct Engine {
  Here& here;
  const Question& question;
  StagedProgress& control;  ///< of all that follows
  std::optional<Answer<SolutionSet, Refutation>> collected = {};
  const bool shortest = !question.options.has("max-moves");

  /// All of them, unless there are none or they are not known.
  const SolutionSet* all() {
    if (!collected) collected = collect(here, question, control);
    return std::get_if<SolutionSet>(&*collected);
  }
  Reply none(const Refutation& why) const {
    Reply reply = none_reply(why.detail, why.certificate);
    reply.count = "0";
    return reply;
  }
  std::vector<std::string> moves_of(const Walk& walk) const { return here.moves(walk); }
  /// Adds how many there are, and of which lengths.
  Reply counted(Reply reply, Control&) const {
    const SolutionSet& set = std::get<SolutionSet>(*collected);
    const auto lengths = set.by_length();
    reply.count = to_text(set.count());
    reply.headline =
        say(shortest ? sliding::words::shortest_counted : sliding::words::counted, {{"solutions", reply.count}});
    if (shortest)
      reply.figures.push_back(
          number_figure("shortest", sliding::words::shortest_figure, std::to_string(lengths[0].first)));
    else
      for (const auto& [length, count] : lengths)
        reply.figures.push_back({"solutions_of_length",
                                 say(sliding::words::moves_figure, {{"moves", length}}),
                                 grouped(to_text(count)),
                                 to_text(count),
                                 {std::to_string(length)}});
    return reply;
  }
  Reply listed(Reply reply, Control& any) const { return counted(std::move(reply), any); }
  Reply found(const Walk& walk) const { return counted(found_reply(moves_of(walk)), control); }
  std::pair<std::string, std::string> words() const {
    if (shortest) return {say(sliding::words::shortest_solution), say(sliding::words::shortest_solutions)};
    const auto most = question.options.integer("max-moves", 0, 0, most_listed_moves);
    return {say(sliding::words::bounded_solution, {{"moves", *most}}),
            say(sliding::words::bounded_solutions, {{"moves", *most}})};
  }

  /// The first one.
  Answer<Walk, Refutation> solve(Control&) {
    if (const SolutionSet* set = all()) return set->nth(0);
    return failed<Answer<Walk, Refutation>>(*collected);
  }
  bool finds_one(Control&) const { return shortest; }  // the position is solvable
  Answer<Count, Refutation> count(Control&) {
    if (const SolutionSet* set = all()) return set->count();
    return failed<Answer<Count, Refutation>>(*collected);
  }
  Answer<SearchEnd, Refutation> enumerate(const std::function<bool(const Walk&)>& take, Control&) {
    const SolutionSet* set = all();
    if (!set) return failed<Answer<SearchEnd, Refutation>>(*collected);
    const auto total = static_cast<double>(set->count());
    std::uint64_t sent = 0;
    control.next(1);
    const bool complete = set->each([&](const Walk& walk) {
      return (sent++ % 1024 != 1023 ||
              control.tick({static_cast<double>(sent) / total, sent, schlegel::words::phase_listing.english})) &&
             take(walk);
    });
    return complete ? SearchEnd::complete : SearchEnd::enough;
  }
  Numbered<Walk, Refutation> nth(const Count& index, Control&) {
    const SolutionSet* set = all();
    if (!set) return failed<Numbered<Walk, Refutation>>(*collected);
    if (index >= set->count()) return PastTheEnd{set->count()};
    return set->nth(index);
  }
  Answer<Walk, Refutation> random(Random& random, Control&) {
    if (const SolutionSet* set = all()) return set->random(random);
    return failed<Answer<Walk, Refutation>>(*collected);
  }
  Reply analyse(Control&) { return analyse_reply(here, control); }
};

}  // namespace

Result<Reply> Sliding::answer(const Instance& instance, const State& state, const Question& question, Control& outer,
                              const SolutionSink& sink) {
  StagedProgress control(outer);
  if (question.verb == Verb::table) return Error{say(sliding::words::no_table)};
  if (question.verb == Verb::histogram) return histogram_reply(instance, state, control);
  if (const auto refutation = refute(instance, state)) {
    Reply reply = none_reply(refutation->detail, refutation->certificate);
    if (question.verb == Verb::count) reply.count = "0";
    if (question.verb == Verb::analyse) reply.headline = say(schlegel::words::none_at_all);
    return reply;
  }
  Part part = part_of(instance, state.blank);
  Solver& solver = solver_of(part.board);
  Arrangement at = part.inside(state.at);
  Here here{instance, std::move(part), std::move(at), solver};
  const auto most = question.options.integer("max-moves", 0, 0, most_listed_moves);
  if (!most) return most.error();
  if (question.verb == Verb::solve && !question.options.has("max-moves")) return solve_reply(here, control);
  return answer_with<Sliding>(Engine{here, question, control}, question, control, sink);
}

}  // namespace schlegel
