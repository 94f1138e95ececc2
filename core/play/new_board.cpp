#include "play/new_board.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "play/words.hpp"

namespace schlegel {
namespace {

bool names_ground(std::string_view option) {
  return option == "graph" || option == "grid" || option == "board" || option == "shape";
}

/// Whether these are the options, but for what is asked for on every base.
bool are(const Options& options, std::string_view of_ground) {
  const auto words = split_words(of_ground);
  std::size_t others = 0;
  for (const auto& [name, value] : options.all()) {
    if (name == "seed" || name == "count" || name == "grade" || name == "technique") continue;
    std::string word = name;
    if (!value.empty()) word.append("=").append(value);
    if (std::find(words.begin(), words.end(), word) == words.end()) return false;
    ++others;
  }
  return others == words.size();
}

bool name_ground(const Options& options) {
  return std::any_of(options.all().begin(), options.all().end(),
                     [](const auto& option) { return names_ground(option.first); });
}

}  // namespace

Question question_for_new_board(const Game& game, std::string_view options, std::uint64_t seed) {
  Question question{std::string(game.puzzle()), game.write_instance(), {}, Verb::generate, {}};
  bool elsewhere = false;
  for (const std::string_view word : split_words(options)) {
    const std::size_t sign = std::min(word.find('='), word.size());
    const std::string_view name = word.substr(0, sign);
    elsewhere = elsewhere || names_ground(name);
    const std::string_view value = word.substr(std::min(sign + 1, word.size()));
    if (const Level* const level = name == "level" ? find_level(game.puzzle(), value) : nullptr)
      question.instance = level->text;
    else
      question.options.set(std::string(name), std::string(value));
  }
  if (elsewhere)
    if (const auto base = game_from_options(game.puzzle(), question.options))
      question.instance = (*base)->write_instance();
  question.options.set("seed", std::to_string(seed));
  return question;
}

Question question_for_day(const PuzzleInfo& puzzle, std::int64_t day) {
  constexpr std::int64_t first_monday = 4, week = 7;  // 1970-01-05
  const std::int64_t weekday = ((day - first_monday) % week + week) % week;
  const auto base = game_from_options(puzzle.id, {});
  return question_for_new_board(**base, puzzle.days[static_cast<std::size_t>(weekday)],
                                static_cast<std::uint64_t>(std::max<std::int64_t>(day, 0)));
}

std::string_view grades_that_come(const PuzzleInfo& puzzle, const Options& options, bool on_first_board) {
  if (!on_first_board && !name_ground(options)) return {};
  for (const BaseBoard& base : puzzle.base_boards)
    if (are(options, base.options)) return base.grades;
  return {};
}

std::string_view title_of_base(const PuzzleInfo& puzzle, const Options& options) {
  if (!name_ground(options)) return {};
  for (const BaseBoard& base : puzzle.base_boards)
    if (are(options, base.options)) return base.title;
  return {};
}

}  // namespace schlegel
