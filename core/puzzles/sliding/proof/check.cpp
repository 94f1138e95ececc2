#include <algorithm>
#include <map>
#include <set>

#include "base/text.hpp"
#include "puzzles/sliding/proof/contents.hpp"

// Judges certificates from the definition. Each kind names something that no move changes; it is computed for the
// position and for the goal, and must differ.

namespace schlegel {
namespace {

using sliding::Contents;

class Checker : sliding::ProofBoard {
 public:
  Checker(const Sliding::Instance& instance, const Sliding::State& state) : ProofBoard(instance, state) {}

  bool accept(const std::string& kind, const std::vector<std::string_view>& names) const {
    if (kind == "apart") return names.size() == 1 && apart(token(names[0]));
    if (kind == "cut") return names.size() == 2 && cut(graph_.find(names[0]), token(names[1]));
    std::vector<Vertex> vertices;
    std::set<Vertex> once;
    for (std::string_view name : names) {
      vertices.push_back(graph_.find(name));
      if (vertices.back() == no_vertex || !once.insert(vertices.back()).second) return false;
    }
    if (vertices.size() < 3 || !closed(once)) return false;
    const auto before = with_blank_at(now_, vertices[0]), after = with_blank_at(goal_, vertices[0]);
    if (before.empty() || after.empty()) return false;
    if (kind == "order") return order(vertices, before, after);
    if (kind == "parity") return parity(vertices, before, after);
    if (kind == "theta") return vertices.size() == 7 && theta(vertices, before, after);
    return false;
  }

 private:
  bool apart(Vertex token) const {
    if (token == no_vertex) return false;
    const Vertex at = vertex_of(now_, token);
    if (!holds(reached(at, no_vertex), token)) return true;
    // In a part without the blank nothing moves.
    return at != token && !holds(reached(at, no_vertex), vertex_of(now_, instance_.blank_home));
  }

  /// With the blank on v, a token's side of v is for ever: to get past v it would have to lie there when the blank
  /// comes.
  bool cut(Vertex v, Vertex token) const {
    if (v == no_vertex || token == no_vertex || token == instance_.blank_home) return false;
    const auto before = with_blank_at(now_, v), after = with_blank_at(goal_, v);
    if (before.empty() || after.empty()) return false;
    return !holds(reached(vertex_of(before, token), v), vertex_of(after, token));
  }

  /// No way leaves the set at one vertex and comes back at another. Then, with the blank at one of its vertices, trips
  /// outside change nothing inside.
  bool closed(const std::set<Vertex>& inside) const {
    std::vector<char> seen(now_.size(), 0);
    for (Vertex root : inside)
      for (const Neighbour& out : graph_.around(root)) {
        if (inside.count(out.vertex) != 0 || seen[out.vertex]) continue;
        std::vector<Vertex> queue{out.vertex};
        seen[out.vertex] = 1;
        for (std::size_t head = 0; head < queue.size(); ++head)
          for (const Neighbour& next : graph_.around(queue[head])) {
            if (inside.count(next.vertex) != 0) {
              if (next.vertex != root) return false;
            } else if (!seen[next.vertex]) {
              seen[next.vertex] = 1;
              queue.push_back(next.vertex);
            }
          }
      }
    return true;
  }
  int edges_inside(const std::vector<Vertex>& vertices) const {
    const std::set<Vertex> inside(vertices.begin(), vertices.end());
    int ends = 0;
    for (Vertex v : vertices)
      for (const Neighbour& next : graph_.around(v)) ends += inside.count(next.vertex) != 0;
    return ends / 2;
  }

  /// On a ring the cyclic order of the tokens never changes.
  bool order(const std::vector<Vertex>& ring, const Contents& before, const Contents& after) const {
    for (std::size_t i = 0; i < ring.size(); ++i)
      if (!graph_.adjacent(ring[i], ring[(i + 1) % ring.size()])) return false;
    if (edges_inside(ring) != static_cast<int>(ring.size())) return false;
    std::vector<Vertex> first, second;
    for (std::size_t i = 1; i < ring.size(); ++i) {
      first.push_back(before[ring[i]]);
      second.push_back(after[ring[i]]);
    }
    for (std::size_t i = 0; i < first.size(); ++i) {
      std::rotate(first.begin(), first.begin() + 1, first.end());
      if (first == second) return false;
    }
    return true;
  }

  /// In a bipartite piece the blank comes back after an even number of moves, so the tokens' parity never changes.
  bool parity(const std::vector<Vertex>& piece, const Contents& before, const Contents& after) const {
    if (two_colours(piece).empty()) return false;
    std::map<Vertex, Vertex> there;
    for (Vertex v : piece) there[after[v]] = v;
    std::set<Vertex> done;
    bool odd = false;
    for (Vertex v : piece)
      for (Vertex w = v; done.insert(w).second;) {
        const auto to = there.find(before[w]);
        if (to == there.end()) return true;  // not even the same tokens
        w = to->second;
        if (w != v) odd = !odd;
      }
    return odd;
  }

  /// All that the blank can do in a piece of seven vertices, tried out.
  bool theta(const std::vector<Vertex>& piece, const Contents& before, const Contents& after) const {
    Contents first, wanted;
    for (Vertex v : piece) {
      first.push_back(before[v]);
      wanted.push_back(after[v]);
    }
    std::set<Contents> seen{first};
    std::vector<Contents> queue{first};
    const Vertex blank = first[0];
    for (std::size_t head = 0; head < queue.size(); ++head) {
      Contents at = queue[head];
      if (at == wanted) return false;
      const auto b = static_cast<std::size_t>(std::find(at.begin(), at.end(), blank) - at.begin());
      for (std::size_t v = 0; v < piece.size(); ++v) {
        if (!graph_.adjacent(piece[b], piece[v])) continue;
        std::swap(at[b], at[v]);
        if (seen.insert(at).second) queue.push_back(at);
        std::swap(at[b], at[v]);
      }
    }
    return true;
  }
};

}  // namespace

CheckResult Sliding::check(const Instance& instance, const State& state, std::string_view certificate) {
  auto words = split_words(certificate);
  if (words.empty()) return CheckResult::rejected;
  const std::string kind(words[0]);
  if (kind == "searched") return CheckResult::too_large_to_check;
  words.erase(words.begin());
  return Checker(instance, state).accept(kind, words) ? CheckResult::accepted : CheckResult::rejected;
}

}  // namespace schlegel
