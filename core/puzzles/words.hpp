#pragma once
#include "base/say.hpp"

/// Sentences about generating boards.
namespace schlegel::words {

/// {grades} is a list: "7 Beginner and 53 Easy".
inline constexpr Sentence phase_generating_saw{"generating ({grades} so far)"};
/// {grades} is a list, of none, one or more: "Beginner and Easy".
inline constexpr Sentence grade_unavailable{
    "boards generated here {count, select, 0 {have no difficulty, so request any} 1 {are {grades} and hardly ever "
    "{requested}; request that difficulty} other {are {grades} and hardly ever {requested}; request one of these "
    "difficulties}}, or choose another base board"};
/// {options} are those of the command line that limit the request, or "none". Follows "unknown:".
inline constexpr Sentence no_board_generated{
    "{tries, plural, one {# attempt} other {# attempts}} gave no board{options, select, none {} other { with "
    "{options}}}; request less, or choose another base board"};

// Boards for a technique.
inline constexpr Sentence generated_for_technique{"It needs the technique “{technique}” and none harder."};
inline constexpr Sentence generated_with_technique{"Its explanation uses the technique “{technique}”."};
inline constexpr Sentence technique_of_proofs{
    "{technique} only proves that there is no solution, and every board generated here has one; request another "
    "technique"};
/// {others} is a list of puzzles.
inline constexpr Sentence no_techniques{"{puzzle} has no list of techniques; {others} have one"};
/// {others} is a list of {count} techniques, at most three, that came instead. Follows "unknown:".
inline constexpr Sentence other_techniques_came{
    "none of {boards, plural, one {# board} other {# boards}} {ladder, select, yes {needs {technique} as its hardest "
    "technique} other {is explained by {technique}}}; {count, select, 0 {} other {request {others}, or }}try another "
    "seed or base board"};

}  // namespace schlegel::words
