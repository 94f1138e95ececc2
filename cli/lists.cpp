#include "lists.hpp"

#include <algorithm>
#include <cstdio>

#include "messages.hpp"
#include "output.hpp"
#include "play/techniques.hpp"
#include "words.hpp"

namespace schlegel {
namespace {

/// True if the board's explanation is an example of the technique.
Result<bool> is_example(const Level& level, std::string_view technique, std::span<const Technique> techniques) {
  Control control;
  const auto reply = ask({std::string(level.puzzle), std::string(level.text), {}, Verb::explain, {}}, control, {});
  if (!reply) return reply.error();
  const auto shown = shown_by(*reply->explanation, techniques, find_puzzle(level.puzzle)->ladder);
  return std::find(shown.begin(), shown.end(), technique) != shown.end();
}

}  // namespace

int list_boards(const Command& command) {
  std::vector<Technique> techniques;
  std::string_view wanted;
  if (command.options.has("technique")) {
    if (command.puzzle.empty()) return fail(say(cli::words::technique_without_puzzle, {{"puzzles", puzzle_ids()}}));
    auto known = techniques_of(command.puzzle);
    if (!known) return fail(known.error().text());
    const auto technique = find_technique(*known, command.options.get("technique"));
    if (!technique) return fail(technique.error().text());
    techniques = std::move(known).value();
    wanted = technique->id;
  }
  bool any = false;
  for (const Level& level : levels()) {
    if ((!command.puzzle.empty() && level.puzzle != command.puzzle) || !find_puzzle(level.puzzle)) continue;
    if (!wanted.empty()) {
      const auto example = is_example(level, wanted, techniques);
      if (!example) return fail(example.error().text());
      if (!*example) continue;
    }
    std::printf("%s\t%s\t%s\n", std::string(level.puzzle).c_str(), std::string(level.id).c_str(),
                say(Sentence{level.title}).c_str());
    std::fflush(stdout);
    any = true;
  }
  if (any) return exit_found;
  std::fprintf(stderr, "%s\n", say(cli::words::no_board_needs).c_str());
  return exit_none;
}

int list_techniques(const Command& command) {
  cli::TechniqueList list;
  for (const PuzzleInfo& puzzle : puzzles()) {
    if (!command.puzzle.empty() && puzzle.id != command.puzzle) continue;
    const auto techniques = techniques_of(puzzle.id);
    if (!techniques && !command.puzzle.empty()) return fail(techniques.error().text());
    for (const Technique& one : techniques ? *techniques : std::vector<Technique>())
      list.techniques.push_back({std::string(puzzle.id), std::string(one.id), say(one.name), one.grade});
  }
  if (command.json) {
    print_json(write_json(list));
    return exit_found;
  }
  for (const auto& [puzzle, id, name, grade] : list.techniques)
    std::printf("%s\t%s\t%s\t%s\n", puzzle.c_str(), id.c_str(), name.c_str(), grade_name(grade).c_str());
  return exit_found;
}

}  // namespace schlegel
