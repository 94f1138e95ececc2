#include <doctest/doctest.h>

#include "puzzles/numberlink/proof/certificate.hpp"
#include "puzzles/numberlink/solve/reasons.hpp"
#include "puzzles/numberlink/test_support.hpp"
#include "trials.hpp"

namespace schlegel::numberlink {
namespace {

using namespace testing;

/// Lemmas and cuts of any content.
Refutation nonsense(const Instance& instance, Random& random) {
  Refutation claim;
  claim.kind = Refutation::Kind::proof;
  const auto vertices = static_cast<std::size_t>(instance.graph.order());
  const std::size_t variables = static_cast<std::size_t>(instance.graph.size()) + vertices * instance.pairs.size();
  for (std::size_t left = random.below(std::size_t{3}); left > 0; --left) {
    claim.cuts.emplace_back();
    for (std::size_t v = 0; v < vertices; ++v)
      if (random.below(3) == 0) claim.cuts.back().push_back(static_cast<Vertex>(v));
  }
  for (std::size_t left = random.below(std::size_t{12}); left > 0; --left) {
    claim.lemmas.emplace_back();
    for (std::size_t size = random.below(std::size_t{4}); size > 0; --size) {
      const int literal = 1 + static_cast<int>(random.below(variables));
      claim.lemmas.back().push_back(random.below(2) == 0 ? literal : -literal);
    }
  }
  return claim;
}

}  // namespace

TEST_CASE("numberlink: a proof is found and accepted where there is no solution, and only there") {
  Control control;
  int proofs = 0, cuts = 0;
  each_trial(71, 3000, [&](Random& random) {
    const Instance instance = random_instance(random, {});
    CAPTURE(Numberlink::write(instance));
    const Links drawn = some_link(instance, random);
    const bool has = !brute_force(instance, drawn).empty();
    const auto proof = prove(instance, drawn, 30'000, control);
    CHECK(proof.has_value() != has);
    const Refutation claim = nonsense(instance, random);
    if (has) CHECK(check_proof(instance, drawn, claim) == CheckResult::rejected);
    if (!proof) return;
    ++proofs;
    cuts += proof->cuts.empty() ? 0 : 1;
    CHECK(check(instance, drawn, *proof) == CheckResult::accepted);
    CHECK(parse_refutation(write_refutation(*proof)).value() == *proof);
    CHECK_FALSE(describe(instance, drawn, *proof).empty());
  });
  CHECK(proofs > at_least(500));
  CHECK(cuts > at_least(3));
}

TEST_CASE("numberlink: longer proofs stand, and fall with a lemma that does not follow") {
  Control control;
  int long_ones = 0, fallen = 0;
  each_trial(72, 150, [&](Random& random, int round) {
    const Instance instance = random_board(random, 6, 6, 4, round % 2 == 0 ? "numberlink\ncover\n" : "numberlink\n");
    const auto proof = prove(instance, {}, 30'000, control);
    if (!proof) return;
    CHECK(check_proof(instance, {}, *proof) == CheckResult::accepted);
    if (proof->lemmas.size() < 30) return;
    ++long_ones;
    Refutation cut_short = *proof;
    cut_short.lemmas.erase(cut_short.lemmas.begin(), cut_short.lemmas.end() - 1);
    fallen += check_proof(instance, {}, cut_short) == CheckResult::rejected ? 1 : 0;
  });
  CHECK(long_ones > at_least(10));
  CHECK((long_ones == 0 || fallen * 2 > long_ones));
}

TEST_CASE("numberlink: bad proofs are refused with a place or a verdict") {
  const Instance instance = Numberlink::parse("numberlink\ncover\ngrid\n1 . 2\n. . .\n2 . 1\n").value();
  Control control;
  const auto proof = prove(instance, {}, 30'000, control);
  REQUIRE(proof);
  if (!proof->lemmas.empty()) CHECK_FALSE(prove(instance, {}, 0, control).has_value());
  Refutation empty;
  empty.kind = Refutation::Kind::proof;
  CHECK(check_proof(instance, {}, empty) == (proof->lemmas.empty() ? CheckResult::accepted : CheckResult::rejected));
  Refutation wild = *proof;
  wild.lemmas.insert(wild.lemmas.begin(), {1'000'000});
  CHECK(check_proof(instance, {}, wild) == CheckResult::rejected);
  wild.lemmas.front() = {0};
  CHECK(check_proof(instance, {}, wild) == CheckResult::rejected);
  wild = *proof;
  wild.cuts.insert(wild.cuts.begin(), {-1});
  CHECK(check_proof(instance, {}, wild) == CheckResult::rejected);
  for (const char* bad : {"proof 3", "proof so x", "proof so 1 cut 2", "proof cut -1", "proof cut 1 so 99999999999"})
    CHECK_FALSE(parse_refutation(bad));
  CHECK(parse_refutation("proof cut 1 2 so -3 4 so").value().lemmas.size() == 2);
  TickLimit none(0);
  CHECK_FALSE(prove(instance, {}, 30'000, none).has_value());
}

}  // namespace schlegel::numberlink
