#include <cmath>

#include <doctest/doctest.h>

#include "base/text.hpp"
#include "play/question.hpp"
#include "play/session.hpp"
#include "progress_watch.hpp"
#include "puzzles/peg/peg.hpp"
#include "results.hpp"

using namespace schlegel;

namespace {

Session level(const char* id) { return Session(parse_game("peg", find_level("peg", id)->text).value(), id); }

const Target& target(const Scene& scene, const std::string& id) { return scene.targets[scene.find(id)]; }

Intent act(Session& session, View& view, Input::Kind kind, const std::string& id) {
  Input input;
  input.kind = kind;
  input.target = id;
  if (!id.empty()) input.at = target(session.game().scene(view, {}), id).at;
  const Intent intent = session.game().interpret(view, input, session.at());
  for (const std::string& move : intent.moves) CHECK(session.play(move).empty());
  return intent;
}

void type(Session& session, View& view, std::string_view letters) {
  for (char letter : letters) {
    Input input;
    input.kind = Input::Kind::key;
    input.key = static_cast<char32_t>(letter);
    for (const std::string& move : session.game().interpret(view, input, session.at()).moves)
      CHECK(session.play(move).empty());
  }
}

const Shape* shape(const Scene& scene, const std::string& key) {
  for (const Shape& shape : scene.shapes)
    if (shape.key == key) return &shape;
  return nullptr;
}

}  // namespace

TEST_CASE("peg play: the published plan of the pentagon, typed") {
  Session session = level("pentagon16");
  View view;
  for (const char* jump : {"oh", "dm", "pi", "gm", "ho", "np", "en", "ag", "nd", "ge", "df", "pg", "ge", "bh"}) {
    Input cancel;
    cancel.kind = Input::Kind::cancel;
    session.game().interpret(view, cancel, session.at());
    type(session, view, jump);
  }
  CHECK(session.moves().size() == 14);
  CHECK(session.game().status().solved);
  CHECK(session.moves().front() == "o-m-h");
  session.seek(0);
  CHECK_FALSE(session.game().status().solved);
}

TEST_CASE("peg play: tap the peg, tap the hole; a chain is one move") {
  Session session = level("english33_hearth");
  View view;
  const Scene before = session.game().scene(view, {});
  CHECK(target(before, "d4").state.find("goal") != std::string::npos);
  std::vector<Peg::Move> plan;
  const auto instance = Peg::parse(session.game().write_instance()).value();
  Control control;
  Question question{"peg", session.game().write_instance(), {}, Verb::solve, {}};
  question.options.set("fewest-moves", "");
  const auto reply = must(ask(question, control, {}));
  for (const std::string& move : reply->moves) {
    const auto holes = split(move, '-');
    const std::string from(holes[0]), to(holes[2]);
    if (view.held != from) {
      act(session, view, Input::Kind::press, from);
      act(session, view, Input::Kind::release, from);
    }
    CHECK(view.held == from);
    CHECK(target(session.game().scene(view, {}), to).enabled);
    act(session, view, Input::Kind::press, to);
    act(session, view, Input::Kind::release, to);
  }
  CHECK(session.moves() == reply->moves);
  const GameStatus status = session.game().status();
  CHECK(status.solved);
  CHECK(status.sentence.ends_with("Done in 8 moves and 10 jumps."));
}

TEST_CASE("peg play: a chain in one gesture by dragging on, and the pegs jumped over leave the board") {
  Session session = level("pentagon16");
  View view;
  for (const char* move : {"o-m-h", "d-i-m", "p-m-i", "g-j-m"}) CHECK(session.play(move).empty());
  // e-i-n, then n-o-p is no chain here; look for a peg that can go on twice and drag it.
  const auto instance = Peg::parse(session.game().write_instance()).value();
  auto state = Peg::start(instance);
  for (const std::string& move : session.moves()) Peg::apply(instance, state, *Peg::parse_move(instance, move));
  for (const peg::Line& a : instance.lines)
    for (const peg::Jump& first : {peg::Jump{a.a, a.middle, a.b}, peg::Jump{a.b, a.middle, a.a}}) {
      if (!first.legal(state.pegs) || view.dragging) continue;
      for (const peg::Line& b : instance.lines)
        for (const peg::Jump& second : {peg::Jump{b.a, b.middle, b.b}, peg::Jump{b.b, b.middle, b.a}}) {
          if (second.from != first.to || !second.legal(state.pegs ^ first.changed()) || view.dragging) continue;
          const auto name = [&](int hole) { return instance.names[hole]; };
          act(session, view, Input::Kind::press, name(first.from));
          view.dragging = true;
          act(session, view, Input::Kind::drag, name(first.over));
          act(session, view, Input::Kind::drag, name(first.to));
          act(session, view, Input::Kind::drag, name(second.to));
          act(session, view, Input::Kind::release, name(second.to));
          CHECK(session.moves().size() == 6);
          CHECK(session.game().status().facts[0].second == "5");
          View rest;
          const Scene scene = session.game().scene(rest, {});
          const Shape* out = shape(scene, "peg " + std::to_string(state.peg_in[first.over]));
          REQUIRE(out != nullptr);
          CHECK(out->points[0].y > target(scene, "n").at.y);
          CHECK(shape(scene, "peg " + std::to_string(state.peg_in[first.from])) != nullptr);
        }
    }
  CHECK(view.dragging);
}

TEST_CASE("peg play: what cannot be done says why and changes nothing") {
  Session session = level("pentagon16");
  View view;
  CHECK_FALSE(act(session, view, Input::Kind::press, "a").refusal.empty());
  CHECK(view.held.empty());
  CHECK_FALSE(act(session, view, Input::Kind::press, "h").refusal.empty());
  act(session, view, Input::Kind::press, "o");
  CHECK(view.held == "o");
  act(session, view, Input::Kind::release, "o");
  CHECK(view.held == "o");
  act(session, view, Input::Kind::press, "o");
  act(session, view, Input::Kind::release, "o");
  CHECK(view.held.empty());
  CHECK(session.moves().empty());
  CHECK_FALSE(session.play("a-b-d").empty());
  CHECK_FALSE(session.play("o-m-x").empty());
  CHECK_FALSE(session.play("a-h").empty());
}

TEST_CASE("peg play: holes of two characters are typed one after the other") {
  Session session = level("english33");
  View view;
  type(session, view, "b4");
  CHECK(view.held == "b4");
  type(session, view, "D4");
  REQUIRE(session.moves().size() == 1);
  CHECK(session.moves()[0] == "b4-c4-d4");
}

TEST_CASE("peg scene: marks wear solid, dashed and glowing rings") {
  Session session = level("pentagon16");
  View view;
  const std::vector<Mark> marks{{"o-m-h", Mark::Kind::alive}, {"k-i-h", Mark::Kind::dead}, {"b-e-h", Mark::Kind::hint}};
  const Scene scene = session.game().scene(view, marks);
  int dashed = 0;
  for (const Shape& shape : scene.shapes) dashed += shape.dashed ? 1 : 0;
  CHECK(dashed == 1);
  view.held = "o";
  const Scene held = session.game().scene(view, marks);
  CHECK(target(held, "h").state.find("keeps a solution possible") != std::string::npos);
  CHECK(target(held, "o").pressed);
}

TEST_CASE("peg answers: since when it is dead, and what each jump leads to") {
  Session session = level("pentagon16");
  Control control;
  Question question{"peg", session.game().write_instance(), {}, Verb::analyse, {}};
  auto reply = must(ask(question, control, {}));
  CHECK(reply->count == "361780");
  CHECK(reply->choices.size() == 5);
  CHECK(session.game().verify(reply->moves));
  // Walk into a dead end by the first jump that is one.
  while (reply->kind == Reply::Kind::found && question.moves.size() < 14) {
    std::string next = reply->choices[0].move;
    for (const Choice& choice : reply->choices)
      if (!choice.alive) next = choice.move;
    question.moves.push_back(next);
    reply = ask(question, control, {});
    REQUIRE(reply.ok());
  }
  REQUIRE(reply->kind == Reply::Kind::none);
  const std::string last = question.moves.back(),
                    shown{to_upper(last[0]), '-', to_upper(last[2]), '-', to_upper(last[4])};
  CHECK(reply->since == static_cast<int>(question.moves.size()));
  CHECK(reply->headline == "No way to finish since move " + std::to_string(reply->since) + " (" + shown + ")");
  CHECK(reply->detail.starts_with("That move closed the last way. "));
  CHECK_FALSE(reply->detail.empty());
}

TEST_CASE("peg answers: one solution comes first, and what takes too long to count is not counted") {
  struct Clock : Control {
    explicit Clock(std::uint64_t limit) : most(limit) {}
    bool tick(const Progress&) override { return ++ticks <= most; }
    std::uint64_t ticks = 0, most;
  };
  const auto analysed = [](const char* id, std::uint64_t most) {
    const Question question{"peg", std::string(find_level("peg", id)->text), {}, Verb::analyse, {}};
    Clock clock(most);
    const auto reply = must(ask(question, clock, {}));
    CHECK(reply->headline == "It can be done");
    CHECK(parse_game("peg", question.instance).value()->verify(reply->moves));
    return clock.ticks;
  };
  CHECK(analysed("triangle28", UINT64_MAX) < 1000);
  analysed("wiegleb45", 300);  // stopped while it counts
}

TEST_CASE("peg answers: progress is a fraction that never falls") {
  const auto watch = [](const char* id, Verb verb, const char* option) {
    Question question{"peg", std::string(find_level("peg", id)->text), {}, verb, {}};
    if (*option != '\0') question.options.set(option, "");
    question.options.set("index", "5");
    return test_support::last_progress(question);
  };
  test_support::ask_first({"peg", std::string(find_level("peg", "triangle15")->text), {}, Verb::solve, {}});
  CHECK(watch("english33", Verb::analyse, "") > 0.7);
  CHECK(watch("french37", Verb::solve, "") > 0);
  CHECK(watch("english33", Verb::count, "fewest-moves") > 0.5);
  CHECK(watch("wiegleb45", Verb::solve, "") > 0);
  CHECK(watch("triangle15", Verb::table, "") > 0.9);
  CHECK(watch("triangle21", Verb::enumerate, "") > 0.3);
}

TEST_CASE("peg play: a peg in the hand says so, and so does one that has jumped and can go on") {
  Session session(
      parse_game("peg", "peg\nhole a\nhole b\nhole c\nhole d\nhole e\nline a b c\nline c d e\nempty c e\n").value());
  View view;
  act(session, view, Input::Kind::activate, "a");
  CHECK(target(session.game().scene(view, {}), "a").state == "peg, held, can jump to C");
  act(session, view, Input::Kind::activate, "c");
  CHECK(view.held == "c");
  CHECK(target(session.game().scene(view, {}), "c").state == "peg, held, can jump to E");
  act(session, view, Input::Kind::activate, "e");
  CHECK(view.held.empty());
}
