#pragma once
#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "base/enum_names.hpp"
#include "base/result.hpp"

/// Structs as JSON. A struct lists its members once, and the list serves reader, writer and TypeScript declarations:
///
///     struct Mouse {
///       float x, y;
///       static constexpr std::string_view type = "mouse";  // of a message: the value of its member "type"
///       static constexpr auto fields() { return std::tuple(Field("x", &Mouse::x), Field("y", &Mouse::y)); }
///     };
///
/// Members are booleans, numbers, strings, enums with names (base/enum_names.hpp), such structs, vectors and optionals
/// of these, and maps from texts to texts (with all() and set()), which are objects.
namespace schlegel {

/// A member and its name in JSON. One that is not required keeps the value that its struct gives it where it is
/// missing, and is not written where it is empty, 0, false or its enum's first value; so that is what its struct gives
/// it, if it is written at all.
template <class Owner, class Value>
struct Field {
  constexpr Field(const char* name_in_json, Value Owner::*member_of_struct, bool is_required = true)
      : name(name_in_json), member(member_of_struct), required(is_required) {}

  const char* name;
  Value Owner::*member;
  bool required;
};

template <class T>
inline constexpr bool has_fields = requires {
  T::fields();
};
template <class T>
inline constexpr bool is_message = requires {
  T::type;
};
template <class T>
inline constexpr bool is_text_map = requires(T& map) {
  map.all();
  map.set("", "");
};
template <class T>
inline constexpr bool is_optional = requires(const T& value) {
  value.has_value();
};
/// None of a message that is but its type.
template <class T>
constexpr auto fields_of() {
  if constexpr (has_fields<T>)
    return T::fields();
  else
    return std::tuple<>();
}

/// How a member is written: its type is left out, so that all structs share the code.
struct FieldWriter {
  const char* name;
  void (*append)(std::string& out, const void* member);
  std::string_view left_out;  ///< the text of the value that is not written
};

void append_json_string(std::string& out, std::string_view text);
/// With at most six decimals, without exponent.
void append_json_number(std::string& out, double value);
void append_json_map(std::string& out, std::span<const std::pair<std::string, std::string>> texts);
/// An object of these members; the type, unless it is empty, comes first.
void append_json_object(std::string& out, std::string_view type, std::span<const FieldWriter> fields,
                        const void* const* members);

template <class T>
void append_json(std::string& out, const T& value);

/// An enum's first value as text.
template <class Enum>
inline constexpr auto first_in_json = [] {
  constexpr std::string_view name = names_of(Enum{})[0];
  std::array<char, name.size() + 2> text{'"'};
  for (std::size_t i = 0; i < name.size(); ++i) text[i + 1] = name[i];
  text.back() = '"';
  return text;
}();

/// The text of an empty value, of 0, false or an enum's first value.
template <class T>
constexpr std::string_view plain_json() {
  if constexpr (std::is_same_v<T, bool>)
    return "false";
  else if constexpr (std::is_enum_v<T>)
    return {first_in_json<T>.data(), first_in_json<T>.size()};
  else if constexpr (is_optional<T>)
    return "null";
  else if constexpr (std::is_arithmetic_v<T>)
    return "0";
  else if constexpr (std::is_convertible_v<const T&, std::string_view>)
    return "\"\"";
  else if constexpr (has_fields<T> || is_text_map<T>)
    return "{}";
  else
    return "[]";
}

template <class T>
void append_json_member(std::string& out, const void* member) {
  append_json(out, *static_cast<const T*>(member));
}

template <class Owner, class Value>
constexpr FieldWriter writer_of(const Field<Owner, Value>& field) {
  return {field.name, &append_json_member<Value>, field.required ? std::string_view() : plain_json<Value>()};
}

template <class T, std::size_t... I>
void append_json_fields(std::string& out, const T& object, std::index_sequence<I...>) {
  [[maybe_unused]] static constexpr auto fields = fields_of<T>();
  static constexpr std::array<FieldWriter, sizeof...(I)> writers{writer_of(std::get<I>(fields))...};
  const std::array<const void*, sizeof...(I)> members{&(object.*std::get<I>(fields).member)...};
  std::string_view type;
  if constexpr (is_message<T>) type = T::type;
  append_json_object(out, type, writers, members.data());
}

template <class T>
void append_json(std::string& out, const T& value) {
  if constexpr (std::is_same_v<T, bool>) {
    out += value ? "true" : "false";
  } else if constexpr (std::is_enum_v<T>) {
    append_json_string(out, enum_name(value));
  } else if constexpr (std::is_integral_v<T>) {
    out += std::to_string(value);
  } else if constexpr (std::is_floating_point_v<T>) {
    append_json_number(out, value);
  } else if constexpr (std::is_convertible_v<const T&, std::string_view>) {
    append_json_string(out, value);
  } else if constexpr (has_fields<T> || is_message<T>) {
    append_json_fields(out, value, std::make_index_sequence<std::tuple_size_v<decltype(fields_of<T>())>>());
  } else if constexpr (is_optional<T>) {
    value ? append_json(out, *value) : void(out += "null");
  } else if constexpr (is_text_map<T>) {
    append_json_map(out, value.all());
  } else {
    out += '[';
    for (const auto& one : value) {
      if (out.back() != '[') out += ',';
      append_json(out, one);
    }
    out += ']';
  }
}

template <class T>
std::string write_json(const T& value) {
  std::string out;
  append_json(out, value);
  return out;
}

class JsonReader;

/// How a member is read, likewise.
struct FieldReader {
  const char* name;
  bool (*read)(JsonReader& reader, void* member);
  bool required;
};

/// Reads values off the front of a text. After the first error nothing more is read. Members without a field are
/// ignored, of several of one name the last one counts.
class JsonReader {
 public:
  explicit JsonReader(std::string_view text) : text_(text) {}

  bool at_end();
  /// What was wrong, after the path to it: ".boards[2].title: expected a string".
  const std::string& problem() const { return problem_; }
  std::string problem_in(const std::string& what) { return inside(what), problem_; }

  template <class T>
  bool read(T& value) {
    if constexpr (std::is_same_v<T, bool>)
      return read_bool(value);
    else if constexpr (std::is_same_v<T, std::string>)
      return read_string(value);
    else if constexpr (std::is_enum_v<T>)
      return read_enum(value);
    else if constexpr (std::is_integral_v<T>)
      return read_integer(value);
    else if constexpr (std::is_floating_point_v<T>)
      return read_floating(value);
    else if constexpr (has_fields<T> || is_message<T>)
      return read_fields(value, std::make_index_sequence<std::tuple_size_v<decltype(fields_of<T>())>>());
    else if constexpr (is_optional<T>)
      return read(value.emplace());
    else if constexpr (is_text_map<T>)
      return read_map([&](std::string name, std::string text) { value.set(std::move(name), std::move(text)); });
    else
      return read_list(value);
  }
  /// Of an object that comes next, the member "type"; the object remains to be read. Empty if it has none.
  std::string type_ahead() const;

 private:
  template <class T, std::size_t... I>
  bool read_fields(T& object, std::index_sequence<I...>) {
    static constexpr auto fields = fields_of<T>();
    static constexpr std::array<FieldReader, sizeof...(I)> readers{FieldReader{
        std::get<I>(fields).name, &read_member<std::remove_reference_t<decltype(object.*std::get<I>(fields).member)>>,
        std::get<I>(fields).required}...};
    const std::array<void*, sizeof...(I)> members{&(object.*std::get<I>(fields).member)...};
    return read_object(readers, members.data());
  }
  template <class T>
  static bool read_member(JsonReader& reader, void* member) {
    return reader.read(*static_cast<T*>(member));
  }

  bool read_bool(bool& value);
  bool read_string(std::string& text);
  bool read_number(double& value);
  bool read_whole(double& value, double least, double most);
  bool read_object(std::span<const FieldReader> fields, void* const* members);
  bool open(char bracket);
  /// Whether another member comes before the closing bracket.
  bool more(char bracket, bool& first);
  bool read_name(std::string& name);
  bool skip();
  bool fail(std::string_view what);
  bool expected(std::string_view what);
  /// Puts a step before the path to the problem.
  bool inside(const std::string& step);
  void skip_space();
  bool take(char sign);

  template <class T>
  bool read_integer(T& value) {
    double number = 0;
    const bool good = read_whole(number, static_cast<double>(std::numeric_limits<T>::min()),
                                 static_cast<double>(std::numeric_limits<T>::max()));
    if (good) value = static_cast<T>(number);
    return good;
  }
  template <class T>
  bool read_floating(T& value) {
    double number = 0;
    const bool good = read_number(number);
    value = static_cast<T>(number);
    return good;
  }
  template <class T>
  bool read_enum(T& value) {
    std::string name;
    if (!read_string(name)) return false;
    const auto named = enum_value<T>(name);
    if (named) value = *named;
    return named || expected("one of the names of its kind");
  }
  template <class Set>
  bool read_map(Set set) {
    bool first = true;
    std::string name, text;
    if (!open('{')) return false;
    while (more('}', first)) {
      if (!read_name(name)) return false;
      if (!read_string(text)) return inside("." + name);
      set(std::move(name), std::move(text));
    }
    return problem_.empty();
  }
  template <class T>
  bool read_list(T& list) {
    bool first = true;
    list.clear();
    if (!open('[')) return false;
    while (more(']', first))
      if (!read(list.emplace_back())) return inside("[" + std::to_string(list.size() - 1) + "]");
    return problem_.empty();
  }

  std::string_view text_;
  std::string problem_;
};

/// A whole text as one value.
template <class T>
Result<T> read_json(std::string_view text) {
  JsonReader reader(text);
  T value{};
  if (reader.read(value) && reader.at_end()) return value;
  return Error{reader.problem()};
}

/// Reads a whole text as one of several messages, a std::variant, chosen by its member "type".
template <class... Messages>
std::optional<Error> read_message(std::string_view text, std::variant<Messages...>& message) {
  using Variant = std::variant<Messages...>;
  struct Reader {
    std::string_view type;
    bool (*read)(JsonReader& reader, Variant& message);
  };
  static constexpr Reader readers[] = {{Messages::type, [](JsonReader& reader, Variant& into) {
                                          return reader.read(into.template emplace<Messages>());
                                        }}...};
  JsonReader reader(text);
  const std::string type = reader.type_ahead();
  for (const Reader& one : readers) {
    if (one.type != type) continue;
    if (one.read(reader, message) && reader.at_end()) return std::nullopt;
    return Error{reader.problem_in(type)};
  }
  return Error{"type: expected the name of a message"};
}

}  // namespace schlegel
