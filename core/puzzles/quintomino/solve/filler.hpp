#pragma once
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "base/control.hpp"
#include "puzzles/quintomino/ended.hpp"
#include "puzzles/quintomino/instance.hpp"

namespace schlegel::quintomino {

/// Fills a board face by face.
///
/// Each empty face has the set of readings that agree with the colours known on its edges, as bits. A piece that is put
/// down colours edges, and for each of these the neighbour's set is intersected with the set of readings that have this
/// colour there. Readings of kinds that are used up are masked out of all sets of that length. The face with the fewest
/// readings left is filled next. The words that a piece changes are on a trail, from which they are put back. A step
/// costs the words of all sets. Worst case exponential.
class Filler {
 public:
  /// Calls with placements by face; false stops.
  using Take = std::function<bool(std::span<const Placement>)>;

  /// The instance must outlive it; see bytes() for its size.
  Filler(const Instance& instance, const Board& board);
  /// The most bytes that it takes, with the orbits of its readings (colour_permutation.hpp).
  static std::uint64_t bytes(const Instance& instance, const Board& board);

  /// The readings that the i-th open face may still have.
  std::vector<Placement> choices(int i) const;

  /// Calls take for every filling.
  Ended fill(const Take& take, Control& control);
  /// The same with the i-th open face held to one reading. The steps of all calls are counted together.
  Ended fill_from(int i, Placement placement, const Take& take, Control& control);

 private:
  /// The readings of all kinds of one length, numbered kind by kind, and for every place and colour the set of readings
  /// that have this colour there.
  struct ReadingTable {
    std::size_t words = 0;  ///< 64-bit words of a set of readings
    std::size_t mask = 0;   ///< in sets_, first word of the readings whose kinds are left
    std::vector<Placement> placements;
    std::vector<const std::uint8_t*> colours;  ///< by reading
    std::vector<std::uint64_t> having;         ///< [(place * colours + colour) * words]
  };
  struct OpenFace {
    const ReadingTable* table;
    std::size_t set;  ///< in sets_, first word of its readings
    std::vector<std::pair<int, int>>
        neighbour;  ///< by place: open face and place on the other side; -1: filled, or itself
  };
  struct Level {
    int face = -1;         ///< open face filled here
    std::size_t word = 0;  ///< where the untried readings go on
    std::uint64_t left = 0;
    std::size_t changed = 0;  ///< how many changes there were before its piece was put down
  };

  struct Change {
    std::size_t word;
    std::uint64_t was;
  };

  static std::uint64_t most_changes(const Instance& instance, const Board& board);
  void make_tables();
  void make_faces();
  void find_readings(std::size_t i);
  const std::uint64_t* having(const ReadingTable& table, std::size_t place, std::size_t colour) const;
  std::uint64_t readings_of(std::size_t kind, std::size_t word) const;
  void keep(std::size_t word, std::uint64_t kept);
  bool choose(Level& here) const;
  bool advance(Level& here);
  bool place(Level& here, std::size_t reading);
  void lift(const Level& here);
  Ended search(std::size_t first, const Take& take, Control& control);

  const Instance& instance_;
  Board board_;
  std::vector<ReadingTable> tables_;        ///< by length
  std::vector<std::size_t> first_of_kind_;  ///< number of its first reading in the table
  std::vector<int> open_;
  std::vector<int> open_at_;  ///< by face: its number among the open ones, or -1
  std::vector<OpenFace> faces_;
  std::vector<std::uint64_t> sets_;  ///< of all open faces, then the masks
  std::unique_ptr<Change[]> trail_;  ///< of words of sets_; room for most_changes()
  std::size_t changed_ = 0;          ///< how many there are
  std::vector<Level> levels_;
  std::vector<char> filled_;
  std::vector<Placement> result_;
  bool refuted_ = false;  ///< two pieces clash already
  std::uint64_t steps_ = 0, work_ = 0;
};

}  // namespace schlegel::quintomino
