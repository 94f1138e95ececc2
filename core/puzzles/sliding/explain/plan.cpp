// Idea. Tokens are fixed at home group by group, so that what is left of the board stays a board on which whatever is
// left can be solved. On a grid the groups are those of the lines farthest from the blank's home. On any graph they are
// taken from the outermost block: a bridge's end; a cycle, which is turned; the ears from which the block is built, the
// last one first. Moves are searched for breadth first on what is left, with the blank and the tokens of the group told
// apart and all others alike.
//
// Invariant: the position on what is left is solvable. A block that is neither a cycle nor theta_0 has every even
// permutation, see blocks.hpp. Without its last ear it still has, or is a cycle of at most four vertices, whose turns
// are all of them. So only parity can be wrong, where the block loses its last odd cycle: then the search goes on to a
// goal that find_obstacle accepts. What has no such ear, such as theta_0, is left to the solver.
//
// Worst case: n^(k+1) states for a group of k tokens, at most most_states; else the solver, as on large boards.
#include "puzzles/sliding/explain/plan.hpp"

#include <algorithm>
#include <memory>
#include <utility>

#include "puzzles/sliding/instance.hpp"
#include "puzzles/sliding/solve/ears.hpp"
#include "puzzles/sliding/solve/solver.hpp"

namespace schlegel::sliding {
namespace {

using Kind = Stage::Kind;
using Vertices = std::vector<Vertex>;

constexpr int most_planned = 100;  ///< vertices
constexpr std::size_t most_states = 4'000'000;
constexpr std::size_t most_moves = 100'000;

bool holds(const Vertices& list, Vertex v) { return std::find(list.begin(), list.end(), v) != list.end(); }

/// Vertices of the board as one of its own.
Part piece_of(const Board& board, const Vertices& vertices, Vertex home) {
  Part part;
  part.vertices = vertices;
  part.number.assign(static_cast<std::size_t>(board.order()), no_vertex);
  for (std::size_t i = 0; i < vertices.size(); ++i) part.number[vertices[i]] = static_cast<Vertex>(i);
  std::vector<std::pair<Vertex, Vertex>> edges;
  for (const Vertex v : vertices)
    for (const Vertex w : board.around(v))
      if (v < w && part.number[w] != no_vertex) edges.emplace_back(part.number[v], part.number[w]);
  part.board = Board(static_cast<int>(vertices.size()), edges, part.number[home]);
  return part;
}

Vertices without(const Vertices& all, const Vertices& some) {
  Vertices left;
  std::copy_if(all.begin(), all.end(), std::back_inserter(left), [&](Vertex v) { return !holds(some, v); });
  return left;
}

struct Group {
  Kind kind = Kind::rings;
  int line = 0;
  Vertices vertices, tracked;  ///< whose tokens must come home, and those that see to it
};

/// The lines of a grid, those farthest from the blank's home first, until a square of four is left.
std::vector<Group> lines_of(int rows, int columns, Vertex home) {
  std::vector<Group> groups;
  const int home_at[] = {home / columns, home % columns};
  int first[] = {0, 0}, last[] = {rows - 1, columns - 1};
  const auto length = [&](int way) { return last[way] - first[way] + 1; };
  while (std::min(length(0), length(1)) > 1 && std::max(length(0), length(1)) > 2) {
    const int way = length(0) >= length(1) ? 0 : 1, along = 1 - way;
    const bool low = home_at[way] - first[way] >= last[way] - home_at[way];
    const int line = low ? first[way]++ : last[way]--;
    Vertices cells;
    for (int i = first[along]; i <= last[along]; ++i)
      cells.push_back(way == 0 ? line * columns + i : i * columns + line);
    if (home_at[along] - first[along] < last[along] - home_at[along]) std::reverse(cells.begin(), cells.end());
    for (std::size_t i = 0; i + 2 < cells.size(); ++i)
      groups.push_back({way == 0 ? Kind::row : Kind::column, line + 1, {cells[i]}, {cells[i]}});
    const Vertices pair(cells.end() - 2, cells.end());
    groups.push_back({Kind::ear, line + 1, pair, pair});
  }
  std::reverse(groups.begin(), groups.end());
  return groups;
}

class Planner {
 public:
  Planner(const Board& board, const Arrangement& at, int columns, Control& control)
      : board_(board),
        at_(at),
        blank_(find_blank(board, at)),
        left_(piece_of(board, solved_arrangement(board.order()), board.blank())),
        control_(control) {
    if (columns > 0 && board.order() <= most_planned)
      groups_ = lines_of(board.order() / columns, columns, board.blank());
  }

  std::optional<std::vector<Stage>> run() {
    while (!is_solved(at_)) {
      const Group group = next();
      if (!control_.tick({}) || !((!group.tracked.empty() && bring(group)) || (!stopped_ && search())))
        return std::nullopt;
      left_ = piece_of(board_, without(left_.vertices, group.vertices), board_.blank());
    }
    return std::move(stages_);
  }

 private:
  Group next() {
    if (board_.order() > most_planned) return {};
    if (!groups_.empty()) {
      Group group = std::move(groups_.back());
      groups_.pop_back();
      return group;
    }
    const Block block = BlockTree(left_.board).blocks.back();
    const Vertices vertices = left_.outside(block.vertices);
    Vertices inner(vertices.begin() + 1, vertices.end());
    std::sort(inner.begin(), inner.end());
    if (block.kind == BlockKind::bridge) return {Kind::single, 0, inner, inner};
    if (block.kind == BlockKind::cycle) return {Kind::ring, 0, inner, {inner[0]}};  // the others follow it
    if (block.kind == BlockKind::theta_0) return {};
    push_ears(vertices);
    return groups_.empty() ? Group() : next();
  }

  /// A 2-connected block is built from a cycle through its attachment by ears, always a shortest one. Those that are
  /// not needed for every even permutation become groups, the last one to be taken first.
  void push_ears(const Vertices& block) {
    const auto marked = [&](const Vertices& vertices) {
      std::vector<char> marks(at_.size(), 0);
      for (const Vertex v : vertices) marks[v] = 1;
      return marks;
    };
    const std::vector<char> inside = marked(block);
    const auto ear_of = [&](const Vertices& piece) { return shortest_ear(board_, inside, marked(piece), piece).inner; };
    Vertices piece, ear;
    for (const Vertex v : board_.around(block[0]))
      if (inside[v] != 0)
        if (const Vertices one = ear_of({block[0], v}); ear.empty() || one.size() < ear.size()) {
          piece = {block[0], v};
          ear = one;
        }
    for (;; ear = ear_of(piece)) {
      if (stays_even(piece, block[0])) groups_.push_back({ear.size() == 1 ? Kind::single : Kind::ear, 0, ear, ear});
      piece.insert(piece.end(), ear.begin(), ear.end());
      if (piece.size() == block.size()) return;
    }
  }

  /// Whether the blank, from `home` and back, makes every even permutation of the tokens on a cycle or more.
  bool stays_even(const Vertices& vertices, Vertex home) const {
    const BlockKind kind = BlockTree(piece_of(board_, vertices, home).board).blocks[0].kind;
    return kind == BlockKind::free || kind == BlockKind::bipartite ||
           (kind == BlockKind::cycle && vertices.size() <= 4);
  }

  /// Shortest moves on what is left after which the group is home and the rest is solvable. False when none are found.
  bool bring(const Group& group) {
    const Board& board = left_.board;
    const auto n = static_cast<std::size_t>(board.order());
    std::size_t states = 2 * n;
    for (std::size_t i = 0; i < group.tracked.size(); ++i) states = std::min(states * n, most_states + 1);
    if (states > most_states) return false;
    const auto inside = left_.inside(at_);
    Vertices goal, now;
    for (const Vertex v : group.tracked) {
      goal.push_back(left_.number[v]);
      now.push_back(static_cast<Vertex>(std::find(inside.begin(), inside.end(), goal.back()) - inside.begin()));
    }
    // A state: where the tracked tokens are, where the blank is, and whether the number of moves is odd.
    std::vector<std::int32_t> before(states, -1), queue;
    const auto reach = [&](const Vertices& tokens, Vertex blank, std::size_t odd, std::int32_t from) {
      std::size_t code = 0;
      for (const Vertex v : tokens) code = code * n + static_cast<std::size_t>(v);
      code = 2 * (code * n + static_cast<std::size_t>(blank)) + odd;
      if (before[code] >= 0) return;
      queue.push_back(static_cast<std::int32_t>(code));
      before[code] = from < 0 ? queue.back() : from;
    };
    const auto blank_of = [&](std::int32_t state) {
      return static_cast<Vertex>(static_cast<std::size_t>(state) / 2 % n);
    };
    const Part rest = piece_of(board_, without(left_.vertices, group.vertices), board_.blank());
    reach(now, left_.number[blank_], 0, -1);
    Vertices next;
    bool odd = false;
    for (std::size_t head = 0; head < queue.size(); ++head) {
      if (head % 65536 == 65535 && !control_.tick({})) {
        stopped_ = true;
        return false;
      }
      const std::int32_t state = queue[head];
      const Vertex blank = blank_of(state);
      std::size_t code = static_cast<std::size_t>(state) / 2 / n;
      for (std::size_t i = now.size(); i-- > 0; code /= n) now[i] = static_cast<Vertex>(code % n);
      if (now == goal && rest.number[left_.vertices[blank]] != no_vertex) {
        Walk walk;
        for (std::int32_t s = state; before[s] != s; s = before[s]) walk.push_back(left_.vertices[blank_of(s)]);
        std::reverse(walk.begin(), walk.end());
        Arrangement after = at_;
        Vertex blank_after = blank_;
        follow(after, blank_after, walk);
        const bool home =
            std::all_of(group.vertices.begin(), group.vertices.end(), [&](Vertex v) { return after[v] == v; });
        if (home && !find_obstacle(rest.board, rest.inside(after))) {
          if (walk.empty()) return true;
          add(group, walk, odd);
          if (const auto blocks = BlockTree(rest.board).blocks;
              blocks.size() == 1 && blocks[0].kind != BlockKind::bridge && blocks[0].kind != BlockKind::theta_0)
            stages_.back().rest = blocks[0].kind;
          else
            stages_.back().rest.reset();
          return true;
        }
        odd = odd || home;
      }
      for (const Vertex to : board.around(blank)) {
        next = now;
        std::replace(next.begin(), next.end(), to, blank);
        reach(next, to, 1 - static_cast<std::size_t>(state) % 2, state);
      }
    }
    return false;
  }

  void add(const Group& group, const Walk& walk, bool odd) {
    const bool slides = group.kind == Kind::ear && walk.size() == 1;  // all but one are home
    const Kind kind = slides ? Kind::single : group.kind;
    const Vertices vertices = slides ? Vertices{at_[walk[0]]} : group.vertices;
    if (vertices.size() > 1 || stages_.empty() || stages_.back().kind != kind || stages_.back().line != group.line)
      stages_.push_back({kind, group.line});
    Stage& stage = stages_.back();
    stage.vertices.insert(stage.vertices.end(), vertices.begin(), vertices.end());
    if (kind == Kind::ring) stage.vertices = left_.outside(BlockTree(left_.board).blocks.back().vertices);
    if (kind != Kind::ear) return go(stage, {vertices, walk, odd});
    // The last moves are one of each token: the blank goes through the ear.
    const auto slide = walk.end() - static_cast<std::ptrdiff_t>(std::min(walk.size(), group.vertices.size()));
    if (slide != walk.begin()) go(stage, {{}, Walk(walk.begin(), slide), odd});
    Leg last{{}, Walk(slide, walk.end())};
    for (auto to = slide; to != walk.end(); ++to) last.tokens.push_back(at_[*to]);  // none moves twice
    go(stage, std::move(last));
  }

  void go(Stage& stage, Leg leg) {
    follow(at_, blank_, leg.walk);
    stage.legs.push_back(std::move(leg));
  }

  /// All that is left. False when stopped or too long.
  bool search() {
    const auto own = left_.board == board_ ? nullptr : std::make_unique<Solver>(left_.board);
    Solver& solver = own ? *own : solver_of(board_);
    const Distance distance = solver.solve(left_.inside(at_), {400'000, 300}, control_);
    if (!distance.walk || distance.stopped || distance.walk->size() > most_moves) return false;
    const Walk walk = left_.outside(*distance.walk);
    std::vector<std::size_t> last(at_.size(), 0);  // by token: the number of its last move, from 1
    Arrangement now = at_;
    Vertex blank = blank_;
    for (std::size_t i = 0; i < walk.size(); ++i) {
      last[now[walk[i]]] = i + 1;
      follow(now, blank, std::span(&walk[i], 1));
    }
    const bool large = board_.order() > most_planned;
    Vertices astray;
    std::copy_if(left_.vertices.begin(), left_.vertices.end(), std::back_inserter(astray),
                 [&](Vertex v) { return at_[v] != v; });
    Stage& stage = stages_.emplace_back();
    const bool three = !large && astray.size() == 3 && blank_ == board_.blank();
    stage.kind = large ? Kind::search : three ? Kind::three : Kind::rings;
    if (three) stage.vertices = astray;
    stage.shortest = distance.exact();
    Leg leg;
    Vertices seen{blank_};
    for (std::size_t i = 0; i < walk.size(); ++i) {
      const Vertex home = blank_;
      const bool stays = last[at_[walk[i]]] == i + 1;
      leg.walk.push_back(walk[i]);
      follow(at_, blank_, std::span(&walk[i], 1));
      if (stays) {
        leg.tokens.push_back(home);
        if (!three) stage.vertices.push_back(home);
      }
      const bool ends = large ? stays : holds(seen, blank_);
      seen.push_back(blank_);
      if (!ends && i + 1 < walk.size()) continue;
      stage.legs.push_back(std::exchange(leg, {}));
      seen = {blank_};
    }
    return true;
  }

  const Board& board_;
  Arrangement at_;
  Vertex blank_;
  Part left_;                  ///< without what is fixed
  std::vector<Group> groups_;  ///< the next ones, in reverse
  Control& control_;
  std::vector<Stage> stages_;
  bool stopped_ = false;
};

/// Brings home in at most `left` moves what is not there, `astray` tokens, without going back to `before`.
bool descend(const Board& board, Arrangement& at, Vertex blank, Vertex before, int astray, int left, Walk& walk) {
  if (astray == 0) return true;
  if (astray > left) return false;
  for (const Vertex v : board.around(blank)) {
    if (v == before) continue;
    const Vertex token = at[v];
    std::swap(at[v], at[blank]);
    walk.push_back(v);
    const int after = astray - (token != v ? 1 : 0) + (token != blank ? 1 : 0);
    if (descend(board, at, v, blank, after, left - 1, walk)) return true;
    walk.pop_back();
    std::swap(at[v], at[blank]);
  }
  return false;
}

}  // namespace

std::optional<std::vector<Stage>> plan(const Board& board, const Arrangement& at, int columns, Control& control) {
  return Planner(board, at, columns, control).run();
}

std::optional<Walk> short_walk(const Board& board, const Arrangement& at, int most) {
  const Vertex blank = find_blank(board, at);
  int astray = 0;
  for (std::size_t v = 0; v < at.size(); ++v)
    astray += static_cast<Vertex>(v) != blank && at[v] != static_cast<Vertex>(v) ? 1 : 0;
  Walk walk;
  Arrangement now = at;
  for (int left = astray; left <= most; ++left)
    if (descend(board, now, blank, no_vertex, astray, left, walk)) return walk;
  return std::nullopt;
}

}  // namespace schlegel::sliding
