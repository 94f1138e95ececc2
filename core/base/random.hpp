#pragma once
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>

namespace schlegel {

/// Seeded random numbers that are the same on every machine: splitmix64 (Steele, Lea, Flood 2014).
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}

  std::uint64_t next() {
    std::uint64_t z = (state_ += 0x9e3779b97f4a7c15u);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
  }
  /// Uniform in [0, bound), without bias; bound > 0. Returns std::size_t if the bound's type is no wider.
  template <typename T>
  auto below(T bound) {
    using Drawn = std::conditional_t<(sizeof(T) <= sizeof(std::size_t)), std::size_t, std::uint64_t>;
    return static_cast<Drawn>(draw_below(static_cast<std::uint64_t>(bound)));
  }
  /// Shuffles uniformly (Fisher and Yates).
  template <class Sequence>
  void shuffle(Sequence&& sequence) {
    for (std::size_t i = sequence.size(); i > 1; --i) std::swap(sequence[i - 1], sequence[below(i)]);
  }
  /// Uniform in [0, 1).
  double real() { return static_cast<double>(next() >> 11) * 0x1p-53; }

 private:
  std::uint64_t draw_below(std::uint64_t bound) {
    const std::uint64_t reject = (0 - bound) % bound;
    for (;;) {
      const std::uint64_t draw = next();
      if (draw >= reject) return draw % bound;
    }
  }

  std::uint64_t state_;
};

}  // namespace schlegel
