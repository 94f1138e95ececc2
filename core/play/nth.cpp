#include "play/nth.hpp"

#include <algorithm>

#include "base/text.hpp"

namespace schlegel {

Result<Count> index_in(const Options& options, std::string_view what) {
  constexpr std::size_t most_digits = 4000;
  const std::string_view index = options.get("index");
  if (index.empty() || index.size() > most_digits || !std::all_of(index.begin(), index.end(), is_digit))
    return Error{"the index of a " + std::string(what) + " is a whole number from 0"};
  return Count(std::string(index.substr(std::min(index.find_first_not_of('0'), index.size() - 1))));
}

Reply beyond_last(const Count& count, std::string_view one, std::string_view many) {
  Reply reply;
  reply.kind = Reply::Kind::none;
  reply.count = to_text(count);
  reply.detail = count == 1 ? "There is only one " + std::string(one) + "; --nth takes 1."
                            : "There are only " + grouped(reply.count) + " " + std::string(many) +
                                  "; --nth takes 1 to " + reply.count + ".";
  return reply;
}

}  // namespace schlegel
