// Everything a puzzle says stands whole in its file of words. A made-up language puts each sentence of those files into
// «quotes»; then no letter may be heard outside them, whatever is played and asked.
#include <fstream>
#include <map>
#include <sstream>

#include <doctest/doctest.h>

#include "base/random.hpp"
#include "base/say.hpp"
#include "base/text.hpp"
#include "play/question.hpp"
#include "play/session.hpp"

using namespace schlegel;

namespace {

constexpr std::string_view puzzles_with_words[] = {"peg", "quintomino"};
constexpr std::string_view open_quote = "\xc2\xab", close_quote = "\xc2\xbb";

/// The string that begins at `at`, and the strings behind it that the compiler joins to it; moves `at` behind them.
std::string take_strings(const std::string& source, std::size_t& at) {
  std::string text;
  while (at < source.size() && source[at] == '"') {
    for (++at; source[at] != '"'; ++at) {
      if (source[at] == '\\') ++at;
      text += source[at];
    }
    at = std::min(source.find_first_not_of(" \n", at + 1), source.size());
  }
  return text;
}

/// The English of all sentences in a file of words.
std::vector<std::string> sentences_in(const std::string& path) {
  std::ifstream file(std::string(SCHLEGEL_ROOT) + "/" + path);
  REQUIRE_MESSAGE(file.good(), path);
  std::stringstream all;
  for (std::string line; std::getline(file, line);)
    if (line[0] != '#') all << line.substr(0, line.find("//")) << '\n';
  const std::string source = all.str();
  std::vector<std::string> sentences;
  for (std::size_t at = source.find('"'); at < source.size(); at = source.find('"', at))
    sentences.push_back(take_strings(source, at));
  return sentences;
}

/// Speaks the made-up language for as long as it lives.
class InQuotes {
 public:
  InQuotes() {
    for (const char* path :
         {"core/base/words.hpp", "core/graph/words.hpp", "core/play/words.hpp", "core/search/words.hpp"})
      learn(path);
    for (std::string_view puzzle : puzzles_with_words) learn("core/puzzles/" + std::string(puzzle) + "/words.hpp");
    for (const auto& [english, quoted] : table_) sentences_.push_back({english, quoted});
    language_ = {sentences_, [](std::string_view count) -> std::string_view { return count == "1" ? "one" : "other"; }};
    speak(&language_);
  }
  ~InQuotes() { speak(nullptr); }

 private:
  void learn(const std::string& path) {
    for (const std::string& english : sentences_in(path))
      table_[english] = std::string(open_quote) + english + std::string(close_quote);
  }
  std::map<std::string, std::string> table_;
  std::vector<Language::Translation> sentences_;
  Language language_{};
};

/// What stands outside all quotes.
std::string outside_quotes(std::string_view text) {
  std::string outside;
  for (int depth = 0; !text.empty();) {
    const bool opens = text.starts_with(open_quote), closes = text.starts_with(close_quote);
    depth += opens ? 1 : closes ? -1 : 0;
    if (depth == 0 && !closes) outside += text[0];
    text.remove_prefix(opens || closes ? open_quote.size() : 1);
  }
  return outside;
}

void check_whole(const char* what, std::string_view text) {
  const std::string outside = outside_quotes(text);
  CHECK_MESSAGE(std::none_of(outside.begin(), outside.end(), [](char c) { return is_letter(c) || (c & 0x80) != 0; }),
                what << ": " << text);
  CHECK_MESSAGE(text.find_first_of("{}") == text.npos, "a place is not filled in " << what << ": " << text);
}

void check_reply(const Game& game, const Reply& reply) {
  check_whole("headline", reply.headline);
  check_whole("detail", reply.detail);
  check_whole("marked", reply.marked);
  check_whole("hint", reply.hint);
  check_whole("budget", reply.budget);
  for (const Choice& choice : reply.choices) check_whole("note of a choice", choice.note);
  for (const auto& fact : reply.facts) check_whole("figure", fact.first);
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

/// A text with a word changed, left out or doubled, or cut.
std::string damaged(const std::string& text, Random& random) {
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

}  // namespace

TEST_CASE("words: nothing that a puzzle says is glued from fragments") {
  const InQuotes spoken;
  for (const Level& level : levels()) {
    if (std::count(std::begin(puzzles_with_words), std::end(puzzles_with_words), level.puzzle) == 0) continue;
    CAPTURE(level.id);
    Random random(7);
    const auto game = parse_game(level.puzzle, level.text);
    REQUIRE(game.ok());
    check_whole("goal", (*game)->goal());
    for (const BoardRule& rule : (*game)->rules()) check_whole("rule", rule.sentence);
    const std::string instance = (*game)->write_instance();
    std::vector<std::string> moves;
    for (const bool begun : {false, true}) {
      if (begun) moves = play(**game, random);
      std::vector<Mark> marks;
      for (const Verb verb : {Verb::solve, Verb::analyse, Verb::count}) {
        TickLimit control(verb == Verb::analyse ? 40 : 8);
        const auto reply = ask({std::string(level.puzzle), instance, moves, verb, {}}, control, {});
        REQUIRE(reply.ok());
        check_reply(**game, *reply);
        for (const Choice& choice : reply->choices)
          marks.push_back({choice.move, choice.alive ? Mark::Kind::alive : Mark::Kind::dead});
      }
      if (!marks.empty()) marks[0].kind = Mark::Kind::hint;
      check_position(**game, {}, marks);
    }
    for (const char* move : {"a", "zz", "a-b", "a-b-c", "a-zz", "b-a-d", "1", "1A", "!"})
      check_whole("why a text is no move", (*game)->why_illegal(move));
    for (int round = 0; round < 100; ++round)
      if (const auto read = parse_game(level.puzzle, damaged(instance, random)); !read)
        check_whole("what is wrong with a text", read.error().message);
  }
}

TEST_CASE("words: the check hears a glued sentence") {
  CHECK(outside_quotes("\xc2\xab"
                       "Pegs: \xc2\xab"
                       "A\xc2\xbb.\xc2\xbb, \xc2\xab"
                       "left\xc2\xbb.") == ", .");
  CHECK(outside_quotes("one \xc2\xab"
                       "peg\xc2\xbb is left") == "one  is left");
}
