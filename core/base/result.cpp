#include "base/result.hpp"

#include <cstdio>
#include <cstdlib>

#include "base/words.hpp"

namespace schlegel {

std::string Error::text() const {
  if (line <= 0) return message;
  return say(words::error_at, {{"line", line}, {"column", column}, {"problem", message}});
}

void stop_at(const Error& error) {
  std::fputs((error.text() + "\n").c_str(), stderr);
  std::abort();
}

}  // namespace schlegel
