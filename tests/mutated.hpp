#pragma once
#include <string>
#include <vector>

#include "base/random.hpp"

namespace schlegel::test_support {

/// The text after a few edits: bytes and lines changed, left out, or put in, some of them from one of `texts`.
std::string mutated(std::string text, const std::vector<std::string>& texts, Random& random);

}  // namespace schlegel::test_support
