#include "play/session.hpp"

#include <doctest/doctest.h>

#include "base/random.hpp"

using namespace schlegel;

namespace {

constexpr std::string_view cube = "icosian\ngraph cube\n";

Session new_session() { return Session(parse_game("icosian", cube).value()); }

/// Plays a random legal move, or none when there is none.
void play_some(Session& session, Random& random) {
  std::vector<std::string> legal;
  for (const Target& target : session.game().scene({}, {}).targets)
    if (session.game().refuse(target.id).empty()) legal.push_back(target.id);
  if (!legal.empty()) CHECK(session.play(legal[random.below(legal.size())]).empty());
}

bool same(const Session& a, const Session& b) {
  return a.moves() == b.moves() && a.at() == b.at() && a.checkpoints() == b.checkpoints() && a.level() == b.level() &&
         a.game().write_instance() == b.game().write_instance();
}

}  // namespace

TEST_CASE("undo and redo walk the same timeline; a new move drops what could be redone") {
  Session session = new_session();
  Random random(1);
  for (int i = 0; i < 3; ++i) play_some(session, random);
  const auto moves = session.moves();
  session.undo();
  session.undo();
  CHECK(session.at() == 1);
  CHECK(session.can_redo());
  CHECK(session.play(moves[1]).empty());
  CHECK(session.moves() == moves);
  session.seek(-5);
  CHECK(session.at() == 0);
  session.seek(99);
  CHECK(session.at() == 3);
}

TEST_CASE("a stroke is undone and redone at once, from anywhere within it") {
  Session session = new_session();
  Random random(7);
  for (int i = 0; i < 5; ++i) play_some(session, random);
  const std::vector<std::string> moves = session.moves();
  session.seek(0);
  REQUIRE(session.play(moves[0]).empty());
  REQUIRE(session.play(moves[1]).empty());
  REQUIRE(session.play(moves[2], true).empty());
  REQUIRE(session.play(moves[3], true).empty());
  REQUIRE(session.play(moves[4]).empty());
  session.undo();
  CHECK(session.at() == 4);
  session.undo();
  CHECK(session.at() == 1);
  session.redo();
  CHECK(session.at() == 4);
  session.seek(3);
  session.undo();
  CHECK(session.at() == 1);
  session.seek(2);
  session.redo();
  CHECK(session.at() == 4);

  session.seek(2);
  session.set_checkpoint("within");
  REQUIRE(session.lay_out(std::vector<std::string>{moves[2]}));
  session.redo();
  session.undo();
  CHECK(session.at() == 2);
  REQUIRE(session.return_to("within"));
  session.undo();
  CHECK(session.at() == 1);
}

TEST_CASE("an illegal move changes nothing and says why") {
  Session session = new_session();
  Random random(2);
  play_some(session, random);
  const int revision = session.revision();
  CHECK_FALSE(session.play(session.moves()[0]).empty());
  CHECK_FALSE(session.play("no such hole").empty());
  CHECK(session.revision() == revision);
  CHECK(session.moves().size() == 1);
}

TEST_CASE("laying out an illegal line of moves changes nothing") {
  Session session = new_session();
  Random random(3);
  play_some(session, random);
  const auto before = session.moves();
  const std::vector<std::string> bad = {before[0]};
  CHECK_FALSE(session.lay_out(bad));
  CHECK(session.moves() == before);
}

TEST_CASE("checkpoints bring back position and timeline") {
  Session session = new_session();
  Random random(4);
  for (int i = 0; i < 3; ++i) play_some(session, random);
  session.undo();
  session.set_checkpoint("here");
  const auto moves = session.moves();
  session.seek(0);
  play_some(session, random);
  REQUIRE(session.return_to("here"));
  CHECK(session.moves() == moves);
  CHECK(session.at() == 2);
  CHECK_FALSE(session.return_to("nowhere"));
}

TEST_CASE("a session that takes another's place keeps its marks, and its timeline as a mark") {
  Session mine = new_session();
  Random random(6);
  for (int i = 0; i < 3; ++i) play_some(mine, random);
  mine.set_checkpoint("here");
  play_some(mine, random);
  mine.undo();

  Session received = new_session();
  received.take_over(mine, "Earlier game");
  REQUIRE(received.checkpoints().size() == 2);
  CHECK(received.checkpoints()[0] == mine.checkpoints()[0]);
  REQUIRE(received.return_to("Earlier game"));
  CHECK(received.moves() == mine.moves());
  CHECK(received.at() == mine.at());

  play_some(received, random);
  Session next = new_session();
  next.take_over(received, "Earlier game");
  CHECK(next.checkpoints().size() == 3);
  CHECK(next.return_to("Earlier game 2"));
  Session again = new_session();
  again.take_over(next, "Earlier game");
  CHECK(again.checkpoints() == next.checkpoints());
}

TEST_CASE("saves and links bring back any session reached by random play") {
  Random random(5);
  for (int round = 0; round < 200; ++round) {
    Session session = new_session();
    for (std::uint64_t step = random.below(20); step > 0; --step) {
      switch (random.below(5)) {
        case 0:
          session.undo();
          break;
        case 1:
          session.redo();
          break;
        case 2:
          session.set_checkpoint("mark " + std::to_string(random.below(3)) + " %");
          break;
        default:
          play_some(session, random);
      }
    }
    const auto saved = parse_save(write_save(session));
    REQUIRE(saved.ok());
    CHECK(same(*saved, session));
    const auto linked = parse_link(write_link(session));
    REQUIRE(linked.ok());
    CHECK(linked->moves() == session.moves());
    CHECK(linked->at() == session.at());
    CHECK(linked->game().write_instance() == session.game().write_instance());
  }
}

TEST_CASE("damaged saves and links are refused or read, never more") {
  Session session = new_session();
  Random random(6);
  for (int i = 0; i < 4; ++i) play_some(session, random);
  session.set_checkpoint("a");
  const std::string save = write_save(session), link = write_link(session);
  for (int round = 0; round < 3000; ++round) {
    std::string text = round % 2 == 0 ? save : link;
    for (std::uint64_t edits = 1 + random.below(4); edits > 0; --edits) {
      const std::size_t at = random.below(text.size());
      switch (random.below(3)) {
        case 0:
          text[at] = static_cast<char>(random.below(256));
          break;
        case 1:
          text.erase(at, 1 + random.below(9));
          break;
        default:
          text.insert(at, text.substr(random.below(text.size()), random.below(30)));
      }
      if (text.empty()) text = "x";
    }
    const auto read = round % 2 == 0 ? parse_save(text) : parse_link(text);
    if (!read) CHECK_FALSE(read.error().message.empty());
  }
}

TEST_CASE("each fault of a save is named") {
  const auto message = [](std::string_view text) {
    const auto read = parse_save(text);
    return read ? std::string() : read.error().text();
  };
  CHECK(message("hello") == "line 1, column 1: a save begins with the line \"schlegel save 1\"");
  CHECK(message("schlegel save 1\nwhat\n") == "line 2, column 1: a save has no line \"what\"");
  CHECK(message("schlegel save 1\npuzzle icosian\n") == "line 3, column 1: the save ends before its instance");
  CHECK(message("schlegel save 1\npuzzle icosian\nat 1e9\n").find("line 3, column 4") == std::string::npos);
  CHECK(message("schlegel save 1\npuzzle chess\ninstance\n").find("chess") != std::string::npos);
  CHECK(message("schlegel save 1\npuzzle icosian\nat 999999999\ninstance\n").find("line 3, column 4") == 0);
  CHECK(message("schlegel save 1\npuzzle icosian\nmoves zz\ninstance\nicosian\ngraph cube\n")
            .find("move 1, \"zz\", is not legal there") != std::string::npos);
}
