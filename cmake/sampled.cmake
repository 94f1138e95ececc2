# SCHLEGEL_SAMPLED: the puzzles whose code is tested under the sanitizers, and whose tests run as WebAssembly. Of the test files half run as
# WebAssembly then: those of which SCHLEGEL_SAMPLED_HALF, 0 or 1, is the parity of a hash of the path. Without both, all.

# schlegel_sampled(FILES): takes from the list FILES what is in the folders of puzzles that are not sampled, and the tests of the other half.
function(schlegel_sampled files)
  foreach(file IN LISTS ${files})
    set(half "${SCHLEGEL_SAMPLED_HALF}")
    if(file MATCHES "\\.test\\.cpp$")
      file(RELATIVE_PATH path "${PROJECT_SOURCE_DIR}" "${file}")
      string(MD5 hash "${path}")
      string(SUBSTRING "${hash}" 0 1 digit)
      math(EXPR half "0x${digit} % 2")
    endif()
    if((SCHLEGEL_SAMPLED AND file MATCHES "/core/puzzles/([a-z_]+)/" AND NOT CMAKE_MATCH_1 IN_LIST SCHLEGEL_SAMPLED)
        OR NOT SCHLEGEL_SAMPLED_HALF MATCHES "^${half}?$")
      list(REMOVE_ITEM ${files} "${file}")
    endif()
  endforeach()
  set(${files} "${${files}}" PARENT_SCOPE)
endfunction()
