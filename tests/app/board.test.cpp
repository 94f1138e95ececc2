#include "web/board/board.hpp"

#include <algorithm>

#include <doctest/doctest.h>

#include "play/new_board.hpp"
#include "play/question.hpp"

namespace schlegel::board {
namespace {

/// The boards of a page, asked as its script does.
struct Bench {
  Boards boards;

  template <class Answer, class Call>
  Answer ask(const Call& call, int number = 1) {
    const std::string text = boards.call(number, write_json(call));
    BoardAnswer answer;
    const auto problem = read_message(text, answer);
    CHECK_MESSAGE(!problem, (problem ? problem->message : ""));
    const bool is_expected = std::holds_alternative<Answer>(answer);
    CHECK_MESSAGE(is_expected, text.substr(0, 200));
    return is_expected ? std::get<Answer>(std::move(answer)) : Answer{};
  }
  template <class Call>
  BoardShown show(const Call& call, int number = 1) {
    return ask<BoardShown>(call, number);
  }
  template <class Call>
  BoardProblem refuse(const Call& call, int number = 1) {
    return ask<BoardProblem>(call, number);
  }
  BoardShown point(Input::Kind kind, const BoardShown& shown, std::string_view id) {
    for (const BoardTarget& target : shown.targets)
      if (target.id == id)
        return show(
            TouchBoard{.kind = kind, .across = target.x / shown.width, .down = target.y / shown.height, .slack = 0.01});
    FAIL("no such target");
    return {};
  }
  Reply solve(Question question) {
    Control control;
    return read_json<Reply>(ask_json(write_json(question), control).value()).value();
  }
};

const LoadBoard cube{.puzzle = "icosian", .board = "cube"};
using Kind = Input::Kind;

TEST_CASE_FIXTURE(Bench, "board: a pointer, buttons and keys play, and what they do is told") {
  BoardShown shown = show(cube);
  CHECK(shown.targets.size() == 8);
  CHECK(shown.picture.find("<style") == std::string::npos);
  shown = point(Kind::press, shown, "a");
  CHECK(shown.picture.find("data-key=") != std::string::npos);
  CHECK(shown.moves == std::vector<std::string>{"a"});
  CHECK((shown.moved && shown.taken));
  shown = point(Kind::drag, shown, "b");
  CHECK(shown.said.empty());
  shown = point(Kind::release, shown, "b");
  CHECK(shown.moves == std::vector<std::string>{"a", "b"});
  CHECK_FALSE(shown.moved);
  shown = show(TouchBoard{.kind = Kind::activate, .target = "c"});
  CHECK(shown.said.find("Peg 3 in C") != std::string::npos);
  CHECK(shown.said.find(shown.status) != std::string::npos);
  shown = show(TouchBoard{.kind = Kind::key, .code = 'f'});
  CHECK(shown.notice != "");
  CHECK(shown.said == shown.notice);
  CHECK(show(TouchBoard{.kind = Kind::press, .across = 0.5, .down = 0.5}).taken == false);
  CHECK(show(UndoMove{}).said.find("Undone") != std::string::npos);
  shown = show(PlayMoves{{"c", "d", "h", "g", "f", "e"}});
  CHECK(shown.solved);
  CHECK(show(page::Tell{page::Tell::About::position}).said.find("Pegs in order") != std::string::npos);
}

TEST_CASE_FIXTURE(Bench, "board: its start is the position after its moves, and undo goes beyond") {
  LoadBoard begun = cube;
  begun.moves = {"a", "b"};
  show(begun);
  show(PlayMoves{{"c"}});
  CHECK(show(UndoMove{}).moves.size() == 2);
  CHECK(show(UndoMove{}).moves.size() == 1);
  show(PlayMoves{{"d"}});
  CHECK(show(RestartBoard{}).moves == begun.moves);
  for (int i = 0; i < 3; ++i) show(UndoMove{});
  CHECK(show(UndoMove{}).moves.empty());
}

TEST_CASE_FIXTURE(Bench, "board: redo plays again what was undone, and says so") {
  show(cube);
  show(PlayMoves{{"a", "b"}});
  show(UndoMove{});
  const BoardShown again = show(RedoMove{});
  CHECK(again.moves == std::vector<std::string>{"a", "b"});
  CHECK(again.moved);
  CHECK(again.said.find("Peg 2 in B") != std::string::npos);
  CHECK_FALSE(show(RedoMove{}).moved);
}

TEST_CASE_FIXTURE(Bench, "board: the pencil's key crosses out a spot, or a line from both ends") {
  const auto press = [&](const char* target) {
    return show(TouchBoard{.kind = Kind::key, .target = target, .code = '#'});
  };
  const BoardShown plain = show(cube);
  CHECK(press("a").said.find("A") != std::string::npos);
  const BoardShown line = press("b");
  CHECK(line.picture != plain.picture);
  CHECK(line.moves.empty());
  CHECK(line.said != "");
  CHECK(show(UndoMove{}).picture == plain.picture);
  press("c");
  CHECK(press("c").picture != plain.picture);
  show(UndoMove{});
  press("a");
  show(TouchBoard{.kind = Kind::cancel});
  CHECK(press("b").picture == plain.picture);
}

TEST_CASE_FIXTURE(Bench, "board: what cannot be loaded or played changes nothing") {
  show(cube);
  show(PlayMoves{{"a"}});
  const BoardProblem bad = refuse(LoadBoard{.puzzle = "icosian", .text = "icosian\ngraph cube\nrequire a z\n"});
  CHECK(bad.line == 3);
  CHECK(bad.column == 11);
  CHECK(refuse(LoadBoard{.puzzle = "icosian", .board = "none"}).message != "");
  CHECK(refuse(LoadBoard{.puzzle = "chess", .board = "none"}).message != "");
  for (const char* graph : {"grid_60x60", "complete_200"}) {
    const LoadBoard large{.puzzle = "icosian", .text = std::string("icosian\ngraph ") + graph + '\n'};
    CHECK(refuse(large).message.find("too large") != std::string::npos);
  }
  CHECK(refuse(LoadBoard{.puzzle = "icosian", .text = std::string(max_instance_bytes + 1, 'a')}).message != "");
  CHECK(refuse(LoadBoard{.link = "icosian?level=cube&moves=a+z"}).message != "");
  CHECK(refuse(PlayMoves{{"b", "z"}}).message.find("Move 2") == 0);
  CHECK(refuse(GoToStep{0}).message != "");
  CHECK(refuse(CheckReply{}).message != "");
  CHECK(refuse(PaintBoard{100'000}).message != "");
  CHECK(refuse(UndoMove{}, 2).message != "");
  CHECK(boards.call(1, "{}").find("problem") != std::string::npos);
  CHECK(show(GoToStep{-1}).moves == std::vector<std::string>{"a"});
  refuse(DropBoard{});
  refuse(UndoMove{});
}

TEST_CASE_FIXTURE(Bench, "board: a save and a link hold the game, and a picture can be written") {
  show(cube);
  show(PlayMoves{{"a", "b", "c"}});
  const auto texts = ask<BoardTexts>(WriteBoard{});
  CHECK(texts.fragment == "icosian?level=cube&moves=a+b+c");
  CHECK(show(LoadBoard{.save = texts.save}, 2).moves.size() == 3);
  CHECK(show(LoadBoard{.link = texts.fragment}, 3).title == "Cube");
  const auto large = ask<BoardPainting>(PaintBoard{320}).svg, small = ask<BoardPainting>(PaintBoard{198}).svg;
  CHECK(large.find("<text") != std::string::npos);
  CHECK(small.find("<text") == std::string::npos);
  CHECK(small.find("<style>") != std::string::npos);
}

TEST_CASE_FIXTURE(Bench, "board: a reply counts when it is right, and its explanation is shown step by step") {
  for (const char* puzzle : {"icosian", "sliding", "quintomino", "peg", "numberlink"}) {
    CAPTURE(puzzle);
    const Level* level =
        &*std::find_if(levels().begin(), levels().end(), [puzzle](const Level& one) { return one.puzzle == puzzle; });
    const std::string game = show(LoadBoard{.puzzle = puzzle, .board = std::string(level->id)}).picture;
    const auto asked = ask<BoardQuestion>(AskBoard{.verb = Verb::explain, .start = true});
    Reply reply = solve(asked.question);
    const auto checked = ask<CheckedReply>(CheckReply{reply});
    REQUIRE(checked.reply.explanation);
    const auto rows = static_cast<int>(checked.reply.explanation->outline.size());
    CHECK(rows > 0);
    std::string before = show(GoToStep{0}).picture;
    for (int step = 1; step <= rows; ++step) {
      const BoardShown shown = show(GoToStep{step});
      CHECK(shown.step == step);
      CHECK(shown.picture != before);
      before = shown.picture;
    }
    refuse(GoToStep{rows + 1});
    CHECK(show(TouchBoard{.kind = Kind::press}).picture == game);
    ask<BoardQuestion>(AskBoard{.verb = Verb::solve});
    reply.moves.emplace_back("nonsense");
    refuse(CheckReply{reply});
  }
}

TEST_CASE_FIXTURE(Bench, "board: a reply that there is no solution needs a certificate that holds") {
  show(LoadBoard{.puzzle = "icosian", .board = "petersen"});
  const auto asked = ask<BoardQuestion>(AskBoard{.verb = Verb::solve});
  Reply reply = solve(asked.question);
  CHECK(reply.kind == Reply::Kind::none);
  CHECK(ask<CheckedReply>(CheckReply{reply}).reply.detail == reply.detail);
  show(cube);
  ask<BoardQuestion>(AskBoard{.verb = Verb::solve});
  refuse(CheckReply{reply});
}

TEST_CASE_FIXTURE(Bench, "board: a drag draws as it does in play") {
  const BoardShown start = show(LoadBoard{.puzzle = "numberlink", .board = "cover_6x6"});
  std::size_t drawn = 0, sketched = 0;
  for (const BoardTarget& target : start.targets)
    for (const std::string& to : target.neighbours) {
      const auto place = [&](const std::string& id) {
        return *std::find_if(start.targets.begin(), start.targets.end(), [&](const auto& one) { return one.id == id; });
      };
      if (place(to).enabled) continue;
      CAPTURE(target.id);
      CAPTURE(to);
      point(Kind::press, start, target.id);
      point(Kind::drag, start, to);
      const BoardShown shown = point(Kind::release, start, to);
      CHECK(shown.notice == (target.enabled ? "" : "1 segment pencilled in."));
      CHECK(shown.moves.size() == (target.enabled ? 1 : 0));
      CHECK(ask<BoardTexts>(WriteBoard{}).save.find("\nmoves ") != std::string::npos);
      ++(target.enabled ? drawn : sketched);
      show(RestartBoard{});
    }
  CHECK((drawn > 0 && sketched > 0));
}

TEST_CASE_FIXTURE(Bench, "board: the question of a day needs no board") {
  const Question question = ask<BoardQuestion>(AskDay{"peg", 20780}, 0).question;
  CHECK(question == question_for_day(*find_puzzle("peg"), 20780));
  CHECK(refuse(AskDay{"nothing", 20780}).message != "");
}

}  // namespace
}  // namespace schlegel::board
