#pragma once
#include <string>
#include <string_view>

#include "base/count.hpp"
#include "play/question.hpp"

namespace schlegel {

/// Option "index" of Verb::nth, from 0. `what` names what is numbered, for the error: "tour".
Result<Count> index_in(const Options& options, std::string_view what);

/// What is said when there are solutions but fewer than the one asked for. People count from 1: "There are only
/// 6 tours; --nth takes 1 to 6." Takes count > 0 and both forms of the word.
Reply beyond_last(const Count& count, std::string_view one, std::string_view many);

}  // namespace schlegel
