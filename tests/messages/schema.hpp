#pragma once
#include <algorithm>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <variant>
#include <vector>

#include "base/json.hpp"
#include "comments.hpp"
#include "play/question.hpp"

namespace schlegel::test_support {

/// What a member may be: one of these names, or the struct of that name, or several of `kind`'s values.
struct Type {
  enum class Kind { boolean, number, text, names, object } kind = Kind::text;
  std::string name = {};  ///< of the struct; of an enum "Tell.About"
  std::vector<std::string> names = {};
  int lists = 0;     ///< how many lists it is in
  bool map = false;  ///< the values of an object
};

struct Member {
  std::string name, comment;
  Type type;
  bool required;
};

/// A struct, or a union of the structs named.
struct Declared {
  std::string name, comment, type;
  std::vector<Member> members;
  std::vector<std::string> any_of = {};
};

/// All structs that can be JSON, each once and in the order in which they are needed.
class Schema {
 public:
  explicit Schema(const Comments& comments) : comments_(comments) {}

  template <class T>
  void add() {
    declare<T>();
  }
  template <class... Messages>
  void add(const std::string& name, const std::string& comment, std::type_identity<std::variant<Messages...>>) {
    (declare<Messages>(), ...);
    declared_.push_back({name, comment, {}, {}, {name_of<Messages>()...}});
  }

  std::string typescript() const;
  std::string json_schema() const;
  /// A page of Markdown.
  std::string reference() const;

 private:
  /// "Tell::About" of schlegel::page::Tell::About.
  template <class T>
  static std::string_view name_within_namespaces() {
    std::string_view all = __PRETTY_FUNCTION__;
    all = all.substr(all.find("T = ") + 4);
    all = all.substr(0, all.find_first_of(";]"));
    while (all[0] >= 'a') all = all.substr(all.find(':') + 2);
    return all;
  }
  /// "About" of that.
  template <class T>
  static std::string name_of() {
    const std::string_view all = name_within_namespaces<T>();
    return std::string(all.substr(all.rfind(':') + 1));
  }

  template <class T>
  Type type_of() {
    if constexpr (std::is_same_v<T, bool>) {
      return {Type::Kind::boolean};
    } else if constexpr (std::is_enum_v<T>) {
      const auto names = names_of(T{});
      std::string name(name_within_namespaces<T>());
      if (const std::size_t at = name.find("::"); at != std::string::npos) name.replace(at, 2, ".");
      return {Type::Kind::names, std::move(name), {names.begin(), names.end()}};
    } else if constexpr (std::is_arithmetic_v<T>) {
      return {Type::Kind::number};
    } else if constexpr (std::is_same_v<T, std::string>) {
      return {};
    } else if constexpr (has_fields<T>) {
      declare<T>();
      return {Type::Kind::object, name_of<T>()};
    } else if constexpr (is_text_map<T>) {
      return {.map = true};
    } else {
      Type type = type_of<typename T::value_type>();
      type.lists += is_optional<T> ? 0 : 1;
      return type;
    }
  }

  template <class T>
  void declare() {
    const std::string name = name_of<T>();
    const auto is_it = [&](const Declared& one) { return one.name == name; };
    if (std::any_of(declared_.begin(), declared_.end(), is_it)) return;
    Declared declared{name, comments_.of(name), {}, {}};
    if constexpr (is_message<T>) declared.type = T::type;
    const auto add = [&]<class Owner, class Value>(const Field<Owner, Value>& field) {
      declared.members.push_back(
          {field.name, comments_.of(name_of<Owner>() + "." + field.name), type_of<Value>(), field.required});
    };
    if constexpr (has_fields<T>) std::apply([&](const auto&... field) { (add(field), ...); }, T::fields());
    declared_.push_back(std::move(declared));
  }

  const Comments& comments_;
  std::vector<Declared> declared_;
};

}  // namespace schlegel::test_support
