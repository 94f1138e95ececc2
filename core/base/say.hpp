#pragma once
#include <concepts>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

namespace schlegel {

/// True if braces are paired and closed.
constexpr bool is_balanced(std::string_view text) {
  int depth = 0;
  for (const char c : text) {
    depth += c == '{' ? 1 : c == '}' ? -1 : 0;
    if (depth < 0) return false;
  }
  return depth == 0;
}
/// Not constexpr, so a constant Sentence that is_balanced() refuses does not compile.
void unbalanced_sentence();

/// A whole sentence, heading or label that a person reads, with placeholders in a subset of ICU's MessageFormat:
///   {hole}                                                a text or a number
///   {holes, number}                                       a number, also given as its digits in a text
///   {holes, number, ::group-off}                          a number without separators, "12345"
///   {holes, plural, one {# hole} other {# holes}}         a choice by number; # is the number
///   {kind, select, tile {The tile} other {The token}}     a choice by text
/// Every sentence is in a words.hpp, whole, for translators.
struct Sentence {
  std::string_view english;

  explicit constexpr Sentence(std::string_view text) : english(text) {
    if (!is_balanced(text)) unbalanced_sentence();
  }
};

/// An argument for a placeholder. Digits of numbers are grouped: 12345 becomes "12,345". Refers to the text it is made
/// from.
class Filling {
 public:
  Filling(std::string_view place, std::string_view text) : place_(place), text_(text) {}
  Filling(std::string_view place, const std::string& text) : place_(place), text_(text) {}
  Filling(std::string_view place, const char* text) : place_(place), text_(text) {}
  template <std::integral Number>
  Filling(std::string_view place, Number number) : place_(place), digits_(std::to_string(number)), text_(digits_) {}
  Filling(const Filling&) = delete;
  Filling& operator=(const Filling&) = delete;

  std::string_view place() const { return place_; }
  std::string_view text() const { return text_; }
  bool is_number() const { return !digits_.empty(); }

 private:
  std::string_view place_;
  std::string digits_;
  std::string_view text_;
};

/// The sentence in the current language. A placeholder without an argument stays as it is. Linear in the length.
std::string say(const Sentence& sentence, std::initializer_list<Filling> fillings = {});

/// "A", "A and B", "A, B and C"; "A, 1; B, 2; and C, 3".
std::string say_all(std::span<const std::string> names);
/// "A", "A or B", "A, B or C".
std::string say_any(std::span<const std::string> names);

/// A language other than English.
struct Language {
  struct Translation {
    std::string_view english, translated;
  };
  std::span<const Translation> sentences;                   ///< sorted by English; missing ones stay English
  std::string_view (*plural_form)(std::string_view count);  ///< "one", "few", "many", "other", from decimal digits
  std::string_view tag = {};                                ///< "de"
};
/// Sets the language of say(), which must outlive its use; nullptr is English.
void speak(const Language* language);
/// The tag of the language of say(); empty for English.
std::string_view spoken_tag();
/// All languages but English. There are none yet; a test can set one.
inline std::span<const Language> languages;
/// The language with this tag, or nullptr.
const Language* find_language(std::string_view tag);

}  // namespace schlegel
