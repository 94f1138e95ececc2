#pragma once
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "play/question.hpp"
#include "project_root.hpp"

namespace schlegel::test_support {

struct LibraryBoard {
  std::string title, text;
  int grade = 0;
  std::string technique;  ///< the hardest; "-": none
};

/// assets/library/PUZZLE.txt, as web/app/library.cpp reads it.
inline std::vector<LibraryBoard> library_of(std::string_view puzzle) {
  std::ifstream file(std::string(project_root) + "/assets/library/" + std::string(puzzle) + ".txt");
  std::vector<LibraryBoard> boards;
  for (std::string line; std::getline(file, line);)
    if (line.starts_with("%% ")) {
      const std::size_t blank = line.find(' ', 5);
      boards.push_back({line.substr(blank + 1), "", line[3] - '0', line.substr(5, blank - 5)});
    } else if (!line.starts_with('#') || !boards.back().text.empty())
      boards.back().text += line + "\n";
  return boards;
}

/// The hardest technique of the built-in boards, by their ids, out of assets/levels/PUZZLE/order.txt; "": none.
inline std::map<std::string, std::string, std::less<>> hardest_of_levels(std::string_view puzzle) {
  std::ifstream file(std::string(project_root) + "/assets/levels/" + std::string(puzzle) + "/order.txt");
  std::map<std::string, std::string, std::less<>> hardest;
  for (std::string line; std::getline(file, line);) {
    std::istringstream words(line);
    std::string id, grade, technique;
    words >> id >> grade >> technique;
    hardest.emplace(id, technique);
  }
  return hardest;
}

/// The reply to an explanation has this grade and this hardest technique; "" or "-": none.
inline void check_difficulty(const Reply& reply, int grade, std::string_view technique) {
  CHECK(grade > 0);
  CHECK(reply.grade == grade);
  std::string hardest = "-";
  for (const Figure& figure : reply.figures)
    if (figure.id == "hardest_technique" && figure.about.size() > 1) hardest = figure.about[1];
  CHECK(hardest == (technique.empty() ? "-" : technique));
}

}  // namespace schlegel::test_support
