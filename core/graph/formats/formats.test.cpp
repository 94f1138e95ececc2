#include "graph/formats/formats.hpp"

#include <functional>

#include <doctest/doctest.h>

#include "base/random.hpp"
#include "graph/families/families.hpp"
#include "graph/test_support.hpp"
#include "in_quotes.hpp"
#include "known_answers/shared_files.hpp"
#include "mutated.hpp"
#include "results.hpp"
#include "trials.hpp"

using namespace schlegel;

static constexpr auto hcp = GraphFormat::hcp;
static constexpr auto dimacs = GraphFormat::dimacs;
static constexpr auto graph6 = GraphFormat::graph6;

static Graph parsed(std::string_view text, GraphFormat format) {
  Result<Graph> graph = parse_graph(text, format);
  INFO("text ", std::string(text.substr(0, 200)), graph ? "" : graph.error().text());
  REQUIRE(graph.ok());
  return std::move(graph).value();
}

static Graph parsed(std::string_view text) { return parsed(text, detect_format(text)); }

// "b-c c-d" in the order of the edges.
static std::string edges_text(const Graph& graph) {
  std::string out;
  for (const auto& [u, v] : test::edges_of(graph))
    out += (out.empty() ? "" : " ") + graph.name(u) + "-" + graph.name(v);
  return out;
}

static std::string names_text(const Graph& graph) {
  std::string out;
  for (Vertex v = 0; v < graph.order(); ++v) out += (v == 0 ? "" : " ") + graph.name(v);
  return out;
}

TEST_CASE("formats: names go both ways") {
  for (GraphFormat format : graph_formats()) CHECK(format_named(name_of(format)) == format);
  CHECK_FALSE(format_named("gml"));
}

TEST_CASE("formats: the format is recognised by its first words") {
  const std::pair<GraphFormat, std::vector<const char*>> texts[] = {
      {GraphFormat::prolog, {"[(a,b)]", "% edges\n[(a,b)].", "edges([(a,b)]).", "E = [(a,b)].", "[]"}},
      {GraphFormat::hcp, {"NAME : x\nTYPE : HCP\n", "DIMENSION 3\n"}},
      {GraphFormat::dimacs, {"c hello\np edge 1 0\n", "\n p 66 99\n"}},
      {GraphFormat::graph6, {">>graph6<<D?{", "IheA@GUAo\n", "[???C@@GG", ":Fa@x^", "&DI?AO?\n", ">>sparse6<<:Fa@x^"}},
      {GraphFormat::matrix,
       {"0 1 1\n1 0 1\n1 1 0\n", "# mine\n0,1,1\n1,0,1\n1,1,0", "[[0,1,1],[1,0,1],[1,1,0]]", "[0 1 1; 1 0 1; 1 1 0]",
        "011\n101\n110", "# mine\n\n01\r\n10\r\n", "01\n12\n"}},
      {GraphFormat::edges, {"0 1\n1 0\n", "1 0 1\n1 2 1\n2 0 1\n"}},
      {GraphFormat::json, {"[[0,1],[1,2],[2,0]]"}},
      {GraphFormat::schlegel, {"# mine\ngraph\n", "edge a b\n", "", "hello, world", "011\n101\n"}}};
  for (const auto& [format, all] : texts)
    for (const char* text : all) CHECK_MESSAGE(detect_format(text) == format, text);
}

TEST_CASE("formats: Prolog lists") {
  const auto prolog = GraphFormat::prolog;
  CHECK(edges_text(parsed("[(b,c),(b,g)]", prolog)) == "b-c b-g");
  CHECK(edges_text(parsed("% board\n[ (b , c),% first\n  (c,b),\n  (b,g) ] .\n% end", prolog)) == "b-c b-g");
  CHECK(edges_text(parsed("edges([(1,2),(2,'a''B')]).", prolog)) == "1-2 2-a'B");
  CHECK(edges_text(parsed("Edges = [(x,y)].", prolog)) == "x-y");
  CHECK(parsed("[]", prolog).order() == 0);
  CHECK(*write_graph(parsed("[(b,c),(b,'G'),(b,'it''s'),(b,7),(b,x_1)]", prolog), prolog) ==
        "[(b,c),(b,'G'),(b,'it''s'),(b,7),(b,x_1)]\n");
}

TEST_CASE("formats: TSPLIB edge lists and adjacency lists") {
  const Graph square = parsed(
      "NAME: square\nCOMMENT : a ring\nTYPE : HCP\nDIMENSION:4\nEDGE_DATA_FORMAT : EDGE_LIST\nEDGE_DATA_SECTION\n"
      "  1 2\n2 3\n 3 4\n4 1\n-1\nEOF\n",
      hcp);
  CHECK(square.order() == 4);
  CHECK(edges_text(square) == "1-2 2-3 3-4 1-4");
  CHECK(edges_text(parsed("type : hcp\ndimension : 3\nedge_data_section\n1 2 2 3", hcp)) == "1-2 2-3");
  const std::string lists = "TYPE : HCP\nDIMENSION : 3\nEDGE_DATA_FORMAT : ADJ_LIST\nEDGE_DATA_SECTION\n";
  CHECK(edges_text(parsed(lists + "1 2 3 -1\n2 3 -1\n-1\nEOF", hcp)) == "1-2 1-3 2-3");
  CHECK(edges_text(parsed(lists + "1 2 3 -1\n2 1 3 -1\n3 1 2 -1\n-1\n", hcp)) == "1-2 1-3 2-3");
}

TEST_CASE("formats: DIMACS headers and edges listed both ways") {
  for (const char* header : {"p edge 3 2", "p col 3 2", "p 3 2", "p edges 3 2"})
    CHECK(edges_text(parsed("c x\n" + std::string(header) + "\nc y\ne 1 2\nc z\ne 3 2\n", dimacs)) == "1-2 2-3");
  for (const char* header : {"p edge 3 2", "p edge 3 4"})
    CHECK(edges_text(parsed(std::string(header) + "\ne 1 2\ne 2 1\ne 2 3\ne 3 2", dimacs)) == "1-2 2-3");
}

TEST_CASE("formats: graph6 as its description has it") {
  const Graph graph = parsed("DQc", graph6);  // the example of the format's own description
  CHECK(graph.order() == 5);
  CHECK(edges_text(graph) == "0-2 1-3 0-4 3-4");
  CHECK(parsed(">>graph6<<DQc\n\n", graph6).size() == 4);
  CHECK(parsed("?", graph6).order() == 0);
  CHECK(parsed("@", graph6).order() == 1);
  const Graph petersen = parsed("IheA@GUAo", graph6);
  CHECK(petersen.size() == 15);
  CHECK(test::girth(petersen) == 5);
  const Graph ring = *make_family("C100");
  CHECK(edges_text(parsed(*write_graph(ring, graph6), graph6)).size() > 0);
}

TEST_CASE("formats: sparse6 and digraph6 as their descriptions have them") {
  const Graph sparse = parsed(":Fa@x^", graph6);  // the examples of the formats' own descriptions
  CHECK(sparse.order() == 7);
  CHECK(edges_text(sparse) == "0-1 0-2 1-2 5-6");
  CHECK(edges_text(parsed("# mine\n>>sparse6<<:Fa@x^\n")) == "0-1 0-2 1-2 5-6");
  CHECK(edges_text(parsed("&DI?AO?", graph6)) == "0-2 0-4 1-3 3-4");
  CHECK(parse_graph_text("&DI?AO?", "")->note == "the directions of edges were ignored");
  CHECK(parse_graph_text(":Fa@x^", "")->note.empty());
  for (const char* empty : {":?", "&?"}) CHECK(parsed(empty, graph6).order() == 0);
  CHECK(parsed(":@", graph6).order() == 1);
  CHECK(parsed(":~?@c", graph6).order() == 100);
}

namespace {

using Bit = std::function<bool(int, int)>;

/// Bits as bytes of graph6, filled up with `rest`.
std::string six_bit_bytes(std::string bits, char rest) {
  std::string out;
  while (bits.size() % 6 != 0) bits += rest;
  for (std::size_t i = 0; i < bits.size(); i += 6)
    out += static_cast<char>(63 + std::stoi(bits.substr(i, 6), nullptr, 2));
  return out;
}

std::string bits_of(int number, int width) {
  std::string bits;
  for (int i = width - 1; i >= 0; --i) bits += (number >> i & 1) != 0 ? '1' : '0';
  return bits;
}

std::string order_bytes(int order) {
  return order <= 62 ? std::string(1, static_cast<char>(63 + order)) : "~" + six_bit_bytes(bits_of(order, 18), '0');
}

std::string sparse6_of(int order, const Bit& joined) {
  int width = 0;
  while (1 << width < order) ++width;
  std::string bits;
  int current = 0;
  for (int v = 0; v < order; ++v)
    for (int u = 0; u < v; ++u) {
      if (!joined(u, v)) continue;
      if (v > current + 1) bits += '1' + bits_of(v, width);
      bits += (v == current + 1 ? '1' : '0') + bits_of(u, width);
      current = v;
    }
  const std::size_t spare = (6 - bits.size() % 6) % 6;
  const bool could_be_a_loop = order == 1 << width && current == order - 2 && spare > static_cast<std::size_t>(width);
  if (could_be_a_loop) bits += '0';
  return ":" + order_bytes(order) + six_bit_bytes(bits, '1');
}

std::string digraph6_of(int order, const Bit& joined) {
  std::string bits;
  for (int v = 0; v < order; ++v)
    for (int u = 0; u < order; ++u) bits += joined(v, u) ? '1' : '0';
  return "&" + order_bytes(order) + six_bit_bytes(bits, '0');
}

std::string matrix_of(int order, const Bit& joined, const char* head, const char* between, const char* after_row) {
  std::string out;
  for (int v = 0; v < order; ++v) {
    out += head;
    for (int u = 0; u < order; ++u) out += (u > 0 ? between : "") + std::string(joined(v, u) ? "1" : "0");
    out += after_row;
  }
  return out;
}

}  // namespace

TEST_CASE("formats: sparse6, digraph6 and matrices of random graphs are read as they were meant") {
  each_trial(30, 2000, [&](Random& random, int round) {
    const int order = static_cast<int>(round % 50 == 0 ? 60 + random.below(80) : random.below(20));
    const std::uint64_t one_in = 1 + random.below(6);
    const auto size = static_cast<std::size_t>(order);
    std::vector<std::vector<char>> there(size, std::vector<char>(size));
    for (std::size_t v = 0; v < there.size(); ++v)
      for (std::size_t u = 0; u < v; ++u) there[v][u] = random.below(one_in) == 0;
    const Bit lower = [&](int u, int v) { return there[std::max(u, v)][std::min(u, v)] != 0; };
    // One of the two entries of an edge, or both.
    const Bit one_way = [&](int u, int v) { return lower(u, v) && ((u * 7 + v * 3 + round) % 3 != 0 || u < v); };
    std::vector<std::string> texts{sparse6_of(order, lower), digraph6_of(order, lower), digraph6_of(order, one_way)};
    if (order >= 3) {
      texts.push_back(matrix_of(order, lower, "", " ", "\n"));
      texts.push_back(matrix_of(order, one_way, " ", ", ", "\r\n"));
      texts.push_back(matrix_of(order, lower, "", "", "\n"));
      texts.push_back(matrix_of(order, one_way, " ", "", "\r\n"));
      texts.push_back("[" + matrix_of(order, lower, "[", ",", "],") + "]");
      texts.push_back("{" + matrix_of(order, lower, "{", ", ", "},\n") + "}");
      texts.push_back("[" + matrix_of(order, lower, "", " ", "; ") + "]");
    }
    for (const std::string& text : texts) {
      CAPTURE(text);
      const auto read = must(parse_graph(text));
      REQUIRE(read->order() == order);
      for (Vertex v = 0; v < order; ++v)
        for (Vertex u = 0; u < v; ++u) REQUIRE(read->adjacent(u, v) == lower(u, v));
    }
  });
}

TEST_CASE("formats: Schlegel format carries names, drawing and faces") {
  const auto own = GraphFormat::schlegel;
  CHECK(edges_text(parsed("edge a b\nedge b c\n", own)) == "a-b b-c");
  const Graph drawn = parsed("graph # a line\nvertex A 0 0\nvertex B 1 .5 # middle\r\n\nedge A B", own);
  CHECK(drawn.plane()[1].y == doctest::Approx(0.5));
  CHECK(drawn.space().empty());
  const Graph scaled = parsed("vertex A -10 0\nvertex B 10 10\n", own);
  CHECK(scaled.plane()[0].x == doctest::Approx(0));
  CHECK(scaled.plane()[0].y == doctest::Approx(0.25));
  CHECK(scaled.plane()[1].x == doctest::Approx(1));
  CHECK(parsed("vertex A 0 0 2\n", own).space()[0].z == doctest::Approx(1));
  CHECK(parsed("graph dodecahedron\n").faces().size() == 12);
  const Graph faced = parsed("edge a b\nedge b c\nedge c a\nface a b c\nface c b a", own);
  CHECK(faced.faces().size() == 2);

  const Graph cube = *make_family("cube");
  const std::string text = *write_graph(cube, own);
  CHECK(text.substr(0, 6) == "graph\n");
  const Graph again = parsed(text);
  CHECK(names_text(again) == names_text(cube));
  CHECK(edges_text(again) == edges_text(cube));
  for (std::size_t v = 0; v < 8; ++v) {
    CHECK(again.plane()[v].x == doctest::Approx(cube.plane()[v].x));
    CHECK(again.space()[v].z == doctest::Approx(cube.space()[v].z));
  }
  CHECK(std::equal(again.faces().begin(), again.faces().end(), cube.faces().begin(), cube.faces().end()));
  CHECK(*write_graph(again, own) == text);
}

TEST_CASE("formats: every graph of the library survives every format") {
  for (const Family& family : families()) {
    const Graph graph = *make_family(family.name);
    for (GraphFormat format : graph_formats()) {
      INFO("family ", family.name, " format ", std::string(name_of(format)));
      const Result<std::string> text = must(write_graph(graph, format));
      CHECK(detect_format(*text) == format);
      const Graph again = parsed(*text);
      CHECK(again.order() == graph.order());
      CHECK(again.size() == graph.size());
      const bool named = format != hcp && format != dimacs && format != graph6 && format != GraphFormat::matrix;
      const int offset = format == GraphFormat::graph6 ? 0 : 1;
      for (const auto& [u, v] : test::edges_of(graph)) {
        const Vertex a = again.find(named ? graph.name(u) : std::to_string(u + offset));
        const Vertex b = again.find(named ? graph.name(v) : std::to_string(v + offset));
        CHECK(again.adjacent(a, b));
      }
      // Lists number the vertices anew, and some drawings are moved to fit.
      const bool same = format == hcp || format == dimacs || format == graph6 || format == GraphFormat::schlegel;
      if (same) CHECK(*write_graph(again, format) == *text);
    }
  }
}

TEST_CASE("formats: a byte order mark before any of them is no part of the text") {
  const Graph graph = make_family("petersen").value();
  for (GraphFormat format : graph_formats()) {
    CAPTURE(name_of(format));
    const std::string text = "\xef\xbb\xbf" + write_graph(graph, format).value();
    REQUIRE(parse_graph(text).ok());
    CHECK(parse_graph(text)->size() == graph.size());
    CHECK(parse_graph(text, format).ok());
  }
}

TEST_CASE("formats: what a format cannot hold is said") {
  GraphBuilder lonely;
  lonely.add_vertex("x");
  CHECK(write_graph(std::move(lonely).build(), GraphFormat::prolog).error().message ==
        "a Prolog list of edges cannot hold vertex \"x\", which has no edge; use Schlegel format, hcp, dimacs or "
        "graph6");
  CHECK(write_graph(*make_family("P10001"), GraphFormat::graph6).error().message ==
        "graph6 grows with the square of the number of vertices, so the limit is 10,000; use dimacs, hcp or "
        "Schlegel format");
}

namespace {

const auto prolog = GraphFormat::prolog;
const auto own = GraphFormat::schlegel;
const auto matrix = GraphFormat::matrix;

const std::string hcp_head = "TYPE : HCP\nDIMENSION : 3\nEDGE_DATA_FORMAT : EDGE_LIST\nEDGE_DATA_SECTION\n";
const std::string adjacency_head = "TYPE : HCP\nDIMENSION : 3\nEDGE_DATA_FORMAT : ADJ_LIST\nEDGE_DATA_SECTION\n";

const std::pair<GraphFormat, std::vector<test_support::Refusal>> refusals[] = {
    {prolog,
     {
         {"", 1, 1, "=expected a list of pairs such as [(b,c),(b,g)], but the text ends"},
         {"(a,b)", 1, 1, "=expected a list of pairs such as [(b,c),(b,g)], but found \"(\""},
         {"[(a,b),\n (a,b)]", 2, 2, "=the edge between \"a\" and \"b\" is already on line 1; list each edge once"},
         {"[(a,b),(b,a),(b,a)]", 1, 14, "=the edge between \"b\" and \"a\" is already on line 1; list each edge once"},
         {"[(a,a)]", 1, 2, "=\"a\" is joined to itself; loops are not allowed, so remove this edge"},
         {"[(a,b)", 1, 7, "=expected ',' and another pair, or ']', but the text ends"},
         {"[(a,b);(c,d)]", 1, 7, "=expected ',' and another pair, or ']', but found \";\""},
         {"[(a,b),]", 1, 8, "=expected a pair such as (b,c), but found \"]\""},
         {"[(a b)]", 1, 5, "=expected ',' between the two vertices of a pair, but found \"b\""},
         {"[(a,)]", 1, 5, "=expected a vertex, but found \")\""},
         {"[(a,b,c)]", 1, 6, "=expected ')' after the second vertex of a pair, but found \",\""},
         {"[(a,b)] x", 1, 9, "=the list has ended, but \"x\" follows; remove it"},
         {"edges([(a,b)].", 1, 14, "=expected ')' after the list, but found \".\""},
         {"[('a,b)]", 1, 3, "=this quoted name has no closing quote on its line; add one"},
         {"[('a b',c)]", 1, 3, "=\"a b\" cannot be a vertex name; use no spaces, control characters or '#'"},
         {"[('',c)]", 1, 3, "=a vertex name is missing here"},
         {"[(" + std::string(65, 'a') + ",c)]", 1, 3, "=this vertex name is too long; the limit is 64 bytes"},
     }},
    {hcp,
     {
         {"", 1, 1, "=the text has no EDGE_DATA_SECTION; add one with the edges"},
         {"TYPE : TSP\n", 1, 8, "=the type \"TSP\" is not supported; it must be HCP, the Hamiltonian cycle problem"},
         {"DIMENSION : many\n", 1, 13,
          "=DIMENSION, the number of vertices, must be a whole number from 0 to 200000, but found \"m\""},
         {"DIMENSION : 200001\n", 1, 13, "=DIMENSION, the number of vertices, must be from 0 to 200000"},
         {"DIMENSION : 3\nDIMENSION : 3\n", 2, 1, "=DIMENSION is given twice; keep one"},
         {"EDGE_DATA_FORMAT : MATRIX\n", 1, 20,
          "=the edge data format \"MATRIX\" is not supported; use EDGE_LIST or ADJ_LIST"},
         {"EDGE_DATA_SECTION\n1 2\n", 1, 1, "=the edges come before DIMENSION; give the number of vertices first"},
         {"NODE_COORD_SECTION\n1 2 3\n", 1, 1,
          "=\"NODE_COORD_SECTION\" is not supported; remove all sections except EDGE_DATA_SECTION"},
         {"DIMENSION : 3\n7 8\n-1\n", 3, 1, "=expected a keyword such as DIMENSION, EDGE_DATA_SECTION or EOF"},
         {hcp_head + "1 2\n2 4\n-1\n", 6, 3, "=the second vertex of the edge must be from 1 to 3"},
         {hcp_head + "0 2\n-1\n", 5, 1, "=the number of a vertex must be from 1 to 3"},
         {hcp_head + "1 2\n2 1\n-1\n", 6, 1,
          "=the edge between \"2\" and \"1\" is already on line 5; list each edge once"},
         {hcp_head + "3 3\n-1\n", 5, 1, "=\"3\" is joined to itself; loops are not allowed, so remove this edge"},
         {hcp_head + "1 2 3\n-1\n", 6, 1, "=the second vertex of the edge must be from 1 to 3"},
         {hcp_head + "-1\nEDGE_DATA_SECTION\n", 6, 1, "=there is a second EDGE_DATA_SECTION; keep one"},
         {adjacency_head + "1 2 -1\n1 3 -1\n-1\n", 6, 1, "=vertex 1 already has a list; put its neighbours in one"},
         {adjacency_head + "1 2 2 -1\n-1\n", 5, 5,
          "=the edge between \"1\" and \"2\" is already on line 5; list each edge once"},
         {adjacency_head + "1 1 -1\n-1\n", 5, 3,
          "=\"1\" is joined to itself; loops are not allowed, so remove this edge"},
     }},
    {dimacs,
     {
         {"c only talk\n", 2, 1, "=the text has no header; begin with one such as: p edge 20 30"},
         {"e 1 2\n", 1, 1, "=this edge comes before the header; begin with: p edge VERTICES EDGES"},
         {"p edge 3 1\np edge 3 1\n", 2, 1, "=there is a second header; the first is on line 1, so remove one"},
         {"p cnf 3 1\n", 1, 3, "=the header has \"cnf\"; write: p edge VERTICES EDGES"},
         {"p edge 200001 1\n", 1, 8, "=the number of vertices must be from 0 to 200000"},
         {"p edge 3 1 7\n", 1, 12, "=expected the end of the line, but found \"7\""},
         {"p edge 3 2\ne 1 2\n", 1, 1, "=the header announces 2 edges, but 1 is listed; correct one of them"},
         {"p edge 3 1\ne 1 4\n", 2, 5, "=the second vertex of the edge must be from 1 to 3"},
         {"p edge 3 1\ne 1\n", 2, 4,
          "=the second vertex of the edge must be a whole number from 1 to 3, but the line ends here"},
         {"p edge 3 1\ne 1 2 9\n", 2, 7, "=expected the end of the line, but found \"9\""},
         {"p edge 3 1\ne 2 2\n", 2, 1, "=\"2\" is joined to itself; loops are not allowed, so remove this edge"},
         {"p edge 3 2\ne 1 2\ne 1 2\n", 3, 1,
          "=the edge between \"1\" and \"2\" is already on line 2; list each edge once"},
         {"p edge 3 3\ne 1 2\ne 2 3\ne 3 2\n", 4, 1,
          "=the edge between \"3\" and \"2\" is already on line 3; list each edge once"},
         {"p edge 3 1\nx 1 2\n", 2, 1, "=a line begins with c, p or e, not with \"x\""},
     }},
    {graph6,
     {
         {"", 1, 1, "=the text is empty; graph6 begins with the number of vertices"},
         {":Fa@x^~~", 1, 6, "=the last edge does not end with the text; the text is damaged"},
         {":mI", 1, 3, "=the last edge does not end with the text; the text is damaged"},
         {":B?", 1, 3, "=\"0\" is joined to itself; loops are not allowed, so remove this edge"},
         {":Fa@x^\n:Fa@x^\n", 2, 1, "=there is more text after the first graph; give one graph at a time"},
         {"&C", 1, 3, "=4 vertices need 3 bytes after their number, but there are 0; the text is damaged"},
         {"&C_??", 1, 3, "=\"0\" is joined to itself; loops are not allowed, so remove this edge"},
         {"&C??@", 1, 5, "=the bits after the last pair of vertices must be zero; the text is damaged"},
         {"DQ", 1, 2, "=5 vertices need 2 bytes after their number, but there is 1; the text is damaged"},
         {"DQcc", 1, 2, "=5 vertices need 2 bytes after their number, but there are 3; the text is damaged"},
         {"DQ1", 1, 3, "=\"1\" is not a character of graph6, which uses '?' to '~'"},
         {"DQd", 1, 3, "=the bits after the last pair of vertices must be zero; the text is damaged"},
         {"DQc\nDQc\n", 2, 1, "=there is more text after the first graph; give one graph at a time"},
         {"~??", 1, 4, "=the text ends within the number of vertices; it is damaged"},
         {"~~?~~~~~", 1, 1, "=the graph has 1,073,741,823 vertices; the limit is 200,000"},
         {"~~~~~~~~", 1, 1, "=the graph has 68,719,476,735 vertices; the limit is 200,000"},
     }},
    {matrix,
     {
         {"0 1 2\n", 1, 5, "=expected 0 or 1, but found \"2\"; write 1 where there is an edge"},
         {"0 1 1\n1 0\n1 1 0\n", 2, 1, "=this row has 2 entries, but the first has 3; give each row the same number"},
         {"0 1 1\n1 0 1\n1 1 0\n0 0 0\n", 1, 1,
          "=the matrix has 4 rows and 3 columns; give it as many rows as columns"},
         {"011\n101\n111\n", 3, 3, "=\"3\" is joined to itself; loops are not allowed, so remove this edge"},
         {"0 1 1\n1 0 1\n1 1 1\n", 3, 5, "=\"3\" is joined to itself; loops are not allowed, so remove this edge"},
     }},
    {own,
     {
         {"", 1, 1, "=there is no graph in this text; begin with the line: graph"},
         {"hello\n", 1, 1, "=a line begins with graph, vertex, edge or face, not with \"hello\""},
         {"graph\ngraph\n", 2, 1, "=there is a second graph; the first is on line 1, so remove one"},
         {"edge a b\ngraph\n", 2, 1, "=put the line graph first, before vertices and edges"},
         {"graph cube\nedge a b\n", 2, 1,
          "=line 1 names the graph, so it cannot be described as well; remove one of them"},
         {"graph cubus\n", 1, 7, "=unknown graph \"cubus\"; did you mean cube?"},
         {"graph cube 3\n", 1, 7, "=unknown graph \"cube 3\"; did you mean cube or truncated_cube or snub_cube?"},
         {"vertex\n", 1, 7, "=a vertex name is missing here"},
         {"vertex a\nvertex a\n", 2, 8, "=there is already a vertex named \"a\"; rename one of them"},
         {"vertex a\nedge a b\n", 2, 8, "=there is no vertex \"b\"; declare it before the edges, or correct the name"},
         {"vertex a\nedge a\n", 2, 7, "=this edge needs another vertex; write: edge NAME NAME"},
         {"edge a b\nvertex c\n", 2, 1, "=this vertex comes after the first edge; put vertices first"},
         {"vertex a 1\n", 1, 1, "=vertex \"a\" has 1 coordinate; give x y, or x y z, or both, or none"},
         {"vertex a 1 2 3 4 5 6\n", 1, 20, "=expected the end of the line, but found \"6\""},
         {"vertex a 1 2\nvertex b\n", 2, 1,
          "=vertex \"b\" has 0 coordinates, but those before it have 2; give every vertex the same number"},
         {"vertex a 1 x\n", 1, 12, "=a coordinate must be a decimal number such as 0.25"},
         {"vertex a 1e5 2\n", 1, 11, "=a coordinate must be a decimal number such as 0.25"},
         {"edge a a\n", 1, 1, "=\"a\" is joined to itself; loops are not allowed, so remove this edge"},
         {"edge a b\nedge b a\n", 2, 1, "=the edge between \"b\" and \"a\" is already on line 1; list each edge once"},
         {"edge a b c\n", 1, 10, "=expected the end of the line, but found \"c\""},
         {"edge a b\nface a b\n", 2, 1, "=a face needs at least 3 vertices"},
         {"edge a b\nedge b c\nedge c a\nface a b x\n", 4, 10,
          "=there is no vertex \"x\" in this graph; correct the name"},
         {"edge a b\nedge b c\nface a b c\n", 3, 10,
          "=no edge joins \"c\" and \"a\"; each side of a face needs an edge, before the faces"},
         {"edge a b\nedge b c\nedge c a\nface a b c a\n", 4, 1,
          "=this face visits a vertex twice; list each vertex once"},
         {"edge a b\nedge b c\nedge c a\nface a b c\nface b c a\n", 5, 6,
          "=an earlier face already passes from \"b\" to \"c\"; list the vertices of all faces the same way round"},
         {"edge a b\nedge b c\nedge c a\nface a b c\nedge c d\n", 5, 1,
          "=this edge comes after the first face; put faces last"},
     }},
};

}  // namespace

TEST_CASE("formats: each error says what is wrong and where") {
  for (const auto& rows : refusals) {
    CAPTURE(name_of(rows.first));
    test_support::check_refusals(rows.second, [&](const std::string& text) { return parse_graph(text, rows.first); });
  }
}

TEST_CASE("formats: errors are whole sentences of the files of words") {
  const test_support::InQuotes spoken;
  const Graph lonely = *parse_graph("vertex a\nvertex b\nvertex c\nedge a b\n", own);
  const Graph quoting = *parse_graph("graph\nedge a\"b c\n", own);
  for (const Graph* graph : {&lonely, &quoting})
    for (const GraphFormat format : graph_formats())
      if (const auto text = write_graph(*graph, format); !text)
        test_support::check_whole("error", text.error().message);
  test_support::check_whole("error", write_graph(*make_family("P10001"), graph6).error().message);
}

TEST_CASE("formats: more vertices or edges than allowed are refused in time") {
  std::string vertices = "graph\n";
  for (int v = 0; v <= max_vertices; ++v) vertices += "vertex " + std::to_string(v) + "\n";
  std::string dense = "p edge 200000 2000000\n";
  for (int u = 1, count = 0; count <= max_edges; ++u)
    for (int step = 1; step <= 10 && count <= max_edges; ++step, ++count)
      dense += "e " + std::to_string(u) + " " + std::to_string(u + step) + "\n";
  test_support::check_refusals({{vertices, max_vertices + 2, 8, "=too many vertices; the limit is 200,000"},
                                {dense, max_edges + 2, 1, "=too many edges; the limit is 1,000,000"}},
                               [](const std::string& text) { return parse_graph(text); });
}

TEST_CASE("formats: damaged and random texts give a graph that can be written again, or an error") {
  std::vector<std::string> texts;
  for (const char* name : {"cube", "petersen", "K2_3"})
    for (GraphFormat format : graph_formats()) texts.push_back(*write_graph(*make_family(name), format));
  texts.push_back(adjacency_head + "1 2 3 -1\n2 3 -1\n-1\nEOF");
  texts.push_back("edges([(a,b),% x\n ('b c',d)]).");

  int accepted = 0;
  each_trial(20240608, 20000, [&](Random& random, int round) {
    std::string text = test_support::mutated(texts[random.below(texts.size())], texts, random);
    if (round % 10 == 0) {  // mere noise
      text.assign(random.below(200), ' ');
      for (char& c : text) c = random.below(3) == 0 ? static_cast<char>(random.below(256)) : c;
    }
    const bool detected = random.below(2) == 0;
    const GraphFormat format = detected ? detect_format(text) : graph_formats()[random.below(graph_formats().size())];
    CAPTURE(text);
    const Result<Graph> graph = parse_graph(text, format);
    if (!graph) {
      CHECK_FALSE(graph.error().message.empty());
      CHECK(graph.error().line >= 1);
      CHECK(graph.error().column >= 1);
      return;
    }
    ++accepted;
    const Graph again = parsed(*write_graph(*graph, GraphFormat::schlegel));
    CHECK(names_text(again) == names_text(*graph));
    CHECK(edges_text(again) == edges_text(*graph));
  });
  CHECK(accepted > at_least(500));
}

TEST_CASE("formats: the collected instances are read; needs the shared instances" *
          doctest::skip(
              test_support::lacks_shared({"instances/hamiltonian/dodecahedron.hcp", "instances/hamiltonian/tutte.hcp",
                                          "instances/hamiltonian/alb1000.hcp", "instances/hamiltonian/alb2000.hcp",
                                          "instances/hamiltonian/knight_6x6.hcp"}))) {
  struct Instance {
    const char* name;
    int order, size;
  };
  for (const Instance& instance : {Instance{"dodecahedron", 20, 30},
                                   {"tutte", 46, 69},
                                   {"alb1000", 1000, 1998},
                                   {"alb2000", 2000, 3996},
                                   {"knight_6x6", 36, 80}}) {
    INFO("instance ", instance.name);
    const auto text = test_support::shared_file("instances/hamiltonian/" + std::string(instance.name) + ".hcp");
    const Graph graph = parsed(text.value());
    CHECK(graph.order() == instance.order);
    CHECK(graph.size() == instance.size);
  }
}
