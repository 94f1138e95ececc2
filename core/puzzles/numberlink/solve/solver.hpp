#pragma once
#include <cstdint>
#include <vector>

#include "base/control.hpp"
#include "base/count.hpp"
#include "base/search_end.hpp"
#include "puzzles/numberlink/instance.hpp"
#include "puzzles/numberlink/proof/certificate.hpp"
#include "puzzles/numberlink/solve/prepared.hpp"
#include "puzzles/numberlink/solve/reasons.hpp"
#include "search/listing.hpp"

namespace schlegel::numberlink {

/// All questions are about the solutions that contain the links drawn so far. Forced links are drawn first; then each
/// question goes from engine to engine (engines.cpp): short searches along sweeps, routing, a frontier search where its
/// guessed states fit the memory, and SAT for the rest. Every solution from these functions has passed verify().

/// A solution, a reason why there is none, or why it is not known.
Answer<Links, Refutation> solve(const Instance& instance, const Links& drawn, Control& control);

/// The number of solutions, or why there is none (proved() may turn that into a proof). Counting stops at `limit`,
/// unless that is 0.
Answer<Count, Refutation> count(const Instance& instance, const Links& drawn, std::uint64_t limit, Control& control);

/// All of them, always in the same order.
Listing<Prepared> solutions_of(Prepared& prepared, Control& control);

/// What the solutions that contain the drawn links have in common.
struct Analysis {
  Links solution;            ///< one of them
  Count count = 0;           ///< of solutions, 0 when counting would take too long
  bool more = false;         ///< the count is 0, and there are at least two
  std::vector<char> alive;   ///< by edge: 1 in some solution, 0 in none, 2 not known
  std::vector<char> forced;  ///< by edge: 1 in all solutions, 0 not, 2 not known
};
Answer<Analysis, Refutation> analyse(const Instance& instance, const Links& drawn, Control& control);

}  // namespace schlegel::numberlink
