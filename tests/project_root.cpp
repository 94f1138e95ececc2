#include "project_root.hpp"

namespace schlegel::test_support {

const char* const project_root = SCHLEGEL_ROOT;

}  // namespace schlegel::test_support
