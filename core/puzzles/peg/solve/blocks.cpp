// The index, the images and the high pegs of a block are affine maps of each other over the field of two elements, so
// each is looked up byte by byte. So are the images of places under a permutation, but for a shift that the bound
// corners decide. Tables are filled from the definitions and hold for all blocks of the class.
#include "puzzles/peg/solve/blocks.hpp"

namespace schlegel::peg {
namespace {

std::uint32_t gather_bits(Position pegs, const std::vector<int>& holes) {
  std::uint32_t out = 0;
  for (std::size_t i = 0; i < holes.size(); ++i) out |= static_cast<std::uint32_t>((pegs >> holes[i]) & 1) << i;
  return out;
}

constexpr std::size_t most_head = 10;

bool is_inverse(const Permutation& a, const Permutation& b) {
  for (std::size_t i = 0; i < a.size(); ++i)
    if (a[b[i]] != i) return false;
  return true;
}

}  // namespace

Blocks::Blocks(const BlockLayout& layout, Position member)
    : layout_(layout),
      member_(member),
      all_(layout.holes_ == max_holes ? ~Position{0} : bit(layout.holes_) - 1),
      group_size_(layout.group_.size()),
      padded_(group_size_ <= 4   ? 4
              : group_size_ <= 8 ? 8
                                 : 16),
      chunks_(std::max<std::size_t>(1, (layout.high_.size() + 7) / 8)),
      bytes_(static_cast<std::size_t>(layout.holes_ + 7) / 8),
      places_(std::uint32_t{1} << layout.low_.size()),
      bounds_(std::uint32_t{1} << layout.low_bound_.size()) {
  prepare_indices();
  prepare_leaders();
  prepare_places();
  prepare_steps();
  for (const Permutation& image : layout_.group_)
    for (std::size_t s = 0; s < group_size_; ++s)
      if (is_inverse(layout_.group_[s], image)) inverse_.push_back(s);
}

std::uint32_t Blocks::weight_of(Position p) const {
  std::uint32_t weight = 0;
  for (; p != 0; p &= p - 1) weight += static_cast<std::uint32_t>(layout_.weights_[lowest_hole(p)]);
  return weight;
}

bool Blocks::contains(Position p) const {
  const std::uint32_t index = index_of(p);
  return p == (high_pegs(index) | corner_pegs_[bound_of(index) * places_ + gather_bits(p, layout_.low_)]);
}

Blocks::Spot Blocks::least_spot(Position p) const {
  const std::uint32_t index = index_of(p), least = least_image(index), by = least & 15;
  return {least >> 4,
          static_cast<std::uint32_t>(turned_place_[by * places_ + gather_bits(p, layout_.low_)] ^
                                     shift_[by * bounds_ + bound_of(index)]),
          by};
}

std::uint32_t Blocks::index_of(Position p) const {
  std::uint32_t index = 0;
  for (std::size_t byte = 0; byte < bytes_; ++byte) index |= index_[(byte << 8) + ((p >> (8 * byte)) & 255)];
  return index;
}

void Blocks::prepare_indices() {
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

void Blocks::prepare_leaders() {
  // The last of the high holes that make up whole orbits.
  std::size_t head = 0;
  Position holes = 0;
  for (std::size_t i = 1; i <= std::min(most_head, layout_.high_.size()); ++i) {
    holes |= bit(layout_.high_[layout_.high_.size() - i]);
    const auto keeps = [&](const Permutation& image) { return permuted(image, holes) == holes; };
    if (std::all_of(layout_.group_.begin(), layout_.group_.end(), keeps)) head = i;
  }
  const std::size_t rest = layout_.high_.size() - head;
  head_shift_ = static_cast<int>(4 + rest);
  for (std::uint32_t value = 0; value < std::uint32_t{1} << head; ++value) {
    const Images images = images_of(value << rest);
    std::vector<std::uint8_t> leaders;
    std::int32_t least = images[0] >> head_shift_;
    for (std::size_t s = 0; s < group_size_; ++s) {
      const std::int32_t image = images[s] >> head_shift_;
      if (image < least) leaders.clear();
      least = std::min(least, image);
      if (image == least) leaders.push_back(static_cast<std::uint8_t>(s));
    }
    leaders_.push_back({leaders.front(), leaders[leaders.size() > 1 ? 1 : 0], leaders.size() > 2});
  }
}

void Blocks::prepare_places() {
  corner_pegs_.resize(bounds_ * places_);
  for (std::uint32_t bound = 0; bound < bounds_; ++bound)
    for (std::uint32_t place = 0; place < places_; ++place) {
      Position pegs = 0;
      for (std::size_t i = 0; i < layout_.low_.size(); ++i)
        if ((place >> i) & 1) pegs |= bit(layout_.low_[i]);
      const Position free = pegs;
      for (std::size_t j = 0; j < layout_.low_bound_.size(); ++j)
        // Not `(bound >> j) & 1`: g++ 12.2 at -O1 then leaves out the popcount (mended by -fno-tree-ter).
        if (odd(free, layout_.low_sets_[j]) != odd(bound, bit(static_cast<int>(j)))) pegs |= bit(layout_.low_bound_[j]);
      corner_pegs_[bound * places_ + place] = pegs;
    }
  const auto corners = static_cast<std::uint32_t>(peg_count(layout_.corners_));
  rich_places_.assign(bounds_ * (corners + 2), 0);
  for (std::uint32_t bound = 0; bound < bounds_; ++bound)
    for (std::uint32_t pegs = 0; pegs <= corners; ++pegs)
      for (std::uint32_t place = 0; place < places_; ++place)
        if (static_cast<std::uint32_t>(peg_count(corner_pegs_[bound * places_ + place])) >= pegs)
          rich_places_[bound * (corners + 2) + pegs] |= std::uint32_t{1} << place;
  turn_.assign(group_size_ * 4 * 256, 0);
  turned_place_.resize(group_size_ * places_);
  shift_.resize(group_size_ * bounds_);
  shift_back_.resize(group_size_ * bounds_);
  exchanged_.resize(8 * 256);
  for (std::size_t change = 0; change < 8; ++change)
    for (std::size_t value = 0; value < 256; ++value)
      for (std::size_t place = 0; place < 8; ++place)
        if ((value >> place) & 1) exchanged_[change * 256 + value] |= static_cast<std::uint8_t>(1u << (place ^ change));
  for (std::size_t s = 0; s < group_size_; ++s) {
    const auto image = [&](std::uint32_t bound, std::uint32_t place) {
      return gather_bits(permuted(layout_.group_[s], corner_pegs_[bound * places_ + place]), layout_.low_);
    };
    for (std::uint32_t bound = 0; bound < bounds_; ++bound)
      shift_[s * bounds_ + bound] = static_cast<std::uint8_t>(image(bound, 0));
    for (std::uint32_t place = 0; place < places_; ++place) {
      turned_place_[s * places_ + place] = static_cast<std::uint8_t>(image(0, place));
      for (std::uint32_t value = 0; value < 256; ++value)
        if ((value >> (place & 7)) & 1)
          turn_[(s * 4 + (place >> 3)) * 256 + value] |= std::uint32_t{1} << image(0, place);
      for (std::uint32_t bound = 0; bound < bounds_; ++bound)
        if (image(0, place) == image(bound, 0)) shift_back_[s * bounds_ + bound] = static_cast<std::uint8_t>(place);
    }
  }
}

void Blocks::prepare_steps() {
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
    step.weight_lost = weight_of(jump.needed()) - weight_of(bit(jump.to));
    steps_.push_back(step);
  }
  prepare(jumps_, Way::jump);
  prepare(jumps_back_, Way::jump_back);
}

void Blocks::prepare(Possible& possible, Way way) const {
  const Position corners = layout_.corners_;
  const std::vector<Jump>& jumps = layout_.jumps_;
  possible.high.assign(bytes_ * 256 * step_words_, 0);
  for (std::size_t j = 0; j < jumps.size(); ++j) {
    const Jump& jump = jumps[j];
    const Position pegs = way == Way::jump ? jump.needed() : bit(jump.to);
    for (std::uint32_t bound = 0; bound < bounds_; ++bound) {
      std::uint32_t fit = 0;
      for (std::uint32_t place = 0; place < places_; ++place)
        if (((corner_pegs_[bound * places_ + place] ^ pegs) & jump.changed() & corners) == 0)
          fit |= std::uint32_t{1} << place;
      possible.places.push_back(fit);
    }
    for (std::size_t byte = 0; byte < bytes_; ++byte)
      for (Position value = 0; value < 256; ++value)
        if ((((value << (8 * byte)) ^ pegs) & jump.changed() & ~corners & (Position{255} << (8 * byte))) == 0)
          possible.high[((byte << 8) + static_cast<std::size_t>(value)) * step_words_ + j / 64] |= std::uint64_t{1}
                                                                                                   << (j % 64);
  }
}

}  // namespace schlegel::peg
