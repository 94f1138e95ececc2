#include "play/answers.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "play/words.hpp"

namespace schlegel {

Reply found_reply(std::vector<std::string> moves) {
  Reply reply;
  reply.kind = Reply::Kind::found;
  reply.moves = std::move(moves);
  return reply;
}

Reply none_reply(std::string detail, std::string certificate) {
  Reply reply;
  reply.kind = Reply::Kind::none;
  reply.detail = std::move(detail);
  reply.certificate = std::move(certificate);
  return reply;
}

Reply unknown_reply(std::string budget) {
  Reply reply;
  reply.budget = std::move(budget);
  return reply;
}

Result<std::int64_t> limit_in(const Options& options) { return options.integer("limit", INT64_MAX, 1, INT64_MAX); }

Result<Count> index_in(const Options& options, std::string_view what) {
  constexpr std::size_t most_digits = 4000;
  const std::string_view index = options.get("index");
  if (index.empty() || index.size() > most_digits || !std::all_of(index.begin(), index.end(), is_digit))
    return Error{say(words::index_form, {{"solution", what}})};
  return Count(std::string(index.substr(std::min(index.find_first_not_of('0'), index.size() - 1))));
}

Result<Random> random_in(const Options& options) {
  const auto seed = options.integer("seed", 1, 0, INT64_MAX);
  if (!seed) return seed.error();
  return Random(static_cast<std::uint64_t>(*seed));
}

Reply beyond_last(const Count& count, std::string_view one, std::string_view many) {
  Reply reply;
  reply.kind = Reply::Kind::none;
  reply.count = to_text(count);
  reply.detail = say(words::beyond_last, {{"count", reply.count}, {"solution", one}, {"solutions", many}});
  return reply;
}

}  // namespace schlegel
