// Faults are told at their place in every format, and texts beyond every limit are refused where the limit is passed.
#include <doctest/doctest.h>

#include "graph/graph.hpp"
#include "play/game.hpp"

using namespace schlegel;

namespace {

struct Fault {
  const char* puzzle;
  const char* text;
  int line, column;
};

constexpr Fault faults[] = {
    {"icosian", "a b\nb c\nb a\nc c\n", 4, 1},
    {"icosian", "source,target\na,b\nb,b\n", 3, 1},
    {"icosian", "a: b c\nb: a\nc: a\n b: c\n", 4, 2},
    {"icosian", "graph {\n  a -- b;\n  a -> c;\n}\n", 3, 5},
    {"icosian", "graph {\n  a -- b\n  b -- \"c\n}\n", 3, 8},
    {"icosian", "<graphml>\n<graph>\n <node id=\"a\"/>\n <edge source=\"a\" target=\"b\"/>\n</graph></graphml>", 4, 2},
    {"icosian", "<gexf><graph>\n<nodes><node id=\"1\"/>\n  <node id=\"1\"/></nodes></graph></gexf>", 3, 3},
    {"icosian", "[\n [\"a\",\"b\"],\n [\"b\",\"b\"]\n]", 3, 2},
    {"icosian", "{\"nodes\": [{\"id\": 1}],\n \"links\": [\n  {\"source\": 1, \"target\": 2}]}", 3, 27},
    {"icosian", "TYPE : HCP\nDIMENSION : 3\nEDGE_DATA_FORMAT : EDGE_LIST\nEDGE_DATA_SECTION\n1 2\n2 9\n-1\n", 6, 3},
    {"icosian", "c two\np edge 2 1\ne 1 3\n", 3, 5},
    {"icosian", ">>graph6<<D~ {", 1, 12},
    {"icosian", "[(a,b),\n (b,a),\n (b)]", 3, 4},
    {"icosian", "icosian\nvertex a\nvertex b\nedge a c\n", 4, 8},
    {"numberlink", "1 .\n1 . .\n", 2, 1},
    {"numberlink", "A..A\nB.B\n", 2, 1},
    {"numberlink", "numberlink\ngrid\n1 . 1\n2 .\n", 4, 1},
    {"numberlink", "pzprv3\nnumlin\n2\n2\n1 .\n1 . 2\n", 6, 1},
    {"numberlink", "https://puzz.link/p?numlin/2/2/1!", 1, 33},
    {"numberlink", "node(a).\nnode(b).\nedge(e,a,c).\n", 3, 10},
    {"numberlink", "SIZE 2X2\nLINE_NUM 1\nLINE#1 (0,0) (0,9)\n", 3, 14},
    {"numberlink", "graph {\na -- b\n}\npair 1 a c\n", 4, 10},
    {"peg", "peg\nhole a\nhole a\n", 3, 6},
    {"peg", "move(a,b,c).\nmove(a,b;c).\n", 2, 9},
    {"peg", "a b c\nb c\n", 2, 1},
    {"peg", "2x2:PPPQ", 1, 8},
    {"quintomino", "quintomino\nfaces a b c / a c b\npieces 123 12+\n", 3, 14},
    {"sliding", "sliding\ngrid 2x2\ntokens 1 2 3 3\n", 3, 14},
    {"sliding", "2x2:1,2,3,x", 1, 11},
    {"sliding", "graph(g, g([a-0,b-b],\n [e(a,c)]))", 2, 7},
};

/// Lines, each with the number of its turn for '@', until there are `count`, between head and tail.
std::string lines(const std::string& head, std::string_view unit, int count, const std::string& tail = {}) {
  std::string out = head;
  for (int turn = 1; turn <= count; ++turn)
    for (char c : unit) out += c == '@' ? std::to_string(turn) : std::string(1, c);
  return out + tail;
}

struct Excess {
  const char *puzzle, *head, *unit;
  int count;  ///< of the units: one too many
  const char* tail;
  int line, column;
  const char* says;
};

constexpr int most = max_vertices;

constexpr Excess excesses[] = {
    {"icosian", "a b\n", "a v@\n", most, "", most, 3, "too many vertices"},
    {"icosian", "source,target\na,b\n", "a,v@\n", most, "", most + 1, 3, "too many vertices"},
    {"icosian", "", "v@:\n", most + 1, "", most + 1, 1, "too many vertices"},
    {"icosian", "graph {\n", "v@;\n", most + 1, "}", most + 2, 1, "too many vertices"},
    {"icosian", "graph {\n", "a;\n", most + 2, "}", most + 3, 1, "add nothing to the graph"},
    {"icosian", "strict graph {\n", "a--b;\n", most + 2, "}", most + 3, 2, "add nothing to the graph"},
    {"icosian", "strict graph {\n", "{a b c d}--{e f g h}\n", most / 16, "}", 8336, 10, "add nothing"},
    {"icosian", "<graph>\n", "<node id=\"@\"/>\n", most + 1, "</graph>", most + 2, 1, "too many vertices"},
    {"icosian", "{\"edges\": [], \"nodes\": [0\n", ",@\n", most, "]}", most + 1, 2, "too many vertices"},
    {"icosian", "[(a,b)\n", ",(a,@)\n", most - 1, "]", most, 5, "too many vertices"},
    {"icosian", "graph\n", "vertex @\n", most + 1, "", most + 2, 8, "too many vertices"},
    {"icosian", "graph\nedge a b\nedge b c\nedge c a\nface", " a b c", 2, "", 5, 1, "visits a vertex twice"},
    {"numberlink", "", "1 . .\n", most / 3 + 2, "", most / 3 + 2, 3, "more than 200,000 cells"},
    {"numberlink", "", ".", most + 1, "\n", 1, 1, "more than 200,000 cells"},
    {"numberlink", "numberlink\ngrid\n", ". .\n", most / 2 + 1, "", most / 2 + 3, 2, "more than 200,000 cells"},
    {"numberlink", "a b\n", "pair @ a b\n", most / 2 + 1, "", most / 2 + 2, 1, "more pairs than vertices"},
    {"peg", "peg\n", "#\n", 1 << 19, "", 0, 0, "bytes"},
    {"quintomino", "quintomino\n", "#\n", 1 << 20, "", 0, 0, "bytes"},
};

}  // namespace

TEST_CASE("limits: faults stand at their line and column in every format, behind blank lines too") {
  for (const Fault& fault : faults) {
    CAPTURE(fault.text);
    for (const std::string& before : {std::string(), std::string("\n \t\r\n")}) {
      if (!before.empty() && std::string_view(fault.text).find('\n') == std::string_view::npos) continue;
      const auto read = parse_game(fault.puzzle, before + fault.text);
      REQUIRE_FALSE(read.ok());
      CAPTURE(read.error().text());
      CHECK(read.error().line == fault.line + (before.empty() ? 0 : 2));
      CHECK(read.error().column == fault.column);
    }
  }
}

TEST_CASE("limits: what is beyond them is refused where they are passed") {
  for (const Excess& excess : excesses) {
    CAPTURE(excess.head);
    CAPTURE(excess.unit);
    const auto read = parse_game(excess.puzzle, lines(excess.head, excess.unit, excess.count, excess.tail));
    REQUIRE_FALSE(read.ok());
    CAPTURE(read.error().text());
    CHECK(read.error().line == excess.line);
    CHECK(read.error().column == excess.column);
    CHECK(read.error().message.find(excess.says) != std::string::npos);
  }
}
