include(FetchContent)

# schlegel_source(NAME VERSION URL TAG): sets NAME_SOURCE to the folder of that dependency's source: .deps/NAME-VERSION where
# scripts/setup has put it, else a clone of the same version from upstream.
function(schlegel_source name version url tag)
  set(local "${PROJECT_SOURCE_DIR}/.deps/${name}-${version}")
  if(IS_DIRECTORY "${local}")
    set(${name}_SOURCE "${local}" PARENT_SCOPE)
    return()
  endif()
  message(STATUS "${name} ${version}: not in .deps, fetching ${url} ${tag}")
  # SOURCE_SUBDIR names no folder: the source is wanted, its own CMake project is not.
  FetchContent_Declare(${name} GIT_REPOSITORY ${url} GIT_TAG ${tag} GIT_SHALLOW ON SOURCE_SUBDIR cmake-project-not-used)
  FetchContent_MakeAvailable(${name})
  set(${name}_SOURCE "${${name}_SOURCE_DIR}" PARENT_SCOPE)
endfunction()
