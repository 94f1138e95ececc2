#include "base/name.hpp"

#include "base/text.hpp"

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
  const std::string named(what);
  if (name.empty()) return "a " + named + " is missing here";
  if (name.size() > longest_name)
    return "the " + named + " is too long; names have at most " + std::to_string(longest_name) + " bytes";
  if (!is_printable(name) || name.find_first_of(" #") != std::string_view::npos)
    return quoted(name) + " is no " + named + ": names hold no blanks, no control characters and no '#'";
  return {};
}

}  // namespace schlegel
