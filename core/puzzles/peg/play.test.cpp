#include <cmath>

#include <doctest/doctest.h>

#include "base/text.hpp"
#include "play/table_test.hpp"
#include "puzzles/peg/peg.hpp"
#include "results.hpp"

using namespace schlegel;
using namespace schlegel::test_support;

namespace {

Table<Peg> level(const char* id) { return Table<Peg>(find_level("peg", id)->text); }

const Shape* shape(const Scene& scene, const std::string& key) {
  for (const Shape& shape : scene.shapes)
    if (shape.key == key) return &shape;
  return nullptr;
}

}  // namespace

TEST_CASE("peg play: the published plan of the pentagon, typed") {
  auto table = level("pentagon16");
  for (const char* jump : {"oh", "dm", "pi", "gm", "ho", "np", "en", "ag", "nd", "ge", "df", "pg", "ge", "bh"}) {
    table.act(Input::Kind::cancel, "");
    table.type(jump);
  }
  CHECK(table.played.size() == 14);
  CHECK(table.status().solved);
  CHECK(table.played.front() == "o-m-h");
  table.go_back_to(0);
  CHECK_FALSE(table.status().solved);
}

TEST_CASE("peg play: tap the peg, tap the hole; a chain is one move") {
  auto table = level("english33_hearth");
  CHECK(table.target("d4").state.find("goal") != std::string::npos);
  const Reply reply = asked({"peg", Peg::write(table.instance), {}, Verb::solve, options_of({{"fewest-moves", ""}})});
  for (const std::string& move : reply.moves) {
    const auto holes = split(move, '-');
    const std::string from(holes[0]), to(holes[2]);
    if (table.view.held != from) table.tap(from);
    CHECK(table.view.held == from);
    CHECK(table.target(to).enabled);
    table.tap(to);
  }
  CHECK(table.played == reply.moves);
  CHECK(table.status().solved);
  CHECK(table.status().sentence.ends_with("Done in 8 moves and 10 jumps."));
}

TEST_CASE("peg play: a chain in one gesture by dragging on, and the pegs jumped over leave the board") {
  auto table = level("pentagon16");
  for (const char* move : {"o-m-h", "d-i-m", "p-m-i", "g-j-m"}) CHECK(table.play(move).empty());
  // e-i-n, then n-o-p is no chain here; look for a peg that can go on twice and drag it.
  const auto& instance = table.instance;
  const auto state = table.state;
  for (const peg::Line& a : instance.lines)
    for (const peg::Jump& first : {peg::Jump{a.a, a.middle, a.b}, peg::Jump{a.b, a.middle, a.a}}) {
      if (!first.legal(state.pegs) || table.view.dragging) continue;
      for (const peg::Line& b : instance.lines)
        for (const peg::Jump& second : {peg::Jump{b.a, b.middle, b.b}, peg::Jump{b.b, b.middle, b.a}}) {
          if (second.from != first.to || !second.legal(state.pegs ^ first.changed()) || table.view.dragging) continue;
          const auto name = [&](int hole) { return instance.names[hole]; };
          table.act(Input::Kind::press, name(first.from));
          table.view.dragging = true;
          table.act(Input::Kind::drag, name(first.over));
          table.act(Input::Kind::drag, name(first.to));
          table.act(Input::Kind::drag, name(second.to));
          table.act(Input::Kind::release, name(second.to));
          CHECK(table.played.size() == 6);
          CHECK(table.status().facts[0].second == "5");
          const Scene scene = Peg::scene(instance, table.state, {}, {});
          const Shape* out = shape(scene, "peg " + std::to_string(state.peg_in[first.over]));
          REQUIRE(out != nullptr);
          CHECK(out->points[0].y > scene.targets[scene.find("n")].at.y);
          CHECK(shape(scene, "peg " + std::to_string(state.peg_in[first.from])) != nullptr);
        }
    }
  CHECK(table.view.dragging);
}

TEST_CASE("peg play: what cannot be done says why and changes nothing") {
  auto table = level("pentagon16");
  table.act(Input::Kind::press, "a");
  CHECK_FALSE(table.refusal.empty());
  CHECK(table.view.held.empty());
  table.act(Input::Kind::press, "h");
  CHECK_FALSE(table.refusal.empty());
  table.tap("o");
  CHECK(table.view.held == "o");
  table.tap("o");
  CHECK(table.view.held.empty());
  CHECK(table.played.empty());
  CHECK_FALSE(table.play("a-b-d").empty());
  CHECK_FALSE(table.play("o-m-x").empty());
  CHECK_FALSE(table.play("a-h").empty());
}

TEST_CASE("peg play: holes of two characters are typed one after the other") {
  auto table = level("english33");
  table.type("b4");
  CHECK(table.view.held == "b4");
  table.type("D4");
  REQUIRE(table.played.size() == 1);
  CHECK(table.played[0] == "b4-c4-d4");
}

TEST_CASE("peg scene: marks wear solid, dashed and glowing rings") {
  auto table = level("pentagon16");
  const std::vector<Mark> marks{{"o-m-h", Mark::Kind::alive}, {"k-i-h", Mark::Kind::dead}, {"b-e-h", Mark::Kind::hint}};
  int dashed = 0;
  const Scene scene = table.scene(marks);
  for (const Shape& shape : scene.shapes) dashed += shape.dashed ? 1 : 0;
  CHECK(dashed == 1);
  table.view.held = "o";
  CHECK(table.target("h", marks).state.find("a safe jump") != std::string::npos);
  CHECK(table.target("o", marks).pressed);
}

TEST_CASE("peg answers: since when it is dead, and what each jump leads to") {
  auto table = level("pentagon16");
  Question question{"peg", Peg::write(table.instance), {}, Verb::analyse, {}};
  Reply reply = asked(question);
  CHECK(reply.count == "361780");
  CHECK(reply.choices.size() == 5);
  for (const std::string& move : reply.moves) REQUIRE(table.play(move).empty());
  CHECK(table.status().solved);
  // Walk into a dead end by the first jump that is one.
  while (reply.kind == Reply::Kind::found && question.moves.size() < 14) {
    std::string next = reply.choices[0].move;
    for (const Choice& choice : reply.choices)
      if (!choice.alive) next = choice.move;
    question.moves.push_back(next);
    reply = asked(question);
  }
  REQUIRE(reply.kind == Reply::Kind::none);
  const std::string last = question.moves.back(),
                    shown{to_upper(last[0]), '-', to_upper(last[2]), '-', to_upper(last[4])};
  CHECK(reply.since == static_cast<int>(question.moves.size()));
  CHECK(reply.headline == "No way to finish since move " + std::to_string(reply.since) + " (" + shown + ")");
  CHECK(reply.detail.starts_with("That move closed the last way. "));
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

TEST_CASE("peg play: a peg in the hand says so, and so does one that has jumped and can go on") {
  Table<Peg> table("peg\nhole a\nhole b\nhole c\nhole d\nhole e\nline a b c\nline c d e\nempty c e\n");
  table.act(Input::Kind::activate, "a");
  CHECK(table.target("a").state == "peg, held, can jump to C");
  table.act(Input::Kind::activate, "c");
  CHECK(table.view.held == "c");
  CHECK(table.target("c").state == "peg, held, can jump to E");
  table.act(Input::Kind::activate, "e");
  CHECK(table.view.held.empty());
}
