# cmake -DSITE=folder -DSOURCES=... -DFILES=... -DFIRST_BOARDS=... -DBOARD_IDS=... -DTECHNIQUES=... -DHEAD=... -DBAR=... -DNODE=... -DTERSER=... -P site.cmake: assembles the site.
# FILES are copied.
# In SOURCES, which are text, these words are replaced first:
#   @APP_BYTES@, @SOLVER_BYTES@  raw sizes of the two wasm files, for the loading bar
#   @SITE_FILES@                 the names of all files, with blanks between
#   @LIBRARIES@                  the puzzles that have a file assets/library/PUZZLE.txt, with blanks between
#   @PUZZLES@                    the ids of all puzzles, with blanks between
#   @FIRST_BOARDS@               a line for each first.txt in FIRST_BOARDS: the puzzle, the file's lines, the board's difficulty, the board after it
#                                in order.txt and its picture in a sentence, with tabs between
#   @BOARD_IDS@, @TECHNIQUES@    the ids of all boards, and which technique they need most, see board_ids.mjs
#   @PAGE_FILES@                 of each page of assets/pages.js its name, its module with all that this imports, and its styles, with blanks
#                                between, the same of page.js with no name; and semicolons between the pages
#   @NUMBER_OF_PUZZLES@          in words, with a capital
#   @TABS@                       links to the puzzles for the bar, of the same, with a picture where FILES have first-PUZZLE.svg
#   @HEAD@, @BAR@                assets/head.html and bar.html: how the head of every page begins, and its bar
#   @SITE_VERSION@               a hash of all contents
# The script ahead.js is put into index.html.
# Lines that name a PNG file which is not among FILES, as one that could not be made, are left out.
cmake_minimum_required(VERSION 3.25)
file(REMOVE_RECURSE "${SITE}")
file(MAKE_DIRECTORY "${SITE}")

foreach(path ${FILES})
  get_filename_component(name "${path}" NAME)
  list(APPEND names "${name}")
  file(COPY "${path}" DESTINATION "${SITE}")
  if(name STREQUAL "schlegel.wasm")
    file(SIZE "${path}" APP_BYTES)
  elseif(name STREQUAL "solver.wasm")
    file(SIZE "${path}" SOLVER_BYTES)
  elseif(path MATCHES "/library/([a-z_]+)\\.txt$")
    list(APPEND LIBRARIES "${CMAKE_MATCH_1}")
  endif()
endforeach()
# name_of(PATH): under which name it is on the site. A page in theory/ is called theory-PUZZLE.html, an index.html has the name of its folder.
macro(name_of path)
  get_filename_component(name "${path}" NAME)
  if(name STREQUAL "shell.html")
    set(name "index.html")
  elseif("${path}" MATCHES "/theory/")
    set(name "theory-${name}")
  elseif(name STREQUAL "index.html")
    string(REGEX REPLACE "^.*/([^/]+)/index.html$" "\\1.html" name "${path}")
  endif()
endmacro()
foreach(path ${SOURCES})
  name_of("${path}")
  list(APPEND names "${name}")
endforeach()
list(REMOVE_ITEM names ahead.js)
list(SORT names)
list(JOIN names " " SITE_FILES)
list(JOIN LIBRARIES " " LIBRARIES)

set(boards ${FIRST_BOARDS})
list(LENGTH boards number)
set(numbers No One Two Three Four Five Six Seven Eight Nine Ten)
list(GET numbers ${number} NUMBER_OF_PUZZLES)
set(FIRST_BOARDS "")
foreach(path ${boards})
  get_filename_component(folder "${path}" DIRECTORY)
  get_filename_component(puzzle "${folder}" NAME)
  file(STRINGS "${path}" lines ENCODING UTF-8)
  list(GET lines 0 board)
  file(READ "${folder}/order.txt" order)
  string(REGEX MATCH "(^|\n)${board} ([0-5])[^\n]*\n([a-z0-9_]+) " found "${order}")
  list(APPEND lines "${CMAKE_MATCH_2}" "${CMAKE_MATCH_3}")
  file(READ "${SITE}/first-${puzzle}.svg" picture)
  string(REGEX MATCH "<title>([^<]*)</title>" found "${picture}")
  list(APPEND lines "${CMAKE_MATCH_1}")
  list(JOIN lines "\t" row)
  string(APPEND FIRST_BOARDS "${puzzle}\t${row}\n")
  list(APPEND PUZZLES "${puzzle}")
  list(GET lines 1 title)
  list(GET lines 4 tab)
  set(picture "")
  list(FIND names "first-${puzzle}.svg" at)
  if(NOT at EQUAL -1)
    set(picture "<img src=\"./first-${puzzle}.svg\" alt=\"\" loading=\"lazy\">")
  endif()
  string(APPEND TABS "<li><a href=\"./#${puzzle}\" data-id=\"tab:${puzzle}\" data-puzzle=\"${puzzle}\" data-title=\"${title}\">"
    "${picture}<span class=\"tab\">${tab}</span><b>${title}</b><small></small></a></li>\n")
endforeach()

# add_imports(LIST PATH): appends the name of a module and of what it imports, and of its styles.
function(add_imports list path)
  get_filename_component(name "${path}" NAME)
  if(name IN_LIST ${list})
    return()
  endif()
  set(all ${${list}} "${name}")
  get_filename_component(folder "${path}" DIRECTORY)
  file(READ "${path}" text)
  string(REGEX MATCHALL "addStyles\\('[a-z-]+\\.css'\\)" styles "${text}")
  string(REGEX REPLACE "[^;]*'([a-z-]+\\.css)'[^;]*" "\\1" styles "${styles}")
  list(APPEND all ${styles})
  string(REGEX MATCHALL "(^|\n)import ([^;]* from )?'\\./[a-z_-]+\\.js'" imports "${text}")
  foreach(one ${imports})
    string(REGEX REPLACE ".*'\\./(.*)'$" "\\1" imported "${one}")
    add_imports(all "${folder}/${imported}")
  endforeach()
  set(${list} ${all} PARENT_SCOPE)
endfunction()
set(pages ${SOURCES})
list(FILTER pages INCLUDE REGEX "/assets/pages\\.js$")
get_filename_component(assets "${pages}" DIRECTORY)
file(READ "${pages}" text)
string(REGEX MATCHALL "[a-z]+: \\(\\) => import\\('\\./[a-z-]+\\.js'\\)" pages "${text}")
set(needed "")
add_imports(needed "${assets}/page.js")
list(JOIN needed " " needed)
set(PAGE_FILES " ${needed}")
foreach(page ${pages})
  string(REGEX MATCH "^([a-z]+).*'\\./(.*)'" found "${page}")
  set(needed "")
  add_imports(needed "${assets}/${CMAKE_MATCH_2}")
  list(JOIN needed " " needed)
  list(APPEND PAGE_FILES "${CMAKE_MATCH_1} ${needed}")
endforeach()

list(JOIN PUZZLES " " PUZZLES)

file(READ "${HEAD}" HEAD)
string(STRIP "${HEAD}" HEAD)
file(READ "${BAR}" BAR)
string(CONFIGURE "${BAR}" BAR @ONLY)

set(hashes "")
foreach(path ${FILES} ${SOURCES} ${boards} "${BOARD_IDS}" "${TECHNIQUES}")
  file(SHA256 "${path}" hash)
  string(APPEND hashes "${hash}")
endforeach()
string(SHA256 SITE_VERSION "${hashes}")
string(SUBSTRING "${SITE_VERSION}" 0 12 SITE_VERSION)
file(READ "${BOARD_IDS}" BOARD_IDS)
file(READ "${TECHNIQUES}" TECHNIQUES)

foreach(path ${SOURCES})
  name_of("${path}")
  configure_file("${path}" "${SITE}/${name}" @ONLY)
  if(name MATCHES "^(index.html|manifest.webmanifest)$")
    file(READ "${SITE}/${name}" text)
    string(REGEX MATCHALL "[a-z0-9-]+\\.png" pictures "${text}")
    list(REMOVE_ITEM pictures ${names})
    foreach(picture ${pictures})
      string(REGEX REPLACE "[^\n]*\"${picture}\"[^\n]*\n" "" text "${text}")
    endforeach()
    file(WRITE "${SITE}/${name}" "${text}")
  endif()
endforeach()

# Scripts are shortened where the machine has terser (Debian keeps its modules where only NODE_PATH finds them).
if(TERSER)
  file(GLOB scripts "${SITE}/*.js")
  execute_process(COMMAND "${CMAKE_COMMAND}" -E env NODE_PATH=/usr/share/nodejs
    "${NODE}" "${CMAKE_CURRENT_LIST_DIR}/shorten.mjs" "${TERSER}" ${scripts} COMMAND_ERROR_IS_FATAL ANY)
endif()

file(READ "${SITE}/ahead.js" ahead)
file(READ "${SITE}/index.html" text)
string(REPLACE "<script src=\"ahead.js\"></script>" "<script>${ahead}</script>" text "${text}")
file(WRITE "${SITE}/index.html" "${text}")
file(REMOVE "${SITE}/ahead.js")
