// The checker of reasons. It shares nothing with the solver: it builds its own picture of the instance (a helper vertex
// for open tours, set and closed edges) and then tests exactly what the reason says.
#include "puzzles/icosian/certificate.hpp"

#include <algorithm>
#include <iterator>

#include "base/text.hpp"

namespace schlegel::icosian {
namespace {

using Kind = Refutation::Kind;

std::size_t at(std::int32_t i) { return static_cast<std::size_t>(i); }

/// The instance as the search for a closed tour: an open one gets a vertex joined to all others.
struct Picture {
  struct Line {
    Vertex u, v;
    bool set = false, closed = false;
    Vertex other(Vertex w) const { return w == u ? v : u; }
  };
  int order = 0;
  std::vector<Line> lines;
  std::vector<std::vector<int>> at_vertex;
  bool broken = false;       ///< the opening uses what is no edge or closed, or repeats a vertex
  bool contradicts = false;  ///< an edge is set and forbidden

  explicit Picture(const Instance& instance) {
    const int n = instance.graph.order();
    order = instance.closed ? n : n + 1;
    for (Edge e = 0; e < instance.graph.size(); ++e)
      lines.push_back({instance.graph.ends(e).first, instance.graph.ends(e).second});
    if (!instance.closed)
      for (Vertex v = 0; v < n; ++v) lines.push_back({v, n});
    at_vertex.resize(at(order));
    for (std::size_t i = 0; i < lines.size(); ++i) {
      at_vertex[at(lines[i].u)].push_back(static_cast<int>(i));
      at_vertex[at(lines[i].v)].push_back(static_cast<int>(i));
    }
    for (const Edge e : instance.forbidden) lines[at(e)].closed = true;
    for (const Edge e : instance.required) lines[at(e)].set = true;
    std::vector<bool> seen(at(n), false);
    for (std::size_t i = 0; i < instance.opening.size(); ++i) {
      const Vertex v = instance.opening[i];
      if (seen[at(v)]) broken = true;
      seen[at(v)] = true;
      if (i == 0) continue;
      const Edge e = instance.graph.edge_between(instance.opening[i - 1], v);
      if (e == no_edge || lines[at(e)].closed) {
        broken = true;
      } else {
        lines[at(e)].set = true;
      }
    }
    if (!instance.closed && !instance.opening.empty())
      lines[at(instance.graph.size() + instance.opening[0])].set = true;
    for (const Line& line : lines) contradicts = contradicts || (line.set && line.closed);
  }

  int set_at(Vertex v) const {
    const auto& list = at_vertex[at(v)];
    return static_cast<int>(std::count_if(list.begin(), list.end(), [&](int i) { return lines[at(i)].set; }));
  }
  /// Closes every line that would be a third one at a vertex with two set.
  void close_unusable() {
    std::vector<int> set(at(order), 0);
    for (Vertex v = 0; v < order; ++v) set[at(v)] = set_at(v);
    for (Line& line : lines)
      if (!line.set && (set[at(line.u)] >= 2 || set[at(line.v)] >= 2)) line.closed = true;
  }
  int open_at(Vertex v) const {
    const auto& list = at_vertex[at(v)];
    return static_cast<int>(std::count_if(list.begin(), list.end(), [&](int i) { return !lines[at(i)].closed; }));
  }
  /// The vertices on the path of set lines from v on, in turn; ends where it closes.
  std::vector<Vertex> chain(Vertex v) const {
    std::vector<Vertex> found{v};
    int last = -1;
    for (Vertex w = v;;) {
      int way = -1;
      for (const int i : at_vertex[at(w)])
        if (lines[at(i)].set && i != last) way = i;
      if (way < 0) return found;
      w = lines[at(way)].other(w);
      if (w == v || static_cast<int>(found.size()) > order) return found;
      found.push_back(w);
      last = way;
    }
  }
};

/// The pieces that are left when the vertices in `gone` are removed.
std::vector<std::vector<Vertex>> pieces_without(const Picture& picture, const std::vector<bool>& gone) {
  std::vector<bool> seen(gone);
  std::vector<std::vector<Vertex>> pieces;
  for (Vertex v = 0; v < picture.order; ++v) {
    if (seen[at(v)]) continue;
    seen[at(v)] = true;
    std::vector<Vertex> piece{v};
    for (std::size_t next = 0; next < piece.size(); ++next) {
      for (const int i : picture.at_vertex[at(piece[next])]) {
        const Vertex u = picture.lines[at(i)].other(piece[next]);
        if (picture.lines[at(i)].closed || seen[at(u)]) continue;
        seen[at(u)] = true;
        piece.push_back(u);
      }
    }
    pieces.push_back(std::move(piece));
  }
  return pieces;
}

bool too_many_pieces(const Instance& instance, Picture picture, const std::vector<Vertex>& removed, bool singles) {
  picture.close_unusable();
  std::vector<bool> gone(at(picture.order), false);
  for (const Vertex v : removed) gone[at(v)] = true;
  int allowed = static_cast<int>(removed.size());
  if (!instance.closed) {
    gone.back() = true;
    ++allowed;
  }
  for (const auto& line : picture.lines)
    if (line.set && gone[at(line.u)] && gone[at(line.v)]) --allowed;
  if (instance.closed && removed.empty()) allowed = 1;
  const auto pieces = pieces_without(picture, gone);
  const bool single = std::all_of(pieces.begin(), pieces.end(), [](const auto& piece) { return piece.size() == 1; });
  return static_cast<int>(pieces.size()) > allowed && (single || !singles);
}

/// Repeats until nothing changes: two ways left are both set, with two set the rest is closed, and so is what would
/// close a cycle too early. Accepted when that fails. Beyond when it takes more than a few hundred million looks at a
/// line.
CheckResult forcing_fails(Picture picture) {
  constexpr CheckResult fails = CheckResult::accepted;
  if (picture.contradicts || picture.broken) return fails;
  const std::size_t most_rounds = 1 + 20'000'000 / (picture.lines.size() + 1);
  std::size_t round = 0;
  for (bool changed = true; changed;) {
    changed = false;
    if (++round > most_rounds) return CheckResult::beyond;
    for (Vertex v = 0; v < picture.order; ++v) {
      const int set = picture.set_at(v);
      const int open = picture.open_at(v);
      if (set > 2 || open < 2) return fails;
      if (open == 2 && set < 2)
        for (const int i : picture.at_vertex[at(v)])
          if (!picture.lines[at(i)].closed && !picture.lines[at(i)].set) picture.lines[at(i)].set = changed = true;
      if (picture.set_at(v) == 2 && open > 2)
        for (const int i : picture.at_vertex[at(v)])
          if (!picture.lines[at(i)].set && !picture.lines[at(i)].closed) picture.lines[at(i)].closed = changed = true;
    }
    std::vector<bool> seen(at(picture.order), false);
    for (Vertex v = 0; v < picture.order; ++v) {
      if (picture.set_at(v) > 2) return fails;
      if (seen[at(v)] || picture.set_at(v) != 1) continue;
      const std::vector<Vertex> chain = picture.chain(v);
      for (const Vertex w : chain) seen[at(w)] = true;
      if (static_cast<int>(chain.size()) == picture.order || chain.size() < 3) continue;
      for (const int i : picture.at_vertex[at(v)]) {
        auto& line = picture.lines[at(i)];
        if (line.other(v) == chain.back() && !line.closed && !line.set) line.closed = changed = true;
      }
    }
    for (Vertex v = 0; v < picture.order; ++v) {
      if (seen[at(v)] || picture.set_at(v) != 2) continue;
      const std::vector<Vertex> chain = picture.chain(v);  // no end was found from outside: a cycle
      for (const Vertex w : chain) seen[at(w)] = true;
      if (static_cast<int>(chain.size()) < picture.order) return fails;
    }
  }
  return CheckResult::rejected;
}

/// A plain search that knows only the definition.
class Recount {
 public:
  explicit Recount(const Instance& instance) : instance_(instance), visited_(at(instance.graph.order()), false) {}

  CheckResult run() {
    const int n = instance_.graph.order();
    if (n == 0) return CheckResult::accepted;
    for (Vertex v = 0; v < n && !over_ && !found_; ++v) {
      if (!instance_.opening.empty() && v != instance_.opening[0]) continue;
      step(v);
      if (instance_.closed && instance_.opening.empty()) break;
    }
    if (found_) return CheckResult::rejected;
    return over_ ? CheckResult::beyond : CheckResult::accepted;
  }

 private:
  bool complete() const {
    const Graph& graph = instance_.graph;
    std::vector<Edge> used;
    for (std::size_t i = 0; i + 1 < path_.size(); ++i) used.push_back(graph.edge_between(path_[i], path_[i + 1]));
    if (instance_.closed) {
      if (path_.size() < 3) return false;
      used.push_back(graph.edge_between(path_.back(), path_[0]));
    }
    const auto has = [&](Edge e) { return std::find(used.begin(), used.end(), e) != used.end(); };
    return !has(no_edge) && std::all_of(instance_.required.begin(), instance_.required.end(), has) &&
           std::none_of(instance_.forbidden.begin(), instance_.forbidden.end(), has);
  }
  /// An unvisited vertex with fewer than two ways left (one, if the tour may end there).
  bool cut_off(Vertex head) const {
    for (Vertex v = 0; v < instance_.graph.order(); ++v) {
      if (visited_[at(v)]) continue;
      int ways = instance_.closed ? 0 : 1;
      for (const auto& [u, e] : instance_.graph.around(v))
        ways += !visited_[at(u)] || u == head || (instance_.closed && u == path_[0] && path_.size() > 1);
      if (ways < 2) return true;
    }
    return false;
  }
  // Recursion is as deep as the tour is long: the limit comes first on large graphs.
  void step(Vertex v) {
    looks_ += visited_.size();
    if (looks_ > 20'000'000 || path_.size() > 500) over_ = true;
    if (over_ || found_) return;
    const std::size_t depth = path_.size();
    if (depth < instance_.opening.size() && instance_.opening[depth] != v) return;
    path_.push_back(v);
    visited_[at(v)] = true;
    if (path_.size() == visited_.size()) {
      found_ = complete();
    } else if (!cut_off(v)) {
      for (const auto& [u, e] : instance_.graph.around(v))
        if (!visited_[at(u)]) step(u);
    }
    visited_[at(v)] = false;
    path_.pop_back();
  }

  const Instance& instance_;
  std::vector<bool> visited_;
  std::vector<Vertex> path_;
  std::size_t looks_ = 0;
  bool over_ = false;
  bool found_ = false;
};

bool clashes(const Picture& picture, const std::vector<Vertex>& vertices) {
  if (vertices.size() == 1) return picture.set_at(vertices[0]) > 2;
  if (vertices.size() < 3 || static_cast<int>(vertices.size()) >= picture.order) return false;
  for (std::size_t i = 0; i < vertices.size(); ++i) {
    const Vertex v = vertices[i];
    const Vertex w = vertices[(i + 1) % vertices.size()];
    const auto& list = picture.at_vertex[at(v)];
    if (std::none_of(list.begin(), list.end(),
                     [&](int line) { return picture.lines[at(line)].set && picture.lines[at(line)].other(v) == w; }))
      return false;
  }
  return true;
}

struct KindName {
  Kind kind;
  std::string_view name;
};
constexpr KindName kind_names[] = {{Kind::too_small, "too-small"}, {Kind::opening, "opening"},
                                   {Kind::stranded, "stranded"},   {Kind::clash, "clash"},
                                   {Kind::pieces, "pieces"},       {Kind::sides, "sides"},
                                   {Kind::forced, "forced"},       {Kind::exhausted, "exhausted"}};

std::string shown_name(const Graph& graph, Vertex v) {
  std::string name = graph.name(v);
  if (name.size() == 1) name[0] = to_upper(name[0]);
  return name;
}

std::string listed(const Graph& graph, const std::vector<Vertex>& vertices) {
  std::string text;
  for (std::size_t i = 0; i < vertices.size(); ++i) {
    if (i > 0) text += i + 1 == vertices.size() ? " and " : ", ";
    text += shown_name(graph, vertices[i]);
  }
  return text;
}

}  // namespace

CheckResult check(const Instance& instance, const Refutation& refutation) {
  const int n = instance.graph.order();
  std::vector<bool> seen(at(n), false);
  for (const Vertex v : refutation.vertices) {
    if (v < 0 || v >= n || seen[at(v)]) return CheckResult::rejected;
    seen[at(v)] = true;
  }
  const auto judge = [](bool holds) { return holds ? CheckResult::accepted : CheckResult::rejected; };
  const std::vector<Vertex>& vertices = refutation.vertices;
  if (refutation.kind == Kind::too_small) return judge(n == 0 || (instance.closed && n < 3));
  if (refutation.kind == Kind::exhausted) return Recount(instance).run();
  const Picture picture(instance);
  // Without another vertex the helper of an open tour would need two edges to the same one.
  if (!instance.closed && n == 1) return judge(picture.broken || picture.contradicts);
  switch (refutation.kind) {
    case Kind::opening:
      return judge(picture.broken);
    case Kind::stranded: {
      if (vertices.size() != 1) return CheckResult::rejected;
      Picture open = picture;
      open.close_unusable();
      return judge(open.open_at(vertices[0]) < 2);
    }
    case Kind::clash:
      return judge(clashes(picture, vertices));
    case Kind::pieces:
      return judge(too_many_pieces(instance, picture, vertices, false));
    case Kind::sides:
      return judge(too_many_pieces(instance, picture, vertices, true));
    case Kind::forced:
      return forcing_fails(picture);
    default:
      return CheckResult::rejected;
  }
}

std::string describe(const Instance& instance, const Refutation& refutation) {
  const Graph& graph = instance.graph;
  const std::vector<Vertex>& vertices = refutation.vertices;
  for (const Vertex v : vertices)
    if (v < 0 || v >= graph.order()) return "This reason belongs to another board.";
  const std::string names = listed(graph, vertices);
  const bool playing = instance.opening.size() > 1;
  switch (refutation.kind) {
    case Kind::too_small:
      return instance.closed ? "A closed tour needs at least three holes." : "There is no hole to visit.";
    case Kind::opening:
      return "The opening is not a path along open lines" + (names.empty() ? "." : ": see " + names + ".");
    case Kind::stranded:
      return (playing ? "It would cut off " : "There are not two ways left for ") + names + ".";
    case Kind::clash:
      if (vertices.size() == 1) return "Three lines that must be used meet at " + names + ".";
      return "Lines that must be used close a cycle too early: " + names + ".";
    case Kind::sides:
      return "The " + std::to_string(graph.order() - static_cast<int>(vertices.size())) +
             " holes of one colour are only joined through the " + std::to_string(vertices.size()) +
             " of the other, which is too few to alternate.";
    case Kind::forced:
      return "Following what is forced leads to a contradiction" + (names.empty() ? "." : " at " + names + ".");
    case Kind::exhausted:
      return "Every way was tried: none is complete (" + refutation.method + ", " +
             plural(refutation.work, "step", "steps") + ").";
    case Kind::pieces:
      break;
  }
  if (vertices.empty()) return "The holes that are left are not connected.";
  Picture picture(instance);
  picture.close_unusable();
  std::vector<bool> gone(at(picture.order), false);
  for (const Vertex v : vertices) gone[at(v)] = true;
  if (!instance.closed) gone.back() = true;
  const auto pieces = pieces_without(picture, gone);
  // Next to the ends of the path walked so far, people see what is cut off, not what is removed.
  const std::vector<Vertex>& path = instance.opening;
  if (playing &&
      std::all_of(vertices.begin(), vertices.end(), [&](Vertex v) { return v == path.front() || v == path.back(); })) {
    const std::vector<Vertex>* smallest = nullptr;
    for (const auto& piece : pieces) {
      const bool walked = std::find(path.begin(), path.end(), piece[0]) != path.end();
      if (!walked && (!smallest || piece.size() < smallest->size())) smallest = &piece;
    }
    if (smallest && smallest->size() <= 4) return "It would cut off " + listed(graph, *smallest) + ".";
  }
  const std::string count = std::to_string(pieces.size());
  if (vertices.size() <= 8) return "Removing " + names + " leaves " + count + " pieces, more than a tour can join.";
  return "Removing " + std::to_string(vertices.size()) + " holes leaves " + count +
         " pieces, more than a tour can join.";
}

std::string write_refutation(const Refutation& refutation) {
  std::string line;
  for (const auto& [kind, name] : kind_names)
    if (kind == refutation.kind) line = name;
  if (refutation.kind == Kind::exhausted) return line + " " + refutation.method + " " + std::to_string(refutation.work);
  for (const Vertex v : refutation.vertices) line += " " + std::to_string(v);
  return line;
}

Result<Refutation> parse_refutation(std::string_view text) {
  TextCursor cursor(text);
  cursor.skip_blanks();
  const std::string_view word = cursor.take_while([](char c) { return is_letter(c) || c == '-'; });
  const auto* const known =
      std::find_if(std::begin(kind_names), std::end(kind_names), [&](const KindName& k) { return k.name == word; });
  if (known == std::end(kind_names))
    return TextCursor(text).error(
        "a reason begins with too-small, opening, stranded, clash, pieces, sides, forced or exhausted");
  Refutation refutation;
  refutation.kind = known->kind;
  cursor.skip_blanks();
  if (refutation.kind == Kind::exhausted) {
    refutation.method = std::string(cursor.take_word());
    if (refutation.method != "backtracking" && refutation.method != "frontier" && refutation.method != "sat")
      return cursor.error("the method must be backtracking, frontier or sat");
    cursor.skip_blanks();
    const auto work = cursor.take_integer("the number of steps", 0, std::int64_t{1} << 53);
    if (!work) return work.error();
    refutation.work = static_cast<std::uint64_t>(*work);
    cursor.skip_blanks();
  }
  while (refutation.kind != Kind::exhausted && !cursor.at_end() && refutation.vertices.size() <= max_vertices) {
    const auto vertex = cursor.take_integer("a vertex", 0, max_vertices - 1);
    if (!vertex) return vertex.error();
    refutation.vertices.push_back(static_cast<Vertex>(*vertex));
    cursor.skip_blanks();
  }
  if (!cursor.at_end()) return cursor.error("the reason should end here");
  return refutation;
}

}  // namespace schlegel::icosian
