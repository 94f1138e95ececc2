// A proof is judged with nothing but the instance, the meaning of the variables (Refutation::lemmas) and unit
// propagation: a clause whose literals are all false but one makes that one true. A lemma is accepted when its negation
// propagates to a clause with no literal left (reverse unit propagation; Goldberg and Novikov 2003). Two literals of
// each clause are watched, so that a clause is looked at only when one of these becomes false. The rule that a vertex
// has at most one label would be very many clauses; only_label() propagates it directly. The work is bounded.
#include <algorithm>

#include "base/index.hpp"
#include "puzzles/numberlink/proof/certificate.hpp"

namespace schlegel::numberlink {
namespace {

class Propagation {
 public:
  /// Variables up to `links` say that an edge is drawn; then come the labels of each vertex, `pairs` of them.
  Propagation(int links, int vertices, int pairs)
      : links_(links), pairs_(pairs), value_(at(links + vertices * pairs) + 1, 0), watches_(2 * value_.size()) {}

  bool contradiction() const { return contradiction_; }
  bool tired() const { return work_ > most_work; }
  /// The literals that are true, in the order in which they became so.
  const std::vector<int>& trail() const { return trail_; }
  /// The literals of the clause that failed last, or a label of which a vertex would have two.
  const std::vector<int>& failed() const { return failed_; }

  /// Takes a clause as true and draws what follows.
  void assert_clause(std::vector<int> clause) {
    if (contradiction_) return;
    std::sort(clause.begin(), clause.end());
    clause.erase(std::unique(clause.begin(), clause.end()), clause.end());
    // Literals that are not false come first, to be watched.
    const auto open = std::partition(clause.begin(), clause.end(), [&](int l) { return value(l) >= 0; });
    const auto free = open - clause.begin();
    if (free == 0) {
      contradiction_ = true;
      if (!clause.empty()) failed_ = clause;
    }
    if (free == 1) contradiction_ = value(clause[0]) == 0 && (set(clause[0]), !propagate());
    if (clause.size() > 1) {
      clauses_.push_back(std::move(clause));
      for (int i = 0; i < 2; ++i) watch(clauses_.back()[i], clauses_.size() - 1);
    }
  }
  /// Whether the clause follows by unit propagation.
  bool follows(const std::vector<int>& clause) {
    if (contradiction_) return true;
    const std::size_t mark = trail_.size();
    bool clash = false;
    for (int literal : clause) {
      if (value(literal) > 0) clash = true;
      if (value(literal) == 0) set(-literal);
    }
    clash = clash || !propagate();
    while (trail_.size() > mark) {
      value_[std::abs(trail_.back())] = 0;
      trail_.pop_back();
    }
    next_ = mark;
    return clash;
  }

 private:
  static constexpr std::uint64_t most_work = 60'000'000;

  int value(int literal) const { return literal > 0 ? value_[literal] : -value_[-literal]; }
  std::vector<std::size_t>& watching(int literal) {
    return watches_[2 * at(std::abs(literal)) + (literal < 0 ? 1 : 0)];
  }
  void watch(int literal, std::size_t clause) { watching(literal).push_back(clause); }
  void set(int literal) {
    value_[std::abs(literal)] = literal > 0 ? 1 : -1;
    trail_.push_back(literal);
  }
  /// A vertex with this label has no other; false when it has.
  bool only_label(int literal) {
    if (literal <= links_) return true;
    const int first = literal - (literal - links_ - 1) % pairs_;
    work_ += pairs_;
    for (int other = first; other < first + pairs_; ++other) {
      if (other != literal && value(other) > 0) {
        failed_ = {literal};
        return false;
      }
      if (other != literal && value(other) == 0) set(-other);
    }
    return true;
  }
  /// False on a clause with no literal left.
  bool propagate() {
    for (; next_ < trail_.size() && !tired(); ++next_) {
      if (!only_label(trail_[next_])) return false;
      const int gone = -trail_[next_];
      auto& list = watching(gone);
      std::size_t kept = 0;
      for (std::size_t i = 0; i < list.size(); ++i) {
        auto& clause = clauses_[list[i]];
        work_ += 1;
        if (clause[0] == gone) std::swap(clause[0], clause[1]);
        std::size_t k = 2;
        if (value(clause[0]) <= 0)
          while (k < clause.size() && value(clause[k]) < 0) ++k;
        else
          k = clause.size();
        work_ += k;
        if (value(clause[0]) <= 0 && k < clause.size()) {
          std::swap(clause[1], clause[k]);
          watch(clause[1], list[i]);
          continue;
        }
        list[kept++] = list[i];
        if (value(clause[0]) == 0) set(clause[0]);
        if (value(clause[0]) > 0) continue;
        failed_ = clause;
        while (++i < list.size()) list[kept++] = list[i];
        list.resize(kept);
        return false;
      }
      list.resize(kept);
    }
    return true;
  }

  int links_, pairs_;
  std::vector<std::int8_t> value_;
  std::vector<std::vector<int>> clauses_;
  std::vector<std::vector<std::size_t>> watches_;  // by literal
  std::vector<int> trail_, failed_;
  std::size_t next_ = 0;
  std::uint64_t work_ = 0;
  bool contradiction_ = false;
};

/// Whether the labels and the clauses of the rules are few enough to be written down.
bool can_be_checked(const Instance& instance) {
  constexpr std::uint64_t most_labels = 100'000, most_clauses = 1'000'000;
  const auto pairs = static_cast<std::uint64_t>(instance.pairs.size());
  if (static_cast<std::uint64_t>(instance.graph.order()) * pairs > most_labels) return false;
  std::uint64_t clauses = pairs * 3 * static_cast<std::uint64_t>(instance.graph.size());
  for (Vertex v = 0; v < instance.graph.order(); ++v) {
    const auto degree = static_cast<std::uint64_t>(instance.graph.degree(v));
    clauses += 1 + degree + degree * degree * degree / 6;
  }
  return clauses <= most_clauses;
}

/// The axioms: the rules for each vertex and edge by itself.
class Axioms {
 public:
  Axioms(const Instance& instance, const Links& drawn, Propagation& to)
      : instance_(instance), to_(to), covered_(instance.graph.order(), instance.rules.cover ? 1 : 0) {
    pairs_ = static_cast<int>(instance.pairs.size());
    std::vector<int> home(instance.graph.order(), -1);
    for (int p = 0; p < pairs_; ++p) home[instance.pairs[p].a] = home[instance.pairs[p].b] = p;
    for (Edge e : drawn) {
      to.assert_clause({drawn_edge(e)});
      const auto [u, v] = instance.graph.ends(e);
      covered_[u] = covered_[v] = 1;
    }
    for (Vertex v = 0; v < instance.graph.order(); ++v) vertex(v, home[v]);
    for (Edge e = 0; e < instance.graph.size(); ++e) {
      const auto [u, v] = instance.graph.ends(e);
      for (int p = 0; p < pairs_; ++p) {
        to.assert_clause({-drawn_edge(e), -on(u, p), on(v, p)});
        to.assert_clause({-drawn_edge(e), on(u, p), -on(v, p)});
        if (!instance.rules.self_touch) to.assert_clause({-on(u, p), -on(v, p), drawn_edge(e)});
      }
    }
  }
  /// False when no rule makes a link leave these vertices.
  bool cut(const std::vector<Vertex>& inside) {
    bool covered = false;
    std::vector<char> in(instance_.graph.order(), 0);
    for (Vertex v : inside) {
      if (v < 0 || v >= instance_.graph.order()) return false;
      in[v] = 1;
      covered = covered || covered_[v];
    }
    if (!covered) return false;
    for (const Pair& pair : instance_.pairs)
      if (in[pair.a] || in[pair.b]) return false;
    std::vector<int> leaving;
    for (Edge e = 0; e < instance_.graph.size(); ++e) {
      const auto [u, v] = instance_.graph.ends(e);
      if (in[u] != in[v]) leaving.push_back(drawn_edge(e));
    }
    to_.assert_clause(leaving);
    return true;
  }

 private:
  int drawn_edge(Edge e) const { return 1 + e; }
  int on(Vertex v, int pair) const { return 1 + instance_.graph.size() + v * pairs_ + pair; }

  void vertex(Vertex v, int home) {
    std::vector<int> links, labels;
    for (const auto& next : instance_.graph.around(v)) links.push_back(drawn_edge(next.edge));
    for (int p = 0; p < pairs_; ++p) labels.push_back(on(v, p));
    if (home >= 0) {
      to_.assert_clause(links);
      never_together(2, links);
      to_.assert_clause({on(v, home)});
    } else {
      never_together(3, links);
      // One link brings another, and (cover) there is one whichever is left aside.
      for (int one : links) {
        std::vector<int> others;
        for (int link : links)
          if (link != one) others.push_back(link);
        if (!instance_.rules.cover) others.push_back(-one);
        to_.assert_clause(others);
      }
      if (instance_.rules.cover) to_.assert_clause(links);
    }
    if (instance_.rules.cover) to_.assert_clause(labels);
  }
  void never_together(int together, const std::vector<int>& literals) {
    for (std::size_t i = 0; i < literals.size(); ++i)
      for (std::size_t j = i + 1; j < literals.size(); ++j) {
        if (together == 2) to_.assert_clause({-literals[i], -literals[j]});
        for (std::size_t k = j + 1; together == 3 && k < literals.size(); ++k)
          to_.assert_clause({-literals[i], -literals[j], -literals[k]});
      }
  }

  const Instance& instance_;
  Propagation& to_;
  std::vector<char> covered_;  // by vertex: some line must run through it
  int pairs_ = 0;
};

/// Takes the cuts and lemmas of a proof one by one; false when one does not follow, or it took too long to find out.
bool take_all(const Refutation& proof, Axioms& axioms, Propagation& propagation) {
  for (const auto& cut : proof.cuts)
    if (!axioms.cut(cut)) return false;
  for (const auto& lemma : proof.lemmas) {
    if (!propagation.follows(lemma) || propagation.tired()) return false;
    propagation.assert_clause(lemma);
  }
  return !propagation.tired();
}

}  // namespace

Forced forced_links(const Instance& instance, const Links& drawn, const Refutation& proof) {
  Forced forced;
  if (!can_be_checked(instance)) return forced;
  const auto pairs = static_cast<int>(instance.pairs.size());
  Propagation propagation(instance.graph.size(), instance.graph.order(), pairs);
  Axioms axioms(instance, drawn, propagation);
  if (!take_all(proof, axioms, propagation)) return forced;
  for (const int literal : propagation.trail())
    if (literal > 0 && literal <= instance.graph.size()) forced.links.push_back(literal - 1);
  for (const int literal : propagation.failed()) {
    const int variable = std::abs(literal) - 1;
    if (variable < instance.graph.size()) {
      forced.where.push_back(instance.graph.ends(variable).first);
      forced.where.push_back(instance.graph.ends(variable).second);
    } else {
      forced.where.push_back((variable - instance.graph.size()) / pairs);
    }
  }
  std::sort(forced.where.begin(), forced.where.end());
  forced.where.erase(std::unique(forced.where.begin(), forced.where.end()), forced.where.end());
  return forced;
}

CheckResult check_proof(const Instance& instance, const Links& drawn, const Refutation& proof) {
  if (!can_be_checked(instance)) return CheckResult::too_large_to_check;
  const std::size_t order = instance.graph.order(), pairs = instance.pairs.size();
  const int variables = instance.graph.size() + static_cast<int>(order * pairs);
  for (const auto& lemma : proof.lemmas)
    for (int literal : lemma)
      if (literal == 0 || literal > variables || literal < -variables) return CheckResult::rejected;
  std::size_t cut_work = 0;
  for (const auto& cut : proof.cuts) cut_work += cut.size() + order + at(instance.graph.size());
  if (cut_work > 50'000'000) return CheckResult::too_large_to_check;

  Propagation propagation(instance.graph.size(), instance.graph.order(), static_cast<int>(pairs));
  Axioms axioms(instance, drawn, propagation);
  const bool said = take_all(proof, axioms, propagation);
  if (propagation.tired()) return CheckResult::too_large_to_check;
  return said && propagation.contradiction() ? CheckResult::accepted : CheckResult::rejected;
}

}  // namespace schlegel::numberlink
