#pragma once
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include "project_root.hpp"

namespace schlegel::test_support {

struct LibraryBoard {
  std::string title, text;
  int grade = 0;
};

/// assets/library/PUZZLE.txt, as web/app/library.cpp reads it.
inline std::vector<LibraryBoard> library_of(std::string_view puzzle) {
  std::ifstream file(std::string(project_root) + "/assets/library/" + std::string(puzzle) + ".txt");
  std::vector<LibraryBoard> boards;
  for (std::string line; std::getline(file, line);)
    if (line.starts_with("%% "))
      boards.push_back({line.substr(5), "", line[3] - '0'});
    else if (!line.starts_with('#') || !boards.back().text.empty())
      boards.back().text += line + "\n";
  return boards;
}

}  // namespace schlegel::test_support
