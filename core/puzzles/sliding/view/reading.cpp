#include "base/text.hpp"
#include "puzzles/sliding/sliding.hpp"

namespace schlegel {
namespace {

class Reader {
 public:
  Reader(const sliding::Instance& instance, const Sliding::State& state) : instance_(instance), state_(state) {}

  bool grid() const { return instance_.rows > 0; }
  std::string narrate(Vertex from) const {
    const Vertex to = state_.blank;
    const bool home = state_.at[from] == to;
    if (!grid())
      return say(sliding::words::token_moves,
                 {{"token", token(from)}, {"belongs", belongs(to)}, {"place", place(to)}, {"home", yes(home)}});
    return say(sliding::words::tile_moves, {{"token", token(from)},
                                            {"way", way(from, to)},
                                            {"row", row(to)},
                                            {"column", column(to)},
                                            {"home", yes(home)}});
  }
  std::string describe() const {
    std::vector<std::string> sentences, tiles;
    for (Vertex v = 0; v < instance_.graph.order(); ++v) {
      const std::string inside =
          v == state_.blank ? say(sliding::words::gap)
          : grid()          ? token(v)
                            : say(sliding::words::token_name, {{"kind", token_kind(instance_)}, {"token", token(v)}});
      if (!grid()) {
        sentences.push_back(
            say(sliding::words::place_holds,
                {{"belongs", belongs(v)}, {"place", place(v)}, {"token", inside}, {"home", yes(at_home(v))}}));
        continue;
      }
      tiles.push_back(inside);
      if (column(v) < instance_.columns) continue;
      sentences.push_back(say(sliding::words::row_holds, {{"row", row(v)}, {"tiles", join(tiles, ", ")}}));
      tiles.clear();
    }
    return join(sentences, " ");
  }
  std::string unfinished() const {
    std::vector<std::string> parts;
    for (Vertex v = 0; v < instance_.graph.order(); ++v) {
      if (v == state_.blank || at_home(v)) continue;
      const Vertex home = state_.at[v];
      parts.push_back(grid() ? say(sliding::words::tile_to_go, {{"tile", token(v)},
                                                                {"row", row(v)},
                                                                {"column", column(v)},
                                                                {"to_row", row(home)},
                                                                {"to_column", column(home)}})
                             : say(sliding::words::token_to_go,
                                   {{"token", token(v)}, {"belongs", belongs(v)}, {"place", place(v)}}));
    }
    const std::string list = join(parts, "; ");
    return say(grid() ? sliding::words::tiles_not_home : sliding::words::tokens_not_home,
               {{"count", parts.size()}, {"tiles", list}, {"tokens", list}});
  }

 private:
  static std::string_view yes(bool is) { return is ? "yes" : "no"; }
  const std::string& token(Vertex v) const { return instance_.tokens[state_.at[v]]; }
  /// A place of a graph goes by the token that belongs there, if one does.
  const std::string& place(Vertex v) const {
    return v == instance_.blank_home ? instance_.graph.name(v) : instance_.tokens[v];
  }
  std::string_view belongs(Vertex v) const { return v == instance_.blank_home ? "gap" : "token"; }
  /// The way from a place of a grid to one beside it; empty round a corner.
  std::string_view way(Vertex from, Vertex to) const {
    if (row(from) == row(to))
      return column(to) == column(from) + 1 ? "right" : column(to) + 1 == column(from) ? "left" : "";
    if (column(from) != column(to)) return {};
    return row(to) == row(from) + 1 ? "down" : row(to) + 1 == row(from) ? "up" : "";
  }
  int row(Vertex v) const { return v / instance_.columns + 1; }
  int column(Vertex v) const { return v % instance_.columns + 1; }
  bool at_home(Vertex v) const { return state_.at[v] == v; }

  const sliding::Instance& instance_;
  const Sliding::State& state_;
};

}  // namespace

std::string Sliding::narrate(const Instance& instance, const State& state, const Move& move) {
  return Reader(instance, state).narrate(move);
}

std::vector<std::string> Sliding::instructions(const Instance& instance, const State& state,
                                               std::span<const Move> moves) {
  std::vector<std::string> tokens;
  State now = state;
  for (const Move& move : moves) {
    tokens.push_back(instance.tokens[now.at[move]]);
    apply(instance, now, move);
  }
  return {say(sliding::words::push_in_order, {{"kind", token_kind(instance)}, {"tokens", join(tokens, ", ")}})};
}

std::string Sliding::describe(const Instance& instance, const State& state) {
  return Reader(instance, state).describe();
}

std::string Sliding::unfinished(const Instance& instance, const State& state) {
  const GameStatus now = status(instance, state);
  return now.solved ? now.sentence : Reader(instance, state).unfinished();
}

}  // namespace schlegel
