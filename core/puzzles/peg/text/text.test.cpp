#include <set>

#include <doctest/doctest.h>

#include "base/random.hpp"
#include "puzzles/peg/board.hpp"
#include "puzzles/peg/layout.hpp"
#include "puzzles/peg/peg.hpp"
#include "puzzles/peg/test_support.hpp"
#include "puzzles/peg/text/board_text.hpp"
#include "results.hpp"
#include "trials.hpp"

using namespace schlegel;
using namespace schlegel::peg;

TEST_CASE("peg text: facts, lines and our own format say the same") {
  const auto facts = Peg::parse("% three in a row\nmove(h,m,o). move(o , m , h).\nmove(m,o,p).\n");
  const auto lines = Peg::parse("# three in a row\nh m o\n\nm o p  # more\no m h\n");
  const auto own = Peg::parse("peg\nhole h\nhole m\nhole o\nhole p\nline h m o\nline m o p\n");
  REQUIRE(facts.ok());
  REQUIRE(lines.ok());
  REQUIRE(own.ok());
  CHECK(facts->lines.size() == 2);
  CHECK(facts->names == std::vector<std::string>{"h", "m", "o", "p"});
  CHECK(Peg::write(*facts) == Peg::write(*lines));
  CHECK(Peg::write(*facts) == Peg::write(*own));
  CHECK(facts->format == "facts");
  CHECK(Peg::write_solution(*facts, std::vector<Jump>{{0, 1, 2}}, "") == "move(h,m,o).");
  CHECK(Peg::parse_solution(*facts, "move(h,m,o).\nmove(m,o,p).")->size() == 2);
  CHECK(Peg::parse_solution(*lines, "hmo m-o-p, m-p")->size() == 3);
}

TEST_CASE("peg text: the formats of other programs hold a board whole or refuse it") {
  const auto names = [](const Instance& instance, Position holes) {
    std::set<std::string> out;
    for (int i = 0; i < instance.holes(); ++i)
      if (holes & bit(i)) out.insert(instance.names[i]);
    return out;
  };
  const auto lines = [](const Instance& instance) {
    std::set<std::vector<std::string>> out;
    const auto name = [&](int hole) { return instance.names[hole]; };
    for (const Line& line : instance.lines)
      out.insert({std::min(name(line.a), name(line.b)), name(line.middle), std::max(name(line.a), name(line.b))});
    return out;
  };
  int written = 0, refused = 0;
  each_trial(35, 1500, [&](Random& random, int round) {
    Instance instance = testing::random_board(random, 3 + testing::below(random, 9), 10);
    instance.start = random.next() & instance.all();
    instance.goal = random.below(4) == 0 ? Goal{true, 0} : Goal{false, random.next() & instance.all()};
    if (!instance.lines.empty() && round % 2 == 0) {  // what the formats hold, or nearly so
      const auto read = must(Peg::parse(write_foreign(instance, "lines")));
      Instance like = *read;
      if (random.below(4) == 0) like.start = like.all();
      if (random.below(4) == 0) like.goal.any = true;
      if (random.below(4) == 0) like.names[random.below(like.names.size())] = "peg";
      instance = like;
    }
    for (const char* format : {"facts", "lines"}) {
      const auto text = Peg::write_as(instance, format);
      if (!text) {
        ++refused;
        CHECK(text.error().message.size() > 20);
        continue;
      }
      ++written;
      const auto read = must(Peg::parse(*text));
      CHECK(names(*read, read->all()) == names(instance, instance.all()));
      CHECK(lines(*read) == lines(instance));
      CHECK(names(*read, read->start) == names(instance, instance.start));
      CHECK(read->goal.any == instance.goal.any);
      CHECK(names(*read, read->goal.pegs) == names(instance, instance.goal.pegs));
    }
  });
  CHECK(written > at_least(300));
  CHECK(refused > at_least(300));
  const auto error = [](const char* text) { return Peg::write_as(*Peg::parse(text), "facts").error().message; };
  CHECK(error("peg\nhole a\nempty\ngoal a\n").find("has no lines") != std::string::npos);
  CHECK(error("peg\nhole x\nhole y\nhole a\nhole b\nhole c\nline a b c\n").find("through the holes x y,") == 15);
  const std::string row = "peg\nhole a\nhole b\nhole c\nhole d\nhole e\nline a b c\nline b c d\nline c d e\n";
  for (const char* ends : {"empty a\ngoal c\n", "empty c\ngoal any\n", "empty c\ngoal a\n", "empty a b\ngoal c\n"})
    CHECK_MESSAGE(error((row + ends).c_str()).find("add --start ") != std::string::npos, ends);
}

TEST_CASE("peg text: pictures and ids of other programs") {
  const auto cross = must(Peg::parse("peg\nsquare\n  o\n  o\noo.oo\n  o\n  o\nend\n"));
  CHECK(cross->holes() == 9);
  CHECK(cross->lines.size() == 6);
  CHECK(cross->start == (cross->all() ^ bit(4)));
  CHECK(cross->goal == Goal{false, bit(4)});
  const auto triangle = must(Peg::parse("peg\ntriangular\n  o\n o o\no o o\nend\nempty a\ngoal any\n"));
  CHECK(triangle->lines.size() == 3);
  CHECK(triangle->goal.any);
  const auto id = must(Peg::parse("5x3cross:OPPPOPPHPPOPPPO"));
  CHECK(id->holes() == 11);
  CHECK(id->goal.any);
  CHECK(peg_count(id->start) == 10);
}

TEST_CASE("peg text: errors name their place") {
  std::string many = "peg\n";
  for (int i = 0; i < 65; ++i) many += "hole v" + std::to_string(i) + "\n";
  const std::string wide = "peg\nsquare\n" + std::string(65, 'o') + "\nend\n";
  test_support::check_refusals(
      {
          {"", 1, 1, "no line"},
          {"a b\n", 1, 1, "three holes in a row"},
          {"a b c\n  a a c\n", 2, 3, "twice"},
          {"move(a,b,c).\nmove(a,b).\n", 2, 9, "','"},
          {"move(a,b,c)\n", 2, 1, "'.'"},
          {"move(a,b,c).\njump(a,b,c).\n", 2, 1, "move(h,m,o)"},
          {"peg\nhole a 0.5 2\n", 2, 12, "unit square"},
          {"peg\nhole a\nhole a\n", 3, 6, "twice"},
          {"peg\nhole a\nline a b c\n", 3, 8, "no hole \"b\""},
          {"peg\nhole a\nhole b 0 0\n", 3, 6, "either all holes"},
          {"peg\nhole a\npegs z\n", 3, 6, "no hole \"z\""},
          {"peg\nhole a\npegs a a\n", 3, 8, "twice"},
          {"peg\nhole a\ngoal\n", 3, 1, "goal any"},
          {"peg\nhole a\ncolour red\n", 3, 1, "unknown word"},
          {"peg\nsquare\nooo\n", 4, 1, "end"},
          {"peg\noutline 0 0 1 1\n", 2, 1, "three corners"},
          {"peg\n", 1, 1, "no hole"},
          {"7x7:PPP", 1, 8, "49 cells"},
          {"1000000000x1000000000:P", 1, 1, "from 1 to 64"},
          {"3x1:PQP", 1, 6, "P (peg)"},
          {many, 66, 6, "65"},
          {wide, 3, 27, "too wide"},
      },
      Peg::parse);
}

TEST_CASE("peg: options refine the board or say what is wrong") {
  Options options;
  options.set("start", "A");
  options.set("goal", "any");
  const auto pentagon = must(Peg::refine(Peg::instance_from(options).value(), options));
  CHECK(pentagon->start == (pentagon->all() ^ bit(pentagon->find("a"))));
  CHECK(pentagon->goal.any);
  options.set("goal", "zz");
  CHECK_FALSE(Peg::refine(*pentagon, options).ok());
  Options unknown;
  unknown.set("board", "pentagram");
  CHECK_FALSE(Peg::instance_from(unknown).ok());
}

TEST_CASE("peg boards: position classes and symmetries are computed") {
  const auto order = [](const char* id) {
    const Instance instance = Peg::parse(find_level("peg", id)->text).value();
    return automorphisms(instance, {}, 1000).size();
  };
  CHECK(order("english33") == 8);
  CHECK(order("french37") == 8);
  CHECK(order("pentagon16") == 10);
  CHECK(order("triangle15") == 6);
  CHECK(order("hexagon37") == 12);
  const auto classes = [](const char* id) {
    return parity_sets(Peg::parse(find_level("peg", id)->text).value()).size();
  };
  CHECK(classes("english33") == 4);
  CHECK(classes("triangle15") == 2);
  each_trial(17, 300, [&](Random& random) {
    const Instance instance = testing::random_board(random, 5, 1 + testing::below(random, 8));
    for (Position set : parity_sets(instance))
      for (const Line& line : instance.lines) CHECK_FALSE(odd(bit(line.a) | bit(line.middle) | bit(line.b), set));
    // All permutations of five holes, tried one by one.
    const auto lines = [&](const std::array<int, 5>& image) {
      std::set<std::array<int, 3>> out;
      for (const Line& line : instance.lines) {
        const int a = image[line.a], b = image[line.b];
        out.insert({std::min(a, b), image[line.middle], std::max(a, b)});
      }
      return out;
    };
    std::array<int, 5> image{0, 1, 2, 3, 4};
    const auto own = lines(image);
    std::size_t symmetries = 0;
    do symmetries += lines(image) == own ? 1 : 0;
    while (std::next_permutation(image.begin(), image.end()));
    CHECK(automorphisms(instance, {}, 1000).size() == symmetries);
  });
}

TEST_CASE("peg layout: a board of lines alone is drawn as it is meant") {
  const Instance grid = Peg::parse("a1 a2 a3\nb1 b2 b3\nc1 c2 c3\na1 b1 c1\na2 b2 c2\na3 b3 c3\n").value();
  CHECK(least_distance(grid.at) == doctest::Approx(0.4).epsilon(0.01));
  CHECK(middle_hole(grid.at) == grid.find("b2"));
  CHECK(grid.goal == Goal{false, bit(grid.find("b2"))});
  each_trial(3, 200, [&](Random& random) {
    const Instance board = testing::random_board(random, 2 + testing::below(random, 20), testing::below(random, 30));
    for (Point2 p : layout(board.holes(), board.lines))
      CHECK((p.x >= -1e-6 && p.x <= 1.000001 && p.y >= -1e-6 && p.y <= 1.000001));
  });
}
