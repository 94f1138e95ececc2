#include "puzzles/sliding/solve/ranked_space.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "base/index.hpp"
#include "search/words.hpp"

// Idea. An arrangement is the blank's vertex and the order of the m tokens on the other vertices, read by number. A
// move of the blank from b to v takes the token out of the order at one place i and puts it in at another place j; both
// depend on b and v alone. The order is ranked in two parts: the head (all but the last six or seven tokens, as a
// sequence) and the tail (how these stand among themselves, one of 720 or 5040). A cell is a blank's vertex with a
// head: 12 or 79 words of bits. The longer tail is for large spaces, which do not fit a cache: fewer and longer jumps.
//
//   i, j both in the head: the cell goes to another one as it is, a word OR;
//   i, j both in the tail: the bits of the cell are renumbered by one small table;
//   one in each: which head comes out depends on the head and on the rank r of one tail token, and the new
//   tail on the old one and the rank q of the token that came in. Two small tables.
//
// So no arrangement is ever written out, and neighbouring bits go to neighbouring places. Invariant: after level d,
// seen holds all arrangements within d moves of the solved one, current those at exactly d. Cost: about one bit
// operation for every arrangement and every move that is not a word OR, and a look at every cell that holds some of
// the level.

namespace schlegel::sliding {
namespace {

using Order = std::array<std::uint8_t, RankedSpace::most_vertices>;

std::size_t factorial(std::size_t n) { return n < 2 ? 1 : n * factorial(n - 1); }

/// Takes the element at i out and puts it in at j.
template <class Sequence>
void shift(Sequence& sequence, std::size_t i, std::size_t j) {
  const auto first = sequence.begin();
  const auto at = [&](std::size_t k) { return first + static_cast<std::ptrdiff_t>(k); };
  if (i < j)
    std::rotate(at(i), at(i + 1), at(j + 1));
  else
    std::rotate(at(j), at(i), at(i + 1));
}

/// Rank of the sequence of `count` of `m` tokens, lexicographic.
std::size_t rank_sequence(const std::uint8_t* sequence, std::size_t count, std::size_t m) {
  std::size_t rank = 0;
  std::uint32_t used = 0;
  for (std::size_t i = 0; i < count; ++i) {
    const std::uint32_t below = used & ((1u << sequence[i]) - 1);
    rank = rank * (m - i) + sequence[i] - static_cast<std::size_t>(std::popcount(below));
    used |= 1u << sequence[i];
  }
  return rank;
}

void unrank_sequence(std::size_t rank, std::size_t count, std::size_t m, std::uint8_t* sequence) {
  std::array<std::size_t, RankedSpace::most_vertices> digit{};
  for (std::size_t i = count; i-- > 0;) {
    digit[i] = rank % (m - i);
    rank /= m - i;
  }
  std::uint32_t free = (1u << m) - 1;
  for (std::size_t i = 0; i < count; ++i) {
    std::uint32_t left = free;
    for (std::size_t k = 0; k < digit[i]; ++k) left &= left - 1;
    sequence[i] = static_cast<std::uint8_t>(std::countr_zero(left));
    free &= ~(1u << sequence[i]);
  }
}

/// The r-th token that is not in the sequence.
std::uint8_t missing(const std::uint8_t* sequence, std::size_t count, std::size_t m, std::size_t r) {
  std::uint32_t free = (1u << m) - 1;
  for (std::size_t i = 0; i < count; ++i) free &= ~(1u << sequence[i]);
  for (; r > 0; --r) free &= free - 1;
  return static_cast<std::uint8_t>(std::countr_zero(free));
}
std::size_t rank_missing(const std::uint8_t* sequence, std::size_t count, std::uint8_t token) {
  std::size_t below = token;
  for (std::size_t i = 0; i < count; ++i) below -= sequence[i] < token;
  return below;
}

}  // namespace

namespace ranked {

/// What one way to take out and put in does to heads and tails; see above.
struct Shift {
  enum class Kind { heads, tails, out_of_head, out_of_tail } kind;
  std::vector<std::uint32_t> head;   ///< heads: by head; crossing: by head * tail + r, the new head * 8 + q
  std::vector<std::uint16_t> tail;   ///< tails: by tail; crossing: by tail * 8 + q
  std::vector<std::uint8_t> wanted;  ///< crossing: r by tail
};

class Shifts {
 public:
  Shifts(std::size_t m, std::size_t tail) : m_(m), tail_(tail), head_(m - tail) {
    heads_ = factorial(m) / factorial(tail);
    tails_ = factorial(tail);
    made_.resize(m * m);
  }
  std::size_t heads() const { return heads_; }
  std::size_t tails() const { return tails_; }

  const Shift& get(std::size_t i, std::size_t j) {
    auto& made = made_[i * m_ + j];
    if (!made) made = make(i, j);
    return *made;
  }

 private:
  Shift make(std::size_t i, std::size_t j) const {
    Shift shift_of;
    if (i < head_ && j < head_) {
      shift_of.kind = Shift::Kind::heads;
      for (std::size_t h = 0; h < heads_; ++h) {
        Order order{};
        unrank_sequence(h, head_, m_, order.data());
        shift(order, i, j);
        shift_of.head.push_back(static_cast<std::uint32_t>(rank_sequence(order.data(), head_, m_)));
      }
    } else if (i >= head_ && j >= head_) {
      shift_of.kind = Shift::Kind::tails;
      for (std::size_t t = 0; t < tails_; ++t) {
        Order order{};
        unrank_sequence(t, tail_, tail_, order.data());
        shift(order, i - head_, j - head_);
        shift_of.tail.push_back(static_cast<std::uint16_t>(rank_sequence(order.data(), tail_, tail_)));
      }
    } else {
      const bool out = i < head_;
      shift_of.kind = out ? Shift::Kind::out_of_head : Shift::Kind::out_of_tail;
      // The tail's token that goes to the head: its first, or the one at i; and where the newcomer stands in the new
      // tail.
      const std::size_t leaves = out ? 0 : i - head_, enters = out ? j - head_ : 0;
      for (std::size_t h = 0; h < heads_; ++h)
        for (std::size_t r = 0; r < tail_; ++r) {
          std::vector<std::uint8_t> order(head_ + 1);
          unrank_sequence(h, head_, m_, order.data());
          order[head_] = missing(order.data(), head_, m_, r);
          const std::uint8_t newcomer = out ? order[i] : order[head_ - 1];
          if (out)
            shift(order, i, head_);  // the tail's first token becomes the head's last
          else
            shift(order, head_, j);
          const std::size_t q = rank_missing(order.data(), head_, newcomer);
          shift_of.head.push_back(static_cast<std::uint32_t>(rank_sequence(order.data(), head_, m_) * 8 + q));
        }
      for (std::size_t t = 0; t < tails_; ++t) {
        Order order{};
        unrank_sequence(t, tail_, tail_, order.data());
        shift_of.wanted.push_back(order[leaves]);
        for (std::size_t q = 0; q < 8; ++q) {
          // Ranks among themselves: close the gap of the one that left, open one for the newcomer.
          std::vector<std::uint8_t> next;
          for (std::size_t k = 0; k < tail_; ++k)
            if (k != leaves) {
              std::uint8_t token = order[k];
              if (token > order[leaves]) --token;
              if (token >= q) ++token;
              next.push_back(token);
            }
          next.insert(next.begin() + static_cast<std::ptrdiff_t>(enters), static_cast<std::uint8_t>(q));
          shift_of.tail.push_back(q < tail_ ? static_cast<std::uint16_t>(rank_sequence(next.data(), tail_, tail_))
                                            : std::uint16_t{0});
        }
      }
    }
    return shift_of;
  }

  std::size_t m_, tail_, head_, heads_, tails_;
  std::vector<std::optional<Shift>> made_;
};

}  // namespace ranked

/// The breadth-first search of RankedSpace::explore().
class SpaceSearch {
 public:
  using Mask = std::uint64_t;

  SpaceSearch(RankedSpace& space, const Board& board, bool distances, Control& control)
      : space_(space),
        board_(board),
        distances_(distances),
        control_(control),
        shifts_(at(board.order()) - 1, space.tail_) {
    const std::size_t cells = at(board.order()) * space.head_count_, words = cells * space.words_;
    space.low_.assign(words, 0);
    if (distances) space.high_.assign(words, 0);
    current_.assign(words, 0);
    next_.assign(words, 0);
    is_touched_.assign(cells, 0);
    for (int i = 2; i <= board.order(); ++i) whole_ *= i;
    if (board.bipartite()) whole_ /= 2;
  }

  bool run() {
    const std::size_t first = space_.rank(solved_arrangement(board_.order()));
    current_[first / 64] = space_.low_[first / 64] = Mask{1} << (first % 64);
    active_.push_back(static_cast<std::uint32_t>(first / 64 / space_.words_));
    space_.levels_ = {1};
    for (int level = 1;; ++level) {
      if (!expand()) return false;
      note_farthest();
      for (std::uint32_t cell : active_) std::fill_n(&current_[cell * space_.words_], space_.words_, 0);
      const auto count = settle(distances_ ? level % 3 + 1 : 1);
      if (!count) return false;
      if (*count == 0) break;
      states_ += *count;
      space_.levels_.push_back(*count);
    }
    if (!distances_) space_.low_ = {};
    return true;
  }

 private:
  bool tick() {
    return control_.tick(
        {std::min(1.0, static_cast<double>(states_) / whole_), states_, schlegel::words::phase_positions.english});
  }

  /// Some of the current level, which may be the last.
  void note_farthest() {
    std::vector<std::size_t>& ranks = space_.farthest_;
    ranks.clear();
    for (std::uint32_t cell : active_)
      for (std::size_t w = cell * space_.words_; w < (cell + 1) * space_.words_; ++w)
        for (Mask left = current_[w]; left != 0; left &= left - 1) {
          if (ranks.size() == RankedSpace::most_farthest) return;
          ranks.push_back(w * 64 + at(std::countr_zero(left)));
        }
  }

  /// Carries the bits of all active cells to the cells one move on.
  bool expand() {
    const std::size_t heads = space_.head_count_, words = space_.words_, tail = space_.tail_;
    touched_.clear();
    for (std::uint32_t cell : active_) {
      const std::size_t b = cell / heads, h = cell % heads;
      const Mask* from = &current_[cell * words];
      for (Vertex to : board_.around(static_cast<Vertex>(b))) {
        const std::size_t v = at(to), i = v > b ? v - 1 : v, j = v > b ? b : b - 1;
        const auto target = [&](std::size_t head) {
          const std::size_t id = v * heads + head;
          if (!is_touched_[id]) {
            is_touched_[id] = 1;
            touched_.push_back(static_cast<std::uint32_t>(id));
          }
          return &next_[id * words];
        };
        carry(shifts_.get(i, j), i == j, from, h, tail, words, target);
      }
      if (++since_tick_ % 1024 == 0 && !tick()) return false;
    }
    return true;
  }

  /// Makes the new bits of the touched cells current and marks them with the code of their level. How many there are;
  /// nothing when stopped.
  std::optional<std::uint64_t> settle(int code) {
    const std::size_t words = space_.words_;
    Mask* const low = space_.low_.data();
    Mask* const high = distances_ ? space_.high_.data() : low;
    const Mask to_low = (code & 1) != 0 ? ~Mask{0} : 0, to_high = (code & 2) != 0 ? ~Mask{0} : 0;
    active_.clear();
    std::uint64_t count = 0;
    for (std::uint32_t cell : touched_) {
      is_touched_[cell] = 0;
      Mask any = 0;
      for (std::size_t w = cell * words; w < (cell + 1) * words; ++w) {
        const Mask fresh = next_[w] & ~(low[w] | high[w]);
        next_[w] = 0;
        current_[w] = fresh;
        low[w] |= fresh & to_low;
        high[w] |= fresh & to_high;
        any |= fresh;
        count += static_cast<std::uint64_t>(std::popcount(fresh));
      }
      if (any != 0) active_.push_back(cell);
      if (++since_tick_ % 4096 == 0 && !tick()) return std::nullopt;
    }
    return count;
  }

  template <class Target>
  static void carry(const ranked::Shift& shift_of, bool same, const Mask* from, std::size_t h, std::size_t tail,
                    std::size_t words, const Target& target) {
    const auto bits = [&](auto&& each) {
      for (std::size_t w = 0; w < words; ++w)
        for (Mask left = from[w]; left != 0; left &= left - 1)
          each(w * 64 + static_cast<std::size_t>(std::countr_zero(left)));
    };
    if (same || shift_of.kind == ranked::Shift::Kind::heads) {
      Mask* to = target(same ? h : shift_of.head[h]);
      for (std::size_t w = 0; w < words; ++w) to[w] |= from[w];
    } else if (shift_of.kind == ranked::Shift::Kind::tails) {
      Mask* to = target(h);
      bits([&](std::size_t t) {
        const std::size_t at = shift_of.tail[t];
        to[at / 64] |= Mask{1} << (at % 64);
      });
    } else {
      std::array<Mask*, 8> to{};
      bits([&](std::size_t t) {
        const std::size_t r = shift_of.wanted[t];
        const std::uint32_t head = shift_of.head[h * tail + r];
        if (to[r] == nullptr) to[r] = target(head / 8);
        const std::size_t at = shift_of.tail[t * 8 + head % 8];
        to[r][at / 64] |= Mask{1} << (at % 64);
      });
    }
  }

  RankedSpace& space_;
  const Board& board_;
  bool distances_;
  Control& control_;
  ranked::Shifts shifts_;
  std::vector<Mask> current_, next_;
  std::vector<std::uint32_t> active_, touched_;  // cells with bits in current_, in next_
  std::vector<char> is_touched_;
  double whole_ = 1;
  std::uint64_t states_ = 1;
  std::uint32_t since_tick_ = 0;
};

double RankedSpace::bytes(int order, bool distances) {
  const auto n = static_cast<std::size_t>(order), tail = std::min<std::size_t>(n - 1, n > 10 ? 7 : 6);
  const double words = static_cast<double>(n * (factorial(n - 1) / factorial(tail)) * ((factorial(tail) + 63) / 64));
  return words * (distances ? 32 : 24);
}

std::size_t RankedSpace::rank(const Arrangement& at) const {
  Order order{};
  std::size_t m = 0, blank = 0;
  for (std::size_t v = 0; v < at.size(); ++v) {
    if (at[v] == board_.blank())
      blank = v;
    else
      order[m++] = static_cast<std::uint8_t>(at[v] < board_.blank() ? at[v] : at[v] - 1);
  }
  const std::size_t head = rank_sequence(order.data(), m - tail_, m);
  Order last{};
  for (std::size_t i = 0; i < tail_; ++i)
    last[i] = static_cast<std::uint8_t>(rank_missing(order.data(), m - tail_, order[m - tail_ + i]));
  return (blank * head_count_ + head) * words_ * 64 + rank_sequence(last.data(), tail_, tail_);
}

Arrangement RankedSpace::unrank(std::size_t rank) const {
  const std::size_t m = at(board_.order()) - 1, cell = rank / (words_ * 64), blank = cell / head_count_;
  Order order{}, last{};
  unrank_sequence(cell % head_count_, m - tail_, m, order.data());
  unrank_sequence(rank % (words_ * 64), tail_, tail_, last.data());
  for (std::size_t i = 0; i < tail_; ++i) order[m - tail_ + i] = missing(order.data(), m - tail_, m, last[i]);
  Arrangement found(m + 1, board_.blank());
  for (std::size_t v = 0, i = 0; v <= m; ++v) {
    if (v == blank) continue;
    const Vertex token = order[i++];
    found[v] = token < board_.blank() ? token : token + 1;
  }
  return found;
}

std::vector<Arrangement> RankedSpace::farthest() const {
  std::vector<Arrangement> found;
  for (const std::size_t rank : farthest_) found.push_back(unrank(rank));
  return found;
}

std::optional<RankedSpace> RankedSpace::explore(const Board& board, bool distances, Control& control) {
  RankedSpace space;
  const auto n = static_cast<std::size_t>(board.order());
  space.board_ = board;
  space.tail_ = std::min<std::size_t>(n - 1, n > 10 ? 7 : 6);
  space.head_count_ = factorial(n - 1) / factorial(space.tail_);
  space.words_ = (factorial(space.tail_) + 63) / 64;
  if (!SpaceSearch(space, board, distances, control).run()) return std::nullopt;
  return space;
}

int RankedSpace::residue(const Arrangement& at) const {
  const std::size_t index = rank(at), word = index / 64, shift = index % 64;
  return static_cast<int>((low_[word] >> shift & 1) + 2 * (high_[word] >> shift & 1)) - 1;
}

int RankedSpace::distance_beside(const Arrangement& at, int from) const {
  const int step = (residue(at) - from % 3 + 3) % 3;
  return step == 2 ? from - 1 : from + step;
}

int RankedSpace::distance(const Arrangement& at) const {
  int left = residue(at);
  if (left < 0) return -1;
  Arrangement here = at;
  Vertex blank = find_blank(board_, here);
  int steps = 0;
  while (!is_solved(here)) {
    left = (left + 2) % 3;
    for (Vertex v : board_.around(blank)) {
      const Vertex before = blank;
      follow(here, blank, std::span(&v, 1));
      if (residue(here) == left) break;
      follow(here, blank, std::span(&before, 1));
    }
    ++steps;
  }
  return steps;
}

}  // namespace schlegel::sliding
