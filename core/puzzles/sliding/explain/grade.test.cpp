#include <map>

#include <doctest/doctest.h>

#include "play/explanation.hpp"
#include "play/game.hpp"
#include "puzzles/sliding/sliding.hpp"
#include "puzzles/sliding/solve/solver.hpp"
#include "puzzles/sliding/test_support.hpp"
#include "results.hpp"
#include "trials.hpp"

namespace schlegel::sliding {
namespace {

/// Distances by plain breadth-first search, and chances straight from their definition.
class Reference {
 public:
  explicit Reference(const Board& board) : board_(board), far_(testing::all_distances(board)) {}
  const std::map<Arrangement, int>& all() const { return far_; }

  std::vector<Arrangement> nearer(const Arrangement& at) const {
    std::vector<Arrangement> found;
    const Vertex gap = find_blank(board_, at);
    for (const Vertex v : board_.around(gap)) {
      Arrangement next = at;
      std::swap(next[v], next[gap]);
      if (far_.at(next) == far_.at(at) - 1) found.push_back(next);
    }
    return found;
  }
  double chance(const Arrangement& at) {
    if (far_.at(at) == 0) return 1;
    if (const auto known = chances_.find(at); known != chances_.end()) return known->second;
    const auto next = nearer(at);
    double sum = 0;
    for (const Arrangement& after : next) sum += chance(after);
    const int others = board_.degree(find_blank(board_, at)) - 1;
    return chances_[at] = sum / std::max({1, others, static_cast<int>(next.size())});
  }

 private:
  const Board& board_;
  std::map<Arrangement, int> far_;
  std::map<Arrangement, double> chances_;
};

TEST_CASE("sliding: the chance of shortest solutions is that of the definition, and some right move never lowers it") {
  int positions = 0;
  each_trial(31, 250, [&](Random& random, int number) {
    const Board board = testing::random_board(random, 3 + number % 3, 4);  // any sample has as many of each size
    Reference reference(board);
    Solver solver(board);
    Control control;
    for (const auto& [at, distance] : reference.all()) {
      SolutionSet set;
      REQUIRE(solver.collect(at, {distance}, true, set, control) == SearchEnd::complete);
      const double chance = set.chance(board, find_blank(board, at));
      CHECK(chance == doctest::Approx(reference.chance(at)));
      double best = distance == 0 ? 1 : 0;
      for (const Arrangement& next : reference.nearer(at)) best = std::max(best, reference.chance(next));
      CHECK(chance <= best * (1 + 1e-9));
      ++positions;
    }
  });
  CHECK(positions > at_least(5000));
}

TEST_CASE("sliding: what cannot be solved is as hard as the reason, and what is solved as easy as can be") {
  Control control;
  const auto grade = [&](std::string_view text) {
    const auto instance = must(Sliding::parse(text));
    return Sliding::grade(*instance, Sliding::start(*instance), control);
  };
  CHECK(grade("sliding\ngrid 4x4\n").grade == 1);
  const Grading parity = grade("sliding\ngrid 2x3\ntokens 2 1 3 4 5 0\n");
  CHECK(parity.grade == 3);
  CHECK(parity.technique == "Parity");
  TickLimit stopped(0);
  const auto board = Sliding::parse(find_level("sliding", "dodecahedron")->text);
  CHECK(Sliding::grade(*board, Sliding::start(*board), stopped).grade == 0);
}

}  // namespace
}  // namespace schlegel::sliding
