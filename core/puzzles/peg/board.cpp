#include "puzzles/peg/board.hpp"

#include <algorithm>
#include <tuple>

#include "base/text.hpp"

namespace schlegel::peg {

int Instance::find(std::string_view name) const {
  const auto same_letters = [](std::string_view a, std::string_view b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](char x, char y) { return to_lower(x) == to_lower(y); });
  };
  int found = -1, count = 0;
  for (int i = 0; i < holes(); ++i) {
    const std::string& own = names[static_cast<std::size_t>(i)];
    if (own == name) return i;
    if (same_letters(own, name)) {
      found = i;
      ++count;
    }
  }
  return count == 1 ? found : -1;
}

std::vector<Position> goal_positions(const Instance& instance) {
  if (!instance.goal.any) return {instance.goal.pegs};
  std::vector<Position> goals;
  for (int i = 0; i < instance.holes(); ++i) goals.push_back(bit(i));
  return goals;
}

std::vector<Jump> jumps_of(const Instance& instance) {
  std::vector<Jump> jumps;
  for (const Line& line : instance.lines) {
    jumps.push_back({line.a, line.middle, line.b});
    jumps.push_back({line.b, line.middle, line.a});
  }
  std::sort(jumps.begin(), jumps.end(), [](const Jump& x, const Jump& y) {
    return std::tie(x.from, x.over, x.to) < std::tie(y.from, y.over, y.to);
  });
  return jumps;
}

std::vector<Position> parity_sets(const Instance& instance) {
  // Reduced rows of the lines; a set is orthogonal to all of them. pivot[i]: the row whose leading hole is i.
  std::array<Position, max_holes> rows{};
  Position pivots = 0;
  for (const Line& line : instance.lines) {
    Position row = bit(line.a) | bit(line.middle) | bit(line.b);
    for (Position rest = pivots; rest != 0; rest &= rest - 1) {
      const int hole = lowest_hole(rest);
      if (row & bit(hole)) row ^= rows[static_cast<std::size_t>(hole)];
    }
    if (row == 0) continue;
    const int lead = lowest_hole(row);
    for (Position rest = pivots; rest != 0; rest &= rest - 1) {
      Position& other = rows[static_cast<std::size_t>(lowest_hole(rest))];
      if (other & bit(lead)) other ^= row;
    }
    rows[static_cast<std::size_t>(lead)] = row;
    pivots |= bit(lead);
  }
  std::vector<Position> sets;
  for (int free = 0; free < instance.holes(); ++free) {
    if (pivots & bit(free)) continue;
    Position set = bit(free);
    for (Position rest = pivots; rest != 0; rest &= rest - 1) {
      const int hole = lowest_hole(rest);
      if (rows[static_cast<std::size_t>(hole)] & bit(free)) set |= bit(hole);
    }
    sets.push_back(set);
  }
  return sets;
}

Position permuted(const Permutation& image, Position pegs) {
  Position out = 0;
  for (; pegs != 0; pegs &= pegs - 1) out |= bit(image[static_cast<std::size_t>(lowest_hole(pegs))]);
  return out;
}

namespace {

/// Maps the holes one after the other, each next to one already mapped where possible, and keeps every line a line.
class AutomorphismSearch {
 public:
  AutomorphismSearch(const Instance& instance, std::size_t most) : n_(instance.holes()), most_(most) {
    for (const Line& line : instance.lines) {
      lines_.push_back({std::min(line.a, line.b), line.middle, std::max(line.a, line.b)});
      for (int hole : {line.a, line.b}) ++ends_[index(hole)];
      ++middles_[index(line.middle)];
    }
    std::sort(lines_.begin(), lines_.end());
    std::array<bool, max_holes> placed{};
    while (static_cast<int>(order_.size()) < n_) {
      int next = -1, best = -1;
      for (int hole = 0; hole < n_; ++hole) {
        if (placed[index(hole)]) continue;
        int near = 0;
        for (const auto& [a, m, b] : lines_)
          if (a == hole || m == hole || b == hole) near += placed[index(a)] + placed[index(m)] + placed[index(b)];
        if (near > best) {
          best = near;
          next = hole;
        }
      }
      placed[index(next)] = true;
      order_.push_back(next);
      // The lines that are complete once this hole is mapped.
      complete_.emplace_back();
      for (std::size_t i = 0; i < lines_.size(); ++i) {
        const auto& [a, m, b] = lines_[i];
        if ((a == next || m == next || b == next) && placed[index(a)] && placed[index(m)] && placed[index(b)])
          complete_.back().push_back(i);
      }
    }
  }

  /// All automorphisms, or none when a limit was passed.
  std::vector<Permutation> run() {
    extend(0);
    if (steps_ > max_steps || found_.size() > most_) found_.clear();
    return std::move(found_);
  }

 private:
  static constexpr int max_steps = 200'000;
  static std::size_t index(int hole) { return static_cast<std::size_t>(hole); }

  void extend(std::size_t depth) {
    if (++steps_ > max_steps || found_.size() > most_) return;
    if (depth == order_.size()) {
      found_.push_back(image_);
      return;
    }
    const int hole = order_[depth];
    for (int to = 0; to < n_; ++to) {
      if ((used_ & bit(to)) || ends_[index(to)] != ends_[index(hole)] || middles_[index(to)] != middles_[index(hole)])
        continue;
      image_[index(hole)] = static_cast<std::uint8_t>(to);
      if (!keeps_lines(depth)) continue;
      used_ |= bit(to);
      extend(depth + 1);
      used_ &= ~bit(to);
    }
  }

  bool keeps_lines(std::size_t depth) const {
    return std::all_of(complete_[depth].begin(), complete_[depth].end(), [&](std::size_t i) {
      const auto& [a, m, b] = lines_[i];
      const int x = image_[index(a)], y = image_[index(b)];
      return std::binary_search(lines_.begin(), lines_.end(),
                                std::array<int, 3>{std::min(x, y), image_[index(m)], std::max(x, y)});
    });
  }

  int n_;
  std::size_t most_;
  std::vector<std::array<int, 3>> lines_;
  std::array<int, max_holes> ends_{}, middles_{};
  std::vector<int> order_;
  std::vector<std::vector<std::size_t>> complete_;
  Permutation image_{};
  Position used_ = 0;
  int steps_ = 0;
  std::vector<Permutation> found_;
};

}  // namespace

std::vector<Permutation> automorphisms(const Instance& instance, const std::vector<Position>& kept, std::size_t most) {
  std::vector<Permutation> group = AutomorphismSearch(instance, 1000).run();
  std::vector<Position> sorted = kept;
  std::sort(sorted.begin(), sorted.end());
  const auto moves_out = [&](const Permutation& image) {
    return !std::all_of(sorted.begin(), sorted.end(), [&](Position p) {
      return std::binary_search(sorted.begin(), sorted.end(), permuted(image, p));
    });
  };
  group.erase(std::remove_if(group.begin(), group.end(), moves_out), group.end());
  Permutation identity{};
  for (std::size_t i = 0; i < identity.size(); ++i) identity[i] = static_cast<std::uint8_t>(i);
  for (Permutation& image : group)
    for (std::size_t i = static_cast<std::size_t>(instance.holes()); i < image.size(); ++i)
      image[i] = static_cast<std::uint8_t>(i);
  if (group.empty() || group.size() > most) return {identity};
  std::swap(*std::find(group.begin(), group.end(), identity), group.front());
  return group;
}

}  // namespace schlegel::peg
