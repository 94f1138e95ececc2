#include "play/session.hpp"

#include <map>
#include <optional>

#include <doctest/doctest.h>

#include "base/random.hpp"
#include "mutated.hpp"
#include "results.hpp"
#include "trials.hpp"

using namespace schlegel;

namespace {

constexpr std::string_view cube = "icosian\ngraph cube\n";

Session new_session() { return Session(parse_game("icosian", cube).value()); }

/// Plays a random legal move, or none when there is none.
void play_some(Session& session, Random& random) {
  std::vector<std::string> legal;
  for (const Target& target : session.game().scene({}, {}).targets)
    if (session.game().why_illegal(target.id).empty()) legal.push_back(target.id);
  if (!legal.empty()) CHECK(session.play(legal[random.below(legal.size())]).empty());
}

/// A solution of this position, by trying everything.
std::optional<std::vector<std::string>> find_solution(const Game& here) {
  if (here.status().solved) return std::vector<std::string>();
  for (const Target& target : here.scene({}, {}).targets) {
    if (!here.why_illegal(target.id).empty()) continue;
    const auto next = here.clone();
    next->apply(target.id);
    auto moves = find_solution(*next);
    if (!moves) continue;
    moves->insert(moves->begin(), target.id);
    return moves;
  }
  return std::nullopt;
}

/// A solution of the position after `from` moves of the session.
std::vector<std::string> solution_of(const Session& session, int from) {
  const auto game = session.game().clone();
  game->restart();
  for (int i = 0; i < from; ++i) game->apply(session.moves()[i]);
  const auto moves = find_solution(*game);
  REQUIRE(moves);
  return *moves;
}

/// Plays the first moves of some tour, so that there is a solution from there.
Session begun(int moves) {
  Session session = new_session();
  for (const std::string& move : solution_of(session, 0))
    if (session.at() < moves) CHECK(session.play(move).empty());
  return session;
}

void play_on(Session& session, int moves) {
  for (const std::string& move : solution_of(session, session.at()))
    if (moves-- > 0) CHECK(session.play(move).empty());
}

using Runs = std::vector<Timeline::Run>;

bool same(const Session& a, const Session& b) {
  return a.line() == b.line() && a.bookmarks() == b.bookmarks() && a.level() == b.level() &&
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

TEST_CASE("a sketch draws or erases as it begins, and is undone at once, whatever was drawn before") {
  std::vector<std::pair<std::string, std::string>> lines;
  for (const Target& target : new_session().game().scene({}, {}).targets)
    for (const std::string& id : target.neighbours)
      if (target.id < id) lines.emplace_back(target.id, id);
  each_trial(33, 100, [&](Random& random, int) {
    Session session = new_session();
    std::map<std::pair<std::string, std::string>, bool> drawn;  // false: crossed out
    for (int i = 0; i < 10; ++i) {
      const auto& crossed = lines[random.below(lines.size())];
      REQUIRE(session.play(write_mark({crossed.first, crossed.second, false})).empty());
      if (const auto place = drawn.find(crossed); place != drawn.end() && !place->second)
        drawn.erase(place);
      else
        drawn[crossed] = false;

      const std::vector<PencilMark> before = session.pencilled();
      const int place = session.at();
      Stroke stroke;
      std::string said;
      int count = 0;
      std::optional<bool> erases;
      for (std::uint64_t part = random.below(4); part > 0; --part) {
        Intent intent;
        for (std::uint64_t more = random.below(4); more > 0; --more) {
          const auto& line = lines[random.below(lines.size())];
          intent.sketch.push_back(random.below(2) == 0 ? line : std::pair(line.second, line.first));
          const auto found = drawn.find(line);
          const bool used = found != drawn.end() && found->second;
          if (!erases) erases = used;
          if (*erases != used) continue;
          ++count;
          if (used)
            drawn.erase(found);
          else
            drawn[line] = true;
        }
        REQUIRE(session.carry_out(intent, stroke, said).empty());
      }
      std::vector<PencilMark> expected;
      for (const auto& [line, used] : drawn) expected.push_back({line.first, line.second, used});
      REQUIRE(session.pencilled() == expected);
      CHECK(stroke.drawn == count);
      CHECK(stroke.sentence().empty() == (count == 0));
      if (count == 0) continue;
      session.undo();
      CHECK(session.at() == place);
      CHECK(session.pencilled() == before);
      session.redo();
      CHECK(session.pencilled() == expected);
    }
  });
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
  session.set_bookmark("within");
  session.seek(5);
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

TEST_CASE("a shown solution sets the game aside, and going back brings back position, redo and bookmarks") {
  Session session = begun(4);
  session.set_bookmark("four");
  session.seek(2);
  const Timeline mine = session.line();
  const auto solution = solution_of(session, 2);
  REQUIRE(session.show(solution, {2, "3", "6"}));
  CHECK(session.at() == 2);
  CHECK(session.moves().size() == 8);
  CHECK(session.line().computer_runs() == Runs{{3, 8}});
  CHECK(session.line().shown == Timeline::Shown{2, "3", "6"});
  REQUIRE(session.aside());
  CHECK(*session.aside() == mine);
  session.seek(8);
  CHECK(session.game().status().solved);
  // Another solution in its place: still only the game is set aside.
  REQUIRE(session.show(solution_of(session, 0), {0, "1", "6"}));
  CHECK(session.line().computer_runs() == Runs{{1, 8}});
  session.go_back();
  CHECK(session.line() == mine);
  CHECK_FALSE(session.aside());
  CHECK(session.bookmarks().size() == 1);
  session.redo();
  session.redo();
  CHECK(session.at() == 4);
}

TEST_CASE("what is played on from a shown solution is a branch; the game is reached again, and then the branch") {
  Session session = begun(3);
  const Timeline mine = session.line();
  REQUIRE(session.show(solution_of(session, 3), {3, "", ""}));
  session.seek(6);
  REQUIRE(session.play(session.moves()[6]).empty());  // by hand, though it lay ahead
  CHECK_FALSE(session.line().shown);
  CHECK(session.line().computer_runs() == Runs{{4, 6}, {8, 8}});
  CHECK(session.line().computer_runs(session.at()) == Runs{{4, 6}});
  const Timeline branch = session.line();
  session.go_back();
  CHECK(session.line() == mine);
  session.go_back();
  CHECK(session.line() == branch);
  // A solution shown to the branch sets the branch aside, and the game lies under it.
  REQUIRE(session.show(solution_of(session, 7), {7, "", ""}));
  session.go_back();
  CHECK(session.line() == branch);
  session.go_back();
  CHECK(session.line() == mine);
}

TEST_CASE("a game that no bookmark holds is set aside when a bookmark is opened") {
  Session session = begun(2);
  session.set_bookmark("two");
  play_on(session, 2);
  const Timeline mine = session.line();
  REQUIRE(session.return_to("two"));
  REQUIRE(session.aside());
  session.go_back();
  CHECK(session.line() == mine);
  CHECK_FALSE(session.aside());  // the bookmark holds the other one
  session.set_bookmark("four");
  REQUIRE(session.return_to("two"));
  CHECK_FALSE(session.aside());
}

TEST_CASE("what the verifier does not accept is not shown and changes nothing") {
  Session session = begun(3);
  auto solution = solution_of(session, 3);
  const Timeline mine = session.line();
  solution.pop_back();
  CHECK_FALSE(session.show(solution, {3, "", ""}));
  CHECK_FALSE(session.show(std::vector<std::string>{"no such hole"}, {3, "", ""}));
  CHECK(session.line() == mine);
  CHECK_FALSE(session.aside());
}

TEST_CASE("bookmarks are renamed, removed and put back at their place") {
  Session session = begun(3);
  for (const char* name : {"a", "b", "c"}) {
    session.undo();
    session.set_bookmark(name);
  }
  CHECK(session.bookmark_here()->name == "c");
  CHECK(session.rename_bookmark("b", "B"));
  CHECK(session.rename_bookmark("B", "B"));
  CHECK_FALSE(session.rename_bookmark("B", "a"));
  CHECK_FALSE(session.rename_bookmark("B", ""));
  CHECK_FALSE(session.rename_bookmark("b", "d"));
  const auto before = session.bookmarks();
  auto removed = session.remove_bookmark("B");
  REQUIRE(removed);
  CHECK(session.bookmarks().size() == 2);
  CHECK_FALSE(session.remove_bookmark("B"));
  session.put_bookmark(removed->first, removed->second);
  CHECK(session.bookmarks() == before);
  session.put_bookmark(removed->first, 99);
  CHECK(session.bookmarks().back().name == "B 2");
}

TEST_CASE("bookmarks bring back position and timeline") {
  Session session = new_session();
  Random random(4);
  for (int i = 0; i < 3; ++i) play_some(session, random);
  session.undo();
  session.set_bookmark("here");
  const auto moves = session.moves();
  session.seek(0);
  play_some(session, random);
  REQUIRE(session.return_to("here"));
  CHECK(session.moves() == moves);
  CHECK(session.at() == 2);
  CHECK_FALSE(session.return_to("nowhere"));
}

TEST_CASE("a session that takes another's place keeps its bookmarks, and its game as one") {
  Session mine = new_session();
  Random random(6);
  for (int i = 0; i < 3; ++i) play_some(mine, random);
  mine.set_bookmark("here");
  play_some(mine, random);
  mine.undo();

  Session received = new_session();
  received.take_over(mine, "Earlier game");
  REQUIRE(received.bookmarks().size() == 2);
  CHECK(received.bookmarks()[0] == mine.bookmarks()[0]);
  REQUIRE(received.return_to("Earlier game"));
  CHECK(received.moves() == mine.moves());
  CHECK(received.at() == mine.at());

  play_some(received, random);
  Session next = new_session();
  next.take_over(received, "Earlier game");
  CHECK(next.bookmarks().size() == 3);
  CHECK(next.return_to("Earlier game 2"));
  Session again = new_session();
  again.take_over(next, "Earlier game");
  CHECK(again.bookmarks() == next.bookmarks());
}

TEST_CASE("saves and links bring back any session reached by random play") {
  each_trial(5, 200, [&](Random& random) {
    Session session = new_session();
    for (std::uint64_t step = random.below(20); step > 0; --step) {
      switch (random.below(7)) {
        case 0:
          session.undo();
          break;
        case 1:
          session.redo();
          break;
        case 2:
          session.set_bookmark("mark " + std::to_string(random.below(3)) + " %");
          break;
        case 3:
          if (const auto moves = find_solution(session.game())) CHECK(session.show(*moves, {session.at(), "7", ""}));
          break;
        case 4:
          session.go_back();
          break;
        default:
          play_some(session, random);
      }
    }
    const auto saved = must(parse_save(write_save(session)));
    CHECK(same(*saved, session));
    const auto linked = must(parse_link(write_link(session)));
    CHECK(linked->line() == session.line());
    CHECK(linked->bookmarks() == session.bookmarks());
    const auto plain = must(parse_link(write_link(session, false)));
    CHECK(plain->line() == session.line());
    CHECK(plain->bookmarks().empty());
    auto other = must(parse_save(write_save(session)));
    other->go_back();
    session.go_back();
    CHECK(same(*other, session));
    CHECK(linked->game().write_instance() == session.game().write_instance());
  });
}

TEST_CASE("damaged saves and links are refused or read, never more") {
  Session session = new_session();
  Random first(6);
  for (int i = 0; i < 4; ++i) play_some(session, first);
  session.set_bookmark("a");
  session.seek(0);
  REQUIRE(session.show(solution_of(session, 0), {0, "1", "6"}));
  session.set_bookmark("b c");
  const std::vector<std::string> texts{write_save(session), write_link(session)};
  each_trial(6, 3000, [&](Random& random, int round) {
    const std::string text = test_support::mutated(texts[round % 2], texts, random);
    const auto read = round % 2 == 0 ? parse_save(text) : parse_link(text);
    if (!read) CHECK_FALSE(read.error().message.empty());
  });
}

TEST_CASE("each fault of a save is named") {
  const auto message = [](std::string_view text) {
    const auto read = parse_save(text);
    return read ? std::string() : read.error().text();
  };
  CHECK(message("hello") == "line 1, column 1: a save begins with the line \"schlegel save 1\"");
  CHECK(message("schlegel save 1\nwhat\n") == "line 2, column 1: a save has no line \"what\"");
  CHECK(message("schlegel save 1\npuzzle icosian\n") == "line 3, column 1: the save ends before its line \"instance\"");
  CHECK(message("schlegel save 1\npuzzle icosian\nat 1e9\n").find("line 3, column 4") == std::string::npos);
  CHECK(message("schlegel save 1\npuzzle chess\ninstance\n").find("chess") != std::string::npos);
  CHECK(message("schlegel save 1\npuzzle icosian\nat 999999999\ninstance\n").find("line 3, column 4") == 0);
  CHECK(message("schlegel save 1\npuzzle icosian\nmoves zz\ninstance\nicosian\ngraph cube\n")
            .find("move 1, \"zz\", is not legal there") != std::string::npos);
}

TEST_CASE("saves and links from before the computer's moves were told still open") {
  const auto save = must(parse_save(
      "schlegel save 1\npuzzle icosian\nat 1\nmoves 000 001 011\ncheckpoint 2 Mark+1%21\nmoves 000 100\ninstance\n"
      "icosian\ngraph hypercube_3\n"));
  CHECK(save->at() == 1);
  CHECK(save->line().computer_runs().empty());
  REQUIRE(save->bookmarks().size() == 1);
  CHECK(save->bookmarks()[0].name == "Mark 1!");
  CHECK(save->bookmarks()[0].line.at == 2);
  const auto link = must(parse_link("icosian?level=hamilton&moves=q+r+s&at=2"));
  CHECK(link->at() == 2);
  CHECK(link->moves().size() == 3);
}

TEST_CASE("a link tells the computer's moves and the bookmarks, sharing what the lines share") {
  Session session = parse_link("icosian?level=hamilton&moves=q+r+s+n+p").value();
  session.seek(3);
  session.set_bookmark("a 1");
  session.seek(2);
  CHECK(session.play("w").empty());
  CHECK(write_link(session) == "icosian?level=hamilton&moves=q+r+w&bookmark=3.2+a+1&moves=s+n+p");
  for (const char* wrong : {"computer=0-2", "computer=2-1", "computer=1-9", "computer=x", "shown=1", "shown=9..",
                            "shown=1.x.2", "bookmark=x", "bookmark=1.9+a", "bookmark=9.1+a"}) {
    const auto read = parse_link(std::string("icosian?level=hamilton&moves=q+r&") + wrong);
    CHECK_FALSE_MESSAGE(read.ok(), wrong);
  }
}

TEST_CASE("a link may limit help and tells the difficulty of a board that is not shipped") {
  const auto cube = must(parse_link("icosian?level=cube&help=hints&moves=a"));
  CHECK(cube->help() == Help::hints);
  CHECK(write_link(*cube) == "icosian?level=cube&help=hints&moves=a");
  CHECK(must(parse_save(write_save(*cube)))->help() == Help::hints);
  CHECK(must(parse_link("icosian?level=cube"))->help() == Help::all);
  const auto own = must(parse_link("icosian?text=icosian%0Agraph+cube%0A&grade=4&help=none"));
  CHECK(own->grade() == 4);
  CHECK(write_link(*own).ends_with("&grade=4&help=none"));
  for (const char* wrong : {"help=some", "help=", "help", "grade=0", "grade=6", "grade=x"}) {
    const auto read = parse_link(std::string("icosian?level=cube&") + wrong);
    CHECK_FALSE_MESSAGE(read.ok(), wrong);
  }
  CHECK(parse_link("icosian?level=cube&help=some").error().message == "the link has an unknown part: \"help=some\"");
  CHECK(parse_save("schlegel save 1\npuzzle icosian\nhelp me\ninstance\nicosian\ngraph cube\n").error().line == 3);
}

TEST_CASE("a title survives saves, links and texts of every puzzle") {
  constexpr std::string_view title =
      "Br\xc3\xbc"
      "cken & 3 % #1";
  for (const Level& level : levels()) {
    CAPTURE(std::string(level.puzzle) + " " + std::string(level.id));
    Session session(parse_game(level.puzzle, level.text).value());
    const auto untitled = must(parse_save(write_save(session)));
    CHECK(untitled->title().empty());
    session.set_title(title);
    for (const std::string& text : {write_save(session), write_board(session), write_link(session)}) {
      const auto read = must(read_session(text, "icosian"));
      CHECK(read->title() == title);
      CHECK(read->game().write_instance() == session.game().write_instance());
    }
    Session shipped(parse_game(level.puzzle, level.text).value(), std::string(level.id));
    CHECK(read_session(write_save(shipped), "icosian")->level() == level.id);
    CHECK(read_session(write_save(shipped), "icosian")->title().empty());
  }
}

TEST_CASE("titles are tidy, and only a first line is one") {
  CHECK(title_in("\xef\xbb\xbf\n  # Mine \r\nicosian\n") == "Mine");
  CHECK(title_in("icosian\n# Mine\n").empty());
  CHECK(title_in("#Mine\nicosian\n").empty());
  CHECK(title_in("# \nicosian\n").empty());
  CHECK(tidy_title("\ta\tb\n") == "a b");
  const std::string umlauts = tidy_title("x" + std::string(100, 'y') + "\xc3\xbc");
  CHECK(umlauts.size() == 80);
  std::string many = "x";
  for (int i = 0; i < 60; ++i) many += "\xc3\xbc";
  CHECK(tidy_title(many).size() == 79);
}

TEST_CASE("a session is read from any text, by the puzzle that is asked first or by another") {
  const auto puzzle = [](std::string_view text, std::string_view first = "icosian") {
    const auto read = read_session(text, first);
    return read ? std::string(read->game().puzzle()) : read.error().text();
  };
  CHECK(puzzle("icosian\ngraph cube\n", "peg") == "icosian");
  CHECK(puzzle("# Lines\nnumberlink\ngrid\n1 . 1\n") == "numberlink");
  CHECK(puzzle("https://example.org/some/page#peg?level=english33") == "peg");
  CHECK(puzzle(" #sliding?level=eight \n") == "sliding");
  CHECK(puzzle("sliding?level=eight") == "sliding");
  CHECK(puzzle("#peg?level=nowhere").find("nowhere") != std::string::npos);
  CHECK(puzzle("schlegel save 1\nwhat\n").find("line 2") == 0);
  CHECK(puzzle("rubbish here", "icosian").find("begins with \"icosian\", \"sliding\"") != std::string::npos);
  // A puzzle that is named has the say about what is wrong.
  CHECK(puzzle("numberlink\ngrid\n1 . 2\n", "icosian").find("numberlink") == std::string::npos);
  CHECK(puzzle("numberlink\nrubbish\n", "icosian").find("line 2") == 0);
  // A title is read over in formats that know no comments, and lines are still counted rightly.
  const auto titled = must(read_session("# Four\n[(a,b),(b,c),(c,d),(d,a)].\n", "icosian"));
  CHECK(titled->title() == "Four");
  CHECK(read_session("\n# Pegs\nh m o\n", "peg")->title() == "Pegs");
}
