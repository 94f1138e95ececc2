#include <doctest/doctest.h>

#include "puzzles/quintomino/quintomino.hpp"
#include "results.hpp"

using namespace schlegel;

namespace {

const char* const simplex = "0 1 2 / 0 4 3 / 1 5 4 / 2 3 5\n";

Error error_of(const std::string& text) {
  const auto read = Quintomino::parse(text);
  REQUIRE_MESSAGE(!read.ok(), text);
  return read.error();
}

}  // namespace

TEST_CASE("quintomino text: faces with slashes and pieces, bare, in keywords, over several lines") {
  const std::string plain = std::string(simplex) + "aab abb\nbbb aaa\n";
  const auto a = must(Quintomino::parse(plain));
  CHECK(a->faces.size() == 4);
  CHECK(a->edges.size() == 6);
  CHECK(a->pieces.size() == 4);
  CHECK(a->flip);
  CHECK_FALSE(a->repeat);

  const auto b = must(Quintomino::parse(
      "# a comment\nquintomino\nflip no\nrepeat yes\nfaces e0 e1 e2 /\n e0,e4,e3  # two faces\nface e1 e5 e4\nface e2 "
      "e3 e5\n"
      "piece red red blue\npieces red,blue,blue blue,blue,blue\nput B:red,red,blue\n"));
  CHECK(b->faces == a->faces);
  CHECK(b->colours == std::vector<std::string>{"red", "blue"});
  CHECK(b->pieces.size() == 3);
  CHECK(b->placed.size() == 1);
  CHECK_FALSE(b->flip);
  CHECK(b->repeat);
  for (const auto& instance : {*a, *b}) {
    const std::string written = Quintomino::write(instance);
    const auto again = must(Quintomino::parse(written));
    CHECK(Quintomino::write(*again) == written);
  }
}

TEST_CASE("quintomino text: edges may be named like keywords, wherever a line breaks") {
  for (const char* keyword : {"quintomino", "flip", "repeat", "faces", "face", "pieces", "piece", "put"}) {
    std::string ring = "pieces ab\nrepeat yes\nfaces x0 x1";
    for (int i = 1; i < 6; ++i) ring += " / x" + std::to_string(i) + " x" + std::to_string(i + 1);
    ring += " / x6 " + std::string(keyword) + " / " + keyword + " x0";
    for (const std::string& text : {ring, "pieces ab ab\nfaces " + std::string(keyword) + " e / e " + keyword}) {
      const auto read = must(Quintomino::parse(text));
      const auto again = must(Quintomino::parse(Quintomino::write(*read)));
      CHECK(again->faces == read->faces);
      CHECK(again->edges == read->edges);
    }
  }
}

TEST_CASE("quintomino text: the published dodecahedron, in one line or with slashes at either end of a line") {
  const std::string pieces = "\n12345 12354 12435 12453 12534 12543 13245 13254 13425 13524 14235 14325";
  for (const char* faces : {"28 24 14 13 22 / 22 12 11 20 29 / 20 10 19 23 25 / 23 18 17 21 26 / 21 16 15 24 27 / 16 "
                            "17 8 1 6 / 6 2 9 14 15 / "
                            "3 7 12 13 9 / 10 11 7 4 5 / 5 0 8 18 19 / 0 4 3 2 1 / 28 27 26 25 29",
                            "28 24 14 13 22 / 22 12 11 20 29 / 20 10 19 23 25 /\n23 18 17 21 26 / 21 16 15 24 27 / 16 "
                            "17 8 1 6\n/ 6 2 9 14 15 / "
                            "3 7 12 13 9 / 10 11 7 4 5 /\n5 0 8 18 19 / 0 4 3 2 1 /\n28 27 26 25 29"}) {
    for (const char* flip : {"", "\nflip no"}) {
      const auto read = must(Quintomino::parse(faces + pieces + flip));
      CHECK(read->faces == Quintomino::instance_from({})->faces);
      CHECK(read->kinds.size() == 12);
    }
  }
}

TEST_CASE("quintomino text: an error names its place and its cause") {
  const std::string faces = simplex;
  test_support::check_refusals(
      {
          {"", 1, 1, "no faces"},
          {faces, 1, 1, "no pieces"},
          {"0 1 2 / 0 4 3 / 1 5 4 / 2 3\naaa aa", 1, 19, "one face only"},
          {"0 1 2 / 0 4 3 / 1 5 4 / 2 3 5 / 0 1 2\naaa", 1, 33, "three faces"},
          {"0 1 2 / 0 / 1 2\naaa", 1, 9, "at least two edges"},
          {"0 1! 2 / 0 1 2\naaa", 1, 3, "letters and digits"},
          {faces + "aaaa", 2, 1, "no face has as many edges"},
          {"flop yes\n" + faces + "aaa", 1, 1, "unknown word \"flop\""},
          {faces + "pieces aaa flop", 2, 12, "this piece has 4 colours"},
          {"0 1 2 / 0 1 3 / 2 3\naaa", 1, 17, "no piece has as many colours"},
          {faces + "aaa a-b", 2, 6, "name a colour"},
          {faces + "pieces red,,blue", 2, 12, "colour is missing"},
          {faces + "piece", 2, 1, "followed by its colours"},
          {faces + "flip maybe\naaa", 2, 1, "yes or no"},
          {faces + "aab\nput A:aac", 3, 9, "no piece has the colour"},
          {faces + "aab bbb\nput A:aaa", 3, 5, "no piece has the colours"},
          {faces + "aab\nput E:aab", 3, 5, "no face"},
          {faces + "aab\nput aab", 3, 5, "face:colours"},
          {faces + "aab\nput A:aab B:aab", 3, 11, "more often"},
          {faces + "aab aab\nput A:aab A:aab", 3, 11, "two pieces"},
          {faces + "abcd", 2, 1, "no face has as many edges"},
          {"quintomino x\n" + faces, 1, 12, "nothing may follow"},
      },
      Quintomino::parse);
}

TEST_CASE("quintomino text: sizes are bounded") {
  std::string many;
  for (int i = 0; i < 30'000; ++i) many += std::to_string(i) + " " + std::to_string(i) + " /";
  CHECK(error_of(many).message.find("too many faces") != std::string::npos);
  CHECK(error_of(std::string(3'000'000, '/')).message.find("bytes") != std::string::npos);
  CHECK(error_of(simplex + std::string(1000, 'a')).message.find("at most 60 colours") != std::string::npos);
  std::string colours = std::string(simplex) + "pieces";
  for (int i = 0; i < 300; ++i) colours += " c" + std::to_string(i) + ",a,b";
  CHECK(error_of(colours).message.find("too many colours") != std::string::npos);
}

TEST_CASE("quintomino text: options refine, and are refused with a reason") {
  Options options;
  options.set("flip", "no");
  auto instance = must(Quintomino::refine(Quintomino::instance_from({}).value(), options));
  CHECK(instance->kinds[0].readings.size() == 5);
  options.set("flip", "perhaps");
  CHECK_FALSE(Quintomino::refine(*instance, options).ok());
  const auto turned_over = must(Quintomino::parse(std::string(simplex) + "abc abc abc abc\nput A:cba"));
  options.set("flip", "no");
  const auto refused = Quintomino::refine(*turned_over, options);
  REQUIRE_FALSE(refused.ok());
  CHECK(refused.error().message.find("flipped") != std::string::npos);
}

TEST_CASE("quintomino text: a move is read as it is written") {
  const auto instance = Quintomino::instance_from({}).value();
  for (const char* text : {"A:12345", "L:54321", "C:"}) {
    const auto move = must(Quintomino::parse_move(instance, text));
    CHECK(Quintomino::write_move(instance, *move) == text);
  }
  CHECK(Quintomino::parse_move(instance, "a:12345").ok());
  for (const char* text : {"", "A", "A:1234", "A:123456", "A:11111", "A:12349", "Z:12345", "AA:12345", ":12345"})
    CHECK_MESSAGE(!Quintomino::parse_move(instance, text).ok(), text);
  const auto game = must(parse_game("quintomino", Quintomino::write(instance)));
  const auto solution = must((*game)->parse_solution("A:12345\n# note\n B:12354 "));
  CHECK(solution->size() == 2);
  CHECK((*game)->write_solution(*solution, "").value() == "A:12345 B:12354");
  CHECK((*game)->parse_solution("A:12345 nonsense").error().column == 9);
}
