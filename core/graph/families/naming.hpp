#pragma once
#include <string>
#include <vector>

namespace schlegel {

/// a, b, c ... for up to 26 vertices, else 1, 2, 3 ...
std::vector<std::string> letter_names(int count);
/// first, first + 1, ...
std::vector<std::string> number_names(int count, int first);

}  // namespace schlegel
