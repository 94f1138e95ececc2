// Names in the texts of all puzzles keep one rule, so that what is written of them can be read again.
#include <doctest/doctest.h>

#include "play/game.hpp"

using namespace schlegel;

namespace {

struct Template {
  const char* puzzle;
  const char* text;  ///< with an @ for the name
};

constexpr Template templates[] = {
    {"icosian", "icosian\nvertex @\nvertex b\nedge @ b\n"},
    {"icosian", "[('@',b),(b,c),(c,'@')]"},
    {"sliding", "sliding\nvertex @\nvertex b\nedge @ b\n"},
    {"sliding", "sliding\ngrid 1x2\ntokens 0 @\ntarget @ 0\n"},
    {"sliding", "graph(g, g(['@'-0,b-b],[e('@',b)]))"},
    {"sliding", "graph(g, g([a-'@','@'-0],[e(a,'@')]))"},
    {"quintomino", "@ b c / a d e / b e f / c f d\nxxx\n"},
    {"quintomino", "a b c / a d e / b e f / c f d\npieces @,@,x\n"},
    {"peg", "peg\nhole @\nhole b\nhole c\nline @ b c\n"},
    {"peg", "@ b c\n"},
    {"numberlink", "numberlink\ngrid\n@ @\n"},
};

std::string filled(std::string_view text, std::string_view name) {
  std::string out;
  for (char c : text)
    if (c == '@')
      out += name;
    else
      out += c;
  return out;
}

}  // namespace

TEST_CASE("names: control characters and endless names are refused at their place by every reader") {
  for (const Template& form : templates) {
    CAPTURE(form.text);
    for (std::string_view name : {std::string_view("\0", 1), std::string_view("a\0", 2), std::string_view("a\x07"),
                                  std::string_view("a\x7f")}) {
      const auto read = parse_game(form.puzzle, filled(form.text, name));
      REQUIRE_FALSE(read.ok());
      CHECK(read.error().line > 0);
      CHECK(read.error().column > 0);
    }
    const auto long_name = parse_game(form.puzzle, filled(form.text, std::string(65, 'x')));
    REQUIRE_FALSE(long_name.ok());
    CHECK_MESSAGE(long_name.error().line > 0, long_name.error().text());
  }
}
