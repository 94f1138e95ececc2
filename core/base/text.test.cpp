#include "base/text.hpp"

#include <doctest/doctest.h>

using namespace schlegel;

TEST_CASE("text: whole numbers up to the ends of 64 bits, and what is beyond is refused") {
  const auto take = [](std::string_view text, std::int64_t least, std::int64_t most) {
    return TextCursor(text).take_integer("it", least, most);
  };
  for (std::int64_t value : {INT64_MIN, INT64_MIN + 1, std::int64_t{-1}, std::int64_t{0}, (std::int64_t{1} << 53) + 1,
                             INT64_MAX - 1, INT64_MAX}) {
    const auto read = take(std::to_string(value), INT64_MIN, INT64_MAX);
    REQUIRE(read.ok());
    CHECK(*read == value);
  }
  CHECK(take("-0", 0, 9).value() == 0);
  CHECK(take("0000000000000000000000000007", 0, 9).value() == 7);
  for (const char* text : {"9223372036854775808", "-9223372036854775809", "123456789012345678901234567890",
                           "-123456789012345678901234567890"}) {
    const auto read = take(text, INT64_MIN, INT64_MAX);
    REQUIRE_FALSE(read.ok());
    CHECK(read.error().message == "it is out of range: it must be from -9223372036854775808 to 9223372036854775807");
  }
  CHECK_FALSE(take("-1", 0, 9).ok());
  CHECK_FALSE(take("10", 0, 9).ok());
  CHECK_FALSE(take("--1", -9, 9).ok());
}
