// Large instances that are not part of the project: skipped where they are absent.
#include <algorithm>
#include <map>

#include <doctest/doctest.h>

#include "base/text.hpp"
#include "graph/formats/formats.hpp"
#include "known_answers/shared_files.hpp"
#include "puzzles/icosian/solver.hpp"
#include "puzzles/icosian/verify.hpp"

namespace schlegel::icosian {
namespace {

#if defined(NDEBUG) && !defined(__SANITIZE_ADDRESS__)
[[maybe_unused]] constexpr std::size_t stride = 1;
#else
[[maybe_unused]] constexpr std::size_t stride = 20;
#endif

Instance read_instance(const std::string& text) {
  auto graph = parse_graph(text);
  REQUIRE_MESSAGE(graph.ok(), graph.error().text());
  Instance instance;
  instance.graph = std::move(*graph);
  return instance;
}

TEST_CASE("icosian: tours of wide graphs") {
  for (const std::string name : {"alb1000", "alb2000"}) {
    const auto text = testing::shared_file("instances/hamiltonian/" + name + ".hcp");
    if (!text) {
      MESSAGE("skipped: no instances in " << testing::shared_folder());
      return;
    }
    const Instance instance = read_instance(*text);
    Control control;
    CHECK(choose(instance, control).engine == Method::Engine::sat);
    const auto tour = solve(instance, control);
    REQUIRE(std::holds_alternative<Tour>(tour));
    CHECK(verify(instance, std::get<Tour>(tour)));
  }
}

#ifndef __EMSCRIPTEN__
TEST_CASE("icosian: the public FHCP graphs are decided and counted") {
  const auto table = testing::shared_file("instances/hamiltonian/fhcp_public_counts.tsv");
  if (!table) {
    MESSAGE("skipped: no FHCP graphs in " << testing::shared_folder());
    return;
  }
  // graph, vertices, width, log10 of the number, the number modulo 2^61 - 1
  std::map<std::string, std::string> residue;
  const auto lines = split(*table, '\n');
  std::string command = "tar -xJOf '" + testing::shared_folder() + "/instances/hamiltonian/fhcp_public.tar.xz'";
  for (std::size_t i = 1; i < lines.size(); i += stride) {
    const auto fields = split(lines[i], '\t');
    if (fields.size() < 5) continue;
    residue[std::string(fields[0])] = std::string(trim(fields[4]));
    command += " " + std::string(fields[0]) + ".col";
  }
  std::FILE* const pipe = popen(command.c_str(), "r");
  REQUIRE(pipe);
  std::string all;
  char block[65536];
  for (std::size_t got = 0; (got = std::fread(block, 1, sizeof block, pipe)) > 0;) all.append(block, got);
  REQUIRE(pclose(pipe) == 0);

  std::size_t counted = 0;
  for (std::size_t from = 0; from < all.size();) {
    const std::size_t end = std::min(all.find("\np ", from), all.size());
    const std::string text = all.substr(from, end - from);
    from = end + 1;
    const std::size_t label = text.find("NAME : ") + 7;
    const std::string name = text.substr(label, text.find(".hcp", label) - label);
    CAPTURE(name);
    const Instance instance = read_instance(text);
    Control control;
    const auto answer = count(instance, control);
    REQUIRE(std::holds_alternative<Count>(answer));
    const Count modulus = (Count(1) << 61) - 1;
    const Count remainder = std::get<Count>(answer) % modulus;
    CHECK(to_text(remainder) == residue[name]);
    CHECK(std::holds_alternative<Tour>(solve(instance, control)));
    ++counted;
  }
  CHECK(counted == residue.size());
}
#endif

}  // namespace
}  // namespace schlegel::icosian
