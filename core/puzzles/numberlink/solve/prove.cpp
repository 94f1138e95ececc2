// Proofs that nobody has to search for again. The rules become clauses over "edge e is drawn" and "vertex v is on line
// p" (Refutation::lemmas names the variables), and a SAT solver looks for a solution. Where its answer has a part
// without a terminal that some line must enter, a loop, a clause says that a link leaves it (a cut), and it is asked
// again (after Dantzig, Fulkerson and Johnson 1954). When no answer is left, the clauses that it has learned on the way
// are lemmas, each of which follows by unit propagation from the axioms, the cuts and the lemmas before it (Goldberg
// and Novikov 2003); trim() leaves out all that the contradiction does not rest on.
//
// Invariant: known_ holds the axioms and cuts in the order in which the solver got them, learned_ the lemmas. Before a
// proof is handed out the checker has accepted it. Worst case exponential, and so the literals learned are limited,
// like the labels, of which n P^2 clauses say that a vertex has at most one.
#include <algorithm>

#include "puzzles/numberlink/open_ends.hpp"
#include "puzzles/numberlink/solve/reasons.hpp"
#include "puzzles/numberlink/words.hpp"
#include "search/sat.hpp"
#include "search/trim.hpp"

namespace schlegel::numberlink {
namespace {

/// Gives the clauses of the rules to a SAT solver, and keeps both these and the clauses that it learns.
class Prover {
 public:
  Prover(const Instance& instance, const Links& drawn)
      : instance_(instance), graph_(instance.graph), pairs_(static_cast<int>(instance.pairs.size())) {
    sat_.record([this](std::span<const int> clause) {
      if (!clause.empty()) learned_.add(clause);
    });
    pair_of_.assign(graph_.order(), -1);
    for (int p = 0; p < pairs_; ++p)
      for (Vertex v : {instance.pairs[p].a, instance.pairs[p].b}) pair_of_[v] = p;
    covered_.assign(graph_.order(), instance.rules.cover ? 1 : 0);
    for (Edge e : drawn) {
      say({link(e)});
      covered_[graph_.ends(e).first] = covered_[graph_.ends(e).second] = 1;
    }
    for (Vertex v = 0; v < graph_.order(); ++v) {
      say_links(v);
      say_label(v);
    }
    for (Edge e = 0; e < graph_.size(); ++e) say_edge(e);
  }

  std::optional<Refutation> run(Control& control) {
    for (;;) {
      const auto answer = sat_.solve(control);
      if (answer == Sat::Answer::unsatisfiable) break;
      if (answer == Sat::Answer::stopped || !cut_loops()) return std::nullopt;
    }
    const auto kept = trim(label(graph_.order(), 0) - 1, known_, learned_, control);
    if (!kept) return std::nullopt;
    Refutation proof;
    proof.kind = Refutation::Kind::proof;
    for (auto& [clause, cut] : cuts_)
      if (kept->axioms[clause]) proof.cuts.push_back(std::move(cut));
    for (std::size_t i = 0; i < kept->lemmas.size(); ++i)
      proof.lemmas.emplace_back(kept->lemmas[i].begin(), kept->lemmas[i].end());
    return proof;
  }

  std::size_t literals() const { return learned_.literals(); }

 private:
  void say(std::span<const int> clause) {
    known_.add(clause);
    sat_.add(clause);
  }
  void say(std::initializer_list<int> clause) { say(std::span<const int>(clause.begin(), clause.size())); }

  int link(Edge e) const { return 1 + e; }
  int label(Vertex v, int p) const { return 1 + graph_.size() + v * pairs_ + p; }

  void say_links(Vertex v) {
    std::vector<int> all;
    for (const auto& next : graph_.around(v)) all.push_back(link(next.edge));
    const bool terminal = pair_of_[v] >= 0;
    if (terminal) say(all);
    for (std::size_t i = 0; i < all.size(); ++i)
      for (std::size_t j = i + 1; j < all.size(); ++j) {
        if (terminal) say({-all[i], -all[j]});
        for (std::size_t k = j + 1; !terminal && k < all.size(); ++k) say({-all[i], -all[j], -all[k]});
      }
    if (terminal) return;
    if (instance_.rules.cover && all.empty()) say(all);
    for (std::size_t i = 0; i < all.size(); ++i) {
      std::vector<int> others = all;
      if (instance_.rules.cover)
        others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
      else
        others[i] = -others[i];
      say(others);
    }
  }
  void say_label(Vertex v) {
    std::vector<int> all;
    for (int p = 0; p < pairs_; ++p) {
      all.push_back(label(v, p));
      if (pair_of_[v] == p) say({label(v, p)});
      for (int q = 0; q < p; ++q) say({-label(v, p), -label(v, q)});
    }
    if (instance_.rules.cover) say(all);
  }
  void say_edge(Edge e) {
    const auto [u, v] = graph_.ends(e);
    for (int p = 0; p < pairs_; ++p) {
      say({-link(e), -label(u, p), label(v, p)});
      say({-link(e), label(u, p), -label(v, p)});
      if (!instance_.rules.self_touch) say({link(e), -label(u, p), -label(v, p)});
    }
  }
  /// A cut for every part of the solver's answer that some line must enter and that has no terminal; false when there
  /// is none.
  bool cut_loops() {
    std::vector<char> seen(graph_.order(), 0);
    std::vector<std::vector<Vertex>> loops;
    for (Vertex start = 0; start < graph_.order(); ++start) {
      if (seen[start]) continue;
      std::vector<Vertex> part;
      flood(graph_, start, part, seen, 0, 1, [&](Vertex, Edge e) { return sat_.value(link(e)); });
      const bool terminal = std::any_of(part.begin(), part.end(), [&](Vertex v) { return pair_of_[v] >= 0; });
      const bool covered = std::any_of(part.begin(), part.end(), [&](Vertex v) { return covered_[v] != 0; });
      if (covered && !terminal) loops.push_back(std::move(part));
    }
    for (auto& loop : loops) {
      std::sort(loop.begin(), loop.end());
      std::vector<int> leaving;
      for (Vertex v : loop)
        for (const auto& [u, e] : graph_.around(v))
          if (!std::binary_search(loop.begin(), loop.end(), u)) leaving.push_back(link(e));
      cuts_.emplace_back(known_.size(), std::move(loop));
      say(leaving);
    }
    return !loops.empty();
  }

  const Instance& instance_;
  const Graph& graph_;
  int pairs_;
  std::vector<int> pair_of_;
  std::vector<char> covered_;  // by vertex: some line must run through it
  Clauses known_, learned_;
  std::vector<std::pair<std::size_t, std::vector<Vertex>>> cuts_;  // with the clause of each
  Sat sat_;
};

/// Ends the search when the clauses that it has learned are too long in all.
class LengthLimit : public Control {
 public:
  LengthLimit(Control& control, const Prover& prover, std::size_t most)
      : control_(control), prover_(prover), most_(most) {}
  bool tick(const Progress& progress) override {
    return prover_.literals() <= most_ && control_.tick({-1, progress.steps, words::phase_proving.english});
  }

 private:
  Control& control_;
  const Prover& prover_;
  std::size_t most_;
};

}  // namespace

std::optional<Refutation> prove(const Instance& instance, const Links& drawn, std::size_t most_literals,
                                Control& control) {
  Refutation forced;
  forced.kind = Refutation::Kind::proof;
  const CheckResult at_once = check_proof(instance, drawn, forced);
  if (at_once == CheckResult::accepted) return forced;
  const auto pairs = static_cast<std::uint64_t>(instance.pairs.size());
  const std::uint64_t exclusive_labels = static_cast<std::uint64_t>(instance.graph.order()) * pairs * pairs;
  if (at_once == CheckResult::too_large_to_check || exclusive_labels > 1'000'000) return std::nullopt;
  Prover prover(instance, drawn);
  LengthLimit limit(control, prover, most_literals);
  auto proof = prover.run(limit);
  if (!proof || check_proof(instance, drawn, *proof) != CheckResult::accepted) return std::nullopt;
  return proof;
}

Refutation proved(const Instance& instance, const Links& drawn, Refutation reason, Control& control) {
  constexpr std::size_t most_literals = 150'000;  // so that the text stays below about a megabyte
  if (reason.kind == Refutation::Kind::exhausted)
    if (auto proof = prove(instance, drawn, most_literals, control)) return *std::move(proof);
  return reason;
}

}  // namespace schlegel::numberlink
