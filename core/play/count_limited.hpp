#pragma once
#include <cstdint>
#include <string>

#include "play/question.hpp"

namespace schlegel {

/// Verb count with option "limit": the enumeration, of which only the number of solutions is kept.
template <class P>
Result<Reply> count_limited(const typename P::Instance& instance, const typename P::State& state, Question question,
                            Control& control) {
  const auto limit = question.options.integer("limit", INT64_MAX, 1, INT64_MAX);
  if (!limit) return limit.error();
  question.verb = Verb::enumerate;
  std::int64_t total = 0;
  const auto take = [&](const std::vector<std::string>&) { return ++total < *limit; };
  auto listed = P::answer(instance, state, question, control, take);
  if (!listed || listed->kind == Reply::Kind::unknown) return listed;
  Reply reply;
  if (total == 0) reply = *std::move(listed);
  if (total > 0) reply.kind = Reply::Kind::found;
  reply.count = std::to_string(total);
  if (total == *limit) reply.detail = "Counting stopped at " + reply.count + "; there may be more.";
  return reply;
}

}  // namespace schlegel
