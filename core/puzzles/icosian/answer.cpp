#include <algorithm>

#include "base/text.hpp"
#include "play/answers.hpp"
#include "puzzles/icosian/icosian.hpp"
#include "puzzles/icosian/solve/solver.hpp"

namespace schlegel {
namespace {

using namespace icosian;
using Instance = Icosian::Instance;

/// The names of the tour behind the opening.
std::vector<std::string> moves_of(const Instance& here, const Tour& tour) {
  std::vector<std::string> moves;
  for (std::size_t i = here.opening.size(); i < tour.size(); ++i) moves.push_back(here.graph.name(tour[i]));
  return moves;
}

Reply none(const Instance& here, const Refutation& why) {
  return none_reply(describe(here, why), write_refutation(why));
}

std::variant<Tour, Reply, Unknown> given(const Instance& here, std::variant<Tour, Refutation, Unknown> answer) {
  if (auto* tour = std::get_if<Tour>(&answer)) return std::move(*tour);
  if (const auto* why = std::get_if<Refutation>(&answer)) return none(here, *why);
  return std::get<Unknown>(std::move(answer));
}

Reply reply_to(const Instance& here, const std::variant<Tour, Refutation, Unknown>& answer) {
  if (const auto* tour = std::get_if<Tour>(&answer)) return found_reply(moves_of(here, *tour));
  if (const auto* why = std::get_if<Refutation>(&answer)) return none(here, *why);
  return unknown_reply(std::get<Unknown>(answer).budget);
}

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
  std::vector<Edge> wanted;
  const auto edges_of = [&](const Tour& tour) {
    std::vector<Edge> edges;
    for (std::size_t i = 0; i + (board.closed ? 0 : 1) < tour.size(); ++i)
      edges.push_back(board.graph.edge_between(tour[i], tour[(i + 1) % tour.size()]));
    std::sort(edges.begin(), edges.end());
    return edges;
  };
  wanted = edges_of(finished.opening);
  std::uint64_t number = 0, at = 0;
  icosian::enumerate(board, control, [&](const Tour& tour) {
    ++at;
    if (edges_of(tour) != wanted) return true;
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
  reply.headline = "A tour!";
  if (number > 0) {
    reply.facts.emplace_back("Number", std::to_string(number));
    reply.headline = "Tour " + std::to_string(number) + " of " + to_text(total);
    reply.detail = "This board has " + (total == 1 ? "just one tour."
                                                   : grouped(to_text(total)) + " tours. You have found number " +
                                                         std::to_string(number) + ".");
  } else if (total > 0) {
    reply.detail = "One of the " + grouped(to_text(total)) + " tours of this board.";
  }
  return reply;
}

std::string ways(const Count& count, std::string_view one, std::string_view many) {
  return grouped(to_text(count)) + " " + std::string(count == 1 ? one : many);
}

/// "It would cut off H." -> "it would cut off H."
std::string lowered(std::string text) {
  const bool word = text.size() > 1 && !(text[1] >= 'A' && text[1] <= 'Z') && text[1] != ' ';
  if (word) text[0] = to_lower(text[0]);
  return text;
}

void describe_choices(const Instance& here, const Analysis& analysis, Reply& reply) {
  std::vector<std::pair<std::string, std::string>> dead;
  for (const Continuation& next : analysis.continuations) {
    Choice choice{here.graph.name(next.vertex), next.completions > 0, ways(next.completions, "way", "ways")};
    if (next.dead) {
      Instance there = here;
      there.opening.push_back(next.vertex);
      const std::string cut = cut_off(there, *next.dead);
      choice.note = cut.empty() ? describe(there, *next.dead) : "It would cut off " + cut + ".";
      dead.emplace_back(display_name(here.graph, next.vertex), choice.note);
    }
    reply.choices.push_back(std::move(choice));
  }
  if (reply.kind == Reply::Kind::none) return;
  if (dead.size() == 1) {
    reply.marked = dead[0].first + " is a dead end: " + lowered(dead[0].second);
  } else if (dead.size() > 1) {
    std::vector<std::string> names;
    for (const auto& entry : dead) names.push_back(entry.first);
    const std::string last = names.back();
    names.pop_back();
    reply.marked = join(names, ", ") + " and " + last + " are dead ends.";
  }
}

Reply analyse_reply(const Instance& board, const Instance& here, const Icosian::State& state, const Question& question,
                    Control& control) {
  if (state.path.size() == static_cast<std::size_t>(here.graph.order())) {
    if (Icosian::status(here, state).solved) return finished_reply(board, here, both_ways(board, question), control);
    return reply_to(here, icosian::solve(here, control));
  }
  if (choose(here, control).engine == Method::Engine::sat) {  // counting is out of reach: the verdict alone
    Reply reply = reply_to(here, icosian::solve(here, control));
    if (reply.kind == Reply::Kind::found) {
      reply.headline = "It can be done";
      reply.detail = "There is at least one way from here; this board is too tangled to count them all.";
    }
    return reply;
  }
  auto answer = icosian::analyse(here, control);
  if (const auto* stopped = std::get_if<Unknown>(&answer)) return unknown_reply(stopped->budget);
  Analysis& analysis = std::get<Analysis>(answer);
  const bool directed = both_ways(here, question);
  if (directed) {
    analysis.completions *= 2;
    // The first hole of a closed tour leaves both directions open; any other continuation fixes one.
    if (here.closed && here.opening.empty())
      for (Continuation& next : analysis.continuations) next.completions *= 2;
  }
  Reply reply;
  if (analysis.dead) {
    reply = none(here, *analysis.dead);
  } else {
    const auto tour = icosian::solve(here, control);
    if (!std::holds_alternative<Tour>(tour)) return reply_to(here, tour);
    reply = found_reply(moves_of(here, std::get<Tour>(tour)));
    const bool begun = !here.opening.empty();
    const std::string one = here.closed ? "tour" : "path", many = one + "s";
    reply.headline = ways(analysis.completions, one, many) + (begun ? " still possible" : "");
    if (!begun) reply.detail = "Counting a " + one + " and its reverse as one.";
  }
  reply.count = to_text(analysis.completions);
  describe_choices(here, analysis, reply);
  return reply;
}

/// Where a tour and its reverse are two they follow one another.
struct Engine {
  using Solution = Tour;

  const Instance& board;  ///< as it was at the start
  const Instance here;
  const Icosian::State& state;
  const Question& question;
  const bool directed = both_ways(here, question);

  std::vector<std::string> moves_of(const Tour& tour) const { return schlegel::moves_of(here, tour); }
  std::pair<std::string, std::string> words() const {
    return here.closed ? std::pair("tour", "tours") : std::pair("path", "paths");
  }
  std::variant<Tour, Reply, Unknown> solve(Control& control) const {
    return given(here, icosian::solve(here, control));
  }
  std::variant<Count, Reply, Unknown> count(Control& control) const {
    const auto answer = icosian::count(here, control);
    if (const auto* stopped = std::get_if<Unknown>(&answer)) return *stopped;
    return Count(std::get<Count>(answer) * (directed ? 2 : 1));
  }
  Listed enumerate(const std::function<bool(const Tour&)>& take, Control& control) const {
    auto outcome = icosian::enumerate(
        here, control, [&](const Tour& tour) { return take(tour) && (!directed || take(reversed(here, tour))); });
    return {outcome.end, std::move(outcome.budget)};
  }
  std::variant<Tour, Reply, Absent, Unknown> nth(const Count& index, Control& control) const {
    auto answer = icosian::nth(here, directed ? index / 2 : index, control);
    if (const auto* tour = std::get_if<Tour>(&answer))
      return directed && index % 2 == 1 ? reversed(here, *tour) : *tour;
    if (auto* stopped = std::get_if<Unknown>(&answer)) return std::move(*stopped);
    return Absent{std::get<Absent>(answer).count * (directed ? 2 : 1)};
  }
  std::variant<Tour, Reply, Unknown> random(Random& random, Control& control) const {
    auto answer = icosian::random(here, random, control);
    if (auto* tour = std::get_if<Tour>(&answer); tour && directed && random.below(2) == 1)
      *tour = reversed(here, std::move(*tour));
    return given(here, std::move(answer));
  }
  Reply analyse(Control& control) const { return analyse_reply(board, here, state, question, control); }
};

}  // namespace

CheckResult Icosian::check(const Instance& instance, const State& state, std::string_view certificate) {
  const auto refutation = parse_refutation(certificate);
  return refutation ? icosian::check(Icosian::position(instance, state), *refutation) : CheckResult::rejected;
}

Result<Reply> Icosian::answer(const Instance& instance, const State& state, const Question& question, Control& control,
                              const SolutionSink& sink) {
  return answer_with<Icosian>(Engine{instance, position(instance, state), state, question}, question, control, sink);
}

}  // namespace schlegel
