// Names that look like something else: what is written of a board with them is read back the same, or refused.
#include <doctest/doctest.h>

#include "base/control.hpp"
#include "base/name.hpp"
#include "puzzles/numberlink/solve/solver.hpp"
#include "puzzles/numberlink/test_support.hpp"
#include "results.hpp"
#include "trials.hpp"

namespace schlegel {
namespace {

using namespace numberlink;
using Moves = std::vector<Numberlink::Move>;

constexpr const char* labels[] = {
    "r1c1", "r1c2", "r2c2", "r1c1:", "r2c1;", "1:",   "1",    "link(e1)", "link(e1).", "pzprv3", "certificate", "SIZE",
    "-",    "0",    "_",    "\"A\"", "A",     "a",    "R1C1", "%",        "link(",     "numlin", ":",           ";",
    "2",    "2;",   "1:;",  "grid",  "cover", "wall", "p\"q", "x)",       "f(%)",      "a(1;2)"};
constexpr const char* vertex_names[] = {"a",  "a;", "a:",       "b",    "b;",    ";",   ":",
                                        "1:", "1",  "link(e1)", "r1c1", "\"a\"", "f(%)"};

Links drawn_by(const Instance& instance, const Moves& moves) {
  auto state = Numberlink::start(instance);
  for (const auto& move : moves) {
    REQUIRE(Numberlink::why_illegal(instance, state, move).empty());
    Numberlink::apply(instance, state, move);
  }
  return links_of(instance, state);
}

/// Takes some of the names, no two the same.
template <std::size_t size>
std::string take(const char* const (&names)[size], std::vector<char>& taken, Random& random) {
  taken.resize(size, 0);
  for (;;) {
    const std::size_t i = random.below(size);
    if (std::exchange(taken[i], 1) == 0) return names[i];
  }
}

std::string hostile_grid(Random& random) {
  const std::size_t width = 1 + random.below(std::size_t{3}), height = 2 + random.below(std::size_t{2});
  std::vector<std::string> cells(width * height, "");
  std::vector<char> taken;
  for (std::size_t pairs = 1 + random.below(width * height / 2); pairs > 0; --pairs) {
    const std::string label = take(labels, taken, random);
    for (int left = 2; left > 0;)
      if (std::string& cell = cells[random.below(cells.size())]; cell.empty()) {
        cell = label;
        --left;
      }
  }
  for (std::string& cell : cells)
    if (cell.empty()) cell = random.below(9) == 0 ? "+" : ".";
  return "numberlink\ngrid\n" + testing::grid_text(cells, width).substr(5);
}

std::string hostile_graph(Random& random) {
  std::vector<char> taken, taken_labels;
  std::vector<std::string> names;
  std::string text = "numberlink\ngraph\n";
  const std::size_t n = 4 + random.below(std::size_t{6});
  while (names.size() < n) names.push_back(take(vertex_names, taken, random));
  for (const std::string& name : names) text += "vertex " + name + "\n";
  for (std::size_t u = 0; u < n; ++u)
    for (std::size_t v = 0; v < u; ++v)
      if (random.below(2) == 0) text += "edge " + names[u] + " " + names[v] + "\n";
  for (std::size_t v = 0; v + 3 < n; v += 3)
    text += "pair " + take(labels, taken_labels, random) + " " + names[v] + " " + names[v + 1] + "\n";
  return text;
}

}  // namespace

TEST_CASE("numberlink names: a solution is read back the same from each format, whatever the names look like") {
  Control control;
  int solved = 0, written = 0, refused = 0;
  each_trial(38, 7500, [&](Random& random, int round) {
    const bool plain = round % 4 == 1;
    const std::string text = plain ? Numberlink::write(testing::random_instance(random, {.side = 5, .edges = 99}))
                             : round % 4 == 0 ? hostile_graph(random)
                                              : hostile_grid(random);
    CAPTURE(text);
    const auto parsed = must(Numberlink::parse(text));
    // The same board as facts, with the terms for names that these have.
    const auto facts = Numberlink::write_as(*parsed, "asp");
    const Instance instance = round % 5 == 0 && facts ? Numberlink::parse(*facts).value() : *parsed;
    const auto answer = solve(instance, {}, control);
    const auto* links = std::get_if<Links>(&answer);
    if (!links) return;
    ++solved;
    const Moves moves = moves_to(instance, Numberlink::start(instance), *links);
    for (const char* format : {"", "asp", "grid", "paths", "pzprv3"}) {
      CAPTURE(format);
      const auto solution = Numberlink::write_solution(instance, moves, format);
      if (*format == '\0' || std::string_view(format) == "asp" || (plain && std::string_view(format) == "paths"))
        REQUIRE_MESSAGE(solution.ok(), solution.error().text());
      CHECK((!plain || !solution || Numberlink::write_solution(instance, {}, format).ok()));
      if (!solution) {
        ++refused;
        continue;
      }
      ++written;
      CAPTURE(*solution);
      const auto read = must(Numberlink::parse_solution(instance, *solution));
      CHECK(drawn_by(instance, *read) == *links);
    }
  });
  CHECK(solved > at_least(2000));
  CHECK(written > 3 * solved);
  CHECK(refused > at_least(100));
}

TEST_CASE("numberlink names: a grid with a pair named like a cell is verified") {
  const auto board = Numberlink::parse("numberlink\ngrid\nr1c1 . r1c1\n2 . 2\n").value();
  Control control;
  const auto links = std::get<Links>(solve(board, {}, control));
  const Moves moves = moves_to(board, Numberlink::start(board), links);
  const auto text = Numberlink::write_solution(board, moves, "").value();
  CHECK(text == "r1c1 r1c1 r1c1\n2 2 2");
  CHECK(Numberlink::verify(board, Numberlink::start(board), Numberlink::parse_solution(board, text).value()));
  // A wrong solution is judged by its looks.
  CHECK(Numberlink::parse_solution(board, "r1c1: r1c1 r1c2").ok());
  CHECK(Numberlink::parse_solution(board, "r1c1: r1c1 r9c9").error().column == 12);
  const auto graph = Numberlink::parse("numberlink\ngraph\nedge a b\npair 1 a b\n").value();
  CHECK(Numberlink::parse_solution(graph, "1: a ; b").error().message == "there is no vertex \"\" on this board");
}

TEST_CASE("numberlink names: no reader takes control characters, and what is written keeps the limits of names") {
  for (const std::string& bad : {std::string(1, '\0'), std::string("a\x01"), std::string("\x7f"),
                                 std::string("\xc2\x85"), std::string(40, '\0')}) {
    const std::string texts[] = {
        "numberlink\ngrid\n" + bad + " . " + bad + "\n",
        "numberlink\ngraph\nedge a b\npair " + bad + " a b\n",
        "numberlink\ngraph\nedge a" + bad + " b\npair 1 a" + bad + " b\n",
        "node(a). node(b). edge(e,a,b). connection(\"" + bad + "\",a,b).",
        "node(a). node(b). edge(\"" + bad + "\",a,b). connection(x,a,b).",
        "node(\"" + bad + "\"). node(b). edge(e,\"" + bad + "\",b). connection(x,\"" + bad + "\",b).",
        bad + " . " + bad + "\n",
        "pzprv3\nnumlin\n1\n3\n" + bad + " . " + bad + "\n",
        "SIZE 3X3\nLINE#" + bad + " (0,0) (2,2)\n",
    };
    for (const std::string& text : texts) {
      CAPTURE(text);
      const auto read = Numberlink::parse(text);
      REQUIRE_FALSE(read.ok());
      CHECK(read.error().line > 0);
      CHECK(read.error().message.find("control characters") != std::string::npos);
    }
  }
  for (std::size_t length : {longest_name - 2, longest_name - 1, longest_name}) {
    // As a term of answer set programming it is quoted.
    const std::string name = "A" + std::string(length - 1, 'x');
    for (const std::string& text :
         {"numberlink\ngrid\n" + name + " . " + name + "\n", "numberlink\ngraph\nedge a b\npair " + name + " a b\n",
          "numberlink\ngraph\nedge " + name + " b\npair 1 " + name + " b\n"}) {
      const auto board = Numberlink::parse(text).value();
      CHECK(Numberlink::parse(Numberlink::write(board)).ok());
      const auto asp = Numberlink::write_as(board, "asp");
      CHECK(asp.ok() == (length + 2 <= longest_name));
      if (asp) CHECK(Numberlink::parse(*asp).ok());
    }
  }
  const auto too_long = Numberlink::parse("numberlink\ngraph\nedge a b\npair " + std::string(65, 'x') + " a b\n");
  CHECK(too_long.error().message.find("the limit is 64 bytes") != std::string::npos);
  // Two names that would be one term.
  const auto twice = Numberlink::parse("numberlink\ngraph\nedge A \"A\"\npair 1 A \"A\"\n").value();
  CHECK(Numberlink::write_as(twice, "asp").error().message.find("rename it") != std::string::npos);
}

}  // namespace schlegel
