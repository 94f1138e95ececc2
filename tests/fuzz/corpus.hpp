#pragma once
#include <string>
#include <vector>

namespace schlegel::test_support {

/// The shipped boards as they are, written by us, and in every format that holds them; none longer than that.
std::vector<std::string> corpus(std::size_t longest);

}  // namespace schlegel::test_support
