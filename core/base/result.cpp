#include "base/result.hpp"

#include "base/words.hpp"

namespace schlegel {

std::string Error::text() const {
  if (line <= 0) return message;
  return say(words::error_at, {{"line", line}, {"column", column}, {"problem", message}});
}

}  // namespace schlegel
