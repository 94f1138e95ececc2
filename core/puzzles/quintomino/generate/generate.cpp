// A solution is drawn at random, and pieces of it are given so that it is the only one that completes them: first
// pieces are taken away in a random order as long as it stays so. Whoever gives more pieces leaves no more solutions;
// so when no set of one piece fewer will do, none of fewer will. That is tried for all these sets where they are not
// too many, and as long as one does, it takes the place of the set before.
#include <algorithm>
#include <numeric>
#include <set>

#include "puzzles/quintomino/quintomino.hpp"
#include "puzzles/quintomino/solve/classes.hpp"
#include "puzzles/quintomino/surface.hpp"

namespace schlegel {
namespace {

using namespace quintomino;

constexpr std::uint64_t ticks_for_search = 60;  ///< of one search for completions
constexpr std::size_t most_sets = 20'000;       ///< looked at to find fewer pieces

std::vector<int> shuffled(std::size_t size, Random& random) {
  std::vector<int> numbers(size);
  std::iota(numbers.begin(), numbers.end(), 0);
  random.shuffle(numbers);
  return numbers;
}

/// Whether the colours on the face's edges are those that lie beside it.
bool agrees(const Instance& instance, const Board& board, int face, const Colours& colours) {
  for (std::size_t place = 0; place < colours.size(); ++place) {
    const Side beside = instance.across({face, static_cast<int>(place)});
    const int there = beside.face == face ? colours[beside.place] : colour_at(instance, board, beside);
    if (there >= 0 && there != colours[place]) return false;
  }
  return true;
}

/// A solution, no two of which need be equally likely: some pieces laid at random so that the rest can be laid, too.
std::optional<std::vector<Placement>> random_solution(const Instance& instance, Random& random, Control& control) {
  constexpr std::size_t most_tried = 12;
  Board board = start_board(instance);
  const auto order = shuffled(instance.faces.size(), random);
  std::optional<std::vector<Placement>> solution;
  for (std::size_t i = 0; i <= order.size() / 3 && i < order.size(); ++i) {
    const int face = order[i];
    std::vector<Placement> fitting;
    for (std::size_t kind = 0; kind < instance.kinds.size(); ++kind) {
      const auto& readings = instance.kinds[kind].readings;
      if (board.left[kind] == 0 || readings[0].size() != instance.faces[face].size()) continue;
      for (std::size_t o = 0; o < readings.size(); ++o)
        if (agrees(instance, board, face, readings[o]))
          fitting.push_back({static_cast<int>(kind), static_cast<int>(o)});
    }
    random.shuffle(fitting);
    fitting.resize(std::min(fitting.size(), most_tried));
    bool laid = false;
    for (const Placement& placement : fitting) {
      Board next = board;
      next.on[face] = placement;
      --next.left[placement.kind];
      TickBudget budget(control, ticks_for_search);
      Completions(instance, next)
          .first(
              [&](std::span<const Placement> found) {
                solution.emplace(found.begin(), found.end());
                laid = true;
              },
              budget);
      if (budget.stopped) return std::nullopt;
      if (!laid) continue;
      board = std::move(next);
      break;
    }
    if (!laid) return std::nullopt;
  }
  return solution;
}

/// The pieces of a solution on these faces, and nothing else on the board.
Board given(const Instance& instance, const std::vector<Placement>& solution, const std::vector<int>& faces) {
  Board board = start_board(instance);
  for (const int face : faces) {
    board.on[face] = solution[face];
    --board.left[solution[face].kind];
  }
  return board;
}

/// What is found out of how many ways a board can be completed.
enum class Ways { one, several, unknown };
Ways ways(const Instance& instance, const Board& board, Control& control) {
  TickBudget budget(control, ticks_for_search);
  int found = 0;
  const Ended ended = Completions(instance, board).each([&](Colouring) { return ++found < 2; }, budget);
  if (found > 1) return Ways::several;
  return ended.how == SearchEnd::complete && found == 1 ? Ways::one : Ways::unknown;
}

struct Given {
  std::vector<int> faces;
  bool fewest = false;  ///< no smaller set of the solution's pieces will do
};

/// Faces of the solution whose pieces leave it alone, none of which can be spared; nothing when stopped.
std::optional<Given> few_given(const Instance& instance, const std::vector<Placement>& solution, Random& random,
                               Control& control) {
  const auto way = [&](const std::vector<int>& faces) {
    return ways(instance, given(instance, solution, faces), control);
  };
  Given few{shuffled(instance.faces.size(), random)};
  const std::vector<int> order = few.faces;
  for (const int face : order) {
    std::vector<int> fewer = few.faces;
    std::erase(fewer, face);
    if (!control.tick({})) return std::nullopt;
    if (way(fewer) == Ways::one) few.faces = std::move(fewer);
  }
  // All sets of one face fewer, in a random order of the faces: numbers[0] < numbers[1] < ... into `order`.
  std::size_t looked_at = 0;
  for (bool smaller = true; smaller;) {
    smaller = false;
    few.fewest = true;
    if (few.faces.empty()) break;
    std::vector<std::size_t> numbers(few.faces.size() - 1);
    std::iota(numbers.begin(), numbers.end(), 0);
    for (;;) {
      std::vector<int> faces;
      for (const std::size_t number : numbers) faces.push_back(order[number]);
      if (!control.tick({})) return std::nullopt;
      const Ways found = way(faces);
      if (found == Ways::one) {
        few.faces = std::move(faces);
        smaller = true;
        break;
      }
      if (found == Ways::unknown || ++looked_at == most_sets) few.fewest = false;
      if (looked_at == most_sets) break;
      std::size_t at = numbers.size();
      while (at > 0 && numbers[at - 1] == order.size() - numbers.size() + at - 1) --at;
      if (at == 0) break;
      ++numbers[at - 1];
      for (; at < numbers.size(); ++at) numbers[at] = numbers[at - 1] + 1;
    }
  }
  return few;
}

/// Every piece of the lengths and colours that are in the box; `as_there` only with all colours different where they
/// are in each piece of that length. Nothing when they are too many.
std::optional<std::vector<Colours>> all_pieces(const Instance& base, bool as_there) {
  constexpr std::size_t most_pieces = 1000;
  std::set<std::size_t> lengths;
  for (const auto& face : base.faces) lengths.insert(face.size());
  std::vector<Colours> all;
  for (const std::size_t length : lengths) {
    std::set<std::uint8_t> colours;
    bool different = as_there;
    for (const Colours& piece : base.pieces) {
      if (piece.size() != length) continue;
      const std::set<std::uint8_t> own(piece.begin(), piece.end());
      different = different && own.size() == length;
      colours.insert(own.begin(), own.end());
    }
    if (colours.empty()) return std::nullopt;
    // One of each kind: the least of its readings.
    const std::vector<std::uint8_t> palette(colours.begin(), colours.end());
    double words = 1;
    for (std::size_t i = 0; i < length; ++i) words *= static_cast<double>(palette.size());
    if (words > 2e5) return std::nullopt;
    std::vector<std::size_t> digits(length, 0);
    for (;;) {
      Colours word;
      for (const std::size_t digit : digits) word.push_back(palette[digit]);
      Colours turned = word, least = word;
      for (int side = 0; side < (base.flip ? 2 : 1); ++side, std::reverse(turned.begin(), turned.end()))
        for (std::size_t i = 0; i < length; ++i) {
          std::rotate(turned.begin(), turned.begin() + 1, turned.end());
          least = std::min(least, turned);
        }
      const bool wanted = !different || std::set<std::uint8_t>(word.begin(), word.end()).size() == length;
      if (wanted && least == word) all.push_back(word);
      if (all.size() > most_pieces) return std::nullopt;
      std::size_t digit = length;
      while (digit > 0 && ++digits[digit - 1] == palette.size()) digits[--digit] = 0;
      if (digit == 0) break;
    }
  }
  return all;
}

/// The base board with a set of pieces of its own: the pieces of a random solution in which each kind lies once.
Result<std::optional<Instance>> with_new_pieces(const Instance& base, Random& random, Control& control) {
  auto pieces = all_pieces(base, true);
  // With hardly more pieces than faces there is little to choose from.
  if (pieces && 2 * pieces->size() <= 3 * base.faces.size()) pieces = all_pieces(base, false);
  if (!pieces) return Error{say(quintomino::words::too_many_new_pieces)};
  Instance every = base;
  every.pieces = *std::move(pieces);
  every.repeat = false;
  derive(every);
  const auto solution = random_solution(every, random, control);
  if (!solution) return std::optional<Instance>();
  Instance made = every;
  made.pieces.clear();
  for (const Placement& placement : *solution) made.pieces.push_back(every.kinds[placement.kind].readings[0]);
  std::sort(made.pieces.begin(), made.pieces.end(),
            [](const Colours& a, const Colours& b) { return a.size() != b.size() ? a.size() < b.size() : a < b; });
  derive(made);
  return std::optional(std::move(made));
}

/// Whether all solutions are one up to the surface's symmetries, or its rotations where pieces may not be turned over.
bool one_up_to_symmetry(const Instance& instance, Control& control) {
  Equivalence up_to;
  up_to.moves = instance.flip ? Equivalence::Moves::symmetries : Equivalence::Moves::rotations;
  TickBudget budget(control, 4 * ticks_for_search);
  Ended ended;
  const auto classes = classify(instance, start_board(instance), up_to, budget, ended);
  return classes && classes->classes == 1;
}

std::string guarantee_of(const Given& few, std::size_t more) {
  const std::string one = say(quintomino::words::generated_with_one);
  return more > 0 || few.faces.empty() || !few.fewest ? one : one + " " + say(quintomino::words::generated_with_fewest);
}

}  // namespace

Result<std::optional<NewBoard<quintomino::Instance>>> Quintomino::generate(const Instance& board,
                                                                           const Options& options, Random& random,
                                                                           Control& control) {
  const auto nothing = std::optional<NewBoard<Instance>>();
  const bool new_pieces = options.has("new-pieces");
  const auto wanted = options.integer("given", -1, 0, static_cast<std::int64_t>(board.faces.size()) - 1);
  if (!wanted) return wanted.error();
  const auto grade = options.integer("grade", 0, 1, number_of_grades);
  if (!grade) return grade.error();
  Instance base = board;
  base.placed.clear();
  derive(base);
  if (new_pieces) {
    auto made = with_new_pieces(base, random, control);
    if (!made) return made.error();
    if (!*made) return nothing;
    base = **std::move(made);
  }
  if (new_pieces && *wanted < 0) {
    if (!connected(base) || base.faces.size() > max_symmetric_faces || (!base.flip && !face_windings(base)))
      return Error{say(quintomino::words::no_symmetry_for_new_pieces)};
    if (!one_up_to_symmetry(base, control)) return nothing;
    const Sentence& guarantee =
        base.flip ? quintomino::words::generated_up_to_symmetry : quintomino::words::generated_up_to_rotation;
    return std::optional(NewBoard<Instance>{std::move(base), say(guarantee)});
  }
  const auto solution = random_solution(base, random, control);
  if (!solution) return nothing;
  auto few = few_given(base, *solution, random, control);
  if (!few) return nothing;
  // More pieces make it easier.
  constexpr int easier = 4;
  std::size_t more = 0;
  const std::size_t spare = base.faces.size() - few->faces.size();
  if (*wanted >= 0) {
    if (static_cast<std::size_t>(*wanted) < few->faces.size()) return nothing;
    more = static_cast<std::size_t>(*wanted) - few->faces.size();
  } else if (*grade > 0 && *grade < number_of_grades) {
    more = std::min(random.below(spare), static_cast<std::size_t>(easier * (number_of_grades - *grade)));
  }
  std::vector<int> faces = few->faces;
  for (const int face : shuffled(base.faces.size(), random))
    if (faces.size() < few->faces.size() + more && std::find(faces.begin(), faces.end(), face) == faces.end())
      faces.push_back(face);
  if (faces.size() == base.faces.size() || ways(base, given(base, *solution, faces), control) != Ways::one)
    return nothing;
  // Dull: hardly begun, it is done.
  constexpr std::size_t small_surface = 4;
  if (*wanted < 0 && faces.size() >= small_surface - 1 && faces.size() + 1 == base.faces.size()) return nothing;
  std::sort(faces.begin(), faces.end());
  for (const int face : faces) {
    const Placement& lies = (*solution)[face];
    base.placed.push_back({face, base.reading(lies), lies});
  }
  return std::optional(NewBoard<Instance>{std::move(base), guarantee_of(*few, more)});
}

}  // namespace schlegel
