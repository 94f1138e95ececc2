#pragma once
#include <algorithm>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <variant>
#include <vector>

#include "base/json.hpp"

namespace schlegel::test_support {

/// TypeScript declarations of structs that can be JSON, each once and in the order in which they are needed.
class Declarations {
 public:
  /// Declares the messages and their union.
  template <class... Messages>
  void add(std::string_view name, std::type_identity<std::variant<Messages...>>) {
    (declare<Messages>(), ...);
    text_ += "export type " + std::string(name) + " =";
    ((text_ += "\n  | " + name_of<Messages>()), ...);
    text_ += ";\n\n";
  }
  const std::string& text() const { return text_; }

 private:
  /// "Mouse" of schlegel::page::Mouse.
  template <class T>
  static std::string name_of() {
    std::string_view all = __PRETTY_FUNCTION__;
    all = all.substr(all.find("T = ") + 4);
    all = all.substr(0, all.find_first_of(";]"));
    return std::string(all.substr(all.rfind(':') + 1));
  }

  template <class T>
  std::string type_of() {
    if constexpr (std::is_same_v<T, bool>) {
      return "boolean";
    } else if constexpr (std::is_enum_v<T>) {
      std::string all;
      for (const std::string_view name : names_of(T{})) all += (all.empty() ? "'" : " | '") + std::string(name) + "'";
      return all;
    } else if constexpr (std::is_arithmetic_v<T>) {
      return "number";
    } else if constexpr (std::is_same_v<T, std::string>) {
      return "string";
    } else if constexpr (has_fields<T>) {
      declare<T>();
      return name_of<T>();
    } else {
      return type_of<typename T::value_type>() + "[]";
    }
  }

  template <class Owner, class Value>
  std::string member(const Field<Owner, Value>& field) {
    return "  " + std::string(field.name) + (field.required ? ": " : "?: ") + type_of<Value>() + ";\n";
  }

  template <class T>
  void declare() {
    const std::string name = name_of<T>();
    if (std::find(declared_.begin(), declared_.end(), name) != declared_.end()) return;
    declared_.push_back(name);
    std::string body = "export interface " + name + " {\n";
    if constexpr (is_message<T>) body += "  type: '" + std::string(T::type) + "';\n";
    if constexpr (has_fields<T>) std::apply([&](const auto&... field) { ((body += member(field)), ...); }, T::fields());
    text_ += body + "}\n\n";
  }

  std::string text_;
  std::vector<std::string> declared_;
};

}  // namespace schlegel::test_support
