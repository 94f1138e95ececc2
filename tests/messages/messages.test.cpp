#include "web/page/messages.hpp"

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>

#include <doctest/doctest.h>

#include "cli/messages.hpp"
#include "project_root.hpp"
#include "results.hpp"
#include "schema.hpp"
#include "web/page/events.hpp"

namespace schlegel {
namespace {

using page::PageEvent;
using page::PageMessage;

std::string problem_of(std::string_view text) {
  PageEvent event;
  const auto problem = read_message(text, event);
  return problem ? problem->message : "";
}

template <class Event>
Event event_in(std::string_view text) {
  PageEvent event;
  const auto problem = read_message(text, event);
  CAPTURE(text);
  REQUIRE_MESSAGE(!problem, (problem ? problem->message : ""));
  REQUIRE(std::holds_alternative<Event>(event));
  return std::get<Event>(event);
}

/// Compares a file with what it should be, or writes it. It is made from the headers' structs and comments.
void check_made(const std::string& path, const std::string& content) {
  const std::string whole_path = std::string(test_support::project_root) + "/" + path;
  if (std::getenv("SCHLEGEL_WRITE")) std::ofstream(whole_path) << content;
  std::ifstream file(whole_path);
  CHECK_MESSAGE(std::string(std::istreambuf_iterator<char>(file), {}) == content,
                path << " is not what the headers say; run SCHLEGEL_WRITE=1 schlegel_tests -tc='messages:*'");
}

TEST_CASE("messages: the declarations, the schema and its reference are those of the structs") {
  test_support::Comments comments;
  for (const char* header : {"core/play/reason.hpp", "core/play/explanation.hpp", "core/play/question.hpp",
                             "core/edit/sheet.hpp", "cli/messages.hpp", "web/page/events.hpp", "web/page/messages.hpp"})
    comments.read(header);
  test_support::Schema schema(comments);
  schema.add<Question>();
  schema.add<Reply>();
  schema.add("PageEvent", "What the page tells the app.", std::type_identity<PageEvent>());
  schema.add("PageMessage", "What the app tells the page.", std::type_identity<PageMessage>());
  check_made("assets/messages.d.ts", "// Made from the structs in C++, see docs/messages.md.\n" + schema.typescript());
  schema.add<cli::CommandReply>();
  schema.add<cli::TechniqueList>();
  schema.add<cli::Verification>();
  check_made("docs/messages.schema.json", schema.json_schema());
  std::ifstream introduction(std::string(test_support::project_root) + "/tests/messages/introduction.md");
  check_made("docs/messages.md",
             std::string(std::istreambuf_iterator<char>(introduction), {}) + "\n" + schema.reference());
}

TEST_CASE("messages: every event is read by the names of its members, in any order") {
  const auto resize = event_in<page::Resize>(R"({"ratio": 1.5, "type": "resize", "height": 600, "width": 8e2})");
  CHECK(resize.width == 800);
  CHECK(resize.height == 600);
  CHECK(resize.ratio == 1.5);
  CHECK(event_in<page::Focus>(R"({"type":"focus","item":"target:q"})").pointed == false);
  CHECK(event_in<page::Tell>(R"({"type":"tell","about":"left"})").about == page::Tell::About::left);
  const auto draw = event_in<page::Draw>(R"({"type":"draw","verb":"move","vertices":[0,12],"x":-0.25,"y":0.5})");
  CHECK(draw.verb == page::Draw::Verb::move);
  CHECK(draw.vertices == std::vector<int>{0, 12});
  CHECK(draw.x == -0.25);
  CHECK(draw.turns == 1);
  const auto games = event_in<page::KeptGames>(
      R"({"type":"kept_games","games":[{"line":7,"puzzle":"peg","id":"x","save":"a\n\tb"}]})");
  REQUIRE(games.games.size() == 1);
  CHECK(games.games[0].save == "a\n\tb");
  // A member that no field names may hold anything.
  CHECK(event_in<page::Wheel>(R"({"later":[{"a":[1,"]}",null]},{}],"type":"wheel","notches":-2,"x":{}})").notches ==
        -2);
}

TEST_CASE("messages: what is wrong with an event is named with the path to it") {
  CHECK(problem_of("") == "type: expected the name of a message");
  CHECK(problem_of("[]") == "type: expected the name of a message");
  CHECK(problem_of(R"({"type":"explode"})") == "type: expected the name of a message");
  CHECK(problem_of(R"({"type":"zoom"})") == "zoom.steps: missing");
  CHECK(problem_of(R"({"type":"zoom","steps":"1"})") == "zoom.steps: expected a number");
  CHECK(problem_of(R"({"type":"zoom","steps":1.5})") == "zoom.steps: expected a whole number in range");
  CHECK(problem_of(R"({"type":"zoom","steps":3000000000})") == "zoom.steps: expected a whole number in range");
  CHECK(problem_of(R"({"type":"tell","about":"me"})") == "tell.about: expected one of the names of its kind");
  CHECK(problem_of(R"({"type":"draw","verb":"erase","vertices":[1,true]})") == "draw.vertices[1]: expected a number");
  CHECK(problem_of(R"({"type":"kept_games","games":[{"line":1,"puzzle":"peg","id":"x"}]})") ==
        "kept_games.games[0].save: missing");
  CHECK(problem_of(R"({"type":"theme","dark":1})") == "theme.dark: expected true or false");
  CHECK(problem_of(R"({"type":"timer"} x)") == "timer: expected the end");
  CHECK(problem_of(R"({"type":"timer" "x":1})") == "timer: expected a comma");
}

TEST_CASE("messages: what the app tells is read back as it was") {
  page::Mirror mirror{"icosian",        "Hamilton · Hard",         "Icosian game: \"Hamilton\"",
                      "20 holes\nleft", {{"Figures", "Moves: 3"}}, {}};
  mirror.items.push_back({.kind = page::MirrorItem::Kind::opener, .id = "more", .box = {0.5, 1.25, 100, 44}});
  mirror.items.push_back({.id = "target:q", .value = 1, .neighbours = {"target:r", "target:\x01"}});
  const std::string text = write_json(mirror);
  CHECK(text.find(R"("kind":"opener")") != std::string::npos);
  PageMessage read;
  REQUIRE_FALSE(read_message(text, read));
  const auto& back = std::get<page::Mirror>(read);
  CHECK(back.heading == mirror.heading);
  CHECK(back.summary == mirror.summary);
  CHECK(back.texts == mirror.texts);
  REQUIRE(back.items.size() == 2);
  CHECK(back.items[0].kind == page::MirrorItem::Kind::opener);
  CHECK(back.items[0].box.y == 1.25);
  CHECK(back.items[1].neighbours == mirror.items[1].neighbours);
  CHECK(write_json(back) == text);
  CHECK(write_json(page::CloseDialog{}) == R"({"type":"close_dialog"})");
}

}  // namespace
}  // namespace schlegel
