#pragma once
#include <optional>
#include <string>
#include <vector>

#include "web/app/advisor.hpp"
#include "web/app/command.hpp"

namespace schlegel::web {

class App;

/// What the answer card says and offers: the screen draws it, the page speaks it.
struct Answer {
  enum class State {
    ready,     ///< nothing was asked: what the position is, or how many solutions are left
    note,      ///< an answer in a sentence
    where,     ///< a hint: where to look
    why,       ///< a hint: what follows there, and why
    done,      ///< a hint was played
    steps,     ///< an explanation or a proof, step by step
    stuck,     ///< there is no solution from here
    failed,    ///< no answer was found
    working,   ///< a question runs
    solution,  ///< a solution is shown in place of the game
    solved,
  };
  enum class Tone { plain, good, bad };
  State state = State::ready;
  Tone tone = Tone::plain;
  bool large = false;           ///< the headline is set large
  std::string label, progress;  ///< a few words above the headline, and how far that has gone
  std::string length;           ///< "4 steps": of what is listed, once it is known
  std::string headline;
  std::vector<std::string> text = {};
  const page::Finished* finished = nullptr;           ///< solved: its figures follow the first sentence
  float fraction = -1;                                ///< working: how much is done, negative when unknown
  std::optional<Offer> primary, lesson, link, close;  ///< on the right; two in the text; in the corner
  /// A step of an explanation, and what follows from the one that is told. The headline and the text are of `here`.
  struct Step {
    enum class Place { before, here, after };
    Offer offer;
    Place place = Place::before;
    int number = 0, more = 0;            ///< from 1, 0 for what follows from the one before; what follows from it
    std::string followers = {};          ///< that in words
    std::vector<std::string> text = {};  ///< here
    bool follows() const { return number == 0; }
  };
  std::vector<Step> outline = {};
  bool lists_all = false;               ///< where there is room for the one step only, the outline takes its place
  std::optional<Offer> all_steps = {};  ///< changes that
  std::vector<Offer> others = {};       ///< from the left
  const Proof* proof = nullptr;         ///< stuck: why
  bool awaited = false;                 ///< what is told unasked is not known yet

  /// "A. B." as the headline "A" and the text "B.".
  void begin_with(std::string_view sentences);
  /// In the last paragraph of the text.
  void go_on(std::string_view sentence);
};

Answer answer_of(const App& app);
/// What the link to this board leaves of the computer's help, in a sentence; empty: all.
std::string help_in_words(const App& app);
/// Where the board of a day leads once it is solved: the address of that day's next board, or of the list of days;
/// empty: it is the board of no day.
std::string next_daily(const App& app);
/// The move since which there is no solution, while that is said; 0: it is not, or there never was one.
int stuck_since(const App& app);
/// When it is said that the question that waits is at work, in milliseconds.
double slow_at(const App& app);

/// The buttons of the card by which keys and menus know them, wherever they are.
inline constexpr const char* primary_id = "go";
inline constexpr const char* solution_id = "solution";

}  // namespace schlegel::web
