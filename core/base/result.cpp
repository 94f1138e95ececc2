#include "base/result.hpp"

namespace schlegel {

std::string Error::text() const {
  if (line <= 0) return message;
  return "line " + std::to_string(line) + ", column " + std::to_string(column) + ": " + message;
}

}  // namespace schlegel
