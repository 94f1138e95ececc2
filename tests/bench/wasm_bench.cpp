// The Icosian targets in the web build, where Google Benchmark is not at hand: medians, in microseconds.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <string>

#include "base/text.hpp"
#include "graph/families/families.hpp"
#include "graph/formats/formats.hpp"
#include "known_answers/shared_files.hpp"
#include "puzzles/icosian/solve/solver.hpp"

using namespace schlegel;
using namespace schlegel::icosian;

namespace {

template <class Job>
void measure(const char* name, int runs, Job job) {
  std::vector<double> times;
  for (int i = 0; i < runs; ++i) {
    const auto from = std::chrono::steady_clock::now();
    job();
    times.push_back(std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - from).count());
  }
  std::sort(times.begin(), times.end());
  std::printf("%-32s %12.1f us\n", name, times[times.size() / 2]);
}

Instance on(Result<Graph> graph) {
  Instance instance;
  if (graph) instance.graph = std::move(*graph);
  return instance;
}

void count_it(const Instance& instance) {
  Control control;
  if (!std::holds_alternative<Count>(count(instance, control))) std::puts("not counted");
}

}  // namespace

int main(int argc, char** argv) {
  Control control;
  Instance board = on(make_family("dodecahedron"));
  const auto list = [&] {
    std::uint64_t found = 0;
    for (int i = 0; i < 100; ++i) enumerate(board, control, [&](const Tour&) { return ++found, true; });
    return found;
  };
  measure("100 x dodecahedron, list", 101, list);
  measure("100 x dodecahedron, analyse", 101, [&] {
    for (int i = 0; i < 100; ++i) analyse(board, control);
  });
  board.opening = {0, board.graph.around(0)[0].vertex};
  measure("100 x opening of two, analyse", 101, [&] {
    for (int i = 0; i < 100; ++i) analyse(board, control);
  });
  const Instance football = on(make_family("truncated_icosahedron"));
  measure("truncated icosahedron, count", 51, [&] { count_it(football); });
  const Instance grid = on(make_family("grid_12x12"));
  measure("grid 12x12, count", 11, [&] { count_it(grid); });

  // An argument names the folder where the FHCP archive is unpacked: graph1.col ...
  const char* const folder = argc > 1 ? argv[1] : nullptr;
  const auto table = test_support::shared_file("instances/hamiltonian/fhcp_public_counts.tsv");
  if (!folder || !table) return 0;
  std::vector<Instance> graphs;
  const auto lines = split(*table, '\n');
  for (std::size_t i = 1; i < lines.size(); ++i) {
    const std::string path = std::string(folder) + "/" + std::string(split(lines[i], '\t')[0]) + ".col";
    if (const auto text = test_support::whole_file(path)) graphs.push_back(on(parse_graph(*text)));
  }
  std::printf("%zu FHCP graphs\n", graphs.size());
  measure("FHCP, count", 3, [&] {
    for (const Instance& instance : graphs) count_it(instance);
  });
  measure("FHCP, solve", 3, [&] {
    for (const Instance& instance : graphs)
      if (!std::holds_alternative<Tour>(solve(instance, control))) std::puts("not solved");
  });
}
