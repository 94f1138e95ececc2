#include "base/text.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>

#include "base/words.hpp"

namespace schlegel {

char to_lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }
char to_upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

std::string capitalised(std::string_view text) {
  std::string capital(text);
  if (!capital.empty()) capital[0] = to_upper(capital[0]);
  return capital;
}

static bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r'; }

void TextCursor::skip_blanks() {
  while (offset_ < text_.size() && is_blank(text_[offset_])) ++offset_;
}

void TextCursor::skip_space(char comment) {
  for (; offset_ < text_.size(); step()) {
    if (comment != '\0' && text_[offset_] == comment)
      while (offset_ < text_.size() && text_[offset_] != '\n') ++offset_;
    if (offset_ == text_.size() || (!is_blank(text_[offset_]) && text_[offset_] != '\n')) return;
  }
}

std::string_view TextCursor::take_word() {
  return take_while([](char c) { return is_word(c); });
}

std::optional<std::int64_t> TextCursor::accept_integer(std::int64_t least, std::int64_t most) {
  const TextCursor start = *this;
  accept("-");
  take_while(is_digit);
  const std::string_view number = start.rest().substr(0, offset_ - start.offset_);
  std::int64_t value = 0;
  const bool fits = std::from_chars(number.data(), number.data() + number.size(), value).ec == std::errc{};
  if (fits && value >= least && value <= most) return value;
  *this = start;
  return std::nullopt;
}

Result<std::int64_t> TextCursor::take_integer(const Sentence& what, std::int64_t least, std::int64_t most) {
  if (const auto value = accept_integer(least, most)) return *value;
  const std::string name = say(what);
  if (is_digit(peek(peek() == '-' ? 1 : 0)))
    return error(say(words::out_of_range, {{"what", name}, {"least", least}, {"most", most}}));
  const std::string found = at_end() ? "text" : peek() == '\n' ? "line" : quoted(rest().substr(0, 1));
  return error(say(words::no_number_here, {{"what", name}, {"least", least}, {"most", most}, {"found", found}}));
}

std::optional<double> TextCursor::accept_number() {
  const TextCursor start = *this;
  const bool negative = accept("-");
  double value = 0;
  const std::string_view whole = take_while(is_digit);
  for (char c : whole) value = value * 10 + (c - '0');
  std::string_view fraction;
  if (accept(".")) {
    fraction = take_while(is_digit);
    double scale = 0.1;
    for (char c : fraction) {
      value += scale * (c - '0');
      scale /= 10;
    }
  }
  if ((!whole.empty() || !fraction.empty()) && whole.size() <= 12) return negative ? -value : value;
  *this = start;
  return std::nullopt;
}

Result<double> TextCursor::take_number(const Sentence& what) {
  if (const auto value = accept_number()) return *value;
  return error(say(words::no_decimal, {{"what", say(what)}}));
}

std::string_view TextCursor::take_line() {
  const std::size_t from = offset_;
  offset_ = std::min(text_.find('\n', offset_), text_.size());
  std::string_view line = text_.substr(from, offset_ - from);
  advance();
  if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
  return line;
}

std::string_view trim(std::string_view text) {
  const auto outer = [](char c) { return is_blank(c) || c == '\n'; };
  while (!text.empty() && outer(text.front())) text.remove_prefix(1);
  while (!text.empty() && outer(text.back())) text.remove_suffix(1);
  return text;
}

std::string_view without_mark(std::string_view text) {
  constexpr std::string_view mark = "\xef\xbb\xbf";
  return text.substr(0, mark.size()) == mark ? text.substr(mark.size()) : text;
}

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  for (std::size_t from = 0;;) {
    const std::size_t to = text.find(separator, from);
    parts.push_back(text.substr(from, to - from));
    if (to == std::string_view::npos) return parts;
    from = to + 1;
  }
}

std::vector<std::string_view> split_words(std::string_view text) {
  std::vector<std::string_view> words;
  TextCursor cursor(text);
  for (cursor.skip_space(); !cursor.at_end(); cursor.skip_space())
    words.push_back(cursor.take_while([](char c) { return !is_blank(c) && c != '\n'; }));
  return words;
}

std::string join(const std::vector<std::string>& parts, std::string_view separator) {
  std::string all;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (i > 0) all += separator;
    all += parts[i];
  }
  return all;
}

std::string replaced(std::string_view text, std::initializer_list<std::pair<char, std::string_view>> by) {
  std::string out;
  for (const char c : text) {
    const auto found = std::find_if(by.begin(), by.end(), [&](const auto& one) { return one.first == c; });
    out += found == by.end() ? std::string_view(&c, 1) : found->second;
  }
  return out;
}

std::string quoted(std::string_view text) {
  static constexpr char hex[] = "0123456789abcdef";
  std::string out = "\"";
  for (char c : text.substr(0, 40)) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte < 0x20 || byte == 0x7f) {
      out += "\\x";
      out += hex[byte >> 4];
      out += hex[byte & 15];
    } else {
      out += c;
    }
  }
  if (text.size() > 40) out += "...";
  return out + "\"";
}

std::string grouped(std::string_view digits) {
  std::string out;
  append_grouped(out, digits);
  return out;
}

void append_grouped(std::string& out, std::string_view digits) {
  if (digits.size() > 4)
    for (std::size_t group = (digits.size() - 1) % 3 + 1; group < digits.size(); group = 3) {
      (out += digits.substr(0, group)) += ',';
      digits.remove_prefix(group);
    }
  out += digits;
}

void append_utf8(std::string& out, std::int64_t code) {
  if (code < 0x80) {
    out += static_cast<char>(code);
    return;
  }
  const int tail = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
  out += static_cast<char>((0xff00 >> (tail + 1) & 0xff) | (code >> (6 * tail)));
  for (int i = tail - 1; i >= 0; --i) out += static_cast<char>(0x80 | (code >> (6 * i) & 0x3f));
}

std::string decimal(double value) {
  constexpr int decimals = 6;
  auto scaled = static_cast<std::int64_t>(std::llround(std::abs(value) * 1e6));
  std::string digits = std::to_string(scaled);
  if (digits.size() <= decimals) digits.insert(0, decimals + 1 - digits.size(), '0');
  digits.insert(digits.size() - decimals, ".");
  digits.erase(digits.find_last_not_of('0') + 1);
  if (digits.back() == '.') digits.pop_back();
  return (value < 0 && scaled != 0 ? "-" : "") + digits;
}

}  // namespace schlegel
