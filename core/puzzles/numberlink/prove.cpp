#include <algorithm>

#include "puzzles/numberlink/certificate.hpp"
#include "search/sat.hpp"

namespace schlegel::numberlink {
namespace {

std::size_t at(std::int32_t i) { return static_cast<std::size_t>(i); }

/// The clauses of a proof (see Refutation::lemmas) for a SAT solver.
class Prover {
 public:
  Prover(const Instance& instance, const Links& drawn, std::size_t most_literals)
      : instance_(instance), graph_(instance.graph), pairs_(static_cast<int>(instance.pairs.size())) {
    sat_.record([this, most_literals](std::span<const int> clause) {
      if (clause.empty()) return;
      literals += clause.size();
      if (literals <= most_literals) proof_.lemmas.emplace_back(clause.begin(), clause.end());
    });
    pair_of_.assign(at(graph_.order()), -1);
    for (int p = 0; p < pairs_; ++p)
      for (Vertex v : {instance.pairs[at(p)].a, instance.pairs[at(p)].b}) pair_of_[at(v)] = p;
    covered_.assign(at(graph_.order()), instance.rules.cover ? 1 : 0);
    for (Edge e : drawn) {
      sat_.add({link(e)});
      covered_[at(graph_.ends(e).first)] = covered_[at(graph_.ends(e).second)] = 1;
    }
    for (Vertex v = 0; v < graph_.order(); ++v) {
      say_links(v);
      say_label(v);
    }
    for (Edge e = 0; e < graph_.size(); ++e) say_edge(e);
    if (!instance.rules.squares)
      for (const auto& s : instance.squares)
        for (int p = 0; p < pairs_; ++p) sat_.add({-label(s[0], p), -label(s[1], p), -label(s[2], p), -label(s[3], p)});
  }

  std::optional<Refutation> run(Control& control) {
    proof_.kind = Refutation::Kind::proof;
    for (;;) {
      const auto answer = sat_.solve(control);
      if (answer == Sat::Answer::unsatisfiable) return proof_;
      if (answer == Sat::Answer::stopped || !cut_loops()) return std::nullopt;
    }
  }

  std::size_t literals = 0;

 private:
  int link(Edge e) const { return 1 + e; }
  int label(Vertex v, int p) const { return 1 + graph_.size() + v * pairs_ + p; }

  void say_links(Vertex v) {
    std::vector<int> all;
    for (const auto& next : graph_.around(v)) all.push_back(link(next.edge));
    const bool terminal = pair_of_[at(v)] >= 0;
    if (terminal) sat_.add(all);
    for (std::size_t i = 0; i < all.size(); ++i)
      for (std::size_t j = i + 1; j < all.size(); ++j) {
        if (terminal) sat_.add({-all[i], -all[j]});
        for (std::size_t k = j + 1; !terminal && k < all.size(); ++k) sat_.add({-all[i], -all[j], -all[k]});
      }
    if (terminal) return;
    if (instance_.rules.cover && all.empty()) sat_.add(all);
    for (std::size_t i = 0; i < all.size(); ++i) {
      std::vector<int> others = all;
      if (instance_.rules.cover)
        others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
      else
        others[i] = -others[i];
      sat_.add(others);
    }
  }
  void say_label(Vertex v) {
    std::vector<int> all;
    for (int p = 0; p < pairs_; ++p) {
      all.push_back(label(v, p));
      if (pair_of_[at(v)] == p) sat_.add({label(v, p)});
      for (int q = 0; q < p; ++q) sat_.add({-label(v, p), -label(v, q)});
    }
    if (instance_.rules.cover) sat_.add(all);
  }
  void say_edge(Edge e) {
    const auto [u, v] = graph_.ends(e);
    for (int p = 0; p < pairs_; ++p) {
      sat_.add({-link(e), -label(u, p), label(v, p)});
      sat_.add({-link(e), label(u, p), -label(v, p)});
      if (!instance_.rules.self_touch) sat_.add({link(e), -label(u, p), -label(v, p)});
    }
  }
  /// A cut for every part of the solver's answer that must be and has no terminal; false when there is none.
  bool cut_loops() {
    std::vector<char> seen(at(graph_.order()), 0);
    std::vector<std::vector<Vertex>> loops;
    for (Vertex start = 0; start < graph_.order(); ++start) {
      if (seen[at(start)]) continue;
      std::vector<Vertex> part{start};
      seen[at(start)] = 1;
      bool terminal = false, covered = false;
      for (std::size_t i = 0; i < part.size(); ++i) {
        terminal = terminal || pair_of_[at(part[i])] >= 0;
        covered = covered || covered_[at(part[i])];
        for (const auto& [u, e] : graph_.around(part[i])) {
          if (seen[at(u)] || !sat_.value(link(e))) continue;
          seen[at(u)] = 1;
          part.push_back(u);
        }
      }
      if (covered && !terminal) loops.push_back(std::move(part));
    }
    for (auto& loop : loops) {
      std::sort(loop.begin(), loop.end());
      std::vector<int> leaving;
      for (Vertex v : loop)
        for (const auto& [u, e] : graph_.around(v))
          if (!std::binary_search(loop.begin(), loop.end(), u)) leaving.push_back(link(e));
      sat_.add(leaving);
      proof_.cuts.push_back(std::move(loop));
    }
    return !loops.empty();
  }

  const Instance& instance_;
  const Graph& graph_;
  int pairs_;
  std::vector<int> pair_of_;
  std::vector<char> covered_;  // by vertex: some line must run through it
  Refutation proof_;
  Sat sat_;
};

/// Ends the search when the proof has become too long.
class LengthLimit : public Control {
 public:
  LengthLimit(Control& control, const Prover& prover, std::size_t most)
      : control_(control), prover_(prover), most_(most) {}
  bool tick(const Progress& progress) override {
    return prover_.literals <= most_ && control_.tick({-1, progress.steps, "proving"});
  }

 private:
  Control& control_;
  const Prover& prover_;
  std::size_t most_;
};

}  // namespace

std::optional<Refutation> prove(const Instance& instance, const Links& drawn, std::size_t most_literals,
                                Control& control) {
  const std::size_t labels = at(instance.graph.order()) * instance.pairs.size();
  if (labels > 20'000 || labels * instance.pairs.size() > 1'000'000) return std::nullopt;
  for (Vertex v = 0; v < instance.graph.order(); ++v)
    if (instance.graph.degree(v) > 40) return std::nullopt;
  Prover prover(instance, drawn, most_literals);
  LengthLimit limit(control, prover, most_literals);
  auto proof = prover.run(limit);
  if (!proof || prover.literals > most_literals) return std::nullopt;
  if (check_proof(instance, drawn, *proof) != CheckResult::accepted) return std::nullopt;
  return proof;
}

}  // namespace schlegel::numberlink
