#include "puzzles/sliding/solve/hashed_space.hpp"

#include <algorithm>
#include <bit>

#include "search/words.hpp"

namespace schlegel::sliding {

std::size_t HashedSpace::slot(const std::vector<std::uint16_t>& at) const {
  std::uint64_t hash = 0x9e3779b97f4a7c15u;
  for (std::uint16_t token : at) hash = (hash ^ token) * 0xff51afd7ed558ccdu ^ (hash >> 31);
  const std::size_t mask = slots_.size() - 1;
  for (std::size_t i = (hash ^ (hash >> 32)) & mask;; i = (i + 1) & mask)
    if (slots_[i] == 0 || std::equal(at.begin(), at.end(), tokens(slots_[i] - 1))) return i;
}

std::optional<HashedSpace> HashedSpace::explore(const Board& board, std::size_t reachable, Control& control) {
  HashedSpace space;
  const auto n = space.order_ = board.order();
  space.slots_.assign(std::bit_ceil(2 * reachable + 2), 0);
  space.store_.reserve(reachable * n);
  std::vector<std::uint16_t> at(n);
  for (std::size_t v = 0; v < n; ++v) at[v] = static_cast<std::uint16_t>(v);
  space.slots_[space.slot(at)] = 1;
  space.store_.insert(space.store_.end(), at.begin(), at.end());
  std::uint32_t count = 1;
  for (std::uint32_t from = 0; from < count;) {
    const std::uint32_t end = count;
    space.levels_.push_back(end - from);
    space.first_of_level_.push_back(from);
    for (; from < end; ++from) {
      if (from % 4096 == 0 && !control.tick({static_cast<double>(from) / static_cast<double>(reachable), from,
                                             schlegel::words::phase_positions.english}))
        return std::nullopt;
      at.assign(space.tokens(from), space.tokens(from) + n);
      const auto b = static_cast<std::size_t>(std::find(at.begin(), at.end(), board.blank()) - at.begin());
      for (Vertex to : board.around(static_cast<Vertex>(b))) {
        const auto v = static_cast<std::size_t>(to);
        std::swap(at[b], at[v]);
        std::uint32_t& known = space.slots_[space.slot(at)];
        if (known == 0) {
          known = ++count;
          space.store_.insert(space.store_.end(), at.begin(), at.end());
        }
        std::swap(at[b], at[v]);
      }
    }
  }
  return space;
}

std::vector<Arrangement> HashedSpace::farthest() const {
  std::vector<Arrangement> found;
  for (std::uint64_t id = first_of_level_.back(); id < first_of_level_.back() + levels_.back(); ++id) {
    const std::uint16_t* const first = tokens(static_cast<std::uint32_t>(id));
    found.emplace_back(first, first + order_);
  }
  return found;
}

int HashedSpace::distance(const Arrangement& at) const {
  const std::vector<std::uint16_t> key(at.begin(), at.end());
  const std::uint32_t id = slots_[slot(key)];
  if (id == 0) return -1;
  const auto above = std::upper_bound(first_of_level_.begin(), first_of_level_.end(), std::uint64_t{id - 1});
  return static_cast<int>(above - first_of_level_.begin()) - 1;
}

}  // namespace schlegel::sliding
