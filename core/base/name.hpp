#pragma once
#include <cstddef>
#include <string>
#include <string_view>

namespace schlegel {

/// In bytes, for names of vertices, tokens, pairs, edges and colours.
inline constexpr std::size_t longest_name = 64;

/// True if the text has no control character of ASCII and none of U+0080 to U+009F.
bool is_printable(std::string_view text);

/// Returns an Error's message if the name breaks the rule for names in any text, which lets them be read again: 1 to
/// longest_name bytes, no spaces, no control characters, no '#'. Empty if it is valid. `what` is "vertex name" or
/// alike.
std::string name_problem(std::string_view name, std::string_view what);

/// The name of a vertex as a person sees it: codes such as a, d3 and r1c1, which are single letters each perhaps
/// followed by a number, in capitals; other names unchanged. Texts and moves keep the name itself.
std::string shown_name(std::string_view name);

/// A name as a person may write it, in small letters, with '_' for each '-' and blank within: for comparing.
std::string folded(std::string_view name);

}  // namespace schlegel
