#include "base/index.hpp"
#include "base/text.hpp"
#include "puzzles/sliding/sliding.hpp"

namespace schlegel {
namespace {

class Reader {
 public:
  Reader(const sliding::Instance& instance, const Sliding::State& state) : instance_(instance), state_(state) {}

  bool grid() const { return instance_.rows > 0; }
  /// What lies there: "tile 14", "token B", "gap".
  std::string content(Vertex v) const {
    if (v == state_.blank) return "gap";
    return (grid() ? "tile " : "token ") + instance_.tokens[at(state_.at[at(v)])];
  }
  /// What belongs there gives a place of a graph its name.
  std::string place(Vertex v) const {
    if (grid()) return "row " + std::to_string(row(v) + 1) + ", column " + std::to_string(column(v) + 1);
    return v == instance_.blank_home ? "the place of the gap" : "the place of " + instance_.tokens[at(v)];
  }
  /// The way from a place of a grid to one beside it; empty elsewhere and round a corner.
  std::string way(Vertex from, Vertex to) const {
    if (!grid()) return {};
    if (row(from) == row(to))
      return column(to) == column(from) + 1 ? "right " : column(to) + 1 == column(from) ? "left " : "";
    if (column(from) != column(to)) return {};
    return row(to) == row(from) + 1 ? "down " : row(to) + 1 == row(from) ? "up " : "";
  }
  std::string describe() const {
    std::string text;
    for (Vertex v = 0; v < instance_.graph.order(); ++v) {
      const std::string inside = v == state_.blank ? "gap" : instance_.tokens[at(state_.at[at(v)])];
      if (!grid())
        text += (v > 0 ? " On " : "On ") + place(v) + ": " + inside + (at_home(v) ? ", home." : ".");
      else if (column(v) == 0)
        text += (v > 0 ? ". Row " : "Row ") + std::to_string(row(v) + 1) + ": " + inside;
      else
        text += ", " + inside;
    }
    return grid() ? text + "." : text;
  }
  std::string unfinished() const {
    std::vector<std::string> parts;
    for (Vertex v = 0; v < instance_.graph.order(); ++v)
      if (v != state_.blank && !at_home(v)) {
        const Vertex home = state_.at[at(v)];
        parts.push_back(content(v) + (grid() ? " from " + place(v) + " to " + place(home) : " from " + place(v)));
      }
    return plural(parts.size(), grid() ? "tile is" : "token is", grid() ? "tiles are" : "tokens are") +
           " not home yet: " + join(parts, "; ") + ".";
  }

 private:
  int row(Vertex v) const { return v / instance_.columns; }
  int column(Vertex v) const { return v % instance_.columns; }
  bool at_home(Vertex v) const { return state_.at[at(v)] == v; }

  const sliding::Instance& instance_;
  const Sliding::State& state_;
};

}  // namespace

std::string Sliding::narrate(const Instance& instance, const State& state, const Move& move) {
  const Reader reader(instance, state);
  std::string text =
      reader.content(move) + " moves " + reader.way(move, state.blank) + "to " + reader.place(state.blank);
  text[0] = to_upper(text[0]);
  return text + (state.at[at(move)] == state.blank ? ", home." : ".");
}

std::string Sliding::describe(const Instance& instance, const State& state) {
  return Reader(instance, state).describe();
}

std::string Sliding::unfinished(const Instance& instance, const State& state) {
  const GameStatus now = status(instance, state);
  return now.solved ? now.sentence : Reader(instance, state).unfinished();
}

}  // namespace schlegel
