#include "base/json.hpp"

#include <algorithm>
#include <cmath>

#include "base/text.hpp"

namespace schlegel {
namespace {

constexpr int deepest = 64;  ///< lists and objects within one another in a member that is skipped

int hex_of(char c) {
  if (is_digit(c)) return c - '0';
  const char lower = to_lower(c);
  return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
}

/// Of the next member of an object.
void append_name(std::string& out, std::string_view name) {
  if (out.back() != '{') out += ',';
  append_json_string(out, name);
  out += ':';
}

bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

}  // namespace

void append_json_string(std::string& out, std::string_view text) {
  constexpr char hex[] = "0123456789abcdef";
  out += '"';
  for (const char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    if (c == '\n')
      out += "\\n";
    else if (static_cast<unsigned char>(c) < 0x20)
      (out += "\\u00") += {hex[c >> 4], hex[c & 15]};
    else
      out += c;
  }
  out += '"';
}

void append_json_number(std::string& out, double value) { out += decimal(value); }

void append_json_map(std::string& out, std::span<const std::pair<std::string, std::string>> texts) {
  out += '{';
  for (const auto& [name, text] : texts) {
    append_name(out, name);
    append_json_string(out, text);
  }
  out += '}';
}

void append_json_object(std::string& out, std::string_view type, std::span<const FieldWriter> fields,
                        const void* const* members) {
  out += '{';
  if (!type.empty()) {
    append_name(out, "type");
    append_json_string(out, type);
  }
  for (std::size_t i = 0; i < fields.size(); ++i) {
    const std::size_t before = out.size();
    append_name(out, fields[i].name);
    const std::size_t value = out.size();
    fields[i].append(out, members[i]);
    if (std::string_view(out).substr(value) == fields[i].left_out) out.resize(before);
  }
  out += '}';
}

bool JsonReader::fail(std::string_view what) {
  if (problem_.empty()) problem_ = what;
  return false;
}

bool JsonReader::expected(std::string_view what) { return fail("expected " + std::string(what)); }

bool JsonReader::inside(const std::string& step) {
  const bool joins = problem_[0] == '[' || problem_[0] == '.';
  problem_ = step + (joins ? "" : ": ") + problem_;
  return false;
}

void JsonReader::skip_space() {
  while (!text_.empty() && is_space(text_.front())) text_.remove_prefix(1);
}

bool JsonReader::take(char sign) {
  skip_space();
  if (text_.empty() || text_.front() != sign) return false;
  text_.remove_prefix(1);
  return true;
}

bool JsonReader::at_end() {
  skip_space();
  return text_.empty() || expected("the end");
}

bool JsonReader::read_bool(bool& value) {
  skip_space();
  for (const bool one : {false, true})
    if (const std::string_view word = one ? "true" : "false"; text_.substr(0, word.size()) == word) {
      text_.remove_prefix(word.size());
      value = one;
      return true;
    }
  return expected("true or false");
}

bool JsonReader::read_number(double& value) {
  skip_space();
  TextCursor cursor(text_);
  const bool negative = cursor.accept("-");
  const auto whole = cursor.take_while(is_digit), fraction = cursor.accept(".") ? cursor.take_while(is_digit) : "";
  if (whole.empty()) return expected("a number");
  double number = 0;
  for (const std::string_view digits : {whole, fraction})
    for (const char digit : digits) number = 10 * number + (digit - '0');
  auto power = -static_cast<std::int64_t>(fraction.size());
  if (cursor.accept("e") || cursor.accept("E")) {
    static_cast<void>(cursor.accept("+"));
    const auto exponent = cursor.accept_integer(-300, 300);
    if (!exponent) return expected("a number");
    power += *exponent;
  }
  const double scale = std::pow(10.0, static_cast<double>(std::abs(power)));
  value = (negative ? -1 : 1) * (power < 0 ? number / scale : number * scale);
  text_.remove_prefix(cursor.offset());
  return std::isfinite(value) || expected("a number in range");
}

bool JsonReader::read_whole(double& value, double least, double most) {
  if (!read_number(value)) return false;
  // The greatest values of 64 bits round up to what has no value of theirs.
  const bool fits = value >= least && value <= most && value < 9.2e18;
  return (fits && value == std::trunc(value)) || expected("a whole number in range");
}

bool JsonReader::read_object(std::span<const FieldReader> fields, void* const* members) {
  bool first = true;
  std::uint64_t missing = (std::uint64_t{1} << fields.size()) - 1;
  std::string name;
  if (!open('{')) return false;
  while (more('}', first)) {
    if (!read_name(name)) return false;
    const auto found = std::find_if(fields.begin(), fields.end(), [&](const auto& one) { return one.name == name; });
    const auto i = static_cast<std::size_t>(found - fields.begin());
    if (i == fields.size()) {
      if (!skip()) return inside("." + name);
    } else if (fields[i].read(*this, members[i])) {
      missing &= ~(std::uint64_t{1} << i);
    } else {
      return inside("." + name);
    }
  }
  for (std::size_t i = 0; i < fields.size() && problem_.empty(); ++i)
    if (fields[i].required && (missing >> i & 1) != 0) {
      fail("missing");
      inside(std::string(".") + fields[i].name);
    }
  return problem_.empty();
}

bool JsonReader::read_string(std::string& text) {
  text.clear();
  if (!take('"')) return expected("a string");
  const auto hex4 = [this](std::size_t at) {
    int code = 0;
    for (std::size_t i = at; i < at + 4; ++i) {
      const int digit = i < text_.size() ? hex_of(text_[i]) : -1;
      if (digit < 0) return -1;
      code = 16 * code + digit;
    }
    return code;
  };
  for (;;) {
    static constexpr CharSet special("\"\\");
    const std::size_t plain = special.find_in(text_);
    const bool ends = plain != std::string_view::npos && text_[plain] == '"';
    if (!ends && (plain == std::string_view::npos || plain + 1 == text_.size()))
      return expected("the end of the string");
    text += text_.substr(0, plain);
    text_.remove_prefix(plain + 1);
    if (ends) return true;
    constexpr std::string_view escapes = "nrtbf", meant = "\n\r\t\b\f";
    const char c = text_.front();
    text_.remove_prefix(1);
    if (c != 'u') {
      const std::size_t at = escapes.find(c);
      text += at == std::string_view::npos ? c : meant[at];
      continue;
    }
    std::int64_t code = hex4(0);
    text_.remove_prefix(std::min<std::size_t>(4, text_.size()));
    if (code >= 0xd800 && code < 0xdc00 && text_.substr(0, 2) == "\\u") {
      code = 0x10000 + ((code - 0xd800) << 10) + ((hex4(2) - 0xdc00) & 0x3ff);
      text_.remove_prefix(std::min<std::size_t>(6, text_.size()));
    }
    if (code < 0) return expected("four hexadecimal digits");
    constexpr std::int64_t replacement = 0xfffd;
    append_utf8(text, code >= 0xd800 && code < 0xe000 ? replacement : code);
  }
}

bool JsonReader::open(char bracket) { return take(bracket) || expected(bracket == '{' ? "an object" : "a list"); }

bool JsonReader::more(char bracket, bool& first) {
  if (!problem_.empty() || take(bracket)) return false;
  if (!std::exchange(first, false) && !take(',')) return expected("a comma");
  return true;
}

bool JsonReader::read_name(std::string& name) { return read_string(name) && (take(':') || expected("a colon")); }

bool JsonReader::skip() {
  std::vector<char> closing;
  std::string passed;
  bool first = true;
  do {
    skip_space();
    const char c = text_.empty() ? '\0' : text_.front();
    if (c == '{' || c == '[') {
      if (closing.size() == deepest) return fail("nested too deeply");
      closing.push_back(c == '{' ? '}' : ']');
      text_.remove_prefix(1);
      first = true;
    } else if (c == '"') {
      if (!read_string(passed)) return false;
      first = false;
    } else {
      static constexpr CharSet ends_value(",]} \t\r\n");
      const std::size_t end = std::min(ends_value.find_in(text_), text_.size());
      if (end == 0) return expected("a value");
      text_.remove_prefix(end);
      first = false;
    }
    while (!closing.empty() && !more(closing.back(), first)) {
      if (!problem_.empty()) return false;
      closing.pop_back();
      first = false;
    }
    if (!closing.empty() && closing.back() == '}' && !read_name(passed)) return false;
  } while (!closing.empty());
  return true;
}

std::string JsonReader::type_ahead() const {
  JsonReader ahead(text_);
  std::string type, name;
  bool first = true;
  if (!ahead.open('{')) return {};
  while (ahead.more('}', first)) {
    if (!ahead.read_name(name)) return {};
    if (name == "type") return ahead.read_string(type) ? type : std::string();
    if (!ahead.skip()) return {};
  }
  return {};
}

}  // namespace schlegel
