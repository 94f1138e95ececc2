
#include "base/text.hpp"
#include "puzzles/numberlink/numberlink.hpp"

namespace schlegel {
namespace numberlink {
namespace {

using State = Numberlink::State;

class Reader {
 public:
  Reader(const Instance& instance, const State& state) : instance_(instance), state_(state) {}

  const std::string& name(int pair) const { return instance_.pairs[pair].label; }
  std::string place(Vertex v) const { return place_name(instance_, v); }

  /// "Line 1 from row 1, column 1 to row 5, column 5: joined via row 1, column 5."
  std::string sentence(int pair) const {
    const auto& [label, a, b] = instance_.pairs[pair];
    const std::string start = place(a), end = place(b);
    const std::vector<Vertex> from_a = line_from(state_, a), from_b = line_from(state_, b);
    if (from_a.back() == b) {
      const std::string via = turns(from_a);
      return say(via.empty() ? words::line_connected : words::line_connected_via,
                 {{"line", label}, {"start", start}, {"end", end}, {"places", via}});
    }
    std::vector<std::string> parts;
    for (const auto* part : {&from_a, &from_b}) {
      if (part->size() == 1) continue;
      const std::string via = turns(*part);
      parts.push_back(say(via.empty() ? words::part_drawn : words::part_drawn_via,
                          {{"start", place(part->front())}, {"places", via}, {"end", place(part->back())}}));
    }
    return say(parts.empty() ? words::line_not_started : words::line_drawn,
               {{"line", label}, {"start", start}, {"end", end}, {"parts", join(parts, "; ")}});
  }

  std::string empty_places() const {
    std::vector<std::string> empty;
    for (Vertex v = 0; v < instance_.graph.order(); ++v)
      if (state_.owner[v] < 0) empty.push_back(place(v));
    if (empty.empty()) return say(words::none_empty);
    constexpr std::size_t most = 30;
    return say(empty.size() <= most ? words::some_empty : words::many_empty,
               {{"count", empty.size()}, {"places", join(empty, "; ")}, {"board", board_kind(instance_)}});
  }

 private:
  /// The places at which a line turns; all on the way, where there are no rows and columns.
  std::string turns(const std::vector<Vertex>& line) const {
    std::vector<std::string> parts;
    for (std::size_t i = 1; i + 1 < line.size(); ++i)
      if (!straight(line[i - 1], line[i], line[i + 1])) parts.push_back(place(line[i]));
    return join(parts, "; ");
  }
  bool straight(Vertex before, Vertex here, Vertex after) const {
    if (instance_.width == 0) return false;
    const auto& a = instance_.cells[before];
    const auto& b = instance_.cells[here];
    const auto& c = instance_.cells[after];
    return b[0] - a[0] == c[0] - b[0] && b[1] - a[1] == c[1] - b[1];
  }

  const Instance& instance_;
  const State& state_;
};

}  // namespace
}  // namespace numberlink

std::string Numberlink::narrate(const Instance& instance, const State& state, const Move& move) {
  namespace words = numberlink::words;
  const numberlink::Reader reader(instance, state);
  const int pair = state.owner[move.from];
  const std::string& line = reader.name(pair);
  if (move.to == no_vertex) return say(words::goes_back, {{"line", line}, {"place", reader.place(move.from)}});
  std::string where = numberlink::way_name(instance, move.from, move.to);
  if (instance.width > 0) where = say(words::way_to, {{"way", where}, {"place", reader.place(move.to)}});
  if (const int other = state.owner[move.to]; other >= 0 && other != pair)
    return say(words::went_and_cuts, {{"line", line}, {"where", where}, {"other", reader.name(other)}});
  State after = state;
  apply(instance, after, move);
  return say(numberlink::joined(instance, after, pair) ? words::went_and_connects : words::went,
             {{"line", line}, {"where", where}});
}

std::string Numberlink::describe(const Instance& instance, const State& state) {
  const numberlink::Reader reader(instance, state);
  std::string text;
  for (int pair = 0; pair < static_cast<int>(instance.pairs.size()); ++pair) text += reader.sentence(pair) + " ";
  return text + reader.empty_places();
}

std::string Numberlink::unfinished(const Instance& instance, const State& state) {
  const GameStatus now = status(instance, state);
  if (now.solved) return now.sentence;
  const numberlink::Reader reader(instance, state);
  const std::vector<char> joined = numberlink::joined_pairs(instance, state);
  std::vector<std::string> open;
  for (int pair = 0; pair < static_cast<int>(joined.size()); ++pair)
    if (joined[pair] == 0) open.push_back(reader.sentence(pair));
  if (open.empty()) return now.sentence;
  const std::string text = say(numberlink::words::to_connect, {{"pairs", open.size()}}) + " " + join(open, " ");
  return instance.rules.cover ? text + " " + reader.empty_places() : text;
}

}  // namespace schlegel
