#pragma once
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <initializer_list>
#include <map>
#include <optional>
#include <string>

#include "project_root.hpp"

namespace schlegel::test_support {

/// Where the large test instances lie: $SCHLEGEL_SHARED, else `shared` beside the repository.
inline std::string shared_folder() {
  const char* const set = std::getenv("SCHLEGEL_SHARED");
  return set ? set : std::string(project_root) + "/../shared";
}

/// What is left to read of an open file.
inline std::string rest_of(std::FILE* file) {
  std::string text;
  char block[65536];
  for (std::size_t got = 0; (got = std::fread(block, 1, sizeof block, file)) > 0;) text.append(block, got);
  return text;
}

/// The whole file, or nothing when it is not there.
inline std::optional<std::string> whole_file(const std::string& path) {
  std::FILE* const file = std::fopen(path.c_str(), "rb");
  if (!file) return std::nullopt;
  std::string text = rest_of(file);
  std::fclose(file);
  return text;
}

inline std::optional<std::string> shared_file(const std::string& name) {
  return whole_file(shared_folder() + "/" + name);
}

/// For doctest::skip: a test case without its instances counts as skipped.
inline bool lacks_shared(std::initializer_list<const char*> names) {
  return !std::all_of(names.begin(), names.end(), [](const char* name) {
    std::FILE* const file = std::fopen((shared_folder() + "/" + name).c_str(), "rb");
    if (file) std::fclose(file);
    return file != nullptr;
  });
}

/// The files of a shared .tar.xz by their paths in it; none when it is not there. Where there is an unpacked .tar
/// beside it, that is read: programs for the web cannot start another one.
inline std::map<std::string, std::string> shared_archive(const std::string& name) {
  std::map<std::string, std::string> files;
  auto unpacked = shared_file(name.substr(0, name.rfind('.')));
  if (!unpacked) {
    std::FILE* const pipe = popen(("xz -dc '" + shared_folder() + "/" + name + "' 2> /dev/null").c_str(), "r");
    if (!pipe) return files;
    unpacked = rest_of(pipe);
    pclose(pipe);
  }
  const std::string& archive = *unpacked;
  // A header of 512 bytes with path and octal size, then the file, filled up to 512.
  for (std::size_t at = 0; at + 512 <= archive.size();) {
    const std::size_t size = std::stoul("0" + archive.substr(at + 124, 11), nullptr, 8);
    if (size > 0) files[archive.c_str() + at] = archive.substr(at + 512, size);
    at += 512 + (size + 511) / 512 * 512;
  }
  return files;
}

}  // namespace schlegel::test_support
