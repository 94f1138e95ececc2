#pragma once
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

#include "base/control.hpp"
#include "puzzles/quintomino/instance.hpp"
#include "puzzles/quintomino/words.hpp"

namespace schlegel::quintomino {

/// The readings of all kinds of one length, numbered kind by kind, and for every place and colour the set of readings
/// that have this colour there.
struct ReadingTable {
  int words = 0;  ///< 64-bit words of a set of readings
  std::vector<Placement> placements;
  std::vector<const std::uint8_t*> colours;  ///< by reading
  std::vector<std::uint64_t> having;         ///< [(place * colours + colour) * words]
};

/// Fills a board face by face.
///
/// Each empty face has the set of readings that agree with the colours known on its edges, as bits. A piece that is put
/// down colours edges, and for each of these the neighbour's set is intersected with the set of readings that have this
/// colour there. Readings of kinds that are used up are masked out of all sets of that length. The face with the fewest
/// readings left is filled next. A step costs the words of all sets; the sets of every depth are kept, so that nothing
/// has to be undone. Worst case exponential.
class Filler {
 public:
  /// The instance must outlive it; see fits_filler() for its size.
  Filler(const Instance& instance, const Board& board);

  /// No filling can exist: two pieces clash already, or some face has no reading left.
  bool refuted() const { return refuted_; }
  /// The readings that the i-th open face may still have.
  std::vector<Placement> choices(int i) const;

  /// Calls take(placements by face) for every filling; take returns false to stop. True when the search came to its
  /// end.
  template <class Take>
  bool fill(const Take& take, Control& control);
  /// The same with the i-th open face held to one reading.
  template <class Take>
  bool fill_from(int i, Placement placement, const Take& take, Control& control);

  std::uint64_t steps() const { return steps_; }
  /// The search was ended by the Control, not by take.
  bool cancelled() const { return cancelled_; }

 private:
  struct OpenFace {
    int table;
    std::size_t set;  ///< first word of its set of readings
    std::vector<std::pair<int, int>>
        neighbour;  ///< by place: open face and place on the other side; -1: filled, or itself
  };
  struct Level {
    int face = -1;         ///< open face filled here
    std::size_t word = 0;  ///< where the untried readings go on
    std::uint64_t left = 0;
  };

  std::uint64_t* sets(std::size_t level) { return stack_.data() + level * width_; }
  bool choose(std::size_t level);
  std::vector<int> make_tables();
  void make_faces(const std::vector<int>& table_of);
  void find_readings(std::size_t i);
  bool place(std::size_t level, int face, int reading);
  template <class Take>
  bool search(std::size_t level, const Take& take, Control& control);

  const Instance& instance_;
  Board board_;
  std::vector<ReadingTable> tables_;
  std::vector<std::size_t> mask_at_;                 ///< by table: first word of the mask of kinds that are left
  std::vector<std::vector<std::uint64_t>> of_kind_;  ///< by kind: its readings
  std::vector<int> table_of_kind_;
  std::vector<std::size_t> first_of_kind_;  ///< number of its first reading in the table
  std::vector<int> open_;
  std::vector<int> open_at_;  ///< by face: its number among the open ones, or -1
  std::vector<OpenFace> faces_;
  std::size_t width_ = 0;  ///< words of one depth: the sets of all open faces, then the masks
  std::vector<std::uint64_t> stack_;
  std::vector<Level> levels_;
  std::vector<char> filled_;
  std::vector<Placement> result_;
  bool refuted_ = false;
  bool cancelled_ = false;
  std::uint64_t steps_ = 0;
};

/// Whether the sets of all depths take little memory; else exact cover is used instead.
bool fits_filler(const Instance& instance);

template <class Take>
bool Filler::fill(const Take& take, Control& control) {
  if (refuted_) return true;
  if (open_.empty()) return take(result_);
  return search(0, take, control);
}

template <class Take>
bool Filler::fill_from(int i, Placement placement, const Take& take, Control& control) {
  if (refuted_) return true;
  const int reading = static_cast<int>(first_of_kind_[placement.kind]) + placement.orientation;
  filled_[i] = 1;
  const bool going = place(0, i, reading);
  bool ended = true;
  if (going) ended = open_.size() == 1 ? take(result_) : search(1, take, control);
  filled_[i] = 0;
  ++board_.left[placement.kind];
  return ended;
}

template <class Take>
bool Filler::search(std::size_t first, const Take& take, Control& control) {
  const std::size_t last = open_.size() - 1;
  std::size_t level = first;
  bool fresh = true;
  const auto lift = [&](std::size_t at) {
    const int face = levels_[at].face;
    ++board_.left[result_[open_[face]].kind];
  };
  const auto unwind = [&](std::size_t from) {  // everything filled on the levels first .. from - 1 is taken back
    for (std::size_t at = first; at < from; ++at) {
      lift(at);
      filled_[levels_[at].face] = 0;
    }
  };
  for (;;) {
    if (fresh && (++steps_ & 0xfff) == 0 && !control.tick({-1, steps_, words::phase_filling.english})) {
      cancelled_ = true;
      unwind(level);
      return false;
    }
    Level& here = levels_[level];
    if (fresh && !choose(level)) {
      here.face = -1;
    }
    fresh = false;
    bool down = false;
    if (here.face >= 0) {
      const OpenFace& face = faces_[here.face];
      const ReadingTable& table = tables_[face.table];
      const std::uint64_t* set = sets(level) + face.set;
      const std::uint64_t* mask = sets(level) + mask_at_[face.table];
      filled_[here.face] = 1;
      for (;;) {
        while (here.left == 0 && ++here.word < static_cast<std::size_t>(table.words))
          here.left = set[here.word] & mask[here.word];
        if (here.left == 0) break;
        const int reading = static_cast<int>(here.word) * 64 + std::countr_zero(here.left);
        here.left &= here.left - 1;
        if (level == last) {
          result_[open_[here.face]] = table.placements[reading];
          if (!take(result_)) {
            filled_[here.face] = 0;
            unwind(level);
            return false;
          }
          continue;
        }
        if (place(level, here.face, reading)) {
          down = true;
          break;
        }
        lift(level);
      }
    }
    if (down) {
      ++level;
      fresh = true;
      continue;
    }
    if (here.face >= 0) filled_[here.face] = 0;
    if (level == first) return true;
    --level;
    lift(level);
  }
}

}  // namespace schlegel::quintomino
