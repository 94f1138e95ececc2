#pragma once
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"

namespace schlegel {

struct Sentence;

/// A set of bytes. find_first_of() of the standard library searches the set anew for each byte, this looks it up.
class CharSet {
 public:
  constexpr explicit CharSet(std::string_view bytes) {
    for (const char c : bytes) has_[static_cast<unsigned char>(c)] = true;
  }
  constexpr bool operator()(char c) const { return has_[static_cast<unsigned char>(c)]; }
  /// Where the first of them is in the text, from there on; npos where there is none.
  std::size_t find_in(std::string_view text, std::size_t from = 0) const {
    while (from < text.size() && !(*this)(text[from])) ++from;
    return from < text.size() ? from : std::string_view::npos;
  }
  bool is_in(std::string_view text) const { return find_in(text) != std::string_view::npos; }

 private:
  bool has_[256] = {};
};

/// A reading position in a text, with line and column. Allocates only for errors.
class TextCursor {
 public:
  explicit TextCursor(std::string_view text) : text_(text) {}

  bool at_end() const { return offset_ >= text_.size(); }
  /// The next byte, or '\0' at the end.
  char peek(std::size_t ahead = 0) const { return offset_ + ahead < text_.size() ? text_[offset_ + ahead] : '\0'; }
  std::size_t offset() const { return offset_; }
  std::string_view rest() const { return text_.substr(offset_); }
  int line() const { return line_; }
  int column() const { return static_cast<int>(offset_ - line_start_) + 1; }

  void advance(std::size_t count = 1) {
    for (; count > 0 && offset_ < text_.size(); --count) step();
  }
  /// Skips spaces, tabs and newlines, and comments from `comment` to the end of the line ('\0': none).
  void skip_space(char comment = '\0');
  /// Skips spaces and tabs.
  void skip_blanks();
  /// Takes `expected` if it comes next.
  bool accept(std::string_view expected) {
    if (text_.substr(offset_, expected.size()) != expected) return false;
    advance(expected.size());
    return true;
  }
  /// Takes the longest run of bytes that satisfy `keep`; may be empty.
  template <class Predicate>
  std::string_view take_while(const Predicate& keep) {
    const std::size_t from = offset_;
    while (offset_ < text_.size() && keep(text_[offset_])) step();
    return text_.substr(from, offset_ - from);
  }
  /// A word of letters, digits and '_'; may be empty.
  std::string_view take_word();
  /// Takes a decimal integer with optional minus sign if one that lies in [least, most] comes next.
  std::optional<std::int64_t> accept_integer(std::int64_t least, std::int64_t most);
  /// As accept_integer, but an Error if none comes; `what` is its name there, in the singular.
  Result<std::int64_t> take_integer(const Sentence& what, std::int64_t least, std::int64_t most);
  /// Takes a decimal number without exponent if one comes next. The web toolchain lacks from_chars<double>.
  std::optional<double> accept_number();
  /// As accept_number, but an Error if none comes; `what` is its name there, in the singular.
  Result<double> take_number(const Sentence& what);
  /// The rest of the line without its end; moves to the next line.
  std::string_view take_line();

  Error error(std::string message) const { return {std::move(message), line(), column()}; }

 private:
  void step() {
    if (text_[offset_++] != '\n') return;
    ++line_;
    line_start_ = offset_;
  }

  std::string_view text_;
  std::size_t offset_ = 0;
  int line_ = 1;
  std::size_t line_start_ = 0;
};

inline bool is_digit(char c) { return c >= '0' && c <= '9'; }
inline bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
inline bool is_word(char c) { return is_digit(c) || is_letter(c) || c == '_'; }
char to_lower(char c);
char to_upper(char c);
/// With a capital at the beginning.
std::string capitalised(std::string_view text);
std::string_view trim(std::string_view text);
/// The text without the byte order mark that some editors put first. Readers of whole texts call it.
std::string_view without_mark(std::string_view text);
std::vector<std::string_view> split(std::string_view text, char separator);
/// Splits at runs of white space, without empty parts.
std::vector<std::string_view> split_words(std::string_view text);
std::string join(const std::vector<std::string>& parts, std::string_view separator);
/// The text with each of these characters replaced by a text.
std::string replaced(std::string_view text, std::initializer_list<std::pair<char, std::string_view>> by);
/// Appends a code point, at most 0x10ffff, in UTF-8.
void append_utf8(std::string& out, std::int64_t code);
/// A number with at most six decimals, without exponent.
std::string decimal(double value);
/// Quotes a text for an error message, with control bytes escaped, cut after 40 bytes.
std::string quoted(std::string_view text);
inline std::string quoted(const std::string& text) { return quoted(std::string_view(text)); }  // else std::quoted is
inline std::string quoted(std::string& text) { return quoted(std::string_view(text)); }        // found, where included
/// 1234567 -> "1,234,567", for the screen and for screen readers; four digits stay as they are.
std::string grouped(std::string_view digits);
void append_grouped(std::string& out, std::string_view digits);

}  // namespace schlegel
