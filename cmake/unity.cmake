# schlegel_unity(TARGET [ALWAYS]): where SCHLEGEL_UNITY is on, or always, compiles the target's C++ files some at a time, as one: what they include is
# read once for all of them, which is half the time of a build of everything. The files of a unit are of one folder of core/ or
# core/puzzles/ or of one of the others, so what is in a file's unnamed namespace has a name of its own in that folder.
set(unity_size 12)
# What nearly every unit includes is read once for a target of several. A compiler cache would serve none of these units: where there is one, it does better.
# No header of the list may bring <iomanip>, whose std::quoted would be found beside our own: <chrono> does, from GCC 13 on.
set(unity_headers <algorithm> <array> <cmath> <cstdint> <functional> <map> <memory> <optional> <set> <span> <string> <unordered_map> <utility> <variant> <vector>)

function(schlegel_unity target)
  if(NOT (SCHLEGEL_UNITY OR ("ALWAYS" IN_LIST ARGN)))
    return()
  endif()
  get_target_property(sources ${target} SOURCES)
  list(SORT sources)
  foreach(source IN LISTS sources)
    if(IS_ABSOLUTE "${source}")
      file(RELATIVE_PATH source_path "${PROJECT_SOURCE_DIR}" "${source}")
    else()
      get_target_property(folder ${target} SOURCE_DIR)
      file(RELATIVE_PATH source_path "${PROJECT_SOURCE_DIR}" "${folder}/${source}")
    endif()
    get_property(grouped SOURCE "${source}" TARGET_DIRECTORY ${target} PROPERTY UNITY_GROUP SET)
    if(grouped) # by another target of this folder, whose units it shares
      continue()
    endif()
    string(REGEX MATCH "^[a-z]+(/[a-z_]+(/[a-z_]+)?)?/" area "${source_path}")
    string(MAKE_C_IDENTIFIER "in_${area}" area)
    math(EXPR ${area} "0${${area}} + 1")
    math(EXPR unit "${${area}} / ${unity_size}")
    set_property(SOURCE "${source}" TARGET_DIRECTORY ${target} PROPERTY UNITY_GROUP "${area}${unit}")
  endforeach()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
  list(LENGTH sources number)
  if(SCHLEGEL_UNITY AND NOT CCACHE AND NOT "ALWAYS" IN_LIST ARGN AND number GREATER "${unity_size}")
    target_precompile_headers(${target} PRIVATE ${unity_headers})
  endif()
endfunction()
