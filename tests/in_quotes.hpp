#pragma once
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "base/say.hpp"

namespace schlegel::test_support {

/// Speaks a made-up language for as long as it lives: each sentence of the core's files of words stands in «quotes». So
/// what is glued from pieces has letters outside them.
class InQuotes {
 public:
  InQuotes();
  ~InQuotes() { speak(nullptr); }
  InQuotes(const InQuotes&) = delete;
  InQuotes& operator=(const InQuotes&) = delete;
  const Language& language() const { return language_; }

 private:
  std::map<std::string, std::string> table_;
  std::vector<Language::Translation> sentences_;
  Language language_{};
};

/// What stands outside all quotes.
std::string outside_quotes(std::string_view text);
/// Whether a place of a sentence stands there as it is written, "{hole}".
bool has_open_place(std::string_view text);
/// Checks that all of the text is whole sentences with every place filled. `what` says what it is.
void check_whole(const char* what, std::string_view text);

}  // namespace schlegel::test_support
