#pragma once
// Half the work for boards that a half turn maps to themselves. When a sweep's order read backwards is an automorphism
// (edges, drawn links and pairs go to such), the states after its first vertices, turned, are those of its last ones
// seen from the other end. So the sweep comes to the middle only, and the number of solutions is a sum over two states,
// one of each half, that fit together, of the product of their numbers.
//
// Both states are written over the edges between the halves, none of which is decided yet: which of them are taken, and
// where the path behind each of these leads to on its side. Two states fit when they take the same edges and their
// paths, put together, join every pair and close no loop. The latter depends on the *patterns* only: where the taken
// edges lead to, numbered among themselves. There are few, so it is found once for two of them, and a table tells it
// of all states. The sum costs one look into that table for any two states that take the same edges.
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

  /// The step after which the sweep has come far enough.
  std::size_t last_step() const { return near_.steps; }

  /// Takes the counter's states where they are wanted; to be called after every step. False when there are too many,
  /// with so many bytes elsewhere, or the Meter says stop.
  template <class Values>
  bool look(const frontier::Counter<VertexSpec<Values>>& counter, std::size_t elsewhere, frontier::Meter& meter) {
    for (Half* half : {&far_, &near_}) {
      if (half->steps != counter.step()) continue;
      half->limbs = counter.limbs();
      const bool all = counter.each([&](const Values& state, const std::uint64_t* number) {
        Leads leads;
        for (const End& end : half->ends) leads[end.slot] = VertexSpec<Values>::lead(state, end.slot);
        return half->add(leads, number) && meter.work(1, -1) && meter.fits(0, bytes() + elsewhere);
      });
      if (!all) return false;
    }
    return true;
  }
  std::size_t bytes() const { return far_.bytes() + near_.bytes(); }
  /// After the last step: the looks that the sum takes and the bytes of its table.
  struct Cost {
    double looks = 0, bytes = 0;
  };
  Cost cost();
  /// After cost(): the number of solutions; nothing when the Meter says stop.
  std::optional<Count> count(frontier::Meter& meter) const;

 private:
  static constexpr std::size_t most_edges = 60, most_rows = std::size_t{1} << 23;
  /// By slot: where the path from there leads to (Lead in vertex_sweep.hpp).
  using Leads = std::array<std::uint8_t, most_edges>;

  /// A vertex with edges to the other half.
  struct End {
    std::uint8_t slot;
    std::vector<std::uint8_t> edges;
  };
  struct Row {
    std::uint64_t taken;    ///< a set of edges between the halves
    std::uint32_t pattern;  ///< which of the patterns
    std::uint32_t number;   ///< which of the numbers
  };
  /// The states of one half.
  struct Half {
    std::size_t steps = 0;
    bool cover = false;
    std::uint64_t required = 0;  ///< edges that must be taken
    std::vector<End> ends;
    std::vector<std::uint8_t> waits;  ///< by waiting number: which pair of those with a terminal on either side

    std::size_t limbs = 0;
    std::vector<std::uint64_t> numbers;
    std::vector<Row> rows;
    std::vector<std::string> patterns;
    std::unordered_map<std::string, std::uint32_t> known;

    void set_up(const VertexSweep& sweep, const ReducedGraph& reduced, const std::vector<int>& place,
                const std::vector<int>& pair);
    /// False when there are too many.
    bool add(const Leads& leads, const std::uint64_t* number);
    void sort();
    std::size_t bytes() const;

   private:
    bool spread(const Leads& leads, std::size_t end, std::uint64_t taken);
    bool write(const Leads& leads, std::uint64_t taken);

    std::array<std::uint8_t, most_edges> slot_, other_;  // by taken edge: its end's slot; the end's other taken edge
    std::array<std::uint8_t, most_edges> edge_;          // by slot: the only taken edge
  };

  Half far_, near_;
  // By pattern: a pair's place in the table is row + column.
  std::vector<std::size_t> row_, column_;
  std::size_t table_ = 0;
};

}  // namespace schlegel::numberlink
