#include "puzzles/quintomino/solve/filler.hpp"

#include <algorithm>
#include <array>
#include <limits>

#include "base/index.hpp"

namespace schlegel::quintomino {
namespace {

std::array<std::size_t, max_face_length + 1> readings_by_length(const Instance& instance) {
  std::array<std::size_t, max_face_length + 1> count{};
  for (const Kind& kind : instance.kinds) count[kind.length()] += kind.readings.size();
  return count;
}

}  // namespace

bool fits_filler(const Instance& instance) {
  const auto readings = readings_by_length(instance);
  std::size_t width = 0, table = 0;
  for (const auto& face : instance.faces) width += readings[face.size()] / 64 + 1;
  for (std::size_t length = 0; length < readings.size(); ++length)
    table += (readings[length] / 64 + 1) * length * instance.colours.size();
  return width <= 4096 && instance.faces.size() <= 256 && table <= (std::size_t{1} << 20);
}

Filler::Filler(const Instance& instance, const Board& board) : instance_(instance), board_(board) {
  const std::vector<int> table_of = make_tables();
  make_faces(table_of);
  for (std::size_t k = 0; k < instance.kinds.size(); ++k) {
    if (board_.left[k] <= 0) continue;
    std::uint64_t* mask = sets(0) + mask_at_[table_of_kind_[k]];
    for (std::size_t w = 0; w < of_kind_[k].size(); ++w) mask[w] |= of_kind_[k][w];
  }
  for (std::size_t i = 0; i < open_.size(); ++i) find_readings(i);
  for (const auto& sides : instance.sides) {
    const int a = colour_at(instance, board_, sides[0]), b = colour_at(instance, board_, sides[1]);
    refuted_ = refuted_ || (a >= 0 && b >= 0 && a != b);
  }
}

/// The readings of all kinds, and by length of face the number of their table.
std::vector<int> Filler::make_tables() {
  const Instance& instance = instance_;
  const std::size_t colours = instance.colours.size();
  const auto readings = readings_by_length(instance);
  std::vector<int> table_of(max_face_length + 1, -1);
  for (std::size_t length = 0; length < readings.size(); ++length) {
    if (readings[length] == 0) continue;
    table_of[length] = static_cast<int>(tables_.size());
    tables_.emplace_back();
    tables_.back().words = static_cast<int>((readings[length] + 63) / 64);
    tables_.back().having.assign(length * colours * at(tables_.back().words), 0);
    tables_.back().placements.reserve(readings[length]);
    tables_.back().colours.reserve(readings[length]);
  }
  table_of_kind_.reserve(instance.kinds.size());
  first_of_kind_.reserve(instance.kinds.size());
  of_kind_.reserve(instance.kinds.size());
  for (std::size_t k = 0; k < instance.kinds.size(); ++k) {
    const Kind& kind = instance.kinds[k];
    ReadingTable& table = tables_[table_of[kind.length()]];
    table_of_kind_.push_back(table_of[kind.length()]);
    first_of_kind_.push_back(table.placements.size());
    of_kind_.emplace_back(at(table.words), 0);
    for (std::size_t r = 0; r < kind.readings.size(); ++r) {
      const std::size_t number = table.placements.size();
      const std::uint64_t bit = std::uint64_t{1} << (number % 64);
      table.placements.push_back({static_cast<int>(k), static_cast<int>(r)});
      table.colours.push_back(kind.readings[r].data());
      of_kind_.back()[number / 64] |= bit;
      for (std::size_t place = 0; place < kind.readings[r].size(); ++place)
        table.having[(place * colours + kind.readings[r][place]) * at(table.words) + number / 64] |= bit;
    }
  }
  return table_of;
}

/// The empty faces, and room for their sets of readings at every depth.
void Filler::make_faces(const std::vector<int>& table_of) {
  open_at_.assign(instance_.faces.size(), -1);
  for (std::size_t f = 0; f < instance_.faces.size(); ++f) {
    if (board_.on[f].kind >= 0) continue;
    open_at_[f] = static_cast<int>(open_.size());
    open_.push_back(static_cast<int>(f));
    const int table = table_of[instance_.faces[f].size()];
    faces_.push_back({table, width_, {}});
    width_ += tables_[table].words;
  }
  for (const ReadingTable& table : tables_) {
    mask_at_.push_back(width_);
    width_ += table.words;
  }
  stack_.assign((open_.size() + 1) * width_, 0);
  levels_.resize(open_.size() + 1);
  filled_.assign(open_.size(), 0);
  result_ = board_.on;
}

/// The readings of an empty face that agree with the board, and its neighbours.
void Filler::find_readings(std::size_t i) {
  OpenFace& face = faces_[i];
  const ReadingTable& table = tables_[face.table];
  const auto& edges = instance_.faces[open_[i]];
  std::uint64_t* set = sets(0) + face.set;
  for (std::size_t number = 0; number < table.placements.size(); ++number)
    set[number / 64] |= std::uint64_t{1} << (number % 64);
  for (std::size_t place = 0; place < edges.size(); ++place) {
    const Side other = instance_.across({open_[i], static_cast<int>(place)});
    const int neighbour = open_at_[other.face];
    if (other.face == open_[i]) {  // an edge glued to its own face: both places must agree
      for (std::size_t number = 0; number < table.placements.size(); ++number)
        if (table.colours[number][place] != table.colours[number][other.place])
          set[number / 64] &= ~(std::uint64_t{1} << (number % 64));
      face.neighbour.emplace_back(-1, 0);
      continue;
    }
    face.neighbour.emplace_back(neighbour, other.place);
    const int colour = colour_at(instance_, board_, other);
    if (colour < 0) continue;
    const std::uint64_t* having =
        table.having.data() + (place * instance_.colours.size() + at(colour)) * at(table.words);
    for (std::size_t w = 0; w < at(table.words); ++w) set[w] &= having[w];
  }
}

std::vector<Placement> Filler::choices(int i) const {
  const OpenFace& face = faces_[i];
  const ReadingTable& table = tables_[face.table];
  std::vector<Placement> out;
  for (std::size_t number = 0; number < table.placements.size(); ++number) {
    const std::size_t w = number / 64;
    if (((stack_[face.set + w] & stack_[mask_at_[face.table] + w]) >> (number % 64)) & 1)
      out.push_back(table.placements[number]);
  }
  return out;
}

bool Filler::choose(std::size_t level) {
  const std::uint64_t* words = sets(level);
  int least = -1, fewest = std::numeric_limits<int>::max();
  for (std::size_t i = 0; i < faces_.size(); ++i) {
    if (filled_[i]) continue;
    const std::uint64_t* set = words + faces_[i].set;
    const std::uint64_t* mask = words + mask_at_[faces_[i].table];
    int count = 0;
    for (std::size_t w = 0; w < at(tables_[faces_[i].table].words); ++w) count += std::popcount(set[w] & mask[w]);
    if (count < fewest) {
      fewest = count;
      least = static_cast<int>(i);
      if (count <= 1) break;
    }
  }
  if (fewest == 0) return false;
  Level& here = levels_[level];
  here.face = least;
  here.word = 0;
  here.left = words[faces_[least].set] & words[mask_at_[faces_[least].table]];
  return true;
}

bool Filler::place(std::size_t level, int i, int reading) {
  const OpenFace& face = faces_[i];
  const ReadingTable& table = tables_[face.table];
  const Placement placement = table.placements[reading];
  const std::uint64_t* from = sets(level);
  std::uint64_t* to = sets(level + 1);
  std::copy(from, from + width_, to);
  result_[open_[i]] = placement;
  const auto kind = at(placement.kind);
  if (--board_.left[kind] == 0) {
    std::uint64_t* mask = to + mask_at_[face.table];
    for (std::size_t w = 0; w < at(table.words); ++w) mask[w] &= ~of_kind_[kind][w];
  }
  const std::size_t colours = instance_.colours.size();
  for (std::size_t place = 0; place < face.neighbour.size(); ++place) {
    const auto [neighbour, there] = face.neighbour[place];
    if (neighbour < 0 || filled_[neighbour]) continue;
    const OpenFace& next = faces_[neighbour];
    const ReadingTable& other = tables_[next.table];
    const std::uint64_t* having =
        other.having.data() + (at(there) * colours + table.colours[reading][place]) * at(other.words);
    const std::uint64_t* mask = to + mask_at_[next.table];
    std::uint64_t* set = to + next.set;
    std::uint64_t any = 0;
    for (std::size_t w = 0; w < at(other.words); ++w) {
      set[w] &= having[w];
      any |= set[w] & mask[w];
    }
    if (any == 0) return false;
  }
  return true;
}

}  // namespace schlegel::quintomino
