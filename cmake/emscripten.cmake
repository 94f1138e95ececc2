# Finds Emscripten's own toolchain file: of an activated emsdk, else of the em++ on the path (Debian's, Homebrew's).
if(DEFINED ENV{EMSDK} AND IS_DIRECTORY "$ENV{EMSDK}/upstream/emscripten")
  set(emscripten_root "$ENV{EMSDK}/upstream/emscripten")
else()
  find_program(EMCONFIG em-config REQUIRED)
  execute_process(COMMAND "${EMCONFIG}" EMSCRIPTEN_ROOT OUTPUT_VARIABLE emscripten_root OUTPUT_STRIP_TRAILING_WHITESPACE)
endif()

# Debian keeps the JavaScript optimiser's acorn where only NODE_PATH finds it, at configure time and at every link.
if(IS_DIRECTORY "/usr/share/nodejs/acorn")
  set(ENV{NODE_PATH} "/usr/share/nodejs")
  set_property(GLOBAL PROPERTY RULE_LAUNCH_LINK "${CMAKE_COMMAND} -E env NODE_PATH=/usr/share/nodejs")
endif()

include("${emscripten_root}/cmake/Modules/Platform/Emscripten.cmake")
# Node 18 to 20: its fetch refuses file paths, which the loader of 3.1.6 tries first.
set(CMAKE_CROSSCOMPILING_EMULATOR "${CMAKE_CURRENT_LIST_DIR}/../scripts/wasm-node" CACHE FILEPATH "" FORCE)
