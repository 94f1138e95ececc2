#pragma once
#include <concepts>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

namespace schlegel {

/// Whether braces are paired and closed.
constexpr bool is_balanced(std::string_view text) {
  int depth = 0;
  for (const char c : text) {
    depth += c == '{' ? 1 : c == '}' ? -1 : 0;
    if (depth < 0) return false;
  }
  return depth == 0;
}
/// Called for a sentence that is_balanced() refuses: no constant, so that it does not compile.
void unbalanced_sentence();

/// What a person reads: a whole sentence, heading or label with places to be filled, written as ICU's MessageFormat
/// writes it, of which it has
///   {hole}                                                a text as it is, or a number
///   {holes, number}                                       a number that may be given as a text of its digits
///   {holes, number, ::group-off}                          the same as a program reads it, "12345"
///   {holes, plural, one {# hole} other {# holes}}         by a number, which # stands for
///   {kind, select, tile {The tile} other {The token}}     by a text
/// Every sentence stands in a file of words (words.hpp of a puzzle or of the site), so that a translator finds it
/// whole.
struct Sentence {
  std::string_view english;

  explicit constexpr Sentence(std::string_view text) : english(text) {
    if (!is_balanced(text)) unbalanced_sentence();
  }
};

/// What fills a place of a sentence. The digits of a number are grouped: 12345 becomes "12,345". Lives no longer than
/// what it is made of.
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

/// The sentence in the language that is spoken. A place that nothing fills stays as it is written. Linear in its
/// length.
std::string say(const Sentence& sentence, std::initializer_list<Filling> fillings = {});

/// "A", "A and B", "A, B and C".
std::string say_all(std::span<const std::string> names);

/// Another language than English.
struct Language {
  struct Translation {
    std::string_view english, translated;
  };
  std::span<const Translation> sentences;                   ///< sorted by English; what is missing is said in English
  std::string_view (*plural_form)(std::string_view count);  ///< "one", "few", "many", "other", from decimal digits
  std::string_view tag = {};                                ///< "de"
};
/// What say() speaks from now on, for as long as the language lives; nullptr: English.
void speak(const Language* language);
/// The tag of what say() speaks; empty: English.
std::string_view spoken_tag();
/// All languages but English: none yet, so that a test may put one there.
inline std::span<const Language> languages;
/// That of this tag; nullptr where there is none.
const Language* find_language(std::string_view tag);

}  // namespace schlegel
