#pragma once
#include <span>
#include <string_view>
#include <vector>

#include "edit/sheet.hpp"

namespace schlegel {

/// True if there is a setting of this kind about exactly these vertices: in this order, for lines, pairs and triples
/// also in reverse, for faces in any rotation.
bool has_setting(const Sheet& sheet, const SettingKind& kind, std::span<const int> dots);
/// As SheetEditor::set. A setting that does not fit its kind changes nothing.
void toggle_setting(Sheet& sheet, const SettingKind& kind, const std::vector<int>& dots, std::string_view word);
/// Removes settings about missing lines; a path ends at the first missing one.
void drop_broken_settings(Sheet& sheet, std::span<const SettingKind> kinds);
/// Returns the sheet without the vertices that are marked by number.
Sheet without(const Sheet& sheet, const std::vector<char>& gone, std::span<const SettingKind> kinds);
/// Adds the setting about the copies of its vertices, if all have one (else -1) and nothing contradicts it.
void copy_setting(Sheet& sheet, const Setting& setting, std::span<const int> copy_of,
                  std::span<const SettingKind> kinds);

}  // namespace schlegel
