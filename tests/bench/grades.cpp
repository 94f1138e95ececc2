// Prints each base with the grades that come on it: which PuzzleInfo::base_boards holds. A grade comes when
// four of five seeds give a board of it within the work of a request; 0: boards come, and none with a grade. The
// last column is what a request took at most. Arguments: the puzzles, or none for all.
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <string>

#include "play/explanation.hpp"
#include "play/new_board.hpp"

using namespace schlegel;

int main(int argc, char** argv) {
  constexpr std::uint64_t seeds = 5;
  constexpr int most_failures = 1;
  for (const PuzzleInfo& puzzle : puzzles()) {
    if (argc > 1 && std::find(argv + 1, argv + argc, puzzle.id) == argv + argc) continue;
    const auto first = game_from_options(puzzle.id, {});
    for (const BaseBoard& base : puzzle.base_boards) {
      std::string grades;
      double longest = 0;
      const auto comes = [&](int grade) {
        int failures = 0;
        for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
          Question question = question_for_new_board(**first, base.options, seed);
          if (grade > 0) question.options.set("grade", std::to_string(grade));
          question.options.set("measured", "");  // an option of no base board, so that nothing is known of it
          Control control;
          const std::clock_t from = std::clock();
          const auto reply = ask(question, control, {});
          longest = std::max(longest, 1000.0 * static_cast<double>(std::clock() - from) / CLOCKS_PER_SEC);
          if (!reply || reply->kind != Reply::Kind::found) ++failures;
          if (failures > most_failures) return false;
        }
        return true;
      };
      for (int grade = 1; grade <= number_of_grades; ++grade)
        if (comes(grade)) grades += std::to_string(grade);
      if (grades.empty() && comes(0)) grades.push_back('0');
      std::printf("%-10s  %-32s  %-5s  %6.0f ms\n", std::string(puzzle.id).c_str(), std::string(base.options).c_str(),
                  grades.c_str(), longest);
      std::fflush(stdout);
    }
  }
}
