# Writes OUTPUT, a C++ source that defines schlegel::lessons(), from PUZZLE/order.txt in the folder LESSONS, which lists a lesson's id in each
# line, and PUZZLE/ID.txt: its first line is "# Title", and lines "technique ID..." and "uses ID..." name what it teaches.
set(rows "")
set(count 0)
file(GLOB order_files "${LESSONS}/*/order.txt")
list(SORT order_files)
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
    string(REGEX MATCHALL "\n(technique|uses) [a-z0-9_ ]+" lines "${content}")
    if(NOT lines)
      message(FATAL_ERROR "${folder}/${id}.txt must have a line 'technique ID...' or 'uses ID...'")
    endif()
    string(REGEX REPLACE "\n(technique|uses)|;" " " techniques "${lines}")
    separate_arguments(techniques UNIX_COMMAND "${techniques}")
    foreach(technique IN LISTS techniques)
      math(EXPR count "${count} + 1")
      string(APPEND rows "    {\"${puzzle}\", \"${technique}\", \"${id}\", \"${title}\"},\n")
    endforeach()
  endforeach()
endforeach()
file(CONFIGURE OUTPUT "${OUTPUT}" @ONLY CONTENT [[
#include <array>

#include "play/lesson.hpp"

namespace schlegel {

std::span<const Lesson> lessons() {
  static constexpr std::array<Lesson, @count@> all{{
@rows@  }};
  return all;
}

}  // namespace schlegel
]])
