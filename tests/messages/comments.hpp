#pragma once
#include <map>
#include <string>

namespace schlegel::test_support {

/// What headers say of structs, their members and the values of their enums: the texts after `///`, by "Mouse",
/// "Mouse.buttons" (the member's name in JSON) and "Tell.About.left" (the value's name in C++).
class Comments {
 public:
  /// Takes in a header; its path is from the project's root.
  void read(const std::string& path);
  /// Of what is inside another struct by its last names, too. Empty: none.
  std::string of(const std::string& what) const;

 private:
  std::map<std::string, std::string> texts_;
};

}  // namespace schlegel::test_support
