#pragma once
// Half the work for boards that a half turn maps to themselves. When a sweep's order read backwards is an automorphism
// (of edges, drawn links and pairs), the states after its first vertices, turned, are those of its last ones seen from
// the other end. So the sweep goes only to the middle, and the number of solutions is a sum over two states, one of
// each half, that fit together, of the product of their numbers.
//
// Both states are written over the edges between the halves, none of which is decided yet: which of them are taken, and
// the other end, on its own side, of the path behind each of them. Two states fit when they take the same edges and
// their paths, put together, join every pair and close no loop. The latter depends on the *patterns* only: how the ends
// of the taken edges are joined, the edges being numbered among themselves. There are few patterns, so whether two of
// them fit is found once and kept in a table, and the sum costs one look into that table for any two states that take
// the same edges.
//
// Invariant: each state of a half stands in its rows once for every set of edges that it can take. Worst case: the
// product of the states of both halves that take the same edges; count_by_sweeps() goes on without this when that is
// more than the rest of the sweep. (Meeting in the middle, as Horowitz and Sahni 1974 do for knapsacks, of a frontier
// search; Simpath as in vertex_sweep.hpp.)
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "puzzles/numberlink/solve/sweep/vertex_sweep.hpp"

namespace schlegel::numberlink {

class HalfTurn {
 public:
  /// Nothing when the sweep's order read backwards is no automorphism, or too much lies between the halves.
  static std::optional<HalfTurn> find(const VertexSweep& sweep, const ReducedGraph& reduced);

  /// The number of steps after which both halves are known.
  std::size_t last_step() const { return near_.steps; }

  /// To be called after every step: takes over the counter's states after the steps that end a half. False when there
  /// are too many while `elsewhere` bytes are held by others, or the Meter says stop.
  template <class Values>
  bool look(const frontier::Counter<VertexSpec<Values>>& counter, std::size_t elsewhere, frontier::Meter& meter) {
    for (Half* half : {&far_, &near_}) {
      if (half->steps != counter.step()) continue;
      half->limbs = counter.limbs();
      const bool all = counter.each([&](const Values& state, const std::uint64_t* number) {
        Slots slots;
        for (const End& end : half->ends) slots[end.slot] = VertexSpec<Values>::slot_value(state, end.slot);
        return half->add(slots, number) && meter.work(1, -1) && meter.fits(0, bytes() + elsewhere);
      });
      if (!all) return false;
    }
    return true;
  }
  std::size_t bytes() const { return far_.bytes() + near_.bytes(); }
  /// The looks into the table that the sum takes, and the bytes of the table. Known after the last step.
  struct Cost {
    double looks = 0, bytes = 0;
  };
  Cost cost();
  /// After cost(): the number of solutions; nothing when the Meter says stop.
  std::optional<Count> count(frontier::Meter& meter) const;

 private:
  static constexpr std::size_t most_edges = 60, most_rows = std::size_t{1} << 23;
  /// By slot: its SlotValue.
  using Slots = std::array<std::uint8_t, most_edges>;

  /// A vertex with edges to the other half.
  struct End {
    std::uint8_t slot;
    std::vector<std::uint8_t> edges;
  };
  struct Row {
    std::uint64_t taken;    ///< a set of edges between the halves
    std::uint32_t pattern;  ///< index in patterns
    std::uint32_t number;   ///< index in numbers, in rows of limbs
  };
  /// The states of one half.
  struct Half {
    std::size_t steps = 0;
    bool cover = false;
    std::uint64_t required = 0;  ///< edges that must be taken
    std::vector<End> ends;
    std::vector<std::uint8_t>
        waits;  ///< by number of an open pair: its index among the pairs with a terminal in each half

    std::size_t limbs = 0;
    std::vector<std::uint64_t> numbers;
    std::vector<Row> rows;
    std::vector<std::string> patterns;
    std::unordered_map<std::string, std::uint32_t> known;

    void set_up(const VertexSweep& sweep, const ReducedGraph& reduced, const std::vector<int>& place,
                const std::vector<int>& pair);
    /// False when there are too many.
    bool add(const Slots& slots, const std::uint64_t* number);
    void sort();
    std::size_t bytes() const;

   private:
    bool spread(const Slots& slots, std::size_t end, std::uint64_t taken);
    bool write(const Slots& slots, std::uint64_t taken);

    std::array<std::uint8_t, most_edges> slot_, other_;  // by taken edge: its end's slot; the end's other taken edge
    std::array<std::uint8_t, most_edges> edge_;          // by slot: the only taken edge
  };

  Half far_, near_;
  // By pattern: a pair's place in the table is row + column.
  std::vector<std::size_t> row_, column_;
  std::size_t table_ = 0;
};

}  // namespace schlegel::numberlink
