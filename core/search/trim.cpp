// A proof is gone through from its beginning, as a checker does, but for every assignment the clause that forced it is
// noted. When the negation of a lemma has led to a conflict, going back from there finds the clauses that led to it and
// the literals of the lemma that took part; the lemma keeps only these. In the end, going back from the contradiction
// from clause to clause finds all that it rests on (Goldberg and Novikov 2003; Heule, Hunt and Wetzler 2013). A trimmed
// proof leads to other conflicts, so it is trimmed again as long as much falls away.
//
// Assignments without any assumption stay for good (the root). They are not gone back through for every lemma: a clause
// that forced one is taken to need the clauses that forced its other literals. That may keep a clause too many, never
// one too few. Worst case: that of unit propagation, lemmas * literals of all clauses.
#include "search/trim.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdlib>

#include "search/words.hpp"

namespace schlegel {
namespace {

class Trimmer {
 public:
  Trimmer(int variables, const Clauses& axioms)
      : value_(static_cast<std::size_t>(variables) + 1, 0),
        reason_(value_.size(), no_clause),
        at_root_(value_.size(), 0),
        seen_(value_.size(), 0),
        watches_(2 * value_.size()) {
    for (std::size_t i = 0; i < axioms.size() && conflict_ == no_clause; ++i) take(axioms[i]);
  }

  /// Goes through the lemmas; false when one does not follow, no contradiction does, or the Control says stop.
  bool run(const Clauses& lemmas, Control& control) {
    first_lemma_ = begins_.size();
    for (std::size_t i = 0; i < lemmas.size() && conflict_ == no_clause; ++i) {
      if (!control.tick({-1, i, words::phase_shortening.english})) return false;
      if (!follow(lemmas[i])) return false;
    }
    if (conflict_ == no_clause) return false;
    mark();
    return true;
  }
  Clauses lemmas() const {
    Clauses kept;
    for (std::size_t c = first_lemma_; c < begins_.size(); ++c)
      if (needed_[c]) kept.add(clause(c));
    return kept;
  }
  /// By axiom: whether it is needed.
  std::vector<char> axioms(std::size_t all) const {
    std::vector<char> needed(needed_.begin(),
                             needed_.begin() + static_cast<std::ptrdiff_t>(std::min(all, first_lemma_)));
    needed.resize(all, 0);
    return needed;
  }

 private:
  using Id = std::uint32_t;
  static constexpr Id no_clause = 0xffffffff;

  static std::size_t var(int literal) { return static_cast<std::size_t>(std::abs(literal)); }
  int value(int literal) const { return literal > 0 ? value_[var(literal)] : -value_[var(literal)]; }
  std::vector<Id>& watching(int literal) { return watches_[2 * var(literal) + (literal < 0 ? 1 : 0)]; }
  std::span<const int> clause(std::size_t c) const {
    const std::size_t end = c + 1 < begins_.size() ? begins_[c + 1] : literals_.size();
    return {literals_.data() + begins_[c], end - begins_[c]};
  }
  std::span<int> clause(std::size_t c) {
    const std::span<const int> found = static_cast<const Trimmer&>(*this).clause(c);
    return {literals_.data() + begins_[c], found.size()};
  }

  void assign(int literal, Id reason) {
    value_[var(literal)] = literal > 0 ? 1 : -1;
    reason_[var(literal)] = reason;
    at_root_[var(literal)] = !assuming_;
    trail_.push_back(literal);
  }
  /// A new clause at the root, and what follows.
  void take(std::span<const int> given) {
    const Id id = static_cast<Id>(begins_.size());
    begins_.push_back(literals_.size());
    literals_.insert(literals_.end(), given.begin(), given.end());
    antecedents_.emplace_back();
    const auto all = clause(id);
    std::sort(all.begin(), all.end(), [&](int a, int b) { return value(a) > value(b); });
    if (all.size() > 1)
      for (int literal : all.first(2)) watching(literal).push_back(id);
    if (all.empty() || value(all[0]) < 0)
      conflict_ = id;
    else if (value(all[0]) == 0 && (all.size() == 1 || value(all[1]) < 0))
      assign(all[0], id), conflict_ = propagate();
  }
  /// The lemma becomes a clause, unless it holds at the root. False when it does not follow.
  bool follow(std::span<const int> lemma) {
    const std::size_t root = trail_.size();
    std::vector<int> kept;
    std::vector<Id> used;
    bool holds = false;
    assuming_ = true;
    for (int literal : lemma) {
      holds = holds || value(literal) > 0;
      if (value(literal) == 0) assign(-literal, no_clause);
    }
    if (!holds)
      if (const Id conflict = propagate(); conflict != no_clause) used = go_back(conflict, kept);
    for (; trail_.size() > root; trail_.pop_back()) value_[var(trail_.back())] = 0;
    next_ = root;
    assuming_ = false;
    if (used.empty()) return holds;
    take(kept);
    antecedents_.back() = std::move(used);
    return true;
  }
  /// A clause with no literal left, or no_clause.
  Id propagate() {
    for (; next_ < trail_.size(); ++next_) {
      const int gone = -trail_[next_];
      auto& list = watching(gone);
      std::size_t kept = 0;
      for (std::size_t i = 0; i < list.size(); ++i) {
        const Id id = list[i];
        const auto all = clause(id);
        if (all[0] == gone) std::swap(all[0], all[1]);
        std::size_t k = 2;
        if (value(all[0]) <= 0)
          while (k < all.size() && value(all[k]) < 0) ++k;
        if (value(all[0]) <= 0 && k < all.size()) {
          std::swap(all[1], all[k]);
          watching(all[1]).push_back(id);
          continue;
        }
        list[kept++] = id;
        if (value(all[0]) == 0) assign(all[0], id);
        if (value(all[0]) > 0) continue;
        while (++i < list.size()) list[kept++] = list[i];
        list.resize(kept);
        return id;
      }
      list.resize(kept);
    }
    return no_clause;
  }
  /// The clauses that led from the assumptions to the conflict; literals of the lemma that had a part in it are added.
  std::vector<Id> go_back(Id conflict, std::vector<int>& of_lemma) {
    std::vector<Id> used{conflict};
    std::vector<std::size_t> seen;
    for (std::size_t i = 0; i < used.size(); ++i)
      for (int literal : clause(used[i])) {
        const std::size_t v = var(literal);
        if (seen_[v] || at_root_[v]) continue;
        seen_[v] = 1;
        seen.push_back(v);
        if (reason_[v] != no_clause)
          used.push_back(reason_[v]);
        else
          of_lemma.push_back(literal);
      }
    for (const std::size_t v : seen) seen_[v] = 0;
    return used;
  }
  void mark() {
    needed_.assign(begins_.size(), 0);
    std::vector<Id> open;
    const auto need = [&](Id c) {
      if (needed_[c]) return;
      needed_[c] = 1;
      open.push_back(c);
    };
    need(conflict_);
    while (!open.empty()) {
      const Id c = open.back();
      open.pop_back();
      for (const Id used : antecedents_[c]) need(used);
      for (int literal : clause(c))
        if (value(literal) < 0) need(reason_[var(literal)]);  // at the root, as all is now
    }
  }

  std::vector<std::int8_t> value_;
  std::vector<Id> reason_;  // by variable, where it is assigned; none for an assumption
  std::vector<char> at_root_, seen_;
  std::vector<std::vector<Id>> watches_;  // by literal
  std::vector<int> literals_;
  std::vector<std::size_t> begins_;           // by clause
  std::vector<std::vector<Id>> antecedents_;  // by clause; none of an axiom
  std::vector<char> needed_;
  std::vector<int> trail_;
  std::size_t next_ = 0, first_lemma_ = 0;
  bool assuming_ = false;
  Id conflict_ = no_clause;
};

}  // namespace

std::optional<Trimmed> trim(int variables, const Clauses& axioms, const Clauses& lemmas, Control& control) {
  std::optional<Trimmed> best;
  constexpr int most_passes = 6;
  for (int pass = 0; pass < most_passes; ++pass) {
    Trimmer trimmer(variables, axioms);
    const std::size_t before = best ? best->lemmas.literals() : 0;
    if (!trimmer.run(best ? best->lemmas : lemmas, control)) return best;
    best = Trimmed{trimmer.lemmas(), trimmer.axioms(axioms.size())};
    if (pass > 0 && best->lemmas.literals() * 10 > before * 9) break;
  }
  return best;
}

}  // namespace schlegel
