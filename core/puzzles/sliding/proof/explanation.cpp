// Reasons step by step, with what is lit on the board. What they rest on is worked out anew, with nothing of the
// solver's.
#include <algorithm>

#include "base/index.hpp"
#include "base/text.hpp"
#include "play/reason.hpp"
#include "puzzles/sliding/sliding.hpp"

namespace schlegel {
namespace {

using Instance = Sliding::Instance;
using Contents = std::vector<Vertex>;  ///< by vertex: the home of the token on it

class Telling : ReasonWriter {
 public:
  Telling(const Instance& instance, const Sliding::State& state)
      : instance_(instance), graph_(instance.graph), now_(state.at), goal_(state.at.size()) {
    for (std::size_t v = 0; v < goal_.size(); ++v) goal_[v] = static_cast<Vertex>(v);
  }

  std::vector<ReasonPart> tell(std::string_view kind, const std::vector<std::string_view>& names) {
    if (kind == "apart") apart(token(names[0]));
    if (kind == "cut") cut(graph_.find(names[0]), token(names[1]));
    std::vector<Vertex> vertices;
    for (const std::string_view name : names) vertices.push_back(graph_.find(name));
    if (kind == "order") order(vertices);
    if (kind == "parity") parity(vertices);
    if (kind == "theta") theta(vertices);
    return std::move(parts_);
  }

 private:
  void light(ReasonPart& part, const std::vector<Vertex>& vertices, bool other = false) const {
    for (const Vertex v : vertices) part.light(graph_.name(v), other);
  }
  std::string_view kind() const { return sliding::token_kind(instance_); }
  const std::string& called(Vertex token) const { return instance_.tokens[token]; }
  ReasonPart& say_where(Vertex token) {
    return say(sliding::words::here_and_there,
               {{"what", token == instance_.blank_home ? "gap" : kind()}, {"token", called(token)}})
        .light(graph_.name(place_of(now_, token)))
        .light(graph_.name(token), true);
  }
  Vertex token(std::string_view name) const {
    return static_cast<Vertex>(std::find(instance_.tokens.begin(), instance_.tokens.end(), name) -
                               instance_.tokens.begin());
  }
  static Vertex place_of(const Contents& contents, Vertex token) {
    return static_cast<Vertex>(std::find(contents.begin(), contents.end(), token) - contents.begin());
  }
  std::vector<Vertex> reached(Vertex from, Vertex without, std::vector<Vertex>* before = nullptr) const {
    std::vector<char> seen(now_.size(), 0);
    std::vector<Vertex> queue{from};
    seen[from] = 1;
    if (before) before->assign(now_.size(), no_vertex);
    for (std::size_t head = 0; head < queue.size(); ++head)
      for (const Neighbour& next : graph_.around(queue[head])) {
        if (next.vertex == without || seen[next.vertex] != 0) continue;
        seen[next.vertex] = 1;
        if (before) (*before)[next.vertex] = queue[head];
        queue.push_back(next.vertex);
      }
    return queue;
  }
  /// The contents once the gap has gone to v by some way.
  Contents with_gap_at(Contents contents, Vertex v) const {
    std::vector<Vertex> before;
    reached(v, no_vertex, &before);
    for (Vertex gap = place_of(contents, instance_.blank_home); gap != v; gap = before[gap])
      std::swap(contents[gap], contents[before[gap]]);
    return contents;
  }

  void apart(Vertex token) {
    const Vertex place = place_of(now_, token);
    const auto ways = reached(place, no_vertex);
    say_where(token);
    if (std::find(ways.begin(), ways.end(), token) == ways.end()) {
      ReasonPart& part = say(sliding::words::lines_lead_here);
      light(part, ways);
      part.light(graph_.name(token), true);
      return;
    }
    ReasonPart& part = say(sliding::words::gap_never_here);
    light(part, ways);
    const Vertex gap = place_of(now_, instance_.blank_home);
    part.light(graph_.name(gap), true);
  }

  void cut(Vertex v, Vertex token) {
    const Contents before = with_gap_at(now_, v), after = with_gap_at(goal_, v);
    const auto here = reached(place_of(before, token), v), there = reached(place_of(after, token), v);
    if (place_of(now_, token) != token) say_where(token);
    say(sliding::words::only_through).light(graph_.name(v));
    ReasonPart& sides = say(sliding::words::stays_on_side, {{"kind", kind()}, {"token", called(token)}});
    light(sides, here);
    light(sides, there, true);
  }

  void order(const std::vector<Vertex>& ring) {
    ReasonPart& part = say(sliding::words::only_round, {{"kind", kind()}});
    light(part, ring);
    for (std::size_t i = 0; i < ring.size(); ++i)
      part.light(graph_.name(ring[i]), graph_.name(ring[(i + 1) % ring.size()]), false);
    const auto names = [&](const Contents& contents) {
      std::vector<std::string> out;
      for (std::size_t i = 1; i < ring.size(); ++i)
        if (out.size() < 24) out.push_back(called(contents[ring[i]]));
      if (ring.size() > 25) out.push_back(schlegel::say(sliding::words::and_so_on));
      return join(out, ", ");
    };
    ReasonPart& last = say(sliding::words::ring_reads,
                           {{"now", names(with_gap_at(now_, ring[0]))}, {"then", names(with_gap_at(goal_, ring[0]))}});
    light(last, ring);
  }

  void parity(const std::vector<Vertex>& piece) {
    std::vector<int> colour(now_.size(), -1), inside(now_.size(), 0);
    for (const Vertex v : piece) inside[v] = 1;
    std::vector<Vertex> queue{piece[0]};
    colour[piece[0]] = 0;
    for (std::size_t head = 0; head < queue.size(); ++head)
      for (const Neighbour& next : graph_.around(queue[head]))
        if (inside[next.vertex] != 0 && colour[next.vertex] < 0) {
          colour[next.vertex] = 1 - colour[queue[head]];
          queue.push_back(next.vertex);
        }
    ReasonPart& part = say(sliding::words::two_colours);
    for (const Vertex v : piece) part.light(graph_.name(v), colour[v] == 1);

    const Contents before = with_gap_at(now_, piece[0]), after = with_gap_at(goal_, piece[0]);
    std::vector<Vertex> home(now_.size(), no_vertex);  // by token, where it should lie with the gap there
    for (const Vertex v : piece) home[after[v]] = v;
    const bool strangers =
        std::any_of(piece.begin(), piece.end(), [&](Vertex v) { return home[before[v]] == no_vertex; });
    if (strangers) {
      ReasonPart& last = say(sliding::words::strangers);
      for (const Vertex v : piece)
        if (home[before[v]] == no_vertex) last.light(graph_.name(place_of(now_, before[v])));
      return;
    }
    constexpr std::size_t most_cycles = 12;
    std::vector<char> done(now_.size(), 0);
    std::size_t exchanges = 0, cycles = 0;
    const Vertex gap = place_of(now_, instance_.blank_home);
    if (gap != piece[0]) say(sliding::words::imagine_gap).light(graph_.name(gap)).light(graph_.name(piece[0]), true);
    for (const Vertex v : piece) {
      std::vector<Vertex> round;
      for (Vertex w = v; done[w] == 0; w = home[before[w]]) {
        done[w] = 1;
        round.push_back(before[w]);
      }
      if (round.size() < 2) continue;
      exchanges += round.size() - 1;
      if (++cycles > most_cycles) continue;
      std::vector<std::string> names;
      for (std::size_t i = 0; i < std::min<std::size_t>(round.size(), 16); ++i) names.push_back(called(round[i]));
      if (round.size() > 16) names.push_back(schlegel::say(sliding::words::and_so_on));
      ReasonPart& swap =
          say(round.size() == 2 ? sliding::words::swapped : sliding::words::in_a_round,
              {{"one", names[0]}, {"other", names[1]}, {"tokens", join(names, ", ")}, {"exchanges", round.size() - 1}});
      for (const Vertex token : round) swap.light(graph_.name(place_of(now_, token)));
    }
    ReasonPart& last = say(sliding::words::odd_exchanges, {{"exchanges", exchanges}});
    for (const Vertex v : piece)
      if (before[v] != after[v]) last.light(graph_.name(place_of(now_, before[v])));
  }

  void theta(const std::vector<Vertex>& piece) {
    light(say(sliding::words::the_exception), piece);
    const Contents before = with_gap_at(now_, piece[0]), after = with_gap_at(goal_, piece[0]);
    ReasonPart& last = say(sliding::words::none_of_120);
    for (const Vertex v : piece)
      if (before[v] != after[v]) last.light(graph_.name(place_of(now_, before[v])));
  }

  const Instance& instance_;
  const Graph& graph_;
  Contents now_, goal_;
};

}  // namespace

std::vector<ReasonPart> Sliding::reason(const Instance& instance, const State& state, std::string_view certificate) {
  auto words = split_words(certificate);
  if (words.size() < 2 || check(instance, state, certificate) != CheckResult::accepted) return {};
  const std::string_view kind = words[0];
  words.erase(words.begin());
  return Telling(instance, state).tell(kind, words);
}

}  // namespace schlegel
