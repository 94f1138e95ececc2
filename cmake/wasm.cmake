# schlegel_small: compile and link options of what goes into the app, where bytes count more than speed. A function that is inlined can no
# longer be left to a later part of the app (split_app.mjs), so none is that is not declared inline.
add_library(schlegel_small INTERFACE)
if(NOT SCHLEGEL_QUICK)
  target_compile_options(schlegel_small INTERFACE -Oz -flto -fno-inline-functions)
  target_link_options(schlegel_small INTERFACE -Oz -flto)
endif()

# schlegel_wasm_link(TARGET STACK bytes [CALLS exported functions] [RUNTIME exported runtime methods] [OPTIONS link options]):
# hides what differs between Emscripten 3.1.6 and a current one.
function(schlegel_wasm_link target)
  cmake_parse_arguments(arg "" "STACK" "CALLS;RUNTIME;OPTIONS" ${ARGN})
  file(STRINGS "${EMSCRIPTEN_ROOT_PATH}/src/settings.js" declared REGEX "^var (TOTAL_STACK|STACK_SIZE) ")
  string(REGEX MATCH "[A-Z_]+" stack_size "${declared}")
  list(APPEND arg_OPTIONS -s${stack_size}=${arg_STACK})
  if(arg_CALLS)
    list(TRANSFORM arg_CALLS PREPEND _)
    list(JOIN arg_CALLS "," calls)
    list(APPEND arg_OPTIONS -sEXPORTED_FUNCTIONS=${calls})
  endif()
  if(arg_RUNTIME)
    list(JOIN arg_RUNTIME "," runtime)
    list(APPEND arg_OPTIONS -sEXPORTED_RUNTIME_METHODS=${runtime})
  endif()
  target_link_options(${target} PRIVATE -fno-exceptions ${arg_OPTIONS})
endfunction()
