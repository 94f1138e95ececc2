#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

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
};

/// As an entry among the moves of a timeline, which no move of a puzzle can be mistaken for: names hold no '#'.
std::string write_mark(const PencilMark& mark);
std::optional<PencilMark> parse_mark(std::string_view text);
/// Of an entry that is one or the other.
inline bool is_mark(std::string_view entry) { return entry.starts_with('#'); }

inline constexpr int number_of_grades = 5;
/// "Beginner" for grade 1, ... "Expert" for grade 5.
std::string grade_name(int grade);

/// One step of an explanation: a reason part with what it rests on and what it adds.
struct ExplanationStep : ReasonPart {
  enum class Kind {
    deduction,     ///< new facts
    assumption,    ///< begins a case: what follows, one deeper, holds under it
    contradiction  ///< ends a case, or the explanation
  };
  Kind kind = Kind::deduction;
  int depth = 0;                  ///< how many assumptions hold
  std::string technique;          ///< its name, to be read
  int grade = 0;                  ///< of the technique; 0 where there is none, as where a case begins
  std::vector<int> because = {};  ///< numbers, from 1, of the steps whose facts it rests on; the board's are not told
  std::vector<std::string> facts = {};  ///< what is known now, in words
  std::vector<PencilMark> marks = {};   ///< the same as marks, as far as it can be drawn
  std::vector<std::string> moves = {};  ///< those that can be played now, after those of the steps before
  friend bool operator==(const ExplanationStep&, const ExplanationStep&) = default;
};

constexpr auto names_of(ExplanationStep::Kind) {
  return std::array<std::string_view, 3>{"deduction", "supposition", "contradiction"};
}

/// Why a position ends as it does.
struct Explanation {
  enum class End {
    solved,   ///< the moves of all steps are the solution
    none,     ///< the last step is a contradiction
    open,     ///< nothing more is forced: there are several solutions
    enough,   ///< the steps that were wanted are told
    stopped,  ///< it is not known what follows
  };
  End end = End::stopped;
  std::vector<ExplanationStep> steps;
  friend bool operator==(const Explanation&, const Explanation&) = default;
};

constexpr auto names_of(Explanation::End) {
  return std::array<std::string_view, 5>{"solved", "none", "open", "enough", "stopped"};
}

/// How far an explanation is to go.
struct ExplainLimits {
  /// Stops after so many steps at the top that tell something new, see `drawn`: after 1 with what that step needs,
  /// after more with all that came before. 0: goes on to the end, as where it is seen at once that there is no
  /// solution.
  int new_steps = 0;
  /// What the person has drawn already: a step that derives nothing else tells nothing new.
  std::vector<PencilMark> drawn = {};
  /// Looks for a technique at a place, after which it stops.
  std::uint64_t most_looks = 400'000'000;
};

/// How hard an explanation is.
struct Grading {
  int grade = 0;          ///< of the hardest technique
  std::string technique;  ///< its name
  int hardest = 0;        ///< how often a technique of this grade is used
  int steps = 0;          ///< all of them
};
Grading grade_of(const Explanation& explanation);

/// What is drawn after the first `count` steps: the marks of those whose assumptions still hold.
std::vector<PencilMark> marks_after(const Explanation& explanation, std::size_t count);

}  // namespace schlegel
