#pragma once
#include <cstddef>
#include <string>
#include <string_view>

namespace schlegel {

/// In bytes; of the names of vertices, tokens, pairs, edges and colours.
inline constexpr std::size_t longest_name = 64;

/// Whether the text has no control character: none of ASCII, none of U+0080 to U+009F.
bool is_printable(std::string_view text);

/// The one rule for names in any text that is read, so that what is written of them can be read again: 1 to
/// longest_name bytes, no blanks, no control characters, no '#'. What is wrong, as an Error's message; empty when
/// nothing is. `what` says what is named: "vertex name".
std::string name_problem(std::string_view name, std::string_view what);

/// How a place's name is shown to a person. A code, letters that stand apart and perhaps numbers behind them (a, d3,
/// r1c1), is shown in capitals, any other name as it is written. Texts and moves keep the name itself.
std::string shown_name(std::string_view name);

}  // namespace schlegel
