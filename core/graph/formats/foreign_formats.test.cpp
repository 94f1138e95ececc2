// Lists, DOT, GraphML, JSON and names alone, as people have them lying about.
#include <doctest/doctest.h>

#include "base/random.hpp"
#include "graph/families/families.hpp"
#include "graph/formats/formats.hpp"
#include "in_quotes.hpp"
#include "results.hpp"
#include "trials.hpp"

using namespace schlegel;

namespace {

constexpr auto edges = GraphFormat::edges;
constexpr auto adjacency = GraphFormat::adjacency;
constexpr auto dot = GraphFormat::dot;
constexpr auto graphml = GraphFormat::graphml;
constexpr auto json = GraphFormat::json;

std::string edge_lines(const Graph& graph) {
  std::string out;
  for (const auto& [u, v] : graph.edges()) out += (out.empty() ? "" : " ") + graph.name(u) + "-" + graph.name(v);
  return out;
}

struct Sample {
  GraphFormat format;
  const char* text;
  const char* edges;
  const char* note = "";
};

constexpr const char* weights = "what follows the two names of an edge, such as a weight, was ignored";
constexpr const char* directions = "the directions of edges were ignored";
constexpr const char* blanks = "spaces and '#' in names were replaced by '_'";

const Sample samples[] = {
    {edges, "a b\nb c\n", "a-b b-c"},
    {edges, "# mine\n\na,b\r\nb, c  # more\n\tc;a", "a-b b-c a-c"},
    {edges, "% another\n1 2\n2 1\n2 3\n", "1-2 2-3"},
    {edges, "a b 1\nb c 2.5e-3\n", "a-b b-c", weights},
    {edges, "1 2 7\n2 3 9\n3 1 8\n", "1-2 2-3 1-3", weights},
    {edges, "Source,Target,Kind\nx,y,road\ny,z,rail\n", "x-y y-z", weights},
    {edges, "from to\na b\n", "a-b"},
    {edges, "\"New York\",Boston\nBoston,\"v(1,2)\"\n", "New_York-Boston Boston-v(1,2)", blanks},
    {adjacency, "a: b c\nb: a c\nc:\n", "a-b a-c b-c"},
    {adjacency, "a : b, c\n\"b\": c\n", "a-b a-c b-c"},
    {adjacency, "1 2 3\n2 3\n3\n", "1-2 1-3 2-3"},
    {adjacency, "a b c d\nb a c d\nc a b d\nd a b c\n", "a-b a-c a-d b-c b-d c-d"},
    {GraphFormat::matrix, "0 1 0\n1 0 1 # second\n% third\n0 1 0\n", "1-2 2-3"},
    {GraphFormat::matrix, "010 # first\n% second\n101\n010\n", "1-2 2-3"},
    {GraphFormat::matrix, "01\n00", "1-2", directions},
    {GraphFormat::matrix, "[[0, 1, 0],\n [0, 0, 1],\n [0, 0, 0]]", "1-2 2-3", directions},
    {GraphFormat::graph6, "&DI?AO?", "0-2 0-4 1-3 3-4", directions},
    {GraphFormat::graph6, ":Fa@x^", "0-1 0-2 1-2 5-6"},
    {dot, "graph { a -- b -- c }", "a-b b-c"},
    {dot, "// mine\nstrict graph \"a b\" {a--b;a--b;b--a}", "a-b"},
    {dot, "/* x */ digraph G\n{\n  rankdir = LR; node [shape=box, color=\"red\"];\n  a -> { b c } [w=1]; b->a\n}\n",
     "a-b a-c", directions},
    {dot, "graph{subgraph s {a;b} -- {c d}; -1.5 -- \"x \\\"y\" }", "a-c a-d b-c b-d -1.5-x_\"y", blanks},
    {dot, "graph { a:p:n -- \"b\" + \"c\" -- <d> }", "a-bc bc-d"},
    {graphml,
     "<graphml><graph><node id='a'/><node id=\"b &amp; &#99;\"></node><edge source='a' target='b &amp; c'/>"
     "</graph></graphml>",
     "a-b_&_c", blanks},
    {graphml,
     "<?xml version=\"1.0\"?><!-- x > y --><graphml><graph edgedefault=\"directed\"><edge id='1' source='a' "
     "target='b'><data key='w'>3</data></edge><node id='a'/><node id='b'/></graph></graphml>",
     "a-b", directions},
    {graphml,
     "<gexf><graph defaultedgetype=\"undirected\"><nodes><node id=\"0\" label=\"x\"/><node id=\"1\"/></nodes>"
     "<edges><edge source=\"0\" target=\"1\"/></edges></graph></gexf>",
     "0-1"},
    {json, "[[\"a\",\"b\"],[\"b\",2]]", "a-b b-2"},
    {json, " [ [1,2,{\"weight\":[3,{}]}], [2,3] ] ", "1-2 2-3", weights},
    {json, "[{\"source\":\"\\u00e9 \\ud83d\\ude00\",\"target\":\"b\"}]", "\xc3\xa9_\xf0\x9f\x98\x80-b", blanks},
    {json,
     "{\"links\":[{\"source\":0,\"target\":1,\"value\":3}],\"nodes\":[{\"name\":\"x\",\"group\":1},{\"name\":\"y\"}]}",
     "x-y"},
    {json, "{\"directed\":true,\"nodes\":[1,2,3],\"edges\":[[1,2],[2,3]]}", "1-2 2-3", directions},
    {json, "{\"graph\":{\"nodes\":[{\"id\":\"a\"},{\"id\":\"b\"}],\"edges\":[{\"from\":\"b\",\"to\":\"a\"}]}}", "a-b"},
    {json,
     "{\"elements\":{\"nodes\":[{\"data\":{\"id\":\"a\"}},{\"data\":{\"id\":\"b\"}}],\"edges\":[{\"data\":"
     "{\"id\":\"e\",\"source\":\"a\",\"target\":\"b\"}}]}}",
     "a-b"},
    {json, "{\"a\":[\"b\",\"c\"],\"b\":[\"a\"]}", "a-b a-c"},
};

const std::pair<GraphFormat, std::vector<test_support::Refusal>> foreign_refusals[] = {
    {edges,
     {
         {"", 1, 1, "there is no edge in this text"},
         {"a b\nc\n", 2, 1, "an edge needs two vertices, but \"c\" is alone"},
         {"a b\nb c d\n", 2, 5, "a line holds two vertices and at most a number; remove \"d\""},
         {"a b\nb c 1 2\n", 2, 7, "remove \"2\""},
         {"a b\nb b\n", 2, 1, "to itself"},
         {"a b\n a b\n", 2, 2, "already on line 1"},
         {"a b\nb \"x\x01\"\n", 2, 3, "no spaces, control characters"},
         {"a b\nb " + std::string(65, 'x'), 2, 3, "too long"},
         {"\"a b\" c\nc a_b\n", 2, 3, "rename one of them"},
         {"source,target\na,b\nb,\"d\n", 3, 3, "this quoted name has no closing quote on its line"},
     }},
    {adjacency,
     {
         {"", 1, 1, "there is no list in this text"},
         {"a: b\nb c\n", 2, 1, "put a colon after the first name of every line, or of none"},
         {"a: b\na: c\n", 2, 1, "already has a list, on line 1"},
         {"a: b b\n", 1, 6, "already on line 1"},
         {"0: [1,2]\n1: [0]\n2: [0]\n", 1, 4, "put \"[1\" in double quotes if it is a name, or remove its \"[\""},
     }},
    {dot,
     {
         {"grph {}", 1, 6, "expected graph or digraph"},
         {"graph {\n a -> b }", 2, 4, "a -- b"},
         {"digraph {\n a -- b }", 2, 4, "a -> b"},
         {"graph { a -- a }", 1, 11, "to itself"},
         {"graph { a -- \"b", 1, 14, "no closing quote"},
         {"graph { a -- <b", 1, 14, "does not end"},
         {"graph { a [x=1", 1, 15, "expected a name"},
         {"graph {\n a --", 2, 6, "expected a name, but the text ends"},
         {"graph {\n {a", 2, 2, "this '{' has no '}'"},
         {"graph {} x", 1, 10, "the graph has ended"},
     }},
    {graphml,
     {
         {"<x/>", 1, 1, "no element <graph>"},
         {"<graph>\n<node/></graph>", 2, 1, "this node has no id"},
         {"<graph><node id='a'/><node id='a'/></graph>", 1, 22, "there is already a node"},
         {"<graph>\n <edge source='a' target='b'/></graph>", 2, 2, "there is no node \"a\""},
         {"<graph><node id='a'/><edge source='a'/></graph>", 1, 22, "this edge has no target"},
         {"<graph><hyperedge/></graph>", 1, 8, "more than two vertices"},
         {"<graph><node id=a/></graph>", 1, 17, "put the value of an attribute in quotes"},
         {"<graph><node id='a", 1, 8, "no closing quote"},
         {"<graph><!-- x", 1, 14, "this comment does not end"},
         {"<graph><node id", 1, 8, "is not closed"},
         {"<graphml><graph>\n<node id='a'/>", 1, 10, "this <graph> has no end"},
     }},
    {json,
     {
         {"[[1,2]", 1, 7, "expected ',' or ']', but the text ends"},
         {"[[1,2],]", 1, 8, "expected a value"},
         {"[[1,2]] x", 1, 9, "the value has ended"},
         {"[[1]]", 1, 2, "an edge needs two vertices"},
         {"[[1,[2]]]", 1, 5, "expected a name"},
         {"[[1,1]]", 1, 2, "to itself"},
         {"[{\"source\":1}]", 1, 2, "an edge needs two vertices"},
         {"{\"nodes\":[1],\n\"links\":[[1,2]]}", 2, 13, "there is no node \"2\""},
         {"{\"nodes\":[{}],\"links\":[]}", 1, 11, "this node has no \"id\""},
         {"{\"nodes\":[1,1],\"links\":[]}", 1, 13, "there is already a node"},
         {"{\"a\":1}", 1, 2, "the list of its neighbours"},
         {"{\"a\":[\"b\n\"]}", 1, 7, "no closing quote on its line"},
         {"{a:1}", 1, 2, "expected a name in quotes"},
         {"[[\"\\uzzzz\",1]]", 1, 3, "4 hexadecimal digits"},
         {std::string(100'000, '['), 1, 100'001, "expected a value"},
     }},
};

}  // namespace

TEST_CASE("foreign formats: each is recognised and read, and what it loses is noted") {
  for (const Sample& sample : samples) {
    CAPTURE(sample.text);
    CHECK(name_of(detect_format(sample.text)) == name_of(sample.format));
    const auto read = must(parse_graph_text(sample.text, "icosian"));
    CHECK(edge_lines(read->graph) == sample.edges);
    CHECK(read->note == sample.note);
    CHECK(read->family.empty());
  }
}

TEST_CASE("foreign formats: each error says what is wrong and where") {
  for (const auto& rows : foreign_refusals) {
    CAPTURE(name_of(rows.first));
    test_support::check_refusals(rows.second, [&](const std::string& text) { return parse_graph(text, rows.first); });
  }
}

TEST_CASE("foreign formats: errors and notes are whole sentences of the files of words") {
  const test_support::InQuotes spoken;
  for (const Sample& sample : samples)
    test_support::check_whole("note", parse_graph_text(sample.text, "icosian").value().note);
  for (const char* text : {"5", "[1]", "{\"edges\": 1}", "{\"nodes\": 1, \"edges\": []}"})
    test_support::check_whole("error", parse_graph(text, json).error().message);
  for (const char* text : {"<graph><", "<graph><?"})
    test_support::check_whole("error", parse_graph(text, graphml).error().message);
  test_support::check_whole("error", parse_graph("graph { \"a\" + b }", dot).error().message);
  for (const char* text : {"petersn", "hello, world", "grph petersen\nedge a b", "prsm", ""})
    test_support::check_whole("error", parse_graph_text(text, "icosian").error().message);
}

TEST_CASE("foreign formats: places are used for the drawing when every vertex has one") {
  const auto drawn = [](const char* text) { return parse_graph_text(text, "icosian").value().graph; };
  for (const char* text :
       {"graph { a [pos=\"0,0\"]; b [label=x, pos=\"10,-20!\"]; a -- b }",
        "<graphml><key id=\"k\" attr.name=\"x\"/><key id=\"l\" attr.name=\"y\"/><graph><node id=\"a\"><data key=\"k\">0"
        "</data><data key=\"l\">0</data></node><node id=\"b\"><data><y:Geometry height=\"3\" x=\"10\" y=\"20\"/></data>"
        "</node><edge source=\"a\" target=\"b\"/></graph></graphml>",
        "{\"nodes\":[{\"id\":\"a\",\"x\":0,\"y\":0},{\"id\":\"b\",\"x\":1e1,\"y\":2.0e+1}],\"links\":[[\"a\",\"b\"]]"
        "}"}) {
    CAPTURE(text);
    const Graph graph = drawn(text);
    REQUIRE(graph.plane().size() == 2);
    CHECK(graph.plane()[1].x - graph.plane()[0].x == doctest::Approx(0.5));
    CHECK(graph.plane()[1].y - graph.plane()[0].y == doctest::Approx(1));
  }
  CHECK(drawn("graph { a [pos=\"0,0\"]; a -- b }").plane().empty());
  CHECK(drawn("graph { a [pos=\"0,x\"]; b [pos=\"1,1\"]; a -- b }").plane().empty());
  const Graph cube = *make_family("cube");
  for (GraphFormat format : {dot, graphml, json}) {
    const Graph again = *parse_graph(*write_graph(cube, format));
    REQUIRE(again.plane().size() == 8);
    for (std::size_t v = 1; v < 8; ++v) {
      const double scale = (cube.plane()[1].y - cube.plane()[0].y) / (again.plane()[1].y - again.plane()[0].y);
      CHECK(scale * (again.plane()[v].x - again.plane()[0].x) ==
            doctest::Approx(cube.plane()[v].x - cube.plane()[0].x).epsilon(0.001));
    }
  }
}

TEST_CASE("foreign formats: a graph's name may be the whole text") {
  for (const char* text : {"petersen", " grid_8x8\n", "# a comment\nGrid 8x8", "K5", "dodecahedron"}) {
    CAPTURE(text);
    const auto read = must(parse_graph_text(text, "icosian"));
    CHECK(read->graph.size() == make_family(read->family)->size());
    CHECK(read->family.find(' ') == std::string::npos);
  }
  // What is graph6 as it stands stays that.
  CHECK(parse_graph_text("Heawood", "icosian")->graph.order() == 9);
}

TEST_CASE("foreign formats: a text of no kind is told what is read, and what may have been meant") {
  const auto said = [](const char* text) {
    const auto read = parse_graph_text(text, "icosian");
    return read ? std::string("read") : read.error().text();
  };
  CHECK(said("petersn").find(
            "line 1, column 1: Unknown format: no supported format begins with \"petersn\"; did you mean petersen?") ==
        0);
  CHECK(said("grph petersen\nedge a b").find("did you mean graph?") != std::string::npos);
  CHECK(said("icosain\ngraph cube").find("did you mean icosian?") != std::string::npos);
  CHECK(said("vertx a\nvertx b\nedge a b").find("did you mean vertex?") != std::string::npos);
  for (const char* text : {"hello, world", "The quick brown fox\njumps over it", "(a,b)\n(b,c)", "a b c\nd e f\n"})
    for (const char* part : {"icosian", "edge lists", "CSV", "adjacency", "DOT", "GraphML", "JSON", "graph6", "DIMACS",
                             "TSPLIB", "Prolog", "petersen"})
      CHECK_MESSAGE(said(text).find(part) != std::string::npos, said(text));
}

TEST_CASE("foreign formats: a list of edges with a faulty line is told which line it is") {
  const auto said = [](const char* text) { return parse_graph_text(text, "icosian").error().text(); };
  CHECK(said("a b\nb c\nc\nc a\n").find("line 3, column 1: an edge needs two vertices") == 0);
  CHECK(said("a b\nb c\nc a\nc a d\n").find("line 4, column 5: a line holds two vertices") == 0);
  CHECK(said("a b\nb c\nc a d\nc d a\n").find("Unknown format") != std::string::npos);
  CHECK(said("a-b\nb-c\nc-a\n").find("Unknown format") != std::string::npos);
}

TEST_CASE("foreign formats: a list of edges may begin with the numbers of vertices and edges") {
  const auto sized = must(parse_graph_text("3 3\n0 1\n1 2\n2 0\n", "icosian"));
  CHECK(sized->graph.size() == 3);
  CHECK(sized->note == "the first line was read as the numbers of vertices and edges");
  CHECK(must(parse_graph_text("4 5\n1 2 7\n1 3 7\n1 4 7\n2 3 7\n3 4 7\n", "icosian"))->graph.order() == 4);
  // An edge all the same: more lines follow, fewer, larger numbers, or fewer edges than vertices.
  for (const char* text :
       {"3 4\n0 1\n1 2\n2 3\n3 1\n4 0\n", "4 5\n1 2\n2 3\n3 4\n", "3 4\n1 2\n2 3\n3 1\n5 1\n", "5 3\n1 2\n2 3\n3 4\n"})
    CHECK(must(parse_graph_text(text, "icosian"))->note.empty());
}

TEST_CASE("foreign formats: a matrix with a faulty entry is told which entry it is") {
  const auto said = [](const char* text) { return parse_graph_text(text, "icosian").error().text(); };
  CHECK(said("0111\n101x\n1101\n1110\n").find("line 2, column 4: expected 0 or 1, but found \"x\"") == 0);
  CHECK(said("0111\n1012\n1101\n1110\n").find("line 2, column 4: expected 0 or 1, but found \"2\"") == 0);
  CHECK(said("0111\n101\n1101\n1110\n").find("line 2, column 1: this row has 3 entries") == 0);
  CHECK(said("0 1 1 1\n1 O 1 1\n1 1 0 1\n1 1 1 0\n").find("line 2, column 3: expected 0 or 1, but found \"O\"") == 0);
  CHECK(said("0 2 3\n2 0 1\n3 1 0\n").find("line 1, column 3: expected 0 or 1, but found \"2\"") == 0);
  // Edges of weight 1 are no matrix.
  CHECK(must(parse_graph_text("0 1 1\n1 2 1\n3 0 1\n", "icosian"))->graph.size() == 3);
}

TEST_CASE("foreign formats: lines that begin with two slashes are comments in lists") {
  CHECK(must(parse_graph_text("// from x to y\na b\nb c\n", "icosian"))->graph.size() == 2);
}

TEST_CASE("foreign formats: a name with a fault in its number or recipe is told what is wrong with it") {
  const auto said = [](const std::string& text) {
    const auto read = parse_graph_text(text, "icosian");
    return read ? std::string("read") : read.error().text();
  };
  for (const char* name : {"conway_xyz", "grid_1000x1000", "complete_100000", "prism_2", "kkxD"}) {
    const std::string wrong = make_family(name).error().message;
    CHECK(said(name) == "line 1, column 1: " + wrong);
    CHECK(said("# mine\n" + std::string(name) + "\n") == "line 2, column 1: " + wrong);
  }
  CHECK(said("conway_xyz").find("\"x\", character 1 of the Conway notation \"xyz\", is not an operation") !=
        std::string::npos);
  CHECK(said("grid_1000x1000").find("the limits are 200,000 and 1,000,000") != std::string::npos);
  CHECK(said("complete_100000").find("the limits are 200,000 and 1,000,000") != std::string::npos);
  const std::string longest(41, 'k');
  for (const std::string& recipe : {longest + "D", std::string(200, 'k') + "D", "conway_" + longest + "D"})
    CHECK(said(recipe).find("longer than 40 letters") != std::string::npos);
}

TEST_CASE("foreign formats: a recipe may be the whole text") {
  CHECK(parse_graph_text("tD", "icosian")->graph.order() == 60);
  CHECK(parse_graph_text(" k5aI\n", "icosian")->family == "k5aI");
  CHECK(make_family("tD")->order() == 60);
  CHECK(make_family("P5")->order() == 5);  // a path
}

TEST_CASE("foreign formats: random graphs with odd names are written whole or refused") {
  constexpr std::string_view signs = "ab1._-:;,\"'\\<>&%(){}[]|/+=\xc3\xa9";
  int written = 0, refused = 0;
  each_trial(15, 3000, [&](Random& random, int round) {
    GraphBuilder builder;
    const std::size_t order = 1 + random.below(6);
    while (static_cast<std::size_t>(builder.order()) < order) {
      std::string name;
      for (std::size_t i = 1 + random.below(3); i > 0; --i)
        name += round % 3 == 0 ? signs[random.below(signs.size())] : "abcdefgh"[random.below(8)];
      if (builder.find(name) == no_vertex) builder.add_vertex(name);
    }
    for (Vertex v = 1; v < builder.order(); ++v)
      for (Vertex u = 0; u < v; ++u)
        if (random.below(3) > 0) builder.add_edge(u, v);
    const Graph graph = std::move(builder).build();
    for (GraphFormat format : graph_formats()) {
      CAPTURE(round);
      CAPTURE(std::string(name_of(format)));
      const auto text = write_graph(graph, format);
      if (!text) {
        ++refused;
        CHECK(text.error().message.size() > 20);
        continue;
      }
      ++written;
      CAPTURE(*text);
      const auto again = must(parse_graph(*text));
      CHECK(again->order() == graph.order());
      CHECK(again->size() == graph.size());
      if (format == GraphFormat::hcp || format == GraphFormat::dimacs || format == GraphFormat::graph6 ||
          format == GraphFormat::matrix)
        continue;
      for (const auto& [u, v] : graph.edges()) {
        // Names that differ in case alone are found as written.
        const Vertex a = again->find(graph.name(u)), b = again->find(graph.name(v));
        REQUIRE(a != no_vertex);
        REQUIRE(b != no_vertex);
        CHECK(again->adjacent(a, b));
      }
    }
  });
  CHECK(written > at_least(15'000));
  CHECK(refused > at_least(300));
}

TEST_CASE("foreign formats: a graph without vertices is written so that it is read, or refused") {
  for (GraphFormat format : graph_formats()) {
    CAPTURE(std::string(name_of(format)));
    const auto text = write_graph(Graph(), format);
    if (format == edges || format == adjacency || format == GraphFormat::matrix)
      CHECK_FALSE(text.ok());
    else if (text)
      CHECK(parse_graph(*text)->order() == 0);
  }
}

TEST_CASE("foreign formats: too many vertices and edges are refused at their place") {
  std::string list, graph = "graph {\n", nodes = "<graph>\n", pairs = "[\n";
  for (int v = 0; v <= max_vertices; v += 2) {
    const std::string a = std::to_string(v), b = std::to_string(v + 1);
    list += a + " " + b + "\n";
    graph += a + " -- " + b + "\n";
    nodes += "<node id=\"" + a + "\"/><node id=\"" + b + "\"/>\n";
    pairs += "[" + a + "," + b + "],\n";
  }
  for (const auto& [text, line] :
       {std::pair{list, 1}, {graph + "}", 2}, {nodes + "</graph>", 2}, {pairs + "[1,2]]", 2}}) {
    const auto read = parse_graph(text);
    REQUIRE_FALSE(read.ok());
    CHECK(read.error().line == max_vertices / 2 + line);
    CHECK(read.error().message == "too many vertices; the limit is 200,000");
  }
}

TEST_CASE("foreign formats: a long list of too many vertices is refused where they are too many") {
  std::string list = "# mine\n", weighted = "\n", far = "a b c\n";
  for (int v = 0; list.size() < 3'000'000; ++v) {
    const std::string line = std::to_string(v) + " " + std::to_string(v + 1) + "\n";
    list += line;
    weighted += std::to_string(v) + " " + std::to_string(v + 1) + " 0.5\n";
    far += line;
  }
  const auto fault = fault_of_long_list(list);
  REQUIRE(fault);
  CHECK(fault->text() == "line 200001, column 8: too many vertices; the limit is 200,000");
  CHECK(graph_in(list)->error() == *fault);
  CHECK(parse_graph(list).error() == *fault);
  CHECK(fault_of_long_list(weighted) == fault);
  CHECK_FALSE(fault_of_long_list(far));
  CHECK_FALSE(fault_of_long_list(list.substr(0, 2'000'000)));
}
