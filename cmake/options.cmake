# What every target of ours is compiled with: linked as schlegel_warnings (our code only) and schlegel_options (third-party code too).
# Warnings are errors in CI and in the preset `debug`, never in a newcomer's build.
option(SCHLEGEL_WERROR "Warnings are errors" OFF)
option(SCHLEGEL_UNITY "Compile several files as one (cmake/unity.cmake)" OFF)
option(SCHLEGEL_QUICK "A site that is quick to build again rather than small and fast" OFF)
add_library(schlegel_warnings INTERFACE)
target_compile_options(schlegel_warnings INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wno-sign-conversion $<$<BOOL:${SCHLEGEL_WERROR}>:-Werror>)
if(SCHLEGEL_UNITY)
  # Files that are compiled as one: GCC takes them for headers, in which an unnamed namespace is suspect; to Clang a local name
  # shadows what another file has of that name.
  target_compile_options(schlegel_warnings INTERFACE $<IF:$<CXX_COMPILER_ID:GNU>,-Wno-subobject-linkage,-Wno-shadow>)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  # GCC 12 warns of overlaps inside std::string that cannot be (its bug 105651).
  target_compile_options(schlegel_warnings INTERFACE -Wno-restrict)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND (SCHLEGEL_SANITIZE OR CMAKE_CXX_COMPILER_VERSION VERSION_GREATER_EQUAL 13))
  # It misfires in instrumented code, as GCC's manual says, and from GCC 13 on where an optional variant is moved.
  target_compile_options(schlegel_warnings INTERFACE -Wno-maybe-uninitialized)
endif()

# Compiled through ccache where there is one.
find_program(CCACHE ccache)
if(CCACHE AND NOT DEFINED CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_C_COMPILER_LAUNCHER "${CCACHE}")
  set(CMAKE_CXX_COMPILER_LAUNCHER "${CCACHE}")
endif()

add_library(schlegel_options INTERFACE)
if(EMSCRIPTEN)
  target_compile_options(schlegel_options INTERFACE $<$<COMPILE_LANGUAGE:CXX>:-fno-exceptions> $<$<COMPILE_LANGUAGE:CXX>:-fno-rtti>)
endif()
add_library(schlegel_sanitizers INTERFACE)
target_compile_options(schlegel_sanitizers INTERFACE -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
target_link_options(schlegel_sanitizers INTERFACE -fsanitize=address,undefined)
if(SCHLEGEL_SANITIZE)
  target_link_libraries(schlegel_options INTERFACE schlegel_sanitizers)
endif()
if(SCHLEGEL_FUZZ)
  target_compile_options(schlegel_options INTERFACE -fsanitize=fuzzer-no-link)
endif()
