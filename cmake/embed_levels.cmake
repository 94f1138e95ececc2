# Writes OUTPUT, a C++ source that defines schlegel::levels() and retired_levels(), from <folder>/<puzzle>/order.txt and
# retired.txt in each folder of LEVELS, parted by commas, which list a board's id, grade (none: not graded) and
# hardest technique in each line, and its file: first line "# Title", then the instance.
string(REPLACE "," ";" folders "${LEVELS}")
function(collect_levels list rows_name)
  set(order_files "")
  foreach(parent IN LISTS folders)
    file(GLOB found "${parent}/*/${list}")
    list(SORT found)
    list(APPEND order_files ${found})
  endforeach()
  set(rows "")
  foreach(order_file IN LISTS order_files)
    get_filename_component(folder "${order_file}" DIRECTORY)
    get_filename_component(puzzle "${folder}" NAME)
    file(STRINGS "${order_file}" lines)
    foreach(line IN LISTS lines)
      string(REGEX MATCH "^([^ ]+) ?([0-5]?)( [a-z0-9_]+)?$" fits "${line}")
      set(id "${CMAKE_MATCH_1}")
      set(grade "${CMAKE_MATCH_2}")
      if(NOT fits)
        message(FATAL_ERROR "${order_file}: “${line}” is no id, or id, grade from 0 to 5 and technique")
      endif()
      file(READ "${folder}/${id}.txt" content)
      if(NOT content MATCHES "^# ([^\n]+)\n")
        message(FATAL_ERROR "${folder}/${id}.txt must begin with a line '# Title'")
      endif()
      set(title "${CMAKE_MATCH_1}")
      string(REGEX REPLACE "^# [^\n]+\n" "" text "${content}")
      string(APPEND rows "    {\"${puzzle}\", \"${id}\", \"${title}\", R\"level(${text})level\", ${grade}},\n")
    endforeach()
  endforeach()
  set(${rows_name} "${rows}" PARENT_SCOPE)
endfunction()
collect_levels(order.txt rows)
collect_levels(retired.txt retired)
file(CONFIGURE OUTPUT "${OUTPUT}" @ONLY CONTENT [[
#include <array>

#include "play/game.hpp"

namespace schlegel {

std::span<const Level> levels() {
  static constexpr auto all = std::to_array<Level>({
@rows@  });
  return all;
}

std::span<const Level> retired_levels() {
  static constexpr auto all = std::to_array<Level>({
@retired@  });
  return all;
}

}  // namespace schlegel
]])
