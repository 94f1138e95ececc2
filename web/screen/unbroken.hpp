#pragma once
#include <string>

#include "base/text.hpp"

namespace schlegel::web {

/// A board's title, without a place for a line break in "5 by 5" and "no. 7".
inline std::string unbroken(std::string title) {
  const auto join = [&title](std::string_view words, auto&& fits) {
    for (std::size_t at = title.find(words); at != std::string::npos; at = title.find(words, at + 1)) {
      if (!fits(at)) continue;
      for (std::size_t i = at + words.size(); i-- > at;)
        if (title[i] == ' ') title.replace(i, 1, "\xc2\xa0");
    }
  };
  const auto digit_at = [&title](std::size_t at) { return at < title.size() && is_digit(title[at]); };
  join(" by ", [&](std::size_t at) { return at > 0 && digit_at(at - 1) && digit_at(at + 4); });
  join("no. ", [&](std::size_t at) { return digit_at(at + 4); });
  return title;
}

}  // namespace schlegel::web
