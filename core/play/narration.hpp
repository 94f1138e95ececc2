#pragma once
#include <string>

#include "play/session.hpp"

/// What happens on a board, in sentences for those who do not see it.
namespace schlegel {

inline constexpr int most_narrated = 3;  ///< moves that are told one by one

/// The entry after so many of the timeline: a move of the position in `game`, or a pencil mark.
std::string entry_in_words(const Session& session, const Game& game, int place);
/// What the entries from one place of the timeline to another did, a sentence for each.
std::string narrate(const Session& session, int from, int to);
/// What going back to a place of the timeline undoes; empty if nothing.
std::string step_back_in_words(const Session& session, int to);
/// What is in the hand.
std::string hand_in_words(const Scene& scene, const View& view);

}  // namespace schlegel
