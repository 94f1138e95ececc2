#pragma once
#include <cassert>
#include <string>
#include <utility>
#include <variant>

namespace schlegel {

/// An error in a text: its 1-based line and column in bytes, or 0 if it has no position. The message names the cause
/// and what would be right.
struct Error {
  std::string message;
  int line = 0;
  int column = 0;

  /// "line 3, column 7: message", or the message alone without a position.
  std::string text() const;
  friend bool operator==(const Error&, const Error&) = default;
};

/// Ends the program with the text of the error.
[[noreturn]] void stop_at(const Error& error);

/// A value or an Error. Reading the wrong side is a programming error, at which value() ends the program.
template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : content_(std::in_place_index<0>, std::move(value)) {}
  Result(Error error) : content_(std::in_place_index<1>, std::move(error)) {}

  bool ok() const { return content_.index() == 0; }
  explicit operator bool() const { return ok(); }

  T& value() & { return ok() ? **this : (stop_at(error()), **this); }
  const T& value() const& { return ok() ? **this : (stop_at(error()), **this); }
  T&& value() && { return std::move(value()); }
  T& operator*() & { return *get<0>(); }
  const T& operator*() const& { return *get<0>(); }
  T* operator->() { return get<0>(); }
  const T* operator->() const { return get<0>(); }
  const Error& error() const { return *get<1>(); }

 private:
  template <std::size_t I>
  auto* get() {
    auto* held = std::get_if<I>(&content_);
    assert(held);
    return held;
  }
  template <std::size_t I>
  const auto* get() const {
    const auto* held = std::get_if<I>(&content_);
    assert(held);
    return held;
  }
  std::variant<T, Error> content_;
};

}  // namespace schlegel
