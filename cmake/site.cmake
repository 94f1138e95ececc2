# cmake -DSITE=folder -DSOURCES=... -DFILES=... -DTERSER=... -P site.cmake: assembles the site. FILES are copied; in SOURCES (text) these words
# are replaced first: @APP_BYTES@ and @SOLVER_BYTES@ (raw sizes of the two wasm files, for the loading bar), @SITE_FILES@ (the names
# of all files as a JavaScript list's content) and @SITE_VERSION@ (a hash of all contents).
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
  endif()
endforeach()
foreach(path ${SOURCES})
  get_filename_component(name "${path}" NAME)
  list(APPEND names "${name}")
endforeach()
list(TRANSFORM names REPLACE "^shell.html$" "index.html")
list(SORT names)
list(JOIN names "\", \"" SITE_FILES)
set(SITE_FILES "\"${SITE_FILES}\"")

set(hashes "")
foreach(path ${FILES} ${SOURCES})
  file(SHA256 "${path}" hash)
  string(APPEND hashes "${hash}")
endforeach()
string(SHA256 SITE_VERSION "${hashes}")
string(SUBSTRING "${SITE_VERSION}" 0 12 SITE_VERSION)

foreach(path ${SOURCES})
  get_filename_component(name "${path}" NAME)
  if(name STREQUAL "shell.html")
    set(name "index.html")
  endif()
  configure_file("${path}" "${SITE}/${name}" @ONLY)
endforeach()

# Scripts are shortened where the machine has terser (Debian keeps its modules where only NODE_PATH finds them).
if(TERSER)
  file(GLOB scripts "${SITE}/*.js")
  foreach(script ${scripts})
    execute_process(COMMAND "${CMAKE_COMMAND}" -E env NODE_PATH=/usr/share/nodejs
      "${TERSER}" "${script}" --compress --mangle --ecma 2020 --output "${script}" COMMAND_ERROR_IS_FATAL ANY)
  endforeach()
endif()
