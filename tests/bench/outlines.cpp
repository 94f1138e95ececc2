// Prints how many rows the outlines of explanations have, and how many steps they fold: the medians by puzzle and
// difficulty. Arguments: files with a board each, all of the puzzle named first; none: the built-in boards.
#include <algorithm>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "play/game.hpp"
#include "play/question.hpp"

using namespace schlegel;

namespace {

struct Counts {
  std::vector<std::size_t> rows, steps;
};

std::size_t median(std::vector<std::size_t>& counts) {
  std::sort(counts.begin(), counts.end());
  return counts[counts.size() / 2];
}

}  // namespace

int main(int argc, char** argv) {
  std::map<std::pair<std::string, std::string>, Counts> counts;  // by puzzle and difficulty
  const auto add = [&](const std::string& puzzle, std::string board) {
    Control control;
    const auto reply = ask({puzzle, std::move(board), {}, Verb::explain, {}}, control, {});
    if (!reply || !reply->explanation || reply->explanation->steps.empty()) return;
    const Explanation& explanation = *reply->explanation;
    const bool whole = explanation.end == Explanation::End::solved || explanation.end == Explanation::End::none;
    Counts& here =
        counts[{puzzle, whole ? std::to_string(reply->grade) + " " + grade_name(reply->grade) : "not whole"}];
    here.rows.push_back(explanation.outline.empty() ? explanation.steps.size() : explanation.outline.size());
    here.steps.push_back(explanation.steps.size());
  };
  for (int i = 2; i < argc; ++i) {
    std::ifstream file(argv[i]);
    add(argv[1], {std::istreambuf_iterator<char>(file), {}});
  }
  for (const Level& level : levels())
    if (argc < 3) add(std::string(level.puzzle), std::string(level.text));
  std::printf("%-10s  %-12s  %6s  %4s  %5s\n", "puzzle", "difficulty", "boards", "rows", "steps");
  for (auto& [of, here] : counts)
    std::printf("%-10s  %-12s  %6zu  %4zu  %5zu\n", of.first.c_str(), of.second.c_str(), here.rows.size(),
                median(here.rows), median(here.steps));
}
