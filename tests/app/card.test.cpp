// What the answer card says and its buttons do, with the whole app on a page that is not one.
#include <algorithm>

#include <doctest/doctest.h>

#include "app/fake_page.hpp"
#include "play/lesson.hpp"
#include "play/question.hpp"
#include "web/app/answer.hpp"
#include "web/app/app.hpp"

namespace schlegel::web {
namespace {

/// The app with a board on its table, and what its answer card says.
struct WithApp {
  FakePage& page = new_page();
  App app;

  void open(const char* board) {
    app.handle(page::OpenBoard{board});
    app.tick(page.now += 10, true);
  }
  void play(std::string_view targets) {
    for (const char name : targets) app.table().act({.kind = Input::Kind::activate, .target = std::string(1, name)});
  }
  void answer() {
    Control control;
    const auto reply = ask_json(page.question, control);
    app.handle(page::Answered{page.job, read_json<Reply>(reply.value()).value()});
  }
  Answer now() { return answer_of(app); }
  /// Presses the button on the right.
  void press() {
    const Offer offer = now().primary.value();
    run(app, offer.command, offer.value);
  }
};

TEST_CASE_FIXTURE(WithApp, "app: the card's first button is a hint in three taps, and the hint that follows") {
  open("icosian\tgrid_6x6");
  CHECK(now().state == Answer::State::ready);
  CHECK(now().primary->label == "Hint");
  CHECK(now().others.size() == 2);
  press();
  answer();
  CHECK(now().state == Answer::State::where);
  CHECK(now().primary->label == "Why?");
  press();
  CHECK(now().state == Answer::State::why);
  CHECK(now().primary->label == "Do it");
  press();
  CHECK(now().state == Answer::State::done);
  CHECK(now().primary->label == "Hint");
  REQUIRE(now().close);
  run(app, now().close->command, 0);
  CHECK(now().state == Answer::State::ready);
}

TEST_CASE_FIXTURE(WithApp, "app: a hint that is no deduction calls nothing certain") {
  open("peg\tenglish33_cross");
  press();
  answer();
  CHECK(now().state == Answer::State::where);
  CHECK(now().text == std::vector<std::string>{"A good move starts here. Can you see which?"});
}

TEST_CASE_FIXTURE(WithApp, "app: a link with hints only leaves neither explanations nor solutions, in any way") {
  const auto link = [&](const std::string& help) {
    app.handle(page::Place{"", "icosian?level=grid_6x6" + help});
    app.tick(page.now += 1000, true);
    page.question.clear();
  };
  link("&help=hints");
  CHECK(help_in_words(app) == "The link to this board allows hints only.");
  CHECK(now().primary->label == "Hint");
  CHECK(now().others.empty());
  for (const Command command : {Command::explain, Command::show_solution, Command::browse}) run(app, command, 0);
  run(app, Command::set_advice_level, static_cast<int>(AdviceLevel::count));
  app.tick(page.now += 1000, true);
  CHECK(page.question.empty());
  CHECK(app.get<Advisor>().advice_level() == AdviceLevel::nothing);
  press();
  answer();
  press();
  CHECK(now().state == Answer::State::why);
  CHECK(now().others.empty());

  open("icosian\tcube");
  CHECK(help_in_words(app).empty());
  CHECK(now().others.size() == 2);
  open("icosian\tgrid_6x6");
  CHECK(now().others.empty());

  link("&help=none");
  CHECK_FALSE(now().primary);
  run(app, Command::hint, 0);
  CHECK(page.question.empty());
  link("&help=most");
  CHECK(app.table().notice() == "Couldn’t open this link: the link has an unknown part: \"help=most\"");
  CHECK(app.table().session().help() == Help::none);
  link("");
  CHECK(now().others.size() == 2);
}

TEST_CASE_FIXTURE(WithApp, "app: a link's moves are said to be made for who opens it, until they move") {
  const auto says = [&](std::string_view text) {
    const std::vector<std::string> all = now().text;
    return std::any_of(all.begin(), all.end(), [&](const std::string& one) { return one.find(text) != one.npos; });
  };
  app.handle(page::Place{"", "icosian?level=cube&moves=d+a+b"});
  CHECK(says("The first 3 moves are made for you. Go on from there."));
  CHECK(says("drag along the lines"));
  play("c");
  CHECK(!says("made for you"));
  CHECK(!says("drag along the lines"));
  app.handle(page::Place{"", "icosian?level=octahedron"});
  CHECK(!says("made for you"));
  CHECK(says("drag along the lines"));
}

TEST_CASE_FIXTURE(WithApp, "app: what is shared is the board and the position") {
  open("icosian\tcube");
  const auto shared = [&] {
    run(app, Command::share, 0);
    return read_json<page::ShowShare>(page.told.back()).value();
  };
  play("abc");
  const page::ShowShare begun = shared();
  CHECK(begun.playing);
  CHECK(begun.board.link == "https://example.org/#icosian?level=cube");
  CHECK(begun.position.link == "https://example.org/#icosian?level=cube&moves=a+b+c");
  CHECK(begun.board.save.find("moves\n") != std::string::npos);
  CHECK(begun.board.picture != begun.position.picture);
  play("dhgfe");
  CHECK_FALSE(shared().playing);
  app.handle(page::Opened{"# Small cube\nicosian\ngraph cube\n", 2});
  const page::ShowShare own = shared();
  CHECK(own.board.link.find("Small+cube") != std::string::npos);
  CHECK(own.board.link.ends_with("&grade=2"));
  CHECK(own.board.save == own.position.save);
  CHECK(own.day == 0);
  app.handle(page::Place{"", "icosian?text=%23+Grid%0Aicosian%0Agraph+grid_4x5%0A&grade=5"});
  CHECK(app.table().grade() == 5);
}

TEST_CASE_FIXTURE(WithApp, "app: a hint that makes the last move leads on like any other") {
  open("icosian\tcube");
  play("abcdhgf");
  press();
  answer();
  press();
  CHECK(now().primary->label == "Do it");
  press();
  CHECK(now().state == Answer::State::solved);
  CHECK(now().primary->label == "Next board");
}

TEST_CASE_FIXTURE(WithApp, "app: a tour that is complete stays when its start is touched again") {
  open("icosian\tcube");
  play("abcdhgfea");
  CHECK(app.table().session().at() == 8);
  play("c");
  CHECK(app.table().session().at() == 3);
}

TEST_CASE_FIXTURE(WithApp, "app: a board of a lesson leads back to it when it is solved") {
  open("icosian\tcube");
  app.handle(page::CameFrom{.lesson = "learn/icosian/two_lines"});
  CHECK(help_in_words(app).empty());
  play("abcdhgfe");
  CHECK(now().primary->label == "Back to lesson");
  press();
  CHECK(page.told.back() == R"({"type":"go_to","address":"learn/icosian/two_lines"})");
  open("icosian\toctahedron");
  open("icosian\tcube");
  CHECK(now().state == Answer::State::solved);
  CHECK(now().primary->label == "Next board");
}

TEST_CASE_FIXTURE(WithApp, "app: a hint links to the lesson on its technique once that is told, and so does a step") {
  const Lesson* const lesson = find_lesson("numberlink", "only_exit");
  REQUIRE(lesson);
  const auto label_of = [](const Lesson& one) { return "Lesson: " + std::string(one.title); };
  open("numberlink\tfirst_5x5");
  CHECK(!now().lesson);
  press();
  answer();
  CHECK(!now().lesson);
  press();
  REQUIRE(now().lesson);
  CHECK(now().lesson->label == label_of(*lesson));
  run(app, now().lesson->command, now().lesson->value);
  CHECK(page.told.back() == R"({"type":"go_to","address":"learn/numberlink/)" + std::string(lesson->id) + "\"}");
  CHECK(now().lesson);
  app.explain();
  while (app.get<Why>().waiting()) answer();
  REQUIRE(now().lesson);
  CHECK(now().lesson->label == label_of(*find_lesson("numberlink", "corner")));
}

TEST_CASE_FIXTURE(WithApp, "app: a board of a lesson comes under its title with its difficulty") {
  app.handle(page::Opened{"# Small cube\nicosian\ngraph cube\n", 2});
  CHECK(app.table().title() == "Small cube");
  CHECK(app.table().grade() == 2);
  app.handle(page::Opened{"no board", 5});
  CHECK(app.table().grade() == 2);
}

TEST_CASE_FIXTURE(WithApp, "app: a mark that can't be is corrected before anything else is told") {
  open("icosian\tgrid_6x6");
  REQUIRE(app.table().play_all({write_mark({"a6", "b6", false})}));
  press();
  answer();
  CHECK(now().state == Answer::State::why);
  CHECK(now().headline == "The mark between A6 and B6 is wrong");
  press();
  const auto marks = app.table().session().pencilled();
  REQUIRE(marks.size() == 1);
  CHECK(marks[0].holds);
}

TEST_CASE_FIXTURE(WithApp, "app: where no step is found a solution is offered") {
  open("icosian\tgrid_6x6");
  run(app, Command::explain, 0);
  app.handle(page::Answered{page.job, {.kind = Reply::Kind::found, .explanation = Explanation{}}});
  CHECK(now().state == Answer::State::failed);
  CHECK(now().headline == "No step with a reason was found");
  CHECK(now().primary->label == "Show the tour");
  REQUIRE(now().close);
  run(app, now().close->command, 0);
  CHECK(now().state == Answer::State::ready);
}

TEST_CASE_FIXTURE(WithApp, "app: an explanation that ends without a solution says so") {
  open("icosian\tgrid_6x6");
  run(app, Command::explain, 0);
  Explanation explanation;
  explanation.end = Explanation::End::stopped;
  explanation.steps.emplace_back().sentence = "One thing.";
  app.handle(page::Answered{page.job, {.kind = Reply::Kind::found, .explanation = explanation}});
  CHECK(now().primary->label == "Done");
  CHECK(now().text.back() == "One thing. The explanation ends here. Solution shows a whole tour.");
}

TEST_CASE_FIXTURE(WithApp, "app: the board of a day begins without help, and leads to the day's next") {
  page.kept["choice/telling"] = "2";
  page.kept["days"] = "icosian\t20800\tcube\t1\n";
  open("icosian\tcube");
  CHECK(app.get<Advisor>().advice_level() == AdviceLevel::nothing);
  play("abcdhgfe");
  CHECK(now().primary->label == "Daily boards");
  app.handle(page::Finished{.sentence = "Solved.",
                            .figures = {},
                            .full = false,
                            .note = "Sunday: 1 of 5 solved.",
                            .next = "days/peg/2026-12-13"});
  CHECK(now().primary->label == "Next daily board");
  const std::vector<std::string> text = now().text;
  CHECK(std::count(text.begin(), text.end(), "Sunday: 1 of 5 solved.") == 1);
  press();
  CHECK(page.told.back() == R"({"type":"go_to","address":"days/peg/2026-12-13"})");
}

TEST_CASE_FIXTURE(WithApp, "app: what is explained is seen flat, from the front") {
  open("icosian\tcube");
  app.table().toggle_solid();
  run(app, Command::hint, 0);
  answer();
  CHECK_FALSE(app.table().solid());
}

TEST_CASE_FIXTURE(WithApp, "app: how many moves are left to a shortest solution is help, and is told while it plays") {
  open("sliding\tgrid_2x2");
  run(app, Command::set_advice_level, static_cast<int>(AdviceLevel::count));
  app.tick(page.now += 1000, true);
  answer();
  app.tick(page.now += 10, true);
  CHECK(page.take("aid"));
  run(app, Command::show_solution, 0);
  answer();
  const auto says_to_go = [&] {
    const std::vector<std::string> text = now().text;
    return std::any_of(text.begin(), text.end(), [](const auto& one) { return one.find("to go.") != one.npos; });
  };
  CHECK(says_to_go());
}

TEST_CASE_FIXTURE(WithApp, "app: the card goes through an explanation, to its end") {
  open("icosian\ttutte");
  app.explain();
  while (app.get<Why>().waiting()) answer();
  CHECK(now().state == Answer::State::steps);
  CHECK(now().label == "Proof");
  CHECK(now().progress == "step 1 of 4");
  press();
  REQUIRE(now().link);
  run(app, now().link->command, now().link->value);
  CHECK(now().progress == "step 2 of 4");
  press();
  CHECK(now().progress == "step 2 of 4: 1 of 8");
  for (int i = 0; i < 13; ++i) press();
  CHECK(now().primary->label == "Done");
  press();
  CHECK(now().state == Answer::State::stuck);
}

TEST_CASE_FIXTURE(WithApp, "app: where nothing is forced a choice is offered at once, drawn, and made") {
  open("icosian\thamilton");
  play("q");
  const std::size_t shapes = app.table().scene().shapes.size();
  press();
  answer();
  CHECK(now().state == Answer::State::why);
  CHECK(now().headline.starts_with("Choice: line "));
  CHECK(now().text.front().starts_with("No further move is forced. A search finds a solution in which line "));
  CHECK(now().primary->label == "Do it");
  CHECK(app.table().scene().shapes.size() > shapes);
  press();
  CHECK(app.table().session().at() == 2);
  CHECK(now().state == Answer::State::done);
}

TEST_CASE_FIXTURE(WithApp, "app: a hint calls a hole by the number of the peg that covers its name") {
  open("icosian\thamilton");
  play("qrsnp");
  press();
  answer();
  CHECK(now().state == Answer::State::where);
  CHECK(now().headline == "Look at 5");
}

TEST_CASE_FIXTURE(WithApp, "app: hints alone lead to one of many solutions") {
  for (const std::string board : {"icosian\thamilton", "icosian\tknight_6x6", "icosian\tcube"}) {
    CAPTURE(board);
    open(board.c_str());
    for (int i = 0; i < 500 && !app.table().status().solved; ++i) {
      press();
      if (app.get<Why>().waiting()) answer();
    }
    CHECK(app.table().status().solved);
  }
}

TEST_CASE_FIXTURE(WithApp, "app: where no solution is left the card leads back") {
  open("icosian\thamilton");
  play("gbzxwvj");
  press();
  answer();
  CHECK(now().state == Answer::State::stuck);
  CHECK(now().headline == "Stuck since move 7");
  CHECK(now().primary->label == "Back to move 6");
  press();
  CHECK(app.table().session().at() == 6);
  CHECK(now().state == Answer::State::ready);
}

TEST_CASE_FIXTURE(WithApp, "app: moves are numbered without what is drawn among them") {
  open("icosian\thamilton");
  play("gbzxwv");
  REQUIRE(app.table().play_all({"#oc#-p", "#xh#-g"}));
  play("j");
  press();
  answer();
  CHECK(now().headline == "Stuck since move 7");
  CHECK(now().primary->label == "Back to move 6");
  press();
  CHECK(app.table().session().move_count() == 6);
}

TEST_CASE_FIXTURE(WithApp, "app: where no solution is left a hint's reason is gone through as a proof") {
  open("icosian\thamilton");
  play("gbzxwvj");
  press();
  answer();
  REQUIRE(now().proof);
  const std::string certificate = now().proof->certificate;
  CHECK(certificate != "");
  app.explain();
  CHECK(now().state == Answer::State::steps);
  REQUIRE(app.get<Why>().proof());
  CHECK(app.get<Why>().proof()->certificate == certificate);
  run(app, Command::close_answer, 0);
  CHECK(now().state == Answer::State::stuck);
  run(app, Command::close_answer, 0);
  CHECK(now().state == Answer::State::ready);
}

TEST_CASE_FIXTURE(WithApp, "app: where no solution is left an explanation begins with the mistake, and shows no way") {
  open("icosian\thamilton");
  play("gbzxwvj");
  app.explain();
  answer();
  CHECK(now().state == Answer::State::stuck);
  const auto times = [&](page::Aid::Kind kind) {
    return std::count(page.told.begin(), page.told.end(), write_json(page::Aid{"icosian\thamilton", kind}));
  };
  CHECK(times(page::Aid::Kind::hint) == 1);
  CHECK(times(page::Aid::Kind::shown) == 0);
  app.explain();
  CHECK(now().state == Answer::State::steps);
}

TEST_CASE_FIXTURE(WithApp, "app: after a look at other solutions one's own stands there as it was finished") {
  open("icosian\tcube");
  play("abcdhgfe");
  app.handle(page::Finished{"In 8 moves.", {{"Moves", "8"}}, false});
  app.tick(page.now += 1000, true);
  answer();
  const std::string number = app.get<Advisor>().reply()->number;
  REQUIRE(now().finished);
  CHECK(app.get<Advisor>().reply()->all == "6");
  REQUIRE(now().link);
  CHECK(now().link->label == "See the others");
  run(app, now().link->command, 0);
  answer();
  CHECK(app.get<Solutions>().number() != number);
  run(app, Command::go_back, 0);
  CHECK(now().state == Answer::State::solved);
  CHECK(now().finished);
}

TEST_CASE_FIXTURE(WithApp, "app: more steps of an explanation leave the one that is told where it is") {
  for (const std::string board : {"numberlink\tasp_example", "icosian\tgrid_6x6", "numberlink\tfirst_5x5"}) {
    CAPTURE(board);
    open(board.c_str());
    app.explain();
    answer();
    const std::string told = app.get<Why>().sentences().back();
    for (int portions = 0; app.get<Why>().waiting(); ++portions) {
      REQUIRE(portions < 3);
      answer();
      const std::vector<std::string> now_told = app.get<Why>().sentences();
      CHECK(std::find(now_told.begin(), now_told.end(), told) != now_told.end());
    }
  }
}

TEST_CASE_FIXTURE(WithApp, "app: a step whose consequences are gone through keeps its own words in the outline") {
  open("icosian\ttutte");
  app.explain();
  while (app.get<Why>().waiting()) answer();
  const auto here = [&] {
    std::vector<Answer::Step> steps = now().outline;
    std::erase_if(steps, [](const Answer::Step& step) { return step.place != Answer::Step::Place::here; });
    return steps;
  };
  REQUIRE(here().size() == 1);
  const Answer::Step row = here().front();
  CHECK(row.text == now().text);
  run(app, Command::go_to_follower, 2);
  REQUIRE(here().size() == 2);
  CHECK(here().front().offer.label == row.offer.label);
  CHECK(here().front().text == app.get<Why>().row_sentences());
  CHECK(here().back().text == now().text);
}

TEST_CASE_FIXTURE(WithApp, "app: what fails stays on the card until it is asked again, closed or played on") {
  open("icosian\thamilton");
  press();
  app.handle(page::Failed{page.job, "memory limit reached"});
  CHECK(now().state == Answer::State::failed);
  CHECK(now().text.front() == "Memory limit reached");
  press();
  CHECK(now().state != Answer::State::failed);
  app.handle(page::Failed{page.job, "memory limit reached"});
  play("q");
  CHECK(now().state == Answer::State::ready);
}

TEST_CASE_FIXTURE(WithApp, "app: a question that takes long is told, and cancelled in the same place") {
  open("icosian\thamilton");
  press();
  CHECK(now().state == Answer::State::ready);
  app.tick(page.now += 300, true);
  CHECK(now().state == Answer::State::working);
  app.handle(page::Progress{page.job, 0.5F, "searching, 12 steps"});
  CHECK(now().headline == "Looking for a hint");
  CHECK(now().text.front() == "About half done after 1 second. You can play on meanwhile.");
  app.handle(page::Progress{page.job, -1, "searching, 12 steps"});
  CHECK(now().text.front() == "Searching, 12 steps. You can play on meanwhile.");
  press();
  CHECK(now().state == Answer::State::ready);
}

TEST_CASE_FIXTURE(WithApp, "app: a solution on the card is left for the game, and a solved board for the next") {
  open("icosian\tcube");
  play("ab");
  app.get<Solutions>().browse();
  answer();
  answer();
  CHECK(now().state == Answer::State::solution);
  CHECK(now().headline == "Tour 1 of 4 from move 2");
  press();
  answer();
  CHECK(now().headline == "Tour 2 of 4 from move 2");
  run(app, now().close->command, 0);
  CHECK(now().state == Answer::State::ready);
  CHECK(app.get<Solutions>().known_count() == "4");  // it is not forgotten with the list
  play("cdhgfe");
  CHECK(now().state == Answer::State::solved);
  CHECK(now().headline == "Solved");
  CHECK(now().primary->label == "Next board");
}

}  // namespace
}  // namespace schlegel::web
