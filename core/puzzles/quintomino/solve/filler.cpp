#include "puzzles/quintomino/solve/filler.hpp"

#include <algorithm>
#include <bit>
#include <limits>

#include "puzzles/quintomino/solve/colour_permutation.hpp"
#include "puzzles/quintomino/words.hpp"

namespace schlegel::quintomino {
namespace {

constexpr std::uint64_t steps_for_tick = 4096, words_for_step = 4096;

constexpr std::uint64_t words_of(std::uint64_t readings) { return (readings + 63) / 64; }

std::vector<std::size_t> readings_by_length(const Instance& instance) {
  std::vector<std::size_t> count;
  for (const auto& face : instance.faces) count.resize(std::max(count.size(), face.size() + 1));
  for (const Kind& kind : instance.kinds) count[kind.length()] += kind.readings.size();
  return count;
}

}  // namespace

std::uint64_t Filler::bytes(const Instance& instance, const Board& board) {
  const auto readings = readings_by_length(instance);
  const std::uint64_t colours = instance.colours.size(), word = sizeof(std::uint64_t);
  std::uint64_t total = most_changes(instance, board) * sizeof(Change);
  for (std::size_t length = 0; length < readings.size(); ++length)
    total += words_of(readings[length]) * (length * colours + 1) * word +
             readings[length] * (64 + colours + sizeof(Placement) + sizeof(void*) + sizeof(ReadingOrbit));
  for (std::size_t f = 0; f < instance.faces.size(); ++f)
    if (board.on[f].kind < 0) total += words_of(readings[instance.faces[f].size()]) * word;
  return total;
}

/// Each place of a face changes each word of its set once, and each kind its words of the mask.
std::uint64_t Filler::most_changes(const Instance& instance, const Board& board) {
  const auto readings = readings_by_length(instance);
  std::uint64_t most = 1;
  for (std::size_t f = 0; f < instance.faces.size(); ++f)
    if (board.on[f].kind < 0) most += words_of(readings[instance.faces[f].size()]) * instance.faces[f].size();
  for (const Kind& kind : instance.kinds) most += words_of(kind.readings.size()) + 1;
  return most;
}

Filler::Filler(const Instance& instance, const Board& board) : instance_(instance), board_(board) {
  make_tables();
  make_faces();
  for (std::size_t i = 0; i < open_.size(); ++i) find_readings(i);
  for (const auto& sides : instance.sides) {
    const int a = colour_at(instance, board_, sides[0]), b = colour_at(instance, board_, sides[1]);
    refuted_ = refuted_ || (a >= 0 && b >= 0 && a != b);
  }
}

void Filler::make_tables() {
  const std::size_t colours = instance_.colours.size();
  const auto readings = readings_by_length(instance_);
  tables_.resize(readings.size());
  for (std::size_t length = 0; length < readings.size(); ++length) {
    ReadingTable& table = tables_[length];
    table.words = (readings[length] + 63) / 64;
    table.having.assign(length * colours * table.words, 0);
    table.placements.reserve(readings[length]);
    table.colours.reserve(readings[length]);
  }
  for (std::size_t k = 0; k < instance_.kinds.size(); ++k) {
    const Kind& kind = instance_.kinds[k];
    ReadingTable& table = tables_[kind.length()];
    first_of_kind_.push_back(table.placements.size());
    for (std::size_t r = 0; r < kind.readings.size(); ++r) {
      const std::size_t number = table.placements.size();
      table.placements.push_back({static_cast<int>(k), static_cast<int>(r)});
      table.colours.push_back(kind.readings[r].data());
      for (std::size_t place = 0; place < kind.readings[r].size(); ++place)
        table.having[(place * colours + kind.readings[r][place]) * table.words + number / 64] |= std::uint64_t{1}
                                                                                                 << (number % 64);
    }
  }
}

/// The empty faces, room for their sets of readings, and the masks.
void Filler::make_faces() {
  std::size_t words = 0;
  open_at_.assign(instance_.faces.size(), -1);
  for (std::size_t f = 0; f < instance_.faces.size(); ++f) {
    if (board_.on[f].kind >= 0) continue;
    open_at_[f] = static_cast<int>(open_.size());
    open_.push_back(static_cast<int>(f));
    const ReadingTable& table = tables_[instance_.faces[f].size()];
    faces_.push_back({&table, words, {}});
    words += table.words;
  }
  sets_.assign(words, ~std::uint64_t{0});  // the masks clear the bits behind the last reading
  for (ReadingTable& table : tables_) {
    table.mask = sets_.size();
    sets_.resize(table.mask + table.words);
  }
  trail_.reset(new Change[static_cast<std::size_t>(most_changes(instance_, board_))]);
  for (std::size_t k = 0; k < instance_.kinds.size(); ++k) {
    const ReadingTable& table = tables_[instance_.kinds[k].length()];
    for (std::size_t w = 0; w < table.words && board_.left[k] > 0; ++w) sets_[table.mask + w] |= readings_of(k, w);
  }
  levels_.resize(open_.size() + 1);
  filled_.assign(open_.size(), 0);
  result_ = board_.on;
}

/// The readings of an empty face that agree with the board, and its neighbours.
void Filler::find_readings(std::size_t i) {
  OpenFace& face = faces_[i];
  const ReadingTable& table = *face.table;
  const auto& edges = instance_.faces[open_[i]];
  std::uint64_t* set = sets_.data() + face.set;
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
    const std::uint64_t* kept = having(table, place, static_cast<std::size_t>(colour));
    for (std::size_t w = 0; w < table.words; ++w) set[w] &= kept[w];
  }
}

const std::uint64_t* Filler::having(const ReadingTable& table, std::size_t place, std::size_t colour) const {
  return table.having.data() + (place * instance_.colours.size() + colour) * table.words;
}

/// Of a word of a set the readings of this kind.
std::uint64_t Filler::readings_of(std::size_t kind, std::size_t word) const {
  const std::size_t first = first_of_kind_[kind], end = first + instance_.kinds[kind].readings.size();
  const std::size_t from = std::max(first, word * 64), to = std::min(end, word * 64 + 64);
  return from < to ? ~std::uint64_t{0} >> (64 - (to - from)) << (from % 64) : 0;
}

std::vector<Placement> Filler::choices(int i) const {
  const OpenFace& face = faces_[i];
  const ReadingTable& table = *face.table;
  std::vector<Placement> out;
  for (std::size_t number = 0; number < table.placements.size(); ++number)
    if (((sets_[face.set + number / 64] & sets_[table.mask + number / 64]) >> (number % 64)) & 1)
      out.push_back(table.placements[number]);
  return out;
}

/// The open face with the fewest readings; false when one has none.
bool Filler::choose(Level& here) const {
  int fewest = std::numeric_limits<int>::max();
  for (std::size_t i = 0; i < faces_.size() && fewest > 1; ++i) {
    if (filled_[i]) continue;
    const std::uint64_t* set = sets_.data() + faces_[i].set;
    const std::uint64_t* mask = sets_.data() + faces_[i].table->mask;
    int count = 0;
    for (std::size_t w = 0; w < faces_[i].table->words; ++w) count += std::popcount(set[w] & mask[w]);
    if (count >= fewest) continue;
    fewest = count;
    here.face = static_cast<int>(i);
  }
  if (fewest == 0) return false;
  here.word = 0;
  here.left = sets_[faces_[here.face].set] & sets_[faces_[here.face].table->mask];
  return true;
}

/// Puts down the next reading that leaves each neighbour one; false when there is none.
bool Filler::advance(Level& here) {
  const OpenFace& face = faces_[here.face];
  for (;;) {
    while (here.left == 0) {
      if (++here.word >= face.table->words) return false;
      here.left = sets_[face.set + here.word] & sets_[face.table->mask + here.word];
    }
    const auto bit = static_cast<std::size_t>(std::countr_zero(here.left));
    here.left &= here.left - 1;
    if (place(here, here.word * 64 + bit)) return true;
    lift(here);
  }
}

void Filler::keep(std::size_t word, std::uint64_t kept) {
  trail_[changed_] = {word, sets_[word]};
  changed_ += (sets_[word] & ~kept) != 0;
  sets_[word] &= kept;
}

bool Filler::place(Level& here, std::size_t reading) {
  const OpenFace& face = faces_[here.face];
  const ReadingTable& table = *face.table;
  const Placement placement = table.placements[reading];
  here.changed = changed_;
  filled_[here.face] = 1;
  result_[open_[here.face]] = placement;
  if (--board_.left[placement.kind] == 0) {
    const std::size_t first = first_of_kind_[placement.kind];
    const std::size_t end = first + instance_.kinds[placement.kind].readings.size();
    for (std::size_t w = first / 64; w * 64 < end; ++w) keep(table.mask + w, ~readings_of(placement.kind, w));
  }
  for (std::size_t place = 0; place < face.neighbour.size(); ++place) {
    const auto [neighbour, there] = face.neighbour[place];
    if (neighbour < 0 || filled_[neighbour]) continue;
    const OpenFace& next = faces_[neighbour];
    const std::uint64_t* kept = having(*next.table, there, table.colours[reading][place]);
    std::uint64_t any = 0;
    for (std::size_t w = 0; w < next.table->words; ++w) {
      keep(next.set + w, kept[w]);
      any |= sets_[next.set + w] & sets_[next.table->mask + w];
    }
    if (any == 0) return false;
  }
  return true;
}

void Filler::lift(const Level& here) {
  for (; changed_ > here.changed; --changed_) sets_[trail_[changed_ - 1].word] = trail_[changed_ - 1].was;
  filled_[here.face] = 0;
  ++board_.left[result_[open_[here.face]].kind];
}

Ended Filler::fill(const Take& take, Control& control) { return search(0, take, control); }

Ended Filler::fill_from(int i, Placement placement, const Take& take, Control& control) {
  levels_[0].face = i;
  const bool going = place(levels_[0], first_of_kind_[placement.kind] + placement.orientation);
  const Ended ended = going ? search(1, take, control) : Ended{SearchEnd::complete, steps_};
  lift(levels_[0]);
  return ended;
}

Ended Filler::search(std::size_t first, const Take& take, Control& control) {
  if (refuted_) return {SearchEnd::complete, steps_};
  SearchEnd end = SearchEnd::complete;
  std::size_t level = first;
  for (bool fresh = true;;) {
    Level& here = levels_[level];
    const bool full = level == open_.size();
    if (full && !take(result_)) {
      end = SearchEnd::enough;
      break;
    }
    if (fresh && !full) {
      ++steps_;
      work_ += 1 + sets_.size() / words_for_step;
      if (work_ >= steps_for_tick && !control.tick({-1, steps_, words::phase_filling.english})) {
        end = SearchEnd::cancelled;
        break;
      }
      work_ %= steps_for_tick;
    }
    fresh = !full && (!fresh || choose(here)) && advance(here);
    if (fresh) {
      ++level;
    } else {
      if (level == first) break;
      lift(levels_[--level]);
    }
  }
  while (level > first) lift(levels_[--level]);
  return {end, steps_};
}

}  // namespace schlegel::quintomino
