#include "mutated.hpp"

#include <string_view>
#include <utility>

namespace schlegel::test_support {
namespace {

/// A piece of some text: a few bytes, or a line.
std::string piece(const std::string& text, Random& random) {
  if (text.empty()) return {};
  const std::size_t from = random.below(text.size());
  if (random.below(2) == 0) return text.substr(from, 1 + random.below(12));
  const std::size_t line = text.rfind('\n', from) + 1;
  return text.substr(line, text.find('\n', line) - line + 1);
}

}  // namespace

std::string mutated(std::string text, const std::vector<std::string>& texts, Random& random) {
  static constexpr std::string_view odd[] = {"0",
                                             "-1",
                                             "99999999999999999999",
                                             " ",
                                             "\n",
                                             "\t",
                                             "#",
                                             "%",
                                             ",",
                                             "/",
                                             ".",
                                             "(",
                                             ")",
                                             "\"",
                                             "\x80",
                                             "\xff",
                                             "a",
                                             "Z",
                                             "_",
                                             std::string_view("\0", 1)};
  for (std::size_t times = 1 + random.below(1 + random.below(4)); times > 0 && !text.empty(); --times) {
    const std::size_t at = random.below(text.size());
    const std::size_t line = text.rfind('\n', at) + 1;
    switch (random.below(8)) {
      case 0:
        text.erase(at, 1 + random.below(random.below(2) ? 3 : 40));
        break;
      case 1:
        text.insert(at, odd[random.below(std::size(odd))]);
        break;
      case 2:
        text.insert(at, piece(text, random));
        break;
      case 3:
        text.insert(line, piece(texts[random.below(texts.size())], random));
        break;
      case 4:
        text.erase(line, text.find('\n', line) - line + 1);
        break;
      case 5:
        std::swap(text[at], text[random.below(text.size())]);
        break;
      case 6:
        text[at] = text[random.below(text.size())];
        break;
      case 7:
        text[at] = static_cast<char>(random.below(256));
        break;
    }
  }
  return text;
}

}  // namespace schlegel::test_support
