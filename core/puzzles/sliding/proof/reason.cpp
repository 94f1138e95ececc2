// Reasons for people: each certificate in steps, with what is lit on the board; the first and the last step in short.
#include "play/reason.hpp"

#include "base/text.hpp"
#include "puzzles/sliding/proof/contents.hpp"
#include "puzzles/sliding/proof/reason.hpp"

namespace schlegel {
namespace sliding {
namespace {

class Reason : ProofBoard, ReasonWriter {
 public:
  Reason(const Instance& instance, const Sliding::State& state) : ProofBoard(instance, state) {}

  /// Of a certificate that holds.
  std::vector<ReasonPart> parts(std::string_view certificate) {
    auto names = split_words(certificate);
    const std::string_view kind = names[0];
    names.erase(names.begin());
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
  std::string_view kind() const { return token_kind(instance_); }
  std::string_view share(const std::vector<Vertex>& part) const { return part.size() == now_.size() ? "all" : "some"; }
  const std::string& called(Vertex token) const { return instance_.tokens[token]; }
  std::string place(Vertex v) const {
    if (instance_.rows == 0) return graph_.name(v);
    return schlegel::say(words::square, {{"row", v / instance_.columns + 1}, {"column", v % instance_.columns + 1}});
  }
  /// "A, B and C", or with more than eight "these 12 vertices".
  std::string places(const std::vector<Vertex>& vertices) const {
    constexpr std::size_t most = 8;
    if (vertices.size() > most)
      return schlegel::say(words::these_places, {{"kind", kind()}, {"count", vertices.size()}});
    std::vector<std::string> names;
    for (const Vertex v : vertices) names.push_back(place(v));
    return say_all(names);
  }
  /// Those of the tokens, at most so many: "2, 1, 3", or "2, 1, …".
  std::string names(const std::vector<Vertex>& tokens, std::size_t most) const {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < std::min(most, tokens.size()); ++i) names.push_back(called(tokens[i]));
    if (tokens.size() > most) names.push_back(schlegel::say(words::and_so_on));
    return join(names, ", ");
  }
  /// Of the piece, as it would be with the blank at its first vertex: the vertices where now is not what belongs there.
  void light_strays(ReasonPart& part, const std::vector<Vertex>& piece) const {
    const Contents before = with_blank_at(now_, piece[0]), after = with_blank_at(goal_, piece[0]);
    for (const Vertex v : piece)
      if (before[v] != after[v]) part.light(graph_.name(vertex_of(now_, before[v])));
  }

  void apart(Vertex token) {
    const Vertex at = vertex_of(now_, token);
    const auto near = reached(at, no_vertex);
    say(words::here_and_there, {{"what", token == instance_.blank_home ? "gap" : kind()},
                                {"token", called(token)},
                                {"place", place(at)},
                                {"home", place(token)}})
        .light(graph_.name(at))
        .light(graph_.name(token), true);
    const bool away = !holds(near, token);
    ReasonPart& part = say(away ? words::lines_lead_here : words::gap_never_here, {{"places", places(near)}});
    light(part, near);
    part.light(graph_.name(away ? token : vertex_of(now_, instance_.blank_home)), true);
  }

  void cut(Vertex v, Vertex token) {
    say(words::only_through, {{"place", place(v)}}).light(graph_.name(v));
    ReasonPart& sides = say(words::stays_on_side, {{"kind", kind()}, {"token", called(token)}});
    light(sides, reached(vertex_of(with_blank_at(now_, v), token), v));
    light(sides, reached(vertex_of(with_blank_at(goal_, v), token), v), true);
  }

  void order(const std::vector<Vertex>& ring) {
    ReasonPart& part = say(words::only_round, {{"kind", kind()}});
    light(part, ring);
    for (std::size_t i = 0; i < ring.size(); ++i)
      part.light(graph_.name(ring[i]), graph_.name(ring[(i + 1) % ring.size()]), false);
    const auto round = [&](const Contents& contents) {
      std::vector<Vertex> tokens;
      for (std::size_t i = 1; i < ring.size(); ++i) tokens.push_back(contents[ring[i]]);
      return names(tokens, 24);
    };
    light(say(words::ring_reads,
              {{"now", round(with_blank_at(now_, ring[0]))}, {"then", round(with_blank_at(goal_, ring[0]))}}),
          ring);
  }

  void parity(const std::vector<Vertex>& piece) {
    const std::vector<int> colours = two_colours(piece);
    ReasonPart& part = say(words::two_colours, {{"part", share(piece)}, {"places", places(piece)}});
    for (const Vertex v : piece) part.light(graph_.name(v), colours[v] == 1);

    const Contents before = with_blank_at(now_, piece[0]), after = with_blank_at(goal_, piece[0]);
    std::vector<Vertex> home(now_.size(), no_vertex);  // by token, where it belongs with the gap there
    for (const Vertex v : piece) home[after[v]] = v;
    std::vector<Vertex> strangers;
    for (const Vertex v : piece)
      if (home[before[v]] == no_vertex) strangers.push_back(vertex_of(now_, before[v]));
    if (!strangers.empty()) return light(say(words::strangers, {{"places", places(strangers)}}), strangers);

    const Vertex gap = vertex_of(now_, instance_.blank_home);
    if (gap != piece[0])
      say(words::imagine_gap, {{"place", place(piece[0])}}).light(graph_.name(gap)).light(graph_.name(piece[0]), true);
    constexpr std::size_t most_rounds = 12;
    std::vector<char> done(now_.size(), 0);
    std::size_t exchanges = 0, rounds = 0;
    for (const Vertex v : piece) {
      std::vector<Vertex> round;
      for (Vertex w = v; done[w] == 0; w = home[before[w]]) {
        done[w] = 1;
        round.push_back(before[w]);
      }
      if (round.size() < 2) continue;
      exchanges += round.size() - 1;
      if (++rounds > most_rounds) continue;
      ReasonPart& swap = say(round.size() == 2 ? words::swapped : words::in_a_round, {{"one", called(round[0])},
                                                                                      {"other", called(round[1])},
                                                                                      {"tokens", names(round, 16)},
                                                                                      {"exchanges", round.size() - 1}});
      for (const Vertex token : round) swap.light(graph_.name(vertex_of(now_, token)));
    }
    light_strays(say(words::odd_exchanges, {{"kind", kind()}, {"part", share(piece)}, {"exchanges", exchanges}}),
                 piece);
  }

  void theta(const std::vector<Vertex>& piece) {
    light(say(words::the_exception, {{"part", share(piece)}, {"places", places(piece)}}), piece);
    light_strays(say(words::none_of_120), piece);
  }
};

}  // namespace

std::string describe(const Instance& instance, const Sliding::State& state, std::string_view certificate) {
  const auto parts = Reason(instance, state).parts(certificate);
  return parts.front().sentence + " " + parts.back().sentence;
}

}  // namespace sliding

std::vector<ReasonPart> Sliding::reason(const Instance& instance, const State& state, std::string_view certificate) {
  if (check(instance, state, certificate) != CheckResult::accepted) return {};
  return sliding::Reason(instance, state).parts(certificate);
}

}  // namespace schlegel
