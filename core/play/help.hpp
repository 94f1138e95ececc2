#pragma once
#include <array>
#include <string_view>

#include "base/enum_names.hpp"

namespace schlegel {

/// What the computer offers on a board. A link may limit it.
enum class Help { all, hints, none };
constexpr auto names_of(Help) { return std::array<std::string_view, 3>{"all", "hints", "none"}; }

}  // namespace schlegel
