#pragma once
#include <array>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/control.hpp"
#include "base/enum_names.hpp"
#include "base/result.hpp"
#include "play/explanation.hpp"
#include "play/options.hpp"

namespace schlegel {

enum class Verb {
  solve,      ///< one solution from the position
  count,      ///< the exact number of solutions
  enumerate,  ///< all solutions, streamed, at most option "limit"
  nth,        ///< solution number option "index" (from 0) of the enumeration
  random,     ///< a uniformly random solution, option "seed"
  analyse,    ///< what can still happen from the position: verdict, count or distance, which moves keep it alive
  table,      ///< the puzzle's table over all starts and finishes, as Reply.facts
  histogram,  ///< how many positions lie at each distance, as Reply.facts
  explain,    ///< step by step why it must go on so, or cannot, as Reply.explanation. Options "steps", how many that
              ///< tell something new (without it all), and "drawn", the marks that are there already, parted by blanks
  grade,      ///< how hard it is to go on from here, as Reply.facts
  generate,   ///< a new board on the base of this one, as Reply.board; it does not matter what was played. Options
              ///< "seed", "grade" (1 to 5; without it any) and the puzzle's own
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
  std::string language = {};  ///< tag of what the reply is to be in, where the question was read from a text
  friend bool operator==(const Question&, const Question&) = default;
};

/// A next move and what becomes of it.
struct Choice {
  std::string move;
  bool alive = false;
  std::string note;  ///< "20 ways", "would cut off H"
  friend bool operator==(const Choice&, const Choice&) = default;
};

/// The answer in text, so that it can cross to another thread or process. Exactly one of three kinds.
struct Reply {
  enum class Kind { found, none, unknown };
  Kind kind = Kind::unknown;
  /// Found: a solution, as moves from the position (solve, nth, random; analyse when cheap; explain when each step is
  /// forced).
  std::vector<std::string> moves = {};
  std::string count = {};     ///< decimal digits when the number of solutions was asked for or came with it
  std::string number = {};    ///< decimal digits where it is known which of all solutions, from 1, the position shows
  std::string headline = {};  ///< "2 ways left", "12 moves to go", "No way to finish since move 8 (G-L-P)"
  std::string detail = {};    ///< one or two sentences: what is left, or the reason
  std::string marked =
      {};                 ///< analyse: what the choices come to, in a sentence: "Z is a dead end: it would cut off G."
  std::string hint = {};  ///< analyse, found: the first of the moves in a sentence, where its text would not say it
  std::string certificate = {};      ///< none: the reason in the puzzle's own one-line form, for its checker
  std::string budget = {};           ///< unknown: what was used before stopping
  int since = 0;                     ///< none: number of the move that closed the last way; 0: the start, or not known
  std::vector<Choice> choices = {};  ///< analyse: all legal moves
  std::vector<std::pair<std::string, std::string>> facts = {};  ///< further rows to show: name, value
  Explanation explanation = {};                                 ///< explain
  std::string board = {};                                       ///< generate: the text of an instance
  std::int64_t tries = 0;                                       ///< generate: how many it took
  int grade = 0;  ///< explain, grade, generate: the difficulty from 1 to 5; 0: not known
  friend bool operator==(const Reply&, const Reply&) = default;
};

constexpr auto names_of(Reply::Kind) { return std::array<std::string_view, 3>{"found", "none", "unknown"}; }

/// Line-based text forms, for the worker; parse accepts exactly what write makes.
std::string write_question(const Question& question);
Result<Question> parse_question(std::string_view text);
std::string write_reply(const Reply& reply);
Result<Reply> parse_reply(std::string_view text);

/// Takes one solution as moves; false stops the enumeration.
using SolutionSink = std::function<bool(const std::vector<std::string>&)>;

/// Answers a question about any registered puzzle. An Error is a fault of the question (unknown puzzle, bad instance,
/// illegal move). Links every solver; the front end calls it in the worker only.
Result<Reply> ask(const Question& question, Control& control, const SolutionSink& sink);

}  // namespace schlegel
