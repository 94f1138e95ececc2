#pragma once
#include <cstdint>
#include <functional>
#include <optional>
#include <variant>
#include <vector>

#include "base/control.hpp"
#include "base/count.hpp"
#include "base/random.hpp"
#include "base/search_end.hpp"
#include "puzzles/icosian/instance.hpp"
#include "puzzles/icosian/proof/certificate.hpp"

namespace schlegel::icosian {

/// How an instance is searched. Chosen by what is measured after forcing, never by the graph's name, and the same for
/// every question that depends on an order:
/// - forced: nothing is left to decide;
/// - backtracking: at most 64 vertices and so few independent cycles that at most 4096 choices remain. Tours come in
///   lexicographic order of their vertices;
/// - frontier: the guessed number of states fits the memory limit. Tours come in the order of the sweep's edges, those
///   that use an edge before those that do not;
/// - sat: the rest. Tours come in the order they are found, the same at every run. Also taken for listing when the
///   frontier's diagram turns out not to fit the memory.
struct Method {
  enum class Engine : std::uint8_t { forced, backtracking, frontier, sat };
  Engine engine = Engine::forced;
  int vertices = 0;  ///< what is left after forcing
  int edges = 0;
  int width = 0;      ///< most vertices on the frontier
  double states = 0;  ///< a guess at the frontier's states
};
Method choose(const Instance& instance, const Control& control);

/// The edges of a tour, ascending.
std::vector<Edge> edges_of(const Instance& instance, const Tour& tour);

/// In which order tours are handed out. In any order the first of them come without a diagram of them all.
enum class TourOrder : std::uint8_t { of_method, any };

/// A tour, a reason why there is none, or why it is not known. Every tour from this file has passed verify(). In any
/// order it comes without a search for the narrowest frontier, which takes some tenths of a second on a wide graph.
Answer<Tour, Refutation> solve(const Instance& instance, Control& control, TourOrder order = TourOrder::of_method);

Answer<Count, Refutation> count(const Instance& instance, Control& control);

/// Hands over every tour until `take` returns false.
Answer<SearchEnd, Refutation> enumerate(const Instance& instance, Control& control,
                                        const std::function<bool(const Tour&)>& take,
                                        TourOrder order = TourOrder::of_method);

/// The tour of that index from 0, in the order of enumerate().
Numbered<Tour, Refutation> nth(const Instance& instance, const Count& index, Control& control);

/// A tour drawn from all with equal chances.
Answer<Tour, Refutation> random(const Instance& instance, Random& random, Control& control);

/// One way to go on.
struct Continuation {
  Vertex vertex;
  Count completions;
  std::optional<Refutation>
      dead;  ///< why there are none; its instance is the position with `vertex` added to the opening
};
/// The tours that still contain the opening, and where each of the next steps leads.
struct Analysis {
  Count completions;
  std::optional<Refutation> dead;           ///< when there are none
  std::vector<Continuation> continuations;  ///< unvisited neighbours of the last vertex, ascending; before the first
                                            ///< vertex all (of an open instance only up to 64)
};
/// As many counts as there are continuations.
std::variant<Analysis, Unknown> analyse(const Instance& instance, Control& control);

}  // namespace schlegel::icosian
