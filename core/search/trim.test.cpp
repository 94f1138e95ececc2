#include "search/trim.hpp"

#include <algorithm>
#include <vector>

#include <doctest/doctest.h>

#include "base/random.hpp"
#include "search/sat.hpp"
#include "trials.hpp"

namespace schlegel {
namespace {

using Clause = std::vector<int>;

/// Whether unit propagation, done by plain rounds, meets a clause with no literal left.
bool refuted(int variables, const std::vector<Clause>& clauses, const Clause& assumed_false) {
  std::vector<int> value(static_cast<std::size_t>(variables) + 1, 0);
  const auto value_of = [&](int literal) {
    const int known = value[std::abs(literal)];
    return literal > 0 ? known : -known;
  };
  const auto make_true = [&](int literal) { value[std::abs(literal)] = literal > 0 ? 1 : -1; };
  for (int literal : assumed_false) {
    if (value_of(literal) > 0) return true;
    make_true(-literal);
  }
  for (bool again = true; again;) {
    again = false;
    for (const Clause& clause : clauses) {
      int open = 0, last = 0;
      bool holds = false;
      for (int literal : clause) {
        holds = holds || value_of(literal) > 0;
        if (value_of(literal) == 0 && literal != last) ++open, last = literal;
      }
      if (holds || open > 1) continue;
      if (open == 0) return true;
      make_true(last);
      again = true;
    }
  }
  return false;
}

bool proves(int variables, std::vector<Clause> clauses, const Clauses& lemmas) {
  for (std::size_t i = 0; i < lemmas.size(); ++i) {
    const Clause lemma(lemmas[i].begin(), lemmas[i].end());
    if (!refuted(variables, clauses, lemma)) return false;
    clauses.push_back(lemma);
  }
  return refuted(variables, clauses, {});
}

}  // namespace

TEST_CASE("trim: what is kept of a proof is a proof, with the axioms it names alone") {
  Control control;
  int proofs = 0, shorter = 0, fewer = 0;
  each_trial(12, 1000, [&](Random& random) {
    const int variables = 3 + static_cast<int>(random.below(60));
    Sat sat;
    Clauses axioms, lemmas;
    sat.record([&](std::span<const int> clause) {
      if (!clause.empty()) lemmas.add(clause);
    });
    for (std::size_t left = static_cast<std::size_t>(variables) * (4 + random.below(4)); left > 0; --left) {
      Clause clause;
      for (std::size_t size = 3; size > 0; --size) {
        const int literal = 1 + static_cast<int>(random.below(static_cast<std::size_t>(variables)));
        const auto same = [&](int other) { return std::abs(other) == literal; };
        if (std::none_of(clause.begin(), clause.end(), same))
          clause.push_back(random.below(2) == 0 ? literal : -literal);
      }
      axioms.add(clause);
      sat.add(clause);
    }
    const bool none = sat.solve(control) == Sat::Answer::unsatisfiable;
    const auto kept = trim(variables, axioms, lemmas, control);
    CHECK(kept.has_value() == none);
    if (!kept) return;
    std::vector<Clause> needed;
    for (std::size_t i = 0; i < axioms.size(); ++i)
      if (kept->axioms[i]) needed.emplace_back(axioms[i].begin(), axioms[i].end());
    CHECK(proves(variables, needed, kept->lemmas));
    CHECK(kept->lemmas.literals() <= lemmas.literals());
    ++proofs;
    shorter += kept->lemmas.size() < lemmas.size() ? 1 : 0;
    fewer += needed.size() < axioms.size() ? 1 : 0;
  });
  CHECK(proofs > at_least(500));
  CHECK(shorter > at_least(200));
  CHECK(fewer > at_least(400));
}

TEST_CASE("trim: what is no proof is refused, and it stops when told to") {
  Clauses axioms, lemmas;
  for (const Clause& clause : {Clause{1, 2}, Clause{-1, 2}, Clause{1, -2}, Clause{-1, -2}}) axioms.add(clause);
  Control control;
  CHECK_FALSE(trim(3, axioms, lemmas, control));
  lemmas.add(Clause{3});
  CHECK_FALSE(trim(3, axioms, lemmas, control));
  Clauses good;
  good.add(Clause{2, 3});
  const auto kept = trim(3, axioms, good, control);
  REQUIRE(kept);
  CHECK(kept->lemmas.size() == 1);
  CHECK(kept->lemmas.literals() == 1);
  TickLimit none(0);
  CHECK_FALSE(trim(3, axioms, good, none));
}

}  // namespace schlegel
