#include <algorithm>
#include <array>

#include <doctest/doctest.h>

#include "base/text.hpp"
#include "play/table_test.hpp"
#include "puzzles/peg/board.hpp"
#include "puzzles/peg/peg.hpp"
#include "results.hpp"
#include "trials.hpp"

using namespace schlegel;
using namespace schlegel::test_support;

namespace {

Table<Peg> level(const char* id) { return Table<Peg>(find_level("peg", id)->text); }

constexpr std::string_view two_lines =
    "peg\nhole a\nhole b\nhole c\nhole d\nhole e\nline a b c\nline c d e\nempty c e\n";

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
  Table<Peg> table(two_lines);
  table.drag({"a", "b", "c", "e"});
  CHECK(table.played == Words{"a-b-c", "c-d-e"});
  CHECK(table.state.moves == 1);
  const Scene scene = table.scene();
  const auto y_of = [&](const std::string& key) {
    const auto shape =
        std::find_if(scene.shapes.begin(), scene.shapes.end(), [&](const Shape& one) { return one.key == key; });
    REQUIRE(shape != scene.shapes.end());
    return shape->points[0].y;
  };
  for (const Target& hole : scene.targets) {
    CHECK(y_of("peg 1") > hole.at.y);
    CHECK(y_of("peg 3") > hole.at.y);
  }
  CHECK(y_of("peg 0") == table.target("e").at.y);
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

TEST_CASE("peg scene: pegs with a safe jump wear rings, and its landing when the peg is held") {
  auto table = level("pentagon16");
  const std::vector<Mark> marks{{"o-m-h"}, {"b-e-h"}};
  const auto rings = [&] {
    const Scene scene = table.scene(marks);
    return std::count_if(scene.shapes.begin(), scene.shapes.end(),
                         [](const Shape& shape) { return shape.key.starts_with("alive "); });
  };
  CHECK(rings() == 2);
  table.view.held = "o";
  CHECK(rings() == 1);
  CHECK(table.target("h", marks).state.find("a safe jump") != std::string::npos);
  CHECK(table.target("o", marks).pressed);
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
    CHECK(reply->headline == "Solvable");
    CHECK(parse_game("peg", question.instance).value()->verify(reply->moves));
    return clock.ticks;
  };
  CHECK(analysed("triangle28", UINT64_MAX) < 1000);
  analysed("wiegleb45", 300);  // stopped while it counts
}

TEST_CASE("peg play: a peg in the hand says so, and so does one that has jumped and can go on") {
  Table<Peg> table(two_lines);
  table.act(Input::Kind::activate, "a");
  CHECK(table.target("a").state == "peg, held, can jump to C");
  table.act(Input::Kind::activate, "c");
  CHECK(table.view.held == "c");
  CHECK(table.target("c").state == "peg, held, can jump to E");
  table.act(Input::Kind::activate, "e");
  CHECK(table.view.held.empty());
}

TEST_CASE("peg play: instructions name each jump of a game, one for each move") {
  const Table<Peg> chain(two_lines);
  CHECK(Peg::instructions(chain.instance, chain.state, std::vector<peg::Jump>{{0, 1, 2}, {2, 3, 4}}) ==
        Words{"A jumps over B into C and then over D into E"});
  each_trial(24, 200, [](Random& random) {
    auto table = level(std::array{"pentagon16", "star13", "english33", "triangle15"}[random.below(4)]);
    const Peg::State start = table.state;
    const std::vector<peg::Jump> jumps = peg::jumps_of(table.instance);
    std::vector<peg::Jump> played;
    Words holes, read;
    for (int i = 0; i < 300; ++i) {
      const peg::Jump& jump = jumps[random.below(jumps.size())];
      if (!jump.legal(table.state.pegs)) continue;
      if (table.state.last != jump.from) holes.push_back(peg::shown(table.instance, jump.from));
      for (const int hole : {jump.over, jump.to}) holes.push_back(peg::shown(table.instance, hole));
      played.push_back(jump);
      Peg::apply(table.instance, table.state, jump);
    }
    const Words moves = Peg::instructions(table.instance, start, played);
    CHECK(static_cast<int>(moves.size()) == table.state.moves);
    const std::string words = replaced(join(moves, " "), {{',', " "}});
    for (const std::string_view word : split_words(words))
      if (word != "jumps" && word != "over" && word != "into" && word != "and" && word != "then")
        read.emplace_back(word);
    CHECK(read == holes);
  });
}
