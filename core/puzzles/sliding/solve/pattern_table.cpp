#include "puzzles/sliding/solve/pattern_table.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "puzzles/sliding/words.hpp"

// Idea. A state is a placing of the k pattern tokens and the region (connected part of the vertices without them) in
// which the blank is. States are grouped into cells by the set of occupied vertices and the region: in a cell only the
// order of the tokens on the sorted occupied vertices is left, so a cell is a set of k! bits. All the states of a cell
// have the same moves, and a move carries the whole cell to another one, where the token that went from the i-th to the
// j-th occupied vertex is taken out of the order at i and put in at j: the same renumbering of k! bits for every cell.
// The search goes breadth first over moves of pattern tokens; the bit sets (a few megabytes) and renumberings stay in
// cache. The blank moves free, so a placing's value is the first level at which any of its regions is reached.
//
// Invariant: after level d, seen = all states within d pattern moves of home, current = those at exactly d.
// Cost: every state is expanded once, one bit operation for each move (none but a word OR where i == j).

namespace schlegel::sliding {
namespace {

using Mask = std::uint64_t;

constexpr Mask bit(Vertex v) { return Mask{1} << v; }
int count_below(Mask mask, Vertex v) { return std::popcount(mask & (bit(v) - 1)); }

/// The k! orders of k tokens in lexicographic order, and what taking one out at i and putting it in at j makes of each.
struct Orders {
  explicit Orders(int tokens) : k(tokens) {
    std::array<std::uint8_t, max_pattern> order{};
    for (int i = 0; i < k; ++i) order[i] = static_cast<std::uint8_t>(i);
    do {
      all.push_back(order);
    } while (std::next_permutation(order.begin(), order.begin() + k));
    moved.resize(static_cast<std::size_t>(k * k));
    for (int i = 0; i < k; ++i)
      for (int j = 0; j < k; ++j) {
        auto& table = moved[i * k + j];
        table.reserve(all.size());
        for (auto now : all) {
          if (i < j)
            std::rotate(now.begin() + i, now.begin() + i + 1, now.begin() + j + 1);
          else
            std::rotate(now.begin() + j, now.begin() + i, now.begin() + i + 1);
          table.push_back(static_cast<std::uint16_t>(std::lower_bound(all.begin(), all.end(), now) - all.begin()));
        }
      }
  }
  int k;
  std::vector<std::array<std::uint8_t, max_pattern>> all;
  std::vector<std::vector<std::uint16_t>> moved;
};

class Builder {
 public:
  Builder(const Board& board, int tokens)
      : n_(board.order()), orders_(tokens), k_(tokens), words_((orders_.all.size() + 63) / 64) {
    near_.resize(static_cast<std::size_t>(n_));
    for (Vertex v = 0; v < n_; ++v)
      for (Vertex w : board.around(v)) near_[v] |= bit(w);
    for (int v = 0; v <= n_; ++v) {
      choose_.emplace_back(static_cast<std::size_t>(k_ + 1), 0);
      auto& row = choose_.back();
      row[0] = 1;
      for (int j = 1; j <= k_ && v > 0; ++j) {
        const auto& above = choose_[v - 1];
        row[j] = above[j - 1] + above[j];
      }
    }
    make_cells();
    make_moves();
  }

  /// Values by rank of the occupied set and number of the order; empty when stopped.
  std::vector<std::uint8_t> run(const std::vector<Vertex>& tokens, Vertex blank, Control& control, double done,
                                double share) const {
    Search search{control, done, share, std::vector<std::uint8_t>(occupied_.size() * orders_.all.size(), 255)};
    search.seen.assign(cells_.size() * words_, 0);
    search.current = search.next = search.seen;
    search.is_touched.assign(cells_.size(), 0);
    Mask home = 0;
    for (Vertex t : tokens) home |= bit(t);
    std::array<std::uint8_t, max_pattern> home_order{};
    for (int i = 0; i < k_; ++i) {
      const int place = count_below(home, tokens[i]);
      home_order[place] = static_cast<std::uint8_t>(i);
    }
    const auto first = static_cast<std::size_t>(std::lower_bound(orders_.all.begin(), orders_.all.end(), home_order) -
                                                orders_.all.begin());
    const std::uint32_t start = cell_of(home, blank);
    search.current[start * words_ + first / 64] |= Mask{1} << (first % 64);
    search.seen[start * words_ + first / 64] = search.current[start * words_ + first / 64];
    search.values[cells_[start].occupied * orders_.all.size() + first] = 0;
    search.active.push_back(start);

    for (search.level = 1; !search.active.empty() && search.level < 255; ++search.level) {
      search.touched.clear();
      if (!each(search.active, &Builder::carry_on, search)) return {};
      for (std::uint32_t b : search.active) std::fill_n(&search.current[b * words_], words_, 0);
      search.active.clear();
      if (!each(search.touched, &Builder::settle, search)) return {};
    }
    return std::move(search.values);
  }

  const std::vector<Mask>& occupied() const { return occupied_; }
  const Orders& orders() const { return orders_; }

 private:
  struct Cell {
    std::uint32_t occupied;  ///< number of the set of occupied vertices
    std::uint32_t first_move;
    Mask region;
  };
  struct Move {
    std::uint32_t to;
    std::uint32_t renumbering;  ///< i * k + j
  };

  struct Search {
    Control& control;
    double done, share;
    std::vector<std::uint8_t> values;
    std::vector<Mask> seen{}, current{}, next{};
    std::vector<std::uint32_t> active{}, touched{};  ///< cells with bits in current, in next
    std::vector<char> is_touched{};
    int level = 0;
    std::uint64_t states = 1;
  };
  using Visit = void (Builder::*)(std::uint32_t cell, Search& search) const;

  /// Visits cells through a pointer, so that nothing is inlined: a web engine swaps its quick code for its good code
  /// only when a function is called again. False when stopped.
  [[gnu::noinline]] bool each(const std::vector<std::uint32_t>& cells, Visit visit, Search& search) const {
    const auto whole = static_cast<double>(search.values.size());
    for (std::size_t i = 0; i < cells.size(); ++i) {
      const double part = std::min(1.0, static_cast<double>(search.states) / whole);
      if (i % 256 == 255 &&
          !search.control.tick({search.done + search.share * part, search.states, words::phase_tables.english}))
        return false;
      (this->*visit)(cells[i], search);
    }
    return true;
  }
  void carry_on(std::uint32_t b, Search& search) const {
    const Mask* from = &search.current[b * words_];
    for (std::uint32_t m = cells_[b].first_move; m < cells_[b + 1].first_move; ++m) {
      const Move& move = moves_[m];
      if (!search.is_touched[move.to]) {
        search.is_touched[move.to] = 1;
        search.touched.push_back(move.to);
      }
      carry(from, &search.next[move.to * words_], move.renumbering);
    }
  }
  void settle(std::uint32_t b, Search& search) const {
    search.is_touched[b] = 0;
    std::uint8_t* const out = &search.values[cells_[b].occupied * orders_.all.size()];
    Mask any = 0;
    for (std::size_t w = 0; w < words_; ++w) {
      const std::size_t at = b * words_ + w;
      Mask fresh = search.next[at] & ~search.seen[at];
      search.next[at] = 0;
      search.current[at] = fresh;
      search.seen[at] |= fresh;
      any |= fresh;
      for (; fresh != 0; fresh &= fresh - 1) {
        std::uint8_t& value = out[w * 64 + static_cast<std::size_t>(std::countr_zero(fresh))];
        if (value != 255) continue;
        value = static_cast<std::uint8_t>(search.level);
        ++search.states;
      }
    }
    if (any != 0) search.active.push_back(b);
  }

  std::uint32_t rank(Mask occupied) const {
    std::uint32_t sum = 0;
    for (std::size_t j = 1; occupied != 0; occupied &= occupied - 1, ++j) sum += choose_[std::countr_zero(occupied)][j];
    return sum;
  }
  Mask region_of(Mask free, Vertex v) const {
    Mask region = bit(v), edge = region;
    while (edge != 0) {
      Mask more = 0;
      for (; edge != 0; edge &= edge - 1) more |= near_[std::countr_zero(edge)];
      edge = more & free & ~region;
      region |= edge;
    }
    return region;
  }
  std::uint32_t cell_of(Mask occupied, Vertex blank) const {
    std::uint32_t b = first_cell_[rank(occupied)];
    while ((cells_[b].region & bit(blank)) == 0) ++b;
    return b;
  }

  void make_cells() {
    const Mask all = n_ == 64 ? ~Mask{0} : bit(n_) - 1;
    Mask set = bit(k_) - 1;
    for (std::uint32_t sets = choose_[n_][k_]; sets > 0; --sets) {
      first_cell_.push_back(static_cast<std::uint32_t>(cells_.size()));
      Mask free = all & ~set;
      while (free != 0) {
        const Mask region = region_of(all & ~set, static_cast<Vertex>(std::countr_zero(free)));
        cells_.push_back({static_cast<std::uint32_t>(occupied_.size()), 0, region});
        free &= ~region;
      }
      occupied_.push_back(set);
      if (sets == 1) break;
      // The next set with as many bits (Gosper).
      const Mask low = set & (0 - set), up = set + low;
      set = (((set ^ up) >> 2) / low) | up;
    }
  }
  void make_moves() {
    for (Cell& cell : cells_) {
      cell.first_move = static_cast<std::uint32_t>(moves_.size());
      const Mask set = occupied_[cell.occupied];
      for (Mask tokens = set; tokens != 0; tokens &= tokens - 1) {
        const auto p = static_cast<Vertex>(std::countr_zero(tokens));
        for (Mask to = near_[p] & cell.region; to != 0; to &= to - 1) {
          const auto q = static_cast<Vertex>(std::countr_zero(to));
          const Mask there = (set ^ bit(p)) | bit(q);
          moves_.push_back(
              {cell_of(there, p), static_cast<std::uint32_t>(count_below(set, p) * k_ + count_below(there, q))});
        }
      }
    }
    cells_.push_back({0, static_cast<std::uint32_t>(moves_.size()), 0});
  }

  void carry(const Mask* from, Mask* to, std::uint32_t renumbering) const {
    const auto k = static_cast<std::uint32_t>(k_);
    if (renumbering / k == renumbering % k) {
      for (std::size_t w = 0; w < words_; ++w) to[w] |= from[w];
      return;
    }
    const std::uint16_t* table = orders_.moved[renumbering].data();
    for (std::size_t w = 0; w < words_; ++w, table += 64)
      for (Mask left = from[w]; left != 0; left &= left - 1) {
        const std::uint16_t at = table[std::countr_zero(left)];
        to[at / 64] |= Mask{1} << (at % 64);
      }
  }

  int n_;
  Orders orders_;
  int k_;
  std::size_t words_;
  std::vector<Mask> near_;
  std::vector<std::vector<std::uint32_t>> choose_;
  std::vector<Mask> occupied_;
  std::vector<std::uint32_t> first_cell_;
  std::vector<Cell> cells_;
  std::vector<Move> moves_;
};

}  // namespace

double pattern_places(int order, int tokens) {
  double places = 1;
  for (int i = 0; i < tokens; ++i) places *= order - i;
  return places;
}

std::optional<PatternTable> PatternTable::build(const Board& board, const std::vector<Vertex>& tokens, Control& control,
                                                double done, double share) {
  PatternTable table;
  const auto n = static_cast<std::uint32_t>(board.order());
  std::uint32_t size = 1;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    table.weights_.push_back(size);
    size *= n;
  }
  Builder builder(board, static_cast<int>(tokens.size()));
  const auto values = builder.run(tokens, board.blank(), control, done, share);
  if (values.empty()) return std::nullopt;

  // From "sorted places and order" to the index the searches keep up to date move by move.
  table.values_.assign(size, 0);
  const auto& orders = builder.orders().all;
  const std::uint8_t* value = values.data();
  for (Mask set : builder.occupied()) {
    std::array<std::uint32_t, max_pattern> place{};
    for (std::size_t i = 0; set != 0; set &= set - 1, ++i) place[i] = static_cast<std::uint32_t>(std::countr_zero(set));
    for (const auto& order : orders) {
      std::uint32_t index = 0;
      for (std::size_t i = 0; i < tokens.size(); ++i) index += place[i] * table.weights_[order[i]];
      const std::uint8_t reached = *value++;
      table.values_[index] = reached == 255 ? 0 : reached;
    }
  }
  return table;
}

}  // namespace schlegel::sliding
