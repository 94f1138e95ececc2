#pragma once
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "edit/sheet.hpp"
#include "play/options.hpp"
#include "play/reason.hpp"
#include "play/scene.hpp"

namespace schlegel {

/// Where a game stands by its rules alone; the machine's knowledge is a Reply.
struct GameStatus {
  bool solved = false;
  bool stuck = false;       ///< no legal move is left and it is not solved
  int done = 0, total = 0;  ///< progress to show: pegs set of twenty, tiles at home; total 0: none
  std::string sentence;     ///< "Nine holes to go.", "A tour! ..."
  std::vector<std::pair<std::string, std::string>> facts;  ///< rows to show: name, value
};

/// A rule that one board adds to what its puzzle is about.
struct BoardRule {
  std::string sentence;       ///< "Two lines may cross on a bridge."
  std::vector<Shape> sample;  ///< how it looks on the board, in the unit square; empty when there is nothing to see
  bool of_sign = false;       ///< it only says what a sign of the picture means
};

/// How an independent checker judges the reason given for a "no".
enum class CheckResult {
  accepted,
  rejected,
  too_large_to_check,  ///< true only if a whole search is trusted; the checker cannot repeat it here
};

/// One puzzle's instance and a position in it, whatever the puzzle is. Made by parse_game.
class Game {
 public:
  virtual ~Game() = default;
  virtual std::unique_ptr<Game> clone() const = 0;

  virtual std::string_view puzzle() const = 0;
  /// The instance's text in our own format; parse_game reads it back.
  virtual std::string write_instance() const = 0;
  /// The same in one of PuzzleInfo::formats. An Error says which there are, or what this one cannot hold.
  virtual Result<std::string> write_instance_as(std::string_view format) const = 0;
  /// The instance that begins at this position, in our own format ("") or in one of those; an Error like theirs.
  virtual Result<std::string> write_position(std::string_view format) const = 0;
  /// What the text it was read from held beside the board and was left out, in words; empty when nothing was.
  virtual std::string_view note() const = 0;
  /// What is to be done on this board, in a sentence or two.
  virtual std::string goal() const = 0;

  /// The rules that this board adds to PuzzleInfo::goal, the most particular ones first.
  virtual std::vector<BoardRule> rules() const = 0;

  virtual void restart() = 0;
  /// Why the move may not be played, as a sentence; empty when it is legal. An unreadable move is refused too.
  virtual std::string why_illegal(std::string_view move) const = 0;
  /// Plays a legal move; a move that why_illegal() refuses leaves the position alone.
  virtual void apply(std::string_view move) = 0;
  virtual GameStatus status() const = 0;
  /// Holes, vertices or faces: the size of the board.
  virtual int places() const = 0;
  /// The same in words: "20 holes".
  virtual std::string size() const = 0;
  /// Of a grid, "7 by 5"; else empty.
  virtual std::string shape() const = 0;

  // For those who do not see the board, in sentences. O(size of the board) unless a line says more.
  /// What playing this legal move here does: "Peg 5 in H."
  virtual std::string narrate(std::string_view move) const = 0;
  /// What these legal moves do, to be followed on a board of wood: an entry for each thing to do, or one for all.
  virtual std::vector<std::string> instructions(std::span<const std::string> moves) const = 0;
  /// The whole position.
  virtual std::string describe() const = 0;
  /// What is left to do.
  virtual std::string unfinished() const = 0;

  virtual Scene scene(const View& view, std::span<const Mark> marks) const = 0;
  /// The pieces by themselves, to be printed and cut out; no shapes where there are none.
  virtual Scene cut_outs() const = 0;
  /// May change the view (what is held).
  virtual Intent interpret(View& view, const Input& input, int moves_played) const = 0;

  /// Whether these moves solve the position, from the definition and sharing nothing with any solver.
  virtual bool verify(std::span<const std::string> moves) const = 0;
  /// A solution from the start position in the instance's own format, or the one named ("" for its own). An Error when
  /// that format cannot hold it; of no moves, when it can hold none of this instance.
  virtual Result<std::string> write_solution(std::span<const std::string> moves, std::string_view format) const = 0;
  /// An Error with a place is a fault of the text; one without says why what the text holds is no solution.
  virtual Result<std::vector<std::string>> parse_solution(std::string_view text) const = 0;
  /// Judges a certificate that there is no solution from this position.
  virtual CheckResult check(std::string_view certificate) const = 0;
  /// The board as it is drawn; an empty sheet where PuzzleInfo::settings are none.
  virtual Sheet sheet() const = 0;
  /// What could be added to the sheet so that the solution `kept` stays one and `other` is none any more: a setting, or
  /// without a keyword a line to be taken out. Nothing where the puzzle has no such thing, or they do not differ in it.
  virtual std::optional<Setting> distinguish(std::span<const std::string> kept,
                                             std::span<const std::string> other) const = 0;
  /// Whether Verb::explain can be asked of it.
  virtual bool explains() const = 0;
  /// Whether Verb::generate can be asked of it.
  virtual bool generates() const = 0;
  /// Such a certificate, if check() does not reject it, step by step; nothing when all it says is that every way was
  /// tried. At most max_reason_parts.
  virtual std::vector<ReasonPart> reason(std::string_view certificate) const = 0;
};

/// A board on which new boards are generated, and the grades measured on it.
struct BaseBoard {
  std::string_view title;  ///< a Sentence's English; empty: it is not offered, only known
  /// Of Verb::generate, and what names the base on the command line: "graph=cube give=lines". What names none is for
  /// any board, and measured on the puzzle's first one.
  std::string_view options;
  /// Those that come within the work of a request, as digits, 0 for boards without one; empty: not known. Measured by
  /// schlegel_grades (tests/bench/grades.cpp).
  std::string_view grades = {};
};

/// What the front end, the command line and the tests know of a puzzle. What people read of it is a Sentence's English.
struct PuzzleInfo {
  std::string_view id;                          ///< "icosian"
  std::string_view title;                       ///< "Icosian game"
  std::string_view tab;                         ///< "Icosian"
  std::string_view goal;                        ///< what to do on any of its boards, in a sentence or two
  std::string_view how;                         ///< how to move, by touch and by key
  std::string_view next = {};                   ///< where a hint goes on, {place}, if moves are places
  std::string_view solution;                    ///< what solutions are called: "tour"
  std::string_view solutions;                   ///< "tours"
  bool holes = false;                           ///< vertices are called holes
  std::string_view formats = {};                ///< of other programs, in which instances are written: "prolog hcp"
  std::string_view solution_formats = {};       ///< in which solutions are written: "names prolog"; empty: in one only
  bool safe = false;                            ///< every move can be taken back: none closes the last way
  std::span<const BaseBoard> base_boards = {};  ///< for new boards
  /// Options of the board of a day, as in BaseBoard, by day of the week from Monday on: seven, or none.
  std::span<const std::string_view> days = {};
  std::span<const SettingKind> settings = {};  ///< that a sheet of it can hold; empty: it is not drawn by hand
  bool ladder = false;       ///< an explanation takes the easiest technique that applies; else it follows a plan
  bool unique = false;       ///< the boards that it generates have one solution, those with a grade at least
  bool seen_at_end = false;  ///< a solution is seen in its last position; others are told move by move
};
std::span<const PuzzleInfo> puzzles();
const PuzzleInfo* find_puzzle(std::string_view id);
/// The puzzle whose own text this is, by its first word or because no other has such texts; else nullptr.
const PuzzleInfo* puzzle_of(std::string_view text);

/// The text of a board that is drawn, which parse_game may still find fault with.
SheetText write_sheet(std::string_view puzzle, const Sheet& sheet);
/// An instance in any format the puzzle reads, at its start. O(text) time and bounded memory.
Result<std::unique_ptr<Game>> parse_game(std::string_view puzzle, std::string_view instance);
/// The instance inside a save or a link. An older version may have written it: it means what it meant then.
Result<std::unique_ptr<Game>> parse_kept_game(std::string_view puzzle, std::string_view instance);
/// The instance that options alone describe, and a game whose instance is refined by options.
Result<std::unique_ptr<Game>> game_from_options(std::string_view puzzle, const Options& options);
Result<std::unique_ptr<Game>> parse_game(std::string_view puzzle, std::string_view instance, const Options& options);

/// A board that is shipped.
struct Level {
  std::string_view puzzle;
  std::string_view id;  ///< "hamilton": unique in its puzzle, used in links
  std::string_view title;
  std::string_view text;  ///< the instance
  int grade = 0;          ///< 1 to 5; 0: not graded
};
/// All shipped levels, grouped by puzzle, the puzzle's first one first (generated from assets/levels).
std::span<const Level> levels();
/// Levels that were shipped once: they are offered no more, but links and saves still name them.
std::span<const Level> retired_levels();
/// Among both.
const Level* find_level(std::string_view puzzle, std::string_view id);

}  // namespace schlegel
