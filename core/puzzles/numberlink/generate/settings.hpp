#pragma once
#include "base/result.hpp"
#include "play/options.hpp"
#include "puzzles/numberlink/generate/partition_search.hpp"
#include "puzzles/numberlink/instance.hpp"

namespace schlegel::numberlink {

/// What is wanted of a board that is to be made.
struct Settings {
  LineForm form;  ///< of its lines; `lines` and `longest` are drawn at each try
  int fewest_lines = 0, most_lines = 0;
  bool shortest_given = false;  ///< else the shortest line may be shorter where it has to
  bool only_covering = false;   ///< solutions that leave places empty, against the rules, do not count
  int grade = 0;                ///< that the board is to have; 0 for any
};

/// An Error when options are ill-formed, or when no board can be as they say. O(n + m), O(n^2) where symmetry is
/// wanted.
Result<Settings> settings_for(const Instance& ground, const Options& options);

}  // namespace schlegel::numberlink
