#include <doctest/doctest.h>

#include "puzzles/icosian/icosian.hpp"
#include "results.hpp"

using namespace schlegel;

namespace {

std::string problem(std::initializer_list<std::pair<const char*, const char*>> options) {
  Options all;
  for (const auto& [name, value] : options) all.set(name, value);
  auto instance = Icosian::instance_from(all);
  if (!instance) return instance.error().text();
  const auto refined = Icosian::refine(std::move(instance).value(), all);
  return refined ? std::string("none") : refined.error().text();
}

icosian::Instance hamilton(std::string_view opening) {
  return Icosian::parse("icosian\ngraph dodecahedron\nopening " + std::string(opening) + "\n").value();
}

}  // namespace

TEST_CASE("an Icosian text names its graph or describes it, with opening and rules") {
  const auto instance =
      must(Icosian::parse("# a comment first\nicosian\ngraph\nedge a b\nedge b c\nedge c a\nedge c d  # tail\n"
                          "open\nopening d c\nforbid a b\nrequire c b\n"));
  CHECK(instance->graph.order() == 4);
  CHECK_FALSE(instance->closed);
  CHECK(instance->opening.size() == 2);
  CHECK(instance->required.size() == 1);
  CHECK(instance->forbidden.size() == 1);
  CHECK_FALSE(instance->graph.plane().empty());
  const std::string text = Icosian::write(*instance);
  CHECK(Icosian::write(Icosian::parse(text).value()) == text);
}

TEST_CASE("each fault of an Icosian text is named at its place") {
  const std::string solid = "icosian\ngraph dodecahedron\n";
  test_support::check_refusals(
      {
          {"icosian\ngraph nothing_like_it", 2, 7, "unknown graph"},
          {"icosian\ngraph cube\nopening zz", 3, 9, "there is no vertex \"zz\" in this graph"},
          {solid + "opening q r q", 3, 13, "the opening visits \"q\" twice; a tour visits each vertex once"},
          {solid + "opening q s", 3, 11, "no edge joins \"q\" and \"s\"; an opening is a path in the graph"},
          {solid + "require q", 3, 1, "write: require A B, for the edge between A and B"},
          {solid + "forbid q s", 3, 8, "no edge connects \"q\" and \"s\""},
          {solid + "require q r\nforbid r q", 4, 1, "the edge"},
          {solid + "opening q r\nforbid r q", 4, 1, "the opening uses"},
          {solid + "players 21", 3, 1, "the number of holes"},
          {solid + "what is this", 3, 1, "unknown word \"what\""},
          {"icosian\ngraph grid_1000000000x1000000000", 2, 7, ""},
          {"icosian\n", 1, 1, ""},
          {"", 1, 1, ""},
      },
      Icosian::parse);
}

TEST_CASE("options describe and refine a board, or say what is wrong") {
  CHECK(problem({{"graph", "cube"}}) == "none");
  CHECK(problem({{"opening", "q,r,s,n,p"}}) == "none");
  CHECK(problem({{"opening", "q,s"}}) ==
        "--opening, column 3: no edge joins \"q\" and \"s\"; an opening is a path in the graph");
  CHECK(problem({{"require", "qr"}}) == "--require, column 1: write edges as a-b,c-d");
  CHECK(problem({{"forbid", "q-r,b-z"}}) == "none");
  CHECK(problem({{"graph", "grid_0x4"}}) != "none");
}

TEST_CASE("what only the Schlegel format of the Icosian game holds is not written in other formats") {
  for (const char* line : {"opening q", "open", "require q r", "forbid q r", "players 3"}) {
    const auto board = must(Icosian::parse("icosian\ngraph dodecahedron\n" + std::string(line) + "\n"));
    for (const char* format : {"prolog", "hcp", "dimacs", "graph6", "matrix"})
      CHECK(Icosian::write_as(*board, format).error().message.find("only the Schlegel format") != std::string::npos);
  }
}

TEST_CASE("holes named like our own text's first word do not make a list ours") {
  const auto board = must(Icosian::parse("icosian\nedge icosian a\nedge a b\nedge b icosian\n"));
  CHECK_FALSE(Icosian::write_as(*board, "edges").ok());
  for (const char* format : {"adjacency", "dot", "graphml", "json", "prolog"}) {
    const auto text = must(Icosian::write_as(*board, format));
    CHECK(Icosian::parse(*text)->graph.size() == 3);
  }
  CHECK(Icosian::parse("icosian1 a\na b\nb icosian1\n")->graph.order() == 3);
}

TEST_CASE("solutions are written in the format of the question and read in any") {
  const auto tour = [](const icosian::Instance& instance, std::string_view text) {
    const auto moves = Icosian::parse_solution(instance, text);
    return moves.ok() && Icosian::verify(instance, Icosian::start(instance), *moves);
  };
  const auto board = hamilton("q r s n p");
  CHECK(tour(board, "qrsnpcbghjkfdmltvwxz"));
  CHECK(tour(board, "q r s n p c b g h j k f d m l t v w x z"));
  CHECK(tour(board, "[q,r,s,n,p,c,b,g,h,j,k,f,d,m,l,t,v,w,x,z]."));
  CHECK(tour(board, "QRSNPCBGHJKFDMLTVWXZ"));
  CHECK(tour(board, "cbghjkfdmltvwxzqrsnp"));   // begun elsewhere
  CHECK(tour(board, "pnsrqzxwvtlmdfkjhgbc"));   // backwards
  CHECK(tour(board, "qrsnpcbghjkfdmltvwxzq"));  // back home written out
  CHECK_FALSE(tour(board, "qrsnpcbghjkfdmltvwzx"));
  CHECK_FALSE(tour(board, "qrsnpcbghjkfdmltvw"));

  const auto square =
      must(Icosian::parse("NAME : square\nTYPE : HCP\nDIMENSION : 4\nEDGE_DATA_FORMAT : EDGE_LIST\n"
                          "EDGE_DATA_SECTION\n1 2\n2 3\n3 4\n4 1\n-1\nEOF\n"));
  const std::vector<Vertex> moves = {0, 1, 2, 3};
  const std::string file = Icosian::write_solution(*square, moves, "");
  CHECK(file == "NAME : tour\nTYPE : TOUR\nDIMENSION : 4\nTOUR_SECTION\n1\n2\n3\n4\n-1\nEOF\n");
  CHECK(tour(*square, file));
  CHECK(tour(*square, "TYPE : TOUR\nTOUR_SECTION\n3 2 1 4 -1\n"));
  CHECK_FALSE(tour(*square, "TYPE : TOUR\nTOUR_SECTION\n1 3 2 4 -1\n"));
  // The numbers are those of the vertices in their order, whatever these are called.
  const auto cycle =
      Icosian::parse("icosian\ngraph\nvertex 4\nvertex b\nvertex 1\nedge 4 b\nedge b 1\nedge 1 4\n").value();
  CHECK(tour(cycle, Icosian::write_solution(cycle, std::vector<Vertex>{0, 1, 2}, "tsplib")));
  CHECK(Icosian::parse_solution(cycle, "TOUR_SECTION\n3 1 2\n-1\nEOF\n").value() == std::vector<Vertex>{2, 0, 1});
  const auto no_number = Icosian::parse_solution(cycle, "TOUR_SECTION\n1 b 3\n-1\n");
  CHECK(no_number.error().line == 2);
  CHECK(no_number.error().column == 3);
  CHECK(Icosian::write_solution(Icosian::parse("[(a,b),(b,c),(c,a)]").value(), std::vector<Vertex>{0, 1, 2}, "") ==
        "[a,b,c]");
}
