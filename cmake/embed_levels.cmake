# Writes OUTPUT, a C++ source that defines schlegel::levels(), from LEVELS/<puzzle>/order.txt and the files it lists:
# first line "# Title", then the instance.
file(GLOB order_files "${LEVELS}/*/order.txt")
list(SORT order_files)
set(rows "")
foreach(order_file IN LISTS order_files)
  get_filename_component(folder "${order_file}" DIRECTORY)
  get_filename_component(puzzle "${folder}" NAME)
  file(STRINGS "${order_file}" ids)
  foreach(id IN LISTS ids)
    file(READ "${folder}/${id}.txt" content)
    if(NOT content MATCHES "^# ([^\n]+)\n")
      message(FATAL_ERROR "${folder}/${id}.txt must begin with a line '# Title'")
    endif()
    set(title "${CMAKE_MATCH_1}")
    string(REGEX REPLACE "^# [^\n]+\n" "" text "${content}")
    string(APPEND rows "    {\"${puzzle}\", \"${id}\", \"${title}\", R\"level(${text})level\"},\n")
  endforeach()
endforeach()
file(CONFIGURE OUTPUT "${OUTPUT}" @ONLY CONTENT [[
#include <array>

#include "play/game.hpp"

namespace schlegel {

std::span<const Level> levels() {
  static constexpr auto all = std::to_array<Level>({
@rows@  });
  return all;
}

}  // namespace schlegel
]])
