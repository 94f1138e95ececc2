# What every target of ours is compiled with: linked as schlegel_warnings (our code only) and schlegel_options (third-party code too).
add_library(schlegel_warnings INTERFACE)
target_compile_options(schlegel_warnings INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Werror)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  # GCC 12 warns of overlaps inside std::string that cannot be (its bug 105651).
  target_compile_options(schlegel_warnings INTERFACE -Wno-restrict)
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
if(SCHLEGEL_SANITIZE)
  target_compile_options(schlegel_options INTERFACE -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_link_options(schlegel_options INTERFACE -fsanitize=address,undefined)
endif()
if(SCHLEGEL_SANITIZE AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # GCC's own manual warns that this warning misfires in instrumented code.
  target_compile_options(schlegel_warnings INTERFACE -Wno-maybe-uninitialized)
endif()
if(SCHLEGEL_FUZZ)
  target_compile_options(schlegel_options INTERFACE -fsanitize=fuzzer-no-link)
endif()
