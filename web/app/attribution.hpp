#pragma once
#include <string>

#include "play/session.hpp"

namespace schlegel::web {

/// Which solution is shown: "Tour 17 of 30", "Tour 1 of 2 from move 5", "Tour".
std::string name_of_shown(const PuzzleInfo& puzzle, const Timeline::Shown& shown);
/// Of a finished board of which the computer has played something: "Solved. The computer played moves 4–6." Empty when
/// all of it is the person's.
std::string finished_by_computer(const Timeline& line);
/// "moves 9 to 20 by the computer", empty when there are none.
std::string computer_moves(const Timeline& line);
/// What leads back to the game that is set aside; empty when there is none.
std::string way_back(const Session& session);

}  // namespace schlegel::web
