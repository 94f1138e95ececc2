#pragma once
#include <string>
#include <utility>
#include <vector>

#include "play/question.hpp"
#include "results.hpp"

namespace schlegel::test_support {

using Words = std::vector<std::string>;
using OptionList = std::vector<std::pair<std::string, std::string>>;

inline Options options_of(const OptionList& list) {
  Options options;
  for (const auto& [name, value] : list) options.set(name, value);
  return options;
}

/// A reply, and the solutions that were listed before it.
struct Asked : Reply {
  std::vector<Words> listed;
};

template <class P>
Result<Asked> answer_of(const typename P::Instance& instance, const typename P::State& state, Verb verb,
                        const Options& options = {}, Control&& control = Control()) {
  Question question;
  question.verb = verb;
  question.options = options;
  Asked asked;
  auto reply = P::answer(instance, state, question, control,
                         [&](const Words& moves) { return asked.listed.push_back(moves), true; });
  if (!reply) return reply.error();
  static_cast<Reply&>(asked) = *std::move(reply);
  return asked;
}

/// The same where there must be a reply.
template <class P>
Asked asked(const typename P::Instance& instance, const typename P::State& state, Verb verb,
            const Options& options = {}, Control&& control = Control()) {
  return *must(answer_of<P>(instance, state, verb, options, std::move(control)));
}

/// The reply to a question as it is sent, which must be one.
inline Reply asked(const Question& question, Control&& control = Control()) {
  return *must(ask(question, control, {}));
}

}  // namespace schlegel::test_support
