#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "base/json.hpp"
#include "play/reason.hpp"

namespace schlegel {

/// What a person draws on a board with a pencil: that a line or a place is used or filled, or (a cross) that it is not.
/// It is a note, not a move: the rules know nothing of it.
struct PencilMark {
  std::string from, to;  ///< ids of targets; `to` is empty for a place
  bool holds = false;
  /// A line may be told from either end.
  friend bool operator==(const PencilMark& a, const PencilMark& b) {
    return a.holds == b.holds &&
           ((a.from == b.from && a.to == b.to) || (!a.to.empty() && a.from == b.to && a.to == b.from));
  }
  static constexpr auto fields() {
    return std::tuple(Field("from", &PencilMark::from), Field("to", &PencilMark::to, false),
                      Field("holds", &PencilMark::holds));
  }
};

/// As an entry among the moves of a timeline, which no move of a puzzle can be mistaken for: names hold no '#'.
std::string write_mark(const PencilMark& mark);
std::optional<PencilMark> parse_mark(std::string_view text);
/// Of an entry that is one or the other.
inline bool is_mark(std::string_view entry) { return entry.starts_with('#'); }

inline constexpr int number_of_grades = 5;
/// "Beginner" for grade 1, ... "Expert" for grade 5.
std::string grade_name(int grade);

/// A technique of a person who solves the puzzle.
struct Technique {
  std::string_view id;  ///< within its puzzle; it never changes with wording or language
  Sentence name;        ///< "Two lines left"
  int grade = 1;        ///< from 1 to number_of_grades: what a board is rated that needs it
  bool local = true;    ///< looked for at the places that new facts touch; else once, on the whole board
  bool costly = false;  ///< left out of the many assumptions that are tried until one leads to a contradiction
  /// Of {count} uses of it side by side, {many} in words, about one {line} or "none": "Two empty corners". Empty: its
  /// name.
  Sentence title = Sentence("");
};

/// What is known of a position, for programs.
struct KnownFact {
  enum class Kind {
    edge,      ///< the edge between these two vertices is used
    vertex,    ///< the vertex is used
    line,      ///< the vertex lies on the line of this name
    end,       ///< the path ends at the vertex
    colour,    ///< the edge that is this side of the first face, and belongs to the second too, has this colour
    piece,     ///< a piece equal to this one lies on the face
    home,      ///< this piece stays at the vertex; from here on the facts are about moves
    distance,  ///< so many moves are to go
    removed,   ///< the pegs of these vertices are gone, all others are where they were
    jump,      ///< a peg jumps from the first vertex over the second into the third
    parity,    ///< these vertices hold an odd number of pegs, which no jump changes
    weight,    ///< with these weights, no jump raises the total of the pegs
  } kind = Kind::edge;
  bool holds = true;                                   ///< else the opposite is known
  std::vector<std::string> vertices = {}, faces = {};  ///< ids of targets
  std::string line = {}, colour = {}, piece = {};
  int side = 0;  ///< of the first face, from 0
  int moves = 0;
  std::vector<std::int64_t> weights = {};  ///< of the vertices, in their order
  std::string text = {};                   ///< a clause without capital and full stop: "line A-B is used"
  friend bool operator==(const KnownFact&, const KnownFact&) = default;

  /// It holds in every solution.
  bool is_of_solution() const { return kind < Kind::home; }
  static constexpr auto fields() {
    return std::tuple(Field("kind", &KnownFact::kind), Field("holds", &KnownFact::holds),
                      Field("vertices", &KnownFact::vertices, false), Field("faces", &KnownFact::faces, false),
                      Field("line", &KnownFact::line, false), Field("colour", &KnownFact::colour, false),
                      Field("piece", &KnownFact::piece, false), Field("side", &KnownFact::side, false),
                      Field("moves", &KnownFact::moves, false), Field("weights", &KnownFact::weights, false),
                      Field("text", &KnownFact::text));
  }
};
constexpr auto names_of(KnownFact::Kind) {
  return std::array<std::string_view, 12>{"edge", "vertex",   "line",    "end",  "colour", "piece",
                                          "home", "distance", "removed", "jump", "parity", "weight"};
}
/// How a person draws it, where it can be drawn: an edge or a vertex.
std::optional<PencilMark> mark_of(const KnownFact& fact);

/// One step of an explanation: a reason part with what it rests on and what it adds.
struct ExplanationStep : ReasonPart {
  enum class Kind {
    deduction,      ///< new facts
    assumption,     ///< begins a case: what follows, one deeper, holds under it
    contradiction,  ///< ends a case, or the explanation
    choice          ///< a fact of one of several solutions, taken where no technique applies: it rests on nothing
  };
  Kind kind = Kind::deduction;
  int depth = 0;             ///< how many assumptions hold
  std::string technique_id;  ///< a Technique's; empty where there is none, as where a case begins
  std::string technique;     ///< its name, to be read
  int grade = 0;             ///< of the technique; 0: there is none
  /// The sentence with the reasons in it that would take a step of their own, and the numbers of those; may be empty.
  std::string retold = {};
  std::vector<int> retells = {};
  /// Numbers, from 1, of the steps whose facts it rests on; the board's facts have none.
  std::vector<int> because = {};
  std::vector<KnownFact> facts = {};    ///< what is known now
  std::vector<std::string> moves = {};  ///< those that can be played now, after those of the steps before
  friend bool operator==(const ExplanationStep&, const ExplanationStep&) = default;

  /// Its facts, as far as they can be drawn.
  std::vector<PencilMark> marks() const;
  void use(const Technique& used) {
    technique_id = used.id;
    technique = say(used.name);
    grade = used.grade;
  }
  static constexpr auto fields() {
    using Step = ExplanationStep;
    return std::tuple(
        Field("kind", &Step::kind), Field("depth", &Step::depth), Field("technique_id", &Step::technique_id, false),
        Field("technique", &Step::technique, false), Field("grade", &Step::grade, false),
        Field("sentence", &Step::sentence), Field("again", &Step::again, false), Field("then", &Step::then, false),
        Field("found", &Step::found, false), Field("must", &Step::must, false), Field("retold", &Step::retold, false),
        Field("retells", &Step::retells, false), Field("because", &Step::because, false),
        Field("facts", &Step::facts, false), Field("spots", &Step::spots, false), Field("bands", &Step::bands, false),
        Field("moves", &Step::moves, false));
  }
};

constexpr auto names_of(ExplanationStep::Kind) {
  return std::array<std::string_view, 4>{"deduction", "assumption", "contradiction", "choice"};
}

/// Steps that belong together, and what follows from them without a new idea. All are numbered from 1, in order.
struct OutlineStep {
  std::string technique;          ///< of the hardest of them, to be read; empty where there is none
  int grade = 0;                  ///< its grade
  int times = 0;                  ///< in how many places it is used
  std::vector<int> steps = {};    ///< the reasons, before what they lead to
  std::vector<int> follows = {};  ///< what follows, or how a case fails
  std::string title = {};         ///< what is seen or found in it: "Two empty corners"
  friend bool operator==(const OutlineStep&, const OutlineStep&) = default;
  static constexpr auto fields() {
    return std::tuple(Field("technique", &OutlineStep::technique), Field("grade", &OutlineStep::grade),
                      Field("times", &OutlineStep::times), Field("steps", &OutlineStep::steps),
                      Field("follows", &OutlineStep::follows, false), Field("title", &OutlineStep::title, false));
  }
};

/// Why a position ends as it does.
struct Explanation {
  enum class End {
    solved,   ///< the moves of all steps are the solution, or one of several where there are choices
    none,     ///< the last step is a contradiction
    open,     ///< there are several solutions, and the work for one explanation is spent
    enough,   ///< the steps that were asked for are there
    stopped,  ///< it is not known what follows
  };
  End end = End::stopped;
  std::vector<ExplanationStep> steps = {};
  /// Two of several, as moves: the first has each choice, the other lacks the first choice.
  std::vector<std::vector<std::string>> solutions = {};
  std::vector<OutlineStep> outline = {};  ///< the steps folded; empty where each stands by itself
  friend bool operator==(const Explanation&, const Explanation&) = default;
  static constexpr auto fields() {
    return std::tuple(Field("end", &Explanation::end), Field("steps", &Explanation::steps),
                      Field("solutions", &Explanation::solutions, false),
                      Field("outline", &Explanation::outline, false));
  }
};

constexpr auto names_of(Explanation::End) {
  return std::array<std::string_view, 5>{"solved", "none", "open", "enough", "stopped"};
}

/// Without an outline, each step gets a row of its own.
void complete_outline(Explanation& explanation);

struct ToldSentence {
  std::string text;
  int depth = 0;  ///< of its step
};
/// Those of these steps, by their numbers, that others of them don't tell too wherever they rest on them.
std::vector<int> told_of(const Explanation& explanation, const std::vector<int>& numbers);
/// What these steps say one after the other, by their numbers. Those of one kind are one list.
std::vector<ToldSentence> sentences_of(const Explanation& explanation, const std::vector<int>& numbers);
/// "4 more follow from this", or "4 more steps to the contradiction" of a case; empty if nothing follows.
std::string followers_of(const Explanation& explanation, const OutlineStep& row);
/// The same for a text, with what the first of them find: "1 more follows from this: 2-3 is used".
std::string followers_in_words(const Explanation& explanation, const OutlineStep& row);
/// What a step comes to, in a few words.
std::string gist_of(const ExplanationStep& step);

/// How far an explanation is to go.
struct ExplainLimits {
  /// Stops after so many steps at the top that tell something new, see `drawn`: for 1 after the first that draws a line
  /// or places a piece, unless that is far away, with what it needs; for more with all that came before. 0: goes on to
  /// the end, as where it is seen at once that there is no solution.
  int new_steps = 0;
  /// What the person has drawn already: a step that derives nothing else tells nothing new. Where some of it can't be,
  /// one new step is one that shows it.
  std::vector<PencilMark> drawn = {};
  /// With one new step: goes on to one that can be played, if such a one is near.
  bool to_play = false;
  /// Looks for a technique at a place, after which it stops.
  std::uint64_t most_looks = 400'000'000;
  /// Of a ladder, uses only the techniques before the one with this id, and no choices; empty: all.
  std::string_view before = {};
};

/// How hard an explanation is: as its hardest technique, but at least Easy when there is a choice or no solution, and
/// at least Medium when there are more than two choices. Nothing when it is not whole.
struct Grading {
  int grade = 0;
  std::string technique;  ///< name of the hardest technique, or of choices if these are harder
  int hardest = 0;        ///< how often a technique of this grade is used
  int steps = 0;          ///< all of them
};
Grading grade_of(const Explanation& explanation);

/// What is drawn after the first `count` steps: the marks of those whose assumptions still hold.
std::vector<PencilMark> marks_after(const Explanation& explanation, std::size_t count);

}  // namespace schlegel
