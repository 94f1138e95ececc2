#include "puzzles/quintomino/quintomino.hpp"

#include <doctest/doctest.h>

#include "puzzles/quintomino/test_support.hpp"
#include "results.hpp"

using namespace schlegel;
using namespace schlegel::quintomino;
using namespace schlegel::test_support;
using schlegel::quintomino::testing::instance_of;

namespace {

const char* const tetrahedron = "0 1 2 / 0 4 3 / 1 5 4 / 2 3 5\n";

Board play(const Instance& instance, std::initializer_list<const char*> moves) {
  Board board = start_board(instance);
  for (const char* text : moves) {
    const auto move = must(Quintomino::parse_move(instance, text));
    const std::string refusal = Quintomino::why_illegal(instance, board, *move);
    REQUIRE_MESSAGE(refusal.empty(), refusal);
    Quintomino::apply(instance, board, *move);
  }
  return board;
}

std::string refusal(const Instance& instance, const Board& board, const char* text) {
  return Quintomino::why_illegal(instance, board, Quintomino::parse_move(instance, text).value());
}

}  // namespace

TEST_CASE("quintomino: pieces are laid, turned in place, replaced and taken off; none is used twice") {
  const Instance instance = Quintomino::instance_from({}).value();
  Board board = play(instance, {"A:12345", "A:23451", "B:12354"});
  CHECK(refusal(instance, board, "C:51234").find("is on face A") != std::string::npos);
  CHECK_FALSE(refusal(instance, board, "A:23451").empty());
  CHECK_FALSE(refusal(instance, board, "C:").empty());
  board = play(instance, {"A:12345", "A:12354", "B:12345", "A:"});
  CHECK(board.on[0].kind == -1);
  CHECK(board.left == std::vector<int>{0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1});
}

TEST_CASE("quintomino: a piece goes from face to face in one move") {
  const Instance instance = Quintomino::instance_from({}).value();
  const Board board = play(instance, {"A:12345", "B:12354", "A>B:23451"});
  CHECK(board.on[0].kind == -1);
  CHECK(board.on[1].kind == 0);
  CHECK(board.left == std::vector<int>{0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1});
  const auto move = must(Quintomino::parse_move(instance, "B>C:12345"));
  CHECK(Quintomino::write_move(instance, *move) == "B>C:12345");
  CHECK(Quintomino::describe_move(instance, *move) == "piece 1 from face B to face C");
  for (const char* wrong : {"A>C:12345", "B>B:12345", "B>C:12354"})
    CHECK_FALSE(refusal(instance, board, wrong).empty());
  for (const char* wrong : {"B>C:", "Z>C:12345", ">C:12345", "B>:12345"})
    CHECK_FALSE(Quintomino::parse_move(instance, wrong).ok());
}

TEST_CASE("quintomino: pieces that are there from the start stay") {
  const Instance instance = instance_of(std::string(tetrahedron) + "aaa aab abb bbb\nput B:aaa");
  const Board board = start_board(instance);
  CHECK_FALSE(refusal(instance, board, "B:").empty());
  CHECK_FALSE(refusal(instance, board, "B:aab").empty());
  CHECK_FALSE(refusal(instance, board, "B>A:aaa").empty());
  CHECK(refusal(instance, board, "A:aab").empty());
}

TEST_CASE("quintomino: clashing pieces may lie, but then it is not solved, and the reason is checked") {
  const Instance instance = instance_of(std::string(tetrahedron) + "aaa bbb aab abb");
  const Board board = play(instance, {"A:aaa", "B:bbb", "C:aab", "D:abb"});
  const GameStatus status = Quintomino::status(instance, board);
  CHECK(status.done == 4);
  CHECK_FALSE(status.solved);
  CHECK(status.sentence.find("match") != std::string::npos);
  CHECK_FALSE(Quintomino::verify(instance, board, {}));
  const auto reply = asked<Quintomino>(instance, board, Verb::solve);
  CHECK(reply.kind == Reply::Kind::none);
  CHECK(reply.certificate == "clash A B");
  CHECK(reply.detail.find("There are two colours on edge A-B") != std::string::npos);
  CHECK(Quintomino::check(instance, board, reply.certificate) == CheckResult::accepted);
  CHECK(Quintomino::check(instance, start_board(instance), reply.certificate) == CheckResult::rejected);
}

TEST_CASE("quintomino: certificates that do not hold are rejected") {
  const Instance conway = Quintomino::instance_from({}).value();
  const Board empty = start_board(conway);
  for (const char* wrong :
       {"", "odd 1", "odd 9", "scarce 3", "face A", "face Z", "piece 12345", "piece 99999", "few 5", "few 4",
        "clash A B", "clash A", "clash A Z", "exhausted x", "because so", "odd", "odd 1 2"})
    CHECK_MESSAGE(Quintomino::check(conway, empty, wrong) == CheckResult::rejected, wrong);
}

TEST_CASE("quintomino: that all ways have been tried is checked by trying them, when they are few") {
  const Instance conway = Quintomino::instance_from({}).value();
  CHECK(Quintomino::check(conway, start_board(conway), "exhausted 5") == CheckResult::rejected);
  const auto third = must(parse_game("quintomino", find_level("quintomino", "third_class")->text));
  Options options;
  options.set("flip", "no");
  const Instance one_sided = Quintomino::refine(instance_of((*third)->write_instance()), options).value();
  const auto reply = asked<Quintomino>(one_sided, start_board(one_sided), Verb::solve);
  CHECK(reply.certificate == "exhausted 1");
  CHECK(Quintomino::check(one_sided, start_board(one_sided), reply.certificate) == CheckResult::accepted);

  std::string ring = "pieces ab\nrepeat yes\nfaces e0 e1000";
  for (int i = 0; i < 1000; ++i) ring += " / e" + std::to_string(i) + " e" + std::to_string(i + 1);
  const Instance long_ring = instance_of(ring);
  CHECK(Quintomino::check(long_ring, start_board(long_ring), "exhausted 1") == CheckResult::too_large_to_check);
}

TEST_CASE("quintomino: the verifier wants all faces, agreeing edges, each piece once and what was placed") {
  const Instance instance = Quintomino::instance_from({}).value();
  const Board board = start_board(instance);
  const auto reply = asked<Quintomino>(instance, board, Verb::solve);
  std::vector<Quintomino::Move> moves;
  for (const std::string& text : reply.moves) moves.push_back(Quintomino::parse_move(instance, text).value());
  CHECK(Quintomino::verify(instance, board, moves));
  auto less = moves;
  less.pop_back();
  CHECK_FALSE(Quintomino::verify(instance, board, less));
  auto turned = moves;
  turned[3].placement.orientation = (turned[3].placement.orientation + 1) % 10;
  CHECK_FALSE(Quintomino::verify(instance, board, turned));

  Instance other = instance;
  other.placed = {{0, {0, 1, 2, 3, 4}, {}}};
  const bool there =
      instance.kinds[moves[0].placement.kind].readings[moves[0].placement.orientation] == Colours{0, 1, 2, 3, 4};
  CHECK(Quintomino::verify(other, board, moves) == there);
  // One piece twice, another not at all: in a box where every edge agrees with everything.
  const Instance plain = instance_of(std::string(tetrahedron) + "aaa aaa aaa bbb");
  std::vector<Quintomino::Move> same;
  for (int f = 0; f < 4; ++f) same.push_back({f, plain.find(Colours{0, 0, 0})});
  CHECK_FALSE(Quintomino::verify(plain, start_board(plain), same));
}

TEST_CASE("quintomino: a dead position names the pieces whose removal revives it") {
  const Instance instance = Quintomino::instance_from({}).value();
  const auto solution = asked<Quintomino>(instance, start_board(instance), Verb::solve);
  Board board = start_board(instance);
  for (int i = 0; i < 3; ++i)
    Quintomino::apply(instance, board, Quintomino::parse_move(instance, solution.moves[i]).value());
  // On a face far from these a piece read so that no completion is left.
  bool tried = false;
  for (int kind = 0; kind < 12 && !tried; ++kind)
    for (int orientation = 0; orientation < 10 && !tried; ++orientation) {
      if (board.left[kind] == 0) continue;
      Board dead = board;
      Quintomino::apply(instance, dead, {9, {kind, orientation}});
      const auto analysis = asked<Quintomino>(instance, dead, Verb::analyse);
      if (analysis.kind != Reply::Kind::none) continue;
      tried = true;
      bool lift = false;
      for (const Choice& choice : analysis.choices) lift = lift || (choice.move == "J:" && choice.alive);
      CHECK(lift);
    }
  CHECK(tried);
}

TEST_CASE("quintomino: the hint is the first move of the solution, in words") {
  const Instance instance = Quintomino::instance_from({}).value();
  const Board board = play(instance, {"J:12345"});
  const auto reply = asked<Quintomino>(instance, board, Verb::analyse);
  const auto move = Quintomino::parse_move(instance, reply.moves.front());
  CHECK(reply.hint.starts_with("Piece " + std::to_string(move->placement.kind + 1) + " fits face A, "));
  CHECK(reply.detail.starts_with("Rotations and mirror images of a solution count separately"));
}

TEST_CASE("quintomino: the move that is blamed is named in words, with the reason that held after it") {
  Question question{"quintomino", Quintomino::write(Quintomino::instance_from({}).value()), {}, Verb::analyse, {}};
  question.moves = {"J:12345", "A:12354", "K:12435"};
  for (const char* why : {"There are two colours on edge J-K", "The search tried everything"}) {
    const Reply reply = asked(question);
    CHECK(reply.headline == "Unsolvable since move 2 (piece 2 on face A)");
    CHECK(reply.since == 2);
    CHECK(reply.detail.starts_with(why));
    question.moves.pop_back();
  }
}

TEST_CASE("quintomino: a short reason is found before any search") {
  // Each of four colours is on 15 sides of the 20 triangles: odd. A search for a solution would not end.
  const Instance instance = instance_of(
      "pieces 111 112 113 114 122 133 144 123 124 134 222 223 224 233 244 234 333 334 344 444\n"
      "faces 0 5 1 / 1 9 2 / 2 13 3 / 3 12 4 / 4 6 0 / 5 8 10 / 10 21 11 / 11 23 9 / 6 17 7 / 7 18 8 / 23 25 26 /"
      "26 14 13 / 12 15 16 / 16 19 17 / 14 27 15 / 18 20 22 / 22 24 21 / 24 29 25 / 19 28 20 / 29 28 27");
  for (const Verb verb : {Verb::solve, Verb::count, Verb::analyse, Verb::enumerate, Verb::table}) {
    const auto reply = asked<Quintomino>(instance, start_board(instance), verb);
    CHECK(reply.kind == Reply::Kind::none);
    CHECK(reply.certificate == "odd 1");
  }
  CHECK(answer_of<Quintomino>(instance, start_board(instance), Verb::count)->count == "0");
}

TEST_CASE("quintomino: questions that have no answer are errors") {
  const Instance instance = Quintomino::instance_from({}).value();
  CHECK_FALSE(answer_of<Quintomino>(instance, start_board(instance), Verb::histogram).ok());
  const auto up_to = [](const char* what) { return options_of({{"up-to", what}}); };
  CHECK_FALSE(answer_of<Quintomino>(instance, start_board(instance), Verb::solve, up_to("anything")).ok());
  const Instance two = instance_of("0 1 2 / 0 2 1 / 3 4 5 / 3 5 4\naaa aaa aaa aaa");
  CHECK(asked<Quintomino>(two, start_board(two), Verb::count).count == "1");
  CHECK_FALSE(answer_of<Quintomino>(two, start_board(two), Verb::solve, up_to("rotation")).ok());
}
