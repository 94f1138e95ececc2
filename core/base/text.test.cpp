#include "base/text.hpp"

#include <doctest/doctest.h>

#include "base/say.hpp"
#include "results.hpp"

using namespace schlegel;

TEST_CASE("text: whole numbers up to the ends of 64 bits, and what is beyond is refused") {
  const auto take = [](std::string_view text, std::int64_t least, std::int64_t most) {
    return TextCursor(text).take_integer(Sentence{"it"}, least, most);
  };
  for (std::int64_t value : {INT64_MIN, INT64_MIN + 1, std::int64_t{-1}, std::int64_t{0}, (std::int64_t{1} << 53) + 1,
                             INT64_MAX - 1, INT64_MAX}) {
    const auto read = must(take(std::to_string(value), INT64_MIN, INT64_MAX));
    CHECK(*read == value);
  }
  CHECK(take("-0", 0, 9).value() == 0);
  CHECK(take("0000000000000000000000000007", 0, 9).value() == 7);
  for (const char* text : {"9223372036854775808", "-9223372036854775809", "123456789012345678901234567890",
                           "-123456789012345678901234567890"}) {
    const auto read = take(text, INT64_MIN, INT64_MAX);
    REQUIRE_FALSE(read.ok());
    CHECK(read.error().message == "it must be from -9223372036854775808 to 9223372036854775807");
  }
  CHECK_FALSE(take("-1", 0, 9).ok());
  CHECK_FALSE(take("10", 0, 9).ok());
  CHECK_FALSE(take("--1", -9, 9).ok());
}

TEST_CASE("text: a number that does not come next leaves the cursor where it was") {
  for (const char* text : {"", "-", "x", "-x", "10", "-1", "99999999999999999999"}) {
    TextCursor cursor(text);
    CHECK_FALSE(cursor.accept_integer(0, 9));
    CHECK(cursor.offset() == 0);
    const auto read = cursor.take_integer(Sentence{"it"}, 0, 9);
    REQUIRE_FALSE(read.ok());
    CHECK(read.error().column == 1);
    CHECK(cursor.offset() == 0);
  }
  for (const char* text : {"", "-", ".", "-.x", "x", "1234567890123"}) {
    TextCursor cursor(text);
    CHECK_FALSE(cursor.accept_number());
    CHECK(cursor.offset() == 0);
    CHECK(cursor.take_number(Sentence{"it"}).error().message == "it must be a decimal number such as 0.25");
  }
  TextCursor cursor("-7-3 -.5.25");
  CHECK(cursor.accept_integer(-9, 9) == -7);
  CHECK(cursor.accept_integer(-9, 9) == -3);
  cursor.skip_blanks();
  CHECK(cursor.accept_number() == -0.5);
  CHECK(cursor.accept_number() == 0.25);
  CHECK(cursor.at_end());
}
