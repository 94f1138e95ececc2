#include "graph/families/naming.hpp"

namespace schlegel {

std::vector<std::string> letter_names(int count) {
  if (count > 26) return number_names(count, 1);
  std::vector<std::string> names;
  for (int i = 0; i < count; ++i) names.emplace_back(1, static_cast<char>('a' + i));
  return names;
}

std::vector<std::string> number_names(int count, int first) {
  std::vector<std::string> names;
  names.reserve(static_cast<std::size_t>(count));
  for (int i = 0; i < count; ++i) names.push_back(std::to_string(first + i));
  return names;
}

}  // namespace schlegel
