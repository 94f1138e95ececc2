#pragma once
#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "base/result.hpp"
#include "in_quotes.hpp"

namespace schlegel {

/// The result, which must be a value.
template <class T>
Result<T> must(Result<T> result) {
  REQUIRE_MESSAGE(result.ok(), (result.ok() ? "" : result.error().text()));
  return result;
}

namespace test_support {

/// A text that is refused, where, and words of what is said, after '=' all of them.
struct Refusal {
  std::string text;
  int line, column;
  std::string says;
};

/// Each is refused so by read(text), in whole sentences of the files of words.
template <class Read>
void check_refusals(const std::vector<Refusal>& refusals, const Read& read) {
  for (const Refusal& refusal : refusals) {
    CAPTURE(refusal.text.substr(0, 200));
    const auto result = read(refusal.text);
    REQUIRE_FALSE(result.ok());
    CAPTURE(result.error().text());
    CHECK(result.error().line == refusal.line);
    CHECK(result.error().column == refusal.column);
    if (refusal.says.starts_with('='))
      CHECK(result.error().message == refusal.says.substr(1));
    else
      CHECK(result.error().message.find(refusal.says) != std::string::npos);
  }
  const InQuotes spoken;
  for (const Refusal& refusal : refusals) check_whole("error", read(refusal.text).error().message);
}

}  // namespace test_support
}  // namespace schlegel
