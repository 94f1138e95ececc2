# The core as a package: find_package(Schlegel) gives Schlegel::core, whose headers are included as in the core itself.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)
set(package "${CMAKE_INSTALL_LIBDIR}/cmake/Schlegel")
set(headers "${CMAKE_INSTALL_INCLUDEDIR}/schlegel")
target_include_directories(schlegel_core INTERFACE "$<INSTALL_INTERFACE:${headers}>")
set_target_properties(schlegel_core PROPERTIES EXPORT_NAME core)
install(TARGETS schlegel_core cadical boost_headers schlegel_options schlegel_sanitizers schlegel_warnings EXPORT Schlegel)
install(TARGETS schlegel)
install(DIRECTORY "${PROJECT_SOURCE_DIR}/core/" DESTINATION "${headers}"
  FILES_MATCHING PATTERN "*.hpp" PATTERN "test_support.hpp" EXCLUDE)
install(EXPORT Schlegel NAMESPACE Schlegel:: DESTINATION "${package}" FILE targets.cmake)
file(WRITE "${CMAKE_CURRENT_BINARY_DIR}/SchlegelConfig.cmake" [[
include(CMakeFindDependencyMacro)
find_dependency(Boost)
include("${CMAKE_CURRENT_LIST_DIR}/targets.cmake")
]])
write_basic_package_version_file("${CMAKE_CURRENT_BINARY_DIR}/SchlegelConfigVersion.cmake" COMPATIBILITY SameMinorVersion)
install(FILES "${CMAKE_CURRENT_BINARY_DIR}/SchlegelConfig.cmake" "${CMAKE_CURRENT_BINARY_DIR}/SchlegelConfigVersion.cmake"
  DESTINATION "${package}")
