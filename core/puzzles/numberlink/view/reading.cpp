#include <algorithm>

#include "base/index.hpp"
#include "base/text.hpp"
#include "puzzles/numberlink/numberlink.hpp"

namespace schlegel {
namespace {

using numberlink::Instance;
using numberlink::place_name;
using State = Numberlink::State;

/// The places of a line from one end on, that end first.
std::vector<Vertex> line_from(const State& state, Vertex end) {
  std::vector<Vertex> line{end};
  for (Vertex last = no_vertex;;) {
    const auto& links = state.links[at(line.back())];
    const Vertex next = links[0] == last ? links[1] : links[0];
    if (next == no_vertex || next == end) return line;
    last = line.back();
    line.push_back(next);
  }
}

class Reader {
 public:
  Reader(const Instance& instance, const State& state) : instance_(instance), state_(state) {}

  std::string name(int pair) const { return "line " + instance_.pairs[static_cast<std::size_t>(pair)].label; }
  std::string place(Vertex v) const { return place_name(instance_, v); }

  /// "Line 1 from row 1, column 1 to row 5, column 5: joined, by row 1, column 5."
  std::string sentence(int pair) const {
    const auto& [label, a, b] = instance_.pairs[static_cast<std::size_t>(pair)];
    std::string text = "Line " + label + " from " + place(a) + " to " + place(b) + ": ";
    const std::vector<Vertex> from_a = line_from(state_, a), from_b = line_from(state_, b);
    if (from_a.back() == b) return text + "joined" + by_way_of(from_a) + ".";
    if (from_a.size() == 1 && from_b.size() == 1) return text + "not begun.";
    std::vector<std::string> parts;
    for (const auto* part : {&from_a, &from_b})
      if (part->size() > 1)
        parts.push_back("drawn from " + place(part->front()) + by_way_of(*part) + " to " + place(part->back()));
    return text + join(parts, "; ") + ".";
  }

  std::string empty_places() const {
    std::vector<std::string> empty;
    for (Vertex v = 0; v < instance_.graph.order(); ++v)
      if (state_.owner[at(v)] < 0) empty.push_back(place(v));
    if (empty.empty()) return "No place is empty.";
    constexpr std::size_t most = 30;
    return plural(empty.size(), "place is", "places are") + " empty" +
           (empty.size() <= most ? ": " + join(empty, "; ") + "." : ".");
  }

 private:
  /// The places at which a line turns; all on the way, where there are no rows and columns.
  std::string by_way_of(const std::vector<Vertex>& line) const {
    std::vector<std::string> parts;
    for (std::size_t i = 1; i + 1 < line.size(); ++i)
      if (!straight(line[i - 1], line[i], line[i + 1])) parts.push_back(place(line[i]));
    return parts.empty() ? "" : " by " + join(parts, "; ");
  }
  bool straight(Vertex before, Vertex here, Vertex after) const {
    if (instance_.width == 0) return false;
    const auto& a = instance_.cells[at(before)];
    const auto& b = instance_.cells[at(here)];
    const auto& c = instance_.cells[at(after)];
    return b[0] - a[0] == c[0] - b[0] && b[1] - a[1] == c[1] - b[1];
  }

  const Instance& instance_;
  const State& state_;
};

}  // namespace

std::string Numberlink::narrate(const Instance& instance, const State& state, const Move& move) {
  const Reader reader(instance, state);
  const int pair = state.owner[at(move.from)];
  std::string text = reader.name(pair);
  text[0] = to_upper(text[0]);
  if (move.to == no_vertex) return text + " goes back to " + reader.place(move.from) + ".";
  State after = state;
  apply(instance, after, move);
  text += " now reaches " + reader.place(move.to);
  if (const int other = state.owner[at(move.to)]; other >= 0 && other != pair)
    text += " and cuts " + reader.name(other);
  return text + (numberlink::joined(instance, after, pair) ? ": it is joined." : ".");
}

std::string Numberlink::describe(const Instance& instance, const State& state) {
  const Reader reader(instance, state);
  std::string text;
  for (int pair = 0; pair < static_cast<int>(instance.pairs.size()); ++pair) text += reader.sentence(pair) + " ";
  return text + reader.empty_places();
}

std::string Numberlink::unfinished(const Instance& instance, const State& state) {
  const GameStatus now = status(instance, state);
  if (now.solved) return now.sentence;
  const Reader reader(instance, state);
  const std::vector<char> joined = numberlink::joined_pairs(instance, state);
  std::vector<std::string> open;
  for (int pair = 0; pair < static_cast<int>(joined.size()); ++pair)
    if (joined[static_cast<std::size_t>(pair)] == 0) open.push_back(reader.sentence(pair));
  std::string text =
      open.empty() ? now.sentence : plural(open.size(), "pair", "pairs") + " to join. " + join(open, " ");
  return instance.rules.cover && !open.empty() ? text + " " + reader.empty_places() : text;
}

}  // namespace schlegel
