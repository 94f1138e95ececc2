#pragma once
#include <string>
#include <string_view>

namespace schlegel::testing {

/// Gives the text to every puzzle's reader. What a reader takes must come back unchanged after writing, reading and
/// writing again, in our own format; the formats of other programs must be written or refused. Empty, or what failed.
std::string round_trip_failure(std::string_view text);

}  // namespace schlegel::testing
