#pragma once
#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

namespace schlegel::web {

/// How page, history and storage name a board: puzzle, tab, id.
inline std::string key_of(std::string_view puzzle, std::string_view board) {
  return std::string(puzzle) + '\t' + std::string(board);
}

/// A key's puzzle and board.
inline std::pair<std::string_view, std::string_view> parts_of(std::string_view key) {
  const std::size_t tab = std::min(key.find('\t'), key.size());
  return {key.substr(0, tab), key.substr(std::min(tab + 1, key.size()))};
}

}  // namespace schlegel::web
