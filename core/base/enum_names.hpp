#pragma once
#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

/// Enums whose values, from 0 on, have names in texts: beside each is a `constexpr auto names_of(Enum)` that returns
/// the names as a std::array of std::string_view, and is found by argument-dependent lookup.
namespace schlegel {

template <class Enum>
constexpr std::string_view enum_name(Enum value) {
  return names_of(value)[static_cast<std::size_t>(value)];
}

template <class Enum>
std::optional<Enum> enum_value(std::string_view name) {
  constexpr auto names = names_of(Enum{});
  const auto found = std::find(names.begin(), names.end(), name);
  if (found == names.end()) return std::nullopt;
  return static_cast<Enum>(found - names.begin());
}

}  // namespace schlegel
