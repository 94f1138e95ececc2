#pragma once
#include <string>
#include <vector>

namespace schlegel::test_support {

/// The built-in boards as they are, in Schlegel format, and in every format that can hold them; none longer than this.
std::vector<std::string> corpus(std::size_t longest);

}  // namespace schlegel::test_support
