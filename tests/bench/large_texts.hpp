#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace schlegel::bench {

/// A text as long as a board may be, made to be dear to read.
struct LargeText {
  const char* puzzle;
  const char* name;
  std::string_view head, unit, tail = {};  ///< each '@' in the unit is the number of its turn, from 1

  std::string text(std::size_t bytes) const;
};

/// All of one token, deep nesting, one long line, millions of small statements, duplicates, many vertices: for every
/// format that is read.
std::vector<LargeText> large_texts();

}  // namespace schlegel::bench
