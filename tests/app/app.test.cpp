#include "web/app/app.hpp"

#include <array>

#include <doctest/doctest.h>

#include "app/bench.hpp"
#include "library.hpp"
#include "trials.hpp"
#include "web/screen/unbroken.hpp"

namespace schlegel::web {
namespace {

using WithSolutions = OnTable<Advisor, Solutions>;
using WithProgress = OnTable<Boards, Progress>;
using WithDrawing = OnTable<Boards, Drawing>;
using WithNewBoards = OnTable<Boards, NewBoards, Days>;

TEST_CASE_FIXTURE(OnTable<>, "app: the table plays, undoes and says what happens") {
  play("abc");
  CHECK(table.session().moves().size() == 3);
  CHECK(page.take_said() != "");
  table.undo();
  CHECK(table.session().at() == 2);
  CHECK(page.take_said().find("Undone") != std::string::npos);
  table.redo();
  CHECK(table.session().at() == 3);
  play("f");
  CHECK(table.session().at() == 3);
  CHECK(table.notice() != "");
  CHECK(table.next_tick() > page.now);
  pass(5000);
  CHECK(table.notice() == "");
}

TEST_CASE_FIXTURE(OnTable<>, "app: a preview changes nothing") {
  play("ab");
  const auto [intent, held] = table.preview({.target = "c"});
  CHECK(intent.moves.size() == 1);
  CHECK(table.session().at() == 2);
}

TEST_CASE_FIXTURE(OnTable<>, "app: moves ahead are played out in time") {
  play("abc");
  table.seek(0);
  table.toggle_play();
  CHECK(table.playing());
  for (int i = 0; i < 10; ++i) pass(1000);
  CHECK(table.session().at() == 3);
  CHECK(!table.playing());
  table.toggle_play();  // from the start again
  CHECK(table.playing());
  CHECK(table.session().at() == 0);
}

TEST_CASE_FIXTURE(OnTable<>, "app: the marks of a line by key: ruled out, used, and gone") {
  table.pencil_key("a");
  table.pencil_key("b");
  CHECK(table.session().pencilled() == std::vector<PencilMark>{{"a", "b", false}});
  table.pencil_key("b");
  table.pencil_key("a");
  CHECK(table.session().pencilled() == std::vector<PencilMark>{{"a", "b", true}});
  table.pencil_key("a");
  table.pencil_key("b");
  CHECK(table.session().pencilled().empty());
}

/// The table with a board of Numberlink, and a pointer.
struct WithLines : OnTable<> {
  Session lines = Session(parse_game("numberlink", "numberlink\ngrid\n1 . . .\n. . . .\n. . . .\n. . . 1\n").value());

  WithLines() {
    table.open(lines, "lines", 1);
    page.said.clear();
  }
  void touch(Input::Kind kind, const std::string& target) {
    const Scene& scene = table.scene();
    const Point2 at = scene.targets[static_cast<std::size_t>(scene.find(target))].at;
    if (kind != Input::Kind::release) table.set_dragging(kind == Input::Kind::drag, at);
    table.act({.kind = kind, .target = target, .at = at});
    if (kind == Input::Kind::release) table.set_dragging(false, at);
  }
  void stroke(const std::vector<std::string>& way) {
    touch(Input::Kind::press, way.front());
    for (const std::string& target : way) touch(Input::Kind::drag, target);
    touch(Input::Kind::release, way.back());
  }
  std::vector<PencilMark> drawn() const { return table.session().pencilled(); }
};

TEST_CASE_FIXTURE(WithLines, "app: a sketch draws or erases as it begins, is said once and undone at once") {
  stroke({"r2c1", "r2c2", "r2c3"});
  const std::vector<PencilMark> two{{"r2c1", "r2c2", true}, {"r2c2", "r2c3", true}};
  CHECK(drawn() == two);
  CHECK(page.take_said() == "2 segments pencilled in.");
  stroke({"r1c2", "r2c2", "r2c3", "r2c4"});
  CHECK(drawn().size() == 4);
  table.undo();
  CHECK(drawn() == two);
  page.take_said();
  stroke({"r2c1", "r2c2", "r3c2"});
  CHECK(drawn() == std::vector<PencilMark>{{"r2c2", "r2c3", true}});
  CHECK(page.take_said() == "1 segment erased.");
  table.undo();
  CHECK(drawn() == two);
  page.take_said();
  stroke({"r2c1", "r2c1"});
  CHECK(page.take_said().empty());
  CHECK(table.notice().empty());
}

TEST_CASE_FIXTURE(WithLines, "app: whatever a pointer sketches, keys draw too") {
  const Scene scene = table.scene();
  for (const Target& target : scene.targets)
    for (const std::string& to : target.neighbours) {
      if (target.enabled) continue;
      stroke({target.id, to});
      const std::vector<PencilMark> sketched = drawn();
      REQUIRE(sketched == std::vector<PencilMark>{{std::min(target.id, to), std::max(target.id, to), true}});
      table.undo();
      for (int press = 0; press < 2; ++press)
        for (const std::string& end : {target.id, to}) table.pencil_key(end);
      CHECK(drawn() == sketched);
      table.seek(0);
    }
}

TEST_CASE_FIXTURE(OnTable<>, "app: whatever a pointer marks, keys mark too") {
  each_trial(31, 200, [&](Random& random, int) {
    const std::vector<Level> all = tried_levels();
    const Level& level = all[random.below(all.size())];
    CAPTURE(level.id);
    Session other = Session(parse_game(level.puzzle, level.text).value());
    table.open(other, "other", 1);
    if (random.below(2) == 0) {
      table.toggle_solid();
      pass(10);
    }
    Point2 at;
    for (int i = 0; i < 20; ++i) {
      const Scene& scene = table.scene();
      if (i % 3 == 0) at = {scene.width * random.real(), scene.height * random.real()};
      const auto mark = mark_at(scene, at, table.session().pencilled());
      table.pencil_at(at);
      const std::vector<PencilMark> pointed = table.session().pencilled();
      if (!mark) continue;
      table.undo();
      table.pencil_key(mark->from);
      table.pencil_key(mark->to.empty() ? mark->from : mark->to);
      REQUIRE(table.session().pencilled() == pointed);
    }
  });
  table.open(game, "cube", 1);
}

TEST_CASE_FIXTURE(OnTable<>, "app: the solid unfolds in time, and turns only while it is one") {
  const Rotation before = table.view().turn;
  table.handle(page::TurnSolid{1, 0});
  CHECK(table.view().turn.w == before.w);
  table.toggle_solid();
  CHECK(table.board_moves());
  pass(10);
  CHECK(table.view().flat == 0);
  table.handle(page::TurnSolid{1, 0});
  CHECK(table.view().turn.w != before.w);
}

TEST_CASE_FIXTURE(OnTable<>, "app: a point means the nearest target, with some slack") {
  const Scene& scene = table.scene();
  for (const Target& target : scene.targets) {
    CHECK(target_at(scene, target.at, 0) == &target);
    CHECK(target_at(scene, {target.at.x + 0.9 * target.reach, target.at.y}, 0) == &target);
  }
  CHECK(target_at(scene, {-1, -1}, 0.1) == nullptr);
  CHECK(target_at(scene, {-1, -1}, 3) != nullptr);
}

TEST_CASE_FIXTURE(OnTable<Advisor>, "app: a board begins with what the settings tell unasked") {
  for (const auto& [kept, level] : {std::pair{"2", AdviceLevel::count}, {"0", AdviceLevel::nothing}}) {
    page.kept["choice/telling"] = kept;
    table.open(game, "cube", 1);
    CHECK(get<Advisor>().advice_level() == level);
  }
}

TEST_CASE_FIXTURE(OnTable<Advisor>, "app: advice is asked for when it is wanted, and falls silent when cancelled") {
  Advisor& advisor = get<Advisor>();
  pass(10);
  CHECK(page.question == "");
  advisor.set_advice_level(AdviceLevel::count);
  pass(10);
  answer();
  CHECK(advisor.known_count() == "6");
  pass(10);
  CHECK(page.take("aid"));
  CHECK(!advisor.marks().empty());
  CHECK(table.scene().shapes.size() > game.game().scene(table.view(), {}).shapes.size());
  play("a");
  pass(10);
  CHECK(advisor.thinking());
  get<SolverQueue>().cancel();
  CHECK(advisor.advice_level() == AdviceLevel::nothing);
}

TEST_CASE_FIXTURE(OnTable<Advisor>,
                  "app: on every board the computer begins silent, and what it has said is help once") {
  Advisor& advisor = get<Advisor>();
  advisor.set_advice_level(AdviceLevel::stuck);
  play("abf");
  pass(10);
  answer();
  pass(10);
  CHECK(!page.take("aid"));  // there are solutions, so nothing was said
  table.seek(0);
  play("abcghe");  // D is cut off
  for (int i = 0; i < 2; ++i) {
    pass(10);
    if (i == 0) answer();
  }
  CHECK(advisor.says_none());
  CHECK(page.take("aid"));
  pass(10);
  CHECK(!page.take("aid"));
  table.open(forced, "grid_6x6", 1);
  CHECK(advisor.advice_level() == AdviceLevel::nothing);
}

TEST_CASE_FIXTURE(OnTable<Why>, "app: an explanation is gone through and put away by a move") {
  Session tutte = start_of("tutte");
  table.open(tutte, "tutte", 5);
  Why& why = get<Why>();
  why.explain();
  CHECK(why.waiting());
  while (why.waiting()) answer();
  CHECK(page.take("aid"));
  REQUIRE(why.unfolded());
  REQUIRE(why.can_step(1));
  why.toggle_fold();
  CHECK(why.is_open());
  CHECK(why.lists_all());
  CHECK(why.unfolded_steps() == 0);
  why.step(1);
  why.step(1);
  CHECK(why.unfolded_steps() == 2);
  CHECK(why.at() == 0);
  why.toggle_fold();
  why.step(1);
  CHECK(why.at() == 1);
  table.open(game, "cube", 1);
  table.changed({.by_move = true});
  CHECK(!why.shown());
}

TEST_CASE_FIXTURE(OnTable<Why>, "app: a hint is looked at, then told, then done") {
  table.open(forced, "grid_6x6", 1);
  Why& why = get<Why>();
  why.hint();
  answer();
  REQUIRE(why.unfolded());
  CHECK(why.withholds());
  why.hint();
  CHECK(!why.withholds());
  const int before = table.session().at();
  why.hint();
  CHECK(table.session().at() > before);
  CHECK(!why.unfolded());
  CHECK(why.done() != "");
}

TEST_CASE_FIXTURE(OnTable<Why>, "app: when a hint is done, nothing is held") {
  Session pegs(parse_game("peg", find_level("peg", "triangle10")->text).value(), "triangle10");
  table.open(pegs, "triangle10", 1);
  Why& why = get<Why>();
  why.hint();
  answer();
  why.hint();
  for (const Target& target : std::vector(table.scene().targets))
    if (table.view().held.empty()) table.act({.kind = Input::Kind::activate, .target = target.id});
  CHECK(!table.view().held.empty());
  why.hint();
  CHECK(pegs.at() > 0);
  CHECK(table.view().held.empty());
}

TEST_CASE_FIXTURE(OnTable<Why>, "app: a hint where no solution is left tells the mistake, and explains it when asked") {
  play("abcghe");
  Why& why = get<Why>();
  why.hint();
  answer();
  CHECK(why.stuck());
  CHECK(!why.unfolded());
  CHECK(why.since() > 0);
  CHECK(why.reason() != "");
  REQUIRE(why.proof());
  why.explain();
  CHECK(!why.stuck());
  CHECK(why.unfolded());
  CHECK(why.disproves());
  why.close();
  CHECK(why.stuck());
  why.close();
  CHECK(!why.shown());
}

TEST_CASE_FIXTURE(WithSolutions, "app: solutions are leafed through in place of the game") {
  play("ab");
  Solutions& solutions = get<Solutions>();
  solutions.browse();
  answer();
  CHECK(solutions.browsing());
  CHECK(solutions.number() == "1");
  answer();  // how many there are
  CHECK(solutions.count() != "");
  solutions.next();
  answer();
  CHECK(solutions.number() == (solutions.count() == "1" ? "1" : "2"));
  CHECK(table.status().solved);
  solutions.go_back();
  CHECK(table.session().at() == 2);
  CHECK(solutions.state() == Solutions::State::idle);
}

TEST_CASE_FIXTURE(OnTable<Bookmarks>, "app: a bookmark leads back, and can be had back") {
  play("ab");
  get<Bookmarks>().add();
  table.seek(0);
  get<Bookmarks>().return_to(0);
  CHECK(table.session().at() == 2);
  using Action = page::BookmarkAction::Action;
  handle(page::BookmarkAction{Action::deleted, 0, ""});
  CHECK(table.session().bookmarks().empty());
  CHECK(page.take("bookmarks"));
  handle(page::BookmarkAction{Action::restored, -1, ""});
  CHECK(table.session().bookmarks().size() == 1);
}

TEST_CASE_FIXTURE(WithProgress, "app: a finished board is a result, an undone one none") {
  play("abcdhgfe");
  REQUIRE(table.status().solved);
  CHECK(page.take("solved"));
  CHECK(get<Progress>().solved_at() == page.now);
  handle(page::Finished{"In 8 moves.", {{"Moves", "8"}}, false});
  REQUIRE(get<Progress>().finished());
  CHECK(get<Progress>().finished()->sentence == "In 8 moves.");
  table.undo();
  CHECK_FALSE(get<Progress>().finished());
}

TEST_CASE_FIXTURE(OnTable<Boards>, "app: a board is kept after a while and opened again as it was") {
  Boards& boards = get<Boards>();
  boards.open_level("icosian", "cube");
  play("abc");
  pass(1000);
  CHECK(page.kept.count("game/icosian/cube") == 1);
  boards.open_puzzle("peg");
  CHECK(table.puzzle().id == "peg");
  boards.open_puzzle("icosian");
  CHECK(table.session().at() == 3);
  boards.open_level("icosian", "no such board");
  CHECK(table.notice() != "");
  handle(page::WantPicture{"icosian\tcube"});
  REQUIRE(page.told.size() > 0);
  const std::string told = page.told.back();
  CHECK(told.find("\"left\":\"5 holes to go\"") != std::string::npos);
  CHECK(told.find("\"link\":\"icosian?level=cube&moves=a+b+c\"") != std::string::npos);
}

TEST_CASE_FIXTURE(WithDrawing, "app: what is drawn is asked about, and the page may leave it and come back") {
  using Verb = page::Draw::Verb;
  handle(page::Draw{.verb = Verb::show});
  CHECK(page.take("in_play"));
  handle(page::Draw{.verb = Verb::offer});
  CHECK(page.take("graphs"));
  handle(page::Draw{.verb = Verb::undo});
  CHECK(!page.take("sheet"));
  handle(page::Draw{.verb = Verb::open, .text = "# Mine\n" + game.game().write_instance()});
  CHECK(page.take("draw"));
  pass(1000);
  CHECK(page.question != "");
  handle(page::Draw{.verb = Verb::leave});
  CHECK(page.question == "");
  pass(1000);
  CHECK(page.question == "");
  handle(page::Draw{.verb = Verb::look});
  pass(1000);
  CHECK(page.question != "");
  handle(page::Draw{.verb = Verb::cancel});
  CHECK(page.question == "");
  CHECK(page.told.back().find("\"cutShort\":true") != std::string::npos);
  handle(page::Draw{.verb = Verb::begin});
  CHECK(page.told.back().find("vertices") == std::string::npos);
  CHECK(page.take("sheet"));
  handle(page::Draw{.verb = Verb::undo});
  CHECK(page.take("sheet"));
}

TEST_CASE_FIXTURE(WithDrawing, "app: what is found of a drawing names its hardest technique, whatever the puzzle") {
  for (const PuzzleInfo& puzzle : puzzles()) {
    if (puzzle.base_boards.empty()) continue;
    CAPTURE(puzzle.id);
    handle(page::Draw{.verb = page::Draw::Verb::open, .text = test_support::library_of(puzzle.id).front().text});
    for (int questions = 0; questions < 4; ++questions) {
      page.question.clear();
      pass(1000);
      if (!page.question.empty()) answer();
    }
    const std::string& finding = page.told.back();
    CHECK_MESSAGE(finding.find("\"type\":\"finding\"") != std::string::npos, finding);
    CHECK_MESSAGE(finding.find("The hardest step is “") != std::string::npos, finding);
    CHECK_MESSAGE(finding.find("\"cutShort\":false") != std::string::npos, finding);
  }
}

TEST_CASE_FIXTURE(WithDrawing, "app: a text that is no board is refused before the page is left for it") {
  using Verb = page::Draw::Verb;
  for (const Verb verb : {Verb::check, Verb::open, Verb::begin}) {
    handle(page::Draw{.verb = verb, .text = "no board"});
    CHECK(page.take("text_error"));
  }
  handle(page::Draw{.verb = Verb::check, .text = "numberlink\ngrid\n1 . 1\n"});
  CHECK(page.take("playable"));
  handle(page::Edited{"no board"});
  CHECK(table.notice() != "");
}

TEST_CASE_FIXTURE(WithDrawing, "app: what is played is what was checked, read as it was then") {
  using Verb = page::Draw::Verb;
  const std::string square = "a b\nb c\nc d\nd a\n";
  get<Boards>().open_level("icosian", "cube");
  handle(page::Draw{.verb = Verb::open, .text = "sliding\ngrid 2x2\ntokens 0 3 2 1\n"});
  handle(page::Draw{.verb = Verb::check, .text = square});
  handle(page::Edited{square});
  CHECK(table.puzzle().id == "sliding");
  CHECK(table.session().game().places() == 4);
  handle(page::Draw{.verb = Verb::check, .text = square});
  handle(page::Edited{"numberlink\ngrid\n1 . 1\n"});
  CHECK(table.puzzle().id == "numberlink");
  CHECK(table.session().game().places() == 3);
}

TEST_CASE_FIXTURE(WithDrawing, "app: a changed board that nobody has named is called after its shape") {
  Boards& boards = get<Boards>();
  boards.open_level("numberlink", "cover_6x6");
  const auto edited = [&](const std::string& text) {
    handle(page::Edited{"# " + table.title() + "\nnumberlink\n" + text});
    return table.title();
  };
  CHECK(edited("grid\n1 . 1\n") == "Your board, 3 by 1");
  CHECK(edited("grid\n1 .\n. 1\n") == "Your board, 2 by 2");
  CHECK(edited("grid\n1 1\n. .\n") == "Your board, 2 by 2 (2)");
  CHECK(edited("grid\n1 .\n1 .\n") == "Your board, 2 by 2 (3)");
  CHECK(edited("pair 1 a b\nedge a b\n") == "Your board");
  boards.open_text("# Easy 4 by 1, no. 7\nnumberlink\ngrid\n1 . . 1\n", 2);
  CHECK(edited("grid\n1 . 1 .\n") == "Your board, 4 by 1");
  boards.open_text("# Mine\nnumberlink\ngrid\n1 . . . 1\n", 0);
  CHECK(edited("grid\n1 . 1 . .\n") == "Mine (2)");
  CHECK(edited("grid\n1 1 . . .\n") == "Mine (3)");
}

TEST_CASE("app: no line of a title ends within a shape or a number") {
  CHECK(unbroken("Grid, 5 by 5: why not?") == "Grid, 5\u00a0by\u00a05: why not?");
  CHECK(unbroken("Easy 10 by 12, no. 955500") == "Easy 10\u00a0by\u00a012, no.\u00a0955500");
  CHECK(unbroken("5 by 5 and 6 by 6") == "5\u00a0by\u00a05 and 6\u00a0by\u00a06");
  for (const std::string title : {"Cut by 5", "5 by five", "Say no. Always", " by ", "no. "})
    CHECK(unbroken(title) == title);
}

/// What the page gets of this board when it is printed.
TEST_CASE_FIXTURE(WithNewBoards, "app: a board that cannot be made is asked for again") {
  get<NewBoards>().show("");
  CHECK(page.take("new"));
  handle(page::NewBoard{"icosian", "grade=1"});
  CHECK(get<NewBoards>().waiting());
  handle(page::Failed{page.job, "no time"});
  CHECK(!get<NewBoards>().waiting());
  CHECK(page.take("new"));
}

TEST_CASE_FIXTURE(WithNewBoards, "app: a board of another puzzle is asked for, generated and in play") {
  handle(page::NewBoard{"peg", "board=triangle10 grade=1"});
  handle(page::Progress{page.job, -1, "generating"});
  CHECK(page.take("generating"));
  CHECK(table.puzzle().id == "icosian");
  answer();
  CHECK(table.puzzle().id == "peg");
  CHECK(table.grade() == 1);
  CHECK(page.take("go_to"));
}

TEST_CASE_FIXTURE(WithNewBoards, "app: a board that is generated can be given up") {
  handle(page::NewBoard{"peg", "grade=5"});
  page.said.clear();
  handle(page::CancelNewBoard{});
  CHECK(page.question.empty());
  CHECK(!get<NewBoards>().waiting());
  CHECK(page.take_said() == "Cancelled.");
  page.question = "of another part";
  handle(page::CancelNewBoard{});
  CHECK(!page.question.empty());
  CHECK(page.take_said().empty());
}

TEST_CASE("app: the picture of a base is that of the library's board closest to it") {
  Library library;
  library.take(
      "%% 1 full_hole Far\n# made by: schlegel generate icosian --graph cube --give closed --grade 1\nicosian\ngraph "
      "cube\n"
      "%% 2 - Near\n# made by: schlegel generate icosian --graph octahedron --seed 3\nicosian\ngraph octahedron\n");
  const auto closest = [&](const char* graph) {
    Options options;
    options.set("graph", graph);
    const LibraryBoard* const board = library.closest("icosian", options);
    return board ? board->title : "";
  };
  CHECK(closest("octahedron") == "Near");
  CHECK(closest("cube") == "Far");
  CHECK(closest("petersen") == "");
}

TEST_CASE_FIXTURE(WithNewBoards, "app: the page may bring the board of a day, if it is one") {
  get<Boards>().open_puzzle("icosian");
  const auto triangle = parse_game("peg", find_level("peg", "triangle10")->text);
  const std::string text = "# made by: schlegel\n" + (*triangle)->write_instance();
  for (const std::string& other : {std::string("# peg\nno board"), text.substr(text.find('\n') + 1), std::string()}) {
    handle(page::DayBoard{"peg", 20780, "Today", other, 2});
    CHECK(get<Days>().waiting());
    handle(page::Failed{page.job, "no time"});
  }
  handle(page::DayBoard{"peg", 20780, "Today", text, number_of_grades + 1});
  CHECK(get<Days>().waiting());
  handle(page::Failed{page.job, "no time"});
  handle(page::DayBoard{"peg", 20780, "Today", text, 2});
  CHECK_FALSE(get<Days>().waiting());
  CHECK(table.title() == "Today");
  CHECK(table.grade() == 2);
  CHECK(page.kept["days"] == "peg\t20780\t" + table.board() + "\t2\n");
  CHECK(table.session().help() == Help::all);
  handle(page::DayBoard{.puzzle = "peg", .day = 20780, .title = "Today", .help = Help::hints});
  CHECK(table.session().help() == Help::hints);
  get<Boards>().handle(page::CameFrom{.help = Help::none});
  get<Boards>().handle(page::CameFrom{.lesson = "learn/peg/weights"});
  CHECK(table.session().help() == Help::none);
  handle(page::DayBoard{.puzzle = "peg", .day = 20780, .title = "Today", .help = Help::all});
  CHECK(table.session().help() == Help::all);
  page.told.clear();
  get<Boards>().show_share();
  CHECK(read_json<page::ShowShare>(page.told.back()).value().day == 20780);
}

TEST_CASE("app: the first board is of the puzzle that the address names, else of the one played last") {
  for (const auto& [addressed, last, first] :
       {std::array{"peg", "sliding", "peg"}, std::array{"play", "sliding", "sliding"}, std::array{"", "", "icosian"}}) {
    FakePage& page = new_page();
    page.addressed = addressed;
    page.kept["last"] = last;
    CHECK(App().table().puzzle().id == first);
  }
}

TEST_CASE("app: all parts together start, take an event and let time pass") {
  FakePage& page = new_page();
  App app;
  CHECK(app.table().has_game());
  app.handle(page::OpenBoard{"icosian\tcube"});
  app.table().act({.kind = Input::Kind::activate, .target = "a"});
  app.tick(page.now += 1000, true);
  CHECK(page.kept.count("game/icosian/cube") == 1);
  CHECK(page.take_said() != "");
}

}  // namespace
}  // namespace schlegel::web
