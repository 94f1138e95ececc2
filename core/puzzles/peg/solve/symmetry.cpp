#include "puzzles/peg/solve/symmetry.hpp"

namespace schlegel::peg {

Symmetry::Symmetry(int holes, std::vector<Permutation> group) : group_(std::move(group)) {
  const auto n = static_cast<std::size_t>(holes);
  bits_ = n <= 44 && group_.size() <= 12 && n > 24 ? 11 : 8;
  mask_ = (std::size_t{1} << bits_) - 1;
  chunks_ = (n + bits_ - 1) / bits_;
  padded_ = (group_.size() + 3) / 4 * 4;
  table_.assign((chunks_ << bits_) * padded_, 0);
  for (std::size_t chunk = 0; chunk < chunks_; ++chunk)
    for (std::size_t value = 1; value <= mask_; ++value) {
      const auto low = static_cast<std::size_t>(std::countr_zero(value));
      const std::size_t hole = chunk * bits_ + low, row = (chunk << bits_) + value;
      if (hole >= n) continue;
      const std::size_t rest = (chunk << bits_) + (value & (value - 1));
      for (std::size_t s = 0; s < padded_; ++s)
        table_[row * padded_ + s] = table_[rest * padded_ + s] | bit(group_[s < group_.size() ? s : 0][hole]);
    }
}

}  // namespace schlegel::peg
