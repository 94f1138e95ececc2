// What is said beside the games: of what is wrong with links, saves, options and texts; of puzzles before there is a
// board; and in which language a reply is.
#include <fstream>
#include <map>
#include <sstream>

#include <doctest/doctest.h>

#include "base/text.hpp"
#include "in_quotes.hpp"
#include "play/question.hpp"
#include "play/session.hpp"
#include "project_root.hpp"
#include "results.hpp"

using namespace schlegel;
using test_support::check_whole;
using test_support::InQuotes;

TEST_CASE("words: what is known of a puzzle and of its options can be said in another language") {
  const InQuotes spoken;
  const auto check_known = [](std::string_view english) {
    CHECK_MESSAGE(say(Sentence{english}).starts_with("\xc2\xab"), english);
  };
  for (const PuzzleInfo& info : puzzles()) {
    for (std::string_view english : {info.title, info.tab, info.goal, info.how, info.solution, info.solutions})
      check_known(english);
    for (const OptionInfo& option : options_of(info.id)) check_known(option.help);
  }
}

TEST_CASE("words: what is wrong with a link, a save, an option or a question") {
  const InQuotes spoken;
  for (const char* link :
       {"chess", "peg?level=none", "peg?colour=red", "icosian?level=hamilton&moves=q+q", "icosian?level=hamilton&at=x",
        "icosian?level=hamilton&moves=q&computer=2-1", "icosian?level=hamilton&shown=1", "peg?bookmark=x",
        "peg?bookmark=1x", "peg?bookmark=1.7+B", "peg?bookmark=9.0+B&moves="}) {
    const auto read = parse_link(link);
    REQUIRE_MESSAGE(!read.ok(), link);
    check_whole("what is wrong with a link", read.error().message);
  }
  for (const char* save : {"", "schlegel save 1\n", "schlegel save 1\nat x\n", "schlegel save 1\ncolour red\n",
                           "schlegel save 1\npuzzle chess\ninstance\n"}) {
    const auto read = parse_save(save);
    REQUIRE_MESSAGE(!read.ok(), save);
    check_whole("what is wrong with a save", read.error().message);
  }
  check_whole("what is wrong with a pasted text", read_session("!", "peg").error().message);
  const std::pair<const char*, std::vector<std::pair<const char*, const char*>>> options[] = {
      {"icosian", {{"graph", "no_such"}}},
      {"icosian", {{"require", "qr"}}},
      {"icosian", {{"require", "q-x"}}},
      {"icosian", {{"opening", "q,q"}}},
      {"icosian", {{"opening", "q,a"}}},
      {"icosian", {{"require", "q-r"}, {"forbid", "q-r"}}},
      {"sliding", {{"grid", "4"}}},
      {"sliding", {{"grid", "4x"}}},
      {"sliding", {{"grid", "9999x9999"}}},
      {"sliding", {{"tokens", "1 2"}}},
      {"sliding", {{"target", "0"}}},
      {"sliding", {{"grid", "2x2"}, {"tokens", "1 1 2 0"}}},
      {"sliding", {{"graph", "cube"}, {"target", "gap-last"}}}};
  for (const auto& [puzzle, given] : options) {
    Options set;
    for (const auto& [name, value] : given) set.set(name, value);
    const auto game = game_from_options(puzzle, set);
    const std::string_view first = given[0].second;
    REQUIRE_MESSAGE(!game.ok(), first);
    check_whole("what is wrong with an option", game.error().message);
  }
  for (const char* text :
       {"graph(", "graph(x, g([", "graph(x, g([0-", "graph(x, g([0-0,0", "graph(x, g([0-0],[e(0,1",
        "graph(x, g([0-0],[e(0,0)", "graph(x, g([0-0],[])) x", "graph('x", "2x2:1,2", "2x2:1,2,3,0;", "sliding",
        "sliding\ngrid 2x2\ngrid 2x2\n", "sliding\ngrid 2x2\nedge a b\n", "sliding\ngrid 2x2\ntokens\n",
        "sliding\ngrid 2x2\ntarget up\n", "sliding\ngrid 2x2\ntokens 1 2 3 4\n", "sliding\ngrid 2x2\ntokens 1 0 0 2\n",
        "sliding\ncolour red\n"})
    if (const auto read = parse_game("sliding", text); !read)
      check_whole("what is wrong with a text", read.error().message);
  for (const char* text : {"icosian\ngraph\n", "icosian\ngraph cube\nplayers x\n", "icosian\ngraph cube\nopening a a\n",
                           "icosian\ngraph cube\nrequire a\n", "icosian\ngraph cube\nclose\n"})
    check_whole("what is wrong with a text", parse_game("icosian", text).error().message);
}

TEST_CASE("words: a question tells the language that its reply is to be in") {
  const InQuotes spoken;
  languages = std::span(&spoken.language(), 1);
  Question question{"icosian", "icosian\ngraph cube\n", {}, Verb::analyse, {}};
  question.language = spoken_tag();
  speak(nullptr);  // as in the solver's module, which has a voice of its own
  CHECK(spoken_tag().empty());
  Control control;
  const auto reply = must(read_json<Reply>(*must(ask_json(write_json(question), control))));
  languages = {};
  CHECK(reply->headline.starts_with("\xc2\xab"));
  CHECK(find_language(question.language) == nullptr);
}

TEST_CASE("words: no two sentences have one name") {
  std::map<std::string, std::string> named;
  for (const char* path :
       {"core/base/words.hpp", "core/graph/words.hpp", "core/play/words.hpp", "core/search/words.hpp"}) {
    std::ifstream file(std::string(test_support::project_root) + "/" + path);
    std::stringstream all;
    all << file.rdbuf();
    const std::string source = all.str();
    for (std::size_t at = source.find('{'); at != source.npos; at = source.find('{', at + 1)) {
      const std::size_t string = std::min(source.find_first_not_of(" \n", at + 1), source.size());
      std::size_t from = at;
      while (from > 0 && is_word(source[from - 1])) --from;
      if (string == source.size() || source[string] != '"' || from == at) continue;
      const std::string name = source.substr(from, at - from);
      CHECK_MESSAGE(named.emplace(name, path).second, path << " and " << named[name] << ": " << name);
    }
  }
  CHECK(named.size() > 100);
}
