#pragma once

namespace schlegel::test_support {

/// The folder of the checkout, for tests that read its files.
extern const char* const project_root;

}  // namespace schlegel::test_support
