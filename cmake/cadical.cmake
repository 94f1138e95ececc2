# cadical: the SAT solver as a library, without its own main programs, its tracing and its messages.
schlegel_source(cadical 1.5.3 https://github.com/arminbiere/cadical.git rel-1.5.3)
set(cadical_files
  analyze arena assume averages backtrack backward bins block checker clause collect compact condition config constrain
  contract cover decide decompose deduplicate elim ema extend external file flags format gates instantiate internal
  limit logging lookahead lucky message minimize occs options parse phases probe profile proof propagate queue random
  reap reduce rephase report resources restart restore score shrink signal solution solver stats subsume terminal
  ternary tracer transred util var version vivify walk watch)
list(TRANSFORM cadical_files PREPEND "${cadical_SOURCE}/src/")
list(TRANSFORM cadical_files APPEND ".cpp")
add_library(cadical STATIC ${cadical_files})
schlegel_unity(cadical ALWAYS) # nobody changes it here

# Its other headers have everyday names (file.hpp, random.hpp): only the public one is shown.
configure_file("${cadical_SOURCE}/src/cadical.hpp" "${CMAKE_BINARY_DIR}/include/cadical/cadical.hpp" COPYONLY)
target_include_directories(cadical SYSTEM INTERFACE "$<BUILD_INTERFACE:${CMAKE_BINARY_DIR}/include/cadical>")
target_compile_definitions(cadical PUBLIC QUIET NTRACING PRIVATE NBUILD NDEBUG NUNLOCKED)
if(EMSCRIPTEN)
  target_compile_definitions(cadical PRIVATE NCONTRACTS)
endif()
# Others' code, fast in every build. Its clauses hold more literals than their type declares.
add_library(cadical_options INTERFACE)
target_compile_options(cadical_options INTERFACE -w $<$<CONFIG:Debug>:-O2> $<$<BOOL:${SCHLEGEL_SANITIZE}>:-fno-sanitize=bounds>)
target_link_libraries(cadical PRIVATE schlegel_options $<BUILD_INTERFACE:cadical_options>) # in this order
