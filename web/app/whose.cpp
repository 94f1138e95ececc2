#include "web/app/whose.hpp"

#include "base/text.hpp"

namespace schlegel::web {
namespace {

/// "moves 9 to 20", "move 4 and moves 9 to 20", "12 moves from 4 to 30" where there are too many to list.
std::string listed(const std::vector<Timeline::Run>& runs) {
  constexpr std::size_t most = 3;
  if (runs.size() > most) {
    int count = 0;
    for (const Timeline::Run& run : runs) count += run.last - run.first + 1;
    return std::to_string(count) + " moves from " + std::to_string(runs.front().first) + " to " +
           std::to_string(runs.back().last);
  }
  std::string text;
  for (std::size_t i = 0; i < runs.size(); ++i) {
    const auto [first, last] = runs[i];
    if (i > 0) text += i + 1 < runs.size() ? ", " : " and ";
    text += first == last ? "move " + std::to_string(first)
                          : "moves " + std::to_string(first) + " to " + std::to_string(last);
  }
  return text;
}

std::string with_capital(std::string text) {
  if (!text.empty()) text[0] = to_upper(text[0]);
  return text;
}

}  // namespace

std::string name_of_shown(const PuzzleInfo& puzzle, const Timeline::Shown& shown) {
  const std::string one(puzzle.solution), many(puzzle.solutions);
  const std::string from = shown.from > 0 ? " from move " + grouped(std::to_string(shown.from)) : "";
  if (shown.count == "1") return "The only " + one + from;
  const std::string all = shown.count.empty() ? "" : " of " + grouped(shown.count);
  if (!shown.number.empty()) return with_capital(one) + " " + grouped(shown.number) + all + from;
  if (!shown.count.empty()) return "A random one" + all + " " + many + from;
  return std::string(one.find_first_of("aeiou") == 0 ? "An " : "A ") + one + from;
}

std::string finished_by_computer(const PuzzleInfo& puzzle, const Timeline& line) {
  const auto runs = line.computer_runs(line.at);
  if (runs.empty()) return {};
  if (line.shown) return name_of_shown(puzzle, *line.shown) + ", shown by the computer";
  return "Complete. " + with_capital(listed(runs)) +
         (runs.size() == 1 && runs[0].first == runs[0].last ? " is" : " are") + " the computer’s.";
}

std::string computer_moves(const Timeline& line) {
  const auto runs = line.computer_runs();
  return runs.empty() ? "" : listed(runs) + " by the computer";
}

std::string way_back(const Session& session) {
  if (!session.aside()) return {};
  return session.aside()->computer_runs().empty() ? "Back to my game" : "Back to the branch";
}

}  // namespace schlegel::web
