#include "web/app/attribution.hpp"

#include "base/text.hpp"
#include "web/app/answer.hpp"
#include "web/words.hpp"

namespace schlegel::web {
namespace {

std::string run_text(const Timeline::Run& run) {
  if (run.first == run.last) return say(words::one_move, {{"number", run.first}});
  return say(words::run_of_moves, {{"first", run.first}, {"last", run.last}});
}

/// "moves 9–20", "move 4 and moves 9–20", "12 moves from 4 to 30" if there are too many to list.
std::string listed(const std::vector<Timeline::Run>& runs) {
  constexpr std::size_t most = 3;
  if (runs.size() > most) {
    int count = 0;
    for (const Timeline::Run& run : runs) count += run.last - run.first + 1;
    return say(words::many_runs, {{"count", count}, {"first", runs.front().first}, {"last", runs.back().last}});
  }
  std::vector<std::string> texts;
  for (const Timeline::Run& run : runs) texts.push_back(run_text(run));
  return say_all(texts);
}

}  // namespace

std::string name_of_shown(const PuzzleInfo& puzzle, const Timeline::Shown& shown) {
  const std::string& count = shown.count;
  if (count == "1") return say(words::shown_only, {{"solution", say(Sentence{puzzle.solution})}, {"from", shown.from}});
  if (!shown.number.empty())
    return say(words::shown_number, {{"Solution", capitalised(say(Sentence{puzzle.solution}))},
                                     {"number", shown.number},
                                     {"count", count.empty() ? "unknown" : count},
                                     {"from", shown.from}});
  if (!count.empty())
    return say(words::shown_random,
               {{"count", count}, {"solutions", say(Sentence{puzzle.solutions})}, {"from", shown.from}});
  return say(words::shown_some, {{"Solution", capitalised(say(Sentence{puzzle.solution}))}, {"from", shown.from}});
}

std::string finished_by_computer(const Timeline& line) {
  const auto runs = line.computer_runs(line.at);
  if (runs.empty()) return {};
  return say(words::solved_with_computer, {{"moves", listed(runs)}});
}

std::string computer_moves(const Timeline& line) {
  const auto runs = line.computer_runs();
  return runs.empty() ? "" : say(words::by_computer, {{"moves", listed(runs)}});
}

std::string way_back(const Session& session) {
  if (!session.aside()) return {};
  return say(session.aside()->computer_runs().empty() ? words::back_to_game : words::back_to_branch);
}

}  // namespace schlegel::web
