#include "base/name.hpp"

#include <doctest/doctest.h>

using namespace schlegel;

TEST_CASE("name: 1 to 64 bytes without blanks, control characters and '#'") {
  for (const std::string& good : {std::string("a"), std::string("r1c1"), std::string("M\xc3\xbcnchen"),
                                  std::string("v(1,2)"), std::string(64, 'x'), std::string("\xc2\xa0")})
    CHECK_MESSAGE(name_problem(good, "vertex name").empty(), good);
  const std::string_view bad[] = {{"\0", 1}, {"a\0b", 3}, "\x7f", "\x1f", "a b", "a\tb", "#", "a#", "\xc2\x85"};
  for (std::string_view name : bad)
    CHECK(name_problem(name, "name of a pair").find("cannot be a name of a pair; use no spaces") != std::string::npos);
  CHECK(name_problem("", "token") == "a token is missing here");
  CHECK(name_problem(std::string(65, 'x'), "token") == "this token is too long; the limit is 64 bytes");
}

TEST_CASE("name: codes are shown in capitals, words as they are written") {
  struct Shown {
    std::string_view written, shown;
  };
  const Shown names[] = {
      {"a", "A"},     {"A", "A"},      {"d3", "D3"}, {"D3", "D3"},   {"r1c12", "R1C12"},       {"Berlin", "Berlin"},
      {"ab", "ab"},   {"12", "12"},    {"1a", "1a"}, {"a_1", "a_1"}, {"\xc3\xa4", "\xc3\xa4"}, {"", ""},
      {"v12", "V12"}, {"r1cc", "r1cc"}};
  for (const Shown& name : names) CHECK_MESSAGE(shown_name(name.written) == name.shown, name.written);
}
