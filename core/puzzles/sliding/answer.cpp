#include <algorithm>

#include "base/staged_progress.hpp"
#include "base/text.hpp"
#include "play/answers.hpp"
#include "puzzles/sliding/solve/refutation.hpp"
#include "puzzles/sliding/solve/solver.hpp"

namespace schlegel {
namespace {

using namespace sliding;
using Instance = Sliding::Instance;
using State = Sliding::State;

constexpr int most_listed_moves = 3000;  ///< lengths that are listed and counted: each move is a level of recursion
constexpr std::size_t most_reported = 100'000;
constexpr std::uint64_t nodes_for_analysis = 25'000'000;

/// The solver of the board asked about last: one position after another is asked about while a person plays, and the
/// tables cost more than the answers. One for each thread, so nothing is shared.
Solver& solver_of(Board board) {
  thread_local std::unique_ptr<Solver> last;
  if (!last || !(last->board() == board)) last = std::make_unique<Solver>(std::move(board));
  return *last;
}

/// A solvable position and who can answer for it.
struct Here {
  const Instance& instance;
  Part part;
  Arrangement at;
  Solver& solver;

  std::vector<std::string> moves(const Walk& walk) const {
    std::vector<std::string> names;
    for (Vertex v : walk) names.push_back(instance.graph.name(part.vertices[static_cast<std::size_t>(v)]));
    return names;
  }
};

std::string moves_text(std::size_t count) { return plural(count, "move", "moves"); }

Reply unknown_for(const Distance& distance) {
  if (distance.too_long)
    return unknown_reply(
        "It can be solved (by Wilson's theorem), but the solution that was tried grew too long to list");
  return unknown_reply("Stopped after " + grouped(std::to_string(distance.nodes)) + " positions");
}

/// How far it is, in words and rows.
void describe(const Instance& instance, const Distance& distance, Reply& reply) {
  const std::size_t length = distance.walk->size();
  if (distance.exact()) {
    reply.headline = length == 0 ? "Solved" : moves_text(length) + " to go";
    reply.detail = length == 0 ? "Every " + token_word(instance) + " is home." : "No solution is shorter.";
    reply.facts.emplace_back("Shortest", grouped(std::to_string(length)));
    return;
  }
  const std::string least = grouped(std::to_string(distance.at_least)), most = grouped(std::to_string(length));
  reply.headline = "Between " + least + " and " + most + " moves to go";
  reply.detail = "This solution may not be the shortest; it is proved that at least " +
                 moves_text(static_cast<std::size_t>(distance.at_least)) + " are needed.";
  reply.facts.emplace_back("At least", least);
  reply.facts.emplace_back("At most", most);
}

Reply solve_reply(Here& here, StagedProgress& control) {
  control.next(1);
  const Distance distance = here.solver.solve(here.at, {}, control);
  if (!distance.walk || distance.walk->size() > most_reported) {
    Distance long_one = distance;
    long_one.too_long |= distance.walk.has_value();
    return unknown_for(long_one);
  }
  Reply reply;
  reply.kind = Reply::Kind::found;
  reply.moves = here.moves(*distance.walk);
  describe(here.instance, distance, reply);
  if (distance.stopped) reply.budget = "stopped before the shortest was known";
  return reply;
}

/// The solutions a question is about: all the shortest, or with option max-moves all up to so many moves.
struct Listing {
  SolutionSet set;
  std::optional<Reply> instead;  ///< when there is nothing to list
};

Result<Listing> collect(Here& here, const Question& question, StagedProgress& control) {
  Listing listing;
  const bool all_lengths = question.options.has("max-moves");
  const auto most = question.options.integer("max-moves", 0, 0, most_listed_moves);
  if (!most) return most.error();
  std::vector<int> lengths;
  if (!all_lengths) {
    control.next(0.6);
    const Distance distance = here.solver.solve(here.at, {}, control);
    if (!distance.exact()) {
      listing.instead = distance.stopped ? unknown_for(distance)
                                         : unknown_reply("The shortest length is not known: at least " +
                                                         std::to_string(distance.at_least) + " moves");
      return listing;
    }
    if (distance.at_least > most_listed_moves) {
      listing.instead =
          unknown_reply("The shortest solutions have " + std::to_string(distance.at_least) +
                        " moves; those of more than " + std::to_string(most_listed_moves) + " are not listed");
      return listing;
    }
    lengths = {distance.at_least};
  } else {
    for (int length = 0; length <= *most; ++length) lengths.push_back(length);
  }
  control.next(question.verb == Verb::enumerate ? 0.9 : 1);
  switch (here.solver.collect(here.at, lengths, !all_lengths, listing.set, control)) {
    case SearchEnd::cancelled:
    case SearchEnd::enough:
    case SearchEnd::budget:
      listing.instead = unknown_reply("Stopped while the solutions were collected");
      break;
    case SearchEnd::too_large:
      listing.instead = unknown_reply("The solutions need more memory than allowed");
      break;
    case SearchEnd::complete:
      if (listing.set.count() > 0) break;
      listing.instead.emplace();
      listing.instead->kind = Reply::Kind::none;
      listing.instead->count = "0";
      listing.instead->detail = "No solution has at most " + moves_text(static_cast<std::size_t>(*most)) + ".";
      listing.instead->certificate = "searched";
      break;
  }
  return listing;
}

Reply analyse_reply(Here& here, StagedProgress& control) {
  control.next(0.7);
  Effort effort{nodes_for_analysis, 300};
  const Distance distance = here.solver.solve(here.at, effort, control);
  Reply reply;
  reply.kind = Reply::Kind::found;
  const Vertex blank = find_blank(here.solver.board(), here.at);
  const auto near = here.solver.board().around(blank);
  if (!distance.walk || distance.walk->size() > most_reported) {
    reply.headline = "It can be done";
    reply.detail = "How many moves it takes is not known.";
  } else {
    reply.moves = here.moves(*distance.walk);
    describe(here.instance, distance, reply);
    reply.facts.clear();  // the headline tells them
  }
  reply.facts.emplace_back("Positions within reach", grouped(to_text(here.solver.positions())));
  // Every move can be taken back, so all of them keep it alive; what differs is the distance.
  for (Vertex v : near) {
    Choice choice{here.moves({v})[0], true, ""};
    if (distance.exact() && !distance.stopped) {
      control.next_share(0.4);
      Arrangement next = here.at;
      Vertex there = blank;
      follow(next, there, std::span(&v, 1));
      const Distance after = here.solver.solve(next, effort, control);
      if (after.exact()) choice.note = after.walk->empty() ? "solved" : moves_text(after.walk->size()) + " to go";
    }
    reply.choices.push_back(std::move(choice));
  }
  return reply;
}

Reply histogram_reply(const Instance& instance, const State& state, StagedProgress& control) {
  control.next(1);
  if (part_of(instance, state.blank).number[static_cast<std::size_t>(instance.blank_home)] == no_vertex) {
    Reply reply;
    reply.kind = Reply::Kind::none;
    reply.detail = "The gap can never get home from here, so no position has a distance.";
    reply.certificate = "apart 0";
    return reply;
  }
  Solver& solver = solver_of(part_of(instance, state.blank).board);
  if (!solver.histogram_fits(control.memory_limit))
    return unknown_reply("The " + grouped(to_text(solver.positions())) + " positions do not fit the memory allowed");
  const auto levels = solver.histogram(control);
  if (!levels) return unknown_reply("Stopped before all positions were reached");
  Reply reply;
  reply.kind = Reply::Kind::found;
  std::uint64_t total = 0, farthest = levels->back();
  for (std::size_t d = 0; d < levels->size(); ++d) {
    total += (*levels)[d];
    reply.facts.emplace_back(std::to_string(d), std::to_string((*levels)[d]));
  }
  reply.count = std::to_string(total);
  reply.headline = grouped(reply.count) + " positions, at most " + moves_text(levels->size() - 1) + " from home";
  reply.detail = plural(farthest, "position is", "positions are") + " farthest away.";
  return reply;
}

struct Engine {
  using Solution = Walk;
  using Solved = std::variant<Walk, Reply, Unknown>;

  Here& here;
  const Question& question;
  StagedProgress& control;  ///< of all that follows
  Listing listing = {};
  bool collected = false;
  const bool shortest = !question.options.has("max-moves");

  /// The reply when there is nothing to list.
  const std::optional<Reply>& instead() {
    if (!std::exchange(collected, true)) {
      auto made = collect(here, question, control);
      if (made)
        listing = *std::move(made);
      else
        listing.instead = unknown_reply(made.error().message);
    }
    return listing.instead;
  }
  std::vector<std::string> moves_of(const Walk& walk) const { return here.moves(walk); }
  /// Adds how many there are, and of which lengths.
  Reply counted(Reply reply, Control&) const {
    const SolutionSet& set = listing.set;
    const auto lengths = set.by_length();
    reply.count = to_text(set.count());
    reply.headline =
        grouped(reply.count) + (shortest ? " shortest" : "") + (set.count() == 1 ? " solution" : " solutions");
    if (shortest)
      reply.facts.emplace_back("Shortest", std::to_string(lengths[0].first));
    else
      for (const auto& [length, count] : lengths)
        reply.facts.emplace_back(moves_text(static_cast<std::size_t>(length)), grouped(to_text(count)));
    return reply;
  }
  Reply listed(Reply reply, Control& any) const { return counted(std::move(reply), any); }
  Reply found(const Walk& walk) const { return counted(found_reply(moves_of(walk)), control); }
  std::pair<std::string, std::string> words() const {
    if (shortest) return {"shortest solution", "shortest solutions"};
    const auto most = question.options.integer("max-moves", 0, 0, most_listed_moves);
    const std::string bound = " of at most " + moves_text(static_cast<std::size_t>(*most));
    return {"solution" + bound, "solutions" + bound};
  }

  /// With option max-moves the first of the listing.
  Solved solve(Control&) {
    if (shortest) return solve_reply(here, control);
    if (instead()) return *instead();
    return listing.set.nth(0);
  }
  std::variant<Count, Reply, Unknown> count(Control&) {
    if (instead()) return *instead();
    return listing.set.count();
  }
  Listed enumerate(const std::function<bool(const Walk&)>& take, Control&) {
    if (const auto& reply = instead()) {
      if (reply->kind == Reply::Kind::unknown) return {SearchEnd::cancelled, reply->budget};
      return {SearchEnd::complete, {}, reply};
    }
    const auto all = static_cast<double>(listing.set.count());
    std::uint64_t sent = 0;
    SearchEnd end = SearchEnd::complete;
    control.next(1);
    listing.set.each([&](const Walk& walk) {
      const bool goes_on =
          (sent++ % 1024 != 1023 || control.tick({static_cast<double>(sent) / all, sent, "listing"})) && take(walk);
      if (!goes_on) end = SearchEnd::enough;
      return goes_on;
    });
    return {end};
  }
  std::variant<Walk, Reply, Absent, Unknown> nth(const Count& index, Control&) {
    if (instead()) return *instead();
    if (index >= listing.set.count()) return Absent{listing.set.count()};
    return listing.set.nth(index);
  }
  Solved random(Random& random, Control&) {
    if (instead()) return *instead();
    return listing.set.random(random);
  }
  Reply analyse(Control&) { return analyse_reply(here, control); }
};

}  // namespace

Result<Reply> Sliding::answer(const Instance& instance, const State& state, const Question& question, Control& outer,
                              const SolutionSink& sink) {
  StagedProgress control(outer);
  if (question.verb == Verb::table) return Error{"the sliding puzzle has no table; ask for its histogram"};
  if (question.verb == Verb::histogram) return histogram_reply(instance, state, control);
  if (const auto refutation = refute(instance, state)) {
    Reply reply;
    reply.kind = Reply::Kind::none;
    reply.detail = refutation->detail;
    reply.certificate = refutation->certificate;
    if (question.verb == Verb::count) reply.count = "0";
    if (question.verb == Verb::analyse) reply.headline = "This board has no solution";
    return reply;
  }
  Part part = part_of(instance, state.blank);
  Solver& solver = solver_of(part.board);
  Arrangement at = part.inside(state.at);
  Here here{instance, std::move(part), std::move(at), solver};
  const auto most = question.options.integer("max-moves", 0, 0, most_listed_moves);
  if (!most) return most.error();
  return answer_with<Sliding>(Engine{here, question, control}, question, control, sink);
}

}  // namespace schlegel
