#include <algorithm>

#include <doctest/doctest.h>

#include "base/random.hpp"
#include "puzzles/numberlink/certificate.hpp"
#include "puzzles/numberlink/numberlink.hpp"
#include "puzzles/numberlink/verify.hpp"

namespace schlegel::numberlink {
namespace {

Instance random_instance(Random& random) {
  for (;;) {
    std::string text = "numberlink\n";
    if (random.below(2) == 0) text += "cover\n";
    if (random.below(3) == 0) text += "no-self-touch\n";
    if (random.below(3) == 0) text += "no-squares\n";
    const std::size_t w = 2 + random.below(std::size_t{3}), h = 2 + random.below(std::size_t{2});
    std::vector<std::string> cells(w * h, ".");
    for (auto& cell : cells)
      if (random.below(12) == 0) cell = random.below(2) == 0 ? "#" : "+";
    const std::size_t pairs = 1 + random.below(std::size_t{3});
    for (std::size_t i = 0; i < 2 * pairs; ++i) {
      std::string& cell = cells[random.below(cells.size())];
      if (cell == ".") cell = std::to_string(i / 2 + 1);
    }
    text += "grid\n";
    for (std::size_t i = 0; i < cells.size(); ++i) text += cells[i] + ((i + 1) % w == 0 ? "\n" : " ");
    auto instance = Numberlink::parse(text);
    if (instance && instance->graph.size() <= 14) return std::move(instance).value();
  }
}

bool solvable(const Instance& instance, const Links& drawn) {
  for (std::uint32_t set = 0; set < std::uint32_t{1} << instance.graph.size(); ++set) {
    Links links;
    for (Edge e = 0; e < instance.graph.size(); ++e)
      if (set >> e & 1) links.push_back(e);
    if (std::includes(links.begin(), links.end(), drawn.begin(), drawn.end()) && verify(instance, links)) return true;
  }
  return false;
}

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
  constexpr std::uint64_t seed = 71;
  CAPTURE(seed);
  Random random(seed);
  Control control;
  int proofs = 0, cuts = 0;
  for (int round = 0; round < 3000; ++round) {
    CAPTURE(round);
    const Instance instance = random_instance(random);
    CAPTURE(Numberlink::write(instance));
    Links drawn;
    if (random.below(3) == 0 && instance.graph.size() > 0)
      drawn.push_back(static_cast<Edge>(random.below(static_cast<std::size_t>(instance.graph.size()))));
    const bool has = solvable(instance, drawn);
    const auto proof = prove(instance, drawn, 30'000, control);
    CHECK(proof.has_value() != has);
    const Refutation claim = nonsense(instance, random);
    if (has) CHECK(check_proof(instance, drawn, claim) == CheckResult::rejected);
    if (!proof) continue;
    ++proofs;
    cuts += proof->cuts.empty() ? 0 : 1;
    CHECK(check(instance, drawn, *proof) == CheckResult::accepted);
    CHECK(parse_refutation(write_refutation(*proof)).value() == *proof);
    CHECK_FALSE(describe(instance, drawn, *proof).empty());
  }
  CHECK(proofs > 500);
  CHECK(cuts > 3);
}

TEST_CASE("numberlink: longer proofs stand, and fall with a lemma that does not follow") {
  constexpr std::uint64_t seed = 72;
  CAPTURE(seed);
  Random random(seed);
  Control control;
  int long_ones = 0, fallen = 0;
  for (int round = 0; round < 150; ++round) {
    CAPTURE(round);
    std::vector<std::string> cells(36, ".");
    for (int i = 0; i < 8;) {
      std::string& cell = cells[random.below(cells.size())];
      if (cell == ".") cell = std::to_string(i++ / 2 + 1);
    }
    std::string text = round % 2 == 0 ? "numberlink\ncover\ngrid\n" : "numberlink\ngrid\n";
    for (std::size_t i = 0; i < cells.size(); ++i) text += cells[i] + ((i + 1) % 6 == 0 ? "\n" : " ");
    const Instance instance = Numberlink::parse(text).value();
    const auto proof = prove(instance, {}, 30'000, control);
    if (!proof) continue;
    CHECK(check_proof(instance, {}, *proof) == CheckResult::accepted);
    if (proof->lemmas.size() < 30) continue;
    ++long_ones;
    Refutation cut_short = *proof;
    cut_short.lemmas.erase(cut_short.lemmas.begin(), cut_short.lemmas.end() - 1);
    fallen += check_proof(instance, {}, cut_short) == CheckResult::rejected ? 1 : 0;
  }
  CHECK(long_ones > 10);
  CHECK(fallen * 2 > long_ones);
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
