#pragma once
#include <utility>

#include <doctest/doctest.h>

#include "base/result.hpp"

namespace schlegel {

/// The result, which must be a value.
template <class T>
Result<T> must(Result<T> result) {
  REQUIRE_MESSAGE(result.ok(), (result.ok() ? "" : result.error().text()));
  return result;
}

}  // namespace schlegel
