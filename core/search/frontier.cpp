#include "search/frontier.hpp"

namespace schlegel::frontier {

void Rows::add(std::size_t i, const std::uint64_t* from) {
  std::uint64_t* to = row(i);
  if (limbs_ == 1) {
    *to += *from;
    return;
  }
  std::uint64_t carry = 0;
  for (std::size_t k = 0; k < limbs_; ++k) {
    const std::uint64_t partial = from[k] + carry;
    carry = partial < carry ? 1 : 0;
    to[k] += partial;
    carry += to[k] < partial ? 1 : 0;
  }
}

void Rows::widen() {
  const std::size_t rows = data_.size() / limbs_;
  std::vector<std::uint64_t> wide(rows * (limbs_ + 1), 0);
  for (std::size_t i = 0; i < rows; ++i)
    std::copy_n(data_.begin() + static_cast<std::ptrdiff_t>(i * limbs_), limbs_,
                wide.begin() + static_cast<std::ptrdiff_t>(i * (limbs_ + 1)));
  data_.swap(wide);
  ++limbs_;
}

std::uint64_t Rows::top() const {
  std::uint64_t all = 0;
  for (std::size_t i = limbs_ - 1; i < data_.size(); i += limbs_) all |= data_[i];
  return all;
}

Count to_count(const std::uint64_t* row, std::size_t limbs) {
  Count count;
  boost::multiprecision::import_bits(count, row, row + limbs, 64, false);
  return count;
}

}  // namespace schlegel::frontier
