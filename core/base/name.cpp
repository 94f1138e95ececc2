#include "base/name.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "base/words.hpp"

namespace schlegel {

bool is_printable(std::string_view text) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    const auto next = static_cast<unsigned char>(i + 1 < text.size() ? text[i + 1] : '\0');
    if (byte < 0x20 || byte == 0x7f || (byte == 0xc2 && next >= 0x80 && next < 0xa0)) return false;
  }
  return true;
}

std::string name_problem(std::string_view name, std::string_view what) {
  const bool plain = std::all_of(name.begin(), name.end(), [](char c) { return c > ' ' && c < '\x7f' && c != '#'; });
  if (plain && !name.empty() && name.size() <= longest_name) return {};
  if (name.empty()) return say(words::name_missing, {{"what", what}});
  if (name.size() > longest_name) return say(words::name_too_long, {{"what", what}, {"most", longest_name}});
  if (!is_printable(name) || name.find_first_of(" #") != std::string_view::npos)
    return say(words::name_unprintable, {{"name", quoted(name)}, {"what", what}});
  return {};
}

std::string shown_name(std::string_view name) {
  std::string capitals;
  for (std::size_t i = 0; i < name.size(); ++i) {
    const bool apart = is_letter(name[i]) && (i + 1 == name.size() || is_digit(name[i + 1]));
    if (!apart && (i == 0 || !is_digit(name[i]))) return std::string(name);
    capitals += to_upper(name[i]);
  }
  return capitals;
}

std::string folded(std::string_view name) {
  std::string out;
  for (const char c : trim(name)) out += c == '-' || c == ' ' ? '_' : to_lower(c);
  return out;
}

}  // namespace schlegel
