#include <string>

#include <doctest/doctest.h>

#include "base/random.hpp"
#include "play/session.hpp"
#include "puzzles/sliding/sliding.hpp"
#include "results.hpp"
#include "trials.hpp"

using namespace schlegel;

namespace {

constexpr std::string_view ring_of_four = "graph(square, g([0-1,1-2,2-3,3-0],[e(0,1),e(1,2),e(2,3),e(3,0)]))";

}  // namespace

TEST_CASE("sliding text: the Prolog term") {
  const auto instance = must(Sliding::parse(ring_of_four));
  CHECK(instance->graph.order() == 4);
  CHECK(instance->graph.size() == 4);
  CHECK(instance->tokens == std::vector<std::string>{"0", "1", "2", "3"});
  CHECK(instance->start == sliding::Arrangement{1, 2, 3, 0});
  CHECK(instance->format == "prolog");
  const std::vector<Vertex> moves{2, 1, 0};
  CHECK(Sliding::write_solution(*instance, moves, "") == "[2,1,0]");
  CHECK(*Sliding::parse_solution(*instance, "[2,1,0]") == moves);
  CHECK(Sliding::parse("% a comment\ngraph( a ,\n g([0-0, x-x], % more\n [e(0,x), e(x,0)]) ).\n").ok());
  CHECK(Sliding::parse("graph(dots, g([0-0],[]))").ok());
}

TEST_CASE("sliding text: Fifteen ids, grids, families and graphs of our own") {
  const auto id = must(Sliding::parse("3x2:1,2,3,4,0,5"));
  CHECK(id->columns == 3);
  CHECK(id->rows == 2);
  CHECK(id->graph.name(5) == "0");
  CHECK(id->graph.name(3) == "4");
  CHECK(Sliding::verify(*id, Sliding::start(*id), std::vector<Vertex>{5}));

  const auto grid = must(Sliding::parse("sliding\ngrid 2x3\ntokens 1 2 3 4 0 5 # one move\n"));
  CHECK(grid->rows == 2);
  CHECK(Sliding::verify(*grid, Sliding::start(*grid), std::vector<Vertex>{5}));
  const auto target = must(Sliding::parse("sliding\ngrid 2x2\ntokens 0 2 1 3\ntarget 1 2 0 3\n"));
  CHECK(target->graph.name(2) == "0");
  CHECK(Sliding::verify(*target, Sliding::start(*target), std::vector<Vertex>{2}));

  CHECK(Sliding::parse("sliding\ngraph petersen\n").ok());
  CHECK(Sliding::parse("sliding\nvertex a\nvertex b\nvertex c\nedge a b\ntokens 0 a c\n").ok());
}

TEST_CASE("sliding text: faults are found at their place") {
  test_support::check_refusals(
      {
          {"", 1, 1, "sliding"},
          {"sliding\n", 1, 1, "no board"},
          {"sliding\ngrid 1000000000x1000000000\n", 2, 6, "must be from"},
          {"sliding\ngrid 100000x100000\n", 2, 6, "too large"},
          {"sliding\ngrid 4\n", 2, 6, "4x4"},
          {"sliding\ngrid 2x2\ntokens 1 2 2 0\n", 3, 12, "twice"},
          {"sliding\ngrid 2x2\ntokens 1 0 2 0\n", 3, 14, "second gap"},
          {"sliding\ngrid 2x2\ntokens 1 2 3 4\n", 3, 1, "no gap"},
          {"sliding\ngrid 2x2\ntokens 1 2 0\n", 3, 1, "4 vertices but 3"},
          {"sliding\ngrid 2x2\ntokens 1 2 3 0 4\n", 3, 16, "4 vertices but 5"},
          {"sliding\ngrid 2x2\ntokens 1 2 0 9\n", 3, 14, "not in the target"},
          {"sliding\ngrid 2x2\ngrid 2x3\n", 3, 1, "already"},
          {"sliding\ngrid 2x2\nedge a b\n", 3, 1, "grid already"},
          {"sliding\ngrid 2x2\ntarget last\n", 3, 8, "gap-last"},
          {"sliding\ngraph cube\ntarget gap-last\n", 3, 8, "given by its size"},
          {"sliding\nboard 4\n", 2, 1, "unknown word"},
          {"sliding\nedge a b\ntokens 0 z\n", 3, 10, "no home"},
          {"sliding\nvertex a\nedge a b\n", 3, 8, "b"},
          {"graph(x, g([0-1,1-0],[e(0,2)]))", 1, 27, "no vertex has this mark"},
          {"graph(x, g([0-1,1-1],[e(0,1)]))", 1, 19, "twice"},
          {"graph(x, g([0-1,0-0],[e(0,1)]))", 1, 17, "mark"},
          {"graph(x, g([1-1,2-2],[e(1,2)]))", 1, 12, "no gap"},
          {"graph(x, g([0-1,1-0],[e(0,0)]))", 1, 23, "itself"},
          {"graph(x, g([0-1,1-0],[e(0,1),e(0,1)]))", 1, 30, "twice"},
          {"graph(x, g([0-1,1-0],[e(0,1)])", 1, 31, "not the end of the text"},
          {"graph(x, g([0-1,1-0],[e(0,1)])) more", 1, 33, "one graph"},
          {"4x4:1,2,3", 1, 1, "16 vertices but 3"},
          {"2x2:1,2,2,0", 1, 9, "twice"},
          {"2x2:1,2,4,0", 1, 9, "must be from"},
          {"999999999x999999999:1", 1, 1, "must be from"},
          {"hello", 1, 1, "sliding"},
      },
      [](std::string_view text) { return Sliding::parse(text); });
}

TEST_CASE("sliding text: the formats of other programs hold a board whole or refuse it") {
  const std::string odd[] = {"a", "B", "_", "7", "x-y", "e(0,1)", "%", "it's", "[", "M\xc3\xbcnchen", "a,b", "0"};
  int written = 0, refused = 0;
  each_trial(35, 2000, [&](Random& random, int round) {
    std::vector<std::string> names{"0"};
    while (names.size() < 2 + static_cast<std::size_t>(round % 3)) {
      const std::string& name = odd[random.below(std::size(odd))];
      if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
    }
    std::string text = "sliding\n", tokens = "tokens", target = "target";
    for (const std::string& name : names) text += "vertex " + name + "\n";
    for (std::size_t i = 1; i < names.size(); ++i) text += "edge " + names[i - 1] + " " + names[i] + "\n";
    for (std::string* list : {&tokens, &target}) {
      std::vector<std::string> shuffled = names;
      random.shuffle(shuffled);
      for (const std::string& name : shuffled) *list += " " + name;
    }
    if (random.below(4) == 0) text = "sliding\ngrid " + std::to_string(names.size()) + "x1\n";
    const auto board = Sliding::parse(text + tokens + "\n" + (random.below(3) == 0 ? target : "") + "\n");
    if (!board) return;
    for (const char* format : {"prolog", "id"}) {
      const auto foreign = Sliding::write_as(*board, format);
      if (!foreign) {
        ++refused;
        CHECK(foreign.error().message.size() > 20);
        continue;
      }
      ++written;
      CAPTURE(*foreign);
      const auto read = must(Sliding::parse(*foreign));
      CHECK(read->tokens == board->tokens);
      CHECK(read->start == board->start);
      CHECK(read->blank_home == board->blank_home);
      REQUIRE(read->graph.order() == board->graph.order());
      CHECK(read->graph.size() == board->graph.size());
      for (Vertex v = 0; v < board->graph.order(); ++v) CHECK(read->graph.name(v) == board->graph.name(v));
      for (Edge e = 0; e < board->graph.size(); ++e)
        CHECK(read->graph.adjacent(board->graph.ends(e).first, board->graph.ends(e).second));
    }
  });
  CHECK(written > at_least(300));
  CHECK(refused > at_least(300));
}

TEST_CASE("sliding text: options describe and refine boards") {
  Options options;
  options.set("grid", "2x3");
  options.set("tokens", "1 0 2 3 4 5");
  CHECK(Sliding::instance_from(options)->graph.name(5) == "0");
  options.set("target", "gap-first");
  const auto grid = must(Sliding::instance_from(options));
  CHECK(Sliding::verify(*grid, Sliding::start(*grid), std::vector<Vertex>{0}));
  options.set("target", "1,2,0,3,4,5");
  CHECK(Sliding::instance_from(options)->graph.name(2) == "0");
  options.set("tokens", "1 0 2 3 4 4");
  CHECK(Sliding::instance_from(options).error().text().find("--tokens, column 11") == 0);
  Options graph;
  graph.set("graph", "cube");
  CHECK(Sliding::instance_from(graph).ok());
  graph.set("graph", "cubus");
  CHECK(!Sliding::instance_from(graph).ok());

  Options other;
  other.set("tokens", "1 2 3 0");
  const auto refined = must(Sliding::refine(*Sliding::parse("2x2:0,1,2,3"), other));
  CHECK(Sliding::status(*refined, Sliding::start(*refined)).solved);
  other.set("target", "gap-first");
  const auto first = must(Sliding::refine(*Sliding::parse("sliding\ngrid 2x2\n"), other));
  CHECK_FALSE(Sliding::status(*first, Sliding::start(*first)).solved);
}

TEST_CASE("sliding text: the gap is last on a grid, unless the text says otherwise, and what is written says which") {
  const auto solved = [](std::string_view text) {
    const auto instance = must(Sliding::parse(text));
    return Sliding::status(*instance, Sliding::start(*instance)).solved;
  };
  const std::string last = "sliding\ngrid 4x4\ntokens 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0\n",
                    first = "sliding\ngrid 4x4\ntokens 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15\n";
  CHECK(solved(last));
  CHECK(solved(last + "target gap-last\n"));
  CHECK_FALSE(solved(last + "target gap-first\n"));
  CHECK_FALSE(solved(first));
  CHECK(solved(first + "target gap-first\n"));
  CHECK(solved("4x4:1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,0"));
  CHECK(solved("sliding\ngrid 2x3\n"));
  CHECK(solved("sliding\ngraph grid_2x3\n"));
  CHECK(Sliding::parse("sliding\ngraph grid_2x3\n")->blank_home == 5);
  CHECK(Sliding::write(*Sliding::parse(last)) == last + "target gap-last\n");
  CHECK(Sliding::write(*Sliding::parse("4x4:1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,0")) == last + "target gap-last\n");
  CHECK(Sliding::write(*Sliding::parse(first + "target gap-first\n")) == first + "target gap-first\n");
  const std::string spiral = "sliding\ngrid 3x3\ntokens 1 2 3 8 0 4 7 6 5\ntarget 1 2 3 8 0 4 7 6 5\n";
  CHECK(Sliding::write(*Sliding::parse(spiral)) == spiral);
  // As saves and links were written when a grid's goal had the gap first.
  CHECK(Sliding::write(*Sliding::parse_kept(first)) == first + "target gap-first\n");
  CHECK(Sliding::write(*Sliding::parse_kept(last + "target gap-last\n")) == last + "target gap-last\n");
  CHECK(Sliding::write(*Sliding::parse_kept("sliding\ngraph cube\n")) ==
        Sliding::write(*Sliding::parse("sliding\ngraph cube\n")));
}

// Literally as they were written while the goal of every grid had the gap first.
TEST_CASE("sliding text: old saves and links open with the goal that they had, and play out") {
  const std::string moves = "1 4 5 2 1 4 7 8 5 2 1 4 3 0", plus = "1+4+5+2+1+4+7+8+5+2+1+4+3+0";
  const std::string instance = "instance\nsliding\ngrid 3x3\ntokens 3 8 0 4 5 2 6 1 7\n";
  const std::string text = "sliding?text=sliding%0Agrid+3x3%0Atokens+3+8+0+4+5+2+6+1+7%0A&moves=" + plus;
  const auto check = [&](const Result<Session>& session, std::string_view level) {
    REQUIRE_MESSAGE(session.ok(), (session.ok() ? "" : session.error().text()));
    CHECK(session->level() == level);
    CHECK(session->at() == 14);
    CHECK(session->game().status().solved);
    CHECK(session->game().goal() == "Slide the tiles into order, the gap first.");
    const auto saved = must(parse_save(write_save(*session))), linked = must(parse_link(write_link(*session)));
    CHECK(saved->game().write_instance() == session->game().write_instance());
    CHECK(linked->game().write_instance() == session->game().write_instance());
    CHECK(saved->game().status().solved);
    CHECK(linked->game().status().solved);
  };
  check(parse_link("sliding?level=eight_easy&moves=" + plus), "eight_easy");
  check(parse_link(text), "");
  check(parse_save("schlegel save 1\npuzzle sliding\nlevel eight_easy\nat 14\nmoves " + moves + "\n" + instance),
        "eight_easy");
  check(parse_save("schlegel save 1\npuzzle sliding\nat 14\nmoves " + moves + "\ncheckpoint 2 Mark+1\nmoves 1 4\n" +
                   instance),
        "");
  // Other goals were named then as now, and an id has had its gap last always.
  for (const char* link : {"sliding?text=sliding%0Agrid+2x2%0Atokens+1+2+0+3%0Atarget+1+2+3+0%0A&moves=0",
                           "sliding?text=2x2%3A1,2,0,3&moves=0", "sliding?level=grid_3x3&moves=7"}) {
    const auto session = must(parse_link(link));
    CHECK(session->game().goal() == "Slide the tiles into order, the gap last.");
    CHECK(session->at() == 1);
  }
  // A text that is pasted or opened is no save.
  CHECK((*parse_game("sliding", "sliding\ngrid 3x3\ntokens 3 8 0 4 5 2 6 1 7\n"))->goal() ==
        "Slide the tiles into order, the gap last.");
}

TEST_CASE("sliding text: the goal is said for each board") {
  const auto goal = [](std::string_view text) { return Sliding::goal(*Sliding::parse(text)); };
  CHECK(goal("sliding\ngrid 4x4\n") == "Slide the tiles into order, the gap last.");
  CHECK(goal("3x2:1,2,3,4,0,5") == "Slide the tiles into order, the gap last.");
  CHECK(goal("sliding\ngrid 4x4\ntarget gap-first\n") == "Slide the tiles into order, the gap first.");
  CHECK(goal("sliding\ngrid 2x2\ntarget 1 2 0 3\n").find("each tile") != std::string::npos);
  CHECK(goal("sliding\ngraph petersen\n").find("along the lines") != std::string::npos);
}
