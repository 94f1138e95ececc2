// Korf's fifteen-puzzle boards: shortest lengths and how many shortest solutions there are.
#include "puzzles/sliding/sliding.hpp"

#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "base/text.hpp"
#include "known_answers/shared_files.hpp"
#include "results.hpp"

using namespace schlegel;

TEST_CASE("known answers: Korf's boards 1 to 50; needs the shared instances" *
          doctest::skip(test_support::lacks_shared({"instances/sliding/korf_01_50.txt"}))) {
  const auto text = test_support::shared_file("instances/sliding/korf_01_50.txt");
  int boards = 0;
  for (std::string_view line : split(text.value(), '\n')) {
    const auto words = split_words(line);
    if (words.size() != 19 || words[0] == "#") continue;
    std::string instance_text = "sliding\ngrid 4x4\ntokens";
    for (std::size_t i = 1; i <= 16; ++i) instance_text += " " + std::string(words[i]);
    const auto instance = must(Sliding::parse(instance_text + "\ntarget gap-first"));
    CAPTURE(words[0]);
    const auto state = Sliding::start(*instance);
    Question question;
    question.verb = Verb::solve;
    Control control;
    const auto solved = must(Sliding::answer(*instance, state, question, control, {}));
    CHECK(std::to_string(solved->moves.size()) == words[17]);
    std::vector<Vertex> moves;
    for (const std::string& move : solved->moves) moves.push_back(instance->graph.find(move));
    CHECK(Sliding::verify(*instance, state, moves));
    ++boards;
    if (boards % 5 != 0) continue;
    question.verb = Verb::count;
    const auto counted = must(Sliding::answer(*instance, state, question, control, {}));
    CHECK(counted->count == words[18]);
  }
  CHECK(boards == 50);
}
