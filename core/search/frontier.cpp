#include "search/frontier.hpp"

#include "search/words.hpp"

namespace schlegel::frontier {

Stop stopped_at(std::uint64_t states) { return {false, say(words::stopped_at_states, {{"states", states}})}; }

Stop memory_used_up(std::size_t limit, std::uint64_t states) {
  return {true, say(words::memory_used_up, {{"megabytes", limit >> 20}, {"states", states}})};
}

}  // namespace schlegel::frontier
