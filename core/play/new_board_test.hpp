#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "asking.hpp"
#include "base/random.hpp"
#include "play/game.hpp"
#include "play/generate.hpp"
#include "trials.hpp"

namespace schlegel::test_support {

/// One attempt at a new board.
template <class P>
Result<std::optional<NewBoard<typename P::Instance>>> one_attempt(const typename P::Instance& base,
                                                                  const OptionList& asked, Random& random) {
  Control control;
  return P::generate(base, options_of(asked), random, control);
}

/// Why no attempt can succeed; empty where one may.
template <class P>
std::string problem(const typename P::Instance& base, const OptionList& asked) {
  Random random(1);
  const auto result = one_attempt<P>(base, asked, random);
  return result.ok() ? "" : result.error().text();
}

/// FNV-1a, of texts that must be the same on every machine.
inline std::uint64_t hash_of(std::string_view text) {
  std::uint64_t hash = 14695981039346656037u;
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211u;
  return hash;
}

}  // namespace schlegel::test_support
