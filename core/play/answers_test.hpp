#pragma once
#include <cstdint>
#include <functional>
#include <set>

#include <doctest/doctest.h>

#include "asking.hpp"
#include "base/count.hpp"
#include "play/game.hpp"

namespace schlegel::test_support {

struct HowToAsk {
  Options options = {};
  std::size_t most_listed = SIZE_MAX;  ///< where there are more, they are not listed
  std::size_t numbered = 7;            ///< how many are asked for by their numbers
  int seed = 1;                        ///< of the random one
};

/// Asks about a position all that its solutions decide. Brute force says how many there are (`total`) and whether one
/// is among them, `is_one(key(moves))`, where equal solutions have equal keys. Returns the solutions as they are
/// listed.
template <class P, class Key, class IsOne>
std::vector<Words> agrees_with_brute_force(const typename P::Instance& instance, const typename P::State& state,
                                           const Count& total, const Key& key, const IsOne& is_one,
                                           const HowToAsk& how = {}) {
  const auto ask = [&](Verb verb, const char* option = nullptr, const std::string& value = {}) {
    Options options = how.options;
    if (option) options.set(option, value);
    return asked<P>(instance, state, verb, options);
  };
  CHECK(ask(Verb::count).count == to_text(total));
  const Reply one = ask(Verb::solve), drawn = ask(Verb::random, "seed", std::to_string(how.seed)),
              beyond = ask(Verb::nth, "index", to_text(total));
  CHECK(one.kind == (total > 0 ? Reply::Kind::found : Reply::Kind::none));
  CHECK(drawn.kind == one.kind);
  CHECK(beyond.kind == Reply::Kind::none);
  if (total == 0) {
    CAPTURE(one.certificate);
    CHECK_FALSE(one.detail.empty());
    CHECK((one.certificate.empty() ? !how.options.all().empty()
                                   : P::check(instance, state, one.certificate) == CheckResult::accepted));
    CHECK(ask(Verb::enumerate).listed.empty());
    return {};
  }
  CHECK(is_one(key(one.moves)));
  CHECK(is_one(key(drawn.moves)));
  CHECK(beyond.count == to_text(total));
  CHECK(beyond.detail.find(total == 1 ? "only one" : "--nth takes 1 to") != std::string::npos);
  if (total > how.most_listed) return {};
  const std::vector<Words> all = ask(Verb::enumerate).listed;
  CHECK(total == all.size());
  std::set<std::remove_cvref_t<decltype(key(one.moves))>> different;
  for (const Words& moves : all) {
    CHECK(is_one(key(moves)));
    CHECK(different.insert(key(moves)).second);
  }
  for (std::size_t i = 0; i < all.size(); i += 1 + all.size() / how.numbered)
    CHECK(ask(Verb::nth, "index", std::to_string(i)).moves == all[i]);
  return all;
}

/// The same with all of the keys.
template <class P, class K, class Key = std::identity>
std::vector<Words> agrees_with_brute_force(const typename P::Instance& instance, const typename P::State& state,
                                           const std::set<K>& expected, const HowToAsk& how = {}, const Key& key = {}) {
  return agrees_with_brute_force<P>(
      instance, state, expected.size(), key, [&](const K& one) { return expected.contains(one); }, how);
}

}  // namespace schlegel::test_support
