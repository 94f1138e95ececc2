#include "play/answers.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "play/words.hpp"

namespace schlegel {

Reply found_reply(std::vector<std::string> moves) { return {.kind = Reply::Kind::found, .moves = std::move(moves)}; }

Reply none_reply(std::string detail, std::string certificate) {
  return {.kind = Reply::Kind::none, .detail = std::move(detail), .certificate = std::move(certificate)};
}

Reply unknown_reply(std::string budget) { return {.budget = std::move(budget)}; }

Figure number_figure(std::string_view id, const Sentence& name, std::string count) {
  return {std::string(id), say(name), grouped(count), count};
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
  const std::string digits = to_text(count);
  return {.kind = Reply::Kind::none,
          .count = digits,
          .detail = say(words::beyond_last, {{"count", digits}, {"solution", one}, {"solutions", many}})};
}

}  // namespace schlegel
