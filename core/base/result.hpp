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

/// A value or an Error. Reading the wrong side is a programming error.
template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : content_(std::in_place_index<0>, std::move(value)) {}
  Result(Error error) : content_(std::in_place_index<1>, std::move(error)) {}

  bool ok() const { return content_.index() == 0; }
  explicit operator bool() const { return ok(); }

  T& value() & { return *get<0>(); }
  const T& value() const& { return *get<0>(); }
  T&& value() && { return std::move(*get<0>()); }
  T& operator*() & { return value(); }
  const T& operator*() const& { return value(); }
  T* operator->() { return &value(); }
  const T* operator->() const { return &value(); }
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
