#pragma once
#include <span>
#include <string_view>
#include <vector>

#include "edit/sheet.hpp"

namespace schlegel {

/// The setting of that kind about exactly these vertices is there (about its own order or, of lines, pairs and triples,
/// the reverse one; of a face, any turn of it).
bool has_setting(const Sheet& sheet, const SettingKind& kind, std::span<const int> dots);
/// Makes it or takes it away, see SheetEditor::set. What does not fit the kind changes nothing.
void toggle_setting(Sheet& sheet, const SettingKind& kind, const std::vector<int>& dots, std::string_view word);
/// Takes away settings about lines that are gone; a path ends before the gap.
void drop_broken_settings(Sheet& sheet, std::span<const SettingKind> kinds);
/// The sheet without these vertices, which are marked by number.
Sheet without(const Sheet& sheet, const std::vector<char>& gone, std::span<const SettingKind> kinds);
/// Adds the setting about the copies of its vertices where all have one (else -1) and it would not clash.
void copy_setting(Sheet& sheet, const Setting& setting, std::span<const int> copy_of,
                  std::span<const SettingKind> kinds);

}  // namespace schlegel
