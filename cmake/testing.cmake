# doctest everywhere; benchmark only where the machine has it (natively).
find_path(doctest_include doctest/doctest.h PATHS "${PROJECT_SOURCE_DIR}/.deps/doctest" NO_CMAKE_FIND_ROOT_PATH)
if(EMSCRIPTEN)
  set(doctest_include "${PROJECT_SOURCE_DIR}/.deps/doctest")
endif()
if(NOT EXISTS "${doctest_include}/doctest/doctest.h")
  schlegel_source(doctest 2.4.9 https://github.com/doctest/doctest.git v2.4.9)
  set(doctest_include "${doctest_SOURCE}")
endif()
add_library(doctest INTERFACE)
target_include_directories(doctest SYSTEM INTERFACE "${doctest_include}")
target_compile_definitions(doctest INTERFACE DOCTEST_CONFIG_SUPER_FAST_ASSERTS) # to compile
if(EMSCRIPTEN)
  # The suite runs as the site is built: without exceptions. A failed REQUIRE is then counted and the test goes on.
  target_compile_definitions(doctest INTERFACE DOCTEST_CONFIG_NO_EXCEPTIONS_BUT_WITH_ALL_ASSERTS)
else()
  find_package(benchmark QUIET)
endif()
