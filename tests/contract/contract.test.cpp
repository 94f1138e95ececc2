// What every puzzle must do on every shipped board, whatever it is.
#include <algorithm>
#include <set>

#include <doctest/doctest.h>

#include "base/random.hpp"
#include "base/text.hpp"
#include "mutated.hpp"
#include "play/question.hpp"
#include "play/reason_test.hpp"
#include "play/session.hpp"
#include "play/words.hpp"
#include "results.hpp"
#include "trials.hpp"

using namespace schlegel;

namespace {

template <class Body>
void for_each_level(const Body& body, std::span<const Level> boards) {
  int seen = 0;
  for (const Level& level : boards) {
    if (!find_puzzle(level.puzzle)) continue;
    ++seen;
    CAPTURE(level.puzzle);
    CAPTURE(level.id);
    auto game = must(parse_game(level.puzzle, level.text));
    body(level, **game);
  }
  CHECK(seen > 0);
}

template <class Body>
void for_each_level(const Body& body) {
  for_each_level(body, tried_levels());
}

Input random_input(const Scene& scene, Random& random) {
  Input input;
  input.kind = static_cast<Input::Kind>(random.below(7));
  if (!scene.targets.empty() && random.below(8) > 0) {
    const Target& target = scene.targets[random.below(scene.targets.size())];
    input.target = target.id;
    input.at = target.at;
  } else {
    input.at = {random.real() * 1.2 - 0.1, random.real() * 1.2 - 0.1};
  }
  input.key = static_cast<char32_t>(random.below(8) == 0 ? random.next() : 32 + random.below(95));
  input.steps = static_cast<int>(random.below(5)) - 2;
  return input;
}

/// A Control with a budget of ticks that also checks what it is told.
class Watch : public Control {
 public:
  explicit Watch(std::uint64_t ticks) : left_(ticks) {}
  bool tick(const Progress& progress) override {
    CHECK(progress.fraction <= 1.0 + 1e-9);
    return left_ > 0 && left_-- > 0;
  }

 private:
  std::uint64_t left_;
};

/// Through JSON alone, as page and worker do.
Result<Reply> asked(const Game& game, Verb verb, Control& control, std::vector<std::string> moves = {}) {
  const Question question{std::string(game.puzzle()), game.write_instance(), std::move(moves), verb, {}};
  const auto reply = ask_json(write_json(question), control);
  return reply ? *must(read_json<Reply>(*reply)) : Result<Reply>(reply.error());
}

}  // namespace

TEST_CASE("contract: each puzzle has boards, ids are unique, texts survive a round trip") {
  std::set<std::string_view> with_levels;
  std::set<std::string> ids;
  for_each_level([&](const Level& level, const Game& game) {
    with_levels.insert(level.puzzle);
    CHECK(ids.insert(std::string(level.puzzle) + " " + std::string(level.id)).second);
    CHECK(game.puzzle() == level.puzzle);
    const std::string text = game.write_instance();
    const auto again = must(parse_game(level.puzzle, text));
    CHECK((*again)->write_instance() == text);
  });
  for (const PuzzleInfo& info : puzzles()) CHECK_MESSAGE(with_levels.count(info.id) == 1, info.id);
}

TEST_CASE("contract: retired boards are found by their ids, but not offered") {
  for (const Level& level : retired_levels()) {
    CAPTURE(level.id);
    CHECK(find_level(level.puzzle, level.id) == &level);
    for (const Level& offered : levels())
      CHECK_FALSE((offered.puzzle == level.puzzle && (offered.id == level.id || offered.title == level.title)));
    const auto game = must(parse_game(level.puzzle, level.text)),
               kept = must(parse_kept_game(level.puzzle, level.text));
    CHECK((*game)->write_instance() == (*kept)->write_instance());
    Watch control(3000);
    const auto reply = must(asked(**game, Verb::solve, control));
    CHECK(reply->kind != Reply::Kind::none);
  }
}

TEST_CASE("contract: boards written in the formats of other programs are read back") {
  std::set<std::string> written;
  const auto same_signs = [](std::string a, std::string b) {  // in any order: some formats number by appearance
    std::sort(a.begin(), a.end());
    std::sort(b.begin(), b.end());
    return a == b;
  };
  const auto try_all = [&](const Game& game) {
    const std::string puzzle(game.puzzle());
    for (std::string_view format : split(find_puzzle(puzzle)->formats, ' ')) {
      if (format.empty()) continue;
      CAPTURE(format);
      const auto text = game.write_instance_as(format);
      if (!text) {
        CHECK(text.error().message.size() > 20);
        continue;
      }
      written.insert(puzzle + " " + std::string(format));
      const auto again = must(parse_game(puzzle, *text));
      const auto second = must((*again)->write_instance_as(format));
      CHECK_MESSAGE(same_signs(*second, *text), *text);
    }
    const auto unknown = game.write_instance_as("morse");
    REQUIRE_FALSE(unknown.ok());
    CHECK(unknown.error().message.find("morse") != std::string::npos);
  };
  for_each_level([&](const Level&, const Game& game) { try_all(game); }, levels());
  try_all(*parse_game("sliding", "3x2:1,2,3,0,4,5").value());
  for (const PuzzleInfo& info : puzzles())
    for (std::string_view format : split(info.formats, ' '))
      CHECK_MESSAGE((format.empty() || written.count(std::string(info.id) + " " + std::string(format)) == 1),
                    "no board in assets/levels can be written in this format: add one", info.id, format);
}

TEST_CASE("contract: a scene is complete, inside its frame, and its targets are named once") {
  for_each_level([](const Level&, const Game& game) {
    for (double flat : {1.0, 0.0, 0.4}) {
      View view;
      view.flat = flat;
      view.turn = rotation_about({0.3, 1, 0.2}, 0.7);
      const Scene scene = game.scene(view, {});
      CHECK_FALSE(scene.shapes.empty());
      CHECK_FALSE(scene.targets.empty());
      CHECK_FALSE(scene.summary.empty());
      std::set<std::string> ids, keys;
      for (const Target& target : scene.targets) {
        CHECK(ids.insert(target.id).second);
        CHECK_FALSE(target.name.empty());
        CHECK(target.at.x >= -0.01);
        CHECK(target.at.x <= scene.width + 0.01);
        CHECK(target.at.y >= -0.01);
        CHECK(target.at.y <= scene.height + 0.01);
        CHECK(target.reach > 0);
      }
      for (const Target& target : scene.targets)
        for (const std::string& next : target.neighbours) CHECK(ids.count(next) == 1);
      for (const Shape& shape : scene.shapes) {
        CHECK_FALSE(shape.points.empty());
        if (!shape.key.empty()) CHECK_MESSAGE(keys.insert(shape.key).second, shape.key);
        for (Point2 p : shape.points) CHECK((p.x == p.x && p.y == p.y));
      }
    }
  });
}

TEST_CASE("contract: any inputs whatever keep the game legal, and saves bring it back") {
  Random random(11);
  for_each_level([&](const Level& level, const Game& game) {
    Session session(game.clone(), std::string(level.id));
    View view;
    for (int step = 0; step < 150; ++step) {
      const Scene scene = session.game().scene(view, {});
      const Intent intent = session.game().interpret(view, random_input(scene, random), session.at());
      if (intent.undo_to >= 0) {
        CHECK(intent.undo_to <= session.at());
        session.seek(intent.undo_to);
      }
      for (const std::string& move : intent.moves) {
        CHECK(move.find_first_of(" \n\t") == std::string::npos);
        CHECK_MESSAGE(session.play(move).empty(), move);
      }
    }
    const auto saved = must(parse_save(write_save(session)));
    CHECK(saved->moves() == session.moves());
    CHECK(saved->at() == session.at());
    const auto linked = must(parse_link(write_link(session)));
    CHECK(linked->moves() == session.moves());
    CHECK(linked->level() == level.id);
  });
}

TEST_CASE("contract: solutions pass the verifier and play out; a no has a reason that is not rejected") {
  int positions = 0;
  for_each_level([&](const Level& level, const Game& game) {
    Watch control(3000);
    const auto reply = must(asked(game, Verb::solve, control));
    if (reply->kind == Reply::Kind::found) {
      CHECK(game.verify(reply->moves));
      auto player = game.clone();
      for (const std::string& move : reply->moves) {
        CHECK(player->why_illegal(move).empty());
        player->apply(move);
      }
      CHECK(player->status().solved);
      const auto written = must(game.write_solution(reply->moves, ""));
      const auto read = must(game.parse_solution(*written));
      CHECK(game.verify(*read));
      const std::size_t half = reply->moves.size() / 2;
      player->restart();
      for (std::size_t i = 0; i < half; ++i) player->apply(reply->moves[i]);
      if (const auto position = player->write_position("")) {
        const auto there = must(parse_game(level.puzzle, *position));
        CHECK((*there)->verify(std::span<const std::string>(reply->moves).subspan(half)));
        ++positions;
      }
    } else if (reply->kind == Reply::Kind::none) {
      CHECK_FALSE(reply->detail.empty());
      CHECK_FALSE(reply->certificate.empty());
      CHECK(game.check(reply->certificate) != CheckResult::rejected);
      test_support::reason_steps(game, reply->certificate);
    } else {
      CHECK_FALSE(reply->budget.empty());
    }
  });
  CHECK(positions > 10);
}

TEST_CASE("contract: a byte order mark before any text is no part of it, nor of the columns of its errors") {
  const auto marked = [](std::string_view text) { return "\xef\xbb\xbf" + std::string(text); };
  for_each_level([&](const Level& level, const Game& game) {
    std::vector<std::string> texts{std::string(level.text)};
    for (std::string_view format : split_words(find_puzzle(level.puzzle)->formats))
      if (const auto text = game.write_instance_as(format)) texts.push_back(*text);
    for (const std::string& text : texts) {
      const auto plain = parse_game(level.puzzle, text), read = parse_game(level.puzzle, marked(text));
      REQUIRE_MESSAGE(read.ok(), (read.ok() ? "" : read.error().text()));
      CHECK((*read)->write_instance() == (*plain)->write_instance());
      CHECK(parse_game(level.puzzle, marked(text), {}).ok());
    }
    const std::string save = write_save(Session(game.clone(), std::string(level.id)));
    REQUIRE(parse_save(marked(save)).ok());
    CHECK(write_save(*parse_save(marked(save))) == save);
    for (const char* wrong : {"icosian graph", "(((", "1 1 2"}) {
      const auto plain = parse_game(level.puzzle, wrong), read = parse_game(level.puzzle, marked(wrong));
      REQUIRE_FALSE(plain.ok());
      CHECK(read.error() == plain.error());
    }
    const auto solution = game.parse_solution("?"), read = game.parse_solution(marked("?"));
    REQUIRE_FALSE(solution.ok());
    CHECK(read.error() == solution.error());
  });
}

TEST_CASE("contract: a board is no board of any other puzzle, which says whose it is") {
  for_each_level([](const Level& level, const Game& game) {
    const std::string text = "# a board\n" + game.write_instance();
    for (const PuzzleInfo& other : puzzles()) {
      if (other.id == level.puzzle) continue;
      const auto read = parse_game(other.id, text);
      REQUIRE_FALSE(read.ok());
      CHECK(read.error() ==
            Error{say(words::other_puzzles_board, {{"other", level.puzzle}, {"puzzle", other.id}}), 2, 1});
    }
  });
  CHECK(parse_game("icosian", "peg hole\nhole tree\ntree peg\n").ok());
}

TEST_CASE("contract: a solution with a step left out or repeated is no solution") {
  for_each_level([](const Level&, const Game& game) {
    Watch control(3000);
    const auto reply = must(asked(game, Verb::solve, control));
    if (reply->kind != Reply::Kind::found || reply->moves.empty()) return;
    std::vector<std::string> less(reply->moves.begin(), reply->moves.end() - 1);
    CHECK_FALSE(game.verify(less));
    CHECK_FALSE(game.verify(std::vector<std::string>{"no-such-move"}));
  });
}

TEST_CASE("contract: analysis names exactly the legal moves and survives being stopped at once") {
  for_each_level([](const Level&, const Game& game) {
    for (std::uint64_t ticks : {std::uint64_t{0}, std::uint64_t{1}, std::uint64_t{200}}) {
      Watch control(ticks);
      const auto reply = must(asked(game, Verb::analyse, control));
      std::set<std::string> named;
      for (const Choice& choice : reply->choices) {
        CHECK(named.insert(choice.move).second);
        CHECK_MESSAGE(game.why_illegal(choice.move).empty(), choice.move);
      }
      if (reply->kind == Reply::Kind::found) CHECK_FALSE(reply->headline.empty());
      if (reply->kind == Reply::Kind::none) CHECK_FALSE(reply->detail.empty());
    }
  });
}

TEST_CASE("contract: questions about boards or moves that do not exist are errors") {
  for_each_level([](const Level&, const Game& game) {
    Watch control(10);
    CHECK_FALSE(asked(game, Verb::solve, control, {"no-such-move"}).ok());
  });
  Watch control(10);
  CHECK_FALSE(ask_json(R"({"puzzle":"chess","instance":"","verb":"solve"})", control).ok());
}

TEST_CASE("contract: texts of boards, damaged at random, are read or refused with a message") {
  Random random(12);
  for_each_level([&](const Level& level, const Game& game) {
    const std::string text = game.write_instance();
    for (int round = 0; round < 60; ++round) {
      const auto read = parse_game(level.puzzle, test_support::mutated(text, {text}, random));
      if (!read) CHECK_FALSE(read.error().message.empty());
    }
  });
}
