#pragma once
#include <array>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "base/control.hpp"
#include "base/json.hpp"
#include "base/result.hpp"
#include "play/explanation.hpp"
#include "play/options.hpp"

namespace schlegel {

/// Of all messages. It grows when a member gets another meaning or is gone.
inline constexpr int schema_version = 1;

enum class Verb {
  solve,      ///< one solution from the position
  count,      ///< the exact number of solutions
  enumerate,  ///< all solutions, streamed, at most option "limit"
  nth,        ///< solution number option "index" (from 0) of the enumeration
  random,     ///< a uniformly random solution, option "seed"
  analyse,    ///< what can still happen from the position: verdict, count or distance, which moves keep it alive
  table,      ///< the puzzle's table over all starts and finishes, as Reply.figures
  histogram,  ///< how many positions lie at each distance, as Reply.figures
  explain,    ///< step by step why it must go on so, or cannot, as Reply.explanation. Options "steps", how many that
              ///< tell something new (without it all), and "drawn", the marks that are there already, parted by blanks;
              ///< with it, one step is one that can be played, if such a one is near
  grade,      ///< the difficulty of going on from here, as Reply.figures and Reply.grade
  generate,   ///< a new board on the base of this one, as Reply.board; it does not matter what was played. Options
              ///< "seed", "grade" (1 to 5; without it any), "technique" (an id or name: of a ladder the hardest one
              ///< that the board needs, else one that its explanation uses) and the puzzle's own
};
constexpr auto names_of(Verb) {
  return std::array<std::string_view, 11>{"solve", "count",     "enumerate", "nth",   "random",  "analyse",
                                          "table", "histogram", "explain",   "grade", "generate"};
}

/// A question about the position reached from an instance by some moves.
struct Question {
  std::string puzzle;
  std::string instance;            ///< the instance's text
  std::vector<std::string> moves;  ///< played so far
  Verb verb = Verb::solve;
  Options options;
  std::string language = {};  ///< tag of the reply's language; empty: English
  friend bool operator==(const Question&, const Question&) = default;
  static constexpr auto fields() {
    return std::tuple(Field("puzzle", &Question::puzzle), Field("instance", &Question::instance),
                      Field("moves", &Question::moves, false), Field("verb", &Question::verb),
                      Field("options", &Question::options, false), Field("language", &Question::language, false));
  }
};

/// A next move and what becomes of it.
struct Choice {
  std::string move;
  bool alive = false;
  std::string note;  ///< "20 ways", "would cut off H"
  friend bool operator==(const Choice&, const Choice&) = default;
  static constexpr auto fields() {
    return std::tuple(Field("move", &Choice::move), Field("alive", &Choice::alive),
                      Field("note", &Choice::note, false));
  }
};

/// A row to show with an answer.
struct Figure {
  std::string id;          ///< it never changes with wording or language
  std::string name, text;  ///< what is shown
  std::string count = {};  ///< decimal digits, where it is a number
  /// Of a table's row: start and goal, distance, convention; of the hardest technique: its name and its id.
  std::vector<std::string> about = {};
  int moves = 0;  ///< of a peg table's row: the fewest; 0: not known
  friend bool operator==(const Figure&, const Figure&) = default;
  static constexpr auto fields() {
    return std::tuple(Field("id", &Figure::id), Field("name", &Figure::name), Field("text", &Figure::text),
                      Field("count", &Figure::count, false), Field("about", &Figure::about, false),
                      Field("moves", &Figure::moves, false));
  }
};

/// The answer in text and numbers, so that it can cross to another thread or process as JSON. One of three kinds.
struct Reply {
  enum class Kind { found, none, unknown };
  Kind kind = Kind::unknown;
  /// Found: a solution, as moves from the position (solve, nth, random; analyse when cheap; explain when it ends
  /// solved).
  std::vector<std::string> moves = {};
  std::string count = {};     ///< decimal digits when the number of solutions was asked for or came with it
  std::string number = {};    ///< decimal digits where it is known which of all solutions, from 1, the position shows
  std::string all = {};       ///< decimal digits: then, how many there are in all
  std::string headline = {};  ///< "2 ways left", "12 moves to go", "Unsolvable since move 8 (G-L-P)"
  std::string detail = {};    ///< one or two sentences: what is left, or the reason
  std::string marked =
      {};                 ///< analyse: what the choices come to, in a sentence: "Z is a dead end: it would cut off G."
  std::string hint = {};  ///< analyse, found: the first of the moves in a sentence, where its text would not say it
  std::string certificate = {};      ///< none: the reason in the puzzle's own one-line form, for its checker
  std::string budget = {};           ///< unknown: what was used before stopping
  int since = 0;                     ///< none: number of the move that left no solution; 0: the start, or not known
  std::vector<Choice> choices = {};  ///< analyse: all legal moves
  std::vector<Figure> figures = {};  ///< table and histogram: their rows; else further results
  std::optional<Explanation> explanation = {};  ///< explain
  std::string board = {};                       ///< generate: the text of an instance
  std::int64_t tries = 0;                       ///< generate: how many it took
  int grade = 0;                                ///< explain, grade, generate: the difficulty from 1 to 5; 0: not known
  friend bool operator==(const Reply&, const Reply&) = default;
  static constexpr auto fields() {
    return std::tuple(Field("result", &Reply::kind), Field("moves", &Reply::moves, false),
                      Field("count", &Reply::count, false), Field("number", &Reply::number, false),
                      Field("all", &Reply::all, false), Field("headline", &Reply::headline, false),
                      Field("detail", &Reply::detail, false), Field("marked", &Reply::marked, false),
                      Field("hint", &Reply::hint, false), Field("certificate", &Reply::certificate, false),
                      Field("budget", &Reply::budget, false), Field("since", &Reply::since, false),
                      Field("choices", &Reply::choices, false), Field("figures", &Reply::figures, false),
                      Field("explanation", &Reply::explanation, false), Field("board", &Reply::board, false),
                      Field("tries", &Reply::tries, false), Field("grade", &Reply::grade, false));
  }
};

constexpr auto names_of(Reply::Kind) { return std::array<std::string_view, 3>{"found", "none", "unknown"}; }

/// Takes one solution as moves; false stops the enumeration.
using SolutionSink = std::function<bool(const std::vector<std::string>&)>;

/// Answers a question about any registered puzzle. An Error is a fault of the question (unknown puzzle, bad instance,
/// illegal move). Links every solver; the front end calls it in the worker only.
Result<Reply> ask(const Question& question, Control& control, const SolutionSink& sink);

/// The same as JSON: a Question in, a Reply out, in the question's language, which say() speaks from then on.
Result<std::string> ask_json(std::string_view question, Control& control);

/// All techniques of the puzzle's explanations, easiest first; an Error if it has no list of them.
Result<std::vector<Technique>> techniques_of(std::string_view puzzle);

}  // namespace schlegel
