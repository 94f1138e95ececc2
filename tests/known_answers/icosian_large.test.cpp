// Large instances that are not part of the project.
#include <string>

#include <doctest/doctest.h>

#include "base/text.hpp"
#include "graph/formats/formats.hpp"
#include "known_answers/shared_files.hpp"
#include "puzzles/icosian/solve/solver.hpp"
#include "puzzles/icosian/verify.hpp"
#include "results.hpp"

namespace schlegel::icosian {
namespace {

#if defined(NDEBUG) && !defined(__SANITIZE_ADDRESS__)
[[maybe_unused]] constexpr std::size_t stride = 1;
#else
[[maybe_unused]] constexpr std::size_t stride = 20;
#endif

Instance read_instance(const std::string& text) {
  auto graph = must(parse_graph(text));
  Instance instance;
  instance.graph = std::move(*graph);
  return instance;
}

TEST_CASE("icosian: tours of wide graphs; needs the shared instances" *
          doctest::skip(test_support::lacks_shared({"instances/hamiltonian/alb1000.hcp",
                                                    "instances/hamiltonian/alb2000.hcp"}))) {
  for (const std::string name : {"alb1000", "alb2000"}) {
    const auto text = test_support::shared_file("instances/hamiltonian/" + name + ".hcp");
    const Instance instance = read_instance(text.value());
    Control control;
    CHECK(choose(instance, control).engine == Method::Engine::sat);
    const auto tour = solve(instance, control);
    REQUIRE(std::holds_alternative<Tour>(tour));
    CHECK(verify(instance, std::get<Tour>(tour)));
  }
}

#ifndef __EMSCRIPTEN__
TEST_CASE("icosian: the public FHCP graphs are decided and counted; needs the shared instances" *
          doctest::skip(test_support::lacks_shared({"instances/hamiltonian/fhcp_public_counts.tsv",
                                                    "instances/hamiltonian/fhcp_public.tar.xz"}))) {
  const auto table = test_support::shared_file("instances/hamiltonian/fhcp_public_counts.tsv");
  auto texts = test_support::shared_archive("instances/hamiltonian/fhcp_public.tar.xz");
  // graph, vertices, width, log10 of the number, the number modulo 2^61 - 1
  const auto lines = split(trim(table.value()), '\n');
  CHECK(lines.size() == 1 + 267);
  for (std::size_t i = 1; i < lines.size(); i += stride) {
    const auto fields = split(lines[i], '\t');
    REQUIRE(fields.size() == 5);
    const std::string name(fields[0]);
    CAPTURE(name);
    const Instance instance = read_instance(texts[name + ".col"]);
    Control control;
    const auto answer = count(instance, control);
    REQUIRE(std::holds_alternative<Count>(answer));
    const Count modulus = (Count(1) << 61) - 1;
    const Count remainder = std::get<Count>(answer) % modulus;
    CHECK(to_text(remainder) == trim(fields[4]));
    CHECK(std::holds_alternative<Tour>(solve(instance, control)));
  }
}
#endif

}  // namespace
}  // namespace schlegel::icosian
