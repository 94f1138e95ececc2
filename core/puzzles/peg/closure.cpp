// Reaching everything, 32 positions at a time.
//
// Call corners some holes that are never the middle of a line, the others high. A block is all positions of the class
// with the same high pegs: of the corners some are free, at most five, and number the places in the block; the class
// decides the others. So a jump takes all fitting places of a block to another block at once, with one shift and one
// OR. For that to be done in one pass the blocks need an order in which no jump goes back: a weight for each high hole
// with weight(from) + weight(over) > weight(to) for every jump, corners counting 0, found by linear programming. On the
// English board, the eight corners of the cross leave 2^24 blocks, and each is visited at most once, heaviest first.
// Symmetry: a block stands for its orbit, in the person of the least index. A word on its way to another block is
// turned by the permutation that leads there, which acts on places as an affine map over two elements. The class gives
// as many linear equations over two elements as there are independent parity sets; a row echelon form with the corners
// first decides which holes are free; index, image and high pegs are affine in each other and are looked up by bytes.
// Time O(blocks reached * jumps * group), memory 4 * 2^(free high holes) bytes, touched where reached.
#include "puzzles/peg/closure.hpp"

#include <algorithm>
#include <cstdlib>
#include <numeric>

#include "puzzles/peg/linear_program.hpp"

namespace schlegel::peg {
namespace {

constexpr std::size_t most_low = 5, most_bound = 4, most_high = 26;
constexpr int most_weight = 1 << 15;
constexpr std::uint64_t blocks_a_tick = 8192;
/// So far ahead memory is asked for, and so many words wait to land.
constexpr std::size_t ahead = 16, most_arrivals = 96;

std::uint32_t gather_bits(Position pegs, const std::vector<int>& holes) {
  std::uint32_t out = 0;
  for (std::size_t i = 0; i < holes.size(); ++i) out |= static_cast<std::uint32_t>((pegs >> holes[i]) & 1) << i;
  return out;
}

/// The word whose bit i is bit i ^ change of this one.
[[gnu::always_inline]] inline std::uint32_t exchanged(std::uint32_t word, std::uint32_t change) {
  if (change & 1) word = ((word & 0x55555555u) << 1) | ((word >> 1) & 0x55555555u);
  if (change & 2) word = ((word & 0x33333333u) << 2) | ((word >> 2) & 0x33333333u);
  if (change & 4) word = ((word & 0x0f0f0f0fu) << 4) | ((word >> 4) & 0x0f0f0f0fu);
  if (change & 8) word = ((word & 0x00ff00ffu) << 8) | ((word >> 8) & 0x00ff00ffu);
  if (change & 16) word = (word << 16) | (word >> 16);
  return word;
}

bool is_inverse(const Permutation& a, const Permutation& b) {
  for (std::size_t i = 0; i < a.size(); ++i)
    if (a[b[i]] != i) return false;
  return true;
}

}  // namespace

struct Closure::Pace {
  Control& control;
  double done, share, levels;
  std::uint64_t blocks = 0;

  bool go_on(double level) {
    return blocks++ % blocks_a_tick != 0 || control.tick({done + share * level / levels, blocks, "positions"});
  }
};

ClosureLayout::ClosureLayout(const Instance& instance, std::vector<Permutation> group)
    : holes_(instance.holes()),
      group_(std::move(group)),
      jumps_(jumps_of(instance)),
      parity_sets_(parity_sets(instance)) {
  choose_corners();
  choose_bases();
  if (!choose_weights()) {
    corners_ = 0;
    choose_bases();
    usable_ = choose_weights();
  }
  usable_ = usable_ && group_.size() <= most_symmetries && high_.size() <= most_high &&
            high_bound_.size() + high_.size() + low_.size() > 0;
}

void ClosureLayout::choose_corners() {
  Position middles = 0;
  for (const Jump& jump : jumps_) middles |= bit(jump.over);
  for (int hole = 0; hole < holes_; ++hole) {
    if ((middles | corners_) & bit(hole)) continue;
    const Position before = corners_;
    for (const Permutation& image : group_) corners_ |= bit(image[static_cast<std::size_t>(hole)]);
    choose_bases();
    if (low_.size() > most_low || low_bound_.size() > most_bound) corners_ = before;
  }
}

void ClosureLayout::choose_bases() {
  low_.clear(), high_.clear(), low_bound_.clear(), high_bound_.clear(), low_sets_.clear(), high_sets_.clear();
  std::vector<Position> sets = parity_sets_;
  Position pivots = 0;
  const auto eliminate = [&](int hole) {
    const auto rows = [&](Position set) { return (set & bit(hole)) != 0 && (set & pivots) == 0; };
    const auto row = std::find_if(sets.begin(), sets.end(), rows);
    if (row == sets.end()) return;
    const Position set = *row;
    for (Position& other : sets)
      if (&other != &*row && (other & bit(hole))) other ^= set;
    pivots |= bit(hole);
  };
  for (int pass = 0; pass < 2; ++pass)
    for (int hole = 0; hole < holes_; ++hole)
      if (((corners_ >> hole) & 1) == static_cast<Position>(pass == 0)) eliminate(hole);
  for (int hole = 0; hole < holes_; ++hole) {
    const bool corner = (corners_ & bit(hole)) != 0;
    if ((pivots & bit(hole)) == 0) {
      (corner ? low_ : high_).push_back(hole);
      continue;
    }
    const auto set = std::find_if(sets.begin(), sets.end(), [&](Position s) { return (s & bit(hole)) != 0; });
    (corner ? low_bound_ : high_bound_).push_back(hole);
    (corner ? low_sets_ : high_sets_).push_back(*set);
  }
}

bool ClosureLayout::choose_weights() {
  // Least weights with weight(from) + weight(over) - weight(to) >= 1, as the prices of the dual program.
  std::vector<int> row(static_cast<std::size_t>(holes_), -1);
  LinearProgram program;
  for (int hole = 0; hole < holes_; ++hole)
    if ((corners_ & bit(hole)) == 0) row[static_cast<std::size_t>(hole)] = static_cast<int>(program.rows++);
  program.columns = jumps_.size();
  program.matrix.assign(program.rows * program.columns, 0.0);
  program.bound.assign(program.rows, 1.0);
  program.gain.assign(program.columns, 1.0);
  for (std::size_t j = 0; j < jumps_.size(); ++j) {
    const auto put = [&](int hole, double value) {
      const int i = row[static_cast<std::size_t>(hole)];
      if (i >= 0) program.at(static_cast<std::size_t>(i), j) += value;
    };
    put(jumps_[j].from, 1);
    put(jumps_[j].over, 1);
    put(jumps_[j].to, -1);
  }
  const auto prices = optimal_prices(program);
  const auto whole = prices ? whole_numbers(*prices) : std::nullopt;
  if (!whole) return false;
  const auto weight = [&](int hole) {
    const int i = row[static_cast<std::size_t>(hole)];
    return i < 0 ? std::int64_t{0} : (*whole)[static_cast<std::size_t>(i)];
  };
  std::vector<std::int64_t> sums;
  std::int64_t divisor = 0, all = 0;
  for (std::size_t hole = 0; hole < static_cast<std::size_t>(holes_); ++hole) {
    std::int64_t sum = 0;
    for (const Permutation& image : group_) sum += weight(image[hole]);
    if (sum < 0) return false;
    sums.push_back(sum);
    divisor = std::gcd(divisor, sum);
    all += sum;
  }
  if (divisor == 0 || all / divisor >= most_weight) return false;
  weights_.clear();
  for (std::int64_t sum : sums) weights_.push_back(static_cast<int>(sum / divisor));
  const auto at = [&](int hole) { return weights_[static_cast<std::size_t>(hole)]; };
  return std::all_of(jumps_.begin(), jumps_.end(),
                     [&](const Jump& jump) { return at(jump.from) + at(jump.over) > at(jump.to); });
}

Closure::Closure(const ClosureLayout& layout, Position member)
    : layout_(layout),
      member_(member),
      all_(layout.holes_ == max_holes ? ~Position{0} : bit(layout.holes_) - 1),
      group_size_(layout.group_.size()),
      padded_(group_size_ <= 4   ? 4
              : group_size_ <= 8 ? 8
                                 : 16),
      chunks_(std::max<std::size_t>(1, (layout.high_.size() + 7) / 8)),
      bytes_(static_cast<std::size_t>(layout.holes_ + 7) / 8) {
  prepare_indices();
  prepare_places();
  prepare_jumps();
  for (const Permutation& image : layout_.group_)
    for (std::size_t s = 0; s < group_size_; ++s)
      if (is_inverse(layout_.group_[s], image)) inverse_.push_back(s);
}

std::uint32_t Closure::index_of(Position p) const {
  std::uint32_t index = 0;
  for (std::size_t byte = 0; byte < bytes_; ++byte) index |= index_[(byte << 8) + ((p >> (8 * byte)) & 255)];
  return index;
}

Position Closure::high_pegs(std::uint32_t index) const {
  Position pegs = 0;
  for (std::size_t chunk = 0; chunk < chunks_; ++chunk)
    pegs ^= high_pegs_[(chunk << 8) + ((index >> (8 * chunk)) & 255)];
  return pegs;
}

std::uint32_t Closure::bound_of(std::uint32_t index) const {
  std::uint32_t bound = 0;
  for (std::size_t chunk = 0; chunk < chunks_; ++chunk) bound ^= bound_[(chunk << 8) + ((index >> (8 * chunk)) & 255)];
  return bound;
}

Closure::Images Closure::images_of(std::uint32_t index) const {
  Images images{};
  for (std::size_t chunk = 0; chunk < chunks_; ++chunk) {
    const Images& row = image_[(chunk << 8) + ((index >> (8 * chunk)) & 255)];
    for (std::size_t s = 0; s < padded_; ++s) images[s] ^= row[s];
  }
  return images;
}

template <std::size_t Width>
[[gnu::always_inline]] inline std::uint32_t Closure::least_after(const Images& images, const Images& change) {
  std::array<std::int32_t, Width> there;
  for (std::size_t s = 0; s < Width; ++s) there[s] = images[s] ^ change[s];
  for (std::size_t half = Width / 2; half > 0; half /= 2)
    for (std::size_t s = 0; s < half; ++s) there[s] = std::min(there[s], there[s + half]);
  return static_cast<std::uint32_t>(there[0]);
}

[[gnu::always_inline]] inline std::uint32_t Closure::least_after(const Images& images, const Images& change) const {
  switch (padded_) {
    case 4:
      return least_after<4>(images, change);
    case 8:
      return least_after<8>(images, change);
    default:
      return least_after<16>(images, change);
  }
}

void Closure::prepare_indices() {
  // From the definition for any index, then split: f(index) = f(0) ^ sum of the chunks' differences to f(0).
  const auto pegs_of = [&](std::uint32_t index) {
    Position pegs = 0;
    for (std::size_t i = 0; i < layout_.high_.size(); ++i)
      if ((index >> i) & 1) pegs |= bit(layout_.high_[i]);
    const Position free = pegs;
    for (std::size_t j = 0; j < layout_.high_bound_.size(); ++j)
      if (odd(free, layout_.high_sets_[j]) != odd(member_, layout_.high_sets_[j])) pegs |= bit(layout_.high_bound_[j]);
    return pegs;
  };
  const auto bound_for = [&](Position pegs) {
    std::uint32_t bound = 0;
    for (std::size_t j = 0; j < layout_.low_bound_.size(); ++j)
      if (odd(pegs, layout_.low_sets_[j]) != odd(member_, layout_.low_sets_[j])) bound |= 1u << j;
    return bound;
  };
  high_pegs_.resize(chunks_ << 8);
  bound_.resize(chunks_ << 8);
  image_.assign(chunks_ << 8, {});
  index_.assign(bytes_ << 8, 0);
  for (std::size_t row = 0; row < index_.size(); ++row)
    index_[row] = gather_bits(static_cast<Position>(row & 255) << (8 * (row >> 8)), layout_.high_);
  const std::uint32_t indices = std::uint32_t{1} << layout_.high_.size();
  const Position none = pegs_of(0);
  for (std::size_t chunk = 0; chunk < chunks_; ++chunk)
    for (std::uint32_t value = 0; value < 256; ++value) {
      const std::uint32_t index = (value << (8 * chunk)) & (indices - 1);
      const std::size_t row = (chunk << 8) + value;
      const Position pegs = pegs_of(index);
      high_pegs_[row] = chunk == 0 ? pegs : pegs ^ none;
      bound_[row] = static_cast<std::uint8_t>(chunk == 0 ? bound_for(pegs) : bound_for(pegs) ^ bound_for(none));
      for (std::size_t s = 0; s < padded_; ++s) {
        const std::size_t by = s < group_size_ ? s : 0;  // the identity once more, to fill up
        const auto image = [&](Position p) {
          return static_cast<std::int32_t>(index_of(permuted(layout_.group_[by], p)) << 4 | by);
        };
        image_[row][s] = chunk == 0 ? image(pegs) : image(pegs) ^ image(none);
      }
    }
}

void Closure::prepare_places() {
  const std::uint32_t places = std::uint32_t{1} << layout_.low_.size();
  const std::uint32_t bounds = std::uint32_t{1} << layout_.low_bound_.size();
  corner_pegs_.resize(bounds * places);
  for (std::uint32_t bound = 0; bound < bounds; ++bound)
    for (std::uint32_t place = 0; place < places; ++place) {
      Position pegs = 0;
      for (std::size_t i = 0; i < layout_.low_.size(); ++i)
        if ((place >> i) & 1) pegs |= bit(layout_.low_[i]);
      const Position free = pegs;
      for (std::size_t j = 0; j < layout_.low_bound_.size(); ++j)
        if (odd(free, layout_.low_sets_[j]) != (((bound >> j) & 1) != 0)) pegs |= bit(layout_.low_bound_[j]);
      corner_pegs_[bound * places + place] = pegs;
    }
  const auto corners = static_cast<std::uint32_t>(peg_count(layout_.corners_));
  rich_places_.assign(bounds * (corners + 2), 0);
  for (std::uint32_t bound = 0; bound < bounds; ++bound)
    for (std::uint32_t pegs = 0; pegs <= corners; ++pegs)
      for (std::uint32_t place = 0; place < places; ++place)
        if (static_cast<std::uint32_t>(peg_count(corner_pegs_[bound * places + place])) >= pegs)
          rich_places_[bound * (corners + 2) + pegs] |= std::uint32_t{1} << place;
  turn_.assign(group_size_ * 4 * 256, 0);
  shift_.resize(group_size_ * bounds);
  for (std::size_t s = 0; s < group_size_; ++s) {
    const auto image = [&](std::uint32_t bound, std::uint32_t place) {
      return gather_bits(permuted(layout_.group_[s], corner_pegs_[bound * places + place]), layout_.low_);
    };
    for (std::uint32_t bound = 0; bound < bounds; ++bound)
      shift_[s * bounds + bound] = static_cast<std::uint8_t>(image(bound, 0));
    for (std::uint32_t place = 0; place < places; ++place) {
      for (std::uint32_t value = 0; value < 256; ++value)
        if ((value >> (place & 7)) & 1)
          turn_[(s * 4 + (place >> 3)) * 256 + value] |= std::uint32_t{1} << image(0, place);
    }
  }
}

void Closure::prepare_jumps() {
  const Position corners = layout_.corners_;
  const std::vector<Jump>& jumps = layout_.jumps_;
  step_words_ = (jumps.size() + 63) / 64;
  for (const Jump& jump : jumps) {
    Step step{{}, gather_bits(jump.changed(), layout_.low_), 0, 0, (jump.changed() & corners) != 0};
    for (std::size_t g = 0; g < padded_; ++g) {
      const auto& image = layout_.group_[g < group_size_ ? g : 0];
      step.images[g] = static_cast<std::int32_t>(index_of(permuted(image, jump.changed())) << 4);
    }
    // A change of high pegs changes the bound corners by parity.
    for (std::size_t i = 0; i < layout_.low_bound_.size(); ++i)
      if (odd(jump.changed() & ~corners, layout_.low_sets_[i])) step.bound_change |= 1u << i;
    for (int hole = 0; hole < layout_.holes_; ++hole) {
      const int weight = layout_.weights_[static_cast<std::size_t>(hole)];
      if (bit(hole) & jump.needed()) step.weight_lost += static_cast<std::uint32_t>(weight);
      if (hole == jump.to) step.weight_lost -= static_cast<std::uint32_t>(weight);
    }
    steps_.push_back(step);
  }
  prepare_way(forth_, false);
  prepare_way(back_, true);
}

void Closure::prepare_way(Way& way, bool back) {
  const Position corners = layout_.corners_;
  const std::vector<Jump>& jumps = layout_.jumps_;
  const std::uint32_t places = std::uint32_t{1} << layout_.low_.size();
  const std::uint32_t bounds = std::uint32_t{1} << layout_.low_bound_.size();
  way.allowed.assign(bytes_ * 256 * step_words_, 0);
  for (std::size_t j = 0; j < jumps.size(); ++j) {
    const Jump& jump = jumps[j];
    const Position pegs = back ? bit(jump.to) : jump.needed();
    for (std::uint32_t bound = 0; bound < bounds; ++bound) {
      std::uint32_t fit = 0;
      for (std::uint32_t place = 0; place < places; ++place)
        if (((corner_pegs_[bound * places + place] ^ pegs) & jump.changed() & corners) == 0)
          fit |= std::uint32_t{1} << place;
      way.places.push_back(fit);
    }
    for (std::size_t byte = 0; byte < bytes_; ++byte)
      for (Position value = 0; value < 256; ++value)
        if ((((value << (8 * byte)) ^ pegs) & jump.changed() & ~corners & (Position{255} << (8 * byte))) == 0)
          way.allowed[((byte << 8) + static_cast<std::size_t>(value)) * step_words_ + j / 64] |= std::uint64_t{1}
                                                                                                 << (j % 64);
  }
}

std::uint32_t Closure::places_with(std::uint32_t bound, int pegs) const {
  const int corners = peg_count(layout_.corners_);
  return rich_places_[bound * static_cast<std::uint32_t>(corners + 2) +
                      static_cast<std::uint32_t>(std::clamp(pegs, 0, corners + 1))];
}

[[gnu::always_inline]] inline std::uint32_t Closure::turned(std::size_t by, std::uint32_t bound,
                                                            std::uint32_t word) const {
  if (by == 0) return word;
  const std::uint32_t* table = turn_.data() + by * 4 * 256;
  word = table[word & 255] | table[256 + ((word >> 8) & 255)] | table[512 + ((word >> 16) & 255)] |
         table[768 + (word >> 24)];
  return exchanged(word, shift_[(by << layout_.low_bound_.size()) + bound]);
}

std::uint32_t Closure::weight_of(Position high) const {
  std::uint32_t weight = 0;
  for (; high != 0; high &= high - 1)
    weight += static_cast<std::uint32_t>(layout_.weights_[static_cast<std::size_t>(lowest_hole(high))]);
  return weight;
}

bool Closure::Field::clear(std::size_t size, std::size_t weights) {
  words.reset(static_cast<std::uint32_t*>(std::calloc(size, sizeof(std::uint32_t))));
  levels.assign(weights, {});
  return words != nullptr;
}

[[gnu::always_inline]] inline void Closure::Field::put(std::uint32_t index, std::uint32_t word, std::uint32_t weight) {
  Level& level = levels[weight];
  if (level.size == level.blocks.size()) level.blocks.resize(2 * level.size + 64);
  std::uint32_t& there = words[index];
  // No branch on what is there, so that the next accesses need not wait for this one.
  level.blocks[level.size] = index;
  level.size += there == 0 ? 1 : 0;
  there |= word;
}

bool Closure::run(std::span<const Position> sources, int least_pegs, Control& control, double done, double share) {
  least_pegs_ = least_pegs;
  if (!reached_.clear(std::size_t{1} << layout_.high_.size(), weight_of(~layout_.corners_ & all_) + 1)) return false;
  for (Position source : sources) {
    const std::uint32_t index = index_of(source);
    const std::uint32_t least = least_after(images_of(index), {});
    const std::uint32_t word = std::uint32_t{1} << gather_bits(source, layout_.low_);
    reached_.put(least >> 4, turned(least & 15, bound_of(index), word), weight_of(source & ~layout_.corners_));
  }
  Pace pace{control, done, share, static_cast<double>(reached_.levels.size())};
  for (std::size_t weight = reached_.levels.size(); weight-- > 0;) {
    // Expanding only adds blocks to lighter levels.
    const Level& level = reached_.levels[weight];
    for (std::size_t i = 0; i < level.size; ++i) {
      if (!pace.go_on(static_cast<double>(reached_.levels.size() - weight))) return false;
      if (i + ahead < level.size) __builtin_prefetch(&reached_.words[level.blocks[i + ahead]], 1);
      const Block block = open(reached_, level.blocks[i]);
      const std::uint32_t word = block.word & places_with(block.bound, least_pegs_ + 1 - peg_count(block.pegs));
      if (word != 0) expand(reached_, forth_, block, word, static_cast<std::uint32_t>(weight));
    }
    land(reached_);
  }
  return true;
}

bool Closure::keep_meeting(const Closure& other, int pegs, Control& control, double done, double share) {
  if (!kept_.clear(std::size_t{1} << layout_.high_.size(), reached_.levels.size())) return false;
  for (std::size_t weight = 0; weight < reached_.levels.size(); ++weight)
    keep_level(other, pegs, static_cast<std::uint32_t>(weight));
  Pace pace{control, done, share, static_cast<double>(kept_.levels.size())};
  for (std::size_t weight = 0; weight < kept_.levels.size(); ++weight) {
    const Level& level = kept_.levels[weight];
    for (std::size_t i = 0; i < level.size; ++i) {
      if (!pace.go_on(static_cast<double>(weight))) return false;
      if (i + ahead < level.size) {
        __builtin_prefetch(&reached_.words[level.blocks[i + ahead]]);
        __builtin_prefetch(&kept_.words[level.blocks[i + ahead]], 1);
      }
      Block block = open(kept_, level.blocks[i]);
      block.word &= reached_.words[level.blocks[i]];
      kept_.words[level.blocks[i]] = block.word;
      if (block.word != 0) expand(kept_, back_, block, block.word, static_cast<std::uint32_t>(weight));
    }
    land(kept_);
  }
  return true;
}

void Closure::keep_level(const Closure& other, int pegs, std::uint32_t weight) {
  const std::uint32_t places = std::uint32_t{1} << layout_.low_.size();
  const auto whole = static_cast<std::uint32_t>((std::uint64_t{1} << layout_.high_.size()) - 1);
  struct Meeting {
    std::uint32_t index, word, least;
  };
  std::array<Meeting, ahead> waiting{};
  std::size_t count = 0;
  const auto meet = [&] {
    for (std::size_t i = 0; i < count; ++i) {
      const auto& [index, word, least] = waiting[i];
      const std::uint32_t there = other.reached_.words[least >> 4];
      if (there == 0) continue;
      const std::uint32_t turned_back = other.turned(inverse_[least & 15], other.bound_of(least >> 4), there);
      if (const std::uint32_t both = word & exchanged(turned_back, places - 1); both != 0)
        kept_.put(index, both, weight);
    }
    count = 0;
  };
  const Level& level = reached_.levels[weight];
  for (std::size_t i = 0; i < level.size; ++i) {
    if (i + ahead < level.size) __builtin_prefetch(&reached_.words[level.blocks[i + ahead]]);
    const std::uint32_t index = level.blocks[i], bound = bound_of(index);
    const int corner_pegs = pegs - peg_count(high_pegs(index));
    const std::uint32_t fitting = places_with(bound, corner_pegs) & ~places_with(bound, corner_pegs + 1);
    if (fitting == 0) continue;
    const std::uint32_t word = reached_.words[index] & fitting;
    if (word == 0) continue;
    // The complements lie in one block of the other class, in the opposite places.
    const std::uint32_t least = other.least_after(other.images_of(index ^ whole), {});
    __builtin_prefetch(&other.reached_.words[least >> 4]);
    waiting[count++] = {index, word, least};
    if (count == ahead) meet();
  }
  meet();
}

Closure::Block Closure::open(Field& field, std::uint32_t index) {
  Block block{images_of(index), high_pegs(index), bound_of(index), field.words[index]};
  // The permutations that keep the block turn what is in it.
  const std::uint32_t arrived = block.word;
  for (std::size_t s = 1; s < group_size_; ++s)
    if (static_cast<std::uint32_t>(block.images[s]) >> 4 == index) block.word |= turned(s, block.bound, arrived);
  field.words[index] = block.word;
  return block;
}

void Closure::expand(Field& field, const Way& way, const Block& block, std::uint32_t word, std::uint32_t weight) {
  for (std::size_t w = 0; w < step_words_; ++w) {
    std::uint64_t fitting = ~std::uint64_t{0};
    for (std::size_t byte = 0; byte < bytes_; ++byte)
      fitting &= way.allowed[((byte << 8) + ((block.pegs >> (8 * byte)) & 255)) * step_words_ + w];
    for (; fitting != 0; fitting &= fitting - 1) {
      const std::size_t j = w * 64 + static_cast<std::size_t>(std::countr_zero(fitting));
      const Step& step = steps_[j];
      std::uint32_t moved = word;
      if (step.corner) {
        moved = exchanged(word & way.places[(j << layout_.low_bound_.size()) + block.bound], step.place_change);
        if (moved == 0) continue;
      }
      const std::uint32_t least = least_after(block.images, step.images);
      __builtin_prefetch(&field.words[least >> 4], 1);
      arrivals_.push_back({least, block.bound ^ step.bound_change, moved,
                           &way == &forth_ ? weight - step.weight_lost : weight + step.weight_lost});
    }
  }
  if (arrivals_.size() >= most_arrivals) land(field);
}

void Closure::land(Field& field) {
  for (const Arrival& arrival : arrivals_)
    field.put(arrival.least >> 4, turned(arrival.least & 15, arrival.bound, arrival.word), arrival.weight);
  arrivals_.clear();
}

void Closure::for_each_kept(const std::function<void(Position)>& take) const {
  const std::uint32_t places = std::uint32_t{1} << layout_.low_.size();
  for (const Level& level : kept_.levels)
    for (std::size_t i = 0; i < level.size; ++i) {
      const std::uint32_t index = level.blocks[i], bound = bound_of(index);
      const Position high = high_pegs(index);
      for (std::uint32_t word = kept_.words[index]; word != 0; word &= word - 1)
        take(high | corner_pegs_[bound * places + static_cast<std::uint32_t>(std::countr_zero(word))]);
    }
}

}  // namespace schlegel::peg
