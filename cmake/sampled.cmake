# schlegel_sampled(FILES): where SCHLEGEL_SAMPLED names puzzles, takes from the list FILES what is in the folders of other puzzles.
function(schlegel_sampled files)
  foreach(file IN LISTS ${files})
    if(SCHLEGEL_SAMPLED AND file MATCHES "/core/puzzles/([a-z_]+)/" AND NOT CMAKE_MATCH_1 IN_LIST SCHLEGEL_SAMPLED)
      list(REMOVE_ITEM ${files} "${file}")
    endif()
  endforeach()
  set(${files} "${${files}}" PARENT_SCOPE)
endfunction()
