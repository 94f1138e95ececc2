#pragma once
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <string>

namespace schlegel::testing {

/// Where the large test instances lie: $SCHLEGEL_SHARED, else `shared` beside the repository.
inline std::string shared_folder() {
  const char* const set = std::getenv("SCHLEGEL_SHARED");
  return set ? set : SCHLEGEL_ROOT "/../shared";
}

/// The whole file, or nothing when it is not there.
inline std::optional<std::string> whole_file(const std::string& path) {
  std::FILE* const file = std::fopen(path.c_str(), "rb");
  if (!file) return std::nullopt;
  std::string text;
  char block[65536];
  for (std::size_t got = 0; (got = std::fread(block, 1, sizeof block, file)) > 0;) text.append(block, got);
  std::fclose(file);
  return text;
}

inline std::optional<std::string> shared_file(const std::string& name) {
  return whole_file(shared_folder() + "/" + name);
}

}  // namespace schlegel::testing
