// Everything a puzzle says stands whole in its file of words. A made-up language puts each sentence of those files into
// «quotes»; then no letter may be heard outside them, whatever is played and asked.
#include <doctest/doctest.h>

#include "base/random.hpp"
#include "base/text.hpp"
#include "in_quotes.hpp"
#include "play/question.hpp"
#include "play/session.hpp"
#include "results.hpp"
#include "trials.hpp"

using namespace schlegel;
using test_support::check_whole;
using test_support::InQuotes;

namespace {

void check_reply(const Game& game, const Reply& reply) {
  check_whole("headline", reply.headline);
  check_whole("detail", reply.detail);
  check_whole("marked", reply.marked);
  check_whole("hint", reply.hint);
  check_whole("budget", reply.budget);
  for (const Choice& choice : reply.choices) check_whole("note of a choice", choice.note);
  for (const Figure& figure : reply.figures) check_whole("figure", figure.name);
  if (reply.kind == Reply::Kind::none)
    for (const ReasonPart& part : game.reason(reply.certificate)) check_whole("reason", part.sentence);
}

void check_position(const Game& game, const View& view, std::span<const Mark> marks) {
  const GameStatus status = game.status();
  check_whole("status", status.sentence);
  for (const auto& fact : status.facts) check_whole("figure", fact.first);
  check_whole("description", game.describe());
  check_whole("what is unfinished", game.unfinished());
  const Scene scene = game.scene(view, marks);
  check_whole("summary", scene.summary);
  for (const Target& target : scene.targets) check_whole("state", target.state);
}

Input likely_input(const Scene& scene, Random& random) {
  constexpr Input::Kind kinds[] = {Input::Kind::press, Input::Kind::release, Input::Kind::activate,
                                   Input::Kind::activate, Input::Kind::key};
  Input input;
  input.kind = kinds[random.below(std::size(kinds))];
  const Target& target = scene.targets[random.below(scene.targets.size())];
  input.target = target.id;
  input.at = target.at;
  input.key = static_cast<char32_t>('a' + random.below(26));
  return input;
}

/// Plays at random; every position, refusal and move is told.
std::vector<std::string> play(Game& game, Random& random) {
  View view;
  std::vector<std::string> played;
  for (int round = 0; round < 60; ++round) {
    const Scene scene = game.scene(view, {});
    const Intent intent = game.interpret(view, likely_input(scene, random), static_cast<int>(played.size()));
    check_whole("refusal", intent.refusal);
    for (const std::string& move : intent.moves) {
      if (!game.why_illegal(move).empty()) break;
      check_whole("what a move does", game.narrate(move));
      game.apply(move);
      check_whole("why a move is illegal", game.why_illegal(move));
      played.push_back(move);
      check_position(game, view, {});
    }
  }
  return played;
}

/// A text with a word changed, left out or doubled, or a byte changed, or cut.
std::string damaged(std::string text, Random& random) {
  if (random.below(3) == 0 && !text.empty()) {
    constexpr std::string_view bytes = "#\"{}[]()<>/:;,.x9-\n";
    text[random.below(text.size())] = bytes[random.below(bytes.size())];
    return text;
  }
  std::vector<std::string_view> words = split(text, ' ');
  const std::size_t at = random.below(words.size());
  switch (random.below(4)) {
    case 0:
      words.erase(words.begin() + static_cast<std::ptrdiff_t>(at));
      break;
    case 1:
      words.insert(words.begin() + static_cast<std::ptrdiff_t>(at), words[at]);
      break;
    case 2:
      words[at] = random.below(2) == 0 ? "9999" : "?!";
      break;
    default:
      words.resize(at);
  }
  std::string out;
  for (std::string_view word : words) (out += word) += ' ';
  return out;
}

/// In other programs' formats, from the start and from here; and what is said of damaged texts.
void check_texts(const PuzzleInfo& info, const Game& game, std::span<const std::string> solution, Random& random) {
  std::vector<std::string> boards{game.write_instance()}, solutions;
  for (std::string_view format : split_words(info.formats))
    for (const auto& text : {game.write_instance_as(format), game.write_position(format)}) {
      if (text) boards.push_back(*text);
      if (!text) check_whole("why a board is not written", text.error().message);
    }
  std::vector<std::string_view> formats = split_words(info.solution_formats);
  formats.push_back({});
  for (std::string_view format : formats) {
    const auto text = game.write_solution(solution, format);
    if (text) solutions.push_back(*text);
    if (!text) check_whole("why a solution is not written", text.error().message);
  }
  for (int round = 0; round < trials(100); ++round) {
    const auto board = parse_game(info.id, damaged(boards[random.below(boards.size())], random));
    check_whole("what is wrong with a text, or left out", board ? (*board)->note() : board.error().message);
    if (solutions.empty()) continue;
    const auto moves = game.parse_solution(damaged(solutions[random.below(solutions.size())], random));
    if (!moves) check_whole("what is wrong with a solution", moves.error().message);
  }
}

/// Plays, asks and writes a board; `random` decides what is played.
void check_board(std::string_view puzzle, std::string_view text, Random& random) {
  CAPTURE(text);
  const auto game = must(parse_game(puzzle, text));
  check_whole("goal", (*game)->goal());
  for (const BoardRule& rule : (*game)->rules()) check_whole("rule", rule.sentence);
  const std::string instance = (*game)->write_instance();
  std::vector<std::string> moves, solution;
  for (const bool begun : {false, true}) {
    if (begun) moves = play(**game, random);
    std::vector<Mark> marks;
    for (const Verb verb : {Verb::solve, Verb::analyse, Verb::count, Verb::enumerate}) {
      TickLimit control(verb == Verb::analyse ? 40 : 8);
      int left = 100;
      const auto take = [&](const std::vector<std::string>&) { return --left > 0; };
      const auto reply = must(ask({std::string(puzzle), instance, moves, verb, {}}, control, take));
      check_reply(**game, *reply);
      if (!begun && !reply->moves.empty()) solution = reply->moves;
      for (const Choice& choice : reply->choices)
        if (choice.alive) marks.push_back({choice.move});
    }
    if ((*game)->explains()) {
      TickLimit control(20);
      const auto reply = must(ask({std::string(puzzle), instance, moves, Verb::explain, {}}, control, {}));
      check_reply(**game, *reply);
      for (const ExplanationStep& step : reply->explanation->steps) {
        check_whole("a step", step.sentence);
        check_whole("a technique", step.technique);
        for (const KnownFact& fact : step.facts) check_whole("a fact", fact.text);
      }
    }
    check_position(**game, {}, marks);
  }
  for (const char* move : {"a", "zz", "a-b", "a-b-c", "a-zz", "b-a-d", "1", "1A", "!", "x", "?>?", "r1c1>?", "r1c1<x"})
    check_whole("why a text is no move", (*game)->why_illegal(move));
  (*game)->restart();
  for (const std::string& move : solution) {
    for (std::size_t other = 0; other < std::min<std::size_t>(solution.size(), 20); ++other)
      check_whole("why a move is illegal", (*game)->why_illegal(solution[other]));
    check_whole("what a move does", (*game)->narrate(move));
    (*game)->apply(move);
  }
  check_position(**game, {}, {});
  TickLimit control(40);
  const auto at_end = must(ask({std::string(puzzle), instance, solution, Verb::analyse, {}}, control, {}));
  check_reply(**game, *at_end);
  check_texts(*find_puzzle(puzzle), **game, solution, random);
}

/// Whose reasons and rules no built-in board has.
constexpr const char* more_boards[] = {
    "numberlink\nno-self-touch\ngrid\n1 . .\n. . .\n. . 1\n",
    "numberlink\nwrap x\ngrid\n1 . .\n. . .\n1 . .\n",
    "numberlink\nwrap y\ngrid\n1 1 . 2\n. . . 2\n. . . .\n",
    "numberlink\nwrap xy\ngrid\n1 . .\n. + .\n. . 1\n",
    "numberlink\ncover\ngrid\n1 . 2\n. . .\n1 . 2\n",
    "numberlink\ncover\ngrid\n1 2 .\n. . .\n1 . 2\n",
    "numberlink\ncover\ngrid\n. 1 .\n. . .\n. 1 .\n",
    "numberlink\ncover\ngrid\n1 . 2\n. . .\n2 . 1\n",
    "numberlink\ncover\ngrid\n1 . .\n. 1 .\n. . .\n",
    "numberlink\ncover\ngrid\n1 . . .\n. 2 . .\n. . 1 .\n. . . 2\n",
    "numberlink\ncover\ngrid\n1 . . . 1\n. . . . .\n. . 2 . .\n. . . . .\n3 . 2 . 3\n",
    "numberlink\ngrid\n1 . . 2\n. . . .\n. . . .\n2 . . 1\n",
    "numberlink\ngrid\n1 # 1\n. . .\n2 # 2\n",
    "numberlink\ngrid\n1 2 .\n# # .\n. 1 2\n",
    "numberlink\ngrid\n1 # 1\n2 . 2\n",
    "numberlink\ngraph petersen\npair 1 0 2\npair 2 3 5\n",
};

}  // namespace

TEST_CASE("words: nothing that a puzzle says is glued from fragments") {
  const InQuotes spoken;
  for (const Level& level : tried_levels()) {
    CAPTURE(level.id);
    Random random(7);
    check_board(level.puzzle, level.text, random);
  }
  Random random(sampled(31));
  for (const char* board : more_boards)
    for (int round = 0; round < trials(12); ++round) check_board("numberlink", board, random);
}

TEST_CASE("words: the check hears a glued sentence") {
  CHECK(test_support::outside_quotes("\xc2\xab"
                                     "Pegs: \xc2\xab"
                                     "A\xc2\xbb.\xc2\xbb, \xc2\xab"
                                     "left\xc2\xbb.") == ", .");
  CHECK(test_support::outside_quotes("one \xc2\xab"
                                     "peg\xc2\xbb is left") == "one  is left");
  for (const char* open : {"There is no peg in {hole}.", "{pegs, plural, one {# peg} other {# pegs}}"})
    CHECK(test_support::has_open_place(open));
  for (const char* filled : {"this '{' has no '}'", "{\"source\": 1}", "{}"})
    CHECK_FALSE(test_support::has_open_place(filled));
}
