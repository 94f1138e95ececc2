// Negotiated congestion (McMurchie and Ebeling 1995, "PathFinder"). Every line takes a cheapest way, alone at first.
// Where lines share a place, the place grows dearer twice: for now, with every line that is on it, and for good, with
// every round in which it was shared. Lines that share a place are taken up and laid again, in a random order, until no
// place is shared. The price for sharing rises round by round, so that lines with another way take it and leave the
// place to the line that has none. A try that stalls is begun anew with prices disturbed at random.
//
// Ways are found by A*; the bound is the difference of distances to a few far places (landmarks, Goldberg and Harrelson
// 2005), which needs nothing of the graph but its edges. Invariant: users_[v] is the number of lines on v. Worst case
// of a round: pairs * (m + n log n). There is no promise that the bargaining ends, hence the bound on work.
#include "puzzles/numberlink/solve/route.hpp"

#include <algorithm>
#include <queue>

#include "base/random.hpp"
#include "puzzles/numberlink/open_ends.hpp"
#include "puzzles/numberlink/verify.hpp"
#include "puzzles/numberlink/words.hpp"

namespace schlegel::numberlink {
namespace {

using Cost = std::int64_t;

class Router {
 public:
  Router(const Instance& instance, const OpenEnds& open_ends, std::uint64_t most_work, Control& control)
      : graph_(instance.graph), most_work_(most_work), control_(control) {
    const std::size_t n = graph_.order();
    blocked_.assign(n, 0);
    for (std::size_t v = 0; v < n; ++v) blocked_[v] = open_ends.owner[v] >= 0;
    for (const auto& open : open_ends.open) lines_.push_back({open.a, open.b, {}});
    price_.resize(n);
    users_.assign(n, 0);
    best_.resize(n);
    from_.resize(n);
    seen_.assign(n, 0);
    find_landmarks();
  }

  /// The edges of lines that share nothing; nothing when stopped, out of work, or a line has no way at all.
  std::optional<Links> run() {
    for (int tries = 0;; ++tries) {
      const End end = negotiate(tries);
      if (end == End::stalled) continue;
      if (end != End::agreed) return std::nullopt;
      Links links;
      for (const Line& line : lines_)
        for (std::size_t i = 1; i < line.way.size(); ++i)
          links.push_back(graph_.edge_between(line.way[i - 1], line.way[i]));
      return links;
    }
  }
  std::uint64_t work() const { return work_; }
  bool stopped() const { return stopped_; }

 private:
  struct Line {
    Vertex a, b;
    std::vector<Vertex> way;  // from a to b
  };
  enum class End { agreed, stalled, over };

  void find_landmarks() {
    Vertex far = 0;
    std::vector<std::int32_t> nearest(graph_.order(), 1 << 30);
    while (landmarks_.size() < 6 && graph_.order() > 0) {
      std::vector<int> distance = graph_.distances(far);
      for (std::size_t v = 0; v < nearest.size(); ++v) nearest[v] = std::min(nearest[v], distance[v]);
      far = static_cast<Vertex>(std::max_element(nearest.begin(), nearest.end()) - nearest.begin());
      landmarks_.push_back(std::move(distance));
    }
  }
  /// A lower bound on the steps from v to the goal.
  Cost bound(Vertex v, Vertex goal) const {
    std::int32_t most = 0;
    for (const auto& distance : landmarks_) most = std::max(most, std::abs(distance[v] - distance[goal]));
    return most;
  }

  Cost cost(Vertex v) const { return price_[v] * (4 + users_[v] * sharing_) / 4; }

  /// A cheapest way for the line, which is on no place now; false when there is none or the work is over.
  bool place(Line& line) {
    struct Entry {
      Cost guess;
      Vertex vertex;
      bool operator<(const Entry& other) const { return guess > other.guess; }
    };
    ++round_;
    std::priority_queue<Entry> queue;
    best_[line.a] = 0;
    seen_[line.a] = round_;
    from_[line.a] = no_vertex;
    queue.push({least_ * bound(line.a, line.b), line.a});
    while (!queue.empty()) {
      const auto [guess, v] = queue.top();
      queue.pop();
      if (v == line.b) {
        line.way.clear();
        for (Vertex u = v; u != no_vertex; u = from_[u]) line.way.push_back(u);
        std::reverse(line.way.begin(), line.way.end());
        for (Vertex u : line.way) ++users_[u];
        return true;
      }
      if (guess > best_[v] + least_ * bound(v, line.b)) continue;
      if ((++work_ & 1023) == 0 && (work_ > most_work_ || !control_.tick({-1, work_, words::phase_routing.english}))) {
        stopped_ = work_ <= most_work_;
        return false;
      }
      for (const auto& [u, e] : graph_.around(v)) {
        if (blocked_[u] && u != line.b) continue;
        const Cost reached = best_[v] + cost(u);
        if (seen_[u] == round_ && best_[u] <= reached) continue;
        seen_[u] = round_;
        best_[u] = reached;
        from_[u] = v;
        queue.push({reached + least_ * bound(u, line.b), u});
      }
    }
    return false;
  }
  void take_up(Line& line) {
    for (Vertex u : line.way) --users_[u];
    line.way.clear();
  }
  bool shares(const Line& line) const {
    return std::any_of(line.way.begin(), line.way.end(), [&](Vertex v) { return users_[v] > 1; });
  }

  End negotiate(int tries) {
    // Slow bargaining succeeds far more often than many short tries (contest grids of 2017).
    constexpr int most_rounds = 6000;
    const Cost rise = tries % 2 == 0 ? 2 : 1;
    for (Cost& price : price_)
      price = least_ + static_cast<Cost>(random_.below(std::uint64_t{1} + (tries > 0 ? 8 : 0)));
    sharing_ = 2;
    for (Line& line : lines_) take_up(line);
    std::vector<std::size_t> turn(lines_.size());
    for (std::size_t i = 0; i < turn.size(); ++i) turn[i] = i;
    for (int round = 0; round < most_rounds; ++round) {
      random_.shuffle(turn);
      for (const std::size_t i : turn) {
        if (round > 0 && !shares(lines_[i])) continue;
        take_up(lines_[i]);
        if (!place(lines_[i])) return End::over;
      }
      bool agreed = true;
      for (std::size_t v = 0; v < users_.size(); ++v) {
        if (users_[v] < 2) continue;
        agreed = false;
        price_[v] += rise * (users_[v] - 1);
      }
      if (agreed) return End::agreed;
      turn.clear();
      for (std::size_t i = 0; i < lines_.size(); ++i)
        if (shares(lines_[i])) turn.push_back(i);
      sharing_ = std::min<Cost>(sharing_ + 1 + sharing_ / 100, 1000);
    }
    return End::stalled;
  }

  static constexpr Cost least_ = 16;  // the price of a place that nobody wants

  const Graph& graph_;
  std::uint64_t most_work_, work_ = 0;
  Control& control_;
  bool stopped_ = false;
  Random random_{1};
  std::vector<char> blocked_;
  std::vector<Line> lines_;
  std::vector<Cost> price_, best_;
  std::vector<std::int32_t> users_;
  std::vector<Vertex> from_;
  std::vector<std::uint32_t> seen_;
  std::uint32_t round_ = 0;
  Cost sharing_ = 0;  // how much dearer a place is for each line on it, in quarters of its price
  std::vector<std::vector<std::int32_t>> landmarks_;
};

}  // namespace

Routed route(const Instance& instance, const Links& drawn, std::uint64_t most_work, Control& control) {
  Routed routed;
  const OpenEnds open_ends(instance, drawn);
  if (open_ends.broken || instance.rules.cover) return routed;
  Router router(instance, open_ends, most_work, control);
  routed.links = router.run();
  routed.work = router.work();
  routed.stopped = router.stopped();
  if (!routed.links) return routed;
  routed.links->insert(routed.links->end(), drawn.begin(), drawn.end());
  std::sort(routed.links->begin(), routed.links->end());
  if (!verify(instance, *routed.links)) routed.links.reset();
  return routed;
}

}  // namespace schlegel::numberlink
